/** Jobs that make sets: created, run, recorded batch by batch, resumed and ended. */
export { nameAmong, nameOfFile, nameOfNew, nameOfNotes } from "../names.ts";
export { deleteEndedTokens, endJob, findGivenUpJobs } from "../store.ts";
export { shareOf } from "../stored-plan.ts";
export { refuseFull } from "./add-document.ts";
export { type CreatedDataset, createDataset, seedFor, warningsOf } from "./create.ts";
export { createGeneration, type Generation } from "./generation.ts";
export type { Concurrency } from "./loop.ts";
export type { ArrivedDocument, DocumentReader } from "./read-document.ts";
export type { PlannedDocument } from "./record-document.ts";
export { mountJobs } from "./routes.ts";
