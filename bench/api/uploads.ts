import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeLecturePdf } from "../lecture-pdf.ts";
import { type Place, runSql } from "../rows.ts";
import type { RunningServer } from "../running-server.ts";
import { openLearner, PASSWORD } from "./calls.ts";

const EAGER_SETS = 3;
/** Accounts without questions by then count as not served: on a slow machine the rest would take for ever. */
const PATIENCE_MS = 90_000;

export interface Uploads {
  /** From the first try to five questions, for each account that was served. */
  readonly waitsMs: readonly number[];
  /** Answers with a time for the next try, by status. */
  readonly asked: Readonly<Record<string, number>>;
  /** Refusals without a time for the next try. */
  readonly unexplained: number;
  /** Number of accounts that had their first questions before the first account had all of its sets. */
  readonly beforeEager: number;
}

/** Accounts with the password of the first one; opening them over HTTP is rate limited. */
async function openMany(server: RunningServer, place: Place, count: number): Promise<string[]> {
  const first = await openLearner(server.url);
  await runSql(place, [
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO "accounts" ("id","email","passwordHash","sessionVersion","createdAt")
      SELECT 'many-' || i, 'many-' || i || '@example.org', "passwordHash", 0, 1 FROM n, "accounts" WHERE "id" = '${first.id}'`,
  ]);
  const tokens: string[] = [];
  for (let i = 1; i <= count; i++) {
    const body = JSON.stringify({ email: `many-${i}@example.org`, password: PASSWORD });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${server.url}/api/auth/login`, { method: "POST", headers, body });
    tokens.push(((await answer.json()) as { accessToken: string }).accessToken);
  }
  return tokens;
}

export interface UploadSizes {
  readonly count: number;
  readonly pages: number;
  /** Pages of each document of the first account. */
  readonly eagerPages: number;
}

/** Many accounts send a document at the same moment, behind one that has sent as many long ones as it may. */
export async function measureUploads(
  server: RunningServer,
  place: Place,
  { count, pages, eagerPages }: UploadSizes,
): Promise<Uploads> {
  const asked: Record<string, number> = {};
  let unexplained = 0;
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const send = async (token: string, bytes: Uint8Array<ArrayBuffer>) => {
    while (!patience.aborted) {
      const form = new FormData();
      form.append("file", new Blob([bytes]), "lecture.pdf");
      const answer = await fetch(`${server.url}/api/upload/bootstrap?mode=study&minFirst=5`, {
        method: "POST",
        body: form,
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await answer.text();
      if (answer.status === 200) return JSON.parse(text) as { jobId: string; token: string };
      const seconds = Number(answer.headers.get("retry-after"));
      asked[answer.status] = (asked[answer.status] ?? 0) + 1;
      if (!(seconds > 0)) {
        unexplained += 1;
        return null;
      }
      await pause(seconds * 1000, undefined, { signal: patience }).catch(() => undefined);
    }
    return null;
  };
  const pdf = async (length: number) => {
    const file = path.join(server.dataDir, `${length}.pdf`);
    await writeLecturePdf(file, length, length);
    return new Uint8Array(readFileSync(file));
  };
  const [short, long] = [await pdf(pages), await pdf(eagerPages)];
  const [eager = "", ...others] = await openMany(server, place, count + 1);
  const firstOnes = await Promise.all(Array.from({ length: EAGER_SETS }, () => send(eager, long)));
  let eagerEndedAt = Number.POSITIVE_INFINITY;
  const eagerDone = Promise.all(
    firstOnes.map(async (job) => {
      const events = `${server.url}/api/jobs/${job?.jobId}/events?token=${job?.token}`;
      await (await fetch(events, { signal: patience })).text();
    }),
  ).then(
    () => {
      eagerEndedAt = performance.now();
    },
    () => undefined,
  );
  const startedAt = performance.now();
  const served = await Promise.all(
    others.map(async (token) => ((await send(token, short)) ? [performance.now()] : [])),
  );
  await eagerDone;
  const endedAt = served.flat();
  return {
    asked,
    unexplained,
    waitsMs: endedAt.map((at) => at - startedAt),
    beforeEager: endedAt.filter((at) => at < eagerEndedAt).length,
  };
}
