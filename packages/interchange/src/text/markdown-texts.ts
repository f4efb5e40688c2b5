import type { Parts } from "../format.ts";
import { FoundPictures } from "../pictures.ts";
import { textsIn } from "./files-beside.ts";
import { isOwnMarkdown, withPictureMarks } from "./markdown-fields.ts";
import { markdownQuiz } from "./markdown-quiz.ts";

export const MARKDOWN_NAME = /\.(?:md|markdown)$/i;
/** More are looked into by nobody who packs questions. */
const MAX_TEXTS = 100;

/** Whether a text in Markdown holds hardly anything but questions. */
export function isMarkdownQuiz(text: string): boolean {
  const pictures = new FoundPictures();
  const marked = withPictureMarks(text, (url, alt) => pictures.markOfUrl(url, alt));
  return isOwnMarkdown(text) || markdownQuiz(marked) !== null;
}

/** The texts of a package that hold questions. */
export const quizTextsIn = (parts: Parts) =>
  textsIn(parts, MARKDOWN_NAME)
    .slice(0, MAX_TEXTS)
    .filter((name) => isMarkdownQuiz(parts.text(name) ?? ""));
