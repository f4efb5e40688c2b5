import { createHmac, randomBytes } from "node:crypto";
import type { AnalyticsBody } from "@quizmill/contract";

/**
 * Makes of the ids of sets, which lead to accounts, others that still tell one set from another but lead nowhere:
 * the key they are made with is this process's own and kept nowhere.
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
