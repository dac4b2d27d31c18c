/** Steps that people count in, each with as many of its tens as are needed. */
const steps = [1, 2, 2.5, 5, 10] as const;

/** Even numbers from nought to at least `most`, about four apart; whole ones where halves have no meaning. */
export function axisTicks(most: number, isWhole: boolean): number[] {
  const rough = Math.max(most, Number.EPSILON) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = steps.map((each) => each * ten).find((each) => each >= rough * 0.999) ?? 10 * ten;
  const even = isWhole ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.max(1, Math.ceil(most / even - 0.001));
  return Array.from({ length: count + 1 }, (_, at) => Number((at * even).toPrecision(12)));
}
