import type { LanguageProfile } from "@quizmill/language";
import type { Plan } from "../../engine.ts";
import type { Group } from "./group.ts";
import { groupsOfHeadings } from "./headings.ts";
import { groupsOfList, isOrdered } from "./lists.ts";
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
    ...groups,
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

/** Notes whose title says that their points come one after the other. */
function stepsOf(group: Group, profile: LanguageProfile): Group[] {
  return group.kind === "notes" && isOrdered(group.title, profile) ? [{ ...group, kind: "steps" }] : [];
}
