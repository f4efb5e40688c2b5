import type { ModelFault } from "@quizmill/models";
import type { DownloadFault, Trial, Unfitness } from "@quizmill/models/setup";

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
type Form = Trial["chosen"]["form"];

/** The texts of `quizmill model`. */
export const MODEL_TEXTS = {
  found: (labels: readonly string[]) =>
    ["Models on this machine:", ...labels.map((label, i) => `  ${i + 1}  ${label}`)].join("\n"),
  here: (program: string, name: string, bytes: number | null) =>
    [name, ...(bytes === null ? [] : [gigabytes(bytes)]), program].join(" · "),
  elsewhere: (program: string, name: string) =>
    `${name} · ${program}, which passes the text on to its own servers`,
  toFetch: (name: string, bytes: number) =>
    `${name} · ${gigabytes(bytes)} · recommended for this machine, to be fetched by Ollama`,
  which: (count: number) => `Which one (1 to ${count}, Enter for 1)? `,
  nothingInstalled: (name: string) =>
    `No program that runs language models answers on this machine. "quizmill model install" puts a small one into DATA_DIR.
Or install Ollama from https://ollama.com/download, run "ollama pull ${name}" and this command again; or name a hosted model with --provider, --model and --key-file.`,
  notHere: (name: string) => `There is no model "${name}" on this machine.`,
  nameOne: "Name one of these models with --model.",
  addressMissing: (provider: string) => `${provider} needs --base-url, the address of its server.`,
  progress: (tenths: number, doneBytes: number, totalBytes: number) =>
    `[${"#".repeat(tenths)}${".".repeat(10 - tenths)}] ${gigabytes(doneBytes)} of ${gigabytes(totalBytes)}`,
  notFetched: (name: string, why: string | null) =>
    `${name} could not be fetched${why === null ? "" : `: ${why}`}. The same command goes on where it ended.`,
  canBeInstalled: (labels: readonly string[]) =>
    ["Models that can be installed:", ...labels.map((label, i) => `  ${i + 1}  ${label}`)].join("\n"),
  known: (name: string, bytes: number, licence: string) => `${name} · about ${gigabytes(bytes)} · ${licence}`,
  unknownModel: (known: readonly string[]) =>
    `--model is one of ${known.join(", ")}; --use-file takes another.`,
  whichUsual: (count: number, usual: number) => `Which one (1 to ${count}, Enter for ${usual})? `,
  tooLarge: (name: string) => `${name} needs more memory than this machine has.`,
  installing: "Installing what runs a model (node-llama-cpp, about 85 MB) with npm.",
  notFetchedFor: {
    no_answer: "The host of the model does not answer; --mirror takes another address of the same file.",
    no_hash: "The host does not tell the hash of the file; --sha256 takes it.",
    no_space: "There is too little room on the disk for the model.",
    cut: "The connection ended early. The same command goes on where it ended.",
    wrong_hash: "The hash of the file is another than expected. The file is not used.",
  } satisfies Record<DownloadFault, string>,
  trying: (name: string) =>
    `Trying ${name} on three short passages. On a machine without a graphics card this takes some minutes.`,
  tryingShort: "Too few of its questions can be kept. Trying it with shorter instructions.",
  /** Why there is no trial: each is another thing to do. */
  failed: (name: string, { kind, refused }: Pick<ModelFault, "kind" | "refused">) => {
    if (refused === "key") return "The server refuses the key. Is it whole, and is it one of this provider?";
    if (refused === "model") return `The server has no model "${name}", or this key may not use it.`;
    if (refused === "credit") return "The account of this key has no credit left.";
    if (kind === "resting")
      return `The server of ${name} failed during the trial, which says nothing about the model. Nothing was stored.`;
    return `${name} does not answer (${kind}). Is its address right, and is its server running?`;
  },
  kept: (drafts: number, kept: number) => `Questions written: ${drafts}, of which ${kept} passed all checks.`,
  speed: (tokensPerSecond: number) =>
    `Speed: about ${tokensPerSecond.toFixed(tokensPerSecond < 10 ? 1 : 0)} tokens a second.`,
  twenty: (ms: number) =>
    ms < 90_000
      ? `20 questions take about ${Math.round(ms / 1000)} seconds.`
      : `20 questions take about ${Math.round(ms / 60_000)} minutes.`,
  keyNotUsed:
    "LLM_API_KEY is not sent there: LLM_PROVIDER and LLM_BASE_URL name no such server. --key-file reads a key for it.",
  keyNotStored:
    "The key in LLM_API_KEY is not stored: the server needs it in its environment too, or --key-file stores one.",
  pasteKey: "Paste the key, which is not shown, and press Enter: ",
  inCloud: (name: string) => `${name} runs on servers of Ollama: text leaves this machine.`,
  costsNothing: "It runs on this machine: it costs nothing, and no text leaves it.",
  price: (cost: number | null, currency: string) =>
    cost === null
      ? "Its price is not known; --price IN,OUT tells it, for a million tokens each."
      : `20 questions cost about ${cost.toFixed(3)} ${currency}.`,
  form: {
    full: "It will write whole questions.",
    short: "It will write whole questions, with shorter instructions.",
  } satisfies Record<Form, string>,
  unfit: {
    misses_faults:
      "This model is not fit: it did not see which questions of the trial had a wrong key or two right options, so it could not check its own. Choose a more capable one, or name another that reads its questions with --solver. Nothing was stored.",
    none_kept: "This model is not fit: none of its questions passed the checks. Nothing was stored.",
  } satisfies Record<Unfitness, string>,
  useIt: "Use this model (Y/n)? ",
  onlyTried: "Nobody can be asked here: without --yes the model is tried and not stored.",
  notStored: "Nothing was stored; --yes stores it without a question.",
  stored: (file: string) => `Stored in ${file}. A running server uses it for the next upload.`,
  environmentWins: "LLM_PROVIDER is set: a server with that environment uses it instead.",
  choiceOf: (file: string, model: string | null) =>
    model === null ? file : `${file} (the choice of ${model})`,
  removed: (all: readonly string[]) =>
    [
      "Removed:",
      ...all.map((one) => `  ${one}`),
      "A running server uses no model from the next upload on.",
    ].join("\n"),
  nothingToRemove: (dataDir: string) =>
    `Nothing to remove: ${dataDir} has neither a choice nor an installed model.`,
  noRuntime: (folder: string) =>
    `Without a network, copy ${folder} from a machine of the same kind on which this command ran.`,
} as const;
