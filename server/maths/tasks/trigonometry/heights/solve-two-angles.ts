import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  addSurds,
  multiplySurds,
  negateSurd,
  reciprocal,
  surd,
  type Surd,
} from "../../../numbers/surd.ts";
import { surdLatex } from "../../../numbers/written.ts";
import type { TwoAngles } from "./two-angle-stories.ts";

/** The requested length. */
export interface TwoAnglesResult {
  value: Surd;
  /** The value with the given approximation of √3; null if none is given. */
  approximation: Rational | null;
}

const third = q.rational(1n, 3n);

/** The tangent of 30°, 45° or 60°. */
export function tangent(angle: number): Surd {
  if (angle === 45) return surd(q.one);
  return surd(q.zero, angle === 30 ? third : q.one, 3n);
}

/** The tangent as school tables write it: 1/√3 and not √3/3. */
export function tangentLatex(angle: number): string {
  return angle === 30 ? "\\frac{1}{\\sqrt{3}}" : surdLatex(tangent(angle));
}

/** The cotangent of 30°, 45° or 60°. */
export function cotangent(angle: number): Surd {
  return tangent(90 - angle);
}

/** The sum of two numbers of the form a + b√3. */
export function plus(a: Surd, b: Surd): Surd {
  return kept(addSurds(a, b));
}

/** The product of two numbers of the form a + b√3. */
export function times(a: Surd, b: Surd): Surd {
  return kept(multiplySurds(a, b));
}

/** The quotient of two numbers of the form a + b√3. */
export function over(a: Surd, b: Surd): Surd {
  return times(a, kept(reciprocal(b)));
}

function kept(value: Surd | null): Surd {
  if (!value) throw new Error("Only numbers of the form a + b√3 occur here");
  return value;
}

/** The requested length in exact form, and rounded if the question gives a value of √3. */
export function solve(story: TwoAngles): TwoAnglesResult {
  const value = valueOf(story);
  const { root } = story;
  const approximation =
    root === null ? null : q.add(value.rational, q.multiply(value.coefficient, root));
  return { value, approximation };
}

function valueOf({ kind, angles: [first, second], length }: TwoAngles): Surd {
  const givenLength = surd(length);
  const [one, two] = [cotangent(first), cotangent(second)];
  const larger = first < second ? one : two;
  const smaller = first < second ? two : one;
  switch (kind) {
    case "nearer":
      return over(givenLength, plus(larger, negateSurd(smaller)));
    case "between":
      return over(givenLength, plus(one, two));
    case "apart":
      return times(givenLength, plus(larger, negateSurd(smaller)));
    case "across":
      return times(givenLength, plus(one, two));
    case "on-top":
      return plus(times(times(givenLength, one), tangent(second)), negateSurd(givenLength));
    case "below":
      return over(givenLength, plus(times(tangent(second), one), surd(q.negate(q.one))));
    case "facing":
      return plus(givenLength, times(times(givenLength, two), tangent(first)));
  }
}
