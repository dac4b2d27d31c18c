import type { LawFrame, Variable } from "./law-frame.ts";
import { casesOf } from "./lens-cases.ts";

/** Mirrors and lenses: the position of the image or, if the image is given, of the object. */
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
  also: "lens convex converging of has what its a correcting corrective prescribed doctor spectacles person using diverging or nature type",
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
  phrases:
    "is the? prescribed? lens diverging|converging|concave|convex or diverging|converging|concave|convex; and|its nature|type of? the? lens?",
  tells: (value) => {
    const size = value("P") ?? value("f");
    if (size === null || size === 0) return null;
    const fact = size > 0 ? "converging (convex)" : "diverging (concave)";
    return {
      fact,
      sentence: `It is ${size > 0 ? "positive" : "negative"}, so the lens is ${fact}.`,
    };
  },
};

/** Powers of thin lenses in contact add up. */
export const lensesInContact: LawFrame = {
  name: "lenses-in-contact",
  topic: "Ray Optics and Optical Instruments",
  needs: "contact combination",
  also: "two thin lens lenses placed kept held in contact combination of powers power and with each other are having what its the net coaxially convex concave",
  never: "concave; diverging; apart; separated",
  variables: [
    ...[1, 2].map((index): Variable => ({
      name: `P${index}`,
      latex: `P_${index}`,
      says: index === 1 ? "power of the first lens" : "power of the second lens",
      unit: "D",
      letters: `P${index}`,
      givenWords: "power|powers; lenses of power|powers",
      isUsual: true,
      isSigned: true,
    })),
    ...[1, 2].map((index): Variable => ({
      name: `f${index}`,
      latex: `f_${index}`,
      says: index === 1 ? "focal length of the first lens" : "focal length of the second lens",
      unit: "m",
      letters: `f${index}`,
      givenWords: "focal length|lengths; lenses of focal length|lengths",
      isUsual: true,
      isSigned: true,
    })),
    {
      name: "P",
      latex: "P",
      says: "power of the combination",
      unit: "D",
      targetWords:
        "power; total|combined|net|equivalent|resultant? power; power of the? combination; net|combined power of the? combination",
      isNamed: true,
      isSigned: true,
    },
    {
      name: "f",
      latex: "f",
      says: "focal length of the combination",
      unit: "m",
      targetWords:
        "focal length; total|combined|net|equivalent|resultant? focal length; focal length of the? combination",
      isNamed: true,
      isSigned: true,
    },
  ],
  laws: [
    { name: "Power of lenses in contact", equation: "P = P1 + P2" },
    { name: "Lenses in contact", equation: "1/f = 1/f1 + 1/f2" },
    { name: "Power of a lens", equation: "P = 1/f" },
  ],
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
