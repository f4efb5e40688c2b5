import type { Token, Wording } from "@quizmill/language";
import { insideText, isPlural, type Mention, type Term } from "./analyse.ts";
import { type Definition, isNamedAt, isWholeSubject, withoutStop } from "./definitions.ts";

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

/** What a question for a term depends on. */
interface Asked {
  readonly term: Term;
  readonly definition: Definition | undefined;
  /** The class of all options, where the document names it. */
  readonly named: ClassName | null;
  readonly isPerson: boolean;
  readonly wording: Wording;
}

/** The noun of a class, and its gender where it is known. */
export interface ClassName {
  readonly text: string;
  readonly gender: string | null;
}

/** The question for a term in its sentence: by its meaning, by what is said of it as a subject, or a gap. */
export function stemFor(mention: Mention, { term, definition, named, isPerson, wording }: Asked): Stem {
  const { text, tokens } = mention.sentence;
  const behind = tokens[mention.phrase.end];
  if (
    isWholeSubject(mention) &&
    (behind?.text === ":" || (behind?.text === "to" && wording.copulas.has("to")))
  )
    return { text: wording.askTerm(withoutAsides(withoutStop(text.slice(behind.end)))), kind: "term" };
  const verb = isWholeSubject(mention) ? finiteVerbAt(mention, wording) : null;
  if (verb !== null) {
    const predicate = withoutAsides(withoutStop(text.slice(behind?.start, clauseEnd(mention, wording))));
    const about = {
      isPlural: isPlural(mention),
      gender: term.gender,
      isName: term.isName,
      isPerson,
      className: named?.text ?? null,
      classGender: named?.gender ?? null,
      verb: verb.text.toLowerCase(),
    };
    const asked = wording.askSubject(predicate, about);
    if (asked !== null) return { text: asked, kind: definition?.mention === mention ? "term" : "subject" };
  }
  const name = askName(mention, wording);
  return name === null ? { text: withGap(mention, wording), kind: "cloze" } : { text: name, kind: "term" };
}

function askName(mention: Mention, wording: Wording): string | null {
  const { sentence, end } = mention;
  const { text, tokens } = sentence;
  const start = leadStart(mention, wording);
  if (!isNamedAt(tokens, start, wording)) return null;
  const [before, behind] = [text.slice(0, tokens[start]?.start), text.slice(tokens[end - 1]?.end)];
  return wording.askName(withoutAsides(before), withoutAsides(withoutStop(behind)));
}

/** The verb behind a subject, past what may stand between them. */
function finiteVerbAt({ phrase, sentence: { tokens } }: Mention, { clitics }: Wording): Token | null {
  const verb = tokens.slice(phrase.end).find(({ text }) => !clitics.has(text.toLowerCase()));
  return verb !== undefined && isFiniteVerb(verb) ? verb : null;
}

/** Where an option for a mention begins: at its name, or before it at what depends on the name. A token index. */
function leadStart({ start, sentence: { tokens } }: Mention, { leads }: Wording): number {
  let first = start;
  while (leads !== null && LEADING.has(tokens[first - 1]?.pos ?? "") && isLead(tokens[first - 1], leads))
    first--;
  return first;
}

const LEADING: ReadonlySet<string> = new Set(["DET", "ADP"]);
const isLead = (token: Token | undefined, { words }: NonNullable<Wording["leads"]>) =>
  token !== undefined && words.has(token.lemma.toLowerCase());

/** A mention as an option: its name, with what depends on it. */
export function optionText(mention: Mention, term: Term, wording: Wording): string {
  return leadText(mention, wording) + insideText(mention, term);
}

/** The name of another term of its form as an option beside a mention. */
export function optionBeside(
  mention: Mention,
  { other, like }: { other: Term; like: Mention },
  wording: Wording,
): string {
  const name = insideText(like, other);
  const lead = leadText(mention, wording);
  return lead === "" ? name : (wording.leads?.before(name, lead, other.gender === "Fem") ?? "") + name;
}

function leadText(mention: Mention, wording: Wording): string {
  const { text, tokens } = mention.sentence;
  const from = leadStart(mention, wording);
  if (from === mention.start) return "";
  const lead = text.slice(tokens[from]?.start, tokens[mention.start]?.start);
  return from === 0 ? lead.toLowerCase() : lead;
}

const isFiniteVerb = ({ pos, features }: Token) =>
  FINITE.has(pos) && !NOT_FINITE.has(features.VerbForm ?? "");

function withGap(mention: Mention, wording: Wording): string {
  const { text, tokens } = mention.sentence;
  const before = text.slice(0, tokens[leadStart(mention, wording)]?.start);
  const led = wording.articleBeforeGap === null ? before : before.replace(...wording.articleBeforeGap);
  // The brackets of "a(n)" stay.
  const behind = withoutAsides(`|${text.slice(tokens[mention.end - 1]?.end)}`).slice(1);
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
  const { tokens, text } = mention.sentence;
  const articles = text.slice(tokens[mention.phrase.start]?.start, tokens[mention.start]?.start);
  const name = articles.toLowerCase() + insideText(mention, term);
  const about = {
    isPlural: isPlural(mention),
    gender: term.gender,
    isName: term.isName,
    isPerson: false,
    className: null,
    classGender: null,
    verb: copula,
    copula,
  };
  return { text: wording.askMeaning(name, about), kind: "definition" };
}
