import type { ModelUsage } from "@quizmill/contract";
import { createTokenBudget, type TokenBudget } from "./token-budget.ts";

/** One call's tokens: set aside, then paid. */
export interface TokenReservation {
  readonly isPaid: boolean;
  /** Of what was paid so far. */
  readonly outputTokens: number;
  pay(usage: ModelUsage): void;
  /** To be called once, however the call ended. */
  settle(): void;
}

/** Counts what one set uses, and lets no call be made that its purse cannot pay for. */
export interface TokenMeter {
  /** Null where so many tokens are not left. */
  reserve(expectedTokens: number): TokenReservation | null;
  /** What was paid since this was last asked. */
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

/** For servers that count nothing: about four Latin letters are a token, and of other scripts fewer. */
export function estimatedTokens(text: string): number {
  const wide = text.match(/[^\p{Script=Latin}\p{P}\p{N}\s]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide / 1.5);
}
