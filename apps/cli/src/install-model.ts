import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { totalmem } from "node:os";
import path from "node:path";
import type { LlmSettings } from "@quizmill/models";
import {
  DownloadFailed,
  download,
  InstallFailed,
  installRuntime,
  isRuntimeIn,
  KNOWN_MODELS,
  type KnownModel,
  removeDownload,
  removeRuntime,
  sha256Of,
} from "@quizmill/models/setup";
import { MODEL_TEXTS } from "./model-texts.ts";
import { type Command, CommandFailed, UsageError } from "./options.ts";
import type { Surroundings } from "./surroundings.ts";
import { TEXTS } from "./texts.ts";

type InstallCommand = Extract<Command, { action: "install" }>;

/** Instructions, a passage and an answer. */
const CONTEXT_TOKENS = 8_192;
const MIB = 1024 * 1024;
/** The context and the process come on top of the weights. */
const BESIDE_WEIGHTS_BYTES = 1.5e9;

const runtimeIn = (dataDir: string) => path.join(dataDir, "model-runtime");
const modelsIn = (dataDir: string) => path.join(dataDir, "models");

const fileOf = (dataDir: string, name: string) => path.join(modelsIn(dataDir), `${name}.gguf`);

/** Removes the program that runs a model and the models that were fetched; other files stay. Returns what is gone. */
export async function removeInstalled(dataDir: string): Promise<string[]> {
  const fetched = KNOWN_MODELS.map(({ name }) => fileOf(dataDir, name));
  const all = [runtimeIn(dataDir), ...fetched];
  const before = all.filter((file) => existsSync(file));
  await removeRuntime(runtimeIn(dataDir));
  for (const file of fetched) await removeDownload(file);
  return before.filter((file) => !existsSync(file));
}

/** Installs what runs a model inside, and a model: a known one, or a file that is here already. */
export async function installedSettings(
  command: InstallCommand,
  { dataDir, around }: { dataDir: string; around: Surroundings },
): Promise<LlmSettings> {
  const { useFile } = command;
  const model = useFile === undefined ? await pick(command, around) : null;
  if (model !== null && totalmem() < model.bytes + BESIDE_WEIGHTS_BYTES)
    throw new CommandFailed(MODEL_TEXTS.tooLarge(model.name));
  const runtime = runtimeIn(dataDir);
  const here = model === null ? await brought(useFile ?? "", command) : null;
  if (!(await isRuntimeIn(runtime))) await installInto(runtime, around);
  const { file, name, bytes } = here ?? (await fetched(model as KnownModel, command, { dataDir, around }));
  const memoryMaxMiB = Math.ceil((bytes * 1.2 + BESIDE_WEIGHTS_BYTES) / MIB);
  return {
    ...({ provider: "inside", model: name, concurrency: 1 } as const),
    inside: { file, runtime, contextTokens: CONTEXT_TOKENS, memoryMaxMiB },
  };
}

async function installInto(runtime: string, around: Surroundings): Promise<void> {
  around.err(`${MODEL_TEXTS.installing}\n`);
  await (around.installRuntime ?? installRuntime)(runtime).catch((error: unknown) => {
    if (!(error instanceof InstallFailed)) throw error;
    throw new CommandFailed(`${error.message} ${MODEL_TEXTS.noRuntime(runtime)}`);
  });
}

async function pick({ known }: InstallCommand, { ask, err }: Surroundings): Promise<KnownModel> {
  if (known !== undefined) {
    const named = KNOWN_MODELS.find(({ name }) => name === known);
    if (named === undefined)
      throw new UsageError(MODEL_TEXTS.unknownModel(KNOWN_MODELS.map(({ name }) => name)));
    return named;
  }
  const labels = KNOWN_MODELS.map(({ name, bytes, licence }) => MODEL_TEXTS.known(name, bytes, licence));
  err(`${MODEL_TEXTS.canBeInstalled(labels)}\n`);
  if (ask === undefined) throw new UsageError(MODEL_TEXTS.nameOne);
  const fits = ({ bytes }: KnownModel) => totalmem() >= 2 * bytes + BESIDE_WEIGHTS_BYTES;
  const usual = Math.max(0, KNOWN_MODELS.findLastIndex(fits)) + 1;
  for (;;) {
    const answer = (await ask(MODEL_TEXTS.whichUsual(KNOWN_MODELS.length, usual))).trim();
    const model = KNOWN_MODELS[Number(answer === "" ? usual : answer) - 1];
    if (model !== undefined) return model;
  }
}

interface Weights {
  readonly file: string;
  readonly name: string;
  readonly bytes: number;
}

async function brought(given: string, { sha256 }: InstallCommand): Promise<Weights> {
  const file = path.resolve(given);
  const { size } = await stat(file).catch(() => {
    throw new UsageError(TEXTS.unreadable(given));
  });
  if (sha256 !== undefined && (await sha256Of(file)) !== sha256.toLowerCase())
    throw new CommandFailed(MODEL_TEXTS.notFetchedFor.wrong_hash);
  return { file, name: path.basename(file, ".gguf"), bytes: size };
}

async function fetched(
  { name, url }: KnownModel,
  { mirror, sha256 }: InstallCommand,
  { dataDir, around }: { dataDir: string; around: Surroundings },
): Promise<Weights> {
  const file = fileOf(dataDir, name);
  let shown = -1;
  const onProgress = (doneBytes: number, totalBytes: number) => {
    const tenths = Math.floor((10 * doneBytes) / totalBytes);
    if (tenths === shown) return;
    shown = tenths;
    around.err(`${MODEL_TEXTS.progress(tenths, doneBytes, totalBytes)}\n`);
  };
  const wanted = { url: mirror ?? url, file, sha256, onProgress, signal: new AbortController().signal };
  const { bytes } = await download(wanted).catch((error: unknown) => {
    throw error instanceof DownloadFailed ? new CommandFailed(MODEL_TEXTS.notFetchedFor[error.fault]) : error;
  });
  return { file, name, bytes };
}
