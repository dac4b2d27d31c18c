import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { glyphClasses } from "../../../server/features/uploads/reading/glyph-classes.ts";
import { featureCount } from "../../../server/features/uploads/reading/glyph-features.ts";
import { seededRandom } from "@sawaal/maths";
import { drawGlyphs, type DrawnGlyph } from "./draw-glyphs.ts";
import { createNet, type Net } from "./net.ts";
import { spoiledGlyph, variedGlyph } from "./vary-glyph.ts";

/**
 * Trains the glyph net and writes its weights: `tsx bench/photos/glyphs/train-glyphs.ts FOLDER`, where FOLDER is the
 * node_modules of `npm install @fontsource/{lora,merriweather,source-serif-4,eb-garamond,stix-two-text,gelasio,
 * open-sans,roboto,lato,hind,old-standard-tt,crimson-text,noto-sans}`. Ten minutes.
 */
const [folder = ""] = process.argv.slice(2);
const target =
  process.env["WEIGHTS"] ??
  new URL("../../../server/features/uploads/reading/glyph-weights.ts", import.meta.url);
const hidden = 96;
const rounds = Number(process.env["ROUNDS"] ?? 10);
/** Digits and signs have the highest weight. */
const perGlyph = (sign: string) => (/[a-zA-Z]/u.test(sign) ? 6 : 13);
const random = seededRandom(24);

const katexCss = createRequire(import.meta.url).resolve("katex/dist/katex.min.css");
const glyphs = await drawGlyphs(folder, katexCss);
const net = createNet({ inputs: featureCount, hidden, outputs: glyphClasses.length, random });
for (let round = 0; round < rounds; round++) {
  const rate = 0.0015 * (1 - round / rounds) + 0.0001;
  const { right, total } = teach(net, drawnSamples(), rate);
  console.log(`round ${round + 1}: ${((100 * right) / total).toFixed(2)}% right`);
  await writeFile(target, weightsFile(net));
}

function* drawnSamples(): Generator<DrawnGlyph> {
  const order = glyphs.flatMap((glyph) =>
    Array.from({ length: perGlyph(glyph.sign) }, () => glyph),
  );
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one && two) [order[at], order[other]] = [two, one];
  }
  for (const glyph of order) {
    yield glyph;
    const other = glyphs[Math.floor(random() * glyphs.length)];
    if (other && random() < 0.05) yield spoiledGlyph(glyph, other, random);
  }
}

function teach(learner: Net, samples: Iterable<DrawnGlyph>, rate: number) {
  let right = 0;
  let total = 0;
  for (const glyph of samples) {
    const features = variedGlyph(glyph, random);
    if (features === null) continue;
    const label = glyphClasses.indexOf(glyph.sign);
    if (learner.learn(features, label, rate) === label) right++;
    total++;
  }
  return { right, total };
}

function weightsFile(learner: Net): string {
  const layers = learner.layers().map(({ weights, biases, inputs }) => {
    const outputs = biases.length;
    const scales = Float32Array.from({ length: outputs }, (_, row) => {
      const own = weights.subarray(row * inputs, (row + 1) * inputs);
      return own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
    });
    const bytes = Int8Array.from(weights, (weight, at) =>
      Math.round(weight / (scales[Math.floor(at / inputs)] ?? 1)),
    );
    const base64 = (part: Int8Array | Float32Array) => Buffer.from(part.buffer).toString("base64");
    return `  {
    inputs: ${inputs},
    weights:
      "${base64(bytes)}",
    scales: "${base64(scales)}",
    biases: "${base64(biases)}",
  },`;
  });
  return `// Written by bench/photos/glyphs/train-glyphs.ts.
export const glyphLayers = [
${layers.join("\n")}
];
`;
}
