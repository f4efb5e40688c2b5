import { BlockStream } from "../blocks/block-stream.ts";
import { Paragraph } from "../blocks/paragraph.ts";
import { isFormula, MathReader } from "../math/math-reader.ts";
import type { Attributes, XmlEvents } from "../xml.ts";
import { type AutoNumber, AutoNumbers } from "./auto-numbers.ts";
import { DrawingRun, isOn } from "./drawing-run.ts";
import type { SlidePart } from "./running-lines.ts";

/** Fields that the program fills in; the file only holds what they showed last. */
const GENERATED_FIELDS = /^(slidenum|datetime)/;
/** Control characters as some writers escape them, above all the vertical tab of a line break. */
const ESCAPED_CONTROLS = /_x00[01][0-9A-Fa-f]_/g;

const BODIES = new Set(["p:txBody", "a:txBody", "dgm:t"]);

/** What the placeholder decides for paragraphs without own properties. */
export interface PlaceLook {
  readonly hasBullets: boolean;
  /** In points; infinite if only the master knows. */
  readonly fontSize?: number;
}

export interface DrawingTextOptions {
  readonly emit: (part: SlidePart) => void;
  readonly look: () => PlaceLook;
}

/**
 * Paragraphs and table rows of DrawingML (ECMA-376 part 1, 21.1.2 and 21.1.3), in slides, notes pages and SmartArt.
 */
export class DrawingText implements Required<XmlEvents> {
  readonly #options: DrawingTextOptions;
  readonly #blocks: BlockStream;
  #skipping = 0;
  #isText = false;
  #paragraph: Paragraph | null = null;
  #isBullet: boolean | undefined;
  #fontSize = 0;
  #level = 0;
  #number: AutoNumber | null = null;
  #numbers = new AutoNumbers();
  #run = new DrawingRun();
  #formula: MathReader | null = null;

  constructor(options: DrawingTextOptions) {
    this.#options = options;
    this.#blocks = new BlockStream(options.emit);
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || isSkipped(name, attributes)) this.#skipping += 1;
    else if (this.#formula !== null || isFormula(name)) this.#openFormula(name, attributes);
    else if (name === "a:p") this.#openParagraph();
    else if (name === "a:r" || name === "a:fld") this.#run = new DrawingRun();
    else if (name === "a:t") this.#isText = true;
    else if (name === "a:br") this.#paragraph?.addRun(" ", false);
    else if (!this.#openBody(name)) this.#readProperty(name, attributes);
  }

  close(name: string): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (this.#formula !== null) this.#closeFormula(this.#formula);
    else if (name === "a:t") this.#isText = false;
    else if (name === "a:p") this.#closeParagraph();
    else if (name === "a:tc") this.#blocks.closeCell();
    else if (name === "a:tr") this.#blocks.closeRow();
    else if (name === "a:tbl") this.#blocks.closeTable();
  }

  text(text: string): void {
    if (this.#skipping > 0) return;
    this.#formula?.text(text);
    if (!this.#isText || this.#formula !== null) return;
    this.#paragraph?.addRun(this.#run.textOf(text.replace(ESCAPED_CONTROLS, " ")), this.#run.isBold);
    if (text.trim() === "") return;
    const { fontSize = this.#options.look().fontSize ?? 0 } = this.#run;
    this.#fontSize = Math.max(this.#fontSize, fontSize);
  }

  #openFormula(name: string, attributes: Attributes): void {
    this.#formula ??= new MathReader();
    this.#formula.open(name, attributes);
  }

  #closeFormula(formula: MathReader): void {
    if (!formula.close()) return;
    this.#paragraph?.addFormula(formula.toText());
    this.#formula = null;
  }

  #openBody(name: string): boolean {
    if (BODIES.has(name)) this.#numbers = new AutoNumbers();
    else if (name === "a:tbl") this.#blocks.openTable();
    else if (name === "a:tr") this.#blocks.openRow();
    else if (name === "a:tc") this.#blocks.openCell();
    else return false;
    return true;
  }

  #readProperty(name: string, attributes: Attributes): void {
    if (name === "a:pPr") this.#level = Number.parseInt(attributes("lvl") ?? "0", 10) || 0;
    else if (name === "a:buNone") this.#isBullet = false;
    else if (name === "a:buChar" || name === "a:buBlip") this.#isBullet = true;
    else if (name === "a:buAutoNum") this.#readNumber(attributes);
    else this.#run.readProperty(name, attributes);
  }

  #readNumber(attributes: Attributes): void {
    this.#isBullet = true;
    const startAt = Number.parseInt(attributes("startAt") ?? "1", 10) || 1;
    this.#number = { scheme: attributes("type") ?? "", startAt };
  }

  #openParagraph(): void {
    this.#paragraph = new Paragraph();
    this.#isBullet = undefined;
    this.#fontSize = 0;
    this.#level = 0;
    this.#number = null;
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = null;
    if (paragraph === null || paragraph.text.trim() === "") return;
    const isList = this.#isBullet ?? this.#options.look().hasBullets;
    const marker = this.#numbers.next(this.#level, this.#number);
    const part = paragraph.toPart({ headingLevel: null, isList, isBold: false, marker });
    const sized: SlidePart = this.#fontSize > 0 ? { ...part, fontSize: this.#fontSize } : part;
    this.#blocks.add([sized]);
  }
}

/** A cell covered by a merged cell holds nothing visible. */
function isSkipped(name: string, attributes: Attributes): boolean {
  if (name === "a:tc") return isOn(attributes("hMerge"));
  return name === "a:fld" && GENERATED_FIELDS.test(attributes("type") ?? "");
}
