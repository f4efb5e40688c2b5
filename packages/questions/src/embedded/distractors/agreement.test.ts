import { describe, expect, it } from "vitest";
import { planPassages } from "../../index.ts";
import { genderOfNoun } from "../../languages/de-genders.ts";
import { sourceOf } from "../../testing/sample-texts.ts";
import { readDocument } from "../document.ts";
import { agreesInGender, isBareGap, needsDeterminer } from "./agreement.ts";
import { distractorTargetFor } from "./distractor-target.ts";

const GIT = `Eine Datei liegt im Verzeichnis. Git speichert die Datei. Der Inhalt der Datei ändert sich. Ein Branch ist ein Zeiger.
Git legt den Branch an. Der Befehl zeigt einen neuen Branch. Der Befehl löscht den alten Stand. Den Befehl gibt es oft.
Der Name des Servers ist frei. Man ändert den Namen, sobald der Name belegt ist. Eine Versionsverwaltung zeichnet auf, was sich ändert.
Die Versionsverwaltung hilft, wenn eine Dokumentation fehlt. Durch die Batterie fließt Strom. Eine Batterie treibt ihn.
Der Widerstand bremst den Strom. Durch einen Widerstand fließt weniger. Das Verzeichnis gehört zu einem Projekt. Git liest die Verzeichnisse.`;

/** Whether the noun agrees with what stands before the gap that is left of the key. */
function agrees(noun: string, key: string, stem: string): boolean {
  const document = readDocument(planPassages(sourceOf([GIT], "de")), { seed: 1, mode: "study" });
  const [line] = document.lines;
  if (line === undefined) throw new Error("The text has no line.");
  return agreesInGender(noun, distractorTargetFor({ key, stem, line, before: "" }, document), document);
}

describe("a German noun in a gap", () => {
  it("has the gender of the article before it, as the text's own articles show it", () => {
    const stem = "Im elektrischen Beispiel wird der Stromfluss durch einen _____ gebremst.";
    expect(agrees("Batterie", "Widerstand", stem)).toBe(false);
    expect(agrees("Befehl", "Widerstand", stem)).toBe(true);
  });

  it("has it behind an adjective too", () => {
    const stem = "Man gibt den vollständigen Pfad zu seiner ausführbaren _____ an.";
    expect(agrees("Befehl", "Datei", stem)).toBe(false);
    expect(agrees("Branch", "Datei", stem)).toBe(false);
    expect(agrees("Batterie", "Datei", stem)).toBe(true);
  });

  it("has, as a compound, the gender of its last part, and with “der” that of the key", () => {
    const stem = "Um eine Datei aus Git zu entfernen, muss man sie aus der _____ entfernen.";
    expect(agrees("Branch-Name", "Versionsverwaltung", stem)).toBe(false);
    expect(agrees("Dokumentation", "Versionsverwaltung", stem)).toBe(true);
  });

  it("has that of a possessive", () => {
    const stem = "Wenn du zu einem älteren Stand wechselst, wird dein _____ ausgetauscht.";
    expect(agrees("Batterie", "Verzeichnis", stem)).toBe(false);
    expect(agrees("Projekt", "Verzeichnis", stem)).toBe(true);
  });

  it("is no plural where the key is none", () => {
    const stem = "Man sollte als Erstes die _____ ändern.";
    expect(agrees("Verzeichnisse", "Dokumentation", stem)).toBe(false);
    expect(agrees("Batterie", "Dokumentation", stem)).toBe(true);
  });

  it("may have any gender that the text does not show", () => {
    const stem = "Man merkt sich den Stand durch einen _____ im Projekt.";
    expect(agrees("Tag", "Branch", stem)).toBe(true);
  });

  it("has the gender it is known by where no article shows it, and that of the key behind an adjective", () => {
    const stem = "Die Matrix ordnet Produkte nach relativem _____.";
    expect(agrees("Nachfrage", "Marktanteil", stem)).toBe(false);
    expect(agrees("Zuwachs", "Marktanteil", stem)).toBe(true);
  });

  it("is known by its last part and by its ending, and by them in the plural", () => {
    const stem = "Das Land war mit den _____ im Rückstand.";
    expect(agrees("Krankenversicherung", "Reparationen", stem)).toBe(false);
    expect(agrees("Blutkreislauf", "Reparationen", stem)).toBe(false);
    expect(agrees("Zinszahlungen", "Reparationen", stem)).toBe(true);
  });

  it("has the number that a question without a gap shows", () => {
    const stem = "Welche von diesen wurden an Frankreich gezahlt?";
    expect(agrees("Entschädigung", "Reparationen", stem)).toBe(false);
    expect(agrees("Pensionen", "Reparationen", stem)).toBe(true);
  });
});

it("knows German nouns by themselves", () => {
  const told = "Rechtsstaat Abfrage Grundgesetz Gebote Kreisläufe Marktes Präsidium Kapillaren Zwerge Namen";
  expect(told.split(" ").map((noun) => genderOfNoun(noun.toLowerCase()))).toEqual([
    "m",
    "f",
    "n",
    "p",
    "p",
    "m",
    "n",
    "p",
    null,
    "mp",
  ]);
});

describe("a gap that takes no article", () => {
  const documentOf = (text: string, language: "de" | "es") =>
    readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" });
  const german = documentOf("Bei Hunger erscheint die Tristase im Blut.", "de");
  const spanish = documentOf("La célula necesita oxígeno.", "es");

  it.each([
    [german, "Bei Hunger erscheint _____ im Blut.", "Tristase", false],
    [german, "_____ verengt die Gefäße.", "Renin", true],
    [german, "Bei Hunger erscheint _____ im Blut.", "Renin", true],
    [german, "Bei Hunger erscheint das _____ im Blut.", "Renin", false],
    [german, "Bei starker _____ sinkt der Druck.", "Renin", false],
    [german, "Im Blut schwimmen _____ und Salze.", "Zellen", false],
    [spanish, "La célula necesita _____ para vivir.", "oxígeno", true],
    [spanish, "La célula necesita un _____ para vivir.", "oxígeno", false],
    [spanish, "La célula necesita _____ para vivir.", "azúcares", false],
  ])("is one where nothing leads a singular (%#)", (document, stem, key, isBare) => {
    expect(isBareGap({ key, stem }, document)).toBe(isBare);
  });

  it.each([
    [german, ["jede", "eine"], true],
    [german, ["der", "den"], true],
    [german, ["der"], false],
    [german, ["die", ""], false],
    [german, ["die", "und"], false],
    [spanish, ["una"], true],
    [spanish, ["el"], false],
    [spanish, ["el", "de"], false],
  ])("takes nothing that is counted (%#)", (document, leads, isCounted) => {
    const forms = new Map([["X", new Set(leads)]]);
    expect(needsDeterminer({ forms }, document.profile)).toBe(isCounted);
  });
});

describe("a relative pronoun behind a gap", () => {
  const agreesBefore = (noun: string, key: string, behind: string) =>
    agrees(noun, key, `_____, ${behind} einen Tag liegt, heißt Altstand.`);

  it("shows the gender of what stands before it (de)", () => {
    expect(agreesBefore("Batterie", "Befehl", "der")).toBe(false);
    expect(agreesBefore("Widerstand", "Befehl", "der")).toBe(true);
    expect(agreesBefore("Widerstand", "Datei", "die")).toBe(false);
  });

  it("shows nothing where a clause of another kind follows (de)", () => {
    expect(agreesBefore("Batterie", "Befehl", "weil er")).toBe(true);
  });
});
