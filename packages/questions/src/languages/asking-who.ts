import type { AskedPerson } from "@quizmill/language";
import { upperFirst } from "./building.ts";

/** Behind the name: nothing that goes with it, and no second person. */
const GOES_WITH_NAME = /^(?:[,;:(–—'’-]| [(–—]| (?:and|or|und|oder|sowie|[yeiou]|oraz|lub|та|і|й|або) )/u;
/** A sentence that speaks of more than one thing is no question. */
const FALLS_APART = /[;:()]/u;

/** How a language asks who did it, of a sentence that does not open with the name. */
export interface WhoQuestions {
  /** The finite verb, where it is the word before the name: group `verb` at the end, `front` before it. */
  behindVerb?: RegExp;
  /** What stands before the name where its verb follows. */
  beforeVerb?: RegExp;
  /** What then follows the name: group `verb`. */
  verb: RegExp;
  /** The verb as it stands beside "who", which some languages take for a man; null where that is not sure. */
  besideWho?: (verb: string, isWoman: boolean) => string | null;
  /** Puts together what stood before the name, and from the verb on. */
  build: (parts: { front: string; verb: string; rest: string; wasBehind: boolean }) => string;
}

/** The question for the person who did it, or null where nothing shows surely that the name is the subject. */
export function whoQuestion({
  behindVerb,
  beforeVerb,
  verb,
  besideWho = (found) => found,
  build,
}: WhoQuestions): (part: AskedPerson) => string | null {
  return ({ before, after, isWoman }) => {
    if (before === "" || GOES_WITH_NAME.test(after) || FALLS_APART.test(before + after)) return null;
    const rest = after.replace(/[.!]$/u, "");
    const behind = behindVerb?.exec(before)?.groups;
    const next = beforeVerb?.test(before) === true ? verb.exec(rest) : null;
    const found = behind?.verb ?? next?.groups?.verb;
    const told = found === undefined ? null : besideWho(found, isWoman);
    if (told === null) return null;
    return behind === undefined
      ? build({ front: before.trim(), verb: told, rest: rest.slice(next?.[0].length ?? 0), wasBehind: false })
      : build({ front: behind.front ?? "", verb: told, rest, wasBehind: true });
  };
}

/** "In 1919, Ada Lovelace wrote …" → "In 1919, who wrote …?" */
export const inPlace =
  (word: string, close: string) =>
  ({ front, verb, rest }: { front: string; verb: string; rest: string }) =>
    `${upperFirst(front.replace(/,$/u, ""))}, ${word} ${verb}${rest}${close}`;

/** "W 1919 roku Jan Kowalski założył …" → "Kto w 1919 roku założył …?" */
export const inFront =
  (word: string) =>
  ({ front, verb, rest, wasBehind }: { front: string; verb: string; rest: string; wasBehind: boolean }) =>
    wasBehind ? `${word} ${verb} ${front}${rest}?` : `${word} ${front} ${verb}${rest}?`;
