import type { Concept } from "./concept.ts";
import type { ConceptLibrary, SearchResult } from "./concept-library.ts";
import { asksForFact, isErrand, isOfTheMoment } from "./asking-words.ts";
import { createChapters } from "./chapters.ts";
import { createRelevanceFeatures, type RelevanceFeatures } from "./relevance-features.ts";
import { createNames } from "./names.ts";
import { isOfOtherLanguage } from "./of-other-language.ts";
import { tellingWords } from "./query-words.ts";
import { createToCome } from "./to-come.ts";

const mostNamed = 4;

/** A concept with its relevance features. */
interface RankedConcept {
  concept: Concept;
  features: RelevanceFeatures;
  rank: number;
}

/** Search over the concepts: returns the one that a text is about, or that none is certain. */
export function createSearch(concepts: readonly Concept[]): ConceptLibrary["find"] {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const { compute, words } = createRelevanceFeatures(concepts);
  const findByName = createNames(concepts, words.formsOf);
  const findByChapter = createChapters(concepts);
  const isToCome = createToCome(concepts);
  const rank = (text: string, grade?: number): RankedConcept[] =>
    compute(text)
      .flatMap((features) => {
        const concept = concepts[features.concept];
        return concept && !isOfOtherLanguage(text, concept)
          ? [{ features, concept, rank: rankOf(features, concept, grade) }]
          : [];
      })
      .toSorted((one, other) => other.rank - one.rank);

  /**
   * The concept that is named. Content words are no name where they are part of a longer title: "Life Processes in
   * Animals".
   */
  const nameOf = (text: string, ofChapter: readonly Concept[]): Concept | undefined => {
    const named = findByName(text);
    if (!named) return undefined;
    const isOther = ofChapter.length > 0 && !ofChapter.includes(named.concept);
    return named.isWhole || !isOther ? named.concept : undefined;
  };

  /** A match by the name of a concept, or by the title of a chapter. */
  const findByTitle = (text: string, grade?: number): SearchResult | undefined => {
    // Other concepts share words with a chapter that has none, and would be mistaken for it.
    if (isToCome(text)) return { kind: "unsure", nearby: [] };
    const ofChapter = findByChapter(text, grade);
    const named = nameOf(text, ofChapter);
    if (named && !isOfOtherLanguage(text, named)) {
      const linked = [...named.next, ...named.prerequisites].flatMap((id) => byId.get(id) ?? []);
      // "Triangles" is a chapter on similar ones in class 10.
      const beside = new Set([...ofChapter, ...linked]);
      beside.delete(named);
      return { kind: "found", concept: named, others: [...beside].slice(0, mostNamed) };
    }
    const [first, ...rest] = ofChapter;
    if (!first) return undefined;
    return rest.length === 0
      ? { kind: "found", concept: first, others: [] }
      : { kind: "unsure", nearby: [first, ...rest].slice(0, mostNamed) };
  };

  return (text, { grade } = {}) => {
    const titled = findByTitle(text, grade);
    if (titled) return titled;
    const ranked = rank(text, grade);
    const [best, ...others] = ranked;
    const needed = neededIn(text);
    if (!best || !isAbout(best.features, text) || !isSure(best, others, needed))
      return { kind: "unsure", nearby: nearestOf(ranked, needed) };
    return { kind: "found", concept: best.concept, others: nearestOf(others, needed) };
  };
}

/** The rank: what is characteristic of the concept counts most, and the student's class a little. */
function rankOf(
  { share, inOneParagraph, named, whole, nameLikeness, questionLikeness }: RelevanceFeatures,
  { grades: [lowest, highest] }: Concept,
  grade?: number,
): number {
  const isOfClass = grade !== undefined && grade >= lowest && grade <= highest;
  return (
    share +
    0.35 * inOneParagraph +
    0.15 * named +
    0.06 * (nameLikeness + questionLikeness) +
    (whole > 1 ? 0.1 : 0) +
    (isOfClass ? 0.02 : 0)
  );
}

/** The share of a question that must occur in a concept's names and key terms for the question to be about it. */
const leastTopical = 0.28;
/** The same for a question with a word of the present day, which may ask for the weather, the news or the date. */
const leastTopicalToday = 0.4;
/** With this similarity to a listed question, and this many characteristic words, no name of the concept is needed. */
const leastAskedOf = { alike: 0.3, own: 3 };
/** A question of hardly more than one word that is characteristic of one concept: "napoleon". */
const leastOfNearlyAll = 0.79;
/** A question equal to a listed one but for order and endings. */
const leastSame = 0.95;

/**
 * Whether a question is about the concept at all. Words mentioned in passing are no evidence, however rare: "virat
 * kohli" occurs in a listed question on averages.
 */
function isAbout(
  { topical, questionLikeness, own, share }: RelevanceFeatures,
  text: string,
): boolean {
  const isToday = tellingWords(text).some(isOfTheMoment);
  if (share >= leastOfNearlyAll && own === 1) return true;
  if (topical >= (isToday ? leastTopicalToday : leastTopical) || questionLikeness >= leastSame)
    return true;
  return questionLikeness >= (isToday ? leastAlike : leastAskedOf.alike) && own >= leastAskedOf.own;
}

/** With this similarity to a concept's listed question, it asks for the same. */
const leastAlike = 0.7;
/** The same where a number or a person is asked for: the same question about another thing has another answer. */
const leastSameFact = 0.85;
const leastNamedForFact = 0.6;
/** A word as characteristic of a concept as this is one of its key terms, or occurs in several places. */
const leastOfOneWord = 0.66;
/** Further words add no evidence. */
const mostWords = 4;

/** The weights of a logistic model for certainty, with its threshold (docs/decisions/0007). */
const sure = {
  ahead: 3.2,
  aheadElsewhere: 3.2,
  share: 0.7,
  name: 0.5,
  word: 0.9,
  least: 4.6,
};

/** Whether the best match is certain. Its lead over the others counts most, above all over unrelated ones. */
function isSure(
  { concept, features, rank }: RankedConcept,
  others: readonly RankedConcept[],
  needed: Thresholds,
): boolean {
  const { share, named, questionLikeness, words, own } = features;
  if (questionLikeness >= needed.alike) return true;
  if (named < needed.named) return false;
  // One word somewhere in a concept's text is no evidence; "antigen", which is characteristic, is.
  if (words === 1 && named === 0 && share < leastOfOneWord) return false;
  const next = others[0]?.rank ?? 0;
  const elsewhere = others.find((other) => !areBeside(other.concept, concept))?.rank ?? 0;
  const sureness =
    sure.ahead * (rank - next) +
    sure.aheadElsewhere * (rank - elsewhere) +
    sure.share * share +
    sure.word * Math.min(own, mostWords);
  return sureness >= sure.least;
}

/** The similarity to a listed question, or the share of a concept's name, that a match needs. */
interface Thresholds {
  alike: number;
  named: number;
}

/** "Mirror selfie poses", "how many states in india": words in the text of a page don't count then. */
function neededIn(text: string): Thresholds {
  if (asksForFact(text)) return { alike: leastSameFact, named: leastNamedForFact };
  const runsErrand = tellingWords(text).some(isErrand);
  return { alike: leastAlike, named: runsErrand ? Infinity : 0 };
}

function areBeside(one: Concept, other: Concept): boolean {
  return leadsTo(one, other) || leadsTo(other, one);
}

function leadsTo({ next, prerequisites }: Concept, { id }: Concept): boolean {
  return next.includes(id) || prerequisites.includes(id);
}

/** The threshold for offering a concept as a suggestion: a wrong one is worse than none. */
const near = { topical: 0.5, share: 0.6, named: 0.3, questionLikeness: 0.6, own: 3 };

function isNear(
  { share, own, named, topical, questionLikeness }: RelevanceFeatures,
  needed: Thresholds,
): boolean {
  const isNamed =
    topical >= near.topical && share >= near.share && named >= Math.max(near.named, needed.named);
  return isNamed || (questionLikeness >= near.questionLikeness && own >= near.own);
}

function nearestOf(ranked: readonly RankedConcept[], needed: Thresholds): Concept[] {
  return ranked
    .filter(({ features }) => isNear(features, needed))
    .slice(0, mostNamed)
    .map(({ concept }) => concept);
}
