import { snapshotReader } from "./snapshot-reader.ts";

/** The process that reads one document and exits. */
const { serve } = snapshotReader() ?? (await import("./serve.ts"));
await serve();
