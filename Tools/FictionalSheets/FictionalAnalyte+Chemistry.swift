extension FictionalAnalyte {
  /// Clinical chemistry; columns as ``FictionalAnalyte/all`` says.
  static let chemistryTable = """
    na|electrolytes|Natrium;Na|Sodium|mmol/l=mmol/L|2951-2|P|136|145|0|two
    k|electrolytes|Kalium;K|Potassium|mmol/l=mmol/L|2823-3|P|3.50|5.10|2|two
    cl|electrolytes|Chlorid|Chloride|mmol/l=mmol/L|2075-0|L|98|107|0|two
    ca|electrolytes|Calcium;Kalzium|Calcium|mmol/l=mmol/L|2000-8|L|2.15|2.55|2|two
    ca|electrolytes|Calcium|Calcium|mg/dl=mg/dL|17861-6|L|8.6|10.2|1|two
    mg|electrolytes|Magnesium|Magnesium|mmol/l=mmol/L|2601-3|L|0.66|1.07|2|two
    mg|electrolytes|Magnesium;Mg|Magnesium|mg/dl=mg/dL|19123-9|P|1.6|2.6|1|two
    phos|electrolytes|Phosphat;Phosphat anorganisch|Phosphate|mmol/l=mmol/L|14879-1|L|0.81|1.45|2|two
    krea|kidney|Kreatinin;Creatinin;Kreatinin (enzymatisch);Kreatinin (Jaffé)|Creatinine|mg/dl=mg/dL|2160-0|P|0.50|0.95|2|sex
    krea|kidney|Kreatinin;Creatinin;Kreatinin enzymatisch|Creatinine|µmol/l=umol/L|14682-9|P|45|84|0|sex
    egfr|kidney|eGFR (CKD-EPI 2009);GFR (CKD-EPI 2009)|eGFR (CKD-EPI)|ml/min/1,73m²=mL/min/{1.73_m2};ml/min/1,73 m²=mL/min/{1.73_m2}|62238-1|L|90||0|lower
    urea|kidney|Harnstoff|Urea|mg/dl=mg/dL|3091-6;22664-7|L|17|48|0|two
    urate|kidney|Harnsäure;Urat|Urate;Uric acid|mg/dl=mg/dL|3084-1|P|2.4|5.7|1|sex
    cysc|kidney|Cystatin C|Cystatin C|mg/l=mg/L|33863-2|L|0.61|0.95|2|two
    got|liver|GOT (AST);ASAT;GOT|AST;ASAT|U/l=U/L|1920-8|P||35|0|upper
    got|liver|GOT (AST);ASAT|AST|µkat/l=ukat/L|1920-8|P||0.58|2|upper
    gpt|liver|GPT (ALT);ALAT;GPT|ALT|U/l=U/L|1742-6;1743-4|L||35|0|upper
    ggt|liver|Gamma-GT;γ-GT;GGT|GGT;Gamma-GT|U/l=U/L|2324-2|P||40|0|upper
    ggt|liver|Gamma-GT;GGT|GGT|µkat/l=ukat/L|2324-2|P||0.67|2|upper
    ap|liver|Alkalische Phosphatase;AP|Alkaline phosphatase|U/l=U/L|6768-6|L|35|105|0|two
    ldh|liver|LDH;Lactatdehydrogenase|LDH|U/l=U/L|2532-0;14804-9|P|135|214|0|two
    bili|liver|Bilirubin gesamt;Gesamtbilirubin;Bilirubin, gesamt|Bilirubin total|mg/dl=mg/dL|1975-2|L||1.20|2|upper
    bili|liver|Bilirubin gesamt;Gesamtbilirubin|Bilirubin total|µmol/l=umol/L|14631-6|P||21.0|1|upper
    bilid|liver|Bilirubin direkt;Bilirubin, direkt|Bilirubin direct|mg/dl=mg/dL|1968-7|L||0.30|2|upper
    ck|liver|CK;CK gesamt;Creatinkinase|CK;Creatine kinase|U/l=U/L|2157-6|P||170|0|upper
    lipase|liver|Lipase|Lipase|U/l=U/L|3040-3|L|13|60|0|two
    amy|liver|Alpha-Amylase;Amylase|Amylase|U/l=U/L|1798-8|P|28|100|0|two
    prot|liver|Gesamteiweiß;Eiweiß, gesamt|Total protein|g/dl=g/dL|2885-2|L|6.4|8.3|1|two
    alb|liver|Albumin;Albumin im Serum|Albumin|g/dl=g/dL|1751-7|L|3.5|5.2|1|two
    chol|lipids|Cholesterin;Cholesterin gesamt;Gesamtcholesterin|Cholesterin;Cholesterol total|mg/dl=mg/dL|2093-3|P||200|0|upper
    chol|lipids|Cholesterin;Gesamtcholesterin|Cholesterol total|mmol/l=mmol/L|14647-2|P||5.2|1|upper
    hdl|lipids|HDL-Cholesterin|HDL cholesterol|mg/dl=mg/dL|2085-9|L|45||0|lower
    ldl|lipids|LDL-Cholesterin|LDL cholesterol|mg/dl=mg/dL|2089-1;13457-7;18262-6|L||130|0|upper
    ldl|lipids|LDL-Cholesterin;Cholesterin-LDL|LDL-C|mmol/l=mmol/L|22748-8|P||3.4|1|upper
    nonhdl|lipids|Non-HDL-Cholesterin;Nicht-HDL-Cholesterin|Non-HDL|mg/dl=mg/dL|43396-1|P||160|0|upper
    tg|lipids|Triglyceride;Triglyzeride|Triglycerides|mg/dl=mg/dL|2571-8|P||150|0|upper
    lpa|lipids|Lp(a);Lipoprotein(a)|Lipoprotein(a)|nmol/l=nmol/L|43583-4|P||75|0|upper
    apob|lipids|Apolipoprotein B;Apo B|Apo B|g/l=g/L|1884-6|P|0.55|1.25|2|two
    glu|glucose|Glucose;Glukose|Glucose|mg/dl=mg/dL|2345-7|P|60|99|0|two
    glu|glucose|Glucose;Glukose|Glucose|mmol/l=mmol/L|14749-6|L|3.3|5.5|1|two
    a1c|glucose|HbA1c;HbA1c (NGSP)|HbA1c|%=%|4548-4|L|4.0|6.0|1|two
    a1cifcc|glucose|HbA1c (IFCC)|HbA1c (IFCC)|mmol/mol=mmol/mol|59261-8|L|20|42|0|two
    crp|inflammation|CRP;C-reaktives Protein|CRP|mg/l=mg/L|1988-5|P||5.0|1|upper
    crp|inflammation|CRP;C-reaktives Protein|CRP|mg/dl=mg/dL|1988-5|P||0.50|2|upper
    pct|inflammation|Procalcitonin|Procalcitonin|µg/l=ug/L;ng/ml=ng/mL|33959-8|L||0.05|2|upper
    bsg|inflammation|BSG 1 h;BSG nach 1 Stunde|ESR 1 h|mm/h=mm/h|30341-2;4537-7|L||20|0|upper
    fe|iron|Eisen;Fe|Iron|µmol/l=umol/L|14798-3|P|5.8|34.5|1|two
    fe|iron|Eisen|Iron|µg/dl=ug/dL|2498-4|L|37|145|0|two
    ferritin|iron|Ferritin|Ferritin|ng/ml=ng/mL;µg/l=ug/L|2276-4|L|15|150|0|two
    transf|iron|Transferrin|Transferrin|mg/dl=mg/dL|3034-6|L|200|360|0|two
    tsat|iron|Transferrinsättigung;Transferrin-Sättigung|TSAT|%=%|2502-3|P|16.0|45.0|1|two
    tsh|thyroid|TSH;TSH basal|TSH|mU/l=m[IU]/L;µIU/ml=u[IU]/mL;mIU/l=m[IU]/L|3016-3|P|0.27|4.20|2|two
    ft3|thyroid|fT3;FT3;Freies T3|Free T3|pg/ml=pg/mL;ng/l=ng/L|3051-0|L|2.00|4.40|2|two
    ft4|thyroid|fT4;FT4;Freies T4|Free T4|ng/dl=ng/dL|3024-7|L|0.93|1.70|2|two
    ft4|thyroid|fT4;Freies T4|Free T4|pmol/l=pmol/L|14920-3|L|12.0|22.0|1|two
    tpo|thyroid|TPO-Antikörper;Anti-TPO|Anti-TPO|IU/ml=[IU]/mL;kU/l=k[IU]/L|8099-4|L||34|0|upper
    b12|vitamins|Vitamin B12;B12|Vitamin B12|pg/ml=pg/mL;ng/l=ng/L|2132-9|P|197|771|0|two
    b12|vitamins|Vitamin B12|Vitamin B12|pmol/l=pmol/L|14685-2|P|145|569|0|two
    folat|vitamins|Folsäure;Folat|Folate|ng/ml=ng/mL;µg/l=ug/L|2284-8|P|3.9|26.8|1|two
    vitd|vitamins|25-OH-Vitamin D;Vitamin D|25-OH vitamin D|nmol/l=nmol/L|68438-1;14635-7|P|50|125|0|two
    homo|vitamins|Homocystein;Homozystein|Homocysteine|µmol/l=umol/L|13965-9|P||12.0|1|upper
    igg|proteins|IgG;Immunglobulin G|IgG|g/l=g/L|2465-3|P|7.0|16.0|1|two
    iga|proteins|IgA;Immunglobulin A|IgA|g/l=g/L|2458-8|L|0.70|4.00|2|two
    igm|proteins|IgM;Immunglobulin M|IgM|g/l=g/L|2472-9|L|0.40|2.30|2|two
    rf|proteins|Rheumafaktor|Rheumatoid factor|IU/ml=[IU]/mL;U/ml=[IU]/mL|11572-5|L||14|0|upper
    cort|proteins|Cortisol;Kortisol|Cortisol|nmol/l=nmol/L|14675-3|P|172|497|0|two
    fikt|proteins|Fiktin-Index;Musterin;Beispielin-Antikörper|Fictin index;Specimenin|FE/l=||-|3.0|9.0|1|two
    """
}
