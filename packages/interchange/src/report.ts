/** The side door for pages: what exporting a set keeps and loses, and the parts of what is printed; without any writer. */
import type { Adaptable, CarriedQuestion, CarriedSet, ExportFormat, Fidelity } from "@quizmill/contract";
import { FACTS } from "./facts.ts";
import { type Fitted, fitSet } from "./fit.ts";
import { tidyLine, tidyText } from "./tidy.ts";

export { FACTS, type FormatFacts } from "./facts.ts";
export { carriedSet, withTags } from "./stored-set.ts";
export { letterOf } from "./tidy.ts";
export { versionOf } from "./versions.ts";
export { type Words, wordsIn } from "./words.ts";

/**
 * What exporting a set to a format keeps and loses, before anything is written; pure and light. `adapt` are the losses
 * that are accepted.
 */
export function exportFidelity(
  set: CarriedSet,
  name: ExportFormat,
  adapt: readonly Adaptable[] = [],
): Fidelity {
  return fittedTo(name, tidySet(set), adapt).fidelity;
}

/** A set as it is printed. */
export function fittedForPrint(set: CarriedSet, name: "worksheet" | "flashcards"): CarriedSet {
  const tidy = tidySet(set);
  return { ...tidy, questions: fittedTo(name, tidy, []).questions };
}

/** The questions as the format holds them, and the report. `set` is tidy; without `hasPicture` it has all pictures. */
export function fittedTo(
  name: ExportFormat,
  set: CarriedSet,
  adapt: readonly Adaptable[],
  hasPicture: (hash: string) => boolean = () => true,
): Fitted {
  const { holds } = FACTS[name];
  const pictures = holds.pictures === true ? hasPicture : holds.pictures;
  return fitSet(set, { format: name, holds: { ...holds, pictures }, adapt });
}

/** All texts in the form that every format can hold; a question says of itself only what is not empty. */
export function tidySet(set: CarriedSet): CarriedSet {
  return { ...set, title: tidyLine(set.title), questions: set.questions.map(tidyQuestion) };
}

function tidyQuestion(question: CarriedQuestion): CarriedQuestion {
  const { text, options, context, explanation, source, section, tags, ...rest } = question;
  const [before, told, part] = [
    tidyText(context ?? ""),
    tidyText(explanation ?? ""),
    tidyLine(section ?? ""),
  ];
  const quote = tidyText(source?.quote ?? "");
  const heading = tidyLine(source?.heading ?? "");
  const own = (tags ?? []).map((tag) => tidyLine(tag).replaceAll(/[;[\]]/g, ",")).filter((tag) => tag !== "");
  return {
    ...rest,
    text: tidyText(text),
    options: options.map(tidyText),
    ...(before !== "" && { context: before }),
    ...(told !== "" && { explanation: told }),
    ...(quote !== "" && source !== undefined && { source: evidence({ ...source, quote }, heading) }),
    ...(part !== "" && { section: part }),
    ...(own.length > 0 && { tags: own }),
  };
}

function evidence({ heading: _, ...source }: NonNullable<CarriedQuestion["source"]>, heading: string) {
  return heading === "" ? source : { ...source, heading };
}
