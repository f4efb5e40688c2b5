/*
 * The part of a service worker's global scope that is used. TypeScript's own library for it conflicts with the one for
 * pages, and half of this code runs in both.
 */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: LongEvent;
  activate: LongEvent;
  message: LongEvent & { readonly data: unknown };
  fetch: LongEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
