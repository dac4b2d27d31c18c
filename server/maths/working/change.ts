import type { CanonicalOptions } from "../algebra/options.ts";
import type { Expression } from "../expressions/expression.ts";

/** One transformation of an expression: the result, the operation, and the school rule. */
export interface Change {
  to: Expression;
  title: string;
  why: string;
  /** An intermediate line, with the operation that leads to it. */
  via?: { to: Expression; title: string; why: string };
}

/** The result of a rule for a subexpression without pending inner work; null if the rule does not apply. */
export type Rule = (part: Expression, options: CanonicalOptions) => Change | null;
