import type { ChoiceQuestion, NumericalQuestion, ShortQuestion } from "../bank/bank-question.ts";

const placed = {
  topic: "fractions",
  difficulty: "beginner",
  subject: "Mathematics",
  chapter: { grade: 8, name: "A chapter" },
  classes: [8, 8],
  exams: ["CBSE"],
  asked: [],
} as const;

/** A question whose key is the second option. */
export function choiceQuestion(id: string, over: Partial<ChoiceQuestion> = {}): ChoiceQuestion {
  const options = ["0", "1", "2", "3"].map((text, at) => ({
    text,
    mistake: at === 1 ? null : `You took ${text}.`,
  }));
  const explanation = "Two less one is one.";
  const question = `What is 2 - 1 (${id})?`;
  return { ...placed, id, question, kind: "choice", options, key: 1, explanation, ...over };
}

export function numericalQuestion(
  id: string,
  over: Partial<NumericalQuestion> = {},
): NumericalQuestion {
  const answer = { answer: "2.5 m/s", tolerance: 0.1, explanation: "Five by two." };
  return { ...placed, id, question: `How fast (${id})?`, kind: "numerical", ...answer, ...over };
}

/** A question of three marks. */
export function shortQuestion(id: string, over: Partial<ShortQuestion> = {}): ShortQuestion {
  const points = [
    { text: "One.", marks: 1 },
    { text: "Two.", marks: 2 },
  ];
  return { ...placed, id, question: `Why (${id})?`, kind: "short", marks: 3, points, ...over };
}

/** Returns this many questions, with numbered ids. */
export function several<Question>(count: number, make: (id: string) => Question, name = "q") {
  return Array.from({ length: count }, (_, at) => make(`${name}-${at}`));
}
