import type { Sections } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { findPlacesOf } from "../datasets/questions-store.ts";
import { readSections } from "../datasets/sections.ts";
import type { OfSet } from "../study/sets-store.ts";
import { findStatesOfSets, isKnown } from "../study/states-store.ts";

/** In the order of the document: how many questions each has, and how many of them are seen and known. */
export async function listSections(db: Database, of: OfSet): Promise<Sections["sections"]> {
  const [sections, places, states] = await Promise.all([
    readSections(db, of.datasetId),
    findPlacesOf(db, of.datasetId),
    findStatesOfSets(db, of.accountId, [of.datasetId]),
  ]);
  const byPassage = Map.groupBy(places, ({ passage }) => passage);
  const stateOf = new Map(states.map((state) => [state.questionId, state]));
  return sections.map(({ passages, ...place }) => {
    const questions = passages.flatMap((passage) => byPassage.get(passage) ?? []);
    const seen = questions.flatMap(({ id }) => stateOf.get(id) ?? []);
    return {
      ...place,
      questions: questions.length,
      seen: seen.length,
      known: seen.filter(isKnown).length,
    };
  });
}
