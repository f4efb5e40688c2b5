import type { GroupSayings } from "../../groups.ts";

/** How Japanese explains, tells apart, and says who did what. */
export const GROUPS: GroupSayings = {
  words: {
    topic: "(?<term>[^、。「」（）は：:]{2,28})(?:（[^）]*）)?",
    // A number of things is no such thing.
    thing: "(?<term>[^、。「」（）は：:]{2,28}(?<![数率額量]|割合))(?:（[^）]*）)?",
    named: "「?(?<term>[^、。「」（）をはが]{1,24}[^、。「」（）をはがたるいくすもとに])」?",
    is: "である です をいう を言う を指す を意味する だ",
    calls: "いう 言う 呼ぶ よぶ 呼んでいる 称する 定義する 名[づ付]け(?:る|た|られた)",
    called: "呼ばれる 呼ばれている 呼ばれます よばれる いわれる 称される 呼ばれており",
    earlier: "(?:[^。]*と(?:呼び|いい|言い|よび|称し|呼ばれ|いわれ)、)?(?:[^、。はがを]{1,10}では、?)?",
    // Between what is told and its name.
    widely:
      "(?:(?:まとめて|総称して|特に|とくに|一般に|単に|俗に|通常|ふつう|広く|[^、。はがを]{1,10}では)、?)?",
    // What an earlier sentence tells.
    points: "こ[うのれ] そ[うのれ] ここ そこ 同じ",
    judged:
      "という(?:意味|こと|もの|の) (?<!そ)の(?:一|ひと|1)つ の[一1]人 便利 有用 有益 重要 大切 必要 不可欠 困難 簡単 容易 有名 可能 強力 有効 最適 状態 予定 見込み",
    judging: "な(?:もの|こと|方法|手段|存在)",
    other: "(?:です|ます)が",
    clause: "[、がしりいきみくれてで]、?[^、。]{1,20}は",
    person:
      "皇帝 天皇 国王 女王 王妃 大統領 首相 将軍 武将 公爵 侯爵 伯爵 男爵 教皇 歌手 選手 俳優 女優 監督 医師 者 (?<![国一民])家",
    noName: "の こと ため もの から よう 的",
    no: "(?![^。]*<other>|[^。]*<clause>|[^。]*<judged>(?:<judging>)?(?:である|です)$)",
    label: "例 注 注意 目的 課題 結論 要点 まとめ ポイント",
    did: "発見した 発明した 提唱した 開発した 考案した 定義した 証明した 導入した 創設した 確立した",
  },
  definitions: [
    {
      says: "<topic>とは、?(?<definition>.{8,120}?(?:[^の]こと|もの))<is>",
      asks: "{told}を何というか。",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "<topic>とは、?(?<definition>.{8,120}?)(?:のこと)?<is>",
      asks: "{told}のことを何というか。",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "<earlier>(?<definition>(?!<points>)[^。は]{4,119}?(?:[^\\p{Script=Hiragana}、]|こと|もの|しくみ))(?<verb>を|のことを)、?<widely><named>と<calls>",
      asks: "{told}{verb}何というか。",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "<earlier>(?<definition>.{2,120}?)(?<verb>を|のことを)、?<widely><named>と<calls>",
      asks: "{told}{verb}何というか。",
      isSure: true,
    },
    {
      says: "(?:[^。]*[、はにがで])?<named>と(?:呼ば|よば|称さ)れる、?(?<definition>[^、。はが]{6,60}?[^\\p{Script=Hiragana}])(?:が(?:ある|存在する|見られる|起こる|生じる)|を(?:もつ|持つ|用いる|使う|含む|作る|つくる|行う)|である|から(?:なる|できている)|で(?:できている|覆われている))",
      asks: "{told}を何というか。",
      isSure: true,
    },
    {
      says: "<earlier>(?<definition>.{8,120}?)[はが]、?<widely><named>と<called>",
      asks: "{told}は何と呼ばれるか。",
      isSure: true,
    },
    {
      says: "(?!<label>)(?<term>[^、。「」（）はがを：:]{2,20})[：:] ?(?<definition>[^：:。]{10,110}?(?:[^\\p{Script=Hiragana}、]|こと|もの))(?:のこと)?",
      asks: "{told}を何というか。",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "<thing>は、?<no>(?<definition>.{8,110}?)のこと<is>",
      asks: "{told}のことを何というか。",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?<definition>(?!<points>)[^。は]{8,80}?[^、])のが、?<named>(?:である|だ)",
      asks: "{told}のはどれか。",
    },
    {
      says: "<thing>は、?<no>(?<definition>.{10,110}?<person>)(?:<is>|であり、[^は。]*)",
      asks: "{told}は誰か。",
      standsAlone: true,
    },
    {
      says: "<thing>は、?<no>(?<definition>.{10,110}?<noName>)(?:<is>|であり、[^は。]*)",
      asks: "次のうち、{told}であるのはどれか。",
      standsAlone: true,
    },
    {
      says: "<thing>は、?<no>(?<definition>.{12,110}?)(?:のこと)?(?:<is>|であり、[^は。]*)",
      asks: "{told}はどれか。",
      standsAlone: true,
    },
    // "アンカリング" above "最初の値に判断が引きずられること": a noun and what is told of it, and no name.
    {
      says: "(?!<points>)(?<definition>[^。はが：:「」]{4,110}?[るたいなぬうくすつむぶ](?:こと|もの|さま|しくみ|仕組み|考え方|[\\p{Script=Han}\\p{Script=Katakana}ー]{1,12}))(?:のこと)?(?:である|です)?",
      asks: "{told}を何というか。",
      isSure: true,
      standsAlone: true,
    },
  ],
  contrasts: ["{one}のに対し(?:て)?、?{other}", "{one}(?:一方(?:で)?|反面)、{other}"],
  deeds: [],
  beside: "つまり すなわち いわゆる",
  again: "これは",
  leads: "",
  ends: [],
  saysNothing: "(?:同じ|一つ|ひとつ)の?",
  numerals: "二つ 三つ 四つ 五つ 六つ 2つ 3つ 4つ 5つ 6つ 二種類 三種類 四種類 3種類 4種類",
  order: "段階 手順 過程 流れ 順序 ステップ",
};
