import path from "node:path";
import { lockFile } from "./lock-file.ts";

/**
 * A number of places for all processes that use the folder: the `SharedPlaces` of packages/extract. A process that ends
 * in any way gives its places back, as the operating system frees its locks.
 */
export function machineSlots(folder: string, count: number) {
  const places = Array.from({ length: count }, (_, index) => path.join(folder, `${index}`));
  const wish = path.join(folder, "wanted");
  return {
    take: (): (() => void) | null => {
      for (const place of places) {
        const lock = lockFile(place);
        if (lock !== null) return lock.release;
      }
      return null;
    },
    want: (): (() => void) => {
      // Where another process holds it, that one waits already.
      const lock = lockFile(wish);
      return () => lock?.release();
    },
    isWanted: (): boolean => {
      const lock = lockFile(wish);
      lock?.release();
      return lock === null;
    },
  };
}
