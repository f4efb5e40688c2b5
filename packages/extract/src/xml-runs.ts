/**
 * Most elements of a document are runs, and nearly all of them are written in one way: properties, if any, and then one
 * stretch of text. One search finds that native and whole, where mark by mark it takes six steps.
 */
export interface RunNames {
  /** Canonical, all of one namespace: "w:r", "w:rPr", "w:t". */
  readonly element: string;
  readonly properties: string;
  readonly text: string;
}

/** What a file may call its prefix without meaning anything in a search. */
const PLAIN_PREFIX = /^\w*:?$/;
const MAX_KNOWN = 20;
const NEVER = /(?!)/y;

/** By how the file begins the element. */
const known = new Map<string, RegExp>();

/**
 * What follows the start tag of a run, which the file begins with `opening` ("<x:r"): the properties' content, the text
 * as it is written. It finds nothing in a run that holds anything else, is not whole or marks changes of its properties.
 */
export function runPattern(names: RunNames, opening: string): RegExp {
  const found = known.get(opening);
  if (found !== undefined) return found;
  const pattern = patternOf(names, opening);
  if (known.size < MAX_KNOWN) known.set(opening, pattern);
  return pattern;
}

function patternOf({ element, properties, text }: RunNames, opening: string): RegExp {
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  const prefix = opening.slice(1, opening.length - local(element).length);
  if (!PLAIN_PREFIX.test(prefix)) return NEVER;
  const [outer, inner, said] = [element, properties, text].map((name) => prefix + local(name));
  // A comment may hold what looks like an end.
  const content = `[^<]*(?:<(?!/?${inner}[\\s/>]|[!?])[^<]*)*`;
  const before = `(?:<${inner}>(${content})</${inner}>)?`;
  return new RegExp(`${before}<${said}(?: xml:space="preserve")?>([^<]*)</${said}></${outer}>`, "y");
}
