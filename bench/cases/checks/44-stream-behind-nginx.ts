import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { own } from "../../../testing/own-children.ts";
import type { CaseCheck } from "../check.ts";
import { Uploader } from "../uploaded.ts";

const TEXT = madeUpNotes(7, 60_000);
/** An event that comes this much later than without a proxy was held back. */
const MOST_BEHIND_MS = 1_000;
const START = { ms: 50, times: 100 };

/** nginx's settings as in a distribution, with event streams among the compressed types. */
function settingsFor(folder: string, port: number, url: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log off; ${temporary} gzip on; gzip_proxied any; gzip_types text/event-stream;
      server { listen 127.0.0.1:${port}; location / { proxy_pass ${url}; } } }`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs `work` with the URL of an nginx in front of a server. */
async function behindNginx<Result>(url: string, work: (proxied: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "quizmill-nginx-"));
  const proxied = `http://127.0.0.1:${await freePort()}`;
  const settings = path.join(folder, "nginx.conf");
  writeFileSync(settings, settingsFor(folder, Number(new URL(proxied).port), url));
  const nginx = own(
    spawn("nginx", ["-p", folder, "-e", `${folder}/error.log`, "-c", settings], { stdio: "ignore" }),
  );
  try {
    for (let i = 0; i < START.times; i++) {
      if (await isReady(proxied)) break;
      await pause(START.ms);
    }
    return await work(proxied);
  } finally {
    nginx.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The arrival time of each event of a job, by its id. */
async function arrivals(url: string, jobId: string, token: string): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/api/jobs/${jobId}/events?token=${token}&afterSeq=0`, {
    headers: { "accept-encoding": "gzip" },
  });
  const came = new Map<string, number>();
  let rest = "";
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += text;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("id: ")) came.set(line, performance.now());
  }
  return came;
}

export const streamBehindNginx: CaseCheck = {
  number: "44",
  lacks: () => (spawnSync("nginx", ["-v"]).error === undefined ? null : "nginx"),
  run: () =>
    Uploader.use((uploader) =>
      behindNginx(uploader.url, async (proxied) => {
        const { jobId, token } = await uploader.upload("notes.txt", TEXT);
        const [plain, behind] = await Promise.all([
          arrivals(uploader.url, jobId, token),
          arrivals(proxied, jobId, token),
        ]);
        const late = [...plain].map(([id, at]) => (behind.get(id) ?? Number.POSITIVE_INFINITY) - at);
        const spanMs = Math.max(...plain.values()) - Math.min(...plain.values());
        return [
          ...(spanMs > 2 * MOST_BEHIND_MS
            ? []
            : [`all ${plain.size} events came within ${Math.round(spanMs)} ms`]),
          ...(Math.max(...late) <= MOST_BEHIND_MS ? [] : [`an event came ${Math.max(...late)} ms later`]),
        ];
      }),
    ),
};
