import { type Formula, number, product, quotient } from "./formula.ts";

/** `one × other` with a single fraction line: (a/b)·c becomes ac/b. */
export function multiplyFormulas(one: Formula, other: Formula): Formula {
  const [a, b] = [factorsOf(one), factorsOf(other)];
  return written([...a.above, ...b.above], [...a.below, ...b.below]);
}

/** `top ÷ bottom` with a single fraction line: (a/b) ÷ c becomes a/(bc), and E ÷ ½k becomes 2E/k. */
export function divideFormulas(top: Formula, bottom: Formula): Formula {
  const [a, b] = [factorsOf(top), factorsOf(bottom)];
  return written([...a.above, ...b.below], [...b.above, ...a.below]);
}

interface Factors {
  above: readonly Formula[];
  below: readonly Formula[];
}

function factorsOf(formula: Formula): Factors {
  if (formula.kind === "product") {
    const [a, b] = [factorsOf(formula.left), factorsOf(formula.right)];
    return { above: [...a.above, ...b.above], below: [...a.below, ...b.below] };
  }
  if (formula.kind === "quotient") {
    const [a, b] = [factorsOf(formula.top), factorsOf(formula.bottom)];
    return { above: [...a.above, ...b.below], below: [...a.below, ...b.above] };
  }
  const isOne = formula.kind === "number" && formula.value === 1n;
  return { above: isOne ? [] : [formula], below: [] };
}

function written(above: readonly Formula[], below: readonly Formula[]): Formula {
  const top = productOf(above);
  return below.length === 0 ? top : quotient(top, productOf(below));
}

/** The product with numbers first, then π, then the other factors in their order. */
function productOf(factors: readonly Formula[]): Formula {
  const ranked = factors.toSorted((one, other) => rankOf(one) - rankOf(other));
  const [first, ...rest] = ranked;
  return first === undefined ? number(1n) : rest.reduce(product, first);
}

function rankOf({ kind }: Formula): number {
  return kind === "number" ? 0 : kind === "pi" ? 1 : 2;
}
