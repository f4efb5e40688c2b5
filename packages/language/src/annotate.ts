import type { Language, Tagged } from "./language.ts";
import { sentencesOf } from "./sentences.ts";

/** A sentence of a document with what is known of its words. */
export interface Sentence extends Tagged {
  /** The index of its block in the document. */
  readonly block: number;
  /** Literally a part of the block. */
  readonly text: string;
}

/**
 * The sentences of a document in order, each annotated when it is asked for. `blocks` are its paragraphs, headings and
 * list items. Sentences too long to be read by anybody are left out (see `sentencesOf`).
 */
export function* annotate(blocks: readonly string[], language: Language): Generator<Sentence, void, void> {
  const tag = language.taggerFor(blocks.join("\n"));
  for (const [block, content] of blocks.entries())
    for (const text of sentencesOf(content, language.sentences)) yield { block, text, ...tag(text) };
}
