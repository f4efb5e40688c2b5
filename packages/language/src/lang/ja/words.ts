import type { SentenceWords } from "../../sentences.ts";

/** Japanese. */
export const WORDS: SentenceWords = {
  stopWords: new Set(
    `の に は を た が で て と し れ さ ある いる も する から な こと として い や れる など なっ ない この
ため その あっ よう また もの という あり まで られ なる へ か だ これ によって により おり より による ず
なり られる において ば なかっ なく しかし について せ だっ その後 できる それ う ので なお のみ でき き つ
における および いう さらに でも ら たり その他 に関する たち ます ん なら に対して 特に せる 及び これら
とき では にて ほか ながら うち そして です それぞれ`.split(/\s+/u),
  ),
  abbreviations: new Set(),
  months: [],
};
