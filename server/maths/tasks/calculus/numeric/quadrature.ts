/**
 * The integral of a function over an interval by double-exponential quadrature, which tolerates roots and poles of low
 * order at the endpoints; null if the function has no value inside, or the result does not converge.
 */
export function quadrature(
  f: (x: number) => number | null,
  from: number,
  to: number,
): number | null {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let before: number | null = null;
  for (const step of [1 / 8, 1 / 16, 1 / 32, 1 / 64]) {
    const sum = summed(f, { middle, half, step });
    if (sum === null) return null;
    const isSettled =
      before !== null && Math.abs(sum - before) < 1e-10 * Math.max(1, Math.abs(sum));
    if (isSettled) return sum;
    before = sum;
  }
  return null;
}

const reach = 3.2;

function summed(
  f: (x: number) => number | null,
  { middle, half, step }: { middle: number; half: number; step: number },
): number | null {
  let sum = 0;
  const count = Math.round(reach / step);
  for (let at = -count; at <= count; at += 1) {
    const t = at * step;
    const inner = (Math.PI / 2) * Math.sinh(t);
    const place = Math.tanh(inner);
    const weight = ((Math.PI / 2) * Math.cosh(t)) / Math.cosh(inner) ** 2;
    const value = f(middle + half * place);
    if (value === null || !Number.isFinite(value)) {
      // At the endpoint itself the function may be undefined.
      if (1 - Math.abs(place) < 1e-12) continue;
      return null;
    }
    sum += value * weight;
  }
  return sum * step * half;
}
