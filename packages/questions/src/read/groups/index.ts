import type { Plan } from "../../engine.ts";
import type { LanguageProfile } from "../../languages/profile.ts";
import { phraseKey } from "../../text/words.ts";
import type { Group } from "./group.ts";
import { groupsOfHeadings } from "./headings.ts";
import { groupsOfList } from "./lists.ts";
import { runsIn } from "./runs.ts";
import { groupsOfTable } from "./tables.ts";

/** What the form of a document sets side by side: its tables, lists and headings. Linear in the text. */
export function groupsOf(plan: Plan, profile: LanguageProfile): Group[] {
  const groups = wholeLists(
    [...runsIn(plan)].flatMap((run) =>
      run.kind === "rows" ? groupsOfTable(run) : groupsOfList(run, profile),
    ),
  );
  return [
    ...joined(groups, profile),
    ...groups.flatMap((group) => stepsOf(group, profile)),
    ...groupsOfHeadings(plan, profile),
  ];
}

const isOfNames = ({ kind }: Group) => kind === "notes" || kind === "glossary";

/** Paragraphs, points and entries of a glossary that follow each other and are all made alike are one list. */
function wholeLists(groups: readonly Group[]): Group[] {
  const whole: Group[] = [];
  for (const group of groups) {
    const before = whole.at(-1);
    const [last, first] = [before?.members.at(-1)?.source, group.members[0]?.source];
    const goesOn =
      last !== undefined &&
      first !== undefined &&
      last.passage === first.passage &&
      last.block + 1 === first.block;
    if (before !== undefined && goesOn && isOfNames(before) && isOfNames(group))
      whole[whole.length - 1] = { ...before, members: [...before.members, ...group.members] };
    else whole.push(group);
  }
  return whole;
}

/** What stands under the same title on several slides is one list. */
function joined(groups: readonly Group[], profile: LanguageProfile): Group[] {
  const byTitle = Map.groupBy(
    groups.filter(({ kind }) => kind === "list"),
    ({ title }) => phraseKey(title ?? "", profile) || title,
  );
  const lists = [...byTitle.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, members: [first, ...more].flatMap(({ members }) => members) }],
  );
  return [...groups.filter(({ kind }) => kind !== "list"), ...lists];
}

/** A list whose title says that its points come one after the other. */
function stepsOf(group: Group, { groups }: LanguageProfile): Group[] {
  const isList = group.kind === "list" || group.kind === "notes";
  return isList && group.title !== null && groups?.order.test(group.title) === true
    ? [{ ...group, kind: "steps" }]
    : [];
}
