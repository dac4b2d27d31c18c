import { canonical } from "../algebra/canonical.ts";
import type { Quotient } from "../algebra/form.ts";
import * as form from "../algebra/quotient.ts";
import { substitute } from "../algebra/substitute.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { Refusal } from "../refusal.ts";
import { different, equal, type Judgement, unreadable } from "./judgement.ts";

/** A line in space: a point on it, and its direction. */
interface Line {
  point: Quotient[];
  direction: Quotient[];
}

/** Lines in space, as (x - 1)/3 = (y - 2)/4 = (z - 3)/5 or as a + λb. Null if the expected answer is none. */
export function compareLinesInSpace(expected: string, given: string): Judgement | null {
  const wanted = /x.*=.*y.*=.*z/.test(expected) ? readLine(expected) : null;
  if (!wanted) return null;
  const found = readLine(given);
  if (!found) return unreadable;
  const gap = wanted.point.map((part, at) => form.subtract(part, found.point[at] ?? form.zero));
  const isSame = isParallel(wanted.direction, found.direction) && isParallel(wanted.direction, gap);
  return isSame ? equal : different;
}

function isParallel(a: readonly Quotient[], b: readonly Quotient[]): boolean {
  const part = (list: readonly Quotient[], at: number) => list[at % 3] ?? form.zero;
  return [0, 1, 2].every((at) =>
    form.equals(
      form.multiply(part(a, at), part(b, at + 1)),
      form.multiply(part(a, at + 1), part(b, at)),
    ),
  );
}

function readLine(text: string): Line | null {
  try {
    return readSymmetric(text) ?? readParametric(text);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Each side is (x - a)/b: 0 at the point, with slope 1/b. */
function readSymmetric(text: string): Line | null {
  const sides = text.split("=").map((side) => side.trim());
  if (sides.length !== 3) return null;
  const line: Line = { point: [], direction: [] };
  for (const [at, letter] of ["x", "y", "z"].entries()) {
    const side = canonical(parseExpression(tokenise(sides[at] ?? "")));
    const [start, next] = [form.zero, form.one].map((value) => substitute(side, letter, value));
    if (!start || !next || form.variablesOf(side).join("") !== letter) return null;
    const slope = form.subtract(next, start);
    line.direction.push(form.divide(form.one, slope));
    line.point.push(form.negate(form.divide(start, slope)));
  }
  return line;
}

function readParametric(text: string): Line | null {
  const [, point, direction] =
    /^(?:r\s*=)?\s*(.+?)\s*\+\s*(?:λ|\\lambda|\\mu|µ|t|s)\s*(\(.+\))$/.exec(text) ?? [];
  if (point === undefined || direction === undefined) return null;
  return { point: partsOf(point), direction: partsOf(direction) };
}

/** The components along i, j and k. */
function partsOf(text: string): Quotient[] {
  const vector = canonical(parseExpression(tokenise(text)));
  return ["i", "j", "k"].map((axis) =>
    ["i", "j", "k"].reduce(
      (value, name) => substitute(value, name, name === axis ? form.one : form.zero),
      vector,
    ),
  );
}
