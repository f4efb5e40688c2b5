import type { AddedQuestion } from "@quizmill/contract";
import type { PlacedItem } from "@quizmill/questions";
import type { Database } from "../../platform/database/open.ts";
import { findPlacesOf } from "../datasets/questions-store.ts";
import { addWritten } from "../editing/add.ts";

interface Adding {
  readonly accountId: string;
  readonly datasetId: string;
  readonly now: number;
}

/** Adds questions that the engine wrote, each after the last one of its passage. Throws NOT_FOUND. */
export async function addAll(
  db: Database,
  adding: Adding,
  items: readonly PlacedItem[],
): Promise<AddedQuestion[]> {
  const places = await findPlacesOf(db, adding.datasetId);
  const lastUpTo = new Map(items.map(({ passage }) => [passage, lastOf(places, passage)]));
  const added: AddedQuestion[] = [];
  for (const placed of items) {
    const after = lastUpTo.get(placed.passage) ?? null;
    const one = await addWritten(db, { ...adding, after }, placed);
    lastUpTo.set(placed.passage, one.question.id);
    added.push(one);
  }
  return added;
}

/** The last question of a passage, or else of those before it. */
export function lastOf(places: readonly { id: number; passage: number }[], passage: number): number | null {
  return places.findLast((place) => place.passage <= passage)?.id ?? null;
}
