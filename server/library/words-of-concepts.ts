import { isVague } from "./asking-words.ts";
import type { SearchField } from "./search-fields.ts";
import { searchedWords, stemOf, wordsOf } from "./query-words.ts";
import { createVocabulary, type Form } from "./vocabulary.ts";

/** The weight of an occurrence, by its field. */
const counts = { name: 6, term: 3, asked: 2.5, text: 1 };
/** The weight at which a word is half characteristic of a concept. */
const halfOwn = 1.5;
/** The factor for a word with little meaning. */
const vagueShare = 0.4;
/** The weight of a word that occurs in a twelfth of the concepts. */
const strangeAs = 1 / 12;

/** The concepts that contain a word, as two parallel tables. */
export interface Owners {
  /** The indices of the concepts. */
  concepts: Uint16Array;
  /** How characteristic the word is of each concept; 0 to 1. */
  shares: Float64Array;
  /** 1 where it occurs in the concept's names or key terms. */
  topical: Uint8Array;
}

/** How characteristic each word is of a concept, where it occurs, and its weight. */
export interface WordsOfConcepts {
  formsOf: (word: string) => readonly Form[];
  /** The weight of a word in the library: high where few concepts contain it. */
  rarityOf: (stem: string) => number;
  /**
   * The weight of a word outside the library: it may be the topic of the question, or an everyday verb in any language.
   */
  strangeRarity: (word: string) => number;
  /** How characteristic the word is, by concept. */
  ownersOf: (stem: string) => Owners | undefined;
  /** The indices of the fields that contain it. */
  placesOf: (stem: string) => readonly number[];
  /** The weight of all words of each field. */
  weights: Float64Array;
  /** The number of these words. */
  sizes: Uint16Array;
}

/** Counts the words of all fields. */
export function createWords(fields: readonly SearchField[], concepts: number): WordsOfConcepts {
  // Cached: every word of the library occurs many times.
  const stemOfKnown = memoized(stemOf);
  const words = new Set<string>();
  const places = new Map<string, number[]>();
  const stems = fields.map((field, at) => {
    const all = wordsOf(field.text);
    for (const word of all) words.add(word);
    // In a paragraph all words count, in short fields the content words.
    const telling = field.kind === "text" ? all : searchedWords(field.text);
    const own = [...new Set(telling.map(stemOfKnown))];
    for (const stem of own) {
      const known = places.get(stem);
      if (known) known.push(at);
      else places.set(stem, [at]);
    }
    return own;
  });
  const vague = new Set(Array.from(words).filter(isVague).map(stemOfKnown));
  const owners = new Map<string, Owners>();
  const rarities = new Map<string, number>();
  const rarityAmong = (holders: number) => Math.log(1 + concepts / (holders + 0.5));
  for (const [stem, at] of places) {
    const own = ownersAmong(at.flatMap((place) => fields[place] ?? []));
    const holders = own.shares.reduce((sum, share) => sum + share, 0);
    owners.set(stem, own);
    rarities.set(stem, rarityAmong(holders) * (vague.has(stem) ? vagueShare : 1));
  }
  const rarityOf = (stem: string) => rarities.get(stem) ?? 0;
  const strange = rarityAmong(concepts * strangeAs);
  return {
    formsOf: createVocabulary(words),
    rarityOf,
    strangeRarity: (word) => (word.includes("=") ? 0 : strange * (isVague(word) ? vagueShare : 1)),
    ownersOf: (stem) => owners.get(stem),
    placesOf: (stem) => places.get(stem) ?? [],
    weights: Float64Array.from(stems, (own) => own.reduce((sum, stem) => sum + rarityOf(stem), 0)),
    sizes: Uint16Array.from(stems, (own) => own.length),
  };
}

function memoized(of: (word: string) => string): (word: string) => string {
  const stemCache = new Map<string, string>();
  return (word) => {
    const known = stemCache.get(word);
    if (known !== undefined) return known;
    const computed = of(word);
    stemCache.set(word, computed);
    return computed;
  };
}

function ownersAmong(holding: readonly SearchField[]): Owners {
  const perConcept = new Map<number, number>();
  const topical = new Set<number>();
  for (const { concept, kind } of holding) {
    perConcept.set(concept, (perConcept.get(concept) ?? 0) + counts[kind]);
    if (kind === "name" || kind === "term") topical.add(concept);
  }
  return {
    concepts: Uint16Array.from(perConcept.keys()),
    shares: Float64Array.from(perConcept.values(), (count) => count / (count + halfOwn)),
    topical: Uint8Array.from(perConcept.keys(), (concept) => (topical.has(concept) ? 1 : 0)),
  };
}
