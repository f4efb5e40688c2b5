import { wordSet } from "./building.ts";

/** Nouns by gender, as they stand alone or end compounds: common ones of school subjects, in the singular. */
const NOUNS = {
  m: `abend ablauf absatz abschnitt abstand abzug adel akt akkord algorithmus alltag anbau anfang angriff anhang anlass ansatz anspruch anteil antrag antrieb apfel apparat arm
arzt aspekt ast aufbau aufruf aufsatz aufstand aufstieg auftrag aufwand ausbau ausbruch ausdruck ausfall ausgang ausgleich ausschuss austausch ausweis bach balken ball bau bauch baum
bedarf befehl begriff beitrag belag berg bereich bericht beruf beschluss besitz bestand bestandteil besuch betrag betrieb beweis bezirk bezug block boden bogen brand brauch brei
brief bruch browser bund bundesrat bundestag bürger cache charakter code computer damm darm datensatz deckel deckungsbeitrag dialog dienst dollar draht druck effekt eid eimer eingang
eingriff einfluss einsatz einspruch eintrag einwand empfänger entwurf erfolg erlass erlös ersatz ertrag euro export faden faktor fall fehler feind feldzug fels feudalismus film fisch
fleck flug fluss frieden friede frost fund fuß gang gedanke gegner gegensatz gegenstand gehalt geist gerichtshof geruch geschmack gewinn glanz glaube gott grad graph grund gürtel
hafen halt handel hang hauch haufen haupt haushalt hebel heiler held herd herrscher herzschlag himmel hinweis hof honig horizont hügel hunger import impuls index inhalt kaiser kampf
kanal kanzler kasten kegel keim kern klang knochen knorpel knoten kohl kohlenstoff kollektor kolben kompass konflikt kongress könig kontakt kontinent konsum kopf körper korb kranz krebs
kredit kreis krieg kuchen kunde kurs lack lauf laut lebensraum lehrer leib lohn lohnzuschlag luftdruck mangel mann mantel markt maßstab meister mensch mond monat mord morgen motor
mund muskel nachfolger nachteil nachweis nagel name nebel nerv norden notar nutzen ofen orden ort osten ozean pakt palast papst park partner pass pfad pfeil pflug pilz pinsel plan
planet platz pol posten preis prinz profit prozess prozessor puffer puls punkt putsch quotient rahmen rand rang raub rauch raum rechner reaktor regen reifen reichskanzler reiz
rest rhythmus richter ring rost router rückgang rücken rückstand ruf ruhm rumpf saal saft samen sand satz sauerstoff schacht schaden schalter schall schatten schein schirm schlaf
schlag schlamm schluss schlüssel schmerz schmuck schnabel schnee schnitt schock schritt schuh schutz schwanz schweiß schwefel sektor senat sender server sieg sinn sitz sog sohn
sommer speicher speichel spiegel sport sprung staat stab stahl stall stamm stand staub stein stern stich stiel stil stickstoff stillstand stoff strahl strand strang strauch streik
streit strom sturm sturz süden switch tag takt tanz taucher teich teil teig term teufel text thron tisch titel tod ton topf transport traum treibstoff trick trieb tritt trog typ übergang
überfluss überschuss umfang umlauf umsatz umstand umweg unfall unterricht unterschied untergang ursprung verband verbrauch verein verfall verfasser verkauf verkehr verlag verlauf verlust
versuch vertrag verstand verzicht vogel vorfall vorgang vorhof vorrat vorschlag vorsitz vorteil vortrag vorwurf vulkan wagen wahn wald wandel wasserstoff weg wein weizen westen wert
wettbewerb widerspruch widerstand wille wind winkel winter wirt wirkstoff wohlstand wunsch wurm zahn zaun zeitpunkt zeitraum zins zoll zorn zucker zufall zug zusammenhang
zusammenschluss zustand zuwachs zwang zweck zweifel zweig zyklus zylinder`,
  f: `abfrage abgabe abkürzung ablage achse adresse aktie allianz analyse anfrage anlage antwort anzeige aorta arbeit arie armee armut asche aufgabe aufnahme aula ausfuhr ausgabe aussage
bahn bakterie bank base basis batterie behörde beute bilanz biene bitte blase blüte bombe börse botschaft breite bremse brücke brust burg bürde chance datei datenbank dauer debatte
decke diagnose diät dichte dosis drüse ebene ecke ehe ehre eiche einfuhr einnahme elite epoche erde ernte fabrik fahne fahrt falle familie farbe faser feder feier ferse figur firma
flamme flasche flöte flotte flut folge folter form formel frage frau frist front frucht gabe galle garantie gebühr geburt gefahr gemeinde geschichte geste gewähr gewalt
gewinnschwelle grenze grube größe grundlage gruppe hälfte haft halle hand härte haut hefe herkunft herrschaft hilfe hitze höhe hülle hürde idee industrie insel jugend kälte kammer kamera
kanzlei kapillare karte kasse katastrophe kette kirche klage klappe klasse klausel kluft knospe kohle kolonie komponente konstante kontrolle kopie kraft krankheit krise krone krume
kugel kultur kunst kurve küste lage länge laufzeit leber lehre leiste liebe linie linse liste lösung lücke luft lunge lust macht mannschaft marke maschine maske masse mauer menge messe
messgröße methode miete milch milz mitte mitgift mode monarchie mühle mündung münze mutter nachfrage nacht nadel nähe narbe nase naht natur niederlage niere norm normalform note
notlage nummer oper pause partei periode person pest pflanze pflege pflicht phase pfortader pille platte predigt presse probe pumpe quelle quote rakete rate reaktion rede regel
reihe reise rente republik rinde rinne rohrleitung rolle rückgabe rückkehr ruhe sache sage schale scheide schere schicht schlacht schleife schleuse schlucht schraube schrift schuld
schule schwelle seele sehne seide seite sekunde serie seuche siedlung sicht silbe sippe sitte skala sonne sorge sorte spalte spende sperre spitze sprache spule spur stadt stärke
staude steuer stelle stille stimme straße strafe strecke strategie strophe stufe stunde suche sucht sühne summe sünde synthese systole diastole tabelle tafel tasche taste taktik
taufe technik temperatur these tiefe tinte tochter trauer treue truppe tugend tür uhr umkehr umwelt unschuld unruhe ursache urkunde vakuole variable vase vene version vernunft versicherung
vorgabe vorhersage vorlage vorschrift vorsorge vorstufe wabe waage wache waffe wahl wand wange ware wärme weide weise welle welt wende werft wiege wiese willkür wirtschaft woche wolke
wolle wunde würde wurzel wüste zahl zeile zeit zelle zensur ziege zone zufuhr zulage zunge zusage zutat zwiebel`,
  n: `abkommen abzeichen alter amt angebot anliegen atom attribut auge auto bakterium band becken bedürfnis beispiel bekenntnis bett bewusstsein bier bild blatt blei blut boot brot buch
budget bündel dach dasein defizit denken detail diagramm ding dokument dorf drama dreieck drittel dutzend edikt ei eigentum eigenkapital einkommen eis eisen eiweiß element elend ende
entgelt enzym erbe erdöl erdreich erlebnis ereignis ergebnis erz exil experiment fach fahrzeug fass feld fell fenster ferment fernrohr fest fett feuer fieber fleisch flugzeug format fundament
futter gas gebäude gebet gebiet gebilde gebirge gebot gedicht gefälle gefäß gefieder geflügel gefühl gegenteil geheimnis gehirn gehör geld gelenk gemisch gemüse gen gerät geräusch
gericht geschäft geschehen geschlecht geschoss gesetz gesicht gespräch gestein gesuch getreide gewand gewebe gewehr gewerbe gewicht gewissen gewitter gewölbe gift gitter glas
gleichgewicht glied gold grab gras grundgesetz gut guthaben haar handwerk harz haus heer heft heim heiligtum hemd herz hindernis hirn holz hormon horn huhn ideal indiz insekt institut
instrument inventar jahr jahrhundert joch kabel kalb kapital kapitel kind kino kissen kleid klima knie knie kohlenhydrat kloster königreich konto konzept konzil korn kraftwerk kraut
kreuz kriterium kupfer labor lager lamm land laster laub leben leder lehen leid licht lied limit loch lob magma mandat maß material medium meer mehl merkmal messer metall militär
ministerium mittel mittelalter modell modul molekül moos motiv museum muster netz nest niveau objekt öl opfer organ original papier paradox parlament patent petroleum pferd pflaster
phänomen pigment plasma plateau podium portal potential potenzial prinzip privileg problem produkt profil programm projekt protein protokoll prozent pulver quadrat quartal rad rätsel radio
recht rechteck rechnungswesen referendum regime register reich relief rennen rezept rind risiko ritual rohr ruder salz schaf schema schicksal schiff schilf schloss schwein schwert segel seil sekret
serum signal silber silikat skelett skript sonett spektrum spiel staatsgebiet steuerrecht stichwort stroh stück studium substrat subjekt symbol symptom system szenario tal team tempo tempus testament
theater theorem thema tier tor tribunal turnier ufer unglück unrecht unternehmen urteil vakuum ventil verb verbot verbrechen verfahren verhalten verhältnis vermögen versprechen vertrauen
verzeichnis vieh viereck visum vitamin volk volumen vorbild vorhaben vorkommen vorwort wachs wachstum wappen wasser werk werkzeug wesen wetter wissen wort wrack wunder wappen zeichen zelt
zentrum zertifikat zeug zeugnis ziel zimmer zinn zink zitat zubehör zuhause`,
  p: "kosten daten eltern leute ferien geschwister finanzen schulden",
} as const;

const BY_NOUN: ReadonlyMap<string, string> = new Map(
  Object.entries(NOUNS).flatMap(([gender, words]) => [...wordSet(words)].map((word) => [word, gender])),
);

/** Endings that show a gender, or a plural, whatever stands before them. */
const BY_ENDING: readonly (readonly [ending: RegExp, gender: string])[] = [
  [/(?:ungen|heiten|keiten|schaften|ionen|itäten|ismen|innen|ien)$/u, "p"],
  [/\p{L}{3}(?:ung|heit|keit|schaft|ion|ität|enz|ik|ose|itis|thek|lyse)$|\p{L}{4}(?:ie|erei)$/u, "f"],
  [/\p{L}{3}(?:ismus|ling|[kst]tor|loge|nom)$/u, "m"],
  [/\p{L}{3}(?:chen|lein|[ei]um|gramm|stem|skop|oxid|tum)$|\p{L}{4}ment$/u, "n"],
];

/** Letters a compound's last part must have to be known by itself; a few shorter ones stand in very many. */
const LEAST_PART = 4;
const SHORT_PARTS = wordSet("tag weg zug amt öl rad");

/** What a plural, or a genitive, adds to its noun. */
const ADDED = /(?:nen|se|es|en|er|e|n|s)$/u;

/**
 * The gender of a German noun, in lower case, by the last part of it that is known, else by its ending: "m", "f", "n",
 * "p" for a plural, several where its form leaves that open; null where nothing tells.
 */
export function genderOfNoun(noun: string): string | null {
  for (let start = 0; start < noun.length; start++) {
    const part = noun.slice(start);
    if (start > 0 && part.length < LEAST_PART && !SHORT_PARTS.has(part)) break;
    const found = BY_NOUN.get(part) ?? ofInflected(part);
    if (found !== null && found !== undefined) return found;
  }
  return BY_ENDING.find(([ending]) => ending.test(noun))?.[1] ?? null;
}

/** "Attribute", "Kreisläufe": plurals of what is known; "Marktes" is its genitive, "Namen" may be either. */
function ofInflected(form: string): string | null {
  const added = [...endingsOf(form)];
  for (const ending of added) {
    const root = form.slice(0, -ending.length);
    if (root.length < LEAST_PART) continue;
    const own = BY_NOUN.get(root) ?? (/^(?:e|er|en)$/u.test(ending) ? BY_NOUN.get(plain(root)) : undefined);
    if (own === undefined) continue;
    if (own === "f") return /^(?:e|en|n|nen)$/u.test(ending) ? "p" : null;
    if (/^e?s$/u.test(ending)) return own;
    return own === "m" && /^e?n$/u.test(ending) ? "mp" : "p";
  }
  return null;
}

function* endingsOf(form: string): Iterable<string> {
  const longest = ADDED.exec(form)?.[0] ?? "";
  for (let at = 0; at < longest.length; at++) {
    const ending = longest.slice(at);
    if (/^(?:nen|se|es|en|er|e|n|s)$/u.test(ending)) yield ending;
  }
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u" };

/** "kreisläuf" without its umlaut. */
function plain(root: string): string {
  return root.replace(/[äöü](?=[^äöü]*$)/u, (letter) => UMLAUTS[letter] ?? letter);
}
