/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_COMMON = `
wochentag/tag: Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag
monat: Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember
jahreszeit: der Frühling, der Sommer, der Herbst, der Winter
himmelsrichtung: der Norden, der Osten, der Süden, der Westen
farbe: Rot, Gelb, Grün, Blau, Violett, Weiß, Schwarz, Orange
form/figur: der Kreis, das Quadrat, das Dreieck, das Rechteck, der Würfel, die Kugel, der Zylinder, der Kegel, die Pyramide
planet: der Merkur, die Venus, die Erde, der Mars, der Jupiter, der Saturn, der Uranus, der Neptun
kontinent/erdteil: Europa, Asien, Afrika, Nordamerika, Südamerika, Australien, die Antarktis
ozean/meer: der Pazifik, der Atlantik, die Nordsee, die Ostsee, das Mittelmeer, das Schwarze Meer
fluss/strom: die Donau, die Elbe, die Weser, die Oder, die Spree, die Wolga, die Themse, der Rhein, der Main, der Neckar, der Nil, der Amazonas
gebirge: pl Alpen, pl Anden, pl Pyrenäen, pl Karpaten, der Harz, der Schwarzwald, der Himalaya
land/staat/königreich: Deutschland, Österreich, Frankreich, Italien, Spanien, Portugal, England, Irland, Polen, Ungarn, Tschechien, Russland, Schweden, Norwegen, Dänemark, Finnland, Belgien, Griechenland
land/staat: China, Japan, Indien, Korea, Vietnam, Israel, Ägypten, Nigeria, Kenia, Südafrika, Marokko, Brasilien, Argentinien, Mexiko, Kanada, Kuba
land/staat: die Schweiz, die Türkei, die Ukraine, die Slowakei, die Sowjetunion
staat/deutsch: Preußen, Bayern, Sachsen, Österreich, Hannover, Baden, Württemberg, Hessen
bundesland: Bayern, Hessen, Sachsen, Thüringen, Niedersachsen, Brandenburg, Nordrhein-Westfalen, Baden-Württemberg, Rheinland-Pfalz
stadt/hauptstadt: Berlin, Wien, Bern, Paris, London, Rom, Madrid, Prag, Warschau, Budapest, Moskau, Brüssel, Athen, Lissabon
stadt: Berlin, Hamburg, München, Köln, Frankfurt, Leipzig, Dresden, Nürnberg, Stuttgart, Hannover, Bremen, Heidelberg, Mainz, Weimar
stadt: New York, Boston, Chicago, Washington, Tokio, Peking, Kairo, Istanbul, Jerusalem
stadt: Konstantinopel, Alexandria, Karthago, Athen, Sparta, Troja, Rom
volk: pl Römer, pl Griechen, pl Ägypter, pl Perser, pl Germanen, pl Kelten, pl Wikinger, pl Hunnen, pl Araber
volk: pl Deutschen, pl Franzosen, pl Engländer, pl Polen, pl Russen, pl Italiener, pl Spanier, pl Österreicher
sprache: Deutsch, Englisch, Französisch, Spanisch, Italienisch, Latein, Griechisch, Russisch, Arabisch
religion: das Christentum, das Judentum, der Islam, der Buddhismus, der Hinduismus
zeit/epoche: die Antike, die Renaissance, die Aufklärung, die Romantik, die Klassik, die Reformation, das Mittelalter, der Barock
zeit/epoche: die Steinzeit, die Bronzezeit, die Eisenzeit
krieg: der Erste Weltkrieg, der Zweite Weltkrieg, der Dreißigjährige Krieg, der Siebenjährige Krieg, der Kalte Krieg
physiker/forscher: Isaac Newton, Albert Einstein, Galileo Galilei, Niels Bohr, Max Planck, Ernest Rutherford, Michael Faraday, Johannes Kepler, Werner Heisenberg, Nikolaus Kopernikus
chemiker/forscher: Dmitri Mendelejew, Antoine Lavoisier, John Dalton, Robert Boyle, Justus von Liebig, Alfred Nobel, Otto Hahn
biologe/arzt/forscher: Charles Darwin, Gregor Mendel, Louis Pasteur, Robert Koch, Alexander Fleming, Robert Hooke, William Harvey, Carl von Linné
forscherin/frau: Marie Curie, Lise Meitner, Rosalind Franklin, Ada Lovelace, Emmy Noether
erfinder/unternehmer: Werner von Siemens, Carl Benz, Gottlieb Daimler, Rudolf Diesel, Thomas Edison, Nikola Tesla, James Watt, Johannes Gutenberg
politiker/diktator: Adolf Hitler, Benito Mussolini, Josef Stalin, Wladimir Lenin, Winston Churchill
könig/kaiser: Friedrich der Große, Karl der Große, Wilhelm I, Wilhelm II, Friedrich Barbarossa, Otto der Große, Maximilian I, Karl V, Joseph II, Franz II, Heinrich IV, Ludwig XIV
philosoph: Immanuel Kant, Friedrich Nietzsche, Karl Marx, Arthur Schopenhauer, René Descartes, John Locke
dichter/schriftsteller: Johann Wolfgang von Goethe, Friedrich Schiller, Heinrich Heine, Gotthold Ephraim Lessing, Theodor Fontane, Thomas Mann, Bertolt Brecht
komponist: Johann Sebastian Bach, Wolfgang Amadeus Mozart, Ludwig van Beethoven, Joseph Haydn, Franz Schubert, Richard Wagner, Robert Schumann
maler: Albrecht Dürer, Leonardo da Vinci, Michelangelo, Rembrandt, Vincent van Gogh, Pablo Picasso, Claude Monet
regierung/staatsform: die Demokratie, die Monarchie, die Oligarchie, die Diktatur, die Republik, die Theokratie, die Aristokratie
ideologie: der Kapitalismus, der Sozialismus, der Kommunismus, der Feudalismus, der Faschismus, der Liberalismus, der Nationalismus
wirtschaft: die Inflation, die Deflation, die Rezession, die Stagflation
wirtschaft: das Angebot, die Nachfrage, der Preis, der Wettbewerb
rohstoff: die Kohle, das Erdöl, das Erdgas, das Holz, das Eisenerz, das Kupfer
wissenschaft: die Physik, die Chemie, die Biologie, die Geologie, die Astronomie
wissenschaft: die Psychologie, die Soziologie, die Geschichte, die Geografie, die Philosophie, die Anthropologie
wortart/grammatik: das Substantiv, das Verb, das Adjektiv, das Adverb, das Pronomen, die Präposition, die Konjunktion
stilmittel: die Metapher, die Hyperbel, die Ironie, die Personifikation, die Antithese, der Vergleich
beruf: der Arzt, der Lehrer, der Ingenieur, der Bauer, der Soldat, der Kaufmann, der Priester, der Handwerker
stand: der Adel, der Klerus, das Bürgertum, die Bauern
element/mineral: das Natrium, das Kalium, das Calcium, das Magnesium, das Lithium, das Chlor, das Fluor
element/metall: das Eisen, das Kupfer, das Zink, das Blei, das Zinn, das Gold, das Silber, das Quecksilber, das Aluminium, das Platin
element/radioaktiv: das Uran, das Radium, das Polonium, das Plutonium
element/gruppe: pl Edelgase, pl Halogene, pl Alkalimetalle, pl Erdalkalimetalle
gas/verbindung: das Kohlendioxid, das Methan, das Ammoniak, das Stickstoffdioxid, das Ozon, das Kohlenmonoxid, der Wasserdampf
teilchen: das Proton, das Neutron, das Elektron, das Photon, das Gluon, das Neutrino
teilchen: pl Protonen, pl Neutronen, pl Elektronen, pl Photonen
teilchen: das Atom, das Molekül, das Gemisch, die Verbindung, der Kristall
atom: das Isotop, das Ion, das Radikal
teilchen: pl Atome, pl Moleküle, pl Gemische, pl Verbindungen, pl Kristalle
atom: pl Isotope, pl Ionen, pl Radikale
atom: der Atomkern, die Atomhülle, die Elektronenschale
atom/zahl: die Ordnungszahl, die Massenzahl, die Neutronenzahl, die Atommasse
bindung: die Ionenbindung, die Atombindung, die Metallbindung, die Wasserstoffbrücke
organ/körper: die Leber, die Lunge, die Niere, die Milz, die Haut, die Bauchspeicheldrüse, die Harnblase, die Gallenblase
organ/körper: der Magen, der Darm, der Dickdarm, der Dünndarm
organ/körper: das Herz, das Gehirn, das Auge, das Ohr, die Leber, die Niere, die Milz
organ/körper: pl Nieren, pl Lungen, pl Muskeln, pl Knochen, pl Augen
atmung: die Luftröhre, die Lunge, der Kehlkopf, das Zwerchfell, pl Bronchien, pl Lungenbläschen
gefäß/blut: pl Arterien, pl Venen, pl Kapillaren, pl Lymphgefäße
gefäß/blut: die Aorta, die Hohlvene, die Lungenarterie, die Lungenvene, die Halsschlagader
blut: pl Blutplättchen, pl Blutkörperchen, pl Nervenzellen, pl Muskelzellen, pl Knochenzellen
blut/flüssigkeit: das Blutplasma, die Lymphe, das Blutserum, das Hämoglobin
eiweiß/protein: das Hämoglobin, das Insulin, das Albumin, das Kollagen, das Keratin
flüssigkeit: das Blut, der Speichel, der Schweiß, der Harn, die Galle, die Lymphe
herz: die linke Kammer, die rechte Kammer
hormon: das Insulin, das Adrenalin, das Cortisol, das Testosteron, das Thyroxin, das Glukagon
sinn: das Sehen, das Hören, das Riechen, das Schmecken, das Tasten
gewebe: der Muskel, der Knochen, der Knorpel, die Sehne, das Band, der Nerv
gehirn: das Großhirn, das Kleinhirn, der Hirnstamm, der Thalamus, der Hypothalamus, der Hippocampus
zelle/organell: pl Mitochondrien, pl Ribosomen, pl Chloroplasten, pl Vakuolen, pl Lysosomen
zelle/organell: das Mitochondrium, das Ribosom, der Chloroplast, die Vakuole, der Zellkern, die Zellmembran, die Zellwand, der Golgi-Apparat, das Zellplasma
teilung: die Mitose, die Meiose, die Befruchtung, die Zellteilung
vererbung: pl Gene, pl Chromosomen, pl Allele
vorgang/pflanze: die Fotosynthese, die Gärung, die Zellatmung, die Transpiration, die Verdauung, die Keimung
vorgang/transport: die Diffusion, die Osmose, die Filtration
zucker: die Glukose, die Stärke, die Zellulose, die Fruktose, die Saccharose, die Laktose, das Glykogen
nährstoff: pl Proteine, pl Kohlenhydrate, pl Fette, pl Vitamine, pl Mineralstoffe, pl Nukleinsäuren
pflanze: die Wurzel, der Stängel, das Blatt, die Blüte, der Samen, die Frucht
tier/gruppe: pl Säugetiere, pl Reptilien, pl Amphibien, pl Vögel, pl Fische, pl Insekten
tier: der Hund, der Wolf, der Fuchs, der Bär, der Hirsch, der Löwe, der Tiger, die Katze, die Kuh, das Pferd, das Schaf
ökosystem/ernährung: pl Produzenten, pl Konsumenten, pl Destruenten
lebewesen: pl Bakterien, pl Viren, pl Pilze, pl Algen, pl Einzeller
krankheit: die Tuberkulose, die Cholera, die Malaria, die Pest, die Grippe, die Diphtherie
größe: die Masse, die Kraft, die Energie, die Geschwindigkeit, die Beschleunigung, die Temperatur, die Dichte, der Druck
bauteil/elektronik: der Widerstand, der Kondensator, der Transistor, die Spule, die Diode
kraft: die Schwerkraft, die Reibung, die Trägheit, die Auftriebskraft, der Magnetismus
energie: die Bewegungsenergie, die Lageenergie, die Wärmeenergie, die Kernenergie
wärme: die Wärmeleitung, die Konvektion, die Wärmestrahlung
welle: die Wellenlänge, die Frequenz, die Amplitude, die Phase
einheit: das Joule, das Kelvin, das Watt, das Newton, das Pascal, das Volt, das Ampere, das Ohm, das Hertz, das Coulomb
gerät: das Thermometer, das Barometer, das Mikroskop, das Teleskop, das Oszilloskop
erde/schicht: die Erdkruste, der Erdmantel, der Erdkern
gestein: der Granit, der Basalt, der Marmor, der Kalkstein, der Sandstein, der Schiefer
naturereignis: das Erdbeben, das Hochwasser, der Vulkanausbruch, der Tsunami, der Wirbelsturm, die Dürre
vorgang/erde: die Erosion, die Verwitterung, die Ablagerung
computer/gerät: die Tastatur, die Maus, der Monitor, der Drucker, der Scanner
computer/datei: die Datei, der Ordner, das Verzeichnis, die Verknüpfung
computer/programm: die Variable, die Funktion, die Schleife, die Klasse, die Konstante, das Objekt
computer/netz: der Server, der Router, der Client, der Switch, das Modem
`;
