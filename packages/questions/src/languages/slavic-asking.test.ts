import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../candidates.ts";
import { readDocument } from "../embedded/document.ts";
import { keysWithFeatures } from "../embedded/keys-with-features.ts";
import type { Draft } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { profileOf } from "./index.ts";

/** The question for the subject of a sentence, as its language words it; undefined where none is made. */
function askedFor(sentence: string, language: Language): string | null | undefined {
  for (const { split, ask } of profileOf(language).subjects) {
    const parts = split(sentence);
    if (parts !== null) return ask(parts.rest, parts.subject, "");
  }
  return undefined;
}

function definitionsIn(sentence: string, language: Language): string[] {
  const plan = planPassages(sourceOf([sentence], language));
  return readDocument(plan, { seed: 1, mode: "study" }).definitions.map(({ definition }) => definition);
}

describe("what a sentence tells of", () => {
  it.each([
    [
      "pl",
      "sterydy anaboliczne zwiększają masę mięśniową i wytrzymałość",
      "Które z wymienionych zwiększają masę mięśniową i wytrzymałość?",
    ],
    [
      "pl",
      "asymilacja ma miejsce, gdy dziecko poznaje coś podobnego",
      "Co ma miejsce, gdy dziecko poznaje coś podobnego?",
    ],
    [
      "uk",
      "чорноземи змінюються сірими лісовими ґрунтами під листяними лісами",
      "Що змінюється сірими лісовими ґрунтами під листяними лісами?",
    ],
    [
      "uk",
      "білки становлять основу клітин усіх живих організмів",
      "Що становить основу клітин усіх живих організмів?",
    ],
    [
      "uk",
      "когнітивна психологія виникла у США як альтернатива біхевіоризму",
      "Що виникло у США як альтернатива біхевіоризму?",
    ],
    [
      "uk",
      "оптоволоконний кабель використовують для транспортування великих обсягів даних",
      "Що використовують для транспортування великих обсягів даних?",
    ],
    [
      "uk",
      "адміністратори мають повний контроль над тим, хто і що може робити",
      "Хто має повний контроль над тим, хто і що може робити?",
    ],
    ["uk", "холодний чай заварюють водою протягом шести годин", "Що заварюють водою протягом шести годин?"],
    ["uk", "акцизні збори включають до ціни тютюну й пального", "Що включають до ціни тютюну й пального?"],
    [
      "uk",
      "азот прискорює ріст листя, фосфор живить коріння, а калій рятує від посухи",
      "Що прискорює ріст листя?",
    ],
    ["uk", "кофеїн прискорює роботу серця, валеріана уповільнює її", "Що прискорює роботу серця?"],
    ["uk", "кожух утримує тепло, яке котел виробляє", "Що утримує тепло, яке котел виробляє?"],
    [
      "pl",
      "stopa lombardowa określa koszt pożyczki, a stopa depozytowa cenę nadwyżek",
      "Co określa koszt pożyczki?",
    ],
    [
      "pl",
      "teoria opisuje świat, w którym ceny rosną, a płace stoją w miejscu",
      "Co opisuje świat, w którym ceny rosną, a płace stoją w miejscu?",
    ],
    [
      "uk",
      "кожух утримує тепло, а також захищає від пожежі",
      "Що утримує тепло, а також захищає від пожежі?",
    ],
    ["pl", "śluzy regulują poziom wody w kanale", "Które z wymienionych regulują poziom wody w kanale?"],
  ] as const)("is asked for in a whole question (%s: %s)", (language, sentence, stem) => {
    expect(askedFor(sentence, language)).toBe(stem);
  });

  it.each([
    ["uk", "освітні цінності полягають у збагаченні лексичного запасу"],
    ["uk", "формування мови відбувається до 3 років, пластики рухів — до 6—8 років"],
    ["uk", "китайський уряд був неабияк стурбований падінням моралі підданих"],
    ["uk", "відсоткові ставки можуть відрізнятися залежно від якості активів"],
    ["uk", "Польща отримувала окремі райони Померанії та більшість Західної Пруссії"],
    ["uk", "система має бути багатокористувацькою з поділом ресурсів"],
    ["uk", "книга була перекладена багатьма мовами світу"],
    ["uk", "сполука стала популярною серед хіміків і техніків"],
    ["uk", "війська мають перевагу і переходять у наступ на півдні"],
    ["pl", "Rumunia posiada duże złoża ropy naftowej i gazu"],
    ["pl", "osłonka jest przepuszczalna, co ułatwia wymianę gazów"],
    ["pl", "śluzy zamykają kanały spławne"],
    ["pl", "badacze rozpoznają różne rodzaje pamięci długotrwałej"],
    ["pl", "kortyzol jest powszechnie nazywany hormonem stresu w wielu książkach"],
  ] as const)("is left to a gap where no form fits any answer (%s: %s)", (language, sentence) => {
    expect(askedFor(sentence, language) ?? null).toBeNull();
  });
});

/** What is asked about a sentence as its subject, among lessons in its language. */
function subjectsAskedFor(sentence: string, language: Language): string[] {
  const plan = planPassages(sourceOf([sentence, ...LESSONS[language]], language));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
  return drafts
    .filter(({ kind, quote }) => kind === "subject" && sentence.startsWith(quote))
    .map(({ stem }) => stem);
}

describe("somebody or some place", () => {
  it.each([
    ["pl", "Maria kupuje ubrania w komisach odzieżowych i stara się oszczędzać. Tak mówi Maria."],
    ["uk", "Індія є другим у світі після Китаю виробником і експортером чаю. Чай п'є вся Індія."],
  ] as const)("is no thing to ask for (%s: %s)", (language, sentence) => {
    expect(subjectsAskedFor(sentence, language)).toEqual([]);
  });
});

/** The question for a date at the start of a sentence, behind which others in the same document stand. */
function datesAskedFor(sentence: string, language: Language): string[] {
  const plan = planPassages(sourceOf([sentence, ...LESSONS[language]], language));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
  return drafts.filter(({ kind, quote }) => kind === "typed" && quote === sentence).map(({ stem }) => stem);
}

describe("somebody by what he is", () => {
  it.each([
    ["pl", "Wierzyciel przekazuje sprawę do sądu rejonowego po upływie terminu.", "Kto przekazuje"],
    ["uk", "Кредитор передає справу до районного суду після закінчення строку.", "Хто передає"],
  ] as const)("is asked for by “who” (%s: %s)", (language, sentence, opening) => {
    const others = {
      pl: "Dłużnik spłaca pożyczkę. Podatnik składa zeznanie. Przyszli wierzyciel, dłużnik, prokurator i podatnik.",
      uk: "Позивач подає позов. Боржник сплачує борг. Прийшли кредитор, позивач і боржник.",
    };
    const [stem = ""] = subjectsAskedFor(`${sentence} ${others[language]}`, language);
    expect(stem.startsWith(opening)).toBe(true);
  });
});

describe("a date", () => {
  it.each([
    ["uk", "29 вересня 1918 р. уряд уклав перемир'я з Антантою і завдав поразки повсталим."],
    ["pl", "Centrum Psychiatryczne w Willard zamknięto dopiero w 1995 roku."],
    ["pl", "Rokosz – bunt szlachty zakończony w 1607 roku bitwą pod Guzowem."],
    ["uk", "Хмельниччина — козацьке повстання, розпочате 1648 року на Запорозькій Січі."],
    ["pl", "W 1988 roku gościnnie wystąpił wraz z grupą na festiwalu rockowym w Ciechanowie."],
    ["pl", "15 marca 2019 zarejestrowana sądownie została w rejestrze partii politycznych."],
    ["pl", "Do Grecji trafiło ponad 160 tysięcy osób. na wyspie 16 września 2016 papież spotkał uchodźców."],
  ] as const)("is not asked for where the rest leans (%s: %s)", (language, sentence) => {
    expect(datesAskedFor(sentence, language)).toEqual([]);
  });

  it("is asked for behind a common noun without its capital (pl)", () => {
    const sentence = "Prace nad bezzałogowym wariantem śmigłowca rozpoczęto w roku 2007.";
    expect(datesAskedFor(sentence, "pl")).toEqual([
      "W którym roku prace nad bezzałogowym wariantem śmigłowca rozpoczęto?",
    ]);
  });

  it("is asked for with a comma where its question goes on with a participle (uk)", () => {
    const sentence = "У 1951 році аналізуючи орбіти комет, астроном Койпер передбачив існування поясу.";
    expect(datesAskedFor(sentence, "uk")).toEqual([
      "У якому році, аналізуючи орбіти комет, астроном Койпер передбачив існування поясу?",
    ]);
  });
});

describe("a story", () => {
  it.each([
    ["pl", "W lutym 1937 roku drużyna rozegrała towarzyskie spotkanie w Siemianowicach.", true],
    ["pl", "Faworyt konkursu wylądował na 71,5 m i wyszedł na prowadzenie.", true],
    ["pl", "Badacze wykazali, że sen utrwala pamięć świeżych zdarzeń.", false],
    ["pl", "Ciała stałe mają określony kształt, a kanały jonowe przepuszczają jony.", false],
    ["uk", "Польща отримувала окремі райони Померанії та Познані.", true],
    ["uk", "Учасники прибули до міста й оселилися в наметах.", true],
    ["uk", "Метали й кристали мають сталу температуру плавлення.", false],
    ["uk", "Дослідники вважають, що сили між молекулами діють постійно.", false],
  ] as const)("is told from what is always so (%s: %s)", (language, sentence, narrates) => {
    expect(profileOf(language).narrates?.test(sentence)).toBe(narrates);
  });
});

describe("a definition", () => {
  it.each([
    ["uk", "Рожевий – означає романтичність, доброту і спокій."],
    ["uk", "Ядро Linux – це проект досить великого обсягу з відкритим програмним кодом."],
    ["pl", "Pobudzenie: pomaga przygotować daną osobę albo do walki, albo do ucieczki."],
    ["pl", "Napad paniki to często przerażające doświadczenie."],
  ] as const)("is neither a clause without its subject nor a remark (%s: %s)", (language, sentence) => {
    expect(definitionsIn(sentence, language)).toEqual([]);
  });

  it.each([
    ["uk", "Парсек – це відстань, на якій річний паралакс зорі дорівнює одній секунді."],
    ["pl", "Przechowalnia to prosty plik, zwykle przechowywany w katalogu Git."],
  ] as const)("says what its term is (%s: %s)", (language, sentence) => {
    expect(definitionsIn(sentence, language)).toHaveLength(1);
  });
});

describe("a number behind letters", () => {
  it("is half of a name, and not asked for (pl)", () => {
    const sentence = "Jedna z bomb SC 250 eksplodowała blisko dziobu okrętu, a druga wybuchła na rufie.";
    const plan = planPassages(sourceOf([sentence, ...LESSONS.pl], "pl"));
    expect(keysWithFeatures(plan).map(({ text }) => text)).not.toContain("250");
  });
});

/** What a text of a page gives where twenty questions were asked. */
function draftsOf(lines: readonly string[], language: Language): Draft[] {
  const plan = planPassages(sourceOf([lines.join(" ")], language), { count: 20 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
}

const UPRISING = [
  "Na czele stronnictwa umiarkowanych stanął Andrzej Zarzycki.",
  "Oddziałami na wschodzie dowodził Romuald Trawiński, a na zachodzie Ludwik Mierzewicz.",
  "Manifest do narodu ułożył Marian Langer.",
  "Zbrojownie w miastach zaopatrywał Konstanty Kalinka.",
  "Poselstwo do Paryża wysłał Zygmunt Sierpiński.",
];

describe("persons in a Polish text", () => {
  it("stand beside the others it names, whatever their surnames end in", () => {
    const asked = draftsOf(UPRISING, "pl").find(({ key }) => key === "Andrzej Zarzycki");
    const named =
      /^(?:Romuald Trawiński|Ludwik Mierzewicz|Marian Langer|Konstanty Kalinka|Zygmunt Sierpiński)$/u;
    expect(asked?.distractors.slice(0, 3).filter((text) => named.test(text))).toHaveLength(3);
  });
});

describe("what is done at a time of day", () => {
  it("stands beside other times that a clock shows", () => {
    const lines = [...UPRISING, "Kuter wypłynął z Helu do Szwecji o 19.40 bez świateł."];
    const times = draftsOf(lines, "pl").filter(({ key }) => key === "19.40");
    for (const text of times.flatMap(({ distractors }) => distractors)) expect(text).toMatch(/[.:][0-5]\d$/u);
  });
});

describe("a gap in a definition of a page", () => {
  it("is not for what the thing is a sort of, which many are", () => {
    const lines = [
      "Вестибюль – приміщення, де гостей зустрічають і розміщують.",
      "Гардероб – приміщення для верхнього одягу гостей.",
      "Кожне приміщення має власний вихід і освітлення.",
    ];
    expect(draftsOf(lines, "uk").map(({ key }) => key)).not.toContain("приміщення");
  });
});

describe("Polish questions", () => {
  it.each([
    [
      "Wielkie powstanie górników wybuchło 22 stycznia 1863 roku w stolicy i było największym zrywem stulecia.",
      "W którym roku wielkie powstanie górników wybuchło w stolicy?",
    ],
  ])("ask for the year of what was done alone (%s)", (sentence, stem) => {
    expect(draftsOf([...UPRISING, sentence], "pl").map((draft) => draft.stem)).toContain(stem);
  });

  it("of outcomes are not made of what a thing is", () => {
    const drafts = draftsOf(
      [...UPRISING, "Złota godzina to czas tuż po wschodzie słońca, gdy światło jest miękkie i ciepłe."],
      "pl",
    );
    expect(drafts.map(({ stem }) => stem).filter((stem) => stem.startsWith("Co się dzieje"))).toEqual([]);
  });
});

describe("how many", () => {
  it.each([
    ["pl", "Cykl pracy pompy obejmuje 3 takty i jedną przerwę na chłodzenie silnika.", []],
    ["pl", "Cykl pracy pompy obejmuje 15 taktów i jedną przerwę na chłodzenie silnika.", ["15"]],
    ["uk", "Робочий цикл насоса триває 0,8 секунди під час охолодження двигуна.", []],
    ["uk", "Робочий цикл насоса триває 15 секунд під час охолодження двигуна.", ["15"]],
  ] as const)("is asked where the form of what is counted fits it (%s: %s)", (language, sentence, keys) => {
    const asked = draftsOf([sentence, ...UPRISING], language).filter(({ stem }) =>
      /^(?:Ile|Скільки) /u.test(stem),
    );
    expect([...new Set(asked.map(({ key }) => key))]).toEqual(keys);
  });
});

describe("a common noun that opens a Ukrainian sentence", () => {
  it("loses its capital behind the question word", () => {
    const stems = draftsOf(["Кріпацтво на лівому березі було скасоване указом у 1861 році."], "uk").map(
      ({ stem }) => stem,
    );
    expect(stems).toContain("У якому році кріпацтво на лівому березі було скасоване указом?");
  });
});
