import type { LanguageProfile } from "@quizmill/language";
import { onceOf } from "../memo.ts";

/**
 * The same function, working each text out once for a profile or a document. Only for profiles of documents, which go
 * with them: in a long one each phrase is looked at beside hundreds of others.
 */
export function memoizedByText<Value, Owner extends object = LanguageProfile>(
  of: (text: string, owner: Owner) => Value,
): (text: string, owner: Owner) => Value {
  const valuesOf = onceOf((_: Owner) => new Map<string, Value>());
  return (text, owner) => {
    const values = valuesOf(owner);
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = of(text, owner);
    values.set(text, value);
    return value;
  };
}
