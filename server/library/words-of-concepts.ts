import { isVague } from "./asking-words.ts";
import type { SearchField } from "./search-fields.ts";
import { searchedWords, stemOf, wordsOf } from "./query-words.ts";
import { createVocabulary, type Form } from "./vocabulary.ts";

/** What a word counts for a concept, by where it stands. */
const counts = { name: 6, term: 3, asked: 2.5, text: 1 };
/** As much as makes a word half a concept's own. */
const halfOwn = 1.5;
/** The share of a word that says little. */
const vagueShare = 0.4;
/** As much as a word counts that stands in a twelfth of the concepts. */
const strangeAs = 1 / 12;

/** The concepts that hold a word, in two tables of the same order. */
export interface Owners {
  /** The places of the concepts. */
  concepts: Uint16Array;
  /** How much the word is each one's own; 0 to 1. */
  shares: Float64Array;
  /** 1 where it stands in what the concept is about: in a name or a key term. */
  topical: Uint8Array;
}

/** How much each word is a concept's own, where it stands, and how much it tells. */
export interface WordsOfConcepts {
  formsOf: (word: string) => readonly Form[];
  /** What a word of the library tells: what few concepts hold tells much. */
  rarityOf: (stem: string) => number;
  /**
   * What a word tells that the library doesn't hold: it may be what the question is about, and as well a verb of
   * everyday talk, in any language.
   */
  strangeRarity: (word: string) => number;
  /** Whose own the word is, and how much. */
  ownersOf: (stem: string) => Owners | undefined;
  /** The places of the fields that hold it. */
  placesOf: (stem: string) => readonly number[];
  /** What all words of each field tell. */
  weights: Float64Array;
  /** How many these are. */
  sizes: Uint16Array;
}

/** Counts the words of all fields. */
export function createWords(fields: readonly SearchField[], concepts: number): WordsOfConcepts {
  // Every word of the library is here many times over.
  const stemOfKnown = memoized(stemOf);
  const words = new Set<string>();
  const places = new Map<string, number[]>();
  const stems = fields.map((field, at) => {
    const all = wordsOf(field.text);
    for (const word of all) words.add(word);
    // Of a paragraph all words count, of what is said in a few words those that tell.
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
  const remembered = new Map<string, string>();
  return (word) => {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const computed = of(word);
    remembered.set(word, computed);
    return computed;
  };
}

function ownersAmong(holding: readonly SearchField[]): Owners {
  const counted = new Map<number, number>();
  const topical = new Set<number>();
  for (const { concept, kind } of holding) {
    counted.set(concept, (counted.get(concept) ?? 0) + counts[kind]);
    if (kind === "name" || kind === "term") topical.add(concept);
  }
  return {
    concepts: Uint16Array.from(counted.keys()),
    shares: Float64Array.from(counted.values(), (count) => count / (count + halfOwn)),
    topical: Uint8Array.from(counted.keys(), (concept) => (topical.has(concept) ? 1 : 0)),
  };
}
