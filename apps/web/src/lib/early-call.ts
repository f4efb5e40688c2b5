import { urlOf } from "./api-url.ts";

/** A call that a page is known to begin with, made while the page's code is still on its way. */
interface EarlyCall {
  readonly url: string;
  readonly token: string;
  /** Null where there was no answer: whoever wants one asks again. */
  readonly answer: Promise<Response | null>;
  /** A good answer is here to its last byte, so that taking it costs no waiting. */
  isHere: boolean;
}

declare global {
  var earlyCall: EarlyCall | undefined;
}

/** As long as the call itself would be waited for. */
const PATIENCE_MS = 15_000;

/** Makes the call with this path, as `/api/datasets/{id}`. Gives what a good answer says; null for any other. */
export async function callEarly(path: string, id: string, token: string): Promise<unknown> {
  const url = urlOf(path, { id });
  const headers = { Accept: "application/json", Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = fetch(url, { headers, credentials: "include", signal }).catch(() => null);
  const made: EarlyCall = { url, token, answer, isHere: false };
  globalThis.earlyCall = made;
  // A copy: the answer itself is for whoever takes it, and is read once.
  const content: unknown = await answer
    .then((good) => (good?.ok ? good.clone().json() : null))
    .catch(() => null);
  made.isHere = content !== null;
  return content;
}

/** Whether there is an answer that can be taken without waiting. */
export function isEarlyAnswerHere(): boolean {
  return globalThis.earlyCall?.isHere === true;
}

/** The answer to a call that was made early by the same person; each is given out once. */
export async function takeEarlyAnswer(url: string, token: string | null): Promise<Response | null> {
  const { earlyCall } = globalThis;
  if (earlyCall?.url !== url || earlyCall.token !== token) return null;
  globalThis.earlyCall = undefined;
  return earlyCall.answer;
}
