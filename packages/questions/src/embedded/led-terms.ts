import { countUp } from "../maps.ts";
import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";

/** Of each document, its pairs of a quality and the word behind it, small, with how often it has them. */
const pairs = new WeakMap<Document, ReadonlyMap<string, number>>();
/** Words that stand beside each other so often are one term. */
const LED_FROM = 2;

/** "depressive disorder" in "major depressive disorder", of which the document speaks again: half a term. */
export function isLedByOwn(
  { start, name }: { start: number; name: boolean },
  { text }: Line,
  document: Document,
): boolean {
  if (document.profile.leadsTerm === undefined || name) return false;
  const lead = /\p{L}+ $/u.exec(text.slice(0, start))?.[0] ?? "";
  const word = /^\p{L}+/u.exec(text.slice(start))?.[0] ?? "";
  return (pairsIn(document).get((lead + word).toLowerCase()) ?? 0) >= LED_FROM;
}

function pairsIn(document: Document): ReadonlyMap<string, number> {
  const known = pairs.get(document);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  const { leadsTerm } = document.profile;
  if (leadsTerm !== undefined)
    for (const { text } of document.lines)
      for (const [pair] of text.matchAll(leadsTerm)) countUp(found, pair.toLowerCase());
  pairs.set(document, found);
  return found;
}
