import { type Expression, someWithin, variablesIn } from "../../../expressions/expression.ts";
import { matchPhrase, phrase, type Phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { withImaginaryUnit } from "../../../wording/requested-expression.ts";
import { readExpression } from "../reading/requested.ts";

/** The requested property of a complex number. */
export type ComplexTarget =
  | "modulus"
  | "argument"
  | "modulus and argument"
  | "conjugate"
  | "inverse"
  | "polar form"
  | "square root"
  | "standard form";

export interface ComplexProblem {
  target: ComplexTarget;
  expression: Expression;
}

function wordings(
  wanted: ComplexTarget,
  ...texts: string[]
): { wanted: ComplexTarget; wording: Phrase }[] {
  return texts.map((text) => ({ wanted, wording: phrase(text) }));
}

const requests = [
  ...wordings(
    "modulus and argument",
    "the modulus and argument|amplitude of {z}",
    "the modulus and the argument|amplitude of {z}",
    "modulus and argument|amplitude of {z}",
    "the modulus and argument|amplitude of the complex number {z}",
    "the modulus and the argument|arguments of the complex number {z}",
    "the argument and modulus of {z}",
  ),
  ...wordings(
    "modulus",
    "the modulus of {z}",
    "modulus of {z}",
    "the modulus of the complex number {z}",
    "modulus of the complex number {z}",
    "the absolute value of {z}",
    "{z} ka modulus",
  ),
  ...wordings(
    "argument",
    "the argument|amplitude of {z}",
    "argument|amplitude|arg of {z}",
    "the principal argument of {z}",
    "principal argument of {z}",
    "the argument|amplitude of the complex number {z}",
    "arg {z}",
  ),
  ...wordings(
    "conjugate",
    "the conjugate of {z}",
    "conjugate of {z}",
    "the complex conjugate of {z}",
    "the conjugate of the complex number {z}",
    "{z} ka conjugate",
  ),
  ...wordings(
    "inverse",
    "the multiplicative inverse of {z}",
    "multiplicative inverse of {z}",
    "the multiplicative inverse of the complex number {z}",
    "the reciprocal of {z}",
  ),
  ...wordings(
    "polar form",
    "express|write|convert|represent {z} in polar form",
    "express|write|convert|represent {z} in the polar form",
    "express|write|convert {z} into|to polar form",
    "express|write|convert {z} into|to the polar form",
    "express|write|convert|represent the complex number {z} in the polar form",
    "express|write|convert|represent the complex number {z} in polar form",
    "convert the complex number {z} into polar form",
    "the polar form of {z}",
    "polar form of {z}",
    "{z} in polar form",
    "{z} ko polar form mein likho|badlo",
  ),
  ...wordings(
    "square root",
    "the square root|roots of {z}",
    "square root|roots of {z}",
    "the square root|roots of the complex number {z}",
  ),
  ...wordings(
    "standard form",
    "express|write {z} in the form {ab}",
    "express|write {z} in the form of {ab}",
    "express|write the following in the form {ab} : {z}",
    "express|write {z} as {ab}",
    "express|write {z} in standard form",
    "express|write {z} in the standard form",
    "express|write {z} in the standard form {ab}",
    "express the complex number {z} in the form {ab}",
    "express|write {z} in {ab} form",
    "{z} in the form {ab}",
    "{z} in {ab} form",
    "simplify {z}",
    "the value of {z}",
    "{z}",
  ),
];

const standardForms = new Set(["a+ib", "a+bi", "x+iy", "x+yi", "p+iq"]);

/** Recognises a request for a property of a complex number; null for other questions. */
export function recogniseComplex(question: Question): ComplexProblem | null {
  if (!/[iι]/i.test(question.text)) return null;
  const tokens = question.body.map(withIota);
  if (!tokens.some(isI)) return null;
  for (const { wanted, wording } of requests) {
    const gaps = matchPhrase(wording, tokens);
    const form = gaps?.get("ab");
    const isForm =
      !form ||
      standardForms.has(
        form
          .map(({ written }) => written)
          .join("")
          .toLowerCase(),
      );
    const expression = gaps && isForm ? readComplex(gaps.get("z")) : null;
    if (expression) return settled(wanted, expression, Boolean(form));
  }
  return null;
}

/** Reads "iota" and ι as i. */
export function withIota(token: Token): Token {
  const isIota = token.kind === "word" && token.text === "iota";
  return isIota || (token.kind === "unknown" && token.text === "ι")
    ? { ...token, kind: "letter", text: "i" }
    : token;
}

function isI(token: Token): boolean {
  return (
    (token.kind === "letter" && token.text === "i") ||
    // The expression parser splits words such as "yi" and "isin".
    (token.kind === "word" && /^(?:i[a-z]|[a-z]i|isin|icos)$/.test(token.text))
  );
}

/** Reads an expression with i and no other letter; null for others. */
function readComplex(given: readonly Token[] | undefined): Expression | null {
  const tokens = given?.flatMap(apart);
  const expression = readExpression(tokens);
  if (!expression || variablesIn(expression).join() !== "i") return null;
  return withImaginaryUnit(expression);
}

/** Splits "isin" into i and sin. */
function apart(token: Token): Token[] {
  const [, name] = (token.kind === "word" && /^i(sin|cos)$/.exec(token.text)) || [];
  if (name === undefined) return [token];
  return [
    { ...token, kind: "letter", text: "i" },
    { ...token, kind: "word", text: name, spaced: false },
  ];
}

function settled(
  target: ComplexTarget,
  expression: Expression,
  isFormNamed: boolean,
): ComplexProblem | null {
  if (target === "standard form") {
    const sign = bySign(expression);
    if (sign) return sign;
    if (!isFormNamed && !looksImaginary(expression)) return null;
  }
  const isForeign = (part: Expression): boolean =>
    part.kind === "percent" || (part.kind === "call" && part.name === "abs");
  return someWithin(expression, isForeign) ? null : { target, expression };
}

/** |z| requests the modulus, and √z the square root; null for other expressions. */
function bySign(expression: Expression): ComplexProblem | null {
  if (expression.kind === "call" && expression.name === "abs") {
    return { target: "modulus", expression: expression.argument };
  }
  const isRoot = expression.kind === "root" && expression.index === 2;
  return isRoot ? { target: "square root", expression: expression.operand } : null;
}

/** Whether i is certainly the imaginary unit, as in i² and 2 + 3i; a letter i on its own may be anything. */
function looksImaginary(expression: Expression): boolean {
  const isUnit = (part: Expression): boolean => part.kind === "constant" && part.name === "i";
  return someWithin(expression, (part) => {
    if (part.kind === "power") return someWithin(part.base, isUnit);
    const isSum = part.kind === "sum" || part.kind === "difference";
    return isSum && someWithin(part.left, isUnit) !== someWithin(part.right, isUnit);
  });
}
