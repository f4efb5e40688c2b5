/** For other engines: the types they produce, and the checks every item must pass. */

export type { LanguageProfile } from "@quizmill/language";
export { profileOf } from "@quizmill/language";
export { type Band, shareRightAt, withConfidence } from "./calibration.ts";
export type { Candidate, Context, OptionProbability } from "./engine.ts";
export { flawOf } from "./judge/judge.ts";
export { obeysDocument } from "./obeys.ts";
export { choicesOf, FEWEST_OTHERS, layOut, MOST_OTHERS } from "./options/layout.ts";
export { openQuestionSet, type QuestionSet } from "./question-set.ts";
export { chance } from "./random.ts";
export { languageIn } from "./read/plan-languages.ts";
export { judgedInto, type PlacedCandidate } from "./select.ts";
export { contentKeys, visibleLength } from "./text/words.ts";
