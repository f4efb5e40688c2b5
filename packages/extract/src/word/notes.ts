import type { Part } from "../reading.ts";
import { walkXml, type XmlWalker } from "../xml.ts";
import { DocumentWalker, WORD_WALK } from "./document-walker.ts";
import type { Styles } from "./styles.ts";

export interface NotesOptions {
  readonly kind: string;
  readonly styles: Styles;
  /** Filled by the ids that the text uses. */
  readonly notes: Map<string, readonly Part[]>;
}

/** Reads a part of footnotes or endnotes (17.11). Of a damaged part, what came before the damage is kept. */
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
        // Separators and continuation notices have no text of their own.
        if (attributes("w:type") === undefined || attributes("w:type") === "normal") {
          notes.set(attributes("w:id") ?? "", current);
        }
      }
      walker.open(name, attributes);
    },
    close: (name) => walker.close(name),
    text: (text) => walker.text(text),
    content: (content) => walker.content(content),
  };
  walkXml(bytes, events, WORD_WALK);
}
