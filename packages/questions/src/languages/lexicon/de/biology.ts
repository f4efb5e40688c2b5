/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_BIOLOGY = `
organell/zelle: der Zellkern, das Mitochondrium, das Ribosom, der Golgi-Apparat, das Lysosom, das Peroxisom, der Chloroplast, die Vakuole
retikulum/organell: das raue endoplasmatische Retikulum, das glatte endoplasmatische Retikulum
zellstruktur/zelle: die Zellwand, die Zellmembran, das Zytoplasma, das Zytoskelett, der Zellkern
zellfortsatz: die Geißel, die Wimper, der Pilus, das Scheinfüßchen
zytoskelett/filament: das Mikrofilament, der Mikrotubulus, das Intermediärfilament
membranprotein/protein: das Kanalprotein, das Transportprotein, das Rezeptorprotein, das Aquaporin
stofftransport/transport: die Diffusion, die Osmose, die Endozytose, die Exozytose
endozytose/transport: die Phagozytose, die Pinozytose
lösung: die hypertonische Lösung, die hypotonische Lösung, die isotonische Lösung
zelle: der Prokaryot, der Eukaryot
zelle/zelltyp: die Pflanzenzelle, die Tierzelle, die Bakterienzelle, die Pilzzelle
zelle/gewebe: die Nervenzelle, die Muskelzelle, die Drüsenzelle, die Knochenzelle, die Fettzelle, die Sinneszelle, die Epithelzelle
chloroplast: das Thylakoid, das Stroma, das Granum
zellkern: der Nukleolus, die Kernhülle, die Kernpore, das Chromatin
zellzyklus/phase: die G1-Phase, die S-Phase, die G2-Phase, die M-Phase
kernteilung/zellteilung: die Mitose, die Meiose, die Amitose
mitose/phase: die Prophase, die Metaphase, die Anaphase, die Telophase
chromosom: das Zentromer, das Telomer, das Chromatid, das Histon, das Kinetochor
chromosom: das Autosom, das Geschlechtschromosom
zelltod: die Apoptose, die Nekrose, die Autophagie
zellatmung/stoffwechsel: die Glykolyse, der Citratzyklus, die Atmungskette, die oxidative Decarboxylierung
gärung: die Milchsäuregärung, die alkoholische Gärung, die Essigsäuregärung, die Buttersäuregärung
fotosynthese: die Lichtreaktion, die Dunkelreaktion, der Calvin-Zyklus, die Fotolyse
stoffwechsel: der Baustoffwechsel, der Energiestoffwechsel
stoffwechsel: der Anabolismus, der Katabolismus
ernährung/organismus: der Autotrophe, der Heterotrophe
energieträger/molekül: ATP, ADP, NADH, NADPH, FADH2
farbstoff/pigment: das Chlorophyll, das Carotin, das Xanthophyll, das Anthocyan
makromolekül/molekül: das Protein, die Nukleinsäure, das Polysaccharid, das Lipid
baustein/molekül: die Aminosäure, das Monosaccharid, das Nukleotid, die Fettsäure
zucker/kohlenhydrat: der Einfachzucker, der Zweifachzucker, der Vielfachzucker
kohlenhydrat/zucker: das Monosaccharid, das Disaccharid, das Oligosaccharid, das Polysaccharid
einfachzucker/zucker: die Glukose, die Fruktose, die Galaktose, die Ribose, die Mannose
zweifachzucker/zucker: die Saccharose, die Laktose, die Maltose
polysaccharid/kohlenhydrat: die Stärke, die Zellulose, das Glykogen, das Chitin, das Pektin, das Inulin
lipid/fett: das Triglycerid, das Phospholipid, das Steroid, das Wachs
fettsäure: die Ölsäure, die Palmitinsäure, die Stearinsäure, die Linolsäure
fettsäure: die gesättigte Fettsäure, die einfach ungesättigte Fettsäure, die mehrfach ungesättigte Fettsäure
aminosäure: das Glycin, das Alanin, das Valin, das Leucin, das Lysin, das Serin, das Tyrosin, das Tryptophan, das Cystein, das Methionin
proteinstruktur/struktur: die Primärstruktur, die Sekundärstruktur, die Tertiärstruktur, die Quartärstruktur
enzym: die Amylase, die Lipase, die Protease, die Laktase, die Maltase
enzym: das Pepsin, das Trypsin, das Lysozym, die Katalase
enzym/dna: die DNA-Polymerase, die RNA-Polymerase, die Helikase, die Ligase, die Primase, die Topoisomerase, die reverse Transkriptase
enzymhemmung/hemmung: die kompetitive Hemmung, die nichtkompetitive Hemmung, die allosterische Hemmung, die Endprodukthemmung
enzym/teil: das aktive Zentrum, das Substrat, das Coenzym, der Cofaktor
nukleotid/teil: die Phosphatgruppe, der Zucker, die Base
nukleinbase/base: das Adenin, das Thymin, das Guanin, das Cytosin, das Uracil
nukleinsäure/rna: die mRNA, die tRNA, die rRNA, die siRNA
proteinbiosynthese/vorgang: die Transkription, die Translation, die Replikation, das Spleißen
gen/abschnitt: das Exon, das Intron, der Promotor, der Operator, der Terminator, der Enhancer
operon: der Promotor, der Operator, der Repressor, das Regulatorgen, das Strukturgen
mutation: die Genmutation, die Chromosomenmutation, die Genommutation
genmutation/mutation: die Punktmutation, die Rastermutation, die stumme Mutation, die Nonsense-Mutation
chromosomenmutation/mutation: die Deletion, die Duplikation, die Inversion, die Translokation, die Insertion
erbgang/vererbung: der dominante Erbgang, der rezessive Erbgang, der intermediäre Erbgang, der kodominante Erbgang
mendelsche regel/regel: die Uniformitätsregel, die Spaltungsregel, die Unabhängigkeitsregel
generation: die Parentalgeneration, die erste Filialgeneration, die zweite Filialgeneration
kreuzung: die Rückkreuzung, die Testkreuzung, der monohybride Erbgang, der dihybride Erbgang
genetik: der Genotyp, der Phänotyp, das Allel, das Gen, das Genom
erbkrankheit/krankheit: die Mukoviszidose, die Sichelzellanämie, die Hämophilie, die Phenylketonurie, die Chorea Huntington, der Albinismus
syndrom/chromosomenstörung: das Down-Syndrom, das Turner-Syndrom, das Klinefelter-Syndrom, das Edwards-Syndrom
gentechnik/verfahren: die Polymerase-Kettenreaktion, die Gelelektrophorese, die DNA-Sequenzierung, die Klonierung, die Gentherapie
gentechnik/vektor: das Plasmid, der Bakteriophage, das Virus
variation/evolutionsfaktor: die Mutation, die Selektion, die Rekombination, die Gendrift, die Isolation, die Migration
selektion: die natürliche Selektion, die künstliche Selektion, die sexuelle Selektion
selektion: die gerichtete Selektion, die stabilisierende Selektion, die aufspaltende Selektion
artbildung: die allopatrische Artbildung, die sympatrische Artbildung, die parapatrische Artbildung
evolution: die Konvergenz, die Divergenz, die Koevolution, die adaptive Radiation
evolution/beleg: das homologe Organ, das analoge Organ, das rudimentäre Organ
systematik/taxonomie: das Reich, der Stamm, die Klasse, die Ordnung, die Familie, die Gattung, die Art
mensch/vorfahr: der Homo habilis, der Homo erectus, der Homo sapiens, der Neandertaler, der Australopithecus
menschenaffe/affe: der Gorilla, der Schimpanse, der Orang-Utan, der Bonobo, der Gibbon
bakterium/form: pl Kokken, pl Bazillen, pl Spirillen, pl Vibrionen, pl Spirochäten
bakterium/struktur: die Kapsel, das Plasmid, die Geißel, der Pilus, die Endospore
gentransfer/bakterium: die Konjugation, die Transformation, die Transduktion
virus/teil: das Kapsid, die Virushülle, das Spike-Protein
virus: das Retrovirus, das Adenovirus, das Coronavirus, das Rotavirus, das Herpesvirus
vermehrung/virus: der lytische Zyklus, der lysogene Zyklus
erreger/krankheitserreger: das Virus, das Bakterium, der Pilz, der Parasit, das Prion
einzeller: das Pantoffeltierchen, die Amöbe, das Augentierchen, die Kieselalge
alge: die Grünalge, die Rotalge, die Braunalge, die Kieselalge, die Goldalge
pilz: die Hefe, der Schimmelpilz, der Speisepilz, der Rostpilz, der Brandpilz
pilz/teil: die Hyphe, das Myzel, der Fruchtkörper, der Hut, der Stiel, die Lamelle, die Spore
pilz/speisepilz: der Champignon, der Steinpilz, der Pfifferling, der Fliegenpilz, der Knollenblätterpilz
pflanzengruppe/pflanze: das Moos, der Farn, der Schachtelhalm, der Bärlapp
pflanzengruppe/pflanze: der Nacktsamer, der Bedecktsamer
pflanze: die einkeimblättrige Pflanze, die zweikeimblättrige Pflanze
gewebe/pflanze: das Bildungsgewebe, das Abschlussgewebe, das Grundgewebe, das Festigungsgewebe, das Leitgewebe
leitgewebe/gewebe: das Xylem, das Phloem, das Kambium
grundgewebe/gewebe: das Parenchym, das Kollenchym, das Sklerenchym
wurzel: die Pfahlwurzel, die Faserwurzel, die Luftwurzel, die Haftwurzel
wurzel/teil: die Wurzelhaube, das Wurzelhaar, die Wurzelrinde, der Zentralzylinder, die Endodermis
spross/speicherorgan: die Zwiebel, die Knolle, das Rhizom, die Rübe, der Ausläufer
blatt/teil: die Blattspreite, der Blattstiel, die Blattader, der Blattgrund, das Nebenblatt
blatt/schicht: die obere Epidermis, das Palisadengewebe, das Schwammgewebe, die untere Epidermis, die Kutikula
blüte/teil: das Kelchblatt, das Kronblatt, das Staubblatt, das Fruchtblatt
fruchtblatt/blüte: die Narbe, der Griffel, der Fruchtknoten, die Samenanlage
staubblatt/blüte: der Staubbeutel, der Staubfaden
blütenstand: die Traube, die Ähre, die Dolde, die Rispe, das Körbchen, das Kätzchen
frucht: die Beere, die Steinfrucht, die Nuss, die Kapsel, die Hülse, die Schote, die Sammelfrucht
samen/teil: der Keimling, das Keimblatt, die Samenschale, das Nährgewebe
bestäubung: die Selbstbestäubung, die Fremdbestäubung
bestäubung: die Windbestäubung, die Insektenbestäubung, die Wasserbestäubung, die Vogelbestäubung
samenverbreitung/verbreitung: die Windverbreitung, die Wasserverbreitung, die Tierverbreitung, die Selbstverbreitung
pflanzenhormon/hormon: das Auxin, das Gibberellin, das Cytokinin, das Ethylen, die Abscisinsäure
tropismus/bewegung: der Fototropismus, der Gravitropismus, der Thigmotropismus, der Hydrotropismus
pflanze/standort: der Xerophyt, der Hydrophyt, der Hygrophyt, der Mesophyt, der Halophyt
wassertransport/pflanze: die Transpiration, die Kohäsion, die Adhäsion, der Wurzeldruck, die Guttation
laubbaum/baum: die Eiche, die Buche, die Birke, die Linde, die Esche, die Erle, die Weide, die Pappel, die Kastanie, die Ulme
laubbaum/baum: der Ahorn, der Walnussbaum, der Kirschbaum, der Apfelbaum
nadelbaum/baum: die Fichte, die Kiefer, die Tanne, die Lärche, die Eibe, die Zeder, die Zypresse
blume/pflanze: die Rose, die Tulpe, die Lilie, die Nelke, die Sonnenblume, die Orchidee, die Narzisse
pflanzenfamilie/familie: pl Rosengewächse, pl Korbblütler, pl Lippenblütler, pl Kreuzblütler, pl Doldenblütler, pl Süßgräser, pl Schmetterlingsblütler
kraut/gewürz: die Petersilie, die Minze, der Thymian, der Rosmarin, der Salbei, das Basilikum, der Dill
tierstamm/stamm: pl Schwämme, pl Nesseltiere, pl Plattwürmer, pl Fadenwürmer, pl Ringelwürmer, pl Weichtiere, pl Gliederfüßer, pl Stachelhäuter, pl Chordatiere
wurm: der Regenwurm, der Bandwurm, der Spulwurm, der Blutegel
nesseltier/tier: die Qualle, die Koralle, die Seeanemone, der Süßwasserpolyp
weichtier/tier: die Schnecke, die Muschel, die Auster, der Tintenfisch, der Krake
weichtier/klasse: pl Schnecken, pl Muscheln, pl Kopffüßer
gliederfüßer/tier: pl Insekten, pl Spinnentiere, pl Krebstiere, pl Tausendfüßer
krebstier/tier: der Hummer, der Flusskrebs, die Garnele, die Krabbe, die Assel, der Wasserfloh
spinnentier/tier: die Spinne, die Zecke, die Milbe, der Skorpion, der Weberknecht
insekt: die Biene, die Ameise, die Fliege, die Mücke, die Libelle, die Heuschrecke, die Wespe, die Hummel
insekt: der Käfer, der Schmetterling, der Floh, der Marienkäfer, der Maikäfer
insekt/körper: der Kopf, die Brust, der Hinterleib
insekt/entwicklung: das Ei, die Larve, die Puppe, die Imago
metamorphose/entwicklung: die vollständige Verwandlung, die unvollständige Verwandlung
fisch: der Karpfen, der Hecht, der Lachs, der Hering, der Kabeljau, der Aal, der Thunfisch, der Barsch
fisch/flosse: die Rückenflosse, die Schwanzflosse, die Brustflosse, die Bauchflosse, die Afterflosse
fisch/teil: die Kieme, die Schwimmblase, das Seitenlinienorgan, der Kiemendeckel, die Flosse, die Schuppe
fisch/klasse: pl Knochenfische, pl Knorpelfische, pl Kieferlose
amphibium/lurch: der Frosch, die Kröte, der Molch, der Salamander, die Unke
reptil/kriechtier: die Eidechse, die Schlange, die Schildkröte, das Krokodil, das Chamäleon, der Gecko
schlange/reptil: die Kreuzotter, die Ringelnatter, die Kobra, die Klapperschlange, die Boa, der Python
vogel/singvogel: die Amsel, die Meise, die Drossel, die Lerche, die Nachtigall, die Schwalbe
vogel/singvogel: der Sperling, der Fink, der Star, der Zaunkönig, der Spatz
greifvogel/vogel: der Adler, der Bussard, der Falke, der Habicht, der Milan, der Geier, der Sperber
wasservogel/vogel: die Ente, die Gans, der Schwan, die Möwe, der Reiher, der Storch, der Pelikan
laufvogel/vogel: der Strauß, der Emu, der Kiwi, der Nandu
feder/vogel: die Daune, die Schwungfeder, die Deckfeder, die Steuerfeder
säugetier/gruppe: pl Nagetiere, pl Raubtiere, pl Huftiere, pl Primaten, pl Fledertiere, pl Wale, pl Beuteltiere
säugetier/gruppe: pl Kloakentiere, pl Beuteltiere, pl Plazentatiere
nagetier/säugetier: die Maus, die Ratte, der Hamster, der Biber, das Eichhörnchen, das Meerschweinchen, das Murmeltier
raubtier/katze: der Löwe, der Tiger, der Leopard, der Gepard, der Luchs, der Jaguar, der Puma
raubtier/hund: der Wolf, der Fuchs, der Schakal, der Kojote
huftier/säugetier: das Pferd, das Rind, das Schaf, das Reh, das Kamel, das Zebra, das Nashorn
huftier/säugetier: der Hirsch, der Elch, der Esel, der Bison
meeressäuger/säugetier: der Wal, der Delfin, die Robbe, der Seehund, das Walross, der Tümmler
beuteltier/säugetier: das Känguru, der Koala, der Wombat, das Opossum
keimblatt/embryo: das Ektoderm, das Mesoderm, das Entoderm
embryonalentwicklung/stadium: die Zygote, die Morula, die Blastula, die Gastrula, die Neurula
fortpflanzung: die geschlechtliche Fortpflanzung, die ungeschlechtliche Fortpflanzung
fortpflanzung/vermehrung: die Knospung, die Zellteilung, die Jungfernzeugung, die Sporenbildung, die Befruchtung
symmetrie/körper: die Radiärsymmetrie, die Bilateralsymmetrie
skelett: das Innenskelett, das Außenskelett, das Hydroskelett
verhalten: das angeborene Verhalten, das erlernte Verhalten, das Sozialverhalten, das Balzverhalten, das Revierverhalten
lernen/verhalten: die Prägung, die Gewöhnung, die Nachahmung, die Konditionierung, das Lernen durch Einsicht
schutz/tier: die Tarnung, die Mimikry, die Warntracht, die Mimese, die Schreckstellung
überwinterung/tier: der Winterschlaf, die Winterruhe, die Winterstarre, der Vogelzug
körpertemperatur/tier: das wechselwarme Tier, das gleichwarme Tier
ökologie/ebene: das Individuum, die Population, die Biozönose, das Ökosystem, das Biom, die Biosphäre
ökosystem: das Biotop, die Biozönose
umweltfaktor/faktor: der biotische Faktor, der abiotische Faktor
nahrungskette/stufe: der Produzent, der Konsument, der Destruent
nahrungskette/stufe: der Primärkonsument, der Sekundärkonsument, der Tertiärkonsument, der Produzent
ernährung/tier: der Pflanzenfresser, der Fleischfresser, der Allesfresser, der Aasfresser
beziehung/ökologie: die Symbiose, der Parasitismus, die Konkurrenz, der Kommensalismus, die Räuber-Beute-Beziehung, der Mutualismus
konkurrenz: die interspezifische Konkurrenz, die intraspezifische Konkurrenz
parasit: der Ektoparasit, der Endoparasit, der Brutparasit
wirt/parasit: der Zwischenwirt, der Endwirt, der Fehlwirt
wachstum/population: das exponentielle Wachstum, das logistische Wachstum, das lineare Wachstum
population: die Geburtenrate, die Sterberate, die Zuwanderung, die Abwanderung, die Populationsdichte
sukzession: die Primärsukzession, die Sekundärsukzession
art/ökologie: die Pionierart, die Schlüsselart, die Zeigerart, die invasive Art, die endemische Art
kreislauf/stoffkreislauf: der Kohlenstoffkreislauf, der Stickstoffkreislauf, der Wasserkreislauf, der Phosphorkreislauf, der Schwefelkreislauf
stickstoffkreislauf/vorgang: die Nitrifikation, die Denitrifikation, die Stickstofffixierung, die Ammonifikation
see/zone: das Litoral, das Pelagial, das Benthal, das Profundal
see/schicht: das Epilimnion, das Metalimnion, das Hypolimnion
gewässer/ökosystem: der See, der Fluss, der Teich, das Moor, der Bach
wald/schicht: die Baumschicht, die Strauchschicht, die Krautschicht, die Moosschicht, die Wurzelschicht
wald: der Laubwald, der Nadelwald, der Mischwald, der Regenwald, der Auwald
vegetationszone/biom: die Tundra, die Taiga, die Steppe, die Savanne, die Wüste, der tropische Regenwald
schutzgebiet/naturschutz: der Nationalpark, das Naturschutzgebiet, das Biosphärenreservat, das Landschaftsschutzgebiet
biologie/teilgebiet: die Botanik, die Zoologie, die Mikrobiologie, die Genetik, die Ökologie, die Ethologie, die Mykologie
kennzeichen/lebewesen: das Wachstum, die Fortpflanzung, der Stoffwechsel, die Reizbarkeit, die Bewegung
mikroskop: das Lichtmikroskop, das Elektronenmikroskop, das Fluoreszenzmikroskop
mikroskop/teil: das Okular, das Objektiv, der Objekttisch, der Kondensor, der Tubus, die Blende
`;
