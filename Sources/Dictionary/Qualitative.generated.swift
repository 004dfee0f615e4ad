// Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
// swift-format-ignore-file
enum GeneratedQualitative {
  static let rows = #"""
word	negativ	negative	
word	neg	negative	
word	negative	negative	
sign	(-)	negative	
sign	-	negative	
word	nn	not-detected	
word	nichtnachweisbar	not-detected	
word	nichtnachgewiesen	not-detected	
word	keinnachweis	not-detected	
word	notdetected	not-detected	
word	nonedetected	not-detected	
word	nachweisbar	detected	
word	nachgewiesen	detected	
word	detected	detected	
word	positiv	positive	
word	pos	positive	
word	positive	positive	
word	schwachpositiv	positive	
word	weaklypositive	positive	
word	starkpositiv	positive	
sign	+	positive	1
sign	++	positive	2
sign	+++	positive	3
sign	++++	positive	4
sign	1+	positive	1
sign	2+	positive	2
sign	3+	positive	3
sign	4+	positive	4
sign	(+)	trace	
sign	+-	trace	
sign	±	trace	
word	spur	trace	
word	spuren	trace	
word	trace	trace	
word	traces	trace	
word	grenzwertig	borderline	
word	fraglich	borderline	
word	fraglichpositiv	borderline	
word	borderline	borderline	
word	equivocal	borderline	
word	normal	normal	
word	norm	normal	
word	unauffaellig	normal	
word	ob	normal	
word	reaktiv	reactive	
word	reactive	reactive	
word	nichtreaktiv	not-reactive	
word	nonreaktiv	not-reactive	
word	notreactive	not-reactive	
word	nonreactive	not-reactive	
word	wenig	few	
word	wenige	few	
word	vereinzelt	few	
word	einzelne	few	
word	few	few	
word	einige	some	
word	maessig	some	
word	maessigviele	some	
word	some	some	
word	moderate	some	
word	viel	many	
word	viele	many	
word	reichlich	many	
word	massenhaft	many	
word	many	many	
word	keine	negative	
word	none	negative	
word	klar	appearance	
word	trueb	appearance	
word	leichttrueb	appearance	
word	gelb	appearance	
word	hellgelb	appearance	
word	dunkelgelb	appearance	
word	bernstein	appearance	
word	roetlich	appearance	
word	clear	appearance	
word	cloudy	appearance	
word	yellow	appearance	
word	amber	appearance	
word	folgt	pending	
word	inarbeit	pending	
word	iarb	pending	
word	inbearbeitung	pending	
word	ergebnisfolgt	pending	
word	pending	pending	
word	tofollow	pending	
word	matfehlt	not-done	
word	materialfehlt	not-done	
word	keinmaterial	not-done	
word	materialnichtausreichend	not-done	
word	zuwenigmaterial	not-done	
word	nichtbestimmt	not-done	
word	nichtbestimmbar	not-done	
word	nb	not-done	
word	nichtdurchgefuehrt	not-done	
word	entfaellt	not-done	
word	storniert	not-done	
word	haemolytisch	not-done	
word	lipaemisch	not-done	
word	geronnen	not-done	
word	notdone	not-done	
word	cancelled	not-done	
word	insufficient	not-done	
word	haemolysed	not-done	
word	hemolyzed	not-done	
sign	neg	negative	
sign	+1	positive	1
sign	(1+)	positive	1
sign	+2	positive	2
sign	+3	positive	3
sign	+4	positive	4
sign	+/-	borderline	
sign	-/+	borderline	
sign	((+))	borderline	
word	nein	negative	
word	n	negative	
word	keinnachweisvonantikoerpern	negative	
word	ja	positive	
word	schwpos	positive	1
word	leichtpositiv	positive	1
word	schwachpos	positive	1
word	stronglypositive	positive	3
word	inspuren	trace	
word	sp	trace	
word	grenzwertigpositiv	borderline	
word	graubereich	borderline	
word	indeterminate	borderline	
word	unbestimmt	borderline	
word	imnormbereich	normal	
word	physiologisch	normal	
word	withinnormallimits	normal	
word	regelrecht	normal	
word	unternachweisgrenze	not-detected	
word	unternwg	not-detected	
word	kein	not-detected	
word	noneseen	not-detected	
word	nnachweisbar	not-detected	
word	nichtnachw	not-detected	
word	notdetectable	not-detected	
word	nichtvorhanden	not-detected	
word	unterhalbdernachweisgrenze	not-detected	
word	udn	not-detected	
word	absent	not-detected	
word	keinenachweisbar	not-detected	
word	keinwachstum	not-detected	
word	nogrowth	not-detected	
word	present	detected	
word	vorhanden	detected	
word	nachweis	detected	
word	rare	few	
word	selten	few	
word	occasional	few	
word	spaerlich	few	
word	sporadisch	few	
word	mehrere	some	
word	maessigviel	some	
word	zahlreich	many	
word	massenhaftvorhanden	many	
word	abundant	many	
word	massiv	many	
word	reichlichvorhanden	many	
word	farblos	appearance	
word	blutig	appearance	
word	braun	appearance	
word	strohgelb	appearance	
word	rot	appearance	
word	orange	appearance	
word	flockig	appearance	
word	ikterisch	appearance	
word	wasserklar	appearance	
word	hazy	appearance	
word	straw	appearance	
word	colourless	appearance	
word	colorless	appearance	
word	lightyellow	appearance	
word	darkyellow	appearance	
word	turbid	appearance	
word	slightlycloudy	appearance	
word	paleyellow	appearance	
word	xanthochrom	appearance	
word	rosa	appearance	
word	milchig	appearance	
word	blickdicht	appearance	
word	ia	pending	
word	stehtaus	pending	
word	ausstehend	pending	
word	wirdnachgereicht	pending	
word	nochinarbeit	pending	
word	befundfolgt	pending	
word	snachtrag	pending	
word	canceled	not-done	
word	nichtauswertbar	not-done	
word	nichtmessbar	not-done	
word	haemolytischnichtbestimmbar	not-done	
word	nichtangefordert	not-done	
word	na	not-done	
word	nichtverwertbar	not-done	
word	quantitynotsufficient	not-done	
word	qns	not-done	
word	nichtberechenbar	not-done	
word	nbest	not-done	
"""#
}
