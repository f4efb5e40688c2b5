import type { LanguageProfile } from "../../languages/profile.ts";
import { contentKeys, visibleLength } from "../../text/words.ts";
import type { Document, Reason } from "../document.ts";
import { nearby } from "../nearby.ts";
import { draft, type Kind, lineWorth } from "./kind.ts";

const SIBLINGS = 8;
/** Reasons looked at to each side. */
const REACH = 60;

/** Why, or what for; the others are reasons the document gives for other things. */
export const relation: Kind = {
  name: "relation",
  write(line, document) {
    const found = document.reasonIn(line);
    const stem = found?.cue.ask(found.groups);
    if (found === undefined || stem === null || stem === undefined) return [];
    const siblings = siblingsOf(found, document);
    if (siblings.length < 3) return [];
    const notes = siblings.map(({ reason: option, line: place }) => ({ option, says: place.quote }));
    const worth = 0.76 * (0.7 + 0.3 * lineWorth(line, document));
    return [
      draft("relation", line, {
        stem,
        key: found.reason,
        distractors: siblings.map(({ reason }) => reason),
        score: worth,
        notes,
      }),
    ];
  },
};

/** Reasons given with the same cue, of like length, that share no content with this fact. */
function siblingsOf(found: Reason, { reasons, profile }: Document): Reason[] {
  const about = new Set(contentKeys(found.line.text, profile));
  const siblings: Reason[] = [];
  for (const other of nearby(reasons, found.index, REACH)) {
    const isOnTopic = contentKeys(other.reason, profile).filter((key) => about.has(key)).length > 1;
    if (!isOnTopic && isAlike(found, other, profile)) siblings.push(other);
    if (siblings.length >= SIBLINGS) break;
  }
  return siblings;
}

function isAlike(found: Reason, other: Reason, profile: LanguageProfile): boolean {
  if (other.cue !== found.cue || opening(other, profile) !== opening(found, profile)) return false;
  const ratio = visibleLength(other.reason, profile) / visibleLength(found.reason, profile);
  return ratio > 0.6 && ratio < 1.7;
}

/** The pronoun a reason starts with, or "": options must agree in it. */
function opening({ reason }: Reason, { personal }: LanguageProfile): string {
  const first = reason.split(" ")[0]?.toLowerCase() ?? "";
  return personal.has(first) ? first : "";
}
