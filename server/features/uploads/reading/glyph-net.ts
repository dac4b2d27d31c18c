import { glyphClasses } from "./glyph-classes.ts";
import { glyphLayers } from "./glyph-weights.ts";

/** Candidate signs of a glyph, the likeliest first; probabilities sum to 1 over all signs. */
export type GlyphGuess = readonly { sign: string; chance: number }[];

const layers = glyphLayers.map(({ inputs, weights, scales, biases }) => ({
  inputs,
  weights: new Int8Array(bytesOf(weights)),
  scales: new Float32Array(bytesOf(scales)),
  biases: new Float32Array(bytesOf(biases)),
}));

function bytesOf(base64: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(base64, "base64")).buffer;
}

/** A network of two layers with a ReLU between them, trained by bench/photos/glyphs on signs in many typefaces. */
export function guessGlyph(features: Float32Array): GlyphGuess {
  let values = features;
  for (const [depth, layer] of layers.entries()) {
    values = forward(layer, values);
    if (depth < layers.length - 1) values = values.map((value) => Math.max(0, value));
  }
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Array.from(powers, (power, at) => ({
    sign: glyphClasses[at] ?? "∎",
    chance: power / total,
  })).sort((one, other) => other.chance - one.chance);
}

function forward(layer: (typeof layers)[number], values: Float32Array): Float32Array {
  return layer.biases.map((bias, row) => {
    let sum = 0;
    const start = row * layer.inputs;
    for (let at = 0; at < layer.inputs; at++) {
      sum += (layer.weights[start + at] ?? 0) * (values[at] ?? 0);
    }
    return bias + sum * (layer.scales[row] ?? 0);
  });
}
