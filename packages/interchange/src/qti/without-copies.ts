import { childOf, type Element, textIn, within } from "../html/xml.ts";
import type { QtiItem } from "./item.ts";

/** A test or a bank of version 1.2. */
export interface Assessment {
  /** "" for none. */
  readonly ident: string;
  readonly title: string;
  /** Whether tests draw their items from it. */
  readonly isBank: boolean;
  readonly items: readonly { readonly element: Element; readonly item: QtiItem }[];
}

/**
 * The assessments with each item once. Canvas writes the items of a bank into the tests that use them too, under
 * other names but with a reference, and a test in two forms.
 */
export function withoutCopies(assessments: readonly Assessment[]): Assessment[] {
  const used = new Set(
    assessments
      .filter(({ isBank }) => !isBank)
      .flatMap(({ items }) =>
        items.flatMap(({ element, item }) => [...referencesIn(element), contentOf(item)]),
      ),
  );
  const seen = new Set<string>();
  return assessments.map((one) => {
    // Two tests may ask the same; two banks, or a test and its other form, are copies.
    const idOf = (item: QtiItem) => `${one.isBank ? "" : one.ident} ${contentOf(item)}`;
    const isUsed = (element: Element, item: QtiItem) =>
      one.isBank && (used.has(element.attributes.ident ?? "") || used.has(contentOf(item)));
    const items = one.items.filter(({ element, item }) => !isUsed(element, item) && !seen.has(idOf(item)));
    if (one.isBank || one.ident !== "") for (const { item } of items) seen.add(idOf(item));
    return { ...one, items };
  });
}

const contentOf = ({ stem, question }: QtiItem) => JSON.stringify([stem, question?.options, question?.key]);

function referencesIn(item: Element): string[] {
  return [...within(item, "qtimetadatafield")]
    .filter((field) => textIn(childOf(field, "fieldlabel")).trim() === "assessment_question_identifierref")
    .map((field) => textIn(childOf(field, "fieldentry")).trim());
}
