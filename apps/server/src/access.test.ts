import { FailureSchema, ROUTES, type Route } from "@quizmill/contract";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { eventsOf, makeSet, notesOf, readSet } from "./features/generation/testing/sets.ts";
import { startTestApp, TEST_PASSWORD, type TestApp } from "./test-app.ts";
import { sharedServer } from "./test-learner.ts";

const ROWS = Object.entries<Route>(ROUTES);
const OF_A_USER = ROWS.filter(([, route]) => route.auth === "user");

let owner: { email: string; token: string; cookie: string };
let clock = Date.now();

const server = sharedServer({ now: () => clock });
beforeAll(async () => {
  owner = await server.account();
});

const ask = async (route: Route, options: Parameters<TestApp["call"]>[2], id = "some-id") => {
  const answer = await server.call(route.method, route.path.replaceAll(/\{\w+\}/g, id), options);
  return { status: answer.status, code: FailureSchema.parse(await answer.json()).code };
};

/** A valid token with one character of its signature, or of its payload, changed. */
function tampered(token: string, part: 1 | 2): string {
  const parts = token.split(".");
  const text = parts[part] ?? "";
  const middle = Math.floor(text.length / 2);
  parts[part] = text.slice(0, middle) + (text[middle] === "A" ? "B" : "A") + text.slice(middle + 1);
  return parts.join(".");
}

async function forged(): Promise<Record<string, string>> {
  const [, payload = ""] = owner.token.split(".");
  const { sub, sv, sid } = JSON.parse(Buffer.from(payload, "base64url").toString());
  const claims = { sv, sid };
  const made = (key: Uint8Array, issuer: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
      .setIssuer(issuer)
      .setAudience("quizmill")
      .setSubject(sub)
      .setExpirationTime("1h")
      .sign(key);
  return {
    "with another signature": tampered(owner.token, 2),
    "with other claims": tampered(owner.token, 1),
    "without a signature": new UnsecuredJWT(claims)
      .setIssuer("quizmill")
      .setAudience("quizmill")
      .setSubject(sub)
      .setExpirationTime("1h")
      .encode(),
    "signed with a key of one's own": await made(Buffer.alloc(32, 7), "quizmill"),
    "of another issuer": await made(server.signingKeys.current, "elsewhere"),
    "that is none": "nonsense",
  };
}

describe("every call that requires an account", () => {
  it.each(OF_A_USER)("%s refuses a forged token", async (_name, route) => {
    for (const [what, token] of Object.entries(await forged()))
      expect(await ask(route, { token }), what).toEqual({ status: 401, code: "UNAUTHORIZED" });
  });

  it.each(OF_A_USER)("%s refuses an expired token", async (_name, route) => {
    const before = clock;
    clock += 31 * 60 * 1000;
    expect(await ask(route, { token: owner.token })).toEqual({ status: 401, code: "UNAUTHORIZED" });
    clock = before;
  });
});

describe("every call, without an account", () => {
  it.each(ROWS)("%s answers as its contract row says", async (name, route) => {
    const path = route.path.replaceAll(/\{\w+\}/g, "some-id");
    const query = route.auth === "job" ? "?token=made-up" : "";
    const { status } = await server.call(route.method, path + query);
    if (name === "logout") expect(status).toBe(204);
    else if (route.auth === "public") expect([200, 400]).toContain(status);
    else expect(status).toBe(401);
  });
});

describe("the data of an account", () => {
  const withId = OF_A_USER.filter(([, route]) => /\{\w+\}/.test(route.path));

  it("is not found for any other, whatever the call", async () => {
    const set = await makeSet(server, owner.token, { text: madeUpNotes(1, 2_000), key: "mine" });
    const { token } = await server.account();
    const { sid } = decodeJwt(owner.token);
    const { questions } = await readSet(server, owner.token, set.datasetId);
    const [question] = questions.map(({ id }) => String(id));
    const ids = { jobs: set.jobId, uploads: "mine", sessions: String(sid), "api/questions": question };
    for (const [name, route] of withId) {
      const id = Object.entries(ids).find(([part]) => route.path.includes(`/${part}/`))?.[1] ?? set.datasetId;
      const session = { idx: 0, selectedByQ: {}, revealedByQ: {}, finished: false };
      const own = {
        name: "Mine now",
        format: "json",
        password: TEST_PASSWORD,
        version: 0,
        session,
        examAt: null,
        section: 0,
        reply: "Mine now",
        text: notesOf(1),
        questions: [1],
        isKept: true,
      };
      const options = [{ text: "Mine" }, { text: "now" }];
      const words = { text: "Mine now", options, key: 0, explanation: null };
      const change = { words, version: 1, to: 1, reason: null, after: null, questionId: null };
      const all = { ...own, ...change, isSame: false, chosen: {}, marked: [], times: {} };
      // A question's version counts from 1, a session's from 0.
      const sent = route.path.startsWith("/api/datasets/") ? { ...all, version: 0 } : all;
      const body = route.body === undefined ? {} : { body: sent };
      const query = { deleteQuestion: "?version=1", chatPrompt: "?section=0" }[name] ?? "";
      const path =
        `${route.path.replace("{picture}", "0").replace("{hash}", "0".repeat(64))}${query}` as Route["path"];
      expect(await ask({ ...route, path }, { token, ...body }, id), name).toEqual({
        status: 404,
        code: "NOT_FOUND",
      });
    }
    const others = await makeSet(server, token, { text: notesOf(1) });
    for (const jobToken of [others.token, "made-up"])
      expect((await eventsOf(server, { jobId: set.jobId, token: jobToken })).status).toBe(401);
    const kept = await server.call("GET", `/api/datasets/${set.datasetId}`, { token: owner.token });
    expect(kept.status).toBe(200);
    expect(await kept.json()).not.toMatchObject({ name: "Mine now" });
  });

  it("is in no answer to another account that reads everything it can", async () => {
    const { datasetId } = await makeSet(server, owner.token, { text: notesOf(1) });
    const { token } = await server.account();
    const withoutId = OF_A_USER.filter(
      ([, { method, path, kind }]) => method === "GET" && kind === "json" && !path.includes("{"),
    );
    expect(withoutId.map(([name]) => name)).toEqual([
      "me",
      "myStats",
      "modelStanding",
      "ownModel",
      "browserModelWork",
      "mySessions",
      "listDatasets",
      "listTags",
      "today",
      "mistakes",
      "studySettings",
      "progress",
      "listExams",
    ]);
    for (const [, { method, path }] of withoutId) {
      const answer = await (await server.call(method, path, { token })).text();
      for (const secret of [datasetId, owner.email]) expect(answer).not.toContain(secret);
    }
    expect(await (await server.call("GET", "/api/me/stats", { token })).json()).toMatchObject({
      datasets: 0,
    });
  });
});

describe("calls that rely on the cookie", () => {
  const ofCookie = ROWS.filter(([, route]) => route.auth === "cookie");
  const from = (headers: Record<string, string>) => ({ headers: { cookie: owner.cookie, ...headers } });

  it.each(ofCookie)("%s refuses to be started by another site", async (_name, route) => {
    for (const headers of [
      { origin: "https://elsewhere.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ])
      expect(await ask(route, from(headers as Record<string, string>))).toEqual({
        status: 403,
        code: "CROSS_SITE",
      });
  });

  it("treat an unencrypted page of the same host name as another site if people use TLS", async () => {
    const running = await startTestApp({ settings: { PUBLIC_URL: "https://quiz.example" } });
    const refresh = async (origin: string) =>
      (await running.call("POST", "/api/auth/refresh", { headers: { origin } })).status;
    const { host } = new URL(running.url);
    // The call is allowed, and refused only for want of a cookie.
    for (const own of ["https://quiz.example", `https://${host}`]) expect(await refresh(own)).toBe(401);
    for (const other of ["http://quiz.example", `http://${host}`]) expect(await refresh(other)).toBe(403);
    await running.stop();
  });

  it("answer the product's own pages", async () => {
    const headers = { origin: server.url, "sec-fetch-site": "same-origin" };
    const answer = await server.call("POST", "/api/auth/refresh", from(headers));
    expect(answer.status).toBe(200);
  });
});
