import type { XmlEvents, XmlWalker } from "../xml.ts";

const BRANCHES = new Set(["mc:Choice", "mc:Fallback"]);

/**
 * Passes on one branch of each `mc:AlternateContent` (ECMA-376 part 3): the first choice, which current PowerPoint
 * shows, or the fallback if there is no choice. All branches have the same content.
 */
export function firstAlternatives(walker: Required<XmlEvents>): XmlWalker {
  let skipping = 0;
  /** For each open alternative: whether one of its branches was passed on. */
  const isTaken: boolean[] = [];
  return {
    open(name, attributes) {
      const isBranch = BRANCHES.has(name) && isTaken.length > 0;
      if (skipping > 0 || (isBranch && isTaken.at(-1) === true)) {
        skipping += 1;
        return;
      }
      if (name === "mc:AlternateContent") isTaken.push(false);
      if (isBranch) isTaken[isTaken.length - 1] = true;
      walker.open(name, attributes);
    },
    close(name) {
      if (skipping > 0) {
        skipping -= 1;
        return;
      }
      if (name === "mc:AlternateContent") isTaken.pop();
      walker.close(name);
    },
    text(text) {
      if (skipping === 0) walker.text(text);
    },
  };
}
