import { describe, expect, it } from "vitest";
import { languageByWords } from "./function-words.ts";

const TEXTS: readonly (readonly [language: string, text: string])[] = [
  [
    "en",
    "The leaves of a plant take in light, and this is what drives the process by which it makes its food from the air.",
  ],
  [
    "de",
    "Die Wärme geht von dem wärmeren auf den kälteren Körper über, und das ist nicht umkehrbar, wenn von außen keine Arbeit zugeführt wird.",
  ],
  [
    "es",
    "El agua de los mares se evapora por el calor del sol, y cuando el aire se enfría, vuelve a la tierra como lluvia o nieve.",
  ],
  [
    "pl",
    "Druk nie jest wynalazkiem, który pojawił się od razu, ale był to proces, w którym brało udział wielu ludzi, i trwał on przez całe wieki.",
  ],
  [
    "uk",
    "Зорі не є вічними, і кожна з них проходить шлях, який залежить від її маси, але це триває так довго, що ми його не бачимо.",
  ],
  [
    "fr",
    "La lumière est une onde, et elle se déplace dans le vide à une vitesse qui ne dépend pas de la source par laquelle elle est émise.",
  ],
  [
    "pt",
    "A água é um bem de todos, mas não está ao alcance de cada um, e por isso também há uma lei que a protege nas cidades.",
  ],
  [
    "ru",
    "Это было не так, как мы думали, потому что все они уже были там, и он не мог не знать об этом еще до того, как пришел.",
  ],
  [
    "bg",
    "Това не е единствената причина, поради която се е стигнало до промяна, но тя е била най-важната от тези, които са известни.",
  ],
  [
    "ar",
    "الماء هو أصل الحياة على الأرض، ولا يمكن أن تعيش النباتات من دون الضوء الذي يأتي من الشمس إلى كل مكان في هذا العالم.",
  ],
  [
    "nl",
    "Open de deur van de kamer en klik op de knop van de lezer in het menu; is de kaart op het scherm niet te zien, dan is de lezer of de kaart niet aan de computer aangesloten of is het slot op de kaart niet open.",
  ],
  [
    "la",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.",
  ],
];

describe("function words", () => {
  it.each(TEXTS)("tell running text in %s", (language, text) => {
    expect(languageByWords(text)).toBe(language);
  });

  it.each([
    [
      "kin that share theirs",
      "I det store hele er det en god idé at have med i en bog, for den er til at læse for de fleste.",
    ],
    ["two languages at once", `${TEXTS[0]?.[1]} ${TEXTS[1]?.[1]}`],
    ["names", "Jean Dupont, Marie Curie, Pierre Laval, Simone Weil, Albert Camus, Blaise Pascal ".repeat(4)],
    ["code", "const a = b.map((c) => c.d); let e = f(g, h); if (i === j) { k += l[m]; } ".repeat(5)],
    ["Japanese", "植物は光を使って、水と二酸化炭素から養分を作ります。この働きを光合成といいます。"],
    ["a few words", "The end of the world"],
    ["nothing", ""],
  ])("say nothing of %s", (_what, text) => {
    expect(languageByWords(text)).toBeNull();
  });
});
