// Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
// swift-format-ignore-file
enum GeneratedLabels {
  static let rows = #"""
Leukozyten	leukozyten	leukozyten	0 1 592 593 594 595 596
Leukos	leukos	leukos	0 1 592 593 594 595 596
Leuko	leuko	leuko	0 1 592 593 594 595 596
Leukozytenzahl	leukozytenzahl	leukozytenzahl	0 1
Leukocytes	leukocytes	leukozytes	0 1 592 593 594 595 596
White blood cells	white blood cells	whitebloodzells	0 1 592 593 594 595 596
White blood cell count	white blood cell count	whitebloodzellkount	0 1
White cell count	white cell count	whitezellkount	0 1
Total WBC	total wbc	totalwbc	0 1
WBC	wbc	wbc	0 1 592 593 594 595 596
WCC	wcc	wcc	0 1
Leu	leu	leu	0 1 592 593 594 595 596 660
Erythrozyten	erythrozyten	erythrozyten	2 597 598 599
Erythrozytenzahl	erythrozytenzahl	erythrozytenzahl	2
Erys	erys	erys	2 597 598 599
Ery	ery	ery	2 597 598 599
Erythrocytes	erythrocytes	erythrozytes	2 597 598 599
Red blood cells	red blood cells	redbloodzells	2 597 598 599
Red blood cell count	red blood cell count	redbloodzellkount	2
Red cell count	red cell count	redzellkount	2
RBC	rbc	rbc	2 597 598 599
Hämoglobin	haemoglobin	hamoglobin	3 4 600 601
Hämoglobin gesamt	haemoglobin gesamt	hamoglobingesamt	3 4
Blutfarbstoff	blutfarbstoff	blutfarbstoff	3 4
Hemoglobin	hemoglobin	hemoglobin	3 4 600 601
Hb	hb	hb	3 4 600 601
Hgb	hgb	hgb	3 4
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
Mean corpuscular volume	mean corpuscular volume	meankorpuskularvolume	6
Mean cell volume	mean cell volume	meanzellvolume	6
MCV (mittleres Erythrozytenvolumen)	mcv mittleres erythrozytenvolumen	mcvmittlereserythrozytenvolumen	6
MCH	mch	mch	7
HbE	hbe	hbe	7
Mittleres korpuskuläres Hämoglobin	mittleres korpuskulaeres haemoglobin	mittlereskorpuskulareshamoglobin	7
Mean corpuscular hemoglobin	mean corpuscular hemoglobin	meankorpuskularhemoglobin	7
Mean cell hemoglobin	mean cell hemoglobin	meanzellhemoglobin	7
MCH (HbE)	mch hbe	mchhbe	7
Hb/Ery	hb/ery	hb/ery	7
MCHC	mchc	mchc	8 9
Mittlere korpuskuläre Hämoglobinkonzentration	mittlere korpuskulaere haemoglobinkonzentration	mittlerekorpuskularehamoglobinkonzentration	8 9
Mean corpuscular hemoglobin concentration	mean corpuscular hemoglobin concentration	meankorpuskularhemoglobinkonzentration	8 9
Erythrozytenverteilungsbreite	erythrozytenverteilungsbreite	erythrozytenverteilungsbreite	10 11
EVB	evb	evb	10 11
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
Platelets	platelets	platelets	12 13
Platelet count	platelet count	plateletkount	12 13
Thrombocytes	thrombocytes	thrombozytes	12 13
PLT	plt	plt	12 13
Plts	plts	plts	12 13
Thr	thr	thr	12 13
Mittleres Thrombozytenvolumen	mittleres thrombozytenvolumen	mittleresthrombozytenvolumen	14
Mittleres Plättchenvolumen	mittleres plaettchenvolumen	mittleresplattchenvolumen	14
Mean platelet volume	mean platelet volume	meanplateletvolume	14
MPV	mpv	mpv	14
Thrombozytenverteilungsbreite	thrombozytenverteilungsbreite	thrombozytenverteilungsbreite	15
Plättchenverteilungsbreite	plaettchenverteilungsbreite	plattchenverteilungsbreite	15
Platelet distribution width	platelet distribution width	plateletdistributionwidth	15
PDW	pdw	pdw	15
TVB	tvb	tvb	15
Unreife Thrombozyten	unreife thrombozyten	unreifethrombozyten	16
Unreife Thrombozytenfraktion	unreife thrombozytenfraktion	unreifethrombozytenfraktion	16
Unreife Plättchenfraktion	unreife plaettchenfraktion	unreifeplattchenfraktion	16
Immature platelet fraction	immature platelet fraction	immatureplateletfraktion	16
IPF	ipf	ipf	16
Normoblasten	normoblasten	normoblasten	17 18
Erythroblasten	erythroblasten	erythroblasten	17 18
Kernhaltige Erythrozyten	kernhaltige erythrozyten	kemhaltigeerythrozyten	17 18
Nucleated red blood cells	nucleated red blood cells	nukleatedredbloodzells	17 18
Nucleated erythrocytes	nucleated erythrocytes	nukleatederythrozytes	17 18
NRBC	nrbc	nrbc	17 18
Erythroblasten absolut	erythroblasten absolut	erythroblastenabsolut	17
Erythroblasten relativ	erythroblasten relativ	erythroblastenrelativ	17
NRBC %	nrbc %	nrbc%	17
NRBC absolut	nrbc absolut	nrbkabsolut	17
Retikulozyten	retikulozyten	retikulozyten	19 20
Retikulozytenzahl	retikulozytenzahl	retikulozytenzahl	19 20
Retis	retis	retis	19 20
Retikulozyten relativ	retikulozyten relativ	retikulozytenrelativ	19 20
Reticulocytes	reticulocytes	retikulozytes	19 20
Ret	ret	ret	19 20
Retik	retik	retik	19 20
Retikulozyten-Hämoglobin	retikulozyten haemoglobin	retikulozytenhamoglobin	21 22
Hämoglobingehalt der Retikulozyten	haemoglobingehalt der retikulozyten	hamoglobingehaltderretikulozyten	21 22
Reticulocyte hemoglobin	reticulocyte hemoglobin	retikulozytehemoglobin	21 22
Ret-He	ret he	rethe	21 22
CHr	chr	chr	21 22
Ret-Hb	ret hb	rethb	21 22
Unreife Retikulozytenfraktion	unreife retikulozytenfraktion	unreiferetikulozytenfraktion	23
Unreife Retikulozyten	unreife retikulozyten	unreiferetikulozyten	23
Immature reticulocyte fraction	immature reticulocyte fraction	immatureretikulozytefraktion	23
IRF	irf	irf	23
Neutrophile	neutrophile	neutrophile	24 25 26 27
Neutrophile Granulozyten	neutrophile granulozyten	neutrophilegranulozyten	24 25 26 27
Neutrophile Granu.	neutrophile granu	neutrophilegranu	24 25 26 27
Neutrophile Granulocyten	neutrophile granulocyten	neutrophilegranulozyten	24 25 26 27
Neutrophile gesamt	neutrophile gesamt	neutrophilegesamt	24 25 26 27
Neutrophils	neutrophils	neutrophils	24 25 26 27
Absolute neutrophils	absolute neutrophils	absoluteneutrophils	24 25 26 27
Absolute neutrophil count	absolute neutrophil count	absoluteneutrophilkount	24 25 26 27
NEUT	neut	neut	24 25 26 27
Neutro	neutro	neutro	24 25 26 27
Neutr.	neutr	neutr	24 25 26 27
ANC	anc	anc	24 25 26 27
NEUT %	neut %	neut%	24
NEUT abs.	neut abs	neutabs	24
NEUT absolut	neut absolut	neutabsolut	24
NEUT rel.	neut rel	neutrel	24
NEUT relativ	neut relativ	neutrelativ	24
Neutro %	neutro %	neutro%	24
Neutro abs.	neutro abs	neutroabs	24
Neutro absolut	neutro absolut	neutroabsolut	24
Neutro rel.	neutro rel	neutrorel	24
Neutro relativ	neutro relativ	neutrorelativ	24
Neutrophile %	neutrophile %	neutrophile%	24
Neutrophile Granu. %	neutrophile granu %	neutrophilegranu%	24
Neutrophile Granu. abs.	neutrophile granu abs	neutrophilegranuabs	24
Neutrophile Granu. absolut	neutrophile granu absolut	neutrophilegranuabsolut	24
Neutrophile Granu. rel.	neutrophile granu rel	neutrophilegranurel	24
Neutrophile Granu. relativ	neutrophile granu relativ	neutrophilegranurelativ	24
Neutrophile Granulozyten %	neutrophile granulozyten %	neutrophilegranulozyten%	24
Neutrophile Granulozyten abs.	neutrophile granulozyten abs	neutrophilegranulozytenabs	24
Neutrophile Granulozyten absolut	neutrophile granulozyten absolut	neutrophilegranulozytenabsolut	24
Neutrophile Granulozyten rel.	neutrophile granulozyten rel	neutrophilegranulozytenrel	24
Neutrophile Granulozyten relativ	neutrophile granulozyten relativ	neutrophilegranulozytenrelativ	24
Neutrophile abs.	neutrophile abs	neutrophileabs	24
Neutrophile absolut	neutrophile absolut	neutrophileabsolut	24
Neutrophile rel.	neutrophile rel	neutrophilerel	24
Neutrophile relativ	neutrophile relativ	neutrophilerelativ	24
Neutrophils %	neutrophils %	neutrophils%	24
Neutrophils abs.	neutrophils abs	neutrophilsabs	24
Neutrophils absolut	neutrophils absolut	neutrophilsabsolut	24
Neutrophils rel.	neutrophils rel	neutrophilsrel	24
Neutrophils relativ	neutrophils relativ	neutrophilsrelativ	24
Neutrophile (manuell)	neutrophile manuell	neutrophilemanull	26
Neutrophile (mikr.)	neutrophile mikr	neutrophilemikr	26
Neutrophile (mikr.Diff)	neutrophile mikr diff	neutrophilemikrdiff	26
Neutrophile (mikr.Diff.abs.)	neutrophile mikr diff abs	neutrophilemikrdiffabs	26
Neutrophile (mikr.Diff.rel.)	neutrophile mikr diff rel	neutrophilemikrdiffrel	26
Neutrophile Granu. (manuell)	neutrophile granu manuell	neutrophilegranumanull	26
Neutrophile Granu. (mikr.)	neutrophile granu mikr	neutrophilegranumikr	26
Neutrophile Granu. (mikr.Diff)	neutrophile granu mikr diff	neutrophilegranumikrdiff	26
Neutrophile Granu. (mikr.Diff.abs.)	neutrophile granu mikr diff abs	neutrophilegranumikrdiffabs	26
Neutrophile Granu. (mikr.Diff.rel.)	neutrophile granu mikr diff rel	neutrophilegranumikrdiffrel	26
Neutrophile Granu. mikroskopisch	neutrophile granu mikroskopisch	neutrophilegranumikroskopisch	26
Neutrophile Granulozyten (manuell)	neutrophile granulozyten manuell	neutrophilegranulozytenmanull	26
Neutrophile Granulozyten (mikr.)	neutrophile granulozyten mikr	neutrophilegranulozytenmikr	26
Neutrophile Granulozyten (mikr.Diff)	neutrophile granulozyten mikr diff	neutrophilegranulozytenmikrdiff	26
Neutrophile Granulozyten (mikr.Diff.abs.)	neutrophile granulozyten mikr diff abs	neutrophilegranulozytenmikrdiffabs	26
Neutrophile Granulozyten (mikr.Diff.rel.)	neutrophile granulozyten mikr diff rel	neutrophilegranulozytenmikrdiffrel	26
Neutrophile Granulozyten mikroskopisch	neutrophile granulozyten mikroskopisch	neutrophilegranulozytenmikroskopisch	26
Neutrophile mikroskopisch	neutrophile mikroskopisch	neutrophilemikroskopisch	26
Neutrophils (manuell)	neutrophils manuell	neutrophilsmanull	26
Neutrophils (mikr.)	neutrophils mikr	neutrophilsmikr	26
Neutrophils (mikr.Diff)	neutrophils mikr diff	neutrophilsmikrdiff	26
Neutrophils (mikr.Diff.abs.)	neutrophils mikr diff abs	neutrophilsmikrdiffabs	26
Neutrophils (mikr.Diff.rel.)	neutrophils mikr diff rel	neutrophilsmikrdiffrel	26
Neutrophils mikroskopisch	neutrophils mikroskopisch	neutrophilsmikroskopisch	26
Lymphozyten	lymphozyten	lymphozyten	28 29 30 31
Lymphocyten	lymphocyten	lymphozyten	28 29 30 31
Lymphos	lymphos	lymphos	28 29 30 31
Lymphocytes	lymphocytes	lymphozytes	28 29 30 31
Absolute lymphocytes	absolute lymphocytes	absolutelymphozytes	28 29 30 31
Absolute lymphocyte count	absolute lymphocyte count	absolutelymphozytekount	28 29 30 31
LYMPH	lymph	lymph	28 29 30 31
Lympho	lympho	lympho	28 29 30 31
Lym	lym	lym	28 29 30 31
LYMPH %	lymph %	lymph%	29
LYMPH abs.	lymph abs	lymphabs	29
LYMPH absolut	lymph absolut	lymphabsolut	29
LYMPH rel.	lymph rel	lymphrel	29
LYMPH relativ	lymph relativ	lymphrelativ	29
Lympho %	lympho %	lympho%	29
Lympho abs.	lympho abs	lymphoabs	29
Lympho absolut	lympho absolut	lymphoabsolut	29
Lympho rel.	lympho rel	lymphorel	29
Lympho relativ	lympho relativ	lymphorelativ	29
Lymphocytes %	lymphocytes %	lymphozytes%	29
Lymphocytes abs.	lymphocytes abs	lymphozytesabs	29
Lymphocytes absolut	lymphocytes absolut	lymphozytesabsolut	29
Lymphocytes rel.	lymphocytes rel	lymphozytesrel	29
Lymphocytes relativ	lymphocytes relativ	lymphozytesrelativ	29
Lymphozyten %	lymphozyten %	lymphozyten%	29
Lymphozyten abs.	lymphozyten abs	lymphozytenabs	29
Lymphozyten absolut	lymphozyten absolut	lymphozytenabsolut	29
Lymphozyten rel.	lymphozyten rel	lymphozytenrel	29
Lymphozyten relativ	lymphozyten relativ	lymphozytenrelativ	29
Lymphocytes (manuell)	lymphocytes manuell	lymphozytesmanull	31
Lymphocytes (mikr.)	lymphocytes mikr	lymphozytesmikr	31
Lymphocytes (mikr.Diff)	lymphocytes mikr diff	lymphozytesmikrdiff	31
Lymphocytes (mikr.Diff.abs.)	lymphocytes mikr diff abs	lymphozytesmikrdiffabs	31
Lymphocytes (mikr.Diff.rel.)	lymphocytes mikr diff rel	lymphozytesmikrdiffrel	31
Lymphocytes mikroskopisch	lymphocytes mikroskopisch	lymphozytesmikroskopisch	31
Lymphozyten (manuell)	lymphozyten manuell	lymphozytenmanull	31
Lymphozyten (mikr.)	lymphozyten mikr	lymphozytenmikr	31
Lymphozyten (mikr.Diff)	lymphozyten mikr diff	lymphozytenmikrdiff	31
Lymphozyten (mikr.Diff.abs.)	lymphozyten mikr diff abs	lymphozytenmikrdiffabs	31
Lymphozyten (mikr.Diff.rel.)	lymphozyten mikr diff rel	lymphozytenmikrdiffrel	31
Lymphozyten mikroskopisch	lymphozyten mikroskopisch	lymphozytenmikroskopisch	31
Monozyten	monozyten	monozyten	32 33 34 35
Monocyten	monocyten	monozyten	32 33 34 35
Monos	monos	monos	32 33 34 35
Monocytes	monocytes	monozytes	32 33 34 35
Absolute monocytes	absolute monocytes	absolutemonozytes	32 33 34 35
Absolute monocyte count	absolute monocyte count	absolutemonozytekount	32 33 34 35
MONO	mono	mono	32 33 34 35
Mon	mon	mon	32 33 34 35
Monocytes (manuell)	monocytes manuell	monozytesmanull	34 35
Monocytes (mikr.)	monocytes mikr	monozytesmikr	34 35
Monocytes (mikr.Diff)	monocytes mikr diff	monozytesmikrdiff	34 35
Monocytes (mikr.Diff.abs.)	monocytes mikr diff abs	monozytesmikrdiffabs	34 35
Monocytes (mikr.Diff.rel.)	monocytes mikr diff rel	monozytesmikrdiffrel	34 35
Monocytes mikroskopisch	monocytes mikroskopisch	monozytesmikroskopisch	34 35
Monozyten (manuell)	monozyten manuell	monozytenmanull	34 35
Monozyten (mikr.)	monozyten mikr	monozytenmikr	34 35
Monozyten (mikr.Diff)	monozyten mikr diff	monozytenmikrdiff	34 35
Monozyten (mikr.Diff.abs.)	monozyten mikr diff abs	monozytenmikrdiffabs	34 35
Monozyten (mikr.Diff.rel.)	monozyten mikr diff rel	monozytenmikrdiffrel	34 35
Monozyten mikroskopisch	monozyten mikroskopisch	monozytenmikroskopisch	34 35
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
BASO %	baso %	baso%	41
BASO abs.	baso abs	basoabs	41
BASO absolut	baso absolut	basoabsolut	41
BASO rel.	baso rel	basorel	41
BASO relativ	baso relativ	basorelativ	41
Basophile %	basophile %	basophile%	41
Basophile Granulozyten %	basophile granulozyten %	basophilegranulozyten%	41
Basophile Granulozyten abs.	basophile granulozyten abs	basophilegranulozytenabs	41
Basophile Granulozyten absolut	basophile granulozyten absolut	basophilegranulozytenabsolut	41
Basophile Granulozyten rel.	basophile granulozyten rel	basophilegranulozytenrel	41
Basophile Granulozyten relativ	basophile granulozyten relativ	basophilegranulozytenrelativ	41
Basophile abs.	basophile abs	basophileabs	41
Basophile absolut	basophile absolut	basophileabsolut	41
Basophile rel.	basophile rel	basophilerel	41
Basophile relativ	basophile relativ	basophilerelativ	41
Basophils %	basophils %	basophils%	41
Basophils abs.	basophils abs	basophilsabs	41
Basophils absolut	basophils absolut	basophilsabsolut	41
Basophils rel.	basophils rel	basophilsrel	41
Basophils relativ	basophils relativ	basophilsrelativ	41
Basophile (manuell)	basophile manuell	basophilemanull	42
Basophile (mikr.)	basophile mikr	basophilemikr	42
Basophile (mikr.Diff)	basophile mikr diff	basophilemikrdiff	42
Basophile (mikr.Diff.abs.)	basophile mikr diff abs	basophilemikrdiffabs	42
Basophile (mikr.Diff.rel.)	basophile mikr diff rel	basophilemikrdiffrel	42
Basophile Granulozyten (manuell)	basophile granulozyten manuell	basophilegranulozytenmanull	42
Basophile Granulozyten (mikr.)	basophile granulozyten mikr	basophilegranulozytenmikr	42
Basophile Granulozyten (mikr.Diff)	basophile granulozyten mikr diff	basophilegranulozytenmikrdiff	42
Basophile Granulozyten (mikr.Diff.abs.)	basophile granulozyten mikr diff abs	basophilegranulozytenmikrdiffabs	42
Basophile Granulozyten (mikr.Diff.rel.)	basophile granulozyten mikr diff rel	basophilegranulozytenmikrdiffrel	42
Basophile Granulozyten mikroskopisch	basophile granulozyten mikroskopisch	basophilegranulozytenmikroskopisch	42
Basophile mikroskopisch	basophile mikroskopisch	basophilemikroskopisch	42
Basophils (manuell)	basophils manuell	basophilsmanull	42
Basophils (mikr.)	basophils mikr	basophilsmikr	42
Basophils (mikr.Diff)	basophils mikr diff	basophilsmikrdiff	42
Basophils (mikr.Diff.abs.)	basophils mikr diff abs	basophilsmikrdiffabs	42
Basophils (mikr.Diff.rel.)	basophils mikr diff rel	basophilsmikrdiffrel	42
Basophils mikroskopisch	basophils mikroskopisch	basophilsmikroskopisch	42
Unreife Granulozyten	unreife granulozyten	unreifegranulozyten	44 45
Unreife Granus	unreife granus	unreifegranus	44 45
Unreife Granulocyten	unreife granulocyten	unreifegranulozyten	44 45
Immature granulocytes	immature granulocytes	immaturegranulozytes	44 45
IG	ig	ig	44 45
IG %	ig %	ig%	44
IG abs.	ig abs	igabs	44
IG absolut	ig absolut	igabsolut	44
IG rel.	ig rel	igrel	44
IG relativ	ig relativ	igrelativ	44
Immature granulocytes %	immature granulocytes %	immaturegranulozytes%	44
Immature granulocytes abs.	immature granulocytes abs	immaturegranulozytesabs	44
Immature granulocytes absolut	immature granulocytes absolut	immaturegranulozytesabsolut	44
Immature granulocytes rel.	immature granulocytes rel	immaturegranulozytesrel	44
Immature granulocytes relativ	immature granulocytes relativ	immaturegranulozytesrelativ	44
Unreife Granulozyten %	unreife granulozyten %	unreifegranulozyten%	44
Unreife Granulozyten abs.	unreife granulozyten abs	unreifegranulozytenabs	44
Unreife Granulozyten absolut	unreife granulozyten absolut	unreifegranulozytenabsolut	44
Unreife Granulozyten rel.	unreife granulozyten rel	unreifegranulozytenrel	44
Unreife Granulozyten relativ	unreife granulozyten relativ	unreifegranulozytenrelativ	44
Stabkernige	stabkernige	stabkemige	46 47
Stabkernige Granulozyten	stabkernige granulozyten	stabkemigegranulozyten	46 47
Stabkernige Neutrophile	stabkernige neutrophile	stabkemigeneutrophile	46 47
Stabkernige neutrophile Granulozyten	stabkernige neutrophile granulozyten	stabkemigeneutrophilegranulozyten	46 47
Band neutrophils	band neutrophils	bandneutrophils	46 47
Bands	bands	bands	46 47
Stab	stab	stab	46 47
Stabk.	stabk	stabk	46 47
Segmentkernige	segmentkernige	segmentkemige	48 49
Segmentkernige Granulozyten	segmentkernige granulozyten	segmentkemigegranulozyten	48 49
Segmentkernige Neutrophile	segmentkernige neutrophile	segmentkemigeneutrophile	48 49
Segmentkernige neutrophile Granulozyten	segmentkernige neutrophile granulozyten	segmentkemigeneutrophilegranulozyten	48 49
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
Microcytosis	microcytosis	mikrozytosis	67
Microcytes	microcytes	mikrozytes	67
Makrozytose	makrozytose	makrozytose	68
Makrozyten	makrozyten	makrozyten	68
Macrocytosis	macrocytosis	makrozytosis	68
Macrocytes	macrocytes	makrozytes	68
Fragmentozyten	fragmentozyten	fragmentozyten	69
Schistozyten	schistozyten	schistozyten	69
Schistocytes	schistocytes	schistozytes	69
Red blood cell fragments	red blood cell fragments	redbloodzellfragments	69
Targetzellen	targetzellen	targetzellen	70
Schießscheibenzellen	schiessscheibenzellen	schiessscheibenzellen	70
Target cells	target cells	targetzells	70
Sphärozyten	sphaerozyten	spharozyten	71
Kugelzellen	kugelzellen	kugelzellen	71
Spherocytes	spherocytes	spherozytes	71
Ovalozyten	ovalozyten	ovalozyten	72
Ovalocytes	ovalocytes	ovalozytes	72
Elliptozyten	elliptozyten	elliptozyten	73
Elliptocytes	elliptocytes	elliptozytes	73
Stomatozyten	stomatozyten	stomatozyten	74
Stomatocytes	stomatocytes	stomatozytes	74
Akanthozyten	akanthozyten	akanthozyten	75
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
Chlorid	chlorid	chlorid	109 110 111 112 113
Chloride	chloride	chloride	109 110 111 112 113
Cl	cl	kl	109 110 111 112 113
Calcium	calcium	kalzium	114 115 116 117 118 119 120 121
Calcium gesamt	calcium gesamt	kalziumgesamt	114 115 116 117 118 119 120 121
Gesamt-Calcium	gesamt calcium	gesamtkalzium	114 115 116 117 118 119 120 121
Total calcium	total calcium	totalkalzium	114 115 116 117 118 119 120 121
Calcium total	calcium total	kalziumtotal	114 115 116 117 118 119 120 121
Ca	ca	ka	114 115 116 117 118 119 120 121
Ca gesamt	ca gesamt	kagesamt	114 115 116 117 118 119 120 121
Ca2+	ca2	ka2	114 115 116 117 118 119 120 121
Calcium ionisiert	calcium ionisiert	kalziumionisiert	122 123 124 125
Ionisiertes Calcium	ionisiertes calcium	ionisierteskalzium	122 123 124 125
freies Calcium	freies calcium	freieskalzium	122 123 124 125
Calcium frei	calcium frei	kalziumfrei	122 123 124 125
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
Corrected calcium	corrected calcium	korrektedkalzium	126 127
Calcium corrected for albumin	calcium corrected for albumin	kalziumkorrektedforalbumin	126 127
Albumin corrected calcium	albumin corrected calcium	albuminkorrektedkalzium	126 127
Ca korr.	ca korr	kakorr	126 127
Albumin-korrigiertes Kalzium	albumin korrigiertes kalzium	albuminkorrigierteskalzium	126 127
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
Bicarbonat	bicarbonat	bikarbonat	141 646 647 648
Hydrogencarbonat	hydrogencarbonat	hydrogenkarbonat	141
Bicarbonate	bicarbonate	bikarbonate	141 646 647 648
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
Serum-Osmolalität	serum osmolalitaet	serumosmolalitat	146 147
Osmolality	osmolality	osmolality	146 147
Osmo	osmo	osmo	146 147
Osmolalität berechnet	osmolalitaet berechnet	osmolalitatberechnet	148
Calculated osmolality	calculated osmolality	kalkulatedosmolality	148
Osmolality calculated	osmolality calculated	osmolalitykalkulated	148
Magnesium in Erythrozyten	magnesium in erythrozyten	magnesiuminerythrozyten	149
Magnesium (Erythrozyten)	magnesium erythrozyten	magnesiumerythrozyten	149
Magnesium i. Ery	magnesium i ery	magnesiumiery	149
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
Serumkreatinin	serumkreatinin	serumkreatinin	170 171 172 173 174 175 176 177 178 179
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
Creatinine clearance	creatinine clearance	kreatinineklearanze	197 198
Krea-Clearance	krea clearance	kreaklearanze	197 198
Crea-Clearance	crea clearance	kreaklearanze	197 198
Kreatinin-Clearance (Cockcroft-Gault)	kreatinin clearance cockcroft gault	kreatininklearanzekockkroftgault	199
Cockcroft-Gault	cockcroft gault	kockkroftgault	199
GFR nach Cockcroft-Gault	gfr nach cockcroft gault	gfmachkockkroftgault	199
Kreatinin-Clearance nach Cockcroft-Gault	kreatinin clearance nach cockcroft gault	kreatininklearanzenachkockkroftgault	199
GFR (Cockcroft-Gault)	gfr cockcroft gault	gfrkockkroftgault	199
Beta-2-Mikroglobulin	beta 2 mikroglobulin	beta2mikroglobulin	200 201
ß2-Mikroglobulin	ss2 mikroglobulin	ss2mikroglobulin	200 201
b2-Mikroglobulin	b2 mikroglobulin	b2mikroglobulin	200 201
Beta-2-Microglobulin	beta 2 microglobulin	beta2mikroglobulin	200 201
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
Bilirubin	bilirubin	bilirubin	208 209 606 607 608
Bilirubin gesamt	bilirubin gesamt	bilirubingesamt	208 209
Gesamtbilirubin	gesamtbilirubin	gesamtbilirubin	208 209
Bilirubin total	bilirubin total	bilirubintotal	208 209
Total bilirubin	total bilirubin	totalbilirubin	208 209
Bili	bili	bili	208 209
Bili gesamt	bili gesamt	biligesamt	208 209
Bilirubin ges.	bilirubin ges	bilirubinges	208 209
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
Alpha-Amylase	alpha amylase	alphaamylase	217 218 631
Amylase	amylase	amylase	217 218 631
Amylase gesamt	amylase gesamt	amylasegesamt	217 218
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
Lactat	lactat	laktat	230 231 232 233
Laktat	laktat	laktat	230 231 232 233
Milchsäure	milchsaeure	milchsaure	230 231 232 233
Lactate	lactate	laktate	230 231 232 233
Lactic acid	lactic acid	laktikazid	230 231 232 233
Lac	lac	lac	230 231 232 233
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
Glucose im Plasma	glucose im plasma	glukoseimplasma	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glukose im Fluorid	glukose im fluorid	glukoseimfluorid	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glucose im Fluorid	glucose im fluorid	glukoseimfluorid	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glucose (Fluorid)	glucose fluorid	glukosefluorid	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glucose im Serum	glucose im serum	glukoseimserum	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glucose (NaF)	glucose naf	glukosenaf	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Plasmaglucose	plasmaglucose	plasmaglukose	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Serumglucose	serumglucose	serumglukose	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Blood glucose	blood glucose	bloodglukose	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Blood sugar	blood sugar	bloodsugar	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Glu	glu	glu	263 264 265 266 267 268 269 270 271 272 273 274 275 276
Gluc	gluc	gluc	263 264 265 266 267 268 269 270 271 272 273 274 275 276
BZ	bz	bz	263 264 265 266 267 268 269 270 271 272 273 274 275 276
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
Fasting glucose	fasting glucose	fastingglukose	277 278
Glucose fasting	glucose fasting	glukosefasting	277 278
Glucose 60 min	glucose 60 min	glukose60min	279
OGTT 60 min	ogtt 60 min	ogtt60min	279
Glucose 1h nach 75 g	glucose 1h nach 75 g	glukose1hnach75g	279
oGTT 1 h	ogtt 1 h	ogtt1h	279
Glucose 1 h (oGTT)	glucose 1 h ogtt	glukose1hogtt	279
OGTT 1 Std.	ogtt 1 std	ogtt1std	279
Glucose 60 min (oGTT)	glucose 60 min ogtt	glukose60minogtt	279
Glucose nach 1 h	glucose nach 1 h	glukosenach1h	279
oGTT 60'	ogtt 60	ogtt60	279
Glucose 1 hour (OGTT)	glucose 1 hour ogtt	glukose1hourogtt	279
Glucose 120 min	glucose 120 min	glukose120min	280 281
OGTT 120 min	ogtt 120 min	ogtt120min	280 281
Glucose 2h nach 75 g	glucose 2h nach 75 g	glukose2hnach75g	280 281
oGTT 2 h	ogtt 2 h	ogtt2h	280 281
Glucose 2 h (oGTT)	glucose 2 h ogtt	glukose2hogtt	280 281
OGTT 2 Std.	ogtt 2 std	ogtt2std	280 281
Glucose 120 min (oGTT)	glucose 120 min ogtt	glukose120minogtt	280 281
Glucose nach 2 h	glucose nach 2 h	glukosenach2h	280 281
oGTT 120'	ogtt 120	ogtt120	280 281
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
Red cell folate	red cell folate	redzellfolate	311 312
Homocystein	homocystein	homozystein	313
Homocysteine	homocysteine	homozysteine	313
Hcy	hcy	hzy	313
Homozystein	homozystein	homozystein	313
Methylmalonsäure	methylmalonsaeure	methylmalonsaure	314
Methylmalonic acid	methylmalonic acid	methylmalonikazid	314
MMA	mma	mma	314
MMS	mms	mms	314
Vitamin D	vitamin d	vitamind	315
25-OH-Vitamin D	25 oh vitamin d	25ohvitamind	315
25-Hydroxy-Vitamin D	25 hydroxy vitamin d	25hydroxyvitamind	315
Vitamin D (25-OH)	vitamin d 25 oh	vitamind25oh	315
25-OH Vitamin D gesamt	25 oh vitamin d gesamt	25ohvitamindgesamt	315
Vitamin D gesamt	vitamin d gesamt	vitamindgesamt	315
25-Hydroxyvitamin D gesamt	25 hydroxyvitamin d gesamt	25hydroxyvitamindgesamt	315
Calcidiol	calcidiol	kalzidiol	315
Vitamin D (25-OH-D)	vitamin d 25 oh d	vitamind25ohd	315
25-OH Vitamin D total	25 oh vitamin d total	25ohvitamindtotal	315
Vitamin D total	vitamin d total	vitamindtotal	315
25-OH-D	25 oh d	25ohd	315
Vit. D	vit d	vitd	315
25-OH Vit. D	25 oh vit d	25ohvitd	315
Vitamin D2+D3	vitamin d2 d3	vitamind2d3	315
25-OH-Vitamin D2+D3	25 oh vitamin d2 d3	25ohvitamind2d3	315
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
TSH receptor antibodies	tsh receptor antibodies	tshrezeptorantibodies	348
TRAb	trab	trab	348
TRAK human	trak human	trakhuman	348
Thyreoglobulin	thyreoglobulin	thyreoglobulin	349
Thyroglobulin	thyroglobulin	thyroglobulin	349
hTG	htg	htg	349
Calcitonin	calcitonin	kalzitonin	350
Kalzitonin	kalzitonin	kalzitonin	350
HCT (Calcitonin)	hct calcitonin	hktkalzitonin	350
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
CRP sensitiv	crp sensitiv	krpsensitiv	382
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
Albumin	albumin	albumin	395 396 397 398 399 400 401
Albumin im Serum	albumin im serum	albuminimserum	395 396 397 398 399 400 401
Serumalbumin	serumalbumin	serumalbumin	395 396 397 398 399 400 401
Alb	alb	alb	395 396 397 398 399 400 401
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
IgA	iga	iga	421
Immunglobulin A	immunglobulin a	immunglobulina	421
Immunglobulin A (IgA)	immunglobulin a iga	immunglobulinaiga	421
Immunoglobulin A	immunoglobulin a	immunoglobulina	421
IgM	igm	igm	422
Immunglobulin M	immunglobulin m	immunglobulinm	422
Immunglobulin M (IgM)	immunglobulin m igm	immunglobulinmigm	422
Immunoglobulin M	immunoglobulin m	immunoglobulinm	422
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
Cortisol 8 Uhr	cortisol 8 uhr	kortisol8uhr	484 485
Cortisol 08:00	cortisol 08 00	kortisol0800	484 485
Cortisol morgens	cortisol morgens	kortisolmorgens	484 485
Cortisol 8.00 Uhr	cortisol 8 00 uhr	kortisol800uhr	484 485
Cortisol AM	cortisol am	kortisolam	484 485
Cortisol morning	cortisol morning	kortisolmoming	484 485
Cortisol 16 Uhr	cortisol 16 uhr	kortisol16uhr	486 487
Cortisol 16:00	cortisol 16 00	kortisol1600	486 487
Cortisol abends	cortisol abends	kortisolabends	486 487
Cortisol nachmittags	cortisol nachmittags	kortisolnachmittags	486 487
Cortisol PM	cortisol pm	kortisolpm	486 487
Freies Cortisol im Urin	freies cortisol im urin	freieskortisolimurin	488 489 490 491
Cortisol frei im Urin	cortisol frei im urin	kortisolfreiimurin	488 489 490 491
Cortisol im Urin	cortisol im urin	kortisolimurin	488 489 490 491
Freies Cortisol	freies cortisol	freieskortisol	488 489 490 491
Cortisol frei	cortisol frei	kortisolfrei	488 489 490 491
Urinary free cortisol	urinary free cortisol	urinaryfreekortisol	488 489 490 491
Cortisol free	cortisol free	kortisolfree	488 489 490 491
UFC	ufc	ufc	488 489 490 491
Cortisol im Speichel	cortisol im speichel	kortisolimspeichel	492 493
Speichelcortisol	speichelcortisol	speichelkortisol	492 493
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
Schwangerschaftstest im Urin	schwangerschaftstest im urin	schwangerschaftstestimurin	533 534
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
Free PSA percent	free psa percent	freepsaperzent	541
fPSA/PSA-Quotient	fpsa/psa quotient	fpsa/psaquotient	541
AFP	afp	afp	542
Alpha-Fetoprotein	alpha fetoprotein	alphafetoprotein	542
Alpha-1-Fetoprotein	alpha 1 fetoprotein	alpha1fetoprotein	542
a-Fetoprotein	a fetoprotein	afetoprotein	542
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
Thymidinkinase	thymidinkinase	thymidinkinase	556
Thymidine kinase	thymidine kinase	thymidinekinase	556
TK	tk	tk	556
Rheumafaktor	rheumafaktor	rheumafaktor	557
RF	rf	rf	557
Rheumafaktor quantitativ	rheumafaktor quantitativ	rheumafaktorquantitativ	557
Rheumafaktoren	rheumafaktoren	rheumafaktoren	557
Rheumatoid factor	rheumatoid factor	rheumatoidfaktor	557
RF quant.	rf quant	rfquant	557
CCP-Antikörper	ccp antikoerper	ccpantikorper	558
Anti-CCP	anti ccp	anticcp	558
CCP-AK	ccp ak	ccpak	558
Anti-CCP-Antikörper	anti ccp antikoerper	anticcpantikorper	558
Anti-CCP-AK	anti ccp ak	anticcpak	558
Antikörper gegen cyclisches citrulliniertes Peptid	antikoerper gegen cyclisches citrulliniertes peptid	antikorpergegenzyklischeszitrulliniertespeptid	558
ACPA	acpa	acpa	558
Anti-CCP antibodies	anti ccp antibodies	anticcpantibodies	558
Cyclic citrullinated peptide antibodies	cyclic citrullinated peptide antibodies	zykliczitrullinatedpeptideantibodies	558
Antistreptolysin	antistreptolysin	antistreptolysin	559
Antistreptolysin-O	antistreptolysin o	antistreptolysino	559
ASL	asl	asl	559
ASL-Titer	asl titer	asltiter	559
Antistreptolysin-Titer	antistreptolysin titer	antistreptolysintiter	559
ASO	aso	aso	559
AST (Antistreptolysin)	ast antistreptolysin	astantistreptolysin	559
ANA	ana	ana	560
Antinukleäre Antikörper	antinukleaere antikoerper	antinukleareantikorper	560
ANA-Titer	ana titer	anatiter	560
ANA (IFT)	ana ift	anaift	560
ANA-Suchtest	ana suchtest	anasuchtest	560
Antinuclear antibodies	antinuclear antibodies	antinuklearantibodies	560
ANA (HEp-2)	ana hep 2	anahep2	560
dsDNS-Antikörper	dsdns antikoerper	dsdnsantikorper	561
Anti-dsDNA	anti dsdna	antidsdna	561
dsDNA-AK	dsdna ak	dsdnaak	561
dsDNA-Antikörper	dsdna antikoerper	dsdnaantikorper	561
Anti-dsDNS	anti dsdns	antidsdns	561
dsDNS-AK	dsdns ak	dsdnsak	561
Anti-dsDNA-AK	anti dsdna ak	antidsdnaak	561
Anti-dsDNA antibodies	anti dsdna antibodies	antidsdnaantibodies	561
dsDNA antibodies	dsdna antibodies	dsdnaantibodies	561
Anti-SS-A	anti ss a	antissa	562
SS-A-Antikörper	ss a antikoerper	ssaantikorper	562
SSA/Ro-Antikörper	ssa/ro antikoerper	ssa/roantikorper	562
SS-A/Ro	ss a/ro	ssa/ro	562
Anti-SSA (Ro)	anti ssa ro	antissaro	562
SS-A (Ro)-AK	ss a ro ak	ssaroak	562
SS-A antibodies	ss a antibodies	ssaantibodies	562
Anti-SS-B	anti ss b	antissb	563
SS-B-Antikörper	ss b antikoerper	ssbantikorper	563
SSB/La-Antikörper	ssb/la antikoerper	ssb/laantikorper	563
SS-B/La	ss b/la	ssb/la	563
Anti-SSB (La)	anti ssb la	antissbla	563
SS-B (La)-AK	ss b la ak	ssblaak	563
SS-B antibodies	ss b antibodies	ssbantibodies	563
Anti-Sm	anti sm	antism	564
Sm-Antikörper	sm antikoerper	smantikorper	564
Sm-AK	sm ak	smak	564
Sm antibodies	sm antibodies	smantibodies	564
Anti-U1-RNP	anti u1 rnp	antiu1mp	565
RNP-Antikörper	rnp antikoerper	mpantikorper	565
U1-RNP-AK	u1 rnp ak	u1mpak	565
Anti-RNP	anti rnp	antimp	565
RNP antibodies	rnp antibodies	mpantibodies	565
Anti-Scl-70	anti scl 70	antiskl70	566
Scl-70-Antikörper	scl 70 antikoerper	skl70antikorper	566
Scl-70-AK	scl 70 ak	skl70ak	566
Scl-70 antibodies	scl 70 antibodies	skl70antibodies	566
Anti-Jo-1	anti jo 1	antijo1	567
Jo-1-Antikörper	jo 1 antikoerper	jo1antikorper	567
Jo-1-AK	jo 1 ak	jo1ak	567
Jo-1 antibodies	jo 1 antibodies	jo1antibodies	567
Zentromer-Antikörper	zentromer antikoerper	zentromerantikorper	568
Centromer-Antikörper	centromer antikoerper	zentromerantikorper	568
Anti-Zentromer B	anti zentromer b	antizentromerb	568
Centromere antibodies	centromere antibodies	zentromereantibodies	568
cANCA	canca	kanka	569
pANCA	panca	panka	570
Anti-PR3	anti pr3	antipr3	571
PR3-Antikörper	pr3 antikoerper	pr3antikorper	571
PR3-ANCA	pr3 anca	pr3anka	571
Proteinase-3-Antikörper	proteinase 3 antikoerper	proteinase3antikorper	571
PR3-AK	pr3 ak	pr3ak	571
PR3 antibodies	pr3 antibodies	pr3antibodies	571
Proteinase 3 antibodies	proteinase 3 antibodies	proteinase3antibodies	571
Anti-MPO	anti mpo	antimpo	572
MPO-Antikörper	mpo antikoerper	mpoantikorper	572
MPO-ANCA	mpo anca	mpoanka	572
Myeloperoxidase-Antikörper	myeloperoxidase antikoerper	myeloperoxidaseantikorper	572
MPO-AK	mpo ak	mpoak	572
MPO antibodies	mpo antibodies	mpoantibodies	572
Myeloperoxidase antibodies	myeloperoxidase antibodies	myeloperoxidaseantibodies	572
AMA	ama	ama	573
Antimitochondriale Antikörper	antimitochondriale antikoerper	antimitochondrialeantikorper	573
AMA-Titer	ama titer	amatiter	573
Antimitochondrial antibodies	antimitochondrial antibodies	antimitochondrialantibodies	573
AMA-M2	ama m2	amam2	574
Anti-M2	anti m2	antim2	574
AMA M2-Antikörper	ama m2 antikoerper	amam2antikorper	574
ASMA	asma	asma	575
Antikörper gegen glatte Muskulatur	antikoerper gegen glatte muskulatur	antikorpergegenglattemuskulatur	575
SMA	sma	sma	575
Glatte-Muskulatur-Antikörper	glatte muskulatur antikoerper	glattemuskulaturantikorper	575
Smooth muscle antibodies	smooth muscle antibodies	smoothmuskleantibodies	575
LKM-1-Antikörper	lkm 1 antikoerper	lkm1antikorper	576
Anti-LKM-1	anti lkm 1	antilkm1	576
LKM-1-AK	lkm 1 ak	lkm1ak	576
LKM-1 antibodies	lkm 1 antibodies	lkm1antibodies	576
Transglutaminase-IgA-Antikörper	transglutaminase iga antikoerper	transglutaminaseigaantikorper	577
Anti-Transglutaminase IgA	anti transglutaminase iga	antitransglutaminaseiga	577
Gewebstransglutaminase-IgA	gewebstransglutaminase iga	gewebstransglutaminaseiga	577
tTG-IgA	ttg iga	ttgiga	577
Transglutaminase-Antikörper IgA	transglutaminase antikoerper iga	transglutaminaseantikorperiga	577
Transglutaminase-IgA	transglutaminase iga	transglutaminaseiga	577
Transglutaminase-AK IgA	transglutaminase ak iga	transglutaminaseakiga	577
Gewebetransglutaminase-IgA-Ak	gewebetransglutaminase iga ak	gewebetransglutaminaseigaak	577
Tissue transglutaminase IgA	tissue transglutaminase iga	tissutransglutaminaseiga	577
Transglutaminase-IgG-Antikörper	transglutaminase igg antikoerper	transglutaminaseiggantikorper	578
tTG-IgG	ttg igg	ttgigg	578
Transglutaminase-Antikörper IgG	transglutaminase antikoerper igg	transglutaminaseantikorperigg	578
Transglutaminase-IgG	transglutaminase igg	transglutaminaseigg	578
Tissue transglutaminase IgG	tissue transglutaminase igg	tissutransglutaminaseigg	578
Gliadin-IgA-Antikörper	gliadin iga antikoerper	gliadinigaantikorper	579
Gliadin-IgA	gliadin iga	gliadiniga	579
Gliadin-AK IgA	gliadin ak iga	gliadinakiga	579
Gliadin-Antikörper IgA	gliadin antikoerper iga	gliadinantikorperiga	579
Gliadin-IgG-Antikörper	gliadin igg antikoerper	gliadiniggantikorper	580
Gliadin-IgG	gliadin igg	gliadinigg	580
Gliadin-AK IgG	gliadin ak igg	gliadinakigg	580
Gliadin-Antikörper IgG	gliadin antikoerper igg	gliadinantikorperigg	580
Endomysium-IgA-Antikörper	endomysium iga antikoerper	endomysiumigaantikorper	581
Endomysium-IgA	endomysium iga	endomysiumiga	581
Endomysium-AK IgA	endomysium ak iga	endomysiumakiga	581
Endomysium-Antikörper IgA	endomysium antikoerper iga	endomysiumantikorperiga	581
Endomysial IgA	endomysial iga	endomysialiga	581
EMA IgA	ema iga	emaiga	581
Cardiolipin-IgG-Antikörper	cardiolipin igg antikoerper	kardiolipiniggantikorper	582
Cardiolipin-IgG	cardiolipin igg	kardiolipinigg	582
Cardiolipin-Antikörper IgG	cardiolipin antikoerper igg	kardiolipinantikorperigg	582
Cardiolipin-AK IgG	cardiolipin ak igg	kardiolipinakigg	582
Anti-Cardiolipin IgG	anti cardiolipin igg	antikardiolipinigg	582
ACA IgG	aca igg	akaigg	582
Cardiolipin-IgM-Antikörper	cardiolipin igm antikoerper	kardiolipinigmantikorper	583
Cardiolipin-IgM	cardiolipin igm	kardiolipinigm	583
Cardiolipin-Antikörper IgM	cardiolipin antikoerper igm	kardiolipinantikorperigm	583
Cardiolipin-AK IgM	cardiolipin ak igm	kardiolipinakigm	583
Anti-Cardiolipin IgM	anti cardiolipin igm	antikardiolipinigm	583
ACA IgM	aca igm	akaigm	583
Beta-2-Glykoprotein-IgG	beta 2 glykoprotein igg	beta2glykoproteinigg	584
ß2-Glykoprotein-IgG	ss2 glykoprotein igg	ss2glykoproteinigg	584
Beta-2-Glykoprotein I-IgG	beta 2 glykoprotein i igg	beta2glykoproteiniigg	584
β2-Glykoprotein-Antikörper IgG	beta2 glykoprotein antikoerper igg	b2glykoproteinantikorperigg	584
Beta-2-Glykoprotein-AK IgG	beta 2 glykoprotein ak igg	beta2glykoproteinakigg	584
Beta-2 glycoprotein IgG	beta 2 glycoprotein igg	beta2glykoproteinigg	584
Beta-2-Glykoprotein-IgM	beta 2 glykoprotein igm	beta2glykoproteinigm	585
ß2-Glykoprotein-IgM	ss2 glykoprotein igm	ss2glykoproteinigm	585
Beta-2-Glykoprotein I-IgM	beta 2 glykoprotein i igm	beta2glykoproteiniigm	585
β2-Glykoprotein-Antikörper IgM	beta2 glykoprotein antikoerper igm	b2glykoproteinantikorperigm	585
Beta-2-Glykoprotein-AK IgM	beta 2 glykoprotein ak igm	beta2glykoproteinakigm	585
Beta-2 glycoprotein IgM	beta 2 glycoprotein igm	beta2glykoproteinigm	585
GAD-Antikörper	gad antikoerper	gadantikorper	586
GAD65-Antikörper	gad65 antikoerper	gad65antikorper	586
GAD-AK	gad ak	gadak	586
Anti-GAD	anti gad	antigad	586
GAD65 antibodies	gad65 antibodies	gad65antibodies	586
GAD antibodies	gad antibodies	gadantibodies	586
Inselzell-Antikörper IA-2	inselzell antikoerper ia 2	inselzellantikorperia2	587
IA-2-Antikörper	ia 2 antikoerper	ia2antikorper	587
IA2-AK	ia2 ak	ia2ak	587
Anti-IA-2	anti ia 2	antiia2	587
IA-2 antibodies	ia 2 antibodies	ia2antibodies	587
Insulin-Antikörper	insulin antikoerper	insulinantikorper	588
Insulin-Autoantikörper	insulin autoantikoerper	insulinautoantikorper	588
IAA	iaa	iaa	588
Insulin antibodies	insulin antibodies	insulinantibodies	588
Acetylcholinrezeptor-Antikörper	acetylcholinrezeptor antikoerper	azetylcholinrezeptorantikorper	589
AChR-Antikörper	achr antikoerper	achrantikorper	589
ACHR-AK	achr ak	achrak	589
Acetylcholine receptor antibodies	acetylcholine receptor antibodies	azetylcholinerezeptorantibodies	589
Parietalzell-Antikörper	parietalzell antikoerper	parietalzellantikorper	590
PCA	pca	pka	590
Parietal cell antibodies	parietal cell antibodies	parietalzellantibodies	590
HLA-B27	hla b27	hlab27	591
Leukozyten-Esterase	leukozyten esterase	leukozytenesterase	592 593 594 595 596
Leukocyte esterase	leukocyte esterase	leukozyteesterase	592 593 594 595 596
Blut	blut	blut	600 601
Blut/Hb	blut/hb	blut/hb	600 601
Blood	blood	blood	600 601
Nitrit	nitrit	nitrit	602
Nitrite	nitrite	nitrite	602
NIT	nit	nit	602
Ketone	ketone	ketone	603 604 605
Ketonkörper	ketonkoerper	ketonkorper	603 604 605
Aceton	aceton	azeton	603 604 605
Keton	keton	keton	603 604 605
Ketones	ketones	ketones	603 604 605
Ketone bodies	ketone bodies	ketonebodies	603 604 605
KET	ket	ket	603 604 605
BIL	bil	bil	606 607 608
Urobilinogen	urobilinogen	urobilinogen	609 610 611
UBG	ubg	ubg	609 610 611
URO	uro	uro	609 610 611
pH	ph	ph	612 613 614 615 616 617
pH-Wert	ph wert	phwert	612 613 614 615 616 617
Spezifisches Gewicht	spezifisches gewicht	spezifischesgewicht	618 619
Dichte	dichte	dichte	618 619
spez. Gewicht	spez gewicht	spezgewicht	618 619
relative Dichte	relative dichte	relativedichte	618 619
Specific gravity	specific gravity	spezificgravity	618 619
SG	sg	sg	618 619
Bakterien	bakterien	bakterien	620 621
Bacteria	bacteria	bakteria	620 621
Plattenepithelien	plattenepithelien	plattenepithelien	622 623
Plattenepithel	plattenepithel	plattenepithel	622 623
Plattenepithelzellen	plattenepithelzellen	plattenepithelzellen	622 623
Squamous epithelial cells	squamous epithelial cells	squamousepithelialzells	622 623
Hyaline Zylinder	hyaline zylinder	hyalinezylinder	624 625
Hyaline casts	hyaline casts	hyalinekasts	624 625
Hefen	hefen	hefen	626 627
Hefezellen	hefezellen	hefezellen	626 627
Yeast	yeast	yeast	626 627
Schleim	schleim	schleim	628
Mucus	mucus	mukus	628
Calciumoxalatkristalle	calciumoxalatkristalle	kalziumoxalatkristalle	629
Calciumoxalat	calciumoxalat	kalziumoxalat	629
Ca-Oxalat-Kristalle	ca oxalat kristalle	kaoxalatkristalle	629
Calcium oxalate crystals	calcium oxalate crystals	kalziumoxalatekrystals	629
Tripelphosphatkristalle	tripelphosphatkristalle	tripelphosphatkristalle	630
Tripelphosphat	tripelphosphat	tripelphosphat	630
Triple phosphate crystals	triple phosphate crystals	triplephosphatekrystals	630
pCO2	pco2	pko2	632 633 634 635
Kohlendioxidpartialdruck	kohlendioxidpartialdruck	kohlendioxidpartialdruck	632 633 634 635
CO2-Partialdruck	co2 partialdruck	ko2partialdruck	632 633 634 635
Carbon dioxide partial pressure	carbon dioxide partial pressure	karbondioxidepartialpressure	632 633 634 635
pO2	po2	po2	636 637 638
Sauerstoffpartialdruck	sauerstoffpartialdruck	saurstoffpartialdruck	636 637 638
O2-Partialdruck	o2 partialdruck	o2partialdruck	636 637 638
Oxygen partial pressure	oxygen partial pressure	oxygenpartialpressure	636 637 638
Basenüberschuss	basenueberschuss	basenuberschuss	639 640 641 642
Base Excess	base excess	baseexzess	639 640 641 642
Basenabweichung	basenabweichung	basenabweichung	639 640 641 642
BE	be	be	639 640 641 642
Basenexzess	basenexzess	basenexzess	639 640 641 642
ABE	abe	abe	639 640 641 642
Sauerstoffsättigung	sauerstoffsaettigung	saurstoffsattigung	643 644 645
sO2	so2	so2	643 644 645
O2-Sättigung	o2 saettigung	o2sattigung	643 644 645
Oxygen saturation	oxygen saturation	oxygensaturation	643 644 645
Standardbicarbonat	standardbicarbonat	standardbikarbonat	646 647 648
Aktuelles Bicarbonat	aktuelles bicarbonat	aktullesbikarbonat	646 647 648
HCO3	hco3	hko3	646 647 648
Carboxyhämoglobin	carboxyhaemoglobin	karboxyhamoglobin	649 650 651
COHb	cohb	kohb	649 650 651
Carboxyhemoglobin	carboxyhemoglobin	karboxyhemoglobin	649 650 651
Methämoglobin	methaemoglobin	methamoglobin	652 653 654
MetHb	methb	methb	652 653 654
Methemoglobin	methemoglobin	methemoglobin	652 653 654
Arginin	arginin	arginin	655
Arginine	arginine	arginine	655
Arg	arg	arg	655
Asparagin	asparagin	asparagin	656
Asparagine	asparagine	asparagine	656
Asn	asn	asn	656
Citrullin	citrullin	zitrullin	657
Citrulline	citrulline	zitrulline	657
Cit	cit	zit	657
Glutamin	glutamin	glutamin	658
Glutamine	glutamine	glutamine	658
Gln	gln	gln	658
Isoleucin	isoleucin	isoleuzin	659
Isoleucine	isoleucine	isoleuzine	659
Ile	ile	ile	659
Leucin	leucin	leuzin	660
Leucine	leucine	leuzine	660
Lysin	lysin	lysin	661
Lysine	lysine	lysine	661
Lys	lys	lys	661
Ornithin	ornithin	omithin	662
Ornithine	ornithine	omithine	662
Orn	orn	om	662
Phenylalanin	phenylalanin	phenylalanin	663
Phenylalanine	phenylalanine	phenylalanine	663
Phe	phe	phe	663
HBs-Antigen	hbs antigen	hbsantigen	664
HBsAg	hbsag	hbsag	664
Hepatitis-B-Surface-Antigen	hepatitis b surface antigen	hepatitisbsurfazeantigen	664
Anti-HBs	anti hbs	antihbs	665 666
HBs-Antikörper	hbs antikoerper	hbsantikorper	665 666
Anti-HBs quantitativ	anti hbs quantitativ	antihbsquantitativ	665 666
Hepatitis B surface antibody	hepatitis b surface antibody	hepatitisbsurfazeantibody	665 666
HBsAb	hbsab	hbsab	665 666
Anti-HBc	anti hbc	antihbc	667
HBc-Antikörper	hbc antikoerper	hbkantikorper	667
Anti-HBc gesamt	anti hbc gesamt	antihbcgesamt	667
Hepatitis B core antibody	hepatitis b core antibody	hepatitisbkoreantibody	667
HBcAb	hbcab	hbkab	667
Anti-HBc-IgM	anti hbc igm	antihbzigm	668
HBc-IgM-Antikörper	hbc igm antikoerper	hbzigmantikorper	668
Hepatitis B core IgM antibody	hepatitis b core igm antibody	hepatitisbkoreigmantibody	668
HBe-Antigen	hbe antigen	hbeantigen	669
HBeAg	hbeag	hbeag	669
Hepatitis B e antigen	hepatitis b e antigen	hepatitisbeantigen	669
Anti-HBe	anti hbe	antihbe	670
HBe-Antikörper	hbe antikoerper	hbeantikorper	670
Hepatitis B e antibody	hepatitis b e antibody	hepatitisbeantibody	670
Anti-HCV	anti hcv	antihcv	671
HCV-Antikörper	hcv antikoerper	hcvantikorper	671
Hepatitis-C-Antikörper	hepatitis c antikoerper	hepatitiskantikorper	671
Hepatitis C antibody	hepatitis c antibody	hepatitiskantibody	671
HCV Ab	hcv ab	hcvab	671
Anti-HAV-IgM	anti hav igm	antihavigm	672
HAV-IgM-Antikörper	hav igm antikoerper	havigmantikorper	672
Hepatitis A IgM antibody	hepatitis a igm antibody	hepatitisaigmantibody	672
Anti-HAV	anti hav	antihav	673
HAV-Antikörper	hav antikoerper	havantikorper	673
Hepatitis A antibody	hepatitis a antibody	hepatitisaantibody	673
HIV-Suchtest	hiv suchtest	hivsuchtest	674
HIV 1/2 Ag/Ak	hiv 1/2 ag/ak	hiv1/2ag/ak	674
HIV-1/2-Antigen/Antikörper	hiv 1/2 antigen/antikoerper	hiv1/2antigen/antikorper	674
HIV Ag/Ak-Kombinationstest	hiv ag/ak kombinationstest	hivag/akkombinationstest	674
HIV antigen/antibody	hiv antigen/antibody	hivantigen/antibody	674
HIV Combo	hiv combo	hivkombo	674
Röteln-IgG	roeteln igg	rotelnigg	675 676
Rubella-IgG	rubella igg	rubellaigg	675 676
Röteln-IgG-Antikörper	roeteln igg antikoerper	rotelniggantikorper	675 676
Herzfrequenz	herzfrequenz	herzfrequnz	677
Puls	puls	puls	677
Pulsfrequenz	pulsfrequenz	pulsfrequnz	677
Heart rate	heart rate	heartrate	677
Pulse	pulse	pulse	677
HF	hf	hf	677
Systolischer Blutdruck	systolischer blutdruck	systolischerblutdruck	678
Blutdruck systolisch	blutdruck systolisch	blutdrucksystolisch	678
Systolic blood pressure	systolic blood pressure	systolicbloodpressure	678
RR syst.	rr syst	rrsyst	678
Diastolischer Blutdruck	diastolischer blutdruck	diastolischerblutdruck	679
Blutdruck diastolisch	blutdruck diastolisch	blutdruckdiastolisch	679
Diastolic blood pressure	diastolic blood pressure	diastolicbloodpressure	679
RR diast.	rr diast	rrdiast	679
Arterieller Mitteldruck	arterieller mitteldruck	arteriellermitteldruck	680
Mittlerer arterieller Druck	mittlerer arterieller druck	mittlererarteriellerdruck	680
Mean arterial pressure	mean arterial pressure	meanarterialpressure	680
MAP	map	map	680
MAD	mad	mad	680
Systolischer Blutdruck 24-h-Mittel	systolischer blutdruck 24 h mittel	systolischerblutdruck24hmittel	681
Körpergewicht	koerpergewicht	korpergewicht	682
Gewicht	gewicht	gewicht	682
Body weight	body weight	bodyweight	682
Weight	weight	weight	682
Körpergröße	koerpergroesse	korpergrosse	683
Größe	groesse	grosse	683
Body height	body height	bodyheight	683
Height	height	height	683
Körpertemperatur	koerpertemperatur	korpertemperatur	684
Temperatur	temperatur	temperatur	684
Body temperature	body temperature	bodytemperature	684
Temperature	temperature	temperature	684
"""#
}
