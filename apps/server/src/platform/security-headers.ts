import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";

const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", "data:", "blob:"],
    // Positions of menus and the width of progress bars are set as style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** What a page of ours never asks for, so that nothing that gets into one can. */
const PERMISSIONS_POLICY = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

const YEAR_SECONDS = 31_536_000;
const STAY_WITH_TLS = `max-age=${YEAR_SECONDS}; includeSubDomains`;

const POLICY = "content-security-policy";

const HELMET = helmet({
  contentSecurityPolicy: CONTENT_SECURITY_POLICY,
  strictTransportSecurity: false,
  xFrameOptions: { action: "deny" },
  // For browsers that are gone.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
  xXssProtection: false,
});

/** Helmet's headers are the same for every request of ours: asked for once, they cost nothing afterwards. */
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
/** Somebody's own: no cache on the way keeps it, nor the browser's once the session has ended. */
const EVERY_CALL = { ...EVERY_ANSWER, "cache-control": "no-store" };

/** Any of ours, however its address is written (`/%61pi/me` is one), and what asks for one there is not. */
const isCall = ({ routeOptions, url }: FastifyRequest) =>
  [routeOptions.url, url].some((address) => address?.startsWith("/api/"));

/**
 * Headers by which browsers hold every answer to its purpose: no script or frame from elsewhere, no guessed
 * types, no address told to other sites. Where a request came by TLS, browsers are told to stay with it.
 */
export function safeHeaders({ isBehindTls }: { isBehindTls: boolean }) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(isCall(request) ? EVERY_CALL : EVERY_ANSWER);
    // Plain http on a local network is an honest installation: it must stay reachable.
    if (isBehindTls || request.protocol === "https") reply.header("strict-transport-security", STAY_WITH_TLS);
  };
}

/** Lets the scripts with these hashes (`sha256-…`) run where they stand in the page that is answered. */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const sources = ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
  const policy = [reply.getHeader(POLICY), `script-src ${sources}`];
  reply.header(POLICY, policy.filter((part) => part !== undefined).join(";"));
}

/** On a page of a dozen small files these would weigh as much as some of the files. */
const NOT_FOR_FILES = [
  // Only documents heed them.
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-frame-options",
  // What never changes is neither asked for again nor in parts, and its request is of no interest.
  "etag",
  "last-modified",
  "accept-ranges",
  "x-request-id",
];

/** Takes from the answer what says nothing about a script, a style sheet or a font that never changes. */
export function onlyFileHeaders(reply: FastifyReply): void {
  for (const name of NOT_FOR_FILES) reply.removeHeader(name);
}
