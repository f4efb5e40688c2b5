import type { Passage } from "./marks.ts";

type Pdf = PDFKit.PDFDocument;

/**
 * Writes the structure of a PDF beside its drawing (ISO 32000-1, 14.8), for screen readers: headings and paragraphs in
 * their order, the text of pictures, and marks for mere decoration. Call it before each thing drawn.
 */
export class Tags {
  readonly #pdf: Pdf;
  readonly #elements = new Map<Passage, PDFKit.PDFStructureElement>();
  #open: Passage | "decoration" | null = null;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  /** What is drawn next is text of this passage; a passage may continue on other pages. */
  passage(passage: Passage): void {
    if (this.#open === passage) return;
    this.close();
    const element = this.#elements.get(passage) ?? this.#add(passage.tag);
    this.#elements.set(passage, element);
    element.add(this.#pdf.markStructureContent(passage.tag));
    this.#open = passage;
  }

  /** What is drawn next is a picture of these words. */
  picture(words: string): void {
    this.close();
    this.#add("Figure", { alt: words }).add(this.#pdf.markStructureContent("Figure"));
    this.#open = { tag: "Figure" };
  }

  /** What is drawn next has no meaning: a background, a border, an icon beside its word, a page number. */
  decoration(): void {
    if (this.#open === "decoration") return;
    this.close();
    this.#pdf.markContent("Artifact", { type: "Layout" });
    this.#open = "decoration";
  }

  /** Ends the open mark, as each page must. */
  close(): void {
    if (this.#open !== null) this.#pdf.endMarkedContent();
    this.#open = null;
  }

  #add(tag: string, options: { alt?: string } = {}): PDFKit.PDFStructureElement {
    const element = this.#pdf.struct(tag, options);
    this.#pdf.addStructure(element);
    return element;
  }
}
