import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { greatestCommonDivisor, leastCommonMultiple } from "../../../numbers/integers.ts";
import { entryLatex, entryPlain } from "../../../matrices/write-matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { innerVector } from "../write-vector.ts";
import type { Line, Plane } from "./read-space.ts";

const letters = ["x", "y", "z"];

type Write = (entry: Entry) => string;

function sumOf(parts: readonly Entry[], write: Write): string {
  const terms = parts.flatMap((part, at) => {
    if (form.isZero(part)) return [];
    const size = form.isOne(part) ? "" : form.isOne(form.negate(part)) ? "-" : write(part);
    return [`${size.includes("/") ? `(${size})` : size}${letters[at]}`];
  });
  return terms
    .map((text, at) =>
      at === 0 ? text : text.startsWith("-") ? `- ${text.slice(1)}` : `+ ${text}`,
    )
    .join(" ");
}

/** The Cartesian equation of a plane in LaTeX. */
export function planeLatex({ normal, constant }: Plane): string {
  return `${sumOf(normal, entryLatex)} = ${entryLatex(constant)}`;
}

/** The Cartesian equation of a plane as plain text. */
export function planePlain({ normal, constant }: Plane): string {
  return `${sumOf(normal, entryPlain)} = ${entryPlain(constant)}`;
}

/** The factor that makes the values whole and coprime, with a positive first one; 1 if a value is irrational. */
function simplest(parts: readonly Entry[]): Entry {
  const values = parts.map((part) => form.asRational(part));
  const known = values.filter((value) => value !== null);
  const first = known.find((value) => !q.isZero(value));
  if (known.length < values.length || !first) return form.one;
  const below = known.reduce((all, { denominator }) => leastCommonMultiple(all, denominator), 1n);
  const above = known.reduce(
    (all, { numerator, denominator }) =>
      greatestCommonDivisor(all, (numerator * below) / denominator),
    0n,
  );
  const sign = q.sign(first) < 0 ? -1n : 1n;
  return form.fromRational(q.rational(sign * below, above));
}

/** The equation of the plane in the smallest whole numbers. */
export function tidyPlane({ normal, constant }: Plane): Plane {
  const factor = simplest([...normal, constant]);
  return { normal: v.scale(normal, factor), constant: form.multiply(constant, factor) };
}

/** The direction in the smallest whole numbers, with the same sense. */
export function tidyDirection(direction: Vector): Vector {
  const factor = simplest(direction);
  const value = form.asRational(factor);
  return v.scale(direction, value ? form.fromRational(q.absolute(value)) : factor);
}

/** The vector equation of a line in LaTeX. */
export function lineLatex({ point, direction }: Line, parameter = "\\lambda"): string {
  return `\\vec{r} = ${innerVector(point, "units")} + ${parameter}${innerVector(direction, "units").replace(/^(?!\\left)(.*)$/, "\\left($1\\right)")}`;
}

/**
 * The symmetric equations of a line: `\frac{x - 1}{2} = \frac{y + 3}{4} = …`. A constant coordinate has an equation of
 * its own.
 */
export function cartesian(line: Line, kind: "latex" | "plain"): string {
  const write = kind === "latex" ? entryLatex : entryPlain;
  const gap = (at: number): string => {
    const start = line.point[at] ?? form.zero;
    const value = write(start);
    if (form.isZero(start)) return letters[at] ?? "";
    return value.startsWith("-")
      ? `${letters[at]} + ${value.slice(1)}`
      : `${letters[at]} - ${value}`;
  };
  const moving = [0, 1, 2].filter((at) => !form.isZero(line.direction[at] ?? form.zero));
  const still = [0, 1, 2].filter((at) => !moving.includes(at));
  const quotients = moving.map((at) => {
    const step = write(line.direction[at] ?? form.zero);
    if (kind === "latex") return `\\frac{${gap(at)}}{${step}}`;
    const top = gap(at).length > 1 ? `(${gap(at)})` : gap(at);
    return `${top}/${/^\d+$/.test(step) ? step : `(${step})`}`;
  });
  const fixed = still.map((at) => `${letters[at]} = ${write(line.point[at] ?? form.zero)}`);
  const [only] = moving;
  if (moving.length === 1 && only !== undefined)
    return fixed.join(kind === "latex" ? ",\\; " : ", ");
  return [quotients.join(" = "), ...fixed].join(kind === "latex" ? ",\\; " : ", ");
}

/** The point of a line for a value of its parameter. */
export function pointOn({ point, direction }: Line, at: Entry): Vector {
  return v.add(point, v.scale(direction, at));
}

/** normal · point − constant, which is 0 for points of the plane. */
export function onPlane({ normal, constant }: Plane, point: Vector): Entry {
  return form.subtract(v.dot(normal, point), constant);
}
