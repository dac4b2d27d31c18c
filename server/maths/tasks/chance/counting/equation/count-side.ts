import type { Rational } from "../../../../numbers/rational.ts";
import { rationalLatex } from "../../../../numbers/written.ts";
import { combinationLatex, permutationLatex } from "../count.ts";
import { factorLatex, type Linear, linearLatex, minus, plain, valueOf } from "./linear.ts";

export type CountPart =
  | { kind: "number"; value: Rational }
  /** A factor such as n + 1. */
  | { kind: "linear"; of: Linear }
  | { kind: "factorial"; of: Linear }
  | { kind: "choose"; letter: "C" | "P"; from: Linear; count: Linear };

/** A product of parts over a product of parts. */
export interface CountSide {
  above: readonly CountPart[];
  below: readonly CountPart[];
}

/** Two sides that are equal, in one unknown. */
export interface CountEquation {
  letter: string;
  left: CountSide;
  right: CountSide;
  /** A lower bound of the unknown, if the question states one. */
  moreThan: number;
}

/** n!/(n-r)! for each ⁿPᵣ, and n!/(r!(n-r)!) for each ⁿCᵣ. */
export function byFactorials({ above, below }: CountSide): CountSide {
  const tops = above.map(factorialsOf);
  const bottoms = below.map(factorialsOf);
  return {
    above: [...tops.flatMap((side) => side.above), ...bottoms.flatMap((side) => side.below)],
    below: [...tops.flatMap((side) => side.below), ...bottoms.flatMap((side) => side.above)],
  };
}

function factorialsOf(part: CountPart): CountSide {
  if (part.kind !== "choose") return { above: [part], below: [] };
  const { from, count, letter } = part;
  const left: CountPart = { kind: "factorial", of: minus(from, count) };
  const chosen: CountPart = { kind: "factorial", of: count };
  return {
    above: [{ kind: "factorial", of: from }],
    below: letter === "P" ? [left] : [chosen, left],
  };
}

function partLatex(part: CountPart, letter: string): string {
  switch (part.kind) {
    case "number":
      return rationalLatex(part.value);
    case "linear":
      return factorLatex(part.of, letter);
    case "factorial":
      return `${factorLatex(part.of, letter)}!`;
    case "choose": {
      const [from, taken] = [linearLatex(part.from, letter), linearLatex(part.count, letter)];
      return part.letter === "P" ? permutationLatex(from, taken) : combinationLatex(from, taken);
    }
  }
}

export function productLatex(parts: readonly CountPart[], letter: string): string {
  return parts.length === 0 ? "1" : parts.map((part) => partLatex(part, letter)).join(" \\times ");
}

export function sideLatex({ above, below }: CountSide, letter: string): string {
  const top = productLatex(above, letter);
  return below.length === 0 ? top : `\\frac{${top}}{${productLatex(below, letter)}}`;
}

/** The side with each permutation and combination expanded, factor by factor: 42 × n!/(n-3)!. */
export function openSideLatex(side: CountSide, letter: string): string {
  if (side.below.length > 0) return sideLatex(byFactorials(side), letter);
  return side.above.map((part) => sideLatex(factorialsOf(part), letter)).join(" \\times ");
}

export const numberPart = (value: Rational): CountPart => ({ kind: "number", value });

export function isConstant(part: CountPart): boolean {
  switch (part.kind) {
    case "number":
      return true;
    case "linear":
    case "factorial":
      return part.of.slope === 0;
    case "choose":
      return part.from.slope === 0 && part.count.slope === 0;
  }
}

export function hasUnknown({ above, below }: CountSide): boolean {
  return [...above, ...below].some((part) => !isConstant(part));
}

/** The part with a number substituted for the unknown. */
export function partAt(part: CountPart, x: number): CountPart {
  switch (part.kind) {
    case "number":
      return part;
    case "linear":
    case "factorial":
      return { ...part, of: plain(valueOf(part.of, x)) };
    case "choose":
      return { ...part, from: plain(valueOf(part.from, x)), count: plain(valueOf(part.count, x)) };
  }
}
