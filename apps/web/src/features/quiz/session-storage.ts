import * as z from "zod";
import type { Session } from "./session.ts";

export const SESSION_VERSION = 1;

/** JSON object keys are strings; ids are numbers, negative where they are temporary. */
const byQuestion = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^-?\d+$/), value);

const StoredSessionSchema = z.object({
  version: z.literal(SESSION_VERSION),
  idx: z.number().int().nonnegative(),
  selectedByQ: byQuestion(z.number().int()),
  revealedByQ: byQuestion(z.boolean()),
  finished: z.boolean(),
  /** Milliseconds since 1970, UTC. */
  updatedAt: z.number(),
});

const FlagsSchema = z.array(z.number().int());

export function formatSession(session: Session, updatedAt: number): string {
  return JSON.stringify({ version: SESSION_VERSION, ...session, updatedAt });
}

/** Null for anything this version did not write: the quiz then starts afresh. */
export function parseSession(text: string | null): Session | null {
  const parsed = StoredSessionSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { idx, selectedByQ, revealedByQ, finished } = parsed.data;
  return { idx, selectedByQ, revealedByQ, finished };
}

export function formatFlags(flagged: ReadonlySet<number>): string {
  return JSON.stringify([...flagged]);
}

export function parseFlags(text: string | null): ReadonlySet<number> {
  const parsed = FlagsSchema.safeParse(parseJson(text));
  return new Set(parsed.success ? parsed.data : []);
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
