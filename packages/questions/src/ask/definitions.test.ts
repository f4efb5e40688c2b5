import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../engine.ts";
import { planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { term } from "./definitions.ts";

function definedIn(text: string, language: Language): string[] {
  const document = readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" });
  return document.definitions.map(({ term }) => term);
}

describe("a definition", () => {
  it.each([
    // What stands before "to" is a verb or a participle.
    [
      "pl",
      "Spowodowane jest to wymogami bezpieczeństwa, które chronią przed usunięciem danych z repozytorium.",
    ],
    ["pl", "Wygląda to odrobinę inaczej, niż w przypadku wcześniejszego scalenia dwóch gałęzi projektu."],
    ["pl", "Określane jest to mianem zmiany scalającej, która posiada więcej niż jednego rodzica."],
    // How long it takes, or who it is in turn, is not what it is.
    ["pl", "Średni czas wypełnienia testu to około 20 minut, a odpowiedzi składają się z jednego słowa."],
    // Told to its reader.
    ["en", "Positive means you are adding something, and negative means you are taking something away."],
    ["uk", "Якщо ви знайомі з іншими системами, то помітите, що команда називається клонуванням."],
    // A clause is no name for a thing, nor is what opens with a preposition or points outside.
    [
      "en",
      "In a cask, the head of the barrel that holds wine is made of oak. A cask is old. A cask is heavy.",
    ],
    ["de", "Als Fässer werden solche Gefäße bezeichnet, die der Küfer aus Holz für Wein macht."],
    ["uk", "Якщо у бочці взагалі немає дна, вона називається порожницею."],
    ["pl", "Długość klepki oznacza się literą grecką i można ją podawać w metrach."],
    // Of what, the heading said.
    ["uk", "Вертикальна — зміна індивідом позиції в суспільстві з менш цінної на більш цінну."],
    // Of what comes of a condition, and of a quality no name is asked for.
    ["es", "Cuando el gas se disuelve en agua, la solución se denomina ácido clorhídrico."],
    ["es", "Dos líquidos que no se mezclan de forma apreciable se denominan inmiscibles."],
    // A dash without "це" parts what is told of two.
    ["uk", "Понад половину населення становлять індуїсти, мусульмани — п'яту частину, християни — решту."],
    // How a noun is that is too general, tells no kind of it.
    ["en", "The whole process is a matter of several hours that nobody sees. Nobody sees the whole process."],
    ["uk", "Найпоширеніше застосування — віддалено відслідковувані гілки, що їх створює клонування."],
  ] as const)("is not found in what only looks like one (%s: %s)", (language, sentence) => {
    expect(definedIn(sentence, language)).toEqual([]);
  });

  it.each([
    ["pl", "Neurony to komórki, które przewodzą i przetwarzają sygnały elektryczne.", "Neurony"],
    ["pl", "System nerwowy to układ narządów, który odbiera i przetwarza bodźce.", "System nerwowy"],
    // It speaks to its reader, and is true of all.
    [
      "en",
      "Confirmation bias is the tendency to notice facts that confirm your own beliefs.",
      "Confirmation bias",
    ],
    ["uk", "Червоний — динамічний колір, що спонукає до дій і викликає приплив сил.", "Червоний"],
    // What stands before a noun that is too general makes a term of it, if it comes again.
    [
      "uk",
      "Броунівський рух — хаотичне переміщення завислих частинок. Броунівський рух видно в мікроскоп.",
      "Броунівський рух",
    ],
    [
      "en",
      "The nervous system is a network of cells that carries signals. Drugs change the nervous system.",
      "nervous system",
    ],
    [
      "uk",
      "Монізм – це філософська позиція, яка визнає одну першооснову світобудови – матерію або дух.",
      "Монізм",
    ],
    ["uk", "Послідовність із трьох нуклеотидів називається триплетом, або кодоном.", "триплетом"],
    ["es", "Una solución en la que el agua es el solvente se llama solución acuosa.", "solución acuosa"],
    [
      "es",
      "Las sustancias que reaccionan se llaman reactivos y sus fórmulas se colocan a la izquierda.",
      "reactivos",
    ],
    // A glossary's term has its capital only where the text never has it without.
    ["uk", "Цей метеорит важкий. Метеорит: тіло з космосу, яке долетіло до поверхні Землі.", "метеорит"],
  ] as const)(
    "is found though its term looks like a quality or another case (%s: %s)",
    (language, text, term) => {
      expect(definedIn(text, language)).toEqual([term]);
    },
  );
});

/** How a text's last sentence is asked for what it names, and what that is. */
function namedIn(text: string, language: Language): [string, string][] {
  const plan = planPassages(sourceOf([...LESSONS[language], text], language));
  const document = readDocument(plan, { seed: 1, mode: "study" });
  const line = document.lines.at(-1);
  return line === undefined ? [] : allWritten(term.write(line, document)).map(({ stem, key }) => [stem, key]);
}

describe("a sentence that calls its noun by an adjective", () => {
  const askedIn = (text: string) => {
    const document = readDocument(planPassages(sourceOf([text], "uk")), { seed: 1, mode: "study" });
    return document.lines.flatMap((line) => allWritten(term.write(line, document)).map(({ stem }) => stem));
  };
  const kinds = [
    "Гімном називають урочисту пісню, яку співають на честь держави чи свята.",
    "Баладою називають віршовану розповідь про незвичайну подію з минулого.",
    "Сонетом називають вірш із чотирнадцяти рядків із суворим римуванням.",
  ];

  it("is asked for no adjective (uk)", () => {
    const stems = askedIn([...kinds, "Поезію, яка передає почуття автора, називають ліричною."].join(" "));
    expect(stems.length).toBeGreaterThan(0);
    expect(stems.filter((stem) => stem.includes("передає почуття"))).toEqual([]);
  });
});

describe("a sentence that names what the one before told", () => {
  it.each([
    [
      "en",
      "Pain signals that are sent to the brain get exaggerated. This type of pain is known as neuropathic pain.",
      "Pain signals that are sent to the brain get exaggerated. What is this type of pain called?",
      "neuropathic pain",
    ],
    [
      "en",
      "After a night without sleep, people spend more time in deep sleep than usual. This is called sleep rebound.",
      "After a night without sleep, people spend more time in deep sleep than usual. What is this called?",
      "sleep rebound",
    ],
    [
      "es",
      "Toda solución contiene un componente con una concentración mucho mayor que la de los demás. Este componente se denomina solvente y puede considerarse como el medio en el que se dispersan.",
      "Toda solución contiene un componente con una concentración mucho mayor que la de los demás. ¿Cómo se denomina este componente?",
      "solvente",
    ],
    [
      "es",
      "Bajo una presión mayor, el agua pasa de la solución concentrada a la diluida. Esto se llama ósmosis inversa.",
      "Bajo una presión mayor, el agua pasa de la solución concentrada a la diluida. ¿Cómo se llama esto?",
      "ósmosis inversa",
    ],
    [
      "de",
      "Ein Strom in der Spule erzeugt ein Magnetfeld, das Eisen anzieht. Diese Anordnung nennt man Elektromagnet.",
      "Ein Strom in der Spule erzeugt ein Magnetfeld, das Eisen anzieht. Wie nennt man diese Anordnung?",
      "Elektromagnet",
    ],
    [
      "uk",
      "Нитка хроматину закручується в щільну спіраль перед поділом клітини. Цей процес називається ущільненням.",
      "Нитка хроматину закручується в щільну спіраль перед поділом клітини. Як називається цей процес?",
      "ущільнення",
    ],
  ] as const)("is asked behind that (%s: %s)", (language, text, stem, key) => {
    expect(namedIn(text, language)).toEqual([[stem, key]]);
  });

  it.each([
    [
      "en",
      "Each time the rat hit the lever, a pellet of food came out. This is clearly evidenced by what is called conditioning.",
    ],
    [
      "es",
      "La sal se disuelve en el agua y forma una mezcla homogénea. Este tipo de mezclas, cuando es estable, se llama solución.",
    ],
  ] as const)("is not, where it says more than that (%s: %s)", (language, text) => {
    expect(namedIn(text, language)).toEqual([]);
  });
});

describe("what a sentence calls something", () => {
  it.each([
    [
      "pl",
      [
        "Przyrząd, który mierzy wilgotność powietrza, nazywamy higrometrem.",
        "Naukę o pomiarach wilgotności powietrza nazywamy higrometrią.",
        "Higrometria rozwija się szybko, a higrometria lasów jest osobną nauką.",
        "Barometr to przyrząd, który mierzy ciśnienie powietrza.",
        "Termometr to przyrząd, który mierzy temperaturę powietrza.",
      ],
      "mierzy wilgotność",
      "higrometr",
    ],
    [
      "uk",
      [
        "Прилад, який вимірює вологість повітря, називають гігрометром.",
        "Науку про вимірювання вологості повітря називають гігрометрією.",
        "Гігрометрія розвивається швидко, а гігрометрія лісів є окремою наукою.",
        "Барометр — це прилад, який вимірює тиск повітря.",
        "Термометр — це прилад, який вимірює температуру повітря.",
      ],
      "вимірює вологість",
      "гігрометр",
    ],
  ] as const)("is asked for by its name as a dictionary has it (%s)", (language, sentences, told, key) => {
    const plan = planPassages(sourceOf([sentences.join(" ")], language));
    const document = readDocument(plan, { seed: 1, mode: "study" });
    const drafts = document.lines.flatMap((line) => allWritten(term.write(line, document)));
    const asked = drafts.find(({ stem }) => stem.includes(told));
    expect(asked?.key.toLowerCase()).toBe(key);
    expect(asked?.distractors.map((text) => text.toLowerCase())).not.toContain(key);
  });
});

describe("a name beside what is told of it", () => {
  it("is asked for in its citation form, whatever its case there (pl)", () => {
    const told = [
      "Mowa tu o higrometrze, czyli przyrządzie, który mierzy wilgotność powietrza.",
      "Higrometr stoi w ogrodzie. W nocy higrometr pokazuje więcej niż w dzień.",
      "Barometr to przyrząd, który mierzy ciśnienie powietrza.",
      "Termometr to przyrząd, który mierzy temperaturę powietrza.",
    ];
    const plan = planPassages(sourceOf([told.join(" ")], "pl"));
    const document = readDocument(plan, { seed: 1, mode: "study" });
    const drafts = document.lines.flatMap((line) => allWritten(term.write(line, document)));
    expect(drafts.length).toBeGreaterThan(0);
    for (const { key, distractors } of drafts)
      for (const name of [key, ...distractors]) expect(name.toLowerCase()).not.toBe("higrometrze");
  });
});
