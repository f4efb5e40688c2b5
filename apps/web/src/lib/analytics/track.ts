import type { UsageEventName, UsageFields } from "@quizmill/contract";

interface TrackOptions {
  /** Count it even while consent is denied, under an id that dies with the page. */
  evenIfDenied?: boolean;
}

/** Counts something that just happened; never throws, never waits. The rest is fetched with the first event. */
export function track<Name extends UsageEventName>(
  event: Name,
  fields: UsageFields<Name>,
  { evenIfDenied = false }: TrackOptions = {},
): void {
  const happened = { event, fields, ts: Date.now(), path: location.pathname, evenIfDenied };
  import("./browser.ts").then(({ send }) => send(happened)).catch(() => undefined);
}
