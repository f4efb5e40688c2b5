import type { LanguageProfile, RelationCue } from "../languages/profile.ts";
import { pushTo } from "../maps.ts";
import { wordsOf } from "../text/words.ts";
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

/** All relations of the usable lines of a document, in one pass. */
export function collectRelations(lines: readonly Line[], reading: Reading): Relations {
  const byForm = new Map<string, Relation[]>();
  const byLine = new Map<number, Relation>();
  for (const found of lines.flatMap((line) => relationsIn(line, reading))) {
    const relation = { ...found, index: byForm.get(found.form)?.length ?? 0 };
    pushTo(byForm, relation.form, relation);
    if (found.cue.ask !== null && !byLine.has(found.line.id)) byLine.set(found.line.id, relation);
  }
  return { like: (form) => byForm.get(form) ?? [], in: (line) => byLine.get(line.id) };
}

function relationsIn(line: Line, reading: Reading): Omit<Relation, "index">[] {
  const { profile } = reading;
  const text = reading.soften(line.text);
  return profile.relations.flatMap((cue) => {
    const groups = cue.pattern.exec(text)?.groups;
    const answer = groups?.answer?.trim();
    if (groups === undefined || answer === undefined || leans(answer, profile)) return [];
    if (cue.ask === null && cue.isSentence === true && !isPlain(line, reading)) return [];
    if (cue.ask !== null && (hasPronoun(groups.fact ?? "", profile) || !reading.isSure(groups.fact ?? "")))
      return [];
    const form = typeof cue.form === "string" ? cue.form : cue.form(answer);
    return [{ line, cue, groups, answer, form }];
  });
}

/** A sentence that opens plainly and defines nothing can stand beside others as an option. */
function isPlain(line: Line, reading: Reading): boolean {
  const { profile } = reading;
  const text = reading.soften(line.text);
  if (!reading.isSure(line.text) || profile.definitions.some(({ pattern }) => pattern.test(text)))
    return false;
  if (profile.script === "unspaced") return true;
  // Where articles show it, the subject must stand first; elsewhere any content word will do.
  return profile.articles.size > 0
    ? namedSubject(line, reading) !== null
    : !profile.stopWords.has(wordsOf(text, profile)[0]?.lower ?? "");
}

/** In the question itself nothing says what a pronoun means. */
function hasPronoun(text: string, profile: LanguageProfile): boolean {
  if (profile.script === "unspaced") return leans(text, profile);
  return wordsOf(text, profile).some(({ lower }) => profile.pronouns.has(lower));
}

/**
 * A pronoun in an answer leans on its sentence, so it could not stand beside other answers.
 * At its start it may: the others are then chosen to start alike.
 */
function leans(text: string, profile: LanguageProfile): boolean {
  if (profile.script === "unspaced") return [...profile.pronouns].some((word) => text.includes(word));
  return wordsOf(text, profile).some(
    ({ lower }, i) => profile.pronouns.has(lower) && !(i === 0 && profile.personal.has(lower)),
  );
}
