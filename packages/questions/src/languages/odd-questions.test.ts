import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { rankDistractors } from "../testing/rank-distractors.ts";
import { LESSONS, LESSONS_AMONG_TRIVIA, sourceOf } from "../testing/sample-texts.ts";

const en = profileOf("en");

/** All that the engine proposes for a sentence among those of a lesson. */
function draftsFor(sentence: string, language: Language, others: readonly string[] = []): Candidate[] {
  const plan = planPassages(sourceOf([sentence, ...others, ...LESSONS[language]], language), { count: 30 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
  return drafts.filter(({ quote }) => quote.includes(sentence));
}

/** Other aims, to stand beside one that is asked for. */
const AIMS = [
  "Młynarz otwiera śluzę, aby napełnić staw świeżą wodą.",
  "Rolnicy palą słomę, aby oczyścić pola przed siewem.",
  "Przewodnicy noszą linę, aby bezpiecznie przejść przez lodowiec.",
];

const GERMAN_AIMS = [
  "Der Müller öffnet das Wehr, um den Teich mit frischem Wasser zu füllen.",
  "Die Bauern verbrennen das Stroh, um die Felder für die neue Saat zu räumen.",
  "Die Führer tragen ein Seil, um den großen Gletscher sicher zu überqueren.",
];

/** Makes a term of what stands before an adjective, and of others like it. */
const PROPERTIES = [
  "Las propiedades químicas cambian en una reacción. El agua tiene propiedades químicas conocidas.",
  "Las propiedades extensivas dependen de la cantidad. La masa está entre las propiedades extensivas.",
  "Las unidades básicas son siete. El metro está entre las unidades básicas. Se usan las unidades básicas.",
  "Se crean ramas puntuales para cada tarea. Cada equipo borra las ramas puntuales al final.",
  "Las mezclas homogéneas son disoluciones. El aire está entre las mezclas homogéneas.",
];

/** Makes a term of a common noun, and of others like it. */
const COMMANDS = [
  "The command reads a file. A command prints a line. The command ends with a message.",
  "The version has a number. A version gets a tag. The version holds a snapshot.",
  "The pointer names a commit. A pointer moves forward. The pointer keeps its place.",
  "The snapshot holds a tree. A snapshot takes no room. The snapshot has a parent.",
];

describe("a question", () => {
  it.each([
    [
      "pl",
      "Aby rozpocząć śledzenie nowego pliku, użyj polecenia z katalogu projektu.",
      /^W jakim celu użyj/u,
    ],
    [
      "pl",
      "W okresie od 24 kwietnia 1997 do 20 listopada 1997 Jan Nowak kierował ministerstwem paliw.",
      /^Kiedy/u,
    ],
    ["uk", "26 квітня 1986 р. позначене чорними барвами в історії України.", /^Коли/u],
    [
      "es",
      "La única diferencia real es que el comando nuevo existe por conveniencia de los usuarios.",
      /^¿Qué es que/u,
    ],
    [
      "de",
      "Nur deshalb darf man mit einem Thermometer die Temperaturen der Körper vergleichen.",
      /^Nur darf/u,
    ],
    [
      "de",
      "Ein Meilenstein war es, die Maschinen mittels Modem an die alten Funkgeräte im Hafen anzuschließen.",
      /Auf wen oder was/u,
    ],
    ["de", "Die Auszubildende ist von der Leiterin unmittelbar und persönlich anzuleiten.", /^Was ist/u],
    [
      "de",
      "Ein Fernschreiber ist ein Gerät, um Nachrichten mittels elektrischer Signale zu übermitteln.",
      /Zweck/u,
    ],
    ["ja", "コンフリクトが起きたのかを専用の命令で素早く調べる。", /起きたのかを.*どれか/u],
    ["ja", "タイではラーマ5世の1888年に古い暦が廃止された。", /5世の何年/u],
    [
      "en",
      "The main tool you use to determine which files are in which state is the `git status` command.",
      /git status _____/u,
    ],
    ["es", "Las ramas puntuales, en cambio, son útiles en proyectos de cualquier tamaño.", /definición/u],
    [
      "es",
      "Los electrones que ocupan los orbitales más externos de la capa se llaman electrones de valencia, y los que ocupan los orbitales de la capa interna se llaman electrones centrales.",
      /^¿Cómo se llaman .* se llaman/u,
    ],
    [
      "de",
      "Die Stadt hat zwei große Universitäten am Fluss, wenn man die neue Hochschule mitzählt.",
      /^Was geschieht/u,
    ],
    [
      "de",
      "Die Stadt verliert zwei große Universitäten am Fluss, wenn sie nach dem Gesetz für arm befunden wird.",
      /^Was geschieht/u,
    ],
    [
      "es",
      "Cuando el pozo se llena, el acuífero confinado queda encerrado entre dos capas impermeables.",
      /^¿Qué ocurre/u,
    ],
    [
      "en",
      "Rosa Miller suggested that the cause was a worm, and Karl Brandt thought it was a mould.",
      /^Who/u,
    ],
  ] as const)("is not made where it would not read well (%s: %s)", (language, sentence, odd) => {
    const others = { pl: AIMS, es: PROPERTIES, de: GERMAN_AIMS, en: COMMANDS, uk: [], ja: [] }[language];
    for (const { stem } of draftsFor(sentence, language, others)) expect(stem).not.toMatch(odd);
  });

  it.each([
    ["uk", "Близькою до неї є типологія рослин, яку запровадив ботанік Іван Гнатюк."],
    ["en", "Chlorophyll in the palisade tissue, glucose, and the thylakoid membrane of the chloroplast"],
    ["uk", "Серверний та локальний репозиторії після великого клонування хлорофілу"],
    ["es", "Ésta debe ser siempre la última parte de la lista, y suele ir precedida de dos guiones."],
    ["pl", "Let's say you decide to pull in your server branch as well."],
    ["de", "Fast-forwarding your master branch to include the client branch changes in it."],
    ["de", "Die John W. Weeks Bridge ist eine Fußgängerbrücke über den Charles River zu den beiden Campus."],
    [
      "de",
      "Du hast einen Feature-Branch im Jahr 1999 angelegt und dann einen Commit zum Chlorophyll gemacht.",
    ],
    ["en", "You branched a topic branch in 1999 to add some functionality to the chloroplast project."],
    ["ja", "水深と重力加速度がわかると、津波の速さは次の式で求められる。"],
    ["ja", "コミットメッセージのエディタが同じように立ち上がり、文面が表示される。"],
    ["ja", ".master ブランチを fast-forward し、client ブランチの変更を含める"],
    ["pl", "Świadczy to o dużej roli chlorofilu w liściach roślin wodnych."],
  ] as const)("is not asked of a sentence that points out of itself (%s: %s)", (language, sentence) => {
    // Behind the sentence it leans on it may be; here it is the first.
    expect(draftsFor(sentence, language)).toEqual([]);
  });

  it("has shares below one beside a share below one", () => {
    const sentence = "Die Wahrscheinlichkeit, dass das Chlorophyll das Licht aufnimmt, liegt bei 0,98.";
    const draft = draftsFor(sentence, "de").find(({ key }) => key === "0,98");
    expect(draft?.distractors.length).toBeGreaterThan(2);
    for (const other of draft?.distractors ?? []) expect(other).toMatch(/^0,/u);
  });

  it.each([
    ["en", "Everyone knows to a certain degree the chloroplast and its green pigment.", /Which of/u],
    ["es", "El siguiente paso es realizar el estudio de la clorofila en la célula vegetal.", /¿Qué es/u],
    [
      "es",
      "Cada cloroplasto de la célula es un cuerpo que contiene dos membranas de lípidos.",
      /¿Cuánt.s .* que(?: |\?)/u,
    ],
  ] as const)("names a thing, and no place in a row (%s: %s)", (language, sentence, odd) => {
    for (const { stem } of draftsFor(sentence, language)) expect(stem).not.toMatch(odd);
  });

  it.each([
    [
      "pl",
      "Z kolei po zburzeniu Jerozolimy przez wojska Tytusa w 70 roku powstała nowa opinia o górze Syjon.",
      /Z kolei/u,
    ],
    [
      "en",
      "Now, Robert Hill showed in 1939 that isolated chloroplasts release oxygen as well.",
      /^Now|as well/u,
    ],
    ["uk", "Так, наприклад, у 1986 році в Києві відкрили великий музей історії міста.", /наприклад/u],
  ] as const)("drops what only ties its sentence to another (%s: %s)", (language, sentence, tie) => {
    const drafts = draftsFor(sentence, language);
    expect(drafts.length).toBeGreaterThan(0);
    for (const { stem } of drafts) expect(stem).not.toMatch(tie);
  });
});

describe("an option", () => {
  it("is no person beside a river that bears a given name", () => {
    const text = "Die alte Brücke führt über den Charles River. Die Fischer kommen aus der Nähe.";
    const given = rankDistractors({
      answer: "Charles River",
      stem: "Die alte Brücke führt über den _____.",
      text,
      language: "de",
      count: 8,
    });
    expect(given).toEqual([]);
  });

  it("is no adjective beside a noun, though a glossary lists both", () => {
    const text =
      `Adiabatisch: ohne Austausch von Wärme mit der Umgebung. Supraleitung: das Verschwinden des Widerstands bei
tiefer Temperatur. Wirkungsgrad: das Verhältnis der gewonnenen Arbeit zur Wärme.`.replace(/\n/g, " ");
    const stem = "Welcher Begriff wird so erklärt: „das Verhältnis der gewonnenen Arbeit zur Wärme“?";
    const given = rankDistractors({ answer: "Wirkungsgrad", stem, text, language: "de", count: 8 });
    expect(given).not.toContain("Adiabatisch");
  });

  it("is no verb that ends like a plural", () => {
    const text =
      "The light reactions take place in the membrane. The mesophyll lies between them. The mesophyll lies below.";
    const stem = "The _____ take place in the membrane.";
    const given = rankDistractors({ answer: "light reactions", stem, text, language: "en", count: 8 });
    expect(given.filter((option) => option.includes("lies"))).toEqual([]);
  });

  it.each([
    [
      "pl",
      "Psychoza",
      "_____ była dawniej częstą diagnozą w szpitalach.",
      "Wynika z badań, że psychoza trwa długo. Wynika stąd, że leczenie pomaga. Wynikać może z tego wiele.",
      "wynika",
    ],
    [
      "uk",
      "Футуризм",
      "_____ був напрямом мистецтва, який оспівував швидкість і машини.",
      "Очолив гурток поетів Михайль Семенко. Очолив спілку митців Іван Гнатюк. Очолити журнал мав Петро Бойко.",
      "очолив",
    ],
  ] as const)("is no verb (%s, beside %s)", (language, answer, stem, text, verb) => {
    const given = rankDistractors({
      answer,
      stem,
      text: `${text} ${stem.replace("_____", answer)}`,
      language,
      count: 8,
    });
    expect(given.map((option) => option.toLowerCase())).not.toContain(verb);
  });
});

describe("an option", () => {
  /** What may stand beside a key, of a text. */
  const beside = (answer: string, stem: string, text: string, language: Language) =>
    rankDistractors({ answer, stem, text, language, count: 8 });

  it.each([
    [
      "ja",
      "異端審問裁判",
      "（　　）で定められた手順では、女性の監視のもとで監禁されることになっていた。",
      "異端審問法廷で宣誓供述書が読まれた。異端審問法廷で処刑執行者が待った。宣誓供述書と処刑執行者の話である。",
      "異端審問法廷",
    ],
    [
      "de",
      "Branchname",
      "Was steht in der Vorlage oben?",
      "Der Branchname steht in der Vorlage oben. Der Branch-Name steht in der Vorlage unten. Der Dateiname steht in der Vorlage links. Der Branch-Name hat keine Leerzeichen. Der Dateiname hat keine Leerzeichen.",
      "Branch-Name",
    ],
  ] as const)("is no other spelling of the key (%s: %s)", (language, answer, stem, text, other) => {
    expect(
      beside(answer, stem, `${stem.replace(/_____|（　　）/u, answer)} ${text}`, language),
    ).not.toContain(other);
  });

  it.each([
    [
      "ja",
      "ラオス",
      "（　　）の新聞は全て政府機関発行である。",
      "生産量は万トンで示す。輸出量も万トンで示す。国の名はベトナムという。ビールとコーヒーもある。",
      "万トン",
    ],
    [
      "ja",
      "GitHub",
      "最新のバージョンは（　　）でわかる。",
      "Generallyという語がある。Generallyと書く。Linuxの話である。Linuxで動く。",
      "Generally",
    ],
    [
      "uk",
      "паралакс",
      "Що більший _____, то ближча зоря.",
      "Паралакс дорівнює одній частці секунд дуги. Кілька секунд світла. Довжина секунд відома. Безліч секунд минуло.",
      "секунд",
    ],
    [
      "uk",
      "Гарячий цех",
      "Яке поняття описано словами: «підрозділ закладу з випуску продукції»?",
      "Приміщення завантажувальної є сухим. Приміщення завантажувальної – кімната, де приймають сировину. Холодний цех – підрозділ, де готують закуски та салати.",
      "Приміщення завантажувальної",
    ],
    [
      "pl",
      "Katalog Git",
      "Co jest miejscem, w którym Git przechowuje własne metadane?",
      "Katalog Git jest duży. Tam jest In Git. Widać też In Git. Jest też Jądro Linuksa. Widać Jądro Linuksa.",
      "In Git",
    ],
  ] as const)(
    "is no unit, no English of a listing, nothing cut short (%s, beside %s)",
    (language, answer, stem, text, odd) => {
      expect(
        beside(answer, stem, `${stem.replace(/_____|（　　）/u, answer)} ${text}`, language),
      ).not.toContain(odd);
    },
  );
});

describe("a text of some length", () => {
  it("gives nothing of little worth, unless so many questions were asked for", async () => {
    const source = sourceOf(LESSONS_AMONG_TRIVIA, "en");
    const worst = async (plan: ReturnType<typeof planPassages>) => {
      const options = { engine: embeddedEngine, mode: "study", seed: 1 } as const;
      const batches = await Array.fromAsync(generateQuestions(plan, options));
      return Math.min(...batches.flatMap(({ items }) => items.map(({ score }) => score)));
    };
    expect(await worst(planPassages(source))).toBeGreaterThanOrEqual(0.2);
    expect(await worst(planPassages(source, { count: 200 }))).toBeLessThan(0.2);
  });
});

describe("a definition", () => {
  it("is no judgement in passing (en)", () => {
    const isDefined = (sentence: string) =>
      en.groups.definitions.some(({ pattern }) => {
        const told = pattern.exec(sentence)?.groups?.definition;
        return told !== undefined && !en.groups.saysNothing.test(told);
      });
    expect(isDefined("The command is a bit strange, but it works")).toBe(false);
    expect(isDefined("The index is a file that stores what goes into the next commit")).toBe(true);
  });
});
