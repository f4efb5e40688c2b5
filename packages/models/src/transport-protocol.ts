/** What is sent to a server. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** So many calls of one server at a time. */
export interface Lane {
  readonly id: number;
  readonly slots: number;
}

/** What is to be sent when its turn comes: of those of a lane that wait the one of least rank goes next. */
export interface SendOrder {
  readonly lane: Lane;
  readonly rank: number;
  readonly request: OutgoingRequest;
}

/** To the thread that sends. `call` numbers the calls of a process. */
export type ThreadCommand = { readonly call: number } & (
  | ({ readonly kind: "send" } & SendOrder)
  /** Nobody waits for it any more, or what follows from a bad answer has been considered: its turn is free. */
  | { readonly kind: "leave" }
);

/** From the thread; for each call in this order. */
export type ThreadEvent = { readonly call: number } & (
  | { readonly kind: "sent" }
  /** It was not sent yet when another of its lane ended badly: whether it still should be is asked anew. */
  | { readonly kind: "returned" }
  | { readonly kind: "head"; readonly status: number; readonly headers: [string, string][] }
  | { readonly kind: "piece"; readonly piece: Uint8Array<ArrayBuffer> }
  | { readonly kind: "end" }
  | { readonly kind: "failed"; readonly message: string; readonly code: string | undefined }
);
