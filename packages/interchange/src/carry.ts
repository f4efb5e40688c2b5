import type { Adaptable, CarriedSet, ExportFormat, Fidelity, ImportChoices } from "@quizmill/contract";
import { ALL_ADAPTED, fitSet, Losses } from "./fit.ts";
import type { FileToRead, Format, WriteOptions } from "./format.ts";
import { FORMATS } from "./formats.ts";
import { PRODUCT } from "./holdings.ts";
import { withUnits } from "./math/units.ts";
import { FoundPictures, type KeptPictures, withKeptPictures } from "./pictures.ts";
import { mapTexts, namedPictures } from "./pictures-in-texts.ts";
import { fittedTo, tidySet } from "./report.ts";

/** The format of this name that can be written. */
export function exportFormat(name: ExportFormat): Format {
  const format = FORMATS.find((one) => one.name === name && one.writer !== undefined);
  if (format === undefined) throw new TypeError(`No format is called ${name}.`);
  return format;
}

export interface Exported {
  readonly bytes: Uint8Array;
  readonly fidelity: Fidelity;
  /** With the dot. */
  readonly extension: string;
  readonly mediaType: string;
}

/** Without a value each has its default: the set's language or English, the beginning of time, one version. */
export type ExportOptions = { readonly [Name in keyof WriteOptions]?: WriteOptions[Name] | undefined } & {
  /** The losses that are accepted. */
  readonly adapt?: readonly Adaptable[] | undefined;
};

/** The file of a set in a format. */
export async function exportSet(
  set: CarriedSet,
  name: ExportFormat,
  options: ExportOptions = {},
): Promise<Exported> {
  const format = exportFormat(name);
  const tidy = tidySet(set);
  const { pictures = new Map() } = options;
  const has = (hash: string) => pictures.has(hash);
  const { questions, fidelity } = fittedTo(name, tidy, options.adapt ?? [], has);
  const write = await format.writer?.();
  if (write === undefined) throw new TypeError(`${name} is not written.`);
  const { language = tidy.language ?? "en", now = 0, versions = 1, seed = 1 } = options;
  const used = new Set(questions.flatMap(namedPictures));
  const shown = new Map([...pictures].filter(([hash]) => used.has(hash)));
  const bytes = await write({ ...tidy, questions }, { language, now, versions, seed, pictures: shown });
  const { extension, mediaType } = (shown.size > 0 && format.withPictures) || format;
  return { bytes, fidelity, extension, mediaType };
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
 * cannot be accepted is left out and told. `asItIs` reads it as the file has it, for converting. Without `pictures` none is kept. Throws NotReadable, or
 * any other error for a damaged file.
 */
export async function importSet(
  file: FileToRead,
  format: Format,
  choices: ImportChoices = {},
  { asItIs = false, pictures }: { asItIs?: boolean; pictures?: KeptPictures | undefined } = {},
): Promise<Imported> {
  const reader = await format.reader?.();
  if (reader === undefined) throw new TypeError(`${format.name} is not read.`);
  const found = new FoundPictures();
  const { set: read, numbers, notes, total, columns, sheetsLeftOut = [] } = reader(file, choices, found);
  const shown = await withKeptPictures(read.questions, found, pictures);
  const set = { ...read, questions: shown.map((question) => mapTexts(question, withUnits)) };
  const losses = new Losses();
  for (const { kind, effect, number, stem } of notes) losses.add(kind, effect, { number, stem });
  if (sheetsLeftOut.length > 0) losses.addOfFile(sheetsLeftOut, "sheet");
  const adapt = choices.adapt ?? ALL_ADAPTED;
  const fitting = { format: format.name, holds: PRODUCT, adapt, isProduct: true };
  const fit1 = asItIs
    ? { questions: set.questions, fidelity: fidelityAsRead(format.name, set.questions.length, total, losses) }
    : fitSet(set, fitting, { numbers, losses, total });
  return {
    set: { ...set, questions: fit1.questions },
    fidelity: { ...fit1.fidelity, ...(columns !== undefined && { columns }) },
  };
}

function fidelityAsRead(format: string, kept: number, questions: number, losses: Losses): Fidelity {
  return { format, questions, kept, losses: losses.list() };
}
