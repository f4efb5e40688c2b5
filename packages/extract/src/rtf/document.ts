import { subscript, superscript } from "@quizmill/contract/tables";
import { ExtractionError } from "../errors.ts";
import type { Part } from "../reading.ts";
import { isSymbolFont, symbolCharacter } from "../symbol-font.ts";
import { decodeBytes } from "./character-sets.ts";
import { RtfFlow } from "./flow.ts";
import { RtfFonts } from "./fonts.ts";
import { RtfFormula } from "./formula.ts";
import { RtfStyles } from "./styles.ts";
import type { RtfHandler } from "./tokens.ts";
import { DESTINATIONS, type Destination, SIGNS, SYMBOLS } from "./words.ts";

const MAX_DEPTH = 1_000;
const MAX_TITLE_CHARS = 500;
const MAX_INSTRUCTION_CHARS = 200;
const DEFAULT_CODE_PAGES: Readonly<Record<string, number>> = { ansi: 1252, mac: 10000, pc: 437, pca: 850 };
/** Control words that hide their text: hidden text, and text deleted in a tracked change. */
const HIDING = new Set(["v", "deleted"]);

/** What a group inherits from the group around it. */
interface State {
  destination: Destination;
  bold: boolean;
  /** The same for the other kind of characters: the East Asian ones, while `isDoubleByte`. */
  associatedBold: boolean;
  isDoubleByte: boolean;
  hidden: boolean;
  script: "super" | "sub" | null;
  font: number;
  /** How many replacement characters for older readers follow a `\u`. */
  fallbackChars: number;
}

/** The character properties after `\plain`. */
const PLAIN = { bold: false, associatedBold: false, isDoubleByte: false, hidden: false, script: null };
const INITIAL: State = { ...PLAIN, destination: "body", font: 0, fallbackChars: 1 };

/** Turns the control words and bytes of an RTF file into parts. */
export class RtfDocument implements RtfHandler {
  title = "";
  readonly #fonts = new RtfFonts();
  readonly #styles = new RtfStyles();
  readonly #flow: RtfFlow;
  #states: State[] = [];
  #state: State = { ...INITIAL };
  #codePage = 1252;
  #defaultFont = 0;
  #formula: RtfFormula | null = null;
  #instruction = "";
  /** The result of the field has been emitted already. */
  #isFieldSaid = false;
  #bytes: number[] = [];
  #bytesPage = 1252;
  #skippedChars = 0;
  /** The next word tells what the group is. After `\*` an unknown group is skipped. */
  #groupStart: "plain" | "optional" | null = null;

  constructor(emit: (part: Part) => void) {
    this.#flow = new RtfFlow(this.#styles, emit);
  }

  openGroup(): void {
    this.#flushBytes();
    if (this.#states.length >= MAX_DEPTH) throw new ExtractionError("EXTRACTION_LIMIT", { depth: MAX_DEPTH });
    this.#states.push({ ...this.#state });
    this.#skippedChars = 0;
    this.#groupStart = "plain";
    this.#formula?.openGroup();
    if (this.#state.destination === "styles") this.#styles.begin();
  }

  closeGroup(): void {
    this.#flushBytes();
    const outer = this.#states.pop() ?? { ...INITIAL };
    const { destination } = this.#state;
    if (destination !== outer.destination && (destination === "notes" || destination === "box")) {
      this.#flow.closeText();
    }
    if (this.#formula?.closeGroup() === true) this.#endFormula();
    this.#state = outer;
    if (destination === "instruction" && outer.destination !== destination) this.#endInstruction();
    this.#skippedChars = 0;
    this.#groupStart = null;
  }

  word(name: string, value: number | null): void {
    this.#flushBytes();
    if (name === "u") {
      this.#groupStart = null;
      this.#addUnicode(value ?? 0);
    } else if (this.#skippedChars > 0) this.#skippedChars -= 1;
    else if (!this.#startsDestination(name)) this.#read(name, value);
  }

  symbol(code: number): void {
    this.#flushBytes();
    const sign = String.fromCharCode(code);
    if (sign === "*" && this.#groupStart === "plain") {
      this.#groupStart = "optional";
      return;
    }
    this.#groupStart = null;
    if (this.#skippedChars > 0) this.#skippedChars -= 1;
    else if (code === 0x0a || code === 0x0d) this.#read("par", null);
    else this.#addText(SYMBOLS.get(sign) ?? "");
  }

  byte(byte: number): void {
    this.#groupStart = null;
    if (this.#skippedChars > 0) {
      this.#skippedChars -= 1;
      return;
    }
    if (this.#state.destination === "nothing" || this.#state.destination === "around") return;
    const page = this.#fonts.codePageOf(this.#state.font) ?? this.#codePage;
    if (page !== this.#bytesPage) this.#flushBytes();
    this.#bytesPage = page;
    this.#bytes.push(byte);
  }

  end(): void {
    this.#flushBytes();
    this.#flow.end();
  }

  /** True if the word made the group something other than running text. */
  #startsDestination(name: string): boolean {
    const start = this.#groupStart;
    this.#groupStart = null;
    if (this.#formula !== null && start !== null) this.#formula.name(name);
    const known = name === "fldrslt" && this.#isFieldSaid ? "nothing" : DESTINATIONS.get(name);
    if (name === "fldrslt") this.#isFieldSaid = false;
    if (start === null && name !== "upr") return false;
    if (known === undefined && start !== "optional") return false;
    const inner = known ?? "nothing";
    // Skipped groups hold nothing to read, except the text boxes in the description of a shape.
    if (this.#state.destination === "nothing") return true;
    if (this.#state.destination === "styles" && inner === "nothing") return known !== undefined;
    this.#state.destination = inner;
    if (inner === "formula") this.#formula = new RtfFormula();
    // A title may come twice, the second time in Unicode.
    if (inner === "title") this.title = "";
    if (inner === "instruction") this.#instruction = "";
    if (inner === "notes" || inner === "box") {
      Object.assign(this.#state, PLAIN);
      this.#flow.openText({ isNote: inner === "notes" });
    }
    return true;
  }

  /** Only SYMBOL fields name their character in the instruction; their result may be missing. */
  #endInstruction(): void {
    const sign = this.#isFlowing() ? signOfField(this.#instruction) : "";
    this.#isFieldSaid = sign !== "";
    this.#addText(sign);
  }

  #endFormula(): void {
    if (!this.#state.hidden) this.#flow.addFormula(this.#formula?.toText() ?? "");
    this.#formula = null;
  }

  #read(name: string, value: number | null): void {
    const { destination } = this.#state;
    // This word is among the properties of the row, which are skipped.
    if (name === "nestrow") this.#flow.endRow();
    else if (destination === "fonts") this.#fonts.word(name, value);
    else if (destination === "styles") this.#styles.word(name, value);
    else if (!this.#readCharacterWord(name, value) && this.#isFlowing()) this.#readParagraphWord(name, value);
  }

  #isFlowing(): boolean {
    return ["body", "notes", "box"].includes(this.#state.destination);
  }

  #readCharacterWord(name: string, value: number | null): boolean {
    const state = this.#state;
    if (name === "b") state.bold = value !== 0;
    else if (name === "ab") state.associatedBold = value !== 0;
    else if (name === "dbch") state.isDoubleByte = true;
    else if (name === "loch" || name === "hich") state.isDoubleByte = false;
    else if (HIDING.has(name)) state.hidden = value !== 0;
    else if (name === "plain") this.#resetCharacters();
    else if (name === "f") state.font = value ?? 0;
    else if (name === "deff") this.#defaultFont = value ?? 0;
    else if (name === "uc") state.fallbackChars = Math.min(Math.max(value ?? 1, 0), 16);
    else if (name === "super" || name === "sub") state.script = value === 0 ? null : name;
    else if (name === "nosupersub") state.script = null;
    else return this.#readCodePage(name, value) || this.#addSign(name);
    return true;
  }

  #readCodePage(name: string, value: number | null): boolean {
    const page = name === "ansicpg" ? value || 1252 : DEFAULT_CODE_PAGES[name];
    this.#codePage = page ?? this.#codePage;
    return page !== undefined;
  }

  #addSign(name: string): boolean {
    const sign = SIGNS.get(name);
    if (sign !== undefined) this.#addText(sign);
    return sign !== undefined;
  }

  #readParagraphWord(name: string, value: number | null): void {
    const flow = this.#flow;
    if (name === "par" || name === "sect") flow.endParagraph();
    else if (name === "pard") flow.resetParagraph();
    else if (name === "s") flow.setStyle(value ?? 0);
    else if (name === "outlinelevel") flow.setOutline(value ?? 9);
    else if (name === "ls") flow.setList((value ?? 0) > 0);
    else if (name === "fi") flow.setHanging((value ?? 0) < 0);
    else if (name === "itap") flow.setTables(value ?? 0);
    else if (name === "intbl") flow.setInTable();
    else if (name === "cell" || name === "nestcell") flow.endCell();
    else if (name === "row") flow.endRow();
  }

  #resetCharacters(): void {
    Object.assign(this.#state, { ...PLAIN, font: this.#defaultFont });
  }

  /** A signed UTF-16 unit, followed by replacement bytes for older readers. */
  #addUnicode(value: number): void {
    this.#addText(String.fromCharCode(value & 0xffff));
    this.#skippedChars = this.#state.fallbackChars;
  }

  #flushBytes(): void {
    if (this.#bytes.length === 0) return;
    const bytes = this.#bytes;
    this.#bytes = [];
    const symbolFont = this.#fonts.symbolFontOf(this.#state.font);
    if (symbolFont === null) this.#addText(decodeBytes(bytes, this.#bytesPage));
    else this.#addText(bytes.map((byte) => symbolCharacter(symbolFont, byte) ?? "").join(""));
  }

  #addText(text: string): void {
    const { destination, hidden, script } = this.#state;
    const bold = this.#state.bold || (this.#state.associatedBold && this.#state.isDoubleByte);
    if (hidden || text === "") return;
    if (destination === "fonts") this.#fonts.addName(text);
    else if (destination === "styles") this.#styles.addName(text);
    else if (destination === "title") this.title += text.slice(0, MAX_TITLE_CHARS - this.title.length);
    else if (destination === "formula") this.#formula?.add(text);
    else if (destination === "mark") this.#flow.addMark(text);
    else if (destination === "instruction")
      this.#instruction = (this.#instruction + text).slice(0, MAX_INSTRUCTION_CHARS);
    else if (this.#isFlowing()) this.#flow.addRun(scripted(text, script), bold);
  }
}

/** The character of `SYMBOL 183 \\f "Symbol"`; "" for other fields. */
function signOfField(instruction: string): string {
  const [, digits, options = ""] = /^\s*SYMBOL\s+(0x[\da-f]{1,5}|\d{1,6})\b(.*)$/is.exec(instruction) ?? [];
  const code = Number(digits ?? 0);
  const font = /\\f\s*"?([^"\\]+)/i.exec(options)?.[1]?.trim() ?? "";
  if (!(code > 0x20) || code > 0xffff) return "";
  if (isSymbolFont(font)) return symbolCharacter(font, code) ?? "";
  if (/\\u\b/i.test(options)) return String.fromCharCode(code);
  const bytes = code > 0xff ? [code >> 8, code & 0xff] : [code];
  return decodeBytes(bytes, /\\j\b/i.test(options) ? 932 : 1252);
}

/** Superscript and subscript digits become such characters: 10⁶ is not 106. */
function scripted(text: string, script: State["script"]): string {
  if (script === null) return text;
  return (script === "super" ? superscript(text) : subscript(text)) ?? text;
}
