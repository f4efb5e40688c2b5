/** An error that an operator sees as one line without a stack. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
