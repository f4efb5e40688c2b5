/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_MEDICINE = `
blutgefäß/gefäß: die Arterie, die Arteriole, die Kapillare, die Venole, die Vene
arterie/gefäß: die Aorta, die Halsschlagader, die Lungenarterie, die Herzkranzarterie, die Nierenarterie
vene/gefäß: die obere Hohlvene, die untere Hohlvene, die Lungenvene, die Pfortader, die Drosselvene
herzklappe/klappe: die Mitralklappe, die Trikuspidalklappe, die Aortenklappe, die Pulmonalklappe
herzklappe: die Segelklappe, die Taschenklappe
herz/teil: der linke Vorhof, der rechte Vorhof, die linke Herzkammer, die rechte Herzkammer
herz/schicht: das Perikard, das Myokard, das Endokard, das Epikard
herz/phase: die Systole, die Diastole
erregungsleitung/herz: der Sinusknoten, der AV-Knoten, das His-Bündel
kreislauf: der Lungenkreislauf, der Körperkreislauf
blutzelle/zelle: pl Erythrozyten, pl Leukozyten, pl Thrombozyten
blutzelle: pl rote Blutkörperchen, pl weiße Blutkörperchen, pl Blutplättchen
leukozyt/zelle: pl Granulozyten, pl Lymphozyten, pl Monozyten
immunzelle/zelle: die B-Zelle, die T-Helferzelle, die T-Killerzelle, die Plasmazelle, die Gedächtniszelle, die Fresszelle
immunität: die aktive Immunisierung, die passive Immunisierung
immunabwehr: die unspezifische Abwehr, die spezifische Abwehr
abwehr/molekül: der Antikörper, das Antigen, das Zytokin, das Interferon, das Histamin
lymphatisches organ/organ: die Milz, der Thymus, der Lymphknoten, die Mandel
blutgerinnung/protein: das Fibrin, das Fibrinogen, das Thrombin, das Prothrombin
impfstoff: der Lebendimpfstoff, der Totimpfstoff, der mRNA-Impfstoff, der Vektorimpfstoff
nervensystem/system: das zentrale Nervensystem, das periphere Nervensystem, das vegetative Nervensystem, das somatische Nervensystem
vegetatives nervensystem/nerv: der Sympathikus, der Parasympathikus
nervenzelle/teil: der Dendrit, das Axon, der Zellkörper, die Synapse, die Myelinscheide, der Schnürring, das Endknöpfchen, der Axonhügel
nervenzelle/neuron: das sensorische Neuron, das motorische Neuron, das Interneuron
gliazelle/zelle: der Astrozyt, der Oligodendrozyt, die Mikroglia, die Schwann-Zelle
potenzial/nerv: das Ruhepotenzial, das Aktionspotenzial, das Schwellenpotenzial, das Membranpotenzial, das Rezeptorpotenzial
aktionspotenzial/phase: die Depolarisation, die Repolarisation, die Hyperpolarisation
synapse/teil: der synaptische Spalt, die präsynaptische Membran, die postsynaptische Membran, das synaptische Vesikel
neurotransmitter/botenstoff: das Dopamin, das Serotonin, das Acetylcholin, das Noradrenalin, das Glutamat, das Endorphin
gehirn/teil: das Großhirn, das Kleinhirn, das Zwischenhirn, das Mittelhirn, der Hirnstamm
hirnlappen/gehirn: der Frontallappen, der Parietallappen, der Temporallappen, der Okzipitallappen
limbisches system/gehirn: die Amygdala, der Hippocampus, der Hypothalamus, der Thalamus
hirnhaut: die harte Hirnhaut, die Spinnwebenhaut, die weiche Hirnhaut
hirnnerv/nerv: der Sehnerv, der Riechnerv, der Gesichtsnerv, der Hörnerv, der Vagusnerv
reflex: der Kniesehnenreflex, der Lidschlussreflex, der Saugreflex, der Greifreflex
reflexbogen: der Rezeptor, der Effektor, das sensorische Neuron, das motorische Neuron
auge/teil: die Hornhaut, die Lederhaut, die Aderhaut, die Netzhaut, die Regenbogenhaut, die Linse, die Pupille
netzhaut/sinneszelle: das Stäbchen, der Zapfen
fehlsichtigkeit/auge: die Kurzsichtigkeit, die Weitsichtigkeit, die Alterssichtigkeit, die Hornhautverkrümmung
augenkrankheit/krankheit: der Graue Star, der Grüne Star, die Bindehautentzündung, die Makuladegeneration
ohr: das Außenohr, das Mittelohr, das Innenohr
gehörknöchelchen/ohr: der Hammer, der Amboss, der Steigbügel
ohr/teil: das Trommelfell, die Gehörschnecke, der Gehörgang, die Ohrmuschel, der Bogengang, die Ohrtrompete
haut/schicht: die Oberhaut, die Lederhaut, die Unterhaut
haut/drüse: die Schweißdrüse, die Talgdrüse, die Duftdrüse
knochen/arm: die Elle, die Speiche, der Oberarmknochen
knochen/bein: das Schienbein, das Wadenbein, der Oberschenkelknochen, die Kniescheibe
knochen/hand: pl Handwurzelknochen, pl Mittelhandknochen, pl Fingerknochen
knochen/schädel: das Stirnbein, das Scheitelbein, das Schläfenbein, das Hinterhauptbein, das Keilbein
knochen/rumpf: das Brustbein, das Schlüsselbein, das Schulterblatt, die Rippe
becken/knochen: das Darmbein, das Sitzbein, das Schambein
wirbelsäule/abschnitt: die Halswirbelsäule, die Brustwirbelsäule, die Lendenwirbelsäule, das Kreuzbein, das Steißbein
knochenform/knochen: der Röhrenknochen, der platte Knochen, der kurze Knochen
knochen/teil: die Knochenhaut, das Knochenmark, die Knochenrinde
gelenk: das Kugelgelenk, das Scharniergelenk, das Sattelgelenk, das Drehgelenk, das Eigelenk
gelenk: das Schultergelenk, das Ellenbogengelenk, das Handgelenk, das Hüftgelenk, das Kniegelenk, das Sprunggelenk
gelenk/teil: die Gelenkkapsel, der Gelenkkopf, die Gelenkpfanne, der Gelenkknorpel, die Gelenkschmiere, das Band
bewegung/gelenk: die Beugung, die Streckung, die Abspreizung, die Drehung
muskel: der Bizeps, der Trizeps, der Deltamuskel, der Trapezmuskel, der Quadrizeps
muskulatur/muskel: die glatte Muskulatur, die Skelettmuskulatur, die Herzmuskulatur
muskelspieler/muskel: der Beuger, der Strecker
gewebe: das Epithelgewebe, das Bindegewebe, das Muskelgewebe, das Nervengewebe
bindegewebe/gewebe: das Knorpelgewebe, das Knochengewebe, das Fettgewebe
atemweg/atmung: die Nasenhöhle, der Rachen, der Kehlkopf, die Luftröhre, die Bronchie, das Lungenbläschen
atmung: die Brustatmung, die Bauchatmung
atmung: das Einatmen, das Ausatmen
lungenvolumen/volumen: das Atemzugvolumen, die Vitalkapazität, das Residualvolumen, das Reservevolumen
zahn: der Schneidezahn, der Eckzahn, der Backenzahn, der Weisheitszahn
zahn/teil: der Zahnschmelz, das Zahnbein, das Zahnmark, die Zahnwurzel, der Zahnzement
verdauungsorgan/organ: die Mundhöhle, die Speiseröhre, der Magen, der Dünndarm, der Dickdarm
dünndarm/abschnitt: der Zwölffingerdarm, der Leerdarm, der Krummdarm
dickdarm/abschnitt: der Blinddarm, der Grimmdarm, der Mastdarm
verdauungssaft/flüssigkeit: der Speichel, der Magensaft, der Gallensaft, der Bauchspeichel
verdauungsdrüse/organ: die Leber, die Bauchspeicheldrüse, die Gallenblase, die Speicheldrüse
harnorgan/organ: die Niere, der Harnleiter, die Harnblase, die Harnröhre
niere/teil: die Nierenrinde, das Nierenmark, das Nierenbecken, das Nephron, das Nierenkörperchen
geschlechtsorgan/frau: der Eierstock, der Eileiter, die Gebärmutter, die Scheide
geschlechtsorgan/mann: der Hoden, der Nebenhoden, der Samenleiter, die Prostata, der Penis
menstruationszyklus/phase: die Follikelphase, der Eisprung, die Gelbkörperphase, die Menstruation
geschlechtshormon/hormon: das Östrogen, das Progesteron, das Testosteron
schwangerschaft: die Plazenta, die Nabelschnur, die Fruchtblase, das Fruchtwasser
entwicklung/mensch: der Embryo, der Fetus, der Säugling, das Kleinkind
verhütungsmittel/verhütung: das Kondom, die Pille, die Spirale, das Diaphragma
hormondrüse/drüse: die Schilddrüse, die Nebenschilddrüse, die Hypophyse, die Nebenniere, die Bauchspeicheldrüse, die Zirbeldrüse
hormon: das Wachstumshormon, das Prolaktin, das Oxytocin, das Adrenalin, das Cortisol, das Thyroxin, das Melatonin
bauchspeicheldrüse/hormon: das Insulin, das Glukagon, das Somatostatin
vitamin: das Vitamin A, das Vitamin B12, das Vitamin C, das Vitamin D, das Vitamin E, das Vitamin K
vitaminmangel/krankheit: der Skorbut, die Rachitis, die Beriberi, die Nachtblindheit, die Pellagra
mineralstoff/nährstoff: das Calcium, das Eisen, das Jod, das Zink, das Magnesium, das Kalium, das Natrium
infektionskrankheit/viruskrankheit/krankheit: pl Masern, pl Windpocken, pl Röteln, pl Pocken
infektionskrankheit/viruskrankheit/krankheit: die Grippe, die Tollwut, die Kinderlähmung, die Hepatitis, die Gürtelrose
bakterielle krankheit/krankheit: die Tuberkulose, die Cholera, die Pest, die Diphtherie, die Lepra, die Syphilis, die Borreliose
tropenkrankheit/krankheit: die Malaria, das Denguefieber, das Gelbfieber, die Schlafkrankheit, die Bilharziose
geschlechtskrankheit/krankheit: die Syphilis, die Gonorrhö, die Chlamydieninfektion, der Genitalherpes
herzkrankheit/krankheit: der Herzinfarkt, die Angina Pectoris, die Herzinsuffizienz, die Herzrhythmusstörung
gefäßkrankheit/krankheit: die Arteriosklerose, der Bluthochdruck, die Thrombose, die Embolie, das Aneurysma
blutkrankheit/krankheit: die Anämie, die Leukämie, die Hämophilie, die Thalassämie
lungenkrankheit/krankheit: das Asthma, die Bronchitis, die Lungenentzündung, die Tuberkulose, der Lungenkrebs
darmkrankheit/krankheit: der Morbus Crohn, die Colitis ulcerosa, die Zöliakie, die Blinddarmentzündung
stoffwechselkrankheit/krankheit: der Diabetes mellitus, die Gicht, die Phenylketonurie, die Fettleibigkeit
nervenkrankheit/krankheit: die Parkinson-Krankheit, die Alzheimer-Krankheit, die Multiple Sklerose, die Epilepsie, die Migräne
knochenkrankheit/krankheit: die Osteoporose, die Arthrose, die Arthritis, die Rachitis, die Skoliose
hautkrankheit/krankheit: die Neurodermitis, die Schuppenflechte, die Akne, das Ekzem
essstörung/krankheit: die Magersucht, die Bulimie, die Fettsucht
tumor/krebs: das Karzinom, das Sarkom, das Lymphom, das Melanom
krebs: der Lungenkrebs, der Brustkrebs, der Darmkrebs, der Hautkrebs, der Prostatakrebs
krebstherapie/therapie: die Chemotherapie, die Strahlentherapie, die Operation, die Immuntherapie
verletzung: der Knochenbruch, die Verstauchung, die Verrenkung, die Prellung, die Zerrung, die Platzwunde
erste hilfe: die stabile Seitenlage, die Herzdruckmassage, die Beatmung, der Druckverband
symptom: das Fieber, der Husten, der Schnupfen, der Schwindel, die Übelkeit
seuche/krankheit: die Epidemie, die Pandemie, die Endemie
medikament: das Antibiotikum, das Schmerzmittel, das Beruhigungsmittel, das Antihistaminikum, das Virostatikum
schmerzmittel/medikament: die Acetylsalicylsäure, das Ibuprofen, das Paracetamol, das Morphin
droge: das Nikotin, das Koffein, das Kokain, das Heroin, das Cannabis, der Alkohol
untersuchung/verfahren: die Röntgenaufnahme, die Computertomografie, die Magnetresonanztomografie, die Ultraschalluntersuchung, die Szintigrafie
untersuchung/verfahren: das Elektrokardiogramm, das Elektroenzephalogramm, das Blutbild
spiegelung/untersuchung: die Magenspiegelung, die Darmspiegelung, die Bauchspiegelung
instrument/arzt: das Stethoskop, das Thermometer, das Blutdruckmessgerät, das Skalpell, die Spritze
fachgebiet/medizin: die Kardiologie, die Neurologie, die Dermatologie, die Onkologie, die Chirurgie, die Pädiatrie, die Gynäkologie, die Urologie
facharzt/arzt: der Kardiologe, der Neurologe, der Dermatologe, der Onkologe, der Chirurg, der Kinderarzt, der Augenarzt
gesundheitsberuf/beruf: der Arzt, der Apotheker, der Zahnarzt, der Krankenpfleger, die Hebamme
prävention/medizin: die Primärprävention, die Sekundärprävention, die Tertiärprävention
körperteil: der Kopf, der Hals, der Arm, der Rumpf, der Fuß
finger/hand: der Daumen, der Zeigefinger, der Mittelfinger, der Ringfinger
`;
