import { isQualified } from "../../judge/cues.ts";
import { FEWEST_OTHERS } from "../../layout.ts";
import { contentKeys, visibleLength, wordsOf } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { nearby } from "../nearby.ts";
import { haveSimilarAims, type Relation } from "../relations.ts";
import { draft, type Kind, sentenceWorth, type UnweightedDraft } from "./kind.ts";

const SIBLINGS = 8;
const REACH = 120;
/** What a command is for is as good as its definition; which one it is, as when a sentence says so by itself. */
const WORTH = { aim: 0.76, command: 0.7 };
/** How much shorter or longer than the right one other aims may be. */
const LENGTHS = { least: 0.55, most: 1.8 };

/** A command and what it is called for. */
interface CommandPurpose {
  relation: Relation;
  command: string;
  /** As an option; null where the sentence tells it in no words of its own. */
  aim: string | null;
}

/** What a command is for, among what others are; and which command it is, where no plainer sentence asks for it. */
export const purpose: Kind = {
  name: "definition",
  mayAddressReader: true,
  mayBeInstruction: true,
  write(line, document) {
    const relation = document.relations.in(line);
    const own = relation === undefined ? null : commandPurposeIn(relation, document);
    if (own === null) return [];
    const others = [...nearby(document.relations.like(own.relation.form), own.relation.index, REACH)]
      .flatMap((other) => commandPurposeIn(other, document) ?? [])
      .filter((other) => !isForLike(other, own, document));
    return [...aimDraft(own, others, line, document), ...commandDraft(own, others, line, document)];
  },
};

function commandPurposeIn(relation: Relation, { commands }: Document): CommandPurpose | null {
  const { cue, groups, answer } = relation;
  const command = cue.ofCommand === undefined ? null : commands.commandLineIn(answer);
  if (command === null) return null;
  return { relation, command, aim: cue.ofCommand?.aim?.(groups.fact ?? "") ?? null };
}

/** Another way to the same end, or the same command again. */
function isForLike(
  { command, relation }: CommandPurpose,
  own: CommandPurpose,
  { profile }: Document,
): boolean {
  if (command.startsWith(own.command) || own.command.startsWith(command)) return true;
  return haveSimilarAims(relation.groups.fact ?? "", own.relation.groups.fact ?? "", profile);
}

function aimDraft(
  own: CommandPurpose,
  others: readonly CommandPurpose[],
  line: Line,
  document: Document,
): UnweightedDraft[] {
  const { profile } = document;
  const stem = profile.commands?.askAim(own.command);
  if (own.aim === null || stem === undefined) return [];
  const length = visibleLength(own.aim, profile);
  const siblings = others.flatMap(({ aim, relation }) => {
    const ratio = visibleLength(aim ?? "", profile) / length;
    return aim === null || isQualified(aim, profile) || ratio < LENGTHS.least || ratio > LENGTHS.most
      ? []
      : [{ aim, relation }];
  });
  if (siblings.length < FEWEST_OTHERS) return [];
  // What the command spells, others should say as well.
  const spelled = contentKeys(own.command, profile);
  const says = ({ aim }: { aim: string }) =>
    Number(contentKeys(aim, profile).some((key) => spelled.includes(key)));
  const shown = siblings.sort((a, b) => says(b) - says(a)).slice(0, SIBLINGS);
  return [
    draft("definition", line, {
      stem,
      key: own.aim,
      distractors: shown.map(({ aim }) => aim),
      score: scored(WORTH.aim, line, document),
      about: null,
      rationales: shown.map(({ aim, relation }) => ({
        option: aim,
        says: relation.line.quote,
        reason: "swapped",
      })),
    }),
  ];
}

function commandDraft(
  own: CommandPurpose,
  others: readonly CommandPurpose[],
  line: Line,
  document: Document,
): UnweightedDraft[] {
  const { commands } = document;
  const stem = own.relation.cue.ofCommand?.ask(own.relation.groups.fact ?? "");
  if (stem === undefined || commands.questionOn(line) !== null) return [];
  const [program = ""] = own.command.split(" ", 1);
  const known = commands.mentions.map(({ text }) => text).filter((text) => text.startsWith(`${program} `));
  const siblings = commands.siblingsOf(own.command);
  const found = new Set([...siblings, ...others.map(({ command }) => command), ...known]);
  const distractors = [...found].filter(
    (text) => !text.startsWith(own.command) && !own.command.startsWith(text),
  );
  if (distractors.length < FEWEST_OTHERS) return [];
  // Beside "git branch --merged", "git log" stands out.
  const { profile } = document;
  const unlike = (text: string) =>
    Math.abs(wordsOf(text, profile).length - wordsOf(own.command, profile).length) +
    Number(text.includes(" -") !== own.command.includes(" -"));
  distractors.sort((a, b) => unlike(a) - unlike(b));
  return [
    draft("typed", line, {
      stem,
      key: own.command,
      distractors: distractors.slice(0, SIBLINGS),
      score: scored(WORTH.command, line, document),
      about: null,
    }),
  ];
}

function scored(worth: number, line: Line, document: Document): number {
  return worth * (0.7 + 0.3 * sentenceWorth(line, document));
}
