import { type Expression, variablesIn } from "../../../expressions/expression.ts";

/** A typed shape in x with the letter of the question in its place. */
export function withLetter(shape: string, like: Expression): string {
  const [letter = "x"] = variablesIn(like);
  return shape.replaceAll(/(?<![a-z])x(?![a-z])/g, letter);
}
