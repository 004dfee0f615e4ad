extension FictionalAnalyte {
  /// Blood count, differential and coagulation; columns as ``FictionalAnalyte/all`` says.
  static let bloodTable = """
    leuko|blood|Leukozyten;Leukocyten;Leukos|White blood cells;Leukocytes;WBC|10^3/µl=10*3/uL;10³/µl=10*3/uL;Tsd/µl=10*3/uL;G/l=10*9/L;/nl=/nL|6690-2|L|3.9|10.2|1|two
    ery|blood|Erythrozyten;Erythrozytenzahl;Erys|Erythrocytes;RBC|10^6/µl=10*6/uL;10⁶/µl=10*6/uL;Mio/µl=10*6/uL;T/l=10*12/L;/pl=/pL|789-8|P|4.10|5.40|2|sex
    leuko|blood|Leukozyten|White blood cells|/µl=/uL|6690-2|L|3900|10200|0|two
    thrombo|blood|Thrombozyten|Platelets|/µl=/uL|777-3;26515-7|L|150000|370000|0|two
    hb|blood|Hämoglobin;Hb;Haemoglobin|Hemoglobin;Hb|g/dl=g/dL|718-7|P|12.0|16.0|1|sex
    hb|blood|Hämoglobin;Hb|Hemoglobin|g/l=g/L|718-7|P|120|160|0|sex
    hkt|blood|Hämatokrit;Hämatokrit (HKT)|Hematocrit|%=%|4544-3;20570-8|L|36.0|46.0|1|two
    mcv|blood|MCV|MCV|fl=fL|787-2|L|80|96|0|two
    mch|blood|MCH;HbE|MCH|pg=pg|785-6|P|27.0|33.0|1|two
    mchc|blood|MCHC|MCHC|g/dl=g/dL|786-4|P|32.0|36.0|1|two
    rdw|blood|RDW-CV;RDW;Erythrozytenverteilungsbreite|RDW-CV;RDW|%=%|788-0|P|11.5|14.5|1|two
    thrombo|blood|Thrombozyten;Thrombos|Platelets;Thrombocytes|10^3/µl=10*3/uL;10³/µl=10*3/uL;Tsd/µl=10*3/uL;G/l=10*9/L;/nl=/nL|777-3;26515-7|L|150|370|0|two
    mpv|blood|MPV|MPV|fl=fL|32623-1|L|7.8|11.0|1|two
    neutro|differential|Neutrophile;Neutrophile Granulozyten;Neutrophile %|Neutrophils;Neutrophils %|%=%|770-8|L|42.0|75.0|1|two
    neutroabs|differential|Neutrophile abs.;Neutrophile absolut|Neutrophils abs.|10^3/µl=10*3/uL;10³/µl=10*3/uL;Tsd/µl=10*3/uL;G/l=10*9/L;/nl=/nL|751-8|P|1.50|7.70|2|two
    lympho|differential|Lymphozyten;Lymphozyten %|Lymphocytes;Lymphocytes %|%=%|736-9|P|20.0|45.0|1|two
    lymphoabs|differential|Lymphozyten abs.;Lymphozyten absolut|Lymphocytes abs.|10^3/µl=10*3/uL;10³/µl=10*3/uL;Tsd/µl=10*3/uL;G/l=10*9/L;/nl=/nL|731-0|L|1.10|4.50|2|two
    mono|differential|Monozyten;Monozyten %|Monocytes;Monocytes %|%=%|5905-5|L|2.0|9.5|1|two
    eos|differential|Eosinophile;Eosinophile Granulozyten|Eosinophils|%=%|713-8|L|0.5|7.0|1|two
    baso|differential|Basophile;Basophile Granulozyten|Basophils;Basophils %|%=%|706-2|P|0.0|1.8|1|upper
    retis|differential|Retikulozyten|Reticulocytes|‰=[ppth]|4679-7;|L|5|20|0|two
    quick|coagulation|Quick;Quickwert;TPZ (Quick)|Prothrombin time|%=%|5894-1|L|70|120|0|two
    inr|coagulation|INR|INR|=1|6301-6;34714-6;38875-1|L|0.85|1.15|2|two
    aptt|coagulation|aPTT;PTT|aPTT|s=s;sec=s|14979-9;3173-2|L|26.0|36.0|1|two
    fib|coagulation|Fibrinogen|Fibrinogen|g/l=g/L|3255-7|L|1.80|4.00|2|two
    ddimer|coagulation|D-Dimere;D-Dimer|D-Dimer|mg/l FEU=mg/L;µg/ml FEU=ug/mL|48065-7|L||0.50|2|upper
    """
}
