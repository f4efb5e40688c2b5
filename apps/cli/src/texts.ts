/** What the command line says to whoever runs it. */
export const USAGE = `Usage:
  quizmill extract FILE [--notes] [--json]
      Print a document's text, with --notes also what a speaker says to slides; --json prints its structure.

  quizmill generate FILE [--count N] [--mode study|test] [--seed S] [--language xx] [--json]
      Write questions from a document; --json prints them with their evidence, ready for a script.
      Same file, options and seed: same questions.
`;

export const TEXTS = {
  unknownCommand: (name: string) => `There is no command "${name}".`,
  fileMissing: "Name the file to read.",
  unreadable: (file: string) => `${file} cannot be read.`,
  badCount: "--count takes a whole number from 1.",
  badSeed: "--seed takes a whole number.",
  badMode: "--mode is study or test.",
  badLanguage: (known: readonly string[]) => `--language is one of ${known.join(", ")}.`,
  truncated: (limit: string, max: number) => `Only the beginning was read: ${max} ${limit} are the most.`,
  pagesWithoutText: (withText: number, pages: number) =>
    `${withText} of ${pages} pages had text; the others are scans, pictures or empty.`,
  partsSkipped: (count: number) => `Damaged parts left out: ${count}.`,
  nothingToAsk: "No question could be made from this document.",
  place: (kind: "page" | "slide", number: number) => `${kind} ${number}`,
} as const;
