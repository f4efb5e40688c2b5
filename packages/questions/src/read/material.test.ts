import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { type NoMaterial, noMaterialIn } from "./material.ts";

const whyNot = (language: Language, quote: string) =>
  noMaterialIn({ quote, text: quote.replace(/[.。]$/u, ""), marked: [] }, profileOf(language));

describe("a sentence is no material", () => {
  it.each([
    ["points elsewhere", "en", "In the figure the path of the blood through the heart is drawn in red."],
    ["points elsewhere", "de", "In der Abbildung ist der Weg des Blutes durch das Herz rot gezeichnet."],
    ["points elsewhere", "es", "En la figura se dibuja en rojo el camino de la sangre por el corazón."],
    ["points elsewhere", "pl", "Ilustracja 1.8 pokazuje przykład wymiany ciepła między dwoma ciałami."],
    ["points elsewhere", "uk", "На малюнку чітко видно клітинну стінку з порами, яка оточує клітину."],
    ["points elsewhere", "ja", "勤続年数と賃金の関係は下図のように表せることが知られている。"],
    ["a task", "en", "Identify at least one difference between fragmentation and budding."],
    ["a task", "pl", "Wyjaśnij różnicę między temperaturą a ciepłem na dwóch przykładach."],
    ["a task", "uk", "Поясніть різницю між клітинною стінкою та клітинною мембраною рослин."],
    ["a task", "pl", "Rozważmy przypadek piekarza, który piecze dziesięć bochenków chleba na godzinę."],
    ["a task", "ja", "パン屋が一時間に焼くパンの個数を、式を使って計算しなさい。"],
    ["a source", "es", "Universidad de La Salle - Ediciones Unisalle, con sede en Bogotá y en Madrid."],
    ["a source", "en", "Gibson, J. J. (1979) wrote the ecological approach to visual perception."],
    ["a question", "en", "Which of the two chambers of the heart pumps blood into the lungs?"],
    ["code or marks", "en", "The heart pumps {blood} through the body and the vessels of the lungs."],
    ["a fragment", "en", "the heart pumps blood through the body and the vessels of the lungs."],
    ["a title", "en", "Chambers and valves of the heart of a mammal"],
    ["too short", "en", "The heart is large."],
  ] as const satisfies readonly (readonly [NoMaterial, Language, string])[])(
    "as it is %s (%s: %s)",
    (reason, language, quote) => {
      expect(whyNot(language, quote)).toBe(reason);
    },
  );

  it.each([
    ["en", "The figure of speech was used by poets of the old school in all their works."],
    ["en", "Explanations of the heart as a pump were first given by William Harvey in 1628."],
    ["de", "Bestimmte Stoffe leiten den elektrischen Strom besser als andere Stoffe."],
    ["de", "In der Tabelle der Elemente steht der Wasserstoff an der ersten Stelle von allen."],
    ["es", "La tabla periódica ordena los elementos químicos por su número atómico."],
    ["pl", "Wskaźnik temperatury zmienia barwę, gdy ciało ogrzewa się od słońca."],
    ["uk", "Таблиця множення була відома ще давнім вавилонянам та єгиптянам."],
    ["ja", "心臓は血液を全身に送り出す筋肉の器官である。"],
  ] as const)("but this one is (%s: %s)", (language, quote) => {
    expect(whyNot(language, quote)).toBeNull();
  });
});
