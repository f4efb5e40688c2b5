import { urlOf } from "./api-url.ts";

/** A call that a page is known to begin with, made while the page's code is still on its way. */
interface EarlyCall {
  readonly url: string;
  readonly token: string;
  /** Null where there was no answer: whoever wants one asks again. */
  readonly answer: Promise<Response | null>;
}

declare global {
  var earlyCall: EarlyCall | undefined;
}

/** As long as the call itself would be waited for. */
const PATIENCE_MS = 15_000;

/** Makes the call with this path, as `/api/datasets/{id}`; the id is the last part of the page's address. */
export function callEarly(path: string, pathname: string, token: string): void {
  const id = decodeURIComponent(pathname.replace(/\/$/, "").split("/").at(-1) ?? "");
  const url = urlOf(path, { id });
  const headers = { Accept: "application/json", Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = fetch(url, { headers, credentials: "include", signal }).catch(() => null);
  globalThis.earlyCall = { url, token, answer };
}

/** The answer to a call that was made early by the same person; each is given out once. */
export async function takeEarlyAnswer(url: string, token: string | null): Promise<Response | null> {
  const { earlyCall } = globalThis;
  if (earlyCall?.url !== url || earlyCall.token !== token) return null;
  globalThis.earlyCall = undefined;
  return earlyCall.answer;
}
