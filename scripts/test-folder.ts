import { useOwnTemporaryFolder } from "../bench/own-folder.ts";

const MARK = "QUIZMILL_TEST_FOLDER";

/** One folder for all that the tests of a run leave lying, of failed and broken off ones too. Each project asks for it. */
export function setup(): void {
  if (process.env[MARK] !== undefined) return;
  useOwnTemporaryFolder("quizmill-tests-");
  process.env[MARK] = "made";
}
