import { painted, prepare, runProgram } from "./lib/ready-page.ts";

/*
 * Stands in every page that begins without a call, and runs before the first paint. The program comes after that
 * paint, which needs none of it.
 */
prepare();
void painted().then(runProgram);
