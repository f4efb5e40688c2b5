import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";

const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", "data:", "blob:"],
    // Positions of menus and the width of progress bars are style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Features that the pages never use, so that injected code cannot use them either; the browser's own model is used. */
const UNUSED = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];
const PERMISSIONS_POLICY = [...UNUSED.map((feature) => `${feature}=()`), "language-model=(self)"].join(", ");

const YEAR_SECONDS = 31_536_000;
const STAY_WITH_TLS = `max-age=${YEAR_SECONDS}; includeSubDomains`;

const POLICY = "content-security-policy";

const HELMET = helmet({
  contentSecurityPolicy: CONTENT_SECURITY_POLICY,
  strictTransportSecurity: false,
  xFrameOptions: { action: "deny" },
  // For browsers no longer in use.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
  xXssProtection: false,
});

/** Helmet's headers are the same for every request: they are computed once and then cost nothing. */
function headersOfHelmet(): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer: Pick<ServerResponse, "removeHeader"> & { setHeader(name: string, value: string): void } = {
    setHeader: (name, value) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  HELMET({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

const EVERY_ANSWER: Readonly<Record<string, string>> = {
  ...headersOfHelmet(),
  "permissions-policy": PERMISSIONS_POLICY,
};
/** Personal data: no cache between keeps it, nor does the browser's after the session has ended. */
const EVERY_CALL = { ...EVERY_ANSWER, "cache-control": "no-store" };

/**
 * A call of the API, however its URL is written (`/%61pi/me` is one), or a URL that looks like a call that does not
 * exist.
 */
const isCall = ({ routeOptions, url }: FastifyRequest) =>
  [routeOptions.url, url].some((address) => address?.startsWith("/api/"));

/**
 * Security headers for every answer: no script or frame from elsewhere, no guessed content types, no URL passed on to
 * other sites. If a request came over TLS, browsers are told to use only TLS from then on.
 */
export function safeHeaders({ isBehindTls }: { isBehindTls: boolean }) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(isCall(request) ? EVERY_CALL : EVERY_ANSWER);
    // Plain http on a local network is a legitimate installation: it must stay reachable.
    if (isBehindTls || request.protocol === "https") reply.header("strict-transport-security", STAY_WITH_TLS);
  };
}

/** Allows the inline scripts with these hashes (`sha256-…`) on the page of this answer. */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const sources = ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
  const policy = [reply.getHeader(POLICY), `script-src ${sources}`];
  reply.header(POLICY, policy.filter((part) => part !== undefined).join(";"));
}

/** For a page of a dozen small files, these headers would be as large as some of the files. */
const NOT_FOR_FILES = [
  // Only documents use them.
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-frame-options",
  // A file that never changes is neither revalidated nor requested in parts, and its request need not be traced.
  "etag",
  "last-modified",
  "accept-ranges",
  "x-request-id",
];

/** Removes headers that mean nothing for a script, a style sheet or a font that never changes. */
export function onlyFileHeaders(reply: FastifyReply): void {
  for (const name of NOT_FOR_FILES) reply.removeHeader(name);
}
