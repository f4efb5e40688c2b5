import type { ModelUsage } from "@quizmill/contract";

/** Counts what one set uses, and says when its budget is spent. */
export interface Meter {
  add(usage: ModelUsage): void;
  readonly isSpent: boolean;
  /** What was added since this was last asked. */
  takeNew(): ModelUsage;
}

export function createMeter(tokenBudget = Number.POSITIVE_INFINITY): Meter {
  let tokens = 0;
  let fresh: ModelUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };
  return {
    add({ calls, inputTokens, outputTokens }) {
      tokens += inputTokens + outputTokens;
      fresh = {
        calls: fresh.calls + calls,
        inputTokens: fresh.inputTokens + inputTokens,
        outputTokens: fresh.outputTokens + outputTokens,
      };
    },
    get isSpent() {
      return tokens >= tokenBudget;
    },
    takeNew() {
      const taken = fresh;
      fresh = { calls: 0, inputTokens: 0, outputTokens: 0 };
      return taken;
    },
  };
}

/** For servers that count nothing: about four Latin letters are a token, and of other scripts fewer. */
export function estimatedTokens(text: string): number {
  const wide = text.match(/[^\p{Script=Latin}\p{P}\p{N}\s]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide / 1.5);
}
