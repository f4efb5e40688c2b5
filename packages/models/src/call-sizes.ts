import type { PromptForm } from "./settings.ts";

/** Items asked for beyond those planned, because some will be refused. */
export const DRAFTS_PER_ITEM = 1.2;
/** What one call may hold: of more items, a model's last ones repeat the first; a longer text is read less well. */
export interface CallSize {
  readonly items: number;
  readonly chars: number;
}

/** For the small models of browsers, whose context is small too. */
export const ONE_QUESTION: CallSize = { items: 1, chars: 2_500 };

/** By the form of the request: the short one is for small models. */
export const CALL_SIZES: Readonly<Record<PromptForm, CallSize>> = {
  full: { items: 5, chars: 4_500 },
  short: { items: 2, chars: 3_000 },
};
