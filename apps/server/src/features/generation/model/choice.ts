import { stat } from "node:fs/promises";
import type { EngineChoice, ModelPrice } from "@quizmill/contract";
import { type ChosenModel, fileIn, type LlmSettings, readModelFile, staysHere } from "@quizmill/models";
import type { FastifyBaseLogger } from "fastify";
import type { TokenLimits } from "./tokens.ts";

/** A language model, with what may be used of it. */
export interface ModelConfig {
  readonly settings: LlmSettings;
  /** Null for a model of a member, who pays for it. */
  readonly limits: TokenLimits | null;
  /** Null if it is not configured. */
  readonly price: ModelPrice | null;
  /** About, as its trial showed; null without a trial. */
  readonly msPerQuestion: number | null;
  /** Whether it writes unless the learner chooses otherwise. */
  readonly isDefault: boolean;
}

/** Which language model may be used, from the environment or from the data folder. */
export interface ModelChoice {
  /** The model at this moment; null for none. The same object as long as the choice is the same. */
  current(): Promise<ModelConfig | null>;
}

export interface ChoiceOptions {
  /** From the environment, which wins. */
  readonly named: ModelConfig | null;
  readonly dataDir: string;
  readonly limits: TokenLimits;
  /** The engine if the learner does not choose, as the settings have it: null if they leave it to the model. */
  readonly defaultEngine: EngineChoice | null;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/**
 * Looks at the file of `quizmill model` each time, so that a running server uses a new choice and forgets one that was
 * undone. A file that cannot be used counts as none, and the log says so once.
 */
export function openModelChoice({ named, dataDir, limits, defaultEngine, log }: ChoiceOptions): ModelChoice {
  let known: { version: string; chosen: Promise<ModelConfig | null> } | null = null;
  const read = async (): Promise<ModelConfig | null> => {
    try {
      const chosen: ChosenModel | null = await readModelFile(dataDir);
      if (chosen === null) return null;
      // What stays here and costs nothing needs no choice each time.
      const isDefault = defaultEngine === null ? staysHere(chosen.settings) : defaultEngine === "model";
      return { ...chosen, limits, isDefault };
    } catch (error) {
      log.warn({ fault: (error as Error).message }, "the chosen language model cannot be used");
      return null;
    }
  };
  return {
    async current() {
      if (named !== null) return named;
      const version = await versionOf(fileIn(dataDir));
      if (known?.version !== version) known = { version, chosen: read() };
      return known.chosen;
    },
  };
}

/** Differs between two files, also where one was written in the same millisecond as the other. */
async function versionOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found === null ? "none" : `${found.ino}:${found.mtimeNs}:${found.size}`;
}
