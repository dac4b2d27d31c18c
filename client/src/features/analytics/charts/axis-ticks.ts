/** Round step sizes, multiplied by a power of ten. */
const steps = [1, 2, 2.5, 5, 10] as const;

/** Evenly spaced ticks from 0 to at least `most`, about four intervals; whole numbers only if `isWhole`. */
export function axisTicks(most: number, isWhole: boolean): number[] {
  const rough = Math.max(most, Number.EPSILON) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = steps.map((each) => each * ten).find((each) => each >= rough * 0.999) ?? 10 * ten;
  const even = isWhole ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.max(1, Math.ceil(most / even - 0.001));
  return Array.from({ length: count + 1 }, (_, at) => Number((at * even).toPrecision(12)));
}
