import { type ModelItem, ReadItemSchema } from "./schema.ts";
import { createThoughtFilter } from "./thoughts.ts";

/**
 * Reads the items of an answer while it streams: each as soon as its closing brace has arrived, in linear time.
 * Skips what surrounds the list (reasoning, prose, code fences) and what does not match the schema. A single item
 * without a list counts too.
 */
export function createItemReader(): (more: string) => ModelItem[] {
  const scan = createScanner();
  const answerIn = createThoughtFilter();
  let given = 0;
  return (more) => {
    const items: ModelItem[] = [];
    for (const { json, isListed } of scan(answerIn(more))) {
      // The object around the list would only be parsed twice.
      const item = isListed || given + items.length === 0 ? itemIn(json) : null;
      if (item !== null) items.push(item);
    }
    given += items.length;
    return items;
  };
}

function itemIn(json: string): ModelItem | null {
  try {
    return ReadItemSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

interface FoundObject {
  readonly json: string;
  /** An element of the outermost list, rather than an object by itself. */
  readonly isListed: boolean;
}

/** Finds the objects that may be items, by their braces. */
function createScanner(): (more: string) => FoundObject[] {
  let text = "";
  let at = 0;
  let open: { sign: string; at: number }[] = [];
  let isQuoted = false;
  let isEscaped = false;

  const closed = (sign: string): FoundObject | null => {
    const opened = open.pop();
    if (opened?.sign !== sign) {
      open = [];
      return null;
    }
    const lists = open.filter((one) => one.sign === "[").length;
    const isListed = lists === 1 && open.at(-1)?.sign === "[";
    const isMeant = sign === "{" && (isListed || open.length === 0);
    return isMeant ? { json: text.slice(opened.at, at + 1), isListed } : null;
  };
  const step = (char: string): FoundObject | null => {
    if (isEscaped) isEscaped = false;
    else if (isQuoted) {
      isEscaped = char === "\\";
      isQuoted = char !== '"';
    } else if (char === "{" || char === "[") open.push({ sign: char, at });
    else if (char === "}" || char === "]") return closed(char === "}" ? "{" : "[");
    // Outside of braces a quotation mark is only prose.
    else if (char === '"') isQuoted = open.length > 0;
    return null;
  };

  return (more) => {
    text += more;
    const found: FoundObject[] = [];
    // Only the new piece is scanned: searching the whole text would copy it for each piece.
    for (let i = 0; i < more.length; i += 1, at += 1) {
      const object = step(more.charAt(i));
      if (object !== null) found.push(object);
    }
    return found;
  };
}
