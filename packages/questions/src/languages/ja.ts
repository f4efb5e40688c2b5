import { plainForm } from "./japanese-plain-form.ts";
import { JA_LEXICON } from "./lexicon/ja.ts";
import { JA_THINGS } from "./lexicon/things.ts";
import { type AskedPart, type LanguageProfile, wordSet } from "./profile.ts";

/** A clause end as the question form takes it: "した。" becomes "したか。", but "頼んだ" keeps its past. */
function question(clause: string): string {
  return `${clause.replace(/(?:である|(?<![んい])だ|です)$/u, "")}か。`;
}

/** A clause that goes on after this: what is asked before it would leave the end without a question. */
const CLAUSE_END =
  /(?:が|し|て|で|り|き|い|み|び|ち|れ|え|け|め|せ|ず|く|ば|と|ため|ので|から|のに|ながら|たら|なら|一方|際に?|とき|時|頃|場合|ものの|うえで|上で)、/u;
/** After the year of such a clause the main clause speaks of another time. */
const INNER_CLAUSE =
  /(?:翌年|以後|以降|現在|今も|その後|のちに|後に|\d年に|てから|以来|まで|とき|際に|ため|ので|のに|だが|たが|るが|いが)(?:、|[^、]*(?:た|る|だ)$)|(?:した|された|れた|った|いた)(?:[\p{Script=Han}\p{Script=Katakana}])/u;
/** The year before the gap: a span of time, or a second year. */
const OPEN_YEAR = /(?:から|年(?:に|、)[^。]*|[〜～-])$/u;
/** "盛んであり、1934年に…": the year of a clause that another went before. */
const AFTER_CLAUSE = /[りしてきみいえれく]、$/u;
/** What a contrast leads up to stands alone, if it names its own topic. */
function lastClause(head: string): string {
  const last = /(?:が|けれども|のに対し|のに対して)、(?<clause>[^、]*(?:は|が|では|には)[^。]*)$/u.exec(head);
  return last?.groups?.clause ?? head;
}

const COUNTERS =
  "人|個|年間|年|月|日|時間|分|秒|回|種類|種|か国|カ国|ヶ国|州|県|都市|本|枚|つ|台|校|歳|倍|名|件|点|章|巻|冊|段階|層|世紀|代|位";
const UNITS =
  "km³|m³|km²|m²|キロメートル|メートル|センチメートル|ミリメートル|キログラム|グラム|トン|リットル|パーセント|ヘクタール|km|kg|cm|mm|m|g|t|%|％|℃|度|円|ドル|ユーロ|ワット|ボルト|ヘルツ|Hz|V|W";

const GENERIC =
  wordSet(`物 者 事 時 場合 方法 時間 時代 人 人間 人々 例 部分 種類 型 形 数 量 事実 点 地域 場所 集団 段階 過程 結果 理由 問題 質問 回答 考え 影響 変化 役割 日 年 月 週 世紀 世界 生活 名前 名称 言葉 用語 最後 最初 値 研究
研究者 仕事 男性 女性 子供 子ども 章 図 表 本 著者 情報 状態 状況 特徴 要因 国 都市 政府 歴史 期間 目的 発展 違い 能力 行動 活動 条件 構造 機能 性質 大半 半分 手 頭 家 水 中心 分 秒 可能 必要 重要 一般 通常 現在 当時 以前 以後 以降
一部 多数 全体 全て 他 関係 意味 内容 対象 自身 自分 他者 同様 主 等 中 上 下 前 後 間 内 外 的 化 性 使用 利用 存在 発生 実施 開始 終了 増加 減少 作成 設定 変更 確認 注意 以上 以下 未満 程度 約 彼女 彼ら 我々 サービス メリット デメリット イメージ ニュアンス スタート ブレーキ バランス グループ ポイント テーマ クリーン エスカレート 不利 有利 規定 外国 本人 自ら 治世 同年 翌年 同時 一度 再度 今度 実際 一切 既存 共通 単独 単一 個別 直接 場 際 元 晩年 若年 幼少期 少年期 青年期 初期 前期 中期 後期 末期 終盤 序盤 戦前 戦中 戦後 近年 昨今 毎年 毎日 午前 午後 将来 過去 未来 非常 最大 最小 最高 最低 最新 最古 最良 最適 成分 前回 次回 ツール システム 必要性 重要性 可能性 自体 それ自体 場面 直近 任意 随時 順次 逐次 一斉 即座 直後 直前 不明 未定 各自 各種 多様 大勢 双方 両方 両者 何者`);

/** Words that can stand for one another in a compound or alone, a line each. */
const SAME_MEANING = `巨大 大規模 大型
小規模 小型
追跡 監視
使用 利用
作成 作製 生成
削除 消去 除去
変更 修正 改変
保存 格納 保管
取得 入手 獲得
検証 検査 点検
建設 建築 建造
製造 生産 製作
攻撃 襲撃
支援 援助 補助
高速 迅速
外国 海外 国外
付近 周辺 近隣
主要 重要
最終 最後
初期 最初
一般 通常 普通
公式 正式
遠隔 リモート
統合 マージ
計画 プロジェクト プラン
フォルダ フォルダー ディレクトリ
航空機 飛行機
自動車 車両`
  .split("\n")
  .map((line) => line.split(" "));

/** Inside what is said of one thing: from here on it is said of another ("…を追い返したが、決心が揺らぐことはなかった"). */
const NEW_TOPIC = /、[^、]{1,20}(?<![にでとらりてか])は|[たるいだ](?:が|けれども?)、[^、は]{1,20}が/u;

/** The last clause has a subject of its own, and tells of that: "…ために、弟が国政を司った", but not "…、鼻が長い". */
const OWN_SUBJECT =
  /(?:^|、)[^、]*[\p{Script=Han}\p{Script=Katakana}ー」』]が(?!あ[るっり]|な[いくっ]|[多少高低強弱長短広狭]|大き|小さ|でき|可能|必要|得意|苦手|特徴)(?![^、]*[るた][\p{Script=Han}\p{Script=Katakana}])[^、]*$/u;

/** Judgements that define nothing: "便利なもの", "重要なこと". */
const JUDGED = "(?:便利|有用|有益|重要|大切|必要|不可欠|困難|簡単|容易|有名|可能|強力|有効|最適)";

/** Clauses stand beside others told in the same tense and tone. */
function clauseForm(clause: string): string {
  if (/(?:ます|です)$/u.test(clause)) return "polite clause";
  return /[ただ]$/u.test(clause) ? "past clause" : "clause";
}

/** Before "のは" the topic is a subject: "粒は見分けられる" → "粒が見分けられるのは"; "AはBが…" keeps both. */
function asFact(clause: string): string {
  return clause.replace(/^([^はが]*[^はがでにとらまへ])は、?(?=[^は]*$)(?!.*が)/u, "$1が");
}

/** Names of people, as far as their writing shows it. */
const PERSON_LIKE = /(?:氏|世|王|皇帝|天皇|将軍|博士|教授)$/u;
const PLACE_LIKE = /\p{Script=Han}(?:市|県|国|島|州|町|村|川|湖|山|海|地方|山脈|大陸|半島)$/u;
/** The rest of the sentence after the part and its particle: one clause, which can be asked. */
const ONE_CLAUSE =
  /^(?<particle>を|が|に|で|から|と|へ|まで|により|によって)(?!は|も|いう|なる|あ[るっりろ]|して|おいて|つい|対し|関し|とっ|よれば|する)(?<rest>(?!.*(?:である|です|でしょう|ましょう|だった)$|.*もでき|.*(?:のか|のが|には|とき|時に|ば、?)|.*[るたうくすつぶむ](?:もの|ところ|[\p{Script=Han}\p{Script=Katakana}]))[^、「」]{2,60}[るたうくすつぶむ])$/u;

/** The part is asked for where it stands: "葉は（光）を受け取る。" → "葉は何を受け取るか。" */
function askPart({ before, after, text, type }: AskedPart): string | null {
  const { particle, rest = "" } = ONE_CLAUSE.exec(after)?.groups ?? {};
  if (particle === undefined || text.endsWith("的")) return null;
  // After another particle the part is whole; after "の" or an adjective it is half of something.
  if (!/(?:[はをにでがと、へ]|から|より|^)$/u.test(before)) return null;
  const head = lastClause(before);
  if (/[がをにでと]、|(?:した|する|った|れた|いる|ある)[\p{Script=Han}\p{Script=Katakana}]/u.test(head))
    return null;
  if (namedIn(head + rest) < 2 || /^[、を]/u.test(head)) return null;
  if (type === "term") return question(`${head}${wordFor(text, particle)}${particle}${rest}`);
  return type === "name" && particle === "を" ? askWhich(head, rest) : null;
}

/** Of what may be a person, a place or a thing: "軍は（町）を囲んだ。" → "軍が囲んだのはどれか。" */
function askWhich(head: string, rest: string): string | null {
  const { topic, inner } = /^(?<topic>[^は]{2,30})は、?(?<inner>[^は]*)$/u.exec(head)?.groups ?? {};
  if (topic === undefined || /[でにと]$/u.test(topic) || !/[るた]$/u.test(rest)) return null;
  return `${topic}が${inner}${rest}のはどれか。`;
}

function wordFor(text: string, particle: string): string {
  if (PERSON_LIKE.test(text)) return "誰";
  return PLACE_LIKE.test(text) && /^(?:に|で|から|へ|まで)$/u.test(particle) ? "どこ" : "何";
}

/** Things a clause names: with but one, it leans on what was said before ("一般への提供を始めた"). */
function namedIn(clause: string): number {
  const runs = clause.match(/[\p{Script=Han}\p{Script=Katakana}ー・\p{Script=Latin}]{2,}/gu) ?? [];
  return runs.filter((run) => !GENERIC.has(run)).length;
}

export const ja: LanguageProfile = {
  code: "ja",
  script: "unspaced",
  blank: "（　　）",
  stopWords:
    wordSet(`の に は を た が で て と し れ さ ある いる も する から な こと として い や れる など なっ ない この ため その あっ よう また もの という あり まで られ なる へ か だ これ によって
により おり より による ず なり られる において ば なかっ なく しかし について せ だっ その後 できる それ う ので なお のみ でき き つ における および いう さらに でも ら たり その他 に関する たち ます ん
なら に対して 特に せる 及び これら とき では にて ほか ながら うち そして です それぞれ`),
  sameMeaning: SAME_MEANING,
  breakers: new Set(),
  breakerShape: null,
  adjectiveShape: null,
  looseEnd: null,
  generic: GENERIC,
  abbreviations: new Set(),
  wordList: "japanese",
  endings: [],
  capitalNouns: false,
  endingLetters: 0,
  agreeing: new Set(),
  connective:
    /^(?:しかし|したがって|そのため|また|さらに|あるいは|例えば|たとえば|一方|つまり|なお|ただし|ところで|よって|すなわち|加えて|そして|特に|実際|もちろん|なかでも|とくに|現在|当時|反対に|逆に|それぞれ)(?:で)?、|^(?:反対に|逆に)(?=\p{Script=Han})|^(?:また|なお|しかし(?:ながら)?|だが|ただし|一方で)、?(?=[\p{Script=Han}\p{Script=Katakana}\p{N}\p{Lu}])/u,
  dangling:
    /(?:(?<!も)の|だけ|わけ|ばかり)である$|^(?!.*の(?:目的|理由|原因|要因|背景|狙い)?は).*(?:から|わけ|ため)(?:である|です|だ|なの(?:だ|です|である))$|^[^はがもを]*(?:される|された|されて(?:いる|いた))$|(?<![\d元]年.*|\d日.*)翌[年月日]|^(?:(?:一|二|三|もう一|ひと|ふた|みっ)つ(?:目)?は|これ|それ|あれ|この|その|あの|ここ|そこ|彼|彼女|両者|前者|後者|同(?:年|氏|社|国|市|時|作|書|様|じ|\d)|しかし|したがって|そのため|また|さらに|例えば|たとえば|例として|一方|つまり|このよう|そのよう|こうした|そうした|次に|まず|最後に|そして|なお|ただし|ところが|だが|でも|では|もし|もう|さて|私|我々|あなた|以上|以下|上記|下記|前述|後述|翌(?:年|\d)|以[降後]|\d{1,2}月(?:\d{1,2}日)?(?:[、にの]|から)|特に(?=[\p{Script=Han}\p{Script=Katakana}\p{Lu}])|当時[はのにもで]|更に|新たに|後に|のちに|代わりに|[^、は]{0,12}(?:契機|きっかけ)となったのは|特に[^、は]{2,12}(?:のは|のが)|より[^、は]{1,8}のは|(?:一番|最も|もっとも)?(?:簡単|シンプル|単純|手軽|基本的|一般的|重要|大切)な(?:方法|やり方|手順|こと|の)は|[^、は]{2,20}のも(?=[\p{Script=Han}\p{Script=Katakana}])|(?:レベル|ステップ|タイプ|クラス|ランク|フェーズ|段階) ?[\dⅠ-Ⅴ一二三四五]+(?=[はがでのに])|当初|やがて|いずれ|他に|他の|ほか|どちら|なぜ|どう|逆に|または|および|という|など|[^はをもと]*が[^はをもと]{0,16}(?:考案|発見|発明|提唱|開発|発表|命名|設計|制定|導入|翻訳|作曲|執筆)した$|[こそ]うして|[こそ]うす(?:れば|ると)|[^はがもを]*(?:呼ばれ|称され|略され)|ため|結果|なので|だから|ふつうは|普通は|すると|まだ|に|を|が|は|の|で|と|も|、)/u,
  plain: plainForm,
  doubtfulOpening: null,
  deictic:
    /(?:この|これ|同(?:年|氏|社|国|市|作|書|大会)|図\d|表\d|本文|この章|本章|本書|本節|前述|上述|後述|上記|下記|先述|以下の|次の(?:図|表|よう|通り|例|コード|式|値|数|手順|コマンド|方法|[二三四五\d]つ|ふたつ|みっつ)|次式|前回|同じように|(?<!より.*)(?:の|い|た|る)(?:ほう|方)が(?!.*より)|(?:した|された|れた|った)が(?:担|運営し|手がけ|管轄し|所有し|経営し)|ご覧|参照|ましょう|ください|今回|こういった|[こそ]んな|次章|本(?:種|作|機|艦|件|項|稿|剤|曲|船|車|校|法|賞)(?=[はがをにのでと])|以(?:下|上)で(?:は|、)|以下に(?:示|挙|述|記|ま)|(?:詳しく|くわしく|簡単に|簡潔に)(?:説明|紹介|解説|述べ)|(?:概説|概観|詳述)(?:する|します)。?$|でしょう(?=。?$)|(?:もの|[たる])と(?:する|します)。?$|この例|(?:ここ|そこ)(?:に|で|は|から|を|が|の|へ|まで|、)|それ(?:ら|は|が|を|に|で|と|から|まで|以[前後来])|彼(?:は|が|の|を|に|ら|女)|同(?:じ年|日|地|社|様に)|こうした|そうした|そのよう|そういった|前者|後者|その(?:ため|結果|後|際|頃|間|うち|例|年))/u,
  pronouns: wordSet("これ それ この その これら それら 彼 彼女 彼ら ここ そこ"),
  personal: new Set(),
  articles: new Set(),
  nounLeads: new Set(),
  verbLeads: new Set(),
  headFirst: false,
  verbClass: null,
  copulas: new Set(),
  // A topic or a subject, other than of time; what may be done, or is called so, is told of nobody.
  subjectMark:
    /(?<![年月日時頃際前後間中代今]|現在|以降|以来|世紀|場合|一方|結果|[、にでとへらりをて])は|(?<![るただいすくうつぬむぶん、]|必要)が(?!、)|[\p{Script=Han}\p{Script=Katakana}」』]も|でき|必要が?あ|べき|い[うわ]|呼[ばぶ]/u,
  also: /[\p{Script=Han}\p{Script=Katakana}」』]も(?!ち|の|と|う|し|っ|た)/u,
  advice:
    /(?:大切|重要|必要|肝心|不可欠|べき)である$|必要がある$|望ましい$|(?:なければ|なくては)ならない$|(?:方|ほう)が(?:よい|いい|良い)$/u,
  negation: /(?:ない|なかった|ません|ず、|ずに|誤って|誤り|間違|正しくない|除いて|適切でない|せず)/u,
  qualifiers: wordSet(
    `必ず 常に 決して すべて 全て 全く まったく 絶対 のみ だけ しばしば ときどき 時々 まれに たいてい 通常 一般に ほとんど ほぼ 多少 いくつか たまに おおむね`,
  ),
  naming: /(?:「|『|通称|別名|略称|愛称|いわゆる)$/u,
  relative:
    /(?:器官|物質|反応|現象|方法|装置|組織|過程|理論|学問|制度|機関|構造|層|色素|作用|能力|状態|性質|法則|概念|手法|技術|システム)$/u,
  definitions: [
    {
      pattern:
        /^(?<term>[^、。「」（）は]{2,30})(?:（[^）]*）)?とは、?(?<definition>.{10,120}?)(?:のこと)?(?:である|です|をいう|を言う|を指す|を意味する|だ)$/u,
      askTerm: ({ definition = "" }) =>
        /(?:[^の]こと|もの)$/u.test(definition)
          ? `${definition}を何というか。`
          : `${definition.replace(/のこと$/u, "")}のことを何というか。`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      // With nothing said of where or by whom, what is named so is a definition as it stands.
      pattern:
        /^(?:[^。]*と(?:呼び|いい|言い|よび|称し)、)?(?<definition>(?!こう|そう|[^。]*(?:は|には|を、)|[^。]*(?:呼び|いい|言い|よび|称し)、)[^。]{9,119}?[^\p{Script=Hiragana}、])(?<verb>を|のことを)「?(?<term>[^、。「」（）をはが]{1,24}[^、。「」（）をはがたるいくすもとに])」?と(?:いう|言う|呼ぶ|よぶ)$/u,
      askTerm: ({ definition, verb }) => `${definition}${verb}何というか。`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?:[^。]*と(?:呼び|いい|言い|よび|称し)、)?(?<definition>(?![^。]*(?:呼び|いい|言い|よび|称し)、).{10,120}?)(?<verb>を|のことを)「?(?<term>[^、。「」（）をはが]{1,24}[^、。「」（）をはがたるいくすもとに])」?と(?:いう|言う|呼ぶ|呼びます|いいます|呼んでいる|よぶ)$/u,
      askTerm: ({ definition, verb }) => `${definition}${verb}何というか。`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^(?:[^。]*と(?:呼ばれ|いわれ|称され)、)?(?<definition>(?![^。]*(?:呼ばれ|いわれ|称され|呼び|いい)、).{8,120}?)(?<verb>は|が)、?「?(?<term>[^、。「」（）をはが]{1,24}[^、。「」（）をはがたるいくすもとに])」?と(?:呼ばれる|呼ばれている|呼ばれます|よばれる|いわれる|称される)$/u,
      askTerm: ({ definition }) => `${definition}は何と呼ばれるか。`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^(?<term>(?!例|注|注意|目的|課題|結論|要点|まとめ|ポイント)[^、。「」（）はがを：:]{2,20})[：:] ?(?<definition>[^：:。]{10,110}[^るたいすくだ])$/u,
      askTerm: ({ definition }) => `${definition}のことを何というか。`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern: new RegExp(
        `^(?<term>[^、。「」（）は]{2,25})(?:（[^）]*）)?は、?(?<definition>(?![^。]*(?:です|ます)が|[^。]*[、がしりいきみくれてで]、?[^、。]{1,20}は、?|[^。]*${JUDGED}(?:な(?:もの|こと|方法|手段|存在))?(?:である|です)$)[^。]{12,110}?)(?:のこと)?(?:である|です|をいう|を指す|を意味する)$`,
        "u",
      ),
      askTerm: ({ definition = "" }) =>
        (/(?:の|こと|ため|もの|から|よう|的)$/u.test(definition) ? null : `${definition}はどれか。`) ??
        `次のうち、${definition}であるのはどれか。`,
      strong: false,
      definitionStandsAlone: true,
    },
  ],
  typed: [
    {
      pattern:
        /^(?<head>[^「」]*?)(?<![\d〜翌同-])(?<key>(?:1[0-9]|20)\d\d年)(?:（[^）]{1,12}）)?(?:\d+月(?:\d+日)?)?(?:に(?!は|かけ|わた|おけ|なっ|なる|至)|、)(?<rest>[^「」]{4,90}(?:た|る|だ))$/u,
      ask: ({ head = "", rest = "" }) =>
        // "ラーマ5世の1888年": a year of whose.
        OPEN_YEAR.test(head) || AFTER_CLAUSE.test(head) || /の$/u.test(head) || INNER_CLAUSE.test(rest)
          ? null
          : question(`${lastClause(head)}何年に${rest}`),
    },
    {
      pattern: new RegExp(
        `^(?<head>[^「」]*?[、はがにでの約])(?<key>\\d[\\d,.万億千百]*)(?<unit>${COUNTERS}|${UNITS})(?<rest>(?!\\d|[月日]|目|[当あ]たり|以上|以下|未満|から|間の|代|を通じ|にわた|も)[^「」]{2,80}(?:た|る|だ|いる))$`,
        "u",
      ),
      ask: ({ head = "", unit = "", rest = "" }) =>
        // "AとBの五つの塩基が": what is counted is named beside its number.
        (unit === "つ" && /の$/u.test(head) && /^の/u.test(rest)) ||
        // "9歳のマルセルは": whose age is asked behind it.
        /^の[^、]*は、?/u.test(rest) ||
        // How thick it is comes after what it is.
        /とは、/u.test(head) ||
        /\d$/u.test(head) ||
        unit === "年" ||
        unit === "月" ||
        unit === "日" ||
        CLAUSE_END.test(rest) ||
        namedIn(lastClause(head) + rest) < 2
          ? null
          : question(`${lastClause(head)}${unit === "つ" ? "いくつ" : `何${unit}`}${rest}`),
    },
  ],
  lasting: /(?:すでに|既に).*て(?:いた|おり)/u,
  furtherClause: null,
  relations: [
    {
      pattern:
        /^(?<answer>[^「」]{10,80}?)(?<link>ため|ので|ことから)、(?<fact>(?=[^は]*は|.*が)(?!.*[たるだいす]が、)[^「」]{10,80}(?:た|る|い))$/u,
      form: clauseForm,
      ask: ({ fact = "" }) => `${asFact(fact)}のはなぜか。`,
      tell: (answer, { link }) => `${answer}${link}`,
    },
    {
      pattern:
        /^(?<fact>(?![^、]*(?:による|みる|見る|いう|比べる|考える|言う)と)[^「」、]{6,50}(?:[るうくすつぶむ]と|(?<!であ)れば|[るた]場合は?))、(?<answer>(?!.*(?:でしょう|ましょう|ください|からです|のです|ためです|こう|そう|いい))[^「」]{8,60}[るうくすつぶむい])$/u,
      form: clauseForm,
      ask: ({ fact }) => `${fact}、どうなるか。`,
    },
    {
      pattern:
        /^(?<head>[^、。「」]{2,30}は)、?(?<answer>[^、「」は]{4,40}[るうくすつむ])ために(?<rest>[^、「」]{2,40}[るた])$/u,
      form: "aim",
      ask: ({ head, rest = "" }) => question(`${head}何のために${rest}`),
      tell: (answer) => `${answer}ため`,
    },
    { pattern: /(?:^|、|は)(?<answer>[^、「」はが]{5,40}[るうくすつむ])ために/u, form: "aim", ask: null },
    {
      pattern:
        /^(?<other>[^、。「」]{2,30})(?:とは?違い|とは?違って|とは?異なり|に対して?)、(?<answer>[^、。はが]{2,20})は(?<rest>[^。]{8,80}(?:た|る|い))$/u,
      form: "term",
      ask: ({ other, rest }) => `${other}と違い、${rest}のはどれか。`,
    },
    {
      pattern:
        /^(?<answer>(?!\d|\.|.*(?:でしょう|ましょう|ください|からです|のです|ためです|など|こう|そう|同じ|大切|べき|必要が|ならない|自分|である$))[^「」、]{10,60}[たるうくすつぶむい])$/u,
      form: clauseForm,
      ask: null,
      isSentence: true,
    },
  ],
  lists: [
    {
      pattern:
        /^(?<whole>[^、。「」（）]{2,40}?)(?:には|は)、?(?<list>[^。「」]{2,30}?(?:[、・][^。、「」]{2,20}?)+?)(?:の[一二三四五六七八九十\d]+(?:つ|種類|種|個|段階))?(?<how>から(?:なる|構成される|成る|できている)|などがある|がある|などが含まれる|が含まれる|に分けられる|に分類される)$/u,
      ask: ({ whole = "", how = "" }) =>
        how.startsWith("から")
          ? `${whole}を構成するものはどれか。`
          : `${whole}として挙げられているものはどれか。`,
    },
  ],
  subjects: [
    {
      split: (text) => {
        const wa =
          /^(?<subject>[^、。「」（）はがを]{2,22})(?:（[^）]*）)?は、?(?<rest>[^。]{14,100}(?:た|る|いる))$/u;
        // With "が" the sentence may have its topic elsewhere; then the subject is only a part's.
        const ga =
          /^(?<subject>[^、。「」（）はがを]{2,22})(?:（[^）]*）)?が(?<rest>(?!.*(?:のが|のか|かを))[^。、は]{14,80}(?:た|る|いる))$/u;
        const { subject, rest } = (wa.exec(text) ?? ga.exec(text))?.groups ?? {};
        return subject === undefined || rest === undefined ? null : { subject, rest };
      },
      ask: (rest) =>
        /(?:である|なる)$/u.test(rest) ||
        NEW_TOPIC.test(rest) ||
        OWN_SUBJECT.test(rest) ||
        namedIn(rest) < 2 ||
        /^\d/u.test(rest)
          ? null
          : `${rest}のはどれか。`,
    },
  ],
  units: null,
  months: [],
  lexicon: JA_LEXICON,
  things: JA_THINGS,
  phrases: {
    askDefinition: (term) => `「${term}」の説明として最も適切なものはどれか。`,
    askStatement: (subject) => `「${subject}」に関する記述として正しいものはどれか。`,
    askPart,
    about: (topic, stem) => `「${topic.replace(/に(?:関して|ついて)$/u, "")}」について：${stem}`,
    because: (quote) => `文書には「${quote}」とある。`,
    described: (option, says) => `「${option}」については、文書に「${says}」とある。`,
    elsewhere: (option, says) => `「${option}」は別の事柄についてのもので、文書には「${says}」とある。`,
    swapped: (option, says) => `「${option}」は別の事柄の説明で、文書には「${says}」とある。`,
    changed: (option, says) => `「${option}」ではなく、文書には「${says}」とある。`,
    place: ({ page, slide, heading }) =>
      [heading && `「${heading}」`, page && `${page}ページ`, slide && `スライド${slide}`]
        .filter(Boolean)
        .join("、"),
  },
};
