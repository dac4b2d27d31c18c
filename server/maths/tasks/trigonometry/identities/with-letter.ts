import { type Expression, variablesIn } from "../../../expressions/expression.ts";

/** A question typed with x, with the letter of the given expression in its place. */
export function withLetter(shape: string, like: Expression): string {
  const [letter = "x"] = variablesIn(like);
  return shape.replaceAll(/(?<![a-z])x(?![a-z])/g, letter);
}
