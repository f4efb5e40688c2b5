import type { SentenceWords } from "../../sentences.ts";

/** French. */
export const WORDS: SentenceWords = {
  stopWords: new Set(
    `à afin ai ainsi alors après as assez au aucun aucune aujourd'hui auprès auquel aussi autant autour autre
autres aux avaient avait avant avec avoir beaucoup bien bientôt car ce ceci cela celle celles celui cependant
ces cet cette ceux chacun chacune chaque chez ci combien comme comment contre dans de dedans dehors déjà delà
depuis derrière des dès desquels devant doit doivent donc dont du duquel durant elle elles en encore enfin
ensuite entre envers est et étaient était étant été être eux excepté fait faut furent fut grâce hors ici il
ils jamais je jusque la là laquelle le lequel les lesquelles lesquels leur leurs loin lors lorsque lui ma
mais malgré me même mêmes mes mieux moi moins mon ne néanmoins ni non nos notre nous on ont or ou où outre
par parce parfois parmi pas pendant personne peu peut peuvent plupart plus plusieurs pour pourquoi pourtant
près presque puis puisque quand que quel quelle quelles quelque quelques quels qui quoi quoique rien sa sans
sauf se selon sera seront ses si sinon soit son sont sous souvent sur surtout ta tandis tant te tel telle
telles tels tes toi ton toujours tous tout toute toutefois toutes très trop tu un une vers voici voilà vos
votre vous y c d j l m n qu s t`.split(/\s+/u),
  ),
  abbreviations: new Set(
    `m mm mme mlle dr pr st ste etc cf ex env av apr j.-c vol chap fig p pp éd art no nos tél bd av jr sr vs
hab max min p.ex c.-à-d id ibid op`.split(/\s+/u),
  ),
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
};
