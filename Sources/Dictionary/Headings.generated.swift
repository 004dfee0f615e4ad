// Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
// swift-format-ignore-file
enum GeneratedHeadings {
  static let rows = #"""
blutbild	blood	
kleinesblutbild	blood	
grossesblutbild	blood	
grblutbild	blood	
haematologie	blood	
hematology	blood	
haematology	blood	
completebloodcount	blood	
fullbloodcount	blood	
cbc	blood	
differentialblutbild	blood	
diffblutbild	blood	
differential	blood	
differenzialblutbild	blood	
differentialblutbildmaschinell	blood	automated
differentialblutbildautomatisch	blood	automated
differentialblutbildmikroskopisch	blood	manual
differentialblutbildmanuell	blood	manual
manuellesdifferentialblutbild	blood	manual
mikroskopischesdifferentialblutbild	blood	manual
manualdifferential	blood	manual
blutausstrich	blood	manual
klinischechemie	blood	
chemie	blood	
serumchemie	blood	
serum	blood	
plasma	blood	
blut	blood	
blood	blood	
edtablut	blood	
clinicalchemistry	blood	
chemistry	blood	
biochemistry	blood	
elektrolyte	blood	
electrolytes	blood	
niere	blood	
nierenwerte	blood	
nierenfunktion	blood	
kidney	blood	
renalfunction	blood	
leber	blood	
leberwerte	blood	
leberfunktion	blood	
leberundpankreas	blood	
leber/galle	blood	
enzyme	blood	
enzymes	blood	
liver	blood	
liverfunction	blood	
pankreas	blood	
herz	blood	
herzmarker	blood	
herzundmuskel	blood	
cardiacmarkers	blood	
fettstoffwechsel	blood	
lipide	blood	
blutfette	blood	
lipids	blood	
lipidpanel	blood	
zuckerstoffwechsel	blood	
kohlenhydratstoffwechsel	blood	
glucosestoffwechsel	blood	
diabetes	blood	
diabetesdiagnostik	blood	
eisenstoffwechsel	blood	
eisenstatus	blood	
iron	blood	
ironstudies	blood	
vitamine	blood	
vitamins	blood	
spurenelemente	blood	
traceelements	blood	
schilddruese	blood	
schilddruesenwerte	blood	
schilddruesendiagnostik	blood	
thyroid	blood	
thyroidfunction	blood	
hormone	blood	
hormones	blood	
endokrinologie	blood	
gerinnung	blood	
haemostaseologie	blood	
coagulation	blood	
entzuendung	blood	
entzuendungsparameter	blood	
entzuendungswerte	blood	
inflammation	blood	
proteine	blood	
proteins	blood	
eiweisse	blood	
immunglobuline	blood	
immunologie	blood	
immunoglobulins	blood	
serumelektrophorese	blood	electrophoresis
eiweisselektrophorese	blood	electrophoresis
elektrophorese	blood	electrophoresis
serumeiweisselektrophorese	blood	electrophoresis
proteinelectrophoresis	blood	electrophoresis
tumormarker	blood	
tumourmarkers	blood	
tumormarkers	blood	
autoimmundiagnostik	blood	
autoantikoerper	blood	
rheumatologie	blood	
infektionsserologie	blood	
serologie	blood	
hepatitisserologie	blood	
serology	blood	
aminosaeuren	blood	
aminoacids	blood	
lymphozytentypisierung	blood	
immunhaematologie	blood	
blutgruppe	blood	
urin	urine	
harn	urine	
urine	urine	
spontanurin	urine	
urinchemie	urine	
urinstatus	urine	strip
harnstatus	urine	strip
urinstreifen	urine	strip
urinteststreifen	urine	strip
teststreifen	urine	strip
urinstix	urine	strip
ustatus	urine	strip
urinalysis	urine	strip
urinedipstick	urine	strip
dipstick	urine	strip
urinsediment	urine	sediment
harnsediment	urine	sediment
sediment	urine	sediment
urinesediment	urine	sediment
sammelurin	urine-24h	
24hurin	urine-24h	
24stundenurin	urine-24h	
24stdurin	urine-24h	
24hoururine	urine-24h	
blutgase	blood	blood-gas
blutgasanalyse	blood	blood-gas
bga	blood	blood-gas
bloodgases	blood	blood-gas
arterielleblutgase	arterial-blood	blood-gas
blutgasearteriell	arterial-blood	blood-gas
blutgasanalysearteriell	arterial-blood	blood-gas
arterialbloodgas	arterial-blood	blood-gas
venoeseblutgase	venous-blood	blood-gas
blutgasevenoes	venous-blood	blood-gas
kapillaereblutgase	capillary-blood	blood-gas
blutgasekapillaer	capillary-blood	blood-gas
liquor	csf	
liquordiagnostik	csf	
cerebrospinalfluid	csf	
stuhl	stool	
stuhldiagnostik	stool	
stool	stool	
speichel	saliva	
saliva	saliva	
vitalwerte	patient	
vitalsigns	patient	
blutdruck	patient	
sonstiges		
sonstige		
weitereuntersuchungen		
other		
allgemein		
spezialuntersuchungen		
"""#
}
