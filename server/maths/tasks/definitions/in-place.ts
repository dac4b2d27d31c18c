import { canonical } from "../../algebra/canonical.ts";
import * as form from "../../algebra/quotient.ts";
import type { Expression } from "../../expressions/expression.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import * as q from "../../numbers/rational.ts";
import { type NumberStyle, rationalPlain } from "../../numbers/written.ts";
import { isSymbol, type Token } from "../../read/token.ts";

interface Neighbours {
  before: Token | undefined;
  after: Token | undefined;
}

/** Returns the value as it is substituted into the text, in brackets if it would merge with adjacent tokens. */
export function inPlace(value: Expression, neighbours: Neighbours, style: NumberStyle): string {
  const number = form.asRational(canonical(value));
  const text = number ? rationalPlain(number, style) : expressionPlain(value);
  const isPlain = number !== null && q.isInteger(number) && q.sign(number) >= 0;
  const needsThem = isStuck(neighbours) || (!isPlain && isBound(neighbours));
  return needsThem ? `(${text})` : text;
}

/** Whether an arithmetic operator is adjacent. */
function isBound({ before, after }: Neighbours): boolean {
  return [before, after].some((token) =>
    isSymbol(token, "+", "-", "×", "÷", "/", "^", "%", "!", "°"),
  );
}

/** Whether the value is an implicit factor, as in 3y or y(2 + 1), or would merge with digits, as in y2. */
function isStuck({ before, after }: Neighbours): boolean {
  const isFactorBefore = isNumberOrLetter(before) || isSymbol(before, ")");
  const isFactorAfter = isNumberOrLetter(after) || isSymbol(after, "(");
  return isFactorBefore || (isFactorAfter && after?.spaced === false);
}

function isNumberOrLetter(token: Token | undefined): boolean {
  return token?.kind === "number" || token?.kind === "fraction" || token?.kind === "letter";
}
