import { canonical } from "../../algebra/canonical.ts";
import { compareExpressions } from "../../algebra/compare-expressions.ts";
import { orderOf } from "../../algebra/constant-value.ts";
import { isConstant } from "../../algebra/quotient.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { eachOption, type OptionTest, type Verdict } from "./judged-options.ts";
import { holds } from "../numbers/relation-sign.ts";
import { readRelationOf, type Relation, signLatex, workedOut } from "./read-option.ts";

const truths =
  /^(?:(?:always )?(?:true|correct|right)|(?:true|correct|right)(?: (?:statement|relation|equation|inequality))?|(?:algebraic )?identit(?:y|ies)|holds)$/i;
const falsehoods =
  /^(?:false|incorrect|wrong|untrue)(?: (?:statement|relation|equation|inequality))?$/i;

/**
 * Returns the test for "true", "a false statement" or "correct", for options that are equations or inequalities; null
 * for other properties.
 */
export function readStatementKind(property: string): OptionTest | null {
  const isTrueWanted = truths.test(property);
  if (!isTrueWanted && !falsehoods.test(property)) return null;
  const name = isTrueWanted ? "true" : "false";
  const rule = "Work out each side, then see whether the sign between them is right.";
  return eachOption({ property: name, topic: "Numbers and Statements", rule }, (option) => {
    const relation = readRelationOf(option);
    const verdict = relation && truthOf(relation);
    return verdict && { ...verdict, isTrue: verdict.isTrue === isTrueWanted };
  });
}

function truthOf(relation: Relation): Verdict | null {
  const [a, b] = [canonical(relation.left), canonical(relation.right)];
  const [left, right] = [expressionLatex(relation.left), expressionLatex(relation.right)];
  if (!isConstant(a) || !isConstant(b)) return identity(relation);
  const order = orderOf(a, b);
  if (order === null) return null;
  const isTrue = holds(relation.sign, order);
  const sign = isTrue ? relation.sign : ({ [-1]: "<", 0: "=", 1: ">" } as const)[order];
  const values = [workedOut(left, a), workedOut(right, b)].filter((text) => text.includes("="));
  return { isTrue, line: [...values, `${left} ${signLatex[sign]} ${right}`].join(",\\quad ") };
}

/**
 * Judges an equation with letters as an identity: true if both sides are equal for all values. Null if that can't be
 * decided.
 */
function identity({ left, sign, right }: Relation): Verdict | null {
  if (sign !== "=") return null;
  const verdict = compareExpressions(left, right);
  if (verdict === "unknown") return null;
  return { isTrue: verdict === "equal", line: workedOut(expressionLatex(left), canonical(left)) };
}
