/** The letters beyond ASCII of a language; the frequent ones first, where frequencies differ much. */
interface Alphabet {
  readonly common: string;
  readonly fair: string;
  readonly rare: string;
}

const latin = (letters: string): Alphabet => ({ common: letters, fair: "", rare: "" });

/** Frequencies by rank, after the usual letter counts of each language. */
const ALPHABETS: readonly Alphabet[] = [
  latin("ąćęłńóśźż"),
  latin("äöüß"),
  latin("áéíóúñü"),
  latin("àâçéèêëîïôûùœ"),
  latin("ãõáâàçéêíóôú"),
  latin("àèéìòù"),
  latin("áčďéěíňóřšťúůýž"),
  latin("áäčďéíĺľňóôŕšťúýž"),
  latin("áéíóöőúüű"),
  latin("åäöé"),
  latin("æøåé"),
  latin("ăâîșțşţ"),
  latin("çğıöşüâî"),
  latin("čćđšž"),
  latin("āčēģīķļņšūž"),
  latin("ąčęėįšųūž"),
  latin("äõöüšž"),
  { common: "оанитвірелкс", fair: "удмпзяьбгчй", rare: "хжцшюїєщфґ" },
  { common: "оеаинтсрвл", fair: "кмдпуяыьгзб", rare: "чйхжшюцщэфъё" },
  { common: "оаеинтрсвл", fair: "кдпмзъубгч", rare: "яйщжхцшюфь" },
  { common: "αοιετσνηυρ", fair: "πκμλςόίάέή", rare: "γδώχύθφβξζψ" },
];

const COMMON = 1;
const FAIR = 0.7;
const RARE = 0.3;
const FOREIGN = -1.5;

/** How well letters and their counts fit the alphabet they fit best. All in lower case. */
export function bestFit(letters: ReadonlyMap<string, number>): number {
  const fits = WEIGHTS.map((weights) => {
    let sum = 0;
    for (const [letter, count] of letters) sum += count * (weights.get(letter) ?? FOREIGN);
    return sum;
  });
  return letters.size === 0 ? 0 : Math.max(...fits);
}

const WEIGHTS = ALPHABETS.map(
  ({ common, fair, rare }) =>
    new Map([
      ...[...common].map((letter) => [letter, COMMON] as const),
      ...[...fair].map((letter) => [letter, FAIR] as const),
      ...[...rare].map((letter) => [letter, RARE] as const),
    ]),
);
