import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { linesOf } from "./lines.ts";

/** What is asked about one sentence of a manual that stands before a lesson. */
async function askedAbout(sentence: string, language: Language) {
  const plan = planPassages(sourceOf([sentence, ...LESSONS[language]], language), { count: 20 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 2 }),
  );
  return batches.flatMap(({ items }) => items.filter(({ source }) => source?.quote === sentence));
}

describe("a sentence that speaks to its reader", () => {
  it.each([
    ["uk", "Якщо ви відновлюєте стару таблицю хлоропластів, вам потрібно для цього 27 хвилин."],
  ] as const)("is asked as a gap in what it says, by itself (%s)", async (language, sentence) => {
    const items = await askedAbout(sentence, language);
    expect(items.length).toBeGreaterThan(0);
    for (const { kind, text } of items) {
      expect(kind).toBe("cloze");
      expect(text.slice(0, 9)).toBe(sentence.slice(0, 9));
    }
  });
});

/** Whether a question may be made of a sentence, alone or as it speaks to its reader. */
function isAsked(sentence: string, language: Language): boolean {
  const [line] = linesOf(planPassages(sourceOf([sentence], language)), profileOf(language));
  return line !== undefined && (line.isUsable || line.antecedent !== null);
}

describe("a sentence whose place alone says what is meant", () => {
  it.each([
    ["en", "If you run the clone with a name instead, then you will have that as the default branch."],
    ["en", "The criteria of spontaneity discussed earlier hold for both properties of the redox reaction."],
    [
      "en",
      "The command helpfully tells you that the branch of the server will be merged into the local one.",
    ],
    ["en", "When you use the tool more heavily for your work, you see a long report from the server."],
    ["en", "For an even more explicit reminder of what you changed, pass the option to the commit."],
    ["en", "In addition to the infection of the lungs, others point to two more forms of plague."],
    ["en", "Both approaches show how far the genes of a plant and its soil decide about its growth."],
    ["en", "Figure below shows the way that light takes through the eye of a person in the dark."],
    ["de", "Das Museum zeigte anschließend in London eine Ausstellung der Instrumente aus Wien."],
    ["en", "The log command takes a huge number of options to show exactly what somebody looks for."],
    ["es", "El siguiente átomo es el metal alcalino litio con un número atómico de tres."],
    ["en", "If you now create a commit, the snapshot holds the state of the file at that command."],
    ["de", "Das funktioniert nur, wenn beide Rechner denselben Stand der Dateien im Speicher haben."],
    ["de", "Weiterhin gibt es sogenannte Dringlichkeits- und Sicherheitszeichen im Seefunk der Häfen."],
    ["de", "Git sagt dir glücklicherweise in der Ausgabe, wie du das machen kannst, wenn es nötig ist."],
    ["de", "Die nächsten beiden Abschnitte zeigen, wie du an Änderungen im Staging-Bereich arbeitest."],
    ["de", "Wenn du jetzt einen Commit anlegst, wird der Schnappschuss den Zustand der Datei festhalten."],
    ["es", "El comando muestra las ramas del repositorio y la última confirmación de cada una."],
  ] as const)("is not asked about (%s: %s)", (language, sentence) => {
    expect(isAsked(sentence, language)).toBe(false);
  });

  it.each([
    ["en", "The electrons that the pigment gives up travel along a chain of carriers in the membrane."],
    ["en", "Both wolves and dogs live in packs that a pair of older animals leads through the woods."],
    ["en", "In the far north there are many rivers, and salmon lived there long before any town."],
    ["en", "A plant does not take up nitrogen from the air but instead absorbs nitrate from the soil."],
    ["en", "The status command takes a path name for a file; for a directory, the command lists files."],
    ["en", "The previous king of Denmark was older than his brother when the long war began in Sweden."],
    ["en", "When light falls more steeply on the leaf than before, the plant takes up more of it."],
    ["en", "Originally, salmon lived in the northern rivers, and they swam up to the lakes in autumn."],
    ["en", "A report by the Club of Rome showed in 1972 that the growth of the economy has its limits."],
    ["de", "Das weltweit größte Netz der Funkbaken steht in vielen Ländern auf allen Kontinenten."],
    ["de", "Die so genannten Isobaren verbinden auf der Karte alle Orte gleichen Luftdrucks."],
    ["de", "Der Versailler Vertrag ist ein Vertrag, den das Deutsche Reich 1919 in Paris schloss."],
    ["de", "Frühe Versionen des Indikators von James Watt waren ab 1796 in England in Gebrauch."],
    ["de", "Der Befehl git status zeigt, welche Dateien des Verzeichnisses sich geändert haben."],
    ["es", "Ni el viento ni la luz del Sol llegan al fondo del mar, y el calor tampoco llega."],
    ["es", "El comando git branch muestra las ramas del repositorio y la última confirmación."],
  ] as const)("is told from one that names it (%s: %s)", (language, sentence) => {
    expect(isAsked(sentence, language)).toBe(true);
  });
});

describe("a sentence that takes up what the one before says", () => {
  const leadOf = (paragraph: string, language: Language, count?: number) => {
    const plan = planPassages(sourceOf([paragraph], language), count === undefined ? {} : { count });
    return linesOf(plan, profileOf(language)).at(-1)?.antecedent;
  };

  it.each([
    [
      "en",
      "Every pair of numbers makes a set of products.",
      "To be a member of this set takes three numbers.",
    ],
    [
      "de",
      "Dampf trieb die Pumpen der Gruben an.",
      "Der Bau einer dieser Maschinen dauerte im Jahr 1790 acht Wochen.",
    ],
    [
      "es",
      "El espín vale un medio o menos un medio.",
      "Un electrón tiene uno de esos dos valores del espín.",
    ],
    [
      "en",
      "The West Side is one of the oldest neighborhoods of the city.",
      "The neighborhood lies to the south of the railway and west of the freeway.",
    ],
    [
      "de",
      "Die West Side ist eines der ältesten Viertel der Stadt.",
      "Das Viertel liegt südlich der Bahn und westlich der Autobahn.",
    ],
    [
      "es",
      "El lado oeste es uno de los barrios antiguos de la ciudad.",
      "El barrio ocupa la orilla derecha del río y llega hasta el puerto.",
    ],
  ] as const)("is asked about behind that (%s: %s %s)", (language, before, sentence) => {
    expect(leadOf(`${before} ${sentence}`, language)).toBe(before);
  });
});

describe("a sentence that leads its reader on", () => {
  // From the manual of Git.
  it.each([
    ["en", "Make sure you do a thorough search through your repo and update any references to it."],
    ["en", "3. config file in the Git directory of whatever repository you're currently using."],
    ["en", "In either case, you end up with a Git repository on your local machine, ready for work."],
    ["de", "Jetzt hast du die Grundlagen des Verzweigens und Zusammenführens kennengelernt."],
    ["pl", "Następnie, przejdź do gałęzi głównej i scal zmiany ze zdalnego repozytorium."],
    ["uk", "Зверніть увагу, що цей знімок містить у робочій директорії три нові файли."],
  ] as const)("is not asked about: it takes a step or looks back at one (%s: %s)", (language, sentence) => {
    expect(isAsked(sentence, language)).toBe(false);
  });

  it.each([
    ["en", "The commit records the snapshot that was set up in the staging area of the repository."],
    ["en", "Use of the index, a file in the Git directory, is known from several other systems."],
    ["de", "Ohne die Staging-Area gelangt jede Änderung einer Datei sofort in den nächsten Commit."],
    ["es", "El repositorio remoto guarda las versiones del proyecto en un servidor de la red."],
    ["pl", "Gałąź główna wskazuje na ostatnią zatwierdzoną migawkę w repozytorium projektu."],
    ["uk", "Шість файлів зі змінами зберігаються в індексі робочої директорії Git до коміту."],
  ] as const)("is asked about where it says what is so (%s: %s)", (language, sentence) => {
    expect(isAsked(sentence, language)).toBe(true);
  });
});

describe("a sentence that says too little", () => {
  const isAsked = (sentence: string, language: Language) => {
    const [line] = linesOf(planPassages(sourceOf([sentence], language)), profileOf(language));
    return line?.isUsable === true;
  };

  it.each([
    ["de", "Vielmehr wird die Funkwelle vom Gebilde aus Strahler und Gegengewicht abgegeben."],
  ] as const)(
    "is not asked about: it names but one side, or leans on another (%s: %s)",
    (language, sentence) => {
      expect(isAsked(sentence, language)).toBe(false);
    },
  );

  it.each([
    ["en", "The reaction rate is affected by other factors, such as the temperature of the solution."],
    ["de", "Die Reichweite einer Funkstelle hängt von der Leistung des Senders und der Antenne ab."],
    ["es", "La velocidad de una reacción química depende de otros factores como la temperatura."],
  ] as const)("is told from one that names both (%s: %s)", (language, sentence) => {
    expect(isAsked(sentence, language)).toBe(true);
  });
});

describe("marks of code and stress", () => {
  it("are not shown in the question, and its evidence keeps them", async () => {
    const sentence =
      "The command `git fetch` was added to the _chloroplast_ repository in the summer of 1994.";
    const items = await askedAbout(sentence, "en");
    expect(items.length).toBeGreaterThan(0);
    for (const { text, options } of items)
      expect(text + options.map((option) => option.text).join()).not.toMatch(/[`]|(?<!_)_(?!_)/u);
  });
});

describe("what stands in brackets", () => {
  it.each([
    [
      "uk",
      "У 1922 році на пленумі КП(б) обговорили культуру (і школу) села.",
      "КП(б) обговорили культуру села",
    ],
    [
      "en",
      "The value of f(x) was found in 1922 by chlorophyll (a pigment) tests.",
      "f(x) was found in 1922 by chlorophyll tests",
    ],
    ["ja", "町の図書館は1922年(大正11年)3月に県から町へ移り、記念館となった。", "1922年3月に県から町へ移り"],
  ] as const)("is left out, save letters that are a part of a word (%s)", (language, sentence, kept) => {
    const [line] = linesOf(planPassages(sourceOf([sentence], language)), profileOf(language));
    expect(line?.text).toContain(kept);
  });
});

describe("the sign of a point", () => {
  it.each(["・", "2. ", "エ "])("is not shown in a Japanese question (%s)", (sign) => {
    const told = "葉緑体は、植物細胞の中で光のエネルギーを受け取る器官である。";
    const plan = planPassages(sourceOf([sign + told], "ja"));
    const [line] = linesOf(plan, profileOf("ja"));
    expect(line).toMatchObject({ quote: sign + told, text: told.slice(0, -1) });
  });
});

/** What is asked about of a sentence. */
function textsOf(sentence: string, language: Language): string[] {
  return linesOf(planPassages(sourceOf([sentence], language)), profileOf(language)).map(({ text }) => text);
}

describe("a name that opens with a dot", () => {
  it.each([
    ["en", "Each repository keeps its rules in a hidden .gitignore file beside the sources."],
    ["de", "Git legt alle seine Daten im verborgenen .git Verzeichnis des Projekts ab."],
  ] as const)("keeps its distance (%s)", (language, sentence) => {
    expect(textsOf(sentence, language)).toEqual([sentence.replace(/\.$/u, "")]);
  });

  it("is told from a full stop set loosely", () => {
    expect(textsOf("Leaves take carbon dioxide from the air , and give oxygen back .", "en")).toEqual([
      "Leaves take carbon dioxide from the air, and give oxygen back",
    ]);
  });
});

describe("a key", () => {
  it("comes a second time only where nothing else is left to ask", async () => {
    const keysOf = async (count: number) => {
      const plan = planPassages(sourceOf(LESSONS.en, "en"), { count });
      const batches = await Array.fromAsync(
        generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 2 }),
      );
      return batches.flatMap(({ items }) =>
        items.map(({ options, groundTruthOptionId }) =>
          options.find(({ id }) => id === groundTruthOptionId)?.text.toLowerCase(),
        ),
      );
    };
    const few = await keysOf(6);
    expect(new Set(few).size).toBe(few.length);
  });
});

describe("a sentence that only looks as if it pointed elsewhere", () => {
  it.each([
    ["en", "The adrenal glands sit atop our kidneys and secrete hormones of the stress response."],
    ["pl", "Światło widzialne to część większego widma, którą człowiek może zobaczyć bez przyrządów."],
    ["pl", "Po opuszczeniu edytora Git tworzy nową migawkę opatrzoną opisem zmian."],
    ["uk", "Щоб перейти на існуючу гілку, треба виконати команду переходу в терміналі."],
    ["ja", "リモート追跡ブランチは、リモートブランチの状態を保持する参照である。"],
  ] as const)("is asked about (%s: %s)", (language, sentence) => {
    expect(isAsked(sentence, language)).toBe(true);
  });

  it.each([
    ["en", "We might use the principle of similarity to group things in the visual field."],
    ["ja", "詳しくはリモートブランチの状態を保持する章を参照してください。"],
  ] as const)("but not where it does (%s: %s)", (language, sentence) => {
    expect(isAsked(sentence, language)).toBe(false);
  });
});

describe("words by which a sentence only takes up what was said before", () => {
  it.each([
    ["en", "More precisely, the old garden of the castle was opened in 1868.", "The old garden of"],
    ["en", "Notice that the old garden of the castle was opened in 1868.", "The old garden of"],
    ["es", "De forma más general, el antiguo jardín del castillo se abrió en 1868.", "El antiguo jardín"],
    ["pl", "Dokładniej mówiąc, stary ogród przy zamku otwarto w 1868 roku.", "Stary ogród przy"],
    ["uk", "Точніше кажучи, старий сад біля замку відкрили в 1868 році.", "Старий сад біля"],
  ] as const)("are left out of what is asked (%s: %s)", (language, sentence, opening) => {
    const [line] = linesOf(planPassages(sourceOf([sentence], language)), profileOf(language));
    expect(line?.text.slice(0, opening.length)).toBe(opening);
  });
});
