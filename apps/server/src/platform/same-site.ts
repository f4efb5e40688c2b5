import type { FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

/**
 * Refuses a call that another site makes in somebody's name: what relies on a cookie must not be started from
 * elsewhere. Browsers say where a call comes from (Fetch Metadata; RFC 6454, 7); what is no browser says
 * nothing and has no cookies of anybody's. Throws CROSS_SITE.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers["sec-fetch-site"];
  const isElsewhere = site !== undefined && site !== "same-origin" && site !== "none";
  const { origin } = request.headers;
  if (!isElsewhere && (origin === undefined || isOwn(origin, request, publicUrl))) return;
  throw new AppError("CROSS_SITE", "This call was started by another site.");
}

function isOwn(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [from, own] = [new URL(origin), new URL(publicUrl)];
  if (from.origin === own.origin) return true;
  // Who is on the way can write a plain page of the same name; where people come by TLS, that is another site.
  const isTls = own.protocol === "https:" || request.protocol === "https";
  return from.host === request.host && (from.protocol === "https:" || !isTls);
}
