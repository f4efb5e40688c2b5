import { LIMITS } from "@quizmill/contract";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import { createTestHome } from "../../test-home.ts";
import { insertEvent } from "./store.ts";

const PROPERTIES = { session_id: "s", ts: 1_700_000_000_000, path: "/en/dataset/d" };
const EVENT = {
  event: "quiz_start",
  properties: { ...PROPERTIES, dataset_id: "d", total_questions: 5 },
  consentedAnalytics: true,
  sidPersisted: false,
} as const;
/** An id that cannot be used to find a set or an account. */
const ID_LEADING_NOWHERE = expect.stringMatching(/^[\w-]{22}$/);
const HOUR_MS = 60 * 60 * 1000;

let server: TestApp;
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const send = (body: unknown) => server.call("POST", "/api/analytics/events", { body });
const stored = (db: Database) => db.selectFrom("analyticsEvents").selectAll().execute();
const storedTimes = async (db: Database) => (await stored(db)).map(({ createdAt }) => createdAt);

it("stores an event without address or account, and nothing that is not declared", async () => {
  server = await startTestApp({ now: () => 1_000 });
  const { token } = await server.account();
  const properties = { ...EVENT.properties, utm_source: "poster", email: "a@example.org" };
  const answer = await server.call("POST", "/api/analytics/events", {
    token,
    body: { ...EVENT, properties },
  });
  expect(answer.status).toBe(204);
  const [row, ...others] = await stored(server.db);
  expect(others).toEqual([]);
  const { propertiesJson = "", ...rest } = row ?? {};
  expect(rest).toEqual({ id: 1, event: "quiz_start", hasConsent: 1, isSidPersisted: 0, createdAt: 1_000 });
  expect(JSON.parse(propertiesJson)).toEqual({
    ...PROPERTIES,
    utm_source: "poster",
    dataset_id: ID_LEADING_NOWHERE,
    total_questions: 5,
    path: expect.stringMatching(/^\/en\/dataset\/[\w-]{22}$/),
  });
});

it("tells sets apart without revealing which sets they are", async () => {
  server = await startTestApp();
  for (const id of ["one", "one", "other"])
    await send({ ...EVENT, properties: { ...EVENT.properties, dataset_id: id, path: `/en/dataset/${id}` } });
  const [one, same, other] = (await stored(server.db)).map(({ propertiesJson }) =>
    JSON.parse(propertiesJson),
  );
  expect(one).toMatchObject({ dataset_id: ID_LEADING_NOWHERE, path: `/en/dataset/${one.dataset_id}` });
  expect(same).toEqual(one);
  expect(other.dataset_id).not.toBe(one.dataset_id);
});

it("refuses an event that is not in the list, or has data that its kind does not have", async () => {
  server = await startTestApp();
  expect((await send({ ...EVENT, event: "spy" })).status).toBe(400);
  expect((await send({ ...EVENT, event: "quiz_completed" })).status).toBe(400);
  expect((await send({ ...EVENT, properties: PROPERTIES })).status).toBe(400);
  expect(await stored(server.db)).toEqual([]);
});

it("deletes events after 90 days: at the start and then every hour", async () => {
  const day = 24 * HOUR_MS;
  expect(LIMITS.analytics.keptMs).toBe(90 * day);
  const start = 1_000 * day;
  let now = start;
  const home = await createTestHome();
  onTestFinished(() => home.remove());
  const { db, close } = await home.open();
  await insertEvent(db, EVENT, start - 91 * day);
  await insertEvent(db, EVENT, start - 90 * day + HOUR_MS);
  await close();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  server = await startTestApp({ home, now: () => now });
  await expect.poll(() => storedTimes(server.db)).toEqual([start - 90 * day + HOUR_MS]);
  now += 2 * HOUR_MS;
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(() => storedTimes(server.db)).toEqual([]);
});
