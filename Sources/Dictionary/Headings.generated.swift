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
klinischchemischeuntersuchungen	blood	
klinischechemieserum	blood	
klinischechemie/immunologie	blood	
blutuntersuchung	blood	
vollblut	blood	
citratblut	blood	
citratplasma	blood	
serumchemistry	blood	
bloodchemistry	blood	
comprehensivemetabolicpanel	blood	
basicmetabolicpanel	blood	
metabolicpanel	blood	
klblutbild	blood	
rotesblutbild	blood	
weissesblutbild	blood	
blutbildmaschinell	blood	
blutbildklein	blood	
blutbildgross	blood	
haematologischeuntersuchungen	blood	
bloodcount	blood	
fbc	blood	
cbcwithdifferential	blood	
diffbb	blood	
differentialblutbildabsolut	blood	
differentialblutbildrelativ	blood	
differentialcount	blood	
whitecelldifferential	blood	
mikroskopischedifferenzierung	blood	manual
automatischesdifferentialblutbild	blood	automated
automateddifferential	blood	automated
gerinnungsdiagnostik	blood	
blutgerinnung	blood	
gerinnungsstatus	blood	
gerinnung/haemostaseologie	blood	
hemostasis	blood	
coagulationstudies	blood	
elektrolyteimserum	blood	
serumelektrolyte	blood	
mineralstoffe	blood	
minerals	blood	
schilddruesenparameter	blood	
schilddruesenhormone	blood	
thyroidfunctiontests	blood	
schilddruesenautoantikoerper	blood	
hormondiagnostik	blood	
sexualhormone	blood	
steroidhormone	blood	
fertilitaetsdiagnostik	blood	
endocrinology	blood	
knochenstoffwechsel	blood	
bonemetabolism	blood	
tumormarkerdiagnostik	blood	
infektionsdiagnostik	blood	
hepatitisdiagnostik	blood	
virologie	blood	
hivserologie	blood	
infectiousdiseaseserology	blood	
virology	blood	
impftiter	blood	
borrelienserologie	blood	
infektionsimmunologie	blood	
plasmaproteine	blood	
spezifischeproteine	blood	
rheumadiagnostik	blood	
rheumaserologie	blood	
immunology	blood	
autoimmune	blood	
autoantibodies	blood	
entzuendungsmarker	blood	
inflammatorymarkers	blood	
komplementsystem	blood	
proteinelektrophorese	blood	electrophoresis
ephorese	blood	electrophoresis
serumproteinelectrophoresis	blood	electrophoresis
leberenzyme	blood	
liverfunctiontests	blood	
liverpanel	blood	
leber/pankreas	blood	
retentionswerte	blood	
substrate	blood	
kidneyfunction	blood	
renalpanel	blood	
fette	blood	
lipidstatus	blood	
lipidprofil	blood	
lipidstoffwechsel	blood	
lipidprofile	blood	
blutzucker	blood	
glukosestoffwechsel	blood	
diabetespanel	blood	
oralerglukosetoleranztest	blood	
oralerglucosetoleranztest	blood	
ogtt	blood	
vitamineundspurenelemente	blood	
anaemiediagnostik	blood	
aminosaeurenimplasma	blood	
kardialemarker	blood	
kardialediagnostik	blood	
herzenzyme	blood	
kardiologie	blood	
cardiac	blood	
medikamentenspiegel	blood	
therapeutischesdrugmonitoring	blood	
medikamente	blood	
drugmonitoring	blood	
immunsuppressiva	blood	
antiepileptika	blood	
therapeuticdrugmonitoring	blood	
toxikologieimserum	blood	
allergiediagnostik	blood	
allergologie	blood	
spezifischesige	blood	
allergy	blood	
immunstatus	blood	
lymphozytendifferenzierung	blood	
zellulaererimmunstatus	blood	
blutgruppenserologie	blood	
lymphocytesubsets	blood	
blutgaseundoxymetrie	blood	blood-gas
saeurebasenstatus	blood	blood-gas
saeurebasenhaushalt	blood	blood-gas
bloodgasanalysis	blood	blood-gas
blutgasanalysebga	blood	blood-gas
bgaarteriell	arterial-blood	blood-gas
arterielleblutgasanalyse	arterial-blood	blood-gas
arterialbloodgases	arterial-blood	blood-gas
abg	arterial-blood	blood-gas
blutgasanalysevenoes	venous-blood	blood-gas
bgavenoes	venous-blood	blood-gas
venoeseblutgasanalyse	venous-blood	blood-gas
venousbloodgas	venous-blood	blood-gas
vbg	venous-blood	blood-gas
blutgasanalysekapillaer	capillary-blood	blood-gas
bgakapillaer	capillary-blood	blood-gas
kapillaereblutgasanalyse	capillary-blood	blood-gas
capillarybloodgas	capillary-blood	blood-gas
kapillarblut	capillary-blood	
capillaryblood	capillary-blood	
urinuntersuchung	urine	
urinuntersuchungen	urine	
urinanalyse	urine	
urindiagnostik	urine	
morgenurin	urine	
klinischechemieurin	urine	
urinechemistry	urine	
proteineimurin	urine	
urinproteine	urine	
mittelstrahlurin	urine	
urinquantitativ	urine	
drogenscreening	urine	
drogenscreeningimurin	urine	
urinedrugscreen	urine	
chemieurin	urine	
randomurine	urine	
spoturine	urine	
urinspontanurin	urine	
urinstreifentest	urine	strip
ustix	urine	strip
harnstreifen	urine	strip
urinstatusteststreifen	urine	strip
urineteststrip	urine	strip
urinstick	urine	strip
urinsedimentmikroskopisch	urine	sediment
urinmikroskopie	urine	sediment
mikroskopischessediment	urine	sediment
urinemicroscopy	urine	sediment
sedimentmikroskopisch	urine	sediment
microscopicurinalysis	urine	sediment
24hsammelurin	urine-24h	
24stundensammelurin	urine-24h	
sammelurin24h	urine-24h	
urin24h	urine-24h	
sammelharn	urine-24h	
klinischechemiesammelurin	urine-24h	
liquoruntersuchung	csf	
liquorcerebrospinalis	csf	
liquorstatus	csf	
csf	csf	
stuhluntersuchung	stool	
stuhlanalyse	stool	
feces	stool	
faeces	stool	
ejakulat	semen	
spermiogramm	semen	
semenanalysis	semen	
ejakulatanalyse	semen	
punktatgelenk	synovial-fluid	
gelenkpunktat	synovial-fluid	
synovia	synovial-fluid	
synovialfluessigkeit	synovial-fluid	
synovialfluid	synovial-fluid	
pleurapunktat	pleural-fluid	
pleuraerguss	pleural-fluid	
pleuralfluid	pleural-fluid	
aszites	ascites	
ascites	ascites	
aszitespunktat	ascites	
dialysat	dialysate	
dialysate	dialysate	
schweiss	sweat	
schweisstest	sweat	
sweat	sweat	
abstrich	swab	
swab	swab	
vitalparameter	patient	
vitalzeichen	patient	
koerpermasse	patient	
ekg	patient	
ecg	patient	
ruheekg	patient	
verschiedenes		
sonstigeuntersuchungen		
miscellaneous		
funktionsteste		
funktionstests		
mikrobiologie		
microbiology		
toxikologie		
toxicology		
molekulargenetik		
molekularbiologie		
externeuntersuchungen		
fremdleistungen		
molekularediagnostik		
punktat		
"""#
}
