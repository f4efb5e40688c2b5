/**
 * Signs that a part of a sentence is worth asking for, with their weights (log-odds): a readable
 * table instead of a model. Set by hand after the feature signs in Becker, Basu and Vanderwende
 * (2012), "Mind the gap", and what teachers ask.
 */
const WEIGHTS = {
  base: -0.6,
  // Typed spans
  year: 0.4,
  date: 0.5,
  percent: 0.4,
  quantity: 0.4,
  bareNumber: -0.4,
  // How the author set it off
  marked: 1.6,
  named: 1.8,
  quoted: 0.7,
  inHeading: 0.4,
  // What it is
  name: 0.7,
  acronym: 0.2,
  repeated: 0.35,
  everywhere: -0.3,
  phrase: 0.45,
  singleWord: -0.6,
  shortWord: -0.7,
  shortRun: -0.8,
  // Where it stands
  late: 0.3,
  opens: -0.2,
  loose: -0.8,
  unsure: -0.5,
} as const;

export type Sign = Exclude<keyof typeof WEIGHTS, "base">;

/** Worth of what shows these signs, 0..1. */
export function worthOf(signs: Iterable<Sign>): number {
  let sum: number = WEIGHTS.base;
  for (const sign of signs) sum += WEIGHTS[sign];
  return 1 / (1 + Math.exp(-sum));
}
