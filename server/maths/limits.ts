import { tooHard } from "./refusal.ts";

/** Bounds on what is read and computed, so that no question takes more than a few milliseconds. */
export const limits = {
  /** Characters of a question. */
  questionLength: 500,
  /** Characters of an exercise, with all its parts and options. */
  exerciseLength: 3000,
  /** Digits of a number as typed: whatever we answer (see below, with a zero before the point) can be typed back. */
  typedDigits: 122,
  /** Digits of a numerator or denominator that a computation may reach. */
  computedDigits: 120,
  bracketDepth: 30,
  exponent: 400,
  /** Total degree of a polynomial while brackets are opened. */
  degree: 12,
  /** Terms of a polynomial while brackets are opened. */
  terms: 200,
} as const;

const largest = 10n ** BigInt(limits.computedDigits);

/** Passes a number through unless it has grown past what a school sum can reach. */
export function withinDigits(value: bigint): bigint {
  if (value > largest || value < -largest) throw numbersTooLong();
  return value;
}

export function numbersTooLong(): Error {
  return tooHard(
    "The numbers in this question get too long for me. Try the same sum with smaller numbers.",
  );
}
