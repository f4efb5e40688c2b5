/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_CHEMISTRY_AND_PHYSICS = `
elementarteilchen/teilchen: das Proton, das Neutron, das Elektron
isotop/wasserstoff: das Protium, das Deuterium, das Tritium
atommodell/modell: das Schalenmodell, das Orbitalmodell, das Kern-Hülle-Modell, das Kugelteilchenmodell, das Rosinenkuchenmodell
quantenzahl/zahl: die Hauptquantenzahl, die Nebenquantenzahl, die Magnetquantenzahl, die Spinquantenzahl
periodensystem: die Gruppe, die Periode, die Hauptgruppe, die Nebengruppe
periodensystem/eigenschaft: der Atomradius, die Ionisierungsenergie, die Elektronegativität, die Elektronenaffinität
alkalimetall/metall/element: das Lithium, das Natrium, das Kalium, das Rubidium, das Cäsium
erdalkalimetall/metall/element: das Beryllium, das Magnesium, das Calcium, das Strontium, das Barium, das Radium
halogen/element: das Fluor, das Chlor, das Brom, das Iod, das Astat
edelgas/gas/element: das Helium, das Neon, das Argon, das Krypton, das Xenon, das Radon
nebengruppenmetall/metall/element: das Eisen, das Kupfer, das Zink, das Nickel, das Chrom, das Mangan, das Cobalt, das Titan
edelmetall/metall: das Gold, das Silber, das Platin, das Palladium
halbmetall/element: das Bor, das Silicium, das Germanium, das Arsen, das Antimon
nichtmetall/element: der Wasserstoff, der Kohlenstoff, der Stickstoff, der Sauerstoff, der Phosphor, der Schwefel
kohlenstoff/modifikation: der Diamant, der Graphit, das Graphen, das Fulleren
elementklasse/element: das Metall, das Halbmetall, das Nichtmetall
ion/teilchen: das Kation, das Anion
anion/ion: das Chlorid, das Sulfat, das Nitrat, das Carbonat, das Phosphat, das Hydroxid, das Sulfid, das Oxid
bindung: die Ionenbindung, die Atombindung, die Metallbindung
bindung: die Einfachbindung, die Doppelbindung, die Dreifachbindung
zwischenmolekulare kraft/kraft: die Wasserstoffbrückenbindung, die Van-der-Waals-Kraft, die Dipol-Dipol-Wechselwirkung
formel/chemie: die Summenformel, die Strukturformel, die Verhältnisformel, die Lewis-Formel
isomer: das Konstitutionsisomer, das Stereoisomer, das Enantiomer, das Diastereomer
stoff: der Reinstoff, das Stoffgemisch
reinstoff/stoff: das Element, die Verbindung
gemisch/stoffgemisch: die Lösung, die Suspension, die Emulsion, das Gemenge, die Legierung, der Schaum, der Rauch, der Nebel
gemisch: das homogene Gemisch, das heterogene Gemisch
lösung: die gesättigte Lösung, die ungesättigte Lösung, die übersättigte Lösung
lösung: das Lösungsmittel, der gelöste Stoff
trennverfahren/verfahren: die Filtration, die Destillation, die Extraktion, die Chromatografie, die Zentrifugation, die Sedimentation, die Kristallisation
trennverfahren/verfahren: das Filtrieren, das Destillieren, das Eindampfen, das Dekantieren, das Zentrifugieren, das Sieben
aggregatzustand/zustand: der feste Zustand, der flüssige Zustand, der gasförmige Zustand
aggregatzustand/übergang: das Schmelzen, das Erstarren, das Verdampfen, das Kondensieren, das Sublimieren, das Resublimieren
temperatur/stoff: der Schmelzpunkt, der Siedepunkt, der Gefrierpunkt, der Flammpunkt, der Zündpunkt
reaktion/chemie: die Oxidation, die Reduktion, die Neutralisation, die Fällung, die Verbrennung
reaktion/energie: die exotherme Reaktion, die endotherme Reaktion
organische reaktion/reaktion: die Addition, die Substitution, die Eliminierung, die Kondensation, die Veresterung, die Hydrolyse, die Verseifung
kunststoff/reaktion: die Polymerisation, die Polykondensation, die Polyaddition
redoxreaktion: das Oxidationsmittel, das Reduktionsmittel
reaktion/teilnehmer: das Edukt, das Produkt, der Katalysator, der Inhibitor
reaktionsgeschwindigkeit/faktor: die Temperatur, die Konzentration, der Zerteilungsgrad, der Druck, der Katalysator
energie/chemie: die Aktivierungsenergie, die Reaktionsenthalpie, die Gitterenergie, die Bindungsenergie, die Ionisierungsenergie
thermodynamik/größe: die Enthalpie, die Entropie, die innere Energie, die freie Enthalpie
system/thermodynamik: das offene System, das geschlossene System, das isolierte System
säure: die Salzsäure, die Schwefelsäure, die Salpetersäure, die Phosphorsäure, die Kohlensäure
carbonsäure/säure: die Essigsäure, die Ameisensäure, die Zitronensäure, die Milchsäure, die Oxalsäure, die Weinsäure
lauge/base: die Natronlauge, die Kalilauge, das Kalkwasser, das Ammoniakwasser
lösung/ph-wert: die saure Lösung, die basische Lösung, die neutrale Lösung
indikator: der Lackmus, das Phenolphthalein, das Bromthymolblau, der Universalindikator, das Methylorange
salz: das Natriumchlorid, das Kaliumnitrat, das Calciumcarbonat, das Kupfersulfat, das Silbernitrat, das Ammoniumchlorid
oxid: das Kohlenstoffdioxid, das Schwefeldioxid, das Eisenoxid, das Calciumoxid, das Aluminiumoxid, das Magnesiumoxid
elektrochemie/elektrode: die Anode, die Kathode
elektrochemie/zelle: die galvanische Zelle, die Elektrolysezelle, die Brennstoffzelle
batterie/akku: der Bleiakku, der Lithium-Ionen-Akku, die Zink-Kohle-Batterie, die Alkali-Mangan-Zelle
kohlenwasserstoff: das Alkan, das Alken, das Alkin, der Aromat
alkan/kohlenwasserstoff: das Methan, das Ethan, das Propan, das Butan, das Pentan, das Hexan, das Heptan, das Octan
alken/kohlenwasserstoff: das Ethen, das Propen, das Buten, das Penten
aromat/verbindung: das Benzol, das Toluol, das Phenol, das Naphthalin, das Anilin
funktionelle gruppe/gruppe: die Hydroxygruppe, die Carboxygruppe, die Aminogruppe, die Carbonylgruppe, die Aldehydgruppe
stoffklasse/verbindung: der Alkohol, der Aldehyd, das Keton, die Carbonsäure, der Ester, der Ether, das Amin
alkohol: das Methanol, das Ethanol, das Propanol, das Butanol, das Glycerin
kunststoff: das Polyethylen, das Polypropylen, das Polystyrol, das Polyvinylchlorid, das Nylon, das Teflon
kunststoff: der Thermoplast, der Duroplast, das Elastomer
erdölprodukt/kraftstoff: das Benzin, das Kerosin, der Diesel, das Heizöl, das Bitumen
kohle/brennstoff: die Braunkohle, die Steinkohle, der Anthrazit, der Torf
legierung: die Bronze, das Messing, der Stahl, das Lötzinn
verfahren/industrie: das Haber-Bosch-Verfahren, das Ostwald-Verfahren, das Kontaktverfahren, das Hochofenverfahren
laborgerät/gerät: das Becherglas, das Reagenzglas, der Erlenmeyerkolben, der Messzylinder, die Pipette, die Bürette, der Trichter
laborgerät/gerät: der Bunsenbrenner, der Dreifuß, der Tiegel, der Mörser, der Exsikkator
chemie/teilgebiet: die organische Chemie, die anorganische Chemie, die physikalische Chemie, die analytische Chemie, die Biochemie
gasgesetz/gesetz: das Boyle-Mariotte-Gesetz, das Gay-Lussac-Gesetz, das Gesetz von Amontons, das Avogadro-Gesetz
kernzerfall/strahlung: die Alphastrahlung, die Betastrahlung, die Gammastrahlung, die Neutronenstrahlung
kernzerfall: der Alphazerfall, der Betazerfall, der Gammazerfall
kernreaktion/vorgang: die Kernspaltung, die Kernfusion, der radioaktive Zerfall
basisgröße/größe: die Masse, die Länge, die Zeit, die Stromstärke, die Temperatur, die Stoffmenge, die Lichtstärke
größe: die skalare Größe, die vektorielle Größe
basiseinheit/einheit: das Meter, das Kilogramm, die Sekunde, das Ampere, das Kelvin, das Mol, die Candela
einheit/elektrizität: das Volt, das Ampere, das Ohm, das Watt, das Coulomb, das Farad, das Henry, das Siemens
einheit/magnetismus: das Tesla, das Weber, das Henry
einheit/druck: das Pascal, das Bar, das Torr, das Hektopascal
einheit/energie: das Joule, die Kalorie, die Kilowattstunde, das Elektronenvolt
einheit/radioaktivität: das Becquerel, das Sievert, das Gray
einheit/länge: der Millimeter, der Zentimeter, der Kilometer, der Zoll
einheit/masse: das Gramm, das Kilogramm, das Milligramm, das Pfund
vorsatz/einheit: Kilo, Mega, Giga, Tera, Milli, Mikro, Nano, Piko
temperaturskala/skala: die Celsius-Skala, die Fahrenheit-Skala, die Kelvin-Skala
bewegung: die gleichförmige Bewegung, die beschleunigte Bewegung, die Kreisbewegung, die Schwingung, der freie Fall
wurf/bewegung: der waagerechte Wurf, der senkrechte Wurf, der schiefe Wurf
newtonsches gesetz/gesetz: das Trägheitsgesetz, das Grundgesetz der Mechanik, das Wechselwirkungsgesetz
gesetz/physik: das Ohmsche Gesetz, das Hookesche Gesetz, das Gravitationsgesetz, das Coulombsche Gesetz, das Brechungsgesetz, das Reflexionsgesetz
erhaltungssatz/satz: der Energieerhaltungssatz, der Impulserhaltungssatz, der Drehimpulserhaltungssatz
kraft: die Gewichtskraft, die Reibungskraft, die Federkraft, die Auftriebskraft, die Normalkraft, die Zentripetalkraft, die Hangabtriebskraft
reibung/kraft: die Haftreibung, die Gleitreibung, die Rollreibung
wechselwirkung/grundkraft: die Gravitation, die elektromagnetische Wechselwirkung, die starke Wechselwirkung, die schwache Wechselwirkung
verformung: die plastische Verformung, die elastische Verformung
belastung/beanspruchung: der Zug, der Druck, die Biegung, die Torsion, die Scherung
gleichgewicht: das stabile Gleichgewicht, das labile Gleichgewicht, das indifferente Gleichgewicht
stoß: der elastische Stoß, der unelastische Stoß
größe/drehung: das Drehmoment, das Trägheitsmoment, der Drehimpuls, die Winkelgeschwindigkeit
einfache maschine/maschine: der Hebel, die Rolle, die schiefe Ebene, der Keil, das Wellrad
rolle/maschine: die feste Rolle, die lose Rolle, der Flaschenzug
hebel: der einseitige Hebel, der zweiseitige Hebel
energieform/energie: die kinetische Energie, die potenzielle Energie, die thermische Energie, die chemische Energie, die elektrische Energie, die Kernenergie
energiequelle/energie: die Sonnenenergie, die Windenergie, die Wasserkraft, die Biomasse, die Erdwärme
energieträger: das Erdöl, das Erdgas, die Steinkohle, die Braunkohle, das Uran
kraftwerk: das Kohlekraftwerk, das Kernkraftwerk, das Wasserkraftwerk, das Gezeitenkraftwerk, das Solarkraftwerk
wärmeübertragung/wärme: die Wärmeleitung, die Wärmestrahlung, die Wärmeströmung
wärme/größe: die Wärmekapazität, die Schmelzwärme, die Verdampfungswärme, die Wärmeleitfähigkeit
zustandsänderung/gas: die isotherme Zustandsänderung, die isobare Zustandsänderung, die isochore Zustandsänderung, die adiabatische Zustandsänderung
motor/maschine: der Ottomotor, der Dieselmotor, der Elektromotor, der Wankelmotor, der Stirlingmotor
ottomotor/takt: der Ansaugtakt, der Verdichtungstakt, der Arbeitstakt, der Auspufftakt
strömung: die laminare Strömung, die turbulente Strömung
flüssigkeit/eigenschaft: die Viskosität, die Dichte, die Oberflächenspannung, die Kapillarität
druck: der Luftdruck, der Schweredruck, der Kolbendruck, der Überdruck, der Dampfdruck
welle: die Transversalwelle, die Longitudinalwelle
welle: die Schallwelle, die Lichtwelle, die Wasserwelle, die Radiowelle, die Erdbebenwelle
welle/teil: der Wellenberg, das Wellental, der Schwingungsknoten, der Schwingungsbauch
welle/größe: die Wellenlänge, die Frequenz, die Amplitude, die Periodendauer, die Ausbreitungsgeschwindigkeit
welle/vorgang: die Reflexion, die Brechung, die Beugung, die Interferenz, die Polarisation, die Dispersion, die Absorption
interferenz: die konstruktive Interferenz, die destruktive Interferenz
schwingung: die gedämpfte Schwingung, die ungedämpfte Schwingung, die erzwungene Schwingung
schall/eigenschaft: die Tonhöhe, die Lautstärke, die Klangfarbe
schall: der Ton, der Klang, das Geräusch, der Knall
schall: der Ultraschall, der Infraschall, der Hörschall
elektromagnetisches spektrum/strahlung: die Infrarotstrahlung, die Ultraviolettstrahlung, die Röntgenstrahlung, die Gammastrahlung, die Mikrowellenstrahlung
linse: die Sammellinse, die Zerstreuungslinse
spiegel: der Hohlspiegel, der Wölbspiegel, der ebene Spiegel
bild/optik: das reelle Bild, das virtuelle Bild
winkel/optik: der Einfallswinkel, der Reflexionswinkel, der Brechungswinkel, der Grenzwinkel
optik/größe: die Brennweite, die Bildweite, die Gegenstandsweite, die Brechzahl, die Vergrößerung
optisches gerät/gerät: das Mikroskop, das Fernrohr, das Teleskop, das Periskop
optisches gerät/gerät: die Lupe, die Kamera, die Brille
finsternis: die Sonnenfinsternis, die Mondfinsternis
schatten: der Kernschatten, der Halbschatten
lampe/lichtquelle: die Glühlampe, die Halogenlampe, die Leuchtstofflampe, die LED-Lampe
strom: der Gleichstrom, der Wechselstrom, der Drehstrom
feld: das elektrische Feld, das magnetische Feld, das Gravitationsfeld
schaltung: die Reihenschaltung, die Parallelschaltung
schaltung/logik: die UND-Schaltung, die ODER-Schaltung, die NICHT-Schaltung, die Wechselschaltung
elektrische größe/größe: die Spannung, die Stromstärke, die Leistung, die Ladung, die Kapazität, die Induktivität, die Impedanz
widerstand/größe: der Wirkwiderstand, der Blindwiderstand, der Scheinwiderstand, der Innenwiderstand
leitfähigkeit/stoff: der Leiter, der Halbleiter, der Isolator, der Supraleiter
magnetismus/magnet: der Dauermagnet, der Elektromagnet
elektromagnetismus/gerät: der Generator, der Transformator, der Elektromotor, der Elektromagnet
transformator/teil: die Primärspule, die Sekundärspule, der Eisenkern
elektromotor/teil: der Rotor, der Stator, der Kommutator, der Anker
messgerät/gerät: das Amperemeter, das Voltmeter, das Ohmmeter, das Wattmeter, das Multimeter, das Oszilloskop
messgerät/gerät: das Thermometer, das Barometer, das Manometer, das Hygrometer, das Tachometer
messgerät/gerät: die Federwaage, die Stoppuhr, die Balkenwaage, die Schieblehre
strahlung/nachweis: das Geiger-Müller-Zählrohr, die Nebelkammer, das Dosimeter, die Blasenkammer
kernreaktor/teil: der Moderator, der Steuerstab, das Kühlmittel, der Brennstab
teilchenbeschleuniger/gerät: das Zyklotron, das Synchrotron, der Linearbeschleuniger
teilchen/familie: das Quark, das Lepton, das Boson, das Hadron, das Meson, das Baryon
lepton/teilchen: das Elektron, das Myon, das Tauon, das Neutrino
boson/teilchen: das Photon, das Gluon, das W-Boson, das Z-Boson, das Higgs-Boson
effekt/quantenphysik: der Fotoeffekt, der Compton-Effekt, der Tunneleffekt, die Verschränkung
relativitätstheorie/effekt: die Zeitdilatation, die Längenkontraktion, die Rotverschiebung
physik/teilgebiet: die Mechanik, die Optik, die Akustik, die Thermodynamik, die Elektrodynamik, die Kernphysik, die Quantenphysik
mechanik/teilgebiet: die Kinematik, die Dynamik, die Statik
messung/fehler: der systematische Fehler, der zufällige Fehler
bauelement/bauteil/elektronik: der Widerstand, der Kondensator, der Transistor, der Transformator, der Schalter
bauelement/bauteil/elektronik: die Diode, die Spule, die Sicherung, die Batterie
diode/bauteil: die Zenerdiode, die Leuchtdiode, die Fotodiode, die Schottkydiode, die Kapazitätsdiode
transistor/bauteil: der Bipolartransistor, der Feldeffekttransistor, der Fototransistor
transistor/anschluss: der Emitter, der Kollektor, die Basis
feldeffekttransistor/anschluss: das Gate, die Source, der Drain
kondensator/bauteil: der Elektrolytkondensator, der Keramikkondensator, der Folienkondensator, der Drehkondensator
widerstand/bauteil: der Heißleiter, der Kaltleiter, der Fotowiderstand, das Potentiometer, der Varistor
filter/schaltung: der Tiefpass, der Hochpass, der Bandpass, die Bandsperre
schaltung/funktechnik: der Verstärker, der Oszillator, der Mischer, der Gleichrichter, der Modulator, der Demodulator
modulation/modulationsart: die Amplitudenmodulation, die Frequenzmodulation, die Phasenmodulation, die Einseitenbandmodulation
antenne: die Dipolantenne, die Yagi-Antenne, die Stabantenne, die Parabolantenne, die Langdrahtantenne, die Groundplane-Antenne
funkgerät/gerät: der Sender, der Empfänger, der Transceiver, der Tuner
frequenzbereich/wellenbereich: die Kurzwelle, die Mittelwelle, die Langwelle, die Ultrakurzwelle
frequenzband/band: VHF, UHF, HF, MF, LF, SHF
wellenausbreitung/welle: die Bodenwelle, die Raumwelle
ionosphäre/schicht: die D-Schicht, die E-Schicht, die F1-Schicht, die F2-Schicht
leitung/kabel: das Koaxialkabel, die Zweidrahtleitung, die Hühnerleiter, der Lichtwellenleiter
halbleiter: der n-Halbleiter, der p-Halbleiter
signal: das analoge Signal, das digitale Signal
polarisation/antenne: die horizontale Polarisation, die vertikale Polarisation, die zirkulare Polarisation
betriebsart/amateurfunk: die Telegrafie, die Telefonie, die Bildübertragung, das Funkfernschreiben
störung/funk: das Rauschen, das Übersprechen, die Oberwelle, die Intermodulation
`;
