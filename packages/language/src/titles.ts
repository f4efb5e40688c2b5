import { wordSet } from "./building.ts";
import type { TitledLanguage } from "./lang/codes.ts";

/** What stands before a person's name and says that it is one, and of which sex. */
const TITLES: Readonly<Record<TitledLanguage, { men: ReadonlySet<string>; women: ReadonlySet<string> }>> = {
  en: {
    men: wordSet(
      "king emperor prince duke lord sir mr general colonel major captain president minister poet writer author novelist actor director producer singer guitarist drummer composer painter architect engineer inventor physicist chemist scientist philosopher historian economist lawyer bishop pope missionary shaman explorer coach manager quarterback footballer brother father son",
    ),
    women: wordSet("queen empress princess duchess lady mrs miss actress sister mother daughter wife"),
  },
  de: {
    men: wordSet(
      "könig kaiser prinz herzog graf herr general oberst hauptmann präsident minister kanzler dichter schriftsteller autor schauspieler regisseur sänger gitarrist komponist maler architekt ingenieur erfinder physiker chemiker forscher philosoph historiker ökonom bischof papst missionar schamane entdecker trainer generalmajor nachfolger wissenschaftler forscher torwart stürmer quarterback cornerback kritiker bruder vater sohn",
    ),
    women: wordSet(
      "königin kaiserin prinzessin herzogin gräfin frau dichterin schriftstellerin autorin schauspielerin sängerin forscherin schwester mutter tochter",
    ),
  },
  es: {
    men: wordSet(
      "rey emperador príncipe duque conde señor don general coronel capitán presidente ministro poeta escritor autor novelista actor director productor cantante guitarrista compositor pintor arquitecto ingeniero inventor físico químico científico filósofo historiador economista obispo papa misionero chamán explorador entrenador hermano padre hijo",
    ),
    women: wordSet(
      "reina emperatriz princesa duquesa condesa señora doña escritora autora actriz directora cantante pintora científica hermana madre hija",
    ),
  },
  pl: {
    men: wordSet(
      "król króla królem królowi cesarz cesarza książę księcia ksiądz księdza ks gen generał generała płk kapitan kapitana major majora prezydent prezydenta minister ministra premier premiera poeta poety pisarz pisarza autor autora aktor aktora aktorem reżyser reżysera reżyserem producent producenta trener trenera trenerem piosenkarz piosenkarza kompozytor kompozytora malarz malarza architekt architekta inżynier inżyniera fizyk fizyka chemik chemika filozof filozofa historyk historyka biskup biskupa papież papieża wódz wodza brat brata ojciec ojca syn syna mąż męża żoną prefekt prefekta dowódca dowódcy św",
    ),
    women: wordSet(
      "królowa królowej cesarzowa księżna księżnej aktorka aktorki aktorkę reżyserka pisarka pisarki poetka autorka piosenkarka piosenkarki siostra siostry matka matki córka córki żona żony żonę",
    ),
  },
  uk: {
    men: wordSet(
      "король короля цар царя імператор імператора князь князя гетьман гетьмана генерал генерала полковник полковника президент президента міністр міністра поет поета письменник письменника автор автора актор актора режисер режисера композитор композитора художник художника архітектор архітектора інженер інженера фізик фізика хімік хіміка вчений філософ філософа історик історика єпископ брат брата батько син сина",
    ),
    women: wordSet(
      "королева королеви княгиня княгині імператриця поетеса поетеси письменниця письменниці акторка акторки співачка співачки сестра сестри мати дочка дочки дружина",
    ),
  },
  ja: { men: new Set(), women: new Set() },
};

/** By the word before a name; null where that is no title. */
export function sexByTitle(before: string, language: TitledLanguage): "men" | "women" | null {
  const { men, women } = TITLES[language];
  if (women.has(before)) return "women";
  return men.has(before) ? "men" : null;
}
