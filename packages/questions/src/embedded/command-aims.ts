import { type CommandAimCue, type LanguageProfile, unaddressed } from "../languages/profile.ts";
import type { Steps } from "../steps.ts";
import { contentKeys, wordsOf } from "../text/words.ts";
import type { Commands } from "./commands.ts";
import type { Line } from "./lines.ts";
import type { Reading } from "./subjects.ts";

/** A sentence that tells by which command an aim is reached: "To see what is staged, you can run …". */
export interface CommandAim {
  /** Index among those of the document. */
  index: number;
  line: Line;
  cue: CommandAimCue;
  /** The aim or the wish, as the sentence has it. */
  fact: string;
  command: string;
}

/** Those of a document, in order. */
export interface CommandAims {
  all: readonly CommandAim[];
  in(line: Line): CommandAim | undefined;
}

/** What a reader is to fill in himself: "`git push <remote> <branch>`". */
const TO_FILL_IN = /(?: (?:<[^<>\s]{1,30}>|\[[\p{L}-]{1,30}\]))+/gu;
/** What no option should hold. */
const SIGNS = /[{}<>|\\*#@~[\]]|https?:|\.\.\.|…|「」/u;

/**
 * A sentence that tells by which command an aim is reached can be asked for that, though options of a program or the
 * listing that it leads to keep it from all other use; null where it tells nothing of the kind.
 */
export function asInstruction(line: Line, profile: LanguageProfile): Line | null {
  const text = line.text.replace(/[:：]$/u, "").replace(TO_FILL_IN, "");
  if (line.wasTied || SIGNS.test(text) || profile.deictic?.test(text) === true) return null;
  const tells = profile.commands?.aims.some(({ pattern }) => pattern.test(text)) === true;
  return tells ? { ...line, text, isInstruction: true } : null;
}

/** Whether what is done to one end may serve the other: most of what the shorter one names, the other names too. */
export function haveSimilarAims(one: string, other: string, profile: LanguageProfile): boolean {
  const [a, b] = [one, other].map((text) => new Set(contentKeys(text, profile)));
  if (a === undefined || b === undefined) return false;
  return 2 * a.intersection(b).size > Math.min(a.size, b.size);
}

/** All of the lines that can be asked about alone, in one pass, line by line. */
export function* collectCommandAims(
  lines: readonly Line[],
  reading: Reading,
  commands: Commands,
): Steps<CommandAims> {
  const all: CommandAim[] = [];
  for (const line of lines) {
    yield;
    const found = aimIn(line, reading, commands);
    if (found !== null) all.push({ ...found, index: all.length });
  }
  const byLine = new Map(all.map((aim) => [aim.line.id, aim]));
  return { all, in: (line) => byLine.get(line.id) };
}

function aimIn(line: Line, reading: Reading, commands: Commands): Omit<CommandAim, "index"> | null {
  const { profile } = reading;
  if (!line.isUsable && !line.isInstruction && line.antecedent !== "") return null;
  const text = reading.lowerCased(line.text);
  for (const cue of profile.commands?.aims ?? []) {
    const { fact, deed } = cue.pattern.exec(text)?.groups ?? {};
    if (fact === undefined || deed === undefined || SIGNS.test(deed)) continue;
    if (pointsOutside(deed, profile) || pointsOutside(fact, profile) || !reading.isSure(fact)) continue;
    const command = commands.commandLineIn(deed.trim());
    return command === null ? null : { line, cue, fact, command };
  }
  return null;
}

/** Whether it has a pronoun for something outside itself; reader and writer are the same in every sentence. */
function pointsOutside(text: string, profile: LanguageProfile): boolean {
  const told = unaddressed(`… ${text}`, profile);
  if (profile.script === "unspaced") return [...profile.pronouns].some((word) => told.includes(word));
  return wordsOf(told, profile).some(
    ({ lower }) => profile.pronouns.has(lower) && profile.commands?.addressing.has(lower) !== true,
  );
}
