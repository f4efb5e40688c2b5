/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_EARTH_AND_HISTORY = `
planet: der Gesteinsplanet, der Gasplanet, der Zwergplanet
gesteinsplanet/planet: der Merkur, die Venus, die Erde, der Mars
gasplanet/planet: der Jupiter, der Saturn, der Uranus, der Neptun
zwergplanet/himmelskörper: Pluto, Ceres, Eris, Haumea, Makemake
mond/jupiter: Io, Europa, Ganymed, Kallisto
mond: Titan, Phobos, Deimos, Triton, Enceladus
himmelskörper/körper: der Stern, der Planet, der Mond, der Komet, der Asteroid
kleinkörper/gestein: der Meteor, der Meteorit, der Meteoroid
sonnensystem/bereich: der Asteroidengürtel, der Kuipergürtel, die Oortsche Wolke
komet/teil: der Kern, der Schweif, die Koma
mondphase/phase: der Neumond, der Vollmond, der Halbmond, die Mondsichel
gezeiten: die Ebbe, die Flut
tide/gezeiten: die Springtide, die Nipptide
sonne/schicht: die Photosphäre, die Chromosphäre, die Korona, die Konvektionszone
sonne/aktivität: der Sonnenfleck, die Protuberanz, der Sonnenwind, die Sonneneruption
stern: der Rote Riese, der Weiße Zwerg, der Neutronenstern, der Braune Zwerg, der Überriese, der Rote Zwerg
stern/endstadium: das Schwarze Loch, der Neutronenstern, der Weiße Zwerg, der Pulsar
galaxie: die Spiralgalaxie, die elliptische Galaxie, die irreguläre Galaxie, die Balkenspirale
galaxie: die Milchstraße, die Andromedagalaxie, die Große Magellansche Wolke
tierkreiszeichen/sternbild: der Widder, der Stier, der Krebs, der Löwe, der Skorpion, der Schütze, der Steinbock, der Wassermann
sternbild: der Orion, der Große Bär, die Kassiopeia, der Schwan, die Leier, der Drache
weltbild/modell: das geozentrische Weltbild, das heliozentrische Weltbild
erde/bewegung: die Erdrotation, die Erdrevolution, die Präzession
umlaufbahn/punkt: das Perihel, das Aphel, das Perigäum, das Apogäum
entfernung/einheit: das Lichtjahr, der Parsec, die Astronomische Einheit
raumfahrt/fahrzeug: der Satellit, die Raumsonde, die Raumstation, die Raumfähre, der Rover
raumfahrer/astronaut: Neil Armstrong, Juri Gagarin, Buzz Aldrin, Alexander Gerst, Sigmund Jähn
astronom: Nikolaus Kopernikus, Galileo Galilei, Johannes Kepler, Tycho Brahe, Ptolemäus, Edwin Hubble
gestein: das magmatische Gestein, das Sedimentgestein, das metamorphe Gestein
magmatisches gestein/gestein: der Granit, der Basalt, der Bims, der Obsidian, der Gabbro, der Andesit, der Rhyolith
sedimentgestein/gestein: der Sandstein, der Kalkstein, der Tonstein, das Konglomerat, die Brekzie, der Dolomit
metamorphes gestein/gestein: der Marmor, der Gneis, der Schiefer, der Quarzit, der Glimmerschiefer
mineral: der Quarz, der Feldspat, der Glimmer, der Calcit, der Gips, der Talk, der Olivin
edelstein/mineral: der Diamant, der Rubin, der Saphir, der Smaragd, der Topas, der Opal
erdschale/schicht: die Erdkruste, der obere Erdmantel, der untere Erdmantel, der äußere Erdkern, der innere Erdkern
erdschale/schicht: die Lithosphäre, die Asthenosphäre, die Mesosphäre
sphäre/erde: die Atmosphäre, die Hydrosphäre, die Lithosphäre, die Biosphäre, die Pedosphäre, die Kryosphäre
plattengrenze/plattentektonik: die konvergente Plattengrenze, die divergente Plattengrenze, die konservative Plattengrenze
platte/erdplatte: die Pazifische Platte, die Eurasische Platte, die Afrikanische Platte, die Nordamerikanische Platte, die Nazca-Platte
urkontinent/kontinent: Pangaea, Gondwana, Laurasia, Rodinia
meeresboden/form: der Mittelozeanische Rücken, der Tiefseegraben, der Kontinentalhang, der Schelf
verwerfung: die Abschiebung, die Aufschiebung, die Blattverschiebung, die Überschiebung
falte: die Mulde, der Sattel
gebirge/form: das Faltengebirge, das Bruchschollengebirge, das Rumpfgebirge
erdbebenwelle/welle: die P-Welle, die S-Welle, die Oberflächenwelle
erdbeben/skala: die Richterskala, die Mercalliskala, die Momenten-Magnituden-Skala
vulkan: der Schildvulkan, der Schichtvulkan, der Schlackenkegel
vulkan: der Vesuv, der Ätna, der Krakatau, der Pinatubo, der Stromboli
vulkanismus/material: die Lava, die Asche, der Bims, der pyroklastische Strom
vulkan/teil: der Krater, der Schlot, die Magmakammer, die Caldera
verwitterung/vorgang: die physikalische Verwitterung, die chemische Verwitterung, die biologische Verwitterung
verwitterung/vorgang: die Frostsprengung, die Salzsprengung, die Temperaturverwitterung, die Hydrolyse, die Wurzelsprengung
massenbewegung: der Bergsturz, der Erdrutsch, die Mure, die Lawine, der Steinschlag
sediment/korngröße: der Ton, der Schluff, der Sand, der Kies
boden/bodenart: der Sandboden, der Lehmboden, der Tonboden, der Schluffboden
boden/bodentyp: die Braunerde, die Schwarzerde, der Podsol, der Gley, die Rendzina, die Parabraunerde
gletscherform/landschaft: die Moräne, der Drumlin, das Kar, der Sander, das Trogtal, der Oser
moräne: die Endmoräne, die Grundmoräne, die Seitenmoräne
fluss/abschnitt: der Oberlauf, der Mittellauf, der Unterlauf
fluss/teil: die Quelle, die Mündung, der Nebenfluss, der Mäander
flussmündung/mündung: das Delta, das Ästuar
talform/tal: das Kerbtal, das Sohlental, das Trogtal, die Klamm, die Schlucht
küstenform/küste: die Steilküste, die Flachküste, die Fjordküste, die Haffküste, die Boddenküste, die Wattküste
karst/form: die Doline, die Tropfsteinhöhle, die Polje, die Karre
tropfstein: der Stalaktit, der Stalagmit, der Stalagnat
wüste: die Sandwüste, die Felswüste, die Kieswüste, die Salzwüste
wüste: die Sahara, die Gobi, die Kalahari, die Atacama, die Namib
düne: die Sicheldüne, die Sterndüne, die Längsdüne
grundwasser/wasser: die Quelle, der Brunnen, der Grundwasserleiter, der Grundwasserspiegel
wasserkreislauf/vorgang: die Verdunstung, die Kondensation, der Niederschlag, die Versickerung, der Abfluss
erdzeitalter/zeit: das Erdaltertum, das Erdmittelalter, die Erdneuzeit, die Erdurzeit
erdmittelalter/periode: die Trias, der Jura, die Kreide
erdaltertum/periode: das Kambrium, das Ordovizium, das Silur, das Devon, das Karbon, das Perm
eiszeit/kaltzeit: die Weichseleiszeit, die Saaleeiszeit, die Elstereiszeit, die Würmeiszeit
fossil: der Abdruck, der Steinkern, das Leitfossil, das Spurenfossil
atmosphäre/schicht: die Troposphäre, die Stratosphäre, die Mesosphäre, die Thermosphäre, die Exosphäre
wolke: die Haufenwolke, die Schichtwolke, die Federwolke, die Gewitterwolke
niederschlag/wetter: der Regen, der Schnee, der Hagel, der Graupel, der Tau, der Nebel
niederschlag/regen: der Steigungsregen, der Konvektionsregen, der Frontregen
front/wetter: die Warmfront, die Kaltfront, die Okklusion
druckgebiet/wetter: das Hochdruckgebiet, das Tiefdruckgebiet
wind: der Passat, der Monsun, der Westwind, der Föhn, der Mistral, der Schirokko, die Bora
wind: der Seewind, der Landwind, der Bergwind, der Talwind
sturm: der Hurrikan, der Taifun, der Tornado, der Zyklon, der Orkan
wettergerät/gerät: das Barometer, das Thermometer, das Hygrometer, das Anemometer
klimaelement/wetter: die Temperatur, die Luftfeuchtigkeit, die Bewölkung, die Sonneneinstrahlung
klimazone/zone: die Polarzone, die gemäßigte Zone, die Subtropen, die Tropen
klima: das Seeklima, das Kontinentalklima, das Mittelmeerklima, das Wüstenklima, das Tropenklima
treibhausgas/gas: das Kohlenstoffdioxid, das Methan, das Lachgas, das Ozon
luftschadstoff/schadstoff: das Kohlenmonoxid, das Schwefeldioxid, das Stickstoffdioxid, der Feinstaub, das Ozon
umweltproblem/umwelt: die Erderwärmung, die Überdüngung, die Abholzung, die Desertifikation, die Versauerung, die Bodenerosion
abkommen/klima: das Kyoto-Protokoll, das Pariser Abkommen, das Montrealer Protokoll
abfall: der Restmüll, der Biomüll, der Sondermüll, der Elektroschrott
meeresströmung/strömung: der Golfstrom, der Labradorstrom, der Humboldtstrom, der Benguelastrom, der Kuroshio
karte: die physische Karte, die politische Karte, die thematische Karte, die topografische Karte
karte/teil: die Legende, der Maßstab, die Höhenlinie, das Gradnetz
gradnetz/linie: der Äquator, der Nullmeridian, der nördliche Wendekreis, der südliche Wendekreis, der Polarkreis
bevölkerung/kennzahl: die Geburtenrate, die Sterberate, die Lebenserwartung, die Bevölkerungsdichte, die Säuglingssterblichkeit, die Fertilitätsrate
wanderung/migration: die Einwanderung, die Auswanderung, die Binnenwanderung, die Landflucht
siedlung: das Dorf, die Kleinstadt, die Großstadt, die Metropole, die Megastadt
dorfform/dorf: das Straßendorf, das Haufendorf, das Angerdorf, das Rundlingsdorf, das Waldhufendorf
stadt/viertel: die Altstadt, die City, das Wohngebiet, das Industriegebiet, der Vorort
stadt/vorgang: die Urbanisierung, die Suburbanisierung, die Gentrifizierung, die Segregation
wirtschaftssektor/sektor: der primäre Sektor, der sekundäre Sektor, der tertiäre Sektor
landwirtschaft/form: der Ackerbau, die Viehzucht, der Wanderfeldbau, die Plantagenwirtschaft, der Nomadismus, der Bewässerungsfeldbau
land/land afrikas/staat: Nigeria, Kenia, Äthiopien, Ghana, Tansania, Uganda, Angola, Sambia, Senegal, Algerien, Tunesien
land/asien/staat: Pakistan, Bangladesch, Nepal, Afghanistan, Myanmar, Malaysia, Kambodscha, Laos, Thailand, Indonesien
land/südamerika/staat: Bolivien, Paraguay, Uruguay, Kolumbien, Venezuela, Ecuador, Peru, Chile, Argentinien, Brasilien
land/mittelamerika/staat: Guatemala, Honduras, Nicaragua, Panama, Belize, Kuba, Jamaika
land/naher osten/staat: Syrien, Jordanien, Saudi-Arabien, Kuwait, Israel, Ägypten
land/balkan/staat: Kroatien, Serbien, Slowenien, Bulgarien, Rumänien, Albanien, Montenegro
land/baltikum/staat: Estland, Lettland, Litauen
stadt/schweiz: Zürich, Genf, Basel, Bern, Lausanne, Luzern
stadt/österreich: Wien, Graz, Linz, Salzburg, Innsbruck
see/gewässer: der Bodensee, der Chiemsee, der Genfersee, der Starnberger See, der Plattensee
gebirge/deutschland/mittelgebirge: der Harz, der Schwarzwald, der Thüringer Wald, der Odenwald, der Spessart, der Taunus, der Hunsrück
berg: die Zugspitze, der Großglockner, der Mont Blanc, der Brocken, der Watzmann, das Matterhorn
insel: Rügen, Sylt, Usedom, Fehmarn, Borkum, Helgoland
insel/mittelmeer: Sizilien, Sardinien, Zypern, Kreta, Korsika, Malta
fluss/afrika: der Nil, der Niger, der Kongo, der Sambesi
fluss/asien: der Ganges, der Indus, der Mekong, der Jangtse
kanal: der Sueskanal, der Panamakanal, der Nord-Ostsee-Kanal, der Mittellandkanal
währung: der Euro, der Dollar, der Franken, der Rubel, der Yen, der Złoty
internationale organisation/organisation: die UNO, die NATO, die EU, die WHO, die OSZE, die UNESCO
steinzeit/epoche: die Altsteinzeit, die Mittelsteinzeit, die Jungsteinzeit
hochkultur: die Sumerer, die Babylonier, die Ägypter, die Phönizier, die Assyrer
hochkultur/amerika: pl Maya, pl Azteken, pl Inka, pl Olmeken
pharao/herrscher: Tutanchamun, Ramses II, Kleopatra, Hatschepsut, Echnaton, Cheops
schrift: die Keilschrift, die Hieroglyphenschrift, die Runenschrift, die Lautschrift
polis/stadt: Athen, Sparta, Korinth, Theben, Milet
krieg/antike: die Perserkriege, die Punischen Kriege, der Peloponnesische Krieg, der Gallische Krieg
rom/stand: pl Patrizier, pl Plebejer, pl Sklaven, pl Ritter
römisches amt/amt: der Konsul, der Prätor, der Quästor, der Ädil, der Zensor, der Volkstribun, der Diktator
römischer kaiser/kaiser: Augustus, Tiberius, Caligula, Claudius, Nero, Trajan, Hadrian, Diokletian, Konstantin
römisches bauwerk/bauwerk: das Aquädukt, das Forum, das Amphitheater, der Triumphbogen, die Therme, der Limes
germanischer stamm/stamm: pl Goten, pl Vandalen, pl Franken, pl Sachsen, pl Alemannen, pl Langobarden, pl Burgunder
herrschergeschlecht/dynastie: die Staufer, die Karolinger, die Merowinger, die Ottonen, die Salier, die Welfen
dynastie/familie: die Habsburger, die Hohenzollern, die Wittelsbacher, die Wettiner, die Bourbonen
lehnswesen/stand: der Lehnsherr, der Vasall, der Ritter, der Leibeigene
stand/mittelalter: der Adel, der Klerus, der dritte Stand
orden/kloster: die Benediktiner, die Franziskaner, die Dominikaner, die Zisterzienser, die Jesuiten
mittelalter/stadt: die Zunft, die Gilde, die Hanse, das Patriziat
burg/teil: der Bergfried, der Palas, die Zugbrücke, der Wehrgang, die Ringmauer
waffe/mittelalter: das Schwert, die Lanze, die Armbrust, der Bogen, die Streitaxt
reformator/reformation: Martin Luther, Johannes Calvin, Ulrich Zwingli, Philipp Melanchthon, Jan Hus
aufklärer/philosoph: Immanuel Kant, John Locke, Montesquieu, Voltaire, Jean-Jacques Rousseau, Denis Diderot
revolution: die Französische Revolution, die Russische Revolution, die Märzrevolution, die Novemberrevolution, die Industrielle Revolution
französische revolution/gruppe: die Jakobiner, die Girondisten, die Sansculotten, die Royalisten
französische revolution/organ: die Nationalversammlung, der Nationalkonvent, die Generalstände, das Direktorium, der Wohlfahrtsausschuss
schlacht: die Schlacht bei Waterloo, die Völkerschlacht bei Leipzig, die Schlacht bei Austerlitz, die Schlacht bei Jena
friedensvertrag/vertrag: der Versailler Vertrag, der Westfälische Friede, der Wiener Kongress, der Augsburger Religionsfriede
bündnis: der Dreibund, die Entente, der Warschauer Pakt, die Achse Berlin-Rom
deutscher staat/staat: die Weimarer Republik, das Deutsche Kaiserreich, der Deutsche Bund, die DDR
partei/weimarer republik: die SPD, die KPD, die NSDAP, die DNVP, die DDP
politiker/weimarer republik: Friedrich Ebert, Gustav Stresemann, Paul von Hindenburg, Philipp Scheidemann, Heinrich Brüning
nationalsozialismus/organisation: die SA, die SS, die Gestapo, die Hitlerjugend, die Wehrmacht
nationalsozialist/politiker: Joseph Goebbels, Hermann Göring, Heinrich Himmler, Rudolf Heß, Adolf Hitler
konzentrationslager/lager: Auschwitz, Dachau, Buchenwald, Treblinka, Bergen-Belsen, Sachsenhausen
schlacht/zweiter weltkrieg: Stalingrad, Kursk, El Alamein, Dünkirchen, Monte Cassino
schlacht/erster weltkrieg: Verdun, Tannenberg, Ypern, Langemarck
konferenz: die Konferenz von Jalta, die Potsdamer Konferenz, die Konferenz von Teheran, die Wannseekonferenz
kalter krieg/ereignis: die Berlin-Blockade, der Mauerbau, die Kubakrise, der Prager Frühling, der Koreakrieg
sowjetunion/politiker: Wladimir Lenin, Josef Stalin, Nikita Chruschtschow, Leonid Breschnew, Michail Gorbatschow
ddr/politiker: Walter Ulbricht, Erich Honecker, Egon Krenz, Wilhelm Pieck
bundeskanzler/politiker: Konrad Adenauer, Willy Brandt, Helmut Schmidt, Helmut Kohl, Gerhard Schröder, Ludwig Erhard, Angela Merkel
bundespräsident/politiker: Theodor Heuss, Richard von Weizsäcker, Johannes Rau, Joachim Gauck, Gustav Heinemann
präsident/usa: George Washington, Abraham Lincoln, Franklin Roosevelt, John Kennedy, Ronald Reagan, Richard Nixon, Woodrow Wilson
entdecker/seefahrer: Christoph Kolumbus, Vasco da Gama, Ferdinand Magellan, James Cook, Amerigo Vespucci, Hernán Cortés
erfindung/industrialisierung: die Dampfmaschine, die Spinnmaschine, die Lokomotive, der mechanische Webstuhl, der Telegraf
kolonialismus/form: die Kolonie, das Protektorat, das Mandatsgebiet
quelle/geschichte: die Primärquelle, die Sekundärquelle
quelle/geschichte: die Schriftquelle, die Bildquelle, die Sachquelle, die mündliche Überlieferung
`;
