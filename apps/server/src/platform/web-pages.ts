import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@quizmill/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { createReadyPages, type ReadyPages } from "./ready-pages.ts";
import { allowScripts, onlyFileHeaders } from "./security-headers.ts";
import { robotsTxt, siteMap } from "./site-map.ts";

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** What the build reports about the site it made. */
interface Site {
  /** The placeholder in the pages for the URL under which people reach this server. */
  readonly originStandIn: string;
  /** The prerendered pages, by the part of their URL after the language. */
  readonly publicPages: readonly string[];
  /** All other URLs that exist: the pattern, such as `dataset/:id`, and the name of its shell page. */
  readonly otherPages: Readonly<Record<string, string>>;
  /** The hashes of the pages' inline scripts. */
  readonly scriptHashes: readonly string[];
}

interface WebPagesOptions {
  /** The output of the web app's build; without it only the API is served. */
  readonly webDir: string;
  /** The URL under which people reach this server; read once it listens. */
  readonly origin: () => string;
}

/**
 * Serves the built web app: hashed files that never expire, prerendered HTML for the public pages, and for every other
 * URL the shell page of its language, which the browser fills. Unknown `/api/*` is a 404 in JSON.
 */
export async function serveWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const { webDir } = options;
  const hasPages = existsSync(path.join(webDir, "pages", "site.json"));
  const pages = hasPages ? await servePages(app, options) : null;
  app.setNotFoundHandler((request, reply) => {
    if (pages !== null && wantsPage(request))
      return pages(request.url, request.headers["accept-encoding"] ?? "", reply);
    throw new AppError("NOT_FOUND", "There is nothing at this address.");
  });
}

/**
 * Browsers accept HTML by name. Search engines and scripts often accept anything, and want a page unless the URL names
 * a file.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead || url.startsWith("/api/")) return false;
  const accept = headers.accept ?? "*/*";
  const namesFile = /\.\w+$/.test(url.split("?", 1)[0] ?? "");
  return accept.includes("text/html") || (accept.includes("*/*") && !namesFile);
}

type SendPage = (url: string, encodings: string, reply: FastifyReply) => Promise<FastifyReply>;

async function servePages(app: FastifyInstance, { webDir, origin }: WebPagesOptions): Promise<SendPage> {
  const site = JSON.parse(readFileSync(path.join(webDir, "pages", "site.json"), "utf8")) as Site;
  const publicDir = path.join(webDir, "public");
  await app.register(fastifyStatic, {
    root: publicDir,
    index: false,
    // A route for each file: a URL without one is a page, whatever encodings are requested.
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => setFileHeaders(reply, path.relative(publicDir, file)),
  });
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robotsTxt(origin())));
  app.get("/sitemap.xml", (_request, reply) =>
    reply.type("application/xml").send(siteMap(origin(), site.publicPages)),
  );
  const ready = createReadyPages({
    folder: path.join(webDir, "pages"),
    originStandIn: site.originStandIn,
    origin,
  });
  return (url, encodings, reply) => sendPage({ site, ready, url, encodings, reply });
}

interface Asked {
  readonly site: Site;
  readonly ready: ReadyPages;
  readonly url: string;
  readonly encodings: string;
  readonly reply: FastifyReply;
}

async function sendPage({ site, ready, url, encodings, reply }: Asked): Promise<FastifyReply> {
  const { language, page } = addressOf(url);
  const name = nameOf(page, site);
  // Without a language, the browser redirects to a URL that has one.
  const shown = language === null ? NO_PAGE : (name ?? NO_PAGE);
  const file = `${language ?? DEFAULT_LANGUAGE}/${shown}.html`;
  const { bytes, encoding, tag } = await ready.page(file, encodings);
  if (encoding !== null) reply.header("content-encoding", encoding);
  reply.headers({ "cache-control": "no-cache", vary: "accept-encoding", etag: tag });
  allowScripts(reply, site.scriptHashes);
  if (reply.request.headers["if-none-match"] === tag) return reply.status(304).send();
  return reply
    .status(name === undefined ? 404 : 200)
    .type("text/html; charset=utf-8")
    .send(bytes);
}

/** The shell page in which the browser shows that there is no such page, or goes to another URL. */
const NO_PAGE = "_shell";

function nameOf(page: string, { publicPages, otherPages }: Site): string | undefined {
  if (publicPages.includes(page)) return page || "index";
  return Object.entries(otherPages).find(([pattern]) => fits(page, pattern))?.[1];
}

/** The language of a URL, null if it has none, and the rest of it. */
function addressOf(url: string): { language: Language | null; page: string } {
  const [, first, ...rest] = url.split(/[?#]/, 1)[0]?.split("/") ?? [];
  const language = isLanguage(first) ? first : null;
  const page = language === null ? [first, ...rest] : rest;
  return { language, page: page.join("/").replace(/\/$/, "") };
}

function fits(page: string, pattern: string): boolean {
  const parts = page.split("/");
  const wanted = pattern.split("/");
  return wanted.length === parts.length && wanted.every((part, at) => part[0] === ":" || part === parts[at]);
}

/** Files with a hash in their name never change. Pictures are kept for a day; browsers check all others each time. */
function setFileHeaders(reply: FastifyReply, file: string): void {
  const isHashed = file.startsWith(`assets${path.sep}`);
  if (isHashed) onlyFileHeaders(reply);
  const isDrawing = /\.(png|svg|ico)$/.test(file);
  const fresh = isDrawing ? `public, max-age=${DAY_SECONDS}` : "no-cache";
  reply.header("cache-control", isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : fresh);
}
