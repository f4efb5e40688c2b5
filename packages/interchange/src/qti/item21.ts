import { type MarkOfPicture, readHtml } from "../html/read-html.ts";
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
import { tidyLine } from "../tidy.ts";
import { itemOf, type Key, type QtiItem } from "./item.ts";

/** An item of QTI 2.x with one choice interaction. */
export function itemOf21(item: Element, markOf: MarkOfPicture): QtiItem {
  const htmlTextIn = (element: Element | undefined) => readHtml(htmlIn(element), markOf);
  const feedbackIn = (element: Element) => htmlTextIn(onlyFeedback(element));
  const body = childOf(item, "itembody") ?? { ...item, children: [] };
  const interactions = [...outermost(body, isInteraction)];
  const [choice] = interactions;
  const stem = htmlTextIn(without(body, (child) => isInteraction(child) || isAside(child)));
  const prompt = htmlTextIn(childOf(choice, "prompt"));
  const text = [stem.text, prompt.text].filter((words) => words !== "").join("\n");
  const choices = choice === undefined ? [] : [...within(choice, "simplechoice")];
  const isOther = interactions.length !== 1 || choices.length < 2 || choice?.name !== "choiceinteraction";
  // Numbers that are drawn anew each time are nowhere in the file.
  if (isOther || text === "" || [...outermost(item, ({ name }) => DRAWN.has(name))].length > 0)
    return { question: null, stem: text, notes: [] };
  const idents = choices.map(({ attributes }) => attributes.identifier ?? "");
  const options = choices.map((one) => htmlTextIn(without(one, isAside)));
  const ofOptions = choices.map((one) => feedbackIn(one).text);
  const all = childrenOf(item, "modalfeedback");
  const ofRight = all.filter(({ attributes }) => !/incorrect|wrong/i.test(attributes.identifier ?? ""));
  const modal = (ofRight.length > 0 ? ofRight : all).map((one) => htmlTextIn(withPlace(one)));
  const general = [...modal, feedbackIn(without(body, isInteraction))]
    .map((told) => told.text)
    .filter((words) => words !== "")
    .join("\n");
  const { source } = modal.find((one) => one.source !== undefined) ?? {};
  return itemOf({
    stem: { ...stem, text },
    options,
    ...keyOf(item, choice.attributes.responseIdentifier ?? "RESPONSE", idents),
    general,
    ofOptions,
    source,
    texts: [stem, prompt, ...options, ...modal],
    lost: childOf(item, STIMULUS) === undefined ? [] : [{ kind: "context", effect: "lost" }],
  });
}

/** A text that several items share, in a file of its own. */
const STIMULUS = "assessmentstimulusref";
const DRAWN = new Set(["printedvariable", "templateblock", "templateinline"]);
const FEEDBACK = new Set(["feedbackinline", "feedbackblock"]);

const isInteraction = ({ name }: Element) => name.endsWith("interaction");

/** What nobody sees before answering: feedback, and notes for those who mark. */
function isAside({ name, attributes }: Element): boolean {
  return FEEDBACK.has(name) || (name === "rubricblock" && !/candidate/.test(attributes.view ?? "candidate"));
}

function onlyFeedback(element: Element): Element {
  return { ...element, children: [...outermost(element, ({ name }) => FEEDBACK.has(name))] };
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

/** The answer that is declared, else all that give points. */
function keyOf(item: Element, response: string, idents: readonly string[]): Key {
  const declaration = childrenOf(item, "responsedeclaration").find(
    ({ attributes }) => attributes.identifier === response,
  );
  const values = childrenOf(childOf(declaration, "correctresponse") ?? NOTHING, "value").map((value) =>
    textIn(value).trim(),
  );
  const paid = childrenOf(childOf(declaration, "mapping") ?? NOTHING, "mapentry")
    .map(({ attributes }) => ({
      ident: attributes.mapKey ?? "",
      points: Number(attributes.mappedValue ?? "0"),
    }))
    .filter(({ points }) => points > 0);
  const named = new Set(values.length > 0 ? values : paid.map(({ ident }) => ident));
  const key = idents.flatMap((ident, i) => (named.has(ident) ? [i] : []));
  // An answer that names no option may mean any.
  const isWhole = key.length === named.size;
  const isShared = paid.length > named.size || new Set(paid.map(({ points }) => points)).size > 1;
  return { key: isWhole ? key : [], isShared, isUnsure: !isWhole };
}

const NOTHING: Element = { name: "", attributes: {}, children: [] };
