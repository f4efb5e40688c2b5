import { tidyText } from "./tidy.ts";

/** How a line begins that tells why an answer is right. */
export const EXPLAINS =
  /^\s*(?:explanation|rationale|feedback|reason(?:ing)?|erkl[äa]rung|begr[üu]ndung|wyja[śs]nienie|uzasadnienie|explicaci[óo]n|justificaci[óo]n|explication|пояснення|обґрунтування|解説|説明)\s*[:：]\s*/iu;

export interface Feedback {
  /** What is told to everybody. */
  readonly general: string;
  readonly options: readonly string[];
  readonly key: readonly number[];
  /** What is told to those who choose each option; "" for nothing. */
  readonly ofOptions: readonly string[];
}

/**
 * One explanation of what is told of the question, of its right option, and of each other one by its name. Whether
 * something was told of other options.
 */
export function explained({ general, options, key, ofOptions }: Feedback): {
  text: string;
  hasOthers: boolean;
} {
  const single = key.length === 1 ? key[0] : undefined;
  const ofKey = single === undefined ? "" : (ofOptions[single] ?? "");
  const others = ofOptions.flatMap((told, i) =>
    told === "" || i === single ? [] : [`${options[i]}: ${told}`],
  );
  const told = [general, ofKey === general ? "" : ofKey, ...others].filter((words) => words !== "");
  return { text: tidyText(told.join("\n")), hasOthers: others.length > 0 };
}
