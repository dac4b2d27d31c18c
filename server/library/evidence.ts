import type { Concept } from "./concept.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { searchedWords } from "./query-words.ts";
import type { Form } from "./vocabulary.ts";
import { createWords, type Owners, type WordsOfConcepts } from "./words-of-concepts.ts";

/** What speaks for a concept being meant; 0 to 1 where it is no number of words. */
export interface Evidence {
  /** The place of the concept. */
  concept: number;
  /** Of what the question is about, the share that is the concept's own. */
  share: number;
  /** The share that stands together in one paragraph of it. */
  together: number;
  /** How much of one of its names stands in the question. */
  named: number;
  /** How many words the longest of its names has that stand in the question whole, also misspelt. */
  whole: number;
  /** How alike the question is to one of its names. */
  called: number;
  /** How alike it is to one that students ask for it, with two words in common or more. */
  asked: number;
  /** How many words of the question stand in it anywhere. */
  words: number;
  /** How many of them are its own, and not only said in passing. */
  own: number;
  /** Of what the question is about, the share that stands in the concept's names and key terms. */
  topical: number;
}

interface Asked {
  forms: readonly Form[];
  rarity: number;
}

/** Gathers what speaks for each concept, given a question. */
export function createEvidence(concepts: readonly Concept[]): {
  gather: (text: string) => Evidence[];
  words: WordsOfConcepts;
} {
  const pieces = concepts.flatMap(piecesOf);
  const words = createWords(pieces, concepts.length);
  const matchesOf = createMatches(pieces, words);
  const sharesOf = createShares(concepts.length, words);
  const gather = (text: string) => {
    const asked = askedWords(searchedWords(text), words);
    const told = sum(asked);
    if (told === 0) return [];
    const found = sharesOf(asked, told);
    for (const { place, matched, count } of matchesOf(asked)) {
      const piece = pieces[place];
      const of = piece && found[piece.concept];
      if (of)
        add(of, piece.kind, {
          matched,
          count,
          told,
          weight: words.weights[place] ?? 0,
          size: words.sizes[place] ?? 0,
        });
    }
    return found.filter((evidence) => evidence !== undefined);
  };
  return { gather, words };
}

/** The words of a question with what they may stand for. Two may be one: "power house". */
function askedWords(asked: readonly string[], words: WordsOfConcepts): Asked[] {
  return asked.map((word, at) => {
    const joined = [word + (asked[at + 1] ?? ""), (asked[at - 1] ?? "") + word]
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

function sum(asked: readonly Asked[]): number {
  return asked.reduce((total, { rarity }) => total + rarity, 0);
}

/**
 * Says what each concept has of the words of a question, wherever they stand; by the concept's place. Its tables are made
 * once: it is asked at every question.
 */
function createShares(concepts: number, { ownersOf }: WordsOfConcepts) {
  /** How much the word in hand is each concept's own, by its likeliest form. */
  const own = new Float64Array(concepts);
  /** How likely that form is, where it stands in what the concept is about. */
  const topical = new Float64Array(concepts);
  return (asked: readonly Asked[], told: number) => {
    const found: (Evidence | undefined)[] = Array.from({ length: concepts }, () => undefined);
    for (const { forms, rarity } of asked) {
      own.fill(0);
      topical.fill(0);
      for (const { stem, likeness } of forms) {
        gatherOwn({ own, topical }, ownersOf(stem), likeness);
      }
      for (let concept = 0; concept < concepts; concept += 1) {
        const share = own[concept] ?? 0;
        if (share === 0) continue;
        const evidence = (found[concept] ??= nothingOf(concept));
        evidence.words += 1;
        if (share >= leastOwn) evidence.own += 1;
        evidence.share += (rarity * share) / told;
        evidence.topical += (rarity * (topical[concept] ?? 0)) / told;
      }
    }
    return found;
  };
}

interface Gathered {
  own: Float64Array;
  topical: Float64Array;
}

function gatherOwn({ own, topical }: Gathered, owners: Owners | undefined, likeness: number): void {
  if (!owners) return;
  const { concepts, shares } = owners;
  for (let at = 0; at < concepts.length; at += 1) {
    const concept = concepts[at] ?? 0;
    own[concept] = Math.max(own[concept] ?? 0, (shares[at] ?? 0) * likeness);
    topical[concept] = Math.max(topical[concept] ?? 0, (owners.topical[at] ?? 0) * likeness);
  }
}

/** A word that stands in a concept once only is hardly its own. */
const leastOwn = 0.45;

function nothingOf(concept: number): Evidence {
  return {
    concept,
    share: 0,
    together: 0,
    named: 0,
    whole: 0,
    called: 0,
    asked: 0,
    words: 0,
    own: 0,
    topical: 0,
  };
}

interface Match {
  /** What the words tell that stand in the piece. */
  matched: number;
  /** How many words these are. */
  count: number;
  /** What all words of the question tell. */
  told: number;
  /** What all words of the piece tell. */
  weight: number;
  /** How many these are. */
  size: number;
}

function add(
  to: Evidence,
  kind: Piece["kind"],
  { matched, count, told, weight, size }: Match,
): void {
  const alike = (2 * matched) / (told + weight);
  if (kind === "text") to.together = Math.max(to.together, matched / told);
  // One word in common makes no question.
  if (kind === "asked" && count > 1) to.asked = Math.max(to.asked, Math.min(1, alike));
  if (kind === "name") {
    to.named = Math.max(to.named, Math.min(1, matched / weight));
    if (count >= size) to.whole = Math.max(to.whole, size);
    to.called = Math.max(to.called, Math.min(1, alike));
  }
}

/** Adds up, piece by piece, what the words tell that stand in it. Its tables are made once: it is asked at every question. */
function createMatches(pieces: readonly Piece[], words: WordsOfConcepts) {
  const matched = new Float64Array(pieces.length);
  const counts = new Uint16Array(pieces.length);
  const lastWord = new Uint32Array(pieces.length);
  let word = 0;
  return (asked: readonly Asked[]) => {
    const touched: number[] = [];
    for (const { forms, rarity } of asked) {
      word += 1;
      for (const { stem, likeness } of forms) {
        for (const place of words.placesOf(stem)) {
          if (lastWord[place] === word) continue; // a likelier form of the same word
          lastWord[place] = word;
          if (matched[place] === 0) touched.push(place);
          counts[place] = (counts[place] ?? 0) + 1;
          matched[place] = (matched[place] ?? 0) + rarity * likeness;
        }
      }
    }
    return touched.map((place) => {
      const match = { place, matched: matched[place] ?? 0, count: counts[place] ?? 0 };
      matched[place] = 0;
      counts[place] = 0;
      return match;
    });
  };
}
