import fc from "fast-check";
import { parse } from "gift-pegjs";
import { describe, expect, it } from "vitest";
import { exportSet } from "./carry.ts";
import { readHtml } from "./html/read-html.ts";
import { tidySet } from "./report.ts";
import { arbitrarySet } from "./testing/arbitrary-sets.ts";

describe("GIFT, as another program reads it", () => {
  it("has the same stems, options and keys", async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySet({ minLength: 1, maxLength: 5 }), async (set) => {
        const { bytes, fidelity } = await exportSet(set, "gift");
        if (fidelity.kept === 0) return;
        const out = fidelity.losses.flatMap(({ effect, questions }) =>
          effect === "leftOut" ? questions : [],
        );
        const wanted = tidySet(set).questions.filter((_, i) => !out.some(({ number }) => number === i + 1));
        const read = parse(new TextDecoder().decode(bytes)).filter(({ type }) => type !== "Category");
        expect(read).toHaveLength(wanted.length);
        for (const [i, question] of read.entries()) {
          if (question.type !== "MC") throw new TypeError(`A question of type ${question.type}`);
          const { options, key } = wanted[i] ?? { options: [], key: [] };
          expect(question.choices.map(({ text }) => plain(readHtml(text.text).text))).toEqual(
            options.map(plain),
          );
          const right = question.choices.flatMap(({ isCorrect, weight }, at) =>
            isCorrect || (weight ?? 0) > 0 ? [at] : [],
          );
          expect(right).toEqual(key);
        }
      }),
      { numRuns: 80 },
    );
  });
});

/** It reads backslashes in another way than Moodle does, and they mark formulas. */
const plain = (text: string) => text.replaceAll(/[\\$`\s()[\]]/g, "").toLowerCase();
