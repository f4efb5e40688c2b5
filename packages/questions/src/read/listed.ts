import type { LanguageProfile, Phrase } from "@quizmill/language";
import { onceOf } from "../memo.ts";

/** What may stand between two members of a list; group `last` before its last. */
const linkOf = onceOf(({ writing, conjunctions, articles }: LanguageProfile) => {
  return new RegExp(writing.listLink(conjunctions.source, [...articles].join("|")), "y");
});

/**
 * The lists of a sentence, as far as its phrases show them: "starch, cellulose and sugar". What is named in one
 * breath is of one kind. A comma alone makes no list ("In plants, light …"): one must end in "and" or "or".
 */
export function listsIn(phrases: readonly Phrase[], text: string, profile: LanguageProfile): Phrase[][] {
  const starts = longestByStart(phrases);
  const taken = new Set<Phrase>();
  const lists: Phrase[][] = [];
  for (const first of [...starts.values()].sort((a, b) => a.start - b.start)) {
    if (taken.has(first)) continue;
    const { members, isClosed } = listFrom(first, starts, text, profile);
    // What begins at a later member ends as this does: looked at again, long lists would take their length squared.
    for (const member of members) taken.add(member);
    if (isClosed && members.length > 1) lists.push(members);
  }
  return lists;
}

function longestByStart(phrases: readonly Phrase[]): ReadonlyMap<number, Phrase> {
  const longest = new Map<number, Phrase>();
  for (const phrase of phrases)
    if (phrase.bounded && phrase.end > (longest.get(phrase.start)?.end ?? 0))
      longest.set(phrase.start, phrase);
  return longest;
}

/** Not closed where commas alone part what follows. */
function listFrom(
  first: Phrase,
  starts: ReadonlyMap<number, Phrase>,
  text: string,
  profile: LanguageProfile,
): { members: Phrase[]; isClosed: boolean } {
  const members = [first];
  let isClosed = false;
  for (let end = first.end; ; ) {
    const link = linkAt(end, text, linkOf(profile));
    const next = link === null ? undefined : starts.get(link.end);
    if (link === null || next === undefined) return { members, isClosed };
    isClosed ||= link.isLast;
    members.push(next);
    end = next.end;
  }
}

function linkAt(at: number, text: string, pattern: RegExp): { end: number; isLast: boolean } | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found === null ? null : { end: at + found[0].length, isLast: found.groups?.last !== undefined };
}
