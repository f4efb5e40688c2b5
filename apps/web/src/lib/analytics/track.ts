import type { UsageEventName, UsageFields } from "@quizmill/contract";
import type { Happened } from "./client.ts";

interface TrackOptions {
  /** Count it even while consent is denied, under an id that dies with the page. */
  evenIfDenied?: boolean;
}

type Send = (happened: Happened) => void;

let send: Send | null = null;
/** What happened before there was anybody to send it. */
let waiting: Happened[] = [];

/** Whoever counts is fetched after the page; from then on nothing is fetched for an event. */
export function connectTracking(counter: Send): void {
  send = counter;
  const missed = waiting;
  waiting = [];
  missed.forEach(tell);
}

/** Counts something that just happened; never throws, never waits. */
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
  // After what a press does: who takes their consent back by it is not counted with it.
  setTimeout(send, 0, happened);
}
