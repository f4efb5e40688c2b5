import * as z from "zod";
import { KEY_PROVIDERS, type KeyProvider } from "./key-providers.ts";
import { LANGUAGES } from "./languages.ts";
import { LIMITS } from "./limits.ts";

/** Parses a `KeyProvider`. */
export const KeyProviderSchema = z.enum(Object.keys(KEY_PROVIDERS) as [KeyProvider, ...KeyProvider[]]);

const KeySchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{8,}$/)
  .max(LIMITS.ownModel.keyMaxChars);
/** It becomes a part of a path at some providers: it cannot lead out of it. */
const ModelNameSchema = z
  .string()
  .trim()
  .regex(/^(?!.*\.\.)[\w.:@/+-]+$/)
  .max(LIMITS.ownModel.nameMaxChars);

/** A key whose provider is asked which models it may use. */
export const ModelListBodySchema = z.object({ provider: KeyProviderSchema, key: KeySchema });

/** A model that is to be tried; the third of its passages is in this language. */
export const ModelTrialBodySchema = ModelListBodySchema.extend({
  model: ModelNameSchema,
  language: z.enum(LANGUAGES),
});
/** The programs that run models, as they are looked for on the server's machine. Their names are the same everywhere. */
export const LOCAL_PROGRAMS = ["Ollama", "LM Studio", "llama.cpp", "vLLM"] as const;
/** One of `LOCAL_PROGRAMS`. */
export type LocalProgram = (typeof LOCAL_PROGRAMS)[number];

/** A model that runs on the server's machine. */
export const LocalModelSchema = z.object({
  program: z.enum(LOCAL_PROGRAMS),
  model: z.string().min(1).max(LIMITS.ownModel.nameMaxChars),
});
/** It is to be tried; the third of its passages is in this language. */
export const LocalTrialBodySchema = LocalModelSchema.extend({ language: z.enum(LANGUAGES) });
/** See `LocalTrialBodySchema`. */
export type LocalTrialBody = z.infer<typeof LocalTrialBodySchema>;
/** See `ModelTrialBodySchema`. */
export type ModelTrialBody = z.infer<typeof ModelTrialBodySchema>;

/** Why a model could not be listed, tried or kept; each has its text among the errors. */
export const MODEL_CODES = [
  "MODEL_KEY_REFUSED",
  "MODEL_UNKNOWN",
  "MODEL_NO_CREDIT",
  "MODEL_UNREACHABLE",
  "MODEL_UNFIT",
] as const;

const CountSchema = z.number().int().nonnegative();

/** A question that a model wrote in its trial. */
export const SampleQuestionSchema = z.object({
  stem: z.string(),
  options: z.array(z.object({ text: z.string(), isKey: z.boolean() })),
  quote: z.string(),
});

/** How far a trial is: asking in a form, so many of its passages done; given up; or done, with what it gave. */
export const TrialStateSchema = z.discriminatedUnion("name", [
  z.object({
    name: z.literal("running"),
    form: z.enum(["full", "short"]),
    done: CountSchema,
    passages: CountSchema,
  }),
  z.object({ name: z.literal("failed"), code: z.enum([...MODEL_CODES, "MODEL_MISSES_FAULTS"]) }),
  z.object({
    name: z.literal("done"),
    form: z.enum(["full", "short"]),
    written: CountSchema,
    kept: CountSchema,
    tokens: CountSchema,
    msForTwenty: z.number().positive(),
    samples: z.array(SampleQuestionSchema),
  }),
]);
/** See `TrialStateSchema`. */
export type TrialState = z.infer<typeof TrialStateSchema>;

/** What a member has to do with language models: the one that is kept, and the one that is being tried. */
export const OwnModelSchema = z.object({
  /** Whether this installation takes keys of members. */
  isAllowed: z.boolean(),
  /**
   * The one with a key of the account: its last four characters, and whether it can be read. If the installation's
   * secret has changed since, it has to be given again.
   */
  kept: z
    .object({
      provider: KeyProviderSchema,
      model: z.string(),
      lastFour: z.string(),
      keptAt: z.iso.datetime(),
      isReadable: z.boolean(),
    })
    .nullable(),
  /** Of a provider, or of a program on the server's machine. */
  trial: z
    .object({
      provider: z.union([KeyProviderSchema, z.enum(LOCAL_PROGRAMS)]),
      model: z.string(),
      state: TrialStateSchema,
    })
    .nullable(),
  /**
   * Only for a caller at the server's machine: the models that run there, and the one that was chosen for all accounts.
   * `isFixed`: the settings name another one, which wins.
   */
  here: z
    .object({ models: z.array(LocalModelSchema), chosen: z.string().nullable(), isFixed: z.boolean() })
    .nullable(),
});
/** See `OwnModelSchema`. */
export type OwnModel = z.infer<typeof OwnModelSchema>;
