/** How a stand-in for the browser's own language model behaves. It goes into a test's browser as JSON. */
export interface LanguageModelPlan {
  /** In other languages the model is unavailable. */
  readonly languages: readonly string[];
  readonly isDownloaded: boolean;
  /** What a download tells on its way, 0..1; the last one ends it unless it is below 1. */
  readonly shares: readonly number[];
  readonly failsToDownload: boolean;
  /** The names of errors, one a prompt in turn; null for an answer. */
  readonly errors: readonly (string | null)[];
  readonly contextWindow: number;
}

/** A ready model of the languages that Chrome's has. */
export const READY_MODEL: LanguageModelPlan = {
  languages: ["de", "en", "es", "fr", "ja"],
  isDownloaded: true,
  shares: [0, 0.25, 0.5, 0.75, 1],
  failsToDownload: false,
  errors: [],
  contextWindow: 9_216,
};

/** A prompt as the stand-in was given it. */
export interface SeenPrompt {
  readonly system: string;
  readonly user: string;
  readonly schema: unknown;
}

/**
 * The interface as Chrome 148 has it, as far as this product uses it. One function without imports: a test's browser
 * gets its text.
 */
export function standInLanguageModel(plan: LanguageModelPlan, reply: (seen: SeenPrompt) => Promise<string>) {
  interface Options {
    expectedInputs?: { languages?: string[] }[];
    expectedOutputs?: { languages?: string[] }[];
    initialPrompts?: { content: string }[];
    signal?: AbortSignal;
    monitor?: (monitor: EventTarget) => void;
  }
  interface PromptOptions {
    responseConstraint?: unknown;
    signal?: AbortSignal;
  }
  const errors = [...plan.errors];
  const log: string[] = [];
  let isDownloaded = plan.isDownloaded;

  const failure = (name: string) => new DOMException("Made by a test.", name);
  const knows = ({ expectedInputs = [], expectedOutputs = [] }: Options) =>
    [...expectedInputs, ...expectedOutputs]
      .flatMap(({ languages = [] }) => languages)
      .every((language) => plan.languages.includes(language));
  /** What an `AbortSignal` ends at once. */
  const abortable = <T>(work: Promise<T>, signal?: AbortSignal) => {
    if (signal === undefined) return work;
    const { promise, reject } = Promise.withResolvers<never>();
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
    return Promise.race([work, promise]);
  };
  const download = async ({ monitor }: Options) => {
    const target = new EventTarget();
    monitor?.(target);
    for (const loaded of plan.shares) {
      await new Promise((resolve) => setTimeout(resolve));
      target.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1 }));
      isDownloaded = loaded === 1 && !plan.failsToDownload;
    }
    if (plan.failsToDownload) throw failure("NetworkError");
    if (!isDownloaded) await new Promise(() => undefined);
  };
  const session = (system: string) => {
    let isDestroyed = false;
    const usageOf = (text: string) => Math.ceil(text.length / 4);
    const refuseDestroyed = () => {
      if (isDestroyed) throw failure("InvalidStateError");
    };
    return {
      contextWindow: plan.contextWindow,
      contextUsage: usageOf(system),
      measureContextUsage: async (user: string) => usageOf(user),
      async clone() {
        refuseDestroyed();
        log.push("clone");
        return session(system);
      },
      async prompt(user: string, { responseConstraint, signal }: PromptOptions = {}): Promise<string> {
        refuseDestroyed();
        log.push("prompt");
        const error = errors.shift() ?? null;
        if (error !== null) throw failure(error);
        return abortable(reply({ system, user, schema: responseConstraint ?? null }), signal);
      },
      destroy() {
        isDestroyed = true;
        return undefined;
      },
    };
  };
  return {
    /** What was called, in order. */
    log,
    async availability(options: Options = {}) {
      if (!knows(options)) return "unavailable" as const;
      return isDownloaded ? ("available" as const) : ("downloadable" as const);
    },
    async create(options: Options = {}) {
      if (!knows(options)) throw failure("NotSupportedError");
      log.push("create");
      if (!isDownloaded) await abortable(download(options), options.signal);
      return session(options.initialPrompts?.[0]?.content ?? "");
    },
  };
}
