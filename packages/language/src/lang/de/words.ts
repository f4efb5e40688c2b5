import type { SentenceWords } from "../../sentences.ts";

/** German. */
export const WORDS: SentenceWords = {
  stopWords: new Set(
    `ab aber alle allem allen aller alles als also am an andere anderen anderer anderes ans auch auf aus außer
bei beide beiden beim bis bin bist da dabei dadurch dafür daher damit danach daneben dann daran darauf
daraus darin darüber darunter das dass davon davor dazu dein deine dem den denen denn der deren des dessen
die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einige
einigen einiger er es etwa etwas euch für gegen hat hatte hatten habe haben hier hinter ich ihm ihn ihnen
ihr ihre ihrem ihren ihrer ihres im in indem ins ist ja je jede jedem jeden jeder jedes jedoch jene kann
kein keine keinem keinen keiner können konnte konnten mal man manche mehr mein mich mir mit müssen muss nach
neben nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seines seit selbst sich
sie sind so sobald sodass solche solchen sollte soll sollen sondern sowie sowohl statt trotz über um und uns
unser unter viel viele vielen vom von vor während war waren was wegen weil weiter welche welchem welchen
welcher welches wenn wer werden wie wieder wir wird wo worden wurde wurden würde zu zum zur zwar zwischen
zwei drei bzw bereits bevor falls gibt obwohl obgleich obschon solange soweit sofern nachdem ehe indes
infolge mithilfe anhand aufgrund angesichts dank gemäß laut mittels samt zufolge hinsichtlich bezüglich
anfangs ursprünglich entlang innerhalb außerhalb oberhalb unterhalb anstatt anstelle namens zuliebe
gegenüber jenseits diesseits inmitten mitsamt`.split(/\s+/u),
  ),
  abbreviations: new Set(
    `z.b z bzw d.h u.a usw etc ca dr prof hr fr str nr bd hrsg vgl s abb tab evtl ggf inkl max min mio mrd o.ä
sog st u v.chr n.chr v n chr jh geb gest tel abs art aufl kap abschn ausg ebd bde jg sp tl verf rd bspw
i.d.r d h b a ff f gem lat griech engl dipl ing jr sen lb lbs`.split(/\s+/u),
  ),
  months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
};
