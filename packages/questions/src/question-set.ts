import { type FlawCode, type Item, LIMITS } from "@quizmill/contract";
import type { Draft } from "./engine.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { countUp, pushTo } from "./maps.ts";
import { contentKeys, mentions, phraseKey } from "./text/words.ts";

const MAX_ITEMS_PER_SHARED_SENTENCE = 3;
/** Share of content two stems have in common (Jaccard) from which they count as one question. */
const NEAR_DUPLICATE = 0.7;
/** Share of the shorter sentence's content where both ask for the same: it is told twice, in other words around it. */
const SAME_CONTENT = 0.85;
/** Share from which one stem may give away the answer of the other. */
const RELATED = 0.4;
/** A word in more stems than this belongs to our phrases, and says nothing about likeness. */
const COMMON_WORD_STEMS = 150;

/** Their options are sentences or their ends, told of other things. */
export const STATEMENT_KINDS: ReadonlySet<string> = new Set(["statement", "definition"]);
/** By so many letters at its end what is told is known again, whatever it is told of. */
const COMPARED_LETTERS = 30;

/** What a draft may have in common with items that are there. */
export interface SharingRules {
  /** Their key: with this one, so many items may ask for it. Two where nothing is said. */
  mostOfKey: number;
  /** Their sentence: it may ask for another part of that. */
  mayShare: boolean;
}

const DEFAULT_RULES: SharingRules = { mostOfKey: 2, mayShare: false };

/** What is known of an item in a set. */
export type SetItem = Pick<Item, "text" | "options" | "groundTruthOptionId" | "source"> & { kind: string };

/** What later items must know of earlier ones. Rebuilt from the items alone, so a job can resume. */
export interface QuestionSet {
  readonly size: number;
  /** How often the key stood in each position. */
  readonly positions: readonly number[];
  /** How many items there are of each kind. */
  readonly kinds: ReadonlyMap<string, number>;
  /** The evidence of the item added last; null before the first, and where that has none. */
  readonly lastQuote: string | null;
  /** Whether an item rests on this sentence. */
  hasAsked(sentence: string): boolean;
  /** Whether an item has the very same options, in whatever order. */
  hasOptions(options: readonly string[]): boolean;
  /** Whether an item that asks what is told of a thing has this among its options, told of whatever. */
  hasStatement(option: string): boolean;
  /** Why a draft cannot stand beside the items already there, or null. */
  refuse(draft: Draft, allowed?: SharingRules): FlawCode | null;
  add(item: SetItem): void;
}

/** Where the key stands among the options, 0-based; -1 where there is none. */
export function keyIndexOf({ options, groundTruthOptionId }: Pick<Item, "options" | "groundTruthOptionId">) {
  return options.findIndex(({ id }) => id === groundTruthOptionId);
}

/** One sentence, or one of them behind the other that it leans on. */
function isOneInOther(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}

/** "Efficiency is the share of …" and "Efficiency: the share of …". */
function saysTheSame(a: string, b: string, profile: LanguageProfile): boolean {
  const [own, other] = [a, b].map((quote) => new Set(contentKeys(quote, profile))) as [
    Set<string>,
    Set<string>,
  ];
  return own.intersection(other).size / Math.max(1, Math.min(own.size, other.size)) >= SAME_CONTENT;
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
  /** The key as it is compared. */
  phrase: string;
  quote: string;
  keys: Set<string>;
}

/** A set with these items, in their order; none for a new set. */
export function openQuestionSet(items: readonly SetItem[], profile: LanguageProfile): QuestionSet {
  const members: Member[] = [];
  const byWord = new Map<string, number[]>();
  const keyUses = new Map<string, number>();
  const byQuote = new Map<string, Member[]>();
  const kinds = new Map<string, number>();
  const optionSets = new Set<string>();
  const statements = new Set<string>();
  const positions = Array.from({ length: LIMITS.quiz.optionsPerQuestion }, () => 0);

  /** What a question says; one of a table or of notes says little but our own words and what it quotes of its row. */
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

  function clashWith(draft: Draft, mayShare: boolean): FlawCode | null {
    const keys = contentOf(draft.kind, draft.stem, draft.quote);
    const phrase = phraseKey(draft.key, profile);
    for (const [index, shared] of sharedWith(keys)) {
      const member = members[index];
      if (member === undefined || (mayShare && isOneInOther(member.quote, draft.quote))) continue;
      if (shared / (keys.size + member.keys.size - shared) >= NEAR_DUPLICATE) return "near_duplicate";
      const related = shared / Math.max(1, Math.min(keys.size, member.keys.size)) >= RELATED;
      if (related && member.phrase === phrase && saysTheSame(draft.quote, member.quote, profile))
        return "near_duplicate";
      if (related && (mentions(draft.stem, member.key, profile) || mentions(member.stem, draft.key, profile)))
        return "gives_away";
    }
    return null;
  }

  const set: QuestionSet = {
    get size() {
      return members.length;
    },
    positions,
    kinds,
    get lastQuote() {
      return members.at(-1)?.quote || null;
    },
    hasAsked: (sentence) => byQuote.has(sentence),
    hasOptions: (options) => optionSets.has(orderless(options)),
    hasStatement: (option) => statements.has(endOf(option)),
    refuse(draft, { mostOfKey, mayShare } = DEFAULT_RULES) {
      const onSameQuote = byQuote.get(draft.quote) ?? [];
      if (onSameQuote.length >= (mayShare ? MAX_ITEMS_PER_SHARED_SENTENCE : 1)) return "sentence_used";
      if (
        onSameQuote.some(({ key }) => mentions(draft.key, key, profile) || mentions(key, draft.key, profile))
      )
        return "sentence_used";
      const uses = keyUses.get(phraseKey(draft.key, profile)) ?? 0;
      if (uses >= mostOfKey) return "key_overused";
      // Whoever has answered the others knows of each of these what it is told of.
      if (
        !mayShare &&
        STATEMENT_KINDS.has(draft.kind) &&
        draft.distractors.every((option) => set.hasStatement(option))
      )
        return "near_duplicate";
      return clashWith(draft, mayShare);
    },
    add(item) {
      const { text, options, source } = item;
      const position = keyIndexOf(item);
      countUp(kinds, item.kind);
      optionSets.add(orderless(options.map((option) => option.text)));
      if (STATEMENT_KINDS.has(item.kind)) for (const option of options) statements.add(endOf(option.text));
      const key = options[position]?.text ?? "";
      if (position >= 0 && position < positions.length) positions[position] = (positions[position] ?? 0) + 1;
      const phrase = phraseKey(key, profile);
      countUp(keyUses, phrase);
      const keys = contentOf(item.kind, text, source?.quote ?? text);
      for (const word of keys) pushTo(byWord, word, members.length);
      const member = { stem: text, key, phrase, keys, quote: source?.quote ?? "" };
      members.push(member);
      if (source !== null) pushTo(byQuote, source.quote, member);
    },
  };
  for (const item of items) set.add(item);
  return set;
}
