import MiniSearch from "minisearch";
import type { Concept } from "./concept.ts";
import { indexWords, searchedWords } from "./query-words.ts";

/** How much a word of the question counts that stands in something of a concept. */
const weights = { name: 1, term: 0.95, asked: 0.9, text: 0.7 };
type Kind = keyof typeof weights;

/** A word that is nearly the same, as of a typing error. */
const misspelt = 0.85;

interface Piece {
  id: string;
  concept: string;
  kind: Kind;
  text: string;
}

/** What speaks for a concept being meant. */
export interface Evidence {
  concept: string;
  /** Of what the question is about, the share that the concept treats; 0 to 1. */
  share: number;
  /** How much of one of its names stands in the question; 0 to 1. */
  named: number;
  /** The share that stands together in one paragraph of it; 0 to 1. */
  together: number;
  /** How alike the question is to one of its names and terms; 0 to 1. */
  called: number;
  /** How alike it is to one that students ask for it; 0 to 1. */
  asked: number;
  /** Words of the question that stand in its names and terms, or in the best of its paragraphs. */
  words: number;
}

/** Gathers what speaks for each concept, given the telling words of a question. */
export function createEvidence(concepts: readonly Concept[]) {
  const pieces = concepts.flatMap(piecesOf);
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const labels = indexOf(pieces.filter(({ kind }) => kind === "name" || kind === "term"));
  const questions = indexOf(pieces.filter(({ kind }) => kind === "asked"));
  const paragraphs = indexOf(pieces.filter(({ kind }) => kind === "text"));
  const rarity = createRarity(concepts, pieces);

  return function evidenceFor(words: readonly string[]): Evidence[] {
    const total = sumOf(words, rarity);
    const gathered = new Map<string, Gathered>();
    const of = (concept: string) => {
      const known = gathered.get(concept) ?? { ...nothing, labelled: new Map() };
      gathered.set(concept, known);
      return known;
    };
    for (const { id, queryTerms, terms } of search(labels, words, { fuzzy: true })) {
      const piece = byId.get(id as string); // safe: ids of pieces are texts
      if (piece)
        addLabel(of(piece.concept), piece, { said: queryTerms, found: terms, total, rarity });
    }
    const written = [
      ...search(questions, words, { fuzzy: true }),
      ...search(paragraphs, words, { fuzzy: false }),
    ];
    for (const { id, queryTerms } of written) {
      const piece = byId.get(id as string); // safe: as above
      if (piece) addParagraph(of(piece.concept), piece, { words: queryTerms, total, rarity });
    }
    return Array.from(gathered, ([concept, found]) => weigh(concept, found, words, rarity, total));
  };
}

type Rarity = (word: string) => number;

interface Gathered {
  /** How well words of the question stand in names and terms. */
  labelled: Map<string, number>;
  named: number;
  called: number;
  asked: number;
  best: { words: readonly string[]; together: number; kind: Kind };
}

const nothing = {
  named: 0,
  called: 0,
  asked: 0,
  best: { words: [] as readonly string[], together: 0, kind: "text" as Kind },
};

interface LabelMatch {
  /** Words of the question, and words of the label that they were found as. */
  said: readonly string[];
  found: readonly string[];
  /** What all words of the question count. */
  total: number;
  rarity: Rarity;
}

function addLabel(
  to: Gathered,
  { kind, text }: Piece,
  { said, found, total, rarity }: LabelMatch,
): void {
  for (const word of said) {
    const weight = weights[kind] * (found.includes(word) ? 1 : misspelt);
    to.labelled.set(word, Math.max(to.labelled.get(word) ?? 0, weight));
  }
  const own = searchedWords(text);
  const matched = own.filter((word) => found.includes(word));
  const exact = matched.filter((word) => said.includes(word));
  const seen = sumOf(exact, rarity) + misspelt * (sumOf(matched, rarity) - sumOf(exact, rarity));
  const weight = sumOf(own, rarity);
  to.named = Math.max(to.named, (weights[kind] * seen) / weight);
  to.called = Math.max(to.called, weights[kind] * alike(seen, total, weight));
}

/** Dice's coefficient, by weight: what two texts share of all that both say. */
function alike(shared: number, one: number, other: number): number {
  return (2 * shared) / (one + other);
}

interface ParagraphMatch {
  /** Words of the question that stand in it. */
  words: readonly string[];
  total: number;
  rarity: Rarity;
}

function addParagraph(
  to: Gathered,
  { kind, text }: Piece,
  { words, total, rarity }: ParagraphMatch,
): void {
  const shared = sumOf(words, rarity);
  const together = shared / total;
  // One word in common makes no question.
  if (kind === "asked" && words.length > 1) {
    to.asked = Math.max(to.asked, alike(shared, total, sumOf(searchedWords(text), rarity)));
  }
  if (together * weights[kind] > to.best.together * weights[to.best.kind]) {
    to.best = { words, together, kind };
  }
}

function weigh(
  concept: string,
  { labelled, named, called, asked, best }: Gathered,
  words: readonly string[],
  rarity: Rarity,
  total: number,
): Evidence {
  const inBest = (word: string) => (best.words.includes(word) ? weights[best.kind] : 0);
  const counted = words.map((word) => Math.max(labelled.get(word) ?? 0, inBest(word)));
  const share = words.reduce((sum, word, at) => sum + rarity(word) * (counted[at] ?? 0), 0) / total;
  const { together } = best;
  return {
    concept,
    share,
    named,
    called,
    asked,
    together,
    words: counted.filter((each) => each > 0).length,
  };
}

function piecesOf(concept: Concept): Piece[] {
  const { id, name, aliases, keyTerms, asked } = concept;
  const labelled: [Kind, string][] = [
    ...[name, ...aliases].map((text): [Kind, string] => ["name", text]),
    ...keyTerms.map(({ term }): [Kind, string] => ["term", term]),
    ...asked.map((text): [Kind, string] => ["asked", text]),
    ...textsOf(concept).map((text): [Kind, string] => ["text", text]),
  ];
  return labelled.map(([kind, text], at) => ({ id: `${id} ${at}`, concept: id, kind, text }));
}

/** All that is written of a concept, by paragraphs. */
function textsOf({
  levels,
  simpler,
  examples,
  questions,
  quiz,
  misconceptions,
  keyTerms,
}: Concept) {
  return [
    ...Object.values(levels),
    simpler,
    ...examples.map(({ title, text }) => `${title}: ${text}`),
    ...questions.map(({ question }) => question),
    ...quiz.map(({ question, options, key, why }) => `${question} ${options[key] ?? ""} ${why}`),
    ...misconceptions.map(({ belief, truth }) => `${belief} ${truth}`),
    ...keyTerms.map(({ term, meaning }) => `${term}: ${meaning}`),
  ].flatMap((text) => text.split(/\n\n+/u));
}

function indexOf(pieces: readonly Piece[]): MiniSearch<Piece> {
  const index = new MiniSearch<Piece>({
    fields: ["text"],
    tokenize: indexWords,
    processTerm: (word) => word,
  });
  index.addAll(pieces);
  return index;
}

/** Shorter words have too many neighbours. */
const shortestMisspelt = 5;

function search(index: MiniSearch<Piece>, words: readonly string[], { fuzzy }: { fuzzy: boolean }) {
  return index.search(words.join(" "), {
    tokenize: (query) => query.split(" "),
    fuzzy: (word) => (fuzzy && word.length >= shortestMisspelt && !/\d/u.test(word) ? 0.2 : false),
  });
}

/** As much as a word counts that stands in a twelfth of the concepts. */
const strangeAs = 1 / 12;

/**
 * Inverse document frequency: what few concepts hold tells much. A word that none holds may be what the question is
 * about, and as well a verb of everyday talk, in any language: it counts as one of the common words does.
 */
function createRarity(concepts: readonly Concept[], pieces: readonly Piece[]): Rarity {
  const holders = new Map<string, Set<string>>();
  for (const { concept, text } of pieces) {
    for (const word of indexWords(text)) {
      const known = holders.get(word);
      if (known) known.add(concept);
      else holders.set(word, new Set([concept]));
    }
  }
  const rarest = concepts.length * strangeAs;
  return (word) => Math.log(1 + concepts.length / ((holders.get(word)?.size ?? rarest) + 0.5));
}

function sumOf(words: readonly string[], rarity: Rarity): number {
  return words.reduce((sum, word) => sum + rarity(word), 0);
}
