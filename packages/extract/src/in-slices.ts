import { setImmediate } from "node:timers/promises";
import type { SourceText } from "@quizmill/contract";
import { Assembly, type Message, messagesOf } from "./isolation/protocol.ts";

/** So long the event loop works on a text before others have their turn. */
const SLICE_MS = 10;

/**
 * A text as lines of JSON that another thread puts together again. Sent as it is, all of its objects would be copied at
 * once, which for a long text takes half a second.
 */
export async function sentInSlices(source: SourceText): Promise<string[]> {
  const lines: string[] = [];
  let startedAt = performance.now();
  for (const message of messagesOf(source)) {
    lines.push(JSON.stringify(message));
    if (performance.now() - startedAt < SLICE_MS) continue;
    await setImmediate();
    startedAt = performance.now();
  }
  return lines;
}

/** The text of `sentInSlices`. */
export function textOfSlices(lines: readonly string[]): SourceText {
  const assembly = new Assembly();
  const text = lines.map((line) => assembly.add(JSON.parse(line) as Message)).at(-1);
  if (!text) throw new TypeError("The lines are not those of a whole text.");
  return text;
}
