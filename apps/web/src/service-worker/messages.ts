/** What a page tells the worker once it is there: what it fetched while there was none to keep it. */
export interface KeepMessage {
  /** Addresses of hashed files. */
  readonly files: readonly string[];
  /** Addresses of calls, made with this header. */
  readonly calls: readonly string[];
  readonly authorization: string;
}
