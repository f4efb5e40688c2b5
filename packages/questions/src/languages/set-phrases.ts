import type { LanguageProfile } from "./profile.ts";

/** Words that only stand together mean one thing: "take _____ account" asks for no term. An asterisk stands for any ending. */
function setPhrases(phrases: string): RegExp {
  const sources = phrases
    .trim()
    .split(/\s*[,\n]\s*/u)
    .map((phrase) => phrase.replaceAll("*", "\\p{L}*"));
  return new RegExp(`(?<!\\p{L})(?:${sources.join("|")})(?!\\p{L})`, "giu");
}

/** Japanese writes such phrases as one word or in kana. */
export const SET_PHRASES: Readonly<Record<"en" | "de" | "es" | "pl" | "uk", RegExp>> = {
  en: setPhrases(`
into account, on account of, in terms of, on the basis of, with (?:regard|respect) to, in the course of, in spite of, by means of
tak* place, took place, as a result, in addition, on the other hand, on (?:the )?average, point* of view, rule of thumb
mak* use of, made use of, in charge of, pa(?:y|ys|id|ying) attention, in (?:the )?case of, in favou?r of, in contrast
in practice, in principle, in fact, at first sight, in the long run, as a matter of fact, in the process of, for the sake of
in (?:conjunction|accordance|connection|combination|comparison|agreement|keeping|cooperation|collaboration|compliance) with
in (?:front|lieu|honou?r|support|search|need|view|the (?:event|absence|presence|wake)) of, in (?:relation|response) to, with reference to
by (?:virtue|way) of, on (?:behalf|account) of, as a consequence of, at the expense of, for the purpose of`),
  de: setPhrases(`
in (?:Anspruch|Betracht|Frage|Kauf|Kraft|Gang|Bezug auf|Erscheinung|Verbindung mit|der Regel|Wirklichkeit|Zusammenarbeit mit)
zu[mr] (?:Verfügung|Anwendung|Einsatz|Ausdruck|Folge|Beispiel|Geltung|Teil|Zeit|Vorschein|Schau)
im (?:Hinblick auf|Rahmen|Laufe?|Gegensatz zu|Vergleich zu|Zusammenhang mit|Prinzip|Allgemeinen|Durchschnitt|Schnitt)
mit Hilfe, auf Grund, auf Basis, auf der Basis, unter Umständen, vor allem, ums Leben, ein* (?:wichtige |große |zentrale )?Rolle spiel*
spiel* ein* (?:\\p{L}+ )?Rolle, nach Hause, zu Hause, Rücksicht auf, von Bedeutung, in der Lage, Wert auf, zu Ende, an Bedeutung
in (?:Kombination|Übereinstimmung|Abstimmung|Berührung|Kontakt) mit, in (?:Form|Höhe|Richtung|Anbetracht) (?:von|de[rs]|eine[rs])
in (?:Betrieb|Gebrauch|Zukunft), im (?:Unterschied|Verhältnis) zu[mr]?, im (?:Zuge|Sinne|Falle?|Namen|Auftrag) (?:von|de[rs]|eine[rs])
im (?:Bedarfsfall|Notfall|Gange|Einsatz|Grunde|Übrigen|Voraus), zu (?:Beginn|Gunsten|Lasten|Ehren)`),
  es: setPhrases(`
en cuenta, a través de, a lo largo de, por medio de, en lugar de, a cabo, en función de, en términos de, por ejemplo
a partir de, con respecto a, en el caso de, en relación con, a pesar de, por parte de, a causa de, en torno a, de hecho
punto* de vista, t(?:iene|ienen|uvo|uvieron|ener) lugar, d(?:a|an|io|ieron|ar) lugar a, de acuerdo con, de manera que, en base a
desempeñ* un papel, juega* un papel, en el marco de, en vez de, en práctica, a la vez, en realidad, a menudo, al mismo tiempo, por encima de`),
  pl: setPhrases(`
pod uwagę, zwr* uwag*, z udziałem, udział w, bra* udział, bierz* udział, wzi* udział, w związku z, na podstawie, w trakcie
za pomocą, przy pomocy, ze względu na, w przypadku, w stosunku do, na rzecz, w celu, na celu, w ciągu, punkt* widzenia
w wyniku, pod względem, na przykład, w miarę, w roli, odgryw* (?:\\p{L}+ )?rolę, pełni* (?:\\p{L}+ )?rolę, w odniesieniu do
w zależności od, w porównaniu z, na skutek, na drodze, pod wpływem, w ramach, na temat, w sposób, mieć? miejsce, ma* miejsce`),
  uk: setPhrases(`
до уваги, на увазі, зверта* уваг*, зверн* уваг*, [ву] зв['’ʼ]язку з, за допомогою, на основі, [ву] процесі, [зі]* точки зору
[ву] випадку, [ву] разі, відігра* (?:\\p{L}+ )?роль, з метою, за рахунок, бер* участь, бра* участь, взя* участь, на думку, [ву] ході
на відміну від, [ву] складі, під час, [ву] результаті, [ву] порівнянні з, під впливом, на користь, з боку, [ву] межах, ма* місце, на жаль`),
};

/** Whether a part of a text lies within words that only mean something together. */
export function isInSetPhrase(
  text: string,
  { start, end }: { start: number; end: number },
  { setPhrases: phrases }: LanguageProfile,
): boolean {
  if (phrases === undefined) return false;
  return text.matchAll(phrases).some(({ index, 0: found }) => index <= start && end <= index + found.length);
}
