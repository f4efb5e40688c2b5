import type { Band } from "@quizmill/questions/for-engines";
import * as z from "zod";
import { DEFAULT_TIMING, type LlmSettings, NAMED_PROVIDERS, PROVIDERS } from "./settings.ts";

/** "0:0.4 0.7:0.8": of the answers with a probability of 0.7 or more, 80 % were right. */
function bandsIn(text: string): Band[] {
  return text.split(" ").map((band) => {
    const [from = 0, right = 0] = band.split(":").map(Number);
    return { from, right };
  });
}

const optionalText = z.string().trim().min(1).optional();

/** The environment variables of a model's server, for the server and the command line. */
export const LLM_ENVIRONMENT = {
  LLM_PROVIDER: z.enum(NAMED_PROVIDERS).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: optionalText,
  LLM_MODEL: optionalText,
  /** The model that answers the items. */
  LLM_SOLVER_MODEL: optionalText,
  /** As `npm run bench -- calibrate-model` prints it. */
  LLM_CALIBRATION: z
    .string()
    .trim()
    .regex(/^\d(\.\d+)?:\d(\.\d+)?( \d(\.\d+)?:\d(\.\d+)?)*$/)
    .transform(bandsIn)
    .optional(),
  LLM_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  /** Until an answer begins, and until it is whole: more for a slow machine. */
  LLM_ANSWER_SECONDS: z.coerce.number().int().min(5).max(900).optional(),
  LLM_CALL_SECONDS: z.coerce.number().int().min(10).max(1_200).optional(),
};
const EnvironmentSchema = z.object(LLM_ENVIRONMENT);
export type LlmEnvironment = z.infer<typeof EnvironmentSchema>;

/** The required variables that are missing, by name. */
export function missingIn(env: LlmEnvironment): { name: "LLM_MODEL" | "LLM_BASE_URL"; message: string }[] {
  const { LLM_PROVIDER: provider } = env;
  if (provider === undefined) return [];
  const missing = [];
  if (env.LLM_MODEL === undefined)
    missing.push({ name: "LLM_MODEL", message: "LLM_PROVIDER needs the name of a model" } as const);
  if (PROVIDERS[provider].baseUrl === null && env.LLM_BASE_URL === undefined)
    missing.push({ name: "LLM_BASE_URL", message: `${provider} needs the address of its server` } as const);
  return missing;
}

/** The settings in these variables; null where no model is configured. */
export function llmSettingsIn(env: LlmEnvironment): LlmSettings | null {
  if (env.LLM_PROVIDER === undefined || env.LLM_MODEL === undefined) return null;
  return {
    provider: env.LLM_PROVIDER,
    model: env.LLM_MODEL,
    ...(env.LLM_BASE_URL !== undefined && { baseUrl: env.LLM_BASE_URL }),
    ...(env.LLM_API_KEY !== undefined && { apiKey: env.LLM_API_KEY }),
    ...(env.LLM_SOLVER_MODEL !== undefined && { solverModel: env.LLM_SOLVER_MODEL }),
    ...(env.LLM_CALIBRATION !== undefined && { calibration: env.LLM_CALIBRATION }),
    ...(env.LLM_CONCURRENCY !== undefined && { concurrency: env.LLM_CONCURRENCY }),
    ...timingIn(env),
  };
}

/** A passage takes a call to write, one to read and a little more. */
const CALLS_PER_PASSAGE = 1.5;

function timingIn({
  LLM_ANSWER_SECONDS: answer = DEFAULT_TIMING.answerMs / 1_000,
  LLM_CALL_SECONDS: call = DEFAULT_TIMING.callMs / 1_000,
}: LlmEnvironment): Pick<LlmSettings, "timing"> {
  const callMs = Math.max(answer, call) * 1_000;
  const timing = { answerMs: answer * 1_000, callMs, passageMs: callMs * CALLS_PER_PASSAGE };
  const isUsual = timing.answerMs === DEFAULT_TIMING.answerMs && callMs === DEFAULT_TIMING.callMs;
  return isUsual ? {} : { timing };
}

/**
 * Reads the settings from an environment; null where no model is configured. Throws one TypeError that names every
 * fault.
 */
export function readLlmSettings(environment: Record<string, string | undefined>): LlmSettings | null {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { success, data, error } = EnvironmentSchema.safeParse(filled);
  const faults = success
    ? missingIn(data).map(({ name, message }) => `${name}: ${message}`)
    : error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  if (!success || faults.length > 0) throw new TypeError(faults.join("\n"));
  return llmSettingsIn(data);
}
