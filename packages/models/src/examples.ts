import { isLanguage, type Language } from "@quizmill/contract";
import type { LanguageProfile } from "@quizmill/questions/for-engines";
import type { ModelItem } from "./schema.ts";

type Told = readonly [why: string, text: string];

const itemOf = (
  said: Omit<ModelItem, "distractors" | "second" | "bloom">,
  ...distractors: readonly [Told, Told, Told, Told, Told, Told]
): ModelItem => {
  const { idea, quote, stem, key, explanation } = said;
  const others = distractors.map(([why, text]) => ({ why, text }));
  return { idea, bloom: "analyze", quote, second: "", stem, key, explanation, distractors: others };
};

const ENGLISH = itemOf(
  {
    idea: "Salt lowers the freezing point",
    quote: "Salt lowers the freezing point of water, so ice on a salted road melts below zero.",
    stem: "Why does ice on a salted road melt although the air is below zero?",
    key: "Salty water freezes at a lower temperature.",
    explanation: "With a lower freezing point the mixture stays liquid below zero.",
  },
  [
    "Takes salt for a source of heat; it changes the freezing point.",
    "Salt gives off heat as it touches the ice.",
  ],
  [
    "Exchanges lower and higher; salt lowers the freezing point.",
    "Salt lets water freeze at a higher temperature.",
  ],
  [
    "Takes freezing point for temperature; only the first changes.",
    "Salt raises the temperature of the road surface.",
  ],
  ["Takes melting for breaking; the ice becomes liquid.", "Salt makes the ice harder and so more brittle."],
  ["Takes melting for drying; the ice becomes liquid.", "Salt draws the water out of the ice and dries it."],
  ["Takes salt for a cover; it mixes with the water.", "Salt keeps the cold air away from the road."],
);

/** The example in a language; in English where there is none. */
export const exampleIn = ({ code }: Pick<LanguageProfile, "code">): ModelItem =>
  EXAMPLES[isLanguage(code) ? code : "und"];

/** One good item for each language of the interface, about nothing that a document is likely to be about. */
export const EXAMPLES: Readonly<Record<Language | "und", ModelItem>> = {
  en: ENGLISH,
  und: ENGLISH,
  pl: itemOf(
    {
      idea: "Sól obniża temperaturę zamarzania",
      quote: "Sól obniża temperaturę zamarzania wody, dlatego lód na posolonej drodze topnieje poniżej zera.",
      stem: "Dlaczego lód na posolonej drodze topnieje, choć powietrze ma mniej niż zero stopni?",
      key: "Słona woda zamarza w niższej temperaturze.",
      explanation: "Przy niższej temperaturze zamarzania mieszanina pozostaje ciekła poniżej zera.",
    },
    [
      "Bierze sól za źródło ciepła; zmienia ona temperaturę zamarzania.",
      "Sól wydziela ciepło w zetknięciu z lodem.",
    ],
    ["Odwraca zależność; sól obniża temperaturę zamarzania.", "Woda z solą zamarza w wyższej temperaturze."],
    ["Myli temperaturę zamarzania z temperaturą drogi.", "Sól podnosi temperaturę powierzchni drogi."],
    ["Myli topnienie z pękaniem; lód zamienia się w ciecz.", "Sól utwardza lód, więc staje się on kruchy."],
    ["Myli topnienie z wysychaniem; lód zamienia się w ciecz.", "Sól wyciąga z lodu wodę, więc lód wysycha."],
    ["Bierze sól za okrycie; miesza się ona z wodą.", "Sól oddziela drogę od mroźnego powietrza."],
  ),
  de: itemOf(
    {
      idea: "Salz senkt den Gefrierpunkt",
      quote:
        "Salz senkt den Gefrierpunkt von Wasser, deshalb taut Eis auf einer gesalzenen Straße unter null Grad.",
      stem: "Warum taut das Eis auf einer gesalzenen Straße, obwohl die Luft unter null Grad hat?",
      key: "Salzwasser gefriert bei einer tieferen Temperatur.",
      explanation: "Bei einem tieferen Gefrierpunkt bleibt die Mischung unter null Grad flüssig.",
    },
    [
      "Hält Salz für eine Wärmequelle; es ändert den Gefrierpunkt.",
      "Salz gibt Wärme ab, sobald es das Eis berührt.",
    ],
    [
      "Kehrt den Zusammenhang um; Salz senkt den Gefrierpunkt.",
      "Wasser mit Salz gefriert bei einer höheren Temperatur.",
    ],
    ["Verwechselt Gefrierpunkt und Temperatur.", "Salz erhöht die Temperatur der Straßendecke."],
    ["Hält Tauen für Zerbrechen; das Eis wird flüssig.", "Salz macht das Eis härter und dadurch spröde."],
    ["Hält Tauen für Trocknen; das Eis wird flüssig.", "Salz zieht das Wasser aus dem Eis und trocknet es."],
    [
      "Hält Salz für eine Decke; es mischt sich mit dem Wasser.",
      "Salz hält die kalte Luft von der Straßendecke fern.",
    ],
  ),
  es: itemOf(
    {
      idea: "La sal baja el punto de congelación",
      quote:
        "La sal baja el punto de congelación del agua, por eso el hielo de una carretera con sal se funde bajo cero.",
      stem: "¿Por qué se funde el hielo de una carretera con sal aunque el aire esté bajo cero?",
      key: "El agua salada se congela a menor temperatura.",
      explanation: "Con un punto de congelación más bajo la mezcla sigue líquida bajo cero.",
    },
    [
      "Toma la sal por una fuente de calor; cambia el punto de congelación.",
      "La sal desprende calor al tocar el hielo.",
    ],
    [
      "Invierte la relación; la sal baja el punto de congelación.",
      "El agua con sal se congela a mayor temperatura.",
    ],
    [
      "Confunde el punto de congelación con la temperatura.",
      "La sal eleva la temperatura del firme de la vía.",
    ],
    [
      "Confunde fundirse con romperse; el hielo se hace líquido.",
      "La sal endurece el hielo y lo vuelve frágil.",
    ],
    [
      "Confunde fundirse con secarse; el hielo se hace líquido.",
      "La sal saca el agua del hielo y lo va secando.",
    ],
    ["Toma la sal por una cubierta; se mezcla con el agua.", "La sal aísla la carretera del aire frío."],
  ),
  uk: itemOf(
    {
      idea: "Сіль знижує температуру замерзання",
      quote: "Сіль знижує температуру замерзання води, тому лід на посипаній дорозі тане нижче нуля.",
      stem: "Чому лід на посипаній сіллю дорозі тане, хоча температура повітря нижча за нуль?",
      key: "Солона вода замерзає за нижчої температури.",
      explanation: "За нижчої температури замерзання суміш лишається рідкою нижче нуля.",
    },
    [
      "Вважає сіль джерелом тепла; вона змінює температуру замерзання.",
      "Сіль виділяє тепло, коли торкається льоду.",
    ],
    [
      "Перевертає зв'язок; сіль знижує температуру замерзання.",
      "Вода із сіллю замерзає за вищої температури.",
    ],
    ["Плутає температуру замерзання з температурою дороги.", "Сіль підвищує температуру поверхні дороги."],
    ["Плутає танення з ламанням; лід стає рідиною.", "Сіль робить лід твердішим, і він кришиться."],
    ["Плутає танення з висиханням; лід стає рідиною.", "Сіль витягає з льоду воду, і він висихає."],
    ["Вважає сіль покриттям; вона змішується з водою.", "Сіль відділяє дорогу від морозного повітря."],
  ),
  ja: itemOf(
    {
      idea: "塩は凝固点を下げる",
      quote: "塩は水の凝固点を下げるため、塩をまいた道の氷は零度より低くても融ける。",
      stem: "気温が零度より低いのに、塩をまいた道の氷が融けるのはなぜですか。",
      key: "塩水はより低い温度で凍るから。",
      explanation: "凝固点が下がると、混合物は零度より低くても液体のままである。",
    },
    ["塩を熱源と考えているが、変わるのは凝固点である。", "塩が氷に触れると熱を出すから。"],
    ["高低を逆にしているが、凝固点は下がる。", "塩水はより高い温度で凍るから。"],
    ["凝固点と温度を混同している。", "塩が路面の温度を高くするから。"],
    ["融けることと割れることを混同している。", "塩が氷を硬くして割れやすくするから。"],
    ["融けることと乾くことを混同している。", "塩が氷から水を抜いて乾かすから。"],
    ["塩を覆いと考えているが、塩は水と混ざる。", "塩が道路を冷たい空気から隔てるから。"],
  ),
};
