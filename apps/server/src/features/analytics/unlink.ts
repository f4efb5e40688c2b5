import { createHmac, randomBytes } from "node:crypto";
import type { AnalyticsBody } from "@quizmill/contract";

/**
 * Replaces the ids of sets, which would lead to accounts, by ids that still tell sets apart but lead to nothing. The
 * key for this exists only in this process and is not stored.
 */
export function createUnlink(): (event: AnalyticsBody) => AnalyticsBody {
  const key = randomBytes(32);
  const standIn = (id: string) => createHmac("sha256", key).update(id).digest("base64url").slice(0, 22);
  const inPath = (value: string) =>
    value.replace(/(\/dataset\/)([^/?#]+)/, (_, before: string, id: string) => before + standIn(id));
  const unlinked = ([name, value]: [string, unknown]) => {
    if (typeof value !== "string") return [name, value];
    return [name, name === "dataset_id" ? standIn(value) : inPath(value)];
  };
  return (event) => {
    const properties = Object.fromEntries(Object.entries(event.properties).map(unlinked));
    return { ...event, properties } as AnalyticsBody;
  };
}
