import { ROUTES } from "@quizmill/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "./api.ts";
import { connectSession } from "./session-door.ts";

type Reply = () => Response | Promise<Response>;
const json = (status: number, body: unknown) => (): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "x-request-id": "r1" },
  });

const asked: { url: string; init: RequestInit; headers: Headers }[] = [];
const session = { token: "old", refreshed: "", ended: 0 };

/** Answers the calls in sequence. */
function serve(...replies: Reply[]): void {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, init, headers: new Headers(init.headers) });
    const reply = replies.shift();
    if (!reply) throw new Error(`unexpected call of ${url}`);
    return reply();
  });
}

beforeEach(() => {
  asked.length = 0;
  Object.assign(session, { token: "old", refreshed: "new", ended: 0 });
  connectSession({
    token: () => session.token,
    refresh: async () => {
      if (session.refreshed === "") return false;
      session.token = session.refreshed;
      return true;
    },
    end: () => {
      session.ended += 1;
    },
  });
});

describe("call", () => {
  it("fills path, query and body, and sends the token and the cookies", async () => {
    serve(json(200, { id: "a/b" }));
    await call(ROUTES.renameDataset, { params: { id: "a/b" }, body: { name: "x" } });
    expect(asked[0]?.url).toBe("/api/datasets/a%2Fb");
    expect(asked[0]?.init).toMatchObject({ method: "PATCH", credentials: "include", body: '{"name":"x"}' });
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer old");
    expect(asked[0]?.headers.get("content-type")).toBe("application/json");
  });

  it("returns undefined for an answer without a body", async () => {
    serve(json(204, null));
    await expect(call(ROUTES.deleteMe)).resolves.toBeUndefined();
    expect(asked[0]?.headers.has("content-type")).toBe(false);
  });

  it("renews the session once after a 401 and repeats the call with the new token", async () => {
    serve(json(401, { code: "UNAUTHORIZED" }), json(200, []));
    await expect(call(ROUTES.listDatasets, { query: {} })).resolves.toEqual([]);
    expect(asked.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer old", "Bearer new"]);
    expect(session.ended).toBe(0);
  });

  it("ends the session when it cannot be renewed", async () => {
    session.refreshed = "";
    serve(json(401, { code: "UNAUTHORIZED" }));
    await expect(call(ROUTES.listDatasets, { query: {} })).rejects.toMatchObject({
      status: 401,
      code: "UNAUTHORIZED",
      message: "Unauthorized (refresh failed)",
    });
    expect(session.ended).toBe(1);
  });

  it("does not repeat the call a second time", async () => {
    serve(json(401, {}), json(401, {}));
    await expect(call(ROUTES.me)).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(2);
  });

  it("leaves the 401 of a login to the login", async () => {
    serve(json(401, { code: "INVALID_CREDENTIALS", message: "no" }));
    const login = call(ROUTES.login, { body: { email: "a@b.c", password: "x" } });
    await expect(login).rejects.toMatchObject({ status: 401, code: "INVALID_CREDENTIALS", requestId: "r1" });
    expect(asked).toHaveLength(1);
  });

  it("reports an unreachable server as a network error of status 0", async () => {
    serve(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(call(ROUTES.me)).rejects.toMatchObject({
      status: 0,
      code: "NETWORK_ERROR",
      message: "Failed to fetch",
    });
  });

  it("rejects with its caller's own abort unchanged", async () => {
    const abort = new AbortController();
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
      abort.abort();
      return Promise.reject(signal?.reason);
    });
    await expect(call(ROUTES.me, { signal: abort.signal })).rejects.toMatchObject({ name: "AbortError" });
  });

  it("gives up after the time its row allows", async () => {
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    await expect(call({ ...ROUTES.me, timeoutMs: 5 })).rejects.toMatchObject({ status: 0, code: "TIMEOUT" });
  });
});
