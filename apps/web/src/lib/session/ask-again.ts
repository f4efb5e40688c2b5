const ASK_AGAIN_MS = 4_000;

/**
 * Calls `ask` once: when the browser reports that it is online, or after a while if it reports that already. A network
 * that has just come back may still fail the first call, and the event does not come twice. Returns the function that
 * cancels it.
 */
export function askOnceBack(ask: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer);
    removeEventListener("online", askNow);
  };
  const askNow = () => {
    callOff();
    ask();
  };
  const timer = navigator.onLine ? setTimeout(askNow, ASK_AGAIN_MS) : undefined;
  addEventListener("online", askNow);
  return callOff;
}
