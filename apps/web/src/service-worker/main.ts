import { keptIn, mostKept, PICTURES_SUFFIX, SETS_PREFIX } from "./kept-calls.ts";
import type { KeepMessage } from "./messages.ts";
import type { WorkerScope } from "./worker-scope.ts";

/*
 * Caches the app and the sets that were opened, so that a set can be played offline.
 *
 * Versions never mix: a page refers to its files by their hashes, so each page uses its own. Online the page comes from
 * the server. A new worker waits until no page of the old one is open, and only then deletes files that those might
 * still have requested.
 */
declare const self: WorkerScope;
/** Filled in by `build/offline.ts`. */
declare const BUILD: { readonly id: string; readonly files: readonly string[]; readonly entry: string };
declare const SHELLS: Readonly<Record<string, string>>;

/* Each name is replaced by its value at every use, so it is used once. */
const build = BUILD;
const shells = SHELLS;

const PROGRAM_PREFIX = "program-";
const PROGRAM = PROGRAM_PREFIX + build.id;
/** After this long without an answer the network counts as missing. */
const NETWORK_PATIENCE_MS = 4_000;

self.addEventListener("install", (event) => event.waitUntil(fetchProgram()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data as KeepMessage)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(pageFor(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fileFor(request));
  else if (cacheFor(request) !== null) event.respondWith(answerFor(request));
  else if (request.method === "DELETE") event.waitUntil(forget(request));
});

async function fetchProgram(): Promise<void> {
  const cache = await caches.open(PROGRAM);
  await cache.addAll([...build.files]);
  for (const address of Object.values(shells)) {
    const answer = await fetch(address, { cache: "reload", headers: { accept: "text/html" } });
    const html = await answer.clone().text();
    // A newer version was installed just now: its own worker will cache its own pages.
    if (!answer.ok || !html.includes(build.entry)) throw new Error("The page is not of this version.");
    await cache.put(address, answer);
  }
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PROGRAM_PREFIX) && name !== PROGRAM);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page from the server; offline, the shell of its language, which can show any URL. */
async function pageFor(request: Request, { pathname }: URL): Promise<Response> {
  const shell = shells[pathname.split("/")[1] ?? ""] ?? shells.en ?? "";
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_PATIENCE_MS) });
  } catch (error) {
    const kept = await (await caches.open(PROGRAM)).match(shell);
    if (kept) return kept;
    throw error;
  }
}

async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(PROGRAM)).put(request, answer.clone());
  return answer;
}

async function answerFor(request: Request): Promise<Response> {
  const name = cacheFor(request) ?? "";
  const known = name.endsWith(PICTURES_SUFFIX) && (await (await caches.open(name)).match(request.url));
  if (known) return known;
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepAnswer(name, request.url, answer.clone());
    else if (answer.status === 404) await (await caches.open(name)).delete(request.url);
    return answer;
  } catch (error) {
    const kept = await (await caches.open(name)).match(request.url);
    if (kept) return kept;
    throw error;
  }
}

function cacheFor({ method, url, headers }: Request): string | null {
  return keptIn({ method, url, authorization: headers.get("authorization") });
}

async function keepAnswer(name: string, address: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  // Inserted again, it counts as the most recent.
  await cache.delete(address);
  await cache.put(address, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostKept(name))).map((old) => cache.delete(old)));
}

/** A deleted set is removed from the cache of every account. */
async function forget({ url }: Request): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SETS_PREFIX));
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(url)));
}

async function keep({ files, calls, authorization }: KeepMessage): Promise<void> {
  for (const file of files) await fileFor(new Request(file));
  for (const address of calls) await answerFor(new Request(address, { headers: { authorization } }));
}
