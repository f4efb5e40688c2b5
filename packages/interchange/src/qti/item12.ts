import { explained } from "../explained.ts";
import { type HtmlText, readHtml } from "../html/read-html.ts";
import { childOf, childrenOf, type Element, htmlIn, textIn, within } from "../html/xml.ts";
import { tidyLine, tidyText } from "../tidy.ts";
import type { QtiItem } from "./item.ts";

const NOTHING: HtmlText = { text: "", hasPicture: false, hasStyling: false };

/** The texts of the materials in an element, one after the other. */
function materialIn(element: Element | undefined): HtmlText {
  if (element === undefined) return NOTHING;
  const texts = [...within(element, "mattext")].map((text) => {
    const isTree = text.children.some((child) => typeof child !== "string");
    const words = isTree ? htmlIn(text) : textIn(text);
    const isHtml =
      /html/i.test(text.attributes.texttype ?? "") || isTree || /<[a-z/!][^>]*>|&[a-z#\d]+;/i.test(words);
    return isHtml ? readHtml(words) : { ...NOTHING, text: tidyText(words) };
  });
  const hasFile = ["matimage", "mataudio", "matvideo"].some((name) => [...within(element, name)].length > 0);
  const { context } = texts.find((text) => text.context !== undefined) ?? {};
  const { source } = texts.find((text) => text.source !== undefined) ?? {};
  return {
    text: texts
      .map(({ text }) => text)
      .filter((text) => text !== "")
      .join("\n"),
    ...(context !== undefined && { context }),
    ...(source !== undefined && { source }),
    hasPicture: hasFile || texts.some(({ hasPicture }) => hasPicture),
    hasStyling: texts.some(({ hasStyling }) => hasStyling),
  };
}

/** An item of QTI 1.2. */
export function itemOf12(item: Element): QtiItem {
  const presentation = childOf(item, "presentation");
  const flow = childOf(presentation, "flow") ?? presentation;
  const [choice, ...others] = [...within(item, "response_lid")];
  const stem = materialIn(
    flow && {
      ...flow,
      children: flow.children.filter(
        (child) =>
          typeof child !== "string" && child.name !== "response_lid" && child.name !== "response_str",
      ),
    },
  );
  const labels = choice === undefined ? [] : [...within(choice, "response_label")];
  if (others.length > 0 || labels.length < 2 || stem.text === "")
    return { question: null, stem: stem.text, notes: [] };
  const idents = labels.map(({ attributes }) => attributes.ident ?? "");
  const options = labels.map((label) => materialIn(label));
  const { key, isShared } = keyOf(item, idents);
  const feedback = feedbackOf(item, idents);
  const told = explained({
    ...{ general: feedback.general.text, options: options.map(({ text }) => text), key },
    ofOptions: feedback.ofOptions,
  });
  const texts = [stem, feedback.general, ...options];
  return {
    stem: stem.text,
    notes: [
      ...(isShared ? [{ kind: "credit", effect: "changed" } as const] : []),
      ...(told.hasOthers ? [{ kind: "optionFeedback", effect: "changed" } as const] : []),
      ...(texts.some(({ hasStyling }) => hasStyling)
        ? [{ kind: "styling", effect: "changed" } as const]
        : []),
    ],
    question: {
      text: stem.text,
      ...(stem.context !== undefined && { context: stem.context }),
      options: options.map(({ text }) => text),
      key,
      ...(told.text !== "" && { explanation: told.text }),
      ...(feedback.general.source !== undefined && { source: feedback.general.source }),
      ...(texts.some(({ hasPicture }) => hasPicture) && { needsPicture: true }),
      ...tagsOf(item),
    },
  };
}

const KEYWORDS = /^(?:qmd_)?(?:keywords?|tags?|topic)$/i;

function tagsOf(item: Element): { tags?: string[] } {
  const fields = [...within(childOf(item, "itemmetadata") ?? { ...item, children: [] }, "qtimetadatafield")]
    .filter((field) => KEYWORDS.test(textIn(childOf(field, "fieldlabel")).trim()))
    .map((field) => tidyLine(textIn(childOf(field, "fieldentry"))))
    .filter((tag) => tag !== "");
  return fields.length > 0 ? { tags: fields } : {};
}

/** Options that a condition with points names, those of most points. */
function keyOf(item: Element, idents: readonly string[]): { key: number[]; isShared: boolean } {
  const found: { points: number; key: number[] }[] = [];
  for (const condition of within(item, "respcondition")) {
    const points = childrenOf(condition, "setvar").reduce(
      (sum, setvar) => sum + (Number(textIn(setvar)) || 0),
      0,
    );
    const named = namedIn(childOf(condition, "conditionvar"));
    const key = [...named].map((ident) => idents.indexOf(ident)).filter((i) => i >= 0);
    if (points > 0 && key.length > 0) found.push({ points, key });
  }
  const most = Math.max(0, ...found.map(({ points }) => points));
  const best = found.filter(({ points }) => points === most);
  // Points that are added up for several options make all of them right.
  const isSum = found.length > 1 && best.length === found.length;
  const key = (isSum ? found : best).flatMap((one) => one.key);
  return { key: [...new Set(key)].sort((a, b) => a - b), isShared: best.length < found.length };
}

/** The options that have to be chosen; those under "not" must not be. */
function namedIn(element: Element | undefined): Set<string> {
  const named = new Set<string>();
  for (const child of element?.children ?? []) {
    if (typeof child === "string" || child.name === "not") continue;
    if (child.name === "varequal") named.add(textIn(child).trim());
    else for (const ident of namedIn(child)) named.add(ident);
  }
  return named;
}

function feedbackOf(item: Element, idents: readonly string[]): { general: HtmlText; ofOptions: string[] } {
  const texts = new Map([...within(item, "itemfeedback")].map((one) => [one.attributes.ident ?? "", one]));
  const general = [...texts].find(([ident]) => /general|^correct_fb|solution/i.test(ident));
  const ofOptions = idents.map((ident) => materialIn(texts.get(`${ident}_fb`)).text);
  return { general: materialIn(general?.[1]), ofOptions };
}
