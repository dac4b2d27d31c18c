import * as q from "../../../../numbers/rational.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import {
  type Corner,
  type Fact,
  type FactOf,
  type Lengths,
  sidesOfRatio,
  type Triangle,
} from "./right-triangle.ts";

interface Whole {
  triangle: Triangle;
  length: (side: Corner) => Exact;
}

const checks: { [Kind in Fact["kind"]]: (fact: FactOf<Kind>, whole: Whole) => boolean } = {
  side: ({ side, value }, { length }) => exact.equals(length(side), value),
  sum: ({ sides: [first, second], sign, value }, { length }) => {
    const other = sign === 1 ? length(second) : exact.negate(length(second));
    return exact.equals(exact.add(length(first), other), value);
  },
  equal: ({ sides: [first, second] }, { length }) => exact.equals(length(first), length(second)),
  ratio: (fact, { triangle, length }) => {
    const [top, bottom] = sidesOfRatio(triangle, fact);
    return exact.equals(length(top), exact.multiply(length(bottom), fact.value));
  },
  angle: ({ corner, degrees }, { triangle, length }) => {
    const [top, bottom] = sidesOfRatio(triangle, { ratio: "tan", corner });
    const size = Math.atan2(exact.toNumber(length(top)), exact.toNumber(length(bottom)));
    return Math.abs((size * 180) / Math.PI - q.toNumber(degrees)) < 1e-9;
  },
};

/** Whether a triangle with these lengths satisfies the fact. */
export function fits(fact: Fact, triangle: Triangle, lengths: Lengths): boolean {
  const length = (side: Corner): Exact => lengths.get(side) ?? exact.zero;
  const check = <Kind extends Fact["kind"]>(kind: Kind, own: FactOf<Kind>): boolean =>
    checks[kind](own, { triangle, length });
  switch (fact.kind) {
    case "side":
      return check("side", fact);
    case "sum":
      return check("sum", fact);
    case "equal":
      return check("equal", fact);
    case "ratio":
      return check("ratio", fact);
    case "angle":
      return check("angle", fact);
  }
}
