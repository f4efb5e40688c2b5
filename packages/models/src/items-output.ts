import type { OutputInterface } from "ai";
import { createItemReader } from "./item-reader.ts";
import type { Format, ModelItem } from "./schema.ts";

/** How the SDK reads one answer; see `docs/decisions/014`. */
export interface ItemsOutput extends OutputInterface<null, readonly ModelItem[], ModelItem> {
  /** All text received so far. */
  readonly written: string;
}

/**
 * For one call. The SDK's own list parser fails on code fences and prose around the list, and reparses the whole
 * text with each piece.
 */
export function itemsOutput(format: Format): ItemsOutput {
  const read = createItemReader();
  let written = "";
  return {
    name: "items",
    responseFormat: Promise.resolve(format),
    get written() {
      return written;
    },
    // Items are taken only from the stream.
    parseCompleteOutput: async () => null,
    async parsePartialOutput({ text }) {
      const items = read(text.slice(written.length));
      written = text;
      return items.length > 0 ? { partial: items } : undefined;
    },
    createElementStreamTransform: () =>
      new TransformStream({
        transform({ partialOutput }, controller) {
          for (const item of partialOutput ?? []) controller.enqueue(item);
        },
      }),
  };
}
