import { planPassages } from "@quizmill/questions";
import { sourceOf } from "@quizmill/questions/testing";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { draws } from "../../../testing/share.ts";
import type { ModelItem } from "./schema.ts";
import { runWith, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import type { Failure } from "./testing/stand-in-server.ts";
import { WELL_WRITTEN } from "./testing/well-written-items.ts";
import { questionsIn } from "./testing/written-answers.ts";

afterEach(stopModelServers);

const ITEMS = WELL_WRITTEN.en;
const plan = planPassages(
  sourceOf(
    ITEMS.map(({ quote }) => quote),
    "en",
  ),
  { count: 4 },
);
const RIGHT = new Map(ITEMS.map(({ stem, key }) => [stem, key]));

/** What a model may do to a good item. */
const CHANGES: readonly ((item: ModelItem) => ModelItem)[] = [
  (item) => item,
  ({ key, distractors: [first, ...rest], ...item }) => ({
    ...item,
    key: first?.text ?? "",
    distractors: [{ text: key, why: "" }, ...rest],
  }),
  (item) => ({ ...item, key: "All of the above." }),
  (item) => ({ ...item, quote: `As everybody surely knows, ${item.quote}` }),
  (item) => ({ ...item, quote: ITEMS[0]?.quote ?? "" }),
  (item) => ({ ...item, stem: "Is it so?" }),
  (item) => ({ ...item, distractors: item.distractors.slice(0, 2) }),
];

const item = fc
  .tuple(fc.constantFrom(...ITEMS), fc.constantFrom(...CHANGES))
  .map(([good, change]) => change(good));
/** An answer to a question, by somebody who knows what is right, or none that can be read. */
const answer = fc.constantFrom("right", "right", "both", "nothing");
const failure = fc.constantFrom<Failure | undefined>(undefined, undefined, undefined, "empty", "cut");
const replies = fc.record({
  written: fc.array(fc.array(item, { maxLength: 9 }), { minLength: 1, maxLength: 4 }),
  answers: fc.array(answer, { minLength: 1, maxLength: 9 }),
  failures: fc.array(failure, { minLength: 1, maxLength: 6 }),
});

/** The values in turn, for ever. */
function turnsOf<T>(values: readonly T[]): () => T {
  let next = 0;
  return () => values[next++ % values.length] as T;
}

it("no question of a model is kept that its reader did not answer with its key", {
  tags: "draws",
}, async () => {
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(replies, async ({ written, answers, failures }) => {
      const [nextItems, nextAnswer, nextFailure] = [turnsOf(written), turnsOf(answers), turnsOf(failures)];
      const read = new Set<string>();
      const server = await startModelServer({
        fail: nextFailure,
        reply: ({ kind, prompt }) => {
          if (kind === "write") return JSON.stringify({ elements: nextItems() });
          return questionsIn(prompt)
            .map(({ stem, options }, i) => {
              const said = nextAnswer();
              const at = options.indexOf(RIGHT.get(stem) ?? "");
              if (said === "nothing" || at < 0) return "";
              read.add(stem);
              const letter = String.fromCharCode(65 + at);
              return `${i + 1}=${letter}${said === "both" ? `(${letter === "A" ? "B" : "A"})` : ""}`;
            })
            .join(", ");
        },
      });
      const { items } = await runWith(server, { plan, isAlone: true });
      for (const { text, options, groundTruthOptionId } of items) {
        kept += 1;
        expect(read).toContain(text);
        expect(options.find(({ id }) => id === groundTruthOptionId)?.text).toBe(RIGHT.get(text));
      }
      await stopModelServers();
    }),
    { numRuns: draws(100) },
  );
  expect(kept).toBeGreaterThan(0);
});
