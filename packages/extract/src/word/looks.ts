import type { Attributes } from "../xml.ts";

/** Properties of runs, paragraphs and cells that may set a text apart. */
export const LOOKS: ReadonlySet<string> = new Set(["w:color", "w:highlight", "w:shd", "w:u"]);

/** How a text is set, by property; null where it is set as plain text is, whatever its style says. */
export type Looks = Readonly<Record<string, string | null>>;

const PLAIN_VALUE = /^(?:auto|none|clear|0{6}|f{6}|black|white)?$/i;

/** What one property says, as "underline", "color FF0000". Black letters on white paper are no look. */
export function lookOf(name: string, attributes: Attributes): string | null {
  const value = attributes(name === "w:shd" ? "w:fill" : "w:val") ?? "";
  if (PLAIN_VALUE.test(value)) return null;
  return name === "w:u" ? "underline" : `${name.slice(2)} ${value.slice(0, 20)}`;
}

/** The looks that count where later ones go before earlier ones. */
export function looksIn(...all: readonly Looks[]): string[] {
  return Object.values(Object.assign({}, ...all) as Looks).filter((look) => look !== null);
}
