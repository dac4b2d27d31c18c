import { refractionFigure } from "./ray-figures.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const index: Variable = {
  name: "n",
  latex: "n",
  says: "refractive index",
  unit: "",
  letters: "n μ",
  words:
    "refractive index; index of refraction; refractive index of? the? glass|water|medium|diamond|crown|material|liquid|benzene|kerosene|prism? glass?; absolute refractive index",
};

/** Refuses a refractive index below 1: light is nowhere faster than in vacuum. */
function fasterThanInVacuum(value: (name: string) => number | null): string | null {
  return (value("n") ?? 1) < 1
    ? "A refractive index under 1 would make light faster in the medium than in vacuum, which it never is. Check the numbers."
    : null;
}

export const speedInMedium: LawFrame = {
  name: "speed-in-medium",
  topic: "Light: Reflection and Refraction",
  needs: "refractive refraction",
  also: "light glass water diamond medium enters air vacuum in from travels travel speed having has what its of crown material liquid through kerosene benzene plate slab block entering alcohol turpentine oil given transparent absolute",
  variables: [
    index,
    {
      name: "c",
      latex: "c",
      says: "speed of light in vacuum",
      unit: "m/s",
      letters: "c",
      words:
        "speed|velocity of light in vacuum|air; speed of light; speed of light in the? vacuum|air; c",
      constant: "3e8",
    },
    {
      name: "v",
      latex: "v",
      says: "speed of light in the medium",
      unit: "m/s",
      letters: "v",
      words:
        "speed|velocity of light in a|the|this|that? glass|water|diamond|medium|liquid|it|material|benzene|kerosene|alcohol|plate|slab|block slab|plate?; speed|velocity of light in the? medium; speed|velocity; speed of light in it",
    },
  ],
  laws: [{ name: "Refractive index", equation: "n = c/v" }],
  contradiction: fasterThanInVacuum,
};

export const wavelengthInMedium: LawFrame = {
  name: "wavelength-in-medium",
  topic: "Wave Optics",
  needs: "wavelength",
  also: "light laser beam passes from air into water glass monochromatic enters enter going travels its what in medium vacuum yellow red green of has having oil",
  never:
    "from a|the? glass|water|diamond|liquid|medium|slab|oil; into|to air; enters|in air from; water to; glass to; inside",
  variables: [
    { ...index },
    {
      name: "l",
      latex: "\\lambda_0",
      says: "wavelength in air",
      unit: "m",
      letters: "λ",
      givenWords: "wavelength; wavelength in air|vacuum",
      isUsual: true,
    },
    {
      name: "m",
      latex: "\\lambda",
      says: "wavelength in the medium",
      unit: "m",
      targetWords:
        "wavelength; wavelength in the? water|glass|medium|oil; wavelength of the? light in the? water|glass|medium|oil",
    },
  ],
  systems: ["nm"],
  laws: [{ name: "Wavelength in a medium", equation: "m = l/n" }],
  contradiction: fasterThanInVacuum,
};

export const snell: LawFrame = {
  name: "snell",
  topic: "Light: Reflection and Refraction",
  needs: "incidence refraction",
  also: "ray light incident passes from air into glass water slab surface enters at travels travelling goes of on what slab through falls strikes an medium diamond its",
  never:
    "from a|the? glass|water|diamond|liquid|medium|slab|oil; into|to air; enters|in air from; water to; glass to; inside",
  variables: [
    { ...index },
    {
      name: "i",
      latex: "i",
      says: "angle of incidence",
      unit: "°",
      letters: "i",
      words: "angle of incidence; incident at an angle of?; angle",
    },
    {
      name: "r",
      latex: "r",
      says: "angle of refraction",
      unit: "°",
      letters: "r",
      words: "angle of refraction; refracted angle",
    },
  ],
  laws: [{ name: "Snell's law", equation: "n = sin(i)/sin(r)" }],
  draw: refractionFigure,
  contradiction: (value) =>
    Math.max(value("i") ?? 0, value("r") ?? 0) < 90
      ? null
      : "The angles of a ray with the normal are less than 90°. Check the angle.",
};

export const criticalAngle: LawFrame = {
  name: "critical-angle",
  topic: "Ray Optics and Optical Instruments",
  needs: "critical",
  also: "travelling traveling going passing ray goes from to critical angle glass water air interface diamond medium from to pair light total internal reflection for of has what its surface",
  never: "glass water; water glass; in water; to water; and water",
  variables: [
    index,
    {
      name: "C",
      latex: "C",
      says: "critical angle",
      unit: "°",
      letters: "C",
      words:
        "critical angle; critical angle of the? glass|water|diamond|medium; critical angle for the? glass|water|diamond air?",
    },
  ],
  laws: [{ name: "Critical angle", equation: "sin(C) = 1/n" }],
};

export const apparentDepth: LawFrame = {
  name: "apparent-depth",
  topic: "Ray Optics and Optical Instruments",
  needs: "apparent",
  also: "real apparent depth tank pool pond bottom water of appears coin lies at filled liquid its what in beaker",
  variables: [
    index,
    {
      name: "d",
      latex: "d",
      says: "real depth",
      unit: "m",
      words: "real depth; actual depth; deep",
      isUsual: true,
    },
    { name: "a", latex: "d'", says: "apparent depth", unit: "m", words: "apparent depth" },
  ],
  systems: ["cm"],
  laws: [{ name: "Real and apparent depth", equation: "n = d/a" }],
  contradiction: fasterThanInVacuum,
};

export const doubleSlit: LawFrame = {
  name: "double-slit",
  topic: "Wave Optics",
  needs: "young young's slit slits fringe fringes",
  also: "young young's double slit experiment slits separated screen placed away light used fringes fringe interference monochromatic pattern between bright dark apart is consecutive successive what formed illuminated by kept",
  variables: [
    {
      name: "b",
      latex: "\\beta",
      says: "fringe width",
      unit: "m",
      letters: "β",
      words:
        "fringe width|spacing|separation; fringe-width; width of the fringe|fringes; spacing|separation between? bright|consecutive? fringes",
    },
    {
      name: "l",
      latex: "\\lambda",
      says: "wavelength",
      unit: "m",
      letters: "λ",
      words: "wavelength; wavelength of the? light",
    },
    {
      name: "D",
      latex: "D",
      says: "distance of the screen",
      unit: "m",
      letters: "D",
      words:
        "away; screen is placed|kept; distance of the screen; distance between the? slits|slit and the? screen; slit to screen distance; distance of the? screen from the slits; screen; screen distance",
    },
    {
      name: "d",
      latex: "d",
      says: "separation of the slits",
      unit: "m",
      letters: "d",
      words:
        "slit separation; separated by; distance between the? two? slits; separation of the? slits; slits separated by; slit width; apart; separation between the slits; slits are separated|apart by?",
    },
  ],
  laws: [{ name: "Fringe width in Young's experiment", equation: "b = l*D/d" }],
};
