import type { Concept } from "./concept.ts";
import type { ConceptLibrary } from "./concept-library.ts";
import { createEvidence, type Evidence } from "./evidence.ts";
import { indexWords, searchedWords, tellingWords } from "./query-words.ts";

/** Below this share of what a question is about nobody can say that a concept is meant. */
const leastShare = 0.6;
/** Below this it is not even near. */
const leastNearby = 0.3;
/** So alike to a question that students ask for a concept, it asks for the same. */
const leastAlike = 0.55;
/** As much of a name must stand in the question. */
const leastNamed = 0.4;
/** Or else nearly all of the question must stand together in one paragraph. */
const leastTogether = 0.8;
const mostNamed = 4;

/** Search over the concepts: which one a text is about, or that none can be taken for it. */
export function createSearch(concepts: readonly Concept[]): ConceptLibrary["find"] {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const evidenceFor = createEvidence(concepts);
  const findByName = createNames(concepts);

  return (text, { grade } = {}) => {
    const named = findByName(text);
    if (named) {
      const beside = [...named.next, ...named.prerequisites].flatMap((id) => byId.get(id) ?? []);
      return { kind: "found", concept: named, others: beside.slice(0, mostNamed) };
    }
    const ranked = evidenceFor(searchedWords(text))
      .flatMap((evidence) => {
        const concept = byId.get(evidence.concept);
        return concept ? [{ evidence, concept, rank: rankOf(evidence, concept, grade) }] : [];
      })
      .toSorted((one, other) => other.rank - one.rank);
    const [best] = ranked;
    if (!best || !isSure(best.evidence)) return { kind: "unsure", nearby: nearestOf(ranked) };
    return { kind: "found", concept: best.concept, others: nearestOf(ranked.slice(1)) };
  };
}

/** Finds a concept by what it is called: word for word, or else by its telling words in any order. */
function createNames(concepts: readonly Concept[]): (text: string) => Concept | undefined {
  const wholes = new Map<string, Concept>();
  const tellings = new Map<string, Concept>();
  // What two are called is the first one's: a name comes before an alias, and that before a question.
  const add = (concept: Concept, text: string) => {
    setNew(wholes, wholeOf(text), concept);
    setNew(tellings, tellingOf(text), concept);
  };
  for (const concept of concepts) add(concept, concept.name);
  for (const concept of concepts) for (const alias of concept.aliases) add(concept, alias);
  for (const concept of concepts) for (const asked of concept.asked) add(concept, asked);
  return (text) => wholes.get(wholeOf(text)) ?? tellings.get(tellingOf(text));
}

function setNew(known: Map<string, Concept>, wording: string, concept: Concept): void {
  if (wording !== "" && !known.has(wording)) known.set(wording, concept);
}

const wholeOf = (text: string) => indexWords(text).join(" ");
const tellingOf = (text: string) => tellingWords(text).toSorted().join(" ");

function isSure({ share, named, asked, together, words }: Evidence): boolean {
  if (asked >= leastAlike) return true;
  if (share < leastShare) return false;
  return named >= leastNamed || (words > 1 && together >= leastTogether);
}

/** Being asked for in nearly these words counts most, and being of the student's class a little. */
function rankOf(
  { share, called, asked, together }: Evidence,
  { grades }: Concept,
  grade?: number,
): number {
  const [lowest, highest] = grades;
  const isOfClass = grade !== undefined && grade >= lowest && grade <= highest;
  return share + 0.3 * Math.max(called, asked) + 0.05 * together + (isOfClass ? 0.02 : 0);
}

function nearestOf(ranked: readonly { evidence: Evidence; concept: Concept }[]): Concept[] {
  return ranked
    .filter(({ evidence }) => evidence.share >= leastNearby)
    .slice(0, mostNamed)
    .map(({ concept }) => concept);
}
