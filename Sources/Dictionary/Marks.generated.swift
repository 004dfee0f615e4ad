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
citratblut	bracket	specimen	blood
heparinplasma	bracket	specimen	blood
citratplasma	bracket	specimen	blood
edtaplasma	bracket	specimen	blood
hb	bracket	specimen	blood
fluorid	bracket	specimen	blood
ipl	bracket	specimen	blood
nb	bracket	specimen	blood
serum/plasma	bracket	specimen	blood
ser	bracket	specimen	blood
liheparin	bracket	specimen	blood
blood	bracket	specimen	blood
edtavollblut	bracket	specimen	blood
ipl	end	specimen	blood
ib	end	specimen	blood
imedtablut	end	specimen	blood
inplasma	end	specimen	blood
se	end	specimen	blood
eb	end	specimen	blood
imcitratplasma	end	specimen	blood
s	front	specimen	blood
p	front	specimen	blood
b	front	specimen	blood
blut	front	specimen	blood
se	front	specimen	blood
suspontan	bracket	specimen	urine
mittelstrahlurin	bracket	specimen	urine
ur	bracket	specimen	urine
imspontanurin	bracket	specimen	urine
morgenurin	bracket	specimen	urine
inurin	bracket	specimen	urine
imspontanurin	end	specimen	urine
inurin	end	specimen	urine
iurin	end	specimen	urine
immorgenurin	end	specimen	urine
ur	front	specimen	urine
24h	bracket	specimen	urine-24h
24hsammelurin	bracket	specimen	urine-24h
su24	bracket	specimen	urine-24h
24std	bracket	specimen	urine-24h
24hsammelurin	end	specimen	urine-24h
imsu	end	specimen	urine-24h
/24h	end	specimen	urine-24h
24hoururine	end	specimen	urine-24h
in24hoururine	end	specimen	urine-24h
l	bracket	specimen	csf
incsf	end	specimen	csf
iliquor	end	specimen	csf
st	bracket	specimen	stool
ist	end	specimen	stool
instool	end	specimen	stool
stuhl	front	specimen	stool
speichel	front	specimen	saliva
kapillarblut	bracket end	specimen	capillary-blood
synovia	bracket end	specimen	synovial-fluid
gelenkpunktat	bracket end	specimen	synovial-fluid
imgelenkpunktat	bracket end	specimen	synovial-fluid
impleurapunktat	bracket end	specimen	pleural-fluid
imaszites	bracket end	specimen	ascites
ascites	bracket end	specimen	ascites
ejakulat	bracket end	specimen	semen
imejakulat	bracket end	specimen	semen
abstrich	bracket end	specimen	swab
mikrdiffabs	bracket end	method	manual
mikrdiffrel	bracket end	method	manual
man	bracket end	method	manual
mikrosk	bracket end	method	manual
mikroskop	bracket end	method	manual
manualcount	bracket end	method	manual
manuellabs	bracket end	method	manual
manuellrel	bracket end	method	manual
mandiff	bracket end	method	manual
autom	bracket end	method	automated
streifentest	bracket end	method	strip
stick	bracket end	method	strip
ustix	bracket end	method	strip
teststr	bracket end	method	strip
urinsediment	bracket end	method	sediment
sed	bracket end	method	sediment
elpho	bracket end	method	electrophoresis
ephorese	bracket end	method	electrophoresis
kapillarelektrophorese	bracket end	method	electrophoresis
%	bracket	neutral	
#	bracket	neutral	
anzahl	bracket end	neutral	
zahl	bracket end	neutral	
ifcc37c	bracket end	neutral	
nifcc	bracket end	neutral	
nachifcc	bracket end	neutral	
2gen	bracket end	neutral	
3gen	bracket end	neutral	
4gen	bracket end	neutral	
3rdgen	bracket end	neutral	
kin	bracket end	neutral	
turb	bracket end	neutral	
neph	bracket end	neutral	
lcms/ms	bracket end	neutral	
opttest	bracket end	neutral	
hexokinase	bracket end	neutral	
biuret	bracket end	neutral	
bcg	bracket end	neutral	
percent	bracket end	neutral	
maschinellezaehlung	bracket end	neutral	
kolorimetrisch	bracket end	neutral	
durchflusszytometrie	bracket end	neutral	
facs	bracket end	neutral	
immunturbidimetrisch	bracket end	neutral	
immunologisch	bracket end	neutral	
lia	bracket end	neutral	
ift	bracket end	neutral	
latex	bracket end	neutral	
neu	bracket end	neutral	
aktuell	bracket end	neutral	
count	bracket end	neutral	
level	bracket end	neutral	
"""#
}
