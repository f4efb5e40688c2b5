import { upperFirst, type Writer } from "../../fixtures/made-up-writer.ts";

/** One kind of text: each call returns the next piece of it, with its line break. */
export interface PoisonKind {
  readonly name: string;
  /** Text that comes once, before all pieces. */
  readonly head?: (writer: Writer) => string;
  readonly piece: (writer: Writer, at: number) => string;
}

const term = ({ fresh }: Writer) => upperFirst(fresh());
const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
const tableHead = ({ word }: Writer, columns: number) =>
  row(...Array.from({ length: columns }, word)) + row(...Array.from({ length: columns }, () => "---"));

const GLOSSARIES: readonly PoisonKind[] = [
  { name: "glossary: plain lines", piece: (w) => `${term(w)}: ${w.meaning()}.\n` },
  { name: "glossary: list items", piece: (w) => `- ${term(w)}: ${w.meaning()}\n` },
  { name: "glossary: definition list", piece: (w) => `${term(w)}\n: ${w.meaning()}\n\n` },
  { name: "glossary: table", head: (w) => tableHead(w, 2), piece: (w) => row(term(w), w.meaning()) },
  { name: "glossary: bold term and dash", piece: (w) => `**${term(w)}** – ${w.meaning()}.\n\n` },
  { name: "glossary: bold term and colon", piece: (w) => `- **${term(w)}**: ${w.meaning()}\n` },
  { name: "glossary: all of one kind", piece: (w) => `- ${term(w)}: ${w.meaning(0)}\n` },
  {
    name: "glossary: terms of one head",
    piece: (w) => `- ${[w.word(), w.fresh()].join(w.stock.space)}: ${w.meaning()}\n`,
  },
  {
    name: "glossary: in tiny sections",
    piece: (w, at) => `${at % 3 === 0 ? `\n# ${term(w)}\n\n` : ""}- ${term(w)}: ${w.meaning()}\n`,
  },
  { name: "glossary: whole sentences", piece: (w) => `${term(w)}: ${w.sentence()} ${w.sentence()}\n` },
  {
    name: "definitions in sentences",
    piece: (w) => `${[term(w), w.stock.is, w.meaning()].join(w.stock.space)}${w.stock.stop}\n\n`,
  },
  {
    name: "definitions of few terms",
    piece: (w) => `${[upperFirst(w.word()), w.stock.is, w.meaning()].join(w.stock.space)}${w.stock.stop} `,
  },
];

const VOCABULARIES: readonly PoisonKind[] = [
  { name: "vocabulary: colon", piece: (w) => `${w.fresh()}: ${w.words(3)}\n` },
  { name: "vocabulary: dash", piece: (w) => `${w.fresh()} – ${w.words(3)}\n` },
  { name: "vocabulary: equals", piece: (w) => `${w.fresh()} = ${w.words(3)}\n` },
  { name: "vocabulary: tab", piece: (w) => `${w.fresh()}\t${w.words(3)}\n` },
  { name: "vocabulary: table", head: (w) => tableHead(w, 2), piece: (w) => row(w.fresh(), w.word()) },
  { name: "vocabulary: list of pairs", piece: (w) => `* ${w.fresh()} – ${w.fresh()}\n` },
  { name: "vocabulary: words alone", piece: (w) => `${w.fresh()}\n` },
];

const LAYOUTS: readonly PoisonKind[] = [
  { name: "timeline: list", piece: (w) => `- ${w.year()} – ${w.sentence(5)}\n` },
  {
    name: "timeline: sentences",
    piece: (w) => `${w.year()}: ${w.name()} ${w.verb()} ${w.words(3)}${w.stock.stop}\n\n`,
  },
  { name: "headings: one letter each", piece: (w) => `# ${w.fresh()}\n\n${w.stock.syllables.charAt(0)}\n\n` },
  {
    name: "headings: one title again",
    head: (w) => `# ${w.fresh()}\n\n`,
    piece: (w) => `# ${w.stock.months.split(" ")[0] ?? ""}\n\n${w.word()}\n\n`,
  },
  {
    name: "headings: aims",
    piece: ({ stock: { aims, syllables } }) => `# ${aims}\n\n${syllables.charAt(0)}\n\n`,
  },
  { name: "headings: one-liners", piece: (w) => `## ${w.words(3)}\n\n${w.sentence()}\n\n` },
  { name: "headings alone", piece: (w) => `### ${w.words(3)}\n\n` },
  {
    name: "headings: ever deeper",
    piece: (w, at) => `${"#".repeat(1 + (at % 6))} ${w.fresh()}\n\n${w.sentence()}\n\n`,
  },
  {
    name: "headings: three points each",
    piece: (w) => `## ${w.words(3)}\n\n${`- ${w.words(3)}\n`}- ${w.words(3)}\n- ${w.words(3)}\n\n`,
  },
  { name: "list: one long", piece: (w) => `- ${w.words(3)}\n` },
  { name: "list: nested", piece: (w, at) => `${"  ".repeat(at % 8)}- ${w.words(3)}\n` },
  { name: "list: numbered sentences", piece: (w, at) => `${at + 1}. ${w.sentence()}\n` },
  {
    name: "table: wide",
    head: (w) => tableHead(w, 9),
    piece: (w) => row(...Array.from({ length: 9 }, w.word)),
  },
  {
    name: "table: numbers",
    head: (w) => tableHead(w, 4),
    piece: (w) => row(w.fresh(), String(w.below(9_999)), String(w.year()), String(w.below(99))),
  },
  { name: "quotations of quotations", piece: (w, at) => `${">".repeat(1 + (at % 5))} ${w.sentence()}\n` },
  {
    name: "dialogue",
    piece: (w, at) => `${w.stock.givenNames.split(" ")[at % 4] ?? ""}: ${w.sentence(5)}\n`,
  },
];

const SENTENCES: readonly PoisonKind[] = [
  {
    name: "names in sentences",
    piece: (w) =>
      `${w.name()} ${w.verb()} ${w.name()} ${w.little()} ${w.name()}${w.stock.comma}${w.name()} ${w.verb()} ${w.name()}${w.stock.stop} `,
  },
  {
    name: "sentences: new words",
    piece: (w) =>
      `${upperFirst(w.fresh())} ${w.verb()} ${w.fresh()} ${w.little()} ${w.fresh()}${w.stock.stop} `,
  },
  { name: "sentences: paragraphs", piece: (w) => `${w.sentence()} ${w.sentence()} ${w.sentence()}\n\n` },
  {
    name: "sentences: short",
    piece: (w) => `${upperFirst(w.word())}${w.stock.space}${w.verb()}${w.stock.stop} `,
  },
  { name: "one line of sentences", piece: (w) => `${w.sentence()}${w.stock.space}` },
  { name: "one sentence of clauses", piece: (w) => `${w.words(5)}${w.stock.comma}` },
  {
    name: "one sentence without commas",
    piece: (w) => `${w.words(3)}${w.stock.space}${w.verb()}${w.stock.space}`,
  },
  {
    name: "repeated line",
    piece: ({ stock }) =>
      `${upperFirst([stock.months.split(" ")[0], stock.is, stock.kindsOfThings.split(",")[0], stock.that, stock.verbs].join(stock.space))}${stock.stop}\n`,
  },
  {
    name: "numbers and units",
    piece: (w) =>
      `${upperFirst(w.word())} ${w.verb()} ${w.below(9_999)} ${w.unit()} ${w.little()} ${w.below(99)}.${w.below(9)} ${w.unit()}${w.stock.stop} `,
  },
  {
    name: "dates",
    piece: (w) =>
      `${w.below(28) + 1} ${w.month()} ${w.year()} ${w.word()} ${w.verb()} ${w.words(3)}${w.stock.stop} `,
  },
  {
    name: "abbreviations",
    piece: (w) =>
      `${upperFirst(w.word())} ${w.abbreviation()} ${w.word()} ${w.verb()} ${w.abbreviation()} ${w.word()}${w.stock.stop} `,
  },
  {
    name: "acronyms in brackets",
    piece: (w) =>
      `${term(w)} ${term(w)} (${w.fresh().slice(0, 2).toUpperCase()}) ${w.verb()} ${w.words(3)}${w.stock.stop} `,
  },
  {
    name: "hyphens and slashes",
    piece: (w) =>
      `${w.word()}-${w.word()}-${w.word()}/${w.word()} ${w.verb()} ${w.fresh()}-${w.word()}${w.stock.stop} `,
  },
];

const SIGNS: readonly PoisonKind[] = [
  {
    name: "bold terms",
    piece: (w) =>
      `**${upperFirst(w.fresh())}** ${w.verb()} **${w.fresh()}** ${w.little()} **${w.word()}**${w.stock.stop} `,
  },
  {
    name: "emphasis",
    piece: (w) => `*${w.word()}* **${w.word()}** ***${w.word()}*** _${w.word()}_ *${w.word()} `,
  },
  {
    name: "formulas",
    piece: (w, at) => `$x_{${at}} = \\frac{${w.below(99)}}{y^2}$ ${w.verb()} ${w.word()}${w.stock.stop}\n`,
  },
  {
    name: "combining marks",
    piece: (w) =>
      `${upperFirst([...w.word()].map((letter) => `${letter}\u0301\u0308`).join(""))} ${w.verb()} ${w.words(3)}${w.stock.stop} `,
  },
  {
    name: "mixed scripts",
    piece: (w) => `${w.word()} αβγ${w.below(99)} ${w.verb()} 山川 привіт ${w.word()} שלום${w.stock.stop} `,
  },
  {
    name: "quotes",
    piece: ({ stock: { quotes }, ...w }) =>
      `${quotes[0]}${w.words(3)} ${quotes[0]}${w.word()}${quotes[1]}${quotes[1]} ${w.verb()} ${quotes[0]}${w.word()}. `,
  },
  {
    name: "brackets",
    piece: (w) => `${w.word()} (${w.word()} [${w.word()} {${w.word()}}] (${w.word()} ${w.verb()} `,
  },
  {
    name: "code",
    piece: (w, at) =>
      at % 4 === 3
        ? `\n\`\`\`\n${w.word()}(${w.word()});\n\`\`\`\n\n`
        : `\`${w.word()}.${w.word()}()\` ${w.verb()} ${w.word()}${w.stock.stop}\n`,
  },
  {
    name: "commands",
    piece: (w) =>
      `\`git ${w.below(2) === 0 ? "add" : "log"} --${w.fresh()}\` ${w.verb()} ${w.words(3)}${w.stock.stop}\n\n`,
  },
  {
    name: "addresses",
    piece: (w) =>
      `[${w.word()}](https://example.org/${w.below(1e6)}/${w.below(1e6)}?a=${w.below(99)}) ${w.verb()} www.example.org/${w.below(1e6)} `,
  },
  { name: "ellipses", piece: (w) => `${upperFirst(w.word())}... ${w.word()} … ${w.verb()}..... ` },
  { name: "exclamations", piece: (w) => `${upperFirst(w.word())}!? ${w.verb()}!! ${w.word()};; ` },
];

const PAPERS: readonly PoisonKind[] = [
  {
    name: "paper: almost questions",
    piece: (w, at) => `${at + 1}. ${w.words(5)}${w.stock.ask}\nA) ${w.word()}\nB) ${w.word()}\n\n`,
  },
  {
    name: "paper: questions without keys",
    piece: (w, at) =>
      `${at + 1}. ${w.words(5)}${w.stock.ask}\nA) ${w.fresh()}\nB) ${w.fresh()}\nC) ${w.fresh()}\nD) ${w.fresh()}\n\n`,
  },
  {
    name: "paper: options alone",
    piece: (w) => `A) ${w.word()}\nB) ${w.word()}\nC) ${w.word()}\nD) ${w.word()}\n`,
  },
  {
    name: "paper: key lists",
    piece: (w, at) => `${at + 1}. ${w.words(3)} ABCD\n${at + 1}-${"ABCD".charAt(at % 4)} ${at + 2}-C\n`,
  },
  { name: "paper: questions alone", piece: (w) => `${upperFirst(w.words(5))}${w.stock.ask}\n` },
  {
    name: "gift: almost",
    piece: (w) => `::${w.word()}:: ${w.words(3)} {=${w.word()} ~${w.word()} ~${w.word()}\n\n`,
  },
  {
    name: "gift: whole",
    piece: (w, at) =>
      `::${at}:: ${w.words(5)}${w.stock.ask} {\n=${w.fresh()}\n~${w.fresh()}\n~${w.fresh()}\n}\n\n`,
  },
];

export const KINDS: readonly PoisonKind[] = [
  ...GLOSSARIES,
  ...VOCABULARIES,
  ...LAYOUTS,
  ...SENTENCES,
  ...SIGNS,
  ...PAPERS,
];

/** A text of that kind, at least this many bytes long and at most one piece longer. */
export function poisonOf({ head, piece }: PoisonKind, writer: Writer, bytes: number): string {
  const parts = [head?.(writer) ?? ""];
  let length = 0;
  for (let at = 0; length < bytes; at++) {
    const next = piece(writer, at);
    parts.push(next);
    length += Buffer.byteLength(next);
  }
  return parts.join("");
}
