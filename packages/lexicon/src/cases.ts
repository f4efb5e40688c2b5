/** Indexes into the forms of a member. */
export const CASES = {
  nominative: 0,
  genitive: 1,
  dative: 2,
  accusative: 3,
  instrumental: 4,
  locative: 5,
} as const;
