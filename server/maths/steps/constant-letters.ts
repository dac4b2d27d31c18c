import { type Expression, mapChildren, variablesIn } from "../expressions/expression.ts";

/**
 * Replaces e and i by the constants, unless a letter of that name varies; returns the same object if neither occurs.
 */
export function withConstants(expression: Expression, varying?: string): Expression {
  const isMeant = (name: string): name is "e" | "i" =>
    (name === "e" || name === "i") && name !== varying;
  const replaced = (part: Expression): Expression =>
    part.kind === "variable" && isMeant(part.name)
      ? { kind: "constant", name: part.name }
      : mapChildren(part, replaced);
  return variablesIn(expression).some(isMeant) ? replaced(expression) : expression;
}
