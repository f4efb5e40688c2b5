/**
 * Lemmas that are the same word in another spelling: UD Japanese-GSD writes them with the signs that UniDic has, the
 * dictionary that we read as they are written in most texts.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  為る: "する",
  居る: "いる",
  有る: "ある",
  成る: "なる",
  事: "こと",
  此の: "この",
  其の: "その",
  為: "ため",
  御: "お",
  様: "よう",
  又: "また",
  此れ: "これ",
  其れ: "それ",
  物: "もの",
  無い: "ない",
  出来る: "できる",
  言う: "いう",
  来る: "くる",
  此処: "ここ",
  達: "たち",
  迚も: "とても",
  けれど: "けど",
  因る: "よる",
  就く: "つく",
  於く: "おく",
  取る: "とる",
  掛ける: "かける",
  当たる: "あたる",
  行く: "いく",
  仕舞う: "しまう",
  良い: "よい",
  時: "とき",
  所: "ところ",
  程: "ほど",
};

/** A lemma to compare with another. */
export function comparable(lemma: string): string {
  const lower = lemma.toLowerCase();
  return SPELLINGS[lower] ?? lower;
}
