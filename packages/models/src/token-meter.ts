import type { ModelUsage } from "@quizmill/contract";
import { createTokenBudget, type TokenBudget } from "./token-budget.ts";

/** The tokens reserved for one call, then charged. */
export interface TokenReservation {
  readonly isPaid: boolean;
  /** Output tokens charged so far. */
  readonly outputTokens: number;
  pay(usage: ModelUsage): void;
  /** Call once, however the call ended. */
  settle(): void;
}

/** Counts the tokens one set uses. Refuses a call that its budget cannot cover. */
export interface TokenMeter {
  /** Reserves tokens for a call; null where the budget has too few. */
  reserve(expectedTokens: number): TokenReservation | null;
  /** The usage since the last call of this method. */
  takeNew(): ModelUsage;
}

const NOTHING: ModelUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };

export function createTokenMeter(tokenBudget: TokenBudget = createTokenBudget()): TokenMeter {
  let fresh = NOTHING;
  return {
    reserve(expectedTokens) {
      if (!tokenBudget.reserve(expectedTokens)) return null;
      let paid = NOTHING;
      return {
        get isPaid() {
          return paid.calls > 0;
        },
        get outputTokens() {
          return paid.outputTokens;
        },
        pay(usage) {
          paid = sumOf(paid, usage);
        },
        settle() {
          tokenBudget.settle(expectedTokens, paid.inputTokens + paid.outputTokens);
          fresh = sumOf(fresh, paid);
        },
      };
    },
    takeNew() {
      const taken = fresh;
      fresh = NOTHING;
      return taken;
    },
  };
}

function sumOf(a: ModelUsage, b: ModelUsage): ModelUsage {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}

/** An estimate for servers that send no count: about four Latin letters a token, fewer of other scripts. */
export function estimatedTokens(text: string): number {
  const wide = text.match(/[^\p{Script=Latin}\p{P}\p{N}\s]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide / 1.5);
}
