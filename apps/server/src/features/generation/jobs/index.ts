/**
 * Jobs that make sets. A job is a row that is stored with its set and document (`create.ts`). A worker takes it
 * (`loop.ts`), reads the document (`read-document.ts`) and has its passages written (`run.ts`); each batch is one
 * transaction (`record-batch.ts`), as is the end (`end.ts`). The next start after a crash goes on behind the last
 * recorded passage (`resume.ts`).
 */
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
