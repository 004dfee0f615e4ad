// Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
// swift-format-ignore-file
enum GeneratedLabels {
  static let rows = #"""
Leukozyten	leukozyten	leukozyten	0 1 591 592 593 594 595 814
Leukos	leukos	leukos	0 1 591 592 593 594 595 814
Leuko	leuko	leuko	0 1 591 592 593 594 595 814
Leukozytenzahl	leukozytenzahl	leukozytenzahl	0 1 591 592 593 594 595 814
Leukocyten	leukocyten	leukozyten	0 1 591 592 593 594 595 814
Leukocytenzahl	leukocytenzahl	leukozytenzahl	0 1 591 592 593 594 595 814
Leukocytes	leukocytes	leukozytes	0 1 591 592 593 594 595 814
White blood cells	white blood cells	whitebloodzells	0 1 591 592 593 594 595 814
White blood cell count	white blood cell count	whitebloodzellkount	0 1 591 592 593 594 595 814
White cell count	white cell count	whitezellkount	0 1 591 592 593 594 595 814
Total WBC	total wbc	totalwbc	0 1 591 592 593 594 595 814
WBC	wbc	wbc	0 1 591 592 593 594 595 814
WCC	wcc	wcc	0 1 591 592 593 594 595 814
Leu	leu	leu	0 1 591 592 593 594 595 657 814
Erythrozyten	erythrozyten	erythrozyten	2 596 597 701 702 815
Erythrozytenzahl	erythrozytenzahl	erythrozytenzahl	2 596 597 701 702 815
Erys	erys	erys	2 596 597 701 702 815
Ery	ery	ery	2 596 597 701 702 815
Erythrocyten	erythrocyten	erythrozyten	2 596 597 701 702 815
Erythrocytenzahl	erythrocytenzahl	erythrozytenzahl	2 596 597 701 702 815
Erythrocytes	erythrocytes	erythrozytes	2 596 597 701 702 815
Red blood cells	red blood cells	redbloodzells	2 596 597 701 702 815
Red blood cell count	red blood cell count	redbloodzellkount	2 596 597 701 702 815
Red cell count	red cell count	redzellkount	2 596 597 701 702 815
RBC	rbc	rbc	2 596 597 701 702 815
Hämoglobin	haemoglobin	hamoglobin	3 4 598 599
Hämoglobin gesamt	haemoglobin gesamt	hamoglobingesamt	3 4 598
Blutfarbstoff	blutfarbstoff	blutfarbstoff	3 4 598
Hemoglobin	hemoglobin	hemoglobin	3 4 598 599
Hb	hb	hb	3 4 598 599
Hgb	hgb	hgb	3 4 598
Hämatokrit	haematokrit	hamatokrit	5
Hämatocrit	haematocrit	hamatokrit	5
Hematocrit	hematocrit	hematokrit	5
Packed cell volume	packed cell volume	packedzellvolume	5
Hkt	hkt	hkt	5
Hct	hct	hkt	5
Hk	hk	hk	5
PCV	pcv	pcv	5
MCV	mcv	mcv	6
Mittleres Zellvolumen	mittleres zellvolumen	mittlereszellvolumen	6
Mittleres Erythrozytenvolumen	mittleres erythrozytenvolumen	mittlereserythrozytenvolumen	6
Mittleres korpuskuläres Volumen	mittleres korpuskulaeres volumen	mittlereskorpuskularesvolumen	6
Mittleres Erythrocytenvolumen	mittleres erythrocytenvolumen	mittlereserythrozytenvolumen	6
Mean corpuscular volume	mean corpuscular volume	meankorpuskularvolume	6
Mean cell volume	mean cell volume	meanzellvolume	6
MCV (mittleres Erythrozytenvolumen)	mcv mittleres erythrozytenvolumen	mcvmittlereserythrozytenvolumen	6
MCH	mch	mch	7 682
HbE	hbe	hbe	7 682
Mittleres korpuskuläres Hämoglobin	mittleres korpuskulaeres haemoglobin	mittlereskorpuskulareshamoglobin	7 682
Mean corpuscular hemoglobin	mean corpuscular hemoglobin	meankorpuskularhemoglobin	7 682
Mean cell hemoglobin	mean cell hemoglobin	meanzellhemoglobin	7 682
MCH (HbE)	mch hbe	mchhbe	7 682
Hb/Ery	hb/ery	hb/ery	7 682
MCHC	mchc	mchc	8 9
Mittlere korpuskuläre Hämoglobinkonzentration	mittlere korpuskulaere haemoglobinkonzentration	mittlerekorpuskularehamoglobinkonzentration	8 9
Mean corpuscular hemoglobin concentration	mean corpuscular hemoglobin concentration	meankorpuskularhemoglobinkonzentration	8 9
Erythrozytenverteilungsbreite	erythrozytenverteilungsbreite	erythrozytenverteilungsbreite	10 11
EVB	evb	evb	10 11
Erythrocytenverteilungsbreite	erythrocytenverteilungsbreite	erythrozytenverteilungsbreite	10 11
Red cell distribution width	red cell distribution width	redzelldistributionwidth	10 11
RBC distribution width	rbc distribution width	rbcdistributionwidth	10 11
RDW	rdw	rdw	10 11
RDW-CV	rdw cv	rdwcv	10 11
RDW-SD	rdw sd	rdwsd	11
EVB-SD	evb sd	evbsd	11
Thrombozyten	thrombozyten	thrombozyten	12 13
Thrombozytenzahl	thrombozytenzahl	thrombozytenzahl	12 13
Thrombos	thrombos	thrombos	12 13
Thrombo	thrombo	thrombo	12 13
Blutplättchen	blutplaettchen	blutplattchen	12 13
Thrombocyten	thrombocyten	thrombozyten	12 13
Thrombocytenzahl	thrombocytenzahl	thrombozytenzahl	12 13
Platelets	platelets	platelets	12 13
Platelet count	platelet count	plateletkount	12 13
Thrombocytes	thrombocytes	thrombozytes	12 13
PLT	plt	plt	12 13
Plts	plts	plts	12 13
Thr	thr	thr	12 13
Mittleres Thrombozytenvolumen	mittleres thrombozytenvolumen	mittleresthrombozytenvolumen	14
Mittleres Plättchenvolumen	mittleres plaettchenvolumen	mittleresplattchenvolumen	14
Mittleres Thrombocytenvolumen	mittleres thrombocytenvolumen	mittleresthrombozytenvolumen	14
Mean platelet volume	mean platelet volume	meanplateletvolume	14
MPV	mpv	mpv	14
Thrombozytenverteilungsbreite	thrombozytenverteilungsbreite	thrombozytenverteilungsbreite	15
Plättchenverteilungsbreite	plaettchenverteilungsbreite	plattchenverteilungsbreite	15
Thrombocytenverteilungsbreite	thrombocytenverteilungsbreite	thrombozytenverteilungsbreite	15
Platelet distribution width	platelet distribution width	plateletdistributionwidth	15
PDW	pdw	pdw	15
TVB	tvb	tvb	15
Unreife Thrombozyten	unreife thrombozyten	unreifethrombozyten	16
Unreife Thrombozytenfraktion	unreife thrombozytenfraktion	unreifethrombozytenfraktion	16
Unreife Plättchenfraktion	unreife plaettchenfraktion	unreifeplattchenfraktion	16
Unreife Thrombocyten	unreife thrombocyten	unreifethrombozyten	16
Unreife Thrombocytenfraktion	unreife thrombocytenfraktion	unreifethrombozytenfraktion	16
Immature platelet fraction	immature platelet fraction	immatureplateletfraktion	16
IPF	ipf	ipf	16
Normoblasten	normoblasten	normoblasten	17 18
Erythroblasten	erythroblasten	erythroblasten	17 18
Kernhaltige Erythrozyten	kernhaltige erythrozyten	kemhaltigeerythrozyten	17 18
Kernhaltige Erythrocyten	kernhaltige erythrocyten	kemhaltigeerythrozyten	17 18
Nucleated red blood cells	nucleated red blood cells	nukleatedredbloodzells	17 18
Nucleated erythrocytes	nucleated erythrocytes	nukleatederythrozytes	17 18
NRBC	nrbc	nrbc	17 18
Retikulozyten	retikulozyten	retikulozyten	19 20
Retikulozytenzahl	retikulozytenzahl	retikulozytenzahl	19 20
Retis	retis	retis	19 20
Retikulozyten relativ	retikulozyten relativ	retikulozytenrelativ	19 20
Retikulocyten	retikulocyten	retikulozyten	19 20
Retikulocytenzahl	retikulocytenzahl	retikulozytenzahl	19 20
Retikulocyten relativ	retikulocyten relativ	retikulozytenrelativ	19 20
Reticulocytes	reticulocytes	retikulozytes	19 20
Ret	ret	ret	19 20
Retik	retik	retik	19 20
Retikulozyten-Hämoglobin	retikulozyten haemoglobin	retikulozytenhamoglobin	21 22
Hämoglobingehalt der Retikulozyten	haemoglobingehalt der retikulozyten	hamoglobingehaltderretikulozyten	21 22
Retikulocyten-Hämoglobin	retikulocyten haemoglobin	retikulozytenhamoglobin	21 22
Hämoglobingehalt der Retikulocyten	haemoglobingehalt der retikulocyten	hamoglobingehaltderretikulozyten	21 22
Reticulocyte hemoglobin	reticulocyte hemoglobin	retikulozytehemoglobin	21 22
Ret-He	ret he	rethe	21 22
CHr	chr	chr	21 22
Ret-Hb	ret hb	rethb	21 22
Unreife Retikulozytenfraktion	unreife retikulozytenfraktion	unreiferetikulozytenfraktion	23
Unreife Retikulozyten	unreife retikulozyten	unreiferetikulozyten	23
Unreife Retikulocytenfraktion	unreife retikulocytenfraktion	unreiferetikulozytenfraktion	23
Unreife Retikulocyten	unreife retikulocyten	unreiferetikulozyten	23
Immature reticulocyte fraction	immature reticulocyte fraction	immatureretikulozytefraktion	23
IRF	irf	irf	23
Neutrophile	neutrophile	neutrophile	24 25 26 27 818
Neutrophile Granulozyten	neutrophile granulozyten	neutrophilegranulozyten	24 25 26 27 818
Neutrophile Granu.	neutrophile granu	neutrophilegranu	24 25 26 27 818
Neutrophile Granulocyten	neutrophile granulocyten	neutrophilegranulozyten	24 25 26 27 818
Neutrophile gesamt	neutrophile gesamt	neutrophilegesamt	24 25 26 27 818
Neutrophils	neutrophils	neutrophils	24 25 26 27 818
Absolute neutrophils	absolute neutrophils	absoluteneutrophils	24 25 26 27 818
Absolute neutrophil count	absolute neutrophil count	absoluteneutrophilkount	24 25 26 27 818
NEUT	neut	neut	24 25 26 27 818
Neutro	neutro	neutro	24 25 26 27 818
Neutr.	neutr	neutr	24 25 26 27 818
ANC	anc	anc	24 25 26 27 818
Lymphozyten	lymphozyten	lymphozyten	28 29 30 31 816
Lymphocyten	lymphocyten	lymphozyten	28 29 30 31 816
Lymphos	lymphos	lymphos	28 29 30 31 816
Lymphocytes	lymphocytes	lymphozytes	28 29 30 31 816
Absolute lymphocytes	absolute lymphocytes	absolutelymphozytes	28 29 30 31 816
Absolute lymphocyte count	absolute lymphocyte count	absolutelymphozytekount	28 29 30 31 816
LYMPH	lymph	lymph	28 29 30 31 816
Lympho	lympho	lympho	28 29 30 31 816
Lym	lym	lym	28 29 30 31 816
Monozyten	monozyten	monozyten	32 33 34 35 817
Monocyten	monocyten	monozyten	32 33 34 35 817
Monos	monos	monos	32 33 34 35 817
Monocytes	monocytes	monozytes	32 33 34 35 817
Absolute monocytes	absolute monocytes	absolutemonozytes	32 33 34 35 817
Absolute monocyte count	absolute monocyte count	absolutemonozytekount	32 33 34 35 817
MONO	mono	mono	32 33 34 35 817
Mon	mon	mon	32 33 34 35 817
Eosinophile	eosinophile	eosinophile	36 37 38 39
Eosinophile Granulozyten	eosinophile granulozyten	eosinophilegranulozyten	36 37 38 39
Eosinophile Granu.	eosinophile granu	eosinophilegranu	36 37 38 39
Eosinophile Granulocyten	eosinophile granulocyten	eosinophilegranulozyten	36 37 38 39
Eosinophils	eosinophils	eosinophils	36 37 38 39
Absolute eosinophils	absolute eosinophils	absoluteeosinophils	36 37 38 39
Absolute eosinophil count	absolute eosinophil count	absoluteeosinophilkount	36 37 38 39
EO	eo	eo	36 37 38 39
Eos	eos	eos	36 37 38 39
Eosino	eosino	eosino	36 37 38 39
Eosin.	eosin	eosin	36 37 38 39
Basophile	basophile	basophile	40 41 42 43
Basophile Granulozyten	basophile granulozyten	basophilegranulozyten	40 41 42 43
Basophile Granu.	basophile granu	basophilegranu	40 41 42 43
Basophile Granulocyten	basophile granulocyten	basophilegranulozyten	40 41 42 43
Basophils	basophils	basophils	40 41 42 43
Absolute basophils	absolute basophils	absolutebasophils	40 41 42 43
Absolute basophil count	absolute basophil count	absolutebasophilkount	40 41 42 43
BASO	baso	baso	40 41 42 43
Bas	bas	bas	40 41 42 43
Unreife Granulozyten	unreife granulozyten	unreifegranulozyten	44 45
Unreife Granus	unreife granus	unreifegranus	44 45
Unreife Granulocyten	unreife granulocyten	unreifegranulozyten	44 45
Immature granulocytes	immature granulocytes	immaturegranulozytes	44 45
IG	ig	ig	44 45
Stabkernige	stabkernige	stabkemige	46 47
Stabkernige Granulozyten	stabkernige granulozyten	stabkemigegranulozyten	46 47
Stabkernige Neutrophile	stabkernige neutrophile	stabkemigeneutrophile	46 47
Stabkernige neutrophile Granulozyten	stabkernige neutrophile granulozyten	stabkemigeneutrophilegranulozyten	46 47
Stabkernige Granulocyten	stabkernige granulocyten	stabkemigegranulozyten	46 47
Stabkernige neutrophile Granulocyten	stabkernige neutrophile granulocyten	stabkemigeneutrophilegranulozyten	46 47
Band neutrophils	band neutrophils	bandneutrophils	46 47
Bands	bands	bands	46 47
Stab	stab	stab	46 47
Stabk.	stabk	stabk	46 47
Segmentkernige	segmentkernige	segmentkemige	48 49
Segmentkernige Granulozyten	segmentkernige granulozyten	segmentkemigegranulozyten	48 49
Segmentkernige Neutrophile	segmentkernige neutrophile	segmentkemigeneutrophile	48 49
Segmentkernige neutrophile Granulozyten	segmentkernige neutrophile granulozyten	segmentkemigeneutrophilegranulozyten	48 49
Segmentkernige Granulocyten	segmentkernige granulocyten	segmentkemigegranulozyten	48 49
Segmentkernige neutrophile Granulocyten	segmentkernige neutrophile granulocyten	segmentkemigeneutrophilegranulozyten	48 49
Segmented neutrophils	segmented neutrophils	segmentedneutrophils	48 49
Segs	segs	segs	48 49
Segm.	segm	segm	48 49
Seg	seg	seg	48 49
Granulozyten	granulozyten	granulozyten	50
Granulocyten	granulocyten	granulozyten	50
Granulocytes	granulocytes	granulozytes	50
GRAN	gran	gran	50
Granu	granu	granu	50
Metamyelozyten	metamyelozyten	metamyelozyten	51 52
Metamyelocyten	metamyelocyten	metamyelozyten	51 52
Metamyelocytes	metamyelocytes	metamyelozytes	51 52
Metamyelo	metamyelo	metamyelo	51 52
Myelozyten	myelozyten	myelozyten	53 54
Myelocyten	myelocyten	myelozyten	53 54
Myelocytes	myelocytes	myelozytes	53 54
Myelo	myelo	myelo	53 54
Promyelozyten	promyelozyten	promyelozyten	55 56
Promyelocyten	promyelocyten	promyelozyten	55 56
Promyelocytes	promyelocytes	promyelozytes	55 56
Promyelo	promyelo	promyelo	55 56
Blasten	blasten	blasten	57 58
Blasts	blasts	blasts	57 58
Plasmazellen	plasmazellen	plasmazellen	59 60
Plasma cells	plasma cells	plasmazells	59 60
Atypische Lymphozyten	atypische lymphozyten	atypischelymphozyten	61
Reaktive Lymphozyten	reaktive lymphozyten	reaktivelymphozyten	61
Reizlymphozyten	reizlymphozyten	reizlymphozyten	61
Reizformen	reizformen	reizformen	61
Lymphozyten atypisch	lymphozyten atypisch	lymphozytenatypisch	61
Lymphozyten reaktiv	lymphozyten reaktiv	lymphozytenreaktiv	61
Atypische Lymphocyten	atypische lymphocyten	atypischelymphozyten	61
Reaktive Lymphocyten	reaktive lymphocyten	reaktivelymphozyten	61
Reizlymphocyten	reizlymphocyten	reizlymphozyten	61
Lymphocyten atypisch	lymphocyten atypisch	lymphozytenatypisch	61
Lymphocyten reaktiv	lymphocyten reaktiv	lymphozytenreaktiv	61
Atypical lymphocytes	atypical lymphocytes	atypikallymphozytes	61
Variant lymphocytes	variant lymphocytes	variantlymphozytes	61
Reactive lymphocytes	reactive lymphocytes	reaktivelymphozytes	61
Large unstained cells	large unstained cells	largeunstainedzells	62
Große ungefärbte Zellen	grosse ungefaerbte zellen	grosseungefarbtezellen	62
LUC	luc	luc	62
Anisozytose	anisozytose	anisozytose	63
Anisocytose	anisocytose	anisozytose	63
Anisocytosis	anisocytosis	anisozytosis	63
Poikilozytose	poikilozytose	poikilozytose	64
Poikilocytose	poikilocytose	poikilozytose	64
Poikilocytosis	poikilocytosis	poikilozytosis	64
Polychromasie	polychromasie	polychromasie	65
Polychromasia	polychromasia	polychromasia	65
Hypochromie	hypochromie	hypochromie	66
Hypochromasie	hypochromasie	hypochromasie	66
Hypochromia	hypochromia	hypochromia	66
Mikrozytose	mikrozytose	mikrozytose	67
Mikrozyten	mikrozyten	mikrozyten	67
Mikrocytose	mikrocytose	mikrozytose	67
Mikrocyten	mikrocyten	mikrozyten	67
Microcytosis	microcytosis	mikrozytosis	67
Microcytes	microcytes	mikrozytes	67
Makrozytose	makrozytose	makrozytose	68
Makrozyten	makrozyten	makrozyten	68
Makrocytose	makrocytose	makrozytose	68
Makrocyten	makrocyten	makrozyten	68
Macrocytosis	macrocytosis	makrozytosis	68
Macrocytes	macrocytes	makrozytes	68
Fragmentozyten	fragmentozyten	fragmentozyten	69
Schistozyten	schistozyten	schistozyten	69
Fragmentocyten	fragmentocyten	fragmentozyten	69
Schistocyten	schistocyten	schistozyten	69
Schistocytes	schistocytes	schistozytes	69
Red blood cell fragments	red blood cell fragments	redbloodzellfragments	69
Targetzellen	targetzellen	targetzellen	70
Schießscheibenzellen	schiessscheibenzellen	schiessscheibenzellen	70
Target cells	target cells	targetzells	70
Sphärozyten	sphaerozyten	spharozyten	71
Kugelzellen	kugelzellen	kugelzellen	71
Sphärocyten	sphaerocyten	spharozyten	71
Spherocytes	spherocytes	spherozytes	71
Ovalozyten	ovalozyten	ovalozyten	72
Ovalocyten	ovalocyten	ovalozyten	72
Ovalocytes	ovalocytes	ovalozytes	72
Elliptozyten	elliptozyten	elliptozyten	73
Elliptocyten	elliptocyten	elliptozyten	73
Elliptocytes	elliptocytes	elliptozytes	73
Stomatozyten	stomatozyten	stomatozyten	74
Stomatocyten	stomatocyten	stomatozyten	74
Stomatocytes	stomatocytes	stomatozytes	74
Akanthozyten	akanthozyten	akanthozyten	75
Akanthocyten	akanthocyten	akanthozyten	75
Acanthocytes	acanthocytes	akanthozytes	75
Howell-Jolly-Körperchen	howell jolly koerperchen	howelljollykorperchen	76
Howell-Jolly-Körper	howell jolly koerper	howelljollykorper	76
Howell-Jolly bodies	howell jolly bodies	howelljollybodies	76
Basophile Tüpfelung	basophile tuepfelung	basophiletupfelung	77
Basophilic stippling	basophilic stippling	basophilicstippling	77
Toxische Granulation	toxische granulation	toxischegranulation	78
Toxic granules	toxic granules	toxicgranules	78
Toxic granulation	toxic granulation	toxicgranulation	78
Gumprechtsche Kernschatten	gumprechtsche kernschatten	gumprechtschekemschatten	79
Kernschatten	kernschatten	kemschatten	79
Gumprecht-Schollen	gumprecht schollen	gumprechtschollen	79
Smudge cells	smudge cells	smudgezells	79
Riesenthrombozyten	riesenthrombozyten	riesenthrombozyten	80
Riesenthrombocyten	riesenthrombocyten	riesenthrombozyten	80
Giant platelets	giant platelets	giantplatelets	80
Geldrollenbildung	geldrollenbildung	geldrollenbildung	81
Rouleaux	rouleaux	rouleaux	81
Blutgruppe	blutgruppe	blutgruppe	82
Blutgruppe AB0	blutgruppe ab0	blutgruppeab0	82
AB0-Blutgruppe	ab0 blutgruppe	ab0blutgruppe	82
Blood group	blood group	bloodgroup	82
ABO group	abo group	abogroup	82
AB0	ab0	ab0	82
Blutgruppe und Rhesusfaktor	blutgruppe und rhesusfaktor	blutgruppeundrhesusfaktor	83
Blutgruppe AB0/Rh	blutgruppe ab0/rh	blutgruppeab0/rh	83
ABO and Rh	abo and rh	aboandrh	83
AB0 + Rh	ab0 rh	ab0rh	83
Rhesusfaktor	rhesusfaktor	rhesusfaktor	84
Rhesus	rhesus	rhesus	84
Rh-Faktor	rh faktor	rhfaktor	84
Rh factor	rh factor	rhfaktor	84
Rh type	rh type	rhtype	84
Rh	rh	rh	84
Antikörpersuchtest	antikoerpersuchtest	antikorpersuchtest	85
AKsuchtest	aksuchtest	aksuchtest	85
Antibody screen	antibody screen	antibodyskreen	85
AKS	aks	aks	85
Direkter Coombstest	direkter coombstest	direkterkoombstest	86
Direct Coombs test	direct coombs test	direktkoombstest	86
Direct antiglobulin test	direct antiglobulin test	direktantiglobulintest	86
DAT	dat	dat	86
DCT	dct	dkt	86
Blutsenkung	blutsenkung	blutsenkung	87
Blutsenkungsgeschwindigkeit	blutsenkungsgeschwindigkeit	blutsenkungsgeschwindigkeit	87
Blutkörperchensenkungsgeschwindigkeit	blutkoerperchensenkungsgeschwindigkeit	blutkorperchensenkungsgeschwindigkeit	87
Blutkörperchensenkung	blutkoerperchensenkung	blutkorperchensenkung	87
BSG 1 h	bsg 1 h	bsg1h	87
BSG 1. Stunde	bsg 1 stunde	bsg1stunde	87
BKS 1 h	bks 1 h	bks1h	87
Blutsenkung 1 h	blutsenkung 1 h	blutsenkung1h	87
BSG nach 1 Std.	bsg nach 1 std	bsgnach1std	87
BSG 1 Std.	bsg 1 std	bsg1std	87
Erythrocyte sedimentation rate	erythrocyte sedimentation rate	erythrozytesedimentationrate	87
Sedimentation rate	sedimentation rate	sedimentationrate	87
BSG	bsg	bsg	87
BKS	bks	bks	87
ESR	esr	esr	87
CD3+ T-Lymphozyten	cd3 t lymphozyten	cd3tlymphozyten	88 89
T-Lymphozyten	t lymphozyten	tlymphozyten	88 89
CD3+ T-Zellen	cd3 t zellen	cd3tzellen	88 89
T-Zellen gesamt	t zellen gesamt	tzellengesamt	88 89
T-Lymphozyten gesamt	t lymphozyten gesamt	tlymphozytengesamt	88 89
CD3+ T-Lymphocyten	cd3 t lymphocyten	cd3tlymphozyten	88 89
T-Lymphocyten	t lymphocyten	tlymphozyten	88 89
T-Lymphocyten gesamt	t lymphocyten gesamt	tlymphozytengesamt	88 89
T cells	t cells	tzells	88 89
CD3+ cells	cd3 cells	cd3zells	88 89
CD3	cd3	cd3	88 89
CD4+ T-Helferzellen	cd4 t helferzellen	cd4thelferzellen	90 91
T-Helferzellen	t helferzellen	thelferzellen	90 91
CD4+ T-Zellen	cd4 t zellen	cd4tzellen	90 91
Helferzellen	helferzellen	helferzellen	90 91
T-Helfer	t helfer	thelfer	90 91
CD4 cells	cd4 cells	cd4zells	90 91
CD3+CD4+ cells	cd3 cd4 cells	cd3cd4zells	90 91
Helper T cells	helper t cells	helpertzells	90 91
CD4	cd4	cd4	90 91
CD3+CD4+	cd3 cd4	cd3cd4	90 91
CD8+ T-Zellen	cd8 t zellen	cd8tzellen	92 93
T-Suppressorzellen	t suppressorzellen	tsuppressorzellen	92 93
Zytotoxische T-Zellen	zytotoxische t zellen	zytotoxischetzellen	92 93
CD8+ T-Suppressorzellen	cd8 t suppressorzellen	cd8tsuppressorzellen	92 93
CD8 cells	cd8 cells	cd8zells	92 93
CD3+CD8+ cells	cd3 cd8 cells	cd3cd8zells	92 93
CD8	cd8	cd8	92 93
CD3+CD8+	cd3 cd8	cd3cd8	92 93
CD4/CD8-Quotient	cd4/cd8 quotient	cd4/cd8quotient	94
CD4/CD8-Ratio	cd4/cd8 ratio	cd4/cd8ratio	94
CD4/CD8	cd4/cd8	cd4/cd8	94
T4/T8-Quotient	t4/t8 quotient	t4/t8quotient	94
Ratio CD4/CD8	ratio cd4/cd8	ratiocd4/cd8	94
B-Lymphozyten	b lymphozyten	blymphozyten	95 96
CD19+ B-Zellen	cd19 b zellen	cd19bzellen	95 96
B-Zellen	b zellen	bzellen	95 96
CD19+ B-Lymphozyten	cd19 b lymphozyten	cd19blymphozyten	95 96
B-Lymphocyten	b lymphocyten	blymphozyten	95 96
CD19+ B-Lymphocyten	cd19 b lymphocyten	cd19blymphozyten	95 96
B cells	b cells	bzells	95 96
CD19 cells	cd19 cells	cd19zells	95 96
CD19	cd19	cd19	95 96
NK-Zellen	nk zellen	nkzellen	97 98
Natürliche Killerzellen	natuerliche killerzellen	naturlichekillerzellen	97 98
CD16+CD56+ NK-Zellen	cd16 cd56 nk zellen	cd16cd56nkzellen	97 98
NK cells	nk cells	nkzells	97 98
Natural killer cells	natural killer cells	naturalkillerzells	97 98
CD16+CD56+	cd16 cd56	cd16cd56	97 98
Natrium	natrium	natrium	99 100 101 102 103
Sodium	sodium	sodium	99 100 101 102 103
Na	na	na	99 100 101 102 103
Kalium	kalium	kalium	104 105 106 107 108
Potassium	potassium	potassium	104 105 106 107 108
K	k	k	104 105 106 107 108
Chlorid	chlorid	chlorid	109 110 111 112 113 819
Chloride	chloride	chloride	109 110 111 112 113 819
Cl	cl	kl	109 110 111 112 113 819
Calcium	calcium	kalzium	114 115 116 117 118 119 120 121
Calcium gesamt	calcium gesamt	kalziumgesamt	114 115 116 117 118 119 120 121
Gesamt-Calcium	gesamt calcium	gesamtkalzium	114 115 116 117 118 119 120 121
Kalzium	kalzium	kalzium	114 115 116 117 118 119 120 121
Kalzium gesamt	kalzium gesamt	kalziumgesamt	114 115 116 117 118 119 120 121
Gesamt-Kalzium	gesamt kalzium	gesamtkalzium	114 115 116 117 118 119 120 121
Total calcium	total calcium	totalkalzium	114 115 116 117 118 119 120 121
Calcium total	calcium total	kalziumtotal	114 115 116 117 118 119 120 121
Ca	ca	ka	114 115 116 117 118 119 120 121
Ca gesamt	ca gesamt	kagesamt	114 115 116 117 118 119 120 121
Ca2+	ca2	ka2	114 115 116 117 118 119 120 121
Calcium ionisiert	calcium ionisiert	kalziumionisiert	122 123 124 125
Ionisiertes Calcium	ionisiertes calcium	ionisierteskalzium	122 123 124 125
freies Calcium	freies calcium	freieskalzium	122 123 124 125
Calcium frei	calcium frei	kalziumfrei	122 123 124 125
Kalzium ionisiert	kalzium ionisiert	kalziumionisiert	122 123 124 125
Ionisiertes Kalzium	ionisiertes kalzium	ionisierteskalzium	122 123 124 125
freies Kalzium	freies kalzium	freieskalzium	122 123 124 125
Kalzium frei	kalzium frei	kalziumfrei	122 123 124 125
Ionized calcium	ionized calcium	ionizedkalzium	122 123 124 125
Calcium ionized	calcium ionized	kalziumionized	122 123 124 125
Free calcium	free calcium	freekalzium	122 123 124 125
Ca-Ion	ca ion	kaion	122 123 124 125
Ca++ ionisiert	ca ionisiert	kaionisiert	122 123 124 125
iCa	ica	ika	122 123 124 125
Calcium ion.	calcium ion	kalziumion	122 123 124 125
Calcium albuminkorrigiert	calcium albuminkorrigiert	kalziumalbuminkorrigiert	126 127
Albumin-korrigiertes Calcium	albumin korrigiertes calcium	albuminkorrigierteskalzium	126 127
korrigiertes Calcium	korrigiertes calcium	korrigierteskalzium	126 127
Calcium korrigiert	calcium korrigiert	kalziumkorrigiert	126 127
Kalzium albuminkorrigiert	kalzium albuminkorrigiert	kalziumalbuminkorrigiert	126 127
Albumin-korrigiertes Kalzium	albumin korrigiertes kalzium	albuminkorrigierteskalzium	126 127
korrigiertes Kalzium	korrigiertes kalzium	korrigierteskalzium	126 127
Kalzium korrigiert	kalzium korrigiert	kalziumkorrigiert	126 127
Corrected calcium	corrected calcium	korrektedkalzium	126 127
Calcium corrected for albumin	calcium corrected for albumin	kalziumkorrektedforalbumin	126 127
Albumin corrected calcium	albumin corrected calcium	albuminkorrektedkalzium	126 127
Ca korr.	ca korr	kakorr	126 127
Magnesium	magnesium	magnesium	128 129 130 131 132 133
Mg	mg	mg	128 129 130 131 132 133
Phosphat	phosphat	phosphat	134 135 136 137 138 139 140
Phosphat anorganisch	phosphat anorganisch	phosphatanorganisch	134 135 136 137 138 139 140
Anorganisches Phosphat	anorganisches phosphat	anorganischesphosphat	134 135 136 137 138 139 140
Phosphor	phosphor	phosphor	134 135 136 137 138 139 140
Phosphate	phosphate	phosphate	134 135 136 137 138 139 140
Inorganic phosphate	inorganic phosphate	inorganicphosphate	134 135 136 137 138 139 140
Phosphorus	phosphorus	phosphorus	134 135 136 137 138 139 140
PO4	po4	po4	134 135 136 137 138 139 140
P anorg.	p anorg	panorg	134 135 136 137 138 139 140
Phos	phos	phos	134 135 136 137 138 139 140
Bicarbonat	bicarbonat	bikarbonat	141 643 644 645 759
Hydrogencarbonat	hydrogencarbonat	hydrogenkarbonat	141 643 644 645 759
Bicarbonate	bicarbonate	bikarbonate	141 643 644 645 759
Gesamt-CO2	gesamt co2	gesamtko2	142 143
CO2 gesamt	co2 gesamt	ko2gesamt	142 143
Gesamtkohlendioxid	gesamtkohlendioxid	gesamtkohlendioxid	142 143
Carbon dioxide	carbon dioxide	karbondioxide	142 143
Total CO2	total co2	totalko2	142 143
Total carbon dioxide	total carbon dioxide	totalkarbondioxide	142 143
TCO2	tco2	tko2	142 143
ctCO2	ctco2	ktko2	142 143
Anionenlücke	anionenluecke	anionenlucke	144 145
Anion gap	anion gap	aniongap	144 145
AG	ag	ag	144 145
Osmolalität	osmolalitaet	osmolalitat	146 147
Osmolarität	osmolaritaet	osmolaritat	146 147
Serum-Osmolalität	serum osmolalitaet	serumosmolalitat	146
Osmolality	osmolality	osmolality	146 147
Osmo	osmo	osmo	146 147
Osmolalität berechnet	osmolalitaet berechnet	osmolalitatberechnet	148
Calculated osmolality	calculated osmolality	kalkulatedosmolality	148
Osmolality calculated	osmolality calculated	osmolalitykalkulated	148
Magnesium in Erythrozyten	magnesium in erythrozyten	magnesiuminerythrozyten	149
Magnesium (Erythrozyten)	magnesium erythrozyten	magnesiumerythrozyten	149
Magnesium i. Ery	magnesium i ery	magnesiumiery	149
Magnesium in Erythrocyten	magnesium in erythrocyten	magnesiuminerythrozyten	149
Magnesium (Erythrocyten)	magnesium erythrocyten	magnesiumerythrozyten	149
Zink	zink	zink	150 151
Zinc	zinc	zinc	150 151
Zn	zn	zn	150 151
Kupfer	kupfer	kupfer	152 153 154 155
Copper	copper	kopper	152 153 154 155
Cu	cu	ku	152 153 154 155
Selen	selen	selen	156 157
Selenium	selenium	selenium	156 157
Se	se	se	156 157
Lithium	lithium	lithium	158
Lithium im Serum	lithium im serum	lithiumimserum	158
Li	li	li	158
Blei	blei	blei	159 160
Lead	lead	lead	159 160
Pb	pb	pb	159 160
Quecksilber	quecksilber	qucksilber	161 162 163
Mercury	mercury	merkury	161 162 163
Hg	hg	hg	161 162 163
Arsen	arsen	arsen	164 165
Arsenic	arsenic	arsenic	164 165
Cadmium	cadmium	kadmium	166
Cd	cd	cd	166
Chrom	chrom	chrom	167
Chromium	chromium	chromium	167
Cobalt	cobalt	kobalt	168
Kobalt	kobalt	kobalt	168
Nickel	nickel	nickel	169
Kreatinin	kreatinin	kreatinin	170 171 172 173 174 175 176 177 178 179
Creatinin	creatinin	kreatinin	170 171 172 173 174 175 176 177 178 179
Kreatinin enzymatisch	kreatinin enzymatisch	kreatininenzymatisch	170 171 172 173 174 175 176 177 178 179
Creatinin (Jaffé)	creatinin jaffe	kreatininjaffe	170 171 172 173 174 175 176 177 178 179
Kreatinin (Jaffé)	kreatinin jaffe	kreatininjaffe	170 171 172 173 174 175 176 177 178 179
Serumkreatinin	serumkreatinin	serumkreatinin	170 171 172 173
Creatinin enzymatisch	creatinin enzymatisch	kreatininenzymatisch	170 171 172 173 174 175 176 177 178 179
Creatinine	creatinine	kreatinine	170 171 172 173 174 175 176 177 178 179
Krea	krea	krea	170 171 172 173 174 175 176 177 178 179
Crea	crea	krea	170 171 172 173 174 175 176 177 178 179
Creatinin im Urin	creatinin im urin	kreatininimurin	174 175
Kreatinin Urin	kreatinin urin	kreatininurin	174 175
Kreatinin im Urin	kreatinin im urin	kreatininimurin	174 175
Urin-Kreatinin	urin kreatinin	urinkreatinin	174 175
Harnstoff	harnstoff	hamstoff	180 181
Urea	urea	urea	180 181
HST	hst	hst	180 181
Harnst.	harnst	hamst	180 181
Harnstoff-N	harnstoff n	hamstoffn	182 183
Harnstoff-Stickstoff	harnstoff stickstoff	hamstoffstickstoff	182 183
Urea nitrogen	urea nitrogen	ureanitrogen	182 183
Blood urea nitrogen	blood urea nitrogen	bloodureanitrogen	182 183
BUN	bun	bun	182 183
Harnsäure	harnsaeure	hamsaure	184 185 186 187 188 189
Urat	urat	urat	184 185 186 187 188 189
Uric acid	uric acid	urikazid	184 185 186 187 188 189
Urate	urate	urate	184 185 186 187 188 189
HS	hs	hs	184 185 186 187 188 189
Harns.	harns	hams	184 185 186 187 188 189
Cystatin C	cystatin c	zystatinc	190
CysC	cysc	zysc	190
eGFR (CKD-EPI 2021)	egfr ckd epi 2021	egfrckdepi2021	191
GFR (CKD-EPI 2021)	gfr ckd epi 2021	gfrckdepi2021	191
GFR n. CKD-EPI 2021	gfr n ckd epi 2021	gfmckdepi2021	191
eGFR nach CKD-EPI 2021	egfr nach ckd epi 2021	egfmachckdepi2021	191
eGFR (CKD-EPI)	egfr ckd epi	egfrckdepi	192
GFR (CKD-EPI)	gfr ckd epi	gfrckdepi	192
GFR nach CKD-EPI	gfr nach ckd epi	gfmachckdepi	192
GFR n. CKD-EPI	gfr n ckd epi	gfmckdepi	192
GFR berechnet nach CKD-EPI	gfr berechnet nach ckd epi	gfrberechnetnachckdepi	192
eGFR n. CKD-EPI	egfr n ckd epi	egfmckdepi	192
eGFR nach CKD-EPI	egfr nach ckd epi	egfmachckdepi	192
eGFR (CKD-EPI 2009)	egfr ckd epi 2009	egfrckdepi2009	192
CKD-EPI	ckd epi	ckdepi	192
glomeruläre Filtrationsrate CKD-EPI	glomerulaere filtrationsrate ckd epi	glomerularefiltrationsrateckdepi	192
GFR, geschätzt (CKD-EPI)	gfr geschaetzt ckd epi	gfrgeschatztckdepi	192
Glom. Filtrationsrate CKD-EPI	glom filtrationsrate ckd epi	glomfiltrationsrateckdepi	192
eGFR (MDRD)	egfr mdrd	egfrmdrd	193
GFR (MDRD)	gfr mdrd	gfrmdrd	193
GFR nach MDRD	gfr nach mdrd	gfmachmdrd	193
GFR n. MDRD	gfr n mdrd	gfmmdrd	193
MDRD	mdrd	mdrd	193
MDRD-GFR	mdrd gfr	mdrdgfr	193
eGFR nach MDRD	egfr nach mdrd	egfmachmdrd	193
GFR berechnet nach MDRD	gfr berechnet nach mdrd	gfrberechnetnachmdrd	193
GFR (Cystatin C)	gfr cystatin c	gfrzystatinc	194
eGFR (Cystatin C)	egfr cystatin c	egfrzystatinc	194
GFR nach Cystatin C	gfr nach cystatin c	gfmachzystatinc	194
eGFR CKD-EPI Cystatin C	egfr ckd epi cystatin c	egfrckdepizystatinc	194
eGFR (Schwartz)	egfr schwartz	egfrschwartz	195
GFR nach Schwartz	gfr nach schwartz	gfmachschwartz	195
GFR (Schwartz)	gfr schwartz	gfrschwartz	195
eGFR nach Schwartz	egfr nach schwartz	egfmachschwartz	195
eGFR	egfr	egfr	196
GFR	gfr	gfr	196
GFR geschätzt	gfr geschaetzt	gfrgeschatzt	196
geschätzte GFR	geschaetzte gfr	geschatztegfr	196
Glomeruläre Filtrationsrate	glomerulaere filtrationsrate	glomerularefiltrationsrate	196
GFR berechnet	gfr berechnet	gfrberechnet	196
Glom. Filtrationsrate	glom filtrationsrate	glomfiltrationsrate	196
Estimated GFR	estimated gfr	estimatedgfr	196
Glomerular filtration rate	glomerular filtration rate	glomerularfiltrationrate	196
eGFR (berechnet)	egfr berechnet	egfrberechnet	196
Kreatinin-Clearance	kreatinin clearance	kreatininklearanze	197 198
Creatinin-Clearance	creatinin clearance	kreatininklearanze	197 198
endogene Kreatinin-Clearance	endogene kreatinin clearance	endogenekreatininklearanze	197 198
endogene Creatinin-Clearance	endogene creatinin clearance	endogenekreatininklearanze	197 198
Creatinine clearance	creatinine clearance	kreatinineklearanze	197 198
Krea-Clearance	krea clearance	kreaklearanze	197 198
Crea-Clearance	crea clearance	kreaklearanze	197 198
Kreatinin-Clearance (Cockcroft-Gault)	kreatinin clearance cockcroft gault	kreatininklearanzekockkroftgault	199
Cockcroft-Gault	cockcroft gault	kockkroftgault	199
GFR nach Cockcroft-Gault	gfr nach cockcroft gault	gfmachkockkroftgault	199
Kreatinin-Clearance nach Cockcroft-Gault	kreatinin clearance nach cockcroft gault	kreatininklearanzenachkockkroftgault	199
GFR (Cockcroft-Gault)	gfr cockcroft gault	gfrkockkroftgault	199
Creatinin-Clearance (Cockcroft-Gault)	creatinin clearance cockcroft gault	kreatininklearanzekockkroftgault	199
Creatinin-Clearance nach Cockcroft-Gault	creatinin clearance nach cockcroft gault	kreatininklearanzenachkockkroftgault	199
Beta-2-Mikroglobulin	beta 2 mikroglobulin	beta2mikroglobulin	200 201
ß2-Mikroglobulin	ss2 mikroglobulin	ss2mikroglobulin	200 201
b2-Mikroglobulin	b2 mikroglobulin	b2mikroglobulin	200 201
Beta-2-Microglobulin	beta 2 microglobulin	beta2mikroglobulin	200 201
ß2-Microglobulin	ss2 microglobulin	ss2mikroglobulin	200 201
b2-Microglobulin	b2 microglobulin	b2mikroglobulin	200 201
B2M	b2m	b2m	200 201
GOT	got	got	202
ASAT	asat	asat	202
Aspartat-Aminotransferase	aspartat aminotransferase	aspartataminotransferase	202
AST (GOT)	ast got	astgot	202
GOT (ASAT)	got asat	gotasat	202
GOT/ASAT	got/asat	got/asat	202
ASAT/GOT	asat/got	asat/got	202
Glutamat-Oxalacetat-Transaminase	glutamat oxalacetat transaminase	glutamatoxalazetattransaminase	202
ASAT (GOT)	asat got	asatgot	202
GOT (AST)	got ast	gotast	202
GOT/AST	got/ast	got/ast	202
AST/GOT	ast/got	ast/got	202
Aspartate aminotransferase	aspartate aminotransferase	aspartateaminotransferase	202
Aspartate transaminase	aspartate transaminase	aspartatetransaminase	202
Asparate Aminotransferase	asparate aminotransferase	asparateaminotransferase	202
AST	ast	ast	202
SGOT	sgot	sgot	202
GPT	gpt	gpt	203
ALAT	alat	alat	203
Alanin-Aminotransferase	alanin aminotransferase	alaninaminotransferase	203
ALT (GPT)	alt gpt	altgpt	203
GPT (ALAT)	gpt alat	gptalat	203
GPT/ALAT	gpt/alat	gpt/alat	203
ALAT/GPT	alat/gpt	alat/gpt	203
Glutamat-Pyruvat-Transaminase	glutamat pyruvat transaminase	glutamatpyruvattransaminase	203
ALAT (GPT)	alat gpt	alatgpt	203
GPT (ALT)	gpt alt	gptalt	203
GPT/ALT	gpt/alt	gpt/alt	203
ALT/GPT	alt/gpt	alt/gpt	203
Alanine aminotransferase	alanine aminotransferase	alanineaminotransferase	203
Alanine transaminase	alanine transaminase	alaninetransaminase	203
ALT	alt	alt	203
SGPT	sgpt	sgpt	203
Gamma-GT	gamma gt	gammagt	204
GGT	ggt	ggt	204
Gamma-Glutamyltransferase	gamma glutamyltransferase	gammaglutamyltransferase	204
y-GT	y gt	ygt	204
GGTP	ggtp	ggtp	204
Alkalische Phosphatase	alkalische phosphatase	alkalischephosphatase	205
Phosphatase alkalisch	phosphatase alkalisch	phosphatasealkalisch	205
Alk. Phosphatase	alk phosphatase	alkphosphatase	205
alkal. Phosphatase	alkal phosphatase	alkalphosphatase	205
Phosphatase, alkalische	phosphatase alkalische	phosphatasealkalische	205
Alkaline phosphatase	alkaline phosphatase	alkalinephosphatase	205
AP	ap	ap	205
ALP	alp	alp	205
Alk. Phos.	alk phos	alkphos	205
Knochen-AP	knochen ap	knochenap	206 207
Alkalische Phosphatase, Knochen	alkalische phosphatase knochen	alkalischephosphataseknochen	206 207
Ostase	ostase	ostase	206 207
Knochenspezifische alkalische Phosphatase	knochenspezifische alkalische phosphatase	knochenspezifischealkalischephosphatase	206 207
Knochen-Phosphatase	knochen phosphatase	knochenphosphatase	206 207
Bone alkaline phosphatase	bone alkaline phosphatase	bonealkalinephosphatase	206 207
BAP	bap	bap	206 207
Bone-AP	bone ap	boneap	206 207
Bilirubin	bilirubin	bilirubin	208 209 604 605 606 706 707 708
Bilirubin gesamt	bilirubin gesamt	bilirubingesamt	208 209 604 706 707 708
Gesamtbilirubin	gesamtbilirubin	gesamtbilirubin	208 209 604 706 707 708
Bilirubin total	bilirubin total	bilirubintotal	208 209 604 706 707 708
Total bilirubin	total bilirubin	totalbilirubin	208 209 604 706 707 708
Bili	bili	bili	208 209 604 706 707 708
Bili gesamt	bili gesamt	biligesamt	208 209 604 706 707 708
Bilirubin ges.	bilirubin ges	bilirubinges	208 209 604 706 707 708
Bilirubin direkt	bilirubin direkt	bilirubindirekt	210 211
Direktes Bilirubin	direktes bilirubin	direktesbilirubin	210 211
konjugiertes Bilirubin	konjugiertes bilirubin	konjugiertesbilirubin	210 211
Bilirubin konjugiert	bilirubin konjugiert	bilirubinkonjugiert	210 211
Direct bilirubin	direct bilirubin	direktbilirubin	210 211
Bilirubin, direct	bilirubin direct	bilirubindirekt	210 211
Conjugated bilirubin	conjugated bilirubin	konjugatedbilirubin	210 211
Bili direkt	bili direkt	bilidirekt	210 211
Bilirubin dir.	bilirubin dir	bilirubindir	210 211
D-Bili	d bili	dbili	210 211
Bilirubin indirekt	bilirubin indirekt	bilirubinindirekt	212 213
Indirektes Bilirubin	indirektes bilirubin	indirektesbilirubin	212 213
unkonjugiertes Bilirubin	unkonjugiertes bilirubin	unkonjugiertesbilirubin	212 213
Indirect bilirubin	indirect bilirubin	indirektbilirubin	212 213
Bilirubin, indirect	bilirubin indirect	bilirubinindirekt	212 213
Unconjugated bilirubin	unconjugated bilirubin	unkonjugatedbilirubin	212 213
Bilirubin indir.	bilirubin indir	bilirubinindir	212 213
Cholinesterase	cholinesterase	cholinesterase	214
Pseudocholinesterase	pseudocholinesterase	pseudocholinesterase	214
Serum-Cholinesterase	serum cholinesterase	serumcholinesterase	214
CHE	che	che	214
PCHE	pche	pche	214
LDH	ldh	ldh	215
Lactatdehydrogenase	lactatdehydrogenase	laktatdehydrogenase	215
Laktatdehydrogenase	laktatdehydrogenase	laktatdehydrogenase	215
Lactate dehydrogenase	lactate dehydrogenase	laktatedehydrogenase	215
LD	ld	ld	215
Lipase	lipase	lipase	216
Pankreas-Lipase	pankreas lipase	pankreaslipase	216
Alpha-Amylase	alpha amylase	alphaamylase	217 218
Amylase	amylase	amylase	217 218
Amylase gesamt	amylase gesamt	amylasegesamt	217 218
a-Amylase	a amylase	aamylase	217 218
Amyl	amyl	amyl	217 218
Pankreas-Amylase	pankreas amylase	pankreasamylase	219
Amylase, Pankreas-	amylase pankreas	amylasepankreas	219
P-Amylase	p amylase	pamylase	219
Alpha-Amylase (Pankreas)	alpha amylase pankreas	alphaamylasepankreas	219
Pancreatic amylase	pancreatic amylase	pankreatikamylase	219
CK	ck	ck	220
Creatinkinase	creatinkinase	kreatinkinase	220
Kreatinkinase	kreatinkinase	kreatinkinase	220
CK gesamt	ck gesamt	ckgesamt	220
CK-NAC	ck nac	cknac	220
Creatine kinase	creatine kinase	kreatinekinase	220
Creatine phosphokinase	creatine phosphokinase	kreatinephosphokinase	220
CPK	cpk	cpk	220
CK total	ck total	cktotal	220
CK-MB	ck mb	ckmb	221 222 223
Creatinkinase-MB	creatinkinase mb	kreatinkinasemb	221 222 223
CK-MB-Aktivität	ck mb aktivitaet	ckmbaktivitat	221 222 223
Kreatinkinase-MB	kreatinkinase mb	kreatinkinasemb	221 222 223
Creatine kinase MB	creatine kinase mb	kreatinekinasemb	221 222 223
CK-MB Masse	ck mb masse	ckmbmasse	222
CK-MB mass	ck mb mass	ckmbmass	222
CK-MB-Anteil	ck mb anteil	ckmbanteil	223
CK-MB in %	ck mb in %	ckmbin%	223
Aldolase	aldolase	aldolase	224
Ammoniak	ammoniak	ammoniak	225 226
Ammonia	ammonia	ammonia	225 226
NH3	nh3	nh3	225 226
Gallensäuren	gallensaeuren	gallensauren	227
Gesamtgallensäuren	gesamtgallensaeuren	gesamtgallensauren	227
Bile acids	bile acids	bileazids	227
Saure Phosphatase	saure phosphatase	saurephosphatase	228
Phosphatase sauer	phosphatase sauer	phosphatasesaur	228
Acid phosphatase	acid phosphatase	azidphosphatase	228
SP	sp	sp	228
ACE	ace	aze	229
Angiotensin-Converting-Enzym	angiotensin converting enzym	angiotensinkonvertingenzym	229
Angiotensin-konvertierendes Enzym	angiotensin konvertierendes enzym	angiotensinkonvertierendesenzym	229
Angiotensin Converting Enzyme	angiotensin converting enzyme	angiotensinkonvertingenzyme	229
Lactat	lactat	laktat	230 231 232 233 813
Laktat	laktat	laktat	230 231 232 233 813
Milchsäure	milchsaeure	milchsaure	230 231 232 233 813
Lactate	lactate	laktate	230 231 232 233 813
Lactic acid	lactic acid	laktikazid	230 231 232 233 813
Lac	lac	lac	230 231 232 233 813
Pyruvat	pyruvat	pyruvat	234
Pyruvate	pyruvate	pyruvate	234
Haptoglobin	haptoglobin	haptoglobin	235
Hapto	hapto	hapto	235
Coeruloplasmin	coeruloplasmin	koruloplasmin	236
Caeruloplasmin	caeruloplasmin	karuloplasmin	236
Zäruloplasmin	zaeruloplasmin	zaruloplasmin	236
Ceruloplasmin	ceruloplasmin	zeruloplasmin	236
Alpha-1-Antitrypsin	alpha 1 antitrypsin	alpha1antitrypsin	237
a1-Antitrypsin	a1 antitrypsin	a1antitrypsin	237
AAT	aat	aat	237
A1AT	a1at	a1at	237
Cholesterin	cholesterin	cholesterin	238 239
Gesamtcholesterin	gesamtcholesterin	gesamtcholesterin	238 239
Cholesterin gesamt	cholesterin gesamt	cholesteringesamt	238 239
Cholesterol	cholesterol	cholesterol	238 239
Total cholesterol	total cholesterol	totalcholesterol	238 239
Cholesterol total	cholesterol total	cholesteroltotal	238 239
Chol	chol	chol	238 239
HDL-Cholesterin	hdl cholesterin	hdlcholesterin	240 241
HDL	hdl	hdl	240 241
Cholesterin HDL	cholesterin hdl	cholesterinhdl	240 241
HDL cholesterol	hdl cholesterol	hdlcholesterol	240 241
Cholesterol, HDL	cholesterol hdl	cholesterolhdl	240 241
HDL-C	hdl c	hdlc	240 241
HDL-Chol.	hdl chol	hdlchol	240 241
LDL-Cholesterin	ldl cholesterin	ldlcholesterin	242 243
LDL	ldl	ldl	242 243
Cholesterin LDL	cholesterin ldl	cholesterinldl	242 243
LDL cholesterol	ldl cholesterol	ldlcholesterol	242 243
Cholesterol, LDL	cholesterol ldl	cholesterolldl	242 243
LDL-C	ldl c	ldlc	242 243
LDL-Chol.	ldl chol	ldlchol	242 243
LDL-Cholesterin berechnet	ldl cholesterin berechnet	ldlcholesterinberechnet	244 245
LDL (berechnet)	ldl berechnet	ldlberechnet	244 245
LDL-Cholesterin (Friedewald)	ldl cholesterin friedewald	ldlcholesterinfriedewald	244 245
LDL-Cholesterin nach Friedewald	ldl cholesterin nach friedewald	ldlcholesterinnachfriedewald	244 245
LDL-Cholesterin ber.	ldl cholesterin ber	ldlcholesterinber	244 245
LDL-C berechnet	ldl c berechnet	ldlcberechnet	244 245
LDL cholesterol calculated	ldl cholesterol calculated	ldlcholesterolkalkulated	244 245
LDL calculated	ldl calculated	ldlkalkulated	244 245
Cholesterol, LDL, Calculated	cholesterol ldl calculated	cholesterolldlkalkulated	244 245
LDL-C (calc)	ldl c calc	ldlckalc	244 245
LDL calc.	ldl calc	ldlkalc	244 245
LDL-Cholesterin direkt	ldl cholesterin direkt	ldlcholesterindirekt	246 247
LDL direkt	ldl direkt	ldldirekt	246 247
LDL cholesterol direct	ldl cholesterol direct	ldlcholesteroldirekt	246 247
Cholesterol, LDL, Measured	cholesterol ldl measured	cholesterolldlmeasured	246 247
Non-HDL-Cholesterin	non hdl cholesterin	nonhdlcholesterin	248 249
Nicht-HDL-Cholesterin	nicht hdl cholesterin	nichthdlcholesterin	248 249
Non-HDL	non hdl	nonhdl	248 249
Non-HDL cholesterol	non hdl cholesterol	nonhdlcholesterol	248 249
Cholesterol non HDL	cholesterol non hdl	cholesterolnonhdl	248 249
Non-HDL-C	non hdl c	nonhdlc	248 249
VLDL-Cholesterin	vldl cholesterin	vldlcholesterin	250 251
VLDL	vldl	vldl	250 251
VLDL cholesterol	vldl cholesterol	vldlcholesterol	250 251
VLDL-C	vldl c	vldlc	250 251
Triglyceride	triglyceride	triglyzeride	252 253
Triglyceride gesamt	triglyceride gesamt	triglyzeridegesamt	252 253
Neutralfett	neutralfett	neutralfett	252 253
Neutralfette	neutralfette	neutralfette	252 253
Triglyzeride	triglyzeride	triglyzeride	252 253
Triglyzeride gesamt	triglyzeride gesamt	triglyzeridegesamt	252 253
Triglycerides	triglycerides	triglyzerides	252 253
TG	tg	tg	252 253
Trigl.	trigl	trigl	252 253
TRIG	trig	trig	252 253
Lipoprotein(a)	lipoprotein a	lipoproteina	254 255
Lp(a)	lp a	lpa	254 255
Lipoprotein little a	lipoprotein little a	lipoproteinlittlea	254 255
Apolipoprotein A1	apolipoprotein a1	apolipoproteina1	256
Apolipoprotein A-I	apolipoprotein a i	apolipoproteinai	256
Apo A-I	apo a i	apoai	256
ApoA1	apoa1	apoa1	256
Apolipoprotein B	apolipoprotein b	apolipoproteinb	257
Apo B	apo b	apob	257
Apolipoprotein B-100	apolipoprotein b 100	apolipoproteinb100	257
Apo B-100	apo b 100	apob100	257
ApoB/ApoA1-Quotient	apob/apoa1 quotient	apob/apoa1quotient	258
ApoB/ApoA1	apob/apoa1	apob/apoa1	258
Quotient ApoB/ApoA1	quotient apob/apoa1	quotientapob/apoa1	258
Apo B/A1-Quotient	apo b/a1 quotient	apob/a1quotient	258
ApoB/ApoA1 ratio	apob/apoa1 ratio	apob/apoa1ratio	258
LDL/HDL-Quotient	ldl/hdl quotient	ldl/hdlquotient	259
LDL/HDL	ldl/hdl	ldl/hdl	259
Quotient LDL/HDL	quotient ldl/hdl	quotientldl/hdl	259
LDL/HDL-Ratio	ldl/hdl ratio	ldl/hdlratio	259
LDL-C/HDL-C	ldl c/hdl c	ldlc/hdlc	259
LDL/HDL-Cholesterin-Quotient	ldl/hdl cholesterin quotient	ldl/hdlcholesterinquotient	259
Cholesterin/HDL-Quotient	cholesterin/hdl quotient	cholesterin/hdlquotient	260
Chol/HDL	chol/hdl	chol/hdl	260
Cholesterin/HDL	cholesterin/hdl	cholesterin/hdl	260
Gesamtcholesterin/HDL	gesamtcholesterin/hdl	gesamtcholesterin/hdl	260
Chol./HDL-Quotient	chol /hdl quotient	chol/hdlquotient	260
Quotient Cholesterin/HDL	quotient cholesterin/hdl	quotientcholesterin/hdl	260
Gesamt-Chol./HDL-Chol.	gesamt chol /hdl chol	gesamtchol/hdlchol	260
Cholesterol/HDL ratio	cholesterol/hdl ratio	cholesterol/hdlratio	260
Total cholesterol/HDL ratio	total cholesterol/hdl ratio	totalcholesterol/hdlratio	260
Freie Fettsäuren	freie fettsaeuren	freiefettsauren	261
Fettsäuren frei	fettsaeuren frei	fettsaurenfrei	261
Free fatty acids	free fatty acids	freefattyazids	261
FFS	ffs	ffs	261
NEFA	nefa	nefa	261
Remnant-Cholesterin	remnant cholesterin	remnantcholesterin	262
Remnant cholesterol	remnant cholesterol	remnantcholesterol	262
Glucose	glucose	glukose	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glukose	glukose	glukose	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Blutzucker	blutzucker	blutzucker	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glucose im Plasma	glucose im plasma	glukoseimplasma	263 264 265 266
Glukose im Fluorid	glukose im fluorid	glukoseimfluorid	263 264 265 266
Glucose im Fluorid	glucose im fluorid	glukoseimfluorid	263 264 265 266
Glucose (Fluorid)	glucose fluorid	glukosefluorid	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glucose im Serum	glucose im serum	glukoseimserum	263 264 265 266
Glucose (NaF)	glucose naf	glukosenaf	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Plasmaglucose	plasmaglucose	plasmaglukose	263 264 265 266
Serumglucose	serumglucose	serumglukose	263 264 265 266
Glukose im Plasma	glukose im plasma	glukoseimplasma	263 264 265 266
Glukose (Fluorid)	glukose fluorid	glukosefluorid	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glukose im Serum	glukose im serum	glukoseimserum	263 264 265 266
Glukose (NaF)	glukose naf	glukosenaf	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Plasmaglukose	plasmaglukose	plasmaglukose	263 264 265 266
Serumglukose	serumglukose	serumglukose	263 264 265 266
Blood glucose	blood glucose	bloodglukose	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Blood sugar	blood sugar	bloodsugar	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glu	glu	glu	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Gluc	gluc	gluc	263 264 265 266 267 268 269 270 271 272 273 274 275 276
BZ	bz	bz	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Liquor-Glucose	liquor glucose	liquorglukose	275 276
Glucose im Liquor	glucose im liquor	glukoseimliquor	275 276
Glukose im Liquor	glukose im liquor	glukoseimliquor	275 276
Liquor-Glukose	liquor glukose	liquorglukose	275 276
Glucose, CSF	glucose csf	glukosecsf	275 276
CSF glucose	csf glucose	csfglukose	275 276
Glucose nüchtern	glucose nuechtern	glukosenuchtem	277 278
Nüchternglucose	nuechternglucose	nuchtemglukose	277 278
Nüchternblutzucker	nuechternblutzucker	nuchtemblutzucker	277 278
Nüchternzucker	nuechternzucker	nuchtemzucker	277 278
Blutzucker nüchtern	blutzucker nuechtern	blutzuckemuchtem	277 278
BZ nüchtern	bz nuechtern	bznuchtem	277 278
Nüchternplasmaglucose	nuechternplasmaglucose	nuchtemplasmaglukose	277 278
OGTT nüchtern	ogtt nuechtern	ogttnuchtem	277 278
oGTT 0 min	ogtt 0 min	ogtt0min	277 278
Glucose 0 min	glucose 0 min	glukose0min	277 278
Glucose nüchtern (oGTT)	glucose nuechtern ogtt	glukosenuchtemogtt	277 278
oGTT 0'	ogtt 0	ogtt0	277 278
Glukose nüchtern	glukose nuechtern	glukosenuchtem	277 278
Nüchternglukose	nuechternglukose	nuchtemglukose	277 278
Nüchternplasmaglukose	nuechternplasmaglukose	nuchtemplasmaglukose	277 278
Glukose 0 min	glukose 0 min	glukose0min	277 278
Glukose nüchtern (oGTT)	glukose nuechtern ogtt	glukosenuchtemogtt	277 278
Fasting glucose	fasting glucose	fastingglukose	277 278
Glucose fasting	glucose fasting	glukosefasting	277 278
OGTT 60 min	ogtt 60 min	ogtt60min	279
Glucose 1h nach 75 g	glucose 1h nach 75 g	glukose1hnach75g	279
oGTT 1 h	ogtt 1 h	ogtt1h	279
Glucose 1 h (oGTT)	glucose 1 h ogtt	glukose1hogtt	279
OGTT 1 Std.	ogtt 1 std	ogtt1std	279
Glucose 60 min (oGTT)	glucose 60 min ogtt	glukose60minogtt	279
oGTT 60'	ogtt 60	ogtt60	279
Glukose 1h nach 75 g	glukose 1h nach 75 g	glukose1hnach75g	279
Glukose 1 h (oGTT)	glukose 1 h ogtt	glukose1hogtt	279
Glukose 60 min (oGTT)	glukose 60 min ogtt	glukose60minogtt	279
Glucose 1 hour (OGTT)	glucose 1 hour ogtt	glukose1hourogtt	279
OGTT 120 min	ogtt 120 min	ogtt120min	280 281
Glucose 2h nach 75 g	glucose 2h nach 75 g	glukose2hnach75g	280 281
oGTT 2 h	ogtt 2 h	ogtt2h	280 281
Glucose 2 h (oGTT)	glucose 2 h ogtt	glukose2hogtt	280 281
OGTT 2 Std.	ogtt 2 std	ogtt2std	280 281
Glucose 120 min (oGTT)	glucose 120 min ogtt	glukose120minogtt	280 281
oGTT 120'	ogtt 120	ogtt120	280 281
Glukose 2h nach 75 g	glukose 2h nach 75 g	glukose2hnach75g	280 281
Glukose 2 h (oGTT)	glukose 2 h ogtt	glukose2hogtt	280 281
Glukose 120 min (oGTT)	glukose 120 min ogtt	glukose120minogtt	280 281
Glucose 2 hours (OGTT)	glucose 2 hours ogtt	glukose2hoursogtt	280 281
HbA1c	hba1c	hba1c	282 283
Hämoglobin A1c	haemoglobin a1c	hamoglobina1c	282 283
Glykohämoglobin	glykohaemoglobin	glykohamoglobin	282 283
HbA1c (IFCC)	hba1c ifcc	hba1zifcc	282 283
HbA1c (NGSP)	hba1c ngsp	hba1cngsp	282 283
HbA1c (DCCT)	hba1c dcct	hba1cdckt	282 283
HbA1c (DCCT/NGSP)	hba1c dcct/ngsp	hba1cdckt/ngsp	282 283
glykiertes Hämoglobin	glykiertes haemoglobin	glykierteshamoglobin	282 283
Glykiertes Hämoglobin (HbA1c)	glykiertes haemoglobin hba1c	glykierteshamoglobinhba1c	282 283
Hämoglobin A1c (HbA1c)	haemoglobin a1c hba1c	hamoglobina1chba1c	282 283
HbA1c (HPLC)	hba1c hplc	hba1chplc	282 283
Hemoglobin A1c	hemoglobin a1c	hemoglobina1c	282 283
Glycated hemoglobin	glycated hemoglobin	glykatedhemoglobin	282 283
Glycated Hgb	glycated hgb	glykatedhgb	282 283
Glycohemoglobin	glycohemoglobin	glykohemoglobin	282 283
A1c	a1c	a1c	282 283
HbA1c-Hb	hba1c hb	hba1chb	282 283
abgeleitete mittlere Glucose	abgeleitete mittlere glucose	abgeleitetemittlereglukose	284 285
abgeleitete mittlere Glukose	abgeleitete mittlere glukose	abgeleitetemittlereglukose	284 285
mittlere Glucose	mittlere glucose	mittlereglukose	284 285
eAG	eag	eag	284 285
Geschätzte mittlere Glucose	geschaetzte mittlere glucose	geschatztemittlereglukose	284 285
mittlere Glukose	mittlere glukose	mittlereglukose	284 285
mittlerer Blutzucker	mittlerer blutzucker	mittlererblutzucker	284 285
Geschätzte mittlere Glukose	geschaetzte mittlere glukose	geschatztemittlereglukose	284 285
Estimated average glucose	estimated average glucose	estimatedaverageglukose	284 285
Fructosamin	fructosamin	fruktosamin	286
Fructosamine	fructosamine	fruktosamine	286
Insulin	insulin	insulin	287 288
Insulin nüchtern	insulin nuechtern	insulinnuchtem	287 288
Insulin basal	insulin basal	insulinbasal	287 288
Nüchterninsulin	nuechterninsulin	nuchteminsulin	287 288
C-Peptid	c peptid	cpeptid	289 290
C-Peptid nüchtern	c peptid nuechtern	cpeptidnuchtem	289 290
C-Peptid basal	c peptid basal	cpeptidbasal	289 290
C-peptide	c peptide	cpeptide	289 290
HOMA-Index	homa index	homaindex	291
HOMA-IR	homa ir	homair	291
HOMA	homa	homa	291
Beta-Hydroxybutyrat	beta hydroxybutyrat	betahydroxybutyrat	292 293
3-Hydroxybutyrat	3 hydroxybutyrat	3hydroxybutyrat	292 293
Beta-hydroxybutyrate	beta hydroxybutyrate	betahydroxybutyrate	292 293
BHB	bhb	bhb	292 293
Leptin	leptin	leptin	294
Eisen	eisen	eisen	295 296
Eisen im Serum	eisen im serum	eisenimserum	295 296
Serumeisen	serumeisen	serumeisen	295 296
Iron	iron	iron	295 296
Fe	fe	fe	295 296
Ferritin	ferritin	ferritin	297 298
FERR	ferr	ferr	297 298
Transferrin	transferrin	transferrin	299 300
TRF	trf	trf	299 300
Tf	tf	tf	299 300
Transferrinsättigung	transferrinsaettigung	transferrinsattigung	301
Eisensättigung	eisensaettigung	eisensattigung	301
Sättigung Transferrin	saettigung transferrin	sattigungtransferrin	301
Transferrin saturation	transferrin saturation	transferrinsaturation	301
Iron saturation	iron saturation	ironsaturation	301
TSAT	tsat	tsat	301
Tf-Sättigung	tf saettigung	tfsattigung	301
TfS	tfs	tfs	301
Transferrinsätt.	transferrinsaett	transferrinsatt	301
Totale Eisenbindungskapazität	totale eisenbindungskapazitaet	totaleeisenbindungskapazitat	302 303
Eisenbindungskapazität	eisenbindungskapazitaet	eisenbindungskapazitat	302 303
Eisenbindungskapazität total	eisenbindungskapazitaet total	eisenbindungskapazitattotal	302 303
Eisenbindungskapazität gesamt	eisenbindungskapazitaet gesamt	eisenbindungskapazitatgesamt	302 303
Total iron binding capacity	total iron binding capacity	totalironbindingkapazity	302 303
Iron binding capacity, total	iron binding capacity total	ironbindingkapazitytotal	302 303
Iron binding capacity	iron binding capacity	ironbindingkapazity	302 303
TEBK	tebk	tebk	302 303
TIBC	tibc	tibc	302 303
EBK	ebk	ebk	302 303
Freie Eisenbindungskapazität	freie eisenbindungskapazitaet	freieeisenbindungskapazitat	304 305
ungesättigte Eisenbindungskapazität	ungesaettigte eisenbindungskapazitaet	ungesattigteeisenbindungskapazitat	304 305
Latente Eisenbindungskapazität	latente eisenbindungskapazitaet	latenteeisenbindungskapazitat	304 305
Unsaturated iron binding capacity	unsaturated iron binding capacity	unsaturatedironbindingkapazity	304 305
UIBC	uibc	uibc	304 305
LEBK	lebk	lebk	304 305
FEBK	febk	febk	304 305
Löslicher Transferrinrezeptor	loeslicher transferrinrezeptor	loslichertransferrinrezeptor	306
Transferrinrezeptor löslich	transferrinrezeptor loeslich	transferrinrezeptorloslich	306
Soluble transferrin receptor	soluble transferrin receptor	solubletransferrinrezeptor	306
sTfR	stfr	stfr	306
Vitamin B12	vitamin b12	vitaminb12	307 308
Cobalamin	cobalamin	kobalamin	307 308
Vit. B12	vit b12	vitb12	307 308
B12	b12	b12	307 308
Folsäure	folsaeure	folsaure	309 310
Folat	folat	folat	309 310
Folate	folate	folate	309 310
Folic acid	folic acid	folikazid	309 310
FOL	fol	fol	309 310
Folsäure im Erythrozyten	folsaeure im erythrozyten	folsaureimerythrozyten	311 312
Erythrozytenfolat	erythrozytenfolat	erythrozytenfolat	311 312
Folsäure (Erythrozyten)	folsaeure erythrozyten	folsaureerythrozyten	311 312
Folat (Erythrozyten)	folat erythrozyten	folaterythrozyten	311 312
Folsäure im Erythrocyten	folsaeure im erythrocyten	folsaureimerythrozyten	311 312
Erythrocytenfolat	erythrocytenfolat	erythrozytenfolat	311 312
Folsäure (Erythrocyten)	folsaeure erythrocyten	folsaureerythrozyten	311 312
Folat (Erythrocyten)	folat erythrocyten	folaterythrozyten	311 312
Red cell folate	red cell folate	redzellfolate	311 312
Homocystein	homocystein	homozystein	313
Homozystein	homozystein	homozystein	313
Homocysteine	homocysteine	homozysteine	313
Hcy	hcy	hzy	313
Methylmalonsäure	methylmalonsaeure	methylmalonsaure	314
Methylmalonic acid	methylmalonic acid	methylmalonikazid	314
MMA	mma	mma	314
MMS	mms	mms	314
Vitamin D	vitamin d	vitamind	315 687
25-OH-Vitamin D	25 oh vitamin d	25ohvitamind	315 687
25-Hydroxy-Vitamin D	25 hydroxy vitamin d	25hydroxyvitamind	315 687
Vitamin D (25-OH)	vitamin d 25 oh	vitamind25oh	315 687
25-OH Vitamin D gesamt	25 oh vitamin d gesamt	25ohvitamindgesamt	315 687
Vitamin D gesamt	vitamin d gesamt	vitamindgesamt	315 687
25-Hydroxyvitamin D gesamt	25 hydroxyvitamin d gesamt	25hydroxyvitamindgesamt	315 687
Calcidiol	calcidiol	kalzidiol	315 687
Vitamin D (25-OH-D)	vitamin d 25 oh d	vitamind25ohd	315 687
25-OH Vitamin D total	25 oh vitamin d total	25ohvitamindtotal	315 687
Vitamin D total	vitamin d total	vitamindtotal	315 687
25-OH-D	25 oh d	25ohd	315 687
Vit. D	vit d	vitd	315 687
25-OH Vit. D	25 oh vit d	25ohvitd	315 687
Vitamin D2+D3	vitamin d2 d3	vitamind2d3	315 687
25-OH-Vitamin D2+D3	25 oh vitamin d2 d3	25ohvitamind2d3	315 687
Vitamin D3 (25-OH)	vitamin d3 25 oh	vitamind325oh	316 317
25-OH-Vitamin D3	25 oh vitamin d3	25ohvitamind3	316 317
25-Hydroxyvitamin D3	25 hydroxyvitamin d3	25hydroxyvitamind3	316 317
25(OH)D3	25 oh d3	25ohd3	316 317
25-OH-Cholecalciferol	25 oh cholecalciferol	25ohcholekalziferol	316 317
25-OH-Vitamin D2	25 oh vitamin d2	25ohvitamind2	318 319
25-Hydroxyvitamin D2	25 hydroxyvitamin d2	25hydroxyvitamind2	318 319
1,25-Dihydroxy-Vitamin D3	1 25 dihydroxy vitamin d3	125dihydroxyvitamind3	320 321
1,25-(OH)2-Vitamin D3	1 25 oh 2 vitamin d3	125oh2vitamind3	320 321
1,25-OH-Vitamin D	1 25 oh vitamin d	125ohvitamind	320 321
Calcitriol	calcitriol	kalzitriol	320 321
1,25-Dihydroxyvitamin D	1 25 dihydroxyvitamin d	125dihydroxyvitamind	320 321
1,25-(OH)2-Vitamin D	1 25 oh 2 vitamin d	125oh2vitamind	320 321
1,25-(OH)2-D3	1 25 oh 2 d3	125oh2d3	320 321
Vitamin A	vitamin a	vitamina	322 323
Retinol	retinol	retinol	322 323
Vit. A	vit a	vita	322 323
Vitamin B1	vitamin b1	vitaminb1	324 325
Thiamin	thiamin	thiamin	324 325
Vitamin B1 (Thiamin)	vitamin b1 thiamin	vitaminb1thiamin	324 325
Thiamine	thiamine	thiamine	324 325
Vit. B1	vit b1	vitb1	324 325
Vitamin B6	vitamin b6	vitaminb6	326 327
Pyridoxal-5-Phosphat	pyridoxal 5 phosphat	pyridoxal5phosphat	326 327
Pyridoxin	pyridoxin	pyridoxin	326 327
Pyridoxalphosphat	pyridoxalphosphat	pyridoxalphosphat	326 327
Vit. B6	vit b6	vitb6	326 327
Vitamin C	vitamin c	vitaminc	328 329
Ascorbinsäure	ascorbinsaeure	askorbinsaure	328 329
Ascorbic acid	ascorbic acid	askorbikazid	328 329
Vit. C	vit c	vitc	328 329
Vitamin E	vitamin e	vitamine	330 331
Alpha-Tocopherol	alpha tocopherol	alphatokopherol	330 331
Tocopherol	tocopherol	tokopherol	330 331
Vit. E	vit e	vite	330 331
Vitamin K1	vitamin k1	vitamink1	332
Phyllochinon	phyllochinon	phyllochinon	332
Vit. K1	vit k1	vitk1	332
Biotin	biotin	biotin	333
Vitamin H	vitamin h	vitaminh	333
Vitamin B7	vitamin b7	vitaminb7	333
Coenzym Q10	coenzym q10	konzymq10	334
Ubichinon	ubichinon	ubichinon	334
Coenzyme Q10	coenzyme q10	konzymeq10	334
Q10	q10	q10	334
CoQ10	coq10	koq10	334
TSH	tsh	tsh	335
TSH basal	tsh basal	tshbasal	335
Thyreotropin	thyreotropin	thyreotropin	335
Thyreoidea-stimulierendes Hormon	thyreoidea stimulierendes hormon	thyreoideastimulierendeshormon	335
Thyrotropin	thyrotropin	thyrotropin	335
Thyroid stimulating hormone	thyroid stimulating hormone	thyroidstimulatinghormone	335
TSH bas.	tsh bas	tshbas	335
TSH ultrasensitiv	tsh ultrasensitiv	tshultrasensitiv	335
Freies T3	freies t3	freiest3	336 337
fT3	ft3	ft3	336 337
Freies Trijodthyronin	freies trijodthyronin	freiestrijodthyronin	336 337
T3 frei	t3 frei	t3frei	336 337
freies Triiodthyronin	freies triiodthyronin	freiestriiodthyronin	336 337
T3, freies	t3 freies	t3freies	336 337
Free T3	free t3	freet3	336 337
T3 free	t3 free	t3free	336 337
Free triiodothyronine	free triiodothyronine	freetriiodothyronine	336 337
Trijodthyronin frei	trijodthyronin frei	trijodthyroninfrei	336 337
Freies T4	freies t4	freiest4	338 339
fT4	ft4	ft4	338 339
Freies Thyroxin	freies thyroxin	freiesthyroxin	338 339
T4 frei	t4 frei	t4frei	338 339
T4, freies	t4 freies	t4freies	338 339
Free T4	free t4	freet4	338 339
T4 free	t4 free	t4free	338 339
Free thyroxine	free thyroxine	freethyroxine	338 339
Thyroxin frei	thyroxin frei	thyroxinfrei	338 339
T3	t3	t3	340 341
Trijodthyronin	trijodthyronin	trijodthyronin	340 341
T3 gesamt	t3 gesamt	t3gesamt	340 341
Gesamt-T3	gesamt t3	gesamtt3	340 341
Triiodthyronin	triiodthyronin	triiodthyronin	340 341
T3 total	t3 total	t3total	340 341
Total T3	total t3	totalt3	340 341
Triiodothyronine	triiodothyronine	triiodothyronine	340 341
TT3	tt3	tt3	340 341
T4	t4	t4	342 343
Thyroxin	thyroxin	thyroxin	342 343
T4 gesamt	t4 gesamt	t4gesamt	342 343
Gesamt-T4	gesamt t4	gesamtt4	342 343
T4 total	t4 total	t4total	342 343
Total T4	total t4	totalt4	342 343
Thyroxine	thyroxine	thyroxine	342 343
TT4	tt4	tt4	342 343
Reverses T3	reverses t3	reversest3	344 345
reverse T3	reverse t3	reverset3	344 345
rT3	rt3	rt3	344 345
TPO-Antikörper	tpo antikoerper	tpoantikorper	346
Anti-TPO	anti tpo	antitpo	346
TPO-AK	tpo ak	tpoak	346
Thyreoperoxidase-Antikörper	thyreoperoxidase antikoerper	thyreoperoxidaseantikorper	346
MAK	mak	mak	346
Schilddrüsenperoxidase-Antikörper	schilddruesenperoxidase antikoerper	schilddrusenperoxidaseantikorper	346
Anti-TPO-Antikörper	anti tpo antikoerper	antitpoantikorper	346
Anti-TPO-AK	anti tpo ak	antitpoak	346
TPO AK (MAK)	tpo ak mak	tpoakmak	346
MAK (Anti-TPO)	mak anti tpo	makantitpo	346
Thyreoidea-Peroxidase-Antikörper	thyreoidea peroxidase antikoerper	thyreoideaperoxidaseantikorper	346
Thyreoperoxidase-AK	thyreoperoxidase ak	thyreoperoxidaseak	346
Schilddrüsenperoxidase-AK	schilddruesenperoxidase ak	schilddrusenperoxidaseak	346
Thyreoidea-Peroxidase-AK	thyreoidea peroxidase ak	thyreoideaperoxidaseak	346
TPO antibodies	tpo antibodies	tpoantibodies	346
Anti-TPO antibodies	anti tpo antibodies	antitpoantibodies	346
Thyroid peroxidase antibodies	thyroid peroxidase antibodies	thyroidperoxidaseantibodies	346
Anti-thyroperoxidase	anti thyroperoxidase	antithyroperoxidase	346
aTPO	atpo	atpo	346
Thyreoglobulin-Antikörper	thyreoglobulin antikoerper	thyreoglobulinantikorper	347
Anti-TG	anti tg	antitg	347
TAK	tak	tak	347
TG-AK	tg ak	tgak	347
Anti-Thyreoglobulin	anti thyreoglobulin	antithyreoglobulin	347
Tg-Antikörper	tg antikoerper	tgantikorper	347
Anti-Thyreoglobulin-Antikörper	anti thyreoglobulin antikoerper	antithyreoglobulinantikorper	347
TAK (Anti-TG)	tak anti tg	takantitg	347
Thyreoglobulin-AK	thyreoglobulin ak	thyreoglobulinak	347
Anti-Thyreoglobulin-AK	anti thyreoglobulin ak	antithyreoglobulinak	347
Thyroglobulin antibodies	thyroglobulin antibodies	thyroglobulinantibodies	347
Anti-thyroglobulin	anti thyroglobulin	antithyroglobulin	347
TgAb	tgab	tgab	347
aTG	atg	atg	347
TSH-Rezeptor-Antikörper	tsh rezeptor antikoerper	tshrezeptorantikorper	348
TRAK	trak	trak	348
TSH-Rezeptor-AK	tsh rezeptor ak	tshrezeptorak	348
Anti-TSH-Rezeptor-Antikörper	anti tsh rezeptor antikoerper	antitshrezeptorantikorper	348
TSH-Rezeptor-Autoantikörper	tsh rezeptor autoantikoerper	tshrezeptorautoantikorper	348
TRAK (TSH-Rezeptor-AK)	trak tsh rezeptor ak	traktshrezeptorak	348
TSH-R-AK	tsh r ak	tshrak	348
Anti-TSH-Rezeptor-AK	anti tsh rezeptor ak	antitshrezeptorak	348
TSH receptor antibodies	tsh receptor antibodies	tshrezeptorantibodies	348
TRAb	trab	trab	348
TRAK human	trak human	trakhuman	348
Thyreoglobulin	thyreoglobulin	thyreoglobulin	349
Thyroglobulin	thyroglobulin	thyroglobulin	349
hTG	htg	htg	349
Calcitonin	calcitonin	kalzitonin	350 688
Kalzitonin	kalzitonin	kalzitonin	350 688
HCT (Calcitonin)	hct calcitonin	hktkalzitonin	350 688
Parathormon	parathormon	parathormon	351 352
Parathormon intakt	parathormon intakt	parathormonintakt	351 352
PTH intakt	pth intakt	pthintakt	351 352
Parathyrin	parathyrin	parathyrin	351 352
Parathyroid hormone	parathyroid hormone	parathyroidhormone	351 352
PTH intact	pth intact	pthintakt	351 352
Intact PTH	intact pth	intaktpth	351 352
PTH	pth	pth	351 352
iPTH	ipth	ipth	351 352
TBG	tbg	tbg	353
Thyroxinbindendes Globulin	thyroxinbindendes globulin	thyroxinbindendesglobulin	353
Thyroxine binding globulin	thyroxine binding globulin	thyroxinebindingglobulin	353
Quick	quick	quick	354 355
Quick-Wert	quick wert	quickwert	354 355
Thromboplastinzeit	thromboplastinzeit	thromboplastinzeit	354 355
TPZ	tpz	tpz	354 355
Thromboplastinzeit (Quick)	thromboplastinzeit quick	thromboplastinzeitquick	354 355
TPZ (Quick)	tpz quick	tpzquick	354 355
Prothrombinzeit	prothrombinzeit	prothrombinzeit	354 355
Thromboplastinzeit n. Quick	thromboplastinzeit n quick	thromboplastinzeitnquick	354 355
Thromboplastinzeit nach Quick	thromboplastinzeit nach quick	thromboplastinzeitnachquick	354 355
Quick (TPZ)	quick tpz	quicktpz	354 355
Prothrombin time	prothrombin time	prothrombintime	354 355
PT	pt	pt	354 355
PTZ	ptz	ptz	354 355
INR	inr	inr	356
International Normalized Ratio	international normalized ratio	intemationalnormalizedratio	356
TPZ-INR	tpz inr	tpzinr	356
Quick-INR	quick inr	quickinr	356
INR (TPZ)	inr tpz	inrtpz	356
INR-Wert	inr wert	inrwert	356
Thromboplastinzeit (INR)	thromboplastinzeit inr	thromboplastinzeitinr	356
PT-INR	pt inr	ptinr	356
Prothrombin time INR	prothrombin time inr	prothrombintimeinr	356
PTT	ptt	ptt	357
aPTT	aptt	aptt	357
Partielle Thromboplastinzeit	partielle thromboplastinzeit	partiellethromboplastinzeit	357
aktivierte partielle Thromboplastinzeit	aktivierte partielle thromboplastinzeit	aktiviertepartiellethromboplastinzeit	357
Partielle Thromboplastinzeit (PTT)	partielle thromboplastinzeit ptt	partiellethromboplastinzeitptt	357
part. Thromboplastinzeit	part thromboplastinzeit	partthromboplastinzeit	357
partielle Thromboplastinzeit, aktiviert	partielle thromboplastinzeit aktiviert	partiellethromboplastinzeitaktiviert	357
Activated partial thromboplastin time	activated partial thromboplastin time	aktivatedpartialthromboplastintime	357
Partial thromboplastin time	partial thromboplastin time	partialthromboplastintime	357
Thrombinzeit	thrombinzeit	thrombinzeit	358
Plasmathrombinzeit	plasmathrombinzeit	plasmathrombinzeit	358
Thrombin time	thrombin time	thrombintime	358
TZ	tz	tz	358
PTZ (Thrombinzeit)	ptz thrombinzeit	ptzthrombinzeit	358
TT	tt	tt	358
Reptilasezeit	reptilasezeit	reptilasezeit	359
Batroxobinzeit	batroxobinzeit	batroxobinzeit	359
Reptilase time	reptilase time	reptilasetime	359
Fibrinogen	fibrinogen	fibrinogen	360
Fibrinogen (Clauss)	fibrinogen clauss	fibrinogenklauss	360
Fibrinogen n. Clauss	fibrinogen n clauss	fibrinogennklauss	360
Fibrinogen nach Clauss	fibrinogen nach clauss	fibrinogennachklauss	360
Fib	fib	fib	360
Antithrombin	antithrombin	antithrombin	361
Antithrombin III	antithrombin iii	antithrombiniii	361
AT III	at iii	atiii	361
Antithrombin-Aktivität	antithrombin aktivitaet	antithrombinaktivitat	361
Antithrombin III Aktivität	antithrombin iii aktivitaet	antithrombiniiiaktivitat	361
AT III-Aktivität	at iii aktivitaet	atiiiaktivitat	361
Antithrombin activity	antithrombin activity	antithrombinaktivity	361
AT	at	at	361
D-Dimere	d dimere	ddimere	362 363
D-Dimer	d dimer	ddimer	362 363
Fibrin-D-Dimere	fibrin d dimere	fibrinddimere	362 363
DDIM	ddim	ddim	362 363
D-Dimere quant.	d dimere quant	ddimerequant	362 363
Protein C	protein c	proteinc	364
Protein C-Aktivität	protein c aktivitaet	proteinkaktivitat	364
Protein C activity	protein c activity	proteinkaktivity	364
Protein S	protein s	proteins	365
Protein S-Aktivität	protein s aktivitaet	proteinsaktivitat	365
Protein S activity	protein s activity	proteinsaktivity	365
Protein S frei	protein s frei	proteinsfrei	366
Freies Protein S	freies protein s	freiesproteins	366
Protein S freies Antigen	protein s freies antigen	proteinsfreiesantigen	366
Protein S frei Antigen	protein s frei antigen	proteinsfreiantigen	366
Protein S free	protein s free	proteinsfree	366
APC-Resistenz	apc resistenz	apkresistenz	367
APC-Ratio	apc ratio	apkratio	367
APC-Resistenz-Ratio	apc resistenz ratio	apkresistenzratio	367
aktivierte Protein C-Resistenz	aktivierte protein c resistenz	aktivierteproteinkresistenz	367
Activated protein C resistance	activated protein c resistance	aktivatedproteinkresistanze	367
APCR	apcr	apkr	367
Faktor II	faktor ii	faktorii	368
Gerinnungsfaktor II	gerinnungsfaktor ii	gerinnungsfaktorii	368
Prothrombin	prothrombin	prothrombin	368
Factor II	factor ii	faktorii	368
F II	f ii	fii	368
Faktor V	faktor v	faktorv	369
Gerinnungsfaktor V	gerinnungsfaktor v	gerinnungsfaktorv	369
Factor V	factor v	faktorv	369
F V	f v	fv	369
Faktor VII	faktor vii	faktorvii	370
Gerinnungsfaktor VII	gerinnungsfaktor vii	gerinnungsfaktorvii	370
Factor VII	factor vii	faktorvii	370
F VII	f vii	fvii	370
Faktor VIII	faktor viii	faktorviii	371
Gerinnungsfaktor VIII	gerinnungsfaktor viii	gerinnungsfaktorviii	371
Faktor VIII-Aktivität	faktor viii aktivitaet	faktorviiiaktivitat	371
Faktor VIII:C	faktor viii c	faktorviiic	371
Factor VIII	factor viii	faktorviii	371
F VIII	f viii	fviii	371
Faktor IX	faktor ix	faktorix	372
Gerinnungsfaktor IX	gerinnungsfaktor ix	gerinnungsfaktorix	372
Factor IX	factor ix	faktorix	372
F IX	f ix	fix	372
Faktor X	faktor x	faktorx	373
Gerinnungsfaktor X	gerinnungsfaktor x	gerinnungsfaktorx	373
Factor X	factor x	faktorx	373
F X	f x	fx	373
Faktor XI	faktor xi	faktorxi	374
Gerinnungsfaktor XI	gerinnungsfaktor xi	gerinnungsfaktorxi	374
Factor XI	factor xi	faktorxi	374
F XI	f xi	fxi	374
Faktor XII	faktor xii	faktorxii	375
Gerinnungsfaktor XII	gerinnungsfaktor xii	gerinnungsfaktorxii	375
Factor XII	factor xii	faktorxii	375
F XII	f xii	fxii	375
Von-Willebrand-Faktor-Antigen	von willebrand faktor antigen	vonwillebrandfaktorantigen	376
vWF-Antigen	vwf antigen	vwfantigen	376
VWF:Ag	vwf ag	vwfag	376
Von-Willebrand-Faktor	von willebrand faktor	vonwillebrandfaktor	376
von Willebrand factor antigen	von willebrand factor antigen	vonwillebrandfaktorantigen	376
Ristocetin-Cofaktor	ristocetin cofaktor	ristozetinkofaktor	377
Ristocetin-Kofaktor	ristocetin kofaktor	ristozetinkofaktor	377
vWF-Aktivität	vwf aktivitaet	vwfaktivitat	377
VWF:RCo	vwf rco	vwfrko	377
Ristocetin cofactor	ristocetin cofactor	ristozetinkofaktor	377
dRVVT	drvvt	drvvt	378
dRVVT Screen	drvvt screen	drvvtskreen	378
LA-Screen	la screen	laskreen	378
Plasminogen	plasminogen	plasminogen	379
Heparin-PF4-Antikörper	heparin pf4 antikoerper	heparinpf4antikorper	380
HIT-Antikörper	hit antikoerper	hitantikorper	380
PF4-Antikörper	pf4 antikoerper	pf4antikorper	380
Heparin-PF4-AK	heparin pf4 ak	heparinpf4ak	380
HIT-AK	hit ak	hitak	380
PF4-AK	pf4 ak	pf4ak	380
CRP	crp	krp	381
C-reaktives Protein	c reaktives protein	kreaktivesprotein	381
CRP quantitativ	crp quantitativ	krpquantitativ	381
C-reaktives Protein (CRP)	c reaktives protein crp	kreaktivesproteinkrp	381
C-reactive protein	c reactive protein	kreaktiveprotein	381
CRP quant.	crp quant	krpquant	381
hs-CRP	hs crp	hskrp	382
CRP hochsensitiv	crp hochsensitiv	krphochsensitiv	382
hochsensitives CRP	hochsensitives crp	hochsensitiveskrp	382
CRP high sensitive	crp high sensitive	krphighsensitive	382
CRP ultrasensitiv	crp ultrasensitiv	krpultrasensitiv	382
C-reaktives Protein hochsensitiv	c reaktives protein hochsensitiv	kreaktivesproteinhochsensitiv	382
CRP (hs)	crp hs	krphs	382
High sensitivity CRP	high sensitivity crp	highsensitivitykrp	382
Procalcitonin	procalcitonin	prokalzitonin	383
Prokalzitonin	prokalzitonin	prokalzitonin	383
PCT	pct	pkt	383
Interleukin-6	interleukin 6	interleukin6	384
IL-6	il 6	il6	384
Interleukin-8	interleukin 8	interleukin8	385
IL-8	il 8	il8	385
TNF-alpha	tnf alpha	tnfalpha	386
Tumornekrosefaktor alpha	tumornekrosefaktor alpha	tumomekrosefaktoralpha	386
Gesamteiweiß	gesamteiweiss	gesamteiweiss	387 388 389 390 391 392 393 394
Eiweiß gesamt	eiweiss gesamt	eiweissgesamt	387 388 389 390 391 392 393 394
Gesamtprotein	gesamtprotein	gesamtprotein	387 388 389 390 391 392 393 394
Eiweiß	eiweiss	eiweiss	387 388 389 390 391 392 393 394
Protein gesamt	protein gesamt	proteingesamt	387 388 389 390 391 392 393 394
Protein	protein	protein	387 388 389 390 391 392 393 394
Total protein	total protein	totalprotein	387 388 389 390 391 392 393 394
Protein, total	protein total	proteintotal	387 388 389 390 391 392 393 394
GE	ge	ge	387 388 389 390 391 392 393 394
TP	tp	tp	387 388 389 390 391 392 393 394
Ges.-Eiweiß	ges eiweiss	geseiweiss	387 388 389 390 391 392 393 394
Gesamteiw.	gesamteiw	gesamteiw	387 388 389 390 391 392 393 394
Eiweiß im Urin	eiweiss im urin	eiweissimurin	388 389 390 391 392 393
Gesamteiweiß im Urin	gesamteiweiss im urin	gesamteiweissimurin	388 389 390 391 392 393
Protein im Urin	protein im urin	proteinimurin	388 389 390 391 392 393
Urin-Eiweiß	urin eiweiss	urineiweiss	388 389 390 391 392 393
Urine protein	urine protein	urineprotein	388 389 390 391 392 393
Protein, urine	protein urine	proteinurine	388 389 390 391 392 393
Liquor-Eiweiß	liquor eiweiss	liquoreiweiss	394
Eiweiß im Liquor	eiweiss im liquor	eiweissimliquor	394
Gesamteiweiß im Liquor	gesamteiweiss im liquor	gesamteiweissimliquor	394
Gesamtprotein im Liquor	gesamtprotein im liquor	gesamtproteinimliquor	394
Protein, CSF	protein csf	proteincsf	394
CSF protein	csf protein	csfprotein	394
Albumin	albumin	albumin	395 396 397 398 399 400 401 742 743
Albumin im Serum	albumin im serum	albuminimserum	395 396 397
Serumalbumin	serumalbumin	serumalbumin	395 396 397
Alb	alb	alb	395 396 397 398 399 400 401 742 743
Mikroalbumin	mikroalbumin	mikroalbumin	398 399 400 742 743 744
Albumin im Urin	albumin im urin	albuminimurin	398 399 400 742 743 744
Mikroalbumin im Urin	mikroalbumin im urin	mikroalbuminimurin	398 399 400 742 743 744
Urin-Albumin	urin albumin	urinalbumin	398 399 400 742 743 744
Albuminausscheidung	albuminausscheidung	albuminausscheidung	398 399 400 742 743 744
Microalbumin	microalbumin	mikroalbumin	398 399 400 742 743 744
Urine albumin	urine albumin	urinealbumin	398 399 400 742 743 744
Albumin, Urine	albumin urine	albuminurine	398 399 400 742 743 744
MAU	mau	mau	398 399 400 742 743 744
Alpha-1-Globulin	alpha 1 globulin	alpha1globulin	402 403
Alpha-1-Globuline	alpha 1 globuline	alpha1globuline	402 403
a1-Globulin	a1 globulin	a1globulin	402 403
Alpha-1	alpha 1	alpha1	402 403
Alpha-1-Glob.	alpha 1 glob	alpha1glob	402 403
Alpha-2-Globulin	alpha 2 globulin	alpha2globulin	404 405
Alpha-2-Globuline	alpha 2 globuline	alpha2globuline	404 405
a2-Globulin	a2 globulin	a2globulin	404 405
Alpha-2	alpha 2	alpha2	404 405
Alpha-2-Glob.	alpha 2 glob	alpha2glob	404 405
Beta-Globulin	beta globulin	betaglobulin	406 407
Beta-Globuline	beta globuline	betaglobuline	406 407
b-Globulin	b globulin	bglobulin	406 407
Beta	beta	beta	406 407
Beta-Glob.	beta glob	betaglob	406 407
Beta-1-Globulin	beta 1 globulin	beta1globulin	408 409
Beta-1-Globuline	beta 1 globuline	beta1globuline	408 409
b1-Globulin	b1 globulin	b1globulin	408 409
Beta-2-Globulin	beta 2 globulin	beta2globulin	410 411
Beta-2-Globuline	beta 2 globuline	beta2globuline	410 411
b2-Globulin	b2 globulin	b2globulin	410 411
Gamma-Globulin	gamma globulin	gammaglobulin	412 413
Gamma-Globuline	gamma globuline	gammaglobuline	412 413
g-Globulin	g globulin	gglobulin	412 413
Gamma	gamma	gamma	412 413
Gamma-Glob.	gamma glob	gammaglob	412 413
M-Gradient	m gradient	mgradient	414 415
M-Protein	m protein	mprotein	414 415
Paraprotein	paraprotein	paraprotein	414 415
M-Gradient (Extragradient)	m gradient extragradient	mgradientextragradient	414 415
M-spike	m spike	mspike	414 415
Monoclonal protein	monoclonal protein	monoklonalprotein	414 415
Globulin	globulin	globulin	416
Globuline	globuline	globuline	416
Albumin/Globulin-Quotient	albumin/globulin quotient	albumin/globulinquotient	417
A/G-Quotient	a/g quotient	a/gquotient	417
Albumin/Globulin	albumin/globulin	albumin/globulin	417
A/G-Ratio	a/g ratio	a/gratio	417
Albumin/globulin ratio	albumin/globulin ratio	albumin/globulinratio	417
Präalbumin	praealbumin	praalbumin	418
Transthyretin	transthyretin	transthyretin	418
Prealbumin	prealbumin	prealbumin	418
IgG	igg	igg	419 420
Immunglobulin G	immunglobulin g	immunglobuling	419 420
Immunglobulin G (IgG)	immunglobulin g igg	immunglobulingigg	419 420
Immunoglobulin G	immunoglobulin g	immunoglobuling	419 420
Immunoglobulin G (IgG)	immunoglobulin g igg	immunoglobulingigg	419 420
IgA	iga	iga	421
Immunglobulin A	immunglobulin a	immunglobulina	421
Immunglobulin A (IgA)	immunglobulin a iga	immunglobulinaiga	421
Immunoglobulin A	immunoglobulin a	immunoglobulina	421
Immunoglobulin A (IgA)	immunoglobulin a iga	immunoglobulinaiga	421
IgM	igm	igm	422
Immunglobulin M	immunglobulin m	immunglobulinm	422
Immunglobulin M (IgM)	immunglobulin m igm	immunglobulinmigm	422
Immunoglobulin M	immunoglobulin m	immunoglobulinm	422
Immunoglobulin M (IgM)	immunoglobulin m igm	immunoglobulinmigm	422
IgE	ige	ige	423
Immunglobulin E	immunglobulin e	immunglobuline	423
Gesamt-IgE	gesamt ige	gesamtige	423
IgE gesamt	ige gesamt	igegesamt	423
Immunoglobulin E	immunoglobulin e	immunoglobuline	423
Total IgE	total ige	totalige	423
IgD	igd	igd	424
Immunglobulin D	immunglobulin d	immunglobulind	424
Immunoglobulin D	immunoglobulin d	immunoglobulind	424
IgG1	igg1	igg1	425
IgG-Subklasse 1	igg subklasse 1	iggsubklasse1	425
IgG-Subklasse IgG1	igg subklasse igg1	iggsubklasseigg1	425
IgG subclass 1	igg subclass 1	iggsubklass1	425
IgG2	igg2	igg2	426
IgG-Subklasse 2	igg subklasse 2	iggsubklasse2	426
IgG-Subklasse IgG2	igg subklasse igg2	iggsubklasseigg2	426
IgG subclass 2	igg subclass 2	iggsubklass2	426
IgG3	igg3	igg3	427
IgG-Subklasse 3	igg subklasse 3	iggsubklasse3	427
IgG-Subklasse IgG3	igg subklasse igg3	iggsubklasseigg3	427
IgG subclass 3	igg subclass 3	iggsubklass3	427
IgG4	igg4	igg4	428
IgG-Subklasse 4	igg subklasse 4	iggsubklasse4	428
IgG-Subklasse IgG4	igg subklasse igg4	iggsubklasseigg4	428
IgG subclass 4	igg subclass 4	iggsubklass4	428
Kappa-Leichtketten frei	kappa leichtketten frei	kappaleichtkettenfrei	429
Freie Kappa-Leichtketten	freie kappa leichtketten	freiekappaleichtketten	429
Freie Leichtketten Kappa	freie leichtketten kappa	freieleichtkettenkappa	429
Kappa, frei	kappa frei	kappafrei	429
Leichtketten kappa frei	leichtketten kappa frei	leichtkettenkappafrei	429
Free kappa light chains	free kappa light chains	freekappalightchains	429
Kappa light chains free	kappa light chains free	kappalightchainsfree	429
FLC Kappa	flc kappa	flckappa	429
fKappa	fkappa	fkappa	429
Lambda-Leichtketten frei	lambda leichtketten frei	lambdaleichtkettenfrei	430
Freie Lambda-Leichtketten	freie lambda leichtketten	freielambdaleichtketten	430
Freie Leichtketten Lambda	freie leichtketten lambda	freieleichtkettenlambda	430
Lambda, frei	lambda frei	lambdafrei	430
Leichtketten lambda frei	leichtketten lambda frei	leichtkettenlambdafrei	430
Free lambda light chains	free lambda light chains	freelambdalightchains	430
Lambda light chains free	lambda light chains free	lambdalightchainsfree	430
FLC Lambda	flc lambda	flklambda	430
fLambda	flambda	flambda	430
Kappa/Lambda-Quotient frei	kappa/lambda quotient frei	kappa/lambdaquotientfrei	431
Kappa/Lambda-Quotient	kappa/lambda quotient	kappa/lambdaquotient	431
Kappa/Lambda Ratio	kappa/lambda ratio	kappa/lambdaratio	431
FLC-Quotient	flc quotient	flcquotient	431
Quotient Kappa/Lambda (frei)	quotient kappa/lambda frei	quotientkappa/lambdafrei	431
Freie Leichtketten Kappa/Lambda	freie leichtketten kappa/lambda	freieleichtkettenkappa/lambda	431
Free kappa/lambda ratio	free kappa/lambda ratio	freekappa/lambdaratio	431
FLC Ratio	flc ratio	flkratio	431
Kappa-Leichtketten	kappa leichtketten	kappaleichtketten	432
Leichtketten Kappa	leichtketten kappa	leichtkettenkappa	432
Kappa light chains	kappa light chains	kappalightchains	432
Lambda-Leichtketten	lambda leichtketten	lambdaleichtketten	433
Leichtketten Lambda	leichtketten lambda	leichtkettenlambda	433
Lambda light chains	lambda light chains	lambdalightchains	433
Komplement C3	komplement c3	komplementc3	434
C3-Komplement	c3 komplement	c3komplement	434
C3c	c3c	c3c	434
Komplementfaktor C3	komplementfaktor c3	komplementfaktorc3	434
C3	c3	c3	434
Complement C3	complement c3	komplementc3	434
Komplement C4	komplement c4	komplementc4	435
C4-Komplement	c4 komplement	c4komplement	435
Komplementfaktor C4	komplementfaktor c4	komplementfaktorc4	435
C4	c4	c4	435
Complement C4	complement c4	komplementc4	435
CH50	ch50	ch50	436
Gesamtkomplement CH50	gesamtkomplement ch50	gesamtkomplementch50	436
Komplement gesamt (CH50)	komplement gesamt ch50	komplementgesamtch50	436
Total hemolytic complement	total hemolytic complement	totalhemolytickomplement	436
C1-Esterase-Inhibitor	c1 esterase inhibitor	c1esteraseinhibitor	437
C1-Inhibitor	c1 inhibitor	c1inhibitor	437
C1-INH	c1 inh	c1inh	437
Tryptase	tryptase	tryptase	438
Alpha-2-Makroglobulin	alpha 2 makroglobulin	alpha2makroglobulin	439
Alpha-2-Macroglobulin	alpha 2 macroglobulin	alpha2makroglobulin	439
Hämopexin	haemopexin	hamopexin	440
Hemopexin	hemopexin	hemopexin	440
Troponin T	troponin t	troponint	441 442
Troponin T hs	troponin t hs	troponinths	441 442
Troponin T hochsensitiv	troponin t hochsensitiv	troponinthochsensitiv	441 442
hs-Troponin T	hs troponin t	hstroponint	441 442
hsTnT	hstnt	hstnt	441 442
Troponin T high sensitive	troponin t high sensitive	troponinthighsensitive	441 442
cTnT	ctnt	ktnt	441 442
TnT-hs	tnt hs	tnths	441 442
Troponin T sensitiv	troponin t sensitiv	troponintsensitiv	441 442
High sensitivity troponin T	high sensitivity troponin t	highsensitivitytroponint	441 442
TnT	tnt	tnt	441 442
hscTnT	hsctnt	hsktnt	441 442
Troponin I	troponin i	troponini	443 444
Troponin I hs	troponin i hs	troponinihs	443 444
Troponin I hochsensitiv	troponin i hochsensitiv	troponinihochsensitiv	443 444
hs-Troponin I	hs troponin i	hstroponini	443 444
hsTnI	hstni	hstni	443 444
Troponin I high sensitive	troponin i high sensitive	troponinihighsensitive	443 444
cTnI	ctni	ktni	443 444
TnI-hs	tni hs	tnihs	443 444
High sensitivity troponin I	high sensitivity troponin i	highsensitivitytroponini	443 444
TnI	tni	tni	443 444
hscTnI	hsctni	hsktni	443 444
NT-proBNP	nt probnp	ntprobnp	445 446
N-terminales proBNP	n terminales probnp	nterminalesprobnp	445 446
pro-BNP	pro bnp	probnp	445 446
BNP	bnp	bnp	447 448
B-natriuretisches Peptid	b natriuretisches peptid	bnatriuretischespeptid	447 448
B-Typ natriuretisches Peptid	b typ natriuretisches peptid	btypnatriuretischespeptid	447 448
B-type natriuretic peptide	b type natriuretic peptide	btypenatriureticpeptide	447 448
Brain natriuretic peptide	brain natriuretic peptide	brainnatriureticpeptide	447 448
Myoglobin	myoglobin	myoglobin	449 450
Myo	myo	myo	449 450
Myoglobin im Urin	myoglobin im urin	myoglobinimurin	450 757
Copeptin	copeptin	kopeptin	451
FSH	fsh	fsh	452
Follikelstimulierendes Hormon	follikelstimulierendes hormon	follikelstimulierendeshormon	452
Follitropin	follitropin	follitropin	452
Follicle stimulating hormone	follicle stimulating hormone	folliklestimulatinghormone	452
LH	lh	lh	453
Luteinisierendes Hormon	luteinisierendes hormon	luteinisierendeshormon	453
Lutropin	lutropin	lutropin	453
Luteinizing hormone	luteinizing hormone	luteinizinghormone	453
Prolaktin	prolaktin	prolaktin	454 455
Prolactin	prolactin	prolaktin	454 455
PRL	prl	prl	454 455
Östradiol	oestradiol	ostradiol	456 457
Estradiol	estradiol	estradiol	456 457
17-beta-Östradiol	17 beta oestradiol	17betaostradiol	456 457
17-ß-Östradiol	17 ss oestradiol	17ssostradiol	456 457
17β-Estradiol	17beta estradiol	17bestradiol	456 457
E2	e2	e2	456 457
Östradiol (E2)	oestradiol e2	ostradiole2	456 457
Estradiol (E2)	estradiol e2	estradiole2	456 457
Östriol	oestriol	ostriol	458 459
Estriol	estriol	estriol	458 459
E3	e3	e3	458 459
Östron	oestron	ostron	460 461
Estron	estron	estron	460 461
Estrone	estrone	estrone	460 461
E1	e1	e1	460 461
Progesteron	progesteron	progesteron	462 463
Progesterone	progesterone	progesterone	462 463
Prog	prog	prog	462 463
17-OH-Progesteron	17 oh progesteron	17ohprogesteron	464 465
17-Hydroxyprogesteron	17 hydroxyprogesteron	17hydroxyprogesteron	464 465
17-alpha-Hydroxyprogesteron	17 alpha hydroxyprogesteron	17alphahydroxyprogesteron	464 465
17-OHP	17 ohp	17ohp	464 465
17-Hydroxyprogesterone	17 hydroxyprogesterone	17hydroxyprogesterone	464 465
Testosteron	testosteron	testosteron	466 467
Testosteron gesamt	testosteron gesamt	testosterongesamt	466 467
Gesamt-Testosteron	gesamt testosteron	gesamttestosteron	466 467
Testosterone	testosterone	testosterone	466 467
Total testosterone	total testosterone	totaltestosterone	466 467
Testosterone total	testosterone total	testosteronetotal	466 467
Testo	testo	testo	466 467
Freies Testosteron	freies testosteron	freiestestosteron	468 469
Testosteron frei	testosteron frei	testosteronfrei	468 469
Free testosterone	free testosterone	freetestosterone	468 469
Testosterone free	testosterone free	testosteronefree	468 469
SHBG	shbg	shbg	470
Sexualhormonbindendes Globulin	sexualhormonbindendes globulin	sexualhormonbindendesglobulin	470
Sex hormone binding globulin	sex hormone binding globulin	sexhormonebindingglobulin	470
Freier Androgenindex	freier androgenindex	freierandrogenindex	471
FAI	fai	fai	471
Freier Testosteronindex	freier testosteronindex	freiertestosteronindex	471
Free androgen index	free androgen index	freeandrogenindex	471
DHEA-S	dhea s	dheas	472 473
Dehydroepiandrosteronsulfat	dehydroepiandrosteronsulfat	dehydropiandrosteronsulfat	472 473
DHEA-Sulfat	dhea sulfat	dheasulfat	472 473
DHEA sulfate	dhea sulfate	dheasulfate	472 473
DHES	dhes	dhes	472 473
DHEA	dhea	dhea	474 475
Dehydroepiandrosteron	dehydroepiandrosteron	dehydropiandrosteron	474 475
Androstendion	androstendion	androstendion	476 477
4-Androstendion	4 androstendion	4androstendion	476 477
Delta-4-Androstendion	delta 4 androstendion	delta4androstendion	476 477
Androstenedione	androstenedione	androstenedione	476 477
Dihydrotestosteron	dihydrotestosteron	dihydrotestosteron	478 479
DHT	dht	dht	478 479
5-alpha-Dihydrotestosteron	5 alpha dihydrotestosteron	5alphadihydrotestosteron	478 479
Dihydrotestosterone	dihydrotestosterone	dihydrotestosterone	478 479
Anti-Müller-Hormon	anti mueller hormon	antimullerhormon	480 481
AMH	amh	amh	480 481
Anti-Müllersches Hormon	anti muellersches hormon	antimullerscheshormon	480 481
Anti-Mullerian hormone	anti mullerian hormone	antimullerianhormone	480 481
MIS	mis	mis	480 481
Cortisol	cortisol	kortisol	482 483
Cortisol im Serum	cortisol im serum	kortisolimserum	482 483
Cortisol basal	cortisol basal	kortisolbasal	482 483
Hydrocortison	hydrocortison	hydrokortison	482 483
Kortisol	kortisol	kortisol	482 483
Kortisol im Serum	kortisol im serum	kortisolimserum	482 483
Kortisol basal	kortisol basal	kortisolbasal	482 483
Cortisol 8 Uhr	cortisol 8 uhr	kortisol8uhr	484 485
Cortisol 08:00	cortisol 08 00	kortisol0800	484 485
Cortisol morgens	cortisol morgens	kortisolmorgens	484 485
Cortisol 8.00 Uhr	cortisol 8 00 uhr	kortisol800uhr	484 485
Kortisol 8 Uhr	kortisol 8 uhr	kortisol8uhr	484 485
Kortisol 08:00	kortisol 08 00	kortisol0800	484 485
Kortisol morgens	kortisol morgens	kortisolmorgens	484 485
Kortisol 8.00 Uhr	kortisol 8 00 uhr	kortisol800uhr	484 485
Cortisol AM	cortisol am	kortisolam	484 485
Cortisol morning	cortisol morning	kortisolmoming	484 485
Cortisol 16 Uhr	cortisol 16 uhr	kortisol16uhr	486 487
Cortisol 16:00	cortisol 16 00	kortisol1600	486 487
Cortisol abends	cortisol abends	kortisolabends	486 487
Cortisol nachmittags	cortisol nachmittags	kortisolnachmittags	486 487
Kortisol 16 Uhr	kortisol 16 uhr	kortisol16uhr	486 487
Kortisol 16:00	kortisol 16 00	kortisol1600	486 487
Kortisol abends	kortisol abends	kortisolabends	486 487
Kortisol nachmittags	kortisol nachmittags	kortisolnachmittags	486 487
Cortisol PM	cortisol pm	kortisolpm	486 487
Freies Cortisol im Urin	freies cortisol im urin	freieskortisolimurin	488 489 490 491
Cortisol frei im Urin	cortisol frei im urin	kortisolfreiimurin	488 489 490 491
Cortisol im Urin	cortisol im urin	kortisolimurin	488 489 490 491
Freies Cortisol	freies cortisol	freieskortisol	488 489 490 491 697
Cortisol frei	cortisol frei	kortisolfrei	488 489 490 491 697
Freies Kortisol im Urin	freies kortisol im urin	freieskortisolimurin	488 489 490 491
Kortisol frei im Urin	kortisol frei im urin	kortisolfreiimurin	488 489 490 491
Kortisol im Urin	kortisol im urin	kortisolimurin	488 489 490 491
Freies Kortisol	freies kortisol	freieskortisol	488 489 490 491 697
Kortisol frei	kortisol frei	kortisolfrei	488 489 490 491 697
Urinary free cortisol	urinary free cortisol	urinaryfreekortisol	488 489 490 491
Cortisol free	cortisol free	kortisolfree	488 489 490 491 697
UFC	ufc	ufc	488 489 490 491 697
Cortisol im Speichel	cortisol im speichel	kortisolimspeichel	492 493
Speichelcortisol	speichelcortisol	speichelkortisol	492 493
Kortisol im Speichel	kortisol im speichel	kortisolimspeichel	492 493
Salivary cortisol	salivary cortisol	salivarykortisol	492 493
ACTH	acth	akth	494 495
Adrenocorticotropes Hormon	adrenocorticotropes hormon	adrenokortikotropeshormon	494 495
Corticotropin	corticotropin	kortikotropin	494 495
ACTH basal	acth basal	akthbasal	494 495
Aldosteron	aldosteron	aldosteron	496 497 498
Aldosteron liegend	aldosteron liegend	aldosteronliegend	496 497 498
Aldosteron stehend	aldosteron stehend	aldosteronstehend	496 497 498
Aldosterone	aldosterone	aldosterone	496 497 498
Renin	renin	renin	499 500
Renin direkt	renin direkt	renindirekt	499 500
Renin (Konzentration)	renin konzentration	reninkonzentration	499 500
Direct renin	direct renin	direktrenin	499 500
Aldosteron/Renin-Quotient	aldosteron/renin quotient	aldosteron/reninquotient	501
Aldosteron-Renin-Quotient	aldosteron renin quotient	aldosteronreninquotient	501
Aldosteron/Renin	aldosteron/renin	aldosteron/renin	501
Aldosterone/renin ratio	aldosterone/renin ratio	aldosterone/reninratio	501
ARQ	arq	arq	501
ARR	arr	arr	501
Wachstumshormon	wachstumshormon	wachstumshormon	502
Somatotropin	somatotropin	somatotropin	502
STH	sth	sth	502
HGH	hgh	hgh	502
Growth hormone	growth hormone	growthhormone	502
GH	gh	gh	502
IGF-1	igf 1	igf1	503 504
Somatomedin C	somatomedin c	somatomedinc	503 504
IGF-I	igf i	igfi	503 504
Insulin-like growth factor 1	insulin like growth factor 1	insulinlikegrowthfaktor1	503 504
IGF-1 (Somatomedin C)	igf 1 somatomedin c	igf1somatomedinc	503 504
Insulin-like growth factor-I	insulin like growth factor i	insulinlikegrowthfaktori	503 504
IGFBP-3	igfbp 3	igfbp3	505
IGF-Bindungsprotein 3	igf bindungsprotein 3	igfbindungsprotein3	505
IGF binding protein 3	igf binding protein 3	igfbindingprotein3	505
Erythropoetin	erythropoetin	erythropotin	506
Erythropoietin	erythropoietin	erythropoietin	506
EPO	epo	epo	506
Gastrin	gastrin	gastrin	507
Glucagon	glucagon	glukagon	508
ADH	adh	adh	509
Vasopressin	vasopressin	vasopressin	509
Antidiuretisches Hormon	antidiuretisches hormon	antidiuretischeshormon	509
Adrenalin	adrenalin	adrenalin	510 511 512 513
Epinephrin	epinephrin	epinephrin	510 511 512 513
Epinephrine	epinephrine	epinephrine	510 511 512 513
Adrenaline	adrenaline	adrenaline	510 511 512 513
Noradrenalin	noradrenalin	noradrenalin	514 515 516
Norepinephrin	norepinephrin	norepinephrin	514 515 516
Norepinephrine	norepinephrine	norepinephrine	514 515 516
Noradrenaline	noradrenaline	noradrenaline	514 515 516
Dopamin	dopamin	dopamin	517 518 519
Dopamine	dopamine	dopamine	517 518 519
Metanephrin	metanephrin	metanephrin	520 521 522
Metanephrin frei	metanephrin frei	metanephrinfrei	520 521 522
Metanephrine	metanephrine	metanephrine	520 521 522
freies Metanephrin	freies metanephrin	freiesmetanephrin	520 521 522
Metanephrine free	metanephrine free	metanephrinefree	520 521 522
Normetanephrin	normetanephrin	normetanephrin	523 524 525 526
Normetanephrin frei	normetanephrin frei	normetanephrinfrei	523 524 525 526
freies Normetanephrin	freies normetanephrin	freiesnormetanephrin	523 524 525 526
Normetanephrine	normetanephrine	normetanephrine	523 524 525 526
Normetanephrine free	normetanephrine free	normetanephrinefree	523 524 525 526
Vanillinmandelsäure	vanillinmandelsaeure	vanillinmandelsaure	527 528
VMS	vms	vms	527 528
Vanillylmandelic acid	vanillylmandelic acid	vanillylmandelikazid	527 528
VMA	vma	vma	527 528
5-Hydroxyindolessigsäure	5 hydroxyindolessigsaeure	5hydroxyindolessigsaure	529 530 531
5-HIES	5 hies	5hies	529 530 531
5-HIAA	5 hiaa	5hiaa	529 530 531
5-Hydroxyindoleacetic acid	5 hydroxyindoleacetic acid	5hydroxyindoleazetikazid	529 530 531
Beta-HCG	beta hcg	betahcg	532
ß-HCG	ss hcg	sshcg	532
HCG	hcg	hcg	532
HCG gesamt	hcg gesamt	hcggesamt	532
hCG+beta	hcg beta	hcgbeta	532
Choriongonadotropin	choriongonadotropin	choriongonadotropin	532
beta-HCG quantitativ	beta hcg quantitativ	betahcgquantitativ	532
HCG + ß-Kette	hcg ss kette	hcgsskette	532
Human chorionic gonadotropin	human chorionic gonadotropin	humanchorionicgonadotropin	532
bHCG	bhcg	bhcg	532
Schwangerschaftstest	schwangerschaftstest	schwangerschaftstest	533 534
HCG qualitativ	hcg qualitativ	hcgqualitativ	533 534
Schwangerschaftstest im Urin	schwangerschaftstest im urin	schwangerschaftstestimurin	533
Beta-HCG qualitativ	beta hcg qualitativ	betahcgqualitativ	533 534
Pregnancy test	pregnancy test	pregnanzytest	533 534
HCG, Qualitative	hcg qualitative	hcgqualitative	533 534
PAPP-A	papp a	pappa	535
Osteocalcin	osteocalcin	osteokalzin	536
Beta-CrossLaps	beta crosslaps	betakrosslaps	537
CTX	ctx	ktx	537
ß-CrossLaps	ss crosslaps	sskrosslaps	537
C-telopeptide	c telopeptide	ktelopeptide	537
P1NP	p1np	p1np	538
Prokollagen-I-N-Propeptid	prokollagen i n propeptid	prokollageninpropeptid	538
PSA	psa	psa	539
PSA gesamt	psa gesamt	psagesamt	539
Prostataspezifisches Antigen	prostataspezifisches antigen	prostataspezifischesantigen	539
Gesamt-PSA	gesamt psa	gesamtpsa	539
PSA total	psa total	psatotal	539
Prostate specific antigen	prostate specific antigen	prostatespezifikantigen	539
Total PSA	total psa	totalpsa	539
tPSA	tpsa	tpsa	539
Freies PSA	freies psa	freiespsa	540
PSA frei	psa frei	psafrei	540
fPSA	fpsa	fpsa	540
PSA, freies	psa freies	psafreies	540
Free PSA	free psa	freepsa	540
PSA free	psa free	psafree	540
PSA-Quotient	psa quotient	psaquotient	541
fPSA/PSA	fpsa/psa	fpsa/psa	541
freies PSA/Gesamt-PSA	freies psa/gesamt psa	freiespsa/gesamtpsa	541
PSA-Ratio	psa ratio	psaratio	541
PSA frei/gesamt	psa frei/gesamt	psafrei/gesamt	541
fPSA/tPSA	fpsa/tpsa	fpsa/tpsa	541
Quotient fPSA/PSA	quotient fpsa/psa	quotientfpsa/psa	541
Anteil freies PSA	anteil freies psa	anteilfreiespsa	541
PSA-Quotient (frei/gesamt)	psa quotient frei/gesamt	psaquotientfrei/gesamt	541
freies PSA in %	freies psa in %	freiespsain%	541
PSA frei/PSA gesamt	psa frei/psa gesamt	psafrei/psagesamt	541
PSA free/total	psa free/total	psafree/total	541
fPSA/PSA-Quotient	fpsa/psa quotient	fpsa/psaquotient	541
AFP	afp	afp	542 699
Alpha-Fetoprotein	alpha fetoprotein	alphafetoprotein	542 699
Alpha-1-Fetoprotein	alpha 1 fetoprotein	alpha1fetoprotein	542 699
a-Fetoprotein	a fetoprotein	afetoprotein	542 699
CEA	cea	zea	543
Carcinoembryonales Antigen	carcinoembryonales antigen	karzinombryonalesantigen	543
Karzinoembryonales Antigen	karzinoembryonales antigen	karzinombryonalesantigen	543
Carcinoembryonic antigen	carcinoembryonic antigen	karzinombryonikantigen	543
CA 19-9	ca 19 9	ka199	544
Cancer Antigen 19-9	cancer antigen 19 9	kanzerantigen199	544
Carbohydrate antigen 19-9	carbohydrate antigen 19 9	karbohydrateantigen199	544
CA 125	ca 125	ka125	545
Cancer Antigen 125	cancer antigen 125	kanzerantigen125	545
CA 15-3	ca 15 3	ka153	546
Cancer Antigen 15-3	cancer antigen 15 3	kanzerantigen153	546
CA 72-4	ca 72 4	ka724	547
CA 27-29	ca 27 29	ka2729	548
CYFRA 21-1	cyfra 21 1	zyfra211	549
Cytokeratin-Fragment 21-1	cytokeratin fragment 21 1	zytokeratinfragment211	549
NSE	nse	nse	550
Neuronenspezifische Enolase	neuronenspezifische enolase	neuronenspezifischeenolase	550
Neuronspezifische Enolase	neuronspezifische enolase	neuronspezifischeenolase	550
Neuron specific enolase	neuron specific enolase	neuronspezifizenolase	550
SCC	scc	scc	551
SCC-Antigen	scc antigen	sckantigen	551
SCCA	scca	scka	551
Squamous-Cell-Carcinoma-Antigen	squamous cell carcinoma antigen	squamouszellkarzinomaantigen	551
ProGRP	progrp	progrp	552
Pro-Gastrin-Releasing-Peptid	pro gastrin releasing peptid	progastrinreleasingpeptid	552
Chromogranin A	chromogranin a	chromogranina	553
CgA	cga	cga	553
S100	s100	s100	554
Protein S100	protein s100	proteins100	554
S100B	s100b	s100b	554
S-100-Protein	s 100 protein	s100protein	554
HE4	he4	he4	555
Humanes Epididymis-Protein 4	humanes epididymis protein 4	humanesepididymisprotein4	555
Rheumafaktor	rheumafaktor	rheumafaktor	556
RF	rf	rf	556
Rheumafaktor quantitativ	rheumafaktor quantitativ	rheumafaktorquantitativ	556
Rheumafaktoren	rheumafaktoren	rheumafaktoren	556
Rheumatoid factor	rheumatoid factor	rheumatoidfaktor	556
RF quant.	rf quant	rfquant	556
CCP-Antikörper	ccp antikoerper	ccpantikorper	557
Anti-CCP	anti ccp	anticcp	557
CCP-AK	ccp ak	ccpak	557
Anti-CCP-Antikörper	anti ccp antikoerper	anticcpantikorper	557
Anti-CCP-AK	anti ccp ak	anticcpak	557
Antikörper gegen cyclisches citrulliniertes Peptid	antikoerper gegen cyclisches citrulliniertes peptid	antikorpergegenzyklischeszitrulliniertespeptid	557
ACPA	acpa	acpa	557
AK gegen cyclisches citrulliniertes Peptid	ak gegen cyclisches citrulliniertes peptid	akgegenzyklischeszitrulliniertespeptid	557
Anti-CCP antibodies	anti ccp antibodies	anticcpantibodies	557
Cyclic citrullinated peptide antibodies	cyclic citrullinated peptide antibodies	zykliczitrullinatedpeptideantibodies	557
Antistreptolysin	antistreptolysin	antistreptolysin	558
Antistreptolysin-O	antistreptolysin o	antistreptolysino	558
ASL	asl	asl	558
ASL-Titer	asl titer	asltiter	558
Antistreptolysin-Titer	antistreptolysin titer	antistreptolysintiter	558
ASO	aso	aso	558
AST (Antistreptolysin)	ast antistreptolysin	astantistreptolysin	558
ANA	ana	ana	559
Antinukleäre Antikörper	antinukleaere antikoerper	antinukleareantikorper	559
ANA-Titer	ana titer	anatiter	559
ANA (IFT)	ana ift	anaift	559
ANA-Suchtest	ana suchtest	anasuchtest	559
Antinukleäre AK	antinukleaere ak	antinukleareak	559
Antinuclear antibodies	antinuclear antibodies	antinuklearantibodies	559
ANA (HEp-2)	ana hep 2	anahep2	559
dsDNS-Antikörper	dsdns antikoerper	dsdnsantikorper	560
Anti-dsDNA	anti dsdna	antidsdna	560
dsDNA-AK	dsdna ak	dsdnaak	560
dsDNA-Antikörper	dsdna antikoerper	dsdnaantikorper	560
Anti-dsDNS	anti dsdns	antidsdns	560
dsDNS-AK	dsdns ak	dsdnsak	560
Anti-dsDNA-AK	anti dsdna ak	antidsdnaak	560
Anti-dsDNA antibodies	anti dsdna antibodies	antidsdnaantibodies	560
dsDNA antibodies	dsdna antibodies	dsdnaantibodies	560
Anti-SS-A	anti ss a	antissa	561
SS-A-Antikörper	ss a antikoerper	ssaantikorper	561
SSA/Ro-Antikörper	ssa/ro antikoerper	ssa/roantikorper	561
SS-A/Ro	ss a/ro	ssa/ro	561
Anti-SSA (Ro)	anti ssa ro	antissaro	561
SS-A (Ro)-AK	ss a ro ak	ssaroak	561
SS-A-AK	ss a ak	ssaak	561
SSA/Ro-AK	ssa/ro ak	ssa/roak	561
SS-A antibodies	ss a antibodies	ssaantibodies	561
Anti-SS-B	anti ss b	antissb	562
SS-B-Antikörper	ss b antikoerper	ssbantikorper	562
SSB/La-Antikörper	ssb/la antikoerper	ssb/laantikorper	562
SS-B/La	ss b/la	ssb/la	562
Anti-SSB (La)	anti ssb la	antissbla	562
SS-B (La)-AK	ss b la ak	ssblaak	562
SS-B-AK	ss b ak	ssbak	562
SSB/La-AK	ssb/la ak	ssb/laak	562
SS-B antibodies	ss b antibodies	ssbantibodies	562
Anti-Sm	anti sm	antism	563
Sm-Antikörper	sm antikoerper	smantikorper	563
Sm-AK	sm ak	smak	563
Sm antibodies	sm antibodies	smantibodies	563
Anti-U1-RNP	anti u1 rnp	antiu1mp	564
RNP-Antikörper	rnp antikoerper	mpantikorper	564
U1-RNP-AK	u1 rnp ak	u1mpak	564
Anti-RNP	anti rnp	antimp	564
RNP-AK	rnp ak	mpak	564
RNP antibodies	rnp antibodies	mpantibodies	564
Anti-Scl-70	anti scl 70	antiskl70	565
Scl-70-Antikörper	scl 70 antikoerper	skl70antikorper	565
Scl-70-AK	scl 70 ak	skl70ak	565
Scl-70 antibodies	scl 70 antibodies	skl70antibodies	565
Anti-Jo-1	anti jo 1	antijo1	566
Jo-1-Antikörper	jo 1 antikoerper	jo1antikorper	566
Jo-1-AK	jo 1 ak	jo1ak	566
Jo-1 antibodies	jo 1 antibodies	jo1antibodies	566
Zentromer-Antikörper	zentromer antikoerper	zentromerantikorper	567
Centromer-Antikörper	centromer antikoerper	zentromerantikorper	567
Anti-Zentromer B	anti zentromer b	antizentromerb	567
Zentromer-AK	zentromer ak	zentromerak	567
Centromer-AK	centromer ak	zentromerak	567
Centromere antibodies	centromere antibodies	zentromereantibodies	567
cANCA	canca	kanka	568
pANCA	panca	panka	569
Anti-PR3	anti pr3	antipr3	570
PR3-Antikörper	pr3 antikoerper	pr3antikorper	570
PR3-ANCA	pr3 anca	pr3anka	570
Proteinase-3-Antikörper	proteinase 3 antikoerper	proteinase3antikorper	570
PR3-AK	pr3 ak	pr3ak	570
Proteinase-3-AK	proteinase 3 ak	proteinase3ak	570
PR3 antibodies	pr3 antibodies	pr3antibodies	570
Proteinase 3 antibodies	proteinase 3 antibodies	proteinase3antibodies	570
Anti-MPO	anti mpo	antimpo	571
MPO-Antikörper	mpo antikoerper	mpoantikorper	571
MPO-ANCA	mpo anca	mpoanka	571
Myeloperoxidase-Antikörper	myeloperoxidase antikoerper	myeloperoxidaseantikorper	571
MPO-AK	mpo ak	mpoak	571
Myeloperoxidase-AK	myeloperoxidase ak	myeloperoxidaseak	571
MPO antibodies	mpo antibodies	mpoantibodies	571
Myeloperoxidase antibodies	myeloperoxidase antibodies	myeloperoxidaseantibodies	571
AMA	ama	ama	572
Antimitochondriale Antikörper	antimitochondriale antikoerper	antimitochondrialeantikorper	572
AMA-Titer	ama titer	amatiter	572
Antimitochondriale AK	antimitochondriale ak	antimitochondrialeak	572
Antimitochondrial antibodies	antimitochondrial antibodies	antimitochondrialantibodies	572
AMA-M2	ama m2	amam2	573
Anti-M2	anti m2	antim2	573
AMA M2-Antikörper	ama m2 antikoerper	amam2antikorper	573
AMA M2-AK	ama m2 ak	amam2ak	573
ASMA	asma	asma	574
Antikörper gegen glatte Muskulatur	antikoerper gegen glatte muskulatur	antikorpergegenglattemuskulatur	574
SMA	sma	sma	574
Glatte-Muskulatur-Antikörper	glatte muskulatur antikoerper	glattemuskulaturantikorper	574
AK gegen glatte Muskulatur	ak gegen glatte muskulatur	akgegenglattemuskulatur	574
Glatte-Muskulatur-AK	glatte muskulatur ak	glattemuskulaturak	574
Smooth muscle antibodies	smooth muscle antibodies	smoothmuskleantibodies	574
LKM-1-Antikörper	lkm 1 antikoerper	lkm1antikorper	575
Anti-LKM-1	anti lkm 1	antilkm1	575
LKM-1-AK	lkm 1 ak	lkm1ak	575
LKM-1 antibodies	lkm 1 antibodies	lkm1antibodies	575
Transglutaminase-IgA-Antikörper	transglutaminase iga antikoerper	transglutaminaseigaantikorper	576
Anti-Transglutaminase IgA	anti transglutaminase iga	antitransglutaminaseiga	576
Gewebstransglutaminase-IgA	gewebstransglutaminase iga	gewebstransglutaminaseiga	576
tTG-IgA	ttg iga	ttgiga	576
Transglutaminase-Antikörper IgA	transglutaminase antikoerper iga	transglutaminaseantikorperiga	576
Transglutaminase-IgA	transglutaminase iga	transglutaminaseiga	576
Transglutaminase-AK IgA	transglutaminase ak iga	transglutaminaseakiga	576
Gewebetransglutaminase-IgA-Ak	gewebetransglutaminase iga ak	gewebetransglutaminaseigaak	576
Transglutaminase-IgA-AK	transglutaminase iga ak	transglutaminaseigaak	576
Tissue transglutaminase IgA	tissue transglutaminase iga	tissutransglutaminaseiga	576
Transglutaminase-IgG-Antikörper	transglutaminase igg antikoerper	transglutaminaseiggantikorper	577
tTG-IgG	ttg igg	ttgigg	577
Transglutaminase-Antikörper IgG	transglutaminase antikoerper igg	transglutaminaseantikorperigg	577
Transglutaminase-IgG	transglutaminase igg	transglutaminaseigg	577
Transglutaminase-IgG-AK	transglutaminase igg ak	transglutaminaseiggak	577
Transglutaminase-AK IgG	transglutaminase ak igg	transglutaminaseakigg	577
Tissue transglutaminase IgG	tissue transglutaminase igg	tissutransglutaminaseigg	577
Gliadin-IgA-Antikörper	gliadin iga antikoerper	gliadinigaantikorper	578
Gliadin-IgA	gliadin iga	gliadiniga	578
Gliadin-AK IgA	gliadin ak iga	gliadinakiga	578
Gliadin-Antikörper IgA	gliadin antikoerper iga	gliadinantikorperiga	578
Gliadin-IgA-AK	gliadin iga ak	gliadinigaak	578
Gliadin-IgG-Antikörper	gliadin igg antikoerper	gliadiniggantikorper	579
Gliadin-IgG	gliadin igg	gliadinigg	579
Gliadin-AK IgG	gliadin ak igg	gliadinakigg	579
Gliadin-Antikörper IgG	gliadin antikoerper igg	gliadinantikorperigg	579
Gliadin-IgG-AK	gliadin igg ak	gliadiniggak	579
Endomysium-IgA-Antikörper	endomysium iga antikoerper	endomysiumigaantikorper	580
Endomysium-IgA	endomysium iga	endomysiumiga	580
Endomysium-AK IgA	endomysium ak iga	endomysiumakiga	580
Endomysium-Antikörper IgA	endomysium antikoerper iga	endomysiumantikorperiga	580
Endomysium-IgA-AK	endomysium iga ak	endomysiumigaak	580
Endomysial IgA	endomysial iga	endomysialiga	580
EMA IgA	ema iga	emaiga	580
Cardiolipin-IgG-Antikörper	cardiolipin igg antikoerper	kardiolipiniggantikorper	581
Cardiolipin-IgG	cardiolipin igg	kardiolipinigg	581
Cardiolipin-Antikörper IgG	cardiolipin antikoerper igg	kardiolipinantikorperigg	581
Cardiolipin-AK IgG	cardiolipin ak igg	kardiolipinakigg	581
Anti-Cardiolipin IgG	anti cardiolipin igg	antikardiolipinigg	581
Cardiolipin-IgG-AK	cardiolipin igg ak	kardiolipiniggak	581
ACA IgG	aca igg	akaigg	581
Cardiolipin-IgM-Antikörper	cardiolipin igm antikoerper	kardiolipinigmantikorper	582
Cardiolipin-IgM	cardiolipin igm	kardiolipinigm	582
Cardiolipin-Antikörper IgM	cardiolipin antikoerper igm	kardiolipinantikorperigm	582
Cardiolipin-AK IgM	cardiolipin ak igm	kardiolipinakigm	582
Anti-Cardiolipin IgM	anti cardiolipin igm	antikardiolipinigm	582
Cardiolipin-IgM-AK	cardiolipin igm ak	kardiolipinigmak	582
ACA IgM	aca igm	akaigm	582
Beta-2-Glykoprotein-IgG	beta 2 glykoprotein igg	beta2glykoproteinigg	583
ß2-Glykoprotein-IgG	ss2 glykoprotein igg	ss2glykoproteinigg	583
Beta-2-Glykoprotein I-IgG	beta 2 glykoprotein i igg	beta2glykoproteiniigg	583
β2-Glykoprotein-Antikörper IgG	beta2 glykoprotein antikoerper igg	b2glykoproteinantikorperigg	583
Beta-2-Glykoprotein-AK IgG	beta 2 glykoprotein ak igg	beta2glykoproteinakigg	583
Beta-2 glycoprotein IgG	beta 2 glycoprotein igg	beta2glykoproteinigg	583
Beta-2-Glykoprotein-IgM	beta 2 glykoprotein igm	beta2glykoproteinigm	584
ß2-Glykoprotein-IgM	ss2 glykoprotein igm	ss2glykoproteinigm	584
Beta-2-Glykoprotein I-IgM	beta 2 glykoprotein i igm	beta2glykoproteiniigm	584
β2-Glykoprotein-Antikörper IgM	beta2 glykoprotein antikoerper igm	b2glykoproteinantikorperigm	584
Beta-2-Glykoprotein-AK IgM	beta 2 glykoprotein ak igm	beta2glykoproteinakigm	584
Beta-2 glycoprotein IgM	beta 2 glycoprotein igm	beta2glykoproteinigm	584
GAD-Antikörper	gad antikoerper	gadantikorper	585
GAD65-Antikörper	gad65 antikoerper	gad65antikorper	585
GAD-AK	gad ak	gadak	585
Anti-GAD	anti gad	antigad	585
GAD65-AK	gad65 ak	gad65ak	585
GAD65 antibodies	gad65 antibodies	gad65antibodies	585
GAD antibodies	gad antibodies	gadantibodies	585
Inselzell-Antikörper IA-2	inselzell antikoerper ia 2	inselzellantikorperia2	586
IA-2-Antikörper	ia 2 antikoerper	ia2antikorper	586
IA2-AK	ia2 ak	ia2ak	586
Anti-IA-2	anti ia 2	antiia2	586
Inselzell-AK IA-2	inselzell ak ia 2	inselzellakia2	586
IA-2 antibodies	ia 2 antibodies	ia2antibodies	586
Insulin-Antikörper	insulin antikoerper	insulinantikorper	587
Insulin-Autoantikörper	insulin autoantikoerper	insulinautoantikorper	587
IAA	iaa	iaa	587
Insulin-AK	insulin ak	insulinak	587
Insulin antibodies	insulin antibodies	insulinantibodies	587
Acetylcholinrezeptor-Antikörper	acetylcholinrezeptor antikoerper	azetylcholinrezeptorantikorper	588
AChR-Antikörper	achr antikoerper	achrantikorper	588
ACHR-AK	achr ak	achrak	588
Acetylcholinrezeptor-AK	acetylcholinrezeptor ak	azetylcholinrezeptorak	588
Acetylcholine receptor antibodies	acetylcholine receptor antibodies	azetylcholinerezeptorantibodies	588
Parietalzell-Antikörper	parietalzell antikoerper	parietalzellantikorper	589
PCA	pca	pka	589
Parietalzell-AK	parietalzell ak	parietalzellak	589
Parietal cell antibodies	parietal cell antibodies	parietalzellantibodies	589
HLA-B27	hla b27	hlab27	590
Leukozyten-Esterase	leukozyten esterase	leukozytenesterase	591 592 593 594 595
Leukozyten im Urin	leukozyten im urin	leukozytenimurin	591 592 593 594 595
Leukozyten (Urin)	leukozyten urin	leukozytenurin	591 592 593 594 595
Leukocyten im Urin	leukocyten im urin	leukozytenimurin	591 592 593 594 595
Leukocyten (Urin)	leukocyten urin	leukozytenurin	591 592 593 594 595
Leukocytenesterase	leukocytenesterase	leukozytenesterase	591 592 593 594 595
Leukocyte esterase	leukocyte esterase	leukozyteesterase	591 592 593 594 595
Leukocytes urine	leukocytes urine	leukozytesurine	591 592 593 594 595
WBC urine	wbc urine	wbkurine	591 592 593 594 595
Leukocyte esterase (urine)	leukocyte esterase urine	leukozyteesteraseurine	592
Erythrozyten im Urin	erythrozyten im urin	erythrozytenimurin	596 597 701 702
Erythrozyten (Urin)	erythrozyten urin	erythrozytenurin	596 597 701 702
Erythrocyten im Urin	erythrocyten im urin	erythrozytenimurin	596 597 701 702
Erythrocyten (Urin)	erythrocyten urin	erythrozytenurin	596 597 701 702
Erythrocytes urine	erythrocytes urine	erythrozytesurine	596 597 701 702
RBC urine	rbc urine	rbkurine	596 597 701 702
Blut	blut	blut	598 599
Blut/Hb	blut/hb	blut/hb	598 599
Hämoglobin im Urin	haemoglobin im urin	hamoglobinimurin	598
Blut im Urin	blut im urin	blutimurin	598
Hb/Erythrozyten	hb/erythrozyten	hb/erythrozyten	598
Hämoglobin/Blut	haemoglobin/blut	hamoglobin/blut	598
Blut/Hämoglobin	blut/haemoglobin	blut/hamoglobin	598
Erythrozyten/Hämoglobin	erythrozyten/haemoglobin	erythrozyten/hamoglobin	598
Blut (Hb)	blut hb	bluthb	598
Ery/Hb	ery/hb	ery/hb	598
Blut (Erythrozyten)	blut erythrozyten	bluterythrozyten	598
Hb/Erythrocyten	hb/erythrocyten	hb/erythrozyten	598
Erythrocyten/Hämoglobin	erythrocyten/haemoglobin	erythrozyten/hamoglobin	598
Blut (Erythrocyten)	blut erythrocyten	bluterythrozyten	598
Blood	blood	blood	598 599
Nitrit	nitrit	nitrit	600
Nitrit im Urin	nitrit im urin	nitritimurin	600
Nitrite	nitrite	nitrite	600
NIT	nit	nit	600
Ketone	ketone	ketone	601 602 603
Ketonkörper	ketonkoerper	ketonkorper	601 602 603
Aceton	aceton	azeton	601 602 603
Keton	keton	keton	601 602 603
Ketonkörper im Urin	ketonkoerper im urin	ketonkorperimurin	601 602 603
Aceton im Urin	aceton im urin	azetonimurin	601 602 603
Ketones	ketones	ketones	601 602 603
Ketone bodies	ketone bodies	ketonebodies	601 602 603
KET	ket	ket	601 602 603
Bilirubin im Urin	bilirubin im urin	bilirubinimurin	604
BIL	bil	bil	604 605 606
Urobilinogen	urobilinogen	urobilinogen	607 608 609 703 704 705
Urobilinogen im Urin	urobilinogen im urin	urobilinogenimurin	607 703 704 705
UBG	ubg	ubg	607 608 609 703 704 705
URO	uro	uro	607 608 609 703 704 705
pH	ph	ph	610 611 612 613 614 615
pH-Wert	ph wert	phwert	610 611 612 613 614 615
pH im Urin	ph im urin	phimurin	611
pH-Wert im Urin	ph wert im urin	phwertimurin	611
Urin-pH	urin ph	urinph	611
pH (Urin)	ph urin	phurin	611
Urine pH	urine ph	urineph	611
Spezifisches Gewicht	spezifisches gewicht	spezifischesgewicht	616 617
Dichte	dichte	dichte	616 617
spez. Gewicht	spez gewicht	spezgewicht	616 617
relative Dichte	relative dichte	relativedichte	616 617
Urindichte	urindichte	urindichte	616 617
Spezifisches Gewicht im Urin	spezifisches gewicht im urin	spezifischesgewichtimurin	616 617
rel. Dichte	rel dichte	reldichte	616 617
Specific gravity	specific gravity	spezificgravity	616 617
Specific gravity, urine	specific gravity urine	spezificgravityurine	616 617
SG	sg	sg	616 617
Bakterien	bakterien	bakterien	618 619 713
Bakterien im Urin	bakterien im urin	bakterienimurin	618 619 713
Bacteria	bacteria	bakteria	618 619 713
Plattenepithelien	plattenepithelien	plattenepithelien	620 621 714
Plattenepithel	plattenepithel	plattenepithel	620 621 714
Plattenepithelzellen	plattenepithelzellen	plattenepithelzellen	620 621 714
Epithelzellen (Platten-)	epithelzellen platten	epithelzellenplatten	620 621 714
Squamous epithelial cells	squamous epithelial cells	squamousepithelialzells	620 621 714
Squamous epithelials	squamous epithelials	squamousepithelials	620 621 714
Hyaline Zylinder	hyaline zylinder	hyalinezylinder	622 623 724
Zylinder hyalin	zylinder hyalin	zylinderhyalin	622 623 724
Zylinder, hyaline	zylinder hyaline	zylinderhyaline	622 623 724
Hyaline casts	hyaline casts	hyalinekasts	622 623 724
Hefen	hefen	hefen	624 625
Hefezellen	hefezellen	hefezellen	624 625
Sprosspilze	sprosspilze	sprosspilze	624 625
Hefepilze	hefepilze	hefepilze	624 625
Yeast	yeast	yeast	624 625
Schleim	schleim	schleim	626 738
Schleimfäden	schleimfaeden	schleimfaden	626 738
Mucus	mucus	mukus	626 738
Mucous threads	mucous threads	mukousthreads	626 738
Calciumoxalatkristalle	calciumoxalatkristalle	kalziumoxalatkristalle	627 734
Calciumoxalat	calciumoxalat	kalziumoxalat	627
Ca-Oxalat-Kristalle	ca oxalat kristalle	kaoxalatkristalle	627
Calciumoxalate	calciumoxalate	kalziumoxalate	627 734
Oxalat-Kristalle	oxalat kristalle	oxalatkristalle	627 734
Kalziumoxalat-Kristalle	kalziumoxalat kristalle	kalziumoxalatkristalle	627 734
Kalziumoxalate	kalziumoxalate	kalziumoxalate	627 734
Calcium oxalate crystals	calcium oxalate crystals	kalziumoxalatekrystals	627 734
Tripelphosphatkristalle	tripelphosphatkristalle	tripelphosphatkristalle	628
Tripelphosphat	tripelphosphat	tripelphosphat	628
Tripelphosphate	tripelphosphate	tripelphosphate	628
Triple phosphate crystals	triple phosphate crystals	triplephosphatekrystals	628
pCO2	pco2	pko2	629 630 631 632
Kohlendioxidpartialdruck	kohlendioxidpartialdruck	kohlendioxidpartialdruck	629 630 631 632
CO2-Partialdruck	co2 partialdruck	ko2partialdruck	629 630 631 632
Carbon dioxide partial pressure	carbon dioxide partial pressure	karbondioxidepartialpressure	629 630 631 632
pO2	po2	po2	633 634 635 758
Sauerstoffpartialdruck	sauerstoffpartialdruck	saurstoffpartialdruck	633 634 635 758
O2-Partialdruck	o2 partialdruck	o2partialdruck	633 634 635 758
Oxygen partial pressure	oxygen partial pressure	oxygenpartialpressure	633 634 635 758
Basenüberschuss	basenueberschuss	basenuberschuss	636 637 638 639
Base Excess	base excess	baseexzess	636 637 638 639
Basenabweichung	basenabweichung	basenabweichung	636 637 638 639
BE	be	be	636 637 638 639
Basenexzess	basenexzess	basenexzess	636 637 638 639
BE (ecf)	be ecf	beecf	636 637 638 639
Base excess ecf	base excess ecf	baseexzessecf	636 637 638 639
ABE	abe	abe	636 637 638 639
Sauerstoffsättigung	sauerstoffsaettigung	saurstoffsattigung	640 641 642 762
sO2	so2	so2	640 641 642 762
O2-Sättigung	o2 saettigung	o2sattigung	640 641 642 762
O2-Sätt.	o2 saett	o2satt	640 641 642 762
Sauerstoffsättigung (sO2)	sauerstoffsaettigung so2	saurstoffsattigungso2	640 641 642 762
O2Sat	o2sat	o2sat	640 641 642 762
Oxygen saturation	oxygen saturation	oxygensaturation	640 641 642 762
O2 saturation	o2 saturation	o2saturation	640 641 642 762
SaO2	sao2	sao2	640 641 642 762
Aktuelles Bicarbonat	aktuelles bicarbonat	aktullesbikarbonat	643 644 645 759
HCO3	hco3	hko3	643 644 645 759
HCO3 aktuell	hco3 aktuell	hko3aktull	643 644 645 759
cHCO3	chco3	chko3	643 644 645 759
HCO3-act	hco3 act	hko3akt	643 644 645 759
HCO3 akt.	hco3 akt	hko3akt	643 644 645 759
Carboxyhämoglobin	carboxyhaemoglobin	karboxyhamoglobin	646 647 648
COHb	cohb	kohb	646 647 648
CO-Hämoglobin	co haemoglobin	kohamoglobin	646 647 648
FCOHb	fcohb	fkohb	646 647 648
Carboxyhemoglobin	carboxyhemoglobin	karboxyhemoglobin	646 647 648
HbCO	hbco	hbko	646 647 648
Methämoglobin	methaemoglobin	methamoglobin	649 650 651
MetHb	methb	methb	649 650 651
FMetHb	fmethb	fmethb	649 651
Methemoglobin	methemoglobin	methemoglobin	649 650 651
Arginin	arginin	arginin	652
Arginine	arginine	arginine	652
Arg	arg	arg	652
Asparagin	asparagin	asparagin	653
Asparagine	asparagine	asparagine	653
Asn	asn	asn	653
Citrullin	citrullin	zitrullin	654
Citrulline	citrulline	zitrulline	654
Cit	cit	zit	654
Glutamin	glutamin	glutamin	655
Glutamine	glutamine	glutamine	655
Gln	gln	gln	655
Isoleucin	isoleucin	isoleuzin	656
Isoleucine	isoleucine	isoleuzine	656
Ile	ile	ile	656
Leucin	leucin	leuzin	657
Leucine	leucine	leuzine	657
Leu (Leucin)	leu leucin	leuleuzin	657
Lysin	lysin	lysin	658
Lysine	lysine	lysine	658
Lys	lys	lys	658
Ornithin	ornithin	omithin	659
Ornithine	ornithine	omithine	659
Orn	orn	om	659
Phenylalanin	phenylalanin	phenylalanin	660
Phenylalanine	phenylalanine	phenylalanine	660
Phe	phe	phe	660
HBs-Antigen	hbs antigen	hbsantigen	661
HBsAg	hbsag	hbsag	661
Hepatitis-B-Surface-Antigen	hepatitis b surface antigen	hepatitisbsurfazeantigen	661
Hepatitis-B-Oberflächenantigen	hepatitis b oberflaechenantigen	hepatitisboberflachenantigen	661
Hepatitis B HBs-Antigen	hepatitis b hbs antigen	hepatitisbhbsantigen	661
Hepatitis-B-s-Antigen	hepatitis b s antigen	hepatitisbsantigen	661
Anti-HBs	anti hbs	antihbs	662 663
HBs-Antikörper	hbs antikoerper	hbsantikorper	662 663
Anti-HBs quantitativ	anti hbs quantitativ	antihbsquantitativ	662 663
HBs-AK	hbs ak	hbsak	662 663
Anti-HBs-Antikörper	anti hbs antikoerper	antihbsantikorper	662 663
Anti-HBs (quant.)	anti hbs quant	antihbsquant	662 663
HBs-AK quantitativ	hbs ak quantitativ	hbsakquantitativ	662 663
Hepatitis-B-s-Antikörper	hepatitis b s antikoerper	hepatitisbsantikorper	662 663
HBs-Antikörper quantitativ	hbs antikoerper quantitativ	hbsantikorperquantitativ	662 663
Anti-HBs-AK	anti hbs ak	antihbsak	662 663
Hepatitis-B-s-AK	hepatitis b s ak	hepatitisbsak	662 663
Hepatitis B surface antibody	hepatitis b surface antibody	hepatitisbsurfazeantibody	662 663
HBsAb	hbsab	hbsab	662 663
aHBs	ahbs	ahbs	662 663
Anti-HBc	anti hbc	antihbc	664
HBc-Antikörper	hbc antikoerper	hbkantikorper	664
Anti-HBc gesamt	anti hbc gesamt	antihbcgesamt	664
HBc-AK	hbc ak	hbkak	664
HBc-AK gesamt	hbc ak gesamt	hbkakgesamt	664
HBc-Antikörper gesamt	hbc antikoerper gesamt	hbkantikorpergesamt	664
Anti-HBc IgG/IgM	anti hbc igg/igm	antihbzigg/igm	664
Hepatitis-B-c-Antikörper	hepatitis b c antikoerper	hepatitisbkantikorper	664
Hepatitis-B-c-AK	hepatitis b c ak	hepatitisbkak	664
Hepatitis B core antibody	hepatitis b core antibody	hepatitisbkoreantibody	664
Hepatitis B core antibody total	hepatitis b core antibody total	hepatitisbkoreantibodytotal	664
HBcAb	hbcab	hbkab	664
aHBc	ahbc	ahbc	664
Anti-HBc-IgM	anti hbc igm	antihbzigm	665
HBc-IgM-Antikörper	hbc igm antikoerper	hbzigmantikorper	665
HBc-IgM	hbc igm	hbzigm	665
HBc-AK IgM	hbc ak igm	hbkakigm	665
HBc-IgM-AK	hbc igm ak	hbzigmak	665
Hepatitis B core IgM antibody	hepatitis b core igm antibody	hepatitisbkoreigmantibody	665
Hepatitis B core IgM	hepatitis b core igm	hepatitisbkoreigm	665
Hepatitis B core antibody IgM	hepatitis b core antibody igm	hepatitisbkoreantibodyigm	665
HBe-Antigen	hbe antigen	hbeantigen	666
HBeAg	hbeag	hbeag	666
Hepatitis B e antigen	hepatitis b e antigen	hepatitisbeantigen	666
Anti-HBe	anti hbe	antihbe	667
HBe-Antikörper	hbe antikoerper	hbeantikorper	667
HBe-AK	hbe ak	hbeak	667
Hepatitis B e antibody	hepatitis b e antibody	hepatitisbeantibody	667
Anti-HCV	anti hcv	antihcv	668 768
HCV-Antikörper	hcv antikoerper	hcvantikorper	668 768
Hepatitis-C-Antikörper	hepatitis c antikoerper	hepatitiskantikorper	668 768
HCV-AK	hcv ak	hcvak	668 768
HCV-Antikörper-Suchtest	hcv antikoerper suchtest	hcvantikorpersuchtest	668 768
HCV-AK (Suchtest)	hcv ak suchtest	hcvaksuchtest	668 768
Hepatitis-C-AK	hepatitis c ak	hepatitiskak	668 768
Hepatitis C antibody	hepatitis c antibody	hepatitiskantibody	668 768
Hepatitis C virus antibody	hepatitis c virus antibody	hepatitiscvirusantibody	668 768
HCV Ab	hcv ab	hcvab	668
aHCV	ahcv	ahcv	668 768
Anti-HAV-IgM	anti hav igm	antihavigm	669
HAV-IgM-Antikörper	hav igm antikoerper	havigmantikorper	669
HAV-IgM	hav igm	havigm	669
HAV-AK IgM	hav ak igm	havakigm	669
HAV-IgM-AK	hav igm ak	havigmak	669
Hepatitis A IgM antibody	hepatitis a igm antibody	hepatitisaigmantibody	669
Hepatitis A IgM	hepatitis a igm	hepatitisaigm	669
Hepatitis A Virus IgM Antibody	hepatitis a virus igm antibody	hepatitisavirusigmantibody	669
Anti-HAV	anti hav	antihav	670
HAV-Antikörper	hav antikoerper	havantikorper	670
HAV-AK	hav ak	havak	670
Anti-HAV gesamt	anti hav gesamt	antihavgesamt	670
Hepatitis-A-Antikörper	hepatitis a antikoerper	hepatitisaantikorper	670
Hepatitis-A-AK	hepatitis a ak	hepatitisaak	670
Hepatitis A antibody	hepatitis a antibody	hepatitisaantibody	670
Hepatitis A Virus Antibody	hepatitis a virus antibody	hepatitisavirusantibody	670
HIV-Suchtest	hiv suchtest	hivsuchtest	671
HIV 1/2 Ag/Ak	hiv 1/2 ag/ak	hiv1/2ag/ak	671
HIV-1/2-Antigen/Antikörper	hiv 1/2 antigen/antikoerper	hiv1/2antigen/antikorper	671
HIV Ag/Ak-Kombinationstest	hiv ag/ak kombinationstest	hivag/akkombinationstest	671
HIV-Ag/Ak-Kombitest	hiv ag/ak kombitest	hivag/akkombitest	671
HIV-Antigen/Antikörper	hiv antigen/antikoerper	hivantigen/antikorper	671
HIV-Combo	hiv combo	hivkombo	671
HIV Ag/Ak	hiv ag/ak	hivag/ak	671
HIV-1/2-AK/p24-Ag	hiv 1/2 ak/p24 ag	hiv1/2ak/p24ag	671
HIV 1/2-AK + p24-Ag	hiv 1/2 ak p24 ag	hiv1/2akp24ag	671
HIV-Screening (Ag/Ak)	hiv screening ag/ak	hivskreeningag/ak	671
HIV-Antigen/AK	hiv antigen/ak	hivantigen/ak	671
HIV antigen/antibody	hiv antigen/antibody	hivantigen/antibody	671
HIV Ag/Ab combo	hiv ag/ab combo	hivag/abkombo	671
Röteln-IgG	roeteln igg	rotelnigg	672 673
Rubella-IgG	rubella igg	rubellaigg	672 673
Röteln-IgG-Antikörper	roeteln igg antikoerper	rotelniggantikorper	672 673
Röteln-Virus-IgG	roeteln virus igg	rotelnvirusigg	672 673
Röteln-AK IgG	roeteln ak igg	rotelnakigg	672 673
Röteln IgG-AK	roeteln igg ak	rotelniggak	672 673
Herzfrequenz	herzfrequenz	herzfrequnz	674
Puls	puls	puls	674
Pulsfrequenz	pulsfrequenz	pulsfrequnz	674
Heart rate	heart rate	heartrate	674
Pulse	pulse	pulse	674
Pulse rate	pulse rate	pulserate	674
HF	hf	hf	674
HR	hr	hr	674
Systolischer Blutdruck	systolischer blutdruck	systolischerblutdruck	675
Blutdruck systolisch	blutdruck systolisch	blutdrucksystolisch	675
RR systolisch	rr systolisch	rrsystolisch	675
Systole	systole	systole	675
systolisch	systolisch	systolisch	675
Systolic blood pressure	systolic blood pressure	systolicbloodpressure	675
Blood pressure systolic	blood pressure systolic	bloodpressuresystolic	675
Systolic	systolic	systolic	675
RR syst.	rr syst	rrsyst	675
RR sys.	rr sys	rrsys	675
SYS	sys	sys	675
Diastolischer Blutdruck	diastolischer blutdruck	diastolischerblutdruck	676
Blutdruck diastolisch	blutdruck diastolisch	blutdruckdiastolisch	676
RR diastolisch	rr diastolisch	rrdiastolisch	676
Diastole	diastole	diastole	676
diastolisch	diastolisch	diastolisch	676
Diastolic blood pressure	diastolic blood pressure	diastolicbloodpressure	676
Blood pressure diastolic	blood pressure diastolic	bloodpressurediastolic	676
Diastolic	diastolic	diastolic	676
RR diast.	rr diast	rrdiast	676
RR dia.	rr dia	rrdia	676
DIA	dia	dia	676
Arterieller Mitteldruck	arterieller mitteldruck	arteriellermitteldruck	677
Mittlerer arterieller Druck	mittlerer arterieller druck	mittlererarteriellerdruck	677
MAD	mad	mad	677
Mean arterial pressure	mean arterial pressure	meanarterialpressure	677
Mean blood pressure	mean blood pressure	meanbloodpressure	677
MAP	map	map	677
Systolischer Blutdruck 24-h-Mittel	systolischer blutdruck 24 h mittel	systolischerblutdruck24hmittel	678
Systolisch 24-h-Mittel	systolisch 24 h mittel	systolisch24hmittel	678
Blutdruck systolisch 24h Mittel	blutdruck systolisch 24h mittel	blutdrucksystolisch24hmittel	678
24-h-Mittel systolisch	24 h mittel systolisch	24hmittelsystolisch	678
Systole 24 h Mittelwert	systole 24 h mittelwert	systole24hmittelwert	678
24 hour mean systolic	24 hour mean systolic	24hourmeansystolic	678
Körpergewicht	koerpergewicht	korpergewicht	679
Gewicht	gewicht	gewicht	679
Body weight	body weight	bodyweight	679
Weight	weight	weight	679
Körpergröße	koerpergroesse	korpergrosse	680
Größe	groesse	grosse	680
Körperlänge	koerperlaenge	korperlange	680
Body height	body height	bodyheight	680
Height	height	height	680
Körpertemperatur	koerpertemperatur	korpertemperatur	681
Temperatur	temperatur	temperatur	681
Body temperature	body temperature	bodytemperature	681
Temperature	temperature	temperature	681
Temp.	temp	temp	681
Thrombokrit	thrombokrit	thrombokrit	683
Plättchenkrit	plaettchenkrit	plattchenkrit	683
Plateletcrit	plateletcrit	plateletkrit	683
PCT (Thrombokrit)	pct thrombokrit	pktthrombokrit	683
Thrombozytenhämatokrit	thrombozytenhaematokrit	thrombozytenhamatokrit	683
BSG 2 h	bsg 2 h	bsg2h	684
Blutsenkung 2 h	blutsenkung 2 h	blutsenkung2h	684
BSG 2. Stunde	bsg 2 stunde	bsg2stunde	684
BKS 2 h	bks 2 h	bks2h	684
BSG 2 Std.	bsg 2 std	bsg2std	684
Jod im Urin	jod im urin	jodimurin	685
Jodausscheidung	jodausscheidung	jodausscheidung	685
Aluminium	aluminium	aluminium	686
Aluminum	aluminum	aluminum	686
Al	al	al	686
Lupus-Antikoagulans	lupus antikoagulans	lupusantikoagulans	689
Lupus anticoagulant	lupus anticoagulant	lupusantikoagulant	689
LA	la	la	689
Blutungszeit	blutungszeit	blutungszeit	690
Blutungszeit in vitro	blutungszeit in vitro	blutungszeitinvitro	690
Bleeding time	bleeding time	bleedingtime	690
PFA Kollagen/Epinephrin	pfa kollagen/epinephrin	pfakollagen/epinephrin	691
PFA Epinephrin	pfa epinephrin	pfapinephrin	691
PFA-100 Kollagen/Epinephrin	pfa 100 kollagen/epinephrin	pfa100kollagen/epinephrin	691
PFA Col/Epi	pfa col/epi	pfakol/epi	691
PFA Kollagen/ADP	pfa kollagen/adp	pfakollagen/adp	692
PFA ADP	pfa adp	pfaadp	692
PFA-100 Kollagen/ADP	pfa 100 kollagen/adp	pfa100kollagen/adp	692
PFA Col/ADP	pfa col/adp	pfakol/adp	692
Interleukin-2-Rezeptor	interleukin 2 rezeptor	interleukin2rezeptor	693 694
löslicher IL-2-Rezeptor	loeslicher il 2 rezeptor	loslicheril2rezeptor	693 694
IL-2-Rezeptor	il 2 rezeptor	il2rezeptor	693 694
Interleukin-2-Rezeptor, löslich	interleukin 2 rezeptor loeslich	interleukin2rezeptorloslich	693 694
sIL-2R	sil 2r	sil2r	693 694
Soluble IL-2 receptor	soluble il 2 receptor	solubleil2rezeptor	693 694
Serum-Amyloid A	serum amyloid a	serumamyloida	695
SAA	saa	saa	695
Neopterin	neopterin	neopterin	696
Renin-Aktivität	renin aktivitaet	reninaktivitat	698
Plasma-Renin-Aktivität	plasma renin aktivitaet	plasmareninaktivitat	698
Plasma renin activity	plasma renin activity	plasmareninaktivity	698
Renin activity	renin activity	reninaktivity	698
PRA	pra	pra	698
Thymidinkinase	thymidinkinase	thymidinkinase	700
Thymidine kinase	thymidine kinase	thymidinekinase	700
TK	tk	tk	700
Farbe	farbe	farbe	709 710
Urinfarbe	urinfarbe	urinfarbe	709
Farbe (Urin)	farbe urin	farbeurin	709
Color	color	kolor	709 710
Urine color	urine color	urinekolor	709
Trübung	truebung	trubung	711
Klarheit	klarheit	klarheit	711
Urintrübung	urintruebung	urintrubung	711
Transparenz	transparenz	transparenz	711
Clarity	clarity	klarity	711
Turbidity	turbidity	turbidity	711
Aussehen	aussehen	aussehen	712
Appearance	appearance	appearanze	712
Bakterien im Sediment	bakterien im sediment	bakterienimsediment	713
Epithelien	epithelien	epithelien	715 716
Epithelzellen	epithelzellen	epithelzellen	715 716
Epithelial cells	epithelial cells	epithelialzells	715 716
Rundepithelien	rundepithelien	rundepithelien	717 718
Rundepithelzellen	rundepithelzellen	rundepithelzellen	717 718
Nierenepithelien	nierenepithelien	nierenepithelien	717 718
Tubulusepithelien	tubulusepithelien	tubulusepithelien	717 718
Renal epithelial cells	renal epithelial cells	renalepithelialzells	717 718
Übergangsepithelien	uebergangsepithelien	ubergangsepithelien	719 720
Übergangsepithel	uebergangsepithel	ubergangsepithel	719 720
Urothelien	urothelien	urothelien	719 720
Transitional cells	transitional cells	transitionalzells	719 720
Zylinder	zylinder	zylinder	721 722 723
Casts	casts	kasts	721 722 723
Granulierte Zylinder	granulierte zylinder	granuliertezylinder	725 726
Zylinder granuliert	zylinder granuliert	zylindergranuliert	725 726
Zylinder, granulierte	zylinder granulierte	zylindergranulierte	725 726
Granular casts	granular casts	granularkasts	725 726
Erythrozytenzylinder	erythrozytenzylinder	erythrozytenzylinder	727 728
Erythrocytenzylinder	erythrocytenzylinder	erythrozytenzylinder	727 728
RBC casts	rbc casts	rbckasts	727 728
Red cell casts	red cell casts	redzellkasts	727 728
Leukozytenzylinder	leukozytenzylinder	leukozytenzylinder	729
Leukocytenzylinder	leukocytenzylinder	leukozytenzylinder	729
WBC casts	wbc casts	wbckasts	729
White cell casts	white cell casts	whitezellkasts	729
Epithelzylinder	epithelzylinder	epithelzylinder	730 731
Epithelial casts	epithelial casts	epithelialkasts	730 731
Wachszylinder	wachszylinder	wachszylinder	732
Waxy casts	waxy casts	waxykasts	732
Kristalle	kristalle	kristalle	733
Crystals	crystals	krystals	733
Urat-Kristalle	urat kristalle	uratkristalle	735 736
Harnsäurekristalle	harnsaeurekristalle	hamsaurekristalle	735 736
Uric acid crystals	uric acid crystals	urikazidkrystals	735 736
Amorphe Urate	amorphe urate	amorpheurate	737
Amorphous urates	amorphous urates	amorphousurates	737
Trichomonaden	trichomonaden	trichomonaden	739
Trichomonas	trichomonas	trichomonas	739
Spermien	spermien	spermien	740
Spermatozoen	spermatozoen	spermatozon	740
Sperm	sperm	sperm	740
Dysmorphe Erythrozyten	dysmorphe erythrozyten	dysmorpheerythrozyten	741
Erythrozyten dysmorph	erythrozyten dysmorph	erythrozytendysmorph	741
Akanthozyten im Urin	akanthozyten im urin	akanthozytenimurin	741
Dysmorphe Erythrocyten	dysmorphe erythrocyten	dysmorpheerythrozyten	741
Erythrocyten dysmorph	erythrocyten dysmorph	erythrozytendysmorph	741
Akanthocyten im Urin	akanthocyten im urin	akanthozytenimurin	741
Dysmorphic erythrocytes	dysmorphic erythrocytes	dysmorphizerythrozytes	741
Albumin/Kreatinin-Quotient	albumin/kreatinin quotient	albumin/kreatininquotient	742 743
Albumin-Kreatinin-Quotient	albumin kreatinin quotient	albuminkreatininquotient	742 743
Albumin/Kreatinin-Ratio	albumin/kreatinin ratio	albumin/kreatininratio	742 743
Albumin/Kreatinin	albumin/kreatinin	albumin/kreatinin	742 743
Mikroalbumin/Kreatinin	mikroalbumin/kreatinin	mikroalbumin/kreatinin	742 743
Albumin/Krea-Quotient	albumin/krea quotient	albumin/kreaquotient	742 743
Quotient Albumin/Kreatinin	quotient albumin/kreatinin	quotientalbumin/kreatinin	742 743
Albumin (bezogen auf Kreatinin)	albumin bezogen auf kreatinin	albuminbezogenaufkreatinin	742 743
UACR	uacr	uakr	742 743
Alb/Krea	alb/krea	alb/krea	742 743
Albumin/Creatinin-Quotient	albumin/creatinin quotient	albumin/kreatininquotient	742 743
Albumin-Creatinin-Quotient	albumin creatinin quotient	albuminkreatininquotient	742 743
Albumin/Creatinin-Ratio	albumin/creatinin ratio	albumin/kreatininratio	742 743
Albumin/Creatinin	albumin/creatinin	albumin/kreatinin	742 743
Mikroalbumin/Creatinin	mikroalbumin/creatinin	mikroalbumin/kreatinin	742 743
Quotient Albumin/Creatinin	quotient albumin/creatinin	quotientalbumin/kreatinin	742 743
Albumin (bezogen auf Creatinin)	albumin bezogen auf creatinin	albuminbezogenaufkreatinin	742 743
Albumin/creatinine ratio	albumin/creatinine ratio	albumin/kreatinineratio	742 743
Albumin/Creatinine, Urine	albumin/creatinine urine	albumin/kreatinineurine	742 743
Albumin creatinine ratio	albumin creatinine ratio	albuminkreatinineratio	742 743
Microalbumin/creatinine ratio	microalbumin/creatinine ratio	mikroalbumin/kreatinineratio	742 743
ACR	acr	akr	742 743
Protein/Kreatinin-Quotient	protein/kreatinin quotient	protein/kreatininquotient	745 746
Eiweiß/Kreatinin-Quotient	eiweiss/kreatinin quotient	eiweiss/kreatininquotient	745 746
Protein-Kreatinin-Quotient	protein kreatinin quotient	proteinkreatininquotient	745 746
Protein/Kreatinin	protein/kreatinin	protein/kreatinin	745 746
Eiweiß/Kreatinin	eiweiss/kreatinin	eiweiss/kreatinin	745 746
Gesamteiweiß/Kreatinin	gesamteiweiss/kreatinin	gesamteiweiss/kreatinin	745 746
Protein/Krea-Quotient	protein/krea quotient	protein/kreaquotient	745 746
Quotient Protein/Kreatinin	quotient protein/kreatinin	quotientprotein/kreatinin	745 746
Protein/Creatinin-Quotient	protein/creatinin quotient	protein/kreatininquotient	745 746
Eiweiß/Creatinin-Quotient	eiweiss/creatinin quotient	eiweiss/kreatininquotient	745 746
Protein-Creatinin-Quotient	protein creatinin quotient	proteinkreatininquotient	745 746
Protein/Creatinin	protein/creatinin	protein/kreatinin	745 746
Eiweiß/Creatinin	eiweiss/creatinin	eiweiss/kreatinin	745 746
Gesamteiweiß/Creatinin	gesamteiweiss/creatinin	gesamteiweiss/kreatinin	745 746
Quotient Protein/Creatinin	quotient protein/creatinin	quotientprotein/kreatinin	745 746
Protein/creatinine ratio	protein/creatinine ratio	protein/kreatinineratio	745 746
PCR (Urin)	pcr urin	pkrurin	745 746
UPCR	upcr	upkr	745 746
Urinvolumen	urinvolumen	urinvolumen	747
Harnmenge	harnmenge	hammenge	747
Sammelvolumen	sammelvolumen	sammelvolumen	747
Urinmenge	urinmenge	urinmenge	747
24h-Urinvolumen	24h urinvolumen	24hurinvolumen	747
Urinmenge 24 h	urinmenge 24 h	urinmenge24h	747
Sammelmenge	sammelmenge	sammelmenge	747
Harnvolumen	harnvolumen	hamvolumen	747
Urine volume	urine volume	urinevolume	747
24 hour urine volume	24 hour urine volume	24hoururinevolume	747
Sammelzeit	sammelzeit	sammelzeit	748
Sammelperiode	sammelperiode	sammelperiode	748
Sammeldauer	sammeldauer	sammeldaur	748
Collection time	collection time	kollektiontime	748
Collection duration	collection duration	kollektionduration	748
Oxalat	oxalat	oxalat	749 750 751
Oxalat im Urin	oxalat im urin	oxalatimurin	749 750 751
Oxalsäure	oxalsaeure	oxalsaure	749 750 751
Oxalate	oxalate	oxalate	749 750 751
Citrat im Urin	citrat im urin	zitratimurin	752 753
Citrat	citrat	zitrat	752 753
Zitrat	zitrat	zitrat	752 753
Zitrat im Urin	zitrat im urin	zitratimurin	752 753
Zitronensäure im Urin	zitronensaeure im urin	zitronensaureimurin	752 753
Citrate	citrate	zitrate	752 753
Pyridinoline	pyridinoline	pyridinoline	754
N-Telopeptid	n telopeptid	ntelopeptid	755
NTx im Urin	ntx im urin	ntximurin	755
N-telopeptide	n telopeptide	ntelopeptide	755
NTx	ntx	ntx	755
Delta-Aminolävulinsäure	delta aminolaevulinsaeure	deltaaminolavulinsaure	756
Delta aminolevulinate	delta aminolevulinate	deltaaminolevulinate	756
ALA	ala	ala	756 828
Standardbicarbonat	standardbicarbonat	standardbikarbonat	760 761
HCO3 Standard	hco3 standard	hko3standard	760 761
HCO3 std.	hco3 std	hko3std	760 761
St. Bicarbonat	st bicarbonat	stbikarbonat	760 761
Bicarbonat standard	bicarbonat standard	bikarbonatstandard	760 761
cHCO3 (st)	chco3 st	chko3st	760 761
Standard bicarbonate	standard bicarbonate	standardbikarbonate	760 761
SBC	sbc	sbc	760 761
SpO2	spo2	spo2	763
Sauerstoffsättigung (Pulsoxymetrie)	sauerstoffsaettigung pulsoxymetrie	saurstoffsattigungpulsoxymetrie	763
Pulsoxymetrie	pulsoxymetrie	pulsoxymetrie	763
O2-Sättigung (Pulsoxymeter)	o2 saettigung pulsoxymeter	o2sattigungpulsoxymeter	763
Sauerstoffsättigung SpO2	sauerstoffsaettigung spo2	saurstoffsattigungspo2	763
Pulse oximetry	pulse oximetry	pulseoximetry	763
Oxyhämoglobin	oxyhaemoglobin	oxyhamoglobin	764 765 766
O2Hb	o2hb	o2hb	764 765 766
FO2Hb	fo2hb	fo2hb	764 765 766
Oxyhemoglobin	oxyhemoglobin	oxyhemoglobin	764 765 766
OxyHb	oxyhb	oxyhb	764 765 766
HBV-DNA	hbv dna	hbvdna	767
HBV-DNA quantitativ	hbv dna quantitativ	hbvdnaquantitativ	767
HBV-PCR	hbv pcr	hbvpkr	767
Hepatitis-B-DNA	hepatitis b dna	hepatitisbdna	767
HBV DNA (PCR)	hbv dna pcr	hbvdnapkr	767
HBV Viral Load	hbv viral load	hbvviralload	767
HCV-RNA	hcv rna	hcvma	769
HCV-RNA quantitativ	hcv rna quantitativ	hcvmaquantitativ	769
HCV-PCR	hcv pcr	hcvpkr	769
Hepatitis-C-RNA	hepatitis c rna	hepatitiskma	769
HCV RNA (PCR)	hcv rna pcr	hcvmapkr	769
HCV Viral Load	hcv viral load	hcvviralload	769
HAV-IgG-Antikörper	hav igg antikoerper	haviggantikorper	770
Anti-HAV IgG	anti hav igg	antihavigg	770
HAV-IgG	hav igg	havigg	770
HAV-AK IgG	hav ak igg	havakigg	770
HAV-IgG-AK	hav igg ak	haviggak	770
Hepatitis A IgG	hepatitis a igg	hepatitisaigg	770
HEV-IgG-Antikörper	hev igg antikoerper	heviggantikorper	771
Anti-HEV IgG	anti hev igg	antihevigg	771
HEV-IgG	hev igg	hevigg	771
HEV-AK IgG	hev ak igg	hevakigg	771
HEV-IgG-AK	hev igg ak	heviggak	771
Hepatitis E IgG	hepatitis e igg	hepatitiseigg	771
HEV-IgM-Antikörper	hev igm antikoerper	hevigmantikorper	772
Anti-HEV IgM	anti hev igm	antihevigm	772
HEV-IgM	hev igm	hevigm	772
HEV-AK IgM	hev ak igm	hevakigm	772
HEV-IgM-AK	hev igm ak	hevigmak	772
Hepatitis E IgM	hepatitis e igm	hepatitiseigm	772
HDV-Antikörper	hdv antikoerper	hdvantikorper	773
Anti-HDV	anti hdv	antihdv	773
HDV-AK	hdv ak	hdvak	773
Hepatitis D antibody	hepatitis d antibody	hepatitisdantibody	773
HIV 1/2-Antikörper	hiv 1/2 antikoerper	hiv1/2antikorper	774
HIV-Antikörper	hiv antikoerper	hivantikorper	774
HIV 1/2 AK	hiv 1/2 ak	hiv1/2ak	774
Anti-HIV	anti hiv	antihiv	774
HIV-AK	hiv ak	hivak	774
Anti-HIV 1/2	anti hiv 1/2	antihiv1/2	774
HIV 1/2 antibodies	hiv 1/2 antibodies	hiv1/2antibodies	774
HIV antibody	hiv antibody	hivantibody	774
HIV-RNA	hiv rna	hivma	775
HIV-1-RNA	hiv 1 rna	hiv1ma	775
HIV-1-RNA quantitativ	hiv 1 rna quantitativ	hiv1maquantitativ	775
HIV-PCR	hiv pcr	hivpkr	775
HIV-Viruslast	hiv viruslast	hivviruslast	775
HIV-1 RNA (PCR)	hiv 1 rna pcr	hiv1mapkr	775
HIV viral load	hiv viral load	hivviralload	775
Treponema-pallidum-Antikörper	treponema pallidum antikoerper	treponemapallidumantikorper	776
Lues-Suchtest	lues suchtest	lussuchtest	776
Lues-Suchreaktion	lues suchreaktion	lussuchreaktion	776
Syphilis-Suchtest	syphilis suchtest	syphilissuchtest	776
Treponema-pallidum-AK	treponema pallidum ak	treponemapallidumak	776
Treponema pallidum antibodies	treponema pallidum antibodies	treponemapallidumantibodies	776
Syphilis screen	syphilis screen	syphilisskreen	776
TPHA	tpha	tpha	777
TPPA	tppa	tppa	777
TPHA-Test	tpha test	tphatest	777
TPPA-Test	tppa test	tppatest	777
VDRL	vdrl	vdrl	778
VDRL-Test	vdrl test	vdrltest	778
Cardiolipin-Mikroflockungstest	cardiolipin mikroflockungstest	kardiolipinmikroflockungstest	778
RPR	rpr	rpr	779 780
Rapid plasma reagin	rapid plasma reagin	rapidplasmareagin	779 780
Röteln-IgM	roeteln igm	rotelnigm	781
Röteln-IgM-Antikörper	roeteln igm antikoerper	rotelnigmantikorper	781
Röteln-AK IgM	roeteln ak igm	rotelnakigm	781
Rubella-IgM	rubella igm	rubellaigm	781
Röteln-IgM-AK	roeteln igm ak	rotelnigmak	781
Masern-IgG	masern igg	masemigg	782
Masern-IgG-Antikörper	masern igg antikoerper	masemiggantikorper	782
Masern-Virus-IgG	masern virus igg	masemvirusigg	782
Masern-AK IgG	masern ak igg	masemakigg	782
Masern-IgG-AK	masern igg ak	masemiggak	782
Measles IgG	measles igg	measlesigg	782
Mumps-IgG	mumps igg	mumpsigg	783
Mumps-IgG-Antikörper	mumps igg antikoerper	mumpsiggantikorper	783
Mumps-Virus-IgG	mumps virus igg	mumpsvirusigg	783
Mumps-AK IgG	mumps ak igg	mumpsakigg	783
Mumps-IgG-AK	mumps igg ak	mumpsiggak	783
Varizella-Zoster-IgG	varizella zoster igg	varizellazosterigg	784 785
VZV-IgG	vzv igg	vzvigg	784 785
Varizellen-IgG	varizellen igg	varizellenigg	784 785
VZV-IgG-Antikörper	vzv igg antikoerper	vzviggantikorper	784 785
Varicella-Zoster-Virus-IgG	varicella zoster virus igg	varizellazostervirusigg	784 785
VZV-AK IgG	vzv ak igg	vzvakigg	784 785
Varizella-Zoster-Virus-IgG	varizella zoster virus igg	varizellazostervirusigg	784 785
VZV-IgG-AK	vzv igg ak	vzviggak	784 785
Varicella zoster IgG	varicella zoster igg	varizellazosterigg	784 785
CMV-IgG	cmv igg	cmvigg	786
Cytomegalie-IgG	cytomegalie igg	zytomegalieigg	786
Zytomegalie-IgG	zytomegalie igg	zytomegalieigg	786
CMV-IgG-Antikörper	cmv igg antikoerper	cmviggantikorper	786
Cytomegalievirus-IgG	cytomegalievirus igg	zytomegalievirusigg	786
CMV-AK IgG	cmv ak igg	cmvakigg	786
CMV-IgG-AK	cmv igg ak	cmviggak	786
Cytomegalovirus IgG	cytomegalovirus igg	zytomegalovirusigg	786
CMV-IgM	cmv igm	cmvigm	787
Cytomegalie-IgM	cytomegalie igm	zytomegalieigm	787
Zytomegalie-IgM	zytomegalie igm	zytomegalieigm	787
CMV-IgM-Antikörper	cmv igm antikoerper	cmvigmantikorper	787
Cytomegalievirus-IgM	cytomegalievirus igm	zytomegalievirusigm	787
CMV-AK IgM	cmv ak igm	cmvakigm	787
CMV-IgM-AK	cmv igm ak	cmvigmak	787
Cytomegalovirus IgM	cytomegalovirus igm	zytomegalovirusigm	787
EBV-VCA-IgG	ebv vca igg	ebvvkaigg	788
VCA-IgG	vca igg	vkaigg	788
EBV-VCA-IgG-Antikörper	ebv vca igg antikoerper	ebvvkaiggantikorper	788
EBV-AK VCA IgG	ebv ak vca igg	ebvakvkaigg	788
EBV-VCA-IgG-AK	ebv vca igg ak	ebvvkaiggak	788
EBV-VCA-IgM	ebv vca igm	ebvvkaigm	789
VCA-IgM	vca igm	vkaigm	789
EBV-VCA-IgM-Antikörper	ebv vca igm antikoerper	ebvvkaigmantikorper	789
EBV-AK VCA IgM	ebv ak vca igm	ebvakvkaigm	789
EBV-VCA-IgM-AK	ebv vca igm ak	ebvvkaigmak	789
EBNA-IgG	ebna igg	ebnaigg	790
EBV-EBNA-IgG	ebv ebna igg	ebvebnaigg	790
EBNA-1-IgG	ebna 1 igg	ebna1igg	790
EBV-EBNA-1-IgG	ebv ebna 1 igg	ebvebna1igg	790
EBV-AK EBNA-IgG	ebv ak ebna igg	ebvakebnaigg	790
EBV nuclear antigen IgG	ebv nuclear antigen igg	ebvnuklearantigenigg	790
Toxoplasmose-IgG	toxoplasmose igg	toxoplasmoseigg	791 792
Toxoplasma-IgG	toxoplasma igg	toxoplasmaigg	791 792
Toxoplasma gondii-IgG	toxoplasma gondii igg	toxoplasmagondiiigg	791 792
Toxoplasma-IgG-Antikörper	toxoplasma igg antikoerper	toxoplasmaiggantikorper	791 792
Toxoplasmose-AK IgG	toxoplasmose ak igg	toxoplasmoseakigg	791 792
Toxoplasma-IgG-AK	toxoplasma igg ak	toxoplasmaiggak	791 792
Toxoplasmose-IgM	toxoplasmose igm	toxoplasmoseigm	793
Toxoplasma-IgM	toxoplasma igm	toxoplasmaigm	793
Toxoplasma gondii-IgM	toxoplasma gondii igm	toxoplasmagondiiigm	793
Toxoplasma-IgM-Antikörper	toxoplasma igm antikoerper	toxoplasmaigmantikorper	793
Toxoplasmose-AK IgM	toxoplasmose ak igm	toxoplasmoseakigm	793
Toxoplasma-IgM-AK	toxoplasma igm ak	toxoplasmaigmak	793
Borrelien-IgG	borrelien igg	borrelienigg	794
Borrelia burgdorferi-IgG	borrelia burgdorferi igg	borreliaburgdorferiigg	794
Borrelien-IgG-Antikörper	borrelien igg antikoerper	borrelieniggantikorper	794
Borrelien-AK IgG	borrelien ak igg	borrelienakigg	794
Borrelia-IgG	borrelia igg	borreliaigg	794
Borrelien-IgG-AK	borrelien igg ak	borrelieniggak	794
Lyme IgG	lyme igg	lymeigg	794
Borrelien-IgM	borrelien igm	borrelienigm	795
Borrelia burgdorferi-IgM	borrelia burgdorferi igm	borreliaburgdorferiigm	795
Borrelien-IgM-Antikörper	borrelien igm antikoerper	borrelienigmantikorper	795
Borrelien-AK IgM	borrelien ak igm	borrelienakigm	795
Borrelia-IgM	borrelia igm	borreliaigm	795
Borrelien-IgM-AK	borrelien igm ak	borrelienigmak	795
Lyme IgM	lyme igm	lymeigm	795
HSV-1-IgG	hsv 1 igg	hsv1igg	796
Herpes simplex 1 IgG	herpes simplex 1 igg	herpessimplex1igg	796
HSV-2-IgG	hsv 2 igg	hsv2igg	797
Herpes simplex 2 IgG	herpes simplex 2 igg	herpessimplex2igg	797
Parvovirus-B19-IgG	parvovirus b19 igg	parvovirusb19igg	798
Ringelröteln-IgG	ringelroeteln igg	ringelrotelnigg	798
Parvo-B19-IgG	parvo b19 igg	parvob19igg	798
Parvovirus-B19-IgM	parvovirus b19 igm	parvovirusb19igm	799
Ringelröteln-IgM	ringelroeteln igm	ringelrotelnigm	799
Parvo-B19-IgM	parvo b19 igm	parvob19igm	799
Tetanus-IgG	tetanus igg	tetanusigg	800
Tetanus-Antitoxin	tetanus antitoxin	tetanusantitoxin	800
Tetanus-Antikörper	tetanus antikoerper	tetanusantikorper	800
Tetanus-Toxoid-IgG	tetanus toxoid igg	tetanustoxoidigg	800
Tetanus-AK IgG	tetanus ak igg	tetanusakigg	800
Tetanus-AK	tetanus ak	tetanusak	800
Diphtherie-IgG	diphtherie igg	diphtherieigg	801
Diphtherie-Antitoxin	diphtherie antitoxin	diphtherieantitoxin	801
Diphtherie-Antikörper	diphtherie antikoerper	diphtherieantikorper	801
Diphtherie-Toxoid-IgG	diphtherie toxoid igg	diphtherietoxoidigg	801
Diphtherie-AK IgG	diphtherie ak igg	diphtherieakigg	801
Diphtherie-AK	diphtherie ak	diphtherieak	801
Diphtheria IgG	diphtheria igg	diphtheriaigg	801
Helicobacter-pylori-Antigen im Stuhl	helicobacter pylori antigen im stuhl	helikobakterpyloriantigenimstuhl	802
Helicobacter pylori-Antigen	helicobacter pylori antigen	helikobakterpyloriantigen	802
Helicobacter-Antigen	helicobacter antigen	helikobakterantigen	802
H. pylori-Antigen im Stuhl	h pylori antigen im stuhl	hpyloriantigenimstuhl	802
H. pylori Ag	h pylori ag	hpyloriag	802
Helicobacter pylori stool antigen	helicobacter pylori stool antigen	helikobakterpyloristoolantigen	802
H pylori antigen	h pylori antigen	hpyloriantigen	802
Helicobacter-pylori-IgG	helicobacter pylori igg	helikobakterpyloriigg	803
Helicobacter pylori IgG-AK	helicobacter pylori igg ak	helikobakterpyloriiggak	803
SARS-CoV-2-IgG	sars cov 2 igg	sarskov2igg	804
SARS-CoV-2-S-IgG	sars cov 2 s igg	sarskov2sigg	804
SARS-CoV-2 Spike-Antikörper	sars cov 2 spike antikoerper	sarskov2spikeantikorper	804
SARS-CoV-2-Antikörper	sars cov 2 antikoerper	sarskov2antikorper	804
SARS-CoV-2-IgG-Antikörper	sars cov 2 igg antikoerper	sarskov2iggantikorper	804
SARS-CoV-2 Spike-AK	sars cov 2 spike ak	sarskov2spikeak	804
SARS-CoV-2-AK	sars cov 2 ak	sarskov2ak	804
SARS-CoV-2-IgG-AK	sars cov 2 igg ak	sarskov2iggak	804
SARS-CoV-2-PCR	sars cov 2 pcr	sarskov2pkr	805
SARS-CoV-2 RNA	sars cov 2 rna	sarskov2ma	805
Mononukleose-Schnelltest	mononukleose schnelltest	mononukleoseschnelltest	806
Paul-Bunnell-Test	paul bunnell test	paulbunnelltest	806
Heterophile Antikörper	heterophile antikoerper	heterophileantikorper	806
Heterophile AK	heterophile ak	heterophileak	806
Heterophile antibodies	heterophile antibodies	heterophileantibodies	806
Monospot	monospot	monospot	806
Calprotectin	calprotectin	kalprotektin	807
Calprotectin im Stuhl	calprotectin im stuhl	kalprotektinimstuhl	807
Calprotectin (Stuhl)	calprotectin stuhl	kalprotektinstuhl	807
Kalprotektin	kalprotektin	kalprotektin	807
Fecal calprotectin	fecal calprotectin	fekalkalprotektin	807
FCP	fcp	fcp	807
Pankreas-Elastase	pankreas elastase	pankreaselastase	808
Pankreas-Elastase im Stuhl	pankreas elastase im stuhl	pankreaselastaseimstuhl	808
Elastase im Stuhl	elastase im stuhl	elastaseimstuhl	808
Pankreas-Elastase-1	pankreas elastase 1	pankreaselastase1	808
Elastase	elastase	elastase	808
Pancreatic elastase	pancreatic elastase	pankreatizelastase	808
Fecal elastase	fecal elastase	fekalelastase	808
iFOBT	ifobt	ifobt	809 811
Hämoglobin im Stuhl	haemoglobin im stuhl	hamoglobinimstuhl	809 811
immunologischer Stuhltest	immunologischer stuhltest	immunologischerstuhltest	809 811
iFOBT (Hämoglobin im Stuhl)	ifobt haemoglobin im stuhl	ifobthamoglobinimstuhl	809 811
FIT	fit	fit	809 811
Okkultes Blut im Stuhl	okkultes blut im stuhl	okkultesblutimstuhl	810 811
Hämoccult	haemoccult	hamockult	810 811
Okkultes Blut	okkultes blut	okkultesblut	810 811
FOBT	fobt	fobt	810 811
Stuhl auf okkultes Blut	stuhl auf okkultes blut	stuhlaufokkultesblut	810 811
Blut im Stuhl	blut im stuhl	blutimstuhl	810 811
Fecal occult blood	fecal occult blood	fekalockultblood	810 811
Occult blood	occult blood	ockultblood	810 811
Clostridioides-difficile-Toxin	clostridioides difficile toxin	klostridioidesdiffiziletoxin	812
Clostridium difficile Toxin A/B	clostridium difficile toxin a/b	klostridiumdiffiziletoxina/b	812
C. difficile-Toxin	c difficile toxin	cdiffiziletoxin	812
Lactat im Liquor	lactat im liquor	laktatimliquor	813
Laktat im Liquor	laktat im liquor	laktatimliquor	813
Liquor-Lactat	liquor lactat	liquorlaktat	813
Liquor-Laktat	liquor laktat	liquorlaktat	813
Lactate, CSF	lactate csf	laktatecsf	813
CSF lactate	csf lactate	csflaktate	813
Zellzahl im Liquor	zellzahl im liquor	zellzahlimliquor	814
Zellzahl	zellzahl	zellzahl	814
Liquorzellzahl	liquorzellzahl	liquorzellzahl	814
Leukozyten im Liquor	leukozyten im liquor	leukozytenimliquor	814
Leukocyten im Liquor	leukocyten im liquor	leukozytenimliquor	814
CSF cell count	csf cell count	csfzellkount	814
CSF leukocytes	csf leukocytes	csfleukozytes	814
Erythrozyten im Liquor	erythrozyten im liquor	erythrozytenimliquor	815
Erythrocyten im Liquor	erythrocyten im liquor	erythrozytenimliquor	815
CSF erythrocytes	csf erythrocytes	csferythrozytes	815
Chlorid im Liquor	chlorid im liquor	chloridimliquor	819
Albumin-Quotient	albumin quotient	albuminquotient	820
QAlb	qalb	qalb	820
IgG-Index	igg index	iggindex	821
Liquor-IgG-Index	liquor igg index	liquoriggindex	821
Oligoklonale Banden	oligoklonale banden	oligoklonalebanden	822
Oligoklonale Banden im Liquor	oligoklonale banden im liquor	oligoklonalebandenimliquor	822
OKB	okb	okb	822
Oligoclonal bands	oligoclonal bands	oligoklonalbands	822
Spermienkonzentration	spermienkonzentration	spermienkonzentration	823
Spermien/ml	spermien/ml	spermien/ml	823
Spermienzahl pro ml	spermienzahl pro ml	spermienzahlproml	823
Sperm concentration	sperm concentration	spermkonzentration	823
Ejakulatvolumen	ejakulatvolumen	ejakulatvolumen	824
Volumen (Ejakulat)	volumen ejakulat	volumenejakulat	824
Semen volume	semen volume	semenvolume	824
Progressive Motilität	progressive motilitaet	progressivemotilitat	825
Motilität progressiv	motilitaet progressiv	motilitatprogressiv	825
Spermien progressiv motil	spermien progressiv motil	spermienprogressivmotil	825
Progressive motility	progressive motility	progressivemotility	825
Gesamtmotilität	gesamtmotilitaet	gesamtmotilitat	826
Motilität gesamt	motilitaet gesamt	motilitatgesamt	826
Spermienmotilität	spermienmotilitaet	spermienmotilitat	826
Total motility	total motility	totalmotility	826
Sperm motility	sperm motility	spermmotility	826
Spermienmorphologie	spermienmorphologie	spermienmorphologie	827
Normale Formen	normale formen	normaleformen	827
Normalformen	normalformen	normalformen	827
Spermien normal geformt	spermien normal geformt	spermiennormalgeformt	827
Normal sperm morphology	normal sperm morphology	normalspermmorphology	827
Alanin	alanin	alanin	828
Alanine	alanine	alanine	828
Asparaginsäure	asparaginsaeure	asparaginsaure	829
Aspartat	aspartat	aspartat	829
Aspartinsäure	aspartinsaeure	aspartinsaure	829
Aspartate	aspartate	aspartate	829
Aspartic acid	aspartic acid	aspartikazid	829
Asp	asp	asp	829
Cystin	cystin	zystin	830
Zystin	zystin	zystin	830
Cystine	cystine	zystine	830
Cys	cys	zys	830
Glutaminsäure	glutaminsaeure	glutaminsaure	831
Glutamat	glutamat	glutamat	831
Glutamate	glutamate	glutamate	831
Glutamic acid	glutamic acid	glutamikazid	831
Glu (Glutamat)	glu glutamat	gluglutamat	831
Glycin	glycin	glyzin	832
Glyzin	glyzin	glyzin	832
Glycine	glycine	glyzine	832
Gly	gly	gly	832
Histidin	histidin	histidin	833
Histidine	histidine	histidine	833
His	his	his	833
Hydroxyprolin	hydroxyprolin	hydroxyprolin	834
Hydroxyproline	hydroxyproline	hydroxyproline	834
Hyp	hyp	hyp	834
Methionin	methionin	methionin	835
Methionine	methionine	methionine	835
Met	met	met	835
Prolin	prolin	prolin	836
Proline	proline	proline	836
Pro	pro	pro	836
Serin	serin	serin	837
Serine	serine	serine	837
Ser	ser	ser	837
Taurine	taurine	taurine	838
Tau	tau	tau	838
Threonin	threonin	threonin	839
Threonine	threonine	threonine	839
Thr (Threonin)	thr threonin	thrthreonin	839
Tryptophan	tryptophan	tryptophan	840
Trp	trp	trp	840
Tyrosin	tyrosin	tyrosin	841
Tyrosine	tyrosine	tyrosine	841
Tyr	tyr	tyr	841
Valin	valin	valin	842
Valine	valine	valine	842
Val	val	val	842
Carnitin gesamt	carnitin gesamt	kamitingesamt	843
Gesamtcarnitin	gesamtcarnitin	gesamtkamitin	843
Carnitin	carnitin	kamitin	843
Total carnitine	total carnitine	totalkamitine	843
Carnitine	carnitine	kamitine	843
Carnitin frei	carnitin frei	kamitinfrei	844
Freies Carnitin	freies carnitin	freieskamitin	844
Free carnitine	free carnitine	freekamitine	844
Digoxin	digoxin	digoxin	845 846
Digitoxin	digitoxin	digitoxin	847
Carbamazepin	carbamazepin	karbamazepin	848 849
Carbamazepine	carbamazepine	karbamazepine	848 849
Valproinsäure	valproinsaeure	valproinsaure	850 851
Valproat	valproat	valproat	850 851
Valproic acid	valproic acid	valproikazid	850 851
Valproate	valproate	valproate	850 851
Phenytoin	phenytoin	phenytoin	852 853
Phenobarbital	phenobarbital	phenobarbital	854 855
Lamotrigin	lamotrigin	lamotrigin	856 857
Lamotrigine	lamotrigine	lamotrigine	856 857
Levetiracetam	levetiracetam	levetirazetam	858
Oxcarbazepin	oxcarbazepin	oxkarbazepin	859
Oxcarbazepine	oxcarbazepine	oxkarbazepine	859
10-OH-Carbazepin	10 oh carbazepin	10ohkarbazepin	860
10-Hydroxycarbazepin	10 hydroxycarbazepin	10hydroxykarbazepin	860
Licarbazepin	licarbazepin	likarbazepin	860
10-Hydroxycarbazepine	10 hydroxycarbazepine	10hydroxykarbazepine	860
MHD	mhd	mhd	860
Topiramat	topiramat	topiramat	861
Topiramate	topiramate	topiramate	861
Theophyllin	theophyllin	theophyllin	862 863
Theophylline	theophylline	theophylline	862 863
Ciclosporin	ciclosporin	ziklosporin	864
Ciclosporin A	ciclosporin a	ziklosporina	864
Cyclosporin A	cyclosporin a	zyklosporina	864
Cyclosporin	cyclosporin	zyklosporin	864
Cyclosporine	cyclosporine	zyklosporine	864
CsA	csa	csa	864
Tacrolimus	tacrolimus	takrolimus	865
FK506	fk506	fk506	865
Sirolimus	sirolimus	sirolimus	866
Everolimus	everolimus	everolimus	867
Mycophenolsäure	mycophenolsaeure	mykophenolsaure	868
Mycophenolat	mycophenolat	mykophenolat	868
Mycophenolic acid	mycophenolic acid	mykophenolikazid	868
Mycophenolate	mycophenolate	mykophenolate	868
MPA	mpa	mpa	868
Methotrexat	methotrexat	methotrexat	869
MTX	mtx	mtx	869
Methotrexate	methotrexate	methotrexate	869
Vancomycin	vancomycin	vankomyzin	870
Vancomycin Talspiegel	vancomycin talspiegel	vankomyzintalspiegel	871
Vancomycin (Tal)	vancomycin tal	vankomyzintal	871
Vancomycin trough	vancomycin trough	vankomyzintrough	871
Gentamicin	gentamicin	gentamizin	872
Gentamicin Talspiegel	gentamicin talspiegel	gentamizintalspiegel	873
Gentamicin (Tal)	gentamicin tal	gentamizintal	873
Gentamicin trough	gentamicin trough	gentamizintrough	873
Tobramycin	tobramycin	tobramyzin	874
Amikacin	amikacin	amikazin	875
Clozapin	clozapin	klozapin	876
Clozapine	clozapine	klozapine	876
Paracetamol	paracetamol	parazetamol	877 878
Acetaminophen	acetaminophen	azetaminophen	877 878
Salicylat	salicylat	salizylat	879 880
Salicylate	salicylate	salizylate	879 880
Ethanol	ethanol	ethanol	881 882 883
Alkohol	alkohol	alkohol	881 882 883
Blutalkohol	blutalkohol	blutalkohol	881 882 883
Alcohol	alcohol	alkohol	881 882 883
CDT	cdt	cdt	884
Carbohydratdefizientes Transferrin	carbohydratdefizientes transferrin	karbohydratdefizientestransferrin	884
Carbohydrate-deficient Transferrin	carbohydrate deficient transferrin	karbohydratedefizienttransferrin	884
Coffein	coffein	koffein	885
Koffein	koffein	koffein	885
Caffeine	caffeine	kaffeine	885
Amphetamine	amphetamine	amphetamine	886
Amphetamin	amphetamin	amphetamin	886
Amphetamines	amphetamines	amphetamines	886
AMP	amp	amp	886
Benzodiazepine	benzodiazepine	benzodiazepine	887
Benzodiazepines	benzodiazepines	benzodiazepines	887
BZD	bzd	bzd	887
Cannabinoide	cannabinoide	kannabinoide	888
THC	thc	thc	888
Cannabinoids	cannabinoids	kannabinoids	888
Kokain	kokain	kokain	889
Cocain	cocain	kokain	889
Cocaine	cocaine	kokaine	889
COC	coc	koc	889
Opiate	opiate	opiate	890
Opiates	opiates	opiates	890
OPI	opi	opi	890
Methadon	methadon	methadon	891
Methadone	methadone	methadone	891
Barbiturate	barbiturate	barbiturate	892
Barbiturates	barbiturates	barbiturates	892
Diastolischer Blutdruck 24-h-Mittel	diastolischer blutdruck 24 h mittel	diastolischerblutdruck24hmittel	893
Diastolisch 24-h-Mittel	diastolisch 24 h mittel	diastolisch24hmittel	893
Blutdruck diastolisch 24h Mittel	blutdruck diastolisch 24h mittel	blutdruckdiastolisch24hmittel	893
24-h-Mittel diastolisch	24 h mittel diastolisch	24hmitteldiastolisch	893
Diastole 24 h Mittelwert	diastole 24 h mittelwert	diastole24hmittelwert	893
24 hour mean diastolic	24 hour mean diastolic	24hourmeandiastolic	893
Puls 24-h-Mittel	puls 24 h mittel	puls24hmittel	894
Herzfrequenz 24-h-Mittel	herzfrequenz 24 h mittel	herzfrequnz24hmittel	894
24-h-Mittel Puls	24 h mittel puls	24hmittelpuls	894
mittlere Herzfrequenz 24 h	mittlere herzfrequenz 24 h	mittlereherzfrequnz24h	894
24 hour mean heart rate	24 hour mean heart rate	24hourmeanheartrate	894
Atemfrequenz	atemfrequenz	atemfrequnz	895
Respiratory rate	respiratory rate	respiratoryrate	895
Respiration rate	respiration rate	respirationrate	895
AF	af	af	895
RR (Atmung)	rr atmung	rratmung	895
BMI	bmi	bmi	896
Body-Mass-Index	body mass index	bodymassindex	896
Körpermasseindex	koerpermasseindex	korpermasseindex	896
Körperoberfläche	koerperoberflaeche	korperoberflache	897
Body surface area	body surface area	bodysurfazearea	897
BSA	bsa	bsa	897
KOF	kof	kof	897
Körperfett	koerperfett	korperfett	898 899
Körperfettanteil	koerperfettanteil	korperfettanteil	898 899
Körperfett in %	koerperfett in %	korperfettin%	898 899
Fettanteil	fettanteil	fettanteil	898 899
Körperfettgehalt	koerperfettgehalt	korperfettgehalt	898 899
Body fat	body fat	bodyfat	898 899
Body fat percentage	body fat percentage	bodyfatperzentage	898 899
Fettmasse	fettmasse	fettmasse	899
Körperfettmasse	koerperfettmasse	korperfettmasse	899
Fat mass	fat mass	fatmass	899
Body fat mass	body fat mass	bodyfatmass	899
Muskelmasse	muskelmasse	muskelmasse	900
Muscle mass	muscle mass	musklemass	900
Muskelanteil	muskelanteil	muskelanteil	901
Muscle percentage	muscle percentage	muskleperzentage	901
Fettfreie Masse	fettfreie masse	fettfreiemasse	902
Magermasse	magermasse	magermasse	902
fettfreies Körpergewicht	fettfreies koerpergewicht	fettfreieskorpergewicht	902
Lean body mass	lean body mass	leanbodymass	902
Fat free mass	fat free mass	fatfreemass	902
Viszeralfett	viszeralfett	viszeralfett	903 904
Viszerales Fett	viszerales fett	viszeralesfett	903 904
Viszerale Fettfläche	viszerale fettflaeche	viszeralefettflache	903 904
Viszeralfettfläche	viszeralfettflaeche	viszeralfettflache	903 904
Visceral fat	visceral fat	viszeralfat	903 904
Visceral fat area	visceral fat area	viszeralfatarea	903 904
Grundumsatz	grundumsatz	grundumsatz	905
Basal metabolic rate	basal metabolic rate	basalmetabolikrate	905
BMR	bmr	bmr	905
Viszeralfettlevel	viszeralfettlevel	viszeralfettlevel	906
Viszeralfett-Stufe	viszeralfett stufe	viszeralfettstufe	906
Visceral fat rating	visceral fat rating	viszeralfatrating	906
Körperwasser	koerperwasser	korperwasser	907
Körperwasseranteil	koerperwasseranteil	korperwasseranteil	907
Wasseranteil	wasseranteil	wasseranteil	907
Body water	body water	bodywater	907
Knochenmasse	knochenmasse	knochenmasse	908
Bone mass	bone mass	bonemass	908
Metabolisches Alter	metabolisches alter	metabolischesalter	909
Stoffwechselalter	stoffwechselalter	stoffwechselalter	909
Metabolic age	metabolic age	metabolikage	909
PQ-Zeit	pq zeit	pqzeit	910
PR-Intervall	pr intervall	printervall	910
PQ-Intervall	pq intervall	pqintervall	910
PQ-Dauer	pq dauer	pqdaur	910
PQ	pq	pq	910
PR	pr	pr	910
PR-Zeit	pr zeit	przeit	910
PQ-Zeit (EKG)	pq zeit ekg	pqzeitekg	910
PR-Intervall (EKG)	pr intervall ekg	printervallekg	910
PR interval	pr interval	printerval	910
QRS-Dauer	qrs dauer	qrsdaur	911
QRS-Breite	qrs breite	qrsbreite	911
QRS	qrs	qrs	911
QRS-Zeit	qrs zeit	qrszeit	911
QRS duration	qrs duration	qrsduration	911
QT-Zeit	qt zeit	qtzeit	912
QT-Intervall	qt intervall	qtintervall	912
QT	qt	qt	912
QT-Dauer	qt dauer	qtdaur	912
QT interval	qt interval	qtinterval	912
QTc-Zeit	qtc zeit	qtczeit	913
QTc	qtc	qtc	913
QTc-Intervall	qtc intervall	qtzintervall	913
QTc-Dauer	qtc dauer	qtcdaur	913
QTc interval	qtc interval	qtzinterval	913
Corrected QT interval	corrected qt interval	korrektedqtinterval	913
QTc (Bazett)	qtc bazett	qtcbazett	914
QTcB	qtcb	qtcb	914
QTc-Zeit (Bazett)	qtc zeit bazett	qtczeitbazett	914
QTc nach Bazett	qtc nach bazett	qtcnachbazett	914
QTc (Fridericia)	qtc fridericia	qtcfriderizia	915
QTcF	qtcf	qtcf	915
QTc-Zeit (Fridericia)	qtc zeit fridericia	qtczeitfriderizia	915
QTc nach Fridericia	qtc nach fridericia	qtcnachfriderizia	915
RR-Intervall	rr intervall	rrintervall	916
RR-Abstand	rr abstand	rrabstand	916
RR interval	rr interval	rrinterval	916
P-Achse	p achse	pachse	917
P-Vektor	p vektor	pvektor	917
P axis	p axis	paxis	917
QRS-Achse	qrs achse	qrsachse	918
QRS-Vektor	qrs vektor	qrsvektor	918
Herzachse	herzachse	herzachse	918
QRS axis	qrs axis	qrsaxis	918
T-Achse	t achse	tachse	919
T-Vektor	t vektor	tvektor	919
T axis	t axis	taxis	919
GMI	gmi	gmi	920
Glukosemanagement-Indikator	glukosemanagement indikator	glukosemanagementindikator	920
Glucose-Management-Indikator	glucose management indikator	glukosemanagementindikator	920
Glucose management indicator	glucose management indicator	glukosemanagementindikator	920
GMI (Glukosemanagement-Indikator)	gmi glukosemanagement indikator	gmiglukosemanagementindikator	920
Mittlere Glukose (CGM)	mittlere glukose cgm	mittlereglukosecgm	921 922
Durchschnittliche Glukose	durchschnittliche glukose	durchschnittlicheglukose	921 922
Glukosedurchschnitt	glukosedurchschnitt	glukosedurchschnitt	921 922
Durchschnittliche Glucose	durchschnittliche glucose	durchschnittlicheglukose	921 922
Mittlere Glucose (CGM)	mittlere glucose cgm	mittlereglukosecgm	921 922
Glucosedurchschnitt	glucosedurchschnitt	glukosedurchschnitt	921 922
Average glucose	average glucose	averageglukose	921 922
Mean glucose	mean glucose	meanglukose	921 922
Glukosevariabilität	glukosevariabilitaet	glukosevariabilitat	923
Variationskoeffizient (CGM)	variationskoeffizient cgm	variationskoffizientcgm	923
Glukosevariabilität (CV)	glukosevariabilitaet cv	glukosevariabilitatcv	923
Variationskoeffizient	variationskoeffizient	variationskoffizient	923
Glucosevariabilität	glucosevariabilitaet	glukosevariabilitat	923
Glucosevariabilität (CV)	glucosevariabilitaet cv	glukosevariabilitatcv	923
Glucose variability	glucose variability	glukosevariability	923
Coefficient of variation	coefficient of variation	koffizientofvariation	923
CV	cv	cv	923
Zeit im Zielbereich	zeit im zielbereich	zeitimzielbereich	924
Zeit im Zielbereich 70-180 mg/dl	zeit im zielbereich 70 180 mg/dl	zeitimzielbereich70180mg/dl	924
Im Zielbereich	im zielbereich	imzielbereich	924
Zielbereich	zielbereich	zielbereich	924
Time in range	time in range	timeinrange	924
Target range	target range	targetrange	924
TIR	tir	tir	924
Zeit über Zielbereich (hoch)	zeit ueber zielbereich hoch	zeituberzielbereichhoch	925
Hoch (181-250 mg/dl)	hoch 181 250 mg/dl	hoch181250mg/dl	925
Hoch	hoch	hoch	925
Time above range (high)	time above range high	timeaboverangehigh	925
High	high	high	925
Sehr hoch	sehr hoch	sehrhoch	926
Sehr hoch (>250 mg/dl)	sehr hoch 250 mg/dl	sehrhoch250mg/dl	926
Very high	very high	veryhigh	926
Niedrig	niedrig	niedrig	927
Niedrig (54-69 mg/dl)	niedrig 54 69 mg/dl	niedrig5469mg/dl	927
Low	low	low	927
Sehr niedrig	sehr niedrig	sehmiedrig	928
Sehr niedrig (<54 mg/dl)	sehr niedrig 54 mg/dl	sehmiedrig54mg/dl	928
Very low	very low	verylow	928
Sensor aktiv	sensor aktiv	sensoraktiv	929
Zeit CGM aktiv	zeit cgm aktiv	zeitcgmaktiv	929
Sensornutzung	sensornutzung	sensomutzung	929
CGM aktiv	cgm aktiv	cgmaktiv	929
Time CGM active	time cgm active	timecgmaktive	929
Sensor active	sensor active	sensoraktive	929
VO2max	vo2max	vo2max	930
VO2peak	vo2peak	vo2peak	930
VO2 peak/kg	vo2 peak/kg	vo2peak/kg	930
VO2/kg	vo2/kg	vo2/kg	930
VO2max/kg	vo2max/kg	vo2max/kg	930
Peak VO2/kg	peak vo2/kg	peakvo2/kg	930
Maximale Sauerstoffaufnahme	maximale sauerstoffaufnahme	maximalesaurstoffaufnahme	930
VO2	vo2	vo2	930
Sauerstoffaufnahme	sauerstoffaufnahme	saurstoffaufnahme	930
Peak VO2	peak vo2	peakvo2	930
Oxygen uptake	oxygen uptake	oxygenuptake	930
Oxygen consumption	oxygen consumption	oxygenkonsumption	930
Schritte	schritte	schritte	931
Schritte pro Tag	schritte pro tag	schritteprotag	931
Schrittzahl	schrittzahl	schrittzahl	931
Steps	steps	steps	931
Steps per day	steps per day	stepsperday	931
Ruheherzfrequenz	ruheherzfrequenz	ruheherzfrequnz	932
Ruhepuls	ruhepuls	ruhepuls	932
Resting heart rate	resting heart rate	restingheartrate	932
"""#
}
