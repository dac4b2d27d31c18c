export interface Prediction {
  chance: number;
  isRight: boolean;
}

/** Mean log loss in nats: 0 is perfect, ln 2 is chance. */
export function logLoss(predictions: readonly Prediction[]): number {
  const loss = predictions.map(({ chance, isRight }) => {
    const clamped = Math.min(0.999, Math.max(0.001, chance));
    return -Math.log(isRight ? clamped : 1 - clamped);
  });
  return mean(loss);
}

/** The probability that a right answer was rated likelier than a wrong one (AUC); 0.5 is chance. */
export function areaUnderCurve(predictions: readonly Prediction[]): number {
  const sorted = predictions.toSorted((one, other) => one.chance - other.chance);
  let ranks = 0;
  let right = 0;
  for (let at = 0; at < sorted.length;) {
    let end = at;
    while (end < sorted.length && sorted[end]?.chance === sorted[at]?.chance) end += 1;
    const rank = (at + 1 + end) / 2;
    const rightHere = sorted.slice(at, end).filter(({ isRight }) => isRight).length;
    ranks += rank * rightHere;
    right += rightHere;
    at = end;
  }
  const wrong = sorted.length - right;
  return right === 0 || wrong === 0 ? 0.5 : (ranks - (right * (right + 1)) / 2) / (right * wrong);
}

/** Calibration: for each tenth of the prediction, the observed frequency and the number of answers. */
export function calibration(
  predictions: readonly Prediction[],
): { chance: number; frequency: number; of: number }[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const here = predictions.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    return {
      chance: mean(here.map(({ chance }) => chance)),
      frequency: mean(here.map(({ isRight }) => (isRight ? 1 : 0))),
      of: here.length,
    };
  }).filter(({ of }) => of > 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
