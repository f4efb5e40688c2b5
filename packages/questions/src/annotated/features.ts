import type { Draft } from "../engine.ts";
import type { DraftFeatures } from "../rank/chances.ts";
import type { Features } from "../rank/weights.ts";
import { type AnalysedSentence, insideText, type Mention, type Term } from "./analyse.ts";
import { isTerm } from "./answer-rules.ts";
import { DISTRACTOR_RULES, mentionsLike } from "./distractor-rules.ts";
import type { ReadPart } from "./read-part.ts";
import { SENTENCE_RULES } from "./sentence-rules.ts";
import type { Sibling } from "./siblings.ts";

const flag = (is: boolean) => (is ? 1 : 0);

/** The terms of a part by their names as they are written within a sentence. */
function termsByName({ analysis }: ReadPart): ReadonlyMap<string, Term> {
  const names = new Map<string, Term>();
  for (const term of analysis.terms.values())
    for (const mention of term.mentions) {
      const name = insideText(mention, term).toLowerCase();
      const known = names.get(name);
      if (known === undefined || known.mentions.length < term.mentions.length) names.set(name, term);
    }
  return names;
}

/** What sees the features of drafts from one part. */
export function featuresIn(part: ReadPart): (draft: Draft) => DraftFeatures {
  const names = termsByName(part);
  const sentences = new Map(part.analysis.sentences.map((sentence) => [sentence.text, sentence]));
  const siblings = new Map<Term, readonly Sibling[]>();
  const siblingsOf = (term: Term): readonly Sibling[] => {
    const found = siblings.get(term) ?? part.siblings.of(term);
    siblings.set(term, found);
    return found;
  };
  return (draft) => {
    const term = names.get(draft.key.toLowerCase());
    const sentence = sentences.get(draft.quote);
    return {
      item: itemFeatures(draft, { part, term, sentence }),
      distractors: draft.distractors.map((text) => {
        const mention = term?.mentions.find((one) => one.sentence === sentence) ?? term?.mentions[0];
        const context = {
          draft,
          part,
          term,
          mention,
          sentence,
          siblings: term === undefined ? [] : siblingsOf(term),
        };
        return distractorFeatures({ ...context, other: names.get(text.toLowerCase()) });
      }),
    };
  };
}

function itemFeatures(
  draft: Draft,
  { part, term, sentence }: Pick<DistractorContext, "part" | "term" | "sentence">,
): Features {
  const { analysis, specificity } = part;
  return {
    "by siblings": 1,
    "score by siblings": draft.score,
    "no sentence": flag(sentence === undefined),
    ...Object.fromEntries(
      SENTENCE_RULES.map(({ id, test }) => [
        id,
        flag(sentence !== undefined && test({ sentence, analysis })),
      ]),
    ),
    information: sentence === undefined ? 0 : specificity.of(sentence, new Set(term?.key.split(" "))) / 6,
    "key is no term": flag(term === undefined),
    ...(term !== undefined && {
      mentions: Math.log(term.mentions.length) / 4,
      "is heading": flag(term.isHeading),
      "is name": flag(term.isName),
      "is defined": flag(part.definitions.has(term.key)),
      "is general": flag(analysis.wording.tooGeneral.has(term.head)),
      "share of sentences": (10 * term.mentions.length) / analysis.sentences.length,
    }),
  };
}

interface DistractorContext {
  readonly draft: Draft;
  readonly part: ReadPart;
  readonly term: Term | undefined;
  readonly mention: Mention | undefined;
  readonly sentence: AnalysedSentence | undefined;
  readonly siblings: readonly Sibling[];
  readonly other: Term | undefined;
}

function distractorFeatures(context: DistractorContext): Features {
  const { draft, part, term, other, siblings } = context;
  const sibling = siblings.find((one) => one.term === other);
  return {
    "by siblings": 1,
    "score by siblings": draft.score,
    "no sibling": flag(sibling === undefined),
    ...(sibling !== undefined && {
      ...Object.fromEntries([...sibling.reasons].map((reason) => [`by ${reason}`, 1])),
      reasons: sibling.reasons.size / 3,
      closeness: sibling.rank - sibling.score,
    }),
    ...(term !== undefined && other !== undefined && termFeatures(term, other, part)),
    ...ruleFeatures(context),
  };
}

function termFeatures(term: Term, other: Term, part: ReadPart): Features {
  const [own, thing] = [part.things.of(term), part.things.of(other)];
  return {
    "thing is the same": flag(own !== null && own === thing),
    "thing is unknown": flag(own === null || thing === null),
    "thing differs": flag(own !== null && thing !== null && own !== thing),
    "same noun": flag(term.words > 1 && term.head === other.head),
    "other is name": flag(other.isName !== term.isName),
    "other mentions": Math.log(other.mentions.length) / 4,
    "mentions differ": Math.abs(Math.log(other.mentions.length / term.mentions.length)) / 4,
    "other is defined": flag(part.definitions.has(other.key)),
    "other is heading": flag(other.isHeading),
    "other is term": flag(isTerm(other, part)),
    "other is general": flag(part.analysis.wording.tooGeneral.has(other.head)),
  };
}

function ruleFeatures({ part, term, mention, sentence, other }: DistractorContext): Features {
  if (term === undefined || other === undefined || mention === undefined || sentence === undefined) return {};
  const own = { ...part, mention, term, sentence, other };
  const overlap = part.specificity.overlap(
    sentence,
    new Set(term.key.split(" ")),
    other.mentions.map((one) => one.sentence),
  );
  return {
    ...Object.fromEntries(DISTRACTOR_RULES.map(({ id, test }) => [id, flag(test(own))])),
    overlap,
    "form is there": flag(mentionsLike(other, own, part.analysis.wording).length > 0),
  };
}
