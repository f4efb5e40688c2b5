import { snapshotReader } from "./snapshot-reader.ts";

/** The process that reads one document and ends. */
const reader = snapshotReader();
const { serve } = reader ?? (await import("./serve.ts"));
await serve(reader?.rehearse);
