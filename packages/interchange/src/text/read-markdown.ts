import type { CarriedQuestion, Evidence } from "@quizmill/contract";
import type { ReadNote, ReadQuestions, ReadSet } from "../format.ts";
import type { MarkOfPicture } from "../html/read-html.ts";
import { beginning, tidyLine, tidyText } from "../tidy.ts";
import { picturesBeside } from "./files-beside.ts";
import {
  AMBIGUOUS_LINE,
  FIELDS,
  type Field,
  isOwnMarkdown,
  NO_SECTION,
  SIGNS,
  withFences,
  withoutScripts,
  withPictureMarks,
} from "./markdown-fields.ts";
import { markdownQuiz } from "./markdown-quiz.ts";
import { quizTextsIn } from "./markdown-texts.ts";
import { readMarkdownQuiz } from "./read-markdown-quiz.ts";

const NUMBER = /^(#{1,6}) \d+\s*$/;
const HEADING = /^(#{1,6}) (.*\S)\s*$/;
const OPTION = /^[-*] \[([ xX])\] (.*)$/;
const FIELD = new RegExp(`^\\*\\*(${FIELDS.join("|")}):\\*\\* ?(.*)$`);

interface Reading {
  readonly context: string[];
  readonly stem: string[];
  readonly options: { isRight: boolean; lines: string[] }[];
  readonly fields: Map<Field, string[]>;
  readonly section: string | undefined;
}

/** Reads one text, or all of a package that hold questions. */
export const readMarkdown: ReadSet = ({ text, parts }, _choices, pictures) => {
  const markIn = picturesBeside(parts, pictures);
  if (parts === null) return readText(text ?? "", markIn(""));
  const read = quizTextsIn(parts).map((name) => readText(parts.text(name) ?? "", markIn(name)));
  return read.reduce(joined);
};

function joined(before: ReadQuestions, next: ReadQuestions): ReadQuestions {
  const renumbered = next.notes.map((note) => ({ ...note, number: note.number + before.total }));
  return {
    set: { title: "", questions: [...before.set.questions, ...next.set.questions] },
    numbers: [...before.numbers, ...next.numbers.map((number) => number + before.total)],
    total: before.total + next.total,
    notes: [...before.notes, ...renumbered],
  };
}

/** Reads questions written as task lists under numbered headings, and those of others. */
function readText(source: string, markOf: MarkOfPicture): ReadQuestions {
  const text = withPictureMarks(source, markOf);
  const others = isOwnMarkdown(text) ? null : markdownQuiz(text);
  if (others !== null) return readMarkdownQuiz(others);
  const { title, readings } = readingsIn(text.replaceAll(/\r\n?/g, "\n").split("\n"));
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  for (const [i, reading] of readings.entries()) {
    const question = questionOf(reading);
    if (question.text === "" || question.options.length < 2) {
      const kind =
        question.text === "" ? "unreadable" : question.options.length === 0 ? "otherKind" : "fewOptions";
      notes.push({ number: i + 1, stem: beginning(question.text), kind, effect: "leftOut" });
      continue;
    }
    questions.push(question);
    numbers.push(i + 1);
  }
  return { set: { title, questions }, numbers, total: readings.length, notes };
}

function readingsIn(lines: readonly string[]) {
  const readings: Reading[] = [];
  const isQuestion = questionHeading(lines);
  let title = "";
  let section: string | undefined;
  /** Where a line that begins nothing goes. */
  let into: string[] | null = null;
  for (const { line, isCode } of withFences(lines)) {
    const heading = isCode ? null : HEADING.exec(line);
    if (heading === null) {
      into = continued(line, readings.at(-1), into);
    } else if (isQuestion(line)) {
      readings.push({ context: [], stem: [], options: [], fields: new Map(), section });
      into = readings.at(-1)?.stem ?? null;
    } else {
      const words = plainLine(heading[2] ?? "");
      const isTitle = heading[1] === "#" && title === "" && readings.length === 0;
      if (isTitle) title = words;
      else section = words === NO_SECTION ? undefined : words;
      into = null;
    }
  }
  return { title, readings };
}

/** A number heads a question, unless others have a deeper heading: then it names a section. */
function questionHeading(lines: readonly string[]): (line: string) => boolean {
  let deepest = 0;
  for (const { line, isCode } of withFences(lines))
    if (!isCode) deepest = Math.max(deepest, NUMBER.exec(line)?.[1]?.length ?? 0);
  return (line) => NUMBER.exec(line)?.[1]?.length === deepest;
}

function continued(line: string, reading: Reading | undefined, into: string[] | null): string[] | null {
  return reading === undefined || into === null ? into : take(line, reading, into);
}

/** Puts a line where it belongs, and tells where those that continue it go. */
function take(line: string, reading: Reading, into: string[]): string[] {
  const option = OPTION.exec(line);
  if (option !== null) {
    const lines = [option[2] ?? ""];
    reading.options.push({ isRight: option[1] !== " ", lines });
    return lines;
  }
  const field = FIELD.exec(line);
  if (field !== null) {
    const lines = [field[2] ?? ""];
    reading.fields.set(field[1] as Field, lines);
    return lines;
  }
  if (reading.options.length === 0 && reading.fields.size === 0 && /^> ?/.test(line)) {
    reading.context.push(line.replace(/^> ?/, ""));
    return reading.stem;
  }
  into.push(into === reading.stem ? line : line.replace(/^ {1,2}/, ""));
  return into;
}

function questionOf({ context, stem, options, fields, section }: Reading): CarriedQuestion {
  const textOf = (name: Field) => plain(fields.get(name) ?? []);
  const quote = textOf("Quote");
  const explanation = textOf("Explanation");
  const before = plain(context);
  const tags = tidyLine(textOf("Tags"))
    .split(";")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  return {
    text: plain(stem),
    ...(before !== "" && { context: before }),
    options: options.map(({ lines }) => plain(lines)),
    key: options.flatMap(({ isRight }, i) => (isRight ? [i] : [])),
    ...(explanation !== "" && { explanation }),
    ...(quote !== "" && { source: evidenceOf(quote, textOf) }),
    ...(section !== undefined && { section }),
    ...(tags.length > 0 && { tags }),
  };
}

function evidenceOf(quote: string, textOf: (name: Field) => string): Evidence {
  const numberOf = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined);
  const [page, slide, heading] = [numberOf(textOf("Page")), numberOf(textOf("Slide")), textOf("Heading")];
  return {
    quote,
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(heading !== "" && { heading: tidyLine(heading) }),
  };
}

const plainLine = (line: string) => plain([line]);

/** The text as it was before it was written: without hard line breaks and protecting backslashes. */
function plain(lines: readonly string[]): string {
  const words = [...withFences(lines)].map(({ line, isCode }) => {
    if (isCode) return line;
    const soft = line.replace(/\\$/, "");
    return /^\\/.test(soft) && AMBIGUOUS_LINE.test(soft) ? soft.slice(1) : soft;
  });
  const text = words.join("\n");
  const unescaped = withoutScripts(text).map((part) =>
    part.kind === "text" ? part.source.replaceAll(SIGNS, (all) => all.replace(/^\\/, "")) : part.source,
  );
  return tidyText(unescaped.join(""));
}
