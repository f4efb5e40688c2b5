import { parentPort, workerData } from "node:worker_threads";
import { LIMITS, type TrialState } from "@quizmill/contract";
import type { LlmSettings } from "@quizmill/models";
import { type Trial, tryModel, type Unfitness } from "@quizmill/models/setup";
import { lowerThreadPriority } from "../../../platform/thread-priority.ts";
import { codeOf } from "./fault-codes.ts";
import type { FoundOut, TrialWanted } from "./trials.ts";

/** Runs inside a thread of its own: a trial needs a whole engine, which a server without one does not load. */

lowerThreadPriority();

function send(state: TrialState, settings: FoundOut | null = null): void {
  parentPort?.postMessage({ state, settings });
}

type Form = Trial["chosen"]["form"];
type Failure = Extract<TrialState, { name: "failed" }>["code"];
type Sample = Extract<TrialState, { name: "done" }>["samples"][number];

function samplesOf({ items }: Trial["chosen"]): Sample[] {
  return items
    .slice(0, LIMITS.ownModel.samplesShown)
    .map(({ text, options, source, groundTruthOptionId: key }) => ({
      stem: text,
      options: options.map((option) => ({ text: option.text, isKey: option.id === key })),
      quote: source?.quote ?? "",
    }));
}

const UNFIT: Readonly<Record<Unfitness, Failure>> = {
  misses_faults: "MODEL_MISSES_FAULTS",
  none_kept: "MODEL_UNFIT",
};

function tell({ chosen, settings, msForTwenty }: Trial): void {
  const { form, drafts: written, kept, inputTokens, outputTokens } = chosen;
  const tokens = inputTokens + outputTokens;
  const { timing } = settings as Pick<LlmSettings, "timing">;
  send(
    { name: "done", form, written, kept, tokens, msForTwenty, samples: samplesOf(chosen) },
    { form, msPerQuestion: msForTwenty / 20, ...(timing !== undefined && { timing }) },
  );
}

async function run({ settings, language }: TrialWanted): Promise<void> {
  let asking: Form = "full";
  const onForm = (form: Form) => {
    asking = form;
  };
  const onPassage = (done: number, passages: number) =>
    send({ name: "running", form: asking, done, passages });
  const { signal } = new AbortController();
  const trial = await tryModel(settings, { language, signal, onForm, onPassage });
  if (typeof trial === "string") send({ name: "failed", code: UNFIT[trial] });
  else tell(trial);
}

await run(workerData as TrialWanted).catch((error: unknown) => send({ name: "failed", code: codeOf(error) }));
