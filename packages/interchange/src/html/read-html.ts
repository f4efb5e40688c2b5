import type { Evidence } from "@quizmill/contract";
import { Parser } from "htmlparser2";
import { tidyText } from "../tidy.ts";
import { type Token, textOfTokens } from "./tokens.ts";
import { CONTEXT_CLASS, SIGN_CLASS, SOURCE_CLASS } from "./write-html.ts";

/** What a piece of HTML says, as text. */
export interface HtmlText {
  readonly text: string;
  readonly context?: string;
  readonly source?: Evidence;
  /** Whether it has pictures, sound or the like, which are not read. */
  readonly hasPicture: boolean;
  /** Whether it has emphasis, colours or tables, which are read as plain words. */
  readonly hasStyling: boolean;
}

const BLOCKS = new Set(
  "address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const STYLING = new Set("b strong i em u s strike del ins mark font big small table".split(" "));
const PICTURES = new Set("img audio video svg object embed iframe canvas picture".split(" "));
const SILENT = new Set("script style template noscript head title svg object iframe audio video".split(" "));
const SUBSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-=()"].map((sign, i) => [sign, "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"[i] ?? sign]),
);
const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-=()n"].map((sign, i) => [sign, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ"[i] ?? sign]),
);
/** Deeper elements of a hostile page add nothing. */
const MAX_DEPTH = 200;

/** Reads HTML as a question's text: nothing of it is run or fetched. Linear. */
export function readHtml(html: string): HtmlText {
  if (!/[<&]/.test(html))
    return { text: textOfTokens([collapsed(html)]), hasPicture: false, hasStyling: false };
  const reading = new HtmlReading();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reading.open(name, attributes),
      onclosetag: (name) => reading.close(name),
      ontext: (text) => reading.say(text),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return reading.result();
}

/** Without the white space that HTML does not show; thin and wide spaces are characters. */
const collapsed = (words: string) => words.replaceAll(/[ \t\n\r\f]+/g, " ");

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

  code(code: string, isBlock: boolean): void {
    this.tokens.push({ code, isBlock });
    this.#last = isBlock ? "\n" : "`";
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
  /** Inside a sign that marks no formula. */
  #isSign = false;
  #hasPicture = false;
  #hasStyling = false;

  constructor() {
    this.#into = this.#main;
  }

  open(name: string, attributes: Attributes): void {
    this.#open.push(name);
    const depth = this.#open.length;
    if (PICTURES.has(name)) this.#hasPicture = true;
    if (this.#silentAt >= 0 || depth > MAX_DEPTH) return;
    if (SILENT.has(name) || (name === "footer" && this.#quoteAt >= 0)) this.#silentAt = depth;
    else if (attributes.class?.split(" ").includes(CONTEXT_CLASS)) this.#openContext(depth);
    else if (attributes.class?.split(" ").includes(SOURCE_CLASS)) this.#openQuote(depth, attributes);
    else if (attributes.class === SIGN_CLASS) this.#isSign = true;
    else if (this.#code !== null) this.#code += name === "br" ? "\n" : "";
    else this.#openOrdinary(name, attributes, depth);
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
    } else if (name === "td" || name === "th") {
      if (!this.#into.isAtStartOfLine) this.#into.say(" | ");
    } else if (BLOCKS.has(name)) this.#into.line();
    if (name === "li") this.#into.add("- ");
  }

  close(name: string): void {
    const depth = this.#open.length;
    if (this.#open.at(-1) === name) this.#open.pop();
    this.#isSign = false;
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
    if (name === "pre") this.#into.line();
    this.#into.code(code, name === "pre");
  }

  say(words: string): void {
    if (this.#silentAt >= 0) return;
    if (this.#code !== null) this.#code += words;
    else if (this.#isSign) this.#into.sign(words);
    else this.#into.say(this.#shifted(words));
  }

  /** Digits above or below the line, where there are such characters. */
  #shifted(words: string): string {
    const name = this.#open.at(-1);
    const table = name === "sub" ? SUBSCRIPTS : name === "sup" ? SUPERSCRIPTS : null;
    if (table === null || ![...words].every((sign) => table[sign] !== undefined)) return words;
    return [...words].map((sign) => table[sign]).join("");
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
    };
  }
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
