/** What an operator is told in one line instead of a stack. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
