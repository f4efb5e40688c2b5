import type { CarriedQuestion, Section, SourceText } from "@quizmill/contract";
import { QUESTIONS, renderPaper } from "@quizmill/exam-import/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Batch,
  type DocumentQuestion,
  embeddedEngine,
  followDocument,
  generateQuestions,
  type PlacedQuestion,
  type Plan,
  planMore,
  planPassages,
  type Recorded,
} from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

/** A page as a section of its own, with paragraphs that no other page has. */
interface Page {
  readonly name: number;
  readonly paragraphs: readonly number[];
}

const sentence = (page: number, paragraph: number) =>
  `On page ${page} the paragraph ${paragraph} says that the mill number ${page * 1000 + paragraph} grinds wheat.`;

function documentOf(pages: readonly Page[]): SourceText {
  const sections = pages.map(({ name, paragraphs }, index): Section => {
    const texts = paragraphs.map((one) => `${sentence(name, one)} It stands by a river, as mills do.`);
    return {
      heading: `Mill ${name}`,
      level: 1,
      page: index + 1,
      blocks: texts.map((text) => ({ kind: "paragraph" as const, text })),
    };
  });
  return {
    title: null,
    language: "en",
    format: "pdf",
    pageCount: pages.length,
    pagesWithText: pages.length,
    sections,
    warnings: [],
  };
}

/** One question on each paragraph. */
function questionsOn(plan: Plan): PlacedQuestion[] {
  return plan.passages
    .flatMap(({ ordinal, heading, page, blocks }) =>
      blocks.map(({ text }): Omit<PlacedQuestion, "id"> => {
        const quote = text.slice(0, text.indexOf(". It stands") + 1);
        return {
          passage: ordinal,
          isGone: false,
          evidence: { quote, ...(heading !== null && { heading }), ...(page !== undefined && { page }) },
        };
      }),
    )
    .map((question, id) => ({ id, ...question }));
}

/** What becomes of a set that has no other document. */
function followAlone({ passages }: Plan, newer: Plan, questions: PlacedQuestion[], isRecorded = true) {
  const document = { from: 0, to: passages.length, language: null };
  const earlier = passages.map((passage) => ({ passage, isRecorded }));
  return followDocument(earlier, document, newer, questions);
}

function followed(before: readonly Page[], after: readonly Page[]) {
  const old = planPassages(documentOf(before));
  const questions = questionsOn(old);
  const plan = planPassages(documentOf(after));
  return { questions, ...followAlone(old, plan, questions) };
}

const pages = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })
  .map((counts) =>
    counts.map((count, name) => ({ name, paragraphs: Array.from({ length: count }, (_, i) => i) })),
  );

/** Every question whose sentence is in the new document stands where the sentence is, and only the others are gone. */
function expectFollowed(before: readonly Page[], after: readonly Page[]) {
  const { questions, plan, places, isKept } = followed(before, after);
  const textOf = (ordinal: number) => plan.passages[ordinal]?.blocks.map(({ text }) => text).join("\n") ?? "";
  const all = plan.passages.map(({ ordinal }) => textOf(ordinal)).join("\n");
  expect(places.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  for (const [index, { passage, evidence, isGone }] of places.entries()) {
    const quote = questions[index]?.evidence?.quote ?? "";
    expect(plan.passages[passage]).toBeDefined();
    expect(evidence?.quote).toBe(quote);
    expect(isGone).toBe(!all.includes(quote));
    if (isGone) continue;
    expect(textOf(passage)).toContain(quote);
    expect(evidence?.heading).toBe(plan.passages[passage]?.heading);
    expect(evidence?.page).toBe(plan.passages[passage]?.page);
  }
  return { plan, places, isKept };
}

describe("a set that follows its document", () => {
  it("keeps everything of the same document", () => {
    fc.assert(
      fc.property(pages, (before) => {
        const { places, questions, isKept } = followed(before, before);
        expect(places.map(({ id, passage, evidence }) => ({ id, passage, evidence, isGone: false }))).toEqual(
          questions,
        );
        expect(isKept).not.toContain(false);
      }),
    );
  });

  it("keeps what was asked of a counted point where the new version counts it beside its text", () => {
    const [before, after] = ["2. ", ""].map((count) =>
      planPassages(sourceOf([`${count}Reduction: the mill number 7000 grinds wheat to flour.`], "en")),
    ) as [Plan, Plan];
    const quote = "2. Reduction: the mill number 7000 grinds wheat to flour.";
    const asked = [{ id: 1, passage: 0, isGone: false, evidence: { quote } }];
    expect(followAlone(before, after, asked).places).toMatchObject([{ id: 1, isGone: false }]);
  });

  it("follows pages that are moved, and writes nothing new", () => {
    const moved = pages.chain((before) =>
      fc.record({
        before: fc.constant(before),
        after: fc.shuffledSubarray(before, { minLength: before.length }),
      }),
    );
    fc.assert(
      fc.property(moved, ({ before, after }) => {
        const { places, isKept } = expectFollowed(before, after);
        expect(places.some(({ isGone }) => isGone)).toBe(false);
        expect(isKept).not.toContain(false);
      }),
    );
  });

  it("writes from inserted pages only", () => {
    const inserted = pages.chain((before) =>
      fc.record({ before: fc.constant(before), at: fc.nat({ max: before.length }) }),
    );
    fc.assert(
      fc.property(inserted, ({ before, at }) => {
        const after = before.toSpliced(at, 0, { name: 99, paragraphs: [0, 1, 2] });
        const { plan, places, isKept } = expectFollowed(before, after);
        expect(places.some(({ isGone }) => isGone)).toBe(false);
        for (const { ordinal, heading } of plan.passages) expect(isKept[ordinal]).toBe(heading !== "Mill 99");
      }),
    );
  });

  it("loses the questions of deleted pages only", () => {
    const deleted = pages.chain((before) =>
      fc.record({
        before: fc.constant([...before, { name: 50, paragraphs: [1] }]),
        at: fc.nat({ max: before.length - 1 }),
      }),
    );
    fc.assert(
      fc.property(deleted, ({ before, at }) => {
        const { places, isKept } = expectFollowed(before, before.toSpliced(at, 1));
        expect(places.filter(({ isGone }) => isGone)).toHaveLength(before[at]?.paragraphs.length ?? 0);
        expect(isKept).not.toContain(false);
      }),
    );
  });

  it("loses one question where one paragraph changes, though all behind it in its section are cut anew", () => {
    const changed = pages.chain((before) =>
      fc.nat({ max: before.length - 1 }).chain((page) =>
        fc.record({
          before: fc.constant(before),
          page: fc.constant(page),
          paragraph: fc.nat({ max: (before[page]?.paragraphs.length ?? 1) - 1 }),
        }),
      ),
    );
    fc.assert(
      fc.property(changed, ({ before, page, paragraph }) => {
        const after = before.map((one, i) =>
          i === page ? { ...one, paragraphs: one.paragraphs.toSpliced(paragraph, 1, 70, 71, 72) } : one,
        );
        const { places, isKept, plan } = expectFollowed(before, after);
        expect(places.filter(({ isGone }) => isGone)).toHaveLength(1);
        const isNew = (ordinal: number) =>
          plan.passages[ordinal]?.blocks.some(({ text }) =>
            [70, 71, 72].some((one) => text.startsWith(sentence(page, one))),
          );
        for (const { ordinal } of plan.passages) expect(isKept[ordinal]).toBe(!isNew(ordinal));
      }),
    );
  });

  it("does not mark again what its owner keeps, and takes the mark from what is back", () => {
    const [one, two] = [
      documentOf([{ name: 1, paragraphs: [1] }]),
      documentOf([{ name: 2, paragraphs: [1] }]),
    ];
    const question = { id: 7, passage: 0, evidence: { quote: sentence(1, 1) } };
    const follow = (before: SourceText, after: SourceText, isGone: boolean) =>
      followAlone(planPassages(before), planPassages(after), [{ ...question, isGone }]).places[0]?.isGone;
    expect(follow(one, two, false)).toBe(true);
    expect(follow(two, two, false)).toBe(false);
    expect(follow(two, two, true)).toBe(true);
    expect(follow(two, one, true)).toBe(false);
  });

  it("says where the sections are now", () => {
    const page = (name: number): Page => ({ name, paragraphs: [1, 2] });
    expect(followed([page(0), page(1), page(2)], [page(2), page(0)]).sections).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });

  it("writes again from passages that no question was written from before", () => {
    const plan = planPassages(documentOf([{ name: 1, paragraphs: [1, 2, 3] }]));
    expect(followAlone(plan, plan, [], false).isKept).toEqual([false]);
  });
});

/** A set of these documents, which were added one after another. */
function setOf(documents: readonly (readonly Page[])[]): Plan {
  const [first = [], ...others] = documents;
  return others.reduce(
    (before: Plan, pages, index) => {
      const { passages, ...plan } = planMore(documentOf(pages), { before, share: 1, part: `Part ${index}` });
      return { ...plan, passages: [...before.passages, ...passages] };
    },
    planPassages(documentOf(first)),
  );
}

/** The passages of one of its documents. */
function rangeOf({ passages }: Plan, which: number): [from: number, to: number] {
  const name = [undefined, "Part 0", "Part 1"][which];
  return [
    passages.findIndex(({ part }) => part === name),
    passages.findLastIndex(({ part }) => part === name) + 1,
  ];
}

describe("a new version of one of several documents", () => {
  const numbered = (pages: readonly Page[], from: number) =>
    pages.map(({ name, ...page }) => ({ ...page, name: from + name }));

  it("makes of that one what it would make of it alone, and of the others nothing", () => {
    fc.assert(
      fc.property(
        fc.tuple(pages, pages, pages),
        pages,
        fc.integer({ min: 0, max: 2 }),
        (documents, newer, which) => {
          const before = documents.map((one, i) => numbered(one, 100 * i));
          // Half of its pages are new.
          const after = numbered(newer, 100 * which).map((page, i) =>
            i % 2 === 0 ? page : { ...page, name: 500 + i },
          );
          const old = setOf(before);
          const questions = questionsOn(old);
          const [from, to] = rangeOf(old, which);
          const earlier = old.passages.map((passage) => ({ passage, isRecorded: true }));
          const followed = followDocument(
            earlier,
            { from, to, language: "en" },
            planPassages(documentOf(after)),
            questions,
          );
          const { passages } = followed.plan;
          expect(passages.map(({ ordinal }) => ordinal)).toEqual([...passages.keys()]);
          const by = passages.length - old.passages.length;

          const alone = followAlone(
            { ...old, passages: old.passages.slice(from, to) },
            planPassages(documentOf(after)),
            questions
              .filter(({ passage }) => passage >= from && passage < to)
              .map((one) => ({ ...one, passage: one.passage - from })),
          );
          expect(followed.isKept.slice(from, to + by)).toEqual(alone.isKept);
          expect(passages.slice(from, to + by).map(({ blocks }) => blocks)).toEqual(
            alone.plan.passages.map(({ blocks }) => blocks),
          );
          expect(
            passages.slice(from, to + by).every(({ part }) => part === earlier[from]?.passage.part),
          ).toBe(true);
          const others = followed.isKept.filter((_, i) => i < from || i >= to + by);
          expect(others.every(Boolean)).toBe(true);

          const own = new Map(alone.places.map((place) => [place.id, place]));
          for (const [index, place] of followed.places.entries()) {
            const question = questions[index] as PlacedQuestion;
            const { passage, evidence, isGone } = own.get(place.id) ?? question;
            const moved = own.has(place.id) ? from : by * Number(question.passage >= to);
            expect(place).toMatchObject({ id: question.id, passage: passage + moved, isGone });
            expect(place.evidence).toMatchObject(evidence ?? {});
          }
          // Sections have numbers of their own, and keep their headings.
          const headings = new Map(passages.map(({ section, heading, part }) => [section, [part, heading]]));
          for (const { section, heading, part } of passages)
            expect(headings.get(section)).toEqual([part, heading]);
          const left = old.passages.filter(({ ordinal }) => ordinal < from || ordinal >= to);
          const now = new Map(followed.sections);
          for (const { section, heading, part } of left)
            expect(headings.get(now.get(section) ?? -1)).toEqual([part, heading]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("gives as many questions as it would alone, however many the others have", async () => {
    const [one, two, three, four] = LESSONS.en.map((lesson) => sourceOf([lesson], "en"));
    if (!one || !two || !three || !four) throw new Error("There are too few lessons.");
    const alone = (await batchesOf(planPassages(four))).flatMap(({ items }) => items).length;
    expect(alone).toBeGreaterThan(0);
    const first = planPassages(one);
    const middle = planMore(two, { before: first, share: 1, part: "Middle" });
    const both = { ...middle, passages: [...first.passages, ...middle.passages] };
    const last = planMore(three, { before: both, share: 1, part: "Last" });
    const plan = { ...last, passages: [...both.passages, ...last.passages] };
    const written = (await batchesOf(plan)).flatMap(({ items, passage }) =>
      items.map((item) => ({ item, passage })),
    );
    for (const thinned of [
      written,
      written.filter(({ passage }) => plan.passages[passage]?.part === "Middle"),
    ]) {
      const from = first.passages.length;
      const followed = followDocument(
        plan.passages.map((passage) => ({ passage, isRecorded: true })),
        { from, to: both.passages.length, language: "en" },
        planPassages(four),
        thinned.map(({ item, passage }, id) => ({ id, passage, evidence: item.source, isGone: false })),
      );
      const kept = [...followed.isKept.keys()].filter((i) => followed.isKept[i]);
      const places = followed.places.map(({ passage, isGone }) =>
        isGone ? Number.POSITIVE_INFINITY : passage,
      );
      const items = thinned.map(({ item }, i) => ({ ...item, passage: places[i] ?? 0 }));
      const batches = await batchesOf(followed.plan, { done: kept, items });
      expect(batches.map(({ passage }) => passage)).toEqual(
        [...followed.isKept.keys()].filter((i) => !followed.isKept[i]),
      );
      const added = batches.flatMap(({ items }) => items);
      expect(Math.abs(added.length - alone)).toBeLessThanOrEqual(2);
      expect(added.every(({ source }) => source?.part === "Middle")).toBe(true);
      const size = thinned.length + added.length;
      expect(Math.abs((batches.at(-1)?.estimated ?? 0) - size)).toBeLessThanOrEqual(2);
    }
  });
});

function batchesOf(plan: Plan, after: Recorded = { done: [], items: [] }): Promise<Batch[]> {
  const options = { engine: embeddedEngine, mode: "study", seed: 7, after } as const;
  return Array.fromAsync(generateQuestions(plan, options));
}

/** A question as it was written. */
function placedOf(item: Batch["items"][number], passage: number, id: number): PlacedQuestion {
  const { text, options, groundTruthOptionId: key, aiExplanation: explanation, context = null } = item;
  const right = options.find((option) => option.id === key)?.text ?? null;
  const written = { text, options: options.map((option) => option.text), right, explanation, context };
  return {
    id,
    passage,
    evidence: item.source,
    isGone: false,
    ...(item.kind === "imported" && { held: { written } }),
  };
}

/** The set of a document that follows it to another version: what is written anew, and what had become of the rest. */
async function setAfter(before: SourceText, after: SourceText) {
  const old = planPassages(before);
  const first = (await batchesOf(old)).flatMap(({ items, passage }) =>
    items.map((item) => ({ item, passage })),
  );
  const followed = followAlone(
    old,
    planPassages(after),
    first.map(({ item, passage }, id) => placedOf(item, passage, id)),
  );
  const { plan, isKept, places } = followed;
  const placeOf = (i: number) => (places[i]?.isGone ? Number.POSITIVE_INFINITY : (places[i]?.passage ?? 0));
  const batches = await batchesOf(plan, {
    done: [...isKept.keys()].filter((i) => isKept[i]),
    items: first.map(({ item }, i) => ({ ...item, passage: placeOf(i) })),
  });
  return {
    first: first.map(({ item }) => item),
    followed,
    batches,
    added: batches.flatMap(({ items }) => items),
  };
}

describe("the questions of a new version", () => {
  it("are taken from a paper only where they are new in it", async () => {
    const paper = (questions: typeof QUESTIONS.en) => ({
      ...sourceOf([], "en"),
      sections: [
        {
          heading: "Test yourself",
          level: 1,
          blocks: renderPaper(questions, {
            language: "en",
            stem: "dot",
            option: "A)",
            key: "line",
            lines: "apart",
          }),
        },
      ],
    });
    const [one, two, ...others] = QUESTIONS.en;
    if (one === undefined || two === undefined) throw new Error("There are too few questions.");
    const { first, followed, added } = await setAfter(paper([one, ...others]), paper([...others, two]));
    expect(first.map(({ text }) => text)).toEqual([one, ...others].map(({ stem }) => stem));
    expect(added.map(({ text }) => text)).toEqual([two.stem]);
    expect(followed.places.map(({ isGone }) => isGone)).toEqual([true, ...others.map(() => false)]);
  });

  describe("that the document holds itself", () => {
    const item = (
      text: string,
      options: string,
      key: number | null,
      more: Partial<CarriedQuestion> = {},
    ) => ({
      text,
      options: options.split(" "),
      key: key === null ? [] : [key],
      ...more,
    });
    const fileOf = (...questions: CarriedQuestion[]): SourceText => ({
      ...sourceOf([], "en"),
      carried: {
        questions,
        fidelity: { format: "csv", questions: questions.length, kept: questions.length, losses: [] },
      },
    });
    const [capital, gas] = [
      item("Capital of Italy?", "Milan Rome Turin", 1),
      item("Air is mostly?", "O2 Ar N2", 0),
    ];
    const which = item("Which is right?", "am is are", 0);
    const [other, same] = [item("Which is right?", "one two six", 1), item("Which is right?", "a the an", 2)];

    it.each<[string, CarriedQuestion[], { corrected?: object[]; added?: string[]; gone?: number[] }]>([
      ["nothing else", [capital, gas, which, other], {}],
      ["another order of options", [capital, item("Air is  mostly?", "N2 O2 Ar", 1), which, other], {}],
      [
        "a corrected key",
        [capital, { ...gas, key: [2] }, which, other],
        { corrected: [{ id: 1, words: { right: "N2" } }] },
      ],
      [
        "an explanation",
        [{ ...capital, explanation: "Since 1871." }, gas, which, other],
        { corrected: [{ id: 0, words: { explanation: "Since 1871.", right: "Rome" } }] },
      ],
      [
        "other options",
        [item("Capital of Italy?", "Milan Rome Naples Bari", 1), gas, which, other],
        { corrected: [{ id: 0, words: { options: ["Milan", "Rome", "Naples", "Bari"] } }] },
      ],
      ["no key any more, which is no correction", [{ ...capital, key: [] }, gas, which, other], {}],
      ["one more", [gas, capital, which, other, item("New one?", "a b", 0)], { added: ["New one?"] }],
      ["one less", [capital, which, other], { gone: [1] }],
      [
        "one of those with the same stem corrected",
        [capital, gas, other, item("Which is right?", "am is were", 1)],
        { corrected: [{ id: 2, words: { right: "is" } }] },
      ],
      [
        "another one with a stem that several have, and other options",
        [capital, gas, which, same],
        { added: ["Which is right?"], gone: [3] },
      ],
    ])("has %s", async (_, newer, { corrected = [], added = [], gone = [] }) => {
      const after = await setAfter(fileOf(capital, gas, which, other), fileOf(...newer));
      expect(after.followed.corrections).toMatchObject(corrected);
      expect(after.followed.corrections).toHaveLength(corrected.length);
      expect(after.added.map(({ text }) => text)).toEqual(added);
      expect(after.followed.places.filter(({ isGone }) => isGone).map(({ id }) => id)).toEqual(gone);
    });

    it("takes a key that is added later, and tells of one that its owner changed", () => {
      const plans = [{ ...gas, key: [] }, gas].map((one) => planPassages(fileOf(one)));
      const written = { text: gas.text, options: gas.options, right: null, explanation: null, context: null };
      const followedBy = (held: DocumentQuestion) =>
        followAlone(plans[0] as Plan, plans[1] as Plan, [
          { id: 1, passage: 0, evidence: null, isGone: false, held },
        ]).corrections;
      const words = { ...written, right: "O2" };
      expect(followedBy({ written })).toEqual([{ id: 1, words, isOwnKept: false }]);
      expect(followedBy({ written, own: { ...written, right: "Ar" } })).toEqual([
        { id: 1, words, isOwnKept: true },
      ]);
      expect(followedBy({ written, own: words })).toEqual([]);
    });
  });

  it("come from new passages only, as many as these are worth, and repeat none", async () => {
    const [one, two, three] = LESSONS.en.map((text, i) => sourceOf([text], "en", `Lesson ${i}`));
    const joined = (...sources: (SourceText | undefined)[]): SourceText => ({
      ...sourceOf([], "en"),
      sections: sources.flatMap((source) => source?.sections ?? []),
    });
    const { first, followed, batches, added } = await setAfter(joined(one, two), joined(three, one, two));
    const { isKept } = followed;
    expect(isKept).toContain(true);
    expect(batches.map(({ passage }) => passage)).toEqual([...isKept.keys()].filter((i) => !isKept[i]));
    expect(added.length).toBeGreaterThan(0);
    expect(new Set([...first, ...added].map(({ text }) => text)).size).toBe(first.length + added.length);
    expect(batches.at(-1)?.estimated).toBeLessThan(2 * (first.length + added.length));
  });
});
