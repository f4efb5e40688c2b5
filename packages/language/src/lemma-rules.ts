/**
 * How endings change between a form and its lemma, for each part of speech: "NOUN ami" gives "ami>a" where "gwiazdami"
 * is of "gwiazda". Learnt from a treebank; the longest known ending decides.
 */
export type LemmaRules = Readonly<Record<string, string>>;

/** Longest ending that a rule may name, in characters. */
export const MAX_RULE_ENDING = 6;

/** The rule that turns a form into its lemma: what goes at the end, and what comes. */
export function ruleBetween(form: string, lemma: string): string {
  let same = 0;
  while (same < form.length && form[same] === lemma[same]) same++;
  return `${form.slice(same)}>${lemma.slice(same)}`;
}

function applied(rule: string, form: string): string | null {
  const [gone = "", come = ""] = rule.split(">");
  return form.endsWith(gone) ? form.slice(0, form.length - gone.length) + come : null;
}

/** The lemma by the rules; the form itself if none fits. */
export function lemmaByRules(form: string, pos: string, rules: LemmaRules): string {
  for (let length = Math.min(MAX_RULE_ENDING, form.length); length > 0; length--) {
    const rule = rules[`${pos} ${form.slice(-length)}`];
    const lemma = rule === undefined ? null : applied(rule, form);
    if (lemma !== null) return lemma;
  }
  return form;
}
