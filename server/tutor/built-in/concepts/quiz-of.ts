import type { Difficulty } from "#shared/contracts/answer.ts";
import { type Concept, quizLength } from "../../../library/concept.ts";
import type { Quiz } from "../../outputs/quiz.ts";

/** Three of the concept's own questions that suit the student's class, with shuffled options. */
export function quizOf(
  concept: Concept,
  { difficulty, grade, random }: { difficulty: Difficulty; grade: number; random: () => number },
): Quiz {
  return {
    subject: concept.subject,
    topic: concept.name,
    difficulty,
    questions: drawnFor(concept.quiz, grade, random).map((question) => shuffled(question, random)),
  };
}

type Question = Quiz["questions"][number];

/** Three random questions among those nearest to a class; those of lower classes come first. */
function drawnFor(
  quiz: Concept["quiz"],
  grade: number,
  random: () => number,
): readonly Concept["quiz"][number][] {
  const lots = quiz.map((question) => ({ question, far: farFrom(question, grade), lot: random() }));
  const draws = new Set(
    lots
      .toSorted((one, other) => one.far - other.far || one.lot - other.lot)
      .slice(0, quizLength)
      .map(({ question }) => question),
  );
  return quiz
    .filter((question) => draws.has(question))
    .toSorted((one, other) => one.classes[0] - other.classes[0]);
}

/** The distance in classes between a student and a question. */
function farFrom({ classes: [lowest, highest] }: Concept["quiz"][number], grade: number): number {
  return Math.max(lowest - grade, grade - highest, 0);
}

/** The same question with shuffled options; the key is adjusted. */
function shuffled({ question, options, key, why }: Question, random: () => number): Question {
  const positions = [...options.keys()];
  // Fisher-Yates: every order is equally likely.
  for (let last = positions.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one = last, two = other] = [positions[last], positions[other]];
    positions[last] = two;
    positions[other] = one;
  }
  return {
    question,
    options: positions.map((place) => options[place] ?? ""),
    key: positions.indexOf(key),
    why,
  };
}

const letters = ["A", "B", "C", "D"];

/** A question with its lettered options below it, as on paper. */
export function lettered({ question, options }: Question): string {
  const lines = options.map((option, at) => `- (${letters[at] ?? at + 1}) ${option}`);
  return `${question}\n\n${lines.join("\n")}`;
}

/** The right option with its letter, by which a student may call it. */
export function letteredKey({ options, key }: Question): string {
  return `(${letters[key] ?? key + 1}) ${options[key] ?? ""}`;
}
