import type { Language } from "@quizmill/contract";

/** An item on a passage of a trial, as a careless model might have written it. */
export interface PlantedItem {
  readonly stem: string;
  readonly options: readonly [string, string, string, string];
  /** The option that is said to be right: the first one. */
  readonly key: string;
  /** All that are. */
  readonly right: readonly string[];
}

type Options = PlantedItem["options"];

const planted = (stem: string, options: Options, right: readonly string[]): PlantedItem => ({
  stem,
  options,
  key: options[0],
  right,
});
const sound = (stem: string, ...options: Options) => planted(stem, options, [options[0]]);
/** Its second option is right. */
const withWrongKey = (stem: string, ...options: Options) => planted(stem, options, [options[1]]);
const withTwoRight = (stem: string, ...options: Options) => planted(stem, options, options.slice(0, 2));

/** For each of `TRIAL_TEXTS`: a sound item, one with a wrong key, and one with two right options. */
export const PLANTED_ITEMS: Readonly<Record<Language, readonly (readonly PlantedItem[])[]>> = {
  en: [
    [
      sound(
        "Why does rye bread stay dense?",
        "Its flour has hardly any gluten.",
        "Its yeast dies before it can grow.",
        "Its dough holds too little sugar.",
        "Its bubbles burst in the hot oven.",
      ),
      withWrongKey(
        "What does yeast turn sugar into where there is no oxygen?",
        "Water and carbon dioxide",
        "Alcohol and carbon dioxide",
        "Alcohol and water",
        "Water and oxygen",
      ),
      withTwoRight(
        "What happens in the hot oven?",
        "The bubbles expand once more.",
        "The alcohol evaporates.",
        "The yeast grows faster.",
        "The gluten turns into sugar.",
      ),
    ],
    [
      sound(
        "Why can the upper gate of a lock not be opened while the levels differ?",
        "The higher water presses it shut.",
        "The lower gate would open as well.",
        "The sluices would have to close.",
        "The boat would be lifted too fast.",
      ),
      withWrongKey(
        "In which direction does the arrow of the two gates point?",
        "Downstream",
        "Upstream",
        "To the bank",
        "To the bottom",
      ),
      withTwoRight(
        "What is true of the passage of a boat through a lock?",
        "It uses a chamber of water.",
        "It works without an engine.",
        "It empties the upper canal.",
        "It needs a rope and horses.",
      ),
    ],
    [
      sound(
        "Why can a company say how many of a hundred thousand houses will burn?",
        "With many houses the real number comes close to the expected one.",
        "With many houses the company knows which of them are in danger.",
        "With many houses each owner takes more care to prevent a fire.",
        "With many houses a fire in one of them costs the company less.",
      ),
      withWrongKey(
        "Against which event does an insurance company insure itself?",
        "A fire in a single house",
        "A flood in a whole valley",
        "A theft from a small shop",
        "A storm far out at sea",
      ),
      withTwoRight(
        "Where does insurance fail?",
        "Where one event hits all at once",
        "Where only those buy it who expect a loss",
        "Where very many houses are insured",
        "Where a law makes it compulsory",
      ),
    ],
  ],
  pl: [
    [
      sound(
        "Dlaczego górnych wrót śluzy nie da się otworzyć, póki poziomy są różne?",
        "Dociska je ciężar wyższej wody.",
        "Otworzyłyby się też dolne wrota.",
        "Trzeba by zamknąć zastawki.",
        "Statek podniósłby się za szybko.",
      ),
      withWrongKey(
        "W którą stronę skierowana jest strzała wrót śluzy?",
        "Z prądem",
        "Pod prąd",
        "Ku brzegowi",
        "Ku dnu",
      ),
      withTwoRight(
        "Co jest prawdą o śluzowaniu statku?",
        "Zużywa jedną komorę wody.",
        "Odbywa się bez silnika.",
        "Opróżnia górny kanał.",
        "Wymaga lin i koni.",
      ),
    ],
  ],
  de: [
    [
      sound(
        "Warum lässt sich das obere Tor einer Schleuse nicht öffnen, solange die Höhen verschieden sind?",
        "Das höhere Wasser drückt es zu.",
        "Das untere Tor ginge mit auf.",
        "Die Schieber müssten zugehen.",
        "Das Schiff stiege zu schnell.",
      ),
      withWrongKey(
        "Wohin zeigt der Pfeil, den die Torflügel einer Schleuse bilden?",
        "Mit dem Strom",
        "Gegen den Strom",
        "Zum Ufer",
        "Zum Grund",
      ),
      withTwoRight(
        "Was gilt für die Schleusung eines Schiffs?",
        "Sie verbraucht eine Kammer Wasser.",
        "Sie kommt ohne Motor aus.",
        "Sie leert den oberen Kanal.",
        "Sie braucht Seile und Pferde.",
      ),
    ],
  ],
  es: [
    [
      sound(
        "¿Por qué no puede abrirse la compuerta superior de una esclusa mientras los niveles son distintos?",
        "La aprieta el agua más alta.",
        "Se abriría también la inferior.",
        "Habría que cerrar las válvulas.",
        "El barco subiría muy deprisa.",
      ),
      withWrongKey(
        "¿Hacia dónde apunta la flecha que forman las hojas de la compuerta?",
        "A favor de la corriente",
        "Contra la corriente",
        "Hacia la orilla",
        "Hacia el fondo",
      ),
      withTwoRight(
        "¿Qué es cierto del paso de un barco por una esclusa?",
        "Gasta una cámara de agua.",
        "Se hace sin ningún motor.",
        "Vacía el canal superior.",
        "Exige cuerdas y caballos.",
      ),
    ],
  ],
  uk: [
    [
      sound(
        "Чому верхні ворота шлюзу не можна відчинити, доки рівні різні?",
        "Їх притискає вага вищої води.",
        "Відчинилися б і нижні ворота.",
        "Довелося б зачинити засувки.",
        "Судно піднялося б надто швидко.",
      ),
      withWrongKey(
        "Куди спрямована стріла, яку утворюють стулки воріт шлюзу?",
        "За течією",
        "Проти течії",
        "До берега",
        "До дна",
      ),
      withTwoRight(
        "Що правда про шлюзування судна?",
        "Воно витрачає одну камеру води.",
        "Воно обходиться без двигуна.",
        "Воно спорожнює верхній канал.",
        "Воно потребує канатів і коней.",
      ),
    ],
  ],
  ja: [
    [
      sound(
        "水位がそろうまで閘門の上側の扉を開けられないのはなぜですか。",
        "高い側の水の重さが扉を押さえつけるから。",
        "下側の扉も一緒に開いてしまうから。",
        "注水口を閉めなければならなくなるから。",
        "船が速く上がりすぎてしまうから。",
      ),
      withWrongKey("閘門の二枚の戸が作る山形はどちらに向いていますか。", "下流", "上流", "岸", "水底"),
      withTwoRight(
        "船が閘門を通ることについて正しいのはどれですか。",
        "閘室一杯分の水を使う。",
        "エンジンを使わずに船を上げる。",
        "上流の運河の水を空にする。",
        "船を綱で引く馬が要る。",
      ),
    ],
  ],
};
