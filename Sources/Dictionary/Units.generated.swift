// Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
// swift-format-ignore-file
enum GeneratedUnits {
  static let rows = #"""
/[HPF]	1/field	1	/[HPF] /HPF /GF /Gesichtsfeld proGF proGesichtsfeld /Feld perHPF /hpf proFeld /GF(400x) /HPF(400x) /Gesf
/[LPF]	1/field{LPF}	1	/[lPF] /lPF perlPF /lpf
/d	1/time	1.15740741e-05	/d /24h /Tag proTag
/h	1/time	0.000277777778	/h /Std /hour
/min	1/time	0.0166666667	/min 1/min bpm {beats}/min Schläge/min min-1 beats/min S/min /Min proMinute pmin p/min spm
{beats}/min	1/time	0.0166666667	{beats}/min {beats}/min1
{breaths}/min	1/time	0.0166666667	{breaths}/min breaths/min Atemzüge/min AZ/min
/mL	1/volume	1e3	/ml Zellen/ml 1/ml cells/ml Keime/ml
[CFU]/mL	1/volume	1e3	[CFU]/ml KBE/ml KbE/ml CFU/ml cfu/ml
{copies}/mL	1/volume	1e3	{copies}/ml Kopien/ml copies/ml Cop/ml cp/ml Geq/ml Genomkopien/ml
/uL	1/volume	1e6	/ul Zellen/ul cells/ul /mm3 /cmm leu/ul Ery/ul leuko/ul Zellen/mm3 Zahl/ul Anzahl/ul leukozyten/ul Erythrozyten/ul 1/ul {cells}/ul #/ul /cumm
10*3/mL	1/volume	1e6	10^3/ml Tsd/ml
10*6/L	1/volume	1e6	10^6/l Mio/l Mpt/l MPt/l
10*3/uL	1/volume	1e9	10^3/ul Tsd/ul Tausend/ul K/ul 10^3/mm3 Tsd/mm3 10^3/cmm Thsd/ul k/ul thou/ul tsd/ul 10^3cells/ul 10^3Zellen/ul Tsd/ml3 1000/ul
10*6/mL	1/volume	1e9	10^6/ml Mio/ml Mill/ml
10*9/L	1/volume	1e9	10^9/l G/l Gpt/l GPT/l GPt/l Giga/l /nl Gp/l Mrd/l 10^9cells/l x10S9/l
10*12/L	1/volume	1e12	10^12/l T/l Tpt/l TPT/l TPt/l Tera/l /pl Tp/l Bill/l
10*6/uL	1/volume	1e12	10^6/ul Mio/ul Mill/ul 10^6/mm3 Mio/mm3 mio/ul mill/ul M/ul 10^6/cmm m/ul
U	act	1	U E Units
[GPL'U]	act	1	GPlU GPl GPl-U GPl-Units
[IU]	act	1	IU IE
[MPL'U]	act	1	MPlU MPl MPl-U MPl-Units
[arb'U]	act	1	arbU AU RE
[beth'U]	act	1	bethU BE Bethesda-Units BU
U/g{Hb}	act/mass	1	U/g{Hb} U/gHb
U/g{creat}	act/mass	1	U/g{creat} U/gKrea U/gKreatinin U/gCrea U/gcreatinine
U/(24.h)	act/time	1.15740741e-05	U/(24h) U/24h U/d U/24H
uU/L	act/volume	1e-6	uU/l uE/l
u[IU]/L	act/volume	1e-6	u[IU]/l uIU/l uIE/l u[iU]/l ulU/l
mU/L	act/volume	1e-3	mU/l mE/l
m[IU]/L	act/volume	1e-3	m[IU]/l mIU/l mIE/l m[iU]/l mlU/l
uU/mL	act/volume	1e-3	uU/ml uE/ml
u[IU]/mL	act/volume	1e-3	u[IU]/ml uIU/ml uIE/ml u[iU]/ml ulU/ml
nkat/L	act/volume	0.06	nkat/l
U/L	act/volume	1	U/l E/l
[IU]/L	act/volume	1	[IU]/l IU/l IE/l [iU]/l
[arb'U]/L	act/volume	1	[arbU]/l AU/l RE/l arbU/l
mU/mL	act/volume	1	mU/ml mE/ml
m[IU]/mL	act/volume	1	m[IU]/ml mIU/ml mIE/ml m[iU]/ml mlU/ml
[IU]/dL	act/volume	10	[IU]/dl IU/dl IE/dl
ukat/L	act/volume	60	ukat/l umol/(s*l)
U/mL	act/volume	1e3	U/ml E/ml
[GPL'U]/mL	act/volume	1e3	[GPlU]/ml GPl/ml GPlU/ml GPl-U/ml U/ml(GPl)
[IU]/mL	act/volume	1e3	[IU]/ml IU/ml IE/ml [iU]/ml IU/Ml
[MPL'U]/mL	act/volume	1e3	[MPlU]/ml MPl/ml MPlU/ml MPl-U/ml U/ml(MPl)
[arb'U]/mL	act/volume	1e3	[arbU]/ml AU/ml RE/ml arbU/ml CU/ml Units/ml
kU/L	act/volume	1e3	kU/l kE/l
k[IU]/L	act/volume	1e3	k[IU]/l kIU/l kIE/l k[iU]/l
ukat/mL	act/volume	6e4	ukat/ml
kU/mL	act/volume	1e6	kU/ml kE/ml
k[IU]/mL	act/volume	1e6	k[IU]/ml kIU/ml kIE/ml k[iU]/ml
amol	amount	1e-18	amol
fmol	amount	1e-15	fmol fmol/Ery fmol/Zelle fmol/cell
nmol/mmol{creat}	amount/amount	1e-6	nmol/mmol{creat} nmol/mmolKrea nmol/mmolKreatinin nmol/mmolCrea nmol/mmolCreatinin nmol/mmolcreatinine nmol/mmolcreat nmol/mmolKre nmol/mmolKreat nmol/mmolCREA nmol/mmolKREA nmol/mmol
umol/mol{creat}	amount/amount	1e-6	umol/mol{creat} umol/molKrea umol/molKreatinin umol/molCrea umol/molCreatinin umol/molcreatinine umol/molcreat umol/molKre umol/molKreat umol/molCREA umol/molKREA umol/mol
mmol/mol	amount/amount	1e-3	mmol/mol mmol/molHb mmol/molHbA1c mmol/mol{Hb}
mmol/mol{creat}	amount/amount	1e-3	mmol/mol{creat} mmol/molKrea mmol/molKreatinin mmol/molcreatinine
umol/mmol{creat}	amount/amount	1e-3	umol/mmol{creat} umol/mmolKrea umol/mmolKreatinin umol/mmolCrea umol/mmolCreatinin umol/mmolcreatinine umol/mmolcreat umol/mmolKre umol/mmolKreat umol/mmolCREA umol/mmolKREA umol/mmol
mmol/mmol	amount/amount	1	mmol/mmol
mmol/mmol{creat}	amount/amount	1	mmol/mmol{creat} mmol/mmolKrea mmol/mmolKreatinin mmol/mmolCrea mmol/mmolCreatinin mmol/mmolcreatinine mmol/mmolcreat mmol/mmolKre mmol/mmolKreat mmol/mmolCREA mmol/mmolKREA mmol/mmolK
mol/mol	amount/amount	1	mol/mol molarratio
mosm/kg	amount/mass	1e-6	mosm/kg mOsm/kg mosmol/kg mOsmol/kg mosmol/kgH2O mOsm/kgH2O mosm/kgH2O
umol/g{creat}	amount/mass	1e-6	umol/g{creat} umol/gKrea umol/gKreatinin umol/g umol/gcreatinine
pmol/(24.h)	amount/time	1.15740741e-17	pmol/(24h) pmol/24h pmol/24H pmol/24Std pmol/24Stunden pmol/d pmol/Tag pmol/die pmol/24h-Urin pmol/24hrs pmol/24hr pmol/day pmol/Tg
nmol/(24.h)	amount/time	1.15740741e-14	nmol/(24h) nmol/24h nmol/24H nmol/24Std nmol/24Stunden nmol/d nmol/Tag nmol/die nmol/24h-Urin nmol/24hrs nmol/24hr nmol/day nmol/Tg
umol/(24.h)	amount/time	1.15740741e-11	umol/(24h) umol/24h umol/24H umol/24Std umol/24Stunden umol/d umol/Tag umol/die umol/24h-Urin umol/24hrs umol/24hr umol/day umol/Tg
meq/(24.h)	amount/time	1.15740741e-08	meq/(24h) mEq/24h mval/24h mval/d meq/24H
mmol/(24.h)	amount/time	1.15740741e-08	mmol/(24h) mmol/24h mmol/24H mmol/24Std mmol/24Stunden mmol/d mmol/Tag mmol/die mmol/24h-Urin mmol/24hrs mmol/24hr mmol/day mmol/Tg
mol/(24.h)	amount/time	1.15740741e-05	mol/(24h) mol/24h mol/24H mol/24Std mol/24Stunden mol/d mol/Tag mol/die mol/24h-Urin mol/24hrs mol/24hr mol/day mol/Tg
fmol/L	amount/volume	1e-15	fmol/l
fmol/mL	amount/volume	1e-12	fmol/ml
pmol/L	amount/volume	1e-12	pmol/l
nmol/L	amount/volume	1e-9	nmol/l nM NMOl/l
pmol/mL	amount/volume	1e-9	pmol/ml
nmol/mL	amount/volume	1e-6	nmol/ml
ueq/L	amount/volume	1e-6	ueq/l uEq/l uval/l
umol/L	amount/volume	1e-6	umol/l mcmol/l micromol/l uM
umol/dL	amount/volume	1e-5	umol/dl
meq/L	amount/volume	1e-3	meq/l mEq/l mval/l
mmol/L	amount/volume	1e-3	mmol/l mM/l
mosm/L	amount/volume	1e-3	mosm/l mOsm/l mosmol/l mOsmol/l
umol/mL	amount/volume	1e-3	umol/ml
mmol/dL	amount/volume	1e-2	mmol/dl
mmol/mL	amount/volume	1	mmol/ml
mol/L	amount/volume	1	mol/l
deg	angle	0.0174532925	deg ° Grad° º DEG Deg
cm2	area	1e-4	cm2 qcm
m2	area	1	m2 qm
kcal	energy	4184	kcal Kcal
kcal/d	energy/time	0.0484259259	kcal/d kcal/Tag kcal/24h
[ppth]	fraction	1e-3	ppth o/oo ‰ Promille /1000 o/ooo prom
%	fraction	0.01	% Prozent %(rel) %rel vol% Vol% %HbA1c %Hb %derNorm %dNorm %vNorm %dN %Norm rel%
/100{WBC}	fraction	0.01	/100{WBC} /100WBC /100leuko /100leukozyten /100leu /100lkz /100l /100lc /100leuk pro100leukos pro100leukozyten
um	length	1e-6	um
mm	length	1e-3	mm
cm	length	1e-2	cm CM
m	length	1	m
mm/2.h	length/time	1.38888889e-07	mm/2h mm/2Std
mm/h	length/time	2.77777778e-07	mm/h mm/Std mm/1h mm/1Std mm/hr mm/Stunde mmnW mm/hnW mm1h mm/h(nW)
pg	mass	1e-12	pg pg/Ery pg/Zelle pg/cell
ug	mass	1e-6	ug
mg	mass	1e-3	mg
g	mass	1	g
kg	mass	1e3	kg Kg KG
mg/mol{creat}	mass/amount	1e-3	mg/mol{creat} mg/molKrea mg/molKreatinin mg/molCrea mg/molCreatinin mg/molcreatinine mg/molcreat mg/molKre mg/molKreat mg/molCREA mg/molKREA mg/mol
ug/mmol{creat}	mass/amount	1e-3	ug/mmol{creat} ug/mmolKrea ug/mmolKreatinin ug/mmolCrea ug/mmolCreatinin ug/mmolcreatinine ug/mmolcreat ug/mmolKre ug/mmolKreat ug/mmolCREA ug/mmolKREA ug/mmol
g/mol{creat}	mass/amount	1	g/mol{creat} g/molKrea g/molKreatinin g/molCrea g/molCreatinin g/molcreatinine g/molcreat g/molKre g/molKreat g/molCREA g/molKREA g/mol
mg/mmol{creat}	mass/amount	1	mg/mmol{creat} mg/mmolKrea mg/mmolKreatinin mg/mmolCrea mg/mmolCreatinin mg/mmolcreatinine mg/mmolcreat mg/mmolKre mg/mmolKreat mg/mmolCREA mg/mmolKREA mg/mmol mg/mmolkrea
g/mmol{creat}	mass/amount	1e3	g/mmol{creat} g/mmolKrea g/mmolKreatinin g/mmolCrea g/mmolCreatinin g/mmolcreatinine g/mmolcreat g/mmolKre g/mmolKreat g/mmolCREA g/mmolKREA g/mmol
kg/m2	mass/area	1e3	kg/m2 kg/qm BMI
g/cm2	mass/area	1e4	g/cm2 g/qcm
ng/g{creat}	mass/mass	1e-9	ng/g{creat} ng/gKrea ng/gKreatinin ng/gCrea ng/gCreatinin ng/gcreatinine ng/gcreat ng/gKre ng/gKreat ng/gCREA ng/gKREA ng/g
ug/kg	mass/mass	1e-9	ug/kg
mg/kg	mass/mass	1e-6	mg/kg
ng/mg{creat}	mass/mass	1e-6	ng/mg{creat} ng/mgKrea ng/mgKreatinin ng/mgCrea ng/mgCreatinin ng/mgcreatinine ng/mgcreat ng/mgKre ng/mgKreat ng/mgCREA ng/mgKREA ng/mg
ug/g	mass/mass	1e-6	ug/g mcg/g mcg/gram
ug/g{creat}	mass/mass	1e-6	ug/g{creat} ug/gKrea ug/gKreatinin ug/gCrea ug/gCreatinin ug/gcreatinine ug/gcreat ug/gKre ug/gKreat ug/gCREA ug/gKREA mcg/gcreatinine ug/gkrea
g/kg	mass/mass	1e-3	g/kg
mg/g{creat}	mass/mass	1e-3	mg/g{creat} mg/gKrea mg/gKreatinin mg/gCrea mg/gCreatinin mg/gcreatinine mg/gcreat mg/gKre mg/gKreat mg/gCREA mg/gKREA mg/g mg/gkrea
ug/mg{creat}	mass/mass	1e-3	ug/mg{creat} ug/mgKrea ug/mgKreatinin ug/mgCrea ug/mgCreatinin ug/mgcreatinine ug/mgcreat ug/mgKre ug/mgKreat ug/mgCREA ug/mgKREA ug/mg
g/g	mass/mass	1	g/g
g/g{creat}	mass/mass	1	g/g{creat} g/gKrea g/gKreatinin g/gCreatinin g/gcreatinine
mg/mg{creat}	mass/mass	1	mg/mg{creat} mg/mgKrea mg/mgKreatinin mg/mgCrea mg/mgCreatinin mg/mgcreatinine mg/mgcreat mg/mgKre mg/mgKreat mg/mgCREA mg/mgKREA mg/mg
ng/(24.h)	mass/time	1.15740741e-14	ng/(24h) ng/24h ng/24H ng/24Std ng/24Stunden ng/d ng/Tag ng/die ng/24h-Urin ng/24hrs ng/24hr ng/day ng/Tg
ug/(24.h)	mass/time	1.15740741e-11	ug/(24h) ug/24h ug/24H ug/24Std ug/24Stunden ug/d ug/Tag ug/die ug/24h-Urin ug/24hrs ug/24hr ug/day ug/Tg
mg/(24.h)	mass/time	1.15740741e-08	mg/(24h) mg/24h mg/24H mg/24Std mg/24Stunden mg/d mg/Tag mg/die mg/24h-Urin mg/24hrs mg/24hr mg/day mg/Tg
ug/min	mass/time	1.66666667e-08	ug/min
g/(24.h)	mass/time	1.15740741e-05	g/(24h) g/24h g/24H g/24Std g/24Stunden g/d g/Tag g/die g/24h-Urin g/24hrs g/24hr g/day g/Tg
ng/mL/h	mass/time.volume	2.77777778e-10	ng/ml/h ng/(ml*h) ng/mlh ng/ml/Std
fg/mL	mass/volume	1e-12	fg/ml
pg/L	mass/volume	1e-12	pg/l
pg/dL	mass/volume	1e-11	pg/dl
ng/L	mass/volume	1e-9	ng/l
pg/mL	mass/volume	1e-9	pg/ml
ng/dL	mass/volume	1e-8	ng/dl
ng/mL	mass/volume	1e-6	ng/ml
ug/L	mass/volume	1e-6	ug/l mcg/l ug/1
ug/dL	mass/volume	1e-5	ug/dl mcg/dl ug/100ml ug%
mg/L	mass/volume	1e-3	mg/l
ug/mL	mass/volume	1e-3	ug/ml mcg/ml
mg/dL	mass/volume	1e-2	mg/dl mg/100ml mg%
g/L	mass/volume	1	g/l gr/l
mg/mL	mass/volume	1	mg/ml
g/dL	mass/volume	1e1	g/dl g/100ml g% gm/dl
g/mL	mass/volume	1e3	g/ml
kg/L	mass/volume	1e3	kg/l
ng/mL{DDU}	mass/volume{DDU}	1e-6	ng/ml{DDU} ng/mlDDU ng/ml(DDU) ng/ml-DDU
ug/L{DDU}	mass/volume{DDU}	1e-6	ug/l{DDU} ug/lDDU ug/l(DDU) ug/l-DDU
ng/mL{FEU}	mass/volume{FEU}	1e-6	ng/ml{FEU} ng/mlFEU ng/ml(FEU) ng/ml-FEU
ug/L{FEU}	mass/volume{FEU}	1e-6	ug/l{FEU} ug/lFEU ug/l(FEU) ug/l-FEU
mg/L{FEU}	mass/volume{FEU}	1e-3	mg/l{FEU} mg/lFEU mg/l(FEU) mg/l-FEU
ug/mL{FEU}	mass/volume{FEU}	1e-3	ug/ml{FEU} ug/mlFEU ug/ml(FEU) ug/ml-FEU
{#}	number	1	{#} # Anzahl Stück
{INR}	number	1	{INR} INR
{Index_val}	number	1	{Index_val} IndexValue
{M.o.M}	number	1	{MoM} MoM
{Tscore}	number	1	{Tscore} SD T-Score Tscore
{Zscore}	number	1	{Zscore} Z-Score Zscore
{index}	number	1	{index} Index COI Ind IndexVal
{ratio}	number	1	{ratio} Ratio Quotient ratio Verhältnis Quot Q
{s_co_ratio}	number	1	{s_co_ratio} S/CO-Ratio s/co S/Co S/CO
{score}	number	1	{score} Score score Punkte
{Ehrlich'U}/dL	number/volume	10	{EhrlichU}/dl EU/dl EhrlichU/dl Ehrlichunits/dl
[pH]	ph	1	pH
W	power	1	W Watt
Pa	pressure	1	Pa
cm[H2O]	pressure	98.0665	cm[H2O] cmH2O
mm[Hg]	pressure	133.322	mm[Hg] mmHg mmhg Torr torr
kPa	pressure	1e3	kPa kpa KPa
Cel	temperature	1	Cel °C degC C Grad GradC ºC
ms	time	1e-3	ms msec msek MS
s	time	1	s sec sek Sek Sec Sekunden Sekunde seconds
min	time	60	min Min Minuten minutes
h	time	3600	h Std Stunden Stunde hours
d	time	86400	d Tage days
wk	time	604800	wk Wochen SSW weeks
a	time	31557600	a Jahre years J
{titer}	titer	1	{titer} Titer titer Titre titre Tit
mV	voltage	1e-3	mV
fL	volume	1e-15	fl um3 fl/Ery u3
uL	volume	1e-6	ul
mL	volume	1e-3	ml ccm cm3
L	volume	1	l liter ltr
mL/min/{1.73_m2}	volume/area.time	9.63391137e-06	ml/min/{173_m2} ml/min/173m2 ml/min/173qm ml/min/173sqm ml/min/173 ml/min/m2 ml/min/173m ml/min*173m2 ml/min173m2 (ml/min)/173m2 ml/min/173KOF ml/min/173m2KOF ml/min/KOF ml/min/173qmKOF ml/min/173m2KÖF
mL/min/kg	volume/mass.time	1.66666667e-08	ml/min/kg ml/kg/min ml/kgKG/min ml/min/kgKG
mL/(24.h)	volume/time	1.15740741e-08	ml/(24h) ml/24h ml/24H ml/24Std ml/24Stunden ml/d ml/Tag ml/die ml/24h-Urin ml/24hrs ml/24hr ml/day ml/Tg
L/(24.h)	volume/time	1.15740741e-05	l/(24h) l/24h l/24H l/24Std l/24Stunden l/d l/Tag l/die l/24h-Urin l/24hrs l/24hr l/day l/Tg
mL/min	volume/time	1.66666667e-05	ml/min ml/Min
mL/s	volume/time	1e-3	ml/s ml/sec
L/min	volume/time	0.0166666667	l/min l/MIN
mL/dL	volume/volume	0.01	ml/dl
L/L	volume/volume	1	l/l
%{response}	fraction	0.01	%{response} %response
cm/s	length/time	0.01	cm/s
[ppm]	fraction	1e-06	ppm
pg/mL{sLT}	mass/volume	1e-09	pg/ml{slT} pg/mlslT
[diop]	1/length	1	diop Diopter
{Ct_value}	number	1	{Ct_value} Ct
nmol/h/mg{protein}	amount/mass.time	2.77777778e-10	nmol/h/mg{protein} nmol/H/mgprotein
nmol/min/mg{protein}	amount/mass.time	1.66666667e-08	nmol/min/mg{protein} nmol/min/mgprotein
[degF]	temperature	0.555555556	degF
mo	time	2629800	mo
U/mL{RBCs}	act/volume	1000	U/ml{RBCs} U/mlRBC
{Log_copies}/mL	1/volume	1000	{log_copies}/ml logcopies/ml
L/min/m2	volume/area.time	0.0166666667	l/min/m2
[lb_av]	mass	453.59237	lb_av lb
{risk}	number	1	{risk} risk
nmol/h/mL	amount/time.volume	2.77777778e-10	nmol/h/ml nmol/H/ml
h/d	time/time	0.0416666667	h/d hours/day
pmol/(72.h)/mg{protein}	amount/mass.time	3.85802469e-15	pmol/(72h)/mg{protein} pmol/72H/mgprotein
[ppb]	fraction	1e-09	ppb
nmol/mol{creat}	amount/amount	1e-09	nmol/mol{creat} nmol/molcreatinine
L/s	volume/time	1	l/s
[MET].min/wk	time/time	9.92063492e-05	[MET]min/wk MET-min/wk
{#}/wk	1/time	1.65343915e-06	{#}/wk /wk
{Log_IU}/mL	1/volume	1000	{log_IU}/ml logIU/ml
{#}/mL	1/volume	1000	{#}/ml #/ml
nmol/mg{creat}	amount/mass	1e-06	nmol/mg{creat} nmol/mgcreatinine
{CAG_repeats}	number	1	{CAG_repeats} CAGRepeats
/mo	1/time	3.80257054e-07	/mo
ug/g{Hb}	mass/mass	1e-06	ug/g{Hb} ug/gHb
{#}/g	1/mass	1	{#}/g #/g
{CPM}	number	1	{CPM} CPM
%{normal}	fraction	0.01	%{normal} %normal
g/(12.h)	mass/time	2.31481481e-05	g/(12h) g/12H
mmol/g{creat}	amount/mass	0.001	mmol/g{creat} mmol/gcreatinine
/100{WBCs}	fraction	0.01	/100{WBCs} /100
/a	1/time	3.16880878e-08	/a /year
cm[H2O]/(L/s)	pressure.time/volume	98.0665	cm[H2O]/(l/s) cmH2O/(l/s)
g/(8.h)	mass/time	3.47222222e-05	g/(8h) g/8H
mmol/(12.h)	amount/time	2.31481481e-08	mmol/(12h) mmol/12H
nmol/mL/h	amount/time.volume	2.77777778e-10	nmol/ml/h nmol/ml/H
umol/10*6{RBCs}	amount	1e-12	umol/10*6{RBCs} umol/10*6RBC
{ELISA'U}/mL	1/volume	1000	{ElISAU}/ml ElISAunit/ml
{OD_unit}	number	1	{OD_unit} ODunits
g/(10.h)	mass/time	2.77777778e-05	g/(10h) g/10H
mg/(12.h)	mass/time	2.31481481e-08	mg/(12h) mg/12H
umol/h/L	amount/time.volume	2.77777778e-10	umol/h/l umol/H/l
mg/(18.h)	mass/time	1.54320988e-08	mg/(18h) mg/18H
mmol/(5.h)	amount/time	5.55555556e-08	mmol/(5h) mmol/5H
g/(5.h)	mass/time	5.55555556e-05	g/(5h) g/5H
mL/cm[H2O]	volume/pressure	1.01971621e-05	ml/cm[H2O] ml/cmH2O
nmol/L{RBCs}	amount/volume	1e-09	nmol/l{RBCs} nmol/lRBC
nmol/min/mg{Hb}	amount/mass.time	1.66666667e-08	nmol/min/mg{Hb} nmol/min/mgHb
ug/mg{protein}	mass/mass	0.001	ug/mg{protein} ug/mgprotein
umol/min/g{protein}	amount/mass.time	1.66666667e-08	umol/min/g{protein} umol/min/gprotein
U/U	act/act	1	U/U
[mi_i]/h	length/time	0.44704	[mi_i]/h mph
dyn.s/cm5	force.time/length.length.length.length.length	100000	dyns/cm5
mg/(2.h)	mass/time	1.38888889e-07	mg/(2h) mg/2H
pmol/g	amount/mass	1e-12	pmol/g
pmol/min/mg{protein}	amount/mass.time	1.66666667e-11	pmol/min/mg{protein} pmol/min/mgprotein
umol/h/mg{protein}	amount/mass.time	2.77777778e-07	umol/h/mg{protein} umol/H/mgprotein
{Log_cells}/mL	1/volume	1000	{log_cells}/ml logcells/ml
U/10*10{cells}	act	1e-10	U/10*10{cells} U/10*10cells
[in_i]	length	0.0254	in_i in inch
[mi_i]	length	1609.344	mi_i mi
cm3/min/mm[Hg]	volume/pressure.time	1.25010626e-07	cm3/min/mm[Hg] cc/min/mmHg
g/(100.g)	mass/mass	0.01	g/(100g) g/100g
mol/h/mol{Hb}	amount/amount.time	0.000277777778	mol/h/mol{Hb} mol/H/molHb
mol/mol{creat}	amount/amount	1	mol/mol{creat} mol/molcreatinine mol/molKre mol/molKrea
pmol/mol{creat}	amount/amount	1e-12	pmol/mol{creat} pmol/molcreatinine
ug/(72.h)	mass/time	3.85802469e-12	ug/(72h) ug/72H
umol/h/g{Hb}	amount/mass.time	2.77777778e-10	umol/h/g{Hb} umol/H/gHb
{logMAR}	number	1	{logMAR} logMAR
[APL'U]	act	1	APlU
d/{#}	time	86400	d/{#} d/#
g/(48.h)	mass/time	5.78703704e-06	g/(48h) g/48H
g/(72.h)	mass/time	3.85802469e-06	g/(72h) g/72H
kJ/(24.h)	energy/time	0.0115740741	kJ/(24h) kJ/24H
mL/min/kg{body_wt}	volume/mass.time	1.66666667e-08	ml/min/kg{body_wt} ml/min/kgbw
mmol/(18.h)	amount/time	1.54320988e-08	mmol/(18h) mmol/18H
nmol/mg{protein}	amount/mass	1e-06	nmol/mg{protein} nmol/mgprotein
pmol/h/mL	amount/time.volume	2.77777778e-13	pmol/h/ml pmol/H/ml
umol/g{Hb}	amount/mass	1e-06	umol/g{Hb} umol/gHb
umol/{ejaculate}	amount	1e-06	umol/{ejaculate} umol/ejaculate
{#}/(30.s)	1/time	0.0333333333	{#}/(30s) #/30s
{#}/(90.d)	1/time	1.28600823e-07	{#}/(90d) #/(90days)
{dils}	number	1	{dils} Dils
{log}	number	1	{log} log
%{excretion}	fraction	0.01	%{excretion} %excretion
%{inhibition}	fraction	0.01	%{inhibition} %inhibition
U/g{protein}	act/mass	1	U/g{protein} U/gprotein
U/mmol{Hb}	act/amount	1000	U/mmol{Hb} U/mmolHb
[Ch]	length	0.000333333333	Ch French
[oz_av]	mass	28.3495231	oz_av oz
g/(18.h)	mass/time	1.54320988e-05	g/(18h) g/18H
g/(2.h)	mass/time	0.000138888889	g/(2h) g/2H
g/(6.h)	mass/time	4.62962963e-05	g/(6h) g/6H
g/kg/(24.h)	mass/mass.time	1.15740741e-08	g/kg/(24h) g/kg/24H
mL/min/mm[Hg]/L	volume/pressure.time.volume	1.25010626e-07	ml/min/mm[Hg]/l ml/min/mmHg/l
mL/{beat}	volume	0.001	ml/{beat} ml/beat
mU/g{Hb}	act/mass	0.001	mU/g{Hb} mU/gHb
mg/(6.h)	mass/time	4.62962963e-08	mg/(6h) mg/6H
mmol/(6.h)	amount/time	4.62962963e-08	mmol/(6h) mmol/6H
ng/mol{creat}	mass/amount	1e-09	ng/mol{creat} ng/molcreatinine
nmol/10*9{platelets}	amount	1e-18	nmol/10*9{platelets} nmol/10*9platelets
nmol/g{creat}	amount/mass	1e-09	nmol/g{creat} nmol/gcreatinine
nmol/min/10*6{cells}	amount/time	1.66666667e-17	nmol/min/10*6{cells} nmol/min/10*6cells
pg/mg{creat}	mass/mass	1e-09	pg/mg{creat} pg/mgcreatinine
pmol/10*6{RBC}	amount	1e-18	pmol/10*6{RBC} pmol/10*6RBC
pmol/h/mg{protein}	amount/mass.time	2.77777778e-13	pmol/h/mg{protein} pmol/H/mgprotein
ueq/mL	amount/volume	0.001	ueq/ml
ug/(12.h)	mass/time	2.31481481e-11	ug/(12h) ug/12H
umol/h/mmol{Hb}	amount/amount.time	2.77777778e-07	umol/h/mmol{Hb} umol/H/mmolHb
umol/mol{Hb}	amount/amount	1e-06	umol/mol{Hb} umol/molHb
{ATTCT_repeats}	number	1	{ATTCT_repeats} ATTCTrepeats
{CGG_repeats}	number	1	{CGG_repeats} CGGRepeats
{CTG_repeats}	number	1	{CTG_repeats} CTGRepeats
{GAA_repeats}	number	1	{GAA_repeats} GAArepeats
{Log_copies}/10*6{cells}	number	1e-06	{log_copies}/10*6{cells} logcopies/10*6cells
{MPS'U}	number	1	{MPSU} MPSU
{OD_ratio}	number	1	{OD_ratio} ODratio
{copies}/uL	1/volume	1000000	{copies}/ul copies/ul
{log_reduction}	number	1	{log_reduction} logReduction
%{basal_activity}	fraction	0.01	%{basal_activity} %basalactivity
%{baseline}	fraction	0.01	%{baseline} %Baseline
%{neutralization}	fraction	0.01	%{neutralization} %neutralization
%{reduction}	fraction	0.01	%{reduction} %Reduction
/10*5{PMN}	fraction	1e-05	/10*5{PMN} #/10*5PMN
10*8/{Collection}	fraction	100000000	10*8/{Collection} 10*8/Collection
L/(min.m2)	volume/area.time	0.0166666667	l/(minm2) l/MIN/M2
L/min/mm[Hg]	volume/pressure.time	0.000125010626	l/min/mm[Hg] l/min/mmHg
U/(12.h)	act/time	2.31481481e-05	U/(12h) U/12H
U/(18.h)	act/time	1.54320988e-05	U/(18h) U/18H
U/(2.h)	act/time	0.000138888889	U/(2h) U/2H
U/kg{Hb}	act/mass	0.001	U/kg{Hb} U/kgHb
U/mg{protein}	act/mass	1000	U/mg{protein} U/mgprotein
U/mmol{creat}	act/amount	1000	U/mmol{creat} U/mmolcreatinine
U/mol{Hb}	act/amount	1	U/mol{Hb} U/molHb
V	voltage	1	V v
[beth'U]/mL	act/volume	1000	[bethU]/ml Bethesdaunits/ml
[dye'U]	act	1	dyeU DyeUnits
[ft_i]	length	0.3048	ft_i ft
[ft_i]/(24.h)	length/time	3.52777778e-06	[ft_i]/(24h) ft/24H
[lb_av]/d	mass/time	0.00524991169	[lb_av]/d lb/d
[oz_av]/d	mass/time	0.000328119481	[oz_av]/d oz/d
[oz_av]/wk	mass/time	4.68742115e-05	[oz_av]/wk oz/wk
[psi]	pressure	6894.75729	psi
cm[H2O].s	pressure.time	98.0665	cm[H2O]s cmH2Os
fmol/mg	amount/mass	1e-12	fmol/mg
fmol/mg{protein}	amount/mass	1e-12	fmol/mg{protein} fmol/mgprotein
g/(4.h)	mass/time	6.94444444e-05	g/(4h) g/4H
kcal/mL	energy/volume	4184000	kcal/ml
mL/(72.h)	volume/time	3.85802469e-09	ml/(72h) ml/72H
mU/10*9{RBCs}	act	1e-12	mU/10*9{RBCs} mU/10*9RBC
mU/g{protein}	act/mass	0.001	mU/g{protein} mU/gprotein
mU/mg{protein}	act/mass	1	mU/mg{protein} mU/mgprotein
mU/mmol{creat}	act/amount	1	mU/mmol{creat} mU/mmolcreatinine
meq/g	amount/mass	0.001	meq/g mEq/g
meq/g{creat}	amount/mass	0.001	meq/g{creat} meq/gcreatinine
mg/(100.g)	mass/mass	1e-05	mg/(100g) mg/100g
mg/(24.h)/kg	mass/mass.time	1.15740741e-11	mg/(24h)/kg mg/24H/kg mg/24h/kg
mg/(4.h)	mass/time	6.94444444e-08	mg/(4h) mg/4H
mg/(48.h)	mass/time	5.78703704e-09	mg/(48h) mg/48H
mg/(72.h)	mass/time	3.85802469e-09	mg/(72h) mg/72H
mg/h	mass/time	2.77777778e-07	mg/h mg/H
mg/h/mg{protein}	mass/mass.time	0.000277777778	mg/h/mg{protein} mg/H/mgprotein
mg/kg/(24.h)	mass/mass.time	1.15740741e-11	mg/kg/(24h) mg/kg/24H mg/kg/24h
mm/(2.h)	length/time	1.38888889e-07	mm/(2h) mm/2H
mmol/(100.g)	amount/mass	1e-05	mmol/(100g) mmol/100g
mmol/(2.h)	amount/time	1.38888889e-07	mmol/(2h) mmol/2H
mmol/(4.h)	amount/time	6.94444444e-08	mmol/(4h) mmol/4H
mmol/(48.h)	amount/time	5.78703704e-09	mmol/(48h) mmol/48H
mmol/(72.h)	amount/time	3.85802469e-09	mmol/(72h) mmol/72H
mmol/L{RBCs}	amount/volume	0.001	mmol/l{RBCs} mmol/lRBC
mmol/g{Hb}	amount/mass	0.001	mmol/g{Hb} mmol/gHb
mmol/kg/(24.h)	amount/mass.time	1.15740741e-11	mmol/kg/(24h) mmol/kg/24H
mmol/mg{creat}	amount/mass	1	mmol/mg{creat} mmol/mgcreatinine
mmol2/L2	amount.amount/volume.volume	1e-06	mmol2/l2
ng/10*9{platelets}	mass	1e-18	ng/10*9{platelets} ng/10*9platelets
nmol/10*8{platelets}	amount	1e-17	nmol/10*8{platelets} nmol/10*8platelets
nmol/g{Hb}	amount/mass	1e-09	nmol/g{Hb} nmol/gHb
nmol/h/g{Hb}	amount/mass.time	2.77777778e-13	nmol/h/g{Hb} nmol/h/gHb
nmol{1/2cys}/mg{protein}	amount/mass	1e-06	nmol{1/2cys}/mg{protein} nmol1/2cystine/mgprotein
pg/g{creat}	mass/mass	1e-12	pg/g{creat} pg/gcreatinine
pmol/(24.h)/mg{protein}	amount/mass.time	1.15740741e-14	pmol/(24h)/mg{protein} pmol/24H/mgprotein
pmol/g{Hb}	amount/mass	1e-12	pmol/g{Hb} pmol/gHb
pmol/h/mg{Hb}	amount/mass.time	2.77777778e-13	pmol/h/mg{Hb} pmol/H/mgHb
s/U/mL	time/act.volume	1000	s/U/ml sec/U/ml
uV	voltage	1e-06	uV uv
ug.h/L	mass.time/volume	0.0036	ugh/l ug*h/l
ug/(8.h)	mass/time	3.47222222e-11	ug/(8h) ug/8H
umol/(2.h)	amount/time	1.38888889e-10	umol/(2h) umol/2H
umol/min/g{Hb}	amount/mass.time	1.66666667e-08	umol/min/g{Hb} umol/min/gHb
{CH50'U}/mL	1/volume	1000	{CH50U}/ml CH50U/ml
{CTA'U}/mL	1/volume	1000	{CTAU}/ml CTAU/Ml
{ELISA'U}	number	1	{ElISAU} ElISAunit
{Ehrlich'U}/(100.g)	1/mass	0.01	{EhrlichU}/(100g) EU/100g Ehrlichunits/100g
{GGGGCC_repeats}	number	1	{GGGGCC_repeats} GGGGCCrepeats
{GPS'U}	number	1	{GPSU} GPSU
{ISR}	number	1	{ISR} ISR
{WBC}/min	1/time	0.0166666667	{WBC}/min WBC/min
{beats}	number	1	{beats} beats
{copies}	number	1	{copies} copies
{lb-oz}	number	1	{lb-oz} lb-oz
{muts}/{Mb}	number	1	{muts}/{Mb} muts/Mb
{ntu}	number	1	{ntu} NTU
{repeats}	number	1	{repeats} repeats
%{RBC}	fraction	0.01	%{RBC} %dErythrozyt
%{WBC}	fraction	0.01	%{WBC} %dleukozyten
%{activity}	fraction	0.01	%{activity} %activity
%{binding_inhibition}	fraction	0.01	%{binding_inhibition} %bindingInhibition
%{blockade_of_AChR}	fraction	0.01	%{blockade_of_AChR} %BlockadeofAChR
%{bound}	fraction	0.01	%{bound} %BOUND
%{cells}	fraction	0.01	%{cells} %HbFhaltigeZellen
%{hemolysis}	fraction	0.01	%{hemolysis} %hemolysis
%{modulation}	fraction	0.01	%{modulation} %Modulation
%{positive}	fraction	0.01	%{positive} %Positive
%{reactive}	fraction	0.01	%{reactive} %reactive
%{reference}	fraction	0.01	%{reference} %reference
%{saturation}	fraction	0.01	%{saturation} %saturation
%{standard}	fraction	0.01	%{standard} %standard
%{viable}	fraction	0.01	%{viable} %viable
/1	fraction	1	/1
/10*3{RBCs}	fraction	0.001	/10*3{RBCs} /1000RBC
/10*4{RBCs}	fraction	0.0001	/10*4{RBCs} /10000RBC
/100{RBCs}	fraction	0.01	/100{RBCs} /100RBC
/100{neutrophils}	fraction	0.01	/100{neutrophils} %derNeutr
/{collection}	fraction	1	/{collection} /collection
/{field}	fraction	1	/{field} /field
/{vol}	fraction	1	/{vol} /vol
1/10*3	fraction	0.001	1/10*3 x10-3
1/10*3.{RBC}	fraction	0.001	1/10*3{RBC} pro1000
10*3{copies}/mL	1/volume	1000000	10^3{copies}/ml 10^3copies/ml
10*8/uL	1/volume	1e+14	10*8/ul 10*8/mm3
L/kg{body_wt}	volume/mass	0.001	l/kg{body_wt} l/kgbw
L/min/kg{body_wt}	volume/mass.time	1.66666667e-05	l/min/kg{body_wt} l/min/kgbw
U/h/mL	act/time.volume	0.277777778	U/h/ml U/H/ml
U/kg{body_wt}	act/mass	0.001	U/kg{body_wt} U/kgbw
U/mol{creat}	act/amount	1	U/mol{creat} U/molKre
[APL'U]/mL	act/volume	1000	[APlU]/ml APlU/ml
[CFU]/g	1/mass	1	[CFU]/g CFU/g
[IU]/(24.h)	act/time	1.15740741e-05	[IU]/(24h) IU/24H
[IU]/L{RBC}	act/volume	1	[IU]/l{RBC} IU/lEC
[IU]/d	act/time	1.15740741e-05	[IU]/d IU/d
[IU]/g	act/mass	1	[IU]/g IU/g
[IU]/g{Hb}	act/mass	1	[IU]/g{Hb} IU/gHb
[IU]/g{creat}	act/mass	1	[IU]/g{creat} IU/gcreatinine
[IU]/mg{creat}	act/mass	1000	[IU]/mg{creat} IU/mgcreatinine
[lb_av]/(24.h)	mass/time	0.00524991169	[lb_av]/(24h) lb/24H
[todd'U]	act	1	toddU Toddunits
cm[H2O]/L	pressure/volume	98.0665	cm[H2O]/l cmH2O/l
dyn.s/cm5/kg{body_wt}	force.time/length.length.length.length.length.mass	100	dyns/cm5/kg{body_wt} dyns/cm5/kgbw
g/cm3	mass/volume	1000	g/cm3
g/g{globulin}	mass/mass	1	g/g{globulin} g/gglobulin
g/{specimen}	mass	1	g/{specimen} g/specimen
g/{total_output}	mass	1	g/{total_output} g/totaloutput
g{GAG}/mol{creat}	mass/amount	1	g{GAG}/mol{creat} gGAG/molKrea
g{Hb}/dL	mass/volume	10	g{Hb}/dl gHb/dl
k[IU]	act	1000	k[IU] kIU
m/{#}	length	1	m/{#} m/#
mL/min/mm[Hg]	volume/pressure.time	1.25010626e-07	ml/min/mm[Hg] ml/min/mmHg
mL/s/(172/100.m2)	volume/area.time	0.000581395349	ml/s/(172/100m2) ml/s/172qm
mS/cm	conductance/length	0.1	mS/cm
mU/(24.h)	act/time	1.15740741e-08	mU/(24h) mU/24H
mU/mg{prot}	act/mass	1	mU/mg{prot} mU/mgProtein
m[IU]/(24.h)	act/time	1.15740741e-08	m[IU]/(24h) mIU/24H
meq/d	amount/time	1.15740741e-08	meq/d mEq/d
meq/{total_output}	amount	0.001	meq/{total_output} meq/totaloutput
mg/24	mass	4.16666667e-05	mg/24
mg/dL{RBCs}	mass/volume	0.01	mg/dl{RBCs} mg/dlErythrozyten
mg/m2/d	mass/area.time	1.15740741e-08	mg/m2/d
mg/{Time}	mass	0.001	mg/{Time} mg/SammZeit
mg/{specimen}	mass	0.001	mg/{specimen} mg/specimen
mg/{total_output}	mass	0.001	mg/{total_output} mg/totaloutput
min/{#}	time	60	min/{#} min/#
mm/(1.h)	length/time	2.77777778e-07	mm/(1h)
mm/(15.min)	length/time	1.11111111e-06	mm/(15min) mm/15min
mmol/h/mg{protein}	amount/mass.time	0.000277777778	mmol/h/mg{protein} mmol/H/mgprotein
mmol/umol{creat}	amount/amount	1000	mmol/umol{creat} mmol/umolcreatinine
mmol/{ejaculate}	amount	0.001	mmol/{ejaculate} mmol/ejaculate
mmol/{time}	amount	0.001	mmol/{time} mmol/SammZeit mmol/Sammelzeit
mmol/{total_output}	amount	0.001	mmol/{total_output} mmol/totaloutput
mmol2/L	amount.amount/volume	1e-06	mmol2/l mmol/lzQuadrat
ng/(8.h)	mass/time	3.47222222e-14	ng/(8h) ng/8H
ng/mL/(90.min)	mass/time.volume	1.85185185e-10	ng/ml/(90min) ng/ml/90min
ng/mL{RBCs}	mass/volume	1e-06	ng/ml{RBCs} ng/mlRBC
ng/ng{creat}	mass/mass	1	ng/ng{creat} ng/ngcreatinine
nmol/(L.s)	amount/time.volume	1e-09	nmol/(ls) nmol/(l*s) nmol/l*s
nmol/(h.g{Hb})	amount/mass.time	2.77777778e-13	nmol/(hg{Hb}) nmol/h*gHb
nmol/h/L	amount/time.volume	2.77777778e-13	nmol/h/l nmol/H/l
nmol/mL{RBCs}	amount/volume	1e-06	nmol/ml{RBCs} nmol/mlRBC
nmol/umol{creat}	amount/amount	0.001	nmol/umol{creat} nmol/umolCreatinin
nmol{BCE}	amount	1e-09	nmol{BCE} nmolBCE
nmol{BCE}/L	amount/volume	1e-09	nmol{BCE}/l nmolBCE/l
nmol{BCE}/mmol{creat}	amount/amount	1e-06	nmol{BCE}/mmol{creat} nmolBCE/mmolcreatinine
nmol{BCE}/mol	amount/amount	1e-09	nmol{BCE}/mol nmolBCE/mol
nmol{cAMP}/mmol	amount/amount	1e-06	nmol{cAMP}/mmol nmolcAMP/mmol
pg/{RBCs}	mass	1e-12	pg/{RBCs} pg/RBC
pmol/mg{protein}	amount/mass	1e-09	pmol/mg{protein} pmol/mgprotein
pmol/ng	amount/mass	0.001	pmol/ng
pmol/umol{creat}	amount/amount	1e-06	pmol/umol{creat} pmol/umolcreatinine
pmol/{RBCs}	amount	1e-12	pmol/{RBCs} pmol/RBC
uU/g{Hb}	act/mass	1e-06	uU/g{Hb} uU/gHb
ug/(100.g)	mass/mass	1e-08	ug/(100g) ug/100g
ug/(100.mg)	mass/mass	1e-05	ug/(100mg) ug/100mg
ug/(42.h)	mass/time	6.61375661e-12	ug/(42h) ug/42H
ug/g{feces}	mass/mass	1e-06	ug/g{feces} ug/gStuhl
ug/mL{DDU}	mass/volume{DDU}	0.001	ug/ml{DDU} ug/mlDDU
ug/{specimen}	mass	1e-06	ug/{specimen} ug/specimen
ug/{volume}	mass	1e-06	ug/{volume} ug/Sammelvol
ul/(30.min)	volume/time	5.55555556e-10	ul/(30min) ul/30Min
umol/10*13{RBCs}	amount	1e-19	umol/10*13{RBCs} umol/10*13RBC
umol/umol{creat}	amount/amount	1	umol/umol{creat} umol/umolcreatinine
umol/{collection}	amount	1e-06	umol/{collection} umol/collection
umol{BCE}/mol	amount/amount	1e-06	umol{BCE}/mol umolBCE/mol
{#}/(120.d)	1/time	9.64506173e-08	{#}/(120d) #/(120days)
{ACU}/mL	1/volume	1000	{ACU}/ml ACU/ml
{APS'U}	number	1	{APSU} APSU
{APS'U}/mL	1/volume	1000	{APSU}/ml APSU/ml
{ARU}	number	1	{ARU} ARU
{BPU}	number	1	{BPU} BPU
{CH100'U}/mL	1/volume	1000	{CH100U}/ml CH100U CH100U/ml
{CH50'U}	number	1	{CH50U} CH50U
{CKtotal}	number	1	{CKtotal} %dgesCK
{CPM}/10*3{cells}	number	0.001	{CPM}/10*3{cells} CPM/10*3cells
{CSQrel}	number	1	{CSQrel} CSQrel
{ELISA'U}/L	1/volume	1	{ElISAU}/l ElISAunits/l
{ELISA_value}	number	1	{ElISA_value} ElISA ElISAvalue
{Ehrlich'U}	number	1	{EhrlichU} EU
{Ehrlich'U}/(2.h)	1/time	0.000138888889	{EhrlichU}/(2h) EU/2H
{Ehrlich'U}/(24.h)	1/time	1.15740741e-05	{EhrlichU}/(24h) EU/24H Ehrlichunits/24H
{Ehrlich'U}/mL	1/volume	1000	{EhrlichU}/ml eu/ml
{GPI_U}	number	1	{GPI_U} GPIU
{GPS'U}/mL	1/volume	1000	{GPSU}/ml GPSU/ml
{JDF'U}	number	1	{JDFU} JDFU
{JDF'U}/L	1/volume	1	{JDFU}/l JDFU/l
{KRONU'U}/L	1/volume	1	{KRONUU}/l kronusU/l
{KRONU'U}/mL	1/volume	1000	{KRONUU}/ml kronusU/ml
{Log_IU}	number	1	{log_IU} logIU
{Log_copies}	number	1	{log_copies} logcopies
{MPS'U}/mL	1/volume	1000	{MPSU}/ml MPSU/ml
{MPU}	number	1	{MPU} MPU
{OD_value}	number	1	{OD_value} ODvalue
{Pan_Bio'U}	number	1	{Pan_BioU} Panbiounits
{RBCs}/min	1/time	0.0166666667	{RBCs}/min RBC/min
{absorbance}	number	1	{absorbance} absorbance
{breaths}/min/L	1/time.volume	0.0166666667	{breaths}/min/l breaths/min/l
{copies}/(10*5{Cells})	number	1e-05	{copies}/(10*5{Cells}) Kopien/105Z
{copies}/(10*6{Cells})	number	1e-06	{copies}/(10*6{Cells}) Kopien/106Z
{copies}/L	1/volume	1	{copies}/l copies/l
{counts}/min	1/time	0.0166666667	{counts}/min rpm
{ft-in}	number	1	{ft-in} ft-in
{inhibitor_U}	number	1	{inhibitor_U} Inhibitorunits
{m-cm}	number	1	{m-cm} m-cm
{relative_saturation}	number	1	{relative_saturation} relativesaturation
{relative_viscocity}	number	1	{relative_viscocity} RV
{s_co_ratio}.10	number	10	{s_co_ratio}10 VE
{ugE}/mL	1/volume	1000	{ugE}/ml ugE/ml
"""#
}
