import { accessToken, accountOf } from "./session/access-token.ts";
import { storedJson } from "./storage.ts";

/** The set that a person opened last in this browser. */
interface LastSet {
  readonly account: string;
  readonly id: string;
  readonly name: string;
}

const stored = storedJson<LastSet>({ key: "last-set.v1", parse });

/** The set of one account is never shown to another. */
export const lastSet = {
  read(): LastSet | null {
    const found = stored.read();
    return found !== null && found.account === accountOf(accessToken.read()) ? found : null;
  },
  write({ id, name }: Pick<LastSet, "id" | "name">): void {
    const account = accountOf(accessToken.read());
    if (account !== null) stored.write({ account, id, name });
  },
  /** Follows a new name, wherever it was given. */
  follow(sets: readonly Pick<LastSet, "id" | "name">[]): void {
    const last = stored.read();
    const now = sets.find(({ id }) => id === last?.id);
    if (last !== null && now !== undefined && now.name.trim() !== "")
      stored.write({ ...last, name: now.name });
  },
  forget(id: string): void {
    if (stored.read()?.id === id) stored.forget();
  },
};

function parse(raw: unknown): LastSet | null {
  const { account, id, name } = (raw ?? {}) as Record<string, unknown>;
  return typeof account === "string" && typeof id === "string" && typeof name === "string"
    ? { account, id, name }
    : null;
}
