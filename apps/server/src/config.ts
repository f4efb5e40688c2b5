import path from "node:path";
import { z } from "zod";

const optionalText = z.string().trim().min(1).optional();

const EnvironmentSchema = z.object({
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
  /** Addresses of proxies whose X-Forwarded-For is believed, comma separated. */
  TRUST_PROXY: optionalText,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** How people reach this server; null means the address it listens on. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** Holds a password. Null means the database in the folder. */
  readonly databaseUrl: string | null;
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  readonly contactEmail: string | null;
  readonly trustProxy: string | null;
}

/** Reads the environment once. Throws one error that names every fault. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = EnvironmentSchema.safeParse(filled);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${faults.join("\n")}`);
  }
  const env = result.data;
  return {
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
    trustProxy: env.TRUST_PROXY ?? null,
  };
}
