import {
  type Expression,
  mapChildren,
  someWithin,
  ungroup,
  variablesIn,
} from "../../../../expressions/expression.ts";
import { tokenise } from "../../../../read/tokenise.ts";
import { readExpression } from "../../../trigonometry/reading/requested.ts";
import { exactWords } from "../../exact/write-exact.ts";
import type { Value } from "../../reading/scan.ts";
import { cornerLetters, cornerOf } from "./named-text.ts";
import { type Corner, type Ratio, ratios } from "./right-triangle.ts";

/** A trigonometric ratio of an angle within an expression. */
export interface RatioCall {
  ratio: Ratio;
  corner: Corner;
}

const mark = /<q(\d+)>/g;
const letter = new RegExp(`(?<= |^)[${cornerLetters}](?= |$)`, "gu");

/** Parses words of a named text as an expression in ratios, with its letters as vertices; null if it is not one. */
export function readRatios(text: string, values: readonly Value[]): Expression | null {
  const typed = text
    .replaceAll(mark, (_, index: string) => numberAt(values, index))
    .replaceAll(letter, cornerOf);
  const expression = readExpression(tokenise(typed));
  return expression && plainCalls(expression);
}

function numberAt(values: readonly Value[], index: string): string {
  const value = values[Number(index)];
  return value?.kind === "quantity" && !value.unit ? exactWords(value.value) : "?";
}

/** Writes sin(A) as sin A. */
function plainCalls(expression: Expression): Expression {
  const inner = mapChildren(expression, plainCalls);
  return inner.kind === "call" ? { ...inner, argument: ungroup(inner.argument) } : inner;
}

/** Returns the ratio that a part of an expression consists of; null for any other part. */
export function asRatio(part: Expression): RatioCall | null {
  if (part.kind !== "call" || part.argument.kind !== "variable") return null;
  const ratio = ratios.find((name) => name === part.name);
  return ratio ? { ratio, corner: part.argument.name } : null;
}

/** Returns the ratios in an expression; null if it contains other letters or functions. */
export function ratiosIn(expression: Expression): RatioCall[] | null {
  const found: RatioCall[] = [];
  const isOther = someWithin(expression, (part) => {
    const ratio = asRatio(part);
    if (ratio) found.push(ratio);
    return part.kind === "call" && !ratio;
  });
  const free = variablesIn(withoutRatios(expression));
  return isOther || free.length > 0 ? null : found;
}

function withoutRatios(expression: Expression): Expression {
  return replaceRatios(expression, () => ({
    kind: "number",
    value: { numerator: 1n, denominator: 1n },
    form: { kind: "integer" },
  }));
}

/** Replaces each ratio in an expression. */
export function replaceRatios(
  expression: Expression,
  change: (ratio: RatioCall) => Expression,
): Expression {
  const ratio = asRatio(expression);
  if (ratio) return change(ratio);
  return mapChildren(expression, (part) => replaceRatios(part, change));
}
