interface ExpiryRules {
  /** How long before the end a session in use is renewed. */
  aheadMs: number;
  /** Renews; a failure is silent, since the end is still to come. */
  renew: () => Promise<void>;
  /** The token has ended. */
  end: () => Promise<void>;
}

/** Browsers keep a timer's delay in 31 bits. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Watches over one token's end. `aheadMs` before it, the session is renewed if its tab is visible or
 * has been used since the last token; at the end itself `end` is called. A hidden tab waits until
 * it is looked at: nobody sees it, and a computer that slept should not log its owner out.
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
    /** The token now in force ends at this time (ms since 1970); null: none, or one without an end. */
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
