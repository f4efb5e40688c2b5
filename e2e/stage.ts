import type { Page, Route } from "@playwright/test";
import {
  DEFAULT_STUDY_SETTINGS,
  ERROR_STATUS,
  type ErrorCode,
  type OpenSession,
  type Today,
} from "@quizmill/contract";

/** The answer to one call: a value for 200, or a handler of the request. */
type Reply = ((route: Route) => Promise<void>) | object;

/** "GET /api/datasets" → its answer; the last part of a path may be `*`. */
export type Replies = Readonly<Record<string, Reply>>;

const USER = {
  email: "maria.sommer@example.org",
  name: "Maria Sommer",
  createdAt: "2025-09-14T08:20:00.000Z",
};

const ALWAYS: Replies = {
  "GET /api/settings": {
    operatorName: "Quizmill",
    operatorAddress: null,
    contactEmail: "hello@example.org",
    mailEnabled: true,
    readsPictures: true,
    modelPrice: null,
  },
  "GET /api/me/model": (route) => route.fulfill({ json: null }),
  "GET /api/own-model": { isAllowed: true, kept: null, trial: null, here: null },
  "POST /api/auth/logout": (route) => route.fulfill({ status: 204 }),
  "POST /api/analytics/events": (route) => route.fulfill({ status: 204 }),
};

/**
 * Shows the pages of the real product with prepared answers in place of the server's: for states that are hard to reach
 * otherwise, such as a stream that breaks or one particular error.
 */
export async function stage(page: Page, replies: Replies = {}): Promise<void> {
  const all = { ...ALWAYS, ...replies };
  await page.route("**/api/**", async (route) => {
    const reply = replyTo(route, all);
    if (reply === undefined) await refuse("UNAUTHORIZED")(route);
    else if (typeof reply === "function") await reply(route);
    else await route.fulfill({ json: reply });
  });
}

function replyTo(route: Route, replies: Replies): Reply | undefined {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const call = `${request.method()} ${pathname}`;
  return replies[call] ?? replies[call.replace(/[^/]+$/, "*")];
}

/** Answers with one of the product's refusals, in the server's form. */
export function refuse(code: ErrorCode, details: Record<string, unknown> = {}) {
  const status = ERROR_STATUS[code] || 500;
  const body = { status, code, message: code, details, requestId: "stage", url: "" };
  return (route: Route) => route.fulfill({ status, json: body });
}

/** The server cannot be reached. */
export const unreachable = (route: Route) => route.abort("connectionrefused");

/** The answer never comes during the test. */
export const never = async () => undefined;

/** One event of a job's stream. */
export interface JobNews {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A stream of server-sent events that sends these and then breaks. */
export function events(...told: readonly JobNews[]) {
  const body = told.map(
    ({ name, data }) => `event: ${name}\nid: ${data.seq}\ndata: ${JSON.stringify(data)}\n\n`,
  );
  return (route: Route) => route.fulfill({ contentType: "text/event-stream", body: body.join("") });
}

/** A token like the server's: the browser reads its expiry but cannot verify it. */
export function tokenEnding(inMs: number): string {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return [
    part({ alg: "HS256" }),
    part({ sub: "stage", iat: nowSeconds, exp: nowSeconds + Math.round(inMs / 1000) }),
    "signature",
  ].join(".");
}

const HOUR_MS = 3_600_000;

/** From the next page load on, this browser has a session; one that ended meanwhile stays ended. */
export async function signIn(page: Page, token = tokenEnding(HOUR_MS)): Promise<void> {
  const stored = { "stage.signed-in": "yes", access_token: token, "auth.user": JSON.stringify(USER) };
  await page.addInitScript(`
    if (localStorage.getItem("stage.signed-in") === null)
      for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value);
  `);
}

const SESSIONS: readonly OpenSession[] = [
  {
    id: "here",
    isThis: true,
    device: "Firefox, Linux",
    lastSeenAt: "2026-01-02T12:00:00.000Z",
    isRemembered: true,
  },
  {
    id: "phone",
    isThis: false,
    device: "Safari, iPhone",
    lastSeenAt: "2026-01-01T08:30:00.000Z",
    isRemembered: true,
  },
  { id: "old", isThis: false, device: null, lastSeenAt: "2025-12-24T18:00:00.000Z", isRemembered: true },
];

/** For an account that has studied nothing. */
export function sampleToday(changes: Partial<Today> = {}): Today {
  return {
    due: 0,
    newLeft: 0,
    dueTomorrow: 0,
    answeredToday: 0,
    usualMs: null,
    lastResult: null,
    daysInARow: 0,
    sets: [],
    exams: [],
    mistakes: { total: 0, latest: [] },
    questions: [],
    settings: DEFAULT_STUDY_SETTINGS,
    ...changes,
  };
}

/** Takes all answers. */
const acceptAnswers = (route: Route) => {
  const { answers } = route.request().postDataJSON() as { answers: { id: string }[] };
  return route.fulfill({ json: { answers: answers.map(({ id }) => ({ id, outcome: "accepted" })) } });
};

/**
 * What this browser was told is stored: a scene is shown in one language after another, and its browser remembers. An
 * older answer would mean that another device has begun anew.
 */
async function sessionThatWasSent(route: Route): Promise<void> {
  const inBrowser = route
    .request()
    .frame()
    .evaluate<string | undefined>("localStorage['quiz-synced.v1.sample']");
  // The page may be left meanwhile.
  const stored = await inBrowser.catch(() => undefined);
  await route.fulfill({ json: stored ? JSON.parse(stored) : { version: 0, session: null } });
}

/** Answers for an account without any sets. */
export function account(): Replies {
  return {
    "GET /api/me": USER,
    "GET /api/me/stats": {
      datasets: 12,
      questions: 486,
      heldQuestions: 520,
      answerOptions: 1_944,
      processedChunks: 310,
      totalChunks: 342,
    },
    "GET /api/me/sessions": SESSIONS,
    "GET /api/datasets": [],
    "GET /api/tags": { tags: [], hasArchived: false },
    "GET /api/datasets/sample/session": sessionThatWasSent,
    "PUT /api/datasets/sample/session": (route) =>
      route.fulfill({ json: { version: 1, session: null, isStored: true } }),
    "GET /api/datasets/sample/weak-options": { questions: [] },
    "GET /api/study/today": sampleToday(),
    "GET /api/study/settings": DEFAULT_STUDY_SETTINGS,
    "GET /api/study/mistakes": { total: 0, questions: [] },
    "POST /api/answers": acceptAnswers,
    "GET /api/study/progress": { due: 0, days: [], daysInARow: 0, forecast: [], calibration: [], sets: [] },
    "POST /api/auth/refresh": { accessToken: tokenEnding(HOUR_MS), user: USER },
  };
}
