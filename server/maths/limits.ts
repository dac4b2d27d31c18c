import { tooHard } from "./refusal.ts";

/** Limits for input and computation, so that no question takes more than a few milliseconds. */
export const limits = {
  /** Maximum characters of a question. */
  questionLength: 500,
  /** Maximum characters of an exercise, with all its parts and options. */
  exerciseLength: 3000,
  /** Maximum digits of a typed number: every answer (see below, with a zero before the point) can be typed back. */
  typedDigits: 122,
  /** Maximum digits of a numerator or denominator in a computation. */
  computedDigits: 120,
  bracketDepth: 30,
  exponent: 400,
  /** Maximum total degree of a polynomial while brackets are expanded. */
  degree: 12,
  /** Maximum terms of a polynomial while brackets are expanded. */
  terms: 200,
} as const;

const largest = 10n ** BigInt(limits.computedDigits);

/** Returns the number; refuses one larger than school calculations need. */
export function withinDigits(value: bigint): bigint {
  if (value > largest || value < -largest) throw numbersTooLong();
  return value;
}

/** The refusal of a number with more digits than `limits.computedDigits`. */
export function numbersTooLong(): Error {
  return tooHard(
    "The numbers in this question get too long for me. Try the same sum with smaller numbers.",
  );
}
