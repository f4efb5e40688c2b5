import { definition, term } from "./definitions.ts";
import { cloze } from "./gaps.ts";
import type { Kind } from "./kind.ts";

/** All ways to ask about a sentence, in order of worth. */
export const KINDS: readonly Kind[] = [term, definition, cloze];
