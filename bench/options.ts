import path from "node:path";

/** The arguments of a benchmark. */
export interface BenchOptions {
  readonly isSmoke: boolean;
  /** Further arguments: the folder of the documents. */
  readonly args: readonly string[];
  /** A file of `quizmill export-counts`, after `--answers`. */
  readonly answers?: string | undefined;
}

export const ROOT = path.resolve(import.meta.dirname, "..");

/**
 * Real documents and questions are not part of the project, because their licences differ; they are expected beside it.
 */
const DOCUMENTS = path.resolve(ROOT, "../shared/data/documents");
const QUESTIONS = path.resolve(ROOT, "../shared/data/questions");

export function documentsFolder({ args }: BenchOptions): string {
  return path.resolve(args[0] ?? DOCUMENTS);
}

export function questionsFolder({ args }: BenchOptions, within = ""): string {
  return path.resolve(args[0] ?? path.join(QUESTIONS, within));
}
