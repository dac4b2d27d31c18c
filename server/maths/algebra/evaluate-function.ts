import type { FunctionName } from "../expressions/expression.ts";
import * as c from "./complex.ts";
import type { Complex } from "./complex.ts";

const one = c.complex(1);
const i: Complex = { re: 0, im: 1 };

/** The principal value of a function of one argument, angles in radians; not finite if undefined. */
export const functions: Record<Exclude<FunctionName, "log">, (z: Complex) => Complex> = {
  sin: c.sine,
  cos: c.cosine,
  tan: (z) => c.divide(c.sine(z), c.cosine(z)),
  cot: (z) => c.divide(c.cosine(z), c.sine(z)),
  sec: (z) => c.divide(one, c.cosine(z)),
  cosec: (z) => c.divide(one, c.sine(z)),
  arcsin: arcSine,
  arccos: arcCosine,
  arctan: arcTangent,
  arccot: (z) => c.subtract(c.complex(Math.PI / 2), arcTangent(z)),
  arcsec: (z) => arcCosine(c.divide(one, z)),
  arccosec: (z) => arcSine(c.divide(one, z)),
  sinh: (z) => half(c.subtract(c.exponential(z), c.exponential(c.negate(z)))),
  cosh: (z) => half(c.add(c.exponential(z), c.exponential(c.negate(z)))),
  tanh: (z) => {
    const [up, down] = [c.exponential(z), c.exponential(c.negate(z))];
    return c.divide(c.subtract(up, down), c.add(up, down));
  },
  ln: c.logarithm,
  abs: (z) => c.complex(c.size(z)),
  factorial: factorial,
};

function half({ re, im }: Complex): Complex {
  return { re: re / 2, im: im / 2 };
}

/** −i ln(iz + √(1 − z²)) */
function arcSine(z: Complex): Complex {
  if (z.im === 0 && Math.abs(z.re) <= 1) return c.complex(Math.asin(z.re));
  const root = c.squareRoot(c.subtract(one, c.multiply(z, z)));
  return c.multiply(c.negate(i), c.logarithm(c.add(c.multiply(i, z), root)));
}

function arcCosine(z: Complex): Complex {
  return c.subtract(c.complex(Math.PI / 2), arcSine(z));
}

/** (i/2)(ln(1 − iz) − ln(1 + iz)) */
function arcTangent(z: Complex): Complex {
  if (z.im === 0) return c.complex(Math.atan(z.re));
  const turned = c.multiply(i, z);
  const difference = c.subtract(
    c.logarithm(c.subtract(one, turned)),
    c.logarithm(c.add(one, turned)),
  );
  return c.multiply(half(i), difference);
}

/** The Lanczos approximation of Γ(z + 1), with g = 7 and nine coefficients. */
const lanczos = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12,
  9.984_369_578_019_572e-6, 1.505_632_735_149_311_6e-7,
] as const;

function factorial(z: Complex): Complex {
  if (z.im === 0 && Number.isInteger(z.re) && z.re < 171) return wholeFactorial(z.re);
  if (z.re < -0.5) {
    // Γ(1 + z)Γ(−z) = −π/sin(πz)
    const sine = c.sine(c.multiply(c.complex(Math.PI), z));
    const mirrored = c.multiply(sine, factorial(c.subtract(c.complex(-1), z)));
    return c.divide(c.complex(-Math.PI), mirrored);
  }
  const sum = lanczos.reduce<Complex>(
    (total, coefficient, at) =>
      at === 0
        ? c.complex(coefficient)
        : c.add(total, c.divide(c.complex(coefficient), c.add(z, c.complex(at)))),
    c.complex(0),
  );
  const t = c.add(z, c.complex(7.5));
  const power = c.multiply(c.raise(t, c.add(z, c.complex(0.5))), c.exponential(c.negate(t)));
  return c.multiply(c.multiply(c.complex(Math.sqrt(2 * Math.PI)), power), sum);
}

function wholeFactorial(value: number): Complex {
  if (value < 0) return c.complex(Number.NaN);
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return c.complex(product);
}
