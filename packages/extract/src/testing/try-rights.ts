import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Prints whether this process may write to the given folder, start processes, and create code from text. */
const may = (act: () => unknown): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

const rights = {
  write: may(() => writeFileSync(`${process.argv[2]}/written`, "")),
  start: may(() => spawnSync(process.execPath, ["-v"])),
  eval: may(() => new Function("return 1")()),
};
process.stdout.write(JSON.stringify(rights));
