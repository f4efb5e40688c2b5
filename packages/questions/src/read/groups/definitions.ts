import {
  type DefinitionCue,
  type LanguageProfile,
  lowerFirst,
  type SemanticClass,
  type Word,
} from "@quizmill/language";
import { onceOf } from "../../memo.ts";
import { isOblique } from "../../text/cases.ts";
import { visibleLength, withoutPronoun, wordsOf } from "../../text/words.ts";
import { hypernymsInDefinition, semanticClassInDefinition } from "../hypernyms.ts";
import { hasAntecedent, type Line } from "../lines.ts";
import { isLoneQuality } from "../noun-forms.ts";
import { isTechnical } from "../termhood.ts";
import type { Term, Terms } from "../terms.ts";

/** A term and what the document says it is. */
export interface Definition {
  /** Index among the document's definitions. */
  readonly index: number;
  readonly line: Line;
  readonly cue: DefinitionCue;
  readonly groups: Record<string, string>;
  readonly term: string;
  readonly definition: string;
  /** Only the sentence before says what it is: "This is called …". */
  readonly isPointing: boolean;
  /** What it says the term is: "process", "kind of rock". */
  readonly hypernyms: ReadonlySet<string>;
  /** The class of that, at large. */
  readonly semanticClass: SemanticClass | null;
}

/** What a sentence is read by. */
interface Reading {
  readonly profile: LanguageProfile;
  readonly terms: Terms;
  lowerCased(text: string): string;
}

/** So many words can point at what the sentence before tells: "this very rare genetic disorder". */
const MOST_POINTING = 8;
/** "Este número, n, se denomina …": its sign, between commas. */
const SIGN_BESIDE = /, \p{L}{1,2}, ?$/u;
const DEFINITION_CHARS = { least: 10, most: 230 };
/** Among so many words at the beginning a pronoun has nothing before it that it could stand for. */
const MOST_BEFORE_PRONOUN = 2;
/** Formulas and what is left of markup. */
const NO_PROSE = /[=|{}\\<>?？…]/u;
/** "Brennweite f", "capacitancia C de un condensador": the sign that stands for it, and what follows. */
const signBehind = onceOf(({ of }: LanguageProfile) => {
  const before = `\\p{L}(?= (?:${[...of].join("|")}) )`;
  return new RegExp(String.raw` (?:\$[^$]*\$|\\[\p{L}]+\{[^{}]*\}|\p{Ll}(?=$)|${before}).*$`, "u");
});
/** "…: T = 1 / f", ", P = F / A": the formula of it. */
const FORMULA_BEHIND = /[,:]? \p{L}{1,2} ?=.*$/u;
/** "I. Root cap": how it is counted. */
const COUNT = /^(?:[IVX]{1,4}|\d{1,2})[.)]\s+/u;
/** "predatory pricing (also called dumping, which …)": however long, it is said besides. */
const ASIDE = /\s*\([^()]{0,200}\)/gu;
const EDGE_SIGNS = /^[\s,*"'„“”«»‘’]+|[\s,*"'„“”«»‘’]+$/gu;

/**
 * What a sentence says that a thing is: the first cue that fits and defines a term, and what it says besides of
 * another.
 */
export function definitionsIn(line: Line, reading: Reading): Omit<Definition, "index">[] {
  const found: Omit<Definition, "index">[] = [];
  const plain = line.text.replace(ASIDE, "");
  // A sentence opens with a capital, which may be its own: as the text names things, and in lower case.
  const asNamed = reading.lowerCased(plain);
  const openings = [...new Set([asNamed, lowerFirst(plain)])];
  for (const cue of reading.profile.groups.definitions) {
    if (found.length > 0 && !cue.isFurther) continue;
    const read = (text: string) => {
      const groups = cue.pattern.exec(text)?.groups;
      return groups === undefined ? null : definitionFrom(line, cue, groups, reading);
    };
    const ways = cue.isDoubtful ? [asNamed] : openings;
    const one = ways
      .values()
      .map(read)
      .find((way) => way !== null);
    if (one && found.every(({ term }) => term !== one.term)) found.push(one);
  }
  return found;
}

function definitionFrom(
  line: Line,
  cue: DefinitionCue,
  groups: Record<string, string>,
  reading: Reading,
): Omit<Definition, "index"> | null {
  const { profile, terms } = reading;
  const said = (groups.definition ?? "") + (groups.tail ?? "");
  const whole = bare(withoutRest(said, profile), profile, "told");
  const told = groups.verb === undefined ? whole : withoutLead(whole, profile);
  const definition = asCommonNoun(told.replace(FORMULA_BEHIND, ""), profile);
  const isPointing = hasAntecedent(line) && !cue.definitionStandsAlone && isPointer(told, profile);
  if (!isPointing && !isWhole(definition, cue, groups, profile)) return null;
  const term = termIn(line, groups, reading);
  const isBelow = nameAbove(line, groups) !== null;
  const leans = !line.isUsable && line.antecedent !== "" && !isPointing && !isBelow;
  const isSure =
    (cue.strong && !(leans && cue.definitionStandsAlone)) || (!cue.isDoubtful && profile.relative.test(told));
  if (leans && terms.get(term ?? "")?.type === "name") return null;
  if (term === null || !isTerm(term, isSure, terms, profile)) return null;
  const found = { line, cue, term, definition, isPointing, groups: { ...groups, definition } };
  // "This type of pain is known as …" says of no kind what it is.
  if (isPointing) return { ...found, hypernyms: new Set(), semanticClass: null };
  const hypernyms = hypernymsInDefinition(definition, profile);
  return { ...found, hypernyms, semanticClass: semanticClassInDefinition(definition, profile) };
}

/** "In a given time, the rate of a reaction is called …": what opens the sentence before its subject. */
function withoutLead(told: string, { stopWords, articles, groups }: LanguageProfile): string {
  const [opening = ""] = told.toLowerCase().split(" ");
  const isLed = stopWords.has(opening) && !articles.has(opening) && groups.leads.has(opening) !== true;
  return isLed ? told.replace(/^[^,]{2,45}, /u, "") : told;
}

/** A cue without a place for the name tells of what stands above. */
function nameAbove({ above }: Line, { term, near, other }: Record<string, string>): string | null {
  return (term ?? near ?? other) === undefined ? (above?.replace(/\s*[:：]$/u, "") ?? null) : null;
}

/** Most words before what is told of a name that may be it. */
const NEAR_WORDS = 4;

/** The name that a cue shows, or the longest end of the words near it that the text makes a term of. */
function termIn(
  line: Line,
  groups: Record<string, string>,
  { profile, terms, lowerCased }: Reading,
): string | null {
  const { near, other = nameAbove(line, groups) ?? "", term: named = other } = groups;
  if (near === undefined) {
    const name = bare(withoutRest(named, profile), profile, "name").replace(COUNT, "");
    return line.text.startsWith(name) ? name : lowerCased(name);
  }
  if (isFronted(line.text.slice(0, line.text.indexOf(groups.definition ?? "")), profile)) return null;
  const words = bare(near, profile, "name").split(" ").slice(-NEAR_WORDS);
  for (const at of words.keys()) {
    const name = words.slice(at).join(" ");
    const known = terms.get(name);
    if (known !== undefined && isTaught(known, profile)) return name;
  }
  return null;
}

/** "In cuboidal epithelium, the nucleus …": what opens a sentence before its subject has nothing beside it. */
function isFronted(before: string, { stopWords, articles }: LanguageProfile): boolean {
  const [opening = ""] = before.toLowerCase().split(" ");
  return stopWords.has(opening) && !articles.has(opening) && /^[^,]*, ?$/u.test(before);
}

/** More than an everyday word that the text says twice. */
function isTaught(term: Term, profile: LanguageProfile): boolean {
  if (term.marked || term.inHeading) return true;
  return term.count > 1 && (term.words > 1 || isTechnical(term, profile));
}

/** What stands behind it is said of something else, or besides. */
function withoutRest(text: string, { groups }: LanguageProfile): string {
  return text.replace(groups.ends, "");
}

/**
 * Without quotes and its sign, and the words at its edges that belong to the sentence: of what is told only those
 * behind it.
 */
function bare(text: string, profile: LanguageProfile, part: "name" | "told"): string {
  const { groups, articles } = profile;
  const plain =
    part === "name"
      ? text.replace(EDGE_SIGNS, "").replace(signBehind(profile), "")
      : text.replace(/^\s+|[\s,]+$/gu, "");
  if (part === "told") return plain;
  const own = plain.replace(groups.beside, "");
  const [first = "", ...others] = own.split(" ");
  return articles.has(first) && others.length > 0 ? others.join(" ") : own;
}

/**
 * What is told says something by itself: no amount, no part of a clause, nothing that only an earlier sentence
 * explains.
 */
function isWhole(
  definition: string,
  cue: DefinitionCue,
  groups: Record<string, string>,
  profile: LanguageProfile,
): boolean {
  const { definitionStandsAlone: standsAlone } = cue;
  const { least, most } = DEFINITION_CHARS;
  if (visibleLength(definition, profile) < least || definition.length > most || NO_PROSE.test(definition))
    return false;
  if (pointsOutside(definition, profile)) return false;
  if (!cue.strong && profile.groups.saysNothing.test(definition)) return false;
  // "Wygląda to odrobinę inaczej": what a thing is stands in the nominative.
  if (standsAlone && isOblique(definition, profile)) return false;
  const isBefore = groups.verb !== undefined && !standsAlone;
  return !(standsAlone || isBefore || groups.near !== undefined) || isPhrase(definition, profile);
}

/** It speaks of what only the rest of the text shows: "such bodies", "enlarges it". */
function pointsOutside(definition: string, profile: LanguageProfile): boolean {
  const { deictic, anaphoric, pronouns, personalPronouns, relative } = profile;
  if (deictic.test(definition) || anaphoric.test(definition)) return true;
  const words = wordsOf(definition, profile);
  // "Those who …", "ten, który …": what follows tells which.
  const isExplained = (at: number) =>
    !personalPronouns.has(words[at]?.lower ?? "") &&
    (definition.charAt(words[at]?.end ?? 0) === "," || relative.test(words[at + 1]?.lower ?? ""));
  return words.slice(0, MOST_BEFORE_PRONOUN).some(({ lower }, at) => pronouns.has(lower) && !isExplained(at));
}

/**
 * The phrase for a thing: it opens with a word of content or what leads a noun, ends in one, and none of its verbs
 * stands before what opens a clause. "In cells", "the epithelium that lines vessels derives from it and", "a duct is
 * open" are none.
 */
function isPhrase(definition: string, profile: LanguageProfile): boolean {
  const { stopWords, articles, pronouns, copulas, relative, capitalNouns } = profile;
  const { nounLeads, verbLeads, groups } = profile;
  const words = wordsOf(definition, profile);
  const [first, last] = [words[0]?.lower ?? "", words.at(-1)?.lower ?? ""];
  if (stopWords.has(first) && !articles.has(first) && groups.leads.has(first) !== true) return false;
  // In German prefixes of verbs end clauses: "… gibt Licht ab".
  const leaders = nounLeads.size > 0 ? [nounLeads, verbLeads] : capitalNouns ? [] : [stopWords];
  const isLoose = [...leaders, pronouns, articles].some((loose) => loose.has(last));
  if (isLoose && groups.leads.has(last) !== true) return false;
  const verb = words.find(({ lower }) => copulas.has(lower));
  if (verb === undefined) return true;
  const before = definition.slice(0, verb.start);
  return before.includes(",") || relative?.test(before) === true;
}

/** "Este componente", "koncepcję tę": a demonstrative and the noun it points with, and nothing said of it. */
function isPointer(told: string, profile: LanguageProfile): boolean {
  const { pronouns, phraseBoundaries, copulas } = profile;
  const bare = told.replace(SIGN_BESIDE, "");
  const words = wordsOf(bare, profile).map(({ lower }) => lower);
  if (words.length > MOST_POINTING || /[,、]/u.test(bare)) return false;
  if (words.some((word) => phraseBoundaries.has(word) || copulas.has(word))) return false;
  return (
    [words[0], words.at(-1)].some((word) => pronouns.has(word ?? "")) ||
    withoutPronoun(bare, profile) !== bare
  );
}

/** What defines a term opens with a common noun, even where it opened a sentence. */
function asCommonNoun(text: string, { capitalNouns }: LanguageProfile): string {
  return capitalNouns || /^\S+ \p{Lu}/u.test(text) ? text : lowerFirst(text);
}

/** A bare "X is a Y" defines X only if X is a term of the document. */
function isTerm(text: string, sure: boolean, terms: Terms, profile: LanguageProfile): boolean {
  const words = wordsOf(text, profile);
  if (words.length === 0 || words.length > 5 || text.length > 45 || /^\d/u.test(text)) return false;
  // Where nothing parts words, a name is one: "天使の分け前" does not end in "前".
  const parts = profile.writing.wordsOfTerm(text);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (
    profile.stopWords.has(last) ||
    profile.stopWords.has(first) ||
    (profile.generic.has(last) && !isSpecifiedTerm(text, words, terms)) ||
    profile.pronouns.has(first) ||
    isLoneQuality(text, profile)
  )
    return false;
  // "Später nennt man die Stadt …": where nouns have capitals, a name has one.
  if (profile.capitalNouns && !/(?<!\p{L})\p{Lu}/u.test(text)) return false;
  if (profile.leaning.test(text)) return false;
  const isJoining = (word: string) => profile.articles.has(word) || profile.of.has(word);
  const inner = words.slice(1, -1).some(({ lower }) => profile.stopWords.has(lower) && !isJoining(lower));
  if (inner) return false;
  if (sure) return true;
  const term = terms.get(text);
  if (term === undefined) return false;
  return (
    term.count >= 2 || term.marked || term.inHeading || term.type !== "term" || isTechnical(term, profile)
  );
}

/**
 * "Броунівський рух", "nervous system": what stands before a noun that is too general makes a term of it, if it comes
 * again.
 */
function isSpecifiedTerm(text: string, words: readonly Word[], terms: Terms): boolean {
  if (words.length < 2) return false;
  const known = terms.get(text);
  return known !== undefined && (known.count > 1 || known.marked || known.inHeading);
}
