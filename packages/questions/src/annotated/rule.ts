/** A reason to leave something out, which can be counted, switched off and tested by itself. */
export interface Rule<Input> {
  readonly id: string;
  /** Null for all. */
  readonly languages: readonly string[] | null;
  readonly stage: "sentence" | "answer" | "distractor";
  readonly test: (input: Input) => boolean;
  /** Sentences in English, or led by "pl: ". What is asked for stands in [brackets], an option behind " | ". */
  readonly examples: { readonly fires: readonly string[]; readonly doesNot: readonly string[] };
}

/** Asks rules in their order, and counts what each has left out. */
export interface RuleBook<Input> {
  /** The first rule that fires; null if none does. */
  veto(input: Input): Rule<Input> | null;
  readonly hits: ReadonlyMap<string, number>;
}

/** `off` holds the ids of rules that are switched off. */
export function openRuleBook<Input>(
  rules: readonly Rule<Input>[],
  { language, off }: { language: string; off: ReadonlySet<string> },
): RuleBook<Input> {
  const used = rules.filter(({ id, languages }) => !off.has(id) && (languages?.includes(language) ?? true));
  const hits = new Map<string, number>();
  return {
    hits,
    veto(input) {
      const rule = used.find(({ test }) => test(input)) ?? null;
      if (rule !== null) hits.set(rule.id, (hits.get(rule.id) ?? 0) + 1);
      return rule;
    },
  };
}
