import type { Concept } from "./concept.ts";
import { type SearchField, searchFieldsOf } from "./search-fields.ts";
import { searchedWords } from "./query-words.ts";
import type { Form } from "./vocabulary.ts";
import { createWords, type Owners, type WordsOfConcepts } from "./words-of-concepts.ts";

/** The features by which the search judges a concept's relevance to a question; from 0 to 1 unless they count words. */
export interface RelevanceFeatures {
  /** The index of the concept. */
  concept: number;
  /** The share of the question's content that is characteristic of the concept. */
  share: number;
  /** The share of it that occurs together in one paragraph of the concept. */
  inOneParagraph: number;
  /** The share of one of its names that occurs in the question. */
  named: number;
  /** The word count of its longest name that occurs completely in the question, misspellings included. */
  whole: number;
  /** The similarity of the question to one of its names. */
  nameLikeness: number;
  /** The similarity to a question that students ask for it, with at least two common words. */
  questionLikeness: number;
  /** The number of the question's words that occur anywhere in it. */
  words: number;
  /** The number of them that are characteristic of it, rather than mentioned in passing. */
  own: number;
  /** The share of the question's content that occurs in the concept's names and key terms. */
  topical: number;
}

interface QueryWord {
  forms: readonly Form[];
  rarity: number;
}

/** Computes the relevance features of every concept for a question. */
export function createRelevanceFeatures(concepts: readonly Concept[]): {
  compute: (text: string) => RelevanceFeatures[];
  words: WordsOfConcepts;
} {
  const fields = concepts.flatMap(searchFieldsOf);
  const words = createWords(fields, concepts.length);
  const matchesOf = createMatches(fields, words);
  const sharesOf = createShares(concepts.length, words);
  const compute = (text: string) => {
    const queryWords = queryWordsOf(searchedWords(text), words);
    const queryWeight = sum(queryWords);
    if (queryWeight === 0) return [];
    const found = sharesOf(queryWords, queryWeight);
    for (const { place, matchedWeight, count } of matchesOf(queryWords)) {
      const field = fields[place];
      const of = field && found[field.concept];
      if (of)
        add(of, field.kind, {
          matchedWeight,
          count,
          queryWeight,
          weight: words.weights[place] ?? 0,
          size: words.sizes[place] ?? 0,
        });
    }
    return found.filter((features) => features !== undefined);
  };
  return { compute, words };
}

/** The words of a question with their candidates in the vocabulary. Two words may be one: "power house". */
function queryWordsOf(queryWords: readonly string[], words: WordsOfConcepts): QueryWord[] {
  return queryWords.map((word, at) => {
    const joined = [word + (queryWords[at + 1] ?? ""), (queryWords[at - 1] ?? "") + word]
      .filter((both) => both !== word && !/\d/u.test(both))
      .flatMap((both) => words.formsOf(both).filter(({ likeness }) => likeness === 1));
    const forms = joined.length > 0 ? [...joined, ...words.formsOf(word)] : words.formsOf(word);
    return { forms, rarity: rarityOf(word, forms, words) };
  });
}

function rarityOf(word: string, forms: readonly Form[], words: WordsOfConcepts): number {
  if (forms.length === 0) return words.strangeRarity(word);
  const [{ likeness: best } = { likeness: 1 }] = forms;
  const likeliest = best === 1 ? forms.filter(({ likeness }) => likeness === 1) : forms;
  return Math.max(...likeliest.map(({ stem, likeness }) => likeness * words.rarityOf(stem)));
}

function sum(queryWords: readonly QueryWord[]): number {
  return queryWords.reduce((total, { rarity }) => total + rarity, 0);
}

/**
 * Returns a function that finds, for each concept by index, which words of a question occur in it. Its tables are
 * allocated once, since it runs for every question.
 */
function createShares(concepts: number, { ownersOf }: WordsOfConcepts) {
  /** How characteristic the current word is of each concept, by its likeliest candidate. */
  const own = new Float64Array(concepts);
  /** The likelihood of that candidate, where it occurs in the concept's names or key terms. */
  const topical = new Float64Array(concepts);
  return (queryWords: readonly QueryWord[], told: number) => {
    const found: (RelevanceFeatures | undefined)[] = Array.from(
      { length: concepts },
      () => undefined,
    );
    for (const { forms, rarity } of queryWords) {
      own.fill(0);
      topical.fill(0);
      for (const { stem, likeness } of forms) {
        gatherOwn({ own, topical }, ownersOf(stem), likeness);
      }
      for (let concept = 0; concept < concepts; concept += 1) {
        const share = own[concept] ?? 0;
        if (share === 0) continue;
        const features = (found[concept] ??= nothingOf(concept));
        features.words += 1;
        if (share >= leastOwn) features.own += 1;
        features.share += (rarity * share) / told;
        features.topical += (rarity * (topical[concept] ?? 0)) / told;
      }
    }
    return found;
  };
}

interface OwnFeatures {
  own: Float64Array;
  topical: Float64Array;
}

function gatherOwn(
  { own, topical }: OwnFeatures,
  owners: Owners | undefined,
  likeness: number,
): void {
  if (!owners) return;
  const { concepts, shares } = owners;
  for (let at = 0; at < concepts.length; at += 1) {
    const concept = concepts[at] ?? 0;
    own[concept] = Math.max(own[concept] ?? 0, (shares[at] ?? 0) * likeness);
    topical[concept] = Math.max(topical[concept] ?? 0, (owners.topical[at] ?? 0) * likeness);
  }
}

/** A word that occurs once in a concept is hardly characteristic of it. */
const leastOwn = 0.45;

function nothingOf(concept: number): RelevanceFeatures {
  return {
    concept,
    share: 0,
    inOneParagraph: 0,
    named: 0,
    whole: 0,
    nameLikeness: 0,
    questionLikeness: 0,
    words: 0,
    own: 0,
    topical: 0,
  };
}

interface Match {
  /** The weight of the words that occur in the field. */
  matchedWeight: number;
  /** The number of these words. */
  count: number;
  /** The weight of all words of the question. */
  queryWeight: number;
  /** The weight of all words of the field. */
  weight: number;
  /** The number of these words. */
  size: number;
}

function add(
  to: RelevanceFeatures,
  kind: SearchField["kind"],
  { matchedWeight, count, queryWeight, weight, size }: Match,
): void {
  const alike = (2 * matchedWeight) / (queryWeight + weight);
  if (kind === "text") to.inOneParagraph = Math.max(to.inOneParagraph, matchedWeight / queryWeight);
  // A single common word doesn't match a question.
  if (kind === "asked" && count > 1)
    to.questionLikeness = Math.max(to.questionLikeness, Math.min(1, alike));
  if (kind === "name") {
    to.named = Math.max(to.named, Math.min(1, matchedWeight / weight));
    if (count >= size) to.whole = Math.max(to.whole, size);
    to.nameLikeness = Math.max(to.nameLikeness, Math.min(1, alike));
  }
}

/**
 * Sums, for each field, the weights of the words that occur in it. Its tables are allocated once, since it runs for
 * every question.
 */
function createMatches(fields: readonly SearchField[], words: WordsOfConcepts) {
  const matchedWeights = new Float64Array(fields.length);
  const counts = new Uint16Array(fields.length);
  const lastWord = new Uint32Array(fields.length);
  let word = 0;
  return (queryWords: readonly QueryWord[]) => {
    const touchedFields: number[] = [];
    for (const { forms, rarity } of queryWords) {
      word += 1;
      for (const { stem, likeness } of forms) {
        for (const place of words.placesOf(stem)) {
          if (lastWord[place] === word) continue; // a likelier form of the same word
          lastWord[place] = word;
          if (matchedWeights[place] === 0) touchedFields.push(place);
          counts[place] = (counts[place] ?? 0) + 1;
          matchedWeights[place] = (matchedWeights[place] ?? 0) + rarity * likeness;
        }
      }
    }
    return touchedFields.map((place) => {
      const match = { place, matchedWeight: matchedWeights[place] ?? 0, count: counts[place] ?? 0 };
      matchedWeights[place] = 0;
      counts[place] = 0;
      return match;
    });
  };
}
