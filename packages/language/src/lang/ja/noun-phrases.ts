import type { NounPhrase, Pos, Token } from "../../token.ts";

const NOUNS: ReadonlySet<Pos> = new Set<Pos>(["NOUN", "PROPN", "PRON", "NUM"]);
/** What may stand inside a phrase before its last noun. */
const INSIDE: ReadonlySet<Pos> = new Set<Pos>([...NOUNS, "SYM", "DET", "ADJ"]);

/** An adjective in い is a clause of its own, as Universal Dependencies have it: "高い塔" is "塔". */
function standsInside({ pos, lemma }: Token): boolean {
  return INSIDE.has(pos) && !(pos === "ADJ" && lemma.endsWith("い"));
}

/** Particles that join the noun before them to one behind them, one word or several: "東京の大学", "父への手紙". */
const JOINING: ReadonlySet<string> = new Set(
  "の や への での からの との までの などの ほどの だけの など".split(" "),
);

/** How many particles from here join two nouns; 0 if they do not. */
function joiningParticles(tokens: readonly Token[], at: number): number {
  if (!NOUNS.has(tokens[at - 1]?.pos ?? "X")) return 0;
  let end = at;
  while (tokens[end]?.pos === "ADP") end++;
  const particles = tokens.slice(at, end).map(({ text }) => text);
  return JOINING.has(particles.join("")) && INSIDE.has(tokens[end]?.pos ?? "X") ? particles.length : 0;
}

/** "大事な話": な between an adjective and a noun. */
function joinsAdjective(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "な" && tokens[at - 1]?.pos === "ADJ" && INSIDE.has(tokens[at + 1]?.pos ?? "X");
}

/** Where the words end that may be one phrase from here. */
function endOfRun(tokens: readonly Token[], start: number): number {
  for (let at = start; ; ) {
    const token = tokens[at];
    if (token === undefined) return at;
    if (standsInside(token)) at += 1;
    else if (at === start) return at;
    else if (joinsAdjective(tokens, at)) at += 1;
    else {
      const particles = joiningParticles(tokens, at);
      if (particles === 0) return at;
      at += particles;
    }
  }
}

/**
 * Runs of nouns with their affixes, adjectives and demonstratives, joined by the particles that join nouns. They do
 * not overlap.
 */
export function japanesePhrases(tokens: readonly Token[]): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let start = 0; start < tokens.length; ) {
    const end = endOfRun(tokens, start);
    const head = tokens.slice(start, end).findLastIndex(({ pos }) => NOUNS.has(pos)) + start;
    if (head >= start) phrases.push({ start, end: head + 1, head });
    start = Math.max(end, start + 1);
  }
  return phrases;
}
