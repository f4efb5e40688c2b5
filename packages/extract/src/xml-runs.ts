import { PLAIN_PREFIX } from "./xml-search.ts";

/**
 * Most elements of a document are paragraphs and runs, and nearly all of them are written in one way: the start tag,
 * properties, if any, and in a run one stretch of text. One search finds that native and whole, where mark by mark it
 * takes six steps.
 */
export interface RunNames {
  /** Canonical, all of one namespace: "w:r", "w:rPr", "w:t". */
  readonly element: string;
  readonly properties: string;
  readonly text: string;
  /** What runs stand in, "w:p", and its properties, which are handed over: "w:pPr". */
  readonly paragraph: string;
  readonly paragraphProperties: string;
}

/** How runs and paragraphs are found where a prefix is in force. */
export interface RunSearch {
  readonly names: RunNames;
  /** How their start tags begin: "<x:r", "<x:p". */
  readonly run: string;
  readonly paragraph: string;
  /**
   * A whole run, from its beginning: what its properties hold, undefined where it has none, and the text as it is
   * written. It finds nothing where a run holds anything else, is not whole or marks changes of its properties.
   */
  readonly ofRun: RegExp;
  /** A paragraph's start tag: its attributes, and what the properties behind it hold, undefined where none come. */
  readonly ofParagraph: RegExp;
}

const MAX_KNOWN = 20;

const known = new Map<string, RunSearch>();

/** `prefix` as the file writes it. Null for one that no program uses. */
export function runSearch(names: RunNames, prefix: string): RunSearch | null {
  const key = `${prefix}:${names.element}`;
  const found = known.get(key);
  if (found !== undefined || !PLAIN_PREFIX.test(prefix)) return found ?? null;
  const search = searchFor(names, prefix);
  if (known.size < MAX_KNOWN) known.set(key, search);
  return search;
}

/** Attributes that declare no prefix. */
const ATTRIBUTES = `(?: (?!xmlns)[\\w:]+="[^"<>]*")*`;

function searchFor(names: RunNames, prefix: string): RunSearch {
  const written = (name: string) => `${prefix}:${name.slice(name.indexOf(":") + 1)}`;
  const [run, paragraph, said] = [names.element, names.paragraph, names.text].map(written);
  // A comment may hold what looks like an end.
  const within = (name: string) => {
    const inner = written(name);
    return `(?:<${inner}>([^<]*(?:<(?!/?${inner}[\\s/>]|[!?])[^<]*)*)</${inner}>)?`;
  };
  const text = `<${said}(?: xml:space="preserve")?>([^<]*)</${said}></${run}>`;
  return {
    names,
    run: `<${run}`,
    paragraph: `<${paragraph}`,
    ofRun: new RegExp(`<${run}${ATTRIBUTES}>${within(names.properties)}${text}`, "y"),
    ofParagraph: new RegExp(`<${paragraph}(${ATTRIBUTES})>${within(names.paragraphProperties)}`, "y"),
  };
}
