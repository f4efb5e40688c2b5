/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_EVERYDAY = `
getreide/nutzpflanze: der Weizen, der Roggen, der Hafer, der Mais, der Reis
getreide/nutzpflanze: die Gerste, die Hirse
hülsenfrucht/gemüse: die Bohne, die Erbse, die Linse, die Kichererbse, die Sojabohne
gemüse: die Karotte, die Kartoffel, die Tomate, die Gurke, die Zwiebel, die Paprika
gemüse: der Kohl, der Spinat, der Kürbis, der Brokkoli, der Spargel, der Salat
obst/kernobst/steinobst: die Kirsche, die Pflaume, die Aprikose, die Birne
südfrucht/obst: die Banane, die Orange, die Zitrone, die Ananas, die Mango
beere/obst: die Erdbeere, die Himbeere, die Brombeere, die Heidelbeere, die Johannisbeere
nuss: die Walnuss, die Haselnuss, die Mandel, die Erdnuss
faser/textil: die Baumwolle, die Wolle, die Seide
faser/textil: das Leinen, das Nylon, das Polyester
nutztier/haustier: das Schwein, das Schaf, das Rind, das Huhn, das Pferd
nutztier/haustier: die Kuh, die Ziege, die Gans, die Ente
jungtier/tier: das Kalb, das Lamm, das Fohlen, das Ferkel, das Küken
männliches tier/tier: der Bulle, der Hengst, der Eber, der Hahn, der Widder
dünger: der Mist, der Kompost, der Mineraldünger
düngung/dünger: der Stickstoff, der Phosphor, das Kalium
pflanzenschutzmittel/mittel: das Insektizid, das Herbizid, das Fungizid
landmaschine/maschine: der Traktor, der Mähdrescher, der Pflug
anbau/landwirtschaft: die Fruchtfolge, die Monokultur, die Mischkultur, die Dreifelderwirtschaft
ballsport/sportart: der Fußball, der Handball, der Basketball, der Volleyball
wintersport/sportart: das Skispringen, das Rodeln, das Eiskunstlaufen, das Biathlon
leichtathletik/disziplin: der Weitsprung, der Hochsprung, der Dreisprung, der Stabhochsprung
leichtathletik/wurf: das Kugelstoßen, das Speerwerfen, das Diskuswerfen, das Hammerwerfen
schwimmstil/schwimmen: das Brustschwimmen, das Rückenschwimmen, das Kraulschwimmen, das Schmetterlingsschwimmen
turngerät/turnen: der Barren, das Reck, der Schwebebalken, das Pferd
kampfsport/sportart: das Judo, das Karate, das Boxen, das Ringen
fußball/position: der Torwart, der Verteidiger, der Stürmer, der Mittelfeldspieler
fähigkeit/training: die Ausdauer, die Kraft, die Schnelligkeit, die Beweglichkeit, die Koordination
training: das Intervalltraining, das Krafttraining, das Ausdauertraining, das Zirkeltraining
schachfigur/schach: der König, der Turm, der Läufer, der Springer, der Bauer
garverfahren/kochen: das Kochen, das Dünsten, das Braten, das Backen, das Grillen, das Schmoren, das Frittieren
konservierung/verfahren: das Pökeln, das Räuchern, das Trocknen, das Einfrieren, das Pasteurisieren
milchprodukt/lebensmittel: der Käse, der Joghurt, der Quark, die Butter, die Sahne
gewürz: der Pfeffer, der Zimt, der Kümmel, der Ingwer, der Safran
gewürz: die Muskatnuss, die Vanille, die Gewürznelke
triebmittel/backen: die Hefe, das Backpulver, der Sauerteig, das Natron
getränk: der Tee, der Kaffee, der Saft
alkoholisches getränk/getränk: der Wein, der Schnaps, der Likör, der Sekt
mahlzeit: das Frühstück, das Mittagessen, das Abendessen
küchengerät/gerät: der Herd, der Backofen, der Kühlschrank, der Mixer, der Toaster
besteck: das Messer, die Gabel, der Löffel
fahrzeug: das Auto, das Motorrad, das Fahrrad
fahrzeug: der Bus, der Lastwagen, der Zug
luftfahrzeug/fahrzeug: das Flugzeug, der Hubschrauber, das Segelflugzeug, der Ballon, das Luftschiff
schiff/wasserfahrzeug: das Segelschiff, das Containerschiff, die Fähre, das U-Boot, der Tanker
auto/teil: das Getriebe, die Kupplung, die Bremse, das Lenkrad
motor/teil: der Kolben, der Zylinder, das Ventil, die Kurbelwelle, die Nockenwelle, die Zündkerze
bremse: die Scheibenbremse, die Trommelbremse, die Handbremse
flugzeug/teil: der Rumpf, die Tragfläche, das Seitenruder, das Höhenruder, das Querruder, das Fahrwerk
schiff/teil: der Bug, das Heck, der Kiel, der Mast, das Ruder
schiff/seite: Backbord, Steuerbord
straße: die Autobahn, die Bundesstraße, die Landstraße, die Kreisstraße
verkehr/verkehrsmittel: die Straßenbahn, die U-Bahn, die Eisenbahn, die Seilbahn
werkzeug: der Hammer, der Schraubendreher, der Bohrer, der Meißel
werkzeug: die Säge, die Zange, die Feile, die Axt
verbindungsmittel/verbindung: der Nagel, die Schraube, der Niet, der Dübel
fügeverfahren/verfahren: das Schweißen, das Löten, das Kleben, das Nieten
fertigungsverfahren/verfahren: das Gießen, das Schmieden, das Fräsen, das Drehen, das Bohren, das Schleifen
möbel: der Tisch, der Stuhl, der Schrank
möbel: das Bett, das Sofa, das Regal
zimmer/raum: die Küche, das Schlafzimmer, das Badezimmer, das Wohnzimmer
kleidung/kleidungsstück: die Hose, die Jacke, die Bluse
kleidung/kleidungsstück: der Rock, der Mantel, der Pullover
verwandter/familie: der Vater, der Bruder, der Onkel, der Cousin, der Neffe
verwandte/familie: die Mutter, die Schwester, die Tante, die Cousine, die Nichte
schule/schulform: die Grundschule, die Hauptschule, die Realschule, die Gesamtschule
schulfach/fach: Mathematik, Geschichte, Biologie, Physik, Chemie, Erdkunde
abschluss/studium: der Bachelor, der Master, das Diplom, die Promotion
handwerker/beruf: der Tischler, der Maurer, der Elektriker, der Dachdecker, der Installateur, der Schlosser
beruf: der Anwalt, der Architekt, der Ingenieur, der Journalist, der Apotheker
dienstgrad/militär: der Leutnant, der Hauptmann, der Major, der Oberst, der General, der Feldwebel
teilstreitkraft/militär: das Heer, die Luftwaffe, die Marine
einheit/militär: die Kompanie, das Bataillon, das Regiment, die Brigade, die Division
werkstoff/eigenschaft: die Härte, die Zähigkeit, die Sprödigkeit, die Elastizität, die Festigkeit
holz: die Eiche, die Buche, die Kiefer, die Fichte, das Mahagoni
schmuck: der Ring, die Halskette, das Armband, der Ohrring
`;
