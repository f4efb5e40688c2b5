import { profileOf, sentencesOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";

describe("sentences", () => {
  it.each([
    [
      "en",
      "Dr. Smith met J. R. Tolkien at 5 p.m. on Monday. They spoke of runes, e.g. the Elder Futhark.",
      2,
    ],
    ["en", "Vitamin B has many forms. Vitamin C does not. The U.S. Army uses both.", 3],
    [
      "en",
      "In Marbury v. Madison the court reviewed a law. Messrs. Hale and Finch pleaded, viz. Hale first.",
      2,
    ],
    ["en", "The grid runs at 230 V. The lamp in the kitchen needs 12 V.", 2],
    ["de", "Viele Tiere, z. B. Hunde und Katzen, leben im Haus. Am 3. Oktober feiert man d. h. man ruht.", 2],
    [
      "de",
      "Im 19. Jahrhundert kam die Eisenbahn, vgl. Bd. 2, Nr. 5. Damit fuhr Wilhelm II. Hohenzollern.",
      2,
    ],
    ["pl", "Przełom przyniosła elektryczność. 12 maja 1881 roku ruszył tramwaj. Por. rys. 3 obok.", 3],
    [
      "de",
      "Der König lehnte die Krone ab. 1862 regierte Bismarck in Preußen. 1866 besiegte er Österreich.",
      3,
    ],
    ["de", "Otto Hahn, geb. 1879 in Frankfurt, lehrte in Berlin. Er starb ca. 1968 in Göttingen.", 2],
    ["uk", "Цукор плавиться при 186 °C. Темна карамель гірчить. Клен описав К. Лінней.", 3],
    ["uk", "Міст через Дніпро збудував інженер Є. В. Лисенко. З берега його видно здалеку.", 2],
    ["uk", "Раду очолив історик Михайло Грушевський. 22 січня 1918 року вона проголосила незалежність.", 2],
    ["en", "Water boils at 100 °C. Let the kettle cool before you open it.", 2],
    ["de", "Im Jahr 1990 endete die Teilung. Prof. Müller war dabei.", 2],
    [
      "pl",
      "Niektóre zwierzęta, np. psy, żyją z ludźmi. Ur. w 1473 r. Kopernik był astronomem, m.in. w Toruniu.",
      2,
    ],
    ["pl", "Wystąpiła podczas finału 59. Konkursu Piosenki Eurowizji. Zajęła miejsce 14. Potem wróciła.", 3],
    ["es", "Algunos animales, p. ej. los perros, viven con el Sr. García. La Dra. Ruiz los cuida.", 2],
    [
      "uk",
      "У XIX ст. Київ зростав, т. е. будувався. Населення сягало 250 тис. осіб у 1897 р. за переписом.",
      2,
    ],
    [
      "de",
      "Du kannst ein Muster negieren, indem es mit einem Ausrufezeichen (!) beginnt. Leere Zeilen gelten nicht.",
      2,
    ],
    [
      "en",
      "Cranes use levers, pulleys, etc. The wheel turns them all. Shops sell saws etc. Saws cut wood.",
      3,
    ],
    [
      "de",
      "Ein Kran nutzt Hebel, Rollen usw. Das Rad dreht sie. Läden führen Sägen usw. Müller kauft sie.",
      3,
    ],
    ["pl", "Dźwig ma dźwignie, koła itd. To koło obraca wszystko. Tną piły itp. Narzędzia.", 3],
    ["es", "La grúa usa palancas, poleas, etc. El eje las mueve a todas.", 2],
    ["uk", "Кран має важелі, блоки та ін. Це колесо обертає їх.", 2],
    ["en", "Renin turns it into angiotensin I. Scurvy is another matter. In 1687 I. Newton wrote on.", 3],
    ["es", "La renina la convierte en angiotensina I. Sodio es otra palabra.", 2],
    ["en", "“What is light?” he asked. Nobody knew! Then Young showed it.", 3],
    ["ja", "光合成は反応である。「水は大切だ。」と先生は言った。植物は育つ。", 3],
  ] as const)(
    "do not end at an abbreviation, initial, ordinal or quoted mark (%s: %s)",
    (language, text, count) => {
      expect(sentencesOf(text, profileOf(language))).toHaveLength(count);
    },
  );

  it("are literally parts of the block they came from", () => {
    const text = "  First one.  Second, with  two spaces!   Third? ";
    for (const sentence of sentencesOf(text, profileOf("en"))) expect(text).toContain(sentence);
  });

  it.each([
    [
      "en",
      "It runs in a browser.[19] It is fast.[20][21] Many use it.",
      ["It runs in a browser.", "It is fast.", "Many use it."],
    ],
    [
      "en",
      "Cells make ATP.2 This is spent. See Fig.2 Below it, more.",
      ["Cells make ATP.", "This is spent.", "See Fig.2 Below it, more."],
    ],
    ["ja", "石は硬い。[3]水は柔らかい。", ["石は硬い。", "水は柔らかい。"]],
  ] as const)("go without the marks of their sources (%s: %s)", (language, text, sentences) => {
    expect(sentencesOf(text, profileOf(language))).toEqual(sentences);
  });

  it("are none in what is no word", () => {
    expect(sentencesOf(`${"ab".repeat(80)} is noise. It runs.`, profileOf("en"))).toEqual(["It runs."]);
  });

  it("end even where a Japanese bracket never closes", () => {
    const text = `「${"長い文が続く。".repeat(100)}`;
    expect(sentencesOf(text, profileOf("ja")).length).toBeGreaterThan(1);
  });
});
