import type { DatasetDetail } from "@quizmill/contract";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { allEvents, finishedSet, readSet } from "./features/generation/testing/sets.ts";
import { startTestApp, TEST_PASSWORD, type TestApp, type TestAppOptions } from "./test-app.ts";
import { createTestHome, type TestHome } from "./test-home.ts";

/** A server for all tests of a file, or of the `describe` that this is called in. */
export function sharedServer(options: TestAppOptions = {}): TestApp {
  let started: TestApp;
  beforeAll(async () => {
    started = await startTestApp(options);
  });
  afterAll(() => started.stop());
  return new Proxy({} as TestApp, { get: (_, name) => Reflect.get(started, name) });
}

/** A server of one test, which may stop it and start it again on what it has stored. */
export interface OwnServer extends TestApp {
  readonly home: TestHome;
  start(more?: TestAppOptions): Promise<void>;
  restart(more?: TestAppOptions): Promise<void>;
}

/** A server for each test. `options` are asked for at each start. */
export function ownServer(options: () => TestAppOptions): OwnServer {
  let home: TestHome;
  let running: TestApp;
  const start = async (more: TestAppOptions = {}) => {
    running = await startTestApp({ home, ...options(), ...more });
  };
  const restart = async (more?: TestAppOptions) => {
    await running.stop();
    await start(more);
  };
  beforeEach(async () => {
    home = await createTestHome();
    await start();
  });
  afterEach(async () => {
    await running.stop();
    await home.remove();
  });
  const own = { start, restart };
  return new Proxy(own as OwnServer, {
    get: (_, name) => Reflect.get({ ...running, ...own, home }, name),
  });
}

/** Somebody with an account, and what they do with it. */
export interface Learner {
  readonly email: string;
  readonly token: string;
  /** As this learner, unless the token of another account is given. */
  call(method: string, path: string, body?: unknown, as?: string): Promise<Response>;
  /** The JSON of its answer. */
  json<Told = unknown>(...asked: Parameters<Learner["call"]>): Promise<Told>;
  /** What is found at a path, parsed by the contract. */
  read<Found>(schema: { parse(told: unknown): Found }, path: string): Promise<Found>;
  set(id: string): Promise<DatasetDetail>;
  /** A set of these notes, once it is finished. */
  newSet(notes: Parameters<typeof finishedSet>[2]): Promise<DatasetDetail>;
  /** The set that an upload made or changed, once it is finished. */
  finished(upload: Response): Promise<DatasetDetail>;
  /** Logs in again: access tokens do not live long. */
  logIn(): Promise<void>;
}

/** A learner with a new account for each test, or with `beforeAll` for all of them. */
export function learnerOf(
  server: TestApp,
  before: typeof beforeAll | typeof beforeEach = beforeEach,
): Learner {
  let email: string;
  let token: string;
  before(async () => {
    ({ email, token } = await server.account());
  });
  const call: Learner["call"] = (method, path, body, as = token) =>
    server.call(method, path, { token: as, body });
  const json = async <Told>(...asked: Parameters<typeof call>) =>
    (await (await call(...asked)).json()) as Told;
  const finishedOf = async (set: { jobId: string; token: string; datasetId: string }) => {
    await allEvents(server, set);
    return readSet(server, token, set.datasetId);
  };
  return {
    get email() {
      return email;
    },
    get token() {
      return token;
    },
    call,
    json,
    read: async (schema, path) => schema.parse(await json("GET", path)),
    set: (id) => readSet(server, token, id),
    newSet: (notes) => finishedSet(server, token, notes),
    finished: async (upload) => {
      if (!upload.ok) throw new Error(`Refused: ${await upload.text()}`);
      return finishedOf((await upload.json()) as Parameters<typeof finishedOf>[0]);
    },
    logIn: async () => {
      const answer = await server.call("POST", "/api/auth/login", {
        body: { email, password: TEST_PASSWORD },
      });
      ({ accessToken: token } = (await answer.json()) as { accessToken: string });
    },
  };
}
