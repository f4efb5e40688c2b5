import { frontedQuestion, inOrder } from "./asking.ts";
import { DE_LEXICON } from "./lexicon/de.ts";
import { leadsName } from "./lexicon/names.ts";
import { DE_THINGS } from "./lexicon/things.ts";
import { beforeVerb, type LanguageProfile, upperFirst, wordGroups, wordSet } from "./profile.ts";

const MONTH = "(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)";
const YEAR = "(?<key>(?:1[0-9]|20)\\d\\d)(?![\\d.,]\\d|\\s*(?:v\\.|Prozent|Millionen|Menschen|Einwohner))";
/** Finite verbs that stand second in a main clause; what is before them is then one part of the sentence. */
const FINITE =
  "ist|sind|war|waren|wurde|wurden|wird|werden|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|begann|begannen|entstand|entstanden|starb|erschien|erschienen|gründete|gründeten|erfand|entdeckte|veröffentlichte|eroberte|kam|kamen|ging|gelang|gab|fand|fanden|führte|führten|folgte|erhielt|erhielten|lebte|lebten|besteht|bestehen|enthält|enthalten|dient|dienen|bezeichnet|beschreibt|ermöglicht|erzeugt|bildet|bilden|steht|stehen|liegt|liegen|gehört|gehören|braucht|brauchen|verwendet|regelt|steuert|schützt|speichert|wandelt|verbindet|misst|bestimmt|umfasst|bewirkt|verursacht|sorgt|entsteht|entstehen|sendet|empfängt|überträgt";
const CLAUSE = /(?:^|\s)(?:dass|weil|wenn|als|während|der|die|das|welche\p{L}*)\s[^,]*$/u;

function inSecondPlace(opening: string) {
  return ({ subject = "", verb = "", rest = "" }: Record<string, string>): string | null =>
    /,/u.test(subject) && CLAUSE.test(subject) ? null : `${opening} ${verb} ${subject}${rest}?`;
}

/** Verbs whose subject is a thing, so that "was" can stand before them, in singular and plural. */
const THING_VERBS =
  wordSet(`besteht bestehen enthält dient dienen ermöglicht erzeugt regelt steuert schützt speichert wandelt verbindet misst bestimmt umfasst
bewirkt verursacht sorgt entsteht entstehen beschreibt überträgt bezeichnet`);

/** Verbs of what people do, in the singular: with a person's name before them, "wer" can ask. */
const PERSON_VERBS =
  wordSet(`begründete beobachtete bewies entdeckte entwarf entwickelte erfand erforschte erkannte eröffnete fand formulierte führte
gewann gründete komponierte malte nannte prägte schlug schrieb schuf stellte übersetzte untersuchte verbesserte verfasste verflüssigte
veröffentlichte zeigte baute berechnete maß konstruierte eroberte predigte`);

/** "Robert Boyle": two names or more, the last of them none of the ranks and trades that stand before names. */
function isPerson(subject: string): boolean {
  return /^(?:\p{Lu}[\p{L}.-]+ )+(?:(?:van|von|de|la|zu|der) )*\p{Lu}[\p{L}-]+$/u.test(subject);
}

/** What something is, reads as a description; what it does, as a statement with its subject left out. */
function askOfAny(rest: string): string | null {
  // "Ein Meilenstein war es, …": what stands first is what is said, not of what.
  if (/^(?:ist|war) es(?:,| )/u.test(rest)) return null;
  const told = /^(?:ist|sind) (?<what>(?:ein|eine|der|die|das) .+)$/u.exec(rest)?.groups?.what;
  // A few words out of their paragraph say too little of whom or what they are told.
  if (told === undefined && rest.split(" ").length < 7) return null;
  return told === undefined
    ? `Auf wen oder was trifft diese Aussage zu: „… ${rest}“?`
    : `Auf welchen Begriff trifft diese Beschreibung zu: „${told}“?`;
}

/** "Das Mitochondrium erzeugt Energie" → "Was erzeugt das Mitochondrium?", "… hängt vom Druck ab" → "Wovon hängt … ab?". */
const askPart = frontedQuestion({
  told: /^(?<verb>\p{Ll}+(?: sich)?)(?: (?:hauptsächlich|vor allem|überwiegend|meist|meistens|oft))?(?: (?<lead>von|vom|aus|mit|durch|für|gegen|zu|zum|zur))?(?: (?:der|die|das|den|dem|ein|eine|einen|einem|einer))?(?: (?<about>etwa|rund|über|ungefähr|mehr als|fast|knapp|circa|ca\.|bis zu|nur))? $/u,
  words: {
    "": "Was",
    von: "Wovon",
    vom: "Wovon",
    aus: "Woraus",
    mit: "Womit",
    durch: "Wodurch",
    für: "Wofür",
    gegen: "Wogegen",
    zu: "Wozu",
    zum: "Wozu",
    zur: "Wozu",
  },
  after:
    /^(?:| (?:ab|an|auf|aus|bei|ein|fest|frei|her|hin|mit|nach|vor|weg|zu|zurück|um|dar|fort)| (?:in|im|an|am|auf|bei|beim|durch|während|unter|über|aus|ins|zwischen|nach|vor|mit) [^,;:]{3,70}| (?:\p{Ll}*ge\p{Ll}{3,}|(?:be|er|ver|zer|ent)\p{Ll}{3,}))$/u,
  count: (what) => (/^(?:Prozent|Grad|Uhr)(?!\p{L})/u.test(what) ? null : `Wie viele ${what}`),
  counted: /^ (?<what>\p{Lu}\p{L}+)(?<rest>(?: [^,;:]*)?)$/u,
  about: /^(?:etwa|rund|über|ungefähr|mehr als|fast|knapp|circa|ca\.|bis zu|nur) /iu,
  share: "Wie viel Prozent",
  // "Was sind Branches auf den Zustand …?": what follows belongs to the noun that was asked for.
  build: ({ word, verb, subject, rest }) =>
    (/^(?:sind|waren)$/u.test(verb) && rest !== "") ||
    (/^\p{L}*(?:te|t|st)$/u.test(verb) && word === "Was" && /^(?:ist|wird|wurde|hat|kann|muss)/u.test(verb))
      ? null
      : `${inOrder(word, verb, subject, rest)}?`,
});

const PAST_VERB = /(?:^|\s)(?:war|waren|wurden?|hatten?|konnten?|musste|\p{Ll}{3,}ten?)(?=\s|$)/u;

/** Clauses stand beside others told in the same tense. */
function clauseForm(clause: string): string {
  return PAST_VERB.test(clause) ? "past clause" : "clause";
}

/** What something is or has, is no outcome: "die Stadt hat zwei Universitäten". */
const STATE =
  / (?:ist|sind|war|waren) (?:der|die|das|ein|eine|kein|keine) | (?:hat|haben|hatten?|darf|dürfen|gehört|gehören|heißt) (?!.*(?:ge\p{Ll}+|(?:be|er|ver|ent|zer)\p{Ll}+|\p{Ll}+iert)(?:t|en)?$)/u;

function outcomeForm(clause: string): string {
  return STATE.test(clause) ? "state" : clauseForm(clause);
}

/** Null where the condition speaks of "sie", which only the answer would explain. */
function askOutcome({ link = "", fact = "", answer = "" }: Record<string, string>): string | null {
  if (STATE.test(answer) || /^(?:er|sie|es|ihre?[mnrs]?|seine?[mnrs]?) /u.test(fact)) return null;
  return `Was ${clauseForm(answer) === "clause" ? "geschieht" : "geschah"}, ${link} ${fact}?`;
}

const splitAtVerb = beforeVerb(
  wordSet(FINITE.replaceAll("|", " ")).union(THING_VERBS).union(PERSON_VERBS),
  /^(?!(?:seit|nicht|damit|mit|samt|statt|laut|selbst|sonst|meist|fast|erst|oft|weit|breit|leicht)$)\p{Ll}{3,}(?:tet|iert|ieren|scht|cht|llt|lten|hrt|mmt|bt|gt|kt|zt|tzt|ndet|rdet|wt|ßt|ft)$/u,
  0,
);

/** What stands first goes behind the verb, whatever it is. */
function questionOf(word: string, clause: string): string | null {
  const { subject, rest } = splitAtVerb(clause) ?? {};
  if (subject === undefined || rest === undefined) return null;
  const { verb = "", after = "" } = /^(?<verb>\p{L}+(?: sich)?)(?<after>.*)$/u.exec(rest)?.groups ?? {};
  return `${word} ${verb} ${subject}${after}?`;
}

/** Openings that lean on the sentence before. */
const LEANING_START =
  /^(?:(?:anschließend|daraufhin|zuletzt|nun|oft|manchmal|meist) \p{L}+ (?:es|er|sie)|dies|diese|dieser|dieses|diesem|diesen|das (?:ist|war|wird|kann|hat|heißt|bedeutet|liegt|gilt)|er|sie|es|sein|seine|seiner|seinem|ihr|ihre|ihrer|ihrem|jedoch|daher|deshalb|deswegen|somit|außerdem|ferner|zudem|ebenfalls|ebenso|auch|dabei|dadurch|damit|dafür|dazu|darin|darauf|danach|davor|daraus|dagegen|daneben|hier|hierbei|hierfür|dort|so|also|zum beispiel|beispielsweise|schließlich|folglich|solche|solch|dann|nun|zweitens|drittens|zuerst|zunächst|und|oder|aber|doch|denn|beide|beides|letztere|erstere|andere|weitere|ein(?:e[mnrs]?)? weitere[mnrs]?|einige|viele|manche|in (?:diesem|dieser|diesen)|mit (?:diesem|dieser|diesen)|bei (?:diesem|dieser|diesen)|aus (?:diesem|dieser)|auf (?:diese|dieser|diesem)|nach (?:diesem|dieser)|von (?:diesem|dieser|diesen)|zu (?:diesem|dieser)|durch (?:diese|diesen|dieses)|wir|ihr|du|ich|man (?:sieht|erkennt)|was|wie|warum|ist|sind|hat|haben|kann|wird|wurde|am (?:ende|anfang)|später|heute|stattdessen|vielmehr|allerdings|trotzdem|dennoch|insgesamt|im (?:gegensatz|folgenden|beispiel|vergleich|selben|gleichen|nächsten)|am (?:selben|gleichen|nächsten)|beim nächsten|zur (?:selben|gleichen)|noch bevor|als nächstes|in der zwischenzeit|inzwischen|unterdessen|währenddessen|(?:der|die|das|den|dem) (?:zeigt|sieht|beschreibt|enthält|kann|wird))(?=[\s,:])/iu;
/**
 * Words that do so inside a main clause: what they mean cannot be its own subject. After a comma
 * they mostly mean something in the sentence itself, and "dazu, dass" means what follows.
 */
const LEANING_INSIDE =
  /^[^,;:„"]*\s(?:er|sie|ihn|ihm|ihnen|also|hingegen|dagegen|jedoch|allerdings|daher|deshalb|deswegen|somit|ebenfalls|ebenso|zudem|außerdem|dort|hierbei|hierfür|hierzu|stattdessen|dies|diese[mnrs]?|jene[mnrs]?|solche[mnrs]?|derselben?|demselben|dessen|dann|(?:dafür|daraus|daran|davon|dazu|damit|dabei|dadurch|darin|darauf|darüber|darunter|danach|daneben|dagegen)(?! ?(?:\p{L}+ ){0,2}(?:\p{L}+)?, (?:dass|ob|wie|was|wo|wer|wann|um|welch\p{L}*|zu)\s))(?=[\s,:.]|$)|^.*\ssolche[mnrs]? (?:\p{Ll}+ )?\p{Lu}\p{L}+(?!,? (?:die|der|das|den|dem|deren|dessen|wie|in|bei)\s)/iu;
/** "Dem Satz", "das Verfahren": definite, and explained by an earlier sentence only, unless what follows says which is meant. */
const LEANING_NOUN =
  /(?:^|\s)(?:der|die|das|dem|den|vom|beim|zum|zur|im) (?:Abkommen|Ankündigung|Antwort|Aussage|Entdeckung|Entscheidung|Ereignis|Ergebnis|Erfindung|Fall|Frage|Gedanken?|Idee|Methode|Plan|Problem|Prozess|Rest|Satz|Trick|Unterschied|Verfahren|Versuch|Vertrag|Vorfall|Vorgang|Vorschlag)(?=[,.]|$|\s(?:als|ein|eine[mnrs]?|er|es|gab|hat|hatte|ihre[mnrs]?|ist|kann|konnte|nicht|oder|sein|seine[mnrs]?|sich|sie|und|war|wird|wurde)(?=[\s,.]|$))/u;
/** "Die beiden Campus": which they are, an earlier sentence says, unless this one names them. */
const LEANING_PAIR = /(?:^|\s)d(?:ie|er|en) beiden\s(?!.*\sund\s)/u;

/** "Die betroffene Region", "die obige Formel": which is meant, an earlier sentence says. */
const LEANING_PARTICIPLE =
  /(?:^|\s)(?:der|die|das|dem|den|des) (?:betroffene|genannte|erwähnte|besagte|betreffende|resultierende|fehlerhafte|gleichnamige|restliche|übrige)[nrsm]? \p{Lu}/u;

/** "… dieses Motors", "all diese Daten": which, an earlier sentence says, unless its noun stands before in this one. */
const POINTING =
  /^.*(?<!\p{L})(?:[Dd]ies|[Jj]en|[Ss]olch)e[mnrs]? (?!eine?[mnrs]? )(?:\p{Ll}+e[mnrs]? )?(\p{Lu}\p{L}{2})\p{L}*(?<!(?<!\p{L})\1\p{L}*(?!\p{L}).*(?<!\p{L})(?:[Dd]ies|[Jj]en|[Ss]olch)e[mnrs]? (?:\p{Ll}+ )?\p{Lu}\p{L}+)(?!\p{L}|,? (?:die|der|das|den|dem|deren|dessen|wie|in|bei)\s)/u;

/** "Jean Cauvin, ein weiterer Student …": besides whom, an earlier sentence says. */
const LEANING_OTHER =
  /^[^,]*, (?:ein (?:weiterer|anderer|weiteres|anderes)|eine (?:weitere|andere)) \p{Lu}\p{L}+(?! als )/u;

export const de: LanguageProfile = {
  code: "de",
  script: "spaced",
  blank: "_____",
  stopWords:
    wordSet(`ab aber alle allem allen aller alles als also am an andere anderen anderer anderes ans auch auf aus außer bei beide beiden beim bis bin bist
da dabei dadurch dafür daher damit danach daneben dann daran darauf daraus darin darüber darunter das dass davon davor dazu dein deine dem den denen denn der deren
des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einige einigen einiger er es etwa etwas euch für gegen
hat hatte hatten habe haben hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in indem ins ist ja je jede jedem jeden jeder jedes jedoch jene kann
kein keine keinem keinen keiner können konnte konnten mal man manche mehr mein mich mir mit müssen muss nach neben nicht nichts noch nun nur ob oder ohne sehr sein seine
seinem seinen seiner seines seit selbst sich sie sind so sobald sodass solche solchen sollte soll sollen sondern sowie sowohl statt trotz über um und uns unser unter viel viele vielen
vom von vor während war waren was wegen weil weiter welche welchem welchen welcher welches wenn wer werden wie wieder wir wird wo worden wurde wurden würde zu zum zur
zwar zwischen zwei drei bzw bereits bevor falls sowie gibt
obwohl obgleich obschon sobald solange soweit sofern nachdem ehe indem indes infolge mithilfe anhand aufgrund angesichts dank gemäß laut mittels samt zufolge hinsichtlich bezüglich anfangs ursprünglich entlang innerhalb außerhalb oberhalb unterhalb anstatt anstelle namens zuliebe gegenüber jenseits diesseits inmitten mitsamt`),
  breakers:
    wordSet(`enthält enthalten besteht bestehen bezeichnet bezeichnen bildet bilden erzeugt erzeugen führt führen führte führten entsteht entstehen entstand
dient dienen ermöglicht ermöglichen liegt liegen steht stehen gehört gehören nennt genannt heißt heißen bedeutet bedeuten versteht verstehen zeigt zeigen gilt gelten
kommt kommen kam kamen geht gehen ging gingen macht machen gemacht braucht brauchen sagt sagen sagte erhielt erhielten begann begannen lässt lassen verwendet verwenden
hauptsächlich insbesondere besonders oft häufig selten meist meistens immer nie niemals heute später früher zunächst schließlich jeweils ungefähr fast nahezu rund circa
etwa zusammen wichtig wichtige wichtigen groß große großen klein kleine kleinen neu neue neuen verschieden verschiedene verschiedenen erste ersten zweite zweiten
dritte letzte gesamte ganze weitere weiteren entsprechende`),
  breakerShape: null,
  adjectiveShape: /(?:(?<=\p{L}{4})(?<!gem|f|bt|ht|dt|tt)isch|therm|chor)$/iu,
  looseEnd: null,
  generic:
    wordSet(`ding dinge vielzahl weg zeit zeiten person personen mensch menschen leute beispiel beispiele teil teile art arten typ form formen zahl zahlen anzahl fall fälle tatsache
punkt bereich bereiche ort orte gruppe gruppen stufe prozess ergebnis ergebnisse grund gründe problem probleme frage fragen antwort idee system systeme wirkung änderung rolle tag tage
jahr jahre jahren jahrhundert jahrhunderts monat woche welt leben name namen wort wörter begriff ende anfang wert werte studie untersuchung forscher arbeit frau frauen mann männer kind kinder kapitel
abschnitt abbildung tabelle buch text autor information informationen daten zustand situation ereignis merkmal merkmale faktor schritt mitglied land länder stadt regierung geschichte zeitraum
ziel zweck entwicklung unterschied unterschiede fähigkeit methode modell bedingung bedingungen quelle struktur funktion eigenschaft eigenschaften mehrheit hälfte hand kopf haus wasser mitte
minute stunde sekunde grad prozent million millionen tausend möglichkeit seite element sache weise rahmen bezug verwendung aufgabe aufgaben menge folge hilfe stelle rest`),
  abbreviations: wordSet(
    `z.b z bzw d.h u.a usw etc ca dr prof hr fr str nr bd hrsg vgl s abb tab evtl ggf inkl max min mio mrd o.ä sog st u v.chr n.chr v n chr jh geb gest tel abs art aufl kap abschn geb ausg gest ebd bd bde jg sp tl verf rd bspw i.d.r d h b a ff f gem lat griech engl dipl ing jr sen lb lbs`,
  ),
  wordList: "german",
  endings: "ungen erinnen innen ern ens ens en er es em est et e n s".split(" "),
  capitalNouns: true,
  leadsName: (word) => leadsName(word, "de"),
  dottedOrdinals: true,
  pluralVerb: /^(?:\p{L}+en|sind)\s/u,
  endingLetters: 0,
  agreeing: wordSet(
    "der die das den dem des ein eine einen einem einer eines zum zur im am vom beim ins kein keine",
  ),
  determiners: new Map(
    wordGroups(`
der, mfp
die alle meine deine seine ihre unsere keine diese meiner deiner seiner ihrer unserer keiner, fp
das ins, n
den meinen deinen seinen ihren unseren keinen diesen, mp
einen jeden, m
eine einer zur jede, f
dem des ein einem eines zum im am vom beim kein keinem meinem deinem seinem ihrem unserem diesem jedem, mn`).flatMap(
      ([words = "", shown = ""]) => words.split(" ").map((word): [string, string] => [word, shown]),
    ),
  ),
  caseLeads: {
    singular: wordSet(
      "der das den dem des ein eine einen einem einer eines kein keine zum zur im am vom beim ins jede jeder jedes",
    ),
    oblique: wordSet("dem den des einem einen eines im am vom zum beim von mit bei aus nach zu seit"),
  },
  connective:
    /^(?:Zum Beispiel|Beispielsweise|In der Regel|Im Allgemeinen)(?!\p{L}),? +(?=\p{Lu}\p{L}+ (?:ist|sind)\b)/u,
  fillers:
    /(?<=[\p{L}\d])(?<!(?:^|\s)(?:[Uu]nd|oder|[Aa]ber|denn|sondern|[Dd]och|wie|als|[Nn]icht|dass|weil|wenn|der|die|das|[Nn]ur|[Aa]uch|[Ee]ben|[Gg]erade|[Ss]chon)) (?:jedoch|allerdings|ebenfalls|zudem|außerdem|daher|deshalb|deswegen|somit|beispielsweise|hingegen)(?= \p{L})/gu,
  dangling: new RegExp(
    [LEANING_START, LEANING_INSIDE, LEANING_NOUN, LEANING_PAIR, LEANING_PARTICIPLE, LEANING_OTHER]
      .map(({ source }) => source)
      .join("|"),
    "iu",
  ),
  landmark:
    /(?<!\p{L})(?:ge)?(?:gründ|entdeck|erfind|erfand|erfunden|veröffentlich|publizier|druckt|errichte|schaff|schuf|einge?führ|führte|entwickel|entwarf|entworfen|schlug|vorgeschlagen|bewies|bewiesen|nachgewiesen|wies|formulier|zeig|beschr[ie]{2}b|isolier|beobacht|maß|messen|berechne|bestätig|erklär|deute|präg|nannte|benannt|defini|unterzeichn|verabschied|beschl[oi]ss?|beschlossen|ratifizier|abgeschafft|verb[oi]e?t|verboten|erober|besieg|schlag|greif|angegriffen|krieg|schlacht|vertrag|revolution|aufstand|geboren|starb|gestorben|tod|getötet|ermord|hingerichtet|wähl|krön|wurde (?:\p{L}+ )?(?:könig|kaiser|präsident|papst)|gewann|gewonnen|erhielt|erhalten|nobelpreis|preis|erst(?:e[nrsm]?|mals)(?!\p{L})|begann|begonnen|beginn|start|endet|beende|eröffne|geöffnet|geschlossen|schloss|baut|erbaut|bau(?!\p{L})|fertig|vollend|gelandet|landete|siedel|ausbr|brach|erdbeben|unabhängig|verein|teilt|geteilt|zusammenge(?:brochen|schlossen)|f[ie]+l(?!\p{L})|gefallen|annektier|patent|uraufgeführt|erschien|erschienen|entst[aeo]nd|gebildet|bildete|zerstör|verbrannt|ersetz|umbenannt|verkauf|gekauft|kaufte|übernahm|übernommen|stellte|festgestellt|herge?stellt)/iu,
  doubtfulOpening: /^(?:Das|So|Auch|Es|Hier|Dort|Dann|Zum Beispiel|Schließlich)\s/u,
  deictic:
    /(?:abbildung \d|abb\. ?\d|tabelle \d|in diesem (?:kapitel|abschnitt|text|buch|modul|beispiel|fall)|siehe |oben genannt|(?:nach|vor)?(?:folgend|stehend)\p{L}* (?:abbildung|tabelle|text|bild|diagramm|beispiel)|wie (?:wir|oben|bereits)|im folgenden|weiter (?:oben|unten)|laut (?:dem )?text|(?<!\p{L})(?:in|an|bei|aus|mit) unsere[mnrs]? (?:\p{Ll}+ )?\p{L}*(?:beispiel|modell|versuch|fall)(?!\p{L})|(?<!\p{L})(?:an|in|zu|bei|von|aus|auf|mit) jene[nmrs]? \p{Lu}|die darstellung zeigt|^(?:jetzt|nun|damit|bisher) (?:hast|kennst|weißt|(?:haben|kennen|wissen) (?:wir|sie))(?!\p{L})|^(?:im grunde genommen|bei näherer|als nächstes)(?!\p{L})|(?<!\p{L})im (?:letzten|vorigen|vorherigen|nächsten|folgenden) (?:abschnitt|kapitel|teil)(?!\p{L})|(?<!\p{L})(?:bisher|bislang|zuvor|oben) (?:vorgestellt|genannt|beschrieben|erwähnt|gezeigt)\p{L}*|(?<!\p{L})so aus(?:sehen)?(?!\p{L})|(?<!\p{L})(?:in|aus|auf|mit|wie in|wie bei) (?:der |dem |den )?(?:abgebildet|dargestellt|gezeigt|kann|zeigt|zu sehen)(?!\p{L})|^(?:du|sie) (?:hast|haben|fragst|fragen|möchtest|möchten|siehst|sehen|willst|wollen|wirst|werden)(?!\p{L}))/iu,
  instructs:
    /^(?!(?:Ohne|Alle|Viele|Beide|Diese|Keine|Eine|Einige|Mehrere|Solche|Heute|Gerade|Je|Wie|Sowie|Ende|Mitte) )\p{Lu}\p{Ll}+e (?:die|den|das|dein\p{Ll}*|einen?|ein|nun|jetzt|dazu|einfach|daran|sicher|darauf|bitte|dir|dich|oder \p{Ll}+ (?:die|den|das|alle))(?!\p{L})|^(?:Führ|Stell|Geh|Gib|Nimm|Klick|Achte|Beachte|Denk|Vergiss|Schau|Wechsle)(?!\p{L})|^(?!(?:Wenn|Dann|Denn|Können|Sollten|Indem) )\p{Lu}\p{Ll}+n Sie(?!\p{L})|, (?:führe|verwende|benutze|gib|klicke|öffne|wähle|nutze|erstelle|stelle|gehe|lösche|starte)(?: (?:den|die|das|ein\p{Ll}*|einfach|dein\p{Ll}*)|$)|(?<!\p{L})(?:hast|haben) (?:du|Sie) [^.]*(?:kennengelernt|gesehen|gelernt|erfahren)$|(?:fragst du dich|fragen Sie sich|wirst du (?:dich|wahrscheinlich|feststellen|sehen))(?!\p{L})|^(?:Um|Bevor|Ehe) [^,]{4,70}, (?:müssen|wollen|sollten|können|sehen|schauen) wir(?!\p{L})|sei(?:en)? (?:das|die) Kapitel/u,
  address:
    /(?<=\S )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)(?!\p{L})/gu,
  pronouns: wordSet(
    "er es ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines dies diese diesem diesen dieser dieses wir uns unser unsere ich du",
  ),
  personal: wordSet(
    "er sie es ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines",
  ),
  articles: wordSet("der die das den dem des ein eine einen einem einer eines"),
  pointing: POINTING,
  saysLittle:
    /^[^,]{3,60} (?:ist|sind|war|waren) (?:[^,]* )?(?:sehr |besonders |äußerst )?(?:nützlich|wichtig|hilfreich|sinnvoll|beliebt|üblich|interessant|notwendig|von (?:großer|besonderer) Bedeutung)$|^[^,]{3,60} (?:ist|sind) (?:etwas Besonderes|ein wichtiges Thema)(?!\p{L})|(?<!\p{L})(?:anderen?|weiteren?|verschiedenen) Faktoren(?: \p{Ll}+(?:en|t))*$|(?<!\p{L})(?:ist|sind|war|waren) (?:\p{L}+ )?(?:ein bisschen|ein wenig) \p{Ll}+$/u,
  definite:
    /(?<!\p{L})(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]en|[Dd]es|[Vv]om|[Zz]um|[Zz]ur|[Ii]m|[Aa]m|[Bb]eim|ins) (?:\p{Ll}+e[nrsm]? )?(?<noun>\p{Lu}[\p{L}-]{2,})(?=[.;:)]|$|, (?!(?:(?:in|mit|von|aus|auf|an|bei|durch|für|zu) )?(?:der|die|das|den|dem|deren|dessen|wo|wie)\s)| (?!(?:der|des|von|vom|im?n?|ins|für|zu[mr]?|aus|auf|mit|a[mn]|bei|nach|zwischen|über|eine[rs]|seine[rs]|ihre[rs]|diese[rs]|namens|\p{Lu}\p{L}+)\s))/gu,
  nounLeads: new Set(),
  verbLeads: new Set(),
  headFirst: false,
  verbClass(verb) {
    if (/^(?:war|wurde|hatte|konnte)$|te$/u.test(verb)) return "singular past";
    if (/^(?:waren|wurden)$|ten$/u.test(verb)) return "plural past";
    if (/^(?:sind)$|en$/u.test(verb)) return "plural";
    return /^(?:kann|muss|wird)$|t$/u.test(verb) ? "singular" : null;
  },
  copulas: wordSet("ist sind war waren hat haben"),
  negation:
    /(?:^|\s)(?:nicht|kein\p{L}*|außer|ausgenommen|falsch\p{L}*|niemals|nie|ohne|weder)(?=[\s,.?:]|$)/iu,
  qualifiers:
    wordSet(`immer nie niemals alle keine vollständig absolut völlig ausschließlich jeder jede muss unmöglich
häufig gelegentlich selten manchmal meistens gewöhnlich regelmäßig teilweise fast beinahe oft verschiedene einige`),
  asides: wordSet("insbesondere besonders vor darunter einschließlich"),
  hedges: wordSet("möglicherweise vielleicht vermutlich womöglich eventuell angeblich"),
  naming:
    /(?:genannt\p{L}*|heißt|heißen|nennt man|nennt sich|bezeichnet man als|bezeichnet als|sogenannt\p{L}*|so genannt\p{L}*|namens|unter dem Namen|(?:der )?Begriff)[ „"‚»]+$/u,
  relative: /, (?:der|die|das|dem|den|deren|dessen|in|bei|mit|durch|aus|von|auf|an) /u,
  definitions: [
    {
      pattern:
        /^(?<term>(?!(?:Merke|Achtung|Beispiel|Hinweis|Frage|Antwort|Aufgabe|Ziel|Folge|Fazit|Wichtig|Tipp)\p{L}*:)\p{Lu}[\p{L} -]{2,40}): (?<definition>(?!dass\s|bedeutet\s|heißt\s|steht\s|weil\s|wenn\s|man\s|es\s|nicht\s)\p{Ll}[^:;]{20,180})$/u,
      askTerm: ({ definition }) => `Welcher Begriff wird so erklärt: „${definition}“?`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^als (?<term>\p{Lu}[^,;:()]{2,45}?) (?:bezeichnet man|wird|werden) (?<definition>[^;:]{12,180}?)(?: bezeichnet)?$/u,
      askTerm: ({ definition }) => `Welcher Begriff wird so erklärt: „${definition}“?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^(?<definition>[^;:,]{10,160}?(?:, [^;:]{5,120}?,)?) (?:nennt man|bezeichnet man als) (?:auch |daher |deshalb )?(?:ein |eine |einen |die |der |den |das )?(?<term>\p{Lu}[^,;:()]{2,45})$/u,
      askTerm: ({ definition = "" }) => `Wie nennt man ${definition}?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^(?<definition>[^;:,]{10,160}?) (?<verb>wird|werden) (?:auch |oft |häufig |daher |allgemein )?als (?:die |der |das |ein |eine |einen )?(?<term>\p{Lu}[^,;:()]{2,45}) bezeichnet$/u,
      askTerm: ({ definition = "", verb }) => `Wie ${verb} ${definition} bezeichnet?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^(?<definition>(?!.* (?:heißt|heißen|nennt man) .* (?:heißt|heißen) )[^;:,]{10,160}?) (?<verb>heißt|heißen) (?:auch |daher )?(?<term>\p{Lu}[^,;:()]{2,45})$/u,
      askTerm: ({ definition = "", verb }) => `Wie ${verb} ${definition}?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^unter (?:einem |einer |dem |der |den )?(?<term>\p{Lu}[^,;:()]{2,45}?) versteht man (?<definition>[^;:]{12,200})$/u,
      askTerm: ({ definition }) => `Welcher Begriff wird so erklärt: „${definition}“?`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?:ein |eine |der |die |das )?(?<term>\p{Lu}[^,;:()]{2,45}?) (?:ist|sind) (?<definition>(?:ein|eine|der|die|das) (?!Grund|Folge|Ergebnis|gleiche|selbe|einzige|erste|letzte|Regel|Fall|Problem|Beispiel)[^;:]{12,200})$/u,
      askTerm: ({ definition }) => `Auf welchen Begriff trifft diese Beschreibung zu: „${definition}“?`,
      strong: false,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?:ein |eine |der |die |das )?(?<term>\p{Lu}[^,;:()]{2,45}?) (?:bezeichnet|bedeutet) (?!dass\b|dabei\b|nicht\b)(?<definition>[^;:]{12,200})$/u,
      askTerm: ({ definition }) => `Welcher Begriff bezeichnet ${definition}?`,
      strong: true,
      definitionStandsAlone: true,
    },
  ],
  typed: [
    {
      pattern: new RegExp(`^(?:im Jahre? |im Jahr )?${YEAR} (?<rest>(?:${FINITE}) [^;:]{12,150})$`, "iu"),
      ask: ({ rest }) => `In welchem Jahr ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<subject>[^;:()]{3,70}?) (?<verb>${FINITE})(?<mid>(?: [^,;:]*?)?) (?:im Jahre? )?${YEAR}(?! (?:bis|und|oder|–))(?<tail>(?: [^,;:]*)?)$`,
        "u",
      ),
      ask: ({ subject = "", verb = "", mid = "", tail = "" }) =>
        /(?:^|\s)(?:von|bis|seit|zwischen|und|oder|ab|nach|vor|um|gegen|des|de[rmn]|die|das|Mai|Jahre[sn]?|\p{L}+(?:ar|är|il|ni|li|st|er|ärz))$/u.test(
          mid,
        )
          ? null
          : inSecondPlace("In welchem Jahr")({ subject, verb, rest: mid + tail }),
    },
    {
      pattern: new RegExp(
        `^am (?<key>\\d{1,2}\\. ${MONTH}(?: \\d{4})?) (?<rest>(?:${FINITE}) [^;:]{12,150})$`,
        "iu",
      ),
      ask: ({ rest }) => `An welchem Tag ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<subject>[^;:()]{3,70}?) (?<verb>${FINITE})(?<mid>(?: [^,;:]*?)?) am (?<key>\\d{1,2}\\. ${MONTH}(?: \\d{4})?)(?<tail>(?: [^,;:]*)?)$`,
        "u",
      ),
      ask: ({ subject = "", verb = "", mid = "", tail = "" }) =>
        inSecondPlace("An welchem Tag")({ subject, verb, rest: mid + tail }),
    },
    {
      pattern:
        /^(?<subject>[^,;:()\d]{3,60}?) (?<verb>hat|haben|hatte|hatten|besitzt|besitzen|enthält|enthalten|umfasst) (?:etwa |rund |über |ungefähr |mehr als |fast )?(?<key>\d[\d.]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (?<what>(?!Prozent|Millionen|Milliarden)\p{Lu}\p{L}{2,30})(?<rest>(?: [^,;:]*)?)$/u,
      ask: ({ subject = "", verb, what, rest = "" }) => `Wie viele ${what} ${verb} ${subject}${rest}?`,
    },
  ],
  lasting:
    /(?<!\p{L})(?:war|waren|gab es|hatte|hatten|bestand|bestanden|existierten?) (?:bereits|schon)(?!\p{L})/u,
  furtherPart:
    /(?:(?<=\p{Ll}(?:t|en))|(?<=^(?!.*(?<!\p{L})(?:hat|haben|hatten?|wird|werden|wurden?|ist|sind|waren?|kann|können|konnten?|muss|müssen|soll\p{L}*|will|wollen)(?!\p{L})).*)), (?:der|die|das|dem|den|deren|dessen|denen|(?:in|mit|von|aus|auf|an|bei|durch|für|zu) (?:der|dem|den|denen|deren)|wobei|während|obwohl|weil|da|nachdem|sodass|so dass|darunter|einschließlich|indem|wodurch|wo|was|aber|sondern|um)(?= )/gu,
  furtherClause: /, \p{Ll}|\b(?:nachdem|bevor|als|während|weil|obwohl|bis|und \p{Ll}+(?:te|ten|de|den)\b)/u,
  relations: [
    {
      pattern: /^(?<fact>[^;:]{20,150}?), (?<link>weil|da) (?<answer>[^;:]{12,130})$/u,
      form: "verb last",
      ask: ({ fact = "" }) => questionOf("Warum", fact) ?? `Aus welchem Grund gilt: „${fact}“?`,
      tell: (answer, { link }) => `${link} ${answer}`,
    },
    {
      pattern: /, (?:dass|obwohl|sodass|wenn|sobald|während|damit|weil|da) (?<answer>[^,;:]{12,110})$/u,
      form: "verb last",
      ask: null,
    },
    {
      pattern: /^(?<fact>[^;:,]{20,150}?), um (?<answer>[^;:]{8,120} (?:zu \p{L}+|\p{L}+zu\p{L}+))$/u,
      form: "infinitive",
      // "Ein Fernschreiber ist ein Gerät, um …": what something is has no purpose, what is done has.
      ask: ({ fact = "" }) =>
        / (?:ist|sind|war|waren) (?:der|die|das|eine?) /u.test(fact)
          ? null
          : (questionOf("Zu welchem Zweck", fact) ?? `Zu welchem Zweck geschieht dies: „${fact}“?`),
      tell: (answer) => `um ${answer}`,
    },
    {
      pattern: /^um (?<answer>[^;:,]{8,110} (?:zu \p{L}+|\p{L}+zu\p{L}+)), (?<fact>\p{Ll}[^;:]{15,120})$/iu,
      form: "infinitive",
      ask: ({ fact }) => `Wozu ${fact}?`,
      tell: (answer) => `um ${answer}`,
    },
    {
      pattern: /, (?!um |ohne |statt )(?<answer>[^,;:]{10,100} (?:zu \p{Ll}+en|\p{Ll}+zu\p{Ll}+en))$/u,
      form: "infinitive",
      ask: null,
    },
    {
      pattern:
        /^(?<fact>[^;:,]{3,70}?) (?<verb>dient|dienen|dienten?|führt|führen|führten?)(?: vor allem| hauptsächlich| oft| häufig)? (?<answer>(?:zur|zum|zu) [^,;:]{5,90})$/u,
      form: "aim",
      ask: ({ fact, verb }) => `Wozu ${verb} ${fact}?`,
    },
    { pattern: / (?<answer>(?:zur|zum) \p{Lu}\p{L}+(?: [^,;:]{3,70})?)$/u, form: "aim", ask: null },
    {
      pattern:
        /^(?<link>wenn|sobald|falls) (?<fact>[^,;:]{8,90}), (?:so |dann )?(?<answer>(?!.*(?:beid|dies|damit|davon|dadurch|hierdurch|dazu|jedoch|daher|Ähnlich| dann ))\p{Ll}[^,;:]{12,110})$/iu,
      form: "verb first",
      ask: ({ link = "", fact }) => `Wie endet dieser Satz richtig: „${upperFirst(link)} ${fact}, …“?`,
    },
    {
      pattern: new RegExp(
        `^(?:In|Im|Am|An|Bei|Beim|Nach|Durch|Mit|Auf|Unter|Für) (?:\\p{L}+ ){1,4}?(?<answer>(?:${FINITE}) (?!.*(?:beid|dies|damit|davon|dadurch|hierdurch|dazu|jedoch|daher|Ähnlich| dann ))[^,;:]{12,110})$`,
        "iu",
      ),
      form: "verb first",
      ask: null,
    },
    {
      pattern:
        /^(?:nachdem|während|obwohl|weil|da|indem) [^,;:]{8,90}, (?<answer>(?!.*(?:beid|dies|damit|davon|dadurch|hierdurch|dazu|jedoch|daher|Ähnlich| dann ))\p{Ll}[^,;:]{12,110})$/iu,
      form: "verb first",
      ask: null,
    },
    {
      pattern:
        /^(?<answer>(?:der|die|das|ein|eine|\p{Lu}\p{L}+) [^,;:]{12,90}), (?<link>wenn|sobald) (?<fact>[^,;:]{10,90})$/u,
      form: outcomeForm,
      ask: askOutcome,
    },
    {
      pattern:
        /^(?<answer>(?:der|die|das|ein|eine) (?!Gleiche|Folgende|.*(?:auch|jedoch|dies|damit))[^,;:]{16,105})$/u,
      form: outcomeForm,
      ask: null,
      isSentence: true,
    },
  ],
  lists: [
    {
      pattern:
        /(?:^|[ (])(?<whole>\p{Lu}\p{L}{3,}),? (?:wie zum Beispiel|zum Beispiel|wie etwa|beispielsweise|wie) (?<list>\p{Lu}[^;:. ]{2,30}(?:, \p{Lu}[^;:, ]{2,30})* (?:und|oder) \p{Lu}[^;:, ]{2,30}?)(?=$|,| )/u,
      ask: ({ whole }) => `Was wird als Beispiel zum Stichwort „${whole}“ genannt?`,
    },
    {
      pattern:
        /^(?<whole>[^,;:()]{3,60}?) (?<verb>besteht|bestehen) (?:hauptsächlich )?aus (?![^;:]*\p{Lu}\p{L}*e[lr]?n(?!\p{L}))(?<list>[^;:]{8,160}?)$/u,
      ask: ({ whole, verb }) => `Woraus ${verb} ${whole} unter anderem?`,
    },
    {
      pattern:
        /^Zu (?<whole>(?:den|dem|der) [^,;:()]{4,60}?) (?:gehören|zählen|zählt|gehört):? (?<list>[^;:]{8,160})$/iu,
      ask: ({ whole }) => `Was zählt zu ${whole}?`,
    },
  ],
  subjects: [
    { split: beforeVerb(PERSON_VERBS), ask: (rest, subject) => (isPerson(subject) ? `Wer ${rest}?` : null) },
    {
      split: beforeVerb(THING_VERBS),
      ask: (rest) => (/^\p{L}+en\s/u.test(rest) ? `Welche von diesen ${rest}?` : `Was ${rest}?`),
    },
    { split: beforeVerb(wordSet(FINITE.replaceAll("|", " "))), ask: askOfAny },
  ],
  units:
    /(?:Prozent|Millionen?|Milliarden?|Tausend|Kilometern?|Metern?|Zentimetern?|Millimetern?|Quadratkilometern?|Quadratmetern?|Hektar|Tonnen?|Kilogramm|Gramm|Litern?|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|Minuten?|Sekunden?|Grad|Euro|Dollar|Mark|Volt|Watt|Ampere|Ohm|Hertz|Einwohnern?|Menschen|Meilen|Personen)(?!\p{L})/u,
  counts: wordGroups(`
zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf`),
  months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
  lexicon: DE_LEXICON,
  things: DE_THINGS,
  phrases: {
    askDefinition: (term) => `Welche Beschreibung passt am besten zum Begriff „${term}“?`,
    askStatement: (subject) => `Welche Aussage zum Thema „${subject}“ trifft zu?`,
    askPart,
    because: (quote) => `Im Dokument steht: „${quote}“`,
    described: (option, says) => `„${option}“ beschreibt das Dokument anders: „${says}“`,
    elsewhere: (option, says) => `Die Antwort „${option}“ gehört zu etwas anderem: „${says}“`,
    swapped: (option, says) => `„${option}“: Das sagt das Dokument über etwas anderes: „${says}“`,
    changed: (option, says) => `Nicht „${option}“, sondern: „${says}“`,
    place: ({ page, slide, heading }) =>
      [heading && `„${heading}“`, page && `S. ${page}`, slide && `Folie ${slide}`].filter(Boolean).join(", "),
  },
};
