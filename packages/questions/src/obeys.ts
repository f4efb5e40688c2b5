import type { Draft } from "./engine.ts";

/**
 * Words that speak to a model or to whoever takes a test, and not of a subject, in all six languages at once:
 * what somebody put into a document to steer the questions made from it.
 */
const ORDERS = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override) (?:all|any|the|these|your|my|previous|prior|everything)\b[^.?!]{0,30}\b(?:above|instructions?|prompts?|directions)\b`,
    String.raw`\bsystem prompt\b|\bas an? (?:AI|(?:large )?language model)\b|\byou are (?:now )?an? (?:AI|assistant|chatbot|language model)\b`,
    String.raw`\b(?:reveal|print|output|repeat) (?:the|your) (?:prompt|instructions?|answer key|password)\b|\bclick (?:here|on the link|the link)\b`,
    String.raw`(?:ignoruj|pomiń|zapomnij)(?:cie)?(?!\p{L})[^.?!]{0,30}(?:powyższ|instrukcj|polece)|(?:prompt|instrukcj\p{L}+) systemow|jako (?:model językowy|sztuczna inteligencja)|kliknij (?:tutaj|link|w link)`,
    String.raw`(?:ignorier|vergiss|vergessen sie|missachte)\p{L}*[^.?!]{0,30}(?:obige|anweisung|instruktion)|system-?(?:prompt|anweisung)|als sprachmodell|klicken? (?:sie )?(?:hier|auf den link)`,
    String.raw`(?:ignor|olvid|omit)(?:a|e|en|ad)(?!\p{L})[^.?!]{0,30}(?:lo anterior|instruccion|indicacion)|(?:prompt|instrucciones) del? sistema|como modelo de lenguaje|ha(?:z|ga) clic`,
    String.raw`(?:ігноруй|знехтуй|забудь)(?:те)?(?!\p{L})[^.?!]{0,30}(?:вищенаведен|все вище|інструкц|вказівк)|системн\p{L}+ (?:промпт|інструкц|підказк)|як мовна модель|натисніть (?:тут|на посилання)`,
    "(?:以前|上記|これまで|すべて|前)の?(?:すべての)?(?:指示|命令|指令)を?[^。]{0,4}(?:無視|忘れ)|システムプロンプト|言語モデルとして|(?:ここ|リンク)をクリック",
  ].join("|"),
  "iu",
);

/** Claims about which letter is right: a letter stands for nothing in a document. */
const LETTERS = new RegExp(
  [
    String.raw`\b[Aa]nswer (?:is|must be) (?:always )?(?:option )?[A-D](?![\p{L}\d'])|\b(?:[Aa]nswer|[Oo]ption|[Cc]hoice) [A-D] is (?:always )?(?:right|correct)`,
    String.raw`dpowied\p{L}+ (?:to|jest)(?: zawsze)? [A-D](?!\p{L})|dpowied\p{L}+ [A-D] jest (?:zawsze )?(?:popraw|prawid)`,
    String.raw`Antwort ist (?:immer )?[A-D](?!\p{L})|Antwort [A-D] ist (?:immer )?(?:richtig|korrekt)`,
    String.raw`(?:espuesta|pción)(?: correcta)? es (?:siempre )?(?:la )?[A-D](?!\p{L})|(?:espuesta|pción) [A-D] es (?:siempre )?(?:la )?correcta`,
    String.raw`ідповідь [—–-]? ?(?:це |завжди )*[A-DА-Г](?!\p{L})`,
    String.raw`(?:正解|答え)は(?:常に|必ず)?[「『]?[A-DＡ-Ｄ](?!\p{Script=Latin})|選択肢[A-DＡ-Ｄ]が(?:正|常に正)`,
  ].join("|"),
  "u",
);

/** In a model's own words there is no place for addresses and commands. */
const LINK_OR_CODE =
  /(?<![\p{L}@])[\p{L}\d-]+\.(?:com|net|org|info|biz|io|ru|example)(?![\p{L}\d])|\b(?:eval|exec|system|alert)\(|console\.log|\bDROP TABLE\b|\brm -rf\b|\bimport os\b/iu;

/** Whether an item does, repeats or asks about what a document orders its reader to do. */
export function obeysDocument(
  { explanation }: Pick<Draft, "explanation">,
  stem: string,
  options: readonly string[],
): boolean {
  const own = explanation === undefined ? [] : [explanation.key, ...explanation.others.map(({ why }) => why)];
  const all = [stem, ...options, ...own];
  if (all.some((text) => ORDERS.test(text) || LETTERS.test(text))) return true;
  return explanation !== undefined && all.some((text) => LINK_OR_CODE.test(text));
}
