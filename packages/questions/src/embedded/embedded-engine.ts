import type { Context, Draft, Engine } from "../engine.ts";
import { type Document, readDocument } from "./document.ts";
import { KINDS } from "./kinds/index.ts";

/**
 * Writes questions with rules and counting alone: no model, no network. Speaks the six languages;
 * in any other it makes gaps only. The same plan and seed give the same drafts.
 */
export const embeddedEngine: Engine = {
  name: "embedded",
  prepare: readDocument,
  write(passage, context, signal): Draft[] {
    const document = own(context);
    const drafts: Draft[] = [];
    for (const line of document.linesOf(passage.ordinal)) {
      signal?.throwIfAborted();
      for (const kind of KINDS) drafts.push(...kind.write(line, document));
    }
    return drafts;
  },
};

function own(context: Context): Document {
  if (!("definitions" in context)) throw new TypeError("The context was prepared by another engine.");
  return context as Document;
}
