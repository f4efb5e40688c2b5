import type { Block, Language, SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { readDocument } from "../document.ts";
import { planPassages } from "../passages.ts";

type Part = readonly [
  heading: string,
  level: number,
  ...blocks: readonly (readonly [Block["kind"], string])[],
];

function documentOf(language: Language, ...parts: readonly Part[]) {
  const source: SourceText = {
    title: null,
    language,
    format: "md",
    pageCount: null,
    pagesWithText: null,
    warnings: [],
    sections: parts.map(([heading, level, ...blocks]) => ({
      heading,
      level,
      blocks: blocks.map(([kind, text]) => ({ kind, text })),
    })),
  };
  return readDocument(planPassages(source), { seed: 1, mode: "study" });
}

const rows = (...texts: readonly string[]) => texts.map((text) => ["tableRow", text] as const);
const points = (...texts: readonly string[]) => texts.map((text) => ["listItem", text] as const);
const told = (...texts: readonly string[]) => texts.map((text) => ["paragraph", text] as const);

/** Names by what they are told to be, of the groups of a kind. */
function namedIn({ groups }: ReturnType<typeof documentOf>, kind: string): Record<string, string> {
  const members = groups.filter((group) => group.kind === kind).flatMap((group) => group.members);
  return Object.fromEntries(members.map(({ name, description }) => [name, description]));
}

describe("a table", () => {
  it("is read though its last column is empty, and cells of others are", () => {
    const document = documentOf("uk", [
      "Вітри",
      2,
      ...rows(
        "Вітер | Опис | Де дме | Малюнок",
        "Бриз | змінює напрям удень і вночі біля берега | узбережжя",
        "Фен | сухий і теплий, спадає зі схилів гір",
        "Мусон | дме влітку з моря, а взимку із суходолу | Азія",
        "Пасат | стало дме від тропіків до екватора | тропіки",
      ),
    ]);
    expect(Object.keys(namedIn(document, "table"))).toEqual(["Бриз", "Фен", "Мусон", "Пасат"]);
    const [described, placed] = document.groups.filter(({ kind }) => kind === "table");
    expect(described?.members).toHaveLength(4);
    expect(placed?.members.map(({ description }) => description)).toEqual(["узбережжя", "Азія", "тропіки"]);
  });

  it("takes a head that comes again for the name of its next part, and a row of one cell too", () => {
    const document = documentOf("en", [
      "Boats",
      2,
      ...rows(
        "Sailing boats | Built by | Known for",
        "Ketch | the Harlan yard | two masts of unequal height",
        "Sloop | the Corin yard | one mast and a single jib",
        "Rowing boats | Built by | Known for",
        "Wherry | the Odell yard | a long overhanging bow",
        "Motor boats",
        "Tender | the Pruitt yard | a flat and wide bottom",
      ),
    ]);
    const known = document.groups.find(({ relation }) => relation === "Known for");
    expect(known?.members.map(({ name }) => name)).toEqual(["Ketch", "Sloop", "Wherry", "Tender"]);
    const classes = document.groups.find(({ kind }) => kind === "classes");
    expect(classes?.members.map(({ name, description }) => [description, name])).toEqual([
      ["Ketch", "Sailing boats"],
      ["Sloop", "Sailing boats"],
      ["Wherry", "Rowing boats"],
      ["Tender", "Motor boats"],
    ]);
  });

  it("of one row under its head tells its columns apart, and one of entries has a name in each cell", () => {
    const apart = documentOf("de", [
      "Schlösser",
      2,
      ...rows(
        "Bügelschloss | Faltschloss",
        "Ein starrer Bügel greift um den Rahmen. | Die Glieder lassen sich einklappen.",
      ),
    ]);
    expect(Object.keys(namedIn(apart, "contrast"))).toEqual(["Bügelschloss", "Faltschloss"]);
    const entries = documentOf("pl", [
      "Narzędzia",
      2,
      ...rows(
        "Ręczne | Elektryczne",
        "Dłuto – ostrze, którym żłobi się drewno | Frezarka – maszyna, która wycina rowki",
        "Strug – nóż w oprawie, który wygładza deski | Wyrzynarka – piła o wąskim brzeszczocie",
      ),
    ]);
    expect(Object.keys(namedIn(entries, "notes"))).toEqual(["Dłuto", "Frezarka", "Strug", "Wyrzynarka"]);
  });
});

describe("a list", () => {
  it.each([
    [
      "en",
      [
        "Kneading: The dough is worked by hand for a while. It grows smooth and holds air.",
        "Proofing: The dough rests in a warm place. Its volume doubles.",
        "Scoring: The crust is cut with a blade. Steam can leave the loaf.",
      ],
      ["Kneading", "Proofing", "Scoring"],
    ],
    [
      "es",
      [
        "Molienda. El grano se rompe entre dos piedras. De él sale la harina.",
        "Cernido. La harina pasa por una tela fina. El salvado queda fuera.",
        "Amasado. El agua se une a la harina. La masa se vuelve lisa.",
      ],
      ["Molienda", "Cernido", "Amasado"],
    ],
    [
      "ja",
      [
        "浸漬：豆を水に一晩つける。豆がやわらかくなる。",
        "磨砕：豆を石うすでつぶす。どろりとした液になる。",
        "凝固：液ににがりを加える。白いかたまりができる。",
      ],
      ["浸漬", "磨砕", "凝固"],
    ],
  ] as const)("of names with a sentence or two is read (%s)", (language, texts, names) => {
    const document = documentOf(language, ["Work", 2, ...points(...texts)]);
    expect(Object.keys(namedIn(document, "notes"))).toEqual(names);
  });

  it("that its line counts is read by what stands before the verb of each point", () => {
    const document = documentOf("en", [
      "Glue",
      2,
      ...told("A joiner named three properties of a good glue:"),
      ...points(
        "Tack measures how fast a glue grips the wood. It is felt at once.",
        "Viscosity refers to how slowly the glue flows. Cold makes it rise.",
        "Elasticity allows the joint to move. Old glue has lost it.",
      ),
    ]);
    expect(Object.keys(namedIn(document, "notes"))).toEqual(["Tack", "Viscosity", "Elasticity"]);
  });

  it("has no names where its points are only numbered", () => {
    const numbered = documentOf("de", [
      "Stufen des Lernens",
      2,
      ...points(
        "Stufe 1: das Lernen ohne Bindung an einen Ort",
        "Stufe 2: das Lernen ohne Bindung an eine Zeit",
        "Stufe 3: das Lernen mit anderen an einem Ort",
      ),
    ]);
    expect(namedIn(numbered, "notes")).toEqual({});
  });

  it("may be made of paragraphs, and of steps", () => {
    const document = documentOf(
      "de",
      [
        "Arten von Knoten",
        2,
        ...told(
          "Webleinstek: Das Seil läuft zweimal um den Pfahl und klemmt sich dabei fest.",
          "Palstek: Das Auge zieht sich unter Last nicht zu und lässt sich leicht lösen.",
          "Schotstek: Zwei Seile verschiedener Dicke werden miteinander verbunden.",
        ),
      ],
      ["Schritte der Ernte", 2, ...points("Prüfung der Reife", "Schnitt der Halme", "Trocknung des Korns")],
    );
    expect(Object.keys(namedIn(document, "notes"))).toEqual(["Webleinstek", "Palstek", "Schotstek"]);
    expect(Object.keys(namedIn(document, "steps"))).toEqual([
      "Prüfung der Reife",
      "Schnitt der Halme",
      "Trocknung des Korns",
    ]);
  });
});

describe("headings beside each other", () => {
  it("name what is of one kind, and what their sections say of it", () => {
    const document = documentOf(
      "en",
      ["Phases of a kiln", 1, ...told("A kiln goes through phases that the potter watches by their colour.")],
      ["Candling", 2, ...told("Candling dries the clay at a low heat over many hours of the night.")],
      ["Soaking", 2, ...told("Soaking holds the heat at its peak until the glaze has melted evenly.")],
      ["Crash cooling", 2, ...told("In the last hour the doors are opened and the heat falls quickly.")],
    );
    expect(Object.keys(namedIn(document, "headings"))).toEqual(["Candling", "Soaking", "Crash cooling"]);
  });
});

describe("what a sentence tells apart, and who did what", () => {
  it.each([
    ["en", "The ketch carries two masts, whereas the sloop carries one mast.", ["ketch", "sloop"]],
    ["de", "Der Meißel schneidet das Holz, während der Strug die Bretter glättet.", []],
  ] as const)("is read where both are terms of the text (%s)", (language, sentence, names) => {
    const again = "The ketch lay beside the sloop. A ketch is slow. A sloop is fast.";
    const document = documentOf(language, ["Boats", 2, ...told(`${sentence} ${again}`)]);
    expect(Object.keys(namedIn(document, "contrast"))).toEqual(names);
  });

  it("gives persons with their deeds", () => {
    const document = documentOf("en", [
      "Looms",
      2,
      ...told(
        "Martha Hollis invented a loom with a foot pedal for narrow cloth.",
        "Edwin Barrow described the weaving of ribbons in three volumes.",
        "Clara Whitfield introduced punched cards in the mills of Corin.",
      ),
    ]);
    expect(namedIn(document, "deeds")).toMatchObject({
      "Martha Hollis": "invented a loom with a foot pedal for narrow cloth.".replace(/\.$/u, ""),
      "Clara Whitfield": "introduced punched cards in the mills of Corin",
    });
  });
});

describe("a definition", () => {
  it.each([
    ["en", "The board that closes a barrel is called the barrelhead, which a hoop holds.", "barrelhead"],
    [
      "en",
      "The cooper cut a stave, a narrow strip of wood that bends over steam. A stave is light.",
      "stave",
    ],
    ["en", "A chime occurs when two staves meet at the rim of a cask.", "chime"],
    [
      "de",
      "Bei einer Daube handelt es sich um ein gebogenes Brett, das die Wand des Fasses bildet.",
      "Daube",
    ],
    ["de", "Als Spund bezeichnet man den Stopfen, der das Loch im Fass verschließt.", "Spund"],
    ["es", "La duela es una tabla curva que forma la pared del barril.", "duela"],
    ["es", "Llamamos bitoque al tapón que cierra el agujero de un barril.", "bitoque"],
    ["pl", "Wygiętą deskę, która tworzy ścianę beczki, nazywamy klepką.", "klepką"],
    ["pl", "Szpunt, czyli korek zamykający otwór beczki, robi się z lipy. Szpunt jest z lipy.", "szpunt"],
    ["uk", "Клепка — це вигнута дошка, яка утворює стінку бочки.", "клепка"],
    ["uk", "Корок, що закриває отвір бочки, називають чопом.", "чопом"],
    ["en", "The term croze is used to describe the groove that holds the head of a barrel.", "croze"],
    ["en", "Coopers define a firkin as a small cask that holds a quarter of a barrel.", "firkin"],
    ["en", "Hollis’s law states that a dry stave always swells in water.", "Hollis’s law"],
    ["en", "A bung, as shown in Figure 3, is a stopper that closes the hole of a cask.", "bung"],
    ["de", "Als Gargel wird eine Nut bezeichnet, die den Boden des Fasses hält.", "Gargel"],
    ["de", "Unter dem Begriff Gebinde wird ein Gefäß aus Holz verstanden, das Wein fasst.", "Gebinde"],
    ["es", "El término jable se utiliza para describir la ranura que sujeta el fondo del barril.", "jable"],
    ["es", "Las tablas curvas que forman la pared del barril suelen denominarse duelas.", "duelas"],
    [
      "es",
      "El bitoque es un tapón de madera que cierra el agujero del barril, como se ve en la Figura 2.",
      "bitoque",
    ],
    ["pl", "Mianem wątoru określa się rowek, który trzyma dno beczki.", "wątoru"],
    ["uk", "Терміном «утор» позначають паз, який тримає дно бочки.", "утор"],
    ["en", "Before the bung is cut, the board that closes the side is called a quarter.", "quarter"],
    ["en", "A stave is a bent board of oak, and a heading is a flat board that closes the end.", "heading"],
    ["en", "Hollis’s law: the length of a dry stave is proportional to its age.", "Hollis’s law"],
    ["es", "El volumen V de un barril se define como el espacio que llena el vino.", "volumen"],
    ["es", "El número de duelas de un barril se denomina número de talla.", "número de talla"],
    ["es", "Los tapones de corcho, llamados bitoques, se hinchan con el vino.", "bitoques"],
    ["pl", "Bednarstwo odnosi się do wyrobu beczek i kadzi z klepek.", "bednarstwo"],
    ["ja", "樽板とは、樽の側面を形づくる曲がった板のことである。", "樽板"],
  ] as const)("is read by every cue (%s: %s)", (language, sentence, term) => {
    const document = documentOf(language, ["Cask", 2, ...told(sentence)]);
    expect(document.definitions.map((found) => found.term.toLowerCase())).toContain(term.toLowerCase());
  });

  it("is read in a sentence that as a whole leans on others, and twice where it names two", () => {
    const leaning = documentOf("en", [
      "Cask",
      2,
      ...told(
        "As we saw, they then fit the croze, which is the groove that holds the head of a cask. The croze is cut last.",
      ),
    ]);
    expect(leaning.definitions.map(({ term }) => term)).toContain("croze");
    const twice = documentOf("de", [
      "Töne",
      2,
      ...told(
        "Der Bereich bis 15 Hz wird als Infraschall, der Bereich ab 20 kHz als Ultraschall bezeichnet.",
      ),
    ]);
    expect(twice.definitions.map(({ term }) => term)).toEqual(["Infraschall", "Ultraschall"]);
  });
});
