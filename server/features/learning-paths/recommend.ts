import type { Recommendation } from "#shared/contracts/learning-paths.ts";
import { sessionLengths } from "#shared/domain/exams.ts";
import type { Concept } from "../../library/concept.ts";
import type { RecentTries } from "../study/recent-study.repository.ts";
import type { Standing, Standings } from "./standing.ts";

export interface RecommendationBasis {
  grade: number;
  /** The concepts of her class, each after its prerequisites. */
  ofClass: readonly Concept[];
  get: (id: string) => Concept | undefined;
  standingOf: Standings;
  /** Ids of every concept with evidence of the student. */
  studiedIds: readonly string[];
  recent: readonly RecentTries[];
  /** The number of questions due for review today. */
  due: number;
}

const most = 6;
const mostNew = 2;
const mostStale = 2;
/** After this many days without practice, a concept is recommended again. */
const staleAfterDays = 21;

interface Reason {
  concept: Concept;
  why: string;
  kind: "weak" | "below" | "stale" | "new" | "start";
}

/**
 * What to study next, the most useful first: the due review; recently missed concepts, each after its weak
 * prerequisites; concepts without recent practice; concepts that build on strong ones. Without any history, where her
 * class begins.
 */
export function recommend(basis: RecommendationBasis): Recommendation[] {
  const reasons = basis.studiedIds.length === 0 ? starts(basis) : reasonsOf(basis);
  const different = [...new Map(reasons.map((each) => [each.concept.id, each])).values()];
  const review = basis.due > 0 ? [reviewOf(basis.due)] : [];
  return [...review, ...different.map((reason) => recommendationOf(reason, basis))].slice(0, most);
}

function reasonsOf(basis: RecommendationBasis): Reason[] {
  return [
    ...missed(basis).flatMap((reason) => [...below(reason, basis), reason]),
    ...stale(basis),
    ...fresh(basis),
  ];
}

/** Concepts with wrong answers in the last two weeks that aren't strong, the most missed first. */
function missed({ recent, get, standingOf }: RecommendationBasis): Reason[] {
  return recent
    .flatMap(({ concept: id, thisWeek, twoWeeks }) => {
      const concept = get(id);
      const wrong = twoWeeks.of - twoWeeks.right;
      if (!concept || wrong === 0 || standingOf(concept).state === "strong") return [];
      return [
        {
          concept,
          wrong,
          share: wrong / twoWeeks.of,
          why: saysMissed(concept, thisWeek, twoWeeks),
        },
      ];
    })
    .filter(({ wrong, share }) => wrong >= 2 || share > 0.5)
    .toSorted((one, other) => other.wrong * other.share - one.wrong * one.share)
    .map(({ concept, why }) => ({ concept, why, kind: "weak" }));
}

function saysMissed(
  { name }: Concept,
  thisWeek: RecentTries["thisWeek"],
  twoWeeks: RecentTries["twoWeeks"],
): string {
  const isNow = thisWeek.of > thisWeek.right;
  const { right, of } = isNow ? thisWeek : twoWeeks;
  const when = isNow ? "this week" : "in the last two weeks";
  if (of === 1) return `You missed the one question on ${name} ${when}.`;
  const wrong = of - right;
  return wrong === of
    ? `You missed all ${of} questions on ${name} ${when}.`
    : `You missed ${wrong} of ${of} on ${name} ${when}.`;
}

/** The weak direct prerequisites of a missed concept. */
function below({ concept }: Reason, { get, standingOf }: RecommendationBasis): Reason[] {
  return concept.prerequisites.flatMap((id) => {
    const before = get(id);
    if (!before) return [];
    const ownStanding = standingOf(before);
    if (ownStanding.state !== "weak") return [];
    const why = `${concept.name} builds on ${before.name}, and you had ${countOf(ownStanding)} right there.`;
    return [{ concept: before, why, kind: "below" as const }];
  });
}

/** Known concepts without recent practice. */
function stale({ studiedIds: conceptIds, get, standingOf }: RecommendationBasis): Reason[] {
  return conceptIds
    .flatMap((id) => {
      const concept = get(id);
      if (!concept) return [];
      const { state, daysAgo } = standingOf(concept);
      if (state === "unknown" || daysAgo === null || daysAgo < staleAfterDays) return [];
      const why = `You last practised ${concept.name} ${daysAgo} days ago. A short round keeps it fresh.`;
      return [{ concept, daysAgo, why }];
    })
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .slice(0, mostStale)
    .map(({ concept, why }) => ({ concept, why, kind: "stale" }));
}

/** New concepts that build on strong ones, then the next new one of her class. */
function fresh({
  ofClass,
  get,
  standingOf,
  studiedIds: conceptIds,
}: RecommendationBasis): Reason[] {
  const isNew = (concept: Concept) => standingOf(concept).answers === 0;
  const onward = ofClass.filter(isNew).flatMap((concept): Reason[] => {
    const first = concept.prerequisites
      .flatMap((id) => get(id) ?? [])
      .find((before) => standingOf(before).state === "strong");
    if (!first) return [];
    const { right, answers } = standingOf(first);
    const why = `You had ${right} of ${answers} right on ${first.name}, and ${concept.name} builds on it.`;
    return [{ concept, why, kind: "new" }];
  });
  const subjects = new Set(conceptIds.flatMap((id) => get(id)?.subject ?? []));
  const next = ofClass
    .filter((concept) => isNew(concept) && subjects.has(concept.subject))
    .slice(0, 1)
    .map((concept): Reason => ({
      concept,
      why: `${concept.name} is new for you, and comes next in your class in ${concept.subject}.`,
      kind: "new",
    }));
  return [...onward, ...next].slice(0, mostNew);
}

/** For a new student: the first concept of each subject, then the next ones of the class. */
function starts({ grade, ofClass }: RecommendationBasis): Reason[] {
  const own = ofClass.filter(({ chapters }) => chapters.some((each) => each.grade === grade));
  const firsts = new Map(
    (own.length > 0 ? own : ofClass).toReversed().map((each) => [each.subject, each]),
  );
  const first = ofClass.filter((concept) => firsts.get(concept.subject) === concept);
  return [...first, ...own, ...ofClass].map((concept) => ({
    concept,
    why: `This is where class ${grade} can begin in ${concept.subject}. Nothing is known of you yet: your first answers change this list.`,
    kind: "start",
  }));
}

function reviewOf(due: number): Recommendation {
  const { questions, seconds } = sessionLengths.review;
  const questionCount = Math.min(due, questions);
  return {
    id: "review",
    title: "Review today",
    description: "Questions that you have answered before, asked just before they are forgotten.",
    difficulty: "intermediate",
    estimatedDuration: Math.ceil((seconds / 60 / questions) * questionCount),
    reasoning: due === 1 ? "1 question is due today." : `${due} questions are due today.`,
    goals: [],
    nextSteps: [{ title: "Start the review", place: { kind: "review" } }],
  };
}

const difficultyOf = {
  weak: "beginner",
  below: "beginner",
  start: "beginner",
  new: "intermediate",
  stale: "intermediate",
} as const;

/** Minutes to read an explanation, and to practise. */
const [reading, practising] = [8, 12];

function recommendationOf(
  { concept, why, kind }: Reason,
  { standingOf }: RecommendationBasis,
): Recommendation {
  const { id, name, subject } = concept;
  const { state } = standingOf(concept);
  const explain = { title: `Read ${name}`, place: { kind: "explain" as const, concept: id, name } };
  const practise = {
    title: `Practise ${name}`,
    place: { kind: "practise" as const, concept: id, name },
  };
  const isKnown = kind === "stale" || state === "growing";
  return {
    id: `${kind}-${id}`,
    title: name,
    description: describe(kind, concept),
    difficulty: difficultyOf[kind],
    estimatedDuration: isKnown ? practising : reading + practising,
    reasoning: why,
    goals: goalsOf(concept, isKnown),
    nextSteps:
      subject === "Mathematics" ? (isKnown ? [practise, explain] : [explain, practise]) : [explain],
  };
}

function describe(kind: Reason["kind"], { name, subject }: Concept): string {
  switch (kind) {
    case "weak":
      return `Go through ${name} once more, then try a few questions.`;
    case "below":
      return `First be sure of ${name}: other topics rest on it.`;
    case "stale":
      return `Bring ${name} back with a few questions.`;
    case "new":
      return `A new topic in ${subject} that you are ready for.`;
    case "start":
      return `A good first topic in ${subject}.`;
  }
}

function goalsOf({ id, name, subject }: Concept, isKnown: boolean): Recommendation["goals"] {
  const understand = {
    id: `${id}-understand`,
    title: `Understand ${name}`,
    description: "Read the explanation and answer its three questions.",
    subject,
    estimatedHours: 0.25,
  };
  const practise = {
    id: `${id}-practise`,
    title: "Get three right in a row",
    description: `Three first tries on ${name}, without looking at a solution.`,
    subject,
    estimatedHours: 0.5,
  };
  return isKnown ? [practise] : [understand, practise];
}

function countOf({ right, answers }: Standing): string {
  return `${right} of ${answers}`;
}
