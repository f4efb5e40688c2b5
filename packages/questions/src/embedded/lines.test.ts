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
    ["en", "You can restore the old version of the chlorophyll table with 27 steps in 1994."],
    ["de", "Wenn du die Tabelle der Chloroplasten wiederherstellen willst, brauchst du dafür 27 Minuten."],
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
    ["en", "The electron then travels along a chain of carriers in the membrane of the thylakoid."],
    ["en", "The server will generally keep the data there for a while until a collection runs."],
    ["en", "If you run the clone with a name instead, then you will have that as the default branch."],
    ["en", "The command takes a path name for either a file or a directory of the project."],
    ["en", "The yellow diamond (right) describes the hazards of a reaction with water or air."],
    ["en", "The half-cell on the left contains a piece of copper metal in a solution of copper nitrate."],
    ["en", "The criteria of spontaneity discussed earlier hold for both properties of the redox reaction."],
    [
      "en",
      "The command helpfully tells you that the branch of the server will be merged into the local one.",
    ],
    ["ja", "町の議会と長く付き合い、組合の役員に若い農家が多いと見られている地域団体。"],
    ["ja", "農家の組合において、水を守るために用水路の管理が欠かせないという考えから来ている。"],
    ["en", "When you use the tool more heavily for your work, you see a long report from the server."],
    ["en", "The previous chairs were Anna Lindt, elected in May 2002, and Robert Hale in the year 1997."],
    ["en", "The visitors had two more chances in the match, but did not score a goal in the first half."],
    ["en", "Recently, she suffered a stroke in the front portion of the hemisphere that guides her hand."],
    ["de", "Die früheren Vorsitzenden waren Anna Lindt, gewählt im Mai 2002, und Robert Hale im Jahr 1997."],
    ["en", "A 2013 report on the harvest of Poland suggests that the yield of wheat grew with the rain."],
    ["de", "Eine Studie von 2013 zeigt, dass die Ernte des Weizens in Polen mit dem Regen gewachsen ist."],
    ["de", "Die vorangegangene Messung wurde von den Schülern der Klasse im Keller wiederholt."],
    ["es", "A lo largo del libro, continuaremos usando el comando git diff de distintas maneras."],
    ["de", "Der alleinige, reale Unterschied ist, dass git mv ein einziger Befehl ist statt deren drei."],
    ["en", "Fellow lineman Mario Addison of the Panthers added six and a half sacks in the season."],
    ["en", "For an even more explicit reminder of what you changed, pass the option to the commit."],
    ["en", "The log command takes a huge number of options to show exactly what somebody looks for."],
    ["de", "Frühe Versionen waren ab 1851 in Gebrauch, aber der erfolgreichste Indikator kam erst 1862."],
    ["es", "El siguiente átomo es el metal alcalino litio con un número atómico de tres."],
    ["es", "Si en cambio ejecutases git clone con un nombre, tendrías una rama con ese nombre."],
    ["es", "En la figuran otros factores de conversión que se utilizan comúnmente en la química."],
    ["en", "If you now create a commit, the snapshot holds the state of the file at that command."],
    ["de", "Zinn ist im Vergleich zu allen anderen genannten Materialien ein schlechter Leiter."],
    ["de", "Weiterhin gibt es sogenannte Dringlichkeits- und Sicherheitszeichen im Seefunk der Häfen."],
    ["de", "Der Befehl teilt dir mit, welcher Branch des Servers mit dem lokalen Branch verbunden ist."],
    ["de", "Git sagt dir glücklicherweise in der Ausgabe, wie du das machen kannst, wenn es nötig ist."],
    ["de", "Die nächsten beiden Abschnitte zeigen, wie du an Änderungen im Staging-Bereich arbeitest."],
    ["de", "Wenn du jetzt einen Commit anlegst, wird der Schnappschuss den Zustand der Datei festhalten."],
    ["es", "La luz del Sol tampoco llega muy lejos en el agua del mar ni en la de los lagos."],
    ["es", "Andy Taylor, antiguo guitarrista de una banda de Londres, nació aquí en el año 1961."],
    ["es", "Las siguientes dos secciones demuestran cómo lidiar con los cambios del área de preparación."],
    ["es", "La relación confirma los criterios de espontaneidad discutidos anteriormente para ambas."],
    ["es", "El diamante amarillo (derecha) describe los riesgos de reactividad de cada sustancia."],
    ["es", "La semicelda de la derecha contiene una lámina de plata y una solución de nitrato de plata."],
    ["es", "El comando muestra las ramas del repositorio y la última confirmación de cada una."],
    ["de", "In der sind die wichtigsten Sender des Landes mit ihrer Leistung zusammengestellt."],
    ["de", "Ersetzt man das Radial durch den Erdboden, so erhält man die in gezeigte Antenne."],
    ["uk", "Типології наступної групи спираються на розвиток суспільства та його господарства."],
  ] as const)("is not asked about (%s: %s)", (language, sentence) => {
    expect(isAsked(sentence, language)).toBe(false);
  });

  it.each([
    ["en", "The electrons that the pigment gives up travel along a chain of carriers in the membrane."],
    ["en", "In the far north there are many rivers, and salmon lived there long before any town."],
    ["en", "A plant does not take up nitrogen from the air but instead absorbs nitrate from the soil."],
    ["en", "The status command takes a path name for a file; for a directory, the command lists files."],
    ["en", "The previous king of Denmark was older than his brother when the long war began in Sweden."],
    ["en", "When light falls more steeply on the leaf than before, the plant takes up more of it."],
    ["en", "Originally, salmon lived in the northern rivers, and they swam up to the lakes in autumn."],
    ["en", "A report by the Club of Rome showed in 1972 that the growth of the economy has its limits."],
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
      "de",
      "Ein Empfänger kommt mit wenig Strom aus.",
      "Durch einen Sender fließt dagegen im Betrieb wesentlich mehr Strom.",
    ],
  ] as const)("is asked about behind that (%s: %s %s)", (language, before, sentence) => {
    expect(leadOf(`${before} ${sentence}`, language)).toBe(before);
  });
});

describe("a sentence that leads its reader on", () => {
  // From the manual of Git.
  it.each([
    ["en", "After it's tested, merge the hotfix branch, and push to production."],
    ["en", "Make sure you do a thorough search through your repo and update any references to it."],
    ["en", "Now that you've seen rebasing and merging in action, you may be wondering which one is better."],
    ["en", "See for more detailed information on how to push to remote servers."],
    ["en", "The next two sections demonstrate how to work with your staging area and working directory."],
    ["en", "3. config file in the Git directory of whatever repository you're currently using."],
    ["en", "In either case, you end up with a Git repository on your local machine, ready for work."],
    ["de", "Schließe oder merge alle Pull-Requests, die auf den alten Branch zeigen."],
    ["uk", "Ви створили тематичну гілку для того, щоб додати певну серверну функціональність."],
    ["de", "Aktualisiere die Verweise auf den alten Branch in der Dokumentation."],
    ["de", "Jetzt hast du die Grundlagen des Verzweigens und Zusammenführens kennengelernt."],
    ["de", "Wählen Sie im Dialog der Anwendung den Namen des neuen Verzeichnisses aus."],
    ["es", "Puedes ver que la confirmación te devuelve una salida descriptiva de la rama."],
    ["es", "Has ramificado a una rama puntual para añadir algunas funcionalidades al proyecto."],
    ["es", "Antes de responder, repasemos un poco qué representa el historial de confirmaciones."],
    ["pl", "Następnie, przejdź do gałęzi głównej i scal zmiany ze zdalnego repozytorium."],
    ["pl", "W katalogu projektu dodałeś do repozytorium trzy nowe pliki z kodem źródłowym."],
    ["uk", "Зверніть увагу, що цей знімок містить у робочій директорії три нові файли."],
    ["uk", "Побачивши перебазовування та зливання в дії, у вас може виникнути запитання про них."],
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
    ["pl", "Za chwilę zobaczysz dokładnie, co polecenia robią z plikami w katalogu roboczym."],
    ["uk", "Щоб зробити це на сервері, треба виконати команду переходу в терміналі."],
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
