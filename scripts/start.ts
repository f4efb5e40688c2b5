import { buildReaderWhenStale } from "../packages/extract/build/build-reader.ts";
import { storeLexiconsWhenStale } from "../packages/questions/build/store-lexicon.ts";
import { buildWebWhenStale } from "./build-web.ts";

buildWebWhenStale();
buildReaderWhenStale();
storeLexiconsWhenStale();
// The same process becomes the server: one process to stop, one to monitor.
await import("../apps/server/src/main.ts");
