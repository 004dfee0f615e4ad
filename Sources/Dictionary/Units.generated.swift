// Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
// swift-format-ignore-file
enum GeneratedUnits {
  static let rows = #"""
%	fraction	0.01	% %Hb Prozent
{titer}	fraction	1	{titer} Titer Titre titer
ng/mL	mass/volume	1e-06	ng/ml
ug/mL	mass/volume	0.001	ug/ml ug/mlequivalents
umol/L	amount/volume	1e-06	umol/l mcmol/l micromol/l
mg/dL	mass/volume	0.01	mg/dl mg%
k[IU]/L	act/volume	1000	k[IU]/l kIU/l kIE/l kU/l
nmol/L	amount/volume	1e-09	nmol/l NMOl/l
mmol/L	amount/volume	0.001	mmol/l mEq/l
{score}	fraction	1	{score} score
mg/L	mass/volume	0.001	mg/l
pg/mL	mass/volume	1e-09	pg/ml
mm[Hg]	pressure	133.322	mm[Hg] mmHg
ug/L	mass/volume	1e-06	ug/l mcg/l
{#}	fraction	1	{#} #
[arb'U]	act	1	arbU AU CU RE/ml Units
mm	length	0.001	mm
ug/dL	mass/volume	1e-05	ug/dl mcg/dl
10*3/uL	1/volume	1e+09	10^3/ul /1000Ery 10^3/mm3 GPT/l GPt/l K/ul Tsd/ul 1000/ul
{ratio}	fraction	1	{ratio} Quotient Ratio lTFR/logFer ratio
U/L	act/volume	1	U/l IU/l
pmol/L	amount/volume	1e-12	pmol/l
mL	volume	0.001	ml
cm	length	0.01	cm CM
s	time	1	s sec Sek sek
/uL	1/volume	1000000	/ul /mm3 /cumm Zellen/ul
mmol/mol{creat}	amount/amount	0.001	mmol/mol{creat} mmol/molKrea mmol/molKreatinin mmol/molcreatinine
mg/(24.h)	mass/time	1.15740741e-08	mg/(24h) mg/24H mg/24h mg/d mg/die
[IU]/mL	act/volume	1000	[IU]/ml IE/ml IU/ml IU/Ml IkU/l
%{response}	fraction	0.01	%{response} %response
umol/mmol{creat}	amount/amount	0.001	umol/mmol{creat} umol/mmolcreatinine
deg	angle	0.0174532925	deg DEG Deg
ng/dL	mass/volume	1e-08	ng/dl
ug/g{creat}	mass/mass	1e-06	ug/g{creat} mcg/gcreatinine ug/g ug/gcreatinine ug/gkrea
m[IU]/L	act/volume	0.001	m[IU]/l mIU/l mlU/l mIE/l mU/l uIE/ml uU/ml
d	time	86400	d days
{copies}/mL	1/volume	1000	{copies}/ml Kopien/ml copies/ml
ug/g	mass/mass	1e-06	ug/g mcg/g mcg/gram ug/g(TG)
a	time	31557600	a years
ug/(24.h)	mass/time	1.15740741e-11	ug/(24h) ug/24H ug/24h ug/d
m[IU]/mL	act/volume	1	m[IU]/ml mIU/ml mlU/ml mIE/ml mU/ml
umol/mol{creat}	amount/amount	1e-06	umol/mol{creat} umol/molcreatinine umol/molKrea
cm/s	length/time	0.01	cm/s
{mm/dd/yyyy}	fraction	1	{mm/dd/yyyy} MMDDYY
mg/g{creat}	mass/mass	0.001	mg/g{creat} mg/gCrea mg/gKrea mg/gcreatinine mg/gKre mg/gkrea
ms	time	0.001	ms MS msec
[ppm]	fraction	1e-06	ppm
g/dL	mass/volume	10	g/dl g%
{Index_val}	fraction	1	{Index_val} Index IndexValue
g/L	mass/volume	1	g/l
umol/(24.h)	amount/time	1.15740741e-11	umol/(24h) umol/24H
pg/mL{sLT}	mass/volume	1e-09	pg/ml{slT} pg/mlslT
[diop]	1/length	1	diop Diopter
{Ct_value}	fraction	1	{Ct_value} Ct
min	time	60	min
%{vol}	fraction	0.01	%{vol} Vol%
/[HPF]	1/field	1	/[HPF] /Feld /HPF /Gesichtsfeld /GF proGesichtsfeld
L	volume	1	l
umol/g{creat}	amount/mass	1e-06	umol/g{creat} umol/gcreatinine
{Tscore}	fraction	1	{Tscore} Tscore
u[IU]/mL	act/volume	0.001	u[IU]/ml uIU/ml ulU/ml uIE/ml uU/ml
g/(24.h)	mass/time	1.15740741e-05	g/(24h) g/24H g/24h g/d
nmol/mL	amount/volume	1e-06	nmol/ml
L/min	volume/time	0.0166666667	l/min l/MIN
nmol/h/mg{protein}	amount/mass.time	2.77777778e-10	nmol/h/mg{protein} nmol/H/mgprotein
g	mass	1	g
cm[H2O]	pressure	98.0665	cm[H2O] cmH2O
nmol/min/mg{protein}	amount/mass.time	1.66666667e-08	nmol/min/mg{protein} nmol/min/mgprotein
ng/L	mass/volume	1e-09	ng/l pg/ml
nmol/(24.h)	amount/time	1.15740741e-14	nmol/(24h) nmol/24H nmol/24h
[pH]	ph	1	pH
{M.o.M}	fraction	1	{MoM} MoM
Cel	temperature	1	Cel defF degC °C
mg/mL	mass/volume	1	mg/ml
U/mL	act/volume	1000	U/ml
cm2	area	0.0001	cm2
ng/mg{creat}	mass/mass	1e-06	ng/mg{creat} ng/mgcreatinine
{beats}/min	1/time	0.0166666667	{beats}/min /MIN /min beats/min
/[LPF]	1/field	1	/[lPF] /lPF
[degF]	temperature	0.555555556	degF
{breaths}/min	1/time	0.0166666667	{breaths}/min /MIN /min breaths/min
ng/(24.h)	mass/time	1.15740741e-14	ng/(24h) ng/24H
{index}	fraction	1	{index} Index
k[IU]/mL	act/volume	1000000	k[IU]/ml kIU/ml
mL/(24.h)	volume/time	1.15740741e-08	ml/(24h) ml/24H
mL/min	volume/time	1.66666667e-05	ml/min
ng/g{creat}	mass/mass	1e-09	ng/g{creat} ng/gcreatinine
mo	time	2629800	mo
mmol/(24.h)	amount/time	1.15740741e-08	mmol/(24h) mmol/24H mmol/24h mmol/d mmol/die
cm3	volume	0.001	cm3
U/mL{RBCs}	act/volume	1000	U/ml{RBCs} U/mlRBC
{Log_copies}/mL	1/volume	1000	{log_copies}/ml logcopies/ml
mosm/kg	amount/mass	1e-06	mosm/kg mOsm/kg mosmol/kg
wk	time	604800	wk
/d	1/time	1.15740741e-05	/d /24h
[IU]/L	act/volume	1	[IU]/l E/l IE/l IU/l mIE/ml mIU/ml
h	time	3600	h Std Stunden
kg	mass	1000	kg Kg
L/min/m2	volume/area.time	0.0166666667	l/min/m2
[lb_av]	mass	453.59237	lb_av lb
mol/L	amount/volume	1	mol/l
ng/mL/h	mass/time.volume	2.77777778e-10	ng/ml/h
{risk}	fraction	1	{risk} risk
{clock_time}	fraction	1	{clock_time} clocktime
U/g{Hb}	act/mass	1	U/g{Hb} U/gHb
nmol/mmol{creat}	amount/amount	1e-06	nmol/mmol{creat} nmol/mmolcreatinine
nmol/h/mL	amount/time.volume	2.77777778e-10	nmol/h/ml nmol/H/ml
h/d	time/time	0.0416666667	h/d hours/day
{Zscore}	fraction	1	{Zscore} Zscore
{cells}/uL	1/volume	1000000	{cells}/ul Zellen/ul cells/ul
pmol/(72.h)/mg{protein}	amount/mass.time	3.85802469e-15	pmol/(72h)/mg{protein} pmol/72H/mgprotein
{yyyy}	fraction	1	{yyyy} YYYY
[ppb]	fraction	1e-09	ppb
mg	mass	0.001	mg
nmol/mol{creat}	amount/amount	1e-09	nmol/mol{creat} nmol/molcreatinine
{EIA_index}	fraction	1	{EIA_index} EIA EIAindex EIAunits EIAvalue ElISAindex
{tmstp}	fraction	1	{tmstp} TmStp
L/s	volume/time	1	l/s
[MET].min/wk	time/time	9.92063492e-05	[MET]min/wk MET-min/wk
kU/L	act/volume	1000	kU/l
{#}/wk	1/time	1.65343915e-06	{#}/wk /wk
g/g{creat}	mass/mass	1	g/g{creat} g/gCreatinin g/gcreatinine
m	length	1	m
{Log_IU}/mL	1/volume	1000	{log_IU}/ml logIU/ml
fL	volume	1e-15	fl
mL/min/{1.73_m2}	volume/time{1.73m2}	1.66666667e-05	ml/min/{173_m2} ml/min/173sqm ml/min/173m2 ml/min/173qm
ug/mg{creat}	mass/mass	0.001	ug/mg{creat} ug/mg ug/mgcreatinine
{#}/mL	1/volume	1000	{#}/ml #/ml
nmol/mg{creat}	amount/mass	1e-06	nmol/mg{creat} nmol/mgcreatinine
{CAG_repeats}	fraction	1	{CAG_repeats} CAGRepeats
/mo	1/time	3.80257054e-07	/mo
10*9/L	1/volume	1e+09	10^9/l G/l Giga/l x10S9/l Gpt/l
mg/mmol{creat}	mass/amount	1	mg/mmol{creat} mg/mmolcreatinine mg/mmolKre mg/mmolkrea
ug/g{Hb}	mass/mass	1e-06	ug/g{Hb} ug/gHb
{#}/g	1/mass	1	{#}/g #/g
{CPM}	fraction	1	{CPM} CPM
%{normal}	fraction	0.01	%{normal} %normal
10*6/mL	1/volume	1e+09	10^6/ml
g/(12.h)	mass/time	2.31481481e-05	g/(12h) g/12H
mmol/g{creat}	amount/mass	0.001	mmol/g{creat} mmol/gcreatinine
/wk	1/time	1.65343915e-06	/wk /week
10*6/L	1/volume	1000000	10^6/l
10*6/uL	1/volume	1e+12	10^6/ul 10^12/l 10^6/mm3 Mio/ul TPt/l m/ul M/ul
mmol/mol	amount/amount	0.001	mmol/mol mmol/molHb
/100{WBCs}	fraction	0.01	/100{WBCs} /100 /100WBC
/a	1/time	3.16880878e-08	/a /year
cm[H2O]/(L/s)	pressure.time/volume	98.0665	cm[H2O]/(l/s) cmH2O/(l/s)
g/(8.h)	mass/time	3.47222222e-05	g/(8h) g/8H
mL/dL	volume/volume	0.01	ml/dl
mmol/(12.h)	amount/time	2.31481481e-08	mmol/(12h) mmol/12H
nmol/mL/h	amount/time.volume	2.77777778e-10	nmol/ml/h nmol/ml/H
pg	mass	1e-12	pg
umol/10*6{RBCs}	amount	1e-12	umol/10*6{RBCs} umol/10*6RBC
{ELISA'U}/mL	1/volume	1000	{ElISAU}/ml ElISAunit/ml
{OD_unit}	fraction	1	{OD_unit} OD ODunits
[beth'U]	act	1	bethU BE Bethesda-Units
g/(10.h)	mass/time	2.77777778e-05	g/(10h) g/10H
mg/(12.h)	mass/time	2.31481481e-08	mg/(12h) mg/12H
umol/h/L	amount/time.volume	2.77777778e-10	umol/h/l umol/H/l
/h	1/time	0.000277777778	/h /hour
mg/(18.h)	mass/time	1.54320988e-08	mg/(18h) mg/18H
mmol/(5.h)	amount/time	5.55555556e-08	mmol/(5h) mmol/5H
mmol/mmol	amount/amount	1	mmol/mmol
/min	1/time	0.0166666667	/min Schläge/min bpm
U/(24.h)	act/time	1.15740741e-05	U/(24h) U/24H U/24h
g/(5.h)	mass/time	5.55555556e-05	g/(5h) g/5H
mL/cm[H2O]	volume/pressure	1.01971621e-05	ml/cm[H2O] ml/cmH2O
nmol/L{RBCs}	amount/volume	1e-09	nmol/l{RBCs} nmol/lRBC
nmol/min/mg{Hb}	amount/mass.time	1.66666667e-08	nmol/min/mg{Hb} nmol/min/mgHb
ug/mg{protein}	mass/mass	0.001	ug/mg{protein} ug/mgprotein
umol/min/g{protein}	amount/mass.time	1.66666667e-08	umol/min/g{protein} umol/min/gprotein
U/U	act/act	1	U/U
[GPL'U]	act	1	GPlU
[mi_i]/h	length/time	0.44704	[mi_i]/h mph
dyn.s/cm5	force.time/length.length.length.length.length	100000	dyns/cm5
g/mL	mass/volume	1000	g/ml
mg/(2.h)	mass/time	1.38888889e-07	mg/(2h) mg/2H
pmol/g	amount/mass	1e-12	pmol/g FMOl/MG
pmol/min/mg{protein}	amount/mass.time	1.66666667e-11	pmol/min/mg{protein} pmol/min/mgprotein
ukat/L	act/volume	60	ukat/l umol/(s*l)
umol/h/mg{protein}	amount/mass.time	2.77777778e-07	umol/h/mg{protein} umol/H/mgprotein
{Log_cells}/mL	1/volume	1000	{log_cells}/ml logcells/ml
U/10*10{cells}	act	1e-10	U/10*10{cells} U/10*10cells
[in_i]	length	0.0254	in_i in inch
[mi_i]	length	1609.344	mi_i mi
cm3/min/mm[Hg]	volume/pressure.time	1.25010626e-07	cm3/min/mm[Hg] cc/min/mmHg
g/(100.g)	mass/mass	0.01	g/(100g) g/100g
kPa	pressure	1000	kPa kpa
meq/L	amount/volume	0.001	meq/l
mm/h	length/time	2.77777778e-07	mm/h mm/Std mmnW
mol/h/mol{Hb}	amount/amount.time	0.000277777778	mol/h/mol{Hb} mol/H/molHb
mol/mol	amount/amount	1	mol/mol molarratio
mol/mol{creat}	amount/amount	1	mol/mol{creat} mol/molcreatinine mol/molKre mol/molKrea
pmol/mol{creat}	amount/amount	1e-12	pmol/mol{creat} pmol/molcreatinine
ug/(72.h)	mass/time	3.85802469e-12	ug/(72h) ug/72H
umol/h/g{Hb}	amount/mass.time	2.77777778e-10	umol/h/g{Hb} umol/H/gHb
umol/mL	amount/volume	0.001	umol/ml
{cells}	fraction	1	{cells} Zellen cells
{logMAR}	fraction	1	{logMAR} logMAR
[APL'U]	act	1	APlU
d/{#}	time	86400	d/{#} d/#
fmol/L	amount/volume	1e-15	fmol/l
g/(48.h)	mass/time	5.78703704e-06	g/(48h) g/48H
g/(72.h)	mass/time	3.85802469e-06	g/(72h) g/72H
kJ/(24.h)	energy/time	0.0115740741	kJ/(24h) kJ/24H
kcal	energy	4184	kcal Kcal
m2	area	1	m2
mL/min/kg{body_wt}	volume/mass.time	1.66666667e-08	ml/min/kg{body_wt} ml/min/kgbw
meq/(24.h)	amount/time	1.15740741e-08	meq/(24h) meq/24H
mmol/(18.h)	amount/time	1.54320988e-08	mmol/(18h) mmol/18H
mmol/mmol{creat}	amount/amount	1	mmol/mmol{creat} mmol/mmolCrea mmol/mmolK mmol/mmolKrea mmol/mmolcreatinine
mol/(24.h)	amount/time	1.15740741e-05	mol/(24h) mol/24H
nmol/mg{protein}	amount/mass	1e-06	nmol/mg{protein} nmol/mgprotein
pmol/h/mL	amount/time.volume	2.77777778e-13	pmol/h/ml pmol/H/ml
ug/mmol{creat}	mass/amount	0.001	ug/mmol{creat} ug/mmolcreatinine
umol/g{Hb}	amount/mass	1e-06	umol/g{Hb} umol/gHb
umol/{ejaculate}	amount	1e-06	umol/{ejaculate} umol/ejaculate
{#}/(30.s)	1/time	0.0333333333	{#}/(30s) #/30s
{#}/(90.d)	1/time	1.28600823e-07	{#}/(90d) #/(90days)
{INR}	fraction	1	{INR} INR
{date}	fraction	1	{date} date
{dils}	fraction	1	{dils} Dils
{log}	fraction	1	{log} log
%{excretion}	fraction	0.01	%{excretion} %excretion
%{inhibition}	fraction	0.01	%{inhibition} %inhibition
/{slide}	fraction	1	/{slide} /slide
U	act	1	U
U/g{creat}	act/mass	1	U/g{creat} U/gCrea U/gcreatinine
U/g{protein}	act/mass	1	U/g{protein} U/gprotein
U/mmol{Hb}	act/amount	1000	U/mmol{Hb} U/mmolHb
[Ch]	length	0.000333333333	Ch French
[IU]	act	1	IU
[MPL'U]	act	1	MPlU
[oz_av]	mass	28.3495231	oz_av oz
fmol	amount	1e-15	fmol
g/(18.h)	mass/time	1.54320988e-05	g/(18h) g/18H
g/(2.h)	mass/time	0.000138888889	g/(2h) g/2H
g/(6.h)	mass/time	4.62962963e-05	g/(6h) g/6H
g/kg/(24.h)	mass/mass.time	1.15740741e-08	g/kg/(24h) g/kg/24H
mL/min/mm[Hg]/L	volume/pressure.time.volume	1.25010626e-07	ml/min/mm[Hg]/l ml/min/mmHg/l
mL/{beat}	volume	0.001	ml/{beat} ml/beat
mU/L	act/volume	0.001	mU/l
mU/g{Hb}	act/mass	0.001	mU/g{Hb} mU/gHb
mU/mL	act/volume	1	mU/ml mE/ml
mg/(6.h)	mass/time	4.62962963e-08	mg/(6h) mg/6H
mmol/(6.h)	amount/time	4.62962963e-08	mmol/(6h) mmol/6H
mosm/L	amount/volume	0.001	mosm/l mOsm/l
ng/mol{creat}	mass/amount	1e-09	ng/mol{creat} ng/molcreatinine
nmol/10*9{platelets}	amount	1e-18	nmol/10*9{platelets} nmol/10*9platelets
nmol/g{creat}	amount/mass	1e-09	nmol/g{creat} nmol/gcreatinine
nmol/min/10*6{cells}	amount/time	1.66666667e-17	nmol/min/10*6{cells} nmol/min/10*6cells
pg/mg{creat}	mass/mass	1e-09	pg/mg{creat} pg/mgcreatinine
pmol/(24.h)	amount/time	1.15740741e-17	pmol/(24h) pmol/24H
pmol/10*6{RBC}	amount	1e-18	pmol/10*6{RBC} pmol/10*6RBC
pmol/h/mg{protein}	amount/mass.time	2.77777778e-13	pmol/h/mg{protein} pmol/H/mgprotein
ueq/mL	amount/volume	0.001	ueq/ml ugEq/ml
ug/(12.h)	mass/time	2.31481481e-11	ug/(12h) ug/12H
ug/L{DDU}	mass/volume{DDU}	1e-06	ug/l{DDU} ug/lDDU
umol/h/mmol{Hb}	amount/amount.time	2.77777778e-07	umol/h/mmol{Hb} umol/H/mmolHb
umol/mol{Hb}	amount/amount	1e-06	umol/mol{Hb} umol/molHb
{#}/{cell}	fraction	1	{#}/{cell} #/cell
{ATTCT_repeats}	fraction	1	{ATTCT_repeats} ATTCTrepeats
{CGG_repeats}	fraction	1	{CGG_repeats} CGGRepeats
{CTG_repeats}	fraction	1	{CTG_repeats} CTGRepeats
{Ehrlich'U}/dL	1/volume	10	{EhrlichU}/dl EU/dl Ehrlichunits/dl
{GAA_repeats}	fraction	1	{GAA_repeats} GAArepeats
{Log_copies}/10*6{cells}	fraction	1e-06	{log_copies}/10*6{cells} logcopies/10*6cells
{MPS'U}	fraction	1	{MPSU} MPSU
{OD_ratio}	fraction	1	{OD_ratio} ODratio
{copies}/uL	1/volume	1000000	{copies}/ul copies/ul
{log_reduction}	fraction	1	{log_reduction} logReduction
{wk,d}	fraction	1	{wkd} wkd
%{basal_activity}	fraction	0.01	%{basal_activity} %basalactivity
%{baseline}	fraction	0.01	%{baseline} %Baseline
%{neutralization}	fraction	0.01	%{neutralization} %neutralization
%{reduction}	fraction	0.01	%{reduction} %Reduction
/10*5{PMN}	fraction	1e-05	/10*5{PMN} #/10*5PMN
/{area}	fraction	1	/{area} /area
/{cell}	fraction	1	/{cell} /cell
10*12/L	1/volume	1e+12	10^12/l T/l Tera/l Tpt/l
10*8/{Collection}	fraction	100000000	10*8/{Collection} 10*8/Collection
J	energy	1	J j
L/(24.h)	volume/time	1.15740741e-05	l/(24h) l/24H
L/(min.m2)	volume/area.time	0.0166666667	l/(minm2) l/MIN/M2
L/L	volume/volume	1	l/l
L/min/mm[Hg]	volume/pressure.time	0.000125010626	l/min/mm[Hg] l/min/mmHg
U/(12.h)	act/time	2.31481481e-05	U/(12h) U/12H
U/(18.h)	act/time	1.54320988e-05	U/(18h) U/18H
U/(2.h)	act/time	0.000138888889	U/(2h) U/2H
U/kg{Hb}	act/mass	0.001	U/kg{Hb} U/kgHb
U/mg{protein}	act/mass	1000	U/mg{protein} U/mgprotein
U/mmol{creat}	act/amount	1000	U/mmol{creat} U/mmolcreatinine
U/mol{Hb}	act/amount	1	U/mol{Hb} U/molHb
V	voltage	1	V v
[IU]/dL	act/volume	10	[IU]/dl IU/dl
[arb'U]/L	act/volume	1	[arbU]/l arbU/l
[beth'U]/mL	act/volume	1000	[bethU]/ml Bethesdaunits/ml
[dye'U]	act	1	dyeU DyeUnits
[ft_i]	length	0.3048	ft_i ft
[ft_i]/(24.h)	length/time	3.52777778e-06	[ft_i]/(24h) ft/24H
[lb_av]/d	mass/time	0.00524991169	[lb_av]/d lb/d
[oz_av]/d	mass/time	0.000328119481	[oz_av]/d oz/d
[oz_av]/wk	mass/time	4.68742115e-05	[oz_av]/wk oz/wk
[psi]	pressure	6894.75729	psi
cm[H2O].s	pressure.time	98.0665	cm[H2O]s cmH2Os
fmol/mg	amount/mass	1e-12	fmol/mg FMOl/MG
fmol/mg{protein}	amount/mass	1e-12	fmol/mg{protein} fmol/mgprotein
g/(4.h)	mass/time	6.94444444e-05	g/(4h) g/4H
g/l	mass/volume	1	g/l
g/mmol{creat}	mass/amount	1000	g/mmol{creat} g/mmolcreatinine
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
mg/d	mass/time	1.15740741e-08	mg/d
mg/h	mass/time	2.77777778e-07	mg/h mg/H
mg/h/mg{protein}	mass/mass.time	0.000277777778	mg/h/mg{protein} mg/H/mgprotein
mg/kg/(24.h)	mass/mass.time	1.15740741e-11	mg/kg/(24h) mg/kg/24H mg/kg/24h
mg/mg{creat}	mass/mass	1	mg/mg{creat} mg/mgcreatinine
mg/mol{creat}	mass/amount	0.001	mg/mol{creat} mg/molcreatinine
mm/(2.h)	length/time	1.38888889e-07	mm/(2h) mm/2H mm/2h
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
ng/mL{FEU}	mass/volume{FEU}	1e-06	ng/ml{FEU} ng/mlFEU
nmol/10*8{platelets}	amount	1e-17	nmol/10*8{platelets} nmol/10*8platelets
nmol/g{Hb}	amount/mass	1e-09	nmol/g{Hb} nmol/gHb
nmol/h/g{Hb}	amount/mass.time	2.77777778e-13	nmol/h/g{Hb} nmol/h/gHb
nmol{1/2cys}/mg{protein}	amount/mass	1e-06	nmol{1/2cys}/mg{protein} nmol1/2cystine/mgprotein
pg/g{creat}	mass/mass	1e-12	pg/g{creat} pg/gcreatinine
pmol/(24.h)/mg{protein}	amount/mass.time	1.15740741e-14	pmol/(24h)/mg{protein} pmol/24H/mgprotein
pmol/g{Hb}	amount/mass	1e-12	pmol/g{Hb} pmol/gHb
pmol/h/mg{Hb}	amount/mass.time	2.77777778e-13	pmol/h/mg{Hb} pmol/H/mgHb
s/U/mL	time/act.volume	1000	s/U/ml sec/U/ml
uL	volume	1e-06	ul
uV	voltage	1e-06	uV uv
u[IU]/L	act/volume	1e-06	u[IU]/l uIU/l
ug.h/L	mass.time/volume	0.0036	ugh/l ug*h/l
ug/(8.h)	mass/time	3.47222222e-11	ug/(8h) ug/8H
ug/mL{FEU}	mass/volume{FEU}	0.001	ug/ml{FEU} ug/mlFEU
umol/(2.h)	amount/time	1.38888889e-10	umol/(2h) umol/2H
umol/min/g{Hb}	amount/mass.time	1.66666667e-08	umol/min/g{Hb} umol/min/gHb
umol/mmol	amount/amount	0.001	umol/mmol
{CH50'U}/mL	1/volume	1000	{CH50U}/ml CH50U/ml
{CTA'U}/mL	1/volume	1000	{CTAU}/ml CTAU/Ml
{ELISA'U}	fraction	1	{ElISAU} ElISAunit
{Ehrlich'U}/(100.g)	1/mass	0.01	{EhrlichU}/(100g) EU/100g Ehrlichunits/100g
{GGGGCC_repeats}	fraction	1	{GGGGCC_repeats} GGGGCCrepeats
{GPS'U}	fraction	1	{GPSU} GPSU
{ISR}	fraction	1	{ISR} ISR
{WBC}/min	1/time	0.0166666667	{WBC}/min WBC/min
{beats}	fraction	1	{beats} beats
{copies}	fraction	1	{copies} copies
{lb-oz}	fraction	1	{lb-oz} lb-oz
{muts}/{Mb}	fraction	1	{muts}/{Mb} muts/Mb
{ntu}	fraction	1	{ntu} NTU
{repeats}	fraction	1	{repeats} repeats
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
%{tumor cells positive}	fraction	0.01	%{tumorcellspositive} %tumorcellspositive
%{viable}	fraction	0.01	%{viable} %viable
/1	fraction	1	/1 Ratio
/10*3{RBCs}	fraction	0.001	/10*3{RBCs} /1000RBC
/10*4{RBCs}	fraction	0.0001	/10*4{RBCs} /10000RBC
/100{RBCs}	fraction	0.01	/100{RBCs} /100RBC
/100{WBC}	fraction	0.01	/100{WBC} /100lc /100leu /100leuk pro100leukos pro100leukozyten
/100{neutrophils}	fraction	0.01	/100{neutrophils} %derNeutr
/{collection}	fraction	1	/{collection} /collection
/{field}	fraction	1	/{field} /field
/{vol}	fraction	1	/{vol} /vol
1/10*3	fraction	0.001	1/10*3 x10-3
1/10*3.{RBC}	fraction	0.001	1/10*3{RBC} pro1000
1/uL	1/volume	1000000	1/ul MPT/l MPt/l proul
10*3/mL	1/volume	1000000	10^3/ml
10*3/mm3	1/volume	1e+09	10^3/mm3 x1000/mm3
10*3{copies}/mL	1/volume	1000000	10^3{copies}/ml 10^3copies/ml
10*8/uL	1/volume	1e+14	10*8/ul 10*8/mm3
1000/uL	1/volume	1e+09	1000/ul *1000/ul
L/kg{body_wt}	volume/mass	0.001	l/kg{body_wt} l/kgbw
L/min/kg{body_wt}	volume/mass.time	1.66666667e-05	l/min/kg{body_wt} l/min/kgbw
U/h/mL	act/time.volume	0.277777778	U/h/ml U/H/ml
U/kg{body_wt}	act/mass	0.001	U/kg{body_wt} U/kgbw
U/mol{creat}	act/amount	1	U/mol{creat} U/molKre
[APL'U]/mL	act/volume	1000	[APlU]/ml APlU/ml
[CFU]/g	1/mass	1	[CFU]/g CFU/g
[CFU]/mL	1/volume	1000	[CFU]/ml KbE/ml
[CFU]/ml	1/volume	1000	[CFU]/ml CFU/ml
[GPL'U]/mL	act/volume	1000	[GPlU]/ml GPlU/ml
[HPF]	field	1	HPF proFeld
[IU]/(24.h)	act/time	1.15740741e-05	[IU]/(24h) IU/24H
[IU]/L{RBC}	act/volume	1	[IU]/l{RBC} IU/lEC
[IU]/d	act/time	1.15740741e-05	[IU]/d IU/d
[IU]/g	act/mass	1	[IU]/g IU/g
[IU]/g{Hb}	act/mass	1	[IU]/g{Hb} IU/gHb
[IU]/g{creat}	act/mass	1	[IU]/g{creat} IU/gcreatinine
[IU]/mg{creat}	act/mass	1000	[IU]/mg{creat} IU/mgcreatinine
[MPL'U]/mL	act/volume	1000	[MPlU]/ml MPlU/ml
[arb'U]/mL	act/volume	1000	[arbU]/ml AU/ml E/ml Units/ml arbU/ml
[iU]/L	act/volume	1	[iU]/l IE/l IU/l UI/l
[iU]/mL	act/volume	1000	[iU]/ml IE/ml IU/ml UI/ml
[lb_av]/(24.h)	mass/time	0.00524991169	[lb_av]/(24h) lb/24H
[ppth]	fraction	0.001	ppth Promille o/oo ‰
[todd'U]	act	1	toddU Toddunits
cm[H2O]/L	pressure/volume	98.0665	cm[H2O]/l cmH2O/l
dyn.s/cm5/kg{body_wt}	force.time/length.length.length.length.length.mass	100	dyns/cm5/kg{body_wt} dyns/cm5/kgbw
g/cm3	mass/volume	1000	g/cm3
g/g	mass/mass	1	g/g
g/g{globulin}	mass/mass	1	g/g{globulin} g/gglobulin
g/mol	mass/amount	1	g/mol
g/mol{creat}	mass/amount	1	g/mol{creat} g/molKrea
g/{specimen}	mass	1	g/{specimen} g/specimen
g/{total_output}	mass	1	g/{total_output} g/totaloutput
g{GAG}/mol{creat}	mass/amount	1	g{GAG}/mol{creat} gGAG/molKrea
g{Hb}/dL	mass/volume	10	g{Hb}/dl gHb/dl
kU/mL	act/volume	1000000	kU/ml
k[IU]	act	1000	k[IU] kIU
k[iU]/L	act/volume	1000	k[iU]/l kIU/l
m/{#}	length	1	m/{#} m/#
mL/min/(173/100)	volume/time	9.63391137e-06	ml/min/(173/100) ml/min/173
mL/min/mm[Hg]	volume/pressure.time	1.25010626e-07	ml/min/mm[Hg] ml/min/mmHg
mL/s/(172/100.m2)	volume/area.time	0.000581395349	ml/s/(172/100m2) ml/s/172qm
mS/cm	conductance/length	0.1	mS/cm
mU/(24.h)	act/time	1.15740741e-08	mU/(24h) mU/24H
mU/mg{prot}	act/mass	1	mU/mg{prot} mU/mgProtein
m[IU]/(24.h)	act/time	1.15740741e-08	m[IU]/(24h) mIU/24H
m[iU]/L	act/volume	0.001	m[iU]/l mIU/l
m[iU]/mL	act/volume	1	m[iU]/ml mIU/ml
meq/d	amount/time	1.15740741e-08	meq/d mEq/d
meq/{total_output}	amount	0.001	meq/{total_output} meq/totaloutput
mg/24	mass	4.16666667e-05	mg/24
mg/L{FEU}	mass/volume{FEU}	0.001	mg/l{FEU} mg/lFEU
mg/dL{RBCs}	mass/volume	0.01	mg/dl{RBCs} mg/dlErythrozyten
mg/m2/d	mass/area.time	1.15740741e-08	mg/m2/d
mg/mmol	mass/amount	1	mg/mmol
mg/{Time}	mass	0.001	mg/{Time} mg/SammZeit
mg/{specimen}	mass	0.001	mg/{specimen} mg/specimen
mg/{total_output}	mass	0.001	mg/{total_output} mg/totaloutput
min/{#}	time	60	min/{#} min/#
mm/(1.h)	length/time	2.77777778e-07	mm/(1h) mm/1h
mm/(15.min)	length/time	1.11111111e-06	mm/(15min) mm/15min
mmol/d	amount/time	1.15740741e-08	mmol/d
mmol/h/mg{protein}	amount/mass.time	0.000277777778	mmol/h/mg{protein} mmol/H/mgprotein
mmol/mol{Hb}	amount/amount	0.001	mmol/mol{Hb} mmol/molHb
mmol/mol{crea}	amount/amount	0.001	mmol/mol{crea} mmol/molKrea
mmol/umol{creat}	amount/amount	1000	mmol/umol{creat} mmol/umolcreatinine
mmol/{ejaculate}	amount	0.001	mmol/{ejaculate} mmol/ejaculate
mmol/{time}	amount	0.001	mmol/{time} mmol/SammZeit mmol/Sammelzeit
mmol/{total_output}	amount	0.001	mmol/{total_output} mmol/totaloutput
mmol2/L	amount.amount/volume	1e-06	mmol2/l mmol/lzQuadrat
ng/(8.h)	mass/time	3.47222222e-14	ng/(8h) ng/8H
ng/mL/(90.min)	mass/time.volume	1.85185185e-10	ng/ml/(90min) ng/ml/90min
ng/mL{RBCs}	mass/volume	1e-06	ng/ml{RBCs} ng/mlRBC
ng/ng{creat}	mass/mass	1	ng/ng{creat} ng/ngcreatinine
ng{FEU}/mL	mass/volume{FEU}	1e-06	ng{FEU}/ml ng/mlFEU
nmol/(L.s)	amount/time.volume	1e-09	nmol/(ls) nmol/(l*s) nmol/l*s
nmol/(h.g{Hb})	amount/mass.time	2.77777778e-13	nmol/(hg{Hb}) nmol/h*gHb
nmol/d	amount/time	1.15740741e-14	nmol/d
nmol/h/L	amount/time.volume	2.77777778e-13	nmol/h/l nmol/H/l
nmol/mL{RBCs}	amount/volume	1e-06	nmol/ml{RBCs} nmol/mlRBC
nmol/mmol	amount/amount	1e-06	nmol/mmol
nmol/umol{creat}	amount/amount	0.001	nmol/umol{creat} nmol/umolCreatinin
nmol{BCE}	amount	1e-09	nmol{BCE} nmolBCE
nmol{BCE}/L	amount/volume	1e-09	nmol{BCE}/l nmolBCE/l
nmol{BCE}/mmol{creat}	amount/amount	1e-06	nmol{BCE}/mmol{creat} nmolBCE/mmolcreatinine
nmol{BCE}/mol	amount/amount	1e-09	nmol{BCE}/mol nmolBCE/mol
nmol{cAMP}/mmol	amount/amount	1e-06	nmol{cAMP}/mmol nmolcAMP/mmol
pg/{RBCs}	mass	1e-12	pg/{RBCs} pg/RBC
pg/{cell}	mass	1e-12	pg/{cell} pg/cell
pmol/mg{protein}	amount/mass	1e-09	pmol/mg{protein} pmol/mgprotein
pmol/ng	amount/mass	0.001	pmol/ng
pmol/umol{creat}	amount/amount	1e-06	pmol/umol{creat} pmol/umolcreatinine
pmol/{RBCs}	amount	1e-12	pmol/{RBCs} pmol/RBC
uU/g{Hb}	act/mass	1e-06	uU/g{Hb} uU/gHb
uU/mL	act/volume	0.001	uU/ml uE/ml
ug/(100.g)	mass/mass	1e-08	ug/(100g) ug/100g
ug/(100.mg)	mass/mass	1e-05	ug/(100mg) ug/100mg
ug/(42.h)	mass/time	6.61375661e-12	ug/(42h) ug/42H
ug/L{FEU}	mass/volume{FEU}	1e-06	ug/l{FEU} ug/lFEU
ug/g{feces}	mass/mass	1e-06	ug/g{feces} ug/gStuhl
ug/g{stool}	mass/mass	1e-06	ug/g{stool} ug/gStuhl
ug/mL{DDU}	mass/volume{DDU}	0.001	ug/ml{DDU} ug/mlDDU
ug/{specimen}	mass	1e-06	ug/{specimen} ug/specimen
ug/{volume}	mass	1e-06	ug/{volume} ug/Sammelvol
ul/(30.min)	volume/time	5.55555556e-10	ul/(30min) ul/30Min
um3	volume	1e-15	um3
umol/10*13{RBCs}	amount	1e-19	umol/10*13{RBCs} umol/10*13RBC
umol/d	amount/time	1.15740741e-11	umol/d
umol/l	amount/volume	1e-06	umol/l
umol/umol{creat}	amount/amount	1	umol/umol{creat} umol/umolcreatinine
umol/{collection}	amount	1e-06	umol/{collection} umol/collection
umol{BCE}/mol	amount/amount	1e-06	umol{BCE}/mol umolBCE/mol
{#}/(120.d)	1/time	9.64506173e-08	{#}/(120d) #/(120days)
{ACU}/mL	1/volume	1000	{ACU}/ml ACU/ml
{APS'U}	fraction	1	{APSU} APSU
{APS'U}/mL	1/volume	1000	{APSU}/ml APSU/ml
{ARU}	fraction	1	{ARU} ARU
{BPU}	fraction	1	{BPU} BPU
{CH100'U}/mL	1/volume	1000	{CH100U}/ml CH100U CH100U/ml
{CH50'U}	fraction	1	{CH50U} CH50U
{CKtotal}	fraction	1	{CKtotal} %dgesCK
{CPM}/10*3{cells}	fraction	0.001	{CPM}/10*3{cells} CPM/10*3cells
{CSQrel}	fraction	1	{CSQrel} CSQrel
{ELISA'U}/L	1/volume	1	{ElISAU}/l ElISAunits/l
{ELISA_value}	fraction	1	{ElISA_value} ElISA ElISAvalue
{Ehrlich'U}	fraction	1	{EhrlichU} EU
{Ehrlich'U}/(2.h)	1/time	0.000138888889	{EhrlichU}/(2h) EU/2H
{Ehrlich'U}/(24.h)	1/time	1.15740741e-05	{EhrlichU}/(24h) EU/24H Ehrlichunits/24H
{Ehrlich'U}/mL	1/volume	1000	{EhrlichU}/ml eu/ml
{Ery}/uL	1/volume	1000000	{Ery}/ul Ery/ul
{GPI_U}	fraction	1	{GPI_U} GPIU
{GPS'U}/mL	1/volume	1000	{GPSU}/ml GPSU/ml
{JDF'U}	fraction	1	{JDFU} JDFU
{JDF'U}/L	1/volume	1	{JDFU}/l JDFU/l
{KRONU'U}/L	1/volume	1	{KRONUU}/l kronusU/l
{KRONU'U}/mL	1/volume	1000	{KRONUU}/ml kronusU/ml
{Log_IU}	fraction	1	{log_IU} logIU
{Log_copies}	fraction	1	{log_copies} logcopies
{MPS'U}/mL	1/volume	1000	{MPSU}/ml MPSU/ml
{MPU}	fraction	1	{MPU} MPU
{OD_value}	fraction	1	{OD_value} ODvalue
{Pan_Bio'U}	fraction	1	{Pan_BioU} Panbiounits
{RBCs}/min	1/time	0.0166666667	{RBCs}/min RBC/min
{WBC}/uL	1/volume	1000000	{WBC}/ul leu/ul
{absorbance}	fraction	1	{absorbance} absorbance
{breaths}/min/L	1/time.volume	0.0166666667	{breaths}/min/l breaths/min/l
{clock time}	fraction	1	{clocktime} Uhr
{copies}/(10*5{Cells})	fraction	1e-05	{copies}/(10*5{Cells}) Kopien/105Z
{copies}/(10*6{Cells})	fraction	1e-06	{copies}/(10*6{Cells}) Kopien/106Z
{copies}/L	1/volume	1	{copies}/l copies/l
{counts}/min	1/time	0.0166666667	{counts}/min /min bpm rpm
{ft-in}	fraction	1	{ft-in} ft-in
{index_value}	fraction	1	{index_value} Index
{inhibitor_U}	fraction	1	{inhibitor_U} Inhibitorunits
{m-cm}	fraction	1	{m-cm} m-cm
{relative_saturation}	fraction	1	{relative_saturation} relativesaturation
{relative_viscocity}	fraction	1	{relative_viscocity} RV
{s_co_ratio}	fraction	1	{s_co_ratio} S/CO
{s_co_ratio}.10	fraction	10	{s_co_ratio}10 VE
{ugE}/mL	1/volume	1000	{ugE}/ml ugE/ml
nkat/L	act/volume	0.06	nkat/l
/nL	1/volume	1000000000	/nl
/pL	1/volume	1000000000000	/pl
"""#
}
