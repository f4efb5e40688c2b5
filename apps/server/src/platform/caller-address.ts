import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The caller's address, for counting; for IPv6 its /64, which belongs to a single subscriber (RFC 6177). Behind a proxy
 * it is the caller's own only if the settings name that proxy.
 */
export function callerAddress({ ip }: Pick<FastifyRequest, "ip">): string {
  // The colon is checked first: the full test takes as long as the rest of counting a call.
  if (!ip.includes(":") || !isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = [], tail = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
