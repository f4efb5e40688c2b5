import { type Block, LANGUAGES, type Language, type Section, type SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { findQuestions } from "./index.ts";
import { QUESTIONS } from "./testing/paper-forms.ts";

interface Words {
  /** Two paragraphs of a chapter and the heading above them. */
  readonly heading: string;
  readonly prose: readonly [string, string];
  readonly selfTest: string;
  readonly question: string;
  readonly tag: string;
  readonly labels: string;
  /** Tasks without options. */
  readonly review: string;
  readonly tasks: readonly string[];
  /** Two columns to connect, their titles among them. */
  readonly match: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Heads what is to be chosen from. */
  readonly bank: string;
  readonly order: string;
  readonly judge: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    heading: "4.3 Rivers and their valleys",
    prose: [
      "A river carves its valley over thousands of years.",
      "Where it slows down, it drops its sand: that is how a delta grows.",
    ],
    selfTest: "Self-test: chapter 4",
    question: "Question",
    tag: "Understanding",
    labels: "abcd",
    review: "Review questions",
    tasks: ["Why do rivers bend?", "Explain how a delta grows.", "Where does a river carry most sand?"],
    match: "Match the words with what they mean.",
    left: ["delta", "meander", "source", "mouth"],
    right: ["bend of a river", "place where a river begins", "land of sand", "place where a river ends"],
    bank: "Options",
    order: "Put the stages into the right order.",
    judge: "True or false? Decide for each sentence.",
  },
  de: {
    heading: "4.3 Flüsse und ihre Täler",
    prose: [
      "Ein Fluss gräbt sein Tal in Jahrtausenden.",
      "Wo er langsamer wird, lässt er Sand fallen: So wächst ein Delta.",
    ],
    selfTest: "Selbsttest: Kapitel 4",
    question: "Frage",
    tag: "Verständnis",
    labels: "abcd",
    review: "Wiederholungsfragen",
    tasks: ["Warum krümmen sich Flüsse?", "Erkläre, wie ein Delta wächst.", "Wo trägt ein Fluss viel Sand?"],
    match: "Ordne die Begriffe den Erklärungen zu.",
    left: ["Delta", "Mäander", "Quelle", "Mündung"],
    right: ["Biegung eines Flusses", "Ort, wo ein Fluss beginnt", "Land aus Sand", "Ort, wo ein Fluss endet"],
    bank: "Antwortmöglichkeiten",
    order: "Ordne die Abschnitte in der richtigen Reihenfolge.",
    judge: "Richtig oder falsch? Entscheide bei jedem Satz.",
  },
  es: {
    heading: "4.3 Los ríos y sus valles",
    prose: [
      "Un río excava su valle durante miles de años.",
      "Donde se vuelve lento deja caer la arena: así crece un delta.",
    ],
    selfTest: "Autoevaluación: capítulo 4",
    question: "Pregunta",
    tag: "Comprensión",
    labels: "abcd",
    review: "Preguntas de repaso",
    tasks: ["¿Por qué se curvan los ríos?", "Explica cómo crece un delta.", "¿Dónde lleva un río más arena?"],
    match: "Relaciona cada palabra con su significado.",
    left: ["delta", "meandro", "fuente", "desembocadura"],
    right: ["curva de un río", "lugar donde nace un río", "tierra de arena", "lugar donde acaba un río"],
    bank: "Opciones",
    order: "Ordena las etapas en el orden correcto.",
    judge: "¿Verdadero o falso? Decide en cada frase.",
  },
  pl: {
    heading: "4.3 Rzeki i ich doliny",
    prose: [
      "Rzeka żłobi swoją dolinę przez tysiące lat.",
      "Tam, gdzie zwalnia, zostawia piasek: tak rośnie delta.",
    ],
    selfTest: "Sprawdź się: rozdział 4",
    question: "Pytanie",
    tag: "Rozumienie",
    labels: "abcd",
    review: "Pytania powtórzeniowe",
    tasks: [
      "Dlaczego rzeki się wiją?",
      "Wyjaśnij, jak rośnie delta.",
      "Gdzie rzeka niesie najwięcej piasku?",
    ],
    match: "Połącz pojęcia z ich opisami.",
    left: ["delta", "meander", "źródło", "ujście"],
    right: [
      "zakole rzeki",
      "miejsce, gdzie rzeka się zaczyna",
      "ląd z piasku",
      "miejsce, gdzie rzeka się kończy",
    ],
    bank: "Odpowiedzi do wyboru:",
    order: "Ułóż etapy we właściwej kolejności.",
    judge: "Prawda czy fałsz? Oceń każde zdanie.",
  },
  uk: {
    heading: "4.3 Річки та їхні долини",
    prose: [
      "Річка прорізає свою долину протягом тисяч років.",
      "Там, де вона сповільнюється, вона лишає пісок: так росте дельта.",
    ],
    selfTest: "Тест",
    question: "Питання",
    tag: "Розуміння",
    labels: "абвг",
    review: "Контрольні запитання",
    tasks: ["Чому річки звиваються?", "Поясніть, як росте дельта.", "Де річка несе найбільше піску?"],
    match: "Установіть відповідність між поняттями та описами.",
    left: ["дельта", "меандр", "витік", "гирло"],
    right: ["вигин річки", "місце, де річка починається", "суходіл із піску", "місце, де річка закінчується"],
    bank: "Варіанти відповідей",
    order: "Установіть послідовність етапів.",
    judge: "Правда чи неправда? Оцініть кожне речення.",
  },
  ja: {
    heading: "4.3 川と谷",
    prose: ["川は何千年もかけて谷を削る。", "流れが遅くなる所では砂がたまり、三角州ができる。"],
    selfTest: "確認テスト：第4章",
    question: "問",
    tag: "理解",
    labels: "アイウエ",
    review: "復習問題",
    tasks: ["川はなぜ曲がるか。", "三角州のでき方を説明しなさい。", "川が砂を最も多く運ぶのはどこか。"],
    match: "次の語について、最も適切な説明を1つずつ選びなさい。",
    left: ["三角州", "蛇行", "源流", "河口"],
    right: ["川が曲がること", "川の始まる所", "砂でできた土地", "川の終わる所"],
    bank: "選択肢",
    order: "次の段階を正しい順に並べ替えなさい。",
    judge: "次の文の正誤を判断しなさい。",
  },
};

type Outcome = "all" | "none";
interface Form {
  readonly name: string;
  /** Lines: "# " heads a section, "- " is a point, all else a paragraph. */
  readonly lines: (words: Words, language: Language) => readonly string[];
  readonly finds: Outcome;
}

/** Three of a language's questions, each behind its lead, the right option ticked or not. */
function asked(
  language: Language,
  lead: (at: number) => string,
  option: (at: number) => string,
  tick = " ✓",
): string[] {
  return QUESTIONS[language]
    .slice(0, 3)
    .flatMap(({ stem, options, key }, at) => [
      `${lead(at)}${stem}`,
      ...options.map((text, i) => `- ${option(i)} ${text}${i === key ? tick : ""}`),
    ]);
}
const upper = (at: number) => `${"ABCDE"[at]})`;
const numbered = (texts: readonly string[]) => texts.map((text, at) => `${at + 1}. ${text}`);
const lettered = (texts: readonly string[]) => texts.map((text, at) => `${"ABCD"[at]}. ${text}`);

const FORMS: readonly Form[] = [
  {
    name: "numbered by chapter with what kind they are, behind the chapter",
    lines: ({ heading, prose, selfTest, question, tag }, language) => [
      ...[`# ${heading}`, ...prose, `# ${selfTest}`],
      ...asked(language, (at) => `${question} 4.${at + 1} (${tag}) `, upper),
    ],
    finds: "all",
  },
  {
    name: "numbered by word, with small local letters",
    lines: ({ heading, prose, question, labels }, language) => [
      ...[`# ${heading}`, ...prose],
      ...asked(
        language,
        (at) => `${question} ${at + 1}. `,
        (i) => `${labels[i] ?? "д"})`,
        "",
      ),
    ],
    finds: "all",
  },
  {
    name: "under the word for a test, with small local letters and no word of a key",
    lines: ({ prose, selfTest, labels }, language) => [
      ...[...prose, selfTest],
      ...asked(
        language,
        (at) => `${at + 1}. `,
        (i) => `${labels[i] ?? "д"})`,
        "",
      ),
    ],
    finds: "all",
  },
  {
    name: "without numbers, behind a numbered heading and its text",
    lines: ({ heading, prose }, language) => [
      ...[`# ${heading}`, ...prose],
      ...asked(language, () => "", upper).map((line, at) =>
        at === 0 ? line.replace(/[^?？_]$/u, "$&?") : line,
      ),
    ],
    finds: "all",
  },
  {
    name: "with a word above the options",
    lines: ({ heading, prose, bank }, language) => [
      ...[`# ${heading}`, ...prose],
      ...asked(language, (at) => `${at + 1}. `, upper).flatMap((line) =>
        line.startsWith("- A)") ? [bank, line] : [line],
      ),
    ],
    finds: "all",
  },
  {
    name: "tasks without options",
    lines: ({ prose, review, tasks }) => [...prose, `# ${review}`, ...numbered(tasks)],
    finds: "none",
  },
  {
    name: "two columns to match, one below the other",
    lines: ({ prose, match, left, right }) => [...prose, match, ...numbered(left), ...lettered(right)],
    finds: "none",
  },
  {
    name: "two columns to match, with the key of each",
    lines: ({ selfTest, match, left, right }, language) => [
      ...[`# ${selfTest}`, match, ...numbered(left), ...lettered(right)],
      language === "ja" ? "答え" : "1-C, 2-A, 3-B, 4-D",
      ...(language === "ja" ? ["C A B D"] : []),
    ],
    finds: "none",
  },
  {
    name: "names to choose from for each of several, behind the word for them",
    lines: ({ prose, tasks, bank, left, right }) => [
      ...[...prose, ...numbered([...right, ...tasks]), bank, lettered(left).join(" ")],
      ...["C", "A", "B", "D"],
    ],
    finds: "none",
  },
  {
    name: "the same with its key in a line",
    lines: ({ prose, right, bank, left, question }, language) => [
      ...[...prose, ...numbered(right), bank, ...lettered(left)],
      `${{ en: "Answer", de: "Lösung", es: "Respuesta", pl: "Odpowiedź", uk: "Відповідь", ja: "答え" }[language]}: C`,
      `${question} 1`,
    ],
    finds: "none",
  },
  {
    name: "stages to put in order",
    lines: ({ prose, order, right }) => [...prose, order, ...lettered(right)],
    finds: "none",
  },
  {
    name: "sentences to judge",
    lines: ({ selfTest, judge, prose, tasks }) => [`# ${selfTest}`, judge, ...lettered([...prose, ...tasks])],
    finds: "none",
  },
  {
    name: "tasks, then points of the next chapter",
    lines: ({ review, tasks, heading, left }) => [
      ...[`# ${review}`, ...numbered(tasks), `# ${heading}`],
      ...lettered(left).map((text) => `- ${text}`),
    ],
    finds: "none",
  },
];

function sourceOf(lines: readonly string[], language: Language): SourceText {
  const sections: Section[] = [];
  for (const line of lines) {
    if (line.startsWith("# ") || sections.length === 0)
      sections.push({ heading: line.startsWith("# ") ? line.slice(2) : null, level: 1, blocks: [] });
    if (line.startsWith("# ")) continue;
    const block: Block = line.startsWith("- ")
      ? { kind: "listItem", text: line.slice(2) }
      : { kind: "paragraph", text: line };
    sections.at(-1)?.blocks.push(block);
  }
  return {
    title: null,
    language,
    format: "md",
    pageCount: null,
    pagesWithText: null,
    sections,
    warnings: [],
  };
}

describe.each(LANGUAGES)("among the text of a chapter, in %s", (language) => {
  it.each(FORMS)("are found as they should be: $name", ({ lines, finds }) => {
    const found = findQuestions(sourceOf(lines(WORDS[language], language), language));
    const stems = found.questions.map(({ item }) => item.text.replace(/[?？]$/u, ""));
    const own = QUESTIONS[language].slice(0, 3).map(({ stem }) => stem.replace(/[?？]$/u, ""));
    expect(stems).toEqual(finds === "all" ? own : []);
    expect(found.questions.every(({ item }) => item.context === undefined)).toBe(true);
  });
});
