import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

function draftsOf(
  paragraphs: readonly string[],
  language: Language,
  title: string | null = null,
): Candidate[] {
  const plan = planPassages({ ...sourceOf(paragraphs, language), title });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
}

function isAskedAlone(sentence: string, language: Language): boolean {
  const plan = planPassages(sourceOf([sentence], language));
  return readDocument(plan, { seed: 1, mode: "study" }).lines[0]?.isUsable === true;
}

describe("a sentence that its place explains", () => {
  it.each([
    ["pl", "Tym razem na Parc des Princes lepsi okazali się podopieczni Wengera."],
    ["pl", "Czerwonym kolorem oznaczono na mapie obszary o największej gęstości zaludnienia."],
    ["uk", "Тільки на території України налічують кілька сотень їхніх видів."],
    ["uk", "Зазначені вище теоретичні засади виходять з наявності взаємозв'язку між попитом і ціною."],
  ] as const)("is not asked about alone (%s: %s)", (language, sentence) => {
    expect(isAskedAlone(sentence, language)).toBe(false);
  });

  it.each([
    ["pl", "Informacja genetyczna jest zapisana w cząsteczkach kwasu deoksyrybonukleinowego."],
    ["pl", "W 1911 Nagrodę Nobla otrzymała Maria Skłodowska, odkrywczyni polonu i radu."],
    ["pl", "Film dokumentalny pokazuje życie pszczół w ulu przez cały rok."],
    ["pl", "Lęk to zjawisko psychiczne, które pomaga człowiekowi unikać zagrożeń."],
    ["pl", "Wyniki badań bliźniąt wskazują na duży udział czynników genetycznych."],
    ["pl", "Tuż po wojnie Maria Curie założyła w Warszawie Instytut Radowy."],
    ["pl", "Druga zasada termodynamiki mówi, że entropia układu izolowanego nie maleje."],
    ["uk", "Друга світова війна почалася нападом Німеччини на Польщу в 1939 році."],
    ["uk", "Процес фотосинтезу відбувається в хлоропластах клітин зелених рослин."],
    ["pl", "Stolicą Kanady jest Ottawa, leżąca nad wielką i rwącą rzeką."],
    ["uk", "Причиною рахіту є нестача вітаміну D та кальцію в організмі людини."],
    ["uk", "Метеором називають спалах у небі, який спричиняє порошинка."],
    ["pl", "Kiedy cząsteczki zderzają się ze sobą, wymieniają energię i zmieniają kierunek ruchu."],
    ["pl", "Stała grawitacji wynosi w przybliżeniu sześć i pół jednostki układu SI."],
    ["pl", "Cegła wytrzymała nacisk kilku ton i nie pękła nawet po ogrzaniu w piecu."],
    ["pl", "Przed pierwszą wojną światową Einstein mieszkał w Berlinie i wykładał fizykę."],
    ["pl", "Michał Kopernik obserwował niebo z wieży katedry we Fromborku."],
    ["pl", "Podobne do siebie organizmy zalicza się do jednego gatunku lub rodzaju."],
    ["pl", "W lipcu 1914 wybuchła pierwsza wojna światowa, która trwała cztery lata."],
    ["pl", "We wrześniu w klimacie umiarkowanym liście drzew żółkną i opadają."],
    ["uk", "Молекула кисню складається з двох атомів і утримує їх ковалентним зв'язком."],
    ["uk", "Формула Герона дозволяє обчислити площу трикутника за його сторонами."],
    ["uk", "Ярослав Мудрий заснував бібліотеку при Софійському соборі в Києві."],
    ["uk", "Виникла потреба в нових джерелах енергії, бо запаси вугілля вичерпувалися."],
    ["uk", "Подібні до риб тварини з'явилися в морях палеозойської ери."],
    ["uk", "У серпні в помірному поясі достигають яблука, груші та сливи."],
    ["uk", "У Києві центром міста є майдан Незалежності та вулиця Хрещатик."],
    ["pl", "Pierwsze stadium rozwoju poznawczego trwa od narodzin do drugiego roku życia."],
    ["pl", "Rok szkolny rozpoczyna się w polskich szkołach zawsze 1 września."],
    ["pl", "Jony leżą po obu stronach błony komórkowej i czekają na otwarcie kanałów."],
    ["pl", "8 czerwca 1914 nowym dowódcą okrętu został porucznik Hugo Pistel z Wiednia."],
    ["pl", "Uczestnicy olimpiad starożytnych ślubowali przed posągiem Zeusa uczciwą walkę."],
    ["pl", "Korzystanie z badań naukowych ułatwia podejmowanie trudnych decyzji."],
    ["pl", "W innym stanie skupienia niż stały cząsteczki wody poruszają się swobodnie."],
    ["pl", "Jeden mol gazu zajmuje w warunkach normalnych około 22 litry."],
    ["pl", "Terroryści z Czarnego Września domagali się uwolnienia więźniów w Izraelu."],
    ["uk", "Повстання тайпінів почалося в 1850 р. в південних районах Китаю."],
    ["uk", "Завдання хірургії полягає в тому, щоб усунути хворобу оперативним способом."],
    ["uk", "Навчальний рік у школах України розпочинається щороку 1 вересня."],
    ["uk", "Перший етап проекту охоплює пошук ідеї, форм і методів роботи."],
    ["pl", "W 1905 roku Einstein opublikował w Bernie pracę o ruchu cząstek w cieczy."],
    ["pl", "Po I wojnie światowej rozpoczęła się szybka odbudowa linii kolejowych."],
    ["pl", "Jako paliwo stosuje się w elektrowniach przede wszystkim węgiel kamienny."],
    ["pl", "Do sztucznych włókien należą nylon, wiskoza oraz wiele innych."],
    ["uk", "Верхній родючий шар накопичує рештки рослин і утримує воду навесні."],
    ["uk", "У господарстві Херсонщини, як і в господарстві Молдови, переважає вирощування зерна."],
    ["uk", "До органічних добрив належать гній, компост і торф із найближчих боліт."],
  ] as const)("is told from one that only looks so (%s: %s)", (language, sentence) => {
    expect(isAskedAlone(sentence, language)).toBe(true);
  });
});

describe("what a program prints in English", () => {
  it.each([
    ["Branch sf set up to track remote branch serverfix from origin.", false],
    ["Polecenie git branch tworzy gałąź, która śledzi gałąź zdalną serwera.", true],
  ] as const)("is no Polish sentence, for all its “to” (%s)", (sentence, isOne) => {
    expect(isAskedAlone(sentence, "pl")).toBe(isOne);
  });
});

describe("a definition", () => {
  it.each([
    ["Żeńskie gonady to jajniki, a męskie – jądra, które wytwarzają plemniki."],
    ["Skłoniło to część faszystów do szukania kozłów ofiarnych w całym kraju."],
  ] as const)("is not found in what only looks like one (pl: %s)", (sentence) => {
    const drafts = draftsOf([sentence, ...LESSONS.pl, ...LESSONS.pl], "pl");
    expect(drafts.filter(({ kind, quote }) => kind === "term" && quote === sentence)).toEqual([]);
  });
});

describe("a sentence of an article", () => {
  const ARTICLES = {
    pl: [
      "Kumak górski jest płazem, który zamieszkuje Karpaty i Sudety.",
      "W 1895 roku zwierzę przywieziono do ogrodu w Krakowie znad Dunaju.",
      "W 1921 roku populację liczono w Poznaniu, a w 1934 roku w Gdańsku.",
      "Samica kumaka górskiego składa jaja w kałużach na leśnych drogach.",
    ],
    uk: [
      "Кумка гірська є земноводним, яке мешкає в Карпатах і Судетах.",
      "У 1895 році тварину привезли до саду у Львові з-над Дунаю.",
      "У 1921 році популяцію рахували в Києві, а в 1934 році в Одесі.",
      "Самиця кумки гірської відкладає яйця в калюжах на лісових дорогах.",
    ],
  } as const;

  it.each([
    ["pl", "Kumak górski", "Temat: Kumak górski. "],
    ["uk", "Кумка гірська", "Тема: Кумка гірська. "],
  ] as const)("is asked behind its title where it takes that for granted (%s)", (language, title, lead) => {
    const [, second] = ARTICLES[language];
    const told = (name: string) =>
      draftsOf(ARTICLES[language], language, name).filter(
        ({ quote, kind }) => quote === second && kind === "cloze",
      );
    expect(told(title)).not.toEqual([]);
    expect(told(title).filter(({ stem }) => !stem.startsWith(lead))).toEqual([]);
    // A file's name that the text does not use.
    expect(told("scan 0042").filter(({ stem }) => /^Tem|^Тем/u.test(stem))).toEqual([]);
  });

  it("is asked as it stands where it names what the article is about (pl)", () => {
    const [first, , , last] = ARTICLES.pl;
    const told = draftsOf(ARTICLES.pl, "pl", "Kumak górski");
    expect(
      told.filter(({ quote, stem }) => [first, last].includes(quote as never) && /^Temat/u.test(stem)),
    ).toEqual([]);
  });

  it("is asked as it stands in a book that names its title but here and there (pl)", () => {
    const book = [...ARTICLES.pl, ...Array.from({ length: 30 }, (_, i) => LESSONS.pl[i % 4] ?? "")];
    const told = draftsOf(book, "pl", "Kumak górski");
    expect(told.filter(({ stem }) => /^Temat/u.test(stem))).toEqual([]);
  });
});

describe("a subject", () => {
  it.each([
    ["Trudno jest za pomocą słów opisać złożone stany emocjonalne człowieka.", /^Co jest/u],
    ["Centralna droga perswazji oparta jest na argumentach i wykorzystuje dane.", /^Co jest na/u],
  ] as const)("is no adverb, nor half of a verb (pl: %s)", (sentence, odd) => {
    const drafts = draftsOf([sentence, ...LESSONS.pl, sentence.replace(/\.$/u, " osób.")], "pl");
    expect(drafts.filter(({ stem }) => odd.test(stem))).toEqual([]);
  });
});

describe("a step of a Ukrainian manual", () => {
  it.each([["Команда ґречно розповідає вам, що ви на гілці master і що вона зіллє її з віддаленою."]])(
    "is not asked about (%s)",
    (sentence) => {
      expect(draftsOf([sentence, ...LESSONS.uk], "uk").filter(({ quote }) => quote === sentence)).toEqual([]);
    },
  );
});

describe("a number before what it counts", () => {
  it.each([
    ["pl", "64", "Los okrętu podwodnego pozostawał nieznany przez 64 lata aż do znalezienia wraku.", "few"],
    ["pl", "65", "Los okrętu podwodnego pozostawał nieznany przez 65 lat aż do znalezienia wraku.", "many"],
    ["uk", "64", "Доля підводного човна залишалася невідомою аж 64 роки до знахідки.", "few"],
  ] as const)("stands beside such as take the same form (%s: %s)", (language, number, sentence, form) => {
    const others = draftsOf([sentence, ...LESSONS[language], ...LESSONS[language]], language)
      .filter(({ quote, key }) => quote === sentence && key.startsWith(number))
      .flatMap(({ distractors }) => distractors.map((text) => Number.parseInt(text, 10)));
    expect(others.length).toBeGreaterThan(2);
    expect(new Set(others.map((other) => new Intl.PluralRules(language).select(other)))).toEqual(
      new Set([form]),
    );
  });
});

describe("a date that the text itself is not sure of", () => {
  it("is not asked for (pl)", () => {
    const sentence = "Okręt został zwodowany 20 lub 22 sierpnia 1861 i ukończony w maju 1862 roku.";
    const stems = draftsOf([sentence, ...LESSONS.pl], "pl").map(({ stem }) => stem);
    expect(stems.filter((stem) => /20 lub (?:i |\?)/u.test(stem))).toEqual([]);
  });
});
