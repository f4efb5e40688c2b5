import { parseArgs } from "node:util";
import {
  type EngineChoice,
  EngineChoiceSchema,
  isLanguage,
  LANGUAGES,
  type Language,
  MODES,
  type Mode,
} from "@quizmill/contract";
import { TEXTS } from "./texts.ts";

/** A mistake in the arguments: printed with the usage, exit code 2. */
export class UsageError extends Error {}

export type Command =
  | { readonly name: "help" }
  | {
      readonly name: "extract";
      readonly file: string;
      readonly isJson: boolean;
      readonly speakerNotes: boolean;
    }
  | {
      readonly name: "generate";
      readonly file: string;
      readonly isJson: boolean;
      readonly mode: Mode;
      readonly seed: number;
      readonly count?: number;
      readonly language?: Language;
      readonly engine: EngineChoice;
    };

function wholeNumber(value: string, min: number, fault: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < min) throw new UsageError(fault);
  return number;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        notes: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        count: { type: "string" },
        mode: { type: "string", default: "study" },
        seed: { type: "string", default: "1" },
        language: { type: "string" },
        engine: { type: "string", default: "embedded" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the arguments after the program's name. Throws UsageError. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, file] = positionals;
  if (values.help || name === undefined || name === "help") return { name: "help" };
  if (name !== "extract" && name !== "generate") throw new UsageError(TEXTS.unknownCommand(name));
  if (file === undefined) throw new UsageError(TEXTS.fileMissing);
  if (name === "extract") return { name, file, isJson: values.json, speakerNotes: values.notes };
  const mode = MODES.find((known) => known === values.mode);
  if (!mode) throw new UsageError(TEXTS.badMode);
  if (values.language !== undefined && !isLanguage(values.language))
    throw new UsageError(TEXTS.badLanguage(LANGUAGES));
  const { success, data: engine } = EngineChoiceSchema.safeParse(values.engine);
  if (!success) throw new UsageError(TEXTS.badEngine);
  return {
    ...{ name, file, mode, engine, isJson: values.json },
    seed: wholeNumber(values.seed, 0, TEXTS.badSeed),
    ...(values.count !== undefined && { count: wholeNumber(values.count, 1, TEXTS.badCount) }),
    ...(values.language !== undefined && { language: values.language }),
  };
}
