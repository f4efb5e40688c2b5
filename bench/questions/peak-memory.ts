/** Prints the peak memory of this process, in MiB, with a text of the maximum length. */
import { measurePeakMemory } from "./whole-book.ts";

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("Give the folder of question sets.");
process.stdout.write(String(await measurePeakMemory(folder)));
