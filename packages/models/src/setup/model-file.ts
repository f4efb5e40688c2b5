import { randomBytes } from "node:crypto";
import { chmod, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type ModelPrice, ModelPriceSchema } from "@quizmill/contract";
import * as z from "zod";
import { type LlmSettings, PROMPT_FORMS, PROVIDER_NAMES, PROVIDERS } from "../settings.ts";

const NAME = "model.json";
const TextSchema = z.string().trim().min(1).max(2_000);
const MsSchema = z
  .number()
  .int()
  .positive()
  .max(24 * 3_600_000);

const ModelFileSchema = z
  .strictObject({
    version: z.literal(1),
    provider: z.enum(PROVIDER_NAMES).exclude(["browser"]),
    model: TextSchema,
    baseUrl: z.url({ protocol: /^https?$/ }).optional(),
    apiKey: TextSchema.optional(),
    solverModel: TextSchema.optional(),
    concurrency: z.number().int().min(1).max(64).optional(),
    form: z.enum(PROMPT_FORMS).optional(),
    /** Measured by the trial: a slow machine needs more time than the defaults give. */
    timing: z.strictObject({ answerMs: MsSchema, callMs: MsSchema, passageMs: MsSchema }).optional(),
    price: ModelPriceSchema.optional(),
    msPerQuestion: z.number().positive().optional(),
    inside: z
      .strictObject({
        file: TextSchema,
        runtime: TextSchema,
        contextTokens: z.number().int().min(512).max(131_072),
        memoryMaxMiB: z.number().int().positive(),
      })
      .optional(),
  })
  .refine(({ provider, inside }) => (provider === "inside") === (inside !== undefined), {
    message: "what is inside has a provider of that name",
  })
  .refine(({ provider, baseUrl }) => baseUrl !== undefined || PROVIDERS[provider].baseUrl !== null, {
    message: "this provider needs a baseUrl",
  });
type ModelFile = z.infer<typeof ModelFileSchema>;

/** The model that `quizmill model` chose, as it is stored in the data folder. Contains a key. */
export interface ChosenModel {
  readonly settings: LlmSettings;
  readonly price: ModelPrice | null;
  /** About, as its trial showed; null without a trial. */
  readonly msPerQuestion: number | null;
}

/** The chosen model; null where none was chosen. Throws TypeError where the file cannot be used. */
export async function readModelFile(dataDir: string): Promise<ChosenModel | null> {
  const text = await readFile(fileIn(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw new TypeError(`${NAME} cannot be read: ${error.code}`);
  });
  return text === null ? null : chosenIn(text);
}

function chosenIn(text: string): ChosenModel {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new TypeError(`${NAME} is not JSON`);
  }
  const { success, data, error } = ModelFileSchema.safeParse(given);
  // Names of fields only: values may hold a key.
  if (!success)
    throw new TypeError(
      `${NAME} cannot be used: ${[...new Set(error.issues.map(({ path: at }) => at.join(".")))].join(", ")}`,
    );
  const { version: _version, price = null, msPerQuestion = null, ...settings } = data;
  return { settings: settings as LlmSettings, price, msPerQuestion };
}

/** Stores the choice, readable by its owner alone. A reader sees the old file or the new one, never a part. */
export async function writeModelFile(
  dataDir: string,
  { settings, price, msPerQuestion }: ChosenModel,
): Promise<void> {
  const { calibration: _calibration, timing, ...rest } = settings;
  const { answerMs, callMs, passageMs } = { ...timing };
  const isTimed = answerMs !== undefined && callMs !== undefined && passageMs !== undefined;
  const file: ModelFile = ModelFileSchema.parse({
    version: 1,
    ...rest,
    ...(isTimed && { timing: { answerMs, callMs, passageMs } }),
    ...(price !== null && { price }),
    ...(msPerQuestion !== null && { msPerQuestion }),
  });
  await mkdir(dataDir, { recursive: true });
  const target = fileIn(dataDir);
  const draft = `${target}.${randomBytes(6).toString("hex")}`;
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(file, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await chmod(draft, 0o600);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes the choice. False where there was none. */
export async function removeModelFile(dataDir: string): Promise<boolean> {
  const wasThere = await rm(fileIn(dataDir)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return false;
      throw error;
    },
  );
  return wasThere;
}

/** Where the choice is stored. */
export function fileIn(dataDir: string): string {
  return path.join(dataDir, NAME);
}
