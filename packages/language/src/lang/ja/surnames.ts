import { wordSet } from "../../building.ts";

/** Surnames of two characters and more that texts of history, letters and the sciences name, and the commonest of today. */
const SURNAMES = wordSet(`
佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 清水 山崎 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤
斎藤 福田 太田 西村 藤井 金子 岡本 藤原 中野 三浦 原田 中川 松田 竹内 小野 田村 中山 和田 石田 森田 上田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 谷口 今井 工藤 高田 増田 丸山 杉山 村田 大塚
新井 小山 平野 藤本 河野 上野 野口 武田 松井 千葉 菅原 岩崎 木下 久保 佐野 野村 松尾 市川 菊地 菊池 杉本 古川 大西 島田 水野 桜井 高野 渡部 吉川 山内 西田 飯田 西川 小松 北村 安田 五十嵐 川口 平田
関口 中田 久保田 服部 岩田 土屋 川崎 福島 本田 樋口 秋山 田口 山中 永井 中西 吉村 川上 石原 大橋 松岡 馬場 浜田 森本 星野 矢野 大島 浅野 吉岡 荒木 熊谷 黒田 大久保 野田 松下 奥田 内田 尾崎 永田 川村
望月 田辺 松村 荒井 大谷 西山 早川 松浦 岩本 片山 内藤 松原 大石 堀内 徳川 豊臣 織田 足利 北条 上杉 明智 毛利 島津 伊達 真田 今川 朝倉 浅井 松平 田沼 井伊 堀田 大岡 大塩 荻生 本居 賀茂 平賀 杉田
前野 伊能 間宮 最上 西郷 木戸 岩倉 板垣 大隈 山県 西園寺 陸奥 小村 東郷 乃木 福沢 新渡戸 津田 渋沢 夏目 芥川 川端 太宰 三島 谷崎 志賀 島崎 正岡 与謝野 宮沢 北原 萩原 高村 中原 湯川 朝永 北里 牧野
柳田 折口 南方 岡倉 葛飾 歌川 喜多川 東洲斎 狩野 尾形 俵屋 近松 井原 滝沢 曲亭 十返舎 与謝 竹本 大伴 山上 柿本 蘇我 物部 中臣 楠木 新田 名和 北畠 和気 坂上 阿倍 吉備 犬養 浜口 若槻 近衛 東条 鳩山
三木 大平 中曽根 岡崎 大村 本庶 利根川 江崎 小柴 野依 白川 根岸 下村 赤崎 天野 梶田 大隅 吉野 真鍋 益川 南部 丹下 黒川 前川 辰野 手塚 黒澤 小津 溝口 大江 安部 司馬 井伏 有島 武者小路 国木田 田山 徳田
幸徳 美濃部 平塚 内村 新島 植村 中江 植木 大井 佐久間 高杉 久坂 由利 横井 岩瀬 川路 江川 高島 渋川 安井 貝原 稲生 野呂 緒方 華岡 山脇 伊東 大槻 志筑 山鹿 熊沢`);

/** Of one character they begin much else: names only where a sentence or its clause opens with them, or "の" leads them. */
const SHORT = new Set("林森原堀菅源平岡関勝桂岸紀橘隈");
const LED_BY = /(?:^|[、。の「])$/u;

/** How given names end; what a family, an age or a government is called does not. */
const GIVEN_END =
  /[郎吉助介治次三一二夫男雄彦也哉之信康忠邦輔宗光秀長成政義重盛清朝通隆房頼経親時衡宣綱継慶昭子美恵代香奈江枝乃葉菜華織里音作蔵衛陽丸繁茂実豊弘宏浩博洋正昌勝克徹哲健剛武勇雅章明朗敬孝允視望斎石海泉山村風花外馬竜龍太寛玄白庵徂来羅平周安直尚鎮象養敏紀司毅樹生貞篤猛]$/u;
/** Of one character these end places and things ("中島村", "石川海") more often than persons. */
const NO_SHORT_GIVEN = /^[山村海泉石花外風平長成生安代里馬時通丸次一二三]$/u;
const NO_GIVEN =
  /(?:時代|幕府|政権|内閣|将軍|会議|方式|効果|一族|同盟|奉行|銀行|大学|製作|文明|条約|事件|公園|盆地|平野|山脈|丘陵|半島|火山|海岸|運河|以外|以来|自身|本人|夫妻|兄弟|親子|父子|母子|先生|博士|教授|社長|会長|首相)$/u;
/** What somebody is called right before the name. */
const TITLE =
  /^(?:老中|大老|\p{Script=Han}代将軍|将軍|首相|総理|博士|教授|軍師|大名|藩主|武将|公卿|[国蘭儒]学者|陽明学者|朱子学者|思想家|政治家|実業家|建築家|作家|俳人|歌人|画家|医師|学者|教育者|外相|蔵相|大臣|議員|監督|選手|俳優|歌手)/u;
const RUN = /\p{Script=Han}{3,9}/gu;
/** What may stand behind a name. */
const BEHIND = /^(?:[はがをにのともへや、。（）「」]|から|より|によ|ら[はがをの]|ほか|で(?:あ|は)|$)/u;
const SURNAME_MOST = 3;
const GIVEN_MOST = 3;

/** A person's name in its two parts. */
export interface JapaneseName {
  surname: string;
  given: string;
}

/** The full names in Chinese characters that a text writes, as far as surname and ending tell. */
export function japaneseNamesIn(text: string): JapaneseName[] {
  const found: JapaneseName[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!BEHIND.test(text.slice(index + run.length, index + run.length + 2))) continue;
    const title = TITLE.exec(run)?.[0] ?? "";
    const isLed = title !== "" || LED_BY.test(text.slice(Math.max(0, index - 1), index));
    const name = nameIn(run, isLed) ?? (title === "" ? null : nameIn(run.slice(title.length), true));
    if (name !== null) found.push(name);
  }
  return found;
}

function nameIn(run: string, isLed: boolean): JapaneseName | null {
  for (let length = SURNAME_MOST; length > 0; length--) {
    const [surname, given] = [run.slice(0, length), run.slice(length)];
    const isSurname = length > 1 ? SURNAMES.has(surname) : isLed && given.length === 2 && SHORT.has(surname);
    if (isSurname && isGiven(given)) return { surname, given };
  }
  return null;
}

function isGiven(given: string): boolean {
  if (given === "" || given.length > GIVEN_MOST || !GIVEN_END.test(given) || NO_GIVEN.test(given))
    return false;
  return given.length > 1 || !NO_SHORT_GIVEN.test(given);
}
