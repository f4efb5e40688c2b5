import { isTypeFont } from "../blocks/code-look.ts";
import type { CodeLook } from "../blocks/paragraph.ts";

/** What HTML elements and attributes mean for the reader of a page (HTML Living Standard, 15.3). */

export type ElementAttributes = Readonly<Record<string, string>>;

const words = (list: string) => new Set(list.split(" "));

const BLOCKS = words(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul",
);
/** Programs, controls, pictures, ruby readings over Japanese characters: not running text. */
const UNREAD = words(
  "audio button canvas datalist embed head iframe input map noframes noscript nav object option rp rt script select style svg template textarea video",
);
const BOLD = words("b strong dfn");
const CODE = words("code kbd samp tt");
/** Classes of spans for code, in books made without the element `code`. */
const CODE_NAMES = /^(inline-?code|code|monospaced?|teletype|tt)$/i;
/** Content beside the text of a page, unless it is inside the main part. */
const BESIDE = words("aside footer");
const UNREAD_ROLES = words("navigation search banner doc-toc doc-pagelist doc-index");
const UNREAD_TYPES = words("toc landmarks page-list lot loi pagebreak index");
/** Class names that several programs give to content that is only for the screen or for navigation. */
const UNREAD_NAMES =
  /^(toc|table[ -]of[ -]contents\d*|noprint|no-print|navbox|nav(header|footer|bar|-panel|igation)|docnav|breadcrumbs?|pagination|pager|headerlink|permalink|mw-editsection|mw-jump-link|sr-only|visually-hidden|screen-reader-text)$/i;
const NOTE_TYPES = words(
  "footnote footnotes endnote endnotes rearnote rearnotes doc-footnote doc-endnote doc-endnotes",
);
/** Class names of notes in LibreOffice, Word, pandoc, Wikipedia and Kramdown. */
const NOTE_NAMES = /^((sd|mso)?(foot|end)notes?(text|-text)?|references)$/i;
const REFERENCE_NAMES =
  /^(footnote-?ref|noteref|footnote|sd(foot|end)noteanc|mso(foot|end)notereference|endnote-?ref)$/i;
const DISPLAY_NAMES =
  /^(?:(?:informal)?(?:table|figure|example|equation)|(?:image|table|listing|example)block|(?:itemized|ordered|variable|segmented|callout|qanda|simple)?list|procedure|sidebar|abstract|authorgroup|note|tip|hint|warning|caution|important|attention|danger|admonition(?:block)?)$/i;
const TITLE_NAMES = /^(mso|book|chapter|section)?[-_]?title$/i;
const HIDING_STYLE = /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*hidden|mso-list\s*:\s*ignore)/i;
const BOLD_STYLE = /font-weight\s*:\s*(bold|[6-9]00)/i;

export const isBlock = (name: string): boolean => BLOCKS.has(name);

/** Whether the element opens the main part of the page. */
export function isMainPart(name: string, attributes: ElementAttributes): boolean {
  return name === "main" || name === "article" || attributes.role === "main";
}

/** Whether a reader does not see the element, or uses it only for navigation. */
export function isUnread(name: string, attributes: ElementAttributes): boolean {
  if (UNREAD.has(name) || attributes.hidden !== undefined || attributes["aria-hidden"] === "true")
    return true;
  if (UNREAD_ROLES.has(attributes.role ?? "") || hasWord(attributes["epub:type"], UNREAD_TYPES)) return true;
  // Wikipedia hides the formulas that are meant for machines.
  if (HIDING_STYLE.test(styleOf(attributes)) && !/mathml/i.test(attributes.class ?? "")) return true;
  // The header and footer of a page in LibreOffice's HTML.
  if (name === "div" && /^(header|footer)$/.test(attributes.title ?? "")) return true;
  return namesOf(attributes).some((one) => UNREAD_NAMES.test(one));
}

export const isBeside = (name: string): boolean => BESIDE.has(name);

export function isNote({ role, ...attributes }: ElementAttributes): boolean {
  if (hasWord(attributes["epub:type"], NOTE_TYPES) || hasWord(role, NOTE_TYPES)) return true;
  return namesOf(attributes).some((one) => NOTE_NAMES.test(one));
}

/** A link whose text is the number of a note. */
export function isNoteReference(attributes: ElementAttributes): boolean {
  if (/\bnoteref\b/.test(`${attributes["epub:type"] ?? ""} ${attributes.role ?? ""}`)) return true;
  return classesOf(attributes).some((one) => REFERENCE_NAMES.test(one));
}

/** 1–6 for a heading element, or null. */
export function headingLevelOf(name: string, attributes: ElementAttributes): number | null {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) return Number(level);
  if (attributes.role === "heading") return Math.min(Math.max(Number(attributes["aria-level"]) || 2, 1), 6);
  return isParagraphTitle(name, attributes) ? 1 : null;
}

/** A title only by its class: of a book or chapter, but also of a table or figure. */
export function isParagraphTitle(name: string, attributes: ElementAttributes): boolean {
  return name === "p" && classesOf(attributes).some((one) => TITLE_NAMES.test(one));
}

/** An element whose title is a caption, in DocBook's and AsciiDoc's HTML. */
export function isDisplay(name: string, attributes: ElementAttributes): boolean {
  if (!isBlock(name)) return false;
  return name === "figure" || classesOf(attributes).some((one) => DISPLAY_NAMES.test(one));
}

/** Bold by its name, its own style, or one of `boldClasses`. */
export function isBold(
  name: string,
  attributes: ElementAttributes,
  boldClasses: ReadonlySet<string>,
): boolean {
  if (BOLD.has(name) || BOLD_STYLE.test(styleOf(attributes))) return true;
  return boldClasses.size > 0 && !isBlock(name) && classesOf(attributes).some((one) => boldClasses.has(one));
}

/** Elements for code, keyboard input and program output. */
export const isCode = (name: string): boolean => CODE.has(name);

/** How an inline element is set: as code by its name, or only in a monospaced font. */
export function codeLookOf(name: string, attributes: ElementAttributes): CodeLook {
  if (isCode(name)) return "code";
  if (name !== "span" && name !== "font") return null;
  if (name === "span" && classesOf(attributes).some((one) => CODE_NAMES.test(one))) return "code";
  const font = attributes.face ?? /font-family\s*:([^;]*)/i.exec(styleOf(attributes))?.[1] ?? "";
  return isTypeFont(font) ? "type" : null;
}

/** Word saves list items as paragraphs with a style of their own. */
export function isListItem(name: string, attributes: ElementAttributes): boolean {
  return name === "li" || (name === "p" && /mso-list\s*:\s*l\d/i.test(styleOf(attributes)));
}

/**
 * Class names of listings in DocBook, AsciiDoc, Sphinx, docutils, pandoc, Jekyll, Org, Texinfo and syntax
 * highlighters.
 */
const LISTING_NAMES =
  /^(screen|programlisting|synopsis|listing(block)?|literal-block|(small)?(example|lisp)|example-preformatted|code|code-?block|codehilite|highlight(er-.+)?|source-?code|src(-.+)?|prettyprint|hljs|shell|console|terminal|(brush|lang|language)[-:].*)$/i;

/** Whether a `pre`, or an element around one, is marked as a program or terminal output. */
export function isListing(name: string, attributes: ElementAttributes): boolean {
  return isBlock(name) && classesOf(attributes).some((one) => LISTING_NAMES.test(one));
}

const MAX_STYLESHEET_CHARS = 1_000_000;

/** Classes that the stylesheet makes bold: Google Docs marks bold words only that way. */
export function boldClassesOf(stylesheet: string): Set<string> {
  const classes = new Set<string>();
  for (const rule of stylesheet
    .slice(0, MAX_STYLESHEET_CHARS)
    .matchAll(/\.([\w-]{1,100})\s{0,9}\{([^{}]*)\}/g)) {
    if (rule[1] !== undefined && BOLD_STYLE.test(rule[2] ?? "")) classes.add(rule[1]);
  }
  return classes;
}

const MAX_ATTRIBUTE_CHARS = 2_000;

const styleOf = ({ style = "" }: ElementAttributes) => style.slice(0, MAX_ATTRIBUTE_CHARS);

function classesOf(attributes: ElementAttributes): string[] {
  const list = attributes.class;
  return list === undefined ? [] : list.slice(0, MAX_ATTRIBUTE_CHARS).split(/\s+/);
}

function namesOf(attributes: ElementAttributes): string[] {
  return attributes.id === undefined ? classesOf(attributes) : [attributes.id, ...classesOf(attributes)];
}

function hasWord(list: string | undefined, wanted: ReadonlySet<string>): boolean {
  if (list === undefined) return false;
  return list
    .slice(0, MAX_ATTRIBUTE_CHARS)
    .split(/\s+/)
    .some((word) => wanted.has(word));
}
