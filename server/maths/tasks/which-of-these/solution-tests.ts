import { canonical } from "../../algebra/canonical.ts";
import { compareExpressions } from "../../algebra/compare-expressions.ts";
import { orderOf } from "../../algebra/constant-value.ts";
import { isConstant } from "../../algebra/quotient.ts";
import { substitute } from "../../equations/equation.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { holds } from "../numbers/relation-sign.ts";
import { allOrNull, eachOption, type OptionTest, type Verdict } from "./judged-options.ts";
import { joinVerdicts } from "./number-kinds.ts";
import {
  canonicalLatex,
  readExpressionOf,
  readRelationOf,
  type Relation,
  signLatex,
} from "./read-option.ts";

type Values = ReadonlyMap<string, Expression>;

const topic = "Equations";
const rule = "A solution makes both sides equal, or the inequality true, when it is put in.";

const kindOfRelation =
  /^(?:the )?(?:(?:linear|quadratic|given|following) )*(?:pair of |system of )?(?:linear )?(?:equations?|inequalit(?:y|ies)|inequations?|polynomial|line)\s*:?\s*/i;

function readRelations(text: string): Relation[] | null {
  const bare = text.replace(kindOfRelation, "");
  return allOrNull(bare.split(/\s+and\s+|[;,]/).map(readRelationOf));
}

function lettersOf(relations: readonly Relation[]): string[] {
  const letters = relations.flatMap(({ left, right }) => [
    ...variablesIn(left),
    ...variablesIn(right),
  ]);
  return [...new Set(letters)].toSorted();
}

/** Parses "x = 4", "4", "(2, 3)" or "x = 2, y = 3" as one number for each letter; null for anything else. */
function readValues(option: string, letters: readonly string[]): Values | null {
  const named = readNamed(option);
  const values = named ?? readPlain(option, letters);
  const isComplete = values?.size === letters.length && letters.every((name) => values.has(name));
  const isNumbers = [...(values?.values() ?? [])].every((value) => variablesIn(value).length === 0);
  return values && isComplete && isNumbers ? values : null;
}

function readNamed(option: string): Values | null {
  const relations = allOrNull(option.split(/\s+and\s+|[;,]/).map(readRelationOf));
  const pairs = relations?.map(({ left, sign, right }) =>
    sign === "=" && left.kind === "variable" ? ([left.name, right] as const) : null,
  );
  const known = pairs && allOrNull(pairs);
  return known && new Map(known).size === known.length ? new Map(known) : null;
}

function readPlain(option: string, letters: readonly string[]): Values | null {
  const [, inner] = /^\s*\(([^()]*)\)\s*$/.exec(option) ?? [];
  const parts = inner === undefined ? [option] : inner.split(",");
  if (parts.length !== letters.length) return null;
  const values = allOrNull(parts.map(readExpressionOf));
  return values && new Map(letters.map((name, at) => [name, values[at] ?? never()] as const));
}

function never(): never {
  throw new Error("There are as many values as letters");
}

function putIn({ left, sign, right }: Relation, values: Values): Verdict | null {
  const [first, second] = [left, right].map((side) => substitute(side, values));
  if (!first || !second) return null;
  const [a, b] = [canonical(first), canonical(second)];
  if (!isConstant(a) || !isConstant(b)) return null;
  const isTrue = sign === "=" ? equality(first, second) : inequality(sign, orderOf(a, b));
  if (isTrue === null) return null;
  const side = (shown: Expression, value: string): string =>
    expressionLatex(shown) === value ? value : `${expressionLatex(shown)} = ${value}`;
  const [lhs, rhs] = [side(first, canonicalLatex(a)), side(second, canonicalLatex(b))];
  const isPlain = rhs === canonicalLatex(b);
  const compared = isTrue
    ? sign === "="
      ? ""
      : ` ${signLatex[sign]} ${rhs}`
    : ` ${failing[sign]} ${rhs}`;
  return { isTrue, line: isPlain ? `${lhs}${compared}` : `${lhs},\\quad ${rhs}` };
}

/** The relation that is shown between the sides if the given one doesn't hold. */
const failing: Record<Relation["sign"], string> = {
  "=": "\\ne",
  "<": "\\ge",
  ">": "\\le",
  "≤": ">",
  "≥": "<",
  "≠": "=",
};

function equality(left: Expression, right: Expression): boolean | null {
  const verdict = compareExpressions(left, right);
  return verdict === "unknown" ? null : verdict === "equal";
}

function inequality(sign: Relation["sign"], order: number | null): boolean | null {
  return order === null ? null : holds(sign, order);
}

function allHold(relations: readonly Relation[], values: Values): Verdict | null {
  return joinVerdicts(relations.map((relation) => putIn(relation, values)));
}

function readSolution(property: string): OptionTest | null {
  const [, text] =
    /^(?:(?:the |one of the )?(?:solutions?|roots?|zeroe?s?) (?:of|to|for)|(?:satisf(?:y|ies)|lies? on)) (.+)$/i.exec(
      property,
    ) ?? [];
  const relations = text === undefined ? null : (readZero(property, text) ?? readRelations(text));
  if (!relations) return null;
  const letters = lettersOf(relations);
  const relationText = relations
    .map(
      ({ left, sign, right }) =>
        `$${expressionLatex(left)} ${signLatex[sign]} ${expressionLatex(right)}$`,
    )
    .join(" and ");
  return eachOption({ property: `a solution of ${relationText}`, topic, rule }, (option) => {
    const values = readValues(option, letters);
    return values && allHold(relations, values);
  });
}

/** Reads "a zero of p(x) = x² − 4" or "of x² − 4" as the equation polynomial = 0; null for other properties. */
function readZero(property: string, text: string): Relation[] | null {
  if (!/\b(?:zero|root)/i.test(property)) return null;
  const polynomial = readExpressionOf(
    text.replace(/^(?:the )?(?:polynomial |quadratic )*(?:[a-z]\s*\([a-z]\)\s*=)?/i, ""),
  );
  const zero = readExpressionOf("0");
  const isOfOneLetter = polynomial && variablesIn(polynomial).length === 1;
  return isOfOneLetter && zero ? [{ left: polynomial, sign: "=", right: zero }] : null;
}

function readSatisfiedBy(property: string): OptionTest | null {
  const [, text] =
    /^(?:satisfied by|true for|true when) (.+)$/i.exec(property) ??
    /^(?:has|have) (?:the |an? )?(?:solution|root) (.+)$/i.exec(property) ??
    /^(?:has|have) (.+) as (?:its |an? |the )?(?:solution|root)$/i.exec(property) ??
    [];
  if (text === undefined) return null;
  const name = text.replaceAll("$", "").trim();
  return eachOption({ property: `satisfied by $${name}$`, topic, rule }, (option) => {
    const relations = readRelations(option);
    const values = relations && readValues(text, lettersOf(relations));
    return values && allHold(relations, values);
  });
}

/** Properties that are tested by substituting values into equations and inequalities. */
export const solutionTests = [readSolution, readSatisfiedBy];
