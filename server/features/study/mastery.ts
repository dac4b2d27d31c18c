import type { Difficulty } from "#shared/contracts/answer.ts";

/**
 * How likely a student answers a question of a concept right, learned from her answers one by one.
 *
 * The model is Glicko's, in its Bayesian form for answers instead of games: M. E. Glickman, "Parameter estimation in large
 * dynamic paired comparison experiments", Applied Statistics 48 (1999), with the item response function of the
 * four-parameter logistic model (M. A. Barton and F. M. Lord, 1981) for the chances of a guess and of a slip, and a student's ability in two parts,
 * her own and that of the concept, as the hierarchical Elo of R. Pelánek, "Applications of the Elo rating system in
 * adaptive educational systems", Computers & Education 98 (2016). Between answers the part of a concept moves back to
 * the student's own as an Ornstein-Uhlenbeck process does, which is how it forgets.
 *
 * Ratings are in logits: at a rating equal to a question's hardness she knows the answer with chance 1/2. The parameters
 * were chosen with `npm run bench:mastery`, whose figures stand in decision 18.
 */
const parameters = {
  /** Standard deviations of abilities among students, and of a concept about its student, before anything is known. */
  student: 0.9,
  concept: 0.8,
  /** Days after which e⁻¹ of what is known of a concept beyond the student's own ability is left. */
  forgottenAfterDays: 60,
  /** What each answer adds to the variance of its concept: answering teaches. */
  learnedPerAnswer: 0.06,
  /** What each day adds to the variance of a student. */
  studentDriftPerDay: 0.001,
  /** The chance of a wrong answer to what she knows. */
  slip: 0.05,
} as const;

/** A normal distribution: what is believed of an ability. */
export interface Belief {
  mean: number;
  variance: number;
}

/** What is believed of a student in all concepts. */
export const unknownStudent: Belief = { mean: 0, variance: parameters.student ** 2 };

/** What is believed of a concept beyond the student's own ability. */
export const unknownConcept: Belief = { mean: 0, variance: parameters.concept ** 2 };

export interface Evidence {
  isRight: boolean;
  /** In logits, as `hardnessOf` says. */
  hardness: number;
  /** The chance to be right without knowing: 1/4 where one of four is chosen. */
  guess: number;
  /** 1 for an answer; less for what says less. */
  weight: number;
}

const hardnesses: Record<Difficulty, number> = { beginner: -1, intermediate: 0, advanced: 1 };

/** How hard a question is, by its difficulty alone. */
export function hardnessOf(difficulty: Difficulty | null): number {
  return hardnesses[difficulty ?? "intermediate"];
}

/** The chance of a right answer, with all that is uncertain in what is believed (D. MacKay's approximation, 1992). */
export function chanceOf(
  { mean, variance }: Belief,
  { hardness, guess }: Pick<Evidence, "hardness" | "guess">,
): number {
  const known = logistic((mean - hardness) / Math.sqrt(1 + (Math.PI * variance) / 8));
  return guess + (1 - guess - parameters.slip) * known;
}

/** What is believed of a student in a concept: both parts together. */
export function together(student: Belief, concept: Belief): Belief {
  return { mean: student.mean + concept.mean, variance: student.variance + concept.variance };
}

/** What is left of a belief of a concept after so many days without an answer. */
export function afterDays({ mean, variance }: Belief, days: number): Belief {
  const kept = Math.exp(-Math.max(0, days) / parameters.forgottenAfterDays);
  return {
    mean: mean * kept,
    variance: variance * kept ** 2 + unknownConcept.variance * (1 - kept ** 2),
  };
}

/** What is left of a belief of a student after so many days: nobody stays as she was. */
export function studentAfterDays({ mean, variance }: Belief, days: number): Belief {
  const drifted = variance + parameters.studentDriftPerDay * Math.max(0, days);
  return { mean, variance: Math.min(drifted, unknownStudent.variance) };
}

/** What is believed after an answer. */
export function afterAnswer(
  { student, concept }: { student: Belief; concept: Belief },
  { isRight, hardness, guess, weight }: Evidence,
): { student: Belief; concept: Belief } {
  const { mean, variance } = together(student, concept);
  const known = logistic(mean - hardness);
  const reach = 1 - guess - parameters.slip;
  const chance = guess + reach * known;
  const slope = reach * known * (1 - known);
  const doubt = chance * (1 - chance);
  const information = (weight * slope ** 2) / doubt;
  const step =
    (weight * ((isRight ? 1 : 0) - chance) * slope) / doubt / (1 + variance * information);
  const moved = (belief: Belief): Belief => ({
    mean: belief.mean + belief.variance * step,
    variance: belief.variance - (belief.variance ** 2 * information) / (1 + variance * information),
  });
  const learned = moved(concept);
  return {
    student: moved(student),
    concept: { ...learned, variance: learned.variance + parameters.learnedPerAnswer * weight },
  };
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
