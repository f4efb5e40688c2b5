import type { FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

/**
 * Refuses a call that another site makes in a person's name: a call that relies on a cookie must not be started from
 * elsewhere. Browsers send the origin of a call (Fetch Metadata; RFC 6454, 7). Other programs do not send it, and have
 * no cookies of other people. Throws CROSS_SITE.
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
  // An attacker on the network can forge an unencrypted page of the same host name; if people use TLS, that is another
  // site.
  const isTls = own.protocol === "https:" || request.protocol === "https";
  return from.host === request.host && (from.protocol === "https:" || !isTls);
}
