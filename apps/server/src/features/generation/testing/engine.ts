import { isDocumentLanguage, type SourceText } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { judgeReply } from "@quizmill/models/engine";
import {
  adviceOn,
  type Batch,
  followDocument,
  type Item,
  type Passage,
  type ToRewrite,
} from "@quizmill/questions";
import {
  EngineFailure,
  type EngineThreads,
  type StoredFollowing,
  type StoredPlan,
  type WrittenHow,
} from "../engine/index.ts";
import { createPermits } from "./permits.ts";

/**
 * An engine of prepared items, which answers at once: one passage per block, a fixed number of questions per passage,
 * and as many batches as the test allows. A test can hold a job at a known place without waiting for time to pass.
 */
export interface TestEngine extends EngineThreads {
  /** Allows so many more batches. */
  allow(batches: number): void;
  /** Allows a model so many more passages. */
  allowModel(passages: number): void;
  /** Called before each passage, also of a model; what it throws fails the attempt. */
  before: (passage: Passage) => void;
  /** Whether a passage is reported as cut short. */
  isCutShort: (passage: Passage) => boolean;
  /** Titles of the documents in the order their passages were requested. */
  readonly worked: string[];
  /** The passages that a model wrote. */
  readonly rewritten: number[];
}

type Rewriting = WrittenHow & { rewrite: ToRewrite };

function toPlan(source: SourceText, following?: StoredFollowing): StoredPlan {
  const first = following?.before?.passagesJson.length ?? 0;
  const last = following?.before?.passagesJson.at(-1);
  const part =
    last !== undefined && following?.continues ? (JSON.parse(last) as Passage).part : following?.part;
  const firstSection = part !== undefined && following?.continues !== true ? first : 0;
  const all = source.sections.flatMap(({ heading, blocks }, section) =>
    blocks.map((block) => ({ heading, section: firstSection + section, block })),
  );
  const passages = all.map(
    ({ heading, section, block }, index): Passage => ({
      ordinal: first + index,
      section,
      heading,
      blocks: [block],
      expected: 2,
      ...(block.page !== undefined && { page: block.page }),
      ...(part !== undefined && { part }),
      ...following?.page,
    }),
  );
  const language = isDocumentLanguage(source.language) ? source.language : "en";
  const passagesJson = passages.map((passage) => JSON.stringify(passage));
  return { language, title: source.title, passagesJson, totalEstimated: (first + passages.length) * 2 };
}

/** Its words, options and worth depend on its number among those of the set; the seed gives the place of the key. */
function itemOf(passage: Passage, number: number, seed: number): Item {
  const { heading, page, picture, part } = passage;
  const told = passage.blocks[0]?.text ?? "";
  const text = `${told.slice(0, 40)} #${number}?`;
  return {
    text,
    options: ["A", "B", "C", "D"].map((label, i) => ({ id: i + 1, label, text: `${label} of ${text}` })),
    groundTruthOptionId: (seed % 4) + 1,
    aiChosenOptionId: 1,
    aiExplanation: "Because.",
    aiConfidence: 0.5,
    aiOptionProbs: [0.5, 0.25, 0.125, 0.125],
    source: {
      // No two of a passage have the same.
      quote: told.slice(0, 60 + (number % 20)),
      ...(heading !== null && { heading }),
      ...(page !== undefined && { page }),
      ...(picture !== undefined && { picture }),
      ...(part !== undefined && { part }),
    },
    kind: "definition",
    score: 1 - 1 / (number + 2),
    writtenBy: "embedded",
  };
}

const passagesIn = (plan: Pick<StoredPlan, "passagesJson">) =>
  plan.passagesJson.map((json) => JSON.parse(json) as Passage);

/** The numbers of the further items of a passage: others than those of any set. */
const FURTHER = [9_001, 9_002, 9_003];

export function createTestEngine(
  options: {
    allowed?: number;
    allowedModel?: number;
    questionsPerPassage?: number;
    /** Items that the model writes of a passage beside those that take places. */
    addedByModel?: number;
    /** Of a passage, how many items the model writes at most for its places, and the quotes of its spare ones. */
    byModel?: (passage: Passage) => { most: number; spare: readonly string[] };
  } = {},
): TestEngine {
  const { questionsPerPassage = 2, addedByModel = 0 } = options;
  const { byModel = () => ({ most: Number.POSITIVE_INFINITY, spare: [] }) } = options;
  const permits = createPermits(options.allowed);
  const modelPermits = createPermits(options.allowedModel);
  const rewritten: number[] = [];
  const worked: string[] = [];

  const write = (passage: Passage, seed: number, before: readonly unknown[]): Item[] =>
    Array.from({ length: questionsPerPassage }, (_, index) => itemOf(passage, before.length + index, seed));

  /** Whether a model may write a passage; with a page, whether that says what it is asked for. */
  const mayWrite = async (passage: Passage, { relay, signal }: Rewriting): Promise<boolean> => {
    if (relay === undefined) return modelPermits.take(signal).then(() => true);
    const user = passage.blocks[0]?.text ?? "";
    const request = { system: "Write.", user, schema: null, maxTokens: null };
    const reply = await relay(request, signal ?? new AbortController().signal);
    return "text" in reply && reply.text === user;
  };

  /** As many as there are places, in an order of options of its own, each after a call of its own. */
  async function* rewrite(plan: StoredPlan, options: Rewriting): AsyncIterable<Batch> {
    const { seed, after, rewrite } = options;
    for (const passage of passagesIn(plan)) {
      const { ordinal, section } = passage;
      if (after?.done.includes(ordinal)) continue;
      const mayReplace = await mayWrite(passage, options);
      engine.before(passage);
      rewritten.push(ordinal);
      const batch = { passage: ordinal, section, sections: 1, refused: {}, total: plan.passagesJson.length };
      const usage = { calls: 1, inputTokens: 10, outputTokens: 5 };
      const { most, spare } = byModel(passage);
      const places = mayReplace ? Math.min(most, rewrite.replaceable[ordinal] ?? 0) + addedByModel : 0;
      const better = (text: string, index: number, quote = text): Item => {
        const written = itemOf(passage, index, seed + 1);
        return { ...written, text, source: { quote }, writtenBy: "model" };
      };
      for (let index = 0; index < places; index++) {
        const items = [better(`Better ${ordinal}.${index}`, index)];
        yield { ...batch, items, usage, isLast: false, done: ordinal, estimated: plan.totalEstimated };
      }
      const left = { spare: spare.map((quote, i) => better(`Spare ${ordinal}.${i}`, i, quote)) };
      yield { ...batch, ...left, items: [], isLast: true, done: ordinal + 1, estimated: plan.totalEstimated };
    }
  }

  const engine: TestEngine = {
    worked,
    rewritten,
    allowModel: modelPermits.allow,
    before: () => undefined,
    isCutShort: () => false,
    allow: permits.allow,
    plan: async (source, { following }) => toPlan(source, following),
    likely: async (source) => toPlan(source).totalEstimated,
    planNotes: async (text, { following }) => {
      const source = textToSource(text);
      return { plan: toPlan(source, following), source };
    },
    planVersion: async (source, { before, questions, document }) => {
      const earlier = before.map(({ passageJson, isRecorded }) => ({
        passage: JSON.parse(passageJson) as Passage,
        isRecorded,
      }));
      const { passagesJson, ...head } = toPlan(source);
      const plan = { ...head, passages: passagesIn({ passagesJson }) };
      const followed = followDocument(earlier, document, plan, questions);
      const { passages, ...rest } = followed.plan;
      return { ...followed, plan: { ...rest, passagesJson: passages.map((one) => JSON.stringify(one)) } };
    },
    generate: async function* (plan, options) {
      const { after, seed, signal } = options;
      if (options.rewrite !== undefined)
        return yield* rewrite(plan, { ...options, rewrite: options.rewrite });
      const written: unknown[] = [...(after?.items ?? [])];
      for (const passage of passagesIn(plan)) {
        if (after?.done.includes(passage.ordinal)) continue;
        await permits.take(signal);
        engine.before(passage);
        worked.push(passage.blocks[0]?.text ?? "");
        const items = write(passage, seed, written);
        written.push(...items);
        const done = passage.ordinal + 1;
        yield {
          passage: passage.ordinal,
          isLast: true,
          ...(engine.isCutShort(passage) && { isCutShort: true as const }),
          items,
          refused: { near_duplicate: 1 },
          done,
          total: plan.passagesJson.length,
          estimated: plan.totalEstimated,
          section: passage.section,
          sections: 1,
        } satisfies Batch;
      }
    },
    advise: async ({ item, language }) => adviceOn(item, language),
    more: async (plan, { items, from, count, seed }) => {
      const all = plan.passagesJson.map((_, passage) => passage);
      const some = from === "anywhere" || "passage" in from ? all : from.passages;
      const ordinals = from !== "anywhere" && "passage" in from ? [from.passage] : some;
      const known = new Set(items.map(({ text }) => text));
      const prepared = ordinals.flatMap((passage) =>
        FURTHER.map((number) => ({
          item: itemOf(passagesIn(plan)[passage] as Passage, number, seed),
          passage,
        })),
      );
      return prepared.filter(({ item }) => !known.has(item.text)).slice(0, count);
    },
    pagePrompts: async () => undefined,
    tryReader: async () => true,
    judgeReply: (plan, wanted) => judgeReply({ ...plan, passages: passagesIn(plan) }, wanted),
    wake: () => undefined,
    count: () => 0,
    overruns: () => 0,
    close: async () => undefined,
  };
  return engine;
}

/** The error of a failing engine. */
export function engineFailure(): EngineFailure {
  return new EngineFailure("made to fail");
}
