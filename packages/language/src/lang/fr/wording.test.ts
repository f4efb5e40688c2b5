import { describe, expect, it } from "vitest";
import type { Subject } from "../../wording.ts";
import { leadBefore } from "./elision.ts";
import { PHRASING } from "./phrasing.ts";
import { WORDING } from "./wording.ts";

const SUBJECT: Subject = {
  isPlural: false,
  gender: "Masc",
  className: null,
  classGender: null,
  isName: false,
  isPerson: false,
  verb: "est",
};

describe("French options", () => {
  it.each([
    ["du", "estomac", false, "de l’"],
    ["de l'", "foie", false, "du "],
    ["l’", "rate", true, "la "],
    ["la", "aorte", true, "l’"],
    ["le", "héros", false, "le "],
    ["au", "oreille", true, "à l’"],
    ["les", "os", false, "les "],
  ])("have the article that their name needs: %s, %s", (lead, name, isFeminine, expected) => {
    expect(leadBefore(name, lead, isFeminine)).toBe(expected);
  });
});

describe("French questions", () => {
  it.each([
    ["est un muscle creux qui pompe le sang", {}, "Quel muscle creux pompe le sang\u00a0?"],
    ["est une membrane qui protège le cœur", { gender: "Fem" }, "Quelle membrane protège le cœur\u00a0?"],
    ["était un impôt sur le sel", { gender: "Fem" }, "Quel terme désigne un impôt sur le sel\u00a0?"],
    ["est la plus grosse artère du corps", {}, "Quelle est la plus grosse artère du corps\u00a0?"],
    ["est le droit de refuser une loi", {}, "Comment appelle-t-on le droit de refuser une loi\u00a0?"],
    ["désigne le droit de vote", { gender: "Fem" }, "Quel terme désigne le droit de vote\u00a0?"],
    ["découvrit le radium", { isName: true, isPerson: true }, "Qui découvrit le radium\u00a0?"],
    ["produit la bile", {}, "Qu’est-ce qui produit la bile\u00a0?"],
    ["filtre le sang", { className: "organe", classGender: "Masc" }, "Quel organe filtre le sang\u00a0?"],
  ] satisfies [string, Partial<Subject>, string][])("ask for a subject: %s", (predicate, about, asked) => {
    expect(WORDING.askSubject(predicate, { ...SUBJECT, ...about })).toBe(asked);
  });

  it("ask for no subject with whose gender the predicate would have to agree", () => {
    expect(WORDING.askSubject("est produite par le foie", { ...SUBJECT, gender: "Fem" })).toBeNull();
  });

  it("ask what something is or is called", () => {
    const about = { ...SUBJECT, copula: "est" };
    expect(WORDING.askMeaning("une artère", about)).toBe("Qu’est-ce qu’une artère\u00a0?");
    expect(WORDING.askMeaning("l’aorte", about)).toBe("Qu’est-ce que l’aorte\u00a0?");
    expect(WORDING.askMeaning("El Niño", about)).toBe("Qu’est-ce qu’El Niño\u00a0?");
    expect(WORDING.askMeaning("le héros", about)).toBe("Qu’est-ce que le héros\u00a0?");
    expect(WORDING.askName("On appelle ", " la cavité du cœur")).toBe(
      "Comment appelle-t-on la cavité du cœur\u00a0?",
    );
  });
});

describe("French sentences", () => {
  it.each([
    ["Charles Keeling en mesure la teneur à Hawaï depuis 1958.", true],
    ["De petites valvules y empêchent le sang de redescendre.", true],
    ["Les premières pièces furent frappées en Lydie vers 600.", false],
    ["Il y a 206 os dans un squelette adulte.", false],
    ["En France, la banque de John Law émit des billets en 1716.", false],
  ])("stand for nothing that another one says: %s", (sentence, pointsBack) => {
    expect(PHRASING.deictic.test(sentence)).toBe(pointsBack);
  });
});
