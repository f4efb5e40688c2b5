import { EXPLAINS } from "../explained.ts";
import { readKeys } from "../keys/read-keys.ts";
import { withFences } from "./markdown-fields.ts";

/** An option as it stands in the file. */
export interface MarkdownOption {
  readonly lines: string[];
  /** A ticked box, bold words, or a word that says so. */
  readonly isMarked: boolean;
}

/** A question as it stands in the file. */
export interface MarkdownQuestion {
  readonly stem: readonly string[];
  readonly options: readonly MarkdownOption[];
  /** What the file says of its key; "" for nothing. */
  readonly told: string;
  readonly explanation: readonly string[];
  readonly section: string | undefined;
}

interface Line {
  readonly text: string;
  readonly isCode: boolean;
}

/** Options that follow each other, from one line to the one behind the last. */
interface Group {
  readonly from: number;
  to: number;
  readonly options: MarkdownOption[];
}

type Style = "box" | "letter" | "number" | "point";
interface Item {
  readonly style: Style;
  readonly place: number;
  readonly words: string;
  readonly isMarked: boolean;
}

const HEADING = /^#{1,6}(?!#)\s*(.*)$/;
const POINT = String.raw`(?:[-*+•]|\d{1,2}[.)]|[A-Ha-h][.)])`;
const BOX = new RegExp(String.raw`^\s*${POINT}\s+\[([ xX✓✔]?)\](?:\s+(.*))?$`);
const LETTER = /^\s*(?:[-*+•]\s+)?(?:\(([A-Ha-h])\)|([A-Ha-h])[.):：])\s+(.*)$/;
const NUMBER = /^\s*([1-8])[.)]\s+(.*)$/;
const POINTED = /^\s*[-*+•]\s+(.*)$/;
const BOLD = /^\s*((?:[-*+•]|\d[.)]|\(?[A-Ha-h][.)])\s+)?(\*\*|__)(.+)\2\s*$/;
const MARK =
  /\s*(?:[✅✓✔☑]️?|\((?:correct|right|richtig|poprawn[ae]|correct[ao]|правильно|正解)\)|(?:←|<--?)\s*correct)$/iu;
const MARK_BEFORE = /^\s*[✅✓✔☑]️?\s*/u;

const QUESTION = "question|frage|pytanie|pregunta|питання|запитання|問題|問";
/** How a question is numbered or named. */
const LEAD = new RegExp(
  String.raw`^\s*(?:\*\*|__)?(?:(?:${QUESTION}|q)\s*[#№.]?\s*\d{0,4}(?:\s*[.):：–—-]+\s*|\s*(?:\*\*|__)?\s*$|\s+(?=\())|\d{1,4}\s*(?:[.):：]+(?:\*\*|__)?\s+|$))`,
  "iu",
);
const ANSWERS =
  "(?:answers?|ans|key|solutions?|antwort|lösung|odpowiedź|respuesta|réponse|відповідь|正解|答え|解答)";
const RIGHT = "(?:correct[ae]?|right|richtige|poprawna|prawidłowa|correcta|правильна|bonne)";
const ANSWER = new RegExp(
  String.raw`^[\s>*_#-]*(?:(?:the|la|die)\s+)?(?:${RIGHT}\s+)?${ANSWERS}(?:\s+(?:is|key|${RIGHT}))?\s*(?:[:：]|$)\s*(.*)$`,
  "iu",
);
const NAMES_ANSWER = new RegExp(ANSWERS, "iu");
const LONE = /^[\s*_>`(]*([A-H]|[1-8])[\s*_`).]*$/;
/** What stands behind options: an answer to unfold, a reference, a quote. */
const ASIDE = /^\s*(?:<\/?(?:details|summary)|\[[^\]]*\]\(|>)/i;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const SUMMARY = /<summary[^<>]{0,200}>(.{0,200}?)<\/summary>/gi;
const DETAILS = /<\/?(?:details|summary)[^<>]{0,200}>/gi;
/** A line that is a picture. */
const PICTURE = /^\s*!\[[^[\]]{0,500}\]\([^()]{0,300}\)\s*$/;
/** Of a text with so much else, the questions are a part. */
const MOST_PROSE = 0.3;

/** Long white space says nothing, and takes patterns long to look through. */
const WIDE = /(?<=\S)[^\S\n]{8,}|^\s{20,}/g;

const withoutBold = (text: string) => text.replaceAll(/\*\*|__/g, "");

/** The questions of a text that holds hardly anything else; null for any other text. Linear. */
export function markdownQuiz(text: string): MarkdownQuestion[] | null {
  const lines = [...withFences(bodyOf(text).split("\n"))].map(({ line, isCode }) => ({
    text: isCode ? line : line.replaceAll(WIDE, " ".repeat(8)),
    isCode,
  }));
  for (const style of ["box", "letter", "number", "point"] as const) {
    const groups = groupsOf(lines, style);
    if (groups.length === 0) continue;
    const { questions, proseChars } = questionsOf(lines, groups);
    const chars = lines.reduce((sum, line) => sum + line.text.length, 0);
    if (proseChars <= MOST_PROSE * chars && isQuiz(questions, style)) return questions;
  }
  return null;
}

/** Without what some programs read before the text. */
const bodyOf = (text: string) =>
  text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .replace(/^---\n[\s\S]*?\n---\n/, "");

function itemIn({ text, isCode }: Line, style: Style): Item | null {
  if (isCode) return null;
  const [, lead = "", , inner] = BOLD.exec(text) ?? [];
  const isBold = inner !== undefined && !inner.includes("**");
  const line = isBold
    ? lead + inner
    : text.replace(/^(\s*(?:[-*+•]\s+)?)(?:\*\*|__)(\(?[A-Ha-h\d][.):]?\)?)(?:\*\*|__)([.):：]?)/, "$1$2$3");
  const found = [
    ["box", BOX],
    ["letter", LETTER],
    ["number", NUMBER],
    ["point", POINTED],
  ] as const;
  const match = found.find(([name]) => name === style)?.[1].exec(line);
  if (match == null) return null;
  const words = match.at(-1) ?? "";
  const sign = match[1] ?? match[2] ?? "";
  const bare = words.trim().replace(MARK, "").replace(MARK_BEFORE, "").trim();
  // In a list of points, bold words are what is to be learnt.
  const isStrong = style === "letter" && (isBold || BOLD.test(words));
  const isMarked = style === "box" ? sign.trim() !== "" : isStrong || bare !== words.trim();
  return { style, place: placeOf(sign, style), words: style === "box" ? words : bare, isMarked };
}

function placeOf(sign: string, style: Style): number {
  if (style === "letter") return sign.toUpperCase().charCodeAt(0) - 65;
  return style === "number" ? Number(sign) - 1 : -1;
}

/** Lines of options, each with the lines that go on with it. */
function groupsOf(lines: readonly Line[], style: Style): Group[] {
  const items = lines.map((line) => itemIn(line, style));
  const isBeforeItem = lookAhead(lines, items);
  const groups: Group[] = [];
  let group: Group | null = null;
  let isAfterGap = false;
  for (const [i, line] of lines.entries()) {
    const item = items[i] ?? null;
    const isEmpty = line.text.trim() === "";
    if (item !== null) {
      group = groupOf(item, { group, groups, from: i });
      group?.options.push({ lines: [item.words], isMarked: item.isMarked });
    } else if (group !== null && goesOn(line, { isAfterGap, isBeforeItem: isBeforeItem[i] === true, group }))
      group.options.at(-1)?.lines.push(line.text);
    else if (!isEmpty) group = null;
    isAfterGap = isEmpty;
    if (group !== null && !isEmpty) group.to = i + 1;
  }
  return groups
    .map((one) => ({ ...one, options: one.options.filter(({ lines: [words] }) => words !== "") }))
    .filter(({ options }) => options.length > 1);
}

/** Of each line, whether the next words that are no code and no picture are an option. */
function lookAhead(lines: readonly Line[], items: readonly (Item | null)[]): boolean[] {
  const found: boolean[] = [];
  let isItem = false;
  for (let i = lines.length - 1; i >= 0; i--) {
    found[i] = isItem;
    const { text = "", isCode = false } = lines[i] ?? {};
    if (!isCode && text.trim() !== "" && !PICTURE.test(text)) isItem = items[i] !== null;
  }
  return found;
}

/** The group that an option goes on with, or begins; letters and numbers begin with the first. */
function groupOf(
  { place }: Item,
  { group, groups, from }: { group: Group | null; groups: Group[]; from: number },
): Group | null {
  if (group !== null && (place < 0 || place === group.options.length)) return group;
  if (place > 0) return null;
  const begun = { from, to: from, options: [] };
  groups.push(begun);
  return begun;
}

/** Whether a line belongs to the option before it. */
function goesOn(
  { text, isCode }: Line,
  { isAfterGap, isBeforeItem, group }: { isAfterGap: boolean; isBeforeItem: boolean; group: Group },
): boolean {
  if (isCode || PICTURE.test(text)) {
    const isLike = (line: string) => (isCode ? line.includes("```") : PICTURE.test(line));
    const haveLike = () => group.options.slice(0, -1).some(({ lines }) => lines.some(isLike));
    return /^\s/.test(text) || !isAfterGap || isBeforeItem || haveLike();
  }
  const words = withoutBold(text);
  if (text.trim() === "" || LEAD.test(text) || HEADING.test(text) || RULE.test(text) || ASIDE.test(text))
    return false;
  return !ANSWER.test(words) && !EXPLAINS.test(words) && (/^\s{2,}\S/.test(text) || !isAfterGap);
}

/** What stands before the first options and behind each, cut where the next question begins. */
function questionsOf(lines: readonly Line[], groups: readonly Group[]) {
  const regions = groups.map(({ from }, i) => ({ from: i === 0 ? 0 : (groups[i - 1]?.to ?? 0), to: from }));
  const isHeading = (line: Line | undefined) =>
    line !== undefined && !line.isCode && HEADING.test(line.text) && !isOfAnswer(line.text);
  const headed = regions.filter(({ from, to }) => lines.slice(from, to).some(isHeading)).length;
  const isHeaded = headed >= 0.6 * groups.length;
  const starts = regions.map((region) => startIn(lines, region, isHeaded ? isHeading : undefined));
  let section: string | undefined;
  let proseChars = 0;
  const questions = groups.map((group, i) => {
    const [start = 0, region] = [starts[i], regions[i]];
    const before = lines.slice(region?.from ?? 0, start);
    const at = i === 0 ? 0 : before.findIndex(isHeading);
    if (at >= 0) {
      const heading = before.findLast(isHeading)?.text.replace(HEADING, "$1").trim();
      const isTitle =
        i === 0 && before.filter(isHeading).length === 1 && /^#\s/.test(before.find(isHeading)?.text ?? "");
      if (heading !== undefined && heading !== "" && !isTitle) section = withoutBold(heading);
      proseChars += before
        .slice(at)
        .filter((line) => !isHeading(line))
        .reduce((sum, line) => sum + line.text.length, 0);
    }
    const after = lines.slice(group.to, starts[i + 1] ?? lines.length);
    const end = after.findIndex(isHeading);
    return {
      stem: stemOf(lines.slice(start, group.from)),
      options: group.options,
      ...toldIn(end < 0 ? after : after.slice(0, end)),
      section,
    };
  });
  return { questions, proseChars };
}

const isOfAnswer = (text: string) => {
  const words = withoutBold(text).replace(/^#+\s*/, "");
  return ANSWER.test(words) || EXPLAINS.test(words) || EXPLAINS.test(`${words}:`);
};

/** Where a question begins: its heading, its number, or its last paragraph. */
function startIn(
  lines: readonly Line[],
  { from, to }: { from: number; to: number },
  isHeading: ((line: Line) => boolean) | undefined,
): number {
  const last = (test: (line: Line) => boolean) => {
    for (let i = to - 1; i >= from; i--) {
      const line = lines[i];
      if (line !== undefined && !line.isCode && test(line)) return i;
    }
    return -1;
  };
  const heading = isHeading === undefined ? -1 : last(isHeading);
  if (heading >= 0) return heading;
  const numbered = last(({ text }) => LEAD.test(text.replace(/^#+\s*/, "")));
  if (numbered >= 0) return numbered;
  let start = to;
  while (start > from && lines[start - 1]?.text.trim() === "") start -= 1;
  while (start > from && (lines[start - 1]?.isCode === true || lines[start - 1]?.text.trim() !== ""))
    start -= 1;
  return start;
}

function stemOf(lines: readonly Line[]): string[] {
  const [first = "", ...rest] = lines
    .filter(({ text }) => !RULE.test(text))
    .map(({ text }) => text.trimEnd());
  const words = first.replace(HEADING, "$1").replace(/\s#+$/, "");
  // Emphasis of a whole line is no emphasis.
  const head = (BOLD.exec(words)?.[3] ?? words)
    .replace(LEAD, "")
    .replace(/^\s*(?:\*\*|__)(?!.*(?:\*\*|__)\S)/, "");
  const hasBody = rest.some((line) => line.trim() !== "");
  // "(2 points)" is no part of the question.
  const isAside = hasBody && /^(?:\(.*\))?$/.test(head.trim()) && (head.trim() === "" || HEADING.test(first));
  return isAside ? rest : [head, ...rest];
}

/** What is shown before an answer is unfolded tells the answer itself at the most. */
function summarised(_all: string, words: string): string {
  if (ANSWER.exec(withoutBold(words))?.[1]) return words;
  return NAMES_ANSWER.test(words) ? "Answer:" : " ";
}

/** The key and the explanation behind the options. */
function toldIn(after: readonly Line[]): { told: string; explanation: string[] } {
  const lines = after
    .map((line) =>
      line.isCode ? line.text : line.text.replaceAll(SUMMARY, summarised).replaceAll(DETAILS, " "),
    )
    .filter((line) => !RULE.test(line));
  let told = "";
  let isAwaited = false;
  const explanation: string[] = [];
  for (const line of lines) {
    const answer = told === "" ? ANSWER.exec(withoutBold(line))?.[1]?.trim() : undefined;
    const isLone = told === "" && explanation.join("").trim() === "" && LONE.test(line);
    if (answer !== undefined || isLone) {
      told = isLone ? line : (answer ?? "");
      isAwaited = told === "";
    } else if (isAwaited && line.trim() !== "") {
      told = line;
      isAwaited = false;
    } else
      explanation.push(
        line.replace(/^(\s*)(?:#+\s*)?(?:\*\*|__)?(.*)$/, (all, _gap, words: string) =>
          EXPLAINS.test(withoutBold(words)) ? withoutBold(words).replace(EXPLAINS, "") : all,
        ),
      );
  }
  return { told: withoutBold(told).trim(), explanation };
}

/** What the file says behind its options, read for all questions at once. */
export function keysTold(questions: readonly MarkdownQuestion[]): (readonly number[] | null)[] {
  return readKeys(
    questions.map(({ told, options }) => {
      const words = options.map(({ lines }) => withoutBold(lines.join(" ")).trim());
      return { options: words, told: signOf(told, words) };
    }),
  );
}

/** The sign before what is said of the right option, if these are not the words of one. */
function signOf(told: string, options: readonly string[]): string {
  const areWordsOf = (words: string) =>
    options.some((option) => option.toLowerCase() === words.toLowerCase());
  const [, sign, rest = ""] = /^\(?([A-Ha-h]|\d)\)?\s*[.):：–—-]+\s+(.*)$/su.exec(told) ?? [];
  return sign === undefined || areWordsOf(told) || areWordsOf(rest) ? told : sign;
}

/** Whether lists under these stems are options: most have a key, and ask. */
function isQuiz(questions: readonly MarkdownQuestion[], style: Style): boolean {
  const least = 0.6 * questions.length;
  const told = keysTold(questions).filter((key) => key !== null && key.length > 0).length;
  const marked = questions.filter(({ options }) => options.filter((one) => one.isMarked).length === 1).length;
  const some = questions.filter(
    ({ options }) => options.some((one) => one.isMarked) && !options.every((one) => one.isMarked),
  ).length;
  const asking = questions.filter(
    ({ stem }) => /[?？:：…_]\W*$/u.test(stem.join("\n").trim()) || /[?？]/u.test(stem.join(" ")),
  ).length;
  if (2 * asking < questions.length) return false;
  return style === "box"
    ? some >= least && marked >= 0.5 * questions.length
    : told >= least || marked >= 0.8 * questions.length;
}
