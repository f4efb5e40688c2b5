import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

type Latin = "en" | "de" | "es";

/** Sets what some sentences speak of beside others. */
const SET_BESIDE = {
  en: "",
  de: "Ein Arzt, ein Lehrer und ein Bauer kamen.",
  es: "El acuífero, el glaciar y el manantial dan agua.",
};

/** All that is proposed for a sentence before a lesson. */
function draftsOf(sentence: string, language: Latin): Candidate[] {
  const plan = planPassages(sourceOf([sentence, SET_BESIDE[language], ...LESSONS[language]], language));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages
    .flatMap((passage) => allWritten(embeddedEngine.write(passage, context)))
    .filter(({ quote }) => quote === sentence);
}

const keysOf = (sentence: string, language: Latin) => draftsOf(sentence, language).map(({ key }) => key);

describe("a sentence understood in its place alone", () => {
  it.each([
    ["en", "A third of the chlorophyll in the chloroplast comes from the fields of Ireland."],
    ["de", "Ein Drittel des Chlorophylls in den Blättern kommt aus den Feldern von Irland."],
    ["es", "Un tercio de la clorofila del cloroplasto procede de los campos de Irlanda."],
  ] as const)("is told from one that tells of a part (%s: %s)", (language, sentence) => {
    expect(draftsOf(sentence, language)).not.toEqual([]);
  });
});

describe("a number", () => {
  it.each([
    [
      "en",
      "more than",
      "about",
      "The chloroplasts of the oak in Dublin hold more than 340,000 grains of chlorophyll.",
    ],
    ["de", "über", "rund", "Die Blätter der Eiche in Dublin enthalten über 340.000 Körner Chlorophyll."],
    ["es", "más de", "unos", "Las hojas del roble de Dublín contienen más de 340.000 granos de clorofila."],
  ] as const)(
    "beyond which others are as right is not asked for (%s: %s, but %s)",
    (language, beyond, near, sentence) => {
      const isNumber = (key: string) => /^340/u.test(key);
      expect(keysOf(sentence, language).filter(isNumber)).toEqual([]);
      expect(keysOf(sentence.replace(beyond, near), language).filter(isNumber)).not.toEqual([]);
    },
  );
});

describe("what only looks like a definition", () => {
  it.each([
    ["en", "Chroma is a Greek word that means the colour of the skin of the body."],
    ["de", "Chroma ist ein griechisches Wort für die Farbe der Haut am ganzen Körper."],
    ["es", "Chroma es una palabra griega que significa el color de la piel del cuerpo."],
  ] as const)("is what a word means (%s)", (language, sentence) => {
    const asked = draftsOf(sentence, language).map(({ kind }) => kind);
    expect(asked).not.toContain("term");
    expect(asked).not.toContain("definition");
  });
});

describe("a question about a subject", () => {
  it("names no term where something consists in it (es)", () => {
    const sentence = "La ósmosis consiste en el paso del agua a través de una membrana semipermeable.";
    expect(draftsOf(sentence, "es").map(({ stem }) => stem)).toContain(
      "¿Qué consiste en el paso del agua a través de una membrana semipermeable?",
    );
  });
});

describe("a gap is not left", () => {
  it.each([
    ["en", "chlorophyll", "The leaf of an oak holds pigments such as chlorophyll and carotene in summer."],
    ["es", "clorofila", "La hoja del roble guarda en verano pigmentos, como la clorofila, en sus células."],
  ] as const)("of one of more that would be as right (%s: %s)", (language, member, sentence) => {
    const gaps = draftsOf(sentence, language).filter(({ kind }) => kind === "cloze");
    expect(
      gaps.map(({ key }) => key).filter((key) => sentence.includes(`${key}`) && LISTED.test(key)),
    ).toEqual([]);
    expect(sentence).toContain(member);
  });

  it("of all but such as are all there are", () => {
    const sentence =
      "Chlorophyll, stroma and cuticle are the three parts of the leaf that Jan Ingenhousz drew.";
    expect(keysOf(sentence, "en").some((key) => LISTED.test(key))).toBe(true);
  });

  it("of what only its wording tells from others", () => {
    const told = (which: string) =>
      `Doctors in Dublin arrive at the ${which} diagnosis of anemia in chloroplasts.`;
    expect(keysOf(told("proper"), "en")).not.toContain("proper diagnosis");
    expect(keysOf(told("proper"), "en").length).toBeGreaterThan(0);
  });

  it("of the unit of a number", () => {
    const told = (amount: string) =>
      `Las hojas de un roble con clorofila pesan ${amount} en el verano de Irlanda.`;
    expect(keysOf(told("1300 gramos"), "es")).not.toContain("gramos");
  });

  it("of the end of a range", () => {
    const sentence = "Del 7 al 10 por ciento de la clorofila del roble se pierde en Inglaterra.";
    expect(keysOf(sentence, "es").filter((key) => key.startsWith("10"))).toEqual([]);
  });
});

const LISTED =
  /friction|mixing|photosynthesis|reibung|mischung|fotosynthese|clorofila|cutícula|mitocondria|chlorophyll|carotene|stroma|cuticle/iu;

describe("a Spanish sentence of two clauses", () => {
  it("defines its term by the first", () => {
    const told =
      "La clorofila es la sustancia verde de la hoja y fue descrita en Irlanda por varios autores.";
    const [asked] = draftsOf(told, "es").filter(({ kind }) => kind === "term");
    expect(asked?.stem).toContain("«la sustancia verde de la hoja»");
  });
});

describe("a Spanish question", () => {
  it("does not let “qué” agree with a feminine", () => {
    const stems = draftsOf("La hoja está formada por una capa de células y una red de nervios.", "es").map(
      ({ stem }) => stem,
    );
    expect(stems.filter((stem) => stem.startsWith("¿Qué está"))).toEqual([]);
  });
});
