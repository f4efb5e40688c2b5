import type { Token } from "@quizmill/language";
import { insideText, isPlural, type Mention, type Term } from "./analyse.ts";
import { type Definition, isWholeSubject, withoutStop } from "./definitions.ts";
import type { Wording } from "./wording/wording.ts";

/** A question, and how it asks. */
export interface Stem {
  readonly text: string;
  readonly kind: "term" | "subject" | "cloze" | "definition";
}

const GAP_SIGN = "_____";
const FINITE: ReadonlySet<string> = new Set(["AUX", "VERB"]);
const NOT_FINITE: ReadonlySet<string> = new Set(["Part", "Ger", "Inf"]);

/** Without what stands in brackets: it is an aside, a source, or gives the answer away. */
export const withoutAsides = (text: string) =>
  text
    .replace(/ ?\([^()]*\)/gu, "")
    .replace(/ {2,}/gu, " ")
    .trim();

/** The question for a term in its sentence: by its meaning, by what is said of it as a subject, or a gap. */
export function stemFor(
  mention: Mention,
  {
    definition,
    className,
    wording,
  }: { definition: Definition | undefined; className: string | null; wording: Wording },
): Stem {
  const { text, tokens } = mention.sentence;
  const verb = tokens[mention.phrase.end];
  if (isWholeSubject(mention) && (verb?.text === ":" || (verb?.text === "to" && wording.copulas.has("to"))))
    return { text: wording.askTerm(withoutAsides(withoutStop(text.slice(verb.end)))), kind: "term" };
  if (isWholeSubject(mention) && verb !== undefined && isFiniteVerb(verb)) {
    const predicate = withoutAsides(withoutStop(text.slice(verb.start, clauseEnd(mention, wording))));
    const about = { isPlural: isPlural(mention), className, verb: verb.text.toLowerCase() };
    const asked = wording.askSubject(predicate, about);
    if (asked !== null) return { text: asked, kind: definition?.mention === mention ? "term" : "subject" };
  }
  return { text: withGap(mention, wording), kind: "cloze" };
}

const isFiniteVerb = ({ pos, features }: Token) =>
  FINITE.has(pos) && !NOT_FINITE.has(features.VerbForm ?? "");

function withGap({ sentence: { text, tokens }, start, end }: Mention, { articleBeforeGap }: Wording): string {
  const before = text.slice(0, tokens[start]?.start);
  const led = articleBeforeGap === null ? before : before.replace(...articleBeforeGap);
  // The brackets of "a(n)" stay.
  const behind = withoutAsides(`|${text.slice(tokens[end - 1]?.end)}`).slice(1);
  return `${led.replace(/ ?\([^()]{3,}\)/gu, "")}${GAP_SIGN}${behind}`;
}

/** Where the clause of the first subject ends: before a second one with a subject and a verb of its own. */
function clauseEnd(
  { phrase, sentence: { tokens, text, nounPhrases } }: Mention,
  { conjunctions }: Wording,
): number {
  const second = tokens.findIndex((token, at) => {
    if (at <= phrase.end + 1) return false;
    if (token.text === ";") return true;
    const next = tokens[at + 1];
    if (token.text !== "," || next === undefined || !conjunctions.has(next.text.toLowerCase())) return false;
    const subject = nounPhrases.find(({ start }) => start === at + 2);
    if (subject === undefined || !FINITE.has(tokens[subject.end]?.pos ?? "")) return false;
    // "their traits, organs, or hormones do not": the last of a list.
    const before = nounPhrases.find(({ end }) => end === at);
    return before === undefined || tokens[before.start - 1]?.text !== ",";
  });
  return second < 0 ? text.length : (tokens[second]?.start ?? text.length);
}

/** The question for what a term is, as its definition names it. */
export function meaningStem({ mention, copula }: Definition, term: Term, wording: Wording): Stem {
  const { tokens } = mention.sentence;
  const articles = tokens.slice(mention.phrase.start, mention.start).map(({ text }) => text.toLowerCase());
  const name = [...articles, insideText(mention, term)].join(" ");
  const about = { isPlural: isPlural(mention), className: null, verb: copula, copula };
  return { text: wording.askMeaning(name, about), kind: "definition" };
}
