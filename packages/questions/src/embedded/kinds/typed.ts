import { upperFirst } from "../../languages/building.ts";
import { spansOf } from "../../text/spans.ts";
import { numbersLike } from "../distractors/numbers-like.ts";
import type { Document } from "../document.ts";
import { withYearsOfDays, yearOfDay } from "../keys.ts";
import { lacksSubject } from "../lacks-subject.ts";
import type { Line } from "../lines.ts";
import { draft, type Kind, sentenceWorth, type UnweightedDraft } from "./kind.ts";

const WORTH = 0.78;
/** A text of some length says what happened as well: few of its years are worth knowing by heart. */
const YEAR_WORTH = 0.52;

/** "There are two types: base chains and regular chains": whoever reads on has counted them. */
const LISTED = /\s*[:：][^:：?？]*(?=[?？]$)/u;

/** When, on which day, how many: the type of the answer is sure, so the question can name it. */
export const typed: Kind = {
  name: "typed",
  write(line, document) {
    const text = document.lowerCased(line.text);
    for (const cue of document.profile.typed) {
      const groups = cue.pattern.exec(text)?.groups;
      if (groups === undefined) continue;
      const key = keyFrom(groups, line);
      const isAside =
        key !== null && (isOfFurtherClause(key, text, groups, document) || isAnaphoric(groups, document));
      if (key === null || isAside) continue;
      // Whoever knows when something was seldom knows the day by heart, nor need they.
      const year = yearOfDay(key);
      const stem = year === null ? cue.ask(groups) : (cue.askYear?.(groups) ?? null);
      if (stem !== null) return typedDraft(year ?? key, stem, line, document);
    }
    return [];
  },
};

/** "The project is led by Mozilla after Gal launched it in 2011": when he did, not when it is led. */
function isOfFurtherClause(
  key: string,
  text: string,
  { subject = "" }: Record<string, string>,
  { profile }: Document,
): boolean {
  const before = text.slice(subject.length, text.lastIndexOf(key));
  return profile.furtherClause?.test(before) === true;
}

/** "29 września 1918 uciekł …": without its date, which stood first, a sentence may show whom it leaves unsaid. */
function isAnaphoric({ head = "", rest = "" }: Record<string, string>, { profile }: Document): boolean {
  if (profile.genderedVerbs === undefined || head !== "") return false;
  const told = upperFirst(rest);
  return profile.anaphoricStart?.test(told) === true || lacksSubject(told, profile);
}

/** Cues with two places for the year name them `key` and `year`. */
function keyFrom({ key, year, unit }: Record<string, string>, line: Line): string | null {
  const text = key ?? year;
  if (text === undefined) return null;
  const whole = unit !== undefined && line.quote.includes(text + unit) ? text + unit : text;
  return line.quote.includes(whole) ? whole : null;
}

function typedDraft(key: string, stem: string, line: Line, document: Document): UnweightedDraft[] {
  const spans = spansOf(line.text, document.profile);
  const span = withYearsOfDays(spans).find(
    ({ text, start, end }) => text === key || line.text.slice(start, end).startsWith(key),
  );
  if (span?.type === "year" && document.profile.ongoingState?.test(line.text) === true) return [];
  if (span === undefined || (span.text !== key && span.type !== "quantity")) return [];
  const own =
    span.text === key
      ? span
      : { ...span, text: key, end: span.start + key.length, type: "number" as const, unit: "" };
  const distractors = numbersLike(own, line, document);
  const asked = span.type === "year" || span.type === "date" ? stem : stem.replace(LISTED, "");
  const worth = span.type === "year" && !document.isShort ? YEAR_WORTH : WORTH;
  return [
    draft("typed", line, {
      stem: asked,
      key,
      distractors,
      score: worth * (0.7 + 0.3 * sentenceWorth(line, document)),
    }),
  ];
}
