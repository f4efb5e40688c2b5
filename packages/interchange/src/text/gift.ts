import type { CarriedQuestion } from "@quizmill/contract";
import { categoryPath } from "../category.ts";
import type { WriteSet } from "../format.ts";
import { explanationHtml, htmlOf, stemHtml } from "../html/write-html.ts";
import { TextBytes } from "../text-bytes.ts";
import { beginning } from "../tidy.ts";

/** Signs of the format; Moodle's exporter doubles backslashes, and its reader takes them back. */
const escaped = (text: string) => text.replaceAll(/[\\~=#{}:]/g, "\\$&").replaceAll("\n", "\\n");

/** Before a text, in which format it is. */
export const TEXT_FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/;

/** A text that begins as if it named its own format names the one it has. */
const answerHtml = (html: string) => (TEXT_FORMAT.test(html) ? "[html]" : "") + escaped(html);

/** Texts are HTML throughout: what is not said of an answer is taken from its question. */
export const writeGift: WriteSet = ({ questions }) => {
  const out = new TextBytes();
  let section: string | undefined;
  for (const question of questions) {
    if (question.section !== section) out.add(`$CATEGORY: ${categoryPath(question.section)}\n\n`);
    section = question.section;
    out.add(blockOf(question), "\n\n");
  }
  return out.bytes();
};

function blockOf(question: CarriedQuestion): string {
  const { options, key, tags = [] } = question;
  const told = explanationHtml(question);
  const share = (100 / key.length).toFixed(5).replace(/\.?0+$/, "");
  const answers = options.map((option, i) => {
    const isRight = key.includes(i);
    const mark = key.length === 1 ? (isRight ? "=" : "~") : `~%${isRight ? share : "-100"}%`;
    // What begins with a percentage would be read as a share of the points.
    return `\t${mark}${answerHtml(htmlOf(option).replace(/^\s*%/, "&#37;"))}`;
  });
  const notes = tags.map((tag) => ` [tag:${tag.replaceAll(/[\][]/g, "")}]`).join("");
  return [
    ...(notes === "" ? [] : [`//${notes}`]),
    `::${escaped(beginning(question.text))}::[html]${escaped(stemHtml(question))}{`,
    ...answers,
    ...(told === "" ? [] : [`\t####${answerHtml(told)}`]),
    "}",
  ].join("\n");
}
