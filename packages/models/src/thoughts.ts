/** Between these some servers leave in an answer what its model thought before it. */
const OPEN = "<think>";
const CLOSE = "</think>";

/** An answer without what was thought before it; empty where the thoughts had no end. */
export function withoutThoughts(answer: string): string {
  const end = answer.lastIndexOf(CLOSE);
  if (end >= 0) return answer.slice(end + CLOSE.length);
  return answer.trimStart().startsWith(OPEN) ? "" : answer;
}

/** Leaves the same out of an answer that comes in pieces: gives what of each piece belongs to the answer itself. */
export function createThoughtFilter(): (more: string) => string {
  let isOver = false;
  let isThinking = false;
  /** What has come and cannot be given yet: the start, until it shows what it is, or the end of the thoughts so far. */
  let held = "";
  return (more) => {
    if (isOver) return more;
    held += more;
    if (!isThinking) {
      const start = held.trimStart();
      if (OPEN.startsWith(start)) return "";
      isThinking = start.startsWith(OPEN);
      if (!isThinking) {
        isOver = true;
        return held;
      }
    }
    const end = held.indexOf(CLOSE);
    isOver = end >= 0;
    if (isOver) return held.slice(end + CLOSE.length);
    held = held.slice(-CLOSE.length);
    return "";
  };
}
