/**
 * The dimension of a unit, as exponents of the base quantities. Angle, count and money are included, though SI has no
 * such dimensions.
 */
export const baseQuantities = [
  "length",
  "mass",
  "time",
  "current",
  "temperature",
  "amount",
  "luminous",
  "money",
  "angle",
  "count",
] as const;

export type BaseQuantity = (typeof baseQuantities)[number];
export type Dimension = Readonly<Record<BaseQuantity, number>>;

/** From the non-zero exponents. */
export function dimensionOf(exponents: Partial<Record<BaseQuantity, number>>): Dimension {
  return {
    length: 0,
    mass: 0,
    time: 0,
    current: 0,
    temperature: 0,
    amount: 0,
    luminous: 0,
    money: 0,
    angle: 0,
    count: 0,
    ...exponents,
  };
}

export const dimensionless = dimensionOf({});

/** The dimension of a·bⁿ. */
export function timesPower(a: Dimension, b: Dimension, exponent: number): Dimension {
  const product: Record<BaseQuantity, number> = { ...a };
  for (const base of baseQuantities) product[base] += b[base] * exponent;
  return product;
}

export function sameDimension(a: Dimension, b: Dimension): boolean {
  return baseQuantities.every((base) => a[base] === b[base]);
}

/** Like `sameDimension` for a law of physics, where an angle or a count is a plain number. */
export function samePhysicalDimension(a: Dimension, b: Dimension): boolean {
  return baseQuantities.every(
    (base) => base === "angle" || base === "count" || a[base] === b[base],
  );
}
