import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web application: hashed assets for ever, the page itself always fresh, and the page
 * for every path that is not a file, since the browser does the routing. Unknown `/api/*` is a 404 in JSON.
 */
export async function serveWebPages(app: FastifyInstance, webDir: string): Promise<void> {
  const hasPages = existsSync(path.join(webDir, "index.html"));
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: webDir,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = path.relative(webDir, file).startsWith(`assets${path.sep}`);
        reply.header("cache-control", isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = ["GET", "HEAD"].includes(request.method) && !request.url.startsWith("/api/");
    const wantsHtml = request.headers.accept?.includes("text/html") ?? false;
    if (hasPages && isPage && wantsHtml) return reply.sendFile("index.html");
    throw new AppError("NOT_FOUND", "There is nothing at this address.");
  });
}
