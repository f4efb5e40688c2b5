/** "Stage 1 – March", "Mitose: …", "ribosome = …": a name, and behind it what is told of it. */
const SIGNED = /^(?<name>[^:：–—=＝|.?!]{2,50}?)(?: [–—-]|—| ?[=＝]|:|：) ?(?<told>\S.{2,})$/u;
/** "Strong force. It binds …": a name by itself, closed by its stop. */
const STOPPED = /^(?<name>\p{Lu}[^.:。]{2,40})[.。] ?(?<told>\p{L}.{20,})$/u;
/** "nucleus (core) – …": another name of it. */
const ASIDE = /^([^()]{2,50}?) ?\([^()]{2,60}\)(?=\s?[–—:：=＝-])/u;
/** "I.", "2)", "(a)": how an item is counted. */
const COUNTED = /^(?:[IVX]{1,4}[.)]|\(?(?:\d{1,2}|\p{L})[.)])\s+/u;
/** More words are a sentence. */
const MOST_WORDS = 6;

/** A name and what is told of it. */
export interface Named {
  readonly name: string;
  readonly description: string;
}

/** The name that a point, a paragraph or a cell opens with, by its sign; null where it has none. */
export function namedIn(text: string): Named | null {
  const { name, told } = SIGNED.exec(text.replace(COUNTED, "").replace(ASIDE, "$1"))?.groups ?? {};
  return named(name, told);
}

/** The same, where a full stop parts the name. */
export function stoppedIn(text: string): Named | null {
  const { name, told } = STOPPED.exec(text.replace(COUNTED, ""))?.groups ?? {};
  return named(name, told);
}

/** "Type IV", "Model 3": the number of something in a list, which says nothing outside of it. */
const NUMBERED = /^\p{L}+ (?:\d{1,2}|[IVX]{1,4})$/u;

function named(name: string | undefined, told: string | undefined): Named | null {
  if (name !== undefined && NUMBERED.test(name)) return null;
  if (name === undefined || told === undefined || name.trim().split(/\s+/u).length > MOST_WORDS) return null;
  return { name: name.trim(), description: told.replace(/[;,；]+$/u, "") };
}
