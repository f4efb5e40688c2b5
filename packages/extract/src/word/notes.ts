import type { Part } from "../reading.ts";
import { walkXml, type XmlWalker } from "../xml.ts";
import { DocumentWalker, WORD_WALK } from "./document-walker.ts";
import type { Styles } from "./styles.ts";

export interface NotesOptions {
  readonly kind: string;
  readonly styles: Styles;
  /** Filled under the ids by which the text refers to them. */
  readonly notes: Map<string, readonly Part[]>;
}

/** Reads a part of foot- or endnotes (17.11). What came before the damage in a damaged one is kept. */
export function readNotes(bytes: Uint8Array | null, { kind, styles, notes }: NotesOptions): void {
  if (bytes === null) return;
  let current: Part[] = [];
  const walker = new DocumentWalker({
    styles,
    numbering: () => "",
    emit: (part) => current.push({ ...part, role: "footnote" }),
  });
  const events: XmlWalker = {
    open(name, attributes) {
      if (name === `w:${kind}`) {
        current = [];
        // Separators and continuation notices are drawn, not said.
        if (attributes("w:type") === undefined || attributes("w:type") === "normal") {
          notes.set(attributes("w:id") ?? "", current);
        }
      }
      walker.open(name, attributes);
    },
    close: (name) => walker.close(name),
    text: (text) => walker.text(text),
    content: (content) => walker.content(content),
    run: (properties, text) => walker.run(properties, text),
  };
  walkXml(bytes, events, WORD_WALK);
}
