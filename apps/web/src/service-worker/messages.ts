/** What a page sends to the worker once it runs: what the page loaded before there was a worker to cache it. */
export interface KeepMessage {
  /** URLs of hashed files. */
  readonly files: readonly string[];
  /** URLs of calls, made with this header. */
  readonly calls: readonly string[];
  readonly authorization: string;
}
