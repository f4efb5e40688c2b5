/** A legal text: sections of paragraphs; a list of points is an array within them. */
export interface LegalText {
  readonly title: string;
  /** ISO date of this version. */
  readonly version: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}

/** The operator of this installation, from its settings; null for what is not set. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
}

/**
 * Puts the operator into a text's `{operator}` and `{contact}`; `unnamed` and `uncontacted` replace what is not set.
 */
export function withOperator(
  text: string,
  operator: Operator,
  standIns: { unnamed: string; uncontacted: string },
): string {
  const who = [operator.name, operator.address].filter((part) => part !== null).join(", ");
  return text
    .replaceAll("{operator}", who === "" ? standIns.unnamed : who)
    .replaceAll("{contact}", operator.email ?? standIns.uncontacted);
}
