import { wordSet } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { GROUP_CUES } from "../groups.ts";
import { WORDS } from "../index.ts";
import { JA_THINGS } from "../semantic-classes.ts";
import { GENERIC, PLACE, quoted, SAME_MEANING } from "./forms.ts";
import { plainForm } from "./plain-form.ts";

/** "Ａを国事行為といい、これには…", "Ａは特別会と呼ばれ、ここで…": what something is called, and what else is said. */
const CALLED_FIRST =
  /^(?<told>[^。]{9,120}?(?:を|のことを|は、?|が)「?[^、。「」（）をはが]{2,24}」?と)(?<verb>いい|言い|呼び|よび|呼ばれ|よばれ)、(?<rest>.+)$/u;
const ENDED: Record<string, string> = {
  いい: "いう",
  言い: "いう",
  呼び: "呼ぶ",
  よび: "呼ぶ",
  呼ばれ: "呼ばれる",
  よばれ: "呼ばれる",
};

/** "円を描く道具": what a thing is, without its name. */
const NOUN_PHRASE = /[るたいなうくすつぬむぶ](?:こと|もの|[\p{Script=Han}\p{Script=Katakana}ー]{1,12})$/u;

function statementsIn(text: string): string[] {
  const { told, verb = "", rest = "" } = CALLED_FIRST.exec(text)?.groups ?? {};
  return told === undefined ? [text] : [told + ENDED[verb], ...statementsIn(rest)];
}

/** Japanese. */
export const ja: LanguageProfile = {
  code: "ja",
  script: "unspaced",
  blank: "（　　）",
  ...WORDS.ja,
  sameMeaning: SAME_MEANING,
  phraseBoundaries: new Set(),
  phraseBoundaryShape: null,
  adjectiveShape: null,
  trailingParticiple: null,
  generic: GENERIC,
  wordList: "japanese",
  endings: [],
  capitalNouns: false,
  endingLetters: 0,
  agreeing: new Set(),
  // "このように権力を分けるしくみを三権分立という": what is called so says itself how.
  connective:
    /^[^、。はがを]{1,10}では、?(?=これを)|^このように(?:して)?、?(?=[^。は]+を、?[^、。はが]{2,24}と(?:いう|いいます|[呼よ](?:ぶ|びます))。?$)|^(?:しかし|したがって|そのため|また|さらに|あるいは|例えば|たとえば|一方|つまり|なお|ただし|ところで|よって|すなわち|加えて|そして|特に|実際|もちろん|なかでも|とくに|現在|当時|反対に|逆に|それぞれ|事実|結局)(?:で)?、|^(?:反対に|逆に)(?=\p{Script=Han})|^(?:また|なお|しかし(?:ながら)?|だが|ただし|一方で)、?(?=[\p{Script=Han}\p{Script=Katakana}\p{N}\p{Lu}])/u,
  anaphoricStart:
    /^(?:中でも|なかでも|とりわけ|ひいては)|^[^：:]*(?:可能性|傾向|場合|おそれ|恐れ|見込み|予定|とき|ケース|こと|もの)$|^(?:最初|最後|先頭|次)の(?:行|例|項目|列|文|段落)[はがに]|両方の|(?:(?<!も)の|だけ|わけ|ばかり)である$|^[^は：:]*[^、はがの]{2,}[るた][\p{Script=Han}\p{Script=Katakana}ー]{2,}$|^\d+(?:年|か月|ヶ月|カ月|週間|日)後[のに、]|(?:という|との)(?:考え方?|理由|判断|思い|発想|事情)(?:による|に基づく|から(?:来て|きて|出て)いる|からである)$|^(?:旧館|新館|本館|別館|館内|校内|園内|境内|旧校舎|新校舎|旧駅舎)[はがにでのを]|^[^、は]*たので、|(?:です|ます|[だるた])から$|^(?!.*は).*も含まれ(?:る|ている)$|^(?!.*の(?:目的|理由|原因|要因|背景|狙い)?は).*(?:から|わけ|ため)(?:である|です|だ|なの(?:だ|です|である))$|^[^はがもを]*(?:される|された|されて(?:いる|いた))$|(?<![\d元]年.*|\d日.*)翌[年月日]|^(?:(?:一|二|三|もう一|ひと|ふた|みっ)つ(?:目)?は|これ|それ|あれ|この|その|あの|ここ|そこ|彼|彼女|両者|前者|後者|同(?:年|氏|社|国|市|時|作|書|様|じ|\d|(?![盟志士一然情意期人化位感性種僚窓])\p{Script=Han}{2,3}[はがをのに])|しかし|したがって|そのため|また|さらに|例えば|たとえば|例として|一方|つまり|このよう|そのよう|こうした|そうした|次に|まず|最後に|そして|なお|ただし|ところが|だが|でも|では|もし|もう|さて|私|我々|あなた|以上|以下|上記|下記|前述|後述|翌(?:年|\d)|以[降後]|\d{1,2}月(?:\d{1,2}日)?(?:[、にの]|から)|特に(?=[\p{Script=Han}\p{Script=Katakana}\p{Lu}])|当時[はのにもで]|更に|新た(?:に|な[^、は]{1,10}は)|新しい[^、は]{1,10}は|後に|のちに|こちら|そちら|あちら|現時点で|現段階で|代わりに|[^、は]{0,12}(?:契機|きっかけ)となったのは|特に[^、は]{2,12}(?:のは|のが)|より[^、は]{1,8}のは|(?:一番|最も|もっとも)?(?:簡単|シンプル|単純|手軽|基本的|一般的|重要|大切)な(?:方法|やり方|手順|こと|の)は|[^、は]{2,20}のも(?=[\p{Script=Han}\p{Script=Katakana}])|(?:レベル|ステップ|タイプ|クラス|ランク|フェーズ|段階) ?[\dⅠ-Ⅴ一二三四五]+(?=[はがでのに])|当初|やがて|いずれ|他に|他の|ほか|どちら|なぜ|どう|逆に|または|および|という|など|[^はをもと]*が[^はをもと]{0,16}(?:考案|発見|発明|提唱|開発|発表|命名|設計|制定|導入|翻訳|作曲|執筆)した$|[こそ]うして|[こそ]うす(?:れば|ると)|[^はがもを]*(?:呼ばれ|称され|略され)|ため|結果|なので|だから|ふつうは|普通は|すると|まだ|に|を|が|は|の|で|と|も|、)/u,
  plainStyle: plainForm,
  clausesOf: statementsIn,
  // "…が取られ、そのチェックサムで…": what a clause before it tells is in the same sentence.
  deictic:
    /(?<![はがをも][^、]*、.*)(?:この|これ|こういった|[こそ]んな|それ(?:ら|は|が|を|に|で|と|から|まで|以[前後来])|こうした|そうした|そのよう|そういった|その(?:ため|結果|後|際|頃|間|うち|例|年))|(?:それ以外|番号 ?\d|かというと|同(?:年|氏|社|国|市|作|書|大会)|(?<!\p{Script=Han})同(?:条約|協定|法[典案律]?(?=[はがをにのでと第])|憲章|委員会|大学|[校駅県州島町村店艦船車機曲賞派](?=[はがをにのでと])|戦争|事件|番組|映画|作品|地[域区方](?=[はがをにのでと]))|図\d|表\d|本文|この章|本章|本書|本節|前述|上述|後述|上記|下記|先述|以下の|次の(?:図|表|よう|通り|例|コード|式|値|数|手順|コマンド|方法|[二三四五\d]つ|ふたつ|みっつ)|次式|前回|同じように|(?<!より.*)(?:の|い|た|る)(?:ほう|方)が(?!.*より)|(?:した|された|れた|った)が(?:担|運営し|手がけ|管轄し|所有し|経営し)|ご覧|ごらん|参照(?=[。）)、]|$|のこと|くだ|下さ|して(?:くだ|下さ|ほし|欲し|いただ)|せよ|されたい|願)|ましょう|ください|今回|次章|本(?:種|作|機|艦|件|項|稿|剤|曲|船|車|校|法|賞)(?=[はがをにのでと])|以(?:下|上)で(?:は|、)|以下に(?:示|挙|述|記|ま)|(?:詳しく|くわしく|簡単に|簡潔に)(?:説明|紹介|解説|述べ)|(?:概説|概観|詳述)(?:する|します)。?$|でしょう(?=。?$)|(?:もの|[たる])と(?:する|します)。?$|この例|(?:ここ|そこ)(?:に|で|は|から|を|が|の|へ|まで|、)|彼(?:は|が|の|を|に|ら|女)|同(?:じ年|日|地|社)|(?<!と)同様に|(?<!と(?:ほぼ|全く|まったく)?)同様の|前者|後者)/u,
  pronouns: wordSet(
    "これ それ この その こうして こうした このような そのような これら それら 彼 彼女 彼ら ここ そこ",
  ),
  personalPronouns: new Set(),
  articles: new Set(),
  nounLeads: new Set(),
  verbLeads: new Set(),
  headFirst: false,
  copulas: new Set(),
  // A clause, or when something is so: no name.
  describing: /[はがを、]|(?:場合|とき|ため)$/u,
  // A topic or a subject, other than of time; what may be done, or is called so, or the way to do it is told of nobody.
  subjectMark:
    /(?<![年月日時頃際前後間中代今]|現在|以降|以来|世紀|場合|一方|結果|[、にでとへらりをて])は|(?<![るただいすくうつぬむぶん、]|必要)が(?!、)|[\p{Script=Han}\p{Script=Katakana}」』]も|[るすくうつむぶぐ]には、|でき|必要が?あ|べき|(?:い[うわ]|呼[ばぶ])[^、]{0,6}$/u,
  also: /[\p{Script=Han}\p{Script=Katakana}」』]も(?!ち|の|と|う|し|っ|た)/u,
  instructs:
    /(?:はず|つもり)(?:だ|である)?$|こと[もが](?:わか|見て取れ)る$|(?:し|やっ|試し|見|使っ|開い|作っ|打っ)て(?:みる|おく)$|勧めする$|(?:こと|よう)にする$/u,
  place: PLACE,
  person: /\p{Script=Han}(?:者|員|(?<!国)家)$/u,
  address: /あなた(?:たち|方)?|皆さん|読者/gu,
  negation: /(?:ない|なかった|ません|ず、|ずに|誤って|誤り|間違|正しくない|除いて|適切でない|せず)/u,
  qualifiers: wordSet(
    `必ず 常に 決して すべて 全て 全く まったく 絶対 のみ だけ しばしば ときどき 時々 まれに たいてい 通常 一般に ほとんど ほぼ 多少 いくつか たまに おおむね`,
  ),
  naming: /(?:「|『|通称|別名|略称|愛称|いわゆる)$/u,
  relative:
    /(?:器官|物質|反応|現象|方法|装置|組織|過程|理論|学問|制度|機関|構造|層|色素|作用|能力|状態|性質|法則|概念|手法|技術|システム)$/u,
  groups: GROUP_CUES.ja,
  definitions: GROUP_CUES.ja.definitions,
  units: null,
  semanticClasses: JA_THINGS,
  phrases: {
    askDescribed: (told) =>
      NOUN_PHRASE.test(told) ? `${told}を何というか。` : `${quoted(told)}と説明されているのはどれか。`,
    askDefinition: (term) => `${quoted(term)}の説明として最も適切なものはどれか。`,
    askUnder: (point) => `${quoted(point)}が挙げられているのはどれか。`,
    askEntry: (row, column) =>
      `${quoted(row)}${column === null ? "に当たるの" : `の${quoted(column)}`}はどれか。`,
    askHaving: (column, value) => `${quoted(column)}が${quoted(value)}であるのはどれか。`,
    askNext: (step) => `${quoted(step)}のすぐ次に来るものはどれか。`,
    askWhoDid: (told) => `${told}のは誰か。`,
    about: (topic, stem) => `${quoted(topic.replace(/に(?:関して|ついて)$/u, ""))}について：${stem}`,
    because: (quote) => `文書には${quoted(quote)}とある。`,
    described: (option, says) => `${quoted(option)}については、文書に${quoted(says)}とある。`,
    elsewhere: (option, says) =>
      `${quoted(option)}は別の事柄についてのもので、文書には${quoted(says)}とある。`,
    named: (option, says) => `${quoted(option)}は、文書では${quoted(says)}という文に出てくる。`,
    swapped: (option, says) => `${quoted(option)}は別の事柄の説明で、文書には${quoted(says)}とある。`,
    changed: (option, says) => `${quoted(option)}ではなく、文書には${quoted(says)}とある。`,
    place: ({ page, slide, heading }) =>
      [heading && `見出し${quoted(heading)}`, page && `${page}ページ`, slide && `スライド${slide}`]
        .filter(Boolean)
        .join("、"),
  },
};
