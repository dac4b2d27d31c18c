import { type Expression, fractionLeaf, someWithin, ungroup } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { notUnderstood, tooHard } from "../refusal.ts";
import { Cursor } from "./cursor.ts";
import { withEulersNumber } from "./eulers-number.ts";
import { refuseMixedCase } from "./letter-case.ts";
import { spellOutLetterRuns } from "./letter-runs.ts";
import { type Context, inside } from "./parse-context.ts";
import { isPlainInteger, negativeOf, readPower } from "./parse-factor.ts";
import { startsFunction } from "./parse-function.ts";
import { memoise } from "./memoise.ts";
import type { Token } from "./token.ts";

/**
 * Parses a run of tokens as one expression; all tokens must be used. Where school conventions differ, the rules are:
 * - `3/4` of two whole numbers without spaces is a fraction and binds tightly: 12 ÷ 3/4 = 12 ÷ (3/4), 1/2x = ½·x;
 * - `3 1/2` and `3½` are mixed numbers;
 * - × and ÷ go from left to right, "of" precedes both, a power precedes its minus sign: -2^2 = -4;
 * - x/2/3 goes from left to right like all divisions, unless the spaces show another grouping: x / 2/3;
 * - ambiguous input is refused: 6 ÷ 2(1 + 2), 12 ÷ 3 / 4, 2 3, and 1/2/3, which may be a date.
 */
export const parseExpression = memoise((tokens: readonly Token[]): Expression => {
  const spelled = spellOutLetterRuns(tokens);
  refuseMixedCase(spelled);
  const cursor = new Cursor(spelled);
  const expression = sum(cursor, { depth: 0, inBars: false, sum });
  if (!cursor.atEnd()) throw cursor.unexpected();
  return withEulersNumber(expression);
});

function sum(cursor: Cursor, context: Context): Expression {
  if (cursor.isSymbol("+")) cursor.next();
  let left = signed(cursor, context, term);
  while (cursor.isSymbol("+", "-")) {
    const kind = cursor.isSymbol("+") ? "sum" : "difference";
    cursor.next();
    left = { kind, left, right: signed(cursor, context, term) };
  }
  return left;
}

type Part = (cursor: Cursor, context: Context) => Expression;

/** A minus before a plain number makes it a negative number; --5 is read as -(-5). */
function signed(cursor: Cursor, context: Context, part: Part): Expression {
  if (!cursor.isSymbol("-")) return part(cursor, context);
  cursor.next();
  if (cursor.isSymbol("+")) throw cursor.unexpected();
  if (!cursor.isSymbol("-")) return negated(part(cursor, context));
  const inner = signed(cursor, inside(context, context), part);
  return { kind: "negate", operand: { kind: "group", inner } };
}

/** The minus sign is merged into the first number of the term: -3x is -3 times x. */
function negated(term: Expression): Expression {
  if (term.kind === "product" || (term.kind === "quotient" && term.sign === "÷")) {
    return { ...term, left: negated(term.left) };
  }
  return negativeOf(term);
}

/** The context of a possible implicit factor: the last operand, and how it was joined. */
interface Before {
  operand: Expression;
  joined: "start" | "×" | "implicit" | "÷" | "/";
  /** Whether it is a fraction with a fraction bar, which delimits it. */
  isBarred: boolean;
  /** Whether a space is next to the sign before it. */
  isLoose?: boolean;
  /** The count of consecutive divisions by / up to here. */
  divisions?: number;
}

/** Products and quotients from left to right. */
function term(cursor: Cursor, context: Context): Expression {
  const isBarred = cursor.isSymbol("frac");
  let left = ofProduct(cursor, context);
  let before: Before = { operand: left, joined: "start", isBarred };
  for (;;) {
    const next = productStep(cursor, context, left, before);
    if (!next) return left;
    [left, before] = next;
  }
}

const mostDivisions = 6;

type ProductStep = (
  cursor: Cursor,
  context: Context,
  left: Expression,
  before: Before,
) => [Expression, Before] | null;

const productStep: ProductStep = (cursor, context, left, before) => {
  if (cursor.isSymbol("×")) return multiplied(cursor, context, left, before);
  if (cursor.isSymbol("÷", "/")) return dividedBy(cursor, context, left, before);
  return withoutSign(cursor, context, left, before);
};

const multiplied: ProductStep = (cursor, context, left) => {
  cursor.next();
  const isBarred = cursor.isSymbol("frac");
  const operand = signed(cursor, context, ofProduct);
  return [
    { kind: "product", sign: "×", left, right: operand },
    { operand, joined: "×", isBarred },
  ];
};

const dividedBy: ProductStep = (cursor, context, left, before) => {
  const sign = cursor.isSymbol("÷") ? "÷" : "/";
  const isLoose = hasSpaceBeside(cursor);
  const divisions = sign === "/" ? (before.divisions ?? 0) + 1 : 0;
  if (divisions > mostDivisions) throw tooHard("There are too many divisions in a row.");
  refuseUnclearDivision(cursor, before, sign, isLoose);
  cursor.next();
  const operand = signed(cursor, context, sign === "÷" ? ofProduct : withoutFraction);
  return [
    divided(left, sign, operand),
    { operand, joined: sign, isBarred: false, isLoose, divisions },
  ];
};

const withoutSign: ProductStep = (cursor, context, left, before) => {
  if (!startsFactor(cursor, context, before, left)) return null;
  const isApart = cursor.peek()?.spaced === true && left.kind === "product";
  const isBarred = cursor.isSymbol("frac");
  const operand = readPower(cursor, context, { fractions: false });
  // x²y (3/4) x: after a longer product, a bracket separated by a space is a factor.
  if (!isApart || isNamedAsFunction(before.operand)) refuseUnclearBracket(before, operand);
  refuseUnclearFactor(cursor, left, before, operand);
  const product: Expression = { kind: "product", sign: "implicit", left, right: operand };
  return [product, { operand, joined: "implicit", isBarred }];
};

/** Whether a factor without × follows: 2x, 2(x + 1), 2√3, x sin x, a³ 15b. Never 2 3, which is ambiguous. */
function startsFactor(
  cursor: Cursor,
  { inBars }: Context,
  { operand }: Before,
  left: Expression,
): boolean {
  if (startsFunction(cursor)) return true;
  const token = cursor.peek();
  if (token?.kind === "number") {
    return mayPrecedeNumber(operand, token.spaced) || isLongProduct(cursor, left, operand);
  }
  return (
    token?.kind === "letter" ||
    cursor.isSymbol("(", "√", "√[", "frac") ||
    (cursor.isSymbol("|") && !inBars)
  );
}

/** a³ 15b after a space, and 3!2!. */
function mayPrecedeNumber(operand: Expression, isSpaced: boolean): boolean {
  if (operand.kind === "call") return operand.name === "factorial";
  return isSpaced && (operand.kind === "power" || operand.kind === "group");
}

/**
 * r²s 20r: a term with a power in it, and after a space a term that begins with a number. Never x, which may mean ×.
 */
function isLongProduct(cursor: Cursor, left: Expression, operand: Expression): boolean {
  const [number, next] = [cursor.peek(), cursor.peek(1)];
  const isTerm = number?.spaced === true && next?.kind === "letter" && !next.spaced;
  const isLetter = operand.kind === "variable" && operand.name !== "x";
  return isTerm && isLetter && left.kind === "product" && someWithin(left, isPower);
}

function isPower({ kind }: Expression): boolean {
  return kind === "power";
}

function divided(left: Expression, sign: "÷" | "/", right: Expression): Expression {
  const isFraction =
    sign === "/" &&
    isPlainInteger(left) &&
    isPlainInteger(right) &&
    !q.isZero(right.value) &&
    q.sign(right.value) > 0;
  if (!isFraction) return { kind: "quotient", sign, left, right };
  return fractionLeaf(left.value.numerator, right.value.numerator);
}

function isFraction(expression: Expression): boolean {
  return expression.kind === "number" && expression.form.kind === "fraction";
}

function hasSpaceBeside(cursor: Cursor): boolean {
  return cursor.peek()?.spaced === true || cursor.peek(1)?.spaced === true;
}

/** 12 ÷ 3 / 4 and x / 2/3 may be 12 ÷ ¾ and x ÷ ⅔; 3/4/5 may be a date. */
function refuseUnclearDivision(
  cursor: Cursor,
  before: Before,
  sign: "÷" | "/",
  isLoose: boolean,
): void {
  if (sign === "÷") return;
  const isRegrouped = before.joined === "/" && before.isLoose === true && !isLoose;
  const mayBeDate = isFraction(before.operand) && !isLoose && cursor.peek(1)?.kind === "number";
  if (before.joined === "÷" || isRegrouped || mayBeDate) {
    throw cursor.unclear("how to read two divisions in a row", "(12 ÷ 3) ÷ 4");
  }
}

function refuseUnclearFactor(
  cursor: Cursor,
  left: Expression,
  before: Before,
  factor: Expression,
): void {
  const hasLetter = someWithin(factor, ({ kind }) => kind === "variable");
  if (followsDivision(left, before) && !(hasLetter && isCoefficient(left, before))) {
    throw cursor.unclear("what is multiplied after the division", "6 ÷ (2 × 3)");
  }
}

/** a(3) may be a function of 3, or a product. */
function refuseUnclearBracket(before: Before, factor: Expression): void {
  const { operand } = before;
  if (operand.kind !== "variable" || factor.kind !== "group") return;
  const hasLetter = someWithin(factor, ({ kind }) => kind === "variable");
  if ((!hasLetter && !isCoefficientOfSum(before, factor)) || isApplied(operand, factor)) {
    throw notUnderstood(
      "I can't tell what the bracket after the letter means. To multiply, write the number first, like 2x.",
    );
  }
}

/** 2a(3 + 4): a number precedes the letter, and a function does not have a computable sum as its argument. */
function isCoefficientOfSum({ operand, joined }: Before, factor: Expression): boolean {
  const inner = ungroup(factor);
  const isSum = inner.kind === "sum" || inner.kind === "difference";
  return isSum && joined === "implicit" && !mayNameFunction(operand);
}

/** Usual letters of functions, polynomials and sequences. */
function mayNameFunction(letter: Expression): boolean {
  return letter.kind === "variable" && /^[fghpqrstuvn]|_/.test(letter.name);
}

function isNamedAsFunction(letter: Expression): boolean {
  return letter.kind === "variable" && ["f", "g", "h"].includes(letter.name);
}

/** f(x) is a function of x, not a product. */
function isApplied(letter: Expression, factor: Expression): boolean {
  return isNamedAsFunction(letter) && ungroup(factor).kind === "variable";
}

function followsDivision(left: Expression, { operand, joined, isBarred }: Before): boolean {
  if (joined === "÷" || joined === "/") return true;
  return !isBarred && (isFraction(operand) || isFraction(left));
}

/** 1/2x is half of x; 12/4x is ambiguous, because it may be 12 over 4x. */
function isCoefficient(left: Expression, { joined }: Before): boolean {
  return (joined === "start" || joined === "/") && isReduced(left);
}

function isReduced(expression: Expression): boolean {
  return (
    expression.kind === "number" &&
    expression.form.kind === "fraction" &&
    expression.form.denominator === expression.value.denominator
  );
}

/** "of" binds more tightly than × and ÷, as in BODMAS. */
function ofProduct(cursor: Cursor, context: Context): Expression {
  let left = readPower(cursor, context, { fractions: true });
  while (cursor.isWord("of")) {
    cursor.next();
    const right = readPower(cursor, context, { fractions: true });
    left = { kind: "product", sign: "of", left, right };
  }
  return left;
}

function withoutFraction(cursor: Cursor, context: Context): Expression {
  return readPower(cursor, context, { fractions: false });
}
