import type { LocalProgram, OwnModel } from "@quizmill/contract";
import {
  findLocalServers,
  isInCloud,
  type LlmSettings,
  type LocalPorts,
  readModelFile,
  removeModelFile,
  writeModelFile,
} from "@quizmill/models";
import type { FoundOut } from "./trials.ts";

/** Models that programs on this machine run, for whoever sits at it. */
export interface LocalModels {
  told(): Promise<NonNullable<OwnModel["here"]>>;
  /** How a model is reached; undefined if it does not run here now. */
  find(program: LocalProgram, model: string): Promise<LlmSettings | undefined>;
  /** Chooses it for all accounts, as `quizmill model` does. */
  choose(settings: LlmSettings, found: FoundOut): Promise<void>;
  forget(): Promise<void>;
}

interface LocalDeps {
  readonly dataDir: string;
  /** Whether the settings name a model, which wins. */
  readonly isFixed: boolean;
  readonly ports?: LocalPorts | undefined;
}

/** A program on this machine has one processor to share. */
const CONCURRENCY = 1;

export function createLocalModels({ dataDir, isFixed, ports }: LocalDeps): LocalModels {
  const servers = () => findLocalServers(ports);
  return {
    told: async () => {
      const found = isFixed ? [] : await servers();
      const models = found.flatMap(({ program, models: own }) =>
        own.filter(({ name }) => !isInCloud(name)).map(({ name }) => ({ program, model: name })),
      );
      const chosen = await readModelFile(dataDir).catch(() => null);
      return { models, chosen: chosen?.settings.model ?? null, isFixed };
    },
    find: async (program, model) => {
      const server = (await servers()).find((one) => one.program === program);
      if (isFixed || isInCloud(model) || !server?.models.some(({ name }) => name === model)) return undefined;
      const { provider, baseUrl } = server;
      return { provider, model, concurrency: CONCURRENCY, baseUrl };
    },
    choose: (settings, { msPerQuestion, ...found }) =>
      writeModelFile(dataDir, { settings: { ...settings, ...found }, price: null, msPerQuestion }),
    forget: async () => void (await removeModelFile(dataDir)),
  };
}
