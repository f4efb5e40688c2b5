interface ExpiryRules {
  /** How long before its end a session in use is renewed. */
  aheadMs: number;
  /** Renews; a failure is silent, because the token is still valid. */
  renew: () => Promise<void>;
  /** The token has expired. */
  end: () => Promise<void>;
}

/** Browsers store a timer's delay in 31 bits. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Watches one token's expiry. `aheadMs` before it, the session is renewed if its tab is visible or has been used since
 * the last token; at the expiry itself `end` is called. A hidden tab waits until it becomes visible: nobody sees it,
 * and a computer that slept should not log its owner out.
 */
export function watchExpiry(rules: ExpiryRules) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let isUsed = false;
  let endsAt: number | null = null;

  const noteUse = () => {
    isUsed = true;
  };
  const isInUse = () => isUsed || document.visibilityState === "visible";
  const onEnd = () => {
    if (endsAt !== null && document.visibilityState === "visible") void rules.end();
  };
  if (typeof document !== "undefined") {
    addEventListener("pointerdown", noteUse, { passive: true });
    addEventListener("keydown", noteUse, { passive: true });
    document.addEventListener("visibilitychange", () => {
      if (endsAt !== null && Date.now() >= endsAt) onEnd();
    });
  }

  return {
    /** The present token expires at this time (ms since 1970); null: no token, or one without expiry. */
    follow(nextEndsAt: number | null): void {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      isUsed = false;
      endsAt = nextEndsAt;
      if (endsAt === null) return;
      const leftMs = endsAt - Date.now();
      const ahead = () => (isInUse() ? void rules.renew() : undefined);
      timers = [later(ahead, leftMs - rules.aheadMs), later(onEnd, leftMs)];
    },
  };
}

function later(work: () => void, ms: number) {
  return setTimeout(work, Math.min(Math.max(ms, 0), MAX_TIMER_MS));
}
