import { type Expression, someWithin, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { refuseOtherLetters } from "../../../equations/equation.ts";

export type Sign = "<" | ">" | "≤" | "≥";

/** Expressions with signs between them that point the same way: one sign, or two as in −1 < 2x + 3 ≤ 7. */
export interface Inequality {
  sides: Expression[];
  signs: Sign[];
  unknown: string;
}

const signNames: Sign[] = ["<", ">", "≤", "≥"];

/** A linear, polynomial, rational or modulus inequality in one unknown. */
export function recognise({ body, targets }: Question): Inequality | null {
  const signs = body.flatMap((token) => signNames.filter((sign) => isSymbol(token, sign)));
  if (signs.length === 0 || signs.length > 2 || !pointAlike(signs)) return null;
  if (body.some((token) => isSymbol(token, "=", ",", ";", "newline"))) return null;
  const sides = readSides(body);
  const names = [...new Set(sides?.flatMap(variablesIn))];
  const [unknown] = names;
  if (!sides || unknown === undefined || names.length > 1) return null;
  if (sides.some((side) => someWithin(side, isBeyond))) return null;
  refuseOtherLetters(targets, names);
  return { sides, signs, unknown };
}

function pointAlike(signs: readonly Sign[]): boolean {
  const isLess = (sign: Sign): boolean => sign === "<" || sign === "≤";
  return signs.every((sign) => isLess(sign) === isLess(signs[0] ?? "<"));
}

function readSides(body: readonly Token[]): Expression[] | null {
  const parts: Token[][] = [[]];
  for (const token of body) {
    if (isSymbol(token, ...signNames)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  try {
    return parts.map((part) => parseExpression(part));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Roots, logarithms, powers and angles have inequalities of another kind. */
function isBeyond(part: Expression): boolean {
  if (part.kind === "power") return variablesIn(part.exponent).length > 0;
  if (part.kind === "call") return part.name !== "abs";
  if (part.kind === "root") return variablesIn(part.operand).length > 0;
  return part.kind === "degrees" || (part.kind === "constant" && part.name === "∞");
}

export const signLatex: Record<Sign, string> = { "<": "<", ">": ">", "≤": "\\le", "≥": "\\ge" };

export function inequalityLatex({ sides, signs }: Pick<Inequality, "sides" | "signs">): string {
  return sides
    .map((side, at) => {
      const sign = signs[at - 1];
      return sign ? `${signLatex[sign]} ${expressionLatex(side)}` : expressionLatex(side);
    })
    .join(" ");
}

export function reverseSign(sign: Sign): Sign {
  return ({ "<": ">", ">": "<", "≤": "≥", "≥": "≤" } as const)[sign];
}
