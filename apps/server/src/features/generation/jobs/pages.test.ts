import { type StandIn, startStandIn } from "@quizmill/models/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../../../fixtures/made-up-lecture.ts";
import { realEngine } from "../../../test-app.ts";
import { learnerOf, ownServer } from "../../../test-learner.ts";
import { workInPage } from "../testing/browser-page.ts";

const text = madeUpNotes(11, 3_000);

/** What the browsers of these pages have. */
let model: StandIn;
beforeAll(async () => {
  model = await startStandIn();
});
afterAll(() => model.close());

const server = ownServer(() => ({ engine: realEngine, pageTimes: { holdMs: 300, patienceMs: 1_500 } }));
const learner = learnerOf(server);

const byModel = ({ questions }: Awaited<ReturnType<typeof learner.set>>) =>
  questions.filter(({ writtenBy }) => writtenBy === "model");

describe("a set that a browser's model is to write", () => {
  it("is ready with its embedded questions at once, and a page has deeper ones take their places", async () => {
    const before = await learner.newSet({ text, engine: "browser" });
    expect(before).toMatchObject({ status: "READY", browserModel: { done: 0, total: before.totalChunks } });
    expect(byModel(before)).toEqual([]);
    const requests = await workInPage(learner, model.baseUrl("chat"));
    expect(new Set(requests.map(({ datasetId }) => datasetId))).toEqual(new Set([before.id]));
    const after = await learner.set(before.id);
    expect(after.status).toBe("READY");
    expect(after.browserModel).toBeUndefined();
    expect(byModel(after).length).toBeGreaterThan(0);
    expect(after.questions.map(({ id }) => id)).toEqual(
      expect.arrayContaining(before.questions.map(({ id }) => id)),
    );
  });
});
