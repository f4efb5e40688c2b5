import { decimal, LATIN, letters, lowerRoman, type NumberFormat, upper } from "../blocks/number-format.ts";
import type { ElementAttributes } from "./elements.ts";

const FORMATS: Readonly<Record<string, NumberFormat>> = {
  a: letters(LATIN),
  A: upper(letters(LATIN)),
  i: lowerRoman,
  I: upper(lowerRoman),
};
const STYLES: Readonly<Record<string, string>> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

interface List {
  next: number;
  /** Null for lists without numbers. */
  readonly format: NumberFormat | null;
}

/** Counts the items of the open lists. */
export class ListNumbers {
  readonly #lists: List[] = [];

  open(name: string, attributes: ElementAttributes): void {
    const style = /list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec((attributes.style ?? "").slice(0, 500))?.[1];
    const type = STYLES[style?.toLowerCase() ?? ""] ?? attributes.type ?? "";
    const isNumbered = name === "ol" && style !== "none";
    this.#lists.push({
      next: numberOf(attributes.start) ?? 1,
      format: isNumbered ? (FORMATS[type] ?? decimal) : null,
    });
  }

  close(): void {
    this.#lists.pop();
  }

  /** The marker of the next item of the innermost list: "4.", or "" for a bullet. */
  nextMarker({ value }: ElementAttributes): string {
    const list = this.#lists.at(-1);
    if (list === undefined) return "";
    list.next = numberOf(value) ?? list.next;
    const marker = list.format === null ? "" : `${list.format(list.next)}.`;
    list.next += 1;
    return marker;
  }
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : null;
}
