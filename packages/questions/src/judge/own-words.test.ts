import type { FlawCode, Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { BAD_STEMS, GOOD_STEMS } from "../testing/asked-stems.ts";
import { flawOf } from "./judge.ts";

/** Statements that share no word with the questions below. */
const STATEMENTS: Record<Language, readonly [string, string, string, string]> = {
  en: [
    "Warm air rises above.",
    "Cold winds blow below.",
    "Heavy rain falls beside.",
    "Thick clouds gather around.",
  ],
  pl: [
    "Ciepły wiatr unosi pył.",
    "Zimny deszcz moczy dach.",
    "Gęsta mgła okrywa las.",
    "Ostry mróz skuwa rzekę.",
  ],
  de: [
    "Warmer Wind trägt Staub.",
    "Kalter Regen kühlt Dächer.",
    "Dichter Nebel deckt Wälder.",
    "Starker Frost hält Flüsse.",
  ],
  es: [
    "El viento cálido eleva polvo.",
    "La lluvia fría moja tejados.",
    "La niebla densa cubre bosques.",
    "El hielo fuerte frena ríos.",
  ],
  uk: [
    "Теплий вітер здіймає пил.",
    "Холодний дощ мочить дах.",
    "Густий туман вкриває ліс.",
    "Сильний мороз скував річку.",
  ],
  ja: [
    "暖かい風が砂を運ぶから",
    "冷たい雨が屋根を打つから",
    "深い霧が森を包むから",
    "強い霜が川を止めるから",
  ],
};

/** A sound item of the language with another stem, or other options. */
function judged(
  language: Language,
  changes: Partial<Pick<Candidate, "stem" | "key" | "distractors" | "explanation">>,
): FlawCode | null {
  const [key, ...distractors] = STATEMENTS[language];
  const own = { kind: "asked", stem: "", key, distractors, quote: key, block: 0, score: 1 } as const;
  const draft: Candidate = { ...own, ...changes };
  const blocks = [draft.quote, draft.stem].map((text) => ({ kind: "paragraph" as const, text }));
  const passage = { ordinal: 0, section: 0, heading: null, blocks, expected: 1 };
  const laid = { options: [draft.key, ...draft.distractors], key: 0 };
  return flawOf(draft, laid, { passage, profile: profileOf(language) });
}

const listed = (stems: Readonly<Record<Language, readonly string[]>>) =>
  Object.entries(stems).flatMap(([language, all]) =>
    all.map((stem) => [language as Language, stem] as const),
  );

describe("a question in an engine's own words", () => {
  it.each(listed(GOOD_STEMS))(
    "may ask why, how and what would be, whatever is not so (%s: %s)",
    (language, stem) => {
      expect(judged(language, { stem })).toBeNull();
    },
  );

  it.each(listed(BAD_STEMS))(
    "never asks for an exception, nor of what nobody sees (%s: %s)",
    (language, stem) => {
      expect(["negative_stem", "deictic_stem", "dangling_stem"]).toContain(judged(language, { stem }));
    },
  );

  it.each([
    ["en", "A star cannot be seen, but it sends long radio waves. Which tool should an observer of it use?"],
    ["pl", "Kreski żłobi w płycie nie ręka, lecz kwas. Jaką odbitkę tworzy w ten sposób artysta?"],
    ["es", "La nieve de la cumbre disminuye sin que corra agua. ¿Qué condiciones favorecen ese cambio?"],
    ["uk", "Небесне тіло не видно, але воно надсилає довгі радіохвилі. Чим його варто досліджувати?"],
    ["uk", "Учень каже: «Ця зоря старша за нашу на чотири роки». У чому полягає помилка учня?"],
  ] as const)(
    "may tell of a case in which something is not so, or quote somebody: %s %s",
    (language, stem) => {
      expect(["negative_stem", "deictic_stem"]).not.toContain(judged(language, { stem }));
    },
  );

  it.each([
    ["en", "A cell holds several genes of such a kind. Which of them does not come from a bacterium?"],
    ["pl", "Drukarz ma czcionki z gliny. Która z nich nie nadaje się do druku dużych liter?"],
  ] as const)("never asks for what is not so: %s %s", (language, stem) => {
    expect(judged(language, { stem })).toBe("negative_stem");
  });

  it.each([
    ["en", "According to the passage, why does a cell hold several genes of such a kind?"],
    ["en", "What does the author say about how genes came into the cell?"],
    ["en", "Which reason is given in the text for the genes of the cell?"],
    ["pl", "Dlaczego według autora czcionki z gliny zniknęły z warsztatów?"],
    ["pl", "Jaki powód zniknięcia czcionek z gliny podano w tekście?"],
    ["de", "Warum wird laut Text das Mittel im Kreislauf so stark zusammengedrückt?"],
    ["de", "Welcher Grund wird im Text für den Kreislauf des Mittels genannt?"],
    ["es", "Según el texto, ¿por qué tarda tanto en desaparecer la suciedad del mar?"],
    ["es", "¿Qué razón se da en el texto para que dure tanto la suciedad del mar?"],
    ["uk", "Чому, згідно з текстом, усі найбільші прилади мають увігнуті деталі?"],
    ["uk", "Яку причину вибору великих приладів названо в тексті цієї теми?"],
    ["ja", "本文によれば、この説が当時の学者に認められなかったのはなぜですか。"],
    ["ja", "筆者によると、大陸についての説が広まらなかったのはなぜですか。"],
  ] satisfies [Language, string][])(
    "does not speak of the document it was made from (%s: %s)",
    (language, stem) => {
      expect(judged(language, { stem })).toBe("deictic_stem");
    },
  );

  it.each([
    ["en", "The author of a novel gives her rights to a publisher. Why may a library still lend the novel?"],
    ["en", "Why did scribes copy the text of a scroll twice before the scroll was sold?"],
    ["de", "Warum lesen Setzer den Text einer Seite rückwärts, bevor die Seite gedruckt wird?"],
    ["es", "¿Por qué firma el autor de una obra un contrato con su editor?"],
    ["pl", "Dlaczego autor przekładu oddaje tekst do drukarni przed końcem roku?"],
  ] satisfies [Language, string][])("may ask about texts and authors (%s: %s)", (language, stem) => {
    expect(judged(language, { stem })).toBeNull();
  });

  it.each([
    [
      "en",
      "Imagine a pond that freezes over. How can fish in this pond still breathe under such a layer?",
      "Why is this layer of a pond kept, as shown above?",
    ],
    [
      "ja",
      "ある池の水がこおったとする。この池の魚が息をできるのはなぜですか。",
      "この池の魚が冬でも息をできるのはなぜですか。",
    ],
  ] satisfies [Language, string, string][])(
    "may tell of a case first, but leans on nothing outside (%s)",
    (language, told, outside) => {
      expect(judged(language, { stem: told })).toBeNull();
      expect(["dangling_stem", "deictic_stem"]).toContain(judged(language, { stem: outside }));
    },
  );

  it.each([
    ["en", "Why do mosses not grow tall?", "Which of these plants does not grow tall?"],
    ["pl", "Dlaczego mchy nie rosną wysoko?", "Która z roślin nie rośnie wysoko?"],
    ["de", "Warum wachsen Moose nicht in die Höhe?", "Welche Pflanze wächst nicht in die Höhe?"],
    ["es", "¿Por qué los musgos no crecen mucho?", "¿Qué plantas no crecen mucho en altura?"],
    ["uk", "Чому мохи не ростуть високо?", "Яка з рослин не росте високо?"],
  ] satisfies [Language, string, string][])(
    "may ask why something is not so, but not what is not so (%s)",
    (language, why, which) => {
      expect(judged(language, { stem: why })).toBeNull();
      expect(judged(language, { stem: which })).toBe("negative_stem");
    },
  );

  it.each([
    ["en", "less light", ["more light", "before the light", "after the light"]],
    ["en", "import", ["impose", "reduce", "vote"]],
    ["pl", "mniej światła", ["więcej światła", "przed światłem", "po świetle"]],
    ["pl", "metal", ["metan", "drewno", "szkło"]],
    ["de", "weniger Licht", ["mehr Licht", "vor dem Licht", "nach dem Licht"]],
    ["de", "Platte", ["Platin", "Draht", "Spule"]],
    ["es", "menos luz", ["más luz", "antes de la luz", "después de la luz"]],
    ["es", "metal", ["metano", "madera", "vidrio"]],
    ["uk", "менше світла", ["більше світла", "перед світлом", "після світла"]],
    ["uk", "метал", ["метан", "деревина", "скло"]],
    ["ja", "光の量", ["光の色", "光の速さ", "光の向き"]],
  ] satisfies [Language, string, string[]][])(
    "may have short options that begin alike, or share a word (%s: %s, %o)",
    (language, key, distractors) => {
      const [stem = ""] = GOOD_STEMS[language];
      expect(judged(language, { stem, key, distractors })).not.toBe("duplicate_options");
    },
  );

  it("may have a key of common words, where these say something together", () => {
    const [stem = ""] = GOOD_STEMS.en;
    expect(judged("en", { stem, key: "Water gathers behind it and pushes against it." })).not.toBe(
      "trivial_key",
    );
    expect(judged("en", { stem, key: "the same thing" })).toBe("trivial_key");
  });

  it("has no option twice in another order or another form", () => {
    const [stem = ""] = GOOD_STEMS.en;
    const distractors = ["heart wall", "blood flow", "lung volume"];
    expect(judged("en", { stem, key: "wall of the heart", distractors })).toBe("duplicate_options");
    expect(judged("en", { stem, key: "heart walls", distractors })).toBe("duplicate_options");
  });

  it.each(Object.entries(STATEMENTS))("may come without an explanation (%s)", (language) => {
    const [stem = ""] = GOOD_STEMS[language as Language];
    const explanation = { key: "", others: [] };
    expect(judged(language as Language, { stem, explanation })).toBeNull();
  });

  it("has a word of degree in its key only where it has one beside it, and among statements alone", () => {
    const stem = "Why do mosses grow in the shade?";
    const key = "They usually find more moisture there.";
    const plain = [
      "They find fewer enemies there today.",
      "They find some other mosses there.",
      "They find a warmer soil there.",
    ];
    const even = ["They often find fewer enemies there.", ...plain.slice(1)];
    expect(judged("en", { stem, key, distractors: plain })).toBe("qualifier_cue");
    expect(judged("en", { stem, key, distractors: even })).toBeNull();
    expect(judged("en", { stem, key: key.replace("usually ", ""), distractors: even })).toBe("qualifier_cue");
    const short = {
      stem,
      key: "usually moist soil",
      distractors: ["often fewer enemies", "some other mosses", "much warmer soil"],
    };
    expect(judged("en", short)).toBe("qualifier_cue");
  });
});
