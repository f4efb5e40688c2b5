import { upperFirst } from "../../languages/profile.ts";
import { contentKeys } from "../../text/words.ts";
import { termsLike } from "../distractors.ts";
import { draft, type Kind, lineWorth } from "./kind.ts";

/** What is told of a thing is given, the thing is asked for. */
export const subject: Kind = {
  name: "subject",
  write(line, document) {
    const { profile, terms } = document;
    const text = document.soften(line.text);
    for (const cue of profile.subjects) {
      const groups = cue.pattern.exec(text)?.groups;
      const key = groups?.["key"]?.trim();
      if (groups === undefined || key === undefined) continue;
      const term = terms.get(key);
      const stem = term === undefined || term.bounded === 0 ? null : cue.ask(groups);
      if (term === undefined || stem === null || contentKeys(groups["rest"] ?? "", profile).length < 4)
        return [];
      const written = line.quote.includes(key) ? key : upperFirst(key);
      const distractors = termsLike({ key: written, stem, line, before: "" }, document);
      const worth =
        (term.count >= 2 || term.marked || term.type !== "term" ? 0.72 : 0.5) *
        (0.7 + 0.3 * lineWorth(line, document));
      return [draft("subject", line, { stem, key: written, distractors, score: worth })];
    }
    return [];
  },
};
