import { BlockStream } from "../blocks/block-stream.ts";
import { Paragraph } from "../blocks/paragraph.ts";
import type { Part } from "../reading.ts";
import type { Attributes, XmlWalker } from "../xml.ts";
import { isOn, levelOf, type Styles } from "./styles.ts";

/** Struck-out or moved text, old formatting, pronunciation over Japanese words, second renderings. */
const SKIPPED = new Set([
  "w:del",
  "w:moveFrom",
  "w:rPrChange",
  "w:pPrChange",
  "w:sdtPr",
  "w:rt",
  "mc:Fallback",
]);

/** Characters that stand in the file as elements. */
const CHARACTERS = new Map([
  ["w:tab", " "],
  ["w:ptab", " "],
  ["w:br", " "],
  ["w:cr", " "],
  ["w:noBreakHyphen", "-"],
  ["a:br", " "],
]);

const TEXTS = new Set(["w:t", "m:t", "a:t"]);
const PARAGRAPHS = new Set(["w:p", "a:p"]);

/** A paragraph that is open, with what its own properties say; undefined where the style decides. */
interface OpenParagraph {
  readonly content: Paragraph;
  readonly notes: Part[];
  styleId: string | undefined;
  isList: boolean | undefined;
  outlineLevel: number | null | undefined;
}

/**
 * Walks WordprocessingML and hands over its paragraphs and table rows. Paragraphs nest: a text box stands
 * inside a run of another one.
 */
export class DocumentWalker implements XmlWalker {
  readonly #styles: Styles;
  readonly #blocks: BlockStream;
  readonly #notesOf: (key: string) => readonly Part[];
  #skipping = 0;
  #isText = false;
  #paragraphs: OpenParagraph[] = [];
  #run = {
    isBold: undefined as boolean | undefined,
    styleId: undefined as string | undefined,
    isHidden: false,
  };
  #inRun = false;

  /** `notesOf` gives a note by "footnote 3" or "endnote 1". */
  constructor(
    styles: Styles,
    emit: (part: Part) => void,
    notesOf: (key: string) => readonly Part[] = () => [],
  ) {
    this.#styles = styles;
    this.#blocks = new BlockStream(emit);
    this.#notesOf = notesOf;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || SKIPPED.has(name)) {
      this.#skipping += 1;
    } else if (TEXTS.has(name)) {
      this.#isText = true;
    } else if (!this.#openStructure(name) && !this.#openCharacter(name)) {
      this.#readProperty(name, attributes);
    }
  }

  close(name: string): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (TEXTS.has(name)) this.#isText = false;
    else if (name === "w:r") this.#inRun = false;
    else if (PARAGRAPHS.has(name)) this.#closeParagraph();
    else if (name === "w:tbl") this.#blocks.closeTable();
    else if (name === "w:tr") this.#blocks.closeRow();
    else if (name === "w:tc") this.#blocks.closeCell();
  }

  text(text: string): void {
    if (!this.#isText || this.#skipping > 0 || this.#run.isHidden) return;
    this.#paragraphs.at(-1)?.content.addRun(text, this.#isBold());
  }

  #isBold(): boolean {
    return this.#inRun && (this.#run.isBold ?? this.#styles(this.#run.styleId).isBold);
  }

  #openStructure(name: string): boolean {
    if (PARAGRAPHS.has(name)) this.#openParagraph();
    else if (name === "w:tbl") this.#blocks.openTable();
    else if (name === "w:tr") this.#blocks.openRow();
    else if (name === "w:tc") this.#blocks.openCell();
    else if (name === "w:r") this.#openRun();
    else return false;
    return true;
  }

  /** A text box's paragraph stands inside a run of another; its properties are not that run's. */
  #openParagraph(): void {
    const open = { styleId: undefined, isList: undefined, outlineLevel: undefined };
    this.#paragraphs.push({ content: new Paragraph(), notes: [], ...open });
    this.#inRun = false;
  }

  #openRun(): void {
    this.#inRun = true;
    this.#run = { isBold: undefined, styleId: undefined, isHidden: false };
  }

  #openCharacter(name: string): boolean {
    const character = CHARACTERS.get(name);
    // The same names are tab stops where they stand among a paragraph's properties.
    if (character === undefined || !(this.#inRun || name === "a:br")) return false;
    this.#paragraphs.at(-1)?.content.addRun(character, false);
    return true;
  }

  #readProperty(name: string, attributes: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (this.#inRun) this.#readRunProperty(paragraph, name, attributes);
    else if (name === "w:pStyle") paragraph.styleId = attributes("w:val");
    else if (name === "w:numId") paragraph.isList = attributes("w:val") !== "0";
    else if (name === "w:outlineLvl") paragraph.outlineLevel = levelOf(Number(attributes("w:val")));
  }

  #readRunProperty(paragraph: OpenParagraph, name: string, attributes: Attributes): void {
    if (name === "w:b") this.#run.isBold = isOn(attributes);
    else if (name === "w:vanish") this.#run.isHidden = isOn(attributes);
    else if (name === "w:rStyle") this.#run.styleId = attributes("w:val");
    else if (name === "w:footnoteReference" || name === "w:endnoteReference") {
      const kind = name === "w:footnoteReference" ? "footnote" : "endnote";
      for (const note of this.#notesOf(`${kind} ${attributes("w:id")}`)) paragraph.notes.push(note);
    }
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    // A text box ended inside a run: what follows belongs to the outer paragraph again.
    this.#inRun = false;
    this.#run.isHidden = false;
    if (paragraph === undefined) return;
    const { content, notes, styleId, isList, outlineLevel } = paragraph;
    const style = this.#styles(styleId);
    const headingLevel = outlineLevel === undefined ? style.headingLevel : outlineLevel;
    const look = { headingLevel, isList: isList ?? style.isList, isBold: style.isBold };
    this.#blocks.add([content.toPart(look)], notes);
  }
}
