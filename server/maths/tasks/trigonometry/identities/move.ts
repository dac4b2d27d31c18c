import type { Polynomial } from "../../../algebra/form.ts";
import type { Sides } from "./trigonometric-form.ts";

/** One identity put to use: the fraction that results, before anything is cancelled, and the school name of the identity. */
export interface Made {
  sides: Sides;
  title: string;
  /** The identity, in LaTeX between dollar signs, with the angles of this very line; few moves are ever shown. */
  why: () => string;
}

/** All that one kind of identity can make of a fraction. */
export type Move = (sides: Sides) => Made[];

/** A change of sums made a move of fractions: above the bar, below it, and on both sides. */
export function onEitherSide(
  change: (side: Polynomial) => { to: Polynomial; title: string; why: () => string } | null,
): Move {
  return ({ above, below }) => {
    const [top, bottom] = [change(above), change(below)];
    const made: Made[] = [];
    if (top) made.push({ ...top, sides: { above: top.to, below } });
    if (bottom) made.push({ ...bottom, sides: { above, below: bottom.to } });
    if (top && bottom) made.push({ ...top, sides: { above: top.to, below: bottom.to } });
    return made;
  };
}
