import type { BrowserModelRequest } from "@quizmill/contract";
import { faultOf, ModelFault } from "./faults.ts";

/** What is used of a session of the browser's model; a test passes its own. */
export interface PromptSession
  extends Pick<
    LanguageModel,
    "prompt" | "measureContextUsage" | "contextUsage" | "contextWindow" | "destroy"
  > {
  clone(options?: LanguageModelCloneOptions): Promise<PromptSession>;
}

/** What is used of the Prompt API (Chrome 148 and later, on computers). */
export interface PromptApi {
  availability(options?: LanguageModelCreateCoreOptions): Promise<Availability>;
  create(options?: LanguageModelCreateOptions): Promise<PromptSession>;
}

/** What is asked of the model, in the document's language. */
export type ModelRequest = Pick<BrowserModelRequest, "system" | "user" | "schema" | "maxTokens"> & {
  readonly language: string;
};

/** Undefined in other browsers, and in Chrome on phones and without a secure connection. */
export function promptApi(): PromptApi | undefined {
  return (globalThis as { LanguageModel?: PromptApi }).LanguageModel;
}

/** The instructions are in English, the document and the answer in its language. The interface wants the same twice. */
const optionsFor = (language: string) => ({
  expectedInputs: [{ type: "text" as const, languages: [...new Set(["en", language])] }],
  expectedOutputs: [{ type: "text" as const, languages: [language] }],
});

/** Whether the model can be used with documents in that language, and whether it has to be downloaded first. */
export async function availabilityOf(api: PromptApi, language: string): Promise<Availability> {
  try {
    return await api.availability(optionsFor(language));
  } catch {
    // A language tag that the browser does not know, or a page that may not use the model.
    return "unavailable";
  }
}

interface Download {
  readonly signal: AbortSignal;
  /** 0..1 */
  readonly onShare: (share: number) => void;
}

/** Has the browser download its model, which it only does right after a click. Throws what the interface throws. */
export async function downloadModel(api: PromptApi, language: string, { signal, onShare }: Download) {
  const session = await api.create({
    ...optionsFor(language),
    signal,
    monitor: (monitor) => monitor.addEventListener("downloadprogress", ({ loaded }) => onShare(loaded)),
  });
  session.destroy();
}

/** Longer than a question takes on a slow computer: what goes on longer repeats itself. */
const ANSWER_MAX_MS = 180_000;

/** Room for what is written. The server's bound is one that no answer should ever reach. */
const ANSWER_TOKENS = 1_024;

/** Answers requests, one at a time. The session with the instructions is kept for those that have the same. */
export function createModel(api: PromptApi) {
  let base: { readonly key: string; readonly session: PromptSession } | null = null;

  function close(): void {
    base?.session.destroy();
    base = null;
  }

  async function baseFor({ language, system }: ModelRequest, signal: AbortSignal): Promise<PromptSession> {
    const key = JSON.stringify([language, system]);
    if (base?.key === key) return base.session;
    close();
    const initialPrompts = [{ role: "system" as const, content: system }] satisfies [
      LanguageModelSystemMessage,
    ];
    const session = await api.create({ ...optionsFor(language), initialPrompts, signal });
    base = { key, session };
    return session;
  }

  async function attempt(request: ModelRequest, signal: AbortSignal): Promise<string> {
    const session = await (await baseFor(request, signal)).clone({ signal });
    try {
      const { user, schema, maxTokens } = request;
      const form = schema === null ? {} : { responseConstraint: schema, omitResponseConstraintInput: true };
      const options = { ...form, signal };
      const added = await session.measureContextUsage(user, options);
      const room = Math.min(maxTokens ?? ANSWER_TOKENS, ANSWER_TOKENS);
      if (session.contextUsage + added + room > session.contextWindow) throw new ModelFault("too_long");
      return await session.prompt(user, options);
    } finally {
      session.destroy();
    }
  }

  return {
    /** The model's answer as it is. Throws a `ModelFault`, or the reason of `signal`. */
    async answer(request: ModelRequest, signal: AbortSignal): Promise<string> {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MAX_MS)]);
      try {
        return await attempt(request, limited).catch((error: unknown) => {
          if (!isDestroyed(error)) throw error;
          // The browser takes sessions away, for memory's sake for example.
          base = null;
          return attempt(request, limited);
        });
      } catch (error) {
        signal.throwIfAborted();
        close();
        throw error instanceof ModelFault ? error : new ModelFault(faultOf(error));
      }
    },
    close,
  };
}

function isDestroyed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "InvalidStateError";
}
