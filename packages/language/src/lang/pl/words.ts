import type { SentenceWords } from "../../sentences.ts";

/** Polish. */
export const WORDS: SentenceWords = {
  stopWords: new Set(
    `itd itp oczywiście trudno łatwo wiadomo a aby albo ale ani aż bardzo bez bo bowiem by być był była było były
będą będzie bądź byli ci co coś czy czyli czym dla do dlatego gdy gdyż gdzie go i ich ile im ich inny inna
inne innych iż ja jak jaka jaki jakie jako jakby je jeden jedna jedno jednak jednakże jego jej jemu jest
jeszcze jeśli jeżeli już każda każde każdy kiedy kto która które którego której którzy których którym
którymi którą który lub ma mają mi między mieć może można mogą mu my na nad nam nas nawet nie niej nich nim
nimi nią niż no o od oni ona ono one on oraz po pod podczas poza ponieważ powinien prawie przed przede przez
przy sam sama same są się skąd swój swoje swojej swoich ta tak taka taki takie takich także tam te tego tej
ten też to tu tutaj tych tylko tym tymi tzw u w wam was we wszyscy wszystkie wszystko wszystkich więc wiele
wielu z za zaś ze zarówno że żeby choć chociaż zamiast skoro odkąd zanim dopóki obok dopiero wprawdzie wszak
poczynając został została zostało zostały zostać według jestem jesteś jesteśmy będziesz będziemy wobec wśród
wraz twój twoja twoje twego twojego twojej twoją twoim twoich twoimi mój moja moje mojego mojej nasz nasza
nasze naszego naszej naszych naszym wasz wasza wasze poprzez pomiędzy dzięki mimo oprócz około ponad
niektóre niektórych kilka kilku tę tą nią czyjś sobie siebie natomiast również ponadto samego samej samemu
samym samych samymi samą któryś któraś któreś któregoś którejś którymś jakiś jakaś jakieś jakiegoś jakiejś
jakimś jakichś ktoś kogoś komuś kimś czegoś czemuś czymś nikt nikogo nikomu nikim nic niczego niczemu niczym
żaden żadna żadne żadnego żadnej żadnym każdego każdej każdemu każdym ów owa owo owego owej tamten tamta
tamto tamtego tamtej tamtym tamtych innego innej innemu innym innymi inaczej wewnątrz zewnątrz wskutek
zgodnie pomimo wbrew zwłaszcza początkowo wreszcie obecnie dotychczas wzdłuż wokół spośród odnośnie względem
naprzeciw tuż zaraz znów naraz niegdyś wciąż dotąd odtąd nieraz natychmiast nieopodal niedaleko powyżej
poniżej naprzód wstecz przeważnie zazwyczaj szczególnie głównie`.split(/\s+/u),
  ),
  abbreviations: new Set(
    `np m.in itd itp reż scen muz tzw tzn tj dr prof mgr inż hab ul al św godz min sek ok por zob red wyd t r w
ww nr str s rys tab pt ang łac gr niem fr wł ros im ks gen płk pn p.n.e n.e pol ur zm tys mln mld cd jw os
mjr kpt al pl woj gm pow por mar kpr sierż szt`.split(/\s+/u),
  ),
  months:
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(
      " ",
    ),
};
