import { serve } from "./serve.ts";

/** The process that reads one document and exits. */
await serve();
