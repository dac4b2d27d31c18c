import type { CanonicalOptions } from "../algebra/options.ts";
import type { Expression } from "../expressions/expression.ts";

/** One move on an expression: what it becomes, what was done, and by which rule of the school. */
export interface Change {
  to: Expression;
  title: string;
  why: string;
  /** A line on the way, with what was done to come to it. */
  via?: { to: Expression; title: string; why: string };
}

/** What a rule makes of a part that is ready for it; null where it says nothing of it. */
export type Rule = (part: Expression, options: CanonicalOptions) => Change | null;
