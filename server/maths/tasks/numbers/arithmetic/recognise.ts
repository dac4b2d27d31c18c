import { numbersIn, someWithin, ungroup } from "../../../expressions/expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol } from "../../../read/token.ts";
import { notUnderstood } from "../../../refusal.ts";
import { moneyIn } from "./money.ts";

/** A sum to work out. */
export interface ArithmeticProblem {
  expression: Expression;
  /** Decimals in the question ask for a decimal answer. */
  style: NumberStyle;
  isMoney: boolean;
}

/** Sums said in words: "add 4 and 5". */
const spoken: [text: string, build: (first: Expression, second: Expression) => Expression][] = [
  ["add {first} and {second}", (left, right) => ({ kind: "sum", left, right })],
  ["add {first} to {second}", (first, second) => ({ kind: "sum", left: second, right: first })],
  ["sum of {first} and {second}", (left, right) => ({ kind: "sum", left, right })],
  [
    "subtract {first} from {second}",
    (first, second) => ({ kind: "difference", left: second, right: first }),
  ],
  ["multiply {first} by|and|with {second}", product],
  ["product of {first} and {second}", product],
  ["divide {first} by {second}", (left, right) => ({ kind: "quotient", sign: "÷", left, right })],
];

function product(left: Expression, right: Expression): Expression {
  return { kind: "product", sign: "×", left, right };
}

/** Reads whatever no other task claimed as a sum of numbers; being last, it says what is not understood. */
export function recognise(question: Question): ArithmeticProblem {
  const expression = readSpoken(question) ?? parseExpression(withoutWords(question));
  if (question.asked.length > 0) {
    throw notUnderstood(
      `You ask for ${question.asked.join(" and ")}, but I see no equation to find it from. Type one, such as 2x + 3 = 11.`,
    );
  }
  if (someWithin(expression, ({ kind }) => kind === "percent")) {
    throw notUnderstood(
      "I don't understand the % sign at this place. Type what it is a part of, like 15% of 240.",
    );
  }
  const numbers = numbersIn(expression);
  const plain = ungroup(expression);
  if (plain.kind === "number" && !isUnfinished(plain)) {
    throw notUnderstood(
      "This is only a number, and I don't see what to do with it. Type a sum, like 12 + 5.",
    );
  }
  const style = numbers.some(({ form }) => form.kind === "decimal") ? "decimal" : "fraction";
  return { expression, style, isMoney: moneyIn(expression) };
}

/** Words that nobody accounted for make it a question in words, which is no sum. */
function withoutWords({ body }: Question): Question["body"] {
  const words = body.flatMap((token) => {
    return token.kind === "word" && token.text !== "of" ? [token.text] : [];
  });
  if (words.length === 0) return body;
  const some = words.slice(0, 3).join(" ");
  throw notUnderstood(
    `I don't understand the words “${some}”. Type only the sum or the equation, like 15% of 240 or 2x + 3 = 11.`,
  );
}

function isUnfinished({ form, value }: Extract<Expression, { kind: "number" }>): boolean {
  return form.kind === "fraction" && form.denominator !== value.denominator;
}

function readSpoken({ body }: Question): Expression | null {
  for (const [text, build] of spoken) {
    const gaps = matchPhrase(phrase(text), body);
    const [first, second] = [gaps?.get("first"), gaps?.get("second")];
    if (!first || !second || [...first, ...second].some((token) => isSymbol(token, "+"))) continue;
    return build(readNumber(parseExpression(first)), readNumber(parseExpression(second)));
  }
  return null;
}

/** In a sum said in words only numbers are certain: "add 2 and 3 × 4" could be meant in two ways. */
function readNumber(expression: Expression): Expression {
  if (expression.kind === "number") return expression;
  const isNegative = expression.kind === "negate" && expression.operand.kind === "number";
  const inner = expression.kind === "group" ? readNumber(expression.inner) : null;
  if (inner ?? isNegative) return expression;
  throw notUnderstood("Write this sum with signs instead of words, like 2 + 3 × 4.");
}
