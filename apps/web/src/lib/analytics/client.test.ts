import { type AnalyticsBody, AnalyticsBodySchema, ROUTES } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { EVENTS_URL } from "./browser.ts";
import { type AnalyticsDeps, createAnalytics, type Happened } from "./client.ts";

function recorder(overrides: Partial<AnalyticsDeps> = {}) {
  const posted: AnalyticsBody[] = [];
  const logged: AnalyticsBody[] = [];
  const send = createAnalytics({
    hasConsent: () => true,
    session: (hasConsent) => ({ id: "visit", isPersisted: hasConsent }),
    utm: { utm_source: "poster" },
    isMuted: false,
    post: (body) => posted.push(body),
    log: (body) => logged.push(body),
    ...overrides,
  });
  return { send, posted, logged };
}

const where = { ts: 1_700_000_000_000, path: "/en/upload", evenIfDenied: false };
const login: Happened = { event: "login", fields: { method: "email" }, ...where };

/** One event of each kind, as the app sends them. */
const EACH_KIND: Happened[] = [
  login,
  { event: "page_view", fields: {}, ...where },
  { event: "click", fields: { element: "link", area: "footer", target: "/en/terms" }, ...where },
  { event: "signup", fields: { method: "email" }, ...where },
  { event: "upload_start", fields: { mode: "test", mime: "application/pdf", size: 5 }, ...where },
  {
    event: "upload_finish",
    fields: { mode: "test", ok: false, dataset_id: null, duration_ms: 5 },
    ...where,
  },
  { event: "quiz_start", fields: { dataset_id: "d", total_questions: 5 }, ...where },
  { event: "question_answered", fields: { dataset_id: "d", question_id: -1, correct: "n/a" }, ...where },
  {
    event: "quiz_completed",
    fields: { dataset_id: "d", accuracy_pct: 80, duration_sec: 61, answered: 5, checked: 4 },
    ...where,
  },
];

describe("with consent", () => {
  it.each(EACH_KIND)("sends for $event what the contract declares", (happened) => {
    const { send, posted } = recorder();
    send(happened);
    const [body] = posted;
    expect(AnalyticsBodySchema.parse(body)).toEqual(body);
    expect(body).toEqual({
      event: happened.event,
      properties: {
        session_id: "visit",
        ts: where.ts,
        path: where.path,
        utm_source: "poster",
        ...happened.fields,
      },
      consentedAnalytics: true,
      sidPersisted: true,
    });
  });

  it("knows all kinds of events", () => {
    const kinds = AnalyticsBodySchema.options.map(({ shape }) => shape.event.value);
    expect(new Set(EACH_KIND.map(({ event }) => event))).toEqual(new Set(kinds));
  });
});

describe("without consent", () => {
  it("sends nothing", () => {
    let hasConsent = false;
    const { send, posted, logged } = recorder({ hasConsent: () => hasConsent });
    send(login);
    expect([...posted, ...logged]).toEqual([]);
    hasConsent = true;
    send(login);
    expect(posted).toMatchObject([{ event: "login" }]);
  });

  it("sends what is counted in any case, marked as without consent", () => {
    const { send, posted } = recorder({ hasConsent: () => false });
    send({ ...login, evenIfDenied: true });
    expect(posted).toMatchObject([{ event: "login", consentedAnalytics: false, sidPersisted: false }]);
  });
});

it("only logs events if do-not-track is on", () => {
  const { send, posted, logged } = recorder({ isMuted: true });
  send(login);
  expect(posted).toEqual([]);
  expect(logged).toMatchObject([{ event: "login" }]);
});

it("sends to the contract's URL", () => {
  expect(EVENTS_URL).toBe(ROUTES.analyticsEvent.path);
});
