import { planPassages } from "@quizmill/questions";
import { LESSONS, sourceOf } from "@quizmill/questions/testing";
import { afterEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { EXAMPLES } from "./examples.ts";
import { expectedTokens } from "./index.ts";
import { lesson, runWith, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import type { StandInOptions } from "./testing/stand-in-server.ts";
import { questionsIn } from "./testing/written-answers.ts";

afterEach(stopModelServers);

/** Whoever answers knows the key. */
const keyOf =
  (key: string) =>
  ({ options }: { options: readonly string[] }, letter: string) =>
    options.includes(key) ? String.fromCharCode(65 + options.indexOf(key)) : letter;

/** Two passages that say one thing in other words, and what is asked of it in both. */
const SAID_TWICE = {
  plan: planPassages(
    {
      ...sourceOf([], "en"),
      sections: ["Plants turn light into chemical energy.", "In leaves, light becomes chemical energy."].map(
        (text, i) => ({
          heading: `${i + 1}`,
          level: 1,
          blocks: [{ kind: "paragraph" as const, text: `${text} ${LESSONS.en[i]}` }],
        }),
      ),
    },
    { count: 4 },
  ),
  asked: { stem: "What does light become in the leaves of plants?", key: "chemical energy" },
  quoteIn: (prompt: string) => /(Plants turn|In leaves,)[^.]+\./u.exec(prompt)?.[0] ?? "",
};

describe("a set written with a model", () => {
  it.each(["en", "pl", "de", "es", "uk", "ja"] as const)(
    "is in the language of the document (%s)",
    async (language) => {
      const { byModel, items } = await runWith(await startModelServer(), { plan: lesson(language) });
      expect(byModel).toBeGreaterThanOrEqual(5);
      expect(items.length).toBeGreaterThanOrEqual(7);
    },
  );

  it("never shows the key to whoever answers, nor one order of options twice", async () => {
    const server = await startModelServer();
    await runWith(server);
    const asked = server.calls.filter(({ kind }) => kind === "solve").map(({ prompt }) => prompt);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    for (const prompt of asked) expect(prompt).not.toMatch(/key|distractor|explanation|quote/iu);
    expect(new Set(asked.map((prompt) => prompt.replace(/passage-[0-9a-f]+/gu, ""))).size).toBe(asked.length);
  });

  it("takes the server's own probabilities where it tells them, and asks once", async () => {
    const server = await startModelServer({ tellsShares: true });
    const { items } = await runWith(server);
    const stems = server.calls
      .filter(({ kind }) => kind === "solve")
      .flatMap(({ prompt }) => questionsIn(prompt).map(({ stem }) => stem));
    expect(new Set(stems).size).toBe(stems.length);
    for (const { aiConfidence } of items.filter(({ writtenBy }) => writtenBy === "model")) {
      expect(aiConfidence).toBeGreaterThan(0.6);
      expect(aiConfidence).toBeLessThan(0.97);
    }
  });

  it("keeps to the calls at a time that it may make", { tags: "thorough" }, async () => {
    const [few, many] = [await startModelServer({ delayMs: 20 }), await startModelServer({ delayMs: 20 })];
    const plan = planPassages(sourceOf(madeUpNotes(3, 9_000).split(/\n{2,}/u), "en"));
    await runWith(few, { plan, settings: { concurrency: 2 } });
    await runWith(many, { plan, settings: { concurrency: 8 } });
    // One that was given up may still be ending while the next begins.
    expect(few.mostAtOnce).toBeLessThanOrEqual(3);
    expect(many.mostAtOnce).toBeGreaterThan(3);
  });

  it("begins all calls about a passage alike, with a marker that no other passage has", async () => {
    const server = await startModelServer({ fail: ({ index }) => (index > 4 ? "two_right" : undefined) });
    await runWith(server);
    const calls = server.calls.filter(({ kind }) => kind === "write" || kind === "solve");
    const headOf = (prompt: string) => prompt.slice(0, prompt.indexOf("\nTask:"));
    const heads = Map.groupBy(calls, ({ prompt }) => headOf(prompt));
    const markers = [...heads.keys()].map((head) => /^Marker: (.+)$/mu.exec(head)?.[1]);
    expect(new Set(markers).size).toBe(markers.length);
    expect(markers.length).toBeLessThan(calls.length / 1.9);
    for (const { system } of server.calls) expect(system).not.toContain("chloroplast");
  });

  it("asks for all items of a passage, and for the answers to them, in one call each", async () => {
    const server = await startModelServer();
    const { byModel, calls } = await runWith(server, { isAlone: true });
    expect(byModel).toBeGreaterThanOrEqual(7);
    expect(calls).toBeLessThanOrEqual(byModel * 1.2);
    const solved = server.calls.filter(({ kind }) => kind === "solve");
    expect(Math.max(...solved.map(({ prompt }) => questionsIn(prompt).length))).toBeGreaterThanOrEqual(3);
  });
});

describe("an item that is not sound", () => {
  it("is asked for once more where its quote stands nowhere", async () => {
    const server = await startModelServer({
      fail: (call) => (call.index === 0 ? "made_up_quotes" : undefined),
    });
    const { byModel } = await runWith(server, { settings: { concurrency: 1 } });
    expect(server.calls.some(({ prompt }) => prompt.includes("letter by letter. Copy it exactly"))).toBe(
      true,
    );
    expect(byModel).toBeGreaterThanOrEqual(6);
  });

  it("has its quote mended where only quotation marks and spaces differ", async () => {
    const plan = planPassages(
      sourceOf(["The “law of demand” says\u00a0that people buy less of a thing when its price rises."], "en"),
      { count: 1 },
    );
    const quote = 'The "law of demand" says that people buy less of a thing when its price rises.';
    const item = {
      stem: "What says that people buy less of a thing when its price rises?",
      key: "law of demand",
      quote,
      distractors: ["law of supply", "law of wages", "law of taxes"].map((text) => ({
        text,
        why: "People buy less when the price rises.",
      })),
      explanation: "People buy less when the price rises.",
      bloom: "understand",
    };
    const { items, refused } = await runWith(await startModelServer({ items: () => [item] }), {
      plan,
      isAlone: true,
    });
    expect(refused).toEqual({});
    expect(items[0]?.source?.quote).toBe(plan.passages[0]?.blocks[0]?.text);
  });

  it("that compares two things shows both sentences in its explanation", async () => {
    const [one, other] = [
      "Wheat dough holds bubbles of gas in an elastic net of proteins.",
      "Rye has hardly any of these proteins, so its bread stays dense.",
    ] as const;
    const plan = planPassages(sourceOf([`${one} ${other}`], "en"), { count: 1 });
    const item = {
      idea: "gluten",
      bloom: "analyze",
      quote: one,
      second: other,
      stem: "Why does a loaf of wheat rise higher than a loaf of rye?",
      explanation: other,
      key: "Its proteins form a net for gas",
      distractors: [
        "Its starch turns into a gas",
        "Its yeast grows more quickly",
        "Its crust is baked at less heat",
      ].map((text) => ({ text, why: one })),
    };
    const { items } = await runWith(
      await startModelServer({ items: () => [item], letter: keyOf(item.key) }),
      {
        plan,
        isAlone: true,
      },
    );
    expect(items[0]?.source?.quote).toBe(one);
    expect(items[0]?.aiExplanation).toContain(`The document says: “${other}”`);
  });

  /** What becomes of a good item with six distractors, by what its reader says of its letters. */
  const readAs = async (said: (letterOf: (text: string) => string) => string) => {
    const item = EXAMPLES.en;
    const plan = planPassages(sourceOf([item.quote], "en"), { count: 1 });
    const server = await startModelServer({
      items: () => [item],
      letter: ({ options }) => said((text) => String.fromCharCode(65 + options.indexOf(text))),
    });
    const { items, refused } = await runWith(server, { plan, isAlone: true });
    const shown = items[0]?.options.map(({ text }) => text);
    const calls = server.calls.map(({ kind, prompt }) => (prompt.includes("Mend these") ? "mend" : kind));
    return { item, others: item.distractors.map(({ text }) => text), shown, refused, calls };
  };

  it("shows its best wrong options, all of which its reader saw", async () => {
    const { item, others, shown, calls } = await readAs((letterOf) => letterOf(EXAMPLES.en.key));
    expect(shown?.toSorted()).toEqual([item.key, ...others.slice(0, 3)].toSorted());
    expect(calls).toEqual(["write", "solve"]);
  });

  it("shows no option that tempts nobody: the next ones instead, or two", async () => {
    const naming = (...places: number[]) =>
      readAs((letterOf) => {
        const others = EXAMPLES.en.distractors.map(({ text }) => letterOf(text));
        return `${letterOf(EXAMPLES.en.key)}-${places.map((at) => others[at]).join("")}`;
      });
    const { item, others, shown, calls } = await naming(0, 2);
    expect(shown?.toSorted()).toEqual([item.key, others[1], others[3], others[4]].toSorted());
    expect(calls).toEqual(["write", "solve"]);
    const two = await naming(0, 2, 4, 5);
    expect(two.shown?.toSorted()).toEqual([item.key, others[1], others[3]].toSorted());
    const none = await naming(0, 1, 2, 3, 4, 5);
    expect(none.shown).toHaveLength(3);
  });

  it("loses an option that could be defended, and nothing else, for no further call", async () => {
    const { item, others, shown, calls } = await readAs(
      (letterOf) => `${letterOf(EXAMPLES.en.key)}(${letterOf(EXAMPLES.en.distractors[0]?.text ?? "")})`,
    );
    expect(shown?.toSorted()).toEqual([item.key, ...others.slice(1, 4)].toSorted());
    expect(calls).not.toContain("mend");
  });

  it("is mended where an option beyond those that are shown is called right", async () => {
    const { shown, calls, refused } = await readAs((letterOf) =>
      letterOf(EXAMPLES.en.distractors[5]?.text ?? ""),
    );
    expect(shown).toBeUndefined();
    expect(calls).toContain("mend");
    expect(refused.solver_disagrees).toBeGreaterThan(0);
  });

  it("is mended once where its reader disagrees, and refused if that does not help", async () => {
    const server = await startModelServer({
      items: (_, items) =>
        (items as { key: string; distractors: { text: string }[] }[]).map((item) => {
          const [first, ...rest] = item.distractors;
          return { ...item, key: first?.text ?? "", distractors: [{ ...first, text: item.key }, ...rest] };
        }),
    });
    const { items, refused } = await runWith(server);
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(refused.solver_disagrees).toBeGreaterThan(0);
    const mends = server.calls.filter(({ prompt }) =>
      prompt.includes("a careful reader of the passage answered"),
    );
    expect(mends.length).toBeGreaterThan(0);
  });
});

describe("a question that its reader answers in two ways", () => {
  /** Each answer names a second option, which changes, and every second answer names that one first. */
  const unsure = (): NonNullable<StandInOptions["letter"]> => {
    const times = new Map<string, number>();
    return ({ stem, options }, letter, { kind }) => {
      if (kind !== "solve") return letter;
      const nth = times.get(stem) ?? 0;
      times.set(stem, nth + 1);
      const others = options.filter((_, i) => String.fromCharCode(65 + i) !== letter).toSorted();
      const other = String.fromCharCode(65 + options.indexOf(others[nth % 3] ?? ""));
      return nth % 2 === 0 ? `${letter}(${other})` : `${other} or ${letter}`;
    };
  };

  it.each([3, 4, 5, 6])("is not kept, whatever the seed (%i)", async (seed) => {
    const server = await startModelServer({ letter: unsure() });
    const { items, refused } = await runWith(server, { seed });
    expect(items.length).toBeGreaterThanOrEqual(7);
    const answered = server.calls
      .filter(({ kind }) => kind === "solve")
      .flatMap(({ prompt }) => questionsIn(prompt).map(({ stem }) => stem));
    const own = items.filter(({ writtenBy }) => writtenBy === "model").map(({ text }) => text);
    expect(own.filter((text) => answered.includes(text))).toEqual([]);
    expect(refused.solver_disagrees).toBeGreaterThan(0);
  });
});

describe("the tokens of a set", () => {
  it("are not paid for the answer to a question that another asks in nearly the same words", async () => {
    const { plan, asked, quoteIn } = SAID_TWICE;
    const server = await startModelServer({
      tellsShares: true,
      items: ({ prompt }, items) => {
        const quote = quoteIn(prompt);
        const [first] = items as { explanation: string }[];
        const distractors = ["mechanical work", "kinetic motion", "loud sound"].map((text) => ({
          text,
          why: quote,
        }));
        return [{ ...first, ...asked, quote, distractors, explanation: quote }, ...items];
      },
    });
    const { items } = await runWith(server, { plan });
    const answers = server.calls.filter(
      ({ kind, prompt }) => kind === "solve" && prompt.includes(asked.stem),
    );
    expect(items.filter(({ text }) => text === asked.stem)).toHaveLength(1);
    expect(answers).toHaveLength(1);
  });

  it.each([1, 4])("are never more than it may use, with %i calls at a time", async (concurrency) => {
    const tokenBudget = 5_500;
    const { items, byModel, fellBack, tokens } = await runWith(await startModelServer({ delayMs: 20 }), {
      tokenBudget,
      settings: { concurrency },
    });
    expect(fellBack).toBe("budget_spent");
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(byModel).toBeGreaterThan(0);
    expect(tokens).toBeGreaterThan(tokenBudget / 3);
    expect(tokens).toBeLessThanOrEqual(tokenBudget);
  });

  it("are about as many as was expected", async () => {
    const plan = planPassages(sourceOf(madeUpNotes(3, 9_000).split(/\n{2,}/u), "en"));
    const { tokens } = await runWith(await startModelServer(), { plan });
    const { language, totalEstimated: questions, passages } = plan;
    const { inputTokens, outputTokens } = expectedTokens({ passages: passages.length, questions, language });
    const expected = inputTokens + outputTokens;
    expect(tokens).toBeGreaterThan(expected / 1.6);
    expect(tokens).toBeLessThan(expected * 1.6);
  });

  it("are counted by the server's own figures, also where a call brings all that it was asked for", async () => {
    const server = await startModelServer();
    const { tokens } = await runWith(server, { isAlone: true });
    const told = server.calls.reduce((sum, { usage }) => sum + (usage?.input ?? 0) + (usage?.output ?? 0), 0);
    // Calls that nobody waited for in the end are estimated.
    expect(Math.abs(tokens - told)).toBeLessThan(told / 10);
  });
});
