import type { CarriedQuestion, QuestionPicture } from "@quizmill/contract";
import { type PictureMark, parseRichText } from "@quizmill/contract/tables";
import type { WriteOptions, WriteSet } from "../format.ts";
import { pictureFile } from "../html/write-html.ts";
import { packageOf } from "../package-file.ts";
import { TextBytes } from "../text-bytes.ts";
import { tidyLine } from "../tidy.ts";
import { AMBIGUOUS_LINE, type Field, NO_SECTION, SIGNS } from "./markdown-fields.ts";

export const writeMarkdown: WriteSet = ({ title, questions }, { pictures }) => {
  const out = new TextBytes();
  if (title !== "") out.add(`# ${escapedLine(title)}\n\n`);
  let section: string | undefined;
  for (const [i, question] of questions.entries()) {
    if (question.section !== section) out.add(`## ${escapedLine(question.section ?? NO_SECTION)}\n\n`);
    section = question.section;
    out.add(
      blocksOf(question, { number: i + 1, pictures }).join("\n\n"),
      i < questions.length - 1 ? "\n\n" : "\n",
    );
  }
  if (pictures.size === 0) return out.bytes();
  const files = [...pictures.values()].map((picture) => {
    return { name: pathOf(picture), content: Buffer.from(picture.base64, "base64") };
  });
  return packageOf([{ name: "questions.md", content: out.bytes() }, ...files]);
};

const pathOf = (picture: QuestionPicture) => `pictures/${pictureFile(picture)}`;

type Pictures = WriteOptions["pictures"];

function blocksOf(
  { text, context, options, key, ...rest }: CarriedQuestion,
  { number, pictures }: { number: number; pictures: Pictures },
): string[] {
  const { explanation, source, tags = [] } = rest;
  const list = options.map((option, i) => `- [${key.includes(i) ? "x" : " "}] ${indented(option, pictures)}`);
  const fields: [Field, string | undefined][] = [
    ["Explanation", explanation && indented(explanation, pictures)],
    ["Quote", source && indented(source.quote)],
    ["Page", source?.page?.toString()],
    ["Slide", source?.slide?.toString()],
    ["Heading", source?.heading && escapedLine(source.heading)],
    ["Tags", tags.length > 0 ? escapedLine(tags.join("; ")) : undefined],
  ];
  return [
    `### ${number}`,
    ...(context === undefined ? [] : [escaped(withDollars(context), pictures).replaceAll(/^/gm, "> ")]),
    escaped(withDollars(text), pictures),
    list.join("\n"),
    ...fields.flatMap(([name, value]) => (value === undefined ? [] : [`**${name}:** ${value}`])),
  ];
}

const NONE: Pictures = new Map();

/** A text of several lines that belong to one item; a block of code begins a line. */
function indented(text: string, pictures: Pictures = NONE): string {
  const lines = escaped(withDollars(text), pictures);
  return (lines.startsWith("```") ? `\n${lines}` : lines).replaceAll("\n", "\n  ");
}

/** A text as it is written, so that nothing in it begins something else; line breaks are hard ones. */
function escaped(text: string, pictures: Pictures = NONE): string {
  const blocks: string[] = [];
  let words = "";
  const close = () => {
    if (words.trim() !== "") blocks.push(escapedLines(words.trim()));
    words = "";
  };
  for (const part of /[`$\\[]/.test(text) ? parseRichText(text) : [{ kind: "text", source: text } as const]) {
    if (part.kind === "code" && part.isBlock) {
      close();
      blocks.push(`\`\`\`${part.language ?? ""}\n${part.code}\n\`\`\``);
    } else if (part.kind === "picture") words += shown(part, pictures);
    else words += part.kind === "text" ? part.source.replaceAll(SIGNS, "\\$&") : part.source;
  }
  close();
  return blocks.join("\n");
}

/** A text with its formulas between dollars where they are then read as the same: elsewhere "\\(" is a bracket. */
function withDollars(text: string): string {
  if (!/\\[([]/.test(text)) return text;
  const parts = parseRichText(text).map((part) => {
    const mark = part.kind === "math" && part.isDisplay ? "$$" : "$";
    return part.kind === "math" ? { ...part, source: mark + part.tex + mark } : part;
  });
  const written = parts.map(({ source }) => source).join("");
  return JSON.stringify(parseRichText(written)) === JSON.stringify(parts) ? written : text;
}

/** A picture by its file beside the text. */
function shown({ alt, hash }: PictureMark, pictures: Pictures): string {
  const picture = pictures.get(hash);
  return picture === undefined ? alt : `![${alt}](${pathOf(picture)})`;
}

/** Lines of words: a backslash protects those that would begin something else, and makes a break a hard one. */
function escapedLines(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, i) => {
      const isHard = line !== "" && i < lines.length - 1 && lines[i + 1] !== "";
      const safe = AMBIGUOUS_LINE.test(line) ? `\\${line}` : line;
      return isHard || line.endsWith("\\") ? `${safe}\\` : safe;
    })
    .join("\n");
}

const escapedLine = (text: string) => escaped(tidyLine(text));
