import type { Block, DocumentLanguage, SourceText } from "@quizmill/contract";

/** A question as its author has it, for the tests: rendered in any form it must come back as it is. */
export interface TestQuestion {
  stem: string;
  options: string[];
  /** 0-based. */
  key: number;
}

/** A few questions in each language, with what trips a reader of forms: labels, numbers and dots in the words. */
export const QUESTIONS: Readonly<Record<DocumentLanguage, readonly TestQuestion[]>> = {
  en: [
    {
      stem: "Which vitamin does the skin make in sunlight?",
      options: ["Vitamin A", "Vitamin C", "Vitamin D", "Vitamin K"],
      key: 2,
    },
    {
      stem: "The pressure of a gas at constant volume",
      options: ["falls as it is heated", "rises as it is heated", "stays the same"],
      key: 1,
    },
    {
      stem: "In 1492, how many ships did Columbus take on his first voyage?",
      options: ["2", "3", "5", "17", "30"],
      key: 1,
    },
    {
      stem: "What does e.g. stand for in English texts?",
      options: ["for example", "that is to say, in other words", "and so on", "see above"],
      key: 0,
    },
    { stem: "Which of these is a prime number?", options: ["1.5", "21", "23", "27"], key: 2 },
  ],
  pl: [
    { stem: "Stolicą Polski jest", options: ["Kraków.", "Warszawa.", "Gdańsk.", "Łódź."], key: 1 },
    {
      stem: "Która witamina powstaje w skórze pod wpływem światła?",
      options: ["witamina A", "witamina C", "witamina D"],
      key: 2,
    },
    {
      stem: "W którym roku odbyła się bitwa pod Grunwaldem?",
      options: ["w 966 r.", "w 1410 r.", "w 1525 r.", "w 1683 r."],
      key: 1,
    },
    {
      stem: "Fotosynteza zachodzi w",
      options: ["chloroplastach", "mitochondriach", "jądrze komórkowym", "błonie komórkowej"],
      key: 0,
    },
    { stem: "Ile boków ma sześciokąt?", options: ["4", "5", "6", "8"], key: 2 },
  ],
  de: [
    {
      stem: "Welche Stadt ist die Hauptstadt von Österreich?",
      options: ["Graz", "Wien", "Linz", "Salzburg"],
      key: 1,
    },
    {
      stem: "Wer darf in Deutschland den Bundestag wählen?",
      options: ["Alle, die in Deutschland wohnen.", "Alle Bürger ab 18 Jahren.", "Nur Männer über 21 Jahre."],
      key: 1,
    },
    {
      stem: "Wasser siedet auf Meereshöhe bei ...",
      options: ["90 °C.", "100 °C.", "110 °C.", "120 °C."],
      key: 1,
    },
    {
      stem: "Das Chlorophyll ist ein",
      options: ["Farbstoff der Blätter", "Salz der Meere", "Gas der Luft", "Metall der Erde"],
      key: 0,
    },
    { stem: "Wie viele Bundesländer hat Deutschland?", options: ["14", "15", "16", "17"], key: 2 },
  ],
  es: [
    { stem: "¿Cuál es la capital de Perú?", options: ["Cuzco", "Arequipa", "Lima", "Trujillo"], key: 2 },
    {
      stem: "La fotosíntesis ocurre en",
      options: ["las raíces.", "los cloroplastos.", "las mitocondrias."],
      key: 1,
    },
    { stem: "¿En qué año llegó Colón a América?", options: ["1482", "1492", "1502", "1512"], key: 1 },
    { stem: "El agua hierve a nivel del mar a", options: ["90 °C", "100 °C", "110 °C", "120 °C"], key: 1 },
    {
      stem: "¿Qué gas respiran los animales?",
      options: ["nitrógeno", "helio", "hidrógeno", "oxígeno"],
      key: 3,
    },
  ],
  fr: [
    {
      stem: "Quelle est la capitale de la France ?",
      options: ["Lyon", "Marseille", "Paris", "Lille"],
      key: 2,
    },
    {
      stem: "La photosynthèse a lieu dans",
      options: ["les mitochondries.", "les chloroplastes.", "le noyau.", "les ribosomes."],
      key: 1,
    },
    {
      stem: "En quelle année la Bastille a-t-elle été prise ?",
      options: ["en 1789", "en 1792", "en 1804"],
      key: 0,
    },
    { stem: "L’eau bout au niveau de la mer à", options: ["90 °C", "100 °C", "110 °C", "120 °C"], key: 1 },
    { stem: "Combien de côtés a un hexagone ?", options: ["4", "5", "6", "8"], key: 2 },
  ],
  uk: [
    { stem: "Яке місто є столицею України?", options: ["Львів", "Харків", "Київ", "Одеса"], key: 2 },
    {
      stem: "Фотосинтез відбувається у",
      options: ["мітохондріях.", "хлоропластах.", "рибосомах.", "ядрі.", "вакуолях."],
      key: 1,
    },
    {
      stem: "У якому році проголошено незалежність України?",
      options: ["1989 р.", "1990 р.", "1991 р.", "1996 р."],
      key: 2,
    },
    { stem: "Автором «Кобзаря» є", options: ["Іван Франко", "Тарас Шевченко", "Леся Українка"], key: 1 },
    { stem: "Скільки сторін має шестикутник?", options: ["4", "5", "6", "8"], key: 2 },
  ],
  ja: [
    { stem: "日本の首都はどこですか。", options: ["大阪", "京都", "東京", "名古屋"], key: 2 },
    { stem: "光合成が行われる細胞小器官はどれか？", options: ["核", "葉緑体", "ミトコンドリア"], key: 1 },
    {
      stem: "水が沸騰する温度として最も適切なものはどれか。",
      options: ["90℃", "100℃", "110℃", "120℃"],
      key: 1,
    },
    {
      stem: "関ヶ原の戦いが起こった年を選びなさい。",
      options: ["1467年", "1582年", "1600年", "1868年"],
      key: 2,
    },
    { stem: "次のうち、素数はどれか？", options: ["21", "23", "25", "27"], key: 1 },
  ],
};

const LOCAL: Readonly<Record<DocumentLanguage, string>> = {
  en: "ABCDEFGH",
  pl: "ABCDEFGH",
  de: "ABCDEFGH",
  es: "ABCDEFGH",
  fr: "ABCDEFGH",
  uk: "АБВГДЕЄЖ",
  ja: "アイウエオカキク",
};
const WORDS = {
  en: { question: "Question", answer: "Answer", key: "Answer key", because: "Explanation" },
  pl: { question: "Pytanie", answer: "Odpowiedź", key: "Klucz odpowiedzi", because: "Wyjaśnienie" },
  de: { question: "Frage", answer: "Lösung", key: "Lösungen", because: "Erklärung" },
  es: {
    question: "Pregunta",
    answer: "Respuesta correcta",
    key: "Clave de respuestas",
    because: "Explicación",
  },
  fr: {
    question: "Question",
    answer: "Bonne réponse",
    key: "Corrigé",
    because: "Explication",
  },
  uk: { question: "Питання", answer: "Відповідь", key: "Ключі", because: "Пояснення" },
  ja: { question: "問", answer: "正解", key: "解答", because: "解説" },
} as const satisfies Record<DocumentLanguage, Record<string, string>>;

type Lead = (number: number, language: DocumentLanguage) => string;
export const STEM_FORMS: Readonly<Record<string, Lead>> = {
  dot: (n) => `${n}. `,
  bracket: (n) => `${n}) `,
  brackets: (n) => `(${n}) `,
  word: (n, language) => `${WORDS[language].question} ${n}: `,
  "word with points": (n, language) => `${WORDS[language].question} ${n} (2 p.). `,
  "word apart": (n, language) => `${WORDS[language].question} ${n}\n`,
  none: () => "",
};

type Label = (place: number, language: DocumentLanguage) => string;
const upper = (place: number) => String.fromCharCode(65 + place);
const lower = (place: number) => String.fromCharCode(97 + place);
const local: Label = (place, language) => LOCAL[language].charAt(place);
const ROMAN = ["i", "ii", "iii", "iv", "v"];
export interface OptionForm {
  label: Label;
  before: string;
  after: string;
}
export const OPTION_FORMS: Readonly<Record<string, OptionForm>> = {
  "A)": { label: upper, before: "", after: ") " },
  "A.": { label: upper, before: "", after: ". " },
  "(A)": { label: upper, before: "(", after: ") " },
  "[A]": { label: upper, before: "[", after: "] " },
  "A -": { label: upper, before: "", after: " - " },
  "A bare": { label: upper, before: "", after: " " },
  "a)": { label: lower, before: "", after: ") " },
  "a.": { label: lower, before: "", after: ". " },
  "local)": { label: local, before: "", after: ") " },
  "local.": { label: local, before: "", after: ". " },
  "(local)": { label: local, before: "(", after: ") " },
  "1)": { label: (place) => String(place + 1), before: "", after: ") " },
  "1.": { label: (place) => String(place + 1), before: "", after: ". " },
  "①": { label: (place) => String.fromCodePoint(0x2460 + place), before: "", after: " " },
  "i)": { label: (place) => ROMAN[place] ?? "", before: "", after: ") " },
};

export const KEY_FORMS = [
  "line",
  "line in brackets",
  "line without sign",
  "line with text",
  "text alone",
  "before options",
  "star before",
  "star behind",
  "tick behind",
  "plus behind",
  "list in a line",
  "list of lines",
  "range",
  "list in two columns",
  "table",
  "table on its side",
  "bold",
] as const;
export type KeyForm = (typeof KEY_FORMS)[number];

export const LINE_FORMS = ["apart", "in one line", "after the stem", "all run together"] as const;
export type LineForm = (typeof LINE_FORMS)[number];

export interface Form {
  language: DocumentLanguage;
  stem: keyof typeof STEM_FORMS & string;
  option: keyof typeof OPTION_FORMS & string;
  key: KeyForm;
  lines: LineForm;
}

/** Lines of a paper in the given form, a block each; bold options carry their words as terms. */
export function renderPaper(questions: readonly TestQuestion[], form: Form): Block[] {
  const blocks = questions.flatMap((question, i) => renderQuestion(question, i + 1, form));
  return [...blocks, ...renderKeys(questions, form)];
}

export function paperOf(blocks: readonly Block[], language: DocumentLanguage): SourceText {
  return {
    title: null,
    language,
    format: "txt",
    pageCount: null,
    pagesWithText: null,
    sections: [{ heading: null, level: 1, blocks: [...blocks] }],
    warnings: [],
  };
}

/** A paper with a block per line of the text. */
export function paperOfLines(text: string, language: DocumentLanguage = "en"): SourceText {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return paperOf(
    lines.map((line): Block => ({ kind: "paragraph", text: line.trim() })),
    language,
  );
}

function renderQuestion(question: TestQuestion, number: number, form: Form): Block[] {
  const { language, key } = form;
  const words = WORDS[language];
  const lead = STEM_FORMS[form.stem]?.(number, language) ?? "";
  const stem = `${lead}${question.stem}`.split("\n").map((text): Block => ({ kind: "listItem", text }));
  const options = question.options.map((_, place) => renderOption(question, place, form));
  const label = labelOf(question.key, form);
  const answer: Partial<Record<KeyForm, string>> = {
    line: `${words.answer}: ${label}`,
    "line in brackets": `(${words.answer}: ${label})`,
    "line without sign": `${words.answer} ${label}`,
    "line with text": `${words.answer}: ${label}) ${question.options[question.key]}`,
    "text alone": `${words.answer}: ${question.options[question.key]}`,
    "before options": `${words.answer}: ${label}`,
  };
  const line = answer[key];
  const keyBlock: Block[] = line === undefined ? [] : [{ kind: "paragraph", text: line }];
  if (key === "before options") return [...stem, ...keyBlock, ...options];
  return arrange(stem, options, keyBlock, form.lines);
}

function arrange(stem: Block[], options: Block[], key: Block[], lines: LineForm): Block[] {
  const last = stem.at(-1);
  if (lines === "apart" || last === undefined) return [...stem, ...options, ...key];
  const together = options.map(({ text }) => text).join(" ");
  if (lines === "in one line") return [...stem, { kind: "paragraph", text: together }, ...key];
  const whole = [last.text, together, ...(lines === "all run together" ? key.map(({ text }) => text) : [])];
  const joined: Block = { ...last, text: whole.join(" ") };
  return [...stem.slice(0, -1), joined, ...(lines === "after the stem" ? key : [])];
}

function labelOf(place: number, { option, language }: Form): string {
  return OPTION_FORMS[option]?.label(place, language) ?? "";
}

function renderOption({ options, key }: TestQuestion, place: number, form: Form): Block {
  const { before, after } = OPTION_FORMS[form.option] ?? { before: "", after: "" };
  const text = options[place] ?? "";
  const plain = `${before}${labelOf(place, form)}${after}${text}`;
  if (place !== key) return { kind: "listItem", text: plain };
  if (form.key === "star before") return { kind: "paragraph", text: `*${plain}` };
  if (form.key === "star behind") return { kind: "listItem", text: `${plain} *` };
  if (form.key === "tick behind") return { kind: "listItem", text: `${plain} ✓` };
  if (form.key === "plus behind") return { kind: "listItem", text: `${plain} (+)` };
  return { kind: "listItem", text: plain, ...(form.key === "bold" && { terms: [text] }) };
}

function renderKeys(questions: readonly TestQuestion[], form: Form): Block[] {
  const keys = questions.map(({ key }, i) => ({ number: i + 1, label: labelOf(key, form) }));
  const header = WORDS[form.language].key;
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  const row = (cells: readonly (string | number)[]): Block => ({ kind: "tableRow", text: cells.join(" | ") });
  const pairs = keys.map(({ number, label }) => `${number}-${label}`);
  if (form.key === "list in a line") return [paragraph(`${header}: ${pairs.join(", ")}`)];
  if (form.key === "range")
    return [paragraph(`${header}: 1-${keys.length} ${keys.map(({ label }) => label).join("")}`)];
  if (form.key === "list in two columns") {
    const half = Math.ceil(keys.length / 2);
    const columns = pairs.slice(0, half).map((pair, i) => [pair, ...pairs.slice(half + i, half + i + 1)]);
    return [paragraph(header), ...columns.map((row) => paragraph(row.join("    ")))];
  }
  if (form.key === "list of lines")
    return [paragraph(header), ...keys.map(({ number, label }) => paragraph(`${number}. ${label}`))];
  if (form.key === "table")
    return [paragraph(`${header}:`), ...keys.map(({ number, label }) => row([number, label]))];
  if (form.key === "table on its side")
    return [paragraph(header), row(keys.map(({ number }) => number)), row(keys.map(({ label }) => label))];
  return [];
}

/** Forms that no reader could tell apart from another: nobody writes them, and no test asks for them. */
export function isAmbiguous({ stem, option, key, lines, language }: Form): boolean {
  const isNumbered = option === "1)" || option === "1." || option === "①";
  // "Answer: 3" under options 1 to 5 that are numbers themselves.
  if (isNumbered && key === "text alone") return true;
  // "iiiiii" is one, two and three in many ways.
  if (option === "i)" && key === "range") return true;
  // "A Vitamin A B Vitamin C C Vitamin D".
  if (option === "A bare" && lines !== "apart") return true;
  // Bold type is lost where options share a block with others.
  if (key === "bold" && lines !== "apart") return true;
  // Lists with a word in bold under lines that neither ask nor count: prose has those too.
  if (key === "bold" && stem === "none") return true;
  // Nothing tells where the key ends and an unnumbered question begins, or options from questions.
  if (stem === "none" && lines === "all run together") return language !== "en" || key === "bold";
  const isAlike = (stem === "dot" && option === "1.") || (stem === "bracket" && option === "1)");
  return isAlike && lines !== "apart";
}
