import type { ModelPrice, Tokens } from "@quizmill/contract";

/** Tokens in thousands, below that in hundreds: single ones do not matter. */
export function roundedTokens(tokens: number): number {
  const step = tokens >= 1000 ? 1000 : 100;
  return Math.round(tokens / step) * step;
}

export function allTokens({ inputTokens, outputTokens }: Tokens): number {
  return inputTokens + outputTokens;
}

/** In the currency of the price, which is per million. */
export function costOf({ inputTokens, outputTokens }: Tokens, { input, output }: ModelPrice): number {
  return (inputTokens * input + outputTokens * output) / 1_000_000;
}
