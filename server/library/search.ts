import type { Concept } from "./concept.ts";
import type { ConceptLibrary } from "./concept-library.ts";
import { isErrand } from "./asking-words.ts";
import { createEvidence, type Evidence } from "./evidence.ts";
import { createNames } from "./names.ts";
import { tellingWords } from "./query-words.ts";

/** Below this share of what a question is about a concept is not even near. */
const leastNearby = 0.25;
const mostNamed = 4;

/** A concept with what speaks for it. */
interface Ranked {
  concept: Concept;
  evidence: Evidence;
  rank: number;
}

/** Search over the concepts: which one a text is about, or that none can be taken for it. */
export function createSearch(concepts: readonly Concept[]): ConceptLibrary["find"] {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const { gather, words } = createEvidence(concepts);
  const findByName = createNames(concepts, words.formsOf);

  return (text, { grade } = {}) => {
    const named = findByName(text);
    if (named) {
      const beside = [...named.next, ...named.prerequisites].flatMap((id) => byId.get(id) ?? []);
      return { kind: "found", concept: named, others: beside.slice(0, mostNamed) };
    }
    const ranked = gather(text)
      .flatMap((evidence) => {
        const concept = concepts[evidence.concept];
        return concept ? [{ evidence, concept, rank: rankOf(evidence, concept, grade) }] : [];
      })
      .toSorted((one, other) => other.rank - one.rank);
    const [best, ...others] = ranked;
    if (!best || !isSure(best, others, runsErrand(text)))
      return { kind: "unsure", nearby: nearestOf(ranked) };
    return { kind: "found", concept: best.concept, others: nearestOf(others) };
  };
}

/** What is the concept's own counts most, and being of the student's class a little. */
function rankOf(
  { share, together, named, whole, called, asked }: Evidence,
  { grades: [lowest, highest] }: Concept,
  grade?: number,
): number {
  const isOfClass = grade !== undefined && grade >= lowest && grade <= highest;
  return (
    share +
    0.35 * together +
    0.15 * named +
    0.06 * (called + asked) +
    (whole > 1 ? 0.1 : 0) +
    (isOfClass ? 0.02 : 0)
  );
}

/** So alike to a question that students ask for a concept, it asks for the same. */
const leastAlike = 0.7;
/** A word that is a concept's own as much as this is one of its key terms, or stands in several places. */
const leastOfOneWord = 0.66;
/** More words than these say no more. */
const mostWords = 4;

/** What makes a concept sure, and how much more of all that together than nothing there must be (decision 7). */
const sure = {
  ahead: 3.2,
  aheadElsewhere: 3.2,
  share: 0.7,
  name: 0.5,
  word: 0.9,
  least: 4.6,
};

/**
 * Whether the best may be taken for what is meant. How far it is ahead of the others counts most, and most of all ahead of
 * those that have nothing to do with it.
 */
function isSure(
  { concept, evidence, rank }: Ranked,
  others: readonly Ranked[],
  runsErrand: boolean,
): boolean {
  const { share, named, asked, words, own } = evidence;
  if (asked >= leastAlike) return true;
  if (runsErrand) return false;
  // One word that stands somewhere in what is written of a concept makes no question about it; "antigen" does.
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

/** "Mirror selfie poses": what else it says is of no account then. */
function runsErrand(text: string): boolean {
  return tellingWords(text).some(isErrand);
}

function areBeside(one: Concept, other: Concept): boolean {
  return leadsTo(one, other) || leadsTo(other, one);
}

function leadsTo({ next, prerequisites }: Concept, { id }: Concept): boolean {
  return next.includes(id) || prerequisites.includes(id);
}

/** One word in common, and not of a name, brings nobody nearer. */
function nearestOf(ranked: readonly Ranked[]): Concept[] {
  return ranked
    .filter(({ evidence: { share, own, named } }) => share >= leastNearby && (own > 1 || named > 0))
    .slice(0, mostNamed)
    .map(({ concept }) => concept);
}
