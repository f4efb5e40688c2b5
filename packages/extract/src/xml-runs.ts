import { PLAIN_PREFIX } from "./xml-search.ts";

/**
 * Most elements of a document are paragraphs and runs, and nearly all are written the same way: the start tag,
 * optional properties, and in a run one stretch of text. One native search finds all of that; reading it tag by tag
 * takes six steps.
 */
export interface RunNames {
  /** Canonical, all in one namespace: "w:r", "w:rPr", "w:t". */
  readonly element: string;
  readonly properties: string;
  readonly text: string;
  /** The element around runs, "w:p", and its properties, which are passed on: "w:pPr". */
  readonly paragraph: string;
  readonly paragraphProperties: string;
}

/** The regular expressions for runs and paragraphs where a prefix is in force. */
export interface RunSearch {
  readonly names: RunNames;
  /** How their start tags begin: "<x:r", "<x:p". */
  readonly run: string;
  readonly paragraph: string;
  /**
   * A whole run: the content of its properties (undefined without any), and its raw text. No match if a run holds
   * anything else, is not complete, or has tracked changes in its properties.
   */
  readonly ofRun: RegExp;
  /** A paragraph's start tag: its attributes, and the content of the properties after it (undefined without any). */
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
  // A comment may contain what looks like an end tag.
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
