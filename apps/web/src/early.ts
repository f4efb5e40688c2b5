import { prepare } from "./lib/ready-page.ts";

/* Stands in every page that begins without a call, and runs before the first paint. */
prepare();
