import { comeBack } from "./errors.ts";

/** A body's place among those in hand: first in the line, then in the room. */
export interface BodyPlace {
  /** Settles when the body may be read. */
  readonly isFree: Promise<void>;
  /** Gives the place up, wherever it is by then; more than once does no harm. */
  leave(): void;
}

export interface BodyRoomLimits {
  /** Of all bodies in the room together, by the lengths they were announced with. */
  readonly maxBytes: number;
  /** Of one caller, in the room and in the line. */
  readonly maxOfCaller: number;
  readonly maxWaiting: number;
}

interface Waiting {
  readonly caller: string;
  readonly bytes: number;
  readonly enter: () => void;
}

/** A body of megabytes arrives within seconds, and is parsed in less. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Room for the few large bodies that are read at one time, so that their number and not that of their senders says
 * how much memory they take. Each caller has one in it; others wait, in the order they came, unread.
 * Throws RATE_LIMITED where one caller sends too many at once, SERVER_BUSY where too many callers wait.
 */
export function createBodyRoom({ maxBytes, maxOfCaller, maxWaiting }: BodyRoomLimits) {
  const reading = new Set<string>();
  const line: Waiting[] = [];
  let bytesInRoom = 0;

  const admit = () => {
    for (;;) {
      const next = line.find(({ caller }) => !reading.has(caller));
      if (next === undefined || bytesInRoom + next.bytes > maxBytes) return;
      line.splice(line.indexOf(next), 1);
      reading.add(next.caller);
      bytesInRoom += next.bytes;
      next.enter();
    }
  };
  const refuseTooMany = (caller: string) => {
    const ofCaller = line.filter((other) => other.caller === caller).length + Number(reading.has(caller));
    if (ofCaller >= maxOfCaller)
      throw comeBack("RATE_LIMITED", "Too many large bodies of one caller at once.", RETRY_AFTER_SECONDS);
    if (line.length >= maxWaiting)
      throw comeBack("SERVER_BUSY", "Too many large bodies at once.", RETRY_AFTER_SECONDS);
  };

  return (caller: string, bytes: number): BodyPlace => {
    refuseTooMany(caller);
    const { promise: isFree, resolve } = Promise.withResolvers<void>();
    let isInside = false;
    let isGone = false;
    const enter = () => {
      isInside = true;
      resolve();
    };
    const place: Waiting = { caller, bytes, enter };
    line.push(place);
    admit();
    return {
      isFree,
      leave: () => {
        if (isGone) return;
        isGone = true;
        if (isInside) {
          reading.delete(caller);
          bytesInRoom -= bytes;
        } else line.splice(line.indexOf(place), 1);
        admit();
      },
    };
  };
}
