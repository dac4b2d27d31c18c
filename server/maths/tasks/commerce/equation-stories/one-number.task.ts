import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { noLabel, numberLatex } from "../../../story/amount.ts";
import { storyText } from "../../../story/story-text.ts";
import { defineEquationStory, type EquationModel, putIn } from "./equation-story.ts";
import { readStatement, type Side } from "./statement.ts";

function read(question: Question): EquationModel | null {
  const { text, amounts } = storyText(question);
  const statement = readStatement(text, amounts);
  if (!statement) return null;
  const { left, right } = statement;
  const isLinear = [left, right].some(({ coefficient }) => !q.isZero(coefficient));
  if (!isLinear || q.equals(left.coefficient, right.coefficient)) return null;
  return {
    amounts: amounts.filter((_, index) => statement.usedAmounts.has(index)),
    lets: ["Let the number be x."],
    expressions: ["x"],
    equations: [`${left.text} = ${right.text}`],
    why: "Write the sentence of the question with x, piece by piece.",
    answers: [{ name: "Number", label: noLabel, line: "x" }],
    check: ([x = q.zero]) => {
      // The value by the coefficients that were counted while reading, and not by the written equation.
      const isRight = at(left, x) === at(right, x);
      return isRight ? [`${putIn(left.text, [x])} = ${putIn(right.text, [x])}`] : [];
    },
  };
}

/** The value of a side, worked out from its coefficient and constant. */
function at({ coefficient, constant }: Side, x: Rational): string {
  return numberLatex(q.add(q.multiply(coefficient, x), constant));
}

/** A number that is told of in one sentence. */
export const oneNumber = defineEquationStory({
  name: "number-problem",
  about: /(?:number|it|X) /,
  read,
  lesson: {
    topic: "Linear Equations in One Variable: number problems",
    idea: "Call the number x, and translate the sentence piece by piece into an equation.",
    terms: { Equation: "A statement that two expressions have the same value." },
  },
  examples: [
    "Twice a number increased by 5 is 17. Find the number.",
    "7 less than three times a number is 20. Find the number.",
  ],
});
