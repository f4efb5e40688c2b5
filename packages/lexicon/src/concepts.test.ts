import { describe, expect, it } from "vitest";
import { familiesOfTable } from "./concepts.ts";
import { distanceIn } from "./family.ts";
import { lexiconFrom } from "./lexicon.ts";
import { MARKS } from "./marks.ts";

const TABLE = `id	kind	en	de	pl	year	country
particle	kind	particle	das Teilchen	cząstka
quark	physics/particle	quark|cuark	das Quark	kwark|quark
gluon	physics/particle	gluon	das Gluon	gluon~/u/owi//em/ie
photon	physics/particle	photon	das Photon
pion	physics/particle|physics/meson	pion	das Pion
kaon	physics/meson	kaon	das Kaon
planck	physics/person	Max Planck	Max Planck		1858	de
bohr	physics/person	Niels Bohr	Niels Bohr		1885	dk
born	physics/person	Max Born	Max Born		1882	de
laue	physics/person	Max von Laue	Max von Laue		1879	de`.split("\n");

const lexiconIn = (language: "en" | "de" | "pl") => {
  const marks = MARKS[language];
  return lexiconFrom(familiesOfTable(TABLE, language, marks), marks);
};
const textsOf = (found: ReturnType<ReturnType<typeof lexiconIn>["find"]>) =>
  found.map(({ family }) => family.members.map(({ text }) => text));

describe("a table of concepts", () => {
  it("gives a family of each kind, called as its language calls it", () => {
    const [found] = lexiconIn("de").find("Gluon");
    expect(found?.family.hypernyms).toEqual(["teilchen"]);
    expect(found?.family.members.map(({ text, gender }) => text + gender)).toEqual([
      ..."Quarkn Gluonn Photonn Pionn".split(" "),
    ]);
  });

  it("finds a concept by each of its names, and in each of its kinds", () => {
    const lexicon = lexiconIn("en");
    expect(textsOf(lexicon.find("cuark"))).toEqual([["quark", "gluon", "photon", "pion"]]);
    expect(textsOf(lexicon.find("pion"))).toEqual([
      ["quark", "gluon", "photon", "pion"],
      ["pion", "kaon"],
    ]);
    expect([lexicon.isAlias("cuark", "quark"), lexicon.isAlias("gluon", "quark")]).toEqual([true, false]);
  });

  it("leaves out what a language does not name", () => {
    const lexicon = lexiconIn("pl");
    expect(textsOf(lexicon.find("kwark"))).toEqual([["kwark", "gluon"]]);
    expect(lexicon.find("gluonem")[0]?.cases).toEqual([4]);
    expect(lexicon.isAlias("gluonem", "gluon")).toBe(false);
  });

  it("tells the nearer of two by what they share", () => {
    const [planck] = lexiconIn("en").find("Max Planck");
    const far = (index: number) => (planck === undefined ? 0 : distanceIn(planck.family, 0, index));
    expect(far(2)).toBeLessThan(far(1));
  });

  it("joins a small kind with those beside it under the same wider one, but for what is wider itself", () => {
    const rows = "artery vein".split(" ").map((id) => `${id}\tbody/vessel/large\t${id}`);
    const more = "aorta\tbody/vessel/large/artery\taorta\ncapillary\tbody/vessel/small\tcapillary";
    const lines = ["id\tkind\ten", ...rows, ...more.split("\n")];
    const lexicon = lexiconFrom(familiesOfTable(lines, "en", MARKS.en), MARKS.en);
    expect(textsOf(lexicon.find("vein"))[0]).toEqual(["artery", "vein", "capillary"]);
  });
});
