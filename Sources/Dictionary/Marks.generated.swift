// Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
// swift-format-ignore-file
enum GeneratedMarks {
  static let rows = #"""
u	bracket end front	specimen	urine
iu	bracket end	specimen	urine
imurin	bracket end	specimen	urine
urin	bracket end front	specimen	urine
harn	bracket end front	specimen	urine
imharn	bracket end	specimen	urine
spontanurin	bracket end	specimen	urine
inurine	bracket end	specimen	urine
urine	bracket end front	specimen	urine
su	bracket end	specimen	urine-24h
24hurin	bracket end	specimen	urine-24h
24hurin	bracket end	specimen	urine-24h
im24hurin	bracket end	specimen	urine-24h
im24hurin	bracket end	specimen	urine-24h
sammelurin	bracket end	specimen	urine-24h
imsammelurin	bracket end	specimen	urine-24h
s	bracket	specimen	blood
se	bracket	specimen	blood
is	bracket end	specimen	blood
imserum	bracket end	specimen	blood
serum	bracket end front	specimen	blood
inserum	bracket end	specimen	blood
p	bracket	specimen	blood
ip	bracket end	specimen	blood
implasma	bracket end	specimen	blood
plasma	bracket end front	specimen	blood
hp	bracket end	specimen	blood
ep	bracket	specimen	blood
cp	bracket	specimen	blood
citrat	bracket	specimen	blood
eb	bracket	specimen	blood
edta	bracket end	specimen	blood
edtablut	bracket end	specimen	blood
heparin	bracket	specimen	blood
naf	bracket	specimen	blood
b	bracket	specimen	blood
imblut	bracket end	specimen	blood
blut	bracket end	specimen	blood
vollblut	bracket end	specimen	blood
imvollblut	bracket end	specimen	blood
inblood	bracket end	specimen	blood
arteriell	bracket end	specimen	arterial-blood
art	bracket end	specimen	arterial-blood
arterial	bracket end front	specimen	arterial-blood
venoes	bracket end	specimen	venous-blood
ven	bracket end	specimen	venous-blood
venous	bracket end front	specimen	venous-blood
kapillaer	bracket end	specimen	capillary-blood
kap	bracket end	specimen	capillary-blood
capillary	bracket end front	specimen	capillary-blood
liquor	bracket end front	specimen	csf
il	bracket end	specimen	csf
imliquor	bracket end	specimen	csf
csf	bracket end front	specimen	csf
stuhl	bracket end	specimen	stool
imstuhl	bracket end	specimen	stool
stool	bracket end	specimen	stool
speichel	bracket end	specimen	saliva
imspeichel	bracket end	specimen	saliva
saliva	bracket end	specimen	saliva
punktat	bracket end	specimen	pleural-fluid
pleurapunktat	bracket end	specimen	pleural-fluid
aszites	bracket end	specimen	ascites
mikroskopisch	bracket end	method	manual
mikr	bracket end	method	manual
mikrdiff	bracket end	method	manual
mikrdiff	bracket end	method	manual
manuell	bracket end	method	manual
manual	bracket end	method	manual
maschinell	bracket end	method	automated
masch	bracket end	method	automated
automatisch	bracket end	method	automated
automated	bracket end	method	automated
teststreifen	bracket end	method	strip
streifen	bracket end	method	strip
stix	bracket end	method	strip
dipstick	bracket end	method	strip
sediment	bracket end	method	sediment
imsediment	bracket end	method	sediment
elektrophorese	bracket end	method	electrophoresis
abs	bracket end	neutral	
absolut	bracket end front	neutral	
absolute	bracket end	neutral	
rel	bracket end	neutral	
relativ	bracket end	neutral	
relative	bracket end	neutral	
%	end	neutral	
#	end	neutral	
clia	bracket end	neutral	
eclia	bracket end	neutral	
cmia	bracket end	neutral	
elisa	bracket end	neutral	
eia	bracket end	neutral	
ria	bracket end	neutral	
icpms	bracket end	neutral	
hplc	bracket end	neutral	
lcms	bracket end	neutral	
photom	bracket end	neutral	
photometrisch	bracket end	neutral	
turbid	bracket end	neutral	
turbidimetrisch	bracket end	neutral	
nephelom	bracket end	neutral	
nephelometrisch	bracket end	neutral	
enzymatisch	bracket end	neutral	
enzym	bracket end	neutral	
enz	bracket end	neutral	
njaffe	bracket end	neutral	
jaffe	bracket end	neutral	
kinetisch	bracket end	neutral	
ifcc	bracket end	neutral	
ngsp	bracket end	neutral	
dcct	bracket end	neutral	
gen2	bracket end	neutral	
gen3	bracket end	neutral	
gen4	bracket end	neutral	
gen5	bracket end	neutral	
ise	bracket end	neutral	
quant	bracket end	neutral	
quantitativ	bracket end	neutral	
sensitiv	bracket	neutral	
37c	bracket end	neutral	
37c	bracket end	neutral	
"""#
}
