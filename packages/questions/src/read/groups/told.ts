import type { LanguageProfile } from "@quizmill/language";
import { pushTo } from "../../maps.ts";
import { phraseKey } from "../../text/words.ts";
import type { Line } from "../lines.ts";
import type { Terms } from "../terms.ts";
import type { Group, Member } from "./group.ts";
import { openedIn } from "./lists.ts";

/** What sentences set side by side: two things that one tells apart, and who did what for a field. */
export function groupsTold(lines: readonly Line[], terms: Terms, profile: LanguageProfile): Group[] {
  const usable = lines.filter(({ isUsable }) => isUsable);
  const contrasts = usable.flatMap((line) => contrastIn(line, terms, profile));
  const deeds = new Map<string, Member[]>();
  for (const line of usable)
    for (const member of deedIn(line, profile)) pushTo(deeds, phraseKey(member.name, profile), member);
  const members = [...deeds.values()].flat();
  return deeds.size < 2 ? contrasts : [...contrasts, { kind: "deeds", title: null, relation: null, members }];
}

/** "Xylem carries water, whereas phloem carries sugar". */
function contrastIn(line: Line, terms: Terms, profile: LanguageProfile): Group[] {
  for (const pattern of profile.groups?.contrasts ?? []) {
    const { one, other } = pattern.exec(line.text)?.groups ?? {};
    const members = [one, other].flatMap((clause) => {
      const opened = clause === undefined ? null : openedIn(clause, profile);
      return opened === null || terms.get(opened.name) === undefined
        ? []
        : [{ ...opened, source: sourceOf(line) }];
    });
    const keys = new Set(members.map(({ name }) => phraseKey(name, profile)));
    if (keys.size === 2) return [{ kind: "contrast", title: null, relation: null, members }];
  }
  return [];
}

function deedIn(line: Line, { groups }: LanguageProfile): Member[] {
  for (const pattern of groups?.deeds ?? []) {
    const { name, deed } = pattern.exec(line.text)?.groups ?? {};
    if (name !== undefined && deed !== undefined)
      return [{ name, description: deed, source: sourceOf(line) }];
  }
  return [];
}

const sourceOf = ({ quote, passage, block, section }: Line) => ({ quote, passage, block, section });
