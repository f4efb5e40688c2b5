import type { Plan } from "../engine.ts";
import { COMMAND_SIGN, type LanguageProfile } from "../languages/profile.ts";
import { countUp } from "../maps.ts";
import { wordsOf } from "../text/words.ts";
import type { Line } from "./lines.ts";

/** "`git remote add`": a program and what it is told to do, without what differs from call to call. */
const MARKED = /`([a-z]+(?: [a-z][a-z-]+){1,2})`/gu;
/** What a text shows less often may be somebody's abbreviation, or hold what is given to the command. */
const LEAST_SHOWN = 3;
/** What stands behind so many commands is a word of the sentence ("the git add command"), not given to one of them. */
const LEAST_BEHIND = 2;
/** "… a copy of a repository – for example, a project": what is set off by dashes at the end. */
const ASIDE = / (?:[–—]|--) .*$/u;

/** The commands that a manual tells of. */
export interface Commands {
  /** Those shown often enough, in the order of the text. */
  mentions: readonly CommandMention[];
  /** What else listings tell a command of three words to do: "git remote add" beside "git remote rename". */
  siblingsOf(command: string): string[];
  /** The one command that a line names, and where it stands there; null where there are more, or it is given anything. */
  in(line: Line): CommandPlace | null;
  /** By which command something is done, where a line says so plainly and names what is done. */
  questionOn(line: Line): string | null;
  /** The call that a deed is, with its options, where it is hardly anything else: "use the `git tag -d` command". */
  commandLineIn(deed: string): string | null;
}

/** A command in a sentence. */
export interface CommandMention {
  text: string;
  line: Line;
}

/** A command and its place in the text of a line. */
export interface CommandPlace {
  text: string;
  start: number;
  end: number;
}

/** Finds the commands of a document: in one pass over its text and two over its lines. */
export function collectCommands(plan: Plan, lines: readonly Line[], profile: LanguageProfile): Commands {
  const listings = listingsIn(plan);
  const plain = plainCommandsIn(lines, listings, profile);
  const named = (line: Line) => [...new Set([...markedIn(line), ...plain(line)])];
  const all = lines.flatMap((line) => named(line).map((text) => ({ text, line })));
  const times = new Map<string, number>();
  for (const { text } of all) countUp(times, text);
  const mentions = all.filter(({ text }) => (times.get(text) ?? 0) >= LEAST_SHOWN);
  const oneIn = (line: Line): CommandPlace | null => {
    const [text, ...more] = named(line);
    if (text === undefined || more.length > 0) return null;
    const start = line.text.indexOf(text);
    const end = start + text.length;
    return start < 0 || line.text.includes(text, end) ? null : { text, start, end };
  };
  return {
    mentions,
    siblingsOf: (command) => siblingsIn(listings, command),
    commandLineIn: commandLineFinder(listings, { shown: mentions, lines }, profile),
    in: oneIn,
    questionOn(line) {
      const found = mentions.length === 0 ? null : oneIn(line);
      if (found === null) return null;
      const { text } = line;
      return questionFor(text.slice(0, found.start) + COMMAND_SIGN + text.slice(found.end), profile);
    },
  };
}

function markedIn({ quote }: Line): string[] {
  return [...quote.matchAll(MARKED)].map(([, text = ""]) => text);
}

/** What listings call, and what is given to it. */
interface Listings {
  programs: ReadonlySet<string>;
  given: ReadonlySet<string>;
  /** What is called, with the first word that is given to it. */
  commandLines: ReadonlySet<string>;
}

function listingsIn({ commandLines = [] }: Plan): Listings {
  const given = new Set<string>();
  const programs = new Set<string>();
  for (const [program = "", , word] of commandLines.map((call) => call.split(" "))) {
    programs.add(program);
    if (word !== undefined) given.add(word);
  }
  return { programs, given, commandLines: new Set(commandLines) };
}

function siblingsIn({ commandLines }: Listings, command: string): string[] {
  const [program, told, word] = command.split(" ");
  if (word === undefined || word.startsWith("-")) return [];
  const ofProgram = [...commandLines].map((call) => call.split(" ")).filter(([first]) => first === program);
  const isCommand = (given: string) => ofProgram.some(([, second]) => second === given);
  // "git push origin" and "git fetch origin": what is given to several is a thing.
  const isThing = (given: string) =>
    !isCommand(given) && ofProgram.filter(([, , third]) => third === given).length > 1;
  const siblings = ofProgram.flatMap(([, second, third = ""]) => (second === told ? [third] : []));
  return siblings.flatMap((given) =>
    given === "" || given === word || isThing(given) ? [] : [`${program} ${told} ${given}`],
  );
}

/** Words beside a call: "use the … command". */
const MOST_BESIDE = 6;

function commandLineFinder(
  { programs, commandLines }: Listings,
  { shown, lines }: { shown: readonly CommandMention[]; lines: readonly Line[] },
  profile: LanguageProfile,
): Commands["commandLineIn"] {
  const marked = new Set(shown.map(({ text }) => text));
  const all = programs.union(new Set([...marked].map((text) => text.split(" ", 1)[0] ?? "")));
  if (all.size === 0) return () => null;
  const pattern = new RegExp(
    String.raw`(?<![\p{Script=Latin}\d./-])(?<call>(?:${[...all].join("|")}) [a-z][a-z-]+)(?: (?<behind>[a-z][a-z-]+))?(?<with>(?: --?[a-z][a-z-]*)*)(?![\p{Script=Latin}\d./-])`,
    "gu",
  );
  const plain = new Set(
    lines.flatMap(({ text }) => wordsOf(text.replace(pattern, " "), profile).map(({ lower }) => lower)),
  );
  // "git remote add" is not "git remote", but of "git add verwenden" the last word is the sentence's.
  const isOfSentence = (word: string) =>
    word === "" ||
    word === "command" ||
    profile.stopWords.has(word) ||
    (profile.code !== "en" && plain.has(word));
  return (deed) => {
    const [found, ...more] = deed.matchAll(pattern);
    const { call = "", behind = "", with: options = "" } = found?.groups ?? {};
    if (found === undefined || more.length > 0) return null;
    const isPart = commandLines.has(`${call} ${behind}`) || marked.has(`${call} ${behind}`);
    if (!isPart && !isOfSentence(behind)) return null;
    const whole = isPart ? `${call} ${behind}${options}` : behind === "" ? call + options : call;
    const beside = deed.replace(whole, " ");
    return wordsOf(beside, profile).length > MOST_BESIDE || / -|\d/u.test(beside) ? null : whole;
  };
}

/** What finds commands without a mark: what is called of a program that some listing of the document calls. */
function plainCommandsIn(
  lines: readonly Line[],
  { programs, given, commandLines }: Listings,
  { stopWords, phraseBoundaries }: LanguageProfile,
): (line: Line) => readonly string[] {
  if (programs.size === 0) return () => [];
  const pattern = new RegExp(
    String.raw`(?<![\p{Script=Latin}\d\x60./-]|\$ )(?<call>(?:${[...programs].join("|")}) [a-z][a-z-]+)(?![\p{Script=Latin}\d\x60/-]|\.\p{L})(?: ?(?<behind>[-<[#({]|\p{Script=Latin}+))?`,
    "gu",
  );
  const listed = new Set([...commandLines].map((call) => call.split(" ").slice(0, 2).join(" ")));
  const mentionsIn = ({ quote }: Line) =>
    [...quote.matchAll(pattern)].flatMap(({ groups }) => {
      const { call = "", behind = "" }: Partial<Record<string, string>> = groups ?? {};
      const [program = "", told = ""] = call.split(" ");
      // "make sure" is no command, though "make" is a program: only what listings show of it is.
      const isWord = stopWords.has(told) || (phraseBoundaries.has(program) && !listed.has(call));
      return isWord ? [] : [{ call, behind }];
    });
  const mentioned = lines.flatMap(mentionsIn);
  const times = Map.groupBy(mentioned, ({ call }) => call);
  const before = Map.groupBy(mentioned, ({ behind }) => behind);
  const isBare = ({ behind }: { behind: string }) => {
    if (behind === "" || stopWords.has(behind)) return true;
    if (!/^\p{L}/u.test(behind) || given.has(behind)) return false;
    return new Set(before.get(behind)?.map((one) => one.call)).size >= LEAST_BEHIND;
  };
  return (line) => {
    const mentions = mentionsIn(line);
    const isNone = !mentions.every((one) => isBare(one) && (times.get(one.call)?.length ?? 0) >= LEAST_SHOWN);
    return isNone ? [] : mentions.map(({ call }) => call);
  };
}

/** Asks for what does a deed that can be understood by itself. */
function questionFor(signed: string, profile: LanguageProfile): string | null {
  for (const { pattern, ask } of profile.commands?.cues ?? []) {
    const { deed } = pattern.exec(signed)?.groups ?? {};
    if (deed === undefined) continue;
    const bare = deed.replace(ASIDE, "");
    return isAnaphoric(bare, profile) ? null : ask(bare);
  }
  return null;
}

/** "To do this", "to see them": but "you" and "we" are the same in every sentence of a manual. */
function isAnaphoric(deed: string, { pronouns, commands, ...profile }: LanguageProfile): boolean {
  if (profile.script === "unspaced") return [...pronouns].some((word) => deed.includes(word));
  const words = wordsOf(deed, { pronouns, ...profile });
  return words.some(({ lower }) => pronouns.has(lower) && commands?.addressing.has(lower) !== true);
}
