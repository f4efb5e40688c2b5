import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { extractText, textToSource } from "./index.ts";

const LECTURES: Record<string, string> = {
  en: "en-photosynthesis",
  pl: "pl-historia-druku",
  de: "de-thermodynamik",
  es: "es-ciclo-del-agua",
  uk: "uk-astronomiia",
  ja: "ja-jishin-kazan",
  fr: "fr-coeur-et-sang",
};
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../fixtures/texts/${name}.md`, import.meta.url));
const isThere = Object.values(LECTURES).every((name) => existsSync(fileOf(name)));

/** The running text of a lecture, paragraph by paragraph. */
function paragraphs(language: string): string[] {
  const text = readFileSync(fileOf(LECTURES[language] ?? ""), "utf8");
  return text
    .split("\n\n")
    .filter(
      (one) => /^\p{L}/u.test(one) && one.length > (language === "ja" ? 60 : 150) && !one.startsWith("lang"),
    );
}

describe.skipIf(!isThere)("the language of a document", () => {
  it.each(Object.keys(LECTURES))("is found, and those of sections that differ are marked: %s", (language) => {
    const others = Object.keys(LECTURES).filter((one) => one !== language);
    const text = [
      "# Own",
      ...paragraphs(language).slice(0, 8),
      ...others.flatMap((one) => [`# ${one}`, ...paragraphs(one).slice(2, 4)]),
    ];
    const source = textToSource(text.join("\n\n"));
    expect(source.language).toBe(language);
    const marked = source.sections.map((section) => [section.heading, section.language ?? null]);
    expect(marked).toEqual([["Own", null], ...others.map((one) => [one, one])]);
  });

  it("is not told from names, figures, code or words that two languages share", () => {
    const names = "Jean Dupont, Marie Curie, Pierre Laval, Simone Weil, Albert Camus, Blaise Pascal, ".repeat(
      6,
    );
    const code = "const a = b.map((c) => c.d); let e = f(g, h); if (i === j) { k += l[m]; } ".repeat(6);
    const learned =
      "Relative precision of continuous functions; distance between representable values; exact arithmetic operations; intermediate format conversion; exponent distribution, fraction, significant digits, double precision.";
    const text = [...paragraphs("en").slice(0, 6), "# Names", names, "# Code", code, "# Terms", learned];
    const source = textToSource(text.join("\n\n"));
    expect(source.language).toBe("en");
    expect(source.sections.map(({ heading }) => heading)).toEqual([null, "Names", "Code", "Terms"]);
    expect(source.sections.flatMap(({ language }) => language ?? [])).toEqual([]);
    expect(textToSource("0.5, 0.7 | A = 1.0\n".repeat(50)).language).toBeNull();
  });

  it.each([
    [
      "en",
      ["What does perro mean?", "What does gato mean?", "What does la casa mean?"],
      ["el perro", "la casa", "el gato"],
    ],
    [
      "en",
      ["Which word means 'cheese'?", "Who is 'el abuelo'?", "How do you say good day?"],
      ["queso", "buenos días", "abuelo"],
    ],
    [
      "de",
      ["Was bedeutet „la fenêtre“?", "Wie heißt der Hund?", "Welches Wort passt?"],
      ["le chien", "la fenêtre", "un mot"],
    ],
    [
      "pl",
      ["Co oznacza słowo house?", "Jak jest po angielsku kot?", "Które słowo pasuje?"],
      ["the cat", "the house", "a word"],
    ],
    [
      "es",
      ["¿Qué significa the window?", "¿Cómo se dice perro?", "¿Cuál es el plural?"],
      ["the dog", "the window", "the mice"],
    ],
    [
      "fr",
      ["Que signifie the window ?", "Comment dit-on chien ?", "Quel est le pluriel ?"],
      ["the dog", "the window", "the mice"],
    ],
    [
      "uk",
      ["Що означає the window?", "Як сказати собака?", "Яке слово зайве?"],
      ["the dog", "the window", "the word"],
    ],
    [
      "ja",
      ["windowの意味はどれですか。", "「犬」を英語で何と言いますか。"],
      ["the dog", "the window", "the mice"],
    ],
  ])(
    "is that in which a list of questions asks, not that of the words it is about: %s",
    async (language, stems, options) => {
      const rows = stems.map((stem) => [stem, ...options, "A"].map((cell) => `"${cell}"`).join(","));
      const csv = await extractText(Buffer.from(["Question,A,B,C,Answer", ...rows].join("\n")), "words.csv");
      expect([csv.language, csv.carried?.questions.length]).toEqual([language, stems.length]);
      // One question alone tells as much as the set, or nothing.
      const one = await extractText(Buffer.from(["Question,A,B,C,Answer", rows[0]].join("\n")), "words.csv");
      expect([language, null]).toContain(one.language);
      const paper = stems.map(
        (stem, i) => `${i + 1}. ${stem}\nA) ${options[0]}\nB) ${options[1]}\nC) ${options[2]}`,
      );
      expect(textToSource(paper.join("\n\n")).language).toBe(language);
    },
  );

  it.each([
    ["uk", "Її їжа і її дім, де ще є м'ята. Об'єкт і суб'єкт дії в реченні."],
    ["ru", "Это мы были там, где ещё были вы. Съёмка была быстрой, и мы её ждали."],
    ["cs", "Příliš žluťoučký kůň úpěl ďábelské ódy, když řeka večer šuměla u mlýna."],
    ["pl", "Zażółć gęślą jaźń, a potem idź do domu, bo już późno i śnieg pada."],
    ["pt", "As estações do ano não são iguais em todas as regiões do nosso país."],
    ["es", "¿Qué es la energía? La mañana de otoño en España es fría y pequeña."],
  ])("is told from its kin by the letters that only it has: %s", (language, text) => {
    expect(textToSource(text).language).toBe(language);
  });
});
