import type { Polynomial } from "../../../algebra/form.ts";
import type { Sides } from "./trigonometric-form.ts";

/** One application of an identity: the resulting fraction before cancelling, and the school name of the identity. */
export interface IdentityApplication {
  sides: Sides;
  title: string;
  /**
   * The reason: the identity in LaTeX between dollar signs, with the angles of this line. Computed on demand, because
   * few moves are shown.
   */
  why: () => string;
}

/** Returns all results of applying one kind of identity to a fraction. */
export type Move = (sides: Sides) => IdentityApplication[];

/** A move that applies a change of sums to the numerator, to the denominator, and to both. */
export function onEitherSide(
  change: (side: Polynomial) => { to: Polynomial; title: string; why: () => string } | null,
): Move {
  return ({ above, below }) => {
    const [top, bottom] = [change(above), change(below)];
    const made: IdentityApplication[] = [];
    if (top) made.push({ ...top, sides: { above: top.to, below } });
    if (bottom) made.push({ ...bottom, sides: { above, below: bottom.to } });
    if (top && bottom) made.push({ ...top, sides: { above: top.to, below: bottom.to } });
    return made;
  };
}
