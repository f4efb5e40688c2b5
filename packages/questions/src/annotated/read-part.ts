import type { Analysis } from "./analyse.ts";
import type { Definitions } from "./definitions.ts";
import type { RuleBooks } from "./rule-books.ts";
import type { Siblings } from "./siblings.ts";
import type { Specificity } from "./specificity.ts";
import type { Things } from "./things.ts";

/** What the engine knows of a part of the plan in one language. */
export interface ReadPart {
  readonly analysis: Analysis;
  readonly definitions: Definitions;
  readonly siblings: Siblings;
  readonly specificity: Specificity;
  readonly things: Things;
  readonly rules: RuleBooks;
  /** No other engine asks in its language: a term with too few siblings is asked for among others of its class. */
  readonly isFilledUp: boolean;
}
