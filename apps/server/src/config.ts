import path from "node:path";
import {
  type EngineChoice,
  EngineChoiceSchema,
  LIMITS,
  type ModelPrice,
  ModelPriceSchema,
} from "@quizmill/contract";
import { LLM_ENVIRONMENT, llmSettingsIn, missingIn } from "@quizmill/models";
import { z } from "zod";
import type { ModelConfig, TokenLimits } from "./features/generation/model/index.ts";
import type { NamedKeys } from "./platform/signing-keys.ts";

const optionalText = z.string().trim().min(1).optional();

/** 256 bits or more, as `openssl rand -base64 32` prints them, in either base64 alphabet. */
const SigningKeySchema = z.string().regex(/^[\w+/-]{43,}=*$/, "a key is at least 32 random bytes in base64");
/** What a process does: answer calls, work on jobs. */
const ROLES = ["web", "worker"] as const;
type Role = (typeof ROLES)[number];

const RolesSchema = z
  .string()
  .transform((text) => text.split(",").map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES)).min(1));

const EnvironmentSchema = z.object({
  /** Comma separated; `--roles=` takes precedence. */
  ROLES: RolesSchema.default([...ROLES]),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default("data"),
  /** PostgreSQL instead of the database in the folder. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optionalText,
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  CONTACT_EMAIL: z.email().optional(),
  /** Addresses or networks of proxies whose X-Forwarded-* headers are trusted, comma separated. */
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(",").map((address) => address.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .default([]),
  /** All calls from one address to one process. */
  CALLS_PER_MINUTE: z.coerce.number().int().positive().default(LIMITS.request.callsPerAddressPerMinute),
  /** Pages of one document whose text is read from their pictures; 0 for none. */
  OCR_MAX_PAGES: z.coerce.number().int().nonnegative().default(LIMITS.recognition.maxPages),
  /** Callers who send it may read /metrics; without it, callers on this machine. */
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  ACCESS_TOKEN_KEY: SigningKeySchema.optional(),
  ACCESS_TOKEN_PREVIOUS_KEY: SigningKeySchema.optional(),
  ...LLM_ENVIRONMENT,
  LLM_TOKENS_PER_DAY: z.coerce.number().int().positive().optional(),
  LLM_TOKENS_PER_ACCOUNT_PER_DAY: z.coerce.number().int().positive().optional(),
  /** The engine if the learner does not choose. */
  LLM_DEFAULT: EngineChoiceSchema.exclude(["browser"]).optional(),
  /** The price of a million tokens that a model reads, and that it writes. */
  LLM_INPUT_PRICE: z.coerce.number().nonnegative().optional(),
  LLM_OUTPUT_PRICE: z.coerce.number().nonnegative().optional(),
  /** Whether members may bring keys of their own. */
  MEMBER_KEYS: z.enum(["on", "off"]).default("on"),
  LLM_PRICE_CURRENCY: ModelPriceSchema.shape.currency.default("USD"),
});
type Environment = z.infer<typeof EnvironmentSchema>;

/** Checks settings that only make sense together. */
const SettingsSchema = EnvironmentSchema.superRefine((env, { addIssue }) => {
  if (env.ACCESS_TOKEN_PREVIOUS_KEY !== undefined && env.ACCESS_TOKEN_KEY === undefined)
    addIssue({
      code: "custom",
      path: ["ACCESS_TOKEN_PREVIOUS_KEY"],
      message: "needs ACCESS_TOKEN_KEY, the key that came after it",
    });
  const isWhole = ROLES.every((role) => env.ROLES.includes(role));
  if (!isWhole && env.DATABASE_URL === undefined)
    addIssue({
      code: "custom",
      path: ["ROLES"],
      message: "a server without DATABASE_URL is a single process and has both roles",
    });
  if ((env.LLM_INPUT_PRICE === undefined) !== (env.LLM_OUTPUT_PRICE === undefined))
    addIssue({
      code: "custom",
      path: ["LLM_INPUT_PRICE"],
      message: "and LLM_OUTPUT_PRICE are only of use together",
    });
  for (const { name, message } of missingIn(env)) addIssue({ code: "custom", path: [name], message });
});

export interface Config {
  readonly roles: readonly Role[];
  readonly port: number;
  readonly host: string;
  /** The URL under which people reach this server; null means the address it listens on. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** Contains a password. Null means the database in the folder. */
  readonly databaseUrl: string | null;
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  readonly contactEmail: string | null;
  /** If empty, no proxy's headers about the caller are trusted. */
  readonly trustProxy: readonly string[];
  readonly callsPerMinute: number;
  /** Pages of one document whose text is read from their pictures; 0 for none. */
  readonly picturePagesMax: number;
  /** Null means that only this machine may read /metrics. */
  readonly metricsToken: string | null;
  /** Null means the keys in the folder, or in the shared database. */
  readonly signingKeys: NamedKeys | null;
  /** Contains a key. Null means that the data folder says which language model is used, if any. */
  readonly model: ModelConfig | null;
  /** Tokens of a language model by day, wherever it is named. */
  readonly modelLimits: TokenLimits;
  /** The engine if the learner does not choose; null if that depends on the model. */
  readonly defaultEngine: EngineChoice | null;
  /** Whether members may bring keys of language models. */
  readonly takesMemberKeys: boolean;
}

function modelIn(env: Environment): ModelConfig | null {
  const settings = llmSettingsIn(env);
  const isDefault = env.LLM_DEFAULT === "model";
  return settings && { settings, limits: limitsIn(env), price: priceIn(env), msPerQuestion: null, isDefault };
}

function limitsIn(env: Environment): TokenLimits {
  const { LLM_TOKENS_PER_DAY: perDay = null, LLM_TOKENS_PER_ACCOUNT_PER_DAY: perAccountPerDay = null } = env;
  return { perDay, perAccountPerDay };
}

function priceIn(env: Environment): ModelPrice | null {
  const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output, LLM_PRICE_CURRENCY: currency } = env;
  return input === undefined || output === undefined ? null : { input, output, currency };
}

function keysIn({ ACCESS_TOKEN_KEY: current, ACCESS_TOKEN_PREVIOUS_KEY: previous }: Environment) {
  return current === undefined ? null : { current, previous: previous ?? null };
}

/** The command line only has `--roles=web`; everything else is in the environment. */
function readArguments(args: readonly string[]): { ROLES?: string } {
  const unknown = args.filter((arg) => !arg.startsWith("--roles="));
  if (unknown.length > 0) throw new Error(`These arguments are unknown: ${unknown.join(" ")}`);
  const roles = args.at(-1)?.slice("--roles=".length);
  return roles === undefined ? {} : { ROLES: roles };
}

/** Reads environment and arguments once. Throws one error that names every fault. */
export function readConfig(
  environment: Record<string, string | undefined>,
  args: readonly string[] = [],
): Config {
  const given = { ...environment, ...readArguments(args) };
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const result = SettingsSchema.safeParse(filled);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${faults.join("\n")}`);
  }
  const env = result.data;
  return {
    roles: env.ROLES,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, "") ?? null,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    operatorName: env.OPERATOR_NAME ?? null,
    operatorAddress: env.OPERATOR_ADDRESS ?? null,
    contactEmail: env.CONTACT_EMAIL ?? null,
    trustProxy: env.TRUST_PROXY,
    callsPerMinute: env.CALLS_PER_MINUTE,
    picturePagesMax: env.OCR_MAX_PAGES,
    metricsToken: env.METRICS_TOKEN ?? null,
    signingKeys: keysIn(env),
    model: modelIn(env),
    modelLimits: limitsIn(env),
    defaultEngine: env.LLM_DEFAULT ?? null,
    takesMemberKeys: env.MEMBER_KEYS === "on",
  };
}
