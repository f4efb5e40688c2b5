import type { Language } from "@quizmill/contract";

/** What a language gives the generator: its own small words, and syllables that invented words are made of. */
export interface Stock {
  readonly syllables: string;
  /** Small words that stand between the others. */
  readonly little: string;
  readonly verbs: string;
  readonly givenNames: string;
  readonly familyEndings: string;
  readonly months: string;
  readonly abbreviations: string;
  readonly units: string;
  /** What a thing can be: "a tool that …", with the words around it. */
  readonly kindsOfThings: string;
  /** What stands over the aims of a chapter, which say nothing of it. */
  readonly aims: string;
  readonly that: string;
  readonly is: string;
  readonly quotes: readonly [string, string];
  /** The end of a sentence, and what stands between words. */
  readonly stop: string;
  readonly space: "" | " ";
  readonly comma: string;
  readonly ask: string;
}

const western = { stop: ".", space: " ", comma: ", ", ask: "?" } as const;

export const STOCKS: Readonly<Record<Language, Stock>> = {
  en: {
    ...western,
    syllables: "bal ker mon dri sta lo fen tur gam pol vi ner sor hul",
    little: "the of in with under from near into behind",
    verbs: "carries holds moves feeds warms guards turns joins",
    givenNames: "Ada Tom Ruth Carl Joan Neil",
    familyEndings: "son field ham well",
    months: "January March May July October",
    abbreviations: "e.g. Dr. approx. vs. etc. No.",
    units: "km kg years percent metres",
    aims: "Learning objectives",
    kindsOfThings: "a tool,a rock,an organism,a process,a disease,a law",
    that: "that",
    is: "is",
    quotes: ["“", "”"],
  },
  pl: {
    ...western,
    syllables: "kra mo wiel sto dę lin bar ku zie pom rze gór ta",
    little: "w na przez dla obok między wśród pod",
    verbs: "porusza ogrzewa przenosi chroni łączy zamyka otwiera",
    givenNames: "Anna Jan Ewa Piotr Zofia Adam",
    familyEndings: "owski ewicz niak czyk",
    months: "stycznia marca maja lipca września",
    abbreviations: "np. dr prof. ok. itd. nr",
    units: "km kg lat procent metrów",
    aims: "Cele dydaktyczne",
    kindsOfThings: "narzędzie,skała,organizm,proces,choroba,prawo",
    that: "które",
    is: "to",
    quotes: ["„", "”"],
  },
  de: {
    ...western,
    syllables: "ber gla stei wel dor fin kra mun tel sau hal rin",
    little: "der die das in mit unter bei aus hinter",
    verbs: "trägt hält bewegt nährt wärmt schützt dreht verbindet",
    givenNames: "Anna Karl Greta Otto Lena Emil",
    familyEndings: "mann bach feld berger",
    months: "Januar März Mai Juli Oktober",
    abbreviations: "z. B. Dr. ca. bzw. usw. Nr.",
    units: "km kg Jahre Prozent Meter",
    aims: "Lernziele",
    kindsOfThings: "ein Werkzeug,ein Gestein,ein Lebewesen,ein Vorgang,eine Krankheit,ein Gesetz",
    that: "das",
    is: "ist",
    quotes: ["„", "“"],
  },
  es: {
    ...western,
    syllables: "ba ler mon dri sta lo fen tur ga pol vi nero sor",
    little: "el la de en con bajo desde cerca tras",
    verbs: "lleva mueve calienta guarda une cierra abre",
    givenNames: "Ana Juan Rosa Luis Clara Pedro",
    familyEndings: "ez ano era illa",
    months: "enero marzo mayo julio octubre",
    abbreviations: "p. ej. Dr. aprox. etc. núm.",
    units: "km kg años por ciento metros",
    aims: "Objetivos de aprendizaje",
    kindsOfThings: "una herramienta,una roca,un organismo,un proceso,una enfermedad,una ley",
    that: "que",
    is: "es",
    quotes: ["«", "»"],
  },
  uk: {
    ...western,
    syllables: "кра мо віль сто де лін бар ку зір пом тав гор",
    little: "у на через для біля між серед під",
    verbs: "рухає гріє переносить захищає єднає закриває відкриває",
    givenNames: "Ганна Іван Леся Петро Софія Тарас",
    familyEndings: "енко чук ський ич",
    months: "січня березня травня липня жовтня",
    abbreviations: "напр. д-р проф. бл. тощо №",
    units: "км кг років відсотків метрів",
    aims: "Цілі уроку",
    kindsOfThings: "знаряддя,порода,організм,процес,хвороба,закон",
    that: "що",
    is: "— це",
    quotes: ["«", "»"],
  },
  ja: {
    syllables: "山 川 石 光 水 木 電 力 気 火 風 地 カ メ ロ ン タ ス",
    little: "の は が を に で と から",
    verbs: "運ぶ 動かす 温める 守る つなぐ 閉じる",
    givenNames: "花子 太郎 健一 由美 正夫",
    familyEndings: "田 山 川 村",
    months: "一月 三月 五月 七月 十月",
    abbreviations: "約 第 等 株 号",
    units: "キロ 年 割 メートル 人",
    aims: "学習目標",
    kindsOfThings: "道具,岩石,生物,過程,病気,法則",
    that: "",
    is: "は",
    quotes: ["「", "」"],
    stop: "。",
    space: "",
    comma: "、",
    ask: "？",
  },
};
