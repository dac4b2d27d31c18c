import type { Difficulty } from "#shared/contracts/answer.ts";

/**
 * The probability that a student answers a question of a concept right, estimated from her answers one at a time.
 *
 * The model is Glicko's, in its Bayesian form for answers instead of games: M. E. Glickman, "Parameter estimation in
 * large dynamic paired comparison experiments", Applied Statistics 48 (1999). The item response function is the
 * four-parameter logistic model (M. A. Barton and F. M. Lord, 1981), for the probabilities of a guess and of a slip. A
 * student's ability has two parts, a general one and one for the concept, as in the hierarchical Elo of R. Pelánek,
 * "Applications of the Elo rating system in adaptive educational systems", Computers & Education 98 (2016). Between
 * answers the concept part reverts to the student's general ability as an Ornstein-Uhlenbeck process, which models
 * forgetting.
 *
 * Ratings are in logits: at a rating equal to a question's hardness the probability that she knows the answer is 1/2.
 * The parameters were chosen with `npm run bench:mastery`; decision 18 has the results.
 */
const parameters = {
  /** Prior standard deviations: of ability among students, and of a concept relative to its student. */
  student: 0.9,
  concept: 0.8,
  /** Time constant of forgetting: after this many days e⁻¹ of the concept part remains. */
  forgottenAfterDays: 60,
  /** Variance added to a concept by each answer, since answering teaches. */
  learnedPerAnswer: 0.06,
  /** Variance added to a student by each day. */
  studentDriftPerDay: 0.001,
  /** The probability of a wrong answer to a known question. */
  slip: 0.05,
} as const;

/** A normal distribution: the estimate of an ability. */
export interface AbilityEstimate {
  mean: number;
  variance: number;
}

/** The prior for a student's general ability. */
export const unknownStudent: AbilityEstimate = { mean: 0, variance: parameters.student ** 2 };

/** The prior for a concept relative to the student's general ability. */
export const unknownConcept: AbilityEstimate = { mean: 0, variance: parameters.concept ** 2 };

export interface Evidence {
  isRight: boolean;
  /** In logits, see `hardnessOf`. */
  hardness: number;
  /** The probability of a right answer without knowledge: 1/4 for one of four options. */
  guess: number;
  /** 1 for an answer; less for weaker evidence. */
  weight: number;
}

const hardnesses: Record<Difficulty, number> = { beginner: -1, intermediate: 0, advanced: 1 };

/** The hardness of a question, derived only from its difficulty. */
export function hardnessOf(difficulty: Difficulty | null): number {
  return hardnesses[difficulty ?? "intermediate"];
}

/** The probability of a right answer, including the uncertainty of the estimate (D. MacKay's approximation, 1992). */
export function chanceOf(
  { mean, variance }: AbilityEstimate,
  { hardness, guess }: Pick<Evidence, "hardness" | "guess">,
): number {
  const knowledge = logistic((mean - hardness) / Math.sqrt(1 + (Math.PI * variance) / 8));
  return guess + (1 - guess - parameters.slip) * knowledge;
}

/** The estimate for a student in a concept: the sum of both parts. */
export function combine(student: AbilityEstimate, concept: AbilityEstimate): AbilityEstimate {
  return { mean: student.mean + concept.mean, variance: student.variance + concept.variance };
}

/** The estimate for a concept after a number of days without an answer. */
export function afterDays({ mean, variance }: AbilityEstimate, days: number): AbilityEstimate {
  const retention = Math.exp(-Math.max(0, days) / parameters.forgottenAfterDays);
  return {
    mean: mean * retention,
    variance: variance * retention ** 2 + unknownConcept.variance * (1 - retention ** 2),
  };
}

/** The estimate for a student after a number of days: her ability drifts. */
export function studentAfterDays(
  { mean, variance }: AbilityEstimate,
  days: number,
): AbilityEstimate {
  const drifted = variance + parameters.studentDriftPerDay * Math.max(0, days);
  return { mean, variance: Math.min(drifted, unknownStudent.variance) };
}

/** The estimates after an answer. */
export function afterAnswer(
  { student, concept }: { student: AbilityEstimate; concept: AbilityEstimate },
  { isRight, hardness, guess, weight }: Evidence,
): { student: AbilityEstimate; concept: AbilityEstimate } {
  const { mean, variance } = combine(student, concept);
  const known = logistic(mean - hardness);
  const reach = 1 - guess - parameters.slip;
  const chance = guess + reach * known;
  const slope = reach * known * (1 - known);
  const doubt = chance * (1 - chance);
  const information = (weight * slope ** 2) / doubt;
  const step =
    (weight * ((isRight ? 1 : 0) - chance) * slope) / doubt / (1 + variance * information);
  const update = (estimate: AbilityEstimate): AbilityEstimate => ({
    mean: estimate.mean + estimate.variance * step,
    variance:
      estimate.variance - (estimate.variance ** 2 * information) / (1 + variance * information),
  });
  const learned = update(concept);
  return {
    student: update(student),
    concept: { ...learned, variance: learned.variance + parameters.learnedPerAnswer * weight },
  };
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
