extension FictionalAnalyte {
  /// Urine: stick and quotients; columns as ``FictionalAnalyte/all`` says.
  static let urineTable = """
    uph|urine|pH-Wert;pH|pH|=[pH];=1|5803-2;2756-5|L|5.0|8.0|1|two
    usg|urine|Spezifisches Gewicht;Dichte|Specific gravity|=1;=|5811-5;2965-2|L|1.005|1.030|3|two
    uleu|urine|Leukozyten;Leukozyten (Streifen)|Leukocyte esterase|/µl=/uL|20408-1;58805-3;51487-7;5799-2|L||25|0|stick
    unit|urine|Nitrit|Nitrite|=|5802-4;32710-6;50558-6|L|||0|stick
    uprot|urine|Eiweiß;Protein|Protein|=|20454-5;2887-8;57735-3|L|||0|stick
    uglu|urine|Glucose;Glukose|Glucose|=|25428-4;2349-9|L|||0|stick
    uket|urine|Keton;Ketonkörper|Ketones|=|2514-8;33903-6;57734-6|L|||0|stick
    uubg|urine|Urobilinogen|Urobilinogen|=|5818-0;13658-0|L|||0|stick
    ubil|urine|Bilirubin|Bilirubin|=|5770-3;1977-8;50551-1|L|||0|stick
    uery|urine|Erythrozyten;Blut / Hb|Blood|/µl=/uL|20409-9;798-9;30391-7;5794-3|L||10|0|stick
    acr|urine|Albumin/Kreatinin-Quotient|Albumin/creatinine ratio|mg/g Krea=mg/g{creat};mg/g=mg/g|9318-7;14959-1;32294-1;14958-3|L||30|0|upper
    ukrea|urine|Kreatinin im Urin;Kreatinin Urin;Urin-Kreatinin|Creatinine in urine|mg/dl=mg/dL|2161-8|P|29|226|0|two
    """
}
