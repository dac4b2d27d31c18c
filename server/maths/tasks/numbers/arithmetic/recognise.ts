import {
  type Expression,
  numbersIn,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import type { Question } from "../../../read/question.ts";
import { notUnderstood } from "../../../refusal.ts";
import { moneyIn } from "./money.ts";
import { readSpoken, readUsualForm } from "./spoken.ts";

/** An expression to evaluate. */
export interface ArithmeticProblem {
  expression: Expression;
  /** "decimal" if the question contains a decimal, otherwise "fraction". */
  style: NumberStyle;
  isMoney: boolean;
}

/**
 * Parses a question that no other task matched as an expression. As the last task, it throws a refusal that says what
 * is not understood.
 */
export function recognise(question: Question): ArithmeticProblem {
  const expression =
    readSpoken(question.body) ??
    readUsualForm(question.body) ??
    parseExpression(withoutWords(question));
  if (question.targets.length > 0) {
    throw notUnderstood(
      `You ask for ${question.targets.join(" and ")}, but I see no equation to find it from. Type one, such as 2x + 3 = 11.`,
    );
  }
  if (someWithin(expression, ({ kind }) => kind === "percent")) {
    throw notUnderstood("I can't tell what this is a part of. Type it like 15% of 240.");
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

/** Throws a refusal if words remain that no rule matches; otherwise returns the tokens. */
function withoutWords({ body }: Question): Question["body"] {
  const hasWords = body.some((token) => token.kind === "word" && token.text !== "of");
  if (!hasWords) return body;
  throw notUnderstood(
    "I got stuck in the words of this sum. Type only the sum or the equation, like 15% of 240 or 2x + 3 = 11.",
  );
}

function isUnfinished({ form, value }: Extract<Expression, { kind: "number" }>): boolean {
  return form.kind === "fraction" && form.denominator !== value.denominator;
}
