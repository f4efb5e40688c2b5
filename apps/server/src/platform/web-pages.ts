import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@quizmill/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { createReadyPages, type ReadyPages } from "./ready-pages.ts";
import { onlyFileHeaders } from "./security-headers.ts";
import { robotsTxt, siteMap } from "./site-map.ts";

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** What the build says of the site it made. */
interface Site {
  /** Stands in the pages for the address under which people reach this server. */
  readonly originStandIn: string;
  /** The pages that lie ready, by the part of their address that follows the language. */
  readonly publicPages: readonly string[];
  /** Patterns of all other addresses that exist, as `dataset/:id`. */
  readonly otherPages: readonly string[];
}

interface WebPagesOptions {
  /** What the web application's build made; without it only the calls are served. */
  readonly webDir: string;
  /** How people reach this server; asked once it listens. */
  readonly origin: () => string;
}

/**
 * Serves the built web application: hashed files for ever, ready HTML for the public pages, and for every
 * other address the shell of its language, which the browser fills. Unknown `/api/*` is a 404 in JSON.
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

/** Browsers name HTML; search engines and scripts often take anything, and mean a page where no file is named. */
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
    // A route for each file: an address without one is a page, whatever encodings are asked for.
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
  const isPublic = language !== null && page !== null && site.publicPages.includes(page);
  const file = `${language ?? DEFAULT_LANGUAGE}/${isPublic ? page || "index" : "_shell"}.html`;
  const { bytes, encoding, tag } = await ready.page(file, encodings);
  if (encoding !== null) reply.header("content-encoding", encoding);
  reply.headers({ "cache-control": "no-cache", vary: "accept-encoding", etag: tag });
  if (reply.request.headers["if-none-match"] === tag) return reply.status(304).send();
  const exists = language === null || isPublic || (page !== null && isOneOf(page, site.otherPages));
  return reply
    .status(exists ? 200 : 404)
    .type("text/html; charset=utf-8")
    .send(bytes);
}

/** The language and the rest of an address; null where it has no language, or cannot be read. */
function addressOf(url: string): { language: Language | null; page: string | null } {
  const [, first, ...rest] = url.split(/[?#]/, 1)[0]?.split("/") ?? [];
  return {
    language: isLanguage(first) ? first : null,
    page: rest.join("/").replace(/\/$/, ""),
  };
}

function isOneOf(page: string, patterns: readonly string[]): boolean {
  const parts = page.split("/");
  return patterns.some((pattern) => {
    const wanted = pattern.split("/");
    return (
      wanted.length === parts.length && wanted.every((part, at) => part[0] === ":" || part === parts[at])
    );
  });
}

/** Files with a hash in their name never change; of the others only those that browsers keep anew each time. */
function setFileHeaders(reply: FastifyReply, file: string): void {
  const isHashed = file.startsWith(`assets${path.sep}`);
  if (isHashed) onlyFileHeaders(reply);
  const isDrawing = /\.(png|svg|ico)$/.test(file);
  const fresh = isDrawing ? `public, max-age=${DAY_SECONDS}` : "no-cache";
  reply.header("cache-control", isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : fresh);
}
