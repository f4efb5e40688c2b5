import { parseArgs } from "node:util";
import {
  ADAPTABLE,
  type Adaptable,
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  type EngineChoice,
  EngineChoiceSchema,
  EXPORT_FORMATS,
  type ExportFormat,
  isDocumentLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  MODES,
  type Mode,
  type ModelPrice,
  ModelPriceSchema,
} from "@quizmill/contract";
import { NAMED_PROVIDERS, type ProviderName } from "@quizmill/models";
import { TEXTS } from "./texts.ts";

/** A mistake in the arguments: printed with the usage, exit code 2. */
export class UsageError extends Error {}

/** Something that was asked for cannot be done: printed without the usage, exit code 1. */
export class CommandFailed extends Error {}

/** How `quizmill model` was told which model to use; nothing where it is to find one. */
export interface NamedModel {
  readonly provider?: ProviderName;
  readonly model?: string;
  readonly baseUrl?: string;
  /** A file with the key; "-" for standard input. */
  readonly keyFile?: string;
  /** The model of the same server that answers what the other writes. */
  readonly solver?: string;
}

interface ModelCommandBase {
  readonly name: "model";
  readonly price: ModelPrice | null;
  readonly language: Language;
  /** Stores the choice without a question. */
  readonly isSure: boolean;
}

export type Command =
  | { readonly name: "help"; readonly of?: string }
  | { readonly name: "model"; readonly action: "remove" }
  | (ModelCommandBase & {
      readonly action: "install";
      /** One of the known models. */
      readonly known?: string;
      /** Another address of the same file. */
      readonly mirror?: string;
      /** A file that is on this machine already. */
      readonly useFile?: string;
      /** The expected hash of the file. */
      readonly sha256?: string;
    })
  | (ModelCommandBase & { readonly action: "choose"; readonly named: NamedModel })
  | {
      readonly name: "extract";
      readonly file: string;
      readonly isJson: boolean;
      readonly speakerNotes: boolean;
    }
  | ({ readonly name: "export"; readonly file: string } & FileWanted)
  | ({ readonly name: "convert"; readonly file: string } & FileWanted)
  | {
      readonly name: "generate";
      readonly file: string;
      readonly isJson: boolean;
      readonly mode: Mode;
      readonly seed: number;
      readonly count?: number;
      readonly language?: DocumentLanguage;
      readonly engine: EngineChoice;
    };

/** The file to write. */
export interface FileWanted {
  readonly to: ExportFormat;
  /** Where; beside the file that is read without it. */
  readonly out?: string;
  readonly adapt: readonly Adaptable[];
  /** Only the questions that have one of these. */
  readonly tags?: readonly string[];
}

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
        remove: { type: "boolean", default: false },
        yes: { type: "boolean", short: "y", default: false },
        provider: { type: "string" },
        model: { type: "string" },
        "base-url": { type: "string" },
        "key-file": { type: "string" },
        solver: { type: "string" },
        price: { type: "string" },
        mirror: { type: "string" },
        "use-file": { type: "string" },
        sha256: { type: "string" },
        to: { type: "string" },
        out: { type: "string" },
        adapt: { type: "string", default: "" },
        tag: { type: "string", multiple: true },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>["values"];

function modelCommand(values: Values, action: string | undefined): Command {
  if (action !== undefined && action !== "install") throw new UsageError(TEXTS.unknownAction(action));
  if (values.remove) return { name: "model", action: "remove" };
  const provider = NAMED_PROVIDERS.find((known) => known === values.provider);
  if (values.provider !== undefined && provider === undefined)
    throw new UsageError(TEXTS.badProvider(NAMED_PROVIDERS));
  if (provider !== undefined && values.model === undefined) throw new UsageError(TEXTS.modelMissing);
  const language = values.language ?? "en";
  if (!isLanguage(language)) throw new UsageError(TEXTS.badLanguage(LANGUAGES));
  const { "base-url": baseUrl, "key-file": keyFile, "use-file": useFile, mirror, sha256 } = values;
  refuseMistyped(values);
  const common = { name: "model", language, isSure: values.yes, price: priceIn(values.price) } as const;
  if (action === "install")
    return {
      ...common,
      action,
      ...(values.model !== undefined && { known: values.model }),
      ...(mirror !== undefined && { mirror }),
      ...(useFile !== undefined && { useFile }),
      ...(sha256 !== undefined && { sha256 }),
    };
  return {
    ...common,
    action: "choose",
    named: {
      ...(provider !== undefined && { provider }),
      ...(values.model !== undefined && { model: values.model }),
      ...(baseUrl !== undefined && { baseUrl }),
      ...(keyFile !== undefined && { keyFile }),
      ...(values.solver !== undefined && { solver: values.solver }),
    },
  };
}

function refuseMistyped({ sha256 = "0".repeat(64), ...values }: Values): void {
  for (const option of ["base-url", "mirror"] as const) {
    const address = values[option];
    if (address !== undefined && !isWebAddress(address)) throw new UsageError(TEXTS.badUrl(option));
  }
  if (!/^[0-9a-f]{64}$/iu.test(sha256)) throw new UsageError(TEXTS.badSha256);
}

function isWebAddress(text: string): boolean {
  const { protocol } = URL.parse(text) ?? { protocol: null };
  return protocol === "https:" || protocol === "http:";
}

/** "0.5,2" or "0.5,2,EUR": of a million tokens that a model reads, and that it writes. */
function priceIn(text: string | undefined): ModelPrice | null {
  if (text === undefined) return null;
  const [input, output, currency = "USD"] = text.split(",");
  const { success, data } = ModelPriceSchema.safeParse({
    input: Number(input),
    output: Number(output ?? "none"),
    currency,
  });
  if (!success) throw new UsageError(TEXTS.badPrice);
  return data;
}

/** Reads the arguments after the program's name. Throws UsageError. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, file] = positionals;
  if (name === undefined || name === "help") return { name: "help", ...(file !== undefined && { of: file }) };
  if (values.help) return { name: "help", of: name };
  if (name === "model") return modelCommand(values, file);
  if (name === "export" || name === "convert") return carryCommand(name, positionals, values);
  if (name !== "extract" && name !== "generate") throw new UsageError(TEXTS.unknownCommand(name));
  if (file === undefined) throw new UsageError(TEXTS.fileMissing);
  if (name === "extract") return { name, file, isJson: values.json, speakerNotes: values.notes };
  const mode = MODES.find((known) => known === values.mode);
  if (!mode) throw new UsageError(TEXTS.badMode);
  if (values.language !== undefined && !isDocumentLanguage(values.language))
    throw new UsageError(TEXTS.badLanguage(DOCUMENT_LANGUAGES));
  const { success, data: engine } = EngineChoiceSchema.exclude(["browser"]).safeParse(values.engine);
  if (!success) throw new UsageError(TEXTS.badEngine);
  return {
    name,
    file,
    mode,
    engine,
    isJson: values.json,
    seed: wholeNumber(values.seed, 0, TEXTS.badSeed),
    ...(values.count !== undefined && { count: wholeNumber(values.count, 1, TEXTS.badCount) }),
    ...(values.language !== undefined && { language: values.language }),
  };
}

interface CarryValues {
  readonly to?: string | undefined;
  readonly out?: string | undefined;
  readonly adapt: string;
  readonly tag?: readonly string[] | undefined;
}

/** `export SET.json --to FORMAT` and `convert IN OUT`, whose name tells the format unless --to does. */
function carryCommand(
  name: "export" | "convert",
  [, file, target]: readonly string[],
  { to, out = target, adapt, tag: tags }: CarryValues,
): Command {
  if (file === undefined) throw new UsageError(TEXTS.fileMissing);
  if (name === "convert" && out === undefined) throw new UsageError(TEXTS.targetMissing);
  const format = to === undefined ? formatOfName(out ?? "") : EXPORT_FORMATS.find((known) => known === to);
  if (format === undefined) throw new UsageError(TEXTS.badFormat(EXPORT_FORMATS));
  const accepted = adapt.split(",").filter((kind) => kind !== "");
  const kinds = ADAPTABLE.filter((kind) => accepted.includes(kind) || adapt === "all");
  if (adapt !== "all" && kinds.length < accepted.length) throw new UsageError(TEXTS.badAdapt(ADAPTABLE));
  return {
    name,
    file,
    to: format,
    adapt: kinds,
    ...(out !== undefined && { out }),
    ...(tags !== undefined && { tags }),
  };
}

/** Extensions that one format has. */
const BY_EXTENSION: Readonly<Record<string, ExportFormat>> = {
  ".json": "json",
  ".apkg": "anki",
  ".csv": "csv",
  ".md": "markdown",
  ".gift": "gift",
  ".xml": "moodle",
  ".aiken": "aiken",
  ".xlsx": "kahoot",
  ".docx": "worksheet",
};

function formatOfName(file: string): ExportFormat | undefined {
  return BY_EXTENSION[/\.[^./\\]+$/.exec(file)?.[0].toLowerCase() ?? ""];
}
