/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_HUMANITIES = `
gattung/literatur: die Lyrik, die Epik, die Dramatik
epik/textsorte: die Fabel, die Novelle, die Kurzgeschichte, die Anekdote, die Parabel, die Erzählung, die Ballade
epik/textsorte: das Märchen, die Sage, die Legende, der Mythos, der Schwank
roman: der Bildungsroman, der Briefroman, der Kriminalroman, der historische Roman, der Gesellschaftsroman
drama: die Tragödie, die Komödie, das bürgerliche Trauerspiel, die Tragikomödie
drama/aufbau: die Exposition, die steigende Handlung, der Höhepunkt, die fallende Handlung, die Katastrophe
drama: das offene Drama, das geschlossene Drama
drama/teil: der Akt, die Szene, der Prolog, der Epilog
rede/drama: der Monolog, der Dialog, das Beiseitesprechen
erzähler/erzählperspektive: der auktoriale Erzähler, der personale Erzähler, der Ich-Erzähler, der neutrale Erzähler
zeit/erzählung: die Zeitraffung, die Zeitdehnung, die Zeitdeckung
erzähltechnik: der innere Monolog, die erlebte Rede, die indirekte Rede, der Bewusstseinsstrom
erzählung/mittel: die Rückblende, die Vorausdeutung, die Rahmenhandlung
gedicht/form: das Sonett, die Ode, die Ballade, die Elegie, die Hymne, das Haiku
versmaß/metrum: der Jambus, der Trochäus, der Daktylus, der Anapäst
vers: der Hexameter, der Pentameter, der Blankvers, der Alexandriner, der Knittelvers
reim: der Paarreim, der Kreuzreim, der umarmende Reim, der Schweifreim, der Haufenreim
kadenz/vers: die männliche Kadenz, die weibliche Kadenz
stilmittel/bild: die Metapher, die Personifikation, die Allegorie, die Metonymie, die Synekdoche
stilmittel/wortfigur: die Anapher, die Alliteration, die Epipher, die Klimax, die Ellipse, die Inversion
stilmittel/satzfigur: der Parallelismus, der Chiasmus, die Antithese, die rhetorische Frage, das Polysyndeton
stilmittel/gedanke: die Hyperbel, die Ironie, das Oxymoron, das Paradoxon, der Euphemismus, die Litotes
literaturepoche/epoche: der Barock, der Sturm und Drang, der Realismus, der Naturalismus, der Expressionismus, der Vormärz
literaturepoche/epoche: die Aufklärung, die Empfindsamkeit, die Klassik, die Romantik, die Neue Sachlichkeit, die Trümmerliteratur
dichter/schriftsteller: Johann Wolfgang von Goethe, Friedrich Schiller, Heinrich Heine, Gotthold Ephraim Lessing, Friedrich Hölderlin, Novalis, Joseph von Eichendorff, Heinrich von Kleist
schriftsteller: Thomas Mann, Heinrich Mann, Hermann Hesse, Franz Kafka, Bertolt Brecht, Heinrich Böll, Günter Grass, Max Frisch, Friedrich Dürrenmatt
schriftsteller/realismus: Theodor Fontane, Theodor Storm, Gottfried Keller, Adalbert Stifter, Conrad Ferdinand Meyer
dramatiker/schriftsteller: Georg Büchner, Gerhart Hauptmann, Frank Wedekind, William Shakespeare, Henrik Ibsen, Molière
schriftstellerin/autorin: Anna Seghers, Christa Wolf, Ingeborg Bachmann, Annette von Droste-Hülshoff, Elfriede Jelinek
werk/goethe/drama: Faust, Iphigenie auf Tauris, Götz von Berlichingen, Egmont, Torquato Tasso
drama/schiller: Die Räuber, Wilhelm Tell, Maria Stuart, Don Karlos, Kabale und Liebe
wortart/wort: das Substantiv, das Verb, das Adjektiv, das Adverb, das Pronomen, der Artikel, das Numerale
wortart/wort: die Präposition, die Konjunktion, die Interjektion
pronomen: das Personalpronomen, das Possessivpronomen, das Reflexivpronomen, das Relativpronomen, das Demonstrativpronomen, das Interrogativpronomen, das Indefinitpronomen
verb: das Hilfsverb, das Modalverb, das Vollverb, das Reflexivverb
verb: das starke Verb, das schwache Verb
verbform/verb: der Infinitiv, das Partizip I, das Partizip II
zeitform/tempus: das Präsens, das Präteritum, das Perfekt, das Plusquamperfekt, das Futur I, das Futur II
modus/verb: der Indikativ, der Konjunktiv I, der Konjunktiv II, der Imperativ
genus verbi/verb: das Aktiv, das Passiv
passiv: das Vorgangspassiv, das Zustandspassiv
fall/kasus: der Nominativ, der Genitiv, der Dativ, der Akkusativ
geschlecht/genus: das Maskulinum, das Femininum, das Neutrum
numerus: der Singular, der Plural
steigerung/adjektiv: der Positiv, der Komparativ, der Superlativ
artikel: der bestimmte Artikel, der unbestimmte Artikel
satzglied/satz: das Subjekt, das Prädikat, das Objekt, die adverbiale Bestimmung
objekt/satzglied: das Dativobjekt, das Akkusativobjekt, das Genitivobjekt, das Präpositionalobjekt
adverbiale/satzglied: die Temporalbestimmung, die Lokalbestimmung, die Modalbestimmung, die Kausalbestimmung
satz: der Hauptsatz, der Nebensatz
satz: der Aussagesatz, der Fragesatz, der Aufforderungssatz, der Ausrufesatz
nebensatz/satz: der Relativsatz, der Kausalsatz, der Konditionalsatz, der Temporalsatz, der Finalsatz, der Konzessivsatz, der Konsekutivsatz
satzverbindung/satz: das Satzgefüge, die Satzreihe
satzzeichen/zeichen: das Komma, das Semikolon, das Fragezeichen, das Ausrufezeichen
satzzeichen/zeichen: der Punkt, der Doppelpunkt, der Gedankenstrich, der Bindestrich
wortbaustein/wort: der Wortstamm, die Vorsilbe, die Nachsilbe, die Endung
wortbildung: die Komposition, die Ableitung, die Konversion, die Kürzung
wortbeziehung/wort: das Synonym, das Antonym, das Homonym, der Oberbegriff, der Unterbegriff
sprachwissenschaft/teilgebiet: die Phonologie, die Morphologie, die Syntax, die Semantik, die Pragmatik
spracheinheit/sprache: das Phonem, das Morphem, das Wort, der Satz, der Text
sprachvarietät/sprache: der Dialekt, der Soziolekt, der Idiolekt, die Fachsprache, die Standardsprache, die Jugendsprache
textsorte/text: der Bericht, die Reportage, der Kommentar, die Glosse, das Interview, die Nachricht
textsorte/aufsatz: die Erörterung, die Inhaltsangabe, die Charakterisierung, die Beschreibung, die Interpretation
aufsatz/teil: die Einleitung, der Hauptteil, der Schluss
argumentation/teil: die These, das Argument, das Beispiel
sprachfamilie/sprache: die romanischen Sprachen, die germanischen Sprachen, die slawischen Sprachen
streichinstrument/instrument: die Violine, die Bratsche, das Violoncello, der Kontrabass
holzblasinstrument/instrument: die Querflöte, die Klarinette, die Oboe, die Blockflöte, das Fagott, das Saxophon
blechblasinstrument/instrument: die Trompete, die Posaune, die Tuba, das Waldhorn
schlaginstrument/instrument: die Trommel, die Pauke, das Xylophon, das Becken, die Triangel
tasteninstrument/instrument: das Klavier, die Orgel, das Cembalo, das Akkordeon
zupfinstrument/instrument: die Gitarre, die Harfe, die Laute, die Zither, das Banjo
stimmlage/stimme: der Sopran, der Alt, der Tenor, der Bass, der Bariton
tempo/musik: Largo, Adagio, Andante, Moderato, Allegro, Presto
dynamik/musik: das Crescendo, das Decrescendo
notenwert/note: die ganze Note, die halbe Note, die Viertelnote, die Achtelnote, die Sechzehntelnote
notenschlüssel/musik: der Violinschlüssel, der Bassschlüssel, der Altschlüssel
tonleiter/musik: die Durtonleiter, die Molltonleiter, die chromatische Tonleiter, die pentatonische Tonleiter
intervall/musik: die Prime, die Sekunde, die Terz, die Quarte, die Quinte, die Sexte, die Septime, die Oktave
akkord/musik: der Durakkord, der Mollakkord, der verminderte Akkord, der übermäßige Akkord
stufe/harmonie: die Tonika, die Dominante, die Subdominante
musikalische form/form: die Fuge, der Kanon, das Rondo, die Variation, die Sonate
musikwerk/werk: die Sinfonie, die Sonate, die Suite, die Ouvertüre, das Konzert
vokalmusik/werk: die Oper, das Oratorium, die Kantate, die Messe, die Motette, das Kunstlied
oper/teil: die Arie, das Rezitativ, die Ouvertüre, der Chor
sonatenform/teil: die Exposition, die Durchführung, die Reprise, die Coda
musikepoche/epoche: der Barock, die Klassik, die Romantik, der Impressionismus, die Renaissance
musikrichtung/musik: der Jazz, der Blues, der Rock, der Hip-Hop, der Schlager, der Reggae, der Techno
komponist/barock: Johann Sebastian Bach, Georg Friedrich Händel, Antonio Vivaldi, Georg Philipp Telemann, Heinrich Schütz
komponist/romantik: Franz Schubert, Robert Schumann, Johannes Brahms, Richard Wagner, Franz Liszt, Felix Mendelssohn Bartholdy, Frédéric Chopin
komponist/moderne: Arnold Schönberg, Igor Strawinsky, Béla Bartók, Alban Berg, Gustav Mahler, Richard Strauss
tanz: der Walzer, der Tango, die Polka, die Samba, die Rumba, das Menuett
kunst/gattung: die Malerei, die Bildhauerei, die Grafik, die Architektur, die Fotografie
kunstepoche/stil: die Romanik, die Gotik, die Renaissance, die Klassik, die Romantik
kunstepoche/stil: der Barock, das Rokoko, der Klassizismus, der Jugendstil, der Manierismus
kunstrichtung/stil: der Impressionismus, der Expressionismus, der Kubismus, der Surrealismus, der Dadaismus, der Futurismus, der Fauvismus
bildgattung/gemälde: das Porträt, die Landschaft, das Stillleben, das Historienbild, das Selbstbildnis
maltechnik/technik: das Fresko, das Aquarell, das Ölgemälde, die Tempera, das Pastell
druckverfahren/druck: der Holzschnitt, der Kupferstich, die Radierung, die Lithografie, der Siebdruck, der Linolschnitt
druckverfahren/druck: der Hochdruck, der Tiefdruck, der Flachdruck, der Durchdruck
farbe/farbenlehre: die Primärfarbe, die Sekundärfarbe, die Tertiärfarbe, die Komplementärfarbe
farbe/eigenschaft: der Farbton, die Sättigung, die Helligkeit
farbkontrast/kontrast: der Hell-Dunkel-Kontrast, der Kalt-Warm-Kontrast, der Komplementärkontrast, der Simultankontrast
perspektive: die Zentralperspektive, die Luftperspektive, die Vogelperspektive, die Froschperspektive, die Farbperspektive
plastik/kunst: das Relief, die Skulptur, die Statue, die Büste
maler/renaissance: Albrecht Dürer, Leonardo da Vinci, Michelangelo, Raffael, Sandro Botticelli, Tizian, Lucas Cranach
maler/impressionismus: Claude Monet, Édouard Manet, Edgar Degas, Auguste Renoir, Max Liebermann
maler/moderne: Pablo Picasso, Wassily Kandinsky, Franz Marc, Paul Klee, Ernst Ludwig Kirchner, August Macke, Otto Dix, Salvador Dalí
baustil/architektur: die Romanik, die Gotik, der Barock, der Klassizismus, der Jugendstil, das Bauhaus
kirche/teil: das Langhaus, das Querhaus, der Chor, die Apsis, die Krypta, die Vierung, das Seitenschiff
gewölbe/architektur: das Tonnengewölbe, das Kreuzgratgewölbe, das Kreuzrippengewölbe
bogen/architektur: der Rundbogen, der Spitzbogen, der Hufeisenbogen
säule/teil: die Basis, der Schaft, das Kapitell
dach: das Satteldach, das Walmdach, das Flachdach, das Pultdach, das Mansarddach
brücke: die Hängebrücke, die Bogenbrücke, die Balkenbrücke, die Schrägseilbrücke
baustoff/material: der Beton, der Stahl, der Ziegel, der Naturstein, der Mörtel, der Gips
architekt: Walter Gropius, Le Corbusier, Karl Friedrich Schinkel, Ludwig Mies van der Rohe, Balthasar Neumann
medium/massenmedien: die Zeitung, die Zeitschrift, das Radio, das Fernsehen, das Internet
einstellungsgröße/film: die Totale, die Halbtotale, die Nahaufnahme, die Großaufnahme, die Halbnahe, die Detailaufnahme
kamerabewegung/film: der Schwenk, die Kamerafahrt, der Zoom
kameraperspektive/film: die Normalsicht, die Untersicht, die Aufsicht
schnitt/film: die Parallelmontage, die Überblendung, der harte Schnitt
filmgenre/film: der Western, der Krimi, der Thriller, die Komödie, die Dokumentation
`;
