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

/** The requested quantity, and the shorter segment on the ground that leads to it. */
export interface TwoAnglesResult {
  value: Surd;
  /** With the given value for √3, if there is one. */
  rounded: Rational | null;
}

const third = q.rational(1n, 3n);

/** tan 30°, 45°, 60°. */
export function tangent(angle: number): Surd {
  if (angle === 45) return surd(q.one);
  return surd(q.zero, angle === 30 ? third : q.one, 3n);
}

/** As school tables write it. */
export function tangentLatex(angle: number): string {
  return angle === 30 ? "\\frac{1}{\\sqrt{3}}" : surdLatex(tangent(angle));
}

export function cotangent(angle: number): Surd {
  return tangent(90 - angle);
}

/** Sums and products of a + b√3 stay of that form. */
export function plus(a: Surd, b: Surd): Surd {
  return kept(addSurds(a, b));
}

export function times(a: Surd, b: Surd): Surd {
  return kept(multiplySurds(a, b));
}

export function over(a: Surd, b: Surd): Surd {
  return times(a, kept(reciprocal(b)));
}

function kept(value: Surd | null): Surd {
  if (!value) throw new Error("Only numbers of the form a + b√3 occur here");
  return value;
}

export function solve(story: TwoAngles): TwoAnglesResult {
  const value = valueOf(story);
  const { root } = story;
  const rounded = root === null ? null : q.add(value.rational, q.multiply(value.coefficient, root));
  return { value, rounded };
}

function valueOf({ kind, angles: [first, second], length }: TwoAngles): Surd {
  const known = surd(length);
  const [one, two] = [cotangent(first), cotangent(second)];
  const larger = first < second ? one : two;
  const smaller = first < second ? two : one;
  switch (kind) {
    case "nearer":
      return over(known, plus(larger, negateSurd(smaller)));
    case "between":
      return over(known, plus(one, two));
    case "apart":
      return times(known, plus(larger, negateSurd(smaller)));
    case "across":
      return times(known, plus(one, two));
    case "on-top":
      return plus(times(times(known, one), tangent(second)), negateSurd(known));
    case "below":
      return over(known, plus(times(tangent(second), one), surd(q.negate(q.one))));
    case "facing":
      return plus(known, times(times(known, two), tangent(first)));
  }
}
