import { snapshotReader } from "./snapshot-reader.ts";

/** The process that reads one document and ends. */
const { serve } = snapshotReader() ?? (await import("./serve.ts"));
await serve();
