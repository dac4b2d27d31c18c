/** A complex number in floating point. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

export function complex(re: number, im = 0): Complex {
  return { re, im };
}

export function isFinite({ re, im }: Complex): boolean {
  return Number.isFinite(re) && Number.isFinite(im);
}

export function size({ re, im }: Complex): number {
  return Math.hypot(re, im);
}

export function add(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

export function subtract(a: Complex, b: Complex): Complex {
  return { re: a.re - b.re, im: a.im - b.im };
}

export function negate({ re, im }: Complex): Complex {
  return { re: -re, im: -im };
}

export function multiply(a: Complex, b: Complex): Complex {
  if (a.im === 0 && b.im === 0) return complex(a.re * b.re);
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

/** Not finite for a divisor of 0. */
export function divide(a: Complex, b: Complex): Complex {
  if (a.im === 0 && b.im === 0) return complex(a.re / b.re);
  const norm = b.re * b.re + b.im * b.im;
  return {
    re: (a.re * b.re + a.im * b.im) / norm,
    im: (a.im * b.re - a.re * b.im) / norm,
  };
}

export function exponential({ re, im }: Complex): Complex {
  const length = Math.exp(re);
  return im === 0 ? complex(length) : { re: length * Math.cos(im), im: length * Math.sin(im) };
}

/** The principal value, with the imaginary part in (−π, π]. */
export function logarithm(a: Complex): Complex {
  return { re: Math.log(size(a)), im: Math.atan2(a.im, a.re) };
}

/** The principal power; 0 to a power with a positive real part is 0. */
export function raise(base: Complex, exponent: Complex): Complex {
  if (base.re === 0 && base.im === 0) {
    return exponent.re > 0 ? complex(0) : complex(Number.NaN);
  }
  if (base.im === 0 && exponent.im === 0 && base.re > 0) {
    return complex(base.re ** exponent.re);
  }
  return exponential(multiply(exponent, logarithm(base)));
}

/** An integer power, by repeated squaring. */
export function raiseWhole(base: Complex, exponent: number): Complex {
  if (exponent < 0) return divide(complex(1), raiseWhole(base, -exponent));
  if (base.im === 0) return complex(base.re ** exponent);
  let [result, square] = [complex(1), base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, square);
    square = multiply(square, square);
  }
  return result;
}

/** The principal square root; that of a negative number is a positive multiple of i. */
export function squareRoot(a: Complex): Complex {
  if (a.im === 0) return a.re < 0 ? { re: 0, im: Math.sqrt(-a.re) } : complex(Math.sqrt(a.re));
  return raise(a, complex(0.5));
}

export function sine({ re, im }: Complex): Complex {
  if (im === 0) return complex(Math.sin(re));
  return { re: Math.sin(re) * Math.cosh(im), im: Math.cos(re) * Math.sinh(im) };
}

export function cosine({ re, im }: Complex): Complex {
  if (im === 0) return complex(Math.cos(re));
  return { re: Math.cos(re) * Math.cosh(im), im: -Math.sin(re) * Math.sinh(im) };
}
