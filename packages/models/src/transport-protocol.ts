/** An HTTP request to a model's server. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Bounds the concurrent requests to one server. */
export interface Lane {
  readonly id: number;
  readonly slots: number;
}

/** A request to send when a slot is free. Within a lane the lowest rank is sent first. */
export interface SendOrder {
  readonly lane: Lane;
  readonly rank: number;
  readonly request: OutgoingRequest;
}

/** Messages to the sending thread. `call` is the number of the call in this process. */
export type ThreadCommand = { readonly call: number } & (
  | ({ readonly kind: "send" } & SendOrder)
  /** The caller has given up, or has dealt with a failed answer: the slot is free. */
  | { readonly kind: "leave" }
);

/** Messages from the sending thread, for each call in this order. */
export type ThreadEvent = { readonly call: number } & (
  | { readonly kind: "sent" }
  /** It was still unsent when another request of its lane failed. The caller decides again whether to send it. */
  | { readonly kind: "returned" }
  | { readonly kind: "head"; readonly status: number; readonly headers: [string, string][] }
  | { readonly kind: "piece"; readonly piece: Uint8Array<ArrayBuffer> }
  | { readonly kind: "end" }
  | { readonly kind: "failed"; readonly message: string; readonly code: string | undefined }
);
