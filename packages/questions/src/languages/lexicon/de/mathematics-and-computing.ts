/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_MATHEMATICS_AND_COMPUTING = `
zahl: die natürliche Zahl, die ganze Zahl, die rationale Zahl, die irrationale Zahl, die reelle Zahl, die komplexe Zahl
zahl: die Primzahl, die Quadratzahl, die Dreieckszahl
zahl: die gerade Zahl, die ungerade Zahl
zahlensystem: das Dezimalsystem, das Dualsystem, das Hexadezimalsystem, das Oktalsystem
rechenart/operation: die Addition, die Subtraktion, die Multiplikation, die Division
ergebnis/rechnung: die Summe, die Differenz, das Produkt, der Quotient
rechnung/glied: der Summand, der Minuend, der Subtrahend, der Faktor, der Dividend, der Divisor
rechengesetz/gesetz: das Kommutativgesetz, das Assoziativgesetz, das Distributivgesetz
bruch: der echte Bruch, der unechte Bruch, die gemischte Zahl, der Stammbruch
bruch/teil: der Zähler, der Nenner
bruch/umformung: das Kürzen, das Erweitern
potenz/teil: die Basis, der Exponent
prozentrechnung: der Grundwert, der Prozentwert, der Prozentsatz
zinsrechnung: das Kapital, der Zinssatz, die Zinsen, die Laufzeit
mathematik/teilgebiet: die Algebra, die Geometrie, die Analysis, die Stochastik, die Arithmetik, die Topologie, die Zahlentheorie
gleichung: die lineare Gleichung, die quadratische Gleichung, die Exponentialgleichung, die Bruchgleichung, die Differentialgleichung
gleichungssystem/verfahren: das Einsetzungsverfahren, das Gleichsetzungsverfahren, das Additionsverfahren, das Gauß-Verfahren
quadratische gleichung/verfahren: die quadratische Ergänzung, die p-q-Formel, die Mitternachtsformel
binomische formel/formel: die erste binomische Formel, die zweite binomische Formel, die dritte binomische Formel
funktion: die lineare Funktion, die quadratische Funktion, die Exponentialfunktion, die Logarithmusfunktion, die Potenzfunktion, die Wurzelfunktion
funktion/eigenschaft: die Definitionsmenge, die Wertemenge, die Nullstelle, die Steigung, der Achsenabschnitt
zuordnung: die proportionale Zuordnung, die antiproportionale Zuordnung
folge: die arithmetische Folge, die geometrische Folge, die Fibonacci-Folge
ableitungsregel/regel: die Produktregel, die Quotientenregel, die Kettenregel, die Potenzregel, die Summenregel, die Faktorregel
kurvenpunkt/punkt: der Hochpunkt, der Tiefpunkt, der Wendepunkt, der Sattelpunkt
analysis/begriff: die Ableitung, das Integral, der Grenzwert, die Stammfunktion
integral: das bestimmte Integral, das unbestimmte Integral
winkel: der spitze Winkel, der rechte Winkel, der stumpfe Winkel, der gestreckte Winkel, der überstumpfe Winkel
winkelpaar/winkel: der Scheitelwinkel, der Nebenwinkel, der Stufenwinkel, der Wechselwinkel
dreieck: das gleichseitige Dreieck, das gleichschenklige Dreieck, das rechtwinklige Dreieck
dreieck/linie: die Höhe, die Seitenhalbierende, die Winkelhalbierende, die Mittelsenkrechte
rechtwinkliges dreieck/seite: die Hypotenuse, die Ankathete, die Gegenkathete
satz/geometrie: der Satz des Pythagoras, der Höhensatz, der Kathetensatz, der Satz des Thales
satz/geometrie: der Sinussatz, der Kosinussatz, der Strahlensatz
viereck/figur: das Quadrat, das Rechteck, das Parallelogramm, das Trapez
viereck/figur: die Raute, das Drachenviereck, das Quadrat, das Rechteck
vieleck/figur: das Dreieck, das Viereck, das Fünfeck, das Sechseck, das Achteck
linie/geometrie: die Gerade, die Strecke, die Halbgerade
kreis/linie: die Sekante, die Tangente, die Sehne, die Passante
kreis/teil: der Radius, der Durchmesser, der Umfang, der Kreisbogen, der Mittelpunkt
körper/geometrie: der Würfel, der Quader, der Zylinder, der Kegel
körper/geometrie: die Kugel, die Pyramide
platonischer körper/körper: das Tetraeder, das Hexaeder, das Oktaeder, das Dodekaeder, das Ikosaeder
körper/teil: die Ecke, die Kante, die Fläche
kegelschnitt/kurve: die Ellipse, die Parabel, die Hyperbel
abbildung/geometrie: die Spiegelung, die Drehung, die Verschiebung, die Streckung
symmetrie: die Achsensymmetrie, die Punktsymmetrie, die Drehsymmetrie
winkelfunktion/funktion: der Sinus, der Kosinus, der Tangens, der Kotangens
vektor/rechnung: das Skalarprodukt, das Vektorprodukt, das Spatprodukt
menge/operation: die Vereinigungsmenge, die Schnittmenge, die Differenzmenge, die Komplementmenge
beweis/verfahren: der direkte Beweis, der indirekte Beweis, die vollständige Induktion
aussage/mathematik: der Satz, das Axiom, das Lemma, das Korollar
mathematiker: Euklid, Pythagoras, Archimedes, Carl Friedrich Gauß, Leonhard Euler, Bernhard Riemann, Gottfried Wilhelm Leibniz, David Hilbert
mittelwert/lagemaß: das arithmetische Mittel, der Median, der Modalwert, das geometrische Mittel
streuungsmaß/statistik: die Varianz, die Standardabweichung, die Spannweite, der Interquartilsabstand
häufigkeit/statistik: die absolute Häufigkeit, die relative Häufigkeit
skala/skalenniveau: die Nominalskala, die Ordinalskala, die Intervallskala, die Verhältnisskala
verteilung/wahrscheinlichkeit: die Normalverteilung, die Binomialverteilung, die Poissonverteilung, die Gleichverteilung, die Exponentialverteilung
hypothese/statistik: die Nullhypothese, die Alternativhypothese
fehler/statistik: der Fehler erster Art, der Fehler zweiter Art
diagramm: das Säulendiagramm, das Balkendiagramm, das Kreisdiagramm, das Liniendiagramm, das Histogramm, das Streudiagramm
kombinatorik: die Permutation, die Variation, die Kombination
stichprobe/statistik: die Zufallsstichprobe, die Klumpenstichprobe, die Quotenstichprobe, die geschichtete Stichprobe
test/statistik: der t-Test, der F-Test, der Chi-Quadrat-Test, der Binomialtest
hardware/bauteil: der Prozessor, der Arbeitsspeicher, die Festplatte, die Grafikkarte, das Netzteil
prozessor/teil: das Steuerwerk, das Rechenwerk, das Register, der Cache
speicher: das RAM, das ROM, das EEPROM
speichermedium/speicher: die Festplatte, die SSD, der USB-Stick, die DVD, die Speicherkarte, das Magnetband
eingabegerät/gerät: die Tastatur, die Maus, die Webcam
eingabegerät/gerät: der Scanner, der Joystick, der Touchscreen
ausgabegerät/gerät: der Monitor, der Drucker, der Lautsprecher, der Beamer
drucker: der Laserdrucker, der Tintenstrahldrucker, der Nadeldrucker, der 3D-Drucker
bus/rechner: der Datenbus, der Adressbus, der Steuerbus
dateneinheit/einheit: das Bit, das Byte, das Kilobyte, das Megabyte, das Gigabyte, das Terabyte
rechnerarchitektur/architektur: die Von-Neumann-Architektur, die Harvard-Architektur
logikgatter/gatter: das UND-Gatter, das ODER-Gatter, das NICHT-Gatter, das NAND-Gatter, das XOR-Gatter
betriebssystem/system: Windows, macOS, Linux, Android, iOS, Unix
linux/distribution: Ubuntu, Debian, Fedora, Arch Linux, openSUSE
software: die Systemsoftware, die Anwendungssoftware, die Firmware
software/programm: die Textverarbeitung, die Tabellenkalkulation, die Datenbank
lizenz/software: die Freeware, die Shareware, die Open-Source-Software
browser/programm: Chrome, Firefox, Safari, Edge, Opera
editor/texteditor: Vim, Emacs, Nano, Notepad
bildformat/format: JPEG, PNG, GIF, TIFF, BMP, SVG
audioformat/format: MP3, WAV, FLAC, AAC
zeichenkodierung/kodierung: ASCII, Unicode, UTF-8, UTF-16
programmiersprache/sprache: Python, Java, JavaScript, Ruby, Rust, PHP, Pascal
programmierparadigma/programmierung: die objektorientierte Programmierung, die funktionale Programmierung, die imperative Programmierung, die logische Programmierung
übersetzer/programm: der Compiler, der Interpreter, der Assembler, der Linker
datentyp/typ: der Integer, der String, der Boolean
kontrollstruktur/programmierung: die Sequenz, die Verzweigung, die Schleife, die Rekursion
schleife: die for-Schleife, die while-Schleife, die do-while-Schleife
fehler/programm: der Syntaxfehler, der Laufzeitfehler, der Logikfehler
objektorientierung/prinzip: die Kapselung, die Vererbung, die Polymorphie, die Abstraktion
klasse/teil: das Attribut, die Methode, der Konstruktor
datenstruktur/struktur: die Liste, die Warteschlange, die Hashtabelle
datenstruktur/struktur: der Stapel, der Baum, der Graph
baum/teil: die Wurzel, der Knoten, die Kante, das Blatt
sortierverfahren/algorithmus: der Bubblesort, der Quicksort, der Mergesort, der Heapsort, der Insertionsort
suchverfahren/algorithmus: die lineare Suche, die binäre Suche, die Tiefensuche, die Breitensuche
vorgehensmodell/modell: das Wasserfallmodell, das V-Modell, das Spiralmodell, das agile Modell
softwareentwicklung/phase: die Analyse, der Entwurf, die Implementierung, die Wartung
softwaretest/test: der Unittest, der Integrationstest, der Systemtest, der Abnahmetest
versionsverwaltung/system: Git, Subversion, Mercurial, Perforce, CVS
versionsverwaltung: die lokale Versionsverwaltung, die zentrale Versionsverwaltung, die verteilte Versionsverwaltung
git-befehl/befehl: git add, git commit, git push, git pull, git merge, git clone, git fetch, git rebase, git status
git-befehl/befehl: git log, git diff, git show, git branch, git checkout, git reset, git stash
git/bereich: das Arbeitsverzeichnis, das Repository, die Staging-Area
git/objekt: der Commit, der Blob, der Tree
hosting/git: GitHub, GitLab, Bitbucket, SourceForge
netzwerk: das LAN, das WAN, das MAN, das WLAN
topologie/netzwerk: die Sterntopologie, die Ringtopologie, die Bustopologie, die Baumtopologie
netzwerkgerät/gerät: der Router, der Switch, der Hub, der Repeater, das Modem
netzwerkkabel/kabel: das Koaxialkabel, das Glasfaserkabel, das Twisted-Pair-Kabel
schicht/osi-modell: die Anwendungsschicht, die Transportschicht, die Vermittlungsschicht, die Sicherungsschicht, die Bitübertragungsschicht, die Darstellungsschicht, die Sitzungsschicht
protokoll/internet: HTTP, FTP, SMTP, DNS, DHCP, SSH, TCP, UDP
e-mail/protokoll: SMTP, IMAP, POP3
adresse/netzwerk: die IP-Adresse, die MAC-Adresse, die Portnummer
funktechnik/netz: das Bluetooth, das WLAN, das NFC
cloud/dienst: die Infrastructure as a Service, die Platform as a Service, die Software as a Service
schadsoftware/programm: das Virus, der Wurm, der Trojaner, die Spyware, die Ransomware
angriff/sicherheit: das Phishing, der Denial-of-Service-Angriff, die SQL-Injection
schutzziel/sicherheit: die Vertraulichkeit, die Integrität, die Verfügbarkeit
schutzmaßnahme/sicherheit: die Firewall, die Verschlüsselung, das Antivirenprogramm
verschlüsselung: die symmetrische Verschlüsselung, die asymmetrische Verschlüsselung
chiffre/verschlüsselung: die Caesar-Verschlüsselung, die Vigenère-Verschlüsselung
datenbankmodell/datenbank: die relationale Datenbank, die hierarchische Datenbank, die objektorientierte Datenbank
datenbanksystem/datenbank: MySQL, PostgreSQL, SQLite, MongoDB, MariaDB
schlüssel/datenbank: der Primärschlüssel, der Fremdschlüssel, der Kandidatenschlüssel
normalform/datenbank: die erste Normalform, die zweite Normalform, die dritte Normalform
tabelle/datenbank: die Zeile, die Spalte, die Zelle
maschinelles lernen/lernen: das überwachte Lernen, das unüberwachte Lernen, das bestärkende Lernen
computerpionier: Konrad Zuse, Alan Turing, John von Neumann, Charles Babbage, Ada Lovelace
`;
