import { tooHard } from "../refusal.ts";

/** The maximum units of work, about a microsecond each, of one request. */
const wholeRequest = 60_000;

let left: number | null = null;

/** Runs a computation with a work budget; a nested computation shares the budget of the outer one. */
export function withBudget<T>(compute: () => T): T {
  if (left !== null) return compute();
  left = wholeRequest;
  try {
    return compute();
  } finally {
    left = null;
  }
}

/** Deducts work from the budget before it is done; refuses (`too_hard`) if the budget is exceeded. */
export function spend(work: number): void {
  if (left === null) {
    if (work > wholeRequest) throw tooLong();
    return;
  }
  left -= work;
  if (left < 0) throw tooLong();
}

/** The refusal of a computation that exceeds the budget of work. */
export function tooLong(): Error {
  return tooHard("This expression gets too long for me. Try a shorter one, or smaller powers.");
}
