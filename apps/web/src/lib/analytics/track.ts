import type { UsageEventName, UsageFields } from "@quizmill/contract";
import type { Happened } from "./client.ts";

interface TrackOptions {
  /** Count it even if consent is denied, under an id that lasts as long as the page. */
  evenIfDenied?: boolean;
}

type Send = (happened: Happened) => void;

let send: Send | null = null;
/** Events from before the counter was connected. */
let waiting: Happened[] = [];

/** The counter loads after the page; from then on nothing is loaded for an event. */
export function connectTracking(counter: Send): void {
  send = counter;
  const missed = waiting;
  waiting = [];
  missed.forEach(tell);
}

/** Counts an event; never throws, never waits. */
export function track<Name extends UsageEventName>(
  event: Name,
  fields: UsageFields<Name>,
  { evenIfDenied = false }: TrackOptions = {},
): void {
  tell({ event, fields, ts: Date.now(), path: location.pathname, evenIfDenied });
}

function tell(happened: Happened): void {
  if (send === null) {
    waiting.push(happened);
    return;
  }
  // After the effects of the press: a press that withdraws consent is not counted with it.
  setTimeout(send, 0, happened);
}
