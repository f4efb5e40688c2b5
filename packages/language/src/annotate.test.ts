import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { annotate, LANGUAGES, type Sentence } from "./index.ts";

type Code = keyof typeof LANGUAGES;

const annotated = (language: Code, ...blocks: string[]): Sentence[] => [
  ...annotate(blocks, LANGUAGES[language]),
];
const only = (language: Code, text: string): Sentence => {
  const [sentence] = annotated(language, text);
  if (sentence === undefined) throw new Error("No sentence.");
  return sentence;
};
const tagged = ({ tokens }: Sentence) => tokens.map(({ text, pos }) => `${text}/${pos}`).join(" ");
const phrases = ({ tokens, nounPhrases, text }: Sentence) =>
  nounPhrases.map(({ start, end }) => text.slice(tokens[start]?.start, tokens[end - 1]?.end));
const lemmaIn = ({ tokens }: Sentence, word: string) => tokens.find(({ text }) => text === word)?.lemma;

describe("annotation", () => {
  it("gives the sentences of all blocks in order, each literally in its block", () => {
    const blocks = ["Osmosis", "Water moves. It follows  the salt."];
    const sentences = annotated("en", ...blocks);
    expect(sentences.map(({ block, text }) => [block, text])).toEqual([
      [0, "Osmosis"],
      [1, "Water moves."],
      [1, "It follows  the salt."],
    ]);
  });

  it.each(["de", "en", "es", "fr", "pl"] as const)(
    "gives tokens by their place in the sentence (%s)",
    (language) => {
      const { text, tokens } = only(language, "„Lis–1”: 3,5 m (ok. 12 stóp) – don’t, I'm.");
      for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text);
      expect(tokens.map((token) => token.text).join("")).toBe(text.replaceAll(" ", ""));
    },
  );

  it.each(["de", "en", "es", "fr", "pl"] as const)("leaves out what is no word, at once (%s)", (language) => {
    const noise = Array.from({ length: 80 }, (_, at) => "ab".repeat(8_000 - at));
    const spentMs = processorTime();
    expect(annotated(language, noise.join(" "))).toEqual([]);
    expect(spentMs()).toBeLessThan(4_000);
  });

  it("keeps places where small letters are longer than capitals", () => {
    const { text, tokens } = only("en", "İİİ and İzmir's neighbour is here.");
    expect(tokens.map((token) => token.text).join("")).toBe(text.replaceAll(" ", ""));
    expect(tokens.at(-3)?.text).toBe("is");
  });

  it("costs time in proportion to the text", () => {
    const text = "The heart pumps blood through the body of the animal. ";
    // The best of three: the machine may be busy with something else.
    const msFor = (count: number) => {
      const times = [0, 1, 2].map(() => {
        const spentMs = processorTime();
        expect(annotated("en", text.repeat(count).trim())).toHaveLength(count);
        return spentMs();
      });
      return Math.min(...times);
    };
    msFor(50);
    expect(msFor(1_600)).toBeLessThan(8 * 3 * msFor(200) + 100);
  });
});

describe("English", () => {
  it("is tagged as Universal Dependencies have it", () => {
    const sentence = only("en", "The cell has a membrane because it must keep water.");
    expect(tagged(sentence)).toBe(
      "The/DET cell/NOUN has/VERB a/DET membrane/NOUN because/SCONJ it/PRON must/AUX keep/VERB water/NOUN ./PUNCT",
    );
    expect(lemmaIn(sentence, "has")).toBe("have");
  });

  it.each([
    ["There is a bridge.", "There/PRON is/VERB a/DET bridge/NOUN ./PUNCT"],
    ["They have seen it.", "They/PRON have/AUX seen/VERB it/PRON ./PUNCT"],
    ["I'm here.", "I/PRON 'm/AUX here/ADV ./PUNCT"],
    ["He went to Rome to learn.", "He/PRON went/VERB to/ADP Rome/PROPN to/PART learn/VERB ./PUNCT"],
  ])("tells words apart by what stands around them: %s", (text, tags) => {
    expect(tagged(only("en", text))).toBe(tags);
  });

  it("takes no name from a title that the text has in small letters", () => {
    const [title] = annotated("en", "Cell Membranes Keep Water", "A cell has membranes. They keep water.");
    expect(title && tagged(title)).toBe("Cell/NOUN Membranes/NOUN Keep/VERB Water/NOUN");
  });

  it("has the longest noun phrases", () => {
    const sentence = only(
      "en",
      "The outer membrane of a plant cell protects two small and sensitive organelles.",
    );
    expect(phrases(sentence)).toEqual([
      "The outer membrane of a plant cell",
      "two small and sensitive organelles",
    ]);
  });

  it("joins a preposition to a subject, not to what follows a verb", () => {
    expect(phrases(only("en", "The bridge over the river collapsed in the storm."))).toEqual([
      "The bridge over the river",
      "the storm",
    ]);
  });
});

describe("Spanish", () => {
  it("is tagged with part of speech, lemma, number and gender", () => {
    const sentence = only("es", "Las células del cuerpo producen energía.");
    expect(tagged(sentence)).toBe(
      "Las/DET células/NOUN de/ADP l/DET cuerpo/NOUN producen/VERB energía/NOUN ./PUNCT",
    );
    expect(["células", "producen", "l"].map((word) => lemmaIn(sentence, word))).toEqual([
      "célula",
      "producir",
      "el",
    ]);
    expect(sentence.tokens[1]?.features).toEqual({ Number: "Plur" });
    expect(phrases(sentence)).toEqual(["Las células del cuerpo", "energía"]);
  });

  it("takes pronouns out of the verbs that they are written with", () => {
    const sentence = only("es", "El agua de la parte alta puede convertirse en hielo.");
    expect(sentence.tokens.map(({ text }) => text)).toEqual([
      "El",
      "agua",
      "de",
      "la",
      "parte",
      "alta",
      "puede",
      "convertir",
      "se",
      "en",
      "hielo",
      ".",
    ]);
    expect(tagged(sentence)).toContain("convertir/VERB se/PRON");
  });
});

describe("French", () => {
  it("is tagged with part of speech, lemma, number and gender", () => {
    const sentence = only("fr", "Les cellules du corps produisent de l'énergie.");
    expect(tagged(sentence)).toBe(
      "Les/DET cellules/NOUN d/ADP u/DET corps/NOUN produisent/VERB de/ADP l'/DET énergie/NOUN ./PUNCT",
    );
    expect(["cellules", "u", "produisent", "l'"].map((word) => lemmaIn(sentence, word))).toEqual([
      "cellule",
      "le",
      "produire",
      "le",
    ]);
    expect(sentence.tokens[1]?.features).toEqual({ Number: "Plur" });
    expect(phrases(sentence)).toEqual(["Les cellules du corps", "l'énergie"]);
  });

  it("has one word with a hyphen, and another where a pronoun stands behind its verb", () => {
    const words = only("fr", "Où est-il allé ce week-end, M. Petit ?").tokens;
    expect(words.map(({ text }) => text)).toEqual([
      "Où",
      "est",
      "-il",
      "allé",
      "ce",
      "week-end",
      ",",
      "M.",
      "Petit",
      "?",
    ]);
  });
});

describe("Japanese", () => {
  it("is tagged with part of speech and lemma", () => {
    const sentence = only("ja", "東京の大きな大学で医学を勉強しました。");
    expect(tagged(sentence)).toBe(
      "東京/PROPN の/ADP 大きな/ADJ 大学/NOUN で/ADP 医学/NOUN を/ADP 勉強/VERB し/AUX まし/AUX た/AUX 。/PUNCT",
    );
    expect(["し", "まし"].map((word) => lemmaIn(sentence, word))).toEqual(["する", "ます"]);
    expect(phrases(sentence)).toEqual(["東京の大きな大学", "医学"]);
  });

  it("takes apart particles of several words, names at their dots and nouns with a suffix", () => {
    const sentence = only("ja", "弁護士はパスツール・コッホについて話した。");
    expect(sentence.tokens.map(({ text }) => text)).toEqual([
      "弁護",
      "士",
      "は",
      "パスツール",
      "・",
      "コッホ",
      "に",
      "つい",
      "て",
      "話し",
      "た",
      "。",
    ]);
    expect(phrases(sentence)).toEqual(["弁護士", "パスツール・コッホ"]);
  });

  it("gives tokens by their place in the sentence", () => {
    const { text, tokens } = only("ja", "𠮷野さんは3.5 kmを「歩いた」、ABC社で。");
    for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text);
    expect(tokens.map((token) => token.text).join("")).toBe(text.replaceAll(" ", ""));
  });
});

describe("German", () => {
  it("is tagged with part of speech, lemma and case, nouns by their capital letters", () => {
    const sentence = only("de", "Das Herz pumpt das Blut durch den Körper.");
    expect(tagged(sentence)).toBe(
      "Das/DET Herz/NOUN pumpt/VERB das/DET Blut/NOUN durch/ADP den/DET Körper/NOUN ./PUNCT",
    );
    expect(["Herz", "pumpt", "den"].map((word) => lemmaIn(sentence, word))).toEqual([
      "Herz",
      "pumpen",
      "der",
    ]);
    expect(sentence.tokens.at(-2)?.features).toEqual({ Case: "Acc", Number: "Sing", Gender: "Masc" });
    expect(phrases(sentence)).toEqual(["Das Herz", "das Blut", "den Körper"]);
  });

  it("takes the article out of a preposition, and begins no phrase inside a word", () => {
    const sentence = only("de", "Das Kind ging zur Schule.");
    expect(tagged(sentence)).toBe("Das/DET Kind/NOUN ging/VERB zu/ADP r/DET Schule/NOUN ./PUNCT");
    expect(sentence.tokens.map(({ lemma }) => lemma).slice(3, 5)).toEqual(["zu", "der"]);
    expect(phrases(sentence)).toEqual(["Das Kind", "Schule"]);
  });

  it("leaves the stop with an abbreviation and an ordinal number", () => {
    const words = only("de", "Dr. Lang kam im 19. Jahrhundert, z.B. mit 3,5 km/h.").tokens;
    expect(words.map(({ text }) => text)).toEqual([
      "Dr.",
      "Lang",
      "kam",
      "i",
      "m",
      "19.",
      "Jahrhundert",
      ",",
      "z.B.",
      "mit",
      "3,5",
      "km",
      "/",
      "h",
      ".",
    ]);
  });
});

describe("Polish", () => {
  it("is tagged with part of speech, lemma and case", () => {
    const sentence = only("pl", "Błona komórkowa chroni wnętrze komórki przed wodą.");
    expect(tagged(sentence)).toBe(
      "Błona/NOUN komórkowa/ADJ chroni/VERB wnętrze/NOUN komórki/NOUN przed/ADP wodą/NOUN ./PUNCT",
    );
    expect(["Błona", "komórki", "wodą"].map((word) => lemmaIn(sentence, word))).toEqual([
      "błona",
      "komórka",
      "woda",
    ]);
    expect(sentence.tokens.at(-2)?.features).toEqual({ Case: "Ins", Number: "Sing", Gender: "Fem" });
  });

  it("has the longest noun phrases", () => {
    const sentence = only("pl", "Błona komórkowa chroni wnętrze komórki przed wodą.");
    expect(phrases(sentence)).toEqual(["Błona komórkowa", "wnętrze komórki", "wodą"]);
  });

  it("gives words that no dictionary has a lemma too", () => {
    expect(lemmaIn(only("pl", "Komputer ma wiele gramfonów."), "gramfonów")).toBe("gramfon");
  });
});
