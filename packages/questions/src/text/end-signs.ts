import type { LanguageProfile } from "@quizmill/language";
import { isGivenName } from "@quizmill/lexicon";

/** "in the U.S.", "490 v. Chr.", "p.n.e.", "a. C.", "до н. е.": shortened words one after the other. */
const SHORTENED_WORDS = /(?<![\p{L}\p{N}°])\p{L}{1,3}\.(?:[ \u00a0\u202f]?\p{L}{1,3}\.)+$/u;
const NUMBERED_NAME = /(?<name>\p{Lu}\p{Ll}+) [IVX]+\.$/u;

const QUOTES = '[”"“’»]*';
const DOUBLE_END = new RegExp(`(?<kept>[^.,;:\\s](?<stop>[.,;:]))(?<quotes>${QUOTES})(?<end>[.?])$`, "u");
const STOP_BEHIND_END = /(?<=[?!…])\.$/u;

/**
 * Whether the full stop that ends a text belongs to its last word: an abbreviation, in German the number of
 * "Wilhelm II." too.
 */
export function endsWithOwnStop(text: string, { capitalNouns, closing }: LanguageProfile): boolean {
  const last = /\p{L}+(?=\.$)/u.exec(text)?.[0].toLowerCase();
  if (SHORTENED_WORDS.test(text) || (last !== undefined && closing.has(last))) return true;
  const name = capitalNouns ? NUMBERED_NAME.exec(text)?.groups?.name : undefined;
  return name !== undefined && isGivenName(name);
}

/**
 * A stem that ends with one sign: what it is made of may bring one along ("angiotensin I.?", "“… a transmitter.”?").
 * The full stop of an abbreviation stays before a question mark.
 */
export function withOneEndSign(stem: string, profile: LanguageProfile): string {
  const { kept = "", stop, quotes = "", end = "" } = DOUBLE_END.exec(stem)?.groups ?? {};
  if (end === "") return stem.replace(STOP_BEHIND_END, "");
  const before = stem.slice(0, stem.length - quotes.length - end.length);
  const isOwn = stop === "." && endsWithOwnStop(before, profile);
  if (isOwn && (end === "?" || quotes !== "")) return stem;
  return before.slice(0, kept === "" ? undefined : -1) + quotes + end;
}
