import type { FlawCode, Item } from "@quizmill/contract";
import type { LanguageProfile } from "@quizmill/language";
import type { Candidate } from "./engine.ts";
import { countUp, pushTo } from "./maps.ts";
import { contentKeys, mentions, phraseKey } from "./text/words.ts";

const MAX_ITEMS_PER_SHARED_SENTENCE = 3;
/** Jaccard similarity of two stems' content from which they count as one question. */
const NEAR_DUPLICATE = 0.7;
/** Share from which one stem may give away another's answer. */
const RELATED = 0.4;
/** A word in more stems than this belongs to our templates and shows no similarity. */
const COMMON_WORD_STEMS = 150;

/** Kinds whose options are said of other things; sets that are older than this engine have statements too. */
export const STATEMENT_KINDS: ReadonlySet<string> = new Set(["statement", "definition"]);
/** Options with the same last letters make the same statement. */
const COMPARED_LETTERS = 30;

/** What a draft may share with items of the set. */
export interface SharingRules {
  /** The most items with one key, this one included. */
  mostOfKey: number;
  /** It may ask about another part of a used sentence. */
  mayShare: boolean;
}

const DEFAULT_RULES: SharingRules = { mostOfKey: 2, mayShare: false };
/** Of what is missing at last, or asked for beyond the set. */
export const SHARED: SharingRules = { mostOfKey: 4, mayShare: true };

/** What a set knows of an item that it has or had. */
export type SetItem = Pick<Item, "text" | "context" | "options" | "groundTruthOptionId" | "source"> & {
  kind: string;
};

/**
 * The items of a set, as far as later items depend on them. Rebuilt from the items alone, so that a job can resume.
 */
export interface QuestionSet {
  readonly size: number;
  /** How often the key stood at each position, in items with so many options. */
  positionsAmong(options: number): readonly number[];
  /** Number of items of each kind. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Whether an item has this sentence as its evidence. */
  hasAsked(sentence: string): boolean;
  /** Whether an item has the same options, in any order. */
  hasOptions(options: readonly string[]): boolean;
  /** Whether an item of the statement kinds has this option, regardless of its subject. */
  hasStatement(option: string): boolean;
  /** Why nothing with this evidence and key is taken any more, or null: asked before options are searched. */
  refuseKey(asked: Pick<Candidate, "quote" | "key">, allowed?: SharingRules): FlawCode | null;
  /** Why a draft conflicts with the items of the set, or null. */
  refuse(draft: Candidate, allowed?: SharingRules): FlawCode | null;
  add(item: SetItem): void;
}

/** Index of the key among the options; -1 without a key. */
export function keyIndexOf({ options, groundTruthOptionId }: Pick<Item, "options" | "groundTruthOptionId">) {
  return options.findIndex(({ id }) => id === groundTruthOptionId);
}

/** Whether one quote contains the other: a sentence with or without its antecedent. */
function isOneInOther(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}

/** Two items with the same stem and key are one, whatever their other options. */
function identityOf(stem: string, key: string): string {
  return `${stem} ${key}`.toLowerCase().replace(/\s+/gu, " ");
}

function endOf(option: string): string {
  return option.slice(-COMPARED_LETTERS).toLowerCase();
}

function orderless(options: readonly string[]): string {
  return options
    .map((option) => option.toLowerCase())
    .sort()
    .join("\n");
}

interface Member {
  stem: string;
  key: string;
  /** The key's comparison form. */
  phrase: string;
  quote: string;
  keys: Set<string>;
}

/** Opens a set with these items, in order. */
export function openQuestionSet(items: readonly SetItem[], profile: LanguageProfile): QuestionSet {
  const members: Member[] = [];
  const byWord = new Map<string, number[]>();
  const keyUses = new Map<string, number>();
  const byQuote = new Map<string, Member[]>();
  const kinds = new Map<string, number>();
  const optionSets = new Set<string>();
  const questions = new Set<string>();
  const statements = new Set<string>();
  const contexts: string[] = [];
  const positions = new Map<number, number[]>();
  const positionsAmong = (options: number) => {
    const counts = positions.get(options) ?? Array.from({ length: options }, () => 0);
    positions.set(options, counts);
    return counts;
  };

  /** The content of a question. The stem of a table item holds mostly template words, so its quote counts. */
  function contentOf(kind: string, stem: string, quote: string): Set<string> {
    return new Set(contentKeys(kind === "table" ? quote : stem, profile));
  }

  function sharedWith(keys: ReadonlySet<string>): Map<number, number> {
    const shared = new Map<number, number>();
    for (const key of keys) {
      const found = byWord.get(key);
      if (found === undefined || found.length > COMMON_WORD_STEMS) continue;
      for (const member of found) countUp(shared, member);
    }
    return shared;
  }

  /** Whether a question mentions the key of another, where that has one. */
  function tells(stem: string, key: string): boolean {
    return key !== "" && mentions(stem, key, profile);
  }

  /** Whether one question is shown the sentence that another is asked about. */
  function showsEvidence({ context, quote }: Candidate): boolean {
    return (
      contexts.some((shown) => shown.includes(quote)) ||
      (context !== undefined && byQuote.keys().some((asked) => asked !== "" && context.includes(asked)))
    );
  }

  function clashWith(draft: Candidate, mayShare: boolean): FlawCode | null {
    const keys = contentOf(draft.kind, draft.stem, draft.quote);
    const phrase = phraseKey(draft.key, profile);
    for (const [index, shared] of sharedWith(keys)) {
      const member = members[index];
      if (member === undefined || (mayShare && isOneInOther(member.quote, draft.quote))) continue;
      if (shared / (keys.size + member.keys.size - shared) >= NEAR_DUPLICATE) return "near_duplicate";
      const related = shared / Math.max(1, Math.min(keys.size, member.keys.size)) >= RELATED;
      if (related && member.phrase === phrase) return "near_duplicate";
      if (related && (tells(draft.stem, member.key) || tells(member.stem, draft.key))) return "gives_away";
    }
    return null;
  }

  const set: QuestionSet = {
    get size() {
      return members.length;
    },
    positionsAmong,
    kinds,
    hasAsked: (sentence) => byQuote.has(sentence),
    hasOptions: (options) => optionSets.has(orderless(options)),
    hasStatement: (option) => statements.has(endOf(option)),
    refuseKey({ quote, key }, { mostOfKey, mayShare } = DEFAULT_RULES) {
      const onSameQuote = byQuote.get(quote) ?? [];
      if (onSameQuote.length >= (mayShare ? MAX_ITEMS_PER_SHARED_SENTENCE : 1)) return "sentence_used";
      if (onSameQuote.some((other) => mentions(key, other.key, profile) || mentions(other.key, key, profile)))
        return "sentence_used";
      return (keyUses.get(phraseKey(key, profile)) ?? 0) >= mostOfKey ? "key_overused" : null;
    },
    refuse(draft, allowed = DEFAULT_RULES) {
      const { mayShare } = allowed;
      const early = set.refuseKey(draft, allowed);
      if (early !== null) return early;
      // Who has answered the others knows the subject of each of these options.
      if (
        !mayShare &&
        STATEMENT_KINDS.has(draft.kind) &&
        draft.distractors.every((option) => set.hasStatement(option))
      )
        return "near_duplicate";
      if (questions.has(identityOf(draft.stem, draft.key))) return "near_duplicate";
      if (showsEvidence(draft)) return "gives_away";
      return clashWith(draft, mayShare);
    },
    add(item) {
      const { text, context, options, source } = item;
      const position = keyIndexOf(item);
      countUp(kinds, item.kind);
      optionSets.add(orderless(options.map((option) => option.text)));
      if (STATEMENT_KINDS.has(item.kind)) for (const option of options) statements.add(endOf(option.text));
      const key = options[position]?.text ?? "";
      questions.add(identityOf(text, key));
      const counts = positionsAmong(options.length);
      if (position >= 0) counts[position] = (counts[position] ?? 0) + 1;
      const phrase = phraseKey(key, profile);
      countUp(keyUses, phrase);
      const keys = contentOf(item.kind, text, source?.quote ?? text);
      for (const word of keys) pushTo(byWord, word, members.length);
      const member = { stem: text, key, phrase, keys, quote: source?.quote ?? "" };
      members.push(member);
      if (source !== null) pushTo(byQuote, source.quote, member);
      if (context !== undefined) contexts.push(context);
    },
  };
  for (const item of items) set.add(item);
  return set;
}
