import type { CarriedQuestion, ImportChoices } from "@quizmill/contract";
import { isLanguage, truthsIn } from "@quizmill/contract/tables";
import { sectionOfPath } from "../category.ts";
import { explained } from "../explained.ts";
import { type FileToRead, NotReadable, type ReadNote, type ReadQuestions } from "../format.ts";
import { changesIn, type HtmlText, type MarkOfPicture, readHtml } from "../html/read-html.ts";
import { childOf, childrenOf, type Element, htmlIn, readXml, textIn } from "../html/xml.ts";
import { type FoundPictures, pathOfAddress } from "../pictures.ts";
import { beginning, tidyLine, tidyText } from "../tidy.ts";

/** Reads multiple-choice and true/false questions; others are counted. */
export function readMoodle(
  { text, language }: Pick<FileToRead, "text" | "language">,
  _choices: ImportChoices,
  pictures: FoundPictures,
): ReadQuestions {
  const richIn = createRichReader(pictures);
  const quiz = childOf(readXml(text ?? ""), "quiz");
  if (quiz === undefined) throw new NotReadable("damaged");
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  let section: string | undefined;
  let total = 0;
  for (const element of childrenOf(quiz, "question")) {
    if (element.attributes.type === "category") {
      section = sectionOfPath(textIn(childOf(childOf(element, "category"), "text")));
      continue;
    }
    total += 1;
    const stem = withPictureBeside(richIn(childOf(element, "questiontext")), element, pictures);
    const name = tidyLine(textIn(childOf(childOf(element, "name"), "text")));
    const note: Note = (kind, effect) =>
      notes.push({ number: total, stem: beginning(stem.text || name), kind, effect });
    const question = questionOf(element, stem, { note, language, richIn });
    if (question === null) {
      note("otherKind", "leftOut");
      continue;
    }
    questions.push({ ...question, ...(section !== undefined && { section }) });
    numbers.push(total);
  }
  return { set: { title: "", questions }, numbers, total, notes };
}

type Note = (kind: ReadNote["kind"], effect: ReadNote["effect"]) => void;

interface Telling {
  readonly note: Note;
  readonly language: string | null;
  readonly richIn: RichReader;
}

type RichReader = (element: Element | undefined) => HtmlText;

/** Until version 1.9 the picture of a question stood beside its text. */
function withPictureBeside(stem: HtmlText, element: Element, pictures: FoundPictures): HtmlText {
  const base64 = textIn(childOf(element, "image_base64")).trim();
  if (base64 === "" && textIn(childOf(element, "image")).trim() === "") return stem;
  if (base64 === "") return { ...stem, hasPicture: true };
  const mark = pictures.mark(base64, () => Buffer.from(base64, "base64"), "");
  return { ...stem, text: tidyText(`${stem.text}\n${mark}`) };
}

const FILES = "@@PLUGINFILE@@";
/** A mark of Moodle's own beside those of MathJax (filter/tex). */
const MOODLE_TEX = /[[<]tex[\]>]([^[\]<>]{1,1000})[[<]\/tex[\]>]/gi;

/** The bytes of the files beside a text, by their addresses in it. */
function filesIn(element: Element): Map<string, string> {
  return new Map(
    childrenOf(element, "file")
      .filter(({ attributes }) => attributes.encoding === "base64")
      .map((file) => {
        const { name = "", path = "/" } = file.attributes;
        return [`${FILES}${path.endsWith("/") ? path : `${path}/`}${name}`, textIn(file)];
      }),
  );
}

/** Reads a text in the format that its element names; HTML where it names none and has tags. */
function createRichReader(pictures: FoundPictures): RichReader {
  return (element) => (element === undefined ? NOTHING : richText(element, pictures));
}

const NOTHING: HtmlText = { text: "", hasPicture: false, hasStyling: false };

function richText(element: Element, pictures: FoundPictures): HtmlText {
  const inside = childOf(element, "text");
  const format = element.attributes.format ?? "html";
  const files = filesIn(element);
  const shown = new Set<string>();
  const markOf: MarkOfPicture = (address, alt) => {
    const name = pathOfAddress(address);
    const base64 = files.get(name);
    if (base64 === undefined) return pictures.markOfUrl(address, alt);
    shown.add(name);
    return pictures.mark(base64, () => Buffer.from(base64, "base64"), alt);
  };
  const hasFile = () => files.size > shown.size || childrenOf(element, "file").length > files.size;
  // HTML that is not quoted is a part of the tree.
  const isTree = inside?.children.some((child) => typeof child !== "string") ?? false;
  const words = isTree ? htmlIn(inside) : textIn(inside);
  if (format === "plain_text" || format === "markdown")
    return { text: tidyText(words), hasPicture: hasFile(), hasStyling: false };
  const read = readHtml(words.replaceAll(MOODLE_TEX, "\\($1\\)"), markOf);
  return hasFile() ? { ...read, hasPicture: true } : read;
}

const CHOICES = new Set(["multichoice", "truefalse", "multichoiceset", "oumultiresponse"]);

function questionOf(
  element: Element,
  stem: HtmlText,
  { note, language, richIn }: Telling,
): CarriedQuestion | null {
  if (!CHOICES.has(element.attributes.type ?? "")) return null;
  const answers = childrenOf(element, "answer").map((answer) => ({
    points: Number(answer.attributes.fraction ?? "0"),
    option: richIn(answer),
    feedback: richIn(childOf(answer, "feedback")),
  }));
  if (answers.length < 2 || stem.text === "") return null;
  const isSingle = textIn(childOf(element, "single")).trim() !== "false";
  const { key, isShared } = keyOf(
    answers.map(({ points }) => points),
    isSingle,
  );
  if (isShared) note("credit", "changed");
  if (key.length === 0) note("noKey", "lost");
  const general = richIn(childOf(element, "generalfeedback"));
  const options = answers.map(({ option }) => option.text);
  const isTruth =
    element.attributes.type === "truefalse" && options.every((option) => /^(?:true|false)$/.test(option));
  const words = isTruth && isLanguage(language) && language !== "en" ? truthsIn(language) : null;
  const shown = words === null ? options : options.map((option) => (option === "true" ? words[0] : words[1]));
  const { text: explanation, hasOthers } = explained({
    general: general.text,
    options: shown,
    key,
    ofOptions: answers.map(({ feedback }) => feedback.text),
  });
  if (hasOthers) note("optionFeedback", "changed");
  const texts = [stem, general, ...answers.flatMap(({ option, feedback }) => [option, feedback])];
  for (const { kind, effect } of changesIn(texts)) note(kind, effect);
  const id = tidyLine(textIn(childOf(element, "idnumber")));
  const tags = childrenOf(childOf(element, "tags") ?? element, "tag")
    .map((tag) => tidyLine(textIn(tag)))
    .filter((tag) => tag !== "");
  return {
    ...(id !== "" && { id }),
    text: stem.text,
    ...(stem.context !== undefined && { context: stem.context }),
    options: shown,
    key,
    ...(explanation !== "" && { explanation }),
    ...(general.source !== undefined && { source: general.source }),
    ...(tags.length > 0 && { tags }),
    ...(texts.some(({ hasPicture }) => hasPicture) && { needsPicture: true }),
  };
}

/** The right options, and whether some are worth more or less than others of them. */
function keyOf(points: readonly number[], isSingle: boolean): { key: number[]; isShared: boolean } {
  const right = points.flatMap((share, i) => (share > 0 ? [i] : []));
  const full = points.flatMap((share, i) => (share >= 100 ? [i] : []));
  const key = isSingle && full.length > 0 ? full : right;
  const most = Math.max(...points);
  return { key, isShared: right.length > key.length || key.some((i) => points[i] !== most) };
}
