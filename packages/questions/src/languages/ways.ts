import type { Language } from "@quizmill/contract";
import { lowerFirst } from "./building.ts";
import type { RelationCue } from "./profile.ts";

/** How sentences tell by what deed an aim is reached: "To see what is staged, you can run …". */
const FORM = "way";

/** An aim or a condition as group `fact`, the deed as group `answer`. */
function way(source: string, told: Pick<RelationCue, "ask" | "asOption" | "ofCommand">): RelationCue {
  return { pattern: new RegExp(source, "iu"), form: FORM, maySpeakToReader: true, ...told };
}

/** Deeds that are told without such an aim: others for those that are. */
function deeds(source: string, asOption: NonNullable<RelationCue["asOption"]> = lowerFirst): RelationCue {
  return { pattern: new RegExp(source, "iu"), form: FORM, maySpeakToReader: true, ask: null, asOption };
}

/** Orders and what they are outside an order, by pairs. */
function ordersFrom(pairs: string): ReadonlyMap<string, string> {
  const words = pairs.trim().split(/\s+/u);
  return new Map(words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? word]] : [])));
}

const EN_HARDLY = "(?:(?:also|then|simply|just|first|always|either|easily) )*";
/** An option is something done ("know how to …" is not), and leans neither on a listing below nor on a sentence before. */
const EN_ALONE =
  "(?!(?:know|understand|be|have|want|need|think|realize|expect|remember|consider)\\b)(?!.*\\b(?:follow(?:s|ing)|below|above|next|likewise|instead(?! of)|so|do|this|that|again|here|there|see|notice|skip|imagine|something|(?:first|second|other) (?:version|way|command|option)|(?:the|this|an?|these) commands?$)\\b)";
const EN_AIM =
  "(?:(?:in order )?to|if you(?:[’']d like| (?:want|wish|need|prefer|would like)) to) (?<fact>(?!.*, (?:don[’']t|do not|never)\\b)\\p{Ll}+ [^;:]{6,110}?)";
const EN_ORDERS =
  "add|apply|call|change|check|choose|clear|click|copy|create|cut|delete|drag|edit|enter|execute|fill|give|hold|include|insert|install|mix|mount|move|open|pass|place|plug|pour|press|provide|pull|push|put|remove|replace|restart|run|save|select|send|set|specify|start|stop|supply|switch|tap|touch|turn|type|unplug|use|wash|wipe|write";

const EN_COMMAND: RelationCue["ofCommand"] = {
  ask: (fact) => `Which command is used to ${fact}?`,
  aim: (fact) => `to ${fact}`,
};

const EN: readonly RelationCue[] = [
  way(
    `^${EN_AIM}, (?:then )?(?<who>you|we) ${EN_HARDLY}(?<modal>can|could|may|should|must|(?:need|have) to) ${EN_HARDLY}${EN_ALONE}(?<answer>\\p{Ll}+ [^;:]{4,100})$`,
    {
      ask: ({ fact, who = "", modal = "" }) =>
        modal.endsWith(" to")
          ? `What do ${who} have to do to ${fact}?`
          : `What ${modal} ${who} do to ${fact}?`,
      ofCommand: EN_COMMAND,
    },
  ),
  way(`^${EN_AIM}, ${EN_HARDLY}${EN_ALONE}(?<answer>(?:${EN_ORDERS}) [^;:]{4,100})$`, {
    ask: ({ fact }) => `What should you do to ${fact}?`,
    ofCommand: EN_COMMAND,
  }),
  way(
    `^if (?<fact>you (?!want to|wish|need to|prefer|would like)[^;:]{12,110}?), (?:then )?(?<who>you|we) ${EN_HARDLY}(?<modal>can|could|should|must|(?:need|have) to) ${EN_HARDLY}${EN_ALONE}(?<answer>\\p{Ll}+ [^;:,]{4,100})$`,
    {
      ask: ({ fact, who = "", modal = "" }) =>
        modal.endsWith(" to")
          ? `What do ${who} have to do if ${fact}?`
          : `What ${modal} ${who} do if ${fact}?`,
    },
  ),
  deeds(`^${EN_HARDLY}${EN_ALONE}(?<answer>(?:${EN_ORDERS}) [^;:,]{4,90})$`),
  deeds(
    `(?:^|, )(?:you|we) ${EN_HARDLY}(?:can|could|should|must|have to|need to) ${EN_HARDLY}${EN_ALONE}(?<answer>\\p{Ll}+ [^;:,]{4,90})$`,
  ),
];

const DE_MODAL = "(?<modal>kannst|können|kann|könntest|könnten|solltest|sollten|sollte|musst|müssen|muss)";
const DE_WHO = "(?<who>du|Sie|man|wir)";
const DE_HARDLY = "(?:(?:auch|einfach|nur|nun|jetzt|zunächst|zuerst|dann|lediglich|natürlich) )*";
/** "das Entfernen erzwingen": of what, the listing before it shows. */
const DE_ALONE =
  "(?!(?:das|es) (?:wie|in|für|mit|auch|auf|über|durch|nicht|zu|bei|von|an|am|im|nur) )(?!.*(?:folg|unten|oben|(?<!\\p{L})so |(?<!\\p{L})das (?!Zeichen |Wappen |Becken |Kissen |Eisen |Verfahren )\\p{Lu}\\p{Ll}{3,}(?:en|ern|eln) (?!von |de[rs] |eine[rs]? )|dies|damit|davon|dazu|daran|darauf|darin|stattdessen|jedoch|daher|beid|(?:erste|zweite|andere)n? (?:Version|Möglichkeit|Befehl|Option)|(?:Befehl|Kommando|Anweisung) \\p{L}+$|(?:sehen|erkennen|feststellen|wissen|kennen|verstehen|bedenken|beachten|erwarten|haben|sein)$))";
const DE_AIM = "um (?<fact>[^;:]{8,120}? (?:zu \\p{Ll}+|\\p{Ll}+zu\\p{Ll}+))";
const DE_WISH = "(?:wenn|falls) (?<fact>(?:du|Sie|man|wir) [^;:]{8,120}?)";
const DE_DEED = "(?<answer>[^,;:]{6,100}\\p{Ll}(?:en|rn|ln|un))";
const DE_ORDERS = ordersFrom(
  `verwende verwenden benutze benutzen nutze nutzen wähle wählen öffne öffnen starte starten drücke drücken lösche löschen erstelle erstellen
setze setzen führe führen gib geben tippe tippen füge fügen rufe rufen klicke klicken`,
);

/** "Führe den Befehl aus", "führen Sie den Befehl aus" → "den Befehl ausführen". */
function germanDeed(told: string): string {
  const {
    order = "",
    rest = "",
    prefix = "",
  } = /^(?<order>\p{L}+) (?:Sie )?(?<rest>.*?)(?: (?<prefix>aus|ein|auf|an|ab|hinzu))?$/u.exec(told)
    ?.groups ?? {};
  return `${rest} ${prefix}${DE_ORDERS.get(order.toLowerCase()) ?? order.toLowerCase()}`;
}

const DE_ORDER = `(?<answer>(?:(?:${[...DE_ORDERS.keys()].join("|")})|(?:${[...DE_ORDERS.values()].join("|")}) Sie) ${DE_ALONE}[^,;:]{6,90})`;

const DE_COMMAND: RelationCue["ofCommand"] = {
  ask: (fact) => `Welchen Befehl verwendet man, um ${fact}?`,
  aim: (fact) => `um ${fact}`,
};
const DE_COMMAND_IF: RelationCue["ofCommand"] = {
  ask: (fact) => {
    const [who = ""] = fact.split(" ", 1);
    const verb = { du: "verwendest", man: "verwendet" }[who.toLowerCase()] ?? "verwenden";
    return `Welchen Befehl ${verb} ${who}, wenn ${fact}?`;
  },
  aim: null,
};

const DE: readonly RelationCue[] = [
  way(`^${DE_AIM}, ${DE_MODAL} ${DE_WHO} ${DE_HARDLY}${DE_ALONE}${DE_DEED}$`, {
    ask: ({ fact, modal, who }) => `Was ${modal} ${who} tun, um ${fact}?`,
    ofCommand: DE_COMMAND,
  }),
  way(`^${DE_WISH}, (?:so |dann )?${DE_MODAL} ${DE_WHO} ${DE_HARDLY}${DE_ALONE}${DE_DEED}$`, {
    ask: ({ fact, modal, who }) => `Was ${modal} ${who} tun, wenn ${fact}?`,
    ofCommand: DE_COMMAND_IF,
  }),
  way(`^${DE_AIM}, ${DE_ORDER}$`, {
    ask: ({ fact }) => `Was ist zu tun, um ${fact}?`,
    asOption: germanDeed,
    ofCommand: DE_COMMAND,
  }),
  way(`^${DE_WISH}, (?:dann |so )?${DE_ORDER}$`, {
    ask: ({ fact }) => `Was ist zu tun, wenn ${fact}?`,
    asOption: germanDeed,
    ofCommand: DE_COMMAND_IF,
  }),
  deeds(`^${DE_ORDER}$`, germanDeed),
  deeds(
    `(?:^|, |^\\p{L}+ )(?:${DE_WHO} ${DE_MODAL}|(?:kannst|können|kann|solltest|sollten|musst|müssen|muss) (?:du|Sie|man|wir)) ${DE_HARDLY}${DE_ALONE}${DE_DEED}$`,
    // It opens no sentence, and may open with a noun.
    (answer) => answer,
  ),
];

const ES_INFINITIVE = "\\p{Ll}{2,}(?:ar|er|ir)(?:se)?";
const ES_MODAL =
  "(?<modal>puedes?|podemos|se puede|debes?|debemos|se debe|tienes? que|tenemos que|hay que|basta con|es necesario|necesitas)";
const ES_HARDLY = "(?:(?:también|simplemente|solo|sólo|ahora|primero|luego|siempre) )*";
const ES_ALONE =
  "(?!.*(?<!\\p{L})(?:siguientes?|anterior|abajo|arriba|así|aquí|ello|esto|eso|ver|observar|comprobar|hacerlo|(?:primera|segunda|otra) (?:versión|forma|opción)|(?:comandos?|orden|algo(?: como)?)$)(?!\\p{L}))";
const ES_DEED = `(?<answer>${ES_INFINITIVE} [^;:,]{4,100})`;

const ES_ORDERS = ordersFrom(
  `usa usar use usar utiliza utilizar utilice utilizar ejecuta ejecutar ejecute ejecutar añade añadir añada añadir escribe escribir escriba escribir
introduce introducir introduzca introducir pulsa pulsar pulse pulsar selecciona seleccionar seleccione seleccionar elige elegir elija elegir
abre abrir abra abrir crea crear cree crear instala instalar instale instalar edita editar edite editar`,
);
const ES_ORDER = `(?<answer>(?:${[...ES_ORDERS.keys()].join("|")}) ${ES_ALONE}[^;:,]{4,90})`;

/** "Użyj polecenia" → "użyć polecenia". */
function asInfinitive(orders: ReadonlyMap<string, string>) {
  return (told: string): string => {
    const [order = "", ...rest] = told.split(" ");
    return [orders.get(order.toLowerCase()) ?? order, ...rest].join(" ");
  };
}

const ES_COMMAND: RelationCue["ofCommand"] = {
  ask: (fact) => `¿Qué comando se usa para ${fact}?`,
  aim: (fact) => `para ${fact}`,
};
const ES_COMMAND_IF: RelationCue["ofCommand"] = {
  ask: (fact) => `¿Qué comando se usa si ${fact}?`,
  aim: null,
};

const ES: readonly RelationCue[] = [
  way(
    `^para (?<fact>(?!.*, no )${ES_INFINITIVE} [^;:]{5,110}?), ${ES_HARDLY}${ES_MODAL} ${ES_HARDLY}${ES_ALONE}${ES_DEED}$`,
    { ask: ({ fact, modal }) => `¿Qué ${modal} hacer para ${fact}?`, ofCommand: ES_COMMAND },
  ),
  way(
    `^si (?<fact>(?!.*, no )[^;:]{12,110}?), (?:entonces )?${ES_HARDLY}${ES_MODAL} ${ES_HARDLY}${ES_ALONE}${ES_DEED}$`,
    { ask: ({ fact, modal }) => `¿Qué ${modal} hacer si ${fact}?`, ofCommand: ES_COMMAND_IF },
  ),
  way(`^para (?<fact>(?!.*, no )${ES_INFINITIVE} [^;:]{5,110}?), ${ES_HARDLY}${ES_ORDER}$`, {
    ask: ({ fact }) => `¿Qué se debe hacer para ${fact}?`,
    asOption: asInfinitive(ES_ORDERS),
    ofCommand: ES_COMMAND,
  }),
  way(`^si (?<fact>(?!.*, no )[^;:]{12,110}?), ${ES_HARDLY}${ES_ORDER}$`, {
    ask: ({ fact }) => `¿Qué se debe hacer si ${fact}?`,
    asOption: asInfinitive(ES_ORDERS),
    ofCommand: ES_COMMAND_IF,
  }),
  deeds(`^${ES_ORDER}$`, asInfinitive(ES_ORDERS)),
  deeds(
    `(?:^|, )${ES_HARDLY}(?:puedes?|podemos|se puede|debes?|debemos|tienes? que|hay que) ${ES_HARDLY}${ES_ALONE}${ES_DEED}$`,
  ),
];

const PL_INFINITIVE = "\\p{Ll}{2,}(?:ć|c)(?: się)?";
const PL_MODAL =
  "(?<modal>możesz|możemy|można|należy|trzeba|musisz|musimy|powinieneś|powinniśmy|wystarczy|warto)";
const PL_HARDLY = "(?:(?:też|także|również|po prostu|najpierw|zawsze|teraz|tylko|jedynie) )*";
const PL_ALONE =
  "(?!.*(?<!\\p{L})(?:następując|poniż|powyż|tak(?!\\p{L})|tak(?:i|ie|ą|ich|iego)(?!\\p{L})|t[oąeęy]m?(?!\\p{L})|tego(?!\\p{L})|zobaczyć|zauważyć|(?:pierwsz|drug)\\p{L}+ (?:wersj|sposob|polece)|(?:poleceni[ea]|komend[yę])$))";
const PL_AIM = `(?:aby|żeby|by) (?<fact>(?!.*, nie )${PL_INFINITIVE} [^;:]{5,110}?)`;
const PL_WISH = "(?:jeśli|jeżeli) (?<fact>(?!.*, nie )[^;:]{12,110}?)";
const PL_DEED = `(?<answer>${PL_INFINITIVE} [^;:,]{4,100})`;
const PL_ORDERS = ordersFrom(
  `użyj użyć wykonaj wykonać uruchom uruchomić wpisz wpisać wybierz wybrać dodaj dodać skorzystaj skorzystać kliknij kliknąć naciśnij nacisnąć
sprawdź sprawdzić ustaw ustawić utwórz utworzyć zainstaluj zainstalować usuń usunąć otwórz otworzyć przejdź przejść zapisz zapisać wywołaj wywołać
zmień zmienić podaj podać wydaj wydać`,
);
const PL_ORDER = `(?<answer>(?:${[...PL_ORDERS.keys()].join("|")}) ${PL_ALONE}[^;:,]{4,90})`;

const PL_COMMAND: RelationCue["ofCommand"] = {
  ask: (fact) => `Jakiego polecenia użyć, aby ${fact}?`,
  aim: (fact) => `aby ${fact}`,
};
const PL_COMMAND_IF: RelationCue["ofCommand"] = {
  ask: (fact) => `Jakiego polecenia użyć, jeśli ${fact}?`,
  aim: null,
};

const PL: readonly RelationCue[] = [
  way(`^${PL_AIM}, ${PL_HARDLY}${PL_MODAL} ${PL_HARDLY}${PL_ALONE}${PL_DEED}$`, {
    ask: ({ fact, modal }) => `Co ${modal} zrobić, aby ${fact}?`,
    ofCommand: PL_COMMAND,
  }),
  way(`^${PL_WISH}, (?:to )?${PL_HARDLY}${PL_MODAL} ${PL_HARDLY}${PL_ALONE}${PL_DEED}$`, {
    ask: ({ fact, modal }) => `Co ${modal} zrobić, jeśli ${fact}?`,
    ofCommand: PL_COMMAND_IF,
  }),
  way(`^${PL_AIM}, ${PL_HARDLY}${PL_ORDER}$`, {
    ask: ({ fact }) => `Co należy zrobić, aby ${fact}?`,
    asOption: asInfinitive(PL_ORDERS),
    ofCommand: PL_COMMAND,
  }),
  way(`^${PL_WISH}, (?:to )?${PL_HARDLY}${PL_ORDER}$`, {
    ask: ({ fact }) => `Co należy zrobić, jeśli ${fact}?`,
    asOption: asInfinitive(PL_ORDERS),
    ofCommand: PL_COMMAND_IF,
  }),
  deeds(
    `(?:^|, )${PL_HARDLY}(?:możesz|możemy|można|należy|trzeba|musisz) ${PL_HARDLY}${PL_ALONE}${PL_DEED}$`,
  ),
];

const UK_INFINITIVE = "[\\p{Ll}’'ʼ]{2,}ти(?:ся|сь)?";
const UK_MODAL =
  "(?<modal>можна|можете|можемо|треба|потрібно|слід|варто|необхідно|достатньо|маєте|мусите|доведеться)";
const UK_HARDLY = "(?:(?:також|просто|спочатку|спершу|завжди|тепер|лише|тільки|вам|ви|нам|ми|або|ще) )*";
const UK_ALONE =
  "(?!.*(?<!\\p{L})(?:наступн|нижче|вище|так(?!\\p{L})|так[іаеу](?!\\p{L})|це(?!\\p{L})|цього|побачити|помітити|(?:перш|друг)\\p{L}+ (?:версі|спос|команд)|(?:команд[уи]|командою)$))";
const UK_AIM = `(?:для того,? )?(?:щоб|аби) (?<fact>(?!.*, не )${UK_INFINITIVE} [^;:]{5,110}?)`;
const UK_WISH = "якщо (?<fact>(?!.*, не )[^;:]{12,110}?)";
const UK_DEED = `(?<answer>${UK_INFINITIVE} [^;:,]{4,100})`;
const UK_ORDERS = ordersFrom(
  `виконайте виконати скористайтеся скористатися скористайтесь скористатися використайте використати використовуйте використовувати запустіть запустити
наберіть набрати введіть ввести додайте додати натисніть натиснути виберіть вибрати відкрийте відкрити створіть створити видаліть видалити
встановіть встановити перейдіть перейти збережіть зберегти вкажіть вказати`,
);
const UK_ORDER = `(?<answer>(?:${[...UK_ORDERS.keys()].join("|")}) ${UK_ALONE}[^;:,]{4,90})`;

const UK_COMMAND: RelationCue["ofCommand"] = {
  ask: (fact) => `Якою командою слід скористатися, щоб ${fact}?`,
  aim: (fact) => `щоб ${fact}`,
};
const UK_COMMAND_IF: RelationCue["ofCommand"] = {
  ask: (fact) => `Якою командою слід скористатися, якщо ${fact}?`,
  aim: null,
};

const UK: readonly RelationCue[] = [
  way(`^${UK_AIM}, ${UK_HARDLY}${UK_MODAL} ${UK_HARDLY}${UK_ALONE}${UK_DEED}$`, {
    ask: ({ fact, modal }) => `Що ${modal} зробити, щоб ${fact}?`,
    ofCommand: UK_COMMAND,
  }),
  way(`^${UK_WISH}, (?:то )?${UK_HARDLY}${UK_MODAL} ${UK_HARDLY}${UK_ALONE}${UK_DEED}$`, {
    ask: ({ fact, modal }) => `Що ${modal} зробити, якщо ${fact}?`,
    ofCommand: UK_COMMAND_IF,
  }),
  way(`^${UK_AIM}, ${UK_HARDLY}${UK_ORDER}$`, {
    ask: ({ fact }) => `Що слід зробити, щоб ${fact}?`,
    asOption: asInfinitive(UK_ORDERS),
    ofCommand: UK_COMMAND,
  }),
  way(`^${UK_WISH}, (?:то )?${UK_HARDLY}${UK_ORDER}$`, {
    ask: ({ fact }) => `Що слід зробити, якщо ${fact}?`,
    asOption: asInfinitive(UK_ORDERS),
    ofCommand: UK_COMMAND_IF,
  }),
  deeds(`^${UK_ORDER}$`, asInfinitive(UK_ORDERS)),
  deeds(
    `(?:^|, )${UK_HARDLY}(?:можна|можете|можемо|треба|потрібно|слід|необхідно) ${UK_HARDLY}${UK_ALONE}${UK_DEED}$`,
  ),
];

const JA_DEED =
  "(?<answer>(?!.*(?:以下|次の|上の|下の|このように|そう|こう|見て|わかる|表示される))[^「」。はが、]{2,60}[をにで][^「」。はが、]{1,30}[るうくすつむぶぐ](?:ことができる)?)";

/** "…することができる", "…する必要がある" → "…する". */
function japaneseDeed(told: string): string {
  return told
    .replace(/(?<=すれ)ばよい(?:の?である)?$/u, "る")
    .replace(/すれる$/u, "する")
    .replace(/(?:こと|必要)[がも]?(?:できる|ある)$/u, "")
    .replace(/(?<=[\p{Script=Han}\p{Script=Katakana}])できる$/u, "する");
}

const JA_COMMAND: RelationCue["ofCommand"] = {
  ask: (fact) => `${fact}には、どのコマンドを使うか。`,
  aim: (fact) => `${fact}ため`,
};
const JA_COMMAND_IF: RelationCue["ofCommand"] = {
  ask: (fact) => `${fact}ときは、どのコマンドを使うか。`,
  aim: null,
};

const JA: readonly RelationCue[] = [
  way(`^(?<fact>(?:(?!は、)[^「」。]){5,60}[るうくすつむぶぐ])(?:には|ために|ためには)、${JA_DEED}$`, {
    ask: ({ fact }) => `${fact}には、どうすればよいか。`,
    asOption: japaneseDeed,
    ofCommand: JA_COMMAND,
  }),
  way(`^(?<fact>(?:(?!は、)[^「」。]){5,60}たい)(?:場合|とき|時)(?:は|には)?、${JA_DEED}$`, {
    ask: ({ fact }) => `${fact}ときは、どうすればよいか。`,
    asOption: japaneseDeed,
    ofCommand: JA_COMMAND_IF,
  }),
  way(`^(?<fact>(?:(?!は、)[^「」。]){6,60}[るた])場合(?:は|には)、${JA_DEED}$`, {
    ask: ({ fact }) => `${fact}場合は、どうすればよいか。`,
    asOption: japaneseDeed,
  }),
];

/** What sentences on aims can be asked for, by language. */
export const WAYS: Readonly<Record<Language, readonly RelationCue[]>> = {
  en: EN,
  de: DE,
  es: ES,
  pl: PL,
  uk: UK,
  ja: JA,
};
