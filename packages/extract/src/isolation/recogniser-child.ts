import { serveRecogniser } from "./serve-recogniser.ts";

/** The process that recognises the pages of one document. */
await serveRecogniser();
