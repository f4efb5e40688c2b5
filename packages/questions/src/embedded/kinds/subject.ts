import { termsLike } from "../distractors/terms-like.ts";
import { partedAtVerb } from "../subjects.ts";
import { draft, type Kind, lineWorth } from "./kind.ts";

/** What is told of a thing is given, the thing is asked for. */
export const subject: Kind = {
  name: "subject",
  write(line, document) {
    const parted = partedAtVerb(line, document);
    const stem = parted?.cue.ask(parted.rest, parted.subject) ?? null;
    if (parted === null || stem === null) return [];
    const { subject: key, term } = parted;
    const distractors = termsLike({ key, stem, line, before: "" }, document);
    const isTelling = term.count >= 2 || term.marked || term.type !== "term";
    const worth = (isTelling ? 0.7 : 0.5) * (0.7 + 0.3 * lineWorth(line, document));
    return [draft("subject", line, { stem, key, distractors, score: worth })];
  },
};
