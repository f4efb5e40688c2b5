import type { LanguageProfile } from "../../profile.ts";

/** Openings that lean on the sentence before. */
const ANAPHORIC_START =
  /^(?:(?:anschließend|daraufhin|zuletzt|nun|oft|manchmal|meist) \p{L}+ (?:es|er|sie)|dies|diese|dieser|dieses|diesem|diesen|das (?:ist|war|wird|kann|hat|heißt|bedeutet|liegt|gilt)|er|sie|es|sein|seine|seiner|seinem|ihr|ihre|ihrer|ihrem|jedoch|daher|deshalb|deswegen|somit|außerdem|ferner|weiterhin|darüber hinaus|des weiteren|zusätzlich|gleichzeitig|dementsprechend|demnach|demzufolge|infolgedessen|glücklicherweise|leider|zudem|ebenfalls|ebenso|auch|dabei|dadurch|damit|dafür|dazu|darin|darauf|danach|davor|daraus|dagegen|daneben|hier|hierbei|hierfür|dort|so|also|zum beispiel|beispielsweise|schließlich|folglich|solche|solch|dann|nun|zweitens|drittens|zuerst|zunächst|und|oder|aber|doch|denn|beide|beides|letztere|erstere|andere|weitere|ein(?:e[mnrs]?)? (?:weitere|zweite|dritte|vierte|fünfte)[mnrs]?|einige|viele|manche|in (?:diesem|dieser|diesen)|mit (?:diesem|dieser|diesen)|bei (?:diesem|dieser|diesen)|aus (?:diesem|dieser)|auf (?:diese|dieser|diesem)|nach (?:diesem|dieser)|von (?:diesem|dieser|diesen)|zu (?:diesem|dieser)|durch (?:diese|diesen|dieses)|wir|ihr|du|ich|man (?:sieht|erkennt)|was|wie|warum|ist|sind|hat|haben|kann|wird|wurde|am (?:ende|anfang)|später|heute|stattdessen|vielmehr|allerdings|trotzdem|dennoch|insgesamt|im (?:gegensatz|folgenden|beispiel|vergleich|selben|gleichen|nächsten)|am (?:selben|gleichen|nächsten)|beim nächsten|zur (?:selben|gleichen)|noch bevor|(?:der|die|das) nächste|(?:frühe|frühere|spätere|neuere|ältere) (?:versionen|ausgaben|modelle|auflagen)(?! (?:von|der|des))|für ein(?:e[nrms]?)? noch \p{Ll}+|als nächstes|in der zwischenzeit|inzwischen|unterdessen|währenddessen|(?:der|die|das|den|dem) (?:zeigt|sieht|beschreibt|enthält|kann|wird))(?=[\s,:])/iu;

/**
 * Words that do so inside a main clause: what they mean cannot be its own subject. After a comma
 * they mostly mean something in the sentence itself, and "dazu, dass" means what follows.
 */
const ANAPHORIC_INSIDE =
  /^[^,;:„"]*\s(?:er|sie|ihn|ihm|ihnen|also|hingegen|dagegen|jedoch|allerdings|daher|deshalb|deswegen|somit|ebenfalls|ebenso|zudem|außerdem|dort|hierbei|hierfür|hierzu|stattdessen|dies|diese[mnrs]?|jene[mnrs]?|solche[mnrs]?|derselben?|demselben|dessen|dann|(?:dafür|daraus|daran|davon|dazu|damit|dabei|dadurch|darin|darauf|darüber|darunter|danach|daneben|dagegen)(?! ?(?:\p{L}+ ){0,2}(?:\p{L}+)?, (?:dass|ob|wie|was|wo|wer|wann|um|welch\p{L}*|zu)\s))(?=[\s,:.]|$)|^.*\ssolche[mnrs]? (?:\p{Ll}+ )?\p{Lu}\p{L}+(?!,? (?:die|der|das|den|dem|deren|dessen|wie|in|bei)\s)/iu;

/** "Dem Satz", "das Verfahren": definite, and explained by an earlier sentence only, unless what follows says which is meant. */
const ANAPHORIC_NOUN =
  /(?:^|\s)(?:der|die|das|dem|den|vom|beim|zum|zur|im) (?:(?:einzige|alleinige|reale|wirkliche|eigentliche|wesentliche|größte|entscheidende|wichtigste)[nrs]?,? ){0,2}(?:Abkommen|Ankündigung|Antwort|Aussage|Entdeckung|Entscheidung|Ereignis|Ergebnis|Erfindung|Fall|Frage|Gedanken?|Idee|Methode|Plan|Problem|Prozess|Rest|Satz|Trick|Unterschied|Verfahren|Versuch|Vertrag|Vorfall|Vorgang|Vorschlag)(?=[,.]|$|\s(?:als|ein|eine[mnrs]?|er|es|gab|hat|hatte|ihre[mnrs]?|ist|kann|konnte|nicht|oder|sein|seine[mnrs]?|sich|sie|und|war|wird|wurde|\d{4})(?=[\s,.]|$))/u;

/** "Entsprechend haben Kabel …": to what, the sentence before said, where no noun behind it does. */
const ANAPHORIC_ACCORDINGLY = /^entsprechend (?=\p{Ll}+(?:t|en|n|st) )(?!(?:den|dessen|einen|keinen) )/u;

/** "Zwei Jahre später": after what, an earlier sentence says. */
const ANAPHORIC_LATER =
  /^(?:(?!\d{4}|(?<!\p{L})(?:nachdem|seit|nach)(?!\p{L})).)*(?<!\p{L})(?:Jahre?|Monate?|Wochen?|Tage?|Jahrzehnte?|Jahrhunderte?|Stunden?) (?:später|danach|darauf|zuvor|davor)(?! (?:als|wieder)(?!\p{L}))(?!\p{L})/iu;

/** "Häufige Ursachen sind …", "Abhilfe schafft …": of what, and against what, an earlier sentence says. */
const ANAPHORIC_RELATION =
  /^(?:(?:die|der|das|ein|eine|weitere|\p{Lu}\p{Ll}+e[rs]?) (?:\p{Ll}+e[nrs]? )?)?(?:(?:Haupt)?ursachen?|Folgen?|Gründe|Grund|Symptome?|Anzeichen|Merkmale?|Kennzeichen|Vorteile?|Nachteile?|Beispiele?|Voraussetzung(?:en)?|Bedingung(?:en)?|Ziele?|Anlass|Auslöser|Bestandteile?|Maßnahmen?|Möglichkeiten|Auswirkungen|Ausnahmen?|Gegenmaßnahmen?|Nebenwirkungen) (?:sind|ist|waren|war) |^Abhilfe (?:schafft|schaffen|bringt|bringen) /iu;

/** "Die beiden Campus": which they are, an earlier sentence says, unless this one names them. */
const ANAPHORIC_PAIR = /(?:^|\s)d(?:ie|er|en) beiden\s(?!.*\sund\s)/u;

/** "Die betroffene Region", "die übrigen Formeln": which is meant, an earlier sentence says. */
const ANAPHORIC_PARTICIPLE =
  /(?:^|\s)(?:der|die|das|dem|den|des) (?:betroffene|betreffende|resultierende|fehlerhafte|gleichnamige|vorherige|vorangegangene|restliche|übrige)[nrsm]? \p{Lu}/u;

/** "Der Befehl teilt dir mit", "wie du das machen kannst": which command, and do what, an earlier sentence says. */
const ANAPHORIC_TOOL =
  /^(?:der (?:befehl|aufruf)|die (?:ausgabe|anweisung|option)|das (?:kommando|werkzeug|team)) (?:ist|war|wird|hat|kann|muss|teilt|gibt|zeigt|macht|führt|erzeugt|erstellt|sagt|fügt|liefert|nimmt|setzt|bewirkt|sorgt)\s|(?<!\p{L})(?:das|dies) (?:\p{L}+ )?(?:machen|tun|erreichen|ändern|vermeiden|verhindern|umgehen|beheben)(?=[\s,.]|$)(?! (?:das|was|dass)\s)/iu;

/**
 * "… dieses Motors", "all diese Daten", "wesentlich mehr Strom": which, and than what, an earlier sentence says, unless its
 * noun stands before in this one, or the other side of what is compared.
 */
const POINTING =
  /^(?!.*(?<!\p{L})(?:als|wie|wenn|je|wird|werden|wurden?|nachdem|sobald)(?!\p{L})).*(?<!\p{L})(?:wesentlich|deutlich|erheblich|viel|weitaus|bedeutend) (?:mehr|weniger|\p{Ll}{3,}er(?:e[nrsm]?)?)(?!\p{L})|^.*(?<!\p{L})(?:[Dd]ies|[Jj]en|[Ss]olch)e[mnrs]? (?!eine?[mnrs]? )(?:\p{Ll}+e[mnrs]? )?(\p{Lu}\p{L}{2})\p{L}*(?<!(?<!\p{L})\1\p{L}*(?!\p{L}).*(?<!\p{L})(?:[Dd]ies|[Jj]en|[Ss]olch)e[mnrs]? (?:\p{Ll}+ )?\p{Lu}\p{L}+)(?!\p{L}|,? (?:die|der|das|den|dem|deren|dessen|wie|in|bei)\s)/u;

/** "Eine Studie von 2013", "Die früheren Vorsitzenden waren": whose, and of what, an earlier sentence says. */
const POINTING_BEFORE =
  /^Eine? (?:Bericht|Studie|Umfrage|Untersuchung|Schätzung|Erhebung) (?:aus dem Jahre? |von |aus )(?:19|20)\d\d(?!\p{L})|^D(?:ie|er|as) (?:frühere|bisherige|vorherige)n? \p{Lu}\p{L}+ (?:ist|sind|war|waren|hat|haben|hatten?|wurden?|werden|wird)(?!\p{L})/u;

/** "Jean Cauvin, ein weiterer Student …": besides whom, an earlier sentence says. */
const ANAPHORIC_OTHER =
  /^[^,]*, (?:ein (?:weiterer|anderer|weiteres|anderes)|eine (?:weitere|andere)) \p{Lu}\p{L}+(?! als )/u;

/** "Ergänzt um Vorworte von Luther, spielte sie …": what did, an earlier sentence says. */
const ANAPHORIC_OPENER =
  /^(?:(?:be|er|ver|zer|ent|ge)\p{Ll}+|\p{Ll}+ge\p{Ll}+|\p{Ll}+iert|ergänzt|versehen) (?:um|mit|von|durch|als|in|aus|auf) [^.;:]*, \p{Ll}+t(?:en?)? (?:er|sie|es) /iu;

/** "In der sind die Landeskenner aufgeführt", "die in gezeigte Antenne": what it points to was a link or a figure, and is lost. */
const ANAPHORIC_LOST =
  /^(?:In|Aus|Mit|Auf|An|Von|Bei|Nach|Zu|Unter) (?:der|dem|den) (?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|kann|kannst|können|findet|findest|finden|sieht|siehst|sehen|zeigt|steht|stehen|gibt|erkennt|befindet|befinden)(?!\p{L})|(?<!\p{L})(?:in|aus) (?:gezeigt|dargestellt|abgebildet|aufgeführt|aufgelistet|wiedergegeben|skizziert)(?:e[nrs]?)?(?!\p{L})/iu;

/** What tells of a German sentence whether it can stand alone, and what may be cut from it. */
export const DE_SENTENCES = {
  numberBound: {
    beyond:
      /(?<!\p{L})(?:über|(?:nicht )?(?:mehr|weniger|höher|länger|größer) als|mindestens|wenigstens|höchstens|maximal|minimal)(?: d(?:ie|en|er))? $/iu,
    near: /(?<!\p{L})(?:etwa|rund|ungefähr|circa|ca\.|fast|knapp|nahezu|beinahe|annähernd) $/iu,
  },
  connective:
    /^(?:Zum Beispiel|Beispielsweise|In der Regel|Im Allgemeinen)(?!\p{L}),? +(?=\p{Lu}\p{L}+ (?:ist|sind)\b)/u,
  fillers:
    /(?<=[\p{L}\d])(?<!(?:^|\s)(?:[Uu]nd|oder|[Aa]ber|denn|sondern|[Dd]och|wie|als|[Nn]icht|dass|weil|wenn|der|die|das|[Nn]ur|[Aa]uch|[Ee]ben|[Gg]erade|[Ss]chon)) (?:jedoch|allerdings|ebenfalls|zudem|außerdem|daher|deshalb|deswegen|somit|beispielsweise|hingegen)(?= \p{L})/gu,
  anaphoricStart: new RegExp(
    [
      ANAPHORIC_START,
      ANAPHORIC_INSIDE,
      ANAPHORIC_NOUN,
      ANAPHORIC_ACCORDINGLY,
      ANAPHORIC_RELATION,
      ANAPHORIC_LATER,
      ANAPHORIC_PAIR,
      ANAPHORIC_PARTICIPLE,
      ANAPHORIC_OTHER,
      ANAPHORIC_OPENER,
      ANAPHORIC_TOOL,
      ANAPHORIC_LOST,
    ]
      .map(({ source }) => source)
      .join("|"),
    "iu",
  ),
  deictic:
    /(?:abbildung \d|abb\. ?\d|tabelle \d|in diesem (?:kapitel|abschnitt|text|buch|modul|beispiel|fall)|siehe |oben genannt|(?:nach|vor)?(?:folgend|stehend)\p{L}* (?:abbildung|tabelle|text|bild|diagramm|beispiel|befehl|schritt|code|liste|formel|gleichung|zeile|seite|kapitel|abschnitt|ausgabe)|wie (?:wir|oben|bereits)|im folgenden|weiter (?:oben|unten)|im (?:laufe|verlauf) (?:des|dieses) (?:buch|kapitel|kurs|text)\p{L}*|(?<!\p{L})(?:der|die|das|dem|den|des|all|alle[nrms]?|andere[nrms]?|übrigen|beiden|zwei|drei|vier) (?:oben |eben |zuvor |bereits |hier )?(?:genannte|erwähnte|besagte|obige|vorliegende|beschriebene)[nrsm]? \p{L}|\((?:(?:ganz )?(?:links|rechts)|oben|unten)(?: (?:links|rechts))?\)|(?<!\p{L})d(?:ie|en|er|as) (?:nächsten?|folgenden?|letzten|vorigen|vorherigen) (?:beiden |zwei |drei |paar )?(?:abschnitte?n?s?|kapiteln?s?|seiten?|lektionen?)(?!\p{L})|laut (?:dem )?text|(?<!\p{L})(?:in|an|bei|aus|mit) unsere[mnrs]? (?:\p{Ll}+ )?\p{L}*(?:beispiel|modell|versuch|fall)(?!\p{L})|(?<!\p{L})(?:an|in|zu|bei|von|aus|auf|mit) jene[nmrs]? \p{Lu}|die darstellung zeigt|^(?:jetzt|nun|damit|bisher) (?:hast|kennst|weißt|(?:haben|kennen|wissen) (?:wir|sie))(?!\p{L})|^(?:im grunde genommen|bei näherer|als nächstes)(?!\p{L})|(?<!\p{L})im (?:letzten|vorigen|vorherigen|nächsten|folgenden) (?:abschnitt|kapitel|teil)(?!\p{L})|(?<!\p{L})(?:bisher|bislang|zuvor|oben) (?:vorgestellt|genannt|beschrieben|erwähnt|gezeigt)\p{L}*|(?<!\p{L})so aus(?:sehen)?(?!\p{L})|(?<!\p{L})(?:in|aus|auf|mit|wie in|wie bei) (?:der |dem |den )?(?:abgebildet|dargestellt|gezeigt|kann|zeigt|zu sehen)(?!\p{L})|^(?:du|sie) (?:hast|haben|fragst|fragen|möchtest|möchten|siehst|sehen|willst|wollen|wirst|werden)(?!\p{L}))/iu,
  instructs:
    /^(?:Du kannst|Sie können) (?:hier |jetzt |nun )?(?:erkennen|sehen|feststellen), (?:dass|wie) |^(?!(?:Ohne|Alle|Viele|Beide|Diese|Keine|Eine|Einige|Mehrere|Solche|Heute|Gerade|Je|Wie|Sowie|Ende|Mitte) )\p{Lu}\p{Ll}+e (?:die|den|das|dein\p{Ll}*|einen?|ein|nun|jetzt|dazu|einfach|daran|sicher|darauf|bitte|dir|dich|oder \p{Ll}+ (?:die|den|das|alle))(?!\p{L})|^(?:Führ|Stell|Geh|Gib|Nimm|Klick|Achte|Beachte|Denk|Vergiss|Schau|Wechsle)(?!\p{L})|^(?!(?:Wenn|Dann|Denn|Können|Sollten|Indem) )\p{Lu}\p{Ll}+n Sie(?!\p{L})|, (?:führe|verwende|benutze|gib|klicke|öffne|wähle|nutze|erstelle|stelle|gehe|lösche|starte)(?: (?:den|die|das|ein\p{Ll}*|einfach|dein\p{Ll}*)|$)|(?<!\p{L})(?:hast|haben) (?:du|Sie) [^.]*(?:kennengelernt|gesehen|gelernt|erfahren)$|(?:fragst du dich|fragen Sie sich|wirst du (?:dich|wahrscheinlich|feststellen|sehen))(?!\p{L})|^(?:Um|Bevor|Ehe) [^,]{4,70}, (?:müssen|wollen|sollten|können|sehen|schauen) wir(?!\p{L})|sei(?:en)? (?:das|die) Kapitel|^(?:Wenn|Falls|Sobald) (?:du|Sie|man|wir) (?:jetzt|nun)(?!\p{L})/u,
  address:
    /(?<=\S )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)(?!\p{L})/gu,
  unresolvedDemonstrative: new RegExp(`${POINTING.source}|${POINTING_BEFORE.source}`, "u"),
  genericSubject:
    /^(?:(?:unter )?eine[mnrs]? |ein |(?!(?:der|die|das|den|dem|des|dies\p{Ll}*|jen\p{Ll}*|sein\p{Ll}*|ihr\p{Ll}*|es|er|sie|dabei|dazu)\b)(?:als |unter )?\p{Lu}[\p{L}-]+ (?:ist |sind |bezeichnet |nennt |versteht |heißt ))/iu,
  definite:
    /(?<!\p{L})(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]en|[Dd]es|[Vv]om|[Zz]um|[Zz]ur|[Ii]m|[Aa]m|[Bb]eim|ins) (?:\p{Ll}+e[nrsm]? )?(?<noun>\p{Lu}[\p{L}-]{2,})(?=[.;:)]|$|, (?!(?:(?:in|mit|von|aus|auf|an|bei|durch|für|zu) )?(?:der|die|das|den|dem|deren|dessen|wo|wie)\s)| (?!(?:der|des|von|vom|im?n?|ins|für|zu[mr]?|aus|auf|mit|a[mn]|bei|nach|zwischen|über|eine[rs]|seine[rs]|ihre[rs]|diese[rs]|namens|\p{Lu}\p{L}+)\s))/gu,
  also: /^[^,;:]*(?<!(?<!\p{L})(?:sowohl[^,;:]*|als|oder|und|sondern|wie|wenn)) auch (?!(?:wenn|noch|als|nur)(?!\p{L}))/iu,
  memberLead:
    /(?<!\p{L})(?:umfass(?:t|en)|einschließlich|(?:gehör|zähl)(?:t|en)|wie etwa)(?!\p{L})[^.;:!?]*$/iu,
  exampleLead:
    /(?:(?<=, )wie(?: etwa| zum Beispiel| beispielsweise| z\. ?B\.)?|(?<!\p{L})(?:etwa|zum Beispiel|beispielsweise|z\. ?B\.|darunter))(?: d(?:er|ie|as|em|en)| eine?[mnrs]?)? $/iu,
  negation:
    /(?:^|\s)(?:nicht(?! (?:nur|bloß)(?!\p{L}).*sondern)|kein\p{L}*|außer|ausgenommen|falsch\p{L}*|niemals|nie|ohne|weder)(?=[\s,.?:]|$)/iu,
  // Looked at backwards: the beginning has to be found before what must not follow it, or that is searched from everywhere.
  furtherPart:
    /(?:(?<=\p{Ll}(?:t|en))|(?<=(?!.*(?<!\p{L})(?:hat|haben|hatten?|wird|werden|wurden?|ist|sind|waren?|kann|können|konnten?|muss|müssen|soll\p{L}*|will|wollen)(?!\p{L}))^.*)), (?:der|die|das|dem|den|deren|dessen|denen|(?:in|mit|von|aus|auf|an|bei|durch|für|zu) (?:der|dem|den|denen|deren)|wobei|während|obwohl|weil|da|nachdem|sodass|so dass|darunter|einschließlich|indem|wodurch|wo|was|aber|sondern|um)(?= )/gu,
} satisfies Partial<LanguageProfile>;
