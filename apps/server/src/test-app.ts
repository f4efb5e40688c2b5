import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import { createRecogniser, type Extractor, extractText } from "@quizmill/extract";
import { type AppDeps, buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { createEngineThreads } from "./features/generation/engine/index.ts";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { refusalOf } from "./features/generation/testing/sets.ts";
import type { Database } from "./platform/database/open.ts";
import { type RateLimits, rateLimitsInMemory } from "./platform/rate-limits.ts";
import type { SigningKeys } from "./platform/signing-keys.ts";
import { createTestHome, type DatabaseKind, type TestHome } from "./test-home.ts";

/** The real server on a free port, with a real database of its own. For tests only. */
export interface TestApp {
  readonly url: string;
  readonly db: Database;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** For tests that look at connections. */
  readonly http: Server;
  readonly signingKeys: SigningKeys;
  /** Calls the server; JSON bodies are encoded, a token becomes the bearer header. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** A new account and its access token. */
  account(): ReturnType<typeof openAccount>;
  stop(): Promise<void>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

/** For features whose tests need sets but not generation itself. */
export { createTestEngine, refusalOf };

export const TEST_PASSWORD = "Correct-horse-7";

export type TestAppOptions = Partial<AppDeps> & {
  readonly home?: TestHome;
  /** Of its own home; the usual one otherwise. */
  readonly kind?: DatabaseKind;
  /** More settings, as in the environment. */
  readonly settings?: Record<string, string>;
  /** Whether calls are refused for being too many, as users' are. */
  readonly hasRateLimits?: boolean;
};

const withoutLimits: RateLimits = (rule) => rateLimitsInMemory({ ...rule, max: Number.MAX_SAFE_INTEGER });

/**
 * The real server, with an engine of prepared items and a reader in this process if no others are given. `home`
 * outlives the server; without one the server gets its own, which is deleted with it.
 */
export async function startTestApp(overrides: TestAppOptions = {}): Promise<TestApp> {
  const { settings, kind, hasRateLimits = false, ...deps } = overrides;
  const home = overrides.home ?? (await createTestHome({ kind }));
  const { dataDir, databaseUrl } = home;
  const { close, ...services } = await home.open();
  const extractor = overrides.extractor ?? readerInProcess;
  const recogniser = overrides.recogniser ?? sharedRecogniser;
  const engine = overrides.engine ?? createTestEngine();
  const running = await buildApp({
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...settings }),
    ...services,
    rateLimits: hasRateLimits ? services.rateLimits : withoutLimits,
    extractor,
    recogniser,
    engine,
    version: "0.0.0-test",
    now: Date.now,
    newId: randomUUID,
    webDir: path.join(dataDir, "no-web"),
    ...deps,
  });
  const url = await running.app.listen({ port: 0, host: "127.0.0.1" });
  await running.start();

  const call: TestApp["call"] = (...what) => callServer(url, ...what);

  return {
    url,
    db: services.db,
    signingKeys: services.signingKeys,
    dataDir,
    databaseUrl,
    call,
    http: running.app.server,
    account: () => openAccount(call),
    stop: async () => {
      await running.stop();
      await Promise.all([extractor.close(), recogniser.close(), engine.close()]);
      await close();
      if (overrides.home === undefined) await home.remove();
    },
  };
}

/** The same engine or extractor for several servers in turn: each of them leaves it open. */
export function keptOpen<Service extends { close(): Promise<void> }>(service: Service): Service {
  const get = (target: Service, name: string | symbol) => {
    const value: unknown = Reflect.get(target, name);
    return name === "close" ? async () => {} : typeof value === "function" ? value.bind(target) : value;
  };
  return new Proxy(service, { get });
}

/** Reads documents as a server does, without a process for each of them. */
const readerInProcess: Extractor = {
  extract: async (file, name, options) => extractText(await readFile(file), name, options),
  warmUp: () => undefined,
  load: () => ({ children: 0, reading: 0, waiting: 0 }),
  close: async () => undefined,
};

/** The real engine, for all tests of this process: starting a thread takes longer than most of them. */
export const realEngine = keptOpen({ ...createEngineThreads({ size: 1 }), wake: () => undefined });
const sharedRecogniser = keptOpen(createRecogniser({ concurrency: 1 }));

/** One call of a server: JSON bodies are encoded, a token becomes the bearer header. */
export function callServer(url: string, method: string, route: string, options: CallOptions = {}) {
  const isForm = options.body instanceof FormData;
  const hasJson = options.body !== undefined && !isForm;
  return fetch(`${url}${route}`, {
    method,
    headers: {
      ...(hasJson && { "content-type": "application/json" }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body !== undefined && {
      body: isForm ? (options.body as FormData) : JSON.stringify(options.body),
    }),
  });
}

/** A new account, its access token and its refresh cookie. */
export async function openAccount(call: TestApp["call"]) {
  const email = `${randomUUID()}@example.org`;
  const answer = await call("POST", "/api/auth/register", { body: { email, password: TEST_PASSWORD } });
  const { accessToken: token } = (await answer.json()) as { accessToken: string };
  return { email, token, cookie: refreshCookie(answer) };
}

/** The name and value of an answer's refresh cookie, for the next request. */
export function refreshCookie(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((line) => /^(__Secure-)?refresh_token=/.test(line));
  return cookie?.split(";", 1)[0] ?? "";
}
