import type { LanguageProfile } from "@quizmill/language";
import type { Term } from "./terms.ts";

/**
 * The same function, working each text out once for a profile. Only for profiles of documents, which go with them:
 * in a long one each phrase is looked at beside hundreds of others.
 */
export function memoizedByText<Value>(
  of: (text: string, profile: LanguageProfile) => Value,
): (text: string, profile: LanguageProfile) => Value {
  const known = new WeakMap<LanguageProfile, Map<string, Value>>();
  return (text, profile) => {
    let values = known.get(profile);
    if (values === undefined) {
      values = new Map();
      known.set(profile, values);
    }
    let value = values.get(text);
    if (value === undefined) {
      value = of(text, profile);
      values.set(text, value);
    }
    return value;
  };
}

/** The same for terms that are known by now, each worked out once. */
export function memoizedInDocument<Value>(of: (term: Term) => Value): (term: Term) => Value {
  const known = new Map<Term, Value>();
  return (term) => {
    if (!known.has(term)) known.set(term, of(term));
    return known.get(term) as Value;
  };
}
