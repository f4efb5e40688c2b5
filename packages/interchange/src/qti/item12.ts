import { type HtmlText, type MarkOfPicture, readHtml } from "../html/read-html.ts";
import {
  childOf,
  childrenOf,
  type Element,
  htmlIn,
  outermost,
  textIn,
  within,
  without,
} from "../html/xml.ts";
import { tidyLine, tidyText } from "../tidy.ts";
import { itemOf, type QtiItem } from "./item.ts";
import { keyOf12, namedIn } from "./scoring12.ts";

/** Elements with words in them: of the standard, and of Blackboard. */
const TEXTS = new Set(["mattext", "matemtext", "mat_formattedtext"]);
const FILES = new Set(["matimage", "mataudio", "matvideo", "matapplication", "matapplet"]);

const NOTHING: HtmlText = { text: "", hasPicture: false, hasStyling: false };

/** The texts of the materials in an element, one after the other. */
function materialIn(element: Element | undefined, markOf: MarkOfPicture): HtmlText {
  if (element === undefined) return NOTHING;
  const isShown = ({ name }: Element) => TEXTS.has(name) || FILES.has(name);
  const texts = [...outermost(element, isShown)].map((text) => {
    if (FILES.has(text.name)) return fileIn(text, markOf);
    const isTree = text.children.some((child) => typeof child !== "string");
    const words = isTree ? htmlIn(text) : textIn(text);
    const isHtml =
      /html|smart_text/i.test(text.attributes.texttype ?? text.attributes.type ?? "") ||
      isTree ||
      /<[a-z/!][^>]*>|&[a-z#\d]+;/i.test(words);
    return isHtml ? readHtml(words, markOf) : { ...NOTHING, text: tidyText(words) };
  });
  const { context } = texts.find((text) => text.context !== undefined) ?? {};
  const { source } = texts.find((text) => text.source !== undefined) ?? {};
  return {
    text: texts
      .map(({ text }) => text)
      .filter((text) => text !== "")
      .join("\n"),
    ...(context !== undefined && { context }),
    ...(source !== undefined && { source }),
    hasPicture: texts.some(({ hasPicture }) => hasPicture),
    hasStyling: texts.some(({ hasStyling }) => hasStyling),
    ...(texts.some((one) => one.hasPlainFormula) && { hasPlainFormula: true }),
  };
}

/** A picture that the file holds, or of which is only known that it is there. */
function fileIn({ name, attributes }: Element, markOf: MarkOfPicture): HtmlText {
  const mark = name === "matimage" ? markOf(attributes.uri ?? "", attributes.label ?? "") : null;
  return mark === null ? { ...NOTHING, hasPicture: true } : { ...NOTHING, text: mark };
}

/** An item of QTI 1.2. */
export function itemOf12(item: Element, markOf: MarkOfPicture): QtiItem {
  const materialOf = (element: Element | undefined) => materialIn(element, markOf);
  const presentation = childOf(item, "presentation");
  const responses =
    presentation === undefined ? [] : [...outermost(presentation, ({ name }) => RESPONSES.has(name))];
  const [choice] = responses;
  const stem = materialOf(presentation && without(presentation, ({ name }) => RESPONSES.has(name)));
  const labels = choice?.name === "response_lid" ? [...within(choice, "response_label")] : [];
  if (responses.length > 1 || labels.length < 2 || stem.text === "" || !isChoice(item, choice))
    return { question: null, stem: stem.text, notes: [] };
  // Some programs keep empty lines of their form.
  const shown = labels
    .map((label) => ({ ident: label.attributes.ident ?? "", option: materialOf(label) }))
    .filter(({ option }) => option.text !== "" || option.hasPicture);
  const idents = shown.map(({ ident }) => ident);
  const options = shown.map(({ option }) => option);
  const isSingle = !/^multiple$/i.test(choice?.attributes.rcardinality ?? "");
  const { general, ofOptions } = feedbackOf(item, idents, materialOf);
  return itemOf({
    stem,
    options,
    ...keyOf12(item, idents, isSingle),
    general: general.text,
    ofOptions,
    source: general.source,
    texts: [stem, general, ...options],
    tags: tagsOf(item),
  });
}

const RESPONSES = new Set(["response_lid", "response_str", "response_num", "response_xy", "response_grp"]);

/** The kinds of Blackboard that are choices with a right answer; other programs do not name theirs. */
const CHOICES = /^(?:multiple choice|true\/false|multiple answer|either\/or)$/i;

function isChoice(item: Element, choice: Element | undefined): boolean {
  if (/^ordered$/i.test(choice?.attributes.rcardinality ?? "")) return false;
  const [kind] = within(childOf(item, "itemmetadata") ?? { ...item, children: [] }, "bbmd_questiontype");
  return kind === undefined || CHOICES.test(textIn(kind).trim());
}

const KEYWORDS = /^(?:qmd_)?(?:keywords?|tags?|topic)$/i;

function tagsOf(item: Element): string[] {
  return [...within(childOf(item, "itemmetadata") ?? { ...item, children: [] }, "qtimetadatafield")]
    .filter((field) => KEYWORDS.test(textIn(childOf(field, "fieldlabel")).trim()))
    .map((field) => tidyLine(textIn(childOf(field, "fieldentry"))))
    .filter((tag) => tag !== "");
}

/** What is told of the question, and of each option: by a condition that names it, or by the name of the feedback. */
function feedbackOf(
  item: Element,
  idents: readonly string[],
  materialOf: (element: Element) => HtmlText,
): { general: HtmlText; ofOptions: string[] } {
  const told = childrenOf(item, "itemfeedback")
    .map((one) => ({ ident: one.attributes.ident ?? "", read: materialOf(one) }))
    .filter(({ read }) => read.text !== "" || read.source !== undefined);
  const named = (ident: string | undefined) => told.find((one) => one.ident === ident)?.read;
  const links = new Map(
    [...within(item, "respcondition")].flatMap((condition) => {
      const [option, ...others] = namedIn(childOf(condition, "conditionvar"));
      const link = childOf(condition, "displayfeedback")?.attributes.linkrefid;
      return option === undefined || others.length > 0 || link === undefined ? [] : [[option, link] as const];
    }),
  );
  const general = GENERAL.map((name) => told.find(({ ident }) => name.test(ident))).find(
    (one) => one !== undefined,
  );
  const ofOptions = idents.map((ident) => (named(`${ident}_fb`) ?? named(links.get(ident)))?.text ?? "");
  return { general: general?.read ?? NOTHING, ofOptions };
}

/** The best first. */
const GENERAL = [/^general(?!_incorrect)/i, /solution/i, /^correct/i];
