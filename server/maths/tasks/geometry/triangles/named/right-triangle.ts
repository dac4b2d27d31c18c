import type { Expression } from "../../../../expressions/expression.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import type { Exact } from "../../exact/exact.ts";
import type { MeasureUnit } from "../../reading/measure-unit.ts";

/** The name of a vertex, as in the question: A. */
export type Corner = string;

export type Ratio = "sin" | "cos" | "tan" | "cosec" | "sec" | "cot";
export const ratios: readonly Ratio[] = ["sin", "cos", "tan", "cosec", "sec", "cot"];

/** A known fact about the triangle. A side is identified by the vertex opposite it. */
export type Fact =
  | { kind: "side"; side: Corner; value: Exact }
  /** The sum of two sides, or their difference. */
  | { kind: "sum"; sides: readonly [Corner, Corner]; sign: 1 | -1; value: Exact }
  | { kind: "equal"; sides: readonly [Corner, Corner] }
  | { kind: "angle"; corner: Corner; degrees: Rational }
  | { kind: "ratio"; ratio: Ratio; corner: Corner; value: Exact };

export type FactOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

/** The three sides. */
export type Lengths = ReadonlyMap<Corner, Exact>;

/** A requested quantity. */
export type Target =
  | { kind: "side"; side: Corner }
  | { kind: "angle"; corner: Corner }
  | { kind: "ratio"; ratio: Ratio; corner: Corner }
  /** An expression in ratios of the acute angles, whose letters are corners. */
  | { kind: "value"; expression: Expression }
  /** Whether two such expressions are equal. */
  | { kind: "claim"; left: Expression; right: Expression }
  | { kind: "area" }
  | { kind: "perimeter" };

/** A value of the question: the fact that it gives, and its position. */
export interface Source {
  fact: Fact;
  /** Of 15 cot A = 8: 15 and 8. */
  places: readonly { start: number; end: number }[];
  unit: MeasureUnit | null;
  isDecimal: boolean;
}

export interface RightTriangleProblem {
  /** In the order of the name: ABC. */
  corners: readonly [Corner, Corner, Corner];
  /** Where the right angle is. */
  right: Corner;
  facts: readonly Fact[];
  targets: readonly Target[];
  unit: MeasureUnit | null;
  /** Whether lengths were given as decimals. */
  isDecimal: boolean;
  sources: readonly Source[];
  /** The question, for a similar one. */
  text: string;
}

export type Triangle = Pick<RightTriangleProblem, "corners" | "right">;

/** The side opposite a corner, by its two ends in the order of the name. */
export function sideName({ corners }: Pick<Triangle, "corners">, side: Corner): string {
  return corners.filter((corner) => corner !== side).join("");
}

/** `\text{AB}`: a name of its own, and no product of A and B. */
export function sideLatex(triangle: Pick<Triangle, "corners">, side: Corner): string {
  return `\\text{${sideName(triangle, side)}}`;
}

/** The corners of the acute angles, in the order of the name. */
export function acuteCorners({ corners, right }: Triangle): [Corner, Corner] {
  const [first = "", second = ""] = corners.filter((corner) => corner !== right);
  return [first, second];
}

export function otherAcute(triangle: Triangle, corner: Corner): Corner {
  return acuteCorners(triangle).find((other) => other !== corner) ?? corner;
}

type Role = "opposite" | "adjacent" | "hypotenuse";

/** What the two sides of each ratio are to its angle: the upper one, then the lower one. */
export const rolesOf: Readonly<Record<Ratio, readonly [Role, Role]>> = {
  sin: ["opposite", "hypotenuse"],
  cos: ["adjacent", "hypotenuse"],
  tan: ["opposite", "adjacent"],
  cosec: ["hypotenuse", "opposite"],
  sec: ["hypotenuse", "adjacent"],
  cot: ["adjacent", "opposite"],
};

/** The side that has a role for an acute angle, by its opposite corner. */
export function sideInRole(triangle: Triangle, corner: Corner, role: Role): Corner {
  if (role === "hypotenuse") return triangle.right;
  return role === "opposite" ? corner : otherAcute(triangle, corner);
}

/** The two sides of a ratio of an acute angle: the upper one, then the lower one. */
export function sidesOfRatio(
  triangle: Triangle,
  { ratio, corner }: { ratio: Ratio; corner: Corner },
): [Corner, Corner] {
  const [top, bottom] = rolesOf[ratio];
  return [sideInRole(triangle, corner, top), sideInRole(triangle, corner, bottom)];
}

/** sin, cos or tan of an acute angle that joins two sides. */
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
