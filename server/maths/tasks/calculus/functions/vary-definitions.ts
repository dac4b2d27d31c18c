import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import type { Applications } from "./applied.ts";
import type { Clause, Definitions, FunctionQuestion } from "./clauses.ts";

const ordinals = ["", "first", "second", "third", "fourth", "fifth"];

/** The same sentences with other numbers in the definitions. */
export function varyDefinitions(
  { clauses, target, applications }: FunctionQuestion,
  random: () => number,
): string {
  const sentences = variedSentences({ clauses, applications }, random);
  return [...sentences, `Find ${appliedPlain(target, applications)}.`].join(" ");
}

/** Sentences that define the same letters with other numbers. */
export function variedSentences(
  { clauses, applications }: Definitions,
  random: () => number,
): string[] {
  return clauses.map((clause) => {
    const plain = (expression: Expression): string =>
      appliedPlain(varyNumbers(expression, random), applications);
    return sentence(clause, plain);
  });
}

function sentence(clause: Clause, plain: (expression: Expression) => string): string {
  switch (clause.kind) {
    case "function": {
      const head = `${clause.name}(${clause.parameter})`;
      return clause.order === 0
        ? `Let ${head} = ${plain(clause.body)}.`
        : `Let ${head} be the ${ordinals[clause.order] ?? "first"} derivative of ${plain(clause.body)}.`;
    }
    case "value":
      return `Let ${clause.name} be ${plain(clause.value)}.`;
    case "equations":
      return `Suppose ${clause.equations.map(({ left, right }) => `${plain(left)} = ${plain(right)}`).join(", ")}.`;
  }
}

function appliedPlain(expression: Expression, applications: Applications): string {
  return expressionPlain(expression).replaceAll(/applied_\d+/g, (letter) => {
    const application = applications.get(letter);
    if (!application) return "";
    return `${application.name}(${appliedPlain(application.argument, applications)})`;
  });
}
