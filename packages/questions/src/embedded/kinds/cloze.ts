import type { Draft } from "../../engine.ts";
import type { LanguageProfile } from "../../languages/profile.ts";
import { chance } from "../../random.ts";
import { numbersLike } from "../distractors/numbers-like.ts";
import { termsLike } from "../distractors/terms-like.ts";
import type { Document } from "../document.ts";
import { type Key, keysOf } from "../keys.ts";
import type { Line } from "../lines.ts";
import { draft, type Kind, lineWorth } from "./kind.ts";

/** Gaps tried in one sentence: enough that one of them finds distractors. */
const TRIED = 10;
const WANTED = 4;
const GLOSSARY_LINE = /^[^:]{2,45}[:：] ?(?=[\p{Ll}\p{Lo}])/u;

/** The sentence with a gap for its most telling part. */
export const cloze: Kind = {
  name: "cloze",
  write(line, document) {
    const drafts: Draft[] = [];
    // "Osmosis: the movement of …" is asked as a definition or not at all.
    if (GLOSSARY_LINE.test(line.text)) return drafts;
    for (const key of keysOf(line, document).slice(0, TRIED)) {
      const made = clozeDraft(key, line, document);
      if (made !== null) drafts.push(made);
      if (drafts.length >= WANTED) break;
    }
    return drafts;
  },
};

function clozeDraft(key: Key, line: Line, document: Document): Draft | null {
  const { profile } = document;
  const stem = asQuestion(line.text, key, document) ?? withGap(line.text, key, profile);
  if (stem.toLowerCase().includes(key.text.toLowerCase())) return null;
  const distractors =
    key.span === null
      ? termsLike({ key: key.text, stem, line, before: key.before }, document)
      : numbersLike(key.span, line, document).map((other) => asAsked(other, key));
  if (distractors.length < 3) return null;
  const late = key.end > line.text.length - 3 ? 0.1 : key.start > line.text.length * 0.6 ? 0.05 : 0;
  const score = (0.25 + 0.45 * key.worth) * (0.7 + 0.3 * lineWorth(line, document)) + late;
  return draft("cloze", line, { stem, key: key.text, distractors, score });
}

/** Where the key's unit stays in the stem, the others leave theirs too, however they are written. */
function asAsked(other: string, { span, text }: Key): string {
  const isBare = span !== null && span.text !== text;
  return isBare ? (/^\d(?:[\d.,\u00a0\u202f ]*\d)?/u.exec(other)?.[0] ?? other) : other;
}

/** Where the key ends its sentence, some languages can ask in place: "… is known as what?" */
function asQuestion(text: string, key: Key, { profile, seed }: Document): string | null {
  const atEnd = /^[.”"’')]*$/u.test(text.slice(key.end));
  if (!atEnd || profile.phrases?.askInPlace == null || chance(seed, text) < 0.4) return null;
  return profile.phrases.askInPlace(text.slice(0, key.start), key.span?.type ?? "term");
}

function withGap(text: string, { start, end }: Key, profile: LanguageProfile): string {
  const before = text.slice(0, start);
  // "a" or "an" would tell how the answer begins.
  const open = profile.code === "en" ? before.replace(/\b(a)n?\s+$/iu, (_, a: string) => `${a}(n) `) : before;
  const whole = open + profile.blank + text.slice(end);
  return whole + (profile.script === "unspaced" ? "。" : /[.!]$/u.test(whole) ? "" : ".");
}
