import type { FastifyRequest } from "fastify";

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** Each of these headers shows that a proxy on this machine passed on somebody else's request. */
const PASSED_ON = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Whether a request comes from this machine, and from nobody whose request a proxy passed on. */
export function isFromHere({ headers, raw }: FastifyRequest): boolean {
  const isHere = LOOPBACK.test(raw.socket.remoteAddress ?? "");
  return isHere && PASSED_ON.every((name) => headers[name] === undefined);
}

const LOCAL_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const isLocal = (url: string) => URL.canParse(url) && LOCAL_NAME.test(new URL(url).hostname);

/**
 * Whether the caller sits at this machine: also the page must have come from here, by its own name and by that of the
 * server. A proxy that tells nothing of itself still passes on the name that people know it by.
 */
export function sitsHere(
  request: FastifyRequest,
  { publicUrl, trustProxy }: { readonly publicUrl: string | null; readonly trustProxy: readonly string[] },
): boolean {
  if (trustProxy.length > 0 || (publicUrl !== null && !isLocal(publicUrl))) return false;
  const { host = "", origin } = request.headers;
  return isFromHere(request) && isLocal(`http://${host}`) && (origin === undefined || isLocal(origin));
}
