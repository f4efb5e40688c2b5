import type { Block, Language, SourceText } from "@quizmill/contract";

/** Short lessons written for the tests, one in each language, all on like matters. */
export const LESSONS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Photosynthesis is the process by which plants turn light into chemical energy. The process was described by Jan Ingenhousz, a Dutch physician, who was born in Breda. In 1779, Jan Ingenhousz published his experiments on vegetables.",
    "A chloroplast is a small body inside the plant cell that captures sunlight. Chlorophyll is a green pigment that absorbs red and blue light. The fluid inside a chloroplast is called the stroma. Plants look green because chlorophyll reflects green light.",
    "A leaf consists of an epidermis, a mesophyll and veins. The stomata are tiny openings that let carbon dioxide enter the leaf. A large oak tree has about 200,000 leaves in summer. The cuticle is a waxy layer that protects the leaf from drying out.",
    "Respiration is a reaction that releases energy from sugar in every living cell. Mitochondria produce most of the energy that an animal cell needs. The nucleus stores the genetic material of the cell. The cell membrane controls the movement of substances into the cell.",
  ],
  pl: [
    "Fotosynteza to proces, w którym rośliny zamieniają światło w energię chemiczną. W 1779 roku Jan Ingenhousz opisał swoje doświadczenia z roślinami. Chlorofil to zielony barwnik, który pochłania światło czerwone i niebieskie.",
    "Chloroplast to niewielkie ciałko w komórce roślinnej, które wychwytuje światło. Płyn wypełniający wnętrze chloroplastu nazywamy stromą. Rośliny mają zieloną barwę, ponieważ chlorofil odbija zielone światło.",
    "Liść składa się z epidermy, miękiszu i wiązek przewodzących. Aparaty szparkowe to otwory, przez które dwutlenek węgla wnika do liścia. Duży dąb ma latem około 200000 liści. Kutykula to woskowa warstwa, która chroni liść przed wysychaniem.",
    "Oddychanie komórkowe to reakcja, która uwalnia energię zawartą w cukrze. Mitochondrium wytwarza większość energii potrzebnej komórce zwierzęcej. Jądro komórkowe zawiera materiał genetyczny komórki. Błona komórkowa kontroluje przepływ substancji do wnętrza komórki.",
  ],
  de: [
    "Die Fotosynthese ist ein Vorgang, bei dem Pflanzen Licht in chemische Energie umwandeln. Im Jahr 1779 veröffentlichte Jan Ingenhousz seine Versuche mit Pflanzen. Das Chlorophyll ist ein grüner Farbstoff, der rotes und blaues Licht aufnimmt.",
    "Der Chloroplast ist ein kleiner Körper in der Pflanzenzelle, der das Sonnenlicht einfängt. Die Flüssigkeit im Inneren eines Chloroplasten nennt man Stroma. Pflanzen erscheinen grün, weil das Chlorophyll grünes Licht zurückwirft.",
    "Unter einer Spaltöffnung versteht man eine winzige Pore, durch die Kohlendioxid in das Blatt gelangt. Eine große Eiche hat im Sommer etwa 200000 Blätter. Die Kutikula ist eine wachsartige Schicht, die das Blatt vor dem Austrocknen schützt.",
    "Die Zellatmung ist eine Reaktion, die Energie aus Zucker freisetzt. Das Mitochondrium erzeugt den größten Teil der Energie einer tierischen Zelle. Der Zellkern speichert das Erbgut der Zelle. Die Zellmembran regelt den Eintritt von Stoffen in die Zelle.",
  ],
  es: [
    "La fotosíntesis es un proceso mediante el cual las plantas transforman la luz en energía química. En 1779, Jan Ingenhousz publicó los resultados de los experimentos con plantas. La clorofila es un pigmento verde que absorbe la luz roja y azul.",
    "El cloroplasto es un pequeño cuerpo de la célula vegetal que capta la luz del sol. El líquido que llena el interior del cloroplasto se llama estroma. Las plantas se ven verdes porque la clorofila refleja la luz verde.",
    "La hoja está formada por epidermis, mesófilo y nervios. El estoma es una abertura diminuta por la que entra el dióxido de carbono. Un roble grande tiene unas 200000 hojas en verano. La cutícula es una capa cerosa que protege la hoja de la sequedad.",
    "La respiración celular es una reacción que libera la energía contenida en el azúcar. La mitocondria produce la mayor parte de la energía de la célula animal. El núcleo almacena el material genético de la célula. La membrana celular controla el paso de sustancias hacia la célula.",
  ],
  uk: [
    "Фотосинтез — це процес, під час якого рослини перетворюють світло на хімічну енергію. У 1779 році Ян Інгенгауз описав свої досліди з рослинами. Хлорофіл — це зелений пігмент, який поглинає червоне та синє світло.",
    "Хлоропласт — це невелике тільце рослинної клітини, яке вловлює сонячне світло. Рідину всередині хлоропласта називають стромою. Рослини мають зелене забарвлення, оскільки хлорофіл відбиває зелене світло.",
    "Листок складається з епідермісу, мезофілу та жилок. Продих — це крихітний отвір, крізь який вуглекислий газ потрапляє до листка. Великий дуб має влітку близько 200000 листків. Кутикула — це восковий шар, який захищає листок від висихання.",
    "Клітинне дихання — це реакція, яка вивільняє енергію цукру. Мітохондрія виробляє більшу частину енергії тваринної клітини. Ядро містить генетичний матеріал клітини. Клітинна мембрана регулює надходження речовин до клітини.",
  ],
  ja: [
    "光合成とは、植物が光を化学エネルギーに変える反応のことである。1779年に、オランダの医師ヤン・インゲンホウスは植物の実験を発表した。葉緑素とは、赤い光と青い光を吸収する緑色の色素のことである。",
    "葉緑体は、太陽の光を受け取る植物細胞の中の小さな器官である。葉緑体の内部を満たす液体はストロマと呼ばれる。葉緑素が緑色の光を反射するため、植物は緑色に見える。",
    "気孔とは、二酸化炭素が葉の中に入るための小さな穴のことである。大きなナラの木は夏に約20万枚の葉をつけている。クチクラとは、葉を乾燥から守るろう質の層のことである。",
    "細胞呼吸とは、糖からエネルギーを取り出す反応のことである。ミトコンドリアは動物細胞が必要とするエネルギーの大部分を作っている。細胞核は細胞の遺伝物質を保存している。細胞膜は物質が細胞に出入りする量を調節している。",
  ],
};

/** Much that nobody would ask about, said in twelve ways, and lessons between it: a text of some length. */
export const LESSONS_AMONG_TRIVIA: readonly string[] = Array.from({ length: 12 }, (_, i) => [
  `In the ${i + 3} jars of shelf ${i + 20} the gardener keeps some seeds that a neighbour brought one day.`,
  `The basket by door ${i + 40} holds what was left of the summer, and the boy took ${i + 13} of the lids away.`,
  ...LESSONS.en,
]).flat();

/** A source of one section, one paragraph for each text. */
export function sourceOf(
  paragraphs: readonly string[],
  language: string | null,
  heading: string | null = null,
): SourceText {
  const blocks: Block[] = paragraphs.map((text) => ({ kind: "paragraph", text }));
  return {
    title: null,
    language,
    format: "txt",
    pageCount: null,
    pagesWithText: null,
    sections: [{ heading, level: 1, blocks }],
    warnings: [],
  };
}
