/** Named numbers, mostly 0 to 1; what is not there is 0. */
export type Features = Readonly<Record<string, number>>;

/** Log-odds: a bias, and weights by the names of features. */
export interface Weights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}
