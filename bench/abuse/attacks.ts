import { request } from "node:http";
import path from "node:path";
import { LIMITS } from "@quizmill/contract";
import { endlessTablePackage, endlessViewPackage } from "@quizmill/interchange/testing";
import { madeUpNotes } from "../../fixtures/made-up-lecture.ts";
import { type HostileFile, hostileFilesIn, ownHostileFiles } from "../hostile/files.ts";
import type { Attack } from "./attack.ts";
import {
  call,
  count,
  countAnswer,
  headersOf,
  inTurns,
  openAccountAt,
  sendSlowly,
  type Tally,
} from "./callers.ts";
import { LARGE } from "./large.ts";
import { OVERSIZED } from "./oversized.ts";

const FIXTURES = path.resolve(import.meta.dirname, "../../fixtures");
/** Attackers have several addresses, each with several connections. */
const ADDRESSES = 20;
const WIDTH = 40;
const addressOf = (round: number, index: number) => `203.0.${round % 256}.${1 + (index % ADDRESSES)}`;

function formOf({ name, bytes }: HostileFile): FormData {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

const stuffing: Attack = {
  name: "credential stuffing",
  run: async ({ url, round }, { guesses }) => {
    const tally: Tally = new Map();
    const guess = (index: number) => async () => {
      // A list of addresses with one password each, and again with the next password.
      const email = `person-${round}-${index % 40}@example.org`;
      const body = JSON.stringify({ email, password: `Guess-number-${index}` });
      countAnswer(
        tally,
        await call({ url, address: addressOf(round, index) }, "POST", "/api/auth/login", body),
      );
    };
    await inTurns(
      Array.from({ length: guesses }, (_, index) => guess(index)),
      WIDTH,
    );
    return tally;
  },
};

const uploads: Attack = {
  name: "upload flood of hostile files",
  run: async ({ url, round }, amounts) => {
    const tally: Tally = new Map();
    const files = [...ownHostileFiles(FIXTURES), ...(amounts.folder ? hostileFilesIn(amounts.folder) : [])];
    const accounts = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        openAccountAt(url, addressOf(round, index), `flood-${round}-${index}@example.org`),
      ),
    );
    const upload = (index: number) => async () => {
      const form = formOf(files[index % files.length] as HostileFile);
      const visitor = accounts[index % accounts.length] as (typeof accounts)[number];
      countAnswer(tally, await call(visitor, "POST", "/api/upload/bootstrap?mode=study&minFirst=1", form));
    };
    await inTurns(
      Array.from({ length: amounts.uploads }, (_, index) => upload(index)),
      WIDTH,
    );
    return tally;
  },
};

const slowBodies: Attack = {
  name: "slow bodies",
  run: async ({ url, round }, { slowBodies: many, slowForMs: forMs }) => {
    const tally: Tally = new Map();
    const type = "application/json";
    const send = async (index: number) => {
      const target = { path: "/api/auth/login", type, forMs };
      const ms = await sendSlowly({ url, address: addressOf(round, index) }, target);
      const what =
        ms === null ? `still held after ${forMs / 1000} s` : `dropped after ${Math.round(ms / 1000)} s`;
      count(tally, what);
    };
    await Promise.all(Array.from({ length: many }, (_, index) => send(index)));
    return tally;
  },
};

const streams: Attack = {
  name: "event streams",
  run: async ({ url, round }, amounts) => {
    const tally: Tally = new Map();
    const visitor = await openAccountAt(url, addressOf(round, 0), `streams-${round}@example.org`);
    // Long enough that the job runs all the while, with an event for each passage.
    const form = new FormData();
    form.append("file", new Blob([madeUpNotes(3, 1_500_000)]), "notes.txt");
    const { body } = await call(visitor, "POST", "/api/upload/bootstrap?mode=study&minFirst=1", form);
    const target = `${url}/api/jobs/${body.jobId}/events?token=${body.token}&afterSeq=0`;
    const opened = Array.from({ length: amounts.streams }, (_, index) => {
      const stream = request(target, {
        agent: false,
        headers: headersOf({ ...visitor, address: addressOf(round, index) }),
      });
      const answered = new Promise<void>((resolve) => {
        stream.on("response", (answer) => {
          answer.resume();
          countAnswer(tally, { status: answer.statusCode ?? 0, code: "" });
          resolve();
        });
        stream.on("error", () => resolve());
      });
      stream.end();
      return { stream, answered };
    });
    await Promise.all(opened.map(({ answered }) => answered));
    await new Promise((resolve) => setTimeout(resolve, amounts.streamsForMs));
    for (const { stream } of opened) stream.destroy();
    await call(visitor, "POST", `/api/jobs/${body.jobId}/cancel`);
    return tally;
  },
};

const MEGABYTE = 1_000_000;

const hugeJson: Attack = {
  name: "huge JSON",
  run: async ({ url, round }, { hugeBodies }) => {
    const tally: Tally = new Map();
    const visitor = await openAccountAt(url, addressOf(round, 0), `huge-${round}@example.org`);
    const notes = "/api/notes/bootstrap?mode=study";
    const text = (chars: string) => {
      const room = LIMITS.notes.bodyMaxBytes - JSON.stringify({ text: "" }).length;
      return JSON.stringify({ text: chars.repeat(room / (Buffer.byteLength(JSON.stringify(chars)) - 2)) });
    };
    const bodies = [
      ["/api/auth/login", JSON.stringify({ email: "a".repeat(5 * MEGABYTE) })],
      [notes, "[".repeat(8 * MEGABYTE)],
      [notes, "[".repeat(LIMITS.notes.bodyMaxBytes)],
      [notes, `{"text":${"[".repeat(5_000)}"__proto__"${"]".repeat(5_000)}}`],
      // Texts of the maximum length, and longer ones.
      ...["word ", '"', "語"].map((chars) => [notes, text(chars)] as const),
      ["/api/analytics/events", `{${Array.from({ length: 3_000 }, (_, n) => `"key${n}":{}`).join()}}`],
    ] as const;
    const send = (index: number) => async () => {
      const [target, body] = bodies[index % bodies.length] as (typeof bodies)[number];
      countAnswer(tally, await call({ ...visitor, address: addressOf(round, index) }, "POST", target, body));
    };
    await inTurns(
      Array.from({ length: hugeBodies }, (_, index) => send(index)),
      10,
    );
    return tally;
  },
};

const ENDLESS: readonly HostileFile[] = [
  { name: "table.apkg", bytes: endlessTablePackage() },
  { name: "view.apkg", bytes: endlessViewPackage() },
];

const demoDecks: Attack = {
  name: "endless decks for the demo",
  run: async ({ url, round }, amounts) => {
    const tally: Tally = new Map();
    const ask = async (index: number) => {
      const form = formOf(ENDLESS[index % ENDLESS.length] as HostileFile);
      countAnswer(tally, await call({ url, address: addressOf(round, 0) }, "POST", "/api/demo/upload", form));
    };
    await Promise.all(Array.from({ length: amounts.demoDecks }, (_, index) => ask(index)));
    return tally;
  },
};

const parallelReads: Attack = {
  name: "parallel reads of one member",
  run: async ({ url, round }, amounts) => {
    const tally: Tally = new Map();
    const visitor = await openAccountAt(url, addressOf(round, 0), `reads-${round}@example.org`);
    const notes = JSON.stringify({ text: madeUpNotes(4, 2_000) });
    const { body } = await call(visitor, "POST", "/api/notes/bootstrap?mode=study&minFirst=1", notes);
    const doors = ["upload/inspect", "upload/outline", `datasets/${body.datasetId}/document`];
    const read = async (index: number) => {
      const form = formOf(ENDLESS[index % ENDLESS.length] as HostileFile);
      countAnswer(tally, await call(visitor, "POST", `/api/${doors[index % doors.length]}`, form));
    };
    await Promise.all(Array.from({ length: amounts.parallelReads }, (_, index) => read(index)));
    return tally;
  },
};

export const ATTACKS: readonly Attack[] = [
  ...[stuffing, uploads, slowBodies, streams, hugeJson],
  ...[demoDecks, parallelReads],
  ...LARGE,
  ...OVERSIZED,
];
