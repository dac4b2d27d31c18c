import type { LawFrame, Variable } from "./law-frame.ts";
import { casesOf } from "./lens-cases.ts";

/** Mirrors and lenses: where the image is, or where the object is if the image is known. */
export const imageFrames: readonly LawFrame[] = [
  ...casesOf({
    name: "concave-mirror",
    kind: "mirror",
    adjectives: "concave converging",
    focalSign: "negative",
  }),
  ...casesOf({
    name: "convex-mirror",
    kind: "mirror",
    adjectives: "convex diverging",
    focalSign: "positive",
  }),
  ...casesOf({
    name: "convex-lens",
    kind: "lens",
    adjectives: "convex converging",
    focalSign: "positive",
  }),
  ...casesOf({
    name: "concave-lens",
    kind: "lens",
    adjectives: "concave diverging",
    focalSign: "negative",
  }),
];

const systems = ["cm"];
const focalLength: Variable = {
  name: "f",
  latex: "f",
  says: "focal length",
  unit: "m",
  letters: "f",
  words: "focal length; focal length of it",
  isSigned: true,
};

export const curvature: LawFrame = {
  name: "curvature",
  topic: "Light: Reflection and Refraction",
  needs: "curvature",
  also: "spherical mirror concave convex whose its of has what used rear view automobile",
  variables: [
    {
      name: "R",
      latex: "R",
      says: "radius of curvature",
      unit: "m",
      letters: "R",
      words: "radius of curvature",
    },
    { name: "f", latex: "f", says: "focal length", unit: "m", letters: "f", words: "focal length" },
  ],
  laws: [{ name: "Focal length and radius of curvature", equation: "f = R/2" }],
  systems,
};

export const lensPower: LawFrame = {
  name: "lens-power",
  topic: "The Human Eye and the Colourful World",
  needs: "power dioptre dioptres",
  also: "lens convex converging of has what its a correcting corrective prescribed doctor spectacles person using",
  variables: [
    {
      name: "P",
      latex: "P",
      says: "power",
      unit: "D",
      letters: "P",
      words: "power; power of the? lens",
      isSigned: true,
    },
    focalLength,
  ],
  laws: [{ name: "Power of a lens", equation: "P = 1/f" }],
};

export const divergingLensPower: LawFrame = {
  ...lensPower,
  name: "diverging-lens-power",
  needs: "concave diverging",
  also: "lens concave diverging of has what its a",
  variables: [
    {
      name: "P",
      latex: "P",
      says: "power",
      unit: "D",
      letters: "P",
      words: "power; power of the? lens",
      isSigned: true,
      isNegative: true,
    },
    { ...focalLength, isNegative: true },
  ],
};
