import type { LocalPorts } from "@quizmill/models/setup";

/** What the program gets from its process, and where it writes. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** Asks the person and returns the line that was typed; absent where nobody can be asked. Throws CommandFailed. */
  readonly ask?: (question: string) => Promise<string>;
  /** The same for a line that is not to be seen. */
  readonly askSecret?: (question: string) => Promise<string>;
  /** Everything on standard input. */
  readonly readInput?: () => Promise<string>;
  /** Installs the program that runs a model inside into a folder; by default with npm. */
  readonly installRuntime?: (folder: string) => Promise<void>;
  /** Where programs that run models listen; by default on their usual ports. */
  readonly ports?: LocalPorts;
}
