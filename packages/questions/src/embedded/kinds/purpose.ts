import { isQualified } from "../../judge/cues.ts";
import { FEWEST_OTHERS } from "../../layout.ts";
import { contentKeys, visibleLength, wordsOf } from "../../text/words.ts";
import { type CommandAim, haveSimilarAims } from "../command-aims.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { nearby } from "../nearby.ts";
import { draft, type Kind, sentenceWorth, type UnweightedDraft } from "./kind.ts";

const SIBLINGS = 8;
const REACH = 120;
/** What a command is for is as good as its definition; which one it is, as when a sentence says so by itself. */
const WORTH = { aim: 0.76, command: 0.7 };
/** How much shorter or longer than the right one other aims may be. */
const LENGTHS = { least: 0.55, most: 1.8 };

/** What a command is for, among what others are; and which command it is, where no plainer sentence asks for it. */
export const purpose: Kind = {
  name: "definition",
  mayAddressReader: true,
  mayBeInstruction: true,
  write(line, document) {
    const { commandAims } = document;
    const own = commandAims.in(line);
    if (own === undefined) return [];
    const others = [...nearby(commandAims.all, own.index, REACH)].filter(
      (other) => !isForLike(other, own, document),
    );
    return [...aimDraft(own, others, line, document), ...commandDraft(own, others, line, document)];
  },
};

/** Another way to the same end, or the same command again. */
function isForLike(other: CommandAim, own: CommandAim, { profile }: Document): boolean {
  if (other.command.startsWith(own.command) || own.command.startsWith(other.command)) return true;
  return haveSimilarAims(other.fact, own.fact, profile);
}

/** What it is for, as an option; null where the sentence tells it in no words of its own. */
function aimOf({ cue, fact }: CommandAim): string | null {
  return cue.aim?.(fact) ?? null;
}

function aimDraft(
  own: CommandAim,
  others: readonly CommandAim[],
  line: Line,
  document: Document,
): UnweightedDraft[] {
  const { profile } = document;
  const stem = profile.commands?.askAim(own.command);
  const key = aimOf(own);
  if (key === null || stem === undefined) return [];
  const length = visibleLength(key, profile);
  const siblings = others.flatMap((other) => {
    const aim = aimOf(other);
    const ratio = visibleLength(aim ?? "", profile) / length;
    return aim === null || isQualified(aim, profile) || ratio < LENGTHS.least || ratio > LENGTHS.most
      ? []
      : [{ aim, says: other.line.quote }];
  });
  if (siblings.length < FEWEST_OTHERS) return [];
  // What the command spells, others should say as well.
  const spelled = contentKeys(own.command, profile);
  const sharesWords = ({ aim }: { aim: string }) =>
    Number(contentKeys(aim, profile).some((key) => spelled.includes(key)));
  const shown = siblings.sort((a, b) => sharesWords(b) - sharesWords(a)).slice(0, SIBLINGS);
  return [
    draft("definition", line, {
      stem,
      key,
      distractors: shown.map(({ aim }) => aim),
      score: scored(WORTH.aim, line, document),
      about: null,
      rationales: shown.map(({ aim, says }) => ({ option: aim, says, reason: "swapped" })),
    }),
  ];
}

function commandDraft(
  own: CommandAim,
  others: readonly CommandAim[],
  line: Line,
  document: Document,
): UnweightedDraft[] {
  const { commands } = document;
  const stem = own.cue.ask(own.fact);
  if (commands.questionOn(line) !== null) return [];
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
