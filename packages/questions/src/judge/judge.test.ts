import type { FlawCode, Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { flawOf } from "./judge.ts";

interface Given {
  readonly stem: string;
  /** The key first. */
  readonly options: readonly string[];
  readonly quote?: string;
  readonly kind?: Candidate["kind"];
  readonly mustFillQuota?: boolean;
}

function judge(
  language: Language,
  { stem, options, quote = stem, kind = "asked", mustFillQuota }: Given,
): FlawCode | null {
  const [key = "", ...distractors] = options;
  const draft: Candidate = { kind, stem, key, distractors, quote, block: 0, score: 1 };
  const blocks = [{ kind: "paragraph" as const, text: quote }];
  const passage = { ordinal: 0, section: 0, heading: null, blocks, expected: 1 };
  return flawOf(
    draft,
    { options: [...options], key: 0 },
    {
      passage,
      profile: profileOf(language),
      ...(mustFillQuota !== undefined && { mustFillQuota }),
    },
  );
}

const SOUND: Record<Language, Given> = {
  en: {
    stem: "Which organ pumps blood through the whole body?",
    options: ["heart", "liver", "kidney", "stomach"],
  },
  pl: {
    stem: "Który narząd pompuje krew do całego ciała?",
    options: ["serce", "wątroba", "nerka", "żołądek"],
  },
  de: {
    stem: "Welches Organ pumpt das Blut durch den Körper?",
    options: ["Herz", "Leber", "Niere", "Magen"],
  },
  es: {
    stem: "¿Qué órgano bombea la sangre por todo el cuerpo?",
    options: ["corazón", "hígado", "riñón", "estómago"],
  },
  uk: {
    stem: "Який орган перекачує кров через усе тіло людини?",
    options: ["серце", "печінка", "нирка", "шлунок"],
  },
  ja: {
    stem: "血液を全身に送り出す臓器はどれか。",
    options: ["心臓", "肝臓", "腎臓", "胃袋"],
  },
};

describe("the judge", () => {
  it.each(Object.entries(SOUND) as [Language, Given][])("lets a sound item pass (%s)", (language, item) => {
    expect(judge(language, item)).toBeNull();
  });

  it.each([
    ["en", "Both of these"],
    ["en", "All the above".replace("All", "All of")],
    ["pl", "Żadna z powyższych"],
    ["de", "Keine der genannten"],
    ["es", "Todas las anteriores"],
    ["uk", "Усі перелічені"],
    ["ja", "上記のすべて"],
  ] satisfies [Language, string][])(
    "refuses an option that is all or none of the others (%s: %s)",
    (language, option) => {
      const { stem, options } = SOUND[language];
      expect(judge(language, { stem, options: [...options.slice(0, 3), option] })).toBe("all_or_none");
    },
  );

  it.each([
    ["en", ["A and B", "B and C", "A, B and C", "C"]],
    ["de", ["Nur A", "A und C", "B und C", "C"]],
    ["uk", ["А і Б", "Б і В", "А та В", "В"]],
    ["ja", ["AとB", "BとC", "AとC", "C"]],
  ] satisfies [Language, string[]][])("refuses options made of others (%s: %j)", (language, options) => {
    expect(judge(language, { ...SOUND[language], options })).toBe("combined_options");
  });

  it("knows a word of one letter or the eye from a combination", () => {
    const options = ["eye", "ear", "nose", "tongue"];
    expect(judge("en", { stem: "Which organ sees light and colour?", options })).toBeNull();
  });

  it.each([
    ["en", ["True", "False", "Sometimes", "Unknown"]],
    ["pl", ["Prawda", "Fałsz", "Nieraz", "Rzadko"]],
    ["ja", ["正しい", "誤り", "不明だ", "条件次第"]],
  ] satisfies [Language, string[]][])("refuses a question of true or false (%s)", (language, options) => {
    expect(judge(language, { ...SOUND[language], options })).toBe("true_or_false");
  });

  it.each([
    ["en", "What does a positive ion share with the other parts of a metal?", ["ions", "holes", "protons"]],
    [
      "en",
      "Of what do researchers test one aspect when theories are too complex?",
      ["theory", "survey", "census"],
    ],
    ["en", "What did the biologist call all the bacteria of the sample?", ["bacterium", "virus", "fungus"]],
    ["de", "Was wirkt auf den Körper, wenn die Kräfte einander aufheben?", ["Kraft", "Masse", "Arbeit"]],
    ["es", "¿Qué se obtiene cuando las matrices de la tabla se suman?", ["matriz", "raíz", "vector"]],
    ["pl", "Co powstaje po dodaniu soli do szklanki wody?", ["sól", "kreda", "mąka"]],
    ["uk", "Що керує клітиною, звідки РНК виходить з ядра?", ["ядро", "мембрана", "вакуоль"]],
  ] as const)("sees the key in another of its forms (%s: %s %j)", (language, stem, options) => {
    expect(judge(language, { stem, options })).toBe("answer_in_stem");
  });

  it("lets a word of a question tell its kin, and none of a gapped sentence", () => {
    const options = ["cromo", "hierro", "sodio", "bario"];
    expect(judge("es", { stem: "¿Qué metal se usa para el cromado de las piezas?", options })).toBeNull();
    const gap = "Los compuestos de _____ se usan para el cromado de las piezas.";
    expect(judge("es", { stem: gap, options, kind: "cloze" })).toBe("answer_in_stem");
  });

  it.each([
    ["answer_in_stem", "札幌市で何年に冬の大会2007が開かれ、地元の選手が優勝したか。"],
    [null, "札幌市で何年に冬の大会が開かれ、地元の選手20073人が集まったか。"],
  ] as const)("sees a year by its number alone (%s)", (flaw, stem) => {
    expect(judge("ja", { stem, options: ["2007年", "2009年", "2017年", "2018年"] })).toBe(flaw);
  });

  it("takes a statement that begins with its year for no number", () => {
    const options = [
      "1431年にルーアンで宗教裁判が開かれ、彼女は異端の罪に問われた",
      "ロワールの作戦ではリッシュモンが先に城へ入って敵を退けた",
      "王太子はシノンの城で彼女と会い、軍を与えることを拒んだ",
      "ブルゴーニュ公はパリの近くで彼女を捕らえて国王に渡した",
    ];
    expect(
      judge("ja", { stem: "ジャンヌについて正しい記述はどれか。", options, kind: "definition" }),
    ).toBeNull();
  });

  it.each([
    [
      "key_too_long",
      { options: ["a hollow muscle that pumps", "a liver cell", "the kidneys", "a stomach wall"] },
    ],
    ["options_unlike", { options: ["left heart chamber", "liver tissue", "kidney tissue", "stomach wall"] }],
    ["duplicate_options", { options: ["wall of the heart", "heart wall", "liver", "kidney"] }],
    ["duplicate_options", { options: ["cell memory", "cell memories", "liver", "kidney"] }],
    ["duplicate_options", { options: ["range", "sample", "samples", "mode"] }],
    ["bad_structure", { options: ["heart"] }],
    ["unfocused_stem", { stem: "The organ that pumps blood through the body." }],
    ["unfocused_stem", { stem: "The _____ pumps blood through the _____ of the body." }],
    ["negative_stem", { stem: "Which organ does not pump blood through the body?" }],
    ["dangling_stem", { stem: "It's the _____ that pumps blood through the body.", kind: "cloze" }],
    ["dangling_stem", { stem: "For example, the _____ pumps blood through the body.", kind: "cloze" }],
    ["broken_text", { stem: "The crown of _____. moves blood through all of the vessels.", kind: "cloze" }],
    [
      "broken_text",
      { stem: "The pump of our body weighs as much as a _____y full of blood.", kind: "cloze" },
    ],
    [
      "broken_text",
      {
        stem: "Which of the following is the set of all leaves?",
        options: ["\u{1d440}", "Base", "Lemma", "Tree"],
      },
    ],
    ["broken_text", { stem: "of the body the _____ pumps blood through all vessels.", kind: "cloze" }],
    [
      "verbal_cue",
      {
        stem: "Which cell of the heart wall beats?",
        options: ["heart-muscle", "liver-lobe", "kidney-cup", "skin-fold"],
      },
    ],
    ["wrong_language", { stem: "Welches Organ ist es, das durch den Körper das Blut mit Kraft pumpt?" }],
  ] satisfies [FlawCode, Partial<Given>][])("refuses an item with %s: %j", (flaw, change) => {
    expect(judge("en", { ...SOUND.en, ...change })).toBe(flaw);
  });

  it("takes a term that starts small for no cut sentence", () => {
    const stem = "mRNA carries the plan of a protein from the nucleus to the _____.";
    const options = ["ribosome", "vacuole", "membrane", "lysosome"];
    expect(judge("en", { stem, options, kind: "cloze" })).toBeNull();
  });

  const DENIED: readonly (readonly [Language, string, string])[] = [
    [
      "en",
      "If a file did not change, the system stores a _____ to the old one.",
      "A _____ does not pump blood through the vessels of the body.",
    ],
    [
      "pl",
      "Jeśli plik się nie zmienił, system zapisuje _____ do jego poprzedniej wersji.",
      "Niezmienionego pliku _____ nie zapisuje po raz drugi w bazie danych.",
    ],
    [
      "de",
      "Git speichert Inhalte nicht nach dem Dateinamen, sondern nach ihrem _____ in der Datenbank.",
      "Git speichert Inhalte nicht nach dem _____, sondern nach ihrem Hash-Wert in der Datenbank.",
    ],
    [
      "es",
      "Si no especificas el mensaje de la etiqueta, el sistema abrirá el _____ de texto.",
      "En el _____, no puedes perder la información durante su transmisión.",
    ],
    [
      "uk",
      "Якщо файл не змінився, система зберігає лише _____ на його попередню версію.",
      "Система не зберігає _____ на попередню версію кожного файлу.",
    ],
    [
      "ja",
      "まだ保存していない内容を見るには、引数なしで（　　）を実行する。",
      "保存した内容を見るときは、引数を付けて（　　）を実行しない。",
    ],
  ];

  it.each(DENIED)("refuses a gap beside what its stem denies (%s)", (language, ...denied) => {
    const [first = "", ...others] = SOUND[language].options;
    const options = [...others, first];
    for (const stem of denied)
      expect(judge(language, { stem, options, kind: "cloze" })).toBe("negative_stem");
  });

  it.each([
    [
      "en",
      "What can you do if you do not want to type your password each time?",
      "What can you not do if you want to type your password?",
    ],
    [
      "de",
      "Was kannst du tun, wenn du Dateien holen willst, die noch nicht bei dir liegen?",
      "Was tust du nicht, wenn du Dateien holen willst?",
    ],
    [
      "es",
      "¿Qué puedes hacer si no quieres escribir tu contraseña cada vez?",
      "¿Qué no puedes hacer si quieres escribir tu contraseña?",
    ],
    [
      "pl",
      "Co możesz zrobić, jeśli nie chcesz wpisywać hasła za każdym razem?",
      "Czego nie możesz zrobić, jeśli chcesz wpisać hasło?",
    ],
    [
      "uk",
      "Що можна зробити, якщо ви не хочете щоразу вводити пароль?",
      "Чого не можна зробити, якщо ви хочете ввести пароль?",
    ],
  ] satisfies [Language, string, string][])(
    "refuses a question for what is not so, not one for what to do where something is not (%s)",
    (language, stem, denied) => {
      const { options } = SOUND[language];
      expect(judge(language, { stem, options, kind: "asked" })).not.toBe("negative_stem");
      expect(judge(language, { stem: denied, options, kind: "asked" })).toBe("negative_stem");
    },
  );

  it("sees no case in the ending of a command", () => {
    const stem = "Щоб побачити налаштовані сервери, треба виконати команду _____ у терміналі.";
    const options = ["git remote", "git config", "git commit", "git add"];
    const quote = stem.replace("_____", "`git remote`");
    expect(judge("uk", { stem, options, quote, kind: "cloze" })).toBeNull();
    expect(judge("uk", { stem, options, quote: quote.replaceAll("`", ""), kind: "cloze" })).toBe(
      "grammar_cue",
    );
  });

  it("knows opposites from duplicates", () => {
    const options = ["with oxygen", "without oxygen", "with nitrogen", "with carbon"];
    const stem = "How does a yeast cell ferment sugar?";
    expect(judge("en", { stem, options })).not.toBe("duplicate_options");
    expect(judge("en", { stem, options: options.with(1, "with the oxygen") })).toBe("duplicate_options");
  });
});
