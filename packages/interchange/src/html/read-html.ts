import type { Evidence } from "@quizmill/contract";
import { typedScript } from "@quizmill/contract/tables";
import { Parser } from "htmlparser2";
import type { ReadNote } from "../format.ts";
import type { PictureEdit } from "../pictures.ts";
import { tidyText } from "../tidy.ts";
import { type Formula, formulaOf, picturedFormula } from "./formulas.ts";
import { type Token, textOfTokens } from "./tokens.ts";
import { CONTEXT_CLASS, escapeHtml, LANGUAGE_CLASS, SIGN_CLASS, SOURCE_CLASS } from "./write-html.ts";
import type { Element } from "./xml.ts";

/** What a piece of HTML says, as text. */
export interface HtmlText {
  readonly text: string;
  readonly context?: string;
  readonly source?: Evidence;
  /** Whether it has pictures that are not kept, sound or the like. */
  readonly hasPicture: boolean;
  /** Whether it has emphasis, colours or tables, which are read as plain words. */
  readonly hasStyling: boolean;
  /** Whether it has a formula that could not be written as one. */
  readonly hasPlainFormula?: boolean;
}

/** What reading them as text changed in the texts of a question. */
export function changesIn(texts: readonly HtmlText[]): Pick<ReadNote, "kind" | "effect">[] {
  return [
    ...(texts.some((one) => one.hasStyling) ? [{ kind: "styling", effect: "changed" } as const] : []),
    ...(texts.some((one) => one.hasPlainFormula) ? [{ kind: "formula", effect: "changed" } as const] : []),
  ];
}

const BLOCKS = new Set(
  "address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const STYLING = new Set("b strong i em u s strike del ins mark font big small table".split(" "));
const PICTURES = new Set("img audio video svg object embed iframe canvas picture".split(" "));
const SILENT = new Set("script style template noscript head title svg object iframe audio video".split(" "));
/** Deeper elements of a hostile page add nothing. */
const MAX_DEPTH = 200;

/** The mark of a picture of the file, by the address of an `img` or `object`; null for one that the file does not hold. */
export type MarkOfPicture = (address: string, alt: string, edit?: PictureEdit) => string | null;

/** TeX as MathJax keeps it in pages that it has set; no page runs it. */
const SET_BY_MATHJAX =
  /<script\b[^<>]{0,200}type="math\/tex(; ?mode=display)?"[^<>]{0,200}>([\s\S]{1,4000}?)<\/script>/gi;
/** What typesetters show beside the formula itself. */
const SHOWN_TWICE = /(?:^|\s)(?:katex-html|MathJax_Preview)(?:\s|$)/;

/** Reads HTML as a question's text: nothing of it is run or fetched. Linear. */
export function readHtml(page: string, markOf: MarkOfPicture = () => null): HtmlText {
  const html = page.replaceAll(SET_BY_MATHJAX, (_, display: string | undefined, tex: string) => {
    const [open, close] = display === undefined ? ["\\(", "\\)"] : ["\\[", "\\]"];
    return open + escapeHtml(tex) + close;
  });
  if (!/[<&]/.test(html))
    return { text: textOfTokens([collapsed(html)]), hasPicture: false, hasStyling: false };
  const reading = new HtmlReading(markOf);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reading.open(name, attributes),
      onclosetag: (name) => reading.close(name),
      ontext: (text) => reading.say(text),
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  );
  parser.end(html);
  return reading.result();
}

/** Without the white space that HTML does not show; thin and wide spaces are characters. Single spaces stay unfound. */
const collapsed = (words: string) => words.replaceAll(/[ \t\n\r\f]{2,}|[\t\n\r\f]/g, " ");

/** Text that grows in pieces, with line breaks where blocks begin and end. */
class Flow {
  readonly tokens: Token[] = [];
  #last = "";

  get isAtStartOfLine(): boolean {
    return this.#last === "" || this.#last === "\n";
  }

  add(text: string): void {
    if (text === "") return;
    this.tokens.push(text);
    this.#last = text.at(-1) ?? "";
  }

  sign(sign: string): void {
    this.tokens.push({ sign });
    this.#last = sign;
  }

  code(code: string, isBlock: boolean, language: string): void {
    this.tokens.push({ code, isBlock, language });
    this.#last = isBlock ? "\n" : "`";
  }

  picture(mark: string): void {
    this.tokens.push({ picture: mark });
    this.#last = ")";
  }

  formula(formula: Formula): void {
    if ("words" in formula) this.say(` ${formula.words} `);
    else {
      this.tokens.push(formula);
      this.#last = "$";
    }
  }

  /** The last words said, on the same line. */
  get before(): string {
    const token = this.tokens.at(-1);
    return typeof token === "string" ? token : "";
  }

  break(): void {
    const token = this.tokens.at(-1);
    if (this.#last === " " && typeof token === "string")
      this.tokens[this.tokens.length - 1] = token.slice(0, -1);
    this.add("\n");
  }

  /** Begins a new line, unless one has just begun. */
  line(): void {
    if (!this.isAtStartOfLine) this.break();
  }

  say(words: string): void {
    const shown = collapsed(words);
    this.add(this.isAtStartOfLine || this.#last === " " ? shown.replace(/^ /, "") : shown);
  }
}

type Attributes = Readonly<Record<string, string>>;

class HtmlReading {
  readonly #markOf: MarkOfPicture;
  #main = new Flow();
  #context: Flow | null = null;
  #quote: Flow | null = null;
  #place: Attributes = {};
  #into: Flow;
  readonly #open: string[] = [];
  /** Depths at which a part of its own, silence or code began. */
  #contextAt = -1;
  #quoteAt = -1;
  #silentAt = -1;
  #code: string | null = null;
  #codeAt = -1;
  #language = "";
  /** Words above or below the line. */
  #script: { readonly isSuper: boolean; readonly at: number; words: string } | null = null;
  /** The elements that are open in a formula. */
  #formula: Element[] = [];
  /** Inside a sign that marks no formula. */
  #isSign = false;
  #hasPicture = false;
  #hasStyling = false;
  #hasPlainFormula = false;

  constructor(markOf: MarkOfPicture) {
    this.#markOf = markOf;
    this.#into = this.#main;
  }

  open(name: string, attributes: Attributes): void {
    this.#open.push(name);
    const depth = this.#open.length;
    if (this.#openFormula(name, attributes) || depth > MAX_DEPTH) return;
    if (PICTURES.has(name) && !this.#openPicture(name, attributes)) this.#hasPicture = true;
    if (this.#silentAt >= 0) return;
    const isSilent = SILENT.has(name) || SHOWN_TWICE.test(attributes.class ?? "");
    if (isSilent || (name === "footer" && this.#quoteAt >= 0)) this.#silentAt = depth;
    else if (attributes.class?.split(" ").includes(CONTEXT_CLASS)) this.#openContext(depth);
    else if (attributes.class?.split(" ").includes(SOURCE_CLASS)) this.#openQuote(depth, attributes);
    else if (attributes.class === SIGN_CLASS) this.#isSign = true;
    else if (this.#code !== null) {
      this.#code += name === "br" ? "\n" : "";
      if (name === "code") this.#language ||= languageOf(attributes);
    } else this.#openOrdinary(name, attributes, depth);
  }

  /** Whether the element is one of a formula in MathML, with or without a prefix. */
  #openFormula(name: string, attributes: Attributes): boolean {
    const local = name.slice(name.indexOf(":") + 1);
    if (
      this.#formula.length === 0 &&
      (local !== "math" || this.#silentAt >= 0 || this.#open.length > MAX_DEPTH)
    )
      return false;
    const element: Element = { name: local, attributes, children: [] };
    if (this.#formula.length < MAX_DEPTH) this.#formula.at(-1)?.children.push(element);
    this.#formula.push(element);
    return true;
  }

  /** Whether the picture is kept, or is of a formula whose source is known. */
  #openPicture(name: string, attributes: Attributes): boolean {
    if (this.#silentAt >= 0) return false;
    const formula = picturedFormula(attributes);
    if (formula !== null) this.#addFormula(formula);
    const { data = "", src = data, alt = "" } = attributes;
    const isPicture = name === "img" || (name === "object" && attributes.type?.startsWith("image/"));
    const mark = formula === null && isPicture && this.#code === null ? this.#markOf(src, alt) : null;
    if (mark !== null) this.#into.picture(mark);
    return formula !== null || mark !== null;
  }

  #addFormula(formula: Formula): void {
    this.#endScript();
    if ("words" in formula && !formula.isNumber) this.#hasPlainFormula = true;
    this.#into.formula(formula);
  }

  #openContext(depth: number): void {
    this.#context ??= new Flow();
    this.#into = this.#context;
    this.#contextAt = depth;
  }

  #openQuote(depth: number, attributes: Attributes): void {
    this.#quote ??= new Flow();
    this.#into = this.#quote;
    this.#quoteAt = depth;
    this.#place = attributes;
  }

  #openOrdinary(name: string, attributes: Attributes, depth: number): void {
    if (
      STYLING.has(name) ||
      (attributes.style !== undefined && /color|background|weight/.test(attributes.style))
    )
      this.#hasStyling = true;
    if (name === "br") this.#into.break();
    else if (name === "code" || name === "pre") {
      this.#code = "";
      this.#codeAt = depth;
      this.#language = languageOf(attributes);
    } else if (name === "sup" || name === "sub")
      this.#script ??= { isSuper: name === "sup", at: depth, words: "" };
    else if (name === "td" || name === "th") {
      if (!this.#into.isAtStartOfLine) this.#into.say(" | ");
    } else if (BLOCKS.has(name)) this.#into.line();
    if (name === "li") this.#into.add("- ");
  }

  close(name: string): void {
    const depth = this.#open.length;
    if (this.#open.at(-1) === name) this.#open.pop();
    this.#isSign = false;
    if (this.#formula.length > 0) {
      const element = this.#formula.pop();
      if (this.#formula.length === 0 && element !== undefined) this.#addFormula(formulaOf(element));
      return;
    }
    if (depth === this.#script?.at) this.#endScript();
    if (depth === this.#silentAt) this.#silentAt = -1;
    else if (this.#silentAt >= 0) return;
    else if (depth === this.#contextAt) {
      this.#contextAt = -1;
      this.#into = this.#main;
    } else if (depth === this.#quoteAt) {
      this.#quoteAt = -1;
      this.#into = this.#main;
    } else if (depth === this.#codeAt) this.#closeCode(name);
    else if (this.#code === null && BLOCKS.has(name)) this.#into.line();
  }

  #closeCode(name: string): void {
    const code = this.#code ?? "";
    this.#code = null;
    this.#codeAt = -1;
    // A program is a block, whatever element it is in.
    const isBlock = name === "pre" || (this.#language !== "" && code.trim().includes("\n"));
    if (isBlock) this.#into.line();
    this.#into.code(code, isBlock, this.#language);
  }

  #endScript(): void {
    const script = this.#script;
    this.#script = null;
    if (script === null || script.words === "") return;
    this.#into.say(typedScript(script.words, { isSuper: script.isSuper, before: this.#into.before }));
  }

  say(words: string): void {
    if (this.#silentAt >= 0) return;
    const inside = this.#formula.at(-1);
    if (inside !== undefined) inside.children.push(words);
    else if (this.#code !== null) this.#code += words;
    else if (this.#isSign) this.#into.sign(words);
    else if (this.#script !== null) this.#script.words += words;
    else this.#into.say(words);
  }

  result(): HtmlText {
    const source =
      this.#quote === null ? undefined : evidenceOf(textOfTokens(this.#quote.tokens), this.#place);
    const context = this.#context === null ? "" : textOfTokens(this.#context.tokens);
    return {
      text: textOfTokens(this.#main.tokens),
      ...(context !== "" && { context }),
      ...(source !== undefined && { source }),
      hasPicture: this.#hasPicture,
      hasStyling: this.#hasStyling,
      ...(this.#hasPlainFormula && { hasPlainFormula: true }),
    };
  }
}

/** The language of a program: "python" of `language-python` or `lang-python`. */
function languageOf({ class: names = "" }: Attributes): string {
  return LANGUAGE_CLASS.exec(names)?.[1] ?? "";
}

function evidenceOf(quote: string, place: Attributes): Evidence | undefined {
  if (quote === "") return undefined;
  const numberOf = (name: string) =>
    /^[1-9]\d{0,6}$/.test(place[name] ?? "") ? Number(place[name]) : undefined;
  const [page, slide] = [numberOf("data-page"), numberOf("data-slide")];
  const heading = tidyText(place["data-heading"] ?? "");
  return {
    quote,
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(heading !== "" && { heading }),
  };
}
