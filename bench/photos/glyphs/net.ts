interface Layer {
  inputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

export interface Net {
  /** Updates the net with one sample; returns the predicted class. */
  learn: (features: Float32Array, label: number, rate: number) => number;
  layers: () => readonly Layer[];
}

interface Shape {
  inputs: number;
  hidden: number;
  outputs: number;
  random: () => number;
}

const batch = 32;

/** Two layers with ReLU, trained by Adam in batches of 32. */
export function createNet({ inputs, hidden, outputs, random }: Shape): Net {
  const first = createLayer(inputs, hidden, random);
  const second = createLayer(hidden, outputs, random);
  let inBatch = 0;
  return {
    learn(features, label, rate) {
      const inner = first.forward(features);
      const active = inner.map((value) => Math.max(0, value));
      const scores = second.forward(active);
      const most = scores.reduce((one, other) => Math.max(one, other));
      const predicted = scores.indexOf(most);
      const powers = scores.map((score) => Math.exp(score - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const slope = powers.map((power, at) => power / total - (at === label ? 1 : 0));
      const back = second.backward(active, slope);
      first.backward(
        features,
        back.map((value, at) => ((inner[at] ?? 0) > 0 ? value : 0)),
      );
      inBatch++;
      if (inBatch === batch) {
        first.step(rate);
        second.step(rate);
        inBatch = 0;
      }
      return predicted;
    },
    layers: () => [first, second],
  };
}

function createLayer(inputs: number, outputs: number, random: () => number) {
  const spread = Math.sqrt(6 / (inputs + outputs));
  const weights = Float32Array.from(
    { length: inputs * outputs },
    () => (2 * random() - 1) * spread,
  );
  const biases = new Float32Array(outputs);
  const ofWeights = createAdam(weights);
  const ofBiases = createAdam(biases);
  return {
    inputs,
    weights,
    biases,
    forward(values: Float32Array): Float32Array {
      const sums = biases.slice();
      for (let row = 0; row < outputs; row++) {
        let sum = sums[row] ?? 0;
        const start = row * inputs;
        for (let at = 0; at < inputs; at++) sum += (weights[start + at] ?? 0) * (values[at] ?? 0);
        sums[row] = sum;
      }
      return sums;
    },
    backward(values: Float32Array, slope: Float32Array): Float32Array {
      const back = new Float32Array(inputs);
      const { gradient } = ofWeights;
      for (let row = 0; row < outputs; row++) {
        const own = slope[row] ?? 0;
        if (Math.abs(own) < 1e-5) continue;
        ofBiases.gradient[row] = (ofBiases.gradient[row] ?? 0) + own;
        const start = row * inputs;
        for (let at = 0; at < inputs; at++) {
          gradient[start + at] = (gradient[start + at] ?? 0) + own * (values[at] ?? 0);
          back[at] = (back[at] ?? 0) + own * (weights[start + at] ?? 0);
        }
      }
      return back;
    },
    step(rate: number) {
      ofWeights.step(rate);
      ofBiases.step(rate);
    },
  };
}

/** Adam: Kingma and Ba, 2015. */
function createAdam(values: Float32Array) {
  const gradient = new Float32Array(values.length);
  const mean = new Float32Array(values.length);
  const square = new Float32Array(values.length);
  let steps = 0;
  return {
    gradient,
    step(rate: number) {
      steps++;
      const scale = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
      for (let at = 0; at < values.length; at++) {
        const slope = (gradient[at] ?? 0) / batch;
        mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
        square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
        const change = (scale * (mean[at] ?? 0)) / (Math.sqrt(square[at] ?? 0) + 1e-8);
        values[at] = (values[at] ?? 0) - change;
        gradient[at] = 0;
      }
    },
  };
}
