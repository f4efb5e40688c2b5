import type { Candidate } from "./engine.ts";

/**
 * Words that speak to a model or to whoever takes a test, and not of a subject, in all six languages at once:
 * what somebody put into a document to steer the questions made from it.
 */
const ORDERS = new RegExp(
  [
    // English
    String.raw`\b(?:ignore|disregard|forget|override) (?:(?:all|any|these|your|my|previous|prior|everything)\b[^.?!]{0,30}\b(?:above|instructions?|prompts?|directions)|the (?:[^.?!]{0,30}\babove|(?:previous|prior|earlier) (?:instructions?|prompts?|text)))\b`,
    String.raw`\bsystem prompt\b|\bas an? (?:AI|(?:large )?language model)\b|\byou are (?:now )?an? (?:\w+ )?(?:AI|chatbot|language model)\b|\byou are (?:now|from now on) an? (?:\w+ )?assistant\b`,
    String.raw`\b(?:reveal|print|output|repeat) (?:the|your) (?:prompt|instructions?|answer key|password)\b|\bclick (?:here|on (?:the|this) link|(?:the|this) link)\b`,
    String.raw`(?<=^|[.!?:;] ?)pretend (?:that )?(?:you are|to be|you['’]re)\b|(?<=^|[.!?:;] ?)do not (?:write|ask|make) (?:any )?questions\b`,
    // Polish
    String.raw`(?:ignoruj|pomiń|pomijaj|zapomnij)(?:cie)?(?!\p{L})[^.?!]{0,40}(?:powyższ|poprzedni\p{L}+ (?:tekst|instrukcj|polece)|instrukcj|polece)`,
    String.raw`prompt\p{L}* systemow|instrukcj\p{L}+ systemow|jako (?:model językowy|sztuczna inteligencja)|(?:od )?teraz jesteś (?:\p{L}+ )?(?:asystentem|chatbotem|modelem językowym|sztuczną inteligencją)`,
    "(?:wypisz|ujawnij|pokaż|podaj)(?:cie)? (?:swój|swoje) (?:prompt|instrukcj)|klik(?:nij|aj)(?:cie)? (?:tutaj|(?:w )?(?:ten |poniższy )?link)",
    "(?<=^|[.!?:;] ?)udawaj(?:cie)?,? że jeste|(?<=^|[.!?:;] ?)nie (?:twórz|pisz|zadawaj|układaj)(?:cie)? (?:żadnych )?pytań",
    // German
    String.raw`(?:ignoriere?|ignorieren sie|vergiss|vergessen sie|missachte|missachten sie)(?!\p{L})[^.?!]{0,40}(?:obige|anweisung|instruktion)`,
    String.raw`system-?(?:prompt|anweisung)|als sprachmodell|(?:du bist|sie sind) (?:jetzt|nun|ab jetzt|von nun an) eine? (?:\p{L}+ )?(?:assistent|chatbot|sprachmodell|ki(?!\p{L}))`,
    "(?:gib|zeige?|nenne?|verrate) (?:mir )?deine?n? (?:prompt|anweisung|instruktion)|klick(?:e|en sie)? (?:hier|auf (?:den|diesen) link)",
    String.raw`(?<=^|[.!?:;] ?)tu(?:n sie)? so, als (?:wärst|wären|seist)|(?<=^|[.!?:;] ?)(?:schreibe?|stelle?|erstelle)(?:n sie)? keine fragen(?!\p{L})`,
    // Spanish; its imperative is a statement too where somebody stands before it
    String.raw`(?<=^|[.!?:;,¡¿«"“] ?|(?<!\p{L})y )(?:ignor|olvid|omit)(?:a|e|en|ad)(?!\p{L})[^.?!]{0,40}(?:anterior|previas|de arriba|instruccion|indicacion)`,
    String.raw`(?:prompt|instrucciones) del? sistema|como modelo de lenguaje|ahora eres una? (?:\p{L}+ )?(?:asistente|chatbot|modelo de lenguaje|IA(?!\p{L}))`,
    "(?:muestra|revela|imprime) (?:tu|tus) (?:prompt|instrucciones)|ha(?:z|ga|ced) clic (?:aquí|en (?:el|este) enlace)|ha(?:z|ga) clic",
    String.raw`(?<=^|[.!?:;] ?)(?:finge|finja|hazte pasar)(?: que eres| ser| por)(?!\p{L})|(?<=^|[.!?:;] ?)no (?:escribas?|hagas?|formules?) (?:ninguna )?preguntas?(?!\p{L})`,
    // Ukrainian
    String.raw`(?:ігноруй|знехтуй|забудь|пропусти)(?:те)?(?!\p{L})[^.?!]{0,40}(?:наведен|все вище|інструкц|вказівк)`,
    String.raw`системн\p{L}+ (?:промпт|інструкц|підказк)|як мовна модель|(?:тепер (?:ти|ви)|(?:ти|ви) тепер) (?:[—–-] )?(?:\p{L}+ )?(?:асистент|помічник|чат-?бот|мовна модель|штучний інтелект)`,
    String.raw`(?:виведи|покажи|розкрий)(?:те)? (?:свій|свої|ваш\p{L}*) (?:промпт|підказк|інструкц)|натисн(?:и|іть) (?:тут|на (?:це )?посилання)`,
    String.raw`(?<=^|[.!?:;] ?)(?:прикинься|прикиньтеся|вдавай,? що ти)(?!\p{L})|(?<=^|[.!?:;] ?)не (?:пиши|став|створюй)(?:те)? (?:жодних )?(?:за)?питань`,
    // Japanese
    "(?:以前|上記|上|これまで|すべて|前)の?(?:すべての)?(?:文章|内容|指示|命令|指令)[をはも]?[^。]{0,4}(?:無視|忘れ)|システムプロンプト|言語モデルとして|(?:ここ|リンク)をクリック",
    "になりきって(?:答え|回答|話)|(?:問題|質問|クイズ)[はを](?:作|書)(?:らない|かない)でください|新しい指示に従",
    "あなたは(?:今から|これから|今後)[^。]{0,30}(?:アシスタント|AI|人工知能|チャットボット|言語モデル)",
  ].join("|"),
  "iu",
);

/** How models' servers mark who speaks, and what copies that. */
const SPEAKERS =
  /<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>|(?:^|\n|[.!?] )(?:#{1,4} ?)?(?:System|SYSTEM|Assistant|ASSISTANT|SISTEMA|СИСТЕМА) ?:|システム(?:命令|メッセージ)/u;

/** Claims about which letter is right: a letter stands for nothing in a document. */
const LETTERS = new RegExp(
  [
    String.raw`\b[Aa]nswer (?:is|must be) (?:always )?(?:option )?[A-D](?![\p{L}\d'])|\b(?:[Aa]nswer|[Oo]ption|[Cc]hoice) [A-D] is (?:always )?(?:right|correct)`,
    String.raw`dpowied\p{L}+ (?:to|jest)(?: zawsze)? [A-D](?!\p{L})|dpowied\p{L}+ [A-D] jest (?:zawsze )?(?:popraw|prawid)|(?:[Pp]opraw|[Pp]rawid)\p{L}+ jest (?:zawsze )?odpowied\p{L}+ [A-D](?!\p{L})`,
    String.raw`Antwort ist (?:immer )?[A-D](?!\p{L})|Antwort [A-D] ist (?:immer )?(?:richtig|korrekt)|(?:[Rr]ichtig|[Kk]orrekt) ist (?:immer )?(?:Antwort |Option )?[A-D](?!\p{L})`,
    String.raw`(?:espuesta|pción)(?: correcta)? es (?:siempre )?(?:la )?[A-D](?!\p{L})|(?:espuesta|pción) [A-D] es (?:siempre )?(?:la )?correcta|correcta (?:es )?(?:siempre )?la (?:opción |respuesta )?[A-D](?!\p{L})`,
    String.raw`ідповідь [—–-]? ?(?:це |завжди )*[A-DА-Г](?!\p{L})`,
    String.raw`(?:正解|答え|正しいの)は(?:常に|必ず)?[「『]?[A-DＡ-Ｄ](?!\p{Script=Latin})|選択肢[A-DＡ-Ｄ]が(?:正|常に正)`,
  ].join("|"),
  "u",
);

/** In a model's own words there is no place for addresses, pictures, mark-up and commands. */
const LINK_OR_CODE =
  /https?:|\bwww\.|\]\(|<(?:img|a|script|iframe|svg|style|object|form|link|meta)\b|\b(?:javascript|vbscript|mailto):|\bdata:\p{L}+\/|(?<![\p{L}@])[\p{L}\d-]+\.(?:dev|app|xyz|site|online|top|shop|club|click|page|tk|sh|[a-z]{2}\/)|\bcurl\b[^.]*\||(?<![\p{L}@])[\p{L}\d-]+\.(?:com|net|org|info|biz|io|ru|example)(?![\p{L}\d])|\b(?:eval|exec|system|alert)\(|console\.log|\bDROP TABLE\b|\brm -rf\b|\bimport os\b/iu;

/** As a reader sees it: what nobody sees hides nothing, nor do letters in another width. */
function seen(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC");
}

const gives = (text: string) => ORDERS.test(text) || LETTERS.test(text);

/** Whether a text of a document speaks to a model, and not of its subject. */
export function isOrder(text: string): boolean {
  const plain = seen(text);
  return gives(plain) || SPEAKERS.test(plain);
}

/** Whether an item does, repeats or asks about what a document orders its reader to do. */
export function obeysDocument(
  { explanation, quote = "" }: Pick<Candidate, "explanation"> & Partial<Pick<Candidate, "quote">>,
  stem: string,
  options: readonly string[],
): boolean {
  if (explanation === undefined) return [stem, ...options].some(gives);
  const own = [explanation.key, ...explanation.others.map(({ why }) => why)];
  const all = [stem, ...options, ...own];
  // An address may well stand in a document; what is asked about an order is of no use, whatever the words.
  return isOrder(quote) || all.some((text) => isOrder(text) || LINK_OR_CODE.test(seen(text)));
}
