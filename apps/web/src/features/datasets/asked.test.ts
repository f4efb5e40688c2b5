import { expect, it } from "vitest";
import { ALL_SETS, askedIn, everywhere, isAll, queryOf } from "./asked.ts";

const inUrl = (query: string) => askedIn(new URLSearchParams(query));

it("reads what a URL asks for, and writes it back", () => {
  const asked = { q: "water & salt", order: "name", tag: "生物", isArchived: true } as const;
  const all = { ...ALL_SETS, ...asked };
  expect(inUrl(String(new URLSearchParams(queryOf(all))))).toEqual(all);
  const wide = everywhere(all);
  expect(wide).toEqual({ ...ALL_SETS, q: "water & salt", isEverywhere: true });
  expect(inUrl(String(new URLSearchParams(queryOf(wide))))).toEqual(wide);
});

it("asks for all sets where a URL says nothing, or nothing that is known", () => {
  for (const query of ["", "order=worst", "archived=no", "q="]) expect(inUrl(query)).toEqual(ALL_SETS);
  expect(isAll(ALL_SETS)).toBe(true);
  expect(queryOf(ALL_SETS)).toEqual({});
  expect(isAll(inUrl("tag=a"))).toBe(false);
});
