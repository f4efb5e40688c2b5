import { countUp } from "../../maps.ts";
import { visibleLength } from "../../text/words.ts";
import type { Other } from "../distractors/terms-like.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { nearby } from "../nearby.ts";
import { negationCost, partWorth, withGap } from "./gaps.ts";
import { among, draft, type Kind } from "./kind.ts";

/** "`git remote add`": a program and what it is told to do, without what differs from call to call. */
const COMMAND = /`([a-z]+(?: [a-z][a-z-]+){1,2})`/gu;
const SIBLINGS = 6;
/** What a text shows less often may be somebody's abbreviation, or hold what is given to the command. */
const LEAST_SHOWN = 3;
/** "Luckily, `git status` helps": what a shorter sentence says is true of many. */
const LEAST_CHARS = 50;
/** A manual teaches its commands, each of which does one thing. */
const KEY_WORTH = 0.8;

/** The commands of each document, found once. */
const cache = new WeakMap<Document, readonly Shown[]>();

/** A command in a sentence. */
interface Shown {
  text: string;
  line: Line;
}

/** A gap for the one command that a sentence of a manual tells of, among others of its program. */
export const command: Kind = {
  name: "cloze",
  mayLean: true,
  mayOrder: true,
  write(line, document) {
    const [text, ...more] = commandsIn(line.quote);
    if (text === undefined || more.length > 0) return [];
    const start = line.text.indexOf(text);
    const end = start + text.length;
    if (start < 0 || line.text.includes(text, end) || (line.lead ?? "") !== "") return [];
    const others = othersFor(text, line, document);
    if (others.length < 3) return [];
    const key = { text, start, end, before: "", span: null, worth: KEY_WORTH };
    const stem = withGap(line.text, key, document);
    if (visibleLength(stem, document.profile) < LEAST_CHARS) return [];
    const score = partWorth(key, line, document) - negationCost(stem, document.profile);
    return [draft("cloze", line, { stem, key: text, about: null, score, ...among(others, document) })];
  },
};

function commandsIn(quote: string): string[] {
  return [...new Set([...quote.matchAll(COMMAND)].map(([, text = ""]) => text))];
}

/** Other commands of the program, those of as many words first, then the nearest; none that is a longer or shorter form of the key. */
function othersFor(key: string, line: Line, document: Document): Other[] {
  const shown = shownIn(document);
  const at = shown.findIndex((one) => one.line.id === line.id);
  const [program] = key.split(" ", 1);
  const found = new Set<string>();
  for (const { text } of nearby(shown, at, shown.length)) {
    const isForm = text.startsWith(key) || key.startsWith(text);
    if (!isForm && text.startsWith(`${program} `)) found.add(text);
  }
  // Among "git add" and "git commit", "git remote rename" shows itself.
  const isAsLong = (text: string) => text.split(" ").length === key.split(" ").length;
  return [...found]
    .sort((a, b) => Number(isAsLong(b)) - Number(isAsLong(a)))
    .slice(0, SIBLINGS)
    .map((text) => ({ text, kindred: 1 }));
}

/** Those shown often enough, in the order of the text. */
function shownIn(document: Document): readonly Shown[] {
  const known = cache.get(document);
  if (known !== undefined) return known;
  const all = document.lines.flatMap((line) => commandsIn(line.quote).map((text) => ({ text, line })));
  const times = new Map<string, number>();
  for (const { text } of all) countUp(times, text);
  const shown = all.filter(({ text }) => (times.get(text) ?? 0) >= LEAST_SHOWN);
  cache.set(document, shown);
  return shown;
}
