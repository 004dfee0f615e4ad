// Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
// swift-format-ignore-file
enum GeneratedAnalytes {
  static let rows = #"""
6690-2	Leukocytes [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL
804-5	Leukocytes [#/volume] in Blood by Manual count	NCnc	Bld	blood	manual	Qn	manual	10*9/L /uL
789-8	Erythrocytes [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*12/L /uL 10*6/uL
718-7	Hemoglobin [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	g/dL g/L
59260-0	Hemoglobin [Moles/volume] in Blood	SCnc	Bld	blood		Qn	any	mmol/L
4544-3	Hematocrit [Volume Fraction] of Blood by Automated count	VFr	Bld	blood		Qn	automated	% L/L
787-2	Erythrocyte mean corpuscular volume [Entitic volume] by Automated count	EntVol	RBC	blood		Qn	automated	fL
785-6	Erythrocyte mean corpuscular hemoglobin [Entitic mass] by Automated count	EntMass	RBC	blood		Qn	automated	pg
786-4	Erythrocyte mean corpuscular hemoglobin concentration [Mass/volume] by Automated count	MCnc	RBC	blood		Qn	automated	g/dL g/L
59467-1	MCHC [Moles/volume] by Automated count	SCnc	RBC	blood		Qn	automated	mmol/L
788-0	Erythrocyte distribution width [Ratio] by Automated count	Ratio	RBC	blood		Qn	automated	%
21000-5	Erythrocyte distribution width [Entitic volume] by Automated count	EntVol	RBC	blood		Qn	automated	fL
777-3	Platelets [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL
778-1	Platelets [#/volume] in Blood by Manual count	NCnc	Bld	blood	manual	Qn	manual	10*9/L /uL
32623-1	Platelet mean volume [Entitic volume] in Blood by Automated count	EntVol	Bld	blood		Qn	automated	fL
32207-3	Platelet distribution width [Entitic volume] in Blood by Automated count	EntVol	Bld	blood		Qn	automated	fL
71693-6	Platelets.reticulated NFr Bld Auto	NFr	Bld	blood		Qn	automated	%
58413-6	Nucleated erythrocytes/100 leukocytes [Ratio] in Blood by Automated count	Ratio	Bld	blood		Qn	automated	% /100{WBC}
771-6	Nucleated erythrocytes [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL
17849-1	Reticulocytes/100 erythrocytes in Blood by Automated count	NFr	Bld	blood		Qn	automated	% [ppth]
60474-4	Reticulocytes [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL 10*12/L
71694-4	Hemoglobin [Entitic mass] in Reticulocytes by Automated count	EntMass	RBC	blood		Qn	automated	pg
73895-5	Hemoglobin [Entitic substance] in Reticulocytes by Automated count	EntSub	RBC	blood		Qn	automated	fmol
33516-6	Imm Retics NFr	NFr	Bld	blood		Qn	any	%
751-8	Neutrophils [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL 10*3/uL
770-8	Neutrophils/100 leukocytes in Blood by Automated count	NFr	Bld	blood		Qn	automated	%
753-4	Neutrophils [#/volume] in Blood by Manual count	NCnc	Bld	blood	manual	Qn	manual	10*9/L /uL 10*3/uL
23761-0	Neutrophils/100 leukocytes in Blood by Manual count	NFr	Bld	blood	manual	Qn	manual	%
731-0	Lymphocytes [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL
736-9	Lymphocytes/100 leukocytes in Blood by Automated count	NFr	Bld	blood		Qn	automated	%
732-8	Lymphocytes [#/volume] in Blood by Manual count	NCnc	Bld	blood	manual	Qn	manual	10*9/L /uL
737-7	Lymphocytes/100 leukocytes in Blood by Manual count	NFr	Bld	blood	manual	Qn	manual	%
742-7	Monocytes [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL
5905-5	Monocytes/100 leukocytes in Blood by Automated count	NFr	Bld	blood		Qn	automated	%
743-5	Monocytes [#/volume] in Blood by Manual count	NCnc	Bld	blood	manual	Qn	manual	10*9/L /uL 10*3/uL
744-3	Monocytes/100 leukocytes in Blood by Manual count	NFr	Bld	blood	manual	Qn	manual	%
711-2	Eosinophils [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL
713-8	Eosinophils/100 leukocytes in Blood by Automated count	NFr	Bld	blood		Qn	automated	%
712-0	Eosinophils [#/volume] in Blood by Manual count	NCnc	Bld	blood	manual	Qn	manual	10*9/L /uL
714-6	Eosinophils/100 leukocytes in Blood by Manual count	NFr	Bld	blood	manual	Qn	manual	%
704-7	Basophils [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL
706-2	Basophils/100 leukocytes in Blood by Automated count	NFr	Bld	blood		Qn	automated	%
705-4	Basophils # Bld Manual	NCnc	Bld	blood	manual	Qn	manual	10*9/L /uL 10*3/uL
707-0	Basophils/100 leukocytes in Blood by Manual count	NFr	Bld	blood	manual	Qn	manual	%
53115-2	Immature granulocytes [#/volume] in Blood by Automated count	NCnc	Bld	blood		Qn	automated	10*9/L /uL 10*3/uL
71695-1	Imm Granulocytes/leuk NFr Bld Auto	NFr	Bld	blood		Qn	automated	%
764-1	Neutrophils.band form/100 leukocytes in Blood by Manual count	NFr	Bld	blood		Qn	any	%
763-3	Neutrophils.band form [#/volume] in Blood by Manual count	NCnc	Bld	blood		Qn	any	10*9/L /uL
769-0	Neutrophils.segmented/100 leukocytes in Blood by Manual count	NFr	Bld	blood		Qn	any	%
768-2	Segmented neutrophils [#/volume] in Blood by Manual count	NCnc	Bld	blood		Qn	any	10*9/L /uL
30394-1	Granulocytes [#/volume] in Blood	NCnc	Bld	blood		Qn	any	10*9/L /uL
740-1	Metamyelocytes/100 leukocytes in Blood by Manual count	NFr	Bld	blood		Qn	any	%
739-3	Metamyelocytes [#/volume] in Blood by Manual count	NCnc	Bld	blood		Qn	any	10*9/L /uL
749-2	Myelocytes/100 leukocytes in Blood by Manual count	NFr	Bld	blood		Qn	any	%
748-4	Myelocytes [#/volume] in Blood by Manual count	NCnc	Bld	blood		Qn	any	10*9/L /uL
783-1	Promyelocytes/100 leukocytes in Blood by Manual count	NFr	Bld	blood		Qn	any	%
781-5	Promyelocytes [#/volume] in Blood by Manual count	NCnc	Bld	blood		Qn	any	10*9/L /uL
709-6	Blasts/100 leukocytes in Blood by Manual count	NFr	Bld	blood		Qn	any	%
708-8	Blasts [#/volume] in Blood by Manual count	NCnc	Bld	blood		Qn	any	10*9/L /uL
13047-6	Plasma cells/100 leukocytes in Blood	NFr	Bld	blood		Qn	any	%
24103-4	Plasma cells [#/volume] in Blood by Manual count	NCnc	Bld	blood		Qn	any	10*9/L /uL
735-1	Lymphocytes Variant/100 leukocytes in Blood by Manual count	NFr	Bld	blood		Qn	any	%
17788-1	Large unstained cells/100 leukocytes in Blood by Automated count	NFr	Bld	blood		Qn	automated	%
702-1	Anisocytosis [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
779-9	Poikilocytosis [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
10378-8	Polychromasia [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
728-6	Hypochromia [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
741-9	Microcytes [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
738-5	Macrocytes [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
800-3	Schistocytes [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
10381-2	Target cells [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
802-9	Spherocytes [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
774-0	Ovalocytes [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
11274-8	Elliptocytes [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
10380-4	Stomatocytes [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
7789-1	Acanthocytes [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
7793-3	Howell-Jolly bodies [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
703-9	Basophilic stippling [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
803-7	Toxic granules [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
7798-2	Smudge cells [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
5908-9	Platelets Giant [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
7797-4	Rouleaux [Presence] in Blood by Light microscopy	PrThr	Bld	blood		Ord	any	-
883-9	ABO group [Type] in Blood	Type	Bld	blood		Nom	any	-
882-1	ABO and Rh group [Type] in Blood	Type	Bld	blood		Nom	any	-
10331-7	Rh [Type] in Blood	Type	Bld	blood		Nom	any	-
890-4	Blood group antibody screen [Presence] in Serum or Plasma	PrThr	Ser/Plas	blood		Ord	any	-
1007-4	Direct antiglobulin test.poly specific reagent [Presence] on Red Blood Cells	PrThr	RBC	blood		Ord	any	-
30341-2	Erythrocyte sedimentation rate	Vel	Bld	blood		Qn	any	mm/h mm
8122-4	CD3 cells [#/volume] in Blood	NCnc	Bld	blood		Qn	any	/uL 10*9/L
8124-0	CD3 cells/100 cells in Blood	NFr	Bld	blood		Qn	any	%
24467-3	CD3+CD4+ (T4 helper) cells [#/volume] in Blood	NCnc	Bld	blood		Qn	any	/uL 10*9/L
8123-2	CD3+CD4+ (T4 helper) cells/100 cells in Blood	NFr	Bld	blood		Qn	any	%
14135-8	CD3+CD8+ (T8 suppressor cells) cells [#/volume] in Blood	NCnc	Bld	blood		Qn	any	/uL 10*9/L
8101-8	CD3+CD8+ (T8 suppressor cells) cells/100 cells in Blood	NFr	Bld	blood		Qn	any	%
54218-3	CD3+CD4+ (T4 helper) cells/CD3+CD8+ (T8 suppressor cells) cells [# Ratio] in Blood	Ratio	Bld	blood		Qn	any	- {ratio}
8116-6	CD19 cells [#/volume] in Blood	NCnc	Bld	blood		Qn	any	/uL 10*9/L
8117-4	CD19 cells/100 cells in Blood	NFr	Bld	blood		Qn	any	%
20402-4	CD16+CD56+ cells [#/volume] in Blood	NCnc	Bld	blood		Qn	any	/uL 10*9/L
18267-5	CD16+CD56+ cells/100 cells in Blood	NFr	Bld	blood		Qn	any	%
2951-2	Sodium [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L meq/L
2947-0	Sodium [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L meq/L
2955-3	Sodium [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	mmol/L meq/L
2956-1	Sodium [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h) meq/(24.h)
21525-1	Sodium [Moles/volume] in 24 hour Urine	SCnc	Urine	urine-24h		Qn	any	mmol/L
2823-3	Potassium [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L meq/L
6298-4	Potassium [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L meq/L
2828-2	Potassium [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	mmol/L meq/L
2829-0	Potassium [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h) meq/(24.h)
21476-7	Potassium [Moles/volume] in 24 hour Urine	SCnc	Urine	urine-24h		Qn	any	mmol/L
2075-0	Chloride [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L meq/L
2069-3	Chloride [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L meq/L
2078-4	Chloride [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	mmol/L meq/L
2079-2	Chloride [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h) meq/(24.h)
21194-6	Chloride [Moles/volume] in 24 hour Urine	SCnc	Urine	urine-24h		Qn	any	mmol/L
2000-8	Calcium [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
17861-6	Calcium [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
2004-0	Calcium [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	mmol/L
17862-4	Calcium [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL
14637-3	Calcium [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h)
6874-2	Calcium [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h)
25362-5	Calcium [Moles/volume] in 24 hour Urine	SCnc	Urine	urine-24h		Qn	any	mmol/L
18488-7	Calcium [Mass/volume] in 24 hour Urine	MCnc	Urine	urine-24h		Qn	any	mg/L mg/dL
1995-0	Calcium.ionized [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
17863-2	Calcium.ionized [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
1994-3	Calcium.ionized [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L
38230-9	Calcium.ionized [Mass/volume] in Blood	MCnc	Bld	blood	whole	Qn	any	mg/dL
29265-6	Calcium [Moles/volume] corrected for albumin in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
46099-8	Calcium [Mass/volume] corrected for albumin in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
2601-3	Magnesium [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
19123-9	Magnesium [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
2598-1	Magnesium [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	mmol/L
19124-7	Magnesium [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL
24447-5	Magnesium [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h)
25954-9	Magnesium [Moles/volume] in 24 hour Urine	SCnc	Urine	urine-24h		Qn	any	mmol/L
14879-1	Phosphate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
2777-1	Phosphate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
13539-2	Phosphate [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	mmol/L
2778-9	Phosphate [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL
14881-7	Phosphate [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h)
2779-7	Phosphate [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h)
25973-9	Phosphate [Moles/volume] in 24 hour Urine	SCnc	Urine	urine-24h		Qn	any	mmol/L
1963-8	Bicarbonate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L meq/L
2028-9	Carbon dioxide, total [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L meq/L
20565-8	Carbon dioxide, total [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L
33037-3	Anion gap in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L meq/L
41276-7	Anion gap in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L
2692-2	Osmolality of Serum or Plasma	Osmol	Ser/Plas	blood		Qn	any	mosm/kg
2695-5	Osmolality of Urine	Osmol	Urine	urine		Qn	any	mosm/kg
18182-6	Osmolality of Serum or Plasma by calculation	Osmol	Ser/Plas	blood		Qn	any	mosm/kg
2597-3	Magnesium [Moles/volume] in Red Blood Cells	SCnc	RBC	blood		Qn	any	mmol/L
14955-9	Zinc [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
5763-8	Zinc [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL ug/L mg/L
14665-4	Copper [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
5631-7	Copper [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL ug/L mg/L
5632-5	Copper [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	ug/L ug/dL
5633-3	Copper [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/(24.h)
25521-6	Selenium [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
5724-0	Selenium [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/L ng/mL
14334-7	Lithium [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
14807-2	Lead [Moles/volume] in Blood	SCnc	Bld	blood		Qn	any	umol/L
5671-3	Lead [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ug/dL ug/L
25170-2	Mercury [Moles/volume] in Blood	SCnc	Bld	blood		Qn	any	nmol/L
5685-3	Mercury [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ug/L
5689-5	Mercury [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	ug/L
15114-2	Arsenic [Moles/volume] in Blood	SCnc	Bld	blood		Qn	any	nmol/L
5583-0	Arsenic [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ug/dL ug/L
5609-3	Cadmium [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ug/L
5622-6	Chromium [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/L
5627-5	Cobalt [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/L
5702-6	Nickel SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	ug/L
14682-9	Creatinine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
2160-0	Creatinine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
59826-8	Creatinine [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	umol/L
38483-4	Creatinine [Mass/volume] in Blood	MCnc	Bld	blood	whole	Qn	any	mg/dL
14683-7	Creatinine [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	mmol/L umol/L
2161-8	Creatinine [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL g/L
14684-5	Creatinine [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h)
2162-6	Creatinine [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	g/(24.h) mg/(24.h)
20624-3	Creatinine [Mass/volume] in 24 hour Urine	MCnc	Urine	urine-24h		Qn	any	mg/dL g/L
25886-3	Creatinine [Moles/volume] in 24 hour Urine	SCnc	Urine	urine-24h		Qn	any	mmol/L umol/L
22664-7	Urea SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	mmol/L
3091-6	Urea SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	mg/dL
3094-0	Urea nitrogen [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
14937-7	Urea nitrogen [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
14933-6	Urate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
3084-1	Urate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
14934-4	Urate [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	umol/L mmol/L
3086-6	Urate [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL
14935-1	Urate [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h)
3087-4	Urate [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	g/(24.h) mg/(24.h)
33863-2	Cystatin C [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L
98979-8	Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)/1.73 sq M	VRatA	Ser/Plas/Bld	blood		Qn	any	mL/min/{1.73_m2}
62238-1	Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI)/1.73 sq M	VRatA	Ser/Plas/Bld	blood		Qn	any	mL/min/{1.73_m2}
77147-7	Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (MDRD)	VRatA	Ser/Plas/Bld	blood		Qn	any	mL/min/{1.73_m2}
50210-4	Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Cystatin C-based formula/1.73 sq M	VRatA	Ser/Plas/Bld	blood		Qn	any	mL/min/{1.73_m2}
50384-7	GFR/BSA.pred SerPlBld Schwartz-ArVRat	VRatA	Ser/Plas/Bld	blood		Qn	any	mL/min/{1.73_m2}
69405-9	Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by based on 1.73 sq M	VRatA	Ser/Plas/Bld	blood		Qn	any	mL/min/{1.73_m2}
2164-2	Creatinine renal clearance in 24 hour	VRat	Urine+Ser/Plas	patient		Qn	any	mL/min
12195-4	Creatinine renal clearance/1.73 sq M in 24 hour	VRatA	Urine+Ser/Plas	patient		Qn	any	mL/min/{1.73_m2}
35591-7	Creatinine renal clearance predicted by Cockcroft-Gault formula	VRat	Urine+Ser/Plas	patient		Qn	any	mL/min
1952-1	Beta-2-Microglobulin [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	mg/L
14626-6	Beta-2-Microglobulin [Moles/volume] in Serum	SCnc	Ser	blood		Qn	any	nmol/L
1920-8	Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
1742-6	Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
2324-2	Gamma glutamyl transferase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
6768-6	Alkaline phosphatase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
1777-2	Alkaline phosphatase.bone [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L
17838-4	Alkaline phosphatase.bone [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/L
14631-6	Bilirubin.total [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
1975-2	Bilirubin.total [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
14629-0	Bilirubin.direct [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
1968-7	Bilirubin.direct [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
14630-8	Bilirubin.indirect [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
1971-1	Bilirubin.indirect [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
2098-2	Cholinesterase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L kU/L ukat/L U/mL
2532-0	Lactate dehydrogenase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
3040-3	Lipase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
1798-8	Amylase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
1799-6	Amylase [Enzymatic activity/volume] in Urine	CCnc	Urine	urine		Qn	any	U/L
1805-1	Amylase.pancreatic [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
2157-6	Creatine kinase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
32673-6	Creatine kinase.MB [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L ukat/L nkat/L
13969-1	Creatine kinase.MB [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/L ng/mL
49136-5	Creatine kinase.MB/Creatine kinase.total [Ratio] in Serum or Plasma	Ratio	Ser/Plas	blood		Qn	any	%
1761-6	Aldolase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L mU/mL
16362-6	Ammonia [Moles/volume] in Plasma	SCnc	Plas	blood		Qn	any	umol/L
22763-7	Ammonia [Mass/volume] in Plasma	MCnc	Plas	blood		Qn	any	ug/dL
14628-2	Bile acid [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
1715-2	Acid phosphatase [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L
2742-5	Angiotensin converting enzyme [Enzymatic activity/volume] in Serum or Plasma	CCnc	Ser/Plas	blood		Qn	any	U/L
2524-7	Lactate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
14118-4	Lactate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
32693-4	Lactate [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L
2518-9	Lactate [Moles/volume] in Arterial blood	SCnc	BldA	arterial-blood		Qn	any	mmol/L
14121-8	Pyruvate [Moles/volume] in Blood	SCnc	Bld	blood		Qn	any	mmol/L
4542-7	Haptoglobin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
2064-4	Ceruloplasmin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
1825-9	Alpha 1 antitrypsin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
14647-2	Cholesterol [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
2093-3	Cholesterol [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
14646-4	Cholesterol in HDL [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
2085-9	Cholesterol in HDL [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
22748-8	Cholesterol in LDL [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
2089-1	Cholesterol in LDL [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
39469-2	Cholesterol in LDL [Moles/volume] in Serum or Plasma by calculation	SCnc	Ser/Plas	blood		Qn	any	mmol/L
13457-7	Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation	MCnc	Ser/Plas	blood		Qn	any	mg/dL
69419-0	Cholesterol in LDL [Moles/volume] in Serum or Plasma by Direct assay	SCnc	Ser/Plas	blood		Qn	any	mmol/L
18262-6	Cholesterol in LDL [Mass/volume] in Serum or Plasma by Direct assay	MCnc	Ser/Plas	blood		Qn	any	mg/dL
70204-3	Cholesterol non HDL [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
43396-1	Cholesterol non HDL [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
25371-6	Cholesterol in VLDL [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
2091-7	VLDLc SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	mg/dL
14927-8	Triglyceride [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
2571-8	Triglyceride [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
43583-4	Lipoprotein a [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
10835-7	Lipoprotein a [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL g/L mg/L
1869-7	Apolipoprotein A-I [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
1884-6	Apolipoprotein B [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
1874-7	Apo B/Apo A-I SerPl	MRto	Ser/Plas	blood		Qn	any	- {ratio}
11054-4	Cholesterol in LDL/Cholesterol in HDL [Mass Ratio] in Serum or Plasma	MRto	Ser/Plas	blood		Qn	any	- {ratio}
9830-1	Cholesterol.total/Cholesterol in HDL [Mass Ratio] in Serum or Plasma	MRto	Ser/Plas	blood		Qn	any	- {ratio}
15066-4	Fatty acids.nonesterified [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L umol/L
-	Remnant cholesterol		Ser/Plas	blood		Qn	any	mg/dL mmol/L
14749-6	Glucose [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
2345-7	Glucose [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
2339-0	Glucose [Mass/volume] in Blood	MCnc	Bld	blood	whole	Qn	any	mg/dL
15074-8	Glucose [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L
2350-7	Glucose [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL
15076-3	Glucose [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	mmol/L
2351-5	Glucose [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	g/(24.h)
15077-1	Glucose [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h)
2349-9	Glucose [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
25428-4	Glucose [Presence] in Urine by Test strip	PrThr	Urine	urine	strip	Ord	any	-
22705-8	Glucose [Moles/volume] in Urine by Test strip	SCnc	Urine	urine	strip	Qn	any	mmol/L
5792-7	Glucose [Mass/volume] in Urine by Test strip	MCnc	Urine	urine	strip	Qn	any	mg/dL
14744-7	Glucose [Moles/volume] in Cerebral spinal fluid	SCnc	CSF	csf		Qn	any	mmol/L
2342-4	Glucose [Mass/volume] in Cerebral spinal fluid	MCnc	CSF	csf		Qn	any	mg/dL
14771-0	Fasting glucose [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
1558-6	Fasting glucose [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
51597-3	Glucose [Moles/volume] in Serum or Plasma --1 hour post 75 g glucose PO	SCnc	Ser/Plas	blood		Qn	any	mmol/L
14995-5	Glucose [Moles/volume] in Serum or Plasma --2 hours post 75 g glucose PO	SCnc	Ser/Plas	blood		Qn	any	mmol/L
1518-0	Glucose [Mass/volume] in Serum or Plasma --2 hours post 75 g glucose PO	MCnc	Ser/Plas	blood		Qn	any	mg/dL
4548-4	Hemoglobin A1c/Hemoglobin.total in Blood	MFr	Bld	blood		Qn	any	%
59261-8	Hemoglobin A1c/Hemoglobin.total standardized per IFCC-RMP for CDT in Blood	SFr	Bld	blood		Qn	any	mmol/mol
53553-4	Glucose mean value [Moles/volume] in Blood Estimated from glycated hemoglobin	SCnc	Bld	blood		Qn	any	mmol/L
27353-2	Glucose mean value [Mass/volume] in Blood Estimated from glycated hemoglobin	MCnc	Bld	blood		Qn	any	mg/dL
15069-8	Fructosamine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20448-7	Insulin [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	u[IU]/mL
14796-7	Insulin [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
14633-2	C peptide [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L nmol/L
1986-9	C peptide [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
-	HOMA insulin resistance index		Ser/Plas	blood		Qn	any	- {index}
6873-4	Beta hydroxybutyrate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
29512-1	Beta hydroxybutyrate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL
21365-2	Leptin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
14798-3	Iron [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
2498-4	Iron [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL
2276-4	Ferritin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
14723-1	Ferritin [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
3034-6	Transferrin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
22674-6	Transferrin [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
2502-3	Iron saturation [Mass Fraction] in Serum or Plasma	MFr	Ser/Plas	blood		Qn	any	%
14800-7	Iron binding capacity [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
2500-7	Iron binding capacity [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL
22753-8	Iron binding capacity.unsaturated [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
2501-5	Iron binding capacity.unsaturated [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL
30248-9	Transferrin receptor.soluble [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L
14685-2	Cobalamin (Vitamin B12) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
2132-9	Cobalamin (Vitamin B12) [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
14732-2	Folate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2284-8	Folate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
14731-4	Folate [Moles/volume] in Red Blood Cells	SCnc	RBC	blood		Qn	any	nmol/L
2283-0	Folate [Mass/volume] in Red Blood Cells	MCnc	RBC	blood		Qn	any	ng/mL
13965-9	Homocysteine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
13964-2	Methylmalonate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L nmol/L
62292-8	25-Hydroxyvitamin D3+25-Hydroxyvitamin D2 [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
1989-3	25-hydroxyvitamin D3 [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
14635-7	Calcidiol [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
49054-0	25-hydroxyvitamin D2 [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
46269-7	25-Hydroxycalciferol [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
1649-3	Calcitriol [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL
14566-4	Calcitriol [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
14905-4	Retinol [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
2923-1	Retinol [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L ug/mL ug/L
2998-3	Thiamine [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ug/L ug/dL
32554-8	Thiamine [Moles/volume] in Blood	SCnc	Bld	blood		Qn	any	nmol/L
39786-9	Pyridoxine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2900-9	Pyridoxine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
14622-5	Ascorbate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
1903-4	Ascorbate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL mg/L
14590-4	A-Tocopherol Vit E SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	umol/L
1823-4	Alpha tocopherol [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L
9622-2	Phytonadione [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
1980-2	Biotin SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	ng/L ng/mL
27923-2	Ubiquinone 10 [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
3016-3	Thyrotropin [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	m[IU]/L u[IU]/mL
14928-6	Triiodothyronine (T3) Free [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
3051-0	Triiodothyronine (T3) Free [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL
14920-3	Thyroxine (T4) free [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
3024-7	Thyroxine (T4) free [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/dL ng/L pg/mL
14930-2	Triiodothyronine (T3) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
3053-6	Triiodothyronine (T3) [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/dL ng/mL ug/L
14921-1	Thyroxine (T4) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
3026-2	Thyroxine (T4) [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL ug/L
14929-4	Triiodothyronine (T3).reverse [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
3052-8	Triiodothyronine (T3).reverse [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/dL
8099-4	Thyroperoxidase Ab [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	[IU]/mL
8098-6	Thyroglobulin Ab [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	[IU]/mL
5385-0	Thyrotropin receptor Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	[IU]/L
3013-0	Thyroglobulin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
1992-7	Calcitonin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
14866-8	Parathyrin.intact [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
2731-8	Parathyrin.intact [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL
3021-3	Thyroxine binding globulin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L ug/mL
5894-1	Prothrombin time (PT) actual/Normal	Ratio	PPP	blood		Qn	any	%
5902-2	Prothrombin time (PT) in Platelet poor plasma by Coagulation assay	Time	PPP	blood		Qn	any	s
6301-6	INR in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	- {INR}
14979-9	Activated partial thromboplastin time (aPTT) in Platelet poor plasma by Coagulation assay	Time	PPP	blood		Qn	any	s
3243-3	Thrombin time in Platelet poor plasma by Coagulation assay	Time	PPP	blood		Qn	any	s
6683-7	Reptilase time	Time	PPP	blood		Qn	any	s
3255-7	Fibrinogen [Mass/volume] in Platelet poor plasma by Coagulation assay	MCnc	PPP	blood		Qn	any	g/L mg/dL
27811-9	Antithrombin actual/normal in Platelet poor plasma by Chromogenic method	Ratio	PPP	blood		Qn	any	%
48065-7	Fibrin D-dimer FEU [Mass/volume] in Platelet poor plasma	MCnc	PPP	blood		Qn	any	ng/mL{FEU} mg/L{FEU}
48066-5	Fibrin D-dimer DDU [Mass/volume] in Platelet poor plasma	MCnc	PPP	blood		Qn	any	ug/L{DDU}
27819-2	Protein C actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
27822-6	Protein S actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
27821-8	Protein S Free Ag actual/normal in Platelet poor plasma by Immunologic method	Ratio	PPP	blood		Qn	any	%
13590-5	Activated protein C resistance [Time Ratio] in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	- {ratio}
3289-6	Prothrombin activity actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
3193-0	Coagulation factor V activity actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
3198-9	Coagulation factor VII activity actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
3209-4	Coagulation factor VIII activity actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
3187-2	Coagulation factor IX activity actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
3218-5	Coagulation factor X activity actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
3226-8	Coagulation factor XI activity actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
3232-6	Coagulation factor XII activity actual/normal in Platelet poor plasma by Coagulation assay	Ratio	PPP	blood		Qn	any	%
27816-8	von Willebrand factor (vWf) Ag actual/normal in Platelet poor plasma by Immunologic method	Ratio	PPP	blood		Qn	any	%
6014-5	von Willebrand factor (vWf) ristocetin cofactor actual/normal in Platelet poor plasma by Aggregation	Ratio	PPP	blood		Qn	any	%
6303-2	Dilute Russell viper venom time (dRVVT) in Platelet poor plasma by Coagulation assay	Time	PPP	blood		Qn	any	s
28660-9	Plasminogen actual/normal in Platelet poor plasma by Chromogenic method	Ratio	PPP	blood		Qn	any	%
34701-3	Platelet Ab.heparin induced [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
1988-5	C reactive protein [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L mg/dL
30522-7	C reactive protein [Mass/volume] in Serum or Plasma by High sensitivity method	MCnc	Ser/Plas	blood		Qn	any	mg/L mg/dL
33959-8	Procalcitonin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
26881-3	Interleukin 6 [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
33211-4	Il8 SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	pg/mL
3074-2	A-Tumor Necrosis Fact SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
2885-2	Protein [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
2888-6	Protein [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL mg/L g/L
2889-4	Protein [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h) g/(24.h)
21482-5	Protein [Mass/volume] in 24 hour Urine	MCnc	Urine	urine-24h		Qn	any	mg/dL mg/L g/L
2887-8	Protein [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
20454-5	Protein [Presence] in Urine by Test strip	PrThr	Urine	urine	strip	Ord	any	-
5804-0	Protein [Mass/volume] in Urine by Test strip	MCnc	Urine	urine	strip	Qn	any	mg/dL
2880-3	Protein [Mass/volume] in Cerebral spinal fluid	MCnc	CSF	csf		Qn	any	mg/dL mg/L g/L
1751-7	Albumin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
2862-1	Albumin [Mass/volume] in Serum or Plasma by Electrophoresis	MCnc	Ser/Plas	blood	electrophoresis	Qn	any	g/L g/dL
13980-8	Albumin/Protein.total in Serum or Plasma by Electrophoresis	MFr	Ser/Plas	blood		Qn	any	%
14957-5	Microalbumin [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/L mg/dL
14956-7	Microalbumin [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h)
30003-8	Microalbumin [Mass/volume] in 24 hour Urine	MCnc	Urine	urine-24h		Qn	any	mg/L mg/dL
1746-7	Albumin [Mass/volume] in Cerebral spinal fluid	MCnc	CSF	csf		Qn	any	mg/L mg/dL
13978-2	Alpha 1 globulin/Protein.total in Serum or Plasma by Electrophoresis	MFr	Ser/Plas	blood		Qn	any	%
2865-4	Alpha 1 globulin [Mass/volume] in Serum or Plasma by Electrophoresis	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
13981-6	Alpha 2 globulin/Protein.total in Serum or Plasma by Electrophoresis	MFr	Ser/Plas	blood		Qn	any	%
2868-8	Alpha 2 globulin [Mass/volume] in Serum or Plasma by Electrophoresis	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
13982-4	Beta globulin/Protein.total in Serum or Plasma by Electrophoresis	MFr	Ser/Plas	blood		Qn	any	%
2871-2	Beta globulin [Mass/volume] in Serum or Plasma by Electrophoresis	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
32732-0	Beta 1 globulin/Protein.total in Serum or Plasma by Electrophoresis	MFr	Ser/Plas	blood		Qn	any	%
32730-4	Beta 1 globulin [Mass/volume] in Serum or Plasma by Electrophoresis	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
32733-8	Beta 2 globulin/Protein.total in Serum or Plasma by Electrophoresis	MFr	Ser/Plas	blood		Qn	any	%
32731-2	Beta 2 globulin [Mass/volume] in Serum or Plasma by Electrophoresis	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
13983-2	Gamma globulin/Protein.total in Serum or Plasma by Electrophoresis	MFr	Ser/Plas	blood		Qn	any	%
2874-6	Gamma globulin [Mass/volume] in Serum or Plasma by Electrophoresis	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
33647-9	Protein.monoclonal/Protein.total in Serum or Plasma by Electrophoresis	MFr	Ser/Plas	blood		Qn	any	%
33358-3	Protein.monoclonal [Mass/volume] in Serum or Plasma by Electrophoresis	MCnc	Ser/Plas	blood		Qn	any	g/L g/dL
2336-6	Globulin [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	g/L g/dL
1759-0	Albumin/Globulin [Mass ratio] in Serum or Plasma	MRto	Ser/Plas	blood		Qn	any	- {ratio}
14338-8	Prealbumin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
2465-3	IgG [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
2464-6	IgG [Mass/volume] in Cerebral spinal fluid	MCnc	CSF	csf		Qn	any	mg/L mg/dL
2458-8	IgA [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
2472-9	IgM [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
19113-0	IgE [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	[IU]/mL k[IU]/L
2460-4	IgD [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	g/L mg/dL mg/L
2466-1	IgG subclass 1 [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	g/L mg/dL mg/L
2467-9	IgG subclass 2 [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	g/L mg/dL mg/L
2468-7	IgG subclass 3 [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	g/L mg/dL mg/L
2469-5	IgG subclass 4 [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	g/L mg/dL mg/L
36916-5	Immunoglobulin light chains.kappa.free [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	mg/L mg/dL
33944-0	Immunoglobulin light chains.lambda.free [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L mg/dL
48378-4	Kappa light chains.free/Lambda light chains.free [Mass Ratio] in Serum	MRto	Ser	blood		Qn	any	- {ratio}
11050-2	Immunoglobulin light chains.kappa [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	g/L mg/dL
11051-0	Immunoglobulin light chains.lambda [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	g/L mg/dL
4485-9	Complement C3 [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
4498-2	Complement C4 [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
4532-8	Complement total hemolytic CH50 [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	[arb'U]/mL U/mL
4477-6	Complement C1 esterase inhibitor [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL mg/L
21582-2	Tryptase [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
1835-8	Alpha-2-Macroglobulin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	g/L mg/dL
-	Hemopexin		Ser/Plas	blood		Qn	any	g/L mg/dL
67151-1	Troponin T.cardiac [Mass/volume] in Serum or Plasma by High sensitivity method	MCnc	Ser/Plas	blood		Qn	any	ng/L pg/mL
6598-7	Troponin T.cardiac [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
89579-7	Troponin I.cardiac [Mass/volume] in Serum or Plasma by High sensitivity method	MCnc	Ser/Plas	blood		Qn	any	ng/L pg/mL
10839-9	Troponin I.cardiac [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
33762-6	Natriuretic peptide.B prohormone N-Terminal [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
33763-4	Natriuretic peptide.B prohormone N-Terminal [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
30934-4	Natriuretic peptide B [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
47092-2	Natriuretic peptide B [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
2639-3	Myoglobin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
2641-9	Myoglobin [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	ug/L
78987-5	CT-proAVP SerPl IA-sCnc	SCnc	Ser/Plas	blood		Qn	any	pmol/L
15067-2	Follitropin [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	m[IU]/mL
10501-5	Lutropin [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	m[IU]/mL
2842-3	Prolactin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
15081-3	Prolactin [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	m[IU]/L
14715-7	Estradiol (E2) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
2243-4	Estradiol (E2) [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
14716-5	Estriol (E3) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2251-7	Estriol (E3) [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
22663-9	Estrone (E1) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
2258-2	Estrone (E1) [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL
14890-8	Progesterone [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2839-9	Progesterone [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
14569-8	17-Hydroxyprogesterone [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
1668-3	17-Hydroxyprogesterone [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ng/dL ug/L
14913-8	Testosterone [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2986-8	Testosterone [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ng/dL ug/L
14914-6	Testosterone Free [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
2991-8	Testosterone Free [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
13967-5	Sex hormone binding globulin [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
24125-7	Androgen free Index in Serum or Plasma	SRto	Ser/Plas	blood		Qn	any	%
14688-6	Dehydroepiandrosterone sulfate (DHEA-S) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
2191-5	Dehydroepiandrosterone sulfate (DHEA-S) [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL ug/mL ng/mL mg/L
15054-0	Dehydroepiandrosterone (DHEA) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L umol/L
2193-1	Dehydroepiandrosterone (DHEA) [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
14603-5	Androstenedione [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
1854-9	Androstenedione [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ng/dL
15057-3	Androstanolone [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L nmol/L
1848-1	Androstanolone [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL
38476-8	Mullerian inhibiting substance [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
48377-6	MIS SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	pmol/L
14675-3	Cortisol [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2143-6	Cortisol [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL ug/L ng/mL
14679-5	Cortisol [Moles/volume] in Serum or Plasma --AM peak specimen	SCnc	Ser/Plas	blood		Qn	any	nmol/L
9813-7	Cortisol [Mass/volume] in Serum or Plasma --AM peak specimen	MCnc	Ser/Plas	blood		Qn	any	ug/dL
14678-7	Cortisol [Moles/volume] in Serum or Plasma --PM trough specimen	SCnc	Ser/Plas	blood		Qn	any	nmol/L
9812-9	Cortisol [Mass/volume] in Serum or Plasma --PM trough specimen	MCnc	Ser/Plas	blood		Qn	any	ug/dL
14676-1	Cortisol Free [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	nmol/(24.h)
2147-7	Cortisol Free [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/(24.h)
30173-9	Cortisol Free [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	nmol/L
11040-3	Cortisol Free [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	ug/dL ug/L
51844-9	Cortisol [Moles/volume] in Saliva	SCnc	Saliva	saliva		Qn	any	nmol/L
2142-8	Cortisol [Mass/volume] in Saliva (oral fluid)	MCnc	Saliva	saliva		Qn	any	ug/dL
14674-6	Corticotropin [Moles/volume] in Plasma	SCnc	Plas	blood		Qn	any	pmol/L
2141-0	Corticotropin [Mass/volume] in Plasma	MCnc	Plas	blood		Qn	any	pg/mL ng/L
14586-2	Aldosterone [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L nmol/L
1763-2	Aldosterone [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/dL ng/L pg/mL
1765-7	Aldosterone [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/(24.h)
35570-1	Renin [Mass/volume] in Plasma	MCnc	Plas	blood		Qn	any	ng/L pg/mL
30895-7	Renin Plas-aCnc	ACnc	Plas	blood		Qn	any	m[IU]/L
30894-0	Aldosterone/Renin [Ratio] in Plasma	Ratio	Plas	blood		Qn	any	{ratio} -
2963-7	Somatotropin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
2484-4	Insulin-like growth factor-I [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
29775-4	Insulin-like growth factor-I [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2483-6	Insulin-like growth factor binding protein 3 [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L ng/mL
15061-5	Erythropoietin (EPO) [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	[IU]/L
2333-3	Gastrin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
2338-2	Glucagon SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	pg/mL
3126-0	Vasopressin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL
2230-1	Epinephrine [Mass/volume] in Plasma	MCnc	Plas	blood		Qn	any	ng/L pg/mL
14711-6	Epineph Plas-sCnc	SCnc	Plas	blood		Qn	any	nmol/L pmol/L
2232-7	Epinephrine [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/(24.h)
14712-4	Epinephrine [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	nmol/(24.h)
2666-6	Norepinephrine [Mass/volume] in Plasma	MCnc	Plas	blood		Qn	any	ng/L pg/mL
2668-2	Norepinephrine [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/(24.h)
14854-4	Norepinephrine [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	nmol/(24.h)
2216-0	DOPamine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
2218-6	DOPamine [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/(24.h)
15059-9	Dopamine [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	nmol/(24.h)
49700-8	Metanephrine Free [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
11140-1	Metanephrine [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	umol/(24.h)
19049-6	Metanephrine [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/(24.h)
25489-6	Normetanephrine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2669-0	Normetanephrine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	pg/mL ng/L
2671-6	Normetanephrine [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/(24.h)
15083-9	Normetanephrine [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	umol/(24.h)
3122-9	Vanillylmandelate [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h)
14947-6	Vanillylmandelate [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	umol/(24.h)
1695-6	5-Hydroxyindoleacetate [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h)
14573-0	5-Hydroxyindoleacetate [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	umol/(24.h)
1694-9	5-Hydroxyindoleacetate [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/L ug/mL
21198-7	Choriogonadotropin.beta subunit [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	m[IU]/mL
2106-3	Choriogonadotropin (pregnancy test) [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
2118-8	Choriogonadotropin (pregnancy test) [Presence] in Serum or Plasma	PrThr	Ser/Plas	blood		Ord	any	-
32046-5	Pregnancy associated plasma protein A [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	m[IU]/L m[IU]/mL
2697-1	Osteocalcin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
41171-0	Collagen crosslinked C-telopeptide [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL pg/mL ng/L
47255-5	PINP Ser-mCnc	MCnc	Ser	blood		Qn	any	ng/mL ug/L
2857-1	Prostate specific Ag [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
10886-0	Prostate Specific Ag Free [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
12841-3	Prostate Specific Ag Free/Prostate specific Ag.total in Serum or Plasma	MFr	Ser/Plas	blood		Qn	any	%
1834-1	Alpha-1-Fetoprotein [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
2039-6	Carcinoembryonic Ag [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
24108-3	Cancer Ag 19-9 [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	U/mL
10334-1	Cancer Ag 125 [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	U/mL
6875-9	Cancer Ag 15-3 [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	U/mL
17843-4	Cancer Ag72-4 SerPl-aCnc	ACnc	Ser/Plas	blood		Qn	any	U/mL
17842-6	Cancer Ag 27-29 [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	U/mL
25390-6	CK 19 SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	ng/mL
15060-7	Enolase.neuron specific [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL
9679-2	SCC Ag SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	ng/mL
-	ProGRP		Ser/Plas	blood		Qn	any	pg/mL
9811-1	Chromogranin A [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
47275-3	S100 calcium binding protein B [Mass/volume] in Serum	MCnc	Ser	blood		Qn	any	ug/L ng/mL
55180-4	Human epididymis protein 4 [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	pmol/L
11572-5	Rheumatoid factor [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	[IU]/mL
33935-8	Cyclic citrullinated peptide IgG Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL [arb'U]/mL
5370-2	Streptolysin O Ab [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	[IU]/mL
5048-4	Nuclear Ab [Titer] in Serum by Immunofluorescence	Titr	Ser	blood		Qn	any	- {titer}
5130-0	DNA double strand Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	[IU]/mL
17792-3	Sjogrens syndrome-A extractable nuclear Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
17791-5	Sjogrens syndrome-B extractable nuclear Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
11090-8	Smith extractable nuclear Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
29374-6	Ribonucleoprotein extractable nuclear Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
27416-7	SCL-70 extractable nuclear Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
11565-9	Jo-1 extractable nuclear Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
53982-5	Centromere protein B Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
14277-8	Neutrophil cytoplasmic Ab.classic [Titer] in Serum by Immunofluorescence	Titr	Ser	blood		Qn	any	- {titer}
14278-6	Neutrophil cytoplasmic Ab.perinuclear [Titer] in Serum by Immunofluorescence	Titr	Ser	blood		Qn	any	- {titer}
6968-2	Proteinase 3 Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
6969-0	Myeloperoxidase Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
5247-2	Mitochondria Ab [Titer] in Serum by Immunofluorescence	Titr	Ser	blood		Qn	any	- {titer}
14251-3	Mitochondria M2 IgG Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
5358-7	Smooth muscle Ab [Titer] in Serum by Immunofluorescence	Titr	Ser	blood		Qn	any	- {titer}
32220-6	Liver kidney microsomal 1 Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
31017-7	Tissue transglutaminase IgA Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
32998-7	Tissue transglutaminase IgG Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
6924-5	Gliadin IgA Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
5170-6	Gliadin IgG Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
10863-9	Endomysium IgA Ab [Titer] in Serum	Titr	Ser	blood		Qn	any	- {titer}
3181-5	Cardiolipin IgG Ab [Units/volume] in Serum by Immunoassay	ACnc	Ser	blood		Qn	any	[GPL'U] [GPL'U]/mL U/mL
3182-3	Cardiolipin IgM Ab [Units/volume] in Serum by Immunoassay	ACnc	Ser	blood		Qn	any	[MPL'U] [MPL'U]/mL U/mL
16135-6	Beta 2 glycoprotein 1 IgG Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
16136-4	Beta 2 glycoprotein 1 IgM Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
13926-1	Glutamate decarboxylase 65 Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL [IU]/mL
31209-0	Islet cell 512 Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL [IU]/mL
8072-1	Insulin Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
20427-1	Acetylcholine receptor Ab [Moles/volume] in Serum	SCnc	Ser	blood		Qn	any	nmol/L
8087-9	Parietal cell Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL
4821-5	HLA-B27 [Presence]	PrThr	Bld	blood		Ord	any	-
20408-1	Leukocytes [#/volume] in Urine by Test strip	NCnc	Urine	urine	strip	Qn	any	/uL
5799-2	Leukocyte esterase [Presence] in Urine by Test strip	PrThr	Urine	urine	strip	Ord	any	-
30405-5	Leukocytes [#/volume] in Urine	NCnc	Urine	urine		Qn	any	/uL 10*6/L
5821-4	Leukocytes [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	any	/[HPF]
20455-2	Leukocytes [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	any	-
20409-9	Erythrocytes [#/volume] in Urine by Test strip	NCnc	Urine	urine	strip	Qn	any	/uL
13945-1	Erythrocytes [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	any	/[HPF]
5794-3	Hemoglobin [Presence] in Urine by Test strip	PrThr	Urine	urine	strip	Ord	any	-
49137-3	Hemoglobin [Mass/volume] in Urine by Test strip	MCnc	Urine	urine	strip	Qn	any	mg/L
5802-4	Nitrite [Presence] in Urine by Test strip	PrThr	Urine	urine		Ord	any	-
2514-8	Ketones [Presence] in Urine by Test strip	PrThr	Urine	urine	strip	Ord	any	-
5797-6	Ketones [Mass/volume] in Urine by Test strip	MCnc	Urine	urine	strip	Qn	any	mg/dL
22702-5	Ketones [Moles/volume] in Urine by Test strip	SCnc	Urine	urine	strip	Qn	any	mmol/L
5770-3	Bilirubin.total [Presence] in Urine by Test strip	PrThr	Urine	urine	strip	Ord	any	-
20505-4	Bilirubin.total [Mass/volume] in Urine by Test strip	MCnc	Urine	urine	strip	Qn	any	mg/dL
41016-7	Bilirubin.total [Moles/volume] in Urine by Test strip	SCnc	Urine	urine	strip	Qn	any	umol/L
5818-0	Urobilinogen [Presence] in Urine by Test strip	PrThr	Urine	urine	strip	Ord	any	-
20405-7	Urobilinogen [Mass/volume] in Urine by Test strip	MCnc	Urine	urine	strip	Qn	any	mg/dL
34928-2	Urobilinogen [Moles/volume] in Urine by Test strip	SCnc	Urine	urine	strip	Qn	any	umol/L
5803-2	pH of Urine by Test strip	LsCnc	Urine	urine	strip	Qn	any	- [pH]
2756-5	pH of Urine	LsCnc	Urine	urine		Qn	any	- [pH]
2744-1	pH of Arterial blood	LsCnc	BldA	arterial-blood		Qn	any	- [pH]
2746-6	pH of Venous blood	LsCnc	BldV	venous-blood		Qn	any	- [pH]
2745-8	pH of Capillary blood	LsCnc	BldC	capillary-blood		Qn	any	- [pH]
11558-4	pH of Blood	LsCnc	Bld	blood		Qn	any	- [pH]
5811-5	Specific gravity of Urine by Test strip	Rden	Urine	urine	strip	Qn	any	-
2965-2	Specific gravity of Urine	Rden	Urine	urine		Qn	any	-
5769-5	Bacteria [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	any	/[HPF]
25145-4	Bacteria [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	any	-
11277-1	Epithelial cells.squamous [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	any	/[HPF]
12258-0	Epithelial cells.squamous [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	any	-
5796-8	Hyaline casts [#/area] in Urine sediment by Microscopy low power field	Naric	Urine sed	urine		Qn	any	/[LPF]
25162-9	Hyaline casts [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	any	-
5822-2	Yeast [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	any	/[HPF]
32356-8	Yeast [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	any	-
8247-9	Mucus [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	any	-
5774-5	Calcium oxalate crystals [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	any	-
5814-9	Triple phosphate crystals [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	any	-
2019-8	Carbon dioxide [Partial pressure] in Arterial blood	PPres	BldA	arterial-blood		Qn	any	mm[Hg] kPa
2021-4	Carbon dioxide [Partial pressure] in Venous blood	PPres	BldV	venous-blood		Qn	any	mm[Hg] kPa
2020-6	Carbon dioxide [Partial pressure] in Capillary blood	PPres	BldC	capillary-blood		Qn	any	mm[Hg] kPa
11557-6	Carbon dioxide [Partial pressure] in Blood	PPres	Bld	blood		Qn	any	mm[Hg] kPa
2703-7	Oxygen [Partial pressure] in Arterial blood	PPres	BldA	arterial-blood		Qn	any	mm[Hg] kPa
2705-2	Oxygen [Partial pressure] in Venous blood	PPres	BldV	venous-blood		Qn	any	mm[Hg] kPa
11556-8	Oxygen [Partial pressure] in Blood	PPres	Bld	blood		Qn	any	mm[Hg] kPa
1925-7	Base excess in Arterial blood	SCnc	BldA	arterial-blood		Qn	any	mmol/L meq/L
1927-3	Base excess in Venous blood	SCnc	BldV	venous-blood		Qn	any	mmol/L meq/L
1926-5	Base excess in Capillary blood	SCnc	BldC	capillary-blood		Qn	any	mmol/L meq/L
11555-0	Base excess in Blood	SCnc	Bld	blood		Qn	any	mmol/L meq/L
2708-6	Oxygen saturation in Arterial blood	Ratio	BldA	arterial-blood		Qn	any	%
2711-0	Oxygen saturation in Venous blood	Ratio	BldV	venous-blood		Qn	any	%
20564-1	Oxygen saturation in Blood	Ratio	Bld	blood		Qn	any	%
1960-4	Bicarbonate [Moles/volume] in Arterial blood	SCnc	BldA	arterial-blood		Qn	any	mmol/L meq/L
14627-4	Bicarbonate [Moles/volume] in Venous blood	SCnc	BldV	venous-blood		Qn	any	mmol/L meq/L
1961-2	Bicarbonate [Moles/volume] in Capillary blood	SCnc	BldC	capillary-blood		Qn	any	mmol/L meq/L
2030-5	Carboxyhemoglobin/Hemoglobin.total in Arterial blood	MFr	BldA	arterial-blood		Qn	any	%
2032-1	Carboxyhemoglobin/Hemoglobin.total in Venous blood	MFr	BldV	venous-blood		Qn	any	%
20563-3	Carboxyhemoglobin/Hemoglobin.total in Blood	MFr	Bld	blood		Qn	any	%
2615-3	Methemoglobin/Hemoglobin.total in Arterial blood	MFr	BldA	arterial-blood		Qn	any	%
2617-9	Methemoglobin/Hemoglobin.total in Venous blood	MFr	BldV	venous-blood		Qn	any	%
2614-6	Methemoglobin/Hemoglobin.total in Blood	MFr	Bld	blood		Qn	any	%
20637-5	Arginine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20638-3	Asparagine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20640-9	Citrulline [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20643-3	Glutamine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20648-2	Isoleucine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20649-0	Leucine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20650-8	Lysine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20652-4	Ornithine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
14875-9	Phenylalanine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
5196-1	Hepatitis B virus surface Ag [Presence] in Serum or Plasma by Immunoassay	PrThr	Ser/Plas	blood		Ord	any	-
16935-9	Hepatitis B virus surface Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	m[IU]/mL [IU]/L
22322-2	Hepatitis B virus surface Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
13952-7	Hepatitis B virus core Ab [Presence] in Serum or Plasma by Immunoassay	PrThr	Ser/Plas	blood		Ord	any	-
24113-3	Hepatitis B virus core IgM Ab [Presence] in Serum or Plasma by Immunoassay	PrThr	Ser/Plas	blood		Ord	any	-
13954-3	Hepatitis B virus e Ag [Presence] in Serum by Immunoassay	PrThr	Ser	blood		Ord	any	-
13953-5	Hepatitis B virus e Ab [Presence] in Serum by Immunoassay	PrThr	Ser	blood		Ord	any	-
13955-0	Hepatitis C virus Ab [Presence] in Serum or Plasma by Immunoassay	PrThr	Ser/Plas	blood		Ord	any	-
13950-1	Hepatitis A virus IgM Ab [Presence] in Serum or Plasma by Immunoassay	PrThr	Ser/Plas	blood		Ord	any	-
13951-9	Hepatitis A virus Ab [Presence] in Serum by Immunoassay	PrThr	Ser	blood		Ord	any	-
56888-1	HIV 1+2 Ab+HIV1 p24 Ag [Presence] in Serum or Plasma by Immunoassay	PrThr	Ser/Plas	blood		Ord	any	-
8014-3	Rubella virus IgG Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	[IU]/mL
25514-1	Rubella virus IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
8867-4	Heart rate	NRat	^Patient	patient		Qn	any	/min {beats}/min
8480-6	Systolic blood pressure	PPres	^Patient	patient		Qn	any	mm[Hg]
8462-4	Diastolic blood pressure	PPres	^Patient	patient		Qn	any	mm[Hg]
8478-0	Mean blood pressure	PPres	^Patient	patient		Qn	any	mm[Hg]
8490-5	Systolic blood pressure 24 hour mean	PPres	^Patient	patient		Qn	any	mm[Hg]
29463-7	Body weight	Mass	^Patient	patient		Qn	any	kg
8302-2	Body height	Len	^Patient	patient		Qn	any	cm m
8310-5	Body temperature	Temp	^Patient	patient		Qn	any	Cel
59468-9	MCH [Entitic mass]	EntSub	RBC	blood		Qn	any	fmol
51637-7	Plateletcrit VFr Bld	VFr	Bld	blood		Qn	any	%
18184-2	ESR Bld Qn Westrgrn 2h	Len	Bld	blood		Qn	any	mm
2495-0	Iodine Ur-mCnc	MCnc	Urine	urine		Qn	any	ug/L
5574-9	Aluminum [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/L
68438-1	Calcidiol+ercalcidiol	SCnc	Ser/Plas	blood		Qn	any	nmol/L
15035-9	Calcit SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	pmol/L
3281-3	Lupus anticoagulant [interpretation] in Platelet poor plasma	Imp	PPP	blood		Nom	any	-
3178-1	Bleeding time Patient Duke	Time	^Patient	patient		Qn	any	min
24471-5	Platelet function (closure time) collagen+Epinephrine induced [Time] in Blood	Time	Bld	blood		Qn	any	s
24472-3	Platelet function (closure time) collagen+ADP induced [Time] in Blood	Time	Bld	blood		Qn	any	s
43171-8	Interleukin 2 receptor [Units/volume] in Serum or Plasma	ACnc	Ser/Plas	blood		Qn	any	U/mL
76039-7	Sol Il2 Recep SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	pg/mL
48498-0	Amyloid A SerPl-mCnc	MCnc	Ser/Plas	blood		Qn	any	mg/L
9740-2	Neopterin SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	nmol/L
2145-1	Cortisol Free [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/dL ug/L
2915-7	Renin [Enzymatic activity/volume] in Plasma	CCnc	Plas	blood		Qn	any	ng/mL/h
19176-7	AFP SerPl-aCnc	ACnc	Ser/Plas	blood		Qn	any	[IU]/mL k[IU]/L
44934-8	Thymidine kinase Ser-cCnc	CCnc	Ser	blood		Qn	any	U/L
30391-7	Erythrocytes [#/volume] in Urine	NCnc	Urine	urine		Qn	any	/uL
33051-4	Erythrocytes [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
34927-4	Urobilinogen [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	umol/L
3107-0	Urobilinogen [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL
19161-9	Urobilinogen [Units/volume] in Urine by Test strip	ACnc	Urine	urine		Qn	other	{Ehrlich'U}/dL
1977-8	Bilirubin.total [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
70199-5	Bilirubin.total [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	umol/L
1978-6	Bilirubin.total [Mass/volume] in Urine	MCnc	Urine	urine		Qn	any	mg/dL
5778-6	Color of Urine	Type	Urine	urine		Nom	any	-
10335-8	Color of Cerebral spinal fluid	Type	CSF	csf		Nom	any	-
32167-9	Clarity of Urine	Type	Urine	urine		Nom	any	-
5767-9	Appearance of Urine	Type	Urine	urine		Nom	any	-
51480-2	Bacteria [#/volume] in Urine by Automated count	NCnc	Urine	urine		Qn	automated	/uL
51486-9	Squamous # Ur Auto	NCnc	Urine	urine		Qn	any	/uL
20453-7	Epithelial cells [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
5787-7	Epithelial cells [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	other	/[HPF]
12248-1	Epithelial cells.renal [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
26052-1	Epithelial cells.renal [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	other	/[HPF]
8249-5	Transitional cells [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
30089-7	Transitional cells [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	other	/[HPF]
9842-6	Casts [#/area] in Urine sediment by Microscopy low power field	Naric	Urine sed	urine		Qn	other	/[LPF]
9439-1	Casts [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	other	/[HPF]
24124-0	Casts UrnS Ql Micro	PrThr	Urine sed	urine	sediment	Ord	any	-
51484-4	Hyaline Casts # Ur Auto	NCnc	Urine	urine		Qn	any	/uL
25160-3	Granular casts [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
5793-5	Granular casts [#/area] in Urine sediment by Microscopy low power field	Naric	Urine sed	urine		Qn	other	/[LPF]
33804-6	RBC casts [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
5807-3	RBC casts [#/area] in Urine sediment by Microscopy low power field	Naric	Urine sed	urine		Qn	other	/[LPF]
5820-6	WBC casts [#/area] in Urine sediment by Microscopy low power field	Naric	Urine sed	urine		Qn	other	/[LPF]
25157-9	Epithelial casts [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
5786-9	Epithelial casts [#/area] in Urine sediment by Microscopy low power field	Naric	Urine sed	urine		Qn	other	/[LPF]
5819-8	Waxy casts [#/area] in Urine sediment by Microscopy low power field	Naric	Urine sed	urine		Qn	other	/[LPF]
5782-8	Crystals [type] in Urine sediment by Light microscopy	Type	Urine sed	urine	sediment	Nom	manual	-
25148-8	Calcium oxalate crystals [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	other	/[HPF]
5817-2	Urate crystals [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
46138-4	Urate crystals [#/area] in Urine sediment by Microscopy high power field	Naric	Urine sed	urine		Qn	other	/[HPF]
12454-5	Urate crystals amorphous [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
28545-2	Mucus [#/area] in Urine sediment by Microscopy low power field	Naric	Urine sed	urine		Qn	other	/[LPF]
5813-1	Trichomonas vaginalis [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
8248-7	Spermatozoa [Presence] in Urine sediment by Light microscopy	PrThr	Urine sed	urine	sediment	Ord	manual	-
-	Dysmorphic erythrocytes in urine sediment		Urine sed	urine		Qn	any	% -
9318-7	Albumin/Creatinine [Mass Ratio] in Urine	MRto	Urine	urine		Qn	any	mg/g{creat} ug/mg{creat}
30000-4	Microalbumin/Creatinine [Ratio] in Urine	Ratio	Urine	urine		Qn	any	mg/mmol{creat}
58448-2	Microalbumin ug/min [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	ug/min
2890-2	Protein/Creatinine [Mass ratio] in Urine	MRto	Urine	urine		Qn	any	mg/g{creat}
34366-5	Prot/Creat Ur-Rto	Ratio	Urine	urine		Qn	any	mg/mmol{creat}
3167-4	Volume of 24 hour Urine	Vol	Urine	urine-24h		Qn	any	mL L mL/(24.h) L/(24.h)
13362-9	Collection duration of Urine	Time	Urine	urine		Qn	any	h
14862-7	Oxalate [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h) umol/(24.h)
2701-1	Oxalate [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h)
15086-2	Oxalate [Moles/volume] in Urine	SCnc	Urine	urine		Qn	any	umol/L
14650-6	Citrate [Moles/time] in 24 hour Urine	SRat	Urine	urine-24h		Qn	any	mmol/(24.h)
6687-8	Citrate [Mass/time] in 24 hour Urine	MRat	Urine	urine-24h		Qn	any	mg/(24.h)
-	Pyridinoline in urine		Urine	urine		Qn	any	nmol/mmol{creat}
14115-0	Collagen crosslinked N-telopeptide/Creatinine [Molar ratio] in Urine	SRto	Urine	urine		Qn	any	nmol/mmol{creat}
-	Delta aminolevulinate in urine		Urine	urine-24h		Qn	any	mg/(24.h) mg/L
2640-1	Myoglobin [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
2704-5	pO2 BldC	PPres	BldC	capillary-blood		Qn	any	mm[Hg] kPa
1959-6	Bicarbonate [Moles/volume] in Blood	SCnc	Bld	blood	whole	Qn	any	mmol/L meq/L
19230-2	Bicarbonate [Moles/volume] standard in Arterial blood	SCnc	BldA	arterial-blood		Qn	any	mmol/L
19232-8	HCO3 std BldV-sCnc	SCnc	BldV	venous-blood		Qn	any	mmol/L
2709-4	SaO2 % BldC	Ratio	BldC	capillary-blood		Qn	any	%
59408-5	Oxygen saturation in Arterial blood by Pulse oximetry	Ratio	^Patient	patient		Qn	other	%
11559-2	Fractional oxyhemoglobin in Blood	MFr	Bld	blood		Qn	any	%
2714-4	Fractional oxyhemoglobin in Arterial blood	MFr	BldA	arterial-blood		Qn	any	%
2716-9	Fractional oxyhemoglobin in Venous blood	MFr	BldV	venous-blood		Qn	any	%
42595-9	HBV DNA SerPl NAA+probe-aCnc	ACnc	Ser/Plas	blood		Qn	any	[IU]/mL
48159-8	Hepatitis C virus Ab Signal/Cutoff in Serum or Plasma by Immunoassay	Ratio	Ser/Plas	blood		Qn	other	{s_co_ratio}
11011-4	Hepatitis C virus RNA [Units/volume] (viral load) in Serum or Plasma by Probe and target amplification method	ACnc	Ser/Plas	blood		Qn	other	[IU]/mL
40724-7	HAV IgG Ser Ql IA	PrThr	Ser	blood		Ord	any	-
14211-7	HEV IgG Ser Ql	PrThr	Ser	blood		Ord	any	-
14212-5	HEV IgM Ser Ql	PrThr	Ser	blood		Ord	any	-
40727-0	HDV Ab Ser Ql IA	PrThr	Ser	blood		Ord	any	-
31201-7	HIV 1+2 Ab [Presence] in Serum or Plasma by Immunoassay	PrThr	Ser/Plas	blood		Ord	other	-
20447-9	HIV 1 RNA [#/volume] (viral load) in Serum or Plasma by Probe and target amplification method	NCnc	Ser/Plas	blood		Qn	other	{copies}/mL
22587-0	Treponema pallidum Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
24312-1	Treponema pallidum Ab [Presence] in Serum by Agglutination	PrThr	Ser	blood		Ord	other	-
5292-8	Reagin Ab [Presence] in Serum by VDRL	PrThr	Ser	blood		Ord	other	-
20507-0	Reagin Ab [Presence] in Serum by RPR	PrThr	Ser	blood		Ord	other	-
31147-2	Reagin Ab [Titer] in Serum by RPR	Titr	Ser	blood		Qn	other	{titer}
31616-6	Rubella virus IgM Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
20479-2	Measles virus IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
22415-4	Mumps virus IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
19162-7	Varicella zoster virus IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
8047-3	Varicella zoster virus IgG Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	m[IU]/mL
13949-3	CMV IgG SerPl Ql IA	PrThr	Ser/Plas	blood		Ord	any	-
24119-0	Cytomegalovirus IgM Ab [Presence] in Serum by Immunoassay	PrThr	Ser	blood		Ord	other	-
30339-6	Epstein Barr virus capsid IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
30340-4	Epstein Barr virus capsid IgM Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
7883-2	Epstein Barr virus nuclear IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
5388-4	Toxoplasma gondii IgG Ab [Units/volume] in Serum by Immunoassay	ACnc	Ser	blood		Qn	other	[IU]/mL
22580-5	Toxoplasma gondii IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
25542-2	T gondii IgM Ser Ql	PrThr	Ser	blood		Ord	any	-
7817-0	Borrelia burgdorferi IgG Ab [Units/volume] in Serum	ACnc	Ser	blood		Qn	any	U/mL {Index_val}
40612-4	B burgdor IgM SerPl Ql IA	PrThr	Ser/Plas	blood		Ord	any	-
17850-9	Herpes simplex virus 1 IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
17851-7	Herpes simplex virus 2 IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
29675-6	Parvovirus B19 IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
7981-4	Parvovirus B19 IgM Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
53935-3	C tetani Toxoid IgG SerPl IA-aCnc	ACnc	Ser/Plas	blood		Qn	any	[IU]/mL
5116-9	Corynebacterium diphtheriae Ab [Units/volume] in Serum by Immunoassay	ACnc	Ser	blood		Qn	other	[IU]/mL
31843-6	Helicobacter pylori Ag [Presence] in Stool	PrThr	Stool	stool		Ord	any	-
16126-5	Helicobacter pylori IgG Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
94563-4	SARS-CoV-2 (COVID-19) IgG Ab [Presence] in Serum or Plasma by Immunoassay	PrThr	Ser/Plas	blood		Ord	other	-
94500-6	SARS-CoV-2 (COVID-19) RNA [Presence] in Respiratory specimen by NAA with probe detection	PrThr	XXX	swab		Ord	other	-
31418-7	Heterophile Ab [Presence] in Serum	PrThr	Ser	blood		Ord	any	-
38445-3	Calprotectin [Mass/mass] in Stool	MCnt	Stool	stool		Qn	any	ug/g mg/kg
25907-7	Elastase.pancreatic [Mass/mass] in Stool	MCnt	Stool	stool		Qn	any	ug/g
29771-3	Hemoglobin.gastrointestinal [Presence] in Stool by Immunologic method	PrThr	Stool	stool		Ord	other	-
2335-8	Hemoglobin.gastrointestinal [Presence] in Stool	PrThr	Stool	stool		Ord	any	-
58453-2	Hemoccult Stl IA-mCnc	MCnc	Stool	stool		Qn	any	ng/mL ug/L
34468-9	Clostridium difficile toxin A+B [Presence] in Stool by Immunoassay	PrThr	Stool	stool		Ord	other	-
2520-5	Lactate [Moles/volume] in Cerebral spinal fluid	SCnc	CSF	csf		Qn	any	mmol/L
26465-5	Leukocytes [#/volume] in Cerebral spinal fluid	NCnc	CSF	csf		Qn	any	/uL
26454-9	Erythrocytes [#/volume] in Cerebral spinal fluid	NCnc	CSF	csf		Qn	any	/uL 10*9/L
26479-6	Lymphocytes/100 leukocytes in Cerebral spinal fluid	NFr	CSF	csf		Qn	any	%
26486-1	Monocytes/100 leukocytes in Cerebral spinal fluid	NFr	CSF	csf		Qn	any	%
26512-4	Neutrophils/100 leukocytes in Cerebral spinal fluid	NFr	CSF	csf		Qn	any	%
2070-1	Chloride [Moles/volume] in Cerebral spinal fluid	SCnc	CSF	csf		Qn	any	mmol/L
1756-6	Albumin in CSF/Albumin in Serum or Plasma	Ratio	CSF	csf		Qn	any	- {ratio}
14117-6	IgG index in Serum and CSF	Ratio	CSF	csf		Qn	any	- {ratio}
12782-9	Protein fractions.oligoclonal bands [interpretation] in Cerebral spinal fluid by Electrophoresis	Imp	CSF	csf		Nom	other	-
9780-8	Spermatozoa [#/volume] in Semen	NCnc	Semen	semen		Qn	any	10*6/mL
3160-9	Volume of Semen	Vol	Semen	semen		Qn	any	mL
14194-5	Spermatozoa Progressive/100 spermatozoa in Semen	NFr	Semen	semen		Qn	any	%
6800-7	Spermatozoa Motile/100 spermatozoa in Semen	NFr	Semen	semen		Qn	any	%
10622-9	Spermatozoa Normal/100 spermatozoa in Semen	NFr	Semen	semen		Qn	any	%
20636-7	Alanine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20639-1	Aspartate SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	umol/L
22672-0	Cystine SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	umol/L
20642-5	Glutamate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20644-1	Glycine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20645-8	Histidine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20647-4	OH-Proline SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	umol/L
20651-6	Methionine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20655-7	Proline [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20656-5	Serine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20657-3	Taurine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20658-1	Threonine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20659-9	Tryptophan SerPl-sCnc	SCnc	Ser/Plas	blood		Qn	any	umol/L
20660-7	Tyrosine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20661-5	Valine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
14288-5	Carnitine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
14286-9	Carnitine free (C0) [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
10535-3	Digoxin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
14698-5	Digoxin [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	nmol/L
3559-2	Digitoxin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
3432-2	carBAMazepine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
14639-9	Carbamazepine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
4086-5	Valproate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
14946-8	Valproate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
3968-5	Phenytoin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
14877-5	Phenytoin [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
3948-7	PHENobarbital [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
14874-2	Phenobarbital [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
6948-4	lamoTRIgine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
25458-1	Lamotrigine [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
30471-7	Levetiracetam [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
35331-8	OXcarbazepine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
31019-3	10-Hydroxycarbazepine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
17713-9	Topiramate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
4049-3	Theophylline [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
14915-3	Theophylline [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
3520-4	Cyclosporine [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ng/mL ug/L
11253-2	Tacrolimus [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ng/mL ug/L
29247-4	Sirolimus [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ng/mL ug/L
50544-6	Everolimus [Mass/volume] in Blood	MCnc	Bld	blood		Qn	any	ng/mL ug/L
23905-3	Mycophenolate [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
14836-1	Methotrexate [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
20578-1	Vancomycin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
4092-3	Vancomycin [Mass/volume] in Serum or Plasma --trough	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
35668-3	Gentamicin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L ug/mL
3665-7	Gentamicin [Mass/volume] in Serum or Plasma --trough	MCnc	Ser/Plas	blood		Qn	any	mg/L ug/mL
35670-9	Tobramycin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/L ug/mL
35669-1	Amikacin [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
6896-5	cloZAPine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ng/mL ug/L
3298-7	Acetaminophen [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
14581-3	Acetaminophen [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	umol/L
4024-6	Salicylates [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL mg/L
14909-6	Salicylates [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
5643-2	Ethanol [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	mg/dL g/L
14719-9	Ethanol [Moles/volume] in Serum or Plasma	SCnc	Ser/Plas	blood		Qn	any	mmol/L
5640-8	Ethanol [Mass/volume] in Blood	MCnc	Bld	blood	whole	Qn	any	mg/dL g/L
48495-6	Transferrin.carbohydrate deficient/Transferrin.total in Serum or Plasma	MFr	Ser/Plas	blood		Qn	any	%
3422-3	Caffeine [Mass/volume] in Serum or Plasma	MCnc	Ser/Plas	blood		Qn	any	ug/mL mg/L
3349-8	Amphetamines [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
3390-2	Benzodiazepines [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
3427-2	Cannabinoids Ur Ql	PrThr	Urine	urine		Ord	any	-
3397-7	Cocaine [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
3879-4	Opiates [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
3773-9	Methadone [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
3377-9	Barbiturates [Presence] in Urine	PrThr	Urine	urine		Ord	any	-
8472-3	Diastolic blood pressure 24 hour mean	PPres	^Patient	patient		Qn	any	mm[Hg]
41924-2	Heart rate	NRat	^Patient	patient		Qn	any	/min
9279-1	Respiratory rate	NRat	^Patient	patient		Qn	any	/min {breaths}/min
39156-5	Body mass index (BMI) [Ratio]	Ratio	^Patient	patient		Qn	any	kg/m2
8277-6	Body surface area	Area	^Patient	patient		Qn	any	m2
41982-0	Body fat percentage	Ratio	^Patient	patient		Qn	any	%
73708-0	Body fat mass	Mass	^Patient	patient		Qn	any	kg
73964-9	Body muscle mass	Mass	^Patient	patient		Qn	any	kg
73965-6	Body muscle mass/body weight	Ratio	^Patient	patient		Qn	any	%
91557-9	Lean body weight	Mass	^Patient	patient		Qn	any	kg
73707-2	Visceral fat	Area	^Patient	patient		Qn	any	cm2
-	Visceral fat mass		^Patient	patient		Qn	any	kg
-	Basal metabolic rate		^Patient	patient		Qn	any	kcal kcal/d
-	Visceral fat level		^Patient	patient		Qn	any	- {score}
-	Body water		^Patient	patient		Qn	any	% kg
-	Bone mass		^Patient	patient		Qn	any	kg
-	Metabolic age		^Patient	patient		Qn	any	- a
8625-6	P-R Interval	Time	^Patient	patient	ecg-resting	Qn	any	ms
8633-0	QRS duration	Time	^Patient	patient		Qn	any	ms
8634-8	Q-T interval	Time	^Patient	patient		Qn	any	ms
8636-3	Q-T interval corrected	Time	^Patient	patient		Qn	any	ms
76635-2	QTc interval	Time	^Patient	patient		Qn	any	ms
76634-5	QTc interval	Time	^Patient	patient		Qn	any	ms
8637-1	R-R interval by EKG	Time	^Patient	patient		Qn	other	ms
8626-4	P wave axis	Angle	^Patient	patient		Qn	any	deg
8632-2	QRS axis	Angle	^Patient	patient		Qn	any	deg
8638-9	T wave axis	Angle	^Patient	patient		Qn	any	deg
97506-0	Glucose management indicator by Continuous glucose monitoring	Ratio	^Patient	patient		Qn	other	%
97507-8	Average glucose [Mass/volume] in Interstitial fluid during Reporting Period	MCnc	^Patient	patient		Qn	any	mg/dL
105273-7	Glucose [Moles/volume] in Reporting Period mean Interstitial fluid by calculation	SCnc	^Patient	patient		Qn	any	mmol/L
104638-2	Coefficient of variation of glucose by Continuous glucose monitoring	Ratio	^Patient	patient	cgm	Qn	other	%
97510-2	Continuous glucose monitoring time in range	Ratio	^Patient	patient		Qn	any	%
104640-8	Continuous glucose monitoring time above glucose threshold level 1	Ratio	^Patient	patient	cgm	Qn	any	%
104639-0	Continuous glucose monitoring time above glucose threshold level 2	Ratio	^Patient	patient	cgm	Qn	any	%
104642-4	Continuous glucose monitoring time below glucose threshold level 1	Ratio	^Patient	patient	cgm	Qn	any	%
104641-6	Continuous glucose monitoring time below glucose threshold level 2	Ratio	^Patient	patient	cgm	Qn	any	%
104637-4	Continuous glucose monitoring sensor wear time active	Ratio	^Patient	patient		Qn	any	%
60842-2	Oxygen consumption (VO2)	VRat	^Patient	patient		Qn	any	mL/min
41950-7	Number of steps	NRat	^Patient	patient		Qn	any	/d
40443-4	Heart rate^resting	NRat	^Patient	patient		Qn	any	/min
"""#
}
