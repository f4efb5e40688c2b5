import type { Language } from "@quizmill/contract";
import { profileOf, sentencesOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { distractorsFor } from "../options/distractors-for.ts";
import { isUninformative } from "../options/exclusions.ts";
import { readDocument } from "../read/document.ts";
import { phrasesOf } from "../read/phrases.ts";
import { canBeOption } from "../read/terms.ts";
import { askedParts } from "../testing/asked-parts.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { isOblique } from "../text/cases.ts";

/** A sentence that opens a text too long to be a note. */
function bookWith(sentence: string, language: Language) {
  const body = Array.from({ length: 24 }, (_, i) => LESSONS[language][i % 4] ?? "");
  return planPassages(sourceOf([sentence, ...body], language));
}

function keysIn(sentence: string, language: Language): string[] {
  const keys = askedParts(bookWith(sentence, language));
  return keys.filter(({ sentence: id }) => id === 0).map(({ text }) => text);
}

function isAskedAlone(sentence: string, language: Language): boolean {
  const plan = planPassages(sourceOf([sentence], language));
  return readDocument(plan, { seed: 1, mode: "study" }).lines[0]?.isUsable === true;
}

function draftsFor(sentence: string, language: Language): Candidate[] {
  const plan = bookWith(sentence, language);
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const [first] = plan.passages;
  const drafts = first === undefined ? [] : allWritten(embeddedEngine.write(first, context));
  return drafts.filter(({ quote }) => quote === sentence);
}

function stemsFor(sentence: string, language: Language): string[] {
  return draftsFor(sentence, language).map(({ stem }) => stem);
}

describe("a part of a sentence", () => {
  it.each([["uk", "Учені вивчали вплив хлорофілу «Едем» на ріст рослин у ставку.", "хлорофілу"]] as const)(
    "is not asked for without what completes it (%s: %s)",
    (language, sentence, half) => {
      expect(keysIn(sentence, language)).not.toContain(half);
    },
  );
});

describe("a name", () => {
  it("is asked for where it is one of two", () => {
    expect(keysIn("Pracę dostali Stefan Banach i Władysław Orlicz z wydziału.", "pl")).toContain(
      "Stefan Banach",
    );
  });
});

describe("a number", () => {
  it.each([
    ["pl", "Repozytorium kodu źródłowego programu zawiera ponad 500 etykiet kolejnych wydań.", "500"],
    ["pl", "W jaskini żyje co najmniej 40 gatunków pająków, ślimaków i drobnych skorupiaków.", "40"],
    ["uk", "Бібліотека університету зберігає понад 500 рукописів минулих століть.", "500"],
    ["uk", "У печері живе щонайменше 40 видів павуків, равликів та дрібних ракоподібних.", "40"],
  ] as const)("is not asked for where others are right as well (%s: %s)", (language, sentence, number) => {
    expect(keysIn(sentence, language)).not.toContain(number);
    expect(stemsFor(sentence, language).filter((stem) => /Ile|Скільки/u.test(stem))).toEqual([]);
  });

  it("is not asked for where it is half of a word (uk)", () => {
    const sentence = "Концепція цивілізацій набула поширення наприкінці 1980-х рр. у працях соціологів.";
    expect(keysIn(sentence, "uk")).not.toContain("1980");
  });

  it("that is near the right one does not stand beside it", () => {
    const sentence = "Repozytorium kodu źródłowego programu zawiera około 500 etykiet.";
    const others = draftsFor(sentence, "pl")
      .filter(({ key }) => key === "500")
      .flatMap(({ distractors }) => distractors.map(Number));
    expect(others).not.toEqual([]);
    expect(others.filter((other) => other > 420 && other < 590)).toEqual([]);
  });
});

describe("a sentence that leans on others", () => {
  it.each([
    ["uk", "Докладніше про надсилання змін до віддалених серверів у."],
    ["pl", "W tym wypadku, wciąż jesteś na gałęzi master i pracujesz dalej nad stroną."],
  ] as const)("is not asked about alone (%s: %s)", (language, sentence) => {
    expect(isAskedAlone(sentence, language)).toBe(false);
  });

  it.each([
    ["pl", "W 1905 roku został wydany dekret o tolerancji religijnej w całym państwie."],
    ["pl", "Ostatni władca dynastii zmarł bezpotomnie w królewskim zamku w Krakowie."],
    ["uk", "Останній гетьман України провів молодість у навчальних закладах Петербурга."],
    ["pl", "W 1978 roku polska żeglarka zamknęła pętlę rejsu dookoła świata w pobliżu wysp."],
    ["pl", "Mauss z zespołem badaczy ustaliła wpływ strategii działania na negatywne emocje."],
    ["pl", "Po dwóch latach od zakażenia choroba przechodzi u chorych w postać przewlekłą."],
    ["pl", "Po zakończeniu wojny Maria Skłodowska-Curie zdobyła środki na nowy instytut."],
    ["uk", "До першої групи належать типології, що базуються на концепції циклічного розвитку."],
    ["pl", "W wysokiej temperaturze silnik działa krócej niż przy zwykłym obciążeniu całego układu."],
    ["uk", "Спочатку необхідно отримати з короткого дійсного числа довге, потім визначити тип результату."],
    ["uk", "Так звані кільця Сатурна складаються з безлічі дрібних уламків льоду та каменю."],
    ["uk", "Команда надсилає зміни на той сервер, з якого було зроблено перший клон сховища."],
    ["pl", "Po premierze jedna z brytyjskich gazet zamieściła rysunek nowego modelu wózka."],
    ["pl", "W 1966 roku młody kompozytor założył zespół złożony z samych studentów krakowskich."],
    ["pl", "28 czerwca 1914, po otrzymaniu wiadomości o zamachu w Sarajewie, Eskadra opuściła Rosję."],
    ["pl", "Freud, który uważał sny za wyraz ukrytych pragnień, przyjmował pacjentów w Wiedniu."],
    ["uk", "У 1905 році молодий письменник видав збірку новел про життя селян Полтавщини."],
    ["pl", "Rośliny pobierają z gleby wodę, a także rozpuszczone w niej sole mineralne."],
  ] as const)("is told from one that only looks so (%s: %s)", (language, sentence) => {
    expect(isAskedAlone(sentence, language)).toBe(true);
  });
});

describe("a question", () => {
  it.each([
    [
      "uk",
      "У 1926 році, коли «Гарт» розпався, письменник утворив нову літературну організацію.",
      /^У якому році коли/u,
    ],
    ["uk", "У 2006 році Міжнародний астрономічний союз ухвалив означення планети.", /міжнародний/u],
    [
      "pl",
      "W 1926 roku, gdy grupa się rozpadła, pisarz założył nową organizację literacką.",
      /^W którym roku gdy/u,
    ],
    [
      "uk",
      "Інтереси можуть бути пов'язані з допитливістю чи пристрасним ставленням дитини до певної теми.",
      /^Про кого/u,
    ],
    [
      "pl",
      "Modele prospołeczne mogą być wykorzystywane do zachęcania do zachowań akceptowanych społecznie.",
      /^O kim/u,
    ],
    [
      "uk",
      "З ініціативи уряду в грудні 1919 р. Народні збори прийняли закон про покарання винних.",
      /^У якому році .* в грудні/u,
    ],
    [
      "pl",
      "Aby zmienić nazwę odnośnika, czyli skrótu przypisanego do repozytorium, programista uruchamia polecenie.",
      /czyli/u,
    ],
    [
      "pl",
      "Określane jest to mianem zmiany scalającej, która posiada więcej niż jednego rodzica.",
      /^Co jest to/u,
    ],
  ] as const)("is not asked so that it makes no sense (%s: %s)", (language, sentence, odd) => {
    expect(stemsFor(sentence, language).filter((stem) => odd.test(stem))).toEqual([]);
  });
});

describe("an option", () => {
  it.each([
    ["git status", false],
    ["Linux", false],
    ["adres URL", false],

    ["ewolucyjni", true],
    ["zwrotny", true],
    ["tkaniny", false],
    ["neurony", false],
    ["hormony", false],
  ] as const)("is no mere quality (pl: %s)", (text, isNone) => {
    expect(isUninformative(text, profileOf("pl"))).toBe(isNone);
  });
});

describe("what no noun is", () => {
  it.each([
    ["pl", "Forma, w której drukarz odlewa się czcionkę, ma kształt pudełka.", "odlewa"],
    ["pl", "Z okna dziewczyna wołała o pomoc sąsiadów i przechodniów.", "dziewczyna wołała"],
    ["pl", "Był to podarunek pokierowany życzliwością do innych ludzi.", "podarunek pokierowany"],
  ] as const)("is no option (%s: %s)", (language, sentence, odd) => {
    const plan = planPassages(sourceOf([sentence, ...LESSONS[language]], language));
    const term = readDocument(plan, { seed: 1, mode: "study" }).terms.get(odd);
    expect(term !== undefined && term.bounded > 0 && canBeOption(term)).toBe(false);
  });

  it.each(["коректне лівобічне", "нове", "лівобічне"])(
    "is what only says how something is (uk: %s)",
    (text) => {
      expect(isUninformative(text, profileOf("uk"))).toBe(true);
    },
  );
});

describe("a phrase", () => {
  it.each([
    ["pl", "psychologia ewolucyjna", false],
    ["pl", "pamięć krótkotrwała", false],
    ["uk", "доходи бюджету", false],
  ] as const)(
    "stands in the case that the adjective behind its noun shows (%s: %s)",
    (language, text, is) => {
      expect(isOblique(text, profileOf(language))).toBe(is);
    },
  );

  it.each([
    ["pl", "Regularna medytacja pomaga uczniom w skupieniu uwagi.", "medytacja pomaga"],
    ["pl", "Najpierw dodajesz plik, a następnie zatwierdzasz zmiany.", "zatwierdzasz zmiany"],
    ["pl", "W szczególności rodzice powinni rozmawiać z dziećmi.", "rodzice powinni"],
    ["pl", "Dopiero wieczorem małżonek dotarli do domu.", "małżonek dotarli"],
    ["uk", "Одночасно формуються пластинки коміркового відростка.", "Одночасно"],
    ["uk", "Ця бібліотека вивчає поведінку користувачів.", "бібліотека вивчає"],
    ["uk", "Над станцією збудували так званий купол.", "званий купол"],
  ] as const)("holds no verb (%s: %s)", (language, sentence, clause) => {
    expect(phrasesOf(sentence, profileOf(language)).map(({ text }) => text)).not.toContain(clause);
  });
});

describe("what only an adjective tells apart", () => {
  const sentence = "Робітники отримали теки з центрального сервера і трохи в них попрацювали вдома.";
  const others = (more: readonly string[]) => {
    const body = Array.from({ length: 24 }, (_, i) => LESSONS.uk[i % 4] ?? "");
    const context = embeddedEngine.prepare(planPassages(sourceOf([sentence, ...more, ...body], "uk")), {
      seed: 1,
      mode: "study",
    });
    const line =
      context.plan.passages.length > 0 ? readDocument(context.plan, { seed: 1, mode: "study" }) : null;
    const [first] = line?.lines ?? [];
    if (line === null || first === undefined) return [];
    const asked = {
      key: "центрального сервера",
      stem: "Робітники отримали теки з _____.",
      line: first,
      before: "з",
    };
    return distractorsFor(asked, line).map(({ text }) => text);
  };
  const plain = [
    "Щоранку дані беруть з віддаленого сервера і зберігають удома.",
    "Щовечора копії роблять з віддаленого сервера та інших машин.",
    "Звіти йдуть з центрального сервера до всіх відділів.",
  ];

  it("does not stand beside the key unless the text sets the two apart (uk)", () => {
    expect(others(plain)).not.toContain("віддаленого сервера");
    const apart = "Віддалений сервер — це машина, яка зберігає копії й до якої звертаються мережею.";
    expect(others([...plain, apart])).toContain("віддаленого сервера");
  });
});

describe("what a thing is called", () => {
  it.each([
    [
      "пульсар",
      "Нейтронну зорю, яка швидко обертається і посилає правильні імпульси, називають пульсаром.",
      "Пульсар, квазар і цефеїда спалахують. Пульсар у Крабоподібній туманності спалахує тридцять разів щосекунди.",
    ],
    [
      "паралакс",
      "Паралаксом називають уявне зміщення близької зорі на тлі далеких.",
      "Якщо паралакс більший за одну секунду, то зоря дуже близька.",
    ],
  ])("is given as its name where the text has that (uk: %s)", (name, told, other) => {
    const context = embeddedEngine.prepare(planPassages(sourceOf([told, other, ...LESSONS.uk], "uk")), {
      seed: 1,
      mode: "study",
    });
    const drafts = context.plan.passages.flatMap((passage) =>
      allWritten(embeddedEngine.write(passage, context)),
    );
    const keys = drafts.filter(({ quote, kind }) => quote === told && kind === "term").map(({ key }) => key);
    expect(keys.map((key) => key.toLowerCase())).toEqual([name]);
  });
});

describe("a Polish decade", () => {
  it("ends no sentence before its century", () => {
    const text = "W latach 60. XX wieku lekarz zaproponował nową metodę. Była skuteczna.";
    expect(sentencesOf(text, profileOf("pl"))).toHaveLength(2);
  });
});

describe("a Ukrainian task", () => {
  it("is not defined by what it consists in", () => {
    const text =
      "Завдання полягає в тому, щоб забезпечити людей відкритим доступом до високоякісного навчання.";
    const document = readDocument(planPassages(sourceOf([text], "uk")), { seed: 1, mode: "study" });
    expect(document.definitions).toEqual([]);
  });
});
