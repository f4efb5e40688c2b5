import { GENERIC } from "./japanese-words.ts";
import type { AskedPart } from "./profile.ts";

/** A clause end as the question form takes it: "した。" becomes "したか。", but "頼んだ" keeps its past. */
export function question(clause: string): string {
  return `${clause.replace(/(?:である|(?<![んい])だ|です)$/u, "")}か。`;
}

/** A clause that goes on after this: what is asked before it would leave the end without a question. */
export const CLAUSE_END =
  /(?:が|し|て|で|り|き|い|み|び|ち|れ|え|け|め|せ|ず|く|ば|と|ため|ので|から|のに|ながら|たら|なら|一方|際に?|とき|時|頃|場合|ものの|うえで|上で)、/u;
/** After the year of such a clause the main clause speaks of another time. */
export const INNER_CLAUSE =
  /(?:翌年|以後|以降|現在|今も|その後|のちに|後に|\d年に|てから|以来|まで|とき|際に|ため|ので|のに|だが|たが|るが|いが)(?:、|[^、]*(?:た|る|だ)$)|(?:した|された|れた|った|いた)(?:[\p{Script=Han}\p{Script=Katakana}])/u;
/** The year before the gap: a span of time, or a second year. */
export const OPEN_YEAR = /(?:から|年(?:に|、)[^。]*|[〜～-])$/u;
/** "盛んであり、1934年に…": the year of a clause that another went before. */
export const AFTER_CLAUSE = /[りしてきみいえれく]、$/u;
/** What a contrast leads up to stands alone, if it names its own topic. */
export function lastClause(head: string): string {
  const last = /(?:が|けれども|のに対し|のに対して)、(?<clause>[^、]*(?:は|が|では|には)[^。]*)$/u.exec(head);
  return last?.groups?.clause ?? head;
}

/** Inside what is said of one thing: from here on it is said of another ("…を追い返したが、決心が揺らぐことはなかった"). */
export const NEW_TOPIC = /、[^、]{1,20}(?<![にでとらりてか])は|[たるいだ](?:が|けれども?)、[^、は]{1,20}が/u;

/** The last clause has a subject of its own, and tells of that: "…ために、弟が国政を司った", but not "…、鼻が長い". */
export const OWN_SUBJECT =
  /(?:^|、)[^、]*[\p{Script=Han}\p{Script=Katakana}ー」』]が(?!あ[るっり]|な[いくっ]|[多少高低強弱長短広狭]|大き|小さ|でき|可能|必要|得意|苦手|特徴)(?![^、]*[るた][\p{Script=Han}\p{Script=Katakana}])[^、]*$/u;

/** Clauses stand beside others told in the same tense and tone. */
export function clauseForm(clause: string): string {
  if (/(?:ます|です)$/u.test(clause)) return "polite clause";
  return /[ただ]$/u.test(clause) ? "past clause" : "clause";
}

/** Before "のは" the topic is a subject: "粒は見分けられる" → "粒が見分けられるのは"; "AはBが…" keeps both. */
export function asFact(clause: string): string {
  return clause.replace(/^([^はが]*[^はがでにとらまへ])は、?(?=[^は]*$)(?!.*が)/u, "$1が");
}

/** Names of people, as far as their writing shows it. */
const PERSON_LIKE = /(?:氏|世|王|皇帝|天皇|将軍|博士|教授)$/u;
const PLACE_LIKE = /\p{Script=Han}(?:市|県|国|島|州|町|村|川|湖|山|海|地方|山脈|大陸|半島)$/u;
/** The rest of the sentence after the part and its particle: one clause, which can be asked. */
const ONE_CLAUSE =
  /^(?<particle>を|が|に|で|から|と|へ|まで|により|によって)(?!は|も|いう|なる|あ[るっりろ]|して|おいて|つい|対し|関し|とっ|よれば|する)(?<rest>(?!.*(?:である|です|でしょう|ましょう|だった)$|.*もでき|.*(?:のか|のが|には|とき|時に|ば、?)|.*[るたうくすつぶむ](?:もの|ところ|[\p{Script=Han}\p{Script=Katakana}]))[^、「」]{2,60}[るたうくすつぶむ])$/u;

/** The part is asked for where it stands: "葉は（光）を受け取る。" → "葉は何を受け取るか。" */
export function askPart({ before, after, text, type }: AskedPart): string | null {
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
export function namedIn(clause: string): number {
  const runs = clause.match(/[\p{Script=Han}\p{Script=Katakana}ー・\p{Script=Latin}]{2,}/gu) ?? [];
  return runs.filter((run) => !GENERIC.has(run)).length;
}
