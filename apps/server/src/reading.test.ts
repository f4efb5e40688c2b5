import { LIMITS, type TextHits, TextHitsSchema, type TextPage, TextPageSchema } from "@quizmill/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { makeSet } from "./features/generation/testing/sets.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

let id: string;
const notes = `${madeUpNotes(1, 60_000)}\n\n# 光合成\n\n葉緑体は光合成を行う細胞小器官であり、Größe und Form は様々である。`;

const server = sharedServer({ hasRateLimits: true });
const learner = learnerOf(server, beforeAll);
beforeAll(async () => {
  ({ id } = await learner.newSet({ text: notes }));
});

const read = async (query = ""): Promise<TextPage> =>
  learner.read(TextPageSchema, `/api/datasets/${id}/text${query}`);
const find = async (q: string): Promise<TextHits> =>
  TextHitsSchema.parse(
    await learner.json("GET", `/api/datasets/${id}/text/search?q=${encodeURIComponent(q)}`),
  );

describe("the stored text of a set", () => {
  it("is read in parts, each passage once and every heading once", async () => {
    const passages: TextPage["passages"] = [];
    for (let from = 0; ; ) {
      const page = await read(`?from=${from}`);
      passages.push(...page.passages);
      from = (passages.at(-1)?.ordinal ?? 0) + 1;
      if (from >= page.total) break;
      expect(page.passages).toHaveLength(LIMITS.reading.passagesPerPage);
    }
    expect(passages.map(({ ordinal }) => ordinal)).toEqual(passages.map((_, index) => index));
    const headings = passages.flatMap(({ heading }) => heading ?? []);
    for (const [index, heading] of headings.entries()) expect(heading).not.toBe(headings[index - 1]);
    const text = passages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join("\n");
    expect(text).toContain("葉緑体は光合成を行う");
  });

  it("is read around a question, with its evidence in the passage that names it", async () => {
    const { questions } = await learner.set(id);
    const last = questions.at(-1);
    const { passages } = await read(`?question=${last?.id}`);
    const home = passages.find((passage) => passage.questions.some((question) => question.id === last?.id));
    expect(home?.questions.find((question) => question.id === last?.id)?.quote).toBe(last?.source?.quote);
    expect(home?.blocks.some(({ text }) => text.includes(last?.source?.quote ?? "?"))).toBe(true);
    await learner.call("DELETE", `/api/questions/${last?.id}?version=1`);
    const after = await read(`?from=${home?.ordinal}`);
    expect(after.passages[0]?.questions.map((question) => question.id)).not.toContain(last?.id);
  });

  it("is found by its words, in any case and accent, in all languages", async () => {
    for (const q of ["葉緑体", "grösse FORM", "große"]) {
      const { hits } = await find(q.replace("grösse", "große"));
      expect(hits).toHaveLength(1);
      expect(hits[0]?.excerpt).toContain("Größe");
      const { passages } = await read(`?from=${hits[0]?.passage}`);
      expect(passages[0]?.blocks[hits[0]?.block ?? 0]?.text).toContain("葉緑体");
    }
    expect(await find("xylophone")).toEqual({ hits: [], isCut: false });
    expect(await find("!")).toEqual({ hits: [], isCut: false });
    const many = await find("e");
    expect(many.hits).toHaveLength(LIMITS.reading.hitsMax);
    expect(many.isCut).toBe(true);
  });

  it("is searched so many times an hour, and no more", { tags: "thorough" }, async () => {
    const { token: own } = await server.account();
    const set = await makeSet(server, own, { text: madeUpNotes(2, 2_000) });
    const ask = () => server.call("GET", `/api/datasets/${set.datasetId}/text/search?q=x`, { token: own });
    const statuses: number[] = [];
    for (let time = 0; time <= LIMITS.reading.searchesPerHour; time++) statuses.push((await ask()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.reading.searchesPerHour);
    expect(statuses.at(-1)).toBe(429);
  });

  it("is read from no place that no text has", async () => {
    const answer = await learner.call("GET", `/api/datasets/${id}/text?from=1e300`);
    expect(answer.status).toBe(400);
  });

  it("is nobody else's", async () => {
    const { token: stranger } = await server.account();
    for (const part of ["text", "text/search?q=the"])
      expect((await server.call("GET", `/api/datasets/${id}/${part}`, { token: stranger })).status).toBe(404);
  });
});
