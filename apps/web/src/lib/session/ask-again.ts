const ASK_AGAIN_MS = 4_000;

/**
 * Calls `ask` once when the network is said to be back, or after a while where it is said to be there: a network that has
 * just come back may still fail the first call, and is not told of twice. Gives what calls it off.
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
