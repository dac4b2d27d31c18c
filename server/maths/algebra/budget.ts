import { tooHard } from "../refusal.ts";

/** Units of work, about a microsecond each, that one request may take. */
const wholeRequest = 60_000;

let left: number | null = null;

/** Runs a computation that may take no more than a bounded amount of work; within another one it shares its budget. */
export function withBudget<T>(compute: () => T): T {
  if (left !== null) return compute();
  left = wholeRequest;
  try {
    return compute();
  } finally {
    left = null;
  }
}

/** Accounts for work before it is done; refuses (`too_hard`) what would take too long. */
export function spend(work: number): void {
  if (left === null) {
    if (work > wholeRequest) throw tooLong();
    return;
  }
  left -= work;
  if (left < 0) throw tooLong();
}

export function tooLong(): Error {
  return tooHard("This expression gets too long for me. Try a shorter one, or smaller powers.");
}
