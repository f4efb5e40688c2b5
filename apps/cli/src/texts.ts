import type { Fallback } from "@quizmill/contract";

/** The texts of the command line. */
const USAGES = {
  extract: `  quizmill extract FILE [--notes] [--json]
      Print a document's text, with --notes also what a speaker says to slides; --json prints its structure.
      The text of scans and photos is recognised; OCR_MAX_PAGES sets for how many pages, 0 for none.`,
  generate: `  quizmill generate FILE [--count N] [--mode study|test] [--seed S] [--language xx]
                    [--engine embedded|model] [--json]
      Write questions from a document; --json prints them with their evidence, ready for a script.
      Same file, options and seed: same questions. With --engine model a language model writes them, and the
      document's text is sent to it; "quizmill model" chooses it, or LLM_PROVIDER, LLM_MODEL and the other
      settings of docs/models.md name it.`,
  model: `  quizmill model [--model NAME] [--provider NAME --model NAME --key-file FILE] [--base-url URL]
                 [--solver NAME] [--language xx] [--price IN,OUT] [--yes]
      Find a language model on this machine or take a hosted one, try it, and store the choice for the server in
      DATA_DIR. With --solver another model of the same server answers what it writes. --remove undoes it.

  quizmill model install [--model NAME] [--mirror URL] [--use-file FILE] [--sha256 HASH]
      Put a small model, and what runs it, into DATA_DIR: for machines on which no program runs models.`,
  export: `  quizmill export SET --to FORMAT [--out FILE] [--tag TAG]... [--adapt KINDS]
  quizmill convert IN OUT [--to FORMAT] [--tag TAG]... [--adapt KINDS]
      Write the questions of a file as another program takes them: json, anki, anki-text, csv, markdown, gift,
      moodle, aiken, qti21, qti12, kahoot, quizlet, worksheet or flashcards. What is lost is printed. Questions that
      do not fit are left out, unless --adapt names what may be changed (manyOptions, severalKeys, longStem,
      longOption, picture, or all). With --tag only the questions that have one of the tags are written. "convert"
      also takes the questions that a document holds ready.`,
};

/** How a command is used, or all of them where it is none. */
export function usageOf(command: string | undefined): string {
  const own = command === "convert" ? "export" : command;
  const asked = own !== undefined && Object.hasOwn(USAGES, own) ? [USAGES[own as keyof typeof USAGES]] : null;
  return `Usage:\n${(asked ?? Object.values(USAGES)).join("\n\n")}\n`;
}

const EFFECTS: Readonly<Record<string, string>> = { leftOut: "left out", changed: "changed", lost: "lost" };
const LISTED = 20;

const listed = (numbers: readonly number[], count: number) =>
  numbers.slice(0, LISTED).join(" ") + (count > LISTED ? " …" : "");

export const TEXTS = {
  inputEnded: "The input ended before an answer. Nothing was stored.",
  unknownAction: (name: string) => `"quizmill model" knows no "${name}".`,
  badProvider: (known: readonly string[]) => `--provider is one of ${known.join(", ")}.`,
  badUrl: (option: string) => `--${option} takes an address that begins with https:// or http://.`,
  badSha256: "--sha256 takes 64 hexadecimal digits.",
  modelMissing: "--provider needs --model, the model's name.",
  badPrice: "--price takes two numbers and perhaps a currency: 0.5,2,EUR.",
  unknownCommand: (name: string) => `There is no command "${name}".`,
  fileMissing: "Name the file to read.",
  targetMissing: "Name the file to write.",
  badFormat: (known: readonly string[]) => `--to is one of ${known.join(", ")}.`,
  badAdapt: (known: readonly string[]) => `--adapt takes all, or some of ${known.join(",")}.`,
  noQuestionFile: (file: string) =>
    `${file} is no file of questions. quizmill generate writes some from a document.`,
  noneTagged: (tags: readonly string[]) => `No question has the tag ${tags.join(" or ")}.`,
  sameFile: "The file to write is the one that is read.",
  reading: "Read",
  writing: "Written",
  written: (count: number, file: string) => `${count} questions: ${file}`,
  loss: (
    what: string,
    {
      kind,
      effect,
      count,
      numbers,
      names = [],
    }: {
      kind: string;
      effect: string;
      count: number;
      numbers: readonly number[];
      names?: readonly string[] | undefined;
    },
  ) => {
    const those = names.join(", ");
    if (numbers.length === 0) return `${what}: ${kind} ${EFFECTS[effect]}: ${those}`;
    const told = those === "" ? "" : ` (${those})`;
    return `${what}: ${kind} ${EFFECTS[effect]}, ${count} questions: ${listed(numbers, count)}${told}`;
  },
  unreadable: (file: string) => `${file} cannot be read.`,
  badCount: "--count takes a whole number from 1.",
  badSeed: "--seed takes a whole number.",
  badMode: "--mode is study or test.",
  badLanguage: (known: readonly string[]) => `--language is one of ${known.join(", ")}.`,
  badEngine: "--engine is embedded or model.",
  noModel:
    'No model is set up: "quizmill model" chooses one; or --engine model needs LLM_PROVIDER and LLM_MODEL.',
  badSettings: (faults: string) => `These settings cannot be used:\n${faults}`,
  usedModel: (byModel: number, all: number, tokens: number) =>
    `${byModel} of ${all} questions are the language model's; about ${tokens} tokens were used.`,
  fellBack: {
    model_unreachable: "The language model stopped answering. The built-in engine wrote the rest.",
    model_refused_access:
      "The language model refuses LLM_API_KEY or does not know LLM_MODEL. The built-in engine wrote the rest.",
    budget_spent: "The tokens were used up. The built-in engine wrote the rest.",
    model_unusable: "The language model did not pass the checks. The built-in engine wrote the set.",
  } satisfies Record<Fallback, string>,
  truncated: (limit: string, max: number) => `Only the beginning was read: ${max} ${limit} are the most.`,
  pagesWithoutText: (withText: number, pages: number) =>
    `${withText} of ${pages} pages had text; the others are scans, pictures or empty.`,
  pageRecognised: (
    page: number,
    pages: number,
    { source, unreadLanguage }: { source: unknown; unreadLanguage?: string | undefined },
  ) => {
    if (source !== null) return `Page ${page} of ${pages} read from its picture.`;
    if (unreadLanguage === undefined) return `Page ${page} of ${pages} is a picture that could not be read.`;
    const language = new Intl.DisplayNames("en", { type: "language" }).of(unreadLanguage);
    return `Page ${page} of ${pages} is a picture of text in ${language}, which cannot be read from pictures here.`;
  },
  partsSkipped: (count: number) => `Damaged parts left out: ${count}.`,
  slidesHidden: (count: number) => `Hidden slides left out: ${count}.`,
  questionsLeftOut: (count: number) => `Questions without options to choose from left out: ${count}.`,
  nothingToAsk: "No question could be made from this document.",
  place: (kind: "page" | "slide", number: number) => `${kind} ${number}`,
} as const;
