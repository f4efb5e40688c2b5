import type { Block, Language, SourceText } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { allWritten } from "../engine.ts";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";

type Part = readonly [heading: string, kind: Block["kind"], ...texts: string[]];

/** Slides, each with points or rows, and nothing that is a sentence. */
function slides(language: Language, parts: readonly Part[]): SourceText {
  return {
    title: null,
    language,
    format: "pptx",
    pageCount: parts.length,
    pagesWithText: parts.length,
    sections: parts.map(([heading, kind, ...texts], at) => ({
      heading,
      level: 1,
      slide: at + 1,
      blocks: texts.map((text) => ({ kind, text, slide: at + 1 })),
    })),
    warnings: [],
  };
}

async function askedOf(source: SourceText, count?: number) {
  const items = [];
  for await (const batch of generateQuestions(planPassages(source, count === undefined ? {} : { count }), {
    engine: embeddedEngine,
    mode: "study",
    seed: 7,
  }))
    items.push(...batch.items);
  return items.map(({ kind, text, options, groundTruthOptionId, source: evidence }) => ({
    kind,
    text,
    evidence,
    key: options.find(({ id }) => id === groundTruthOptionId)?.text ?? "",
    others: options.filter(({ id }) => id !== groundTruthOptionId).map((option) => option.text),
  }));
}

function draftsOf(source: SourceText) {
  const plan = planPassages(source);
  const context = embeddedEngine.prepare(plan, { seed: 7, mode: "study" });
  return plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
}

describe("slides of nothing but points", () => {
  it("are not asked about: nothing ties the points of one to those of another", async () => {
    const parts: readonly Part[] = [
      ["Purposes of monitoring", "listItem", "Early warning", "Capacity planning", "Trend analysis"],
      ["Kinds of rock", "listItem", "Igneous basalt", "Layered sandstone", "Folded marble"],
      ["Parts of a flower", "listItem", "Green sepals", "Coloured petals", "Pollen sacs"],
    ];
    expect(await askedOf(slides("en", parts))).toEqual([]);
  });
});

describe("a list that says what each of its things is", () => {
  const STAGES: Record<string, string> = {
    Planning: "March to May",
    Drafting: "October to December",
    Review: "June to August",
    Approval: "January to February",
  };

  it.each([
    ["listItem", /^Topic: The four stages\. Which of these belongs to “(.+)”\?$/u, "table"],
    ["definition", /^Which of the following best describes the term “(.+)”\?$/u, "definition"],
  ] as const)("is asked for what it says of one of them (%s)", async (block, stem, kind) => {
    const points = Object.entries(STAGES).map(([name, told]) => `${name} – ${told}`);
    const [first] = await askedOf(slides("en", [["The four stages", block, ...points]]));
    const name = stem.exec(first?.text ?? "")?.[1] ?? "";
    expect(first).toMatchObject({
      kind,
      key: STAGES[name],
      evidence: { quote: `${name} – ${STAGES[name]}` },
    });
    expect([first?.key, ...(first?.others ?? [])].sort()).toEqual(Object.values(STAGES).sort());
  });
});

/** Notes as learners type them: a name, and in a few words what is to be known of it. */
const NOTES: Record<Language, { notes: readonly string[]; key: string; stem: RegExp }> = {
  en: {
    notes: [
      "stamen = makes pollen, male part",
      "sepal: guards the bud before it opens",
      "petal - colour and scent, draws insects",
      "stigma: sticky tip where pollen lands",
    ],
    key: "sepal",
    stem: /^Topic: Parts of a flower\. Which of these is described here: “guards the bud before it opens”\?$/u,
  },
  de: {
    notes: [
      "Staubblatt = bildet Pollen, männlich",
      "Kelchblatt: schützt die Knospe vor dem Öffnen",
      "Kronblatt - Farbe und Duft, lockt Insekten an",
      "Narbe: klebrige Spitze, auf der Pollen landet",
    ],
    key: "Kelchblatt",
    stem: /^Thema: Teile der Blüte\. Was wird hier beschrieben: „schützt die Knospe vor dem Öffnen“\?$/u,
  },
  es: {
    notes: [
      "estambre = forma el polen, parte masculina",
      "sépalo: protege el capullo antes de abrirse",
      "pétalo - color y olor, atrae insectos",
      "estigma: punta pegajosa donde cae el polen",
    ],
    key: "sépalo",
    stem: /«protege el capullo antes de abrirse»/u,
  },
  pl: {
    notes: [
      "pręcik = wytwarza pyłek, część męska",
      "działka: chroni pąk przed otwarciem",
      "płatek - barwa i zapach, wabi owady",
      "znamię: lepki koniec, na który pada pyłek",
    ],
    key: "działka",
    stem: /„chroni pąk przed otwarciem”/u,
  },
  uk: {
    notes: [
      "тичинка = утворює пилок, чоловіча частина",
      "чашолисток: захищає бутон до розкриття",
      "пелюстка - колір і запах, приваблює комах",
      "приймочка: липкий кінчик, куди падає пилок",
    ],
    key: "чашолисток",
    stem: /«захищає бутон до розкриття»/u,
  },
  ja: {
    notes: [
      "雄しべ：花粉をつくるところ",
      "萼片：つぼみを外側から守る部分",
      "花弁：色と香りで虫をよぶ部分",
      "柱頭：花粉がつくめしべの先の部分",
    ],
    key: "萼片",
    stem: /つぼみを外側から守る部分/u,
  },
};
const TITLES: Record<Language, string> = {
  en: "Parts of a flower",
  de: "Teile der Blüte",
  es: "Partes de la flor",
  pl: "Budowa kwiatu",
  uk: "Будова квітки",
  ja: "花のつくり",
};

describe("notes", () => {
  it.each(Object.entries(NOTES) as [Language, (typeof NOTES)[Language]][])(
    "are asked which of what they name a thing is told of (%s)",
    async (language, { notes, key, stem }) => {
      const asked = await askedOf(slides(language, [[TITLES[language], "listItem", ...notes]]), 4);
      const found = asked.find((item) => stem.test(item.text));
      expect(found?.key.toLowerCase()).toBe(key.toLowerCase());
      expect(found?.others).toHaveLength(3);
      expect(found?.evidence?.quote).toBe(notes[1]);
    },
  );

  it("take what other lists nearby name where one names too few", async () => {
    const asked = await askedOf(
      slides("en", [
        [
          "Membrane",
          "listItem",
          "diffusion: particles spread out along a gradient",
          "osmosis: water crosses a membrane",
        ],
        ["Cycle", "listItem", "mitosis = nucleus divides in two", "cytokinesis = cytoplasm is pinched off"],
      ]),
      4,
    );
    expect(asked.map(({ key }) => key.toLowerCase())).toEqual(
      expect.arrayContaining(["mitosis", "cytokinesis"]),
    );
  });

  it.each([
    // Who speaks by turns, and what a form is filled in with.
    [
      "a dialogue",
      [
        "Anna: are you coming with us?",
        "Ben: not before the rain stops",
        "Anna: then take a coat",
        "Ben: it is still wet from before",
      ],
    ],
    ["a form", ["Prepared by: Anna Nowak", "Date: 12 May 2024", "Place: Main Street 5", "Version: 2 of 3"]],
    [
      "a schedule",
      [
        "Stage 1 – March 2014 to mid-2015",
        "Stage 2 – October 2014 to late 2015",
        "Stage 3 – March 2015 to late 2015",
        "Stage 4 – March 2015 to early 2016",
      ],
    ],
  ])("are not what %s has", async (_, lines) => {
    const notes = [
      "diffusion: particles spread out along a gradient",
      "osmosis: water crosses a membrane",
      "mitosis: the nucleus divides in two",
      "cytokinesis: the cytoplasm is pinched off",
    ];
    const describedIn = async (...points: readonly string[]) => {
      const asked = await askedOf(slides("en", [["Page", "listItem", ...points]]), 3);
      return asked.filter(({ text }) => text.includes("described here"));
    };
    expect(await describedIn(...lines)).toEqual([]);
    expect((await describedIn(...notes)).length).toBeGreaterThan(0);
  });
});

describe("a glossary", () => {
  it("has a meaning asked for beside those of like things, and none that shows itself", () => {
    const terms = [
      "Anvil: a heavy tool that metal is beaten on",
      "Varnish: a clear liquid that guards the wood",
      "Rasp: a rough tool that wood is filed with",
      "Adze: a curved tool that beams are hewn with",
      "Gouge: a hollow tool that bowls are carved with",
    ];
    const plan = planPassages(slides("en", [["Glossary of the workshop", "definition", ...terms]]));
    const context = embeddedEngine.prepare(plan, { seed: 7, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
    const worthOf = (word: string) => drafts.find(({ key }) => key.includes(word))?.score ?? 0;
    expect(worthOf("tool")).toBeGreaterThan(0);
    expect(worthOf("liquid")).toBe(0);
  });
});

const PLANETS = [
  "Planet | Kind of surface | Moons",
  "Mercury | bare craters | 0",
  "Venus | hot plains | 0",
  "Mars | red deserts | 2",
  "Jupiter | cloud bands | 95",
  "Uranus | frozen haze | 28",
  "Neptune | dark storms | 16",
];

/** What switches of a program do, in each language: one row, and what it is asked by. */
const SWITCHES: Record<Language, { rows: readonly string[]; stems: readonly RegExp[] }> = {
  en: {
    rows: [
      "`--stat` | Shows the lines that a file gained or lost",
      "`--oneline` | Puts an entry on a line of its own",
      "`--graph` | Draws the branches beside the list as a tree",
      "`--since` | Leaves out what is older than a given day",
      "`--author` | Keeps the work of one given person",
      "`--reverse` | Starts the list with the oldest entry",
    ],
    stems: [
      /^Which of the following best describes the term “--\w+”\?$/u,
      /^Which of these is described here: “.+”\?$/u,
    ],
  },
  de: {
    rows: [
      "`--stat` | Zeigt die Zahl der geänderten Zeilen einer Datei",
      "`--oneline` | Setzt Einträge in eine eigene Zeile",
      "`--graph` | Zeichnet neben der Liste die Zweige als Baum",
      "`--since` | Lässt weg, was älter ist als ein bestimmter Tag",
      "`--author` | Behält die Arbeit einer bestimmten Person",
      "`--reverse` | Beginnt die Liste mit dem ältesten Eintrag",
    ],
    stems: [
      /^Welche Beschreibung passt am besten zum Begriff „--\w+“\?$/u,
      /^Was wird hier beschrieben: „.+“\?$/u,
    ],
  },
  es: {
    rows: [
      "`--stat` | Muestra las líneas cambiadas de los archivos",
      "`--oneline` | Pone las entradas en líneas propias",
      "`--graph` | Dibuja las ramas como un árbol junto a la lista",
      "`--since` | Omite lo que es anterior a un día determinado",
      "`--author` | Conserva el trabajo de una persona dada",
      "`--reverse` | Empieza la lista por la entrada más antigua",
    ],
    stems: [
      /^¿Cuál de estas opciones describe mejor el concepto «--\w+»\?$/u,
      /^¿A qué corresponde la descripción «.+»\?$/u,
    ],
  },
  pl: {
    rows: [
      "`--stat` | Pokazuje liczbę zmienionych wierszy pliku",
      "`--oneline` | Umieszcza wpisy w osobnych wierszach",
      "`--graph` | Rysuje obok listy gałęzie w postaci drzewa",
      "`--since` | Pomija wpisy starsze niż podany dzień",
      "`--author` | Zostawia na liście prace jednej osoby",
      "`--reverse` | Zaczyna listę od najstarszego wpisu",
    ],
    stems: [/^Które określenie najlepiej opisuje pojęcie „--\w+”\?$/u, /^Co opisano tymi słowami: „.+”\?$/u],
  },
  uk: {
    rows: [
      "`--stat` | Показує кількість змінених рядків файлу",
      "`--oneline` | Виводить записи в окремих рядках",
      "`--graph` | Малює поруч зі списком гілки у вигляді дерева",
      "`--since` | Пропускає записи, старші за вказаний день",
      "`--author` | Залишає у списку роботу однієї людини",
      "`--reverse` | Починає список із найстарішого запису",
    ],
    stems: [/^Який опис найкраще відповідає поняттю «--\w+»\?$/u, /^Що описано цими словами: «.+»\?$/u],
  },
  ja: {
    rows: [
      "`--stat` | ファイルごとに変更された行数を表示する",
      "`--oneline` | 記録を一件ずつ一行にまとめて表示する",
      "`--graph` | 一覧の横に枝分かれの様子を木の形で描く",
      "`--since` | 指定した日より古い記録を一覧から省く",
      "`--author` | 指定した人が行った作業だけを残す",
      "`--reverse` | 一覧を最も古い記録から順に並べる",
    ],
    stems: [/^「--\w+」の説明として最も適切なものはどれか。$/u, /^「.+」と説明されているのはどれか。$/u],
  },
};

describe("a table of what switches and commands do", () => {
  it.each(Object.entries(SWITCHES))("is asked both ways (%s)", async (language, { rows, stems }) => {
    const head = { en: "Switch | Effect", ja: "オプション | 説明" }[language] ?? "Option | Effekt";
    const asked = await askedOf(slides(language as Language, [["git log", "tableRow", head, ...rows]]), 3);
    const pairs = rows.map((row) => row.replaceAll("`", "").split(" | "));
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(["definition", "table"]));
    const topic = profileOf(language as Language).phrases?.about?.("git log", "") ?? "";
    expect(topic).toContain("git log");
    for (const { kind, text, key, others } of asked) {
      expect(text.startsWith(topic.trimEnd())).toBe(true);
      expect(text.slice(topic.trimEnd().length).trimStart()).toMatch(
        stems[kind === "definition" ? 0 : 1] as RegExp,
      );
      const pair = pairs.find((cells) => cells.includes(key)) ?? [];
      expect(pair.some((cell) => cell !== key && text.includes(cell))).toBe(true);
      const column = pair.indexOf(key);
      expect(others.every((other) => pairs.some((cells) => cells[column] === other))).toBe(true);
    }
  });
});

describe("a table of what switches do", () => {
  const HEAD = "Opcja | Znaczenie";
  const UNDER = "Przydatne opcje `git log`";

  it("is asked about under its caption, where it has one", async () => {
    const source = slides("pl", [["Przeglądanie historii", "tableRow", HEAD, ...SWITCHES.pl.rows]]);
    source.sections[0]?.blocks.unshift({ kind: "paragraph", text: UNDER });
    const asked = await askedOf(source, 3);
    expect(asked.length).toBeGreaterThan(1);
    for (const { text } of asked) expect(text).toMatch(/^Temat: Przydatne opcje git log\. /u);
  });

  it("is not asked for rows that were left in English", async () => {
    const foreign = [
      "`--diff` | Show the changes made by each of the entries",
      "`--names` | Show the files touched in each of the entries",
    ];
    const source = slides("pl", [["git log", "tableRow", HEAD, ...foreign, ...SWITCHES.pl.rows]]);
    const asked = await askedOf(source, 8);
    expect(asked.length).toBeGreaterThan(1);
    for (const { text, key, others } of asked)
      for (const told of [text, key, ...others]) expect(told).not.toMatch(/Show the/u);
  });
});

describe("a table some of whose cells end in a full stop", () => {
  it("has options that all end alike", async () => {
    const rows = SWITCHES.en.rows.map((row, i) => (i % 2 === 0 ? row : `${row}.`));
    const asked = await askedOf(slides("en", [["git log", "tableRow", "Switch | Effect", ...rows]]), 3);
    const definitions = asked.filter(({ kind }) => kind === "definition");
    expect(definitions.length).toBeGreaterThan(0);
    expect(definitions.flatMap(({ key, others }) => [key, ...others]).join("\n")).not.toMatch(/\.$/mu);
  });
});

describe("a table", () => {
  it("is asked what it has for a row in a column, or which row has that, beside what it has there for others", async () => {
    const asked = await askedOf(slides("en", [["The planets", "tableRow", ...PLANETS]]));
    expect(asked.length).toBeGreaterThan(0);
    const rows = PLANETS.map((row) => row.split(" | "));
    const columnOf = (head: string | undefined) => rows[0]?.indexOf(head ?? "") ?? -1;
    for (const { kind, text, key, others, evidence } of asked) {
      expect(kind).toBe("table");
      const { head, name, own, value } =
        /^Topic: The planets\. (?:Which “(?<head>.+)” belongs to “(?<name>.+)”\?|“(?<own>.+)”: “(?<value>.+)”\. Which of these)/u.exec(
          text,
        )?.groups ?? {};
      const isOfName = value !== undefined;
      const row = rows.find((cells) => (isOfName ? cells[columnOf(own)] === value : cells[0] === name));
      const column = isOfName ? 0 : columnOf(head);
      expect(key).toBe(row?.[column]);
      const values = rows.slice(1).map((its) => its[column]);
      expect(others.filter((option) => !values.includes(option))).toEqual([]);
      expect(evidence?.quote).toBe(row?.join(" | "));
    }
  });

  it("is not asked about where its first row is no head, or a column holds this and that", async () => {
    const bare = PLANETS.slice(1);
    expect((await askedOf(slides("en", [["The planets", "tableRow", ...PLANETS]]))).length).toBeGreaterThan(
      0,
    );
    expect(await askedOf(slides("en", [["The planets", "tableRow", ...bare]]))).toEqual([]);
    const mixed = ["Field | Entry", "Name | Ada Byron", "Born | 1815", "Home | London", "Height | 160 cm"];
    expect(await askedOf(slides("en", [["A form", "tableRow", ...mixed]]))).toEqual([]);
    const people = ["Name | Ada Byron", "Friend | Mary Shelley", "Tutor | Jane Marcet", "Nurse | Anna Clark"];
    const even = [mixed[0] ?? "", ...people];
    expect((await askedOf(slides("en", [["A form", "tableRow", ...even]]))).length).toBeGreaterThan(0);
  });

  it.each([
    [
      "en",
      "Salt | Metal | Flame",
      "chlorides sodium lithium potassium yellow crimson violet",
      "bromides barium calcium copper greenish orange bluish",
    ],
    [
      "de",
      "Salz | Metall | Flamme",
      "Chloride Natrium Lithium Kalium gelblich karminrot violett",
      "Bromide Barium Calcium Kupfer grünlich orangerot bläulich",
    ],
    [
      "es",
      "Sal | Metal | Llama",
      "cloruros sodio litio potasio amarilla carmesí violeta",
      "bromuros bario calcio cobre verdosa anaranjada azulada",
    ],
    [
      "pl",
      "Sól | Metal | Płomień",
      "chlorki sód lit potas żółty karminowy fioletowy",
      "bromki bar wapń miedź zielonkawy pomarańczowy niebieskawy",
    ],
    [
      "uk",
      "Сіль | Метал | Полумʼя",
      "хлориди натрій літій калій жовте малинове фіолетове",
      "броміди барій кальцій мідь зеленкувате оранжеве блакитне",
    ],
  ] as const)(
    "is named by what each row has of its own where its first column groups the rows (%s)",
    async (language, head, ...groups) => {
      const rows = groups.flatMap((told) => {
        const [group = "", ...cells] = told.split(" ");
        return [0, 1, 2].map((at) => [group, cells[at] ?? "", cells[at + 3] ?? ""]);
      });
      const texts = [head, ...rows.map((row) => row.join(" | "))];
      const asked = await askedOf(slides(language, [["", "tableRow", ...texts]]));
      expect(asked.length).toBeGreaterThan(1);
      for (const { text, key } of asked) {
        const row = rows.find(([, name = "", value = ""]) => [name, value].includes(key));
        const [, name = "", value = ""] = row ?? [];
        expect(text).toContain(key === name ? value : name);
      }
    },
  );

  it("is asked about a row whose answer is as plain as another's where one gives no question", async () => {
    const rows = ["retinol | night blindness", "calciferol | rickets", "tocopherol | anaemia"];
    const more = ["thiamine | beriberi", "niacin | pellagra", "cobalamin | anorexia"];
    const asked = await askedOf(
      slides("en", [["Vitamins", "tableRow", "Vitamin | Deficiency", ...rows, ...more]]),
    );
    expect(asked).toHaveLength(3);
  });
});

describe("names with a sentence or two", () => {
  const asked = async (language: Language, heading: string, texts: readonly string[]) =>
    askedOf(slides(language, [[heading, "listItem", ...texts]]), 4);

  it("are asked by a clause that does not spell them, among the others of their list", async () => {
    const items = await asked("en", "Ways to join boards", [
      "Mitring: Boards that are mitred meet at an angle. Their end grain stays hidden.",
      "Dowelling: Round pegs hold the boards in line. The holes are bored first.",
      "Halving: Half of each board is cut away. The faces end up flush.",
      "Scarfing: Two long slopes are glued together. The board grows in length.",
    ]);
    const names = ["Mitring", "Dowelling", "Halving", "Scarfing"];
    const forNames = items.filter(({ key }) => names.includes(key));
    expect(forNames.length).toBeGreaterThan(0);
    for (const { text, key, others } of forNames) {
      expect(names).toEqual(expect.arrayContaining([key, ...others]));
      expect(text.toLowerCase()).not.toContain(key.slice(0, 5).toLowerCase());
    }
  });

  it("are asked by a property of theirs, and for it, where a column says clauses", () => {
    const rows = [
      "Joint | Holds because",
      "Dovetail | the tails are wider at their ends than at the base",
      "Comb joint | the glue has a large surface on both sides",
      "Bridle joint | a tongue sits in a slot between two cheeks",
      "Tenon joint | a wedge spreads the wood in its tight mortise",
    ];
    const stems = draftsOf(slides("en", [["Joints", "tableRow", ...rows]])).map(({ stem }) => stem);
    expect(stems.filter((stem) => !stem.includes("“Holds because”"))).toEqual([]);
    expect(stems.filter((stem) => stem.includes("Which “Holds because” belongs to"))).toHaveLength(2);
    expect(stems.filter((stem) => stem.includes("Which of these does that apply to?"))).toHaveLength(2);
  });
});

describe("steps", () => {
  it("are asked for what comes right after one of them", () => {
    const steps = ["Soaking the hides", "Scraping the hair", "Tanning in bark", "Rolling the leather"];
    const drafts = draftsOf(slides("en", [["Stages of tanning", "listItem", ...steps]]));
    const next = drafts.filter(({ stem }) => stem.includes("right after"));
    expect(next.length).toBeGreaterThan(0);
    for (const { stem, key, distractors } of next) {
      const at = steps.findIndex((step) => stem.includes(step));
      expect(key).toBe(steps[at + 1]);
      expect(distractors).toHaveLength(2);
    }
  });
});

describe("who did what", () => {
  it("is asked among the others who did something", () => {
    const source = slides("en", [
      [
        "History of the loom",
        "paragraph",
        "Martha Hollis invented a loom with a foot pedal for narrow cloth in Corin.",
        "Edwin Barrow developed a way of weaving ribbons on six shuttles at once.",
        "Clara Whitfield introduced punched cards in the large mills of Corin.",
      ],
    ]);
    const asked = draftsOf(source).filter(({ stem }) => stem.startsWith("Who introduced punched cards"));
    expect(asked.map(({ key }) => key)).toContain("Clara Whitfield");
    expect(asked.map(({ distractors }) => distractors.toSorted())).toContainEqual([
      "Edwin Barrow",
      "Martha Hollis",
    ]);
  });
});
