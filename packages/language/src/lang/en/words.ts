import type { SentenceWords } from "../../sentences.ts";

/** English. */
export const WORDS: SentenceWords = {
  stopWords: new Set(
    `a an the this that these those some any each every either neither both all no none not nor and or but so yet
if than then as at by for from in into of off on onto out over to toward towards under up upon with within
without about above across after against along among around before behind below beneath beside between
beyond during except inside near outside per since through throughout until via i me my we us our you your
he him his she her hers it its they them their theirs who whom whose which what when where why how am is are
was were be been being cannot do does did done have has had having will would shall should can could may
might must there here also only very too just even still such own same other another more most less least
much many few several however therefore thus because although though while whereas whether unless like
unlike called known named termed everyone everybody someone somebody anyone anybody nobody everything
something anything nothing one ones itself themselves himself herself that's it's don't doesn't i.e e.g etc
away`.split(/\s+/u),
  ),
  abbreviations: new Set(
    `dr mr mrs ms prof st jr sr vs etc e.g i.e cf al fig figs eq no nos vol pp p ch ed eds inc ltd co corp dept
est approx v viz ibid messrs mme mlle maj cmdr adm assn bros esp jan feb mar apr jun jul aug sep sept oct
nov dec u.s u.k u.n a.m p.m ph.d gen col sgt capt lt rev hon gov sen rep mt ft ca sec`.split(/\s+/u),
  ),
  months: "January February March April May June July August September October November December".split(" "),
};
