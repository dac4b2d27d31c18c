import type { Expression } from "../../expressions/expression.ts";
import { toUsualForm, type Transformation, workOut } from "../../working/work-out.ts";
import { looksLike, sizeOf, workedOut } from "../../working/written.ts";

export interface WorkedThrough {
  moves: Transformation[];
  start: Expression;
  result: Expression;
}

/** The expression simplified step by step, to textbook form. */
export function workedThrough(expression: Expression): WorkedThrough {
  const { moves, result: final } = movesDown(expression);
  const result = otherOrder(final) ?? final;
  const [first, end] = [moves[0], moves.at(-1)];
  if (!first || !end) return { moves, start: result, result };
  if (result === final) return { moves, start: first.before, result };
  const ended = [...moves.slice(0, -1), { ...end, after: result }];
  return { moves: ended, start: first.before, result };
}

function movesDown(expression: Expression): { moves: Transformation[]; result: Expression } {
  const { steps, result } = workOut(expression);
  const last = toUsualForm(result, {});
  return last ? { moves: [...steps, last], result: last.after } : { moves: steps, result };
}

/** The same form with another order or sign of multiplication: 2 × t² is 2t². */
function otherOrder(expression: Expression): Expression | null {
  const usual = workedOut(expression, {});
  const isSameSize = sizeOf(usual) === sizeOf(expression);
  return isSameSize && !looksLike(usual, expression) ? usual : null;
}
