/** What the program gets from its process, and where it writes. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
}
