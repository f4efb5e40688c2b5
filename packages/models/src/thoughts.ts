/** Some servers put the model's reasoning between these tags, before the answer. */
const OPEN = "<think>";
const CLOSE = "</think>";

/** An answer without its reasoning; empty where the reasoning has no end. */
export function withoutThoughts(answer: string): string {
  const end = answer.lastIndexOf(CLOSE);
  if (end >= 0) return answer.slice(end + CLOSE.length);
  return answer.trimStart().startsWith(OPEN) ? "" : answer;
}

/**
 * Removes the reasoning from an answer that streams. The returned function takes a piece and gives the part of it
 * that belongs to the answer.
 */
export function createThoughtFilter(): (more: string) => string {
  let isOver = false;
  let isThinking = false;
  /** Text held back: the start until it is recognized, or a possible beginning of the closing tag. */
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
