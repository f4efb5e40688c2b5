import { wordSet } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { GROUP_CUES } from "../groups.ts";
import { WORDS } from "../index.ts";
import { und } from "../und/profile.ts";

const ASKED = "\u00a0?";
const quoted = (text: string) => `«\u00a0${text}\u00a0»`;
const withColon = (text: string, told: string) => `${text}\u00a0: ${told}`;

/** What things do or are; before it "qu’est-ce qui" asks for them. */
const VERBS =
  wordSet(`absorbe agit aide apporte assure augmente cause change comprend concentre conduit contient contribue contrôle couvre dépend désigne détermine détruit devient diminue
dirige donne empêche entoure entraîne envoie exige explique exprime fabrique facilite favorise fixe fonctionne fournit forme impose indique joue libère limite maintient marque mesure montre nourrit
occupe permet possède pousse prend prévoit produit propulse protège provient provoque ramène rassemble reçoit recouvre réduit règle relie remplace remplit rend repose représente résulte retient
sépare sert signifie stocke stimule subit supporte tapisse tire traduit traverse tourne transforme transmet transporte transfère utilise varie`);
const ALSO_NO_NOUNS =
  wordSet(`appelle nomme désigne existe trouve vit vient va fait dit voit vont font a ont avait peut doit faut suit reste
grand grande grands grandes petit petite petits petites nouveau nouvelle nouveaux nouvelles premier première premiers premières principal principale principaux dernier dernière
important importante différents différentes même mêmes certains certaines divers diverses seul seule seuls seules`);

/** French, by its data alone: what is not here is as in a language that nobody knows. */
export const fr: LanguageProfile = {
  ...und,
  ...WORDS.fr,
  code: "fr",
  groups: GROUP_CUES.fr,
  definitions: GROUP_CUES.fr.definitions,
  copulas: wordSet("est sont était étaient fut furent"),
  relative: /(?<!\p{L})(?:qui|que|qu['’]|dont|où|(?:la|le|les)quel)/u,
  naming:
    /(?:appelée?s?|nommée?s?|s['’]appellent?|se nomment?|terme|mot|nom d[e’'])(?: les?| la| une?)? ?[«“"]?\s?$/iu,
  // Behind an elided word none is cut: "_____" stands for no "l'organisme" where the others have no article.
  phraseBoundaryShape:
    /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]|(?:èrent|aient|issent|ait|ant|ement|amment|emment|iser|ifier|ir|er)$/u,
  phraseBoundaries: VERBS.union(ALSO_NO_NOUNS),
  trailingParticiple: /(?:é|i|u)e?s?$/u,
  adjectiveShape: /(?:iques?|ables?|ibles?|ifs?|ives?|eux|euses?|ales?|aux|elles?)$/u,
  termLink: /^ (?:de (?:la )?|du |des )/u,
  exampleLead: /(?:par exemple|comme|tel(?:le)?s? que|notamment),? (?:les? |la |une? |des )?$/iu,
  pluralVerb: /^(?:sont|étaient|furent|ont|\p{Ll}+ent) /u,
  agreeing: wordSet("le la les un une des du au aux de ce cette ces"),
  nounLeads: wordSet(
    "le la les un une des du de au aux ce cette ces chaque leur leurs son sa ses deux trois quatre et ou par en entre sans",
  ),
  articles: wordSet("le la les un une des du"),
  pronouns: wordSet(
    "il elle ils elles lui eux leur leurs son sa ses ce cet cette ces ceci cela celui celle ceux celles nous notre nos tel telle tels telles",
  ),
  personalPronouns: wordSet("il elle ils elles lui eux leur leurs son sa ses"),
  generic: wordSet(
    "chose choses manière façon partie parties exemple exemples cas type types sorte personne personnes nombre nombres fait faits aspect terme mot nom idée point points forme formes raison problème fois jour jours an ans année années siècle siècles lieu question réponse différence moyen valeur quantité ensemble rôle effet cause fin début moment temps groupe élément éléments monde gens",
  ),
  elision: /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/u,
  spaceBeforeSign: /\s(?=[;:!?]\s)/gu,
  endings:
    "issements issement ations ation ements ement euses euse eaux ives ive aux eux ées és ée es er ir re é e s x".split(
      " ",
    ),
  anaphoricStart:
    /^(?:(?:il|elle)s?|ce(?:ci|la|t|tte|s|lui|lle|ux|lles)?|c['’]|ça|on|leurs?|son|sa|ses|mais|et|ou|or|car|donc|ainsi|ensuite|enfin|puis|alors|aussi|de plus|en effet|par exemple|en revanche|par contre|au contraire|à l['’]inverse|de même|par conséquent|en outre|cependant|pourtant|toutefois|néanmoins|d['’]abord|l['’]un|l['’]une|l['’]autre|les deux|les autres|tous|toutes|chacune?|beaucoup|certaine?s|d['’]autres|là)(?!\p{L})/iu,
  // "Keeling en mesure la teneur", "elles y empêchent": of what, and where, an earlier sentence says.
  deictic:
    /(?<!\p{L})(?:ci-(?:dessus|dessous|contre|après)|voir (?:la |le )?(?:figure|tableau|page|chapitre)|dans (?:ce|cette) (?:chapitre|section|leçon|texte|livre|cours|partie)|(?:la|le) (?:figure|tableau|schéma|carte)(?: \d| suivante?| précédente?)|comme (?:nous l['’]avons|on l['’]a) vu|ici|en \p{L}+ (?:l[ea]s?(?= )|l(?=['’]))|(?<!il )y (?!a(?:vait)?(?!\p{L}))\p{L}+)(?!\p{L})/iu,
  negation:
    /(?<!\p{L})(?:ne|n['’](?=\p{L})|non|jamais|aucune?|sans|ni|sauf|excepté|faux|incorrecte?s?)(?!\p{L})|n['’](?=\p{L})/iu,
  qualifiers: wordSet(
    "toujours jamais uniquement absolument totalement exclusivement forcément nécessairement impossible souvent parfois rarement généralement habituellement",
  ),
  headFirst: true,
  units:
    /(?:pour cent|mille|millions?|milliards?|kilomètres?(?: carrés?| par heure)?|mètres?(?: carrés?| cubes?)?|centimètres?|millimètres?|hectares?|tonnes?|kilogrammes?|kilos?|grammes?|litres?|années?|ans|mois|semaines?|jours?|heures?|minutes?|secondes?|degrés?|euros?|francs?|personnes|habitants|battements|députés|os|volts?|watts?)(?!\p{L})/u,
  numberBound: {
    beyond:
      /(?<!\p{L})(?:(?:plus|moins) (?:de|d['’])|au (?:moins|plus)|jusqu['’]à|un (?:minimum|maximum) de) ?$/iu,
    near: /(?<!\p{L})(?:environ|près de|presque|quelque|autour de|à peu près) $/iu,
  },
  wordList: "french",
  semanticClasses: {
    listed: {
      happening:
        "processus réaction changement mouvement phénomène événement évènement passage entrée sortie chute montée flux courant guerre bataille transformation diminution augmentation déplacement décomposition révolution révolte contraction battement circulation crise fête pertes perte coup",
      way: "méthode technique procédé procédure stratégie voie",
      field: "science étude branche discipline domaine",
      person:
        "personne scientifique physicien physicienne médecin roi reine empereur écrivain auteur homme femme enfant adulte patient chercheur étudiant chimiste général officier avocat député ministre philosophe savant paysan bourgeois noble",
      living: "organisme plante animal bactérie espèce arbre oiseau insecte virus",
      substance:
        "substance gaz liquide molécule composé élément minéral roche métal matériau acide sel mélange ion matière solution eau vapeur solide combustible particule électron proton neutron hormone enzyme protéine pigment sucre graisse huile médicament vitamine nutriment plasma sang dioxygène oxygène azote dioxyde fer anticorps hémoglobine",
      measure:
        "mesure quantité distance vitesse température unité valeur rapport longueur hauteur profondeur volume masse pression fréquence énergie degré proportion force coefficient intensité charge rayon angle somme prix densité poids taux indice salaire impôt taxe dîme gabelle taille",
      device: "appareil machine instrument outil dispositif moteur programme pile télescope guillotine",
      part: "région couche surface zone point ligne bord organe cellule tissu os muscle nerf vaisseau artère veine capillaire glande membrane cavité oreillette ventricule valve noyau globule plaquette paroi cœur poumon foie rein rate cerveau estomac intestin",
      body: "étoile planète lune comète astre",
      land: "ville pays état île rivière fleuve mer océan continent province territoire vallée désert lac village département région",
      group:
        "organisation institution entreprise parti société compagnie équipe réseau classe famille armée parlement tribunal chambre sénat assemblée gouvernement comité banque marché ordre clergé noblesse club tiers-état bourgeoisie",
      sign: "livre texte abréviation mot fichier liste signe symbole graphique carte journal formule message signal document poème roman cahier déclaration",
      state: "propriété capacité maladie trouble tendance sensation manque qualité condition",
      idea: "règle loi principe théorie hypothèse concept croyance plan modèle droit norme constitution décret liberté égalité monarchie république privilège",
      time: "période étape phase époque ère saison",
    },
    endings: [
      [/(?:logie|graphie|métrie|nomie)$/u, "field"],
      [/(?:ation|ition|ption|ction|sion|ssement|lyse|synthèse)$/u, "happening"],
      [/(?:ité|tude)$/u, "state"],
    ],
  },
  phrases: {
    askDescribed: (told) => `À quoi correspond la description ${quoted(told)}${ASKED}`,
    askDefinition: (term) => `Quelle proposition décrit le mieux ${quoted(term)}${ASKED}`,
    askUnder: (point) => `Sous quel titre figure ${quoted(point)}${ASKED}`,
    askEntry: (row, column) =>
      column === null
        ? `Qu’est-ce qui correspond à ${quoted(row)}${ASKED}`
        : `Quelle donnée de la colonne ${quoted(column)} correspond à ${quoted(row)}${ASKED}`,
    askHaving: (column, value) =>
      `${withColon(quoted(column), quoted(value))}. À quoi cela correspond-il${ASKED}`,
    askNext: (step) => `Qu’est-ce qui vient juste après ${quoted(step)}${ASKED}`,
    askWhoDid: (told) => `Qui ${told}${ASKED}`,
    about: (topic, stem) => `${withColon("Sujet", topic.replace(/[.,;:]$/u, ""))}. ${stem}`,
    because: (quote) => withColon("Le document dit", quoted(quote)),
    described: (option, says) => withColon(`Le document décrit autrement ${quoted(option)}`, quoted(says)),
    elsewhere: (option, says) =>
      withColon(`La réponse ${quoted(option)} correspond à autre chose`, quoted(says)),
    named: (option, says) => withColon(`À propos de ${quoted(option)}, le document dit`, quoted(says)),
    swapped: (option, says) => withColon(quoted(option), `le document le dit d’autre chose, ${quoted(says)}`),
    changed: (option, says) => withColon(`Non pas ${quoted(option)}, mais`, quoted(says)),
    place: ({ page, slide, heading }) =>
      [heading && quoted(heading), page && `p. ${page}`, slide && `diapositive ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
