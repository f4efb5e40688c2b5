import type {
  Adaptable,
  CarriedQuestion,
  CarriedSet,
  ExportFormat,
  Fidelity,
  ImportChoices,
} from "@quizmill/contract";
import { ALL_ADAPTED, type Fitted, fit, Losses } from "./fit.ts";
import type { FileToRead, Format, WriteOptions } from "./format.ts";
import { FORMATS } from "./formats.ts";
import { PRODUCT } from "./holdings.ts";
import { tidyLine, tidyText } from "./tidy.ts";

/** The format of this name that can be written. */
export function exportFormat(name: ExportFormat): Format {
  const format = FORMATS.find((one) => one.name === name && one.writer !== undefined);
  if (format === undefined) throw new TypeError(`No format is called ${name}.`);
  return format;
}

/**
 * What exporting a set to a format keeps and loses, before anything is written; pure and light. `adapt` are the losses
 * that are accepted.
 */
export function exportFidelity(
  set: CarriedSet,
  name: ExportFormat,
  adapt: readonly Adaptable[] = [],
): Fidelity {
  return fitted(tidySet(set), exportFormat(name), adapt).fidelity;
}

const fitted = (set: CarriedSet, { name, holds }: Format, adapt: readonly Adaptable[]): Fitted =>
  fit(set.questions, { format: name, holds, adapt });

export interface Exported {
  readonly bytes: Uint8Array;
  readonly fidelity: Fidelity;
  /** With the dot. */
  readonly extension: string;
  readonly mediaType: string;
}

export type ExportOptions = Partial<WriteOptions> & { readonly adapt?: readonly Adaptable[] };

/** The file of a set in a format. */
export async function exportSet(
  set: CarriedSet,
  name: ExportFormat,
  options: ExportOptions = {},
): Promise<Exported> {
  const format = exportFormat(name);
  const tidy = tidySet(set);
  const { questions, fidelity } = fitted(tidy, format, options.adapt ?? []);
  const write = await format.writer?.();
  if (write === undefined) throw new TypeError(`${name} is not written.`);
  const { language = tidy.language ?? "en", now = 0, versions = 1, seed = 1 } = options;
  const bytes = await write({ ...tidy, questions }, { language, now, versions, seed });
  return { bytes, fidelity, extension: format.extension, mediaType: format.mediaType };
}

/** The format of a file of questions, judged by its content; null for a file of another kind. */
export function recognised(file: FileToRead): Format | null {
  return FORMATS.find((format) => format.recognises?.(file)) ?? null;
}

export interface Imported {
  readonly set: CarriedSet;
  readonly fidelity: Fidelity;
}

/**
 * Reads a file of a format into a set as the product holds it: two to eight options, one right one at the most. What
 * cannot be accepted is left out and told. `asIt` reads it as the file has it, for converting. Throws NotReadable, or
 * any other error for a damaged file.
 */
export async function importSet(
  file: FileToRead,
  format: Format,
  choices: ImportChoices = {},
  { asItIs = false }: { asItIs?: boolean } = {},
): Promise<Imported> {
  const read = await format.reader?.();
  if (read === undefined) throw new TypeError(`${format.name} is not read.`);
  const { set, numbers, notes, total, columns } = read(file, choices);
  const losses = new Losses();
  for (const { kind, effect, number, stem } of notes) losses.add(kind, effect, { number, stem });
  const adapt = choices.adapt ?? ALL_ADAPTED;
  const fitting = { format: format.name, holds: PRODUCT, adapt, isProduct: true };
  const fit1 = asItIs
    ? { questions: set.questions, fidelity: fidelityAsRead(format.name, set.questions.length, total, losses) }
    : fit(set.questions, fitting, { numbers, losses, total });
  return {
    set: { ...set, questions: fit1.questions },
    fidelity: { ...fit1.fidelity, ...(columns !== undefined && { columns }) },
  };
}

function fidelityAsRead(format: string, kept: number, questions: number, losses: Losses): Fidelity {
  return { format, questions, kept, losses: losses.list() };
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
