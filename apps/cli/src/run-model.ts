import { readFile } from "node:fs/promises";
import { totalmem } from "node:os";
import path from "node:path";
import type { Question } from "@quizmill/contract";
import { fileIn, type LlmSettings, ModelFault, PROVIDERS, readModelFile } from "@quizmill/models";
import {
  findLocalServers,
  isInCloud,
  type LocalServer,
  PullFailed,
  pullWithOllama,
  removeModelFile,
  staysHere,
  type Trial,
  tryModel,
  USUAL_PORTS,
  writeModelFile,
} from "@quizmill/models/setup";
import { installedSettings, removeInstalled } from "./install-model.ts";
import { MODEL_TEXTS } from "./model-texts.ts";
import { type Command, CommandFailed, type NamedModel, UsageError } from "./options.ts";
import { printQuestions } from "./print.ts";
import type { Surroundings } from "./surroundings.ts";
import { TEXTS } from "./texts.ts";

type ModelCommand = Extract<Command, { name: "model" }>;
type ChooseCommand = Extract<ModelCommand, { action: "choose" }>;
type TryCommand = Exclude<ModelCommand, { action: "remove" }>;

/** What can be chosen: a model that is here, or one that Ollama has to fetch. */
interface Choice {
  readonly label: string;
  readonly settings: LlmSettings;
  /** To be fetched first, by the Ollama at this address. */
  readonly fetchFrom?: string;
}

/** Models that Ollama can fetch, the smallest first, with the memory that a machine needs for them. */
const RECOMMENDED = [
  { name: "qwen3:1.7b", bytes: 1.4e9, memoryBytes: 0 },
  { name: "qwen3:4b-instruct", bytes: 2.5e9, memoryBytes: 7e9 },
  { name: "qwen3:8b", bytes: 5.2e9, memoryBytes: 15e9 },
] as const;

const SAMPLES = 2;

const recommended = () =>
  RECOMMENDED.findLast(({ memoryBytes }) => totalmem() >= memoryBytes) ?? RECOMMENDED[0];

/** The output of `quizmill model`: finds or takes a model, tries it, and stores the choice for the server. */
export async function runModel(command: ModelCommand, around: Surroundings): Promise<string> {
  const dataDir = path.resolve(around.env.DATA_DIR || "data");
  if (command.action === "remove") return removed(dataDir);
  const settings =
    command.action === "install"
      ? await installedSettings(command, { dataDir, around })
      : await settingsFrom(command, around);
  if (settings === null) return MODEL_TEXTS.nothingInstalled(recommended().name);
  const lentKey = settings.apiKey === undefined ? environmentKeyFor(settings, around.env) : undefined;
  const isUnused = around.env.LLM_API_KEY && settings.apiKey === undefined && lentKey === undefined;
  if (isUnused && !staysHere(settings)) around.err(`${MODEL_TEXTS.keyNotUsed}\n`);
  if (!command.isSure && around.ask === undefined) around.err(`${MODEL_TEXTS.onlyTried}\n`);
  const trial = await tried({ ...settings, ...(lentKey && { apiKey: lentKey }) }, command, around);
  if (typeof trial === "string") throw new CommandFailed(MODEL_TEXTS.unfit[trial]);
  around.err(`${reportOf(trial, command)}\n`);
  around.err(`\n${printQuestions(samplesOf(trial))}\n\n`);
  if (!(await isConfirmed(command, around))) return MODEL_TEXTS.notStored;
  const { kept, ms } = trial.chosen;
  const { apiKey: _lent, ...keyless } = trial.settings;
  const own = lentKey === undefined ? trial.settings : keyless;
  const choice = { settings: own, price: command.price, msPerQuestion: ms / kept };
  await writeModelFile(dataDir, choice);
  const wins = around.env.LLM_PROVIDER ? [MODEL_TEXTS.environmentWins] : [];
  const lent = lentKey === undefined ? [] : [MODEL_TEXTS.keyNotStored];
  return [MODEL_TEXTS.stored(fileIn(dataDir)), ...lent, ...wins].join("\n");
}

/** The key in the environment, if it belongs to the server that these settings name. */
function environmentKeyFor(
  { provider, baseUrl }: LlmSettings,
  { LLM_PROVIDER, LLM_BASE_URL, LLM_API_KEY }: NodeJS.ProcessEnv,
): string | undefined {
  const originOf = (url: string | undefined) => URL.parse(url || PROVIDERS[provider].baseUrl || "")?.origin;
  const isIts = LLM_PROVIDER === provider && originOf(LLM_BASE_URL) === originOf(baseUrl);
  return isIts ? LLM_API_KEY?.trim() || undefined : undefined;
}

/** With what was installed for it: nothing else uses that. */
async function removed(dataDir: string): Promise<string> {
  const model = (await readModelFile(dataDir).catch(() => null))?.settings.model ?? null;
  const wasChosen = await removeModelFile(dataDir);
  const installed = await removeInstalled(dataDir);
  const all = [...(wasChosen ? [MODEL_TEXTS.choiceOf(fileIn(dataDir), model)] : []), ...installed];
  return all.length === 0 ? MODEL_TEXTS.nothingToRemove(dataDir) : MODEL_TEXTS.removed(all);
}

async function settingsFrom(command: ChooseCommand, around: Surroundings): Promise<LlmSettings | null> {
  const { provider, solver } = command.named;
  const settings =
    provider === undefined ? await chosen(command, around) : await namedSettings(provider, command, around);
  return settings && { ...settings, ...(solver !== undefined && { solverModel: solver }) };
}

/** Two of the questions that it wrote. */
function samplesOf({ chosen: { items } }: Trial): Question[] {
  return items.slice(0, SAMPLES).map((item, i) => ({ ...item, id: i + 1 }));
}

async function isConfirmed({ isSure }: TryCommand, { ask }: Surroundings): Promise<boolean> {
  if (isSure) return true;
  // A script is to notice it.
  if (ask === undefined) throw new CommandFailed(MODEL_TEXTS.notStored);
  return /^(?:y(?:es)?)?$/iu.test((await ask(MODEL_TEXTS.useIt)).trim());
}

/** Settings of a model that was named. */
async function namedSettings(
  provider: NonNullable<NamedModel["provider"]>,
  { named }: ChooseCommand,
  around: Surroundings,
): Promise<LlmSettings> {
  const { model = "", baseUrl, keyFile } = named;
  if (PROVIDERS[provider].baseUrl === null && baseUrl === undefined)
    throw new UsageError(MODEL_TEXTS.addressMissing(provider));
  const apiKey = await keyFrom(keyFile, around);
  return {
    provider,
    model,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(apiKey !== undefined && { apiKey }),
    ...(provider === "ollama" && { concurrency: 1 }),
  };
}

async function keyFrom(
  keyFile: string | undefined,
  { readInput, askSecret }: Surroundings,
): Promise<string | undefined> {
  if (keyFile === undefined) return undefined;
  // A person is asked for more afterwards: what they type is not read to its end.
  const typed = async () => askSecret?.(MODEL_TEXTS.pasteKey) ?? readInput?.() ?? "";
  const unreadable = () => {
    throw new UsageError(TEXTS.unreadable(keyFile));
  };
  const key = keyFile === "-" ? await typed() : await readFile(keyFile, "utf8").catch(unreadable);
  return key.trim() === "" ? undefined : key.trim();
}

/** Settings of a model that is on this machine, chosen by a person or by its name. Null where there is none. */
async function chosen(command: ChooseCommand, around: Surroundings): Promise<LlmSettings | null> {
  const servers = await findLocalServers(around.ports ?? USUAL_PORTS);
  const choices = servers.flatMap(choicesOf);
  if (choices.length === 0) return null;
  around.err(`${MODEL_TEXTS.found(choices.map(({ label }) => label))}\n`);
  const choice = await pick(choices, command, around);
  if (choice.fetchFrom !== undefined) await fetchModel(choice.settings.model, choice.fetchFrom, around);
  return choice.settings;
}

function choicesOf(server: LocalServer): Choice[] {
  const { program, provider, baseUrl, origin, models } = server;
  const usual = provider === "ollama" && PROVIDERS.ollama.baseUrl === baseUrl;
  const settingsFor = (model: string): LlmSettings => ({
    provider,
    model,
    concurrency: program === "vLLM" ? 4 : 1,
    ...(!usual && { baseUrl }),
  });
  const here = models.map(({ name, bytes }) => ({
    label: isInCloud(name) ? MODEL_TEXTS.elsewhere(program, name) : MODEL_TEXTS.here(program, name, bytes),
    settings: settingsFor(name),
  }));
  const { name, bytes } = recommended();
  const isOffered = program === "Ollama" && !models.some((model) => model.name === name);
  if (!isOffered) return here;
  return [
    ...here,
    { label: MODEL_TEXTS.toFetch(name, bytes), settings: settingsFor(name), fetchFrom: origin },
  ];
}

async function pick(
  choices: readonly Choice[],
  { named }: ChooseCommand,
  { ask }: Surroundings,
): Promise<Choice> {
  if (named.model !== undefined) {
    const found = choices.find(({ settings }) => settings.model === named.model);
    if (found === undefined) throw new CommandFailed(MODEL_TEXTS.notHere(named.model));
    return found;
  }
  if (ask === undefined) throw new UsageError(MODEL_TEXTS.nameOne);
  for (;;) {
    const answer = (await ask(MODEL_TEXTS.which(choices.length))).trim() || "1";
    const choice = choices[Number(answer) - 1];
    if (choice !== undefined) return choice;
  }
}

/** Shows the progress in tenths: also a reader that keeps every line can bear that. */
async function fetchModel(model: string, origin: string, { err }: Surroundings): Promise<void> {
  let shown = -1;
  try {
    for await (const { doneBytes, totalBytes } of pullWithOllama(model, {
      origin,
      signal: new AbortController().signal,
    })) {
      const tenths = totalBytes === 0 ? 0 : Math.floor((10 * doneBytes) / totalBytes);
      if (tenths === shown) continue;
      shown = tenths;
      err(`${MODEL_TEXTS.progress(tenths, doneBytes, totalBytes)}\n`);
    }
  } catch (error) {
    throw new CommandFailed(
      MODEL_TEXTS.notFetched(model, error instanceof PullFailed ? error.message : null),
    );
  }
}

async function tried(
  settings: LlmSettings,
  { language }: TryCommand,
  { err }: Surroundings,
): ReturnType<typeof tryModel> {
  err(`${MODEL_TEXTS.trying(settings.model)}\n`);
  const signal = new AbortController().signal;
  return tryModel(settings, {
    language,
    signal,
    onForm: (form) => {
      if (form === "short") err(`${MODEL_TEXTS.tryingShort}\n`);
    },
  }).catch((error: unknown) => {
    if (!(error instanceof ModelFault)) throw error;
    throw new CommandFailed(MODEL_TEXTS.failed(settings.model, error));
  });
}

function reportOf(trial: Trial, { price }: TryCommand): string {
  const { chosen: result, msForTwenty, outputTokensPerSecond } = trial;
  const { inputTokens, outputTokens, kept } = result;
  const cost =
    price === null ? null : (((inputTokens * price.input + outputTokens * price.output) / 1e6) * 20) / kept;
  return [
    MODEL_TEXTS.kept(result.drafts, kept),
    MODEL_TEXTS.speed(outputTokensPerSecond),
    MODEL_TEXTS.twenty(msForTwenty),
    ...(isInCloud(trial.settings.model) ? [MODEL_TEXTS.inCloud(trial.settings.model)] : []),
    staysHere(trial.settings) ? MODEL_TEXTS.costsNothing : MODEL_TEXTS.price(cost, price?.currency ?? "USD"),
    MODEL_TEXTS.form[result.form],
  ].join("\n");
}
