import { type LanguageProfile, type RelationCue, unaddressed } from "../languages/profile.ts";
import { pushTo } from "../maps.ts";
import type { Steps } from "../steps.ts";
import { contentKeys, wordsOf } from "../text/words.ts";
import type { Line } from "./lines.ts";
import { namedSubject, type Reading } from "./subjects.ts";

/** What a sentence ties to something else: a cause, a purpose, an outcome. */
export interface Relation {
  /** Index among the document's relations of its form. */
  index: number;
  line: Line;
  cue: RelationCue;
  groups: Record<string, string>;
  answer: string;
  form: string;
}

export interface Relations {
  /** Those of one form, in order. */
  like(form: string): readonly Relation[];
  /** What this sentence can be asked for. */
  in(line: Line): Relation | undefined;
}

/** What a reader is to fill in himself: "`git push <remote> <branch>`". */
const TO_FILL_IN = /(?: (?:<[^<>\s]{1,30}>|\[[\p{L}-]{1,30}\]))+/gu;
/** What no option should hold. */
const SIGNS = /[{}<>|\\*#@~[\]]|https?:|\.\.\.|…|「」/u;

/**
 * A sentence that tells by what deed an aim is reached can be asked for that, though options of a program or the
 * listing that it leads to keep it from all other use; null where it tells nothing of the kind.
 */
export function asInstruction(line: Line, profile: LanguageProfile): Line | null {
  const text = line.text.replace(/[:：]$/u, "").replace(TO_FILL_IN, "");
  if (line.wasTied || SIGNS.test(text) || profile.deictic?.test(text) === true) return null;
  const isWay = profile.relations.some(
    ({ maySpeakToReader, ask, pattern }) => maySpeakToReader === true && ask !== null && pattern.test(text),
  );
  return isWay ? { ...line, text, isInstruction: true } : null;
}

/** Whether what is done to one end may serve the other: most of what the shorter one names, the other names too. */
export function haveSimilarAims(one: string, other: string, profile: LanguageProfile): boolean {
  const [a, b] = [one, other].map((text) => new Set(contentKeys(text, profile)));
  if (a === undefined || b === undefined) return false;
  return 2 * a.intersection(b).size > Math.min(a.size, b.size);
}

/** All relations of the lines that can be asked about alone, in one pass, line by line. */
export function* collectRelations(lines: readonly Line[], reading: Reading): Steps<Relations> {
  const byForm = new Map<string, Relation[]>();
  const byLine = new Map<number, Relation>();
  for (const line of lines) {
    yield;
    for (const found of relationsIn(line, reading)) {
      const relation = { ...found, index: byForm.get(found.form)?.length ?? 0 };
      pushTo(byForm, relation.form, relation);
      if (found.cue.ask !== null && !byLine.has(line.id)) byLine.set(line.id, relation);
    }
  }
  return { like: (form) => byForm.get(form) ?? [], in: (line) => byLine.get(line.id) };
}

function relationsIn(line: Line, reading: Reading): Omit<Relation, "index">[] {
  const found = reading.profile.relations.flatMap((cue) => relationBy(cue, line, reading) ?? []);
  // What is done to an end is told as a deed of its own as well.
  return found.filter(
    ({ form, cue }, i) => cue.maySpeakToReader !== true || found.findIndex((one) => one.form === form) === i,
  );
}

function relationBy(cue: RelationCue, line: Line, reading: Reading): Omit<Relation, "index"> | null {
  if (!line.isUsable && (cue.maySpeakToReader !== true || (cue.ask !== null && !isInstructionToReader(line))))
    return null;
  const groups = cue.pattern.exec(reading.lowerCased(line.text))?.groups;
  const answer = groups?.answer?.trim();
  if (groups === undefined || answer === undefined || isAnaphoricIn(answer, cue, reading.profile))
    return null;
  const canStand =
    cue.ask === null
      ? cue.answerIsSentence !== true || isPlain(line, reading)
      : isClear(groups, cue, reading);
  if (!canStand) return null;
  const form = typeof cue.form === "string" ? cue.form : cue.form(answer);
  return { line, cue, groups, answer, form };
}

/** A sentence to its reader, as it stands. */
function isInstructionToReader({ isInstruction, antecedent }: Line): boolean {
  return isInstruction || antecedent === "";
}

/** Whether what the question gives can be understood by itself. */
function isClear({ fact = "" }: Record<string, string>, cue: RelationCue, reading: Reading): boolean {
  const { profile } = reading;
  const isPointing = cue.maySpeakToReader === true ? pointsOutside(fact, profile) : hasPronoun(fact, profile);
  return !isPointing && reading.isSure(fact);
}

function isAnaphoricIn(answer: string, { maySpeakToReader }: RelationCue, profile: LanguageProfile): boolean {
  return maySpeakToReader === true
    ? pointsOutside(answer, profile) || SIGNS.test(answer)
    : isAnaphoric(answer, profile);
}

/** A sentence that opens plainly and defines nothing can stand beside others as an option. */
function isPlain(line: Line, reading: Reading): boolean {
  const { profile } = reading;
  const text = reading.lowerCased(line.text);
  if (!reading.isSure(line.text) || profile.definitions.some(({ pattern }) => pattern.test(text)))
    return false;
  if (profile.script === "unspaced") return true;
  // Where articles show it, the subject must stand first; elsewhere any content word will do.
  return profile.articles.size > 0
    ? namedSubject(line, reading) !== null
    : !profile.stopWords.has(wordsOf(text, profile)[0]?.lower ?? "");
}

/** The same where reader and writer are the same in every sentence. */
function pointsOutside(text: string, profile: LanguageProfile): boolean {
  const told = unaddressed(`… ${text}`, profile);
  if (profile.script === "unspaced") return isAnaphoric(told, profile);
  return wordsOf(told, profile).some(
    ({ lower }) => profile.pronouns.has(lower) && profile.commands?.addressing.has(lower) !== true,
  );
}

/** In the question itself nothing says what a pronoun means. */
function hasPronoun(text: string, profile: LanguageProfile): boolean {
  if (profile.script === "unspaced") return isAnaphoric(text, profile);
  return wordsOf(text, profile).some(({ lower }) => profile.pronouns.has(lower));
}

/**
 * A pronoun in an answer leans on its sentence, so it could not stand beside other answers.
 * At its start it may: the others are then chosen to start alike.
 */
function isAnaphoric(text: string, profile: LanguageProfile): boolean {
  if (profile.script === "unspaced") return [...profile.pronouns].some((word) => text.includes(word));
  return wordsOf(text, profile).some(
    ({ lower }, i) => profile.pronouns.has(lower) && !(i === 0 && profile.personalPronouns.has(lower)),
  );
}
