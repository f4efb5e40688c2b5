import { describe, expect, it } from "vitest";
import { isHeadedByAims, isRunningText } from "./unwanted.ts";

const isAsked = (text: string) => isRunningText({ kind: "paragraph", text });

describe("Nothing is asked about", () => {
  it.each([
    "See also the history of photosynthesis and the work of Jan Ingenhousz.",
    "Zobacz też historię fotosyntezy i prace Jana Ingenhousza.",
    "Siehe auch die Geschichte der Fotosynthese und Jan Ingenhousz.",
    "Див. також історію фотосинтезу та праці Яна Інгенгауза.",
    "For more information on the leaf, visit www.leaf.example.org in your spare time.",
    "Para saber más sobre la hoja, visita www.hoja.example.es cuando puedas.",
    "By the end of this chapter, you will be able to name the parts of a leaf.",
    "Po przeczytaniu tego rozdziału będziesz w stanie nazwać części liścia.",
    "Nach dem Lesen dieses Kapitels kannst du die Teile eines Blattes nennen.",
    "Al finalizar este capítulo podrás nombrar las partes de la hoja.",
    "この章を学ぶと、葉の各部分の名前が言えるようになる。",
  ])("pointers elsewhere and promises: %s", (text) => {
    expect(isAsked(text)).toBe(false);
  });

  it.each([
    "The Panel on Climate Change published its Sixth Assessment Report in 2021.",
    "Die Zahlen stammen aus dem Jahresbericht des Umweltamts, der 2019 erschien.",
    "Los datos proceden del informe del Banco Mundial que se publicó en 2015.",
    "Dane pochodzą z raportu Europejskiej Agencji Środowiska z 2019 roku.",
    "Дані взято зі звіту Світового банку, що вийшов у 2015 році.",
    "この数値は2019年に公表された環境省の白書による。",
  ])("the year of a report that a footnote names: %s", (text) => {
    expect(isRunningText({ kind: "paragraph", text, role: "footnote" })).toBe(false);
    expect(isAsked(text)).toBe(true);
  });

  it.each([
    "Chapter objectives",
    "Learning outcomes:",
    "Cele rozdziału",
    "Kapitelziele",
    "この章の目標",
    "Цілі розділу",
  ])("what stands below %s", (heading) => {
    expect(isHeadedByAims({ heading, level: 1, blocks: [] })).toBe(true);
  });
});

it("What happened in a year is asked about in a footnote too", () => {
  const text = "Svante Arrhenius reported the effect of the gas in 1896.";
  expect(isRunningText({ kind: "paragraph", text, role: "footnote" })).toBe(true);
});

it.each([
  "By the end of this century, the seas will have risen by half a metre.",
  "More information is stored in the genome than in the cell membrane.",
  "After completing this reaction the enzyme is free for the next molecule.",
  "Sea water holds salt, and see-through fish live in it.",
])("What only begins alike is asked about: %s", (text) => {
  expect(isAsked(text)).toBe(true);
});
