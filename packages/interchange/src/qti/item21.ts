import type { Evidence } from "@quizmill/contract";
import { explained } from "../explained.ts";
import { type HtmlText, readHtml } from "../html/read-html.ts";
import { childOf, childrenOf, type Element, htmlIn, textIn, within } from "../html/xml.ts";
import { tidyLine } from "../tidy.ts";
import type { QtiItem } from "./item.ts";

/** An item of QTI 2.x with one choice interaction. */
export function itemOf21(item: Element): QtiItem {
  const body = childOf(item, "itembody");
  const interactions = body === undefined ? [] : [...body.children.flatMap(interactionsIn)];
  const [choice] = interactions;
  const stem = readHtml(htmlIn(body && withoutInteractions(body)));
  const prompt = readHtml(htmlIn(childOf(choice, "prompt")));
  const text = [stem.text, prompt.text].filter((words) => words !== "").join("\n");
  const choices = choice === undefined ? [] : [...within(choice, "simplechoice")];
  if (interactions.length !== 1 || choices.length < 2 || text === "" || choice?.name !== "choiceinteraction")
    return { question: null, stem: text, notes: [] };
  const idents = choices.map(({ attributes }) => attributes.identifier ?? "");
  const options = choices.map((one) =>
    readHtml(htmlIn({ ...one, children: one.children.filter(isNoFeedback) })),
  );
  const ofOptions = choices.map((one) =>
    childrenOf(one, "feedbackinline")
      .map((told) => readHtml(htmlIn(told)).text)
      .join("\n"),
  );
  const { key, isShared } = keyOf(item, choice.attributes.responseIdentifier ?? "RESPONSE", idents);
  const modal = childrenOf(item, "modalfeedback").map((told) => readHtml(htmlIn(withPlace(told))));
  const general = modal
    .map((told) => told.text)
    .filter((words) => words !== "")
    .join("\n");
  const told = explained({ general, options: options.map((one) => one.text), key, ofOptions });
  const { source } = modal.find((one) => one.source !== undefined) ?? {};
  const { context } = stem;
  const texts = [stem, prompt, ...options, ...modal];
  return {
    stem: text,
    notes: notesOf(texts, { isShared, hasOthers: told.hasOthers }),
    question: {
      text,
      ...(context !== undefined && { context }),
      options: options.map((one) => one.text),
      key,
      ...(told.text !== "" && { explanation: told.text }),
      ...(source !== undefined && { source: source satisfies Evidence }),
      ...(texts.some(({ hasPicture }) => hasPicture) && { needsPicture: true }),
    },
  };
}

function notesOf(
  texts: readonly HtmlText[],
  { isShared, hasOthers }: { isShared: boolean; hasOthers: boolean },
): QtiItem["notes"] {
  return [
    ...(isShared ? [{ kind: "credit", effect: "changed" } as const] : []),
    ...(hasOthers ? [{ kind: "optionFeedback", effect: "changed" } as const] : []),
    ...(texts.some(({ hasStyling }) => hasStyling) ? [{ kind: "styling", effect: "changed" } as const] : []),
  ];
}

const isInteraction = (name: string) => name.endsWith("interaction");
const isNoFeedback = (child: Element | string) =>
  typeof child === "string" || child.name !== "feedbackinline";

function interactionsIn(child: Element | string): Element[] {
  if (typeof child === "string") return [];
  return isInteraction(child.name) ? [child] : child.children.flatMap(interactionsIn);
}

function withoutInteractions(element: Element): Element {
  const children = element.children
    .filter((child) => typeof child === "string" || !isInteraction(child.name))
    .map((child) => (typeof child === "string" ? child : withoutInteractions(child)));
  return { ...element, children };
}

/** The place of our quotes, put where `readHtml` looks for it. */
function withPlace(element: Element): Element {
  const children = element.children.map((child) => {
    if (typeof child === "string") return child;
    if (child.attributes.class !== "quizmill-source") return withPlace(child);
    const place = child.children.find(
      (one) => typeof one !== "string" && one.attributes.class === "quizmill-place",
    ) as Element | undefined;
    const attributes: Record<string, string> = { ...child.attributes };
    for (const name of ["page", "slide", "heading"]) {
      const spans = place === undefined ? [] : [...within(place, "span")];
      const span = spans.find((one) => one.attributes.class === `quizmill-${name}`);
      if (span !== undefined) attributes[`data-${name}`] = tidyLine(textIn(span));
    }
    return { ...child, attributes, children: child.children.filter((one) => one !== place) };
  });
  return { ...element, children };
}

function keyOf(
  item: Element,
  response: string,
  idents: readonly string[],
): { key: number[]; isShared: boolean } {
  const declaration = childrenOf(item, "responsedeclaration").find(
    ({ attributes }) => attributes.identifier === response,
  );
  const right = childOf(declaration, "correctresponse");
  const values = right === undefined ? [] : childrenOf(right, "value").map((value) => textIn(value).trim());
  const points = childrenOf(childOf(declaration, "mapping") ?? { ...item, children: [] }, "mapentry")
    .map(({ attributes }) => ({
      ident: attributes.mapKey ?? "",
      value: Number(attributes.mappedValue ?? "0"),
    }))
    .filter(({ value }) => value > 0);
  const named = values.length > 0 ? values : points.map(({ ident }) => ident);
  const key = named.map((ident) => idents.indexOf(ident)).filter((i) => i >= 0);
  return { key: [...new Set(key)].sort((a, b) => a - b), isShared: points.length > key.length };
}
