import type { Expression } from "../../../../expressions/expression.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import type { Exact } from "../../exact/exact.ts";
import type { MeasureUnit } from "../../reading/measure-unit.ts";

/** The name of a vertex, as in the question: A. */
export type Corner = string;

export type Ratio = "sin" | "cos" | "tan" | "cosec" | "sec" | "cot";
export const ratios: readonly Ratio[] = ["sin", "cos", "tan", "cosec", "sec", "cot"];

/** A known fact about the triangle. A side is identified by the opposite vertex. */
export type Fact =
  | { kind: "side"; side: Corner; value: Exact }
  /** The sum or the difference of two sides. */
  | { kind: "sum"; sides: readonly [Corner, Corner]; sign: 1 | -1; value: Exact }
  | { kind: "equal"; sides: readonly [Corner, Corner] }
  | { kind: "angle"; corner: Corner; degrees: Rational }
  | { kind: "ratio"; ratio: Ratio; corner: Corner; value: Exact };

export type FactOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

/** The lengths of the three sides. */
export type Lengths = ReadonlyMap<Corner, Exact>;

/** A requested quantity. */
export type Target =
  | { kind: "side"; side: Corner }
  | { kind: "angle"; corner: Corner }
  | { kind: "ratio"; ratio: Ratio; corner: Corner }
  /** The value of an expression in ratios of the acute angles, whose letters are vertices. */
  | { kind: "value"; expression: Expression }
  /** Whether two such expressions are equal. */
  | { kind: "claim"; left: Expression; right: Expression }
  | { kind: "area" }
  | { kind: "perimeter" };

/** A fact, with the positions of its numbers in the question. */
export interface Source {
  fact: Fact;
  /** Both 15 and 8 for 15 cot A = 8. */
  places: readonly { start: number; end: number }[];
  unit: MeasureUnit | null;
  isDecimal: boolean;
}

export interface RightTriangleProblem {
  /** In the order of the name: ABC. */
  corners: readonly [Corner, Corner, Corner];
  /** The vertex of the right angle. */
  right: Corner;
  facts: readonly Fact[];
  targets: readonly Target[];
  unit: MeasureUnit | null;
  /** Whether lengths are given as decimals. */
  isDecimal: boolean;
  sources: readonly Source[];
  /** The text of the question, from which similar ones are made. */
  text: string;
}

export type Triangle = Pick<RightTriangleProblem, "corners" | "right">;

/** Returns the side opposite a vertex, by its two ends in the order of the name. */
export function sideName({ corners }: Pick<Triangle, "corners">, side: Corner): string {
  return corners.filter((corner) => corner !== side).join("");
}

/** Returns the name of a side as text, `\text{AB}`, which can't be read as the product of A and B. */
export function sideLatex(triangle: Pick<Triangle, "corners">, side: Corner): string {
  return `\\text{${sideName(triangle, side)}}`;
}

/** Returns the vertices of the acute angles, in the order of the name. */
export function acuteCorners({ corners, right }: Triangle): [Corner, Corner] {
  const [first = "", second = ""] = corners.filter((corner) => corner !== right);
  return [first, second];
}

/** Returns the vertex of the other acute angle. */
export function otherAcute(triangle: Triangle, corner: Corner): Corner {
  return acuteCorners(triangle).find((other) => other !== corner) ?? corner;
}

type Role = "opposite" | "adjacent" | "hypotenuse";

/** The roles of the two sides of each ratio for its angle: numerator, then denominator. */
export const rolesOf: Readonly<Record<Ratio, readonly [Role, Role]>> = {
  sin: ["opposite", "hypotenuse"],
  cos: ["adjacent", "hypotenuse"],
  tan: ["opposite", "adjacent"],
  cosec: ["hypotenuse", "opposite"],
  sec: ["hypotenuse", "adjacent"],
  cot: ["adjacent", "opposite"],
};

/** Returns the side with a role for an acute angle, as its opposite vertex. */
export function sideInRole(triangle: Triangle, corner: Corner, role: Role): Corner {
  if (role === "hypotenuse") return triangle.right;
  return role === "opposite" ? corner : otherAcute(triangle, corner);
}

/** Returns the two sides of a ratio of an acute angle: numerator, then denominator. */
export function sidesOfRatio(
  triangle: Triangle,
  { ratio, corner }: { ratio: Ratio; corner: Corner },
): [Corner, Corner] {
  const [top, bottom] = rolesOf[ratio];
  return [sideInRole(triangle, corner, top), sideInRole(triangle, corner, bottom)];
}

/** Returns sin, cos or tan of an acute angle that relates two sides. */
export function ratioOfSides(
  triangle: Triangle,
  corner: Corner,
  sides: readonly [Corner, Corner],
): "sin" | "cos" | "tan" {
  const names = ["sin", "cos", "tan"] as const;
  return (
    names.find((ratio) =>
      sidesOfRatio(triangle, { ratio, corner }).every((side) => sides.includes(side)),
    ) ?? "tan"
  );
}
