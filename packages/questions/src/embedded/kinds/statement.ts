import { pushTo } from "../../maps.ts";
import { contentKeys, phraseKey, visibleLength } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { draft, type Kind, lineWorth } from "./kind.ts";

interface Statement {
  line: Line;
  subject: string;
  rest: string;
  verb: string;
}

/** Statements of each document, found once. */
const cache = new WeakMap<Document, Map<number, Statement>>();
const SIBLINGS = 8;
const NEAR_LINES = 600;

/** Which statement about X is true; the others are true of other things, and say so of X. */
export const statement: Kind = {
  name: "statement",
  write(line, document) {
    const { phrases } = document.profile;
    const all = statementsIn(document);
    const own = all.get(line.id);
    if (phrases === null || own === undefined) return [];
    const siblings = siblingsOf(own, all, document);
    if (siblings.length < 3) return [];
    const told = (rest: string) => `${own.subject} ${rest}`;
    const notes = siblings.map(({ rest, line: place }) => ({ option: told(rest), says: place.quote }));
    return [
      draft("statement", line, {
        stem: phrases.askStatement(own.subject),
        key: told(own.rest),
        distractors: siblings.map(({ rest }) => told(rest)),
        score: 0.7 * (0.7 + 0.3 * lineWorth(line, document)),
        notes,
      }),
    ];
  },
};

function statementsIn(document: Document): Map<number, Statement> {
  const known = cache.get(document);
  if (known !== undefined) return known;
  const found = new Map<number, Statement>();
  if (document.profile.script === "spaced") {
    for (const line of document.lines) {
      const made = line.isUsable ? statementIn(line, document) : null;
      if (made !== null) found.set(line.id, made);
    }
  }
  cache.set(document, found);
  return found;
}

function statementIn(line: Line, { profile, terms, soften }: Document): Statement | null {
  for (const cue of profile.subjects) {
    const groups = cue.pattern.exec(soften(line.text))?.groups;
    const subject = groups?.["key"]?.trim();
    const rest = groups?.["rest"]?.trim();
    if (subject === undefined || rest === undefined) continue;
    const term = terms.get(subject);
    if (term === undefined || (term.count < 2 && !term.marked)) return null;
    if (rest.length > 130 || profile.negation?.test(rest) === true) return null;
    const leaning =
      contentKeys(rest, profile).length < 3 ||
      [...profile.pronouns].some((word) => ` ${rest} `.includes(` ${word} `));
    return leaning ? null : { line, subject, rest, verb: rest.split(" ")[0] ?? "" };
  }
  return null;
}

/** Statements with the same verb about other things, of like length, told in other words. */
function siblingsOf(own: Statement, all: Map<number, Statement>, { profile, terms }: Document): Statement[] {
  const length = visibleLength(own.rest, profile);
  const ownWords = new Set(contentKeys(own.rest, profile));
  const bySubject = new Map<string, Statement[]>();
  for (let off = 1; off <= NEAR_LINES; off++) {
    for (const other of [all.get(own.line.id + off), all.get(own.line.id - off)]) {
      if (other === undefined || other.verb !== own.verb) continue;
      const ratio = visibleLength(other.rest, profile) / length;
      if (ratio < 0.65 || ratio > 1.6) continue;
      const shared = contentKeys(other.rest, profile).filter((word) => ownWords.has(word)).length;
      const about = phraseKey(other.subject, profile);
      if (shared > 1 || about === phraseKey(own.subject, profile) || terms.get(other.rest) !== undefined)
        continue;
      pushTo(bySubject, about, other);
    }
    if (bySubject.size >= SIBLINGS) break;
  }
  return [...bySubject.values()].flatMap((found) => found.slice(0, 1));
}
