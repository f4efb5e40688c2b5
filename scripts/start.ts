import { buildWebWhenStale } from "./build-web.ts";

buildWebWhenStale();
// The same process becomes the server: one process to stop, one to watch.
await import("../apps/server/src/main.ts");
