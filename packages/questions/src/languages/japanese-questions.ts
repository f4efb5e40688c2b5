import type { AskedPart } from "@quizmill/language";
import { GENERIC, PLACE } from "./japanese-words.ts";

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

/** Inside what is said of one thing: from here on it is said of another ("…を追い返したが、決心が揺らぐことはなかった"). */
const NEW_TOPIC = /、[^、]{1,20}(?<![にでとらりてか])は|[たるいだ](?:が|けれども?)、[^、は]{1,20}が/u;

/** The last clause has a subject of its own, and tells of that: "…ために、弟が国政を司った", but not "…、鼻が長い". */
const OWN_SUBJECT =
  /(?:^|、)[^、]*[\p{Script=Han}\p{Script=Katakana}ー」』]が(?!あ[るっり]|な[いくっ]|[多少高低強弱長短広狭]|大き|小さ|でき|可能|必要|得意|苦手|特徴)(?![^、]*[るた][\p{Script=Han}\p{Script=Katakana}])[^、]*$/u;

/** Names of people, as far as their writing shows it. */
const PERSON_LIKE = /(?:氏|世|王|皇帝|天皇|将軍|博士|教授|者|員)$/u;
/** Said of many at once: "登場人物達". */
const OF_MANY = /(?:達|たち)$/u;
/** "口語訳聖書、共同訳聖書、": a list that what is asked for ends, or a clause without its verb; but not a time. */
const OPEN_LIST =
  /[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}\d](?<![年月日時頃後前際間中代降])、$/u;
/** The rest of the sentence after the part and its particle: one clause, which can be asked. */
const ONE_CLAUSE =
  /^(?<particle>を|が|に|で|から|と|へ|まで|により|によって)(?!は|も|の|いう|なる|あ[るっりろ]|して|おいて|な[っりれ]|つい|対し|関し|とっ|よれば|する)(?<rest>(?!.*(?:である|です|でしょう|ましょう|だった)$|.*もでき|.*(?:のか|のが|には|とき|時に|ば、?)|.*[るたい]こと(?!ができ)|.*[るたうくすつぶむ](?:もの|ところ|[\p{Script=Han}\p{Script=Katakana}\p{Lu}]))[^、「」]{2,60}[るたうくすつぶむ])$/u;

/** The part is asked for where it stands: "葉は（光）を受け取る。" → "葉は何を受け取るか。" */
export function askPart({ before, after, text, type }: AskedPart): string | null {
  const { particle, rest = "" } = ONE_CLAUSE.exec(after)?.groups ?? {};
  if (particle === undefined || text.endsWith("的") || OF_MANY.test(text)) return null;
  // "緑党が与党の自治体は": told within what the sentence is about.
  if (particle === "が" && rest.includes("は")) return null;
  // After another particle the part is whole; after "の" or an adjective it is half of something.
  if (!/(?:[はをにでがと、へ]|から|より|^)$/u.test(before)) return null;
  const head = lastClause(before);
  if (/[がをにでと]、|(?:した|する|った|れた|いる|ある)[\p{Script=Han}\p{Script=Katakana}]/u.test(head))
    return null;
  if (namedIn(head + rest) < 2 || /^[、を]/u.test(head) || OPEN_LIST.test(head)) return null;
  if (type === "term" || type === "person" || type === "place") {
    const word = wordFor(text, particle, type);
    // "何で" asks why.
    return word === "何" && particle === "で" ? null : question(`${head}${word}${particle}${rest}`);
  }
  return type === "name" && particle === "を" ? askWhich(head, rest) : null;
}

/** Of what may be a person, a place or a thing: "軍は（町）を囲んだ。" → "軍が囲んだのはどれか。" */
function askWhich(head: string, rest: string): string | null {
  const { topic, inner } = /^(?<topic>[^は]{2,30})は、?(?<inner>[^は]*)$/u.exec(head)?.groups ?? {};
  if (topic === undefined || /[でにと]$/u.test(topic) || !/[るた]$/u.test(rest)) return null;
  return `${topic}が${inner}${rest}のはどれか。`;
}

/** What things happen in or at, though it is no place on a map. */
const VENUE = /(?:宮殿|[^迷]宮|城|寺|神社|教会|聖堂|公園|広場|空港|劇場|[技球会飛]場|会館|病院)$/u;

function wordFor(text: string, particle: string, type: AskedPart["type"]): string {
  if (type === "person" || PERSON_LIKE.test(text)) return "誰";
  const isPlace = type === "place" || PLACE.test(text) || VENUE.test(text);
  return isPlace && /^(?:に|で|から|へ|まで)$/u.test(particle) ? "どこ" : "何";
}

/** "郡役所が廃止されると、…", "…確認されている": the year is that of what went before. */
const NOT_THEN = /[るうくすつむぶ]と、|て(?:いる|おり)$/u;

/** "最初の仕事は、1419年に和約を結ぼうとしたことである": what it was is told, not when. */
const IS_DEED = /こと(?:である|だ)?$/u;
/** "寄付が相次いだことから、建物を広げた": who did it, the sentence before said. */
const ONLY_CAUSE_HAS_SUBJECT =
  /^[^はがも]*が[^はが]*(?:ことから|ことを受け|ため|ので|のを(?:前|機|受)|(?:の|こと)に(?:伴|合わせ|先立))[^はがも]*$/u;

/** "城が焼けたのは1582年6月のことだった" → "城が焼けたのは何年何月か。" */
export function askWhen({ head = "", key = "" }: Record<string, string>): string | null {
  const asked = ["年", "月", "日"].filter((unit) => key.includes(unit)).map((unit) => `何${unit}`);
  return namedIn(head) < 2 ? null : `${head}${asked.join("")}か。`;
}

/** When something was, as far as the year is that of the whole sentence. */
export function askYear({ head = "", rest = "" }: Record<string, string>): string | null {
  // "ラーマ5世の1888年": a year of whose.
  if (OPEN_YEAR.test(head) || AFTER_CLAUSE.test(head) || /の$/u.test(head) || INNER_CLAUSE.test(rest))
    return null;
  if (IS_DEED.test(rest) || (head === "" && ONLY_CAUSE_HAS_SUBJECT.test(rest))) return null;
  if (NOT_THEN.test(rest) || NEW_TOPIC.test(rest.replace(/^、/u, ""))) return null;
  const clause = lastClause(head);
  const told = inPast(rest);
  return asYearOfTopic(clause, told) ?? question(`${clause}何年に${told}`);
}

/** "1798年に名門の息子として生まれる": told as if it were now; asked for its year, it is past. */
function inPast(rest: string): string {
  return rest
    .replace(/(?<=[れえけせてねべめげぜでし]|な|す)る$/u, (_, at: number) =>
      /な$/u.test(rest.slice(0, at)) ? "った" : "た",
    )
    .replace(/すた$/u, "した");
}

/** "1837年、塩屋は蜂起した": who did it comes first in a question, "塩屋が蜂起したのは何年か". */
function asYearOfTopic(head: string, rest: string): string | null {
  if (head !== "") return null;
  const { topic, told } =
    /^、?(?<topic>[^、はがを]{2,30})は、?(?<told>[^はが]+[るた])$/u.exec(rest)?.groups ?? {};
  return topic === undefined || OTHER_THAN_SUBJECT.test(topic) ? null : `${topic}が${told}のは何年か。`;
}

/** "東京では", "農民には": a topic that is where or to whom. */
const OTHER_THAN_SUBJECT = /[にでとへらまり]$/u;

/** What makes the number that of a part of the sentence only: the question word would stand too far inside. */
const OF_A_PART = [
  // "80%〜90%": the lower end of a range.
  /^ ?[-–—〜～~] ?\d/u,
  // "全長は37メートル、全高は…": each of several has its own.
  /^、/u,
  // "9歳のマルセルは": whose age is asked behind it.
  /^の[^、]*は、?/u,
  // "16世紀末": not the number alone.
  /^(?:末|初頭|半ば|前半|後半|中頃)/u,
  // "蔵書が8千冊で狭いことが指摘された": what is counted is told of within what was pointed out.
  /(?:こと|の)(?:が|を|や|も)(?!でき)/u,
  // "104名の死者を出す事故が発生した": told of what the sentence is about.
  /[るたうくすつぶむ][\p{Script=Han}\p{Script=Katakana}]/u,
  CLAUSE_END,
];
/** "11件の事故により816人、2件の事件により…": one of several numbers, but not a date before it. */
const NUMBERED_BEFORE = /\d\p{L}{0,3}(?<![年月日頃])、[^、]*$/u;

/** Behind more characters nobody knows any longer what is asked. */
const LONGEST_OPENING = 60;

/** How many or how much, by the unit. */
export function askAmount({ head = "", unit = "", rest = "" }: Record<string, string>): string | null {
  const clause = lastClause(head);
  // "次の3点": whoever reads on has counted them.
  if (/(?:次|以下|上記|下記)の$/u.test(head)) return null;
  // "前線の1つである": any number of them.
  if (unit === "つ" && /の$/u.test(head)) return null;
  // "AとBの五つの塩基が": what is counted is named beside its number; how thick it is comes after what it is.
  if ((/の$/u.test(head) && /^の/u.test(rest)) || /とは、/u.test(head) || /\d$/u.test(head)) return null;
  // "3位表彰台": half of a compound.
  if (/^[位級]$/u.test(unit) && /^[\p{Script=Han}\p{Script=Katakana}]/u.test(rest)) return null;
  if (/^[年月日]$/u.test(unit) || OF_A_PART.some((part) => part.test(rest))) return null;
  if (clause.length > LONGEST_OPENING || NUMBERED_BEFORE.test(clause) || namedIn(clause + rest) < 2)
    return null;
  return question(`${clause}${unit === "つ" ? "いくつ" : `何${unit}`}${rest}`);
}

/** What only a person does or has. */
const DONE_BY_PERSON =
  /生まれ|学[びんぶ]|学校|卒業|入学|留学|結婚|離婚|婚約|死去|没し|亡くな|[病戦]死|暗殺|即位|退位|戴冠|処刑|男装|決[心意]|信じ|思[いうっ]|感じ|語[っりる]|述べ|歌[いうっ]|愛[しす]|師事|弟子|幼い|幼少|少[年女]|[妻夫父母]|息子|娘|兄|弟|姉|妹|自身|生命|「声」|視察|執筆|著し|逮捕|[王帝]位|出家|隠居|親友|向かっ|喝采|諦め|欠勤/u;
/** No person, by the last character. */
const BODY_OR_PLACE =
  /[社軍国党会府省庁団局派学院市県町村州区島船号機群館隊者場所店校園寺城塔]$|プレート$|計画$/u;

/** The subject of what is told. */
export function askSubject(
  rest: string,
  subject: string,
  _opening: string,
  isNamedPerson = false,
): string | null {
  if (/(?:である|なる)$/u.test(rest) || NEW_TOPIC.test(rest) || OWN_SUBJECT.test(rest)) return null;
  // "定員は二名で、…": a number is what the subject is, and the rest is told of another.
  if (namedIn(rest) < 2 || /^(?:\d|[一二三四五六七八九十]+[名人つ個台])/u.test(rest)) return null;
  const isPerson = isNamedPerson || (DONE_BY_PERSON.test(rest) && !BODY_OR_PLACE.test(subject));
  return `${rest}のは${isPerson ? "誰" : "どれ"}か。`;
}

/** Things a clause names: with but one, it leans on what was said before ("一般への提供を始めた"). */
function namedIn(clause: string): number {
  const runs = clause.match(/[\p{Script=Han}\p{Script=Katakana}ー・\p{Script=Latin}]{2,}/gu) ?? [];
  return runs.filter((run) => !GENERIC.has(run)).length;
}
