import { describe, expect, it } from "vitest";
import { withOperator } from "./legal-text.ts";

const standIns = { unnamed: "operator serwisu", uncontacted: "adres operatora" };

describe("withOperator", () => {
  it("names the operator of the site", () => {
    const operator = { name: "Ada sp. z o.o.", address: "ul. Prosta 1", email: "ada@example.org" };
    expect(withOperator("Prowadzi {operator}, {contact}.", operator, standIns)).toBe(
      "Prowadzi Ada sp. z o.o., ul. Prosta 1, ada@example.org.",
    );
  });

  it("still reads as a sentence if nothing is set", () => {
    const nobody = { name: null, address: null, email: null };
    expect(withOperator("Prowadzi {operator}, {contact}.", nobody, standIns)).toBe(
      "Prowadzi operator serwisu, adres operatora.",
    );
  });
});
