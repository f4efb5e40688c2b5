import type { LlmSettings } from "@quizmill/models";
import type { Database } from "../../../platform/database/open.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import { hashToken } from "../../../platform/secret-tokens.ts";

/** All SQL of how long models take for a question, as measured in sets. */

export interface Measured {
  readonly questions: number;
  readonly ms: number;
}

/** Fewer questions say little. */
const FEWEST = 5;
/** From so many on, what was measured before counts half: servers become faster and slower. */
const MANY = 200;

/** One model on one server. Hashed, because an address may hold a password. */
const nameOf = ({ provider, baseUrl, model }: LlmSettings) =>
  hashToken(JSON.stringify([provider, baseUrl ?? null, model]));

/** Milliseconds for a question that is kept; null if it has not been measured. */
export async function readPace(db: Database, settings: LlmSettings): Promise<number | null> {
  const found = await findMeasured(db, nameOf(settings));
  return found === undefined ? null : found.ms / found.questions;
}

async function findMeasured(db: Database, model: string): Promise<Measured | undefined> {
  return db
    .selectFrom("modelPaces")
    .select(["questions", "ms"])
    .where("model", "=", model)
    .executeTakeFirst();
}

/** Adds what a model wrote of one set. */
export async function addToPace(db: Database, settings: LlmSettings, added: Measured): Promise<void> {
  if (added.questions < FEWEST || added.ms <= 0) return;
  const model = nameOf(settings);
  await inTransaction(db, async (tx) => {
    const before = (await findMeasured(tx, model)) ?? { questions: 0, ms: 0 };
    const weight = before.questions >= MANY ? 0.5 : 1;
    const sums = {
      questions: Math.round(before.questions * weight) + added.questions,
      ms: Math.round(before.ms * weight + added.ms),
    };
    await tx
      .insertInto("modelPaces")
      .values({ model, ...sums })
      .onConflict((conflict) => conflict.column("model").doUpdateSet(sums))
      .execute();
  });
}
