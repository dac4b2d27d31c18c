import { mass } from "./force.ts";
import { againstFrictionFigure, rightAngledForces, slopeFigure } from "./force-figures.ts";
import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const marker: Variable = { name: "p", latex: "", says: "", unit: "", isNamed: true };
const earth: Variable = { ...gravityAcceleration, constant: "9.8" };

/** A body pulled along level ground against friction (NCERT class 9). */
const againstFriction: LawFrame = {
  name: "against-friction",
  hasBodies: true,
  topic: "Force and Laws of Motion",
  needs: "friction frictional opposing resistive",
  also: "acts act acting applied applies on of a pulled pulls pushed pushes pull push along horizontal level floor surface ground against road track engine exerts exert exerted opposing opposes opposed is and the while with if what produced experiences crate sled rough straight forward net accelerates accelerate its offers offer wagons drives",
  never:
    "coefficient; angle; incline; inclined; slope; uphill; up; vertical; vertically; stop; rest; constant velocity|speed; static; not",
  variables: [
    {
      name: "F",
      latex: "F",
      says: "pulling force",
      unit: "N",
      letters: "F",
      words:
        "applied|horizontal|pulling|pushing|driving|forward|constant? force; force exerted by the? engine|person|man; force of",
      behind: "of force",
      isUsual: true,
    },
    {
      name: "f",
      latex: "f",
      says: "friction",
      unit: "N",
      letters: "f",
      words:
        "friction; force of friction; friction|frictional|opposing|resistive force; friction|frictional|resistive|opposing force of; force of friction of; friction force exerted by the track",
      behind: "of? friction; of frictional force; of resistance",
    },
    {
      name: "n",
      latex: "F_{\\text{net}}",
      says: "net force",
      unit: "N",
      targetWords: "net|resultant|unbalanced|accelerating force; net external force",
    },
    mass,
    {
      name: "a",
      latex: "a",
      says: "acceleration",
      unit: "m/s^2",
      letters: "a",
      words: "acceleration; acceleration of",
    },
  ],
  requires: ["f"],
  draw: againstFrictionFigure,
  spare: ["m"],
  laws: [
    { name: "Net force", equation: "n = F - f" },
    { name: "Newton's second law of motion", equation: "n = m*a" },
  ],
};

/** A body on a frictionless slope: only the component of the weight along the slope accelerates it. */
const smoothSlope: LawFrame = {
  name: "smooth-slope",
  topic: "Laws of Motion",
  needs: "incline inclined slope ramp hill plane",
  also: "slides slide sliding down incline inclined plane slope ramp hill at an angle to with the horizontal that makes its skier crate released",
  never: "up; upward; coefficient; rough; tension; time; rolls; component",
  facts: [
    {
      words: "frictionless; smooth; without friction; no friction; friction is negligible",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p"],
  requires: ["p", "theta"],
  draw: slopeFigure,
  spare: ["m"],
  variables: [
    marker,
    {
      name: "theta",
      latex: "\\theta",
      says: "angle of the slope",
      unit: "°",
      letters: "θ",
      words: "angle",
    },
    {
      name: "a",
      latex: "a",
      says: "acceleration",
      unit: "m/s^2",
      letters: "a",
      words: "acceleration; acceleration down the? incline|slope|plane|ramp",
    },
    mass,
    earth,
  ],
  laws: [{ name: "Acceleration on a smooth slope", equation: "a = g*sin(theta)" }],
};

/** The resultant of two perpendicular forces, by Pythagoras' theorem. */
const forcesAtRightAngles: LawFrame = {
  name: "forces-at-right-angles",
  topic: "Motion in a Plane",
  needs: "right perpendicular perpendicularly",
  also: "two forces force act acts acting at right angles angle perpendicular to each other on of magnitudes magnitude an a object point simultaneously one another",
  never: "angle of; third; three; direction",
  facts: [
    {
      words: "at right angles; at a right angle; perpendicular; perpendicularly",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p"],
  requires: ["p", "a", "b"],
  draw: rightAngledForces,
  variables: [
    marker,
    {
      name: "a",
      latex: "F_1",
      says: "first force",
      unit: "N",
      letters: "F1",
      givenWords: "force|forces",
      isUsual: true,
    },
    {
      name: "b",
      latex: "F_2",
      says: "second force",
      unit: "N",
      letters: "F2",
      givenWords: "force|forces",
      isUsual: true,
    },
    {
      name: "R",
      latex: "R",
      says: "resultant",
      unit: "N",
      isNamed: true,
      targetWords:
        "resultant; resultant|net|total force; magnitude of the? resultant|net force?; magnitude of their resultant; their resultant",
    },
  ],
  laws: [{ name: "Resultant at right angles", equation: "R = sqrt(a^2 + b^2)" }],
};

/** A car on an unbanked curve, held by friction alone. */
const flatCurve: LawFrame = {
  name: "flat-curve",
  topic: "Laws of Motion",
  needs: "curve turn bend",
  also: "travels travelling traveling rounds round around moves goes takes a flat unbanked level horizontal curve turn bend circular curved road what is needed required must be to keep from slipping skidding between tires tyres and the static safely can without unbanked minimum maximum",
  phrases: "without slipping|skidding",
  never: "banked; angle; banking",
  variables: [
    {
      name: "mu",
      latex: "\\mu",
      says: "coefficient of friction",
      unit: "",
      letters: "μ",
      words:
        "minimum? coefficient of static? friction; coefficient of static? friction between the? tires|tyres and the road",
    },
    {
      name: "v",
      latex: "v",
      says: "speed",
      unit: "m/s",
      letters: "v",
      words: "maximum|greatest|safe? speed|velocity",
      asks: "how fast",
    },
    { name: "r", latex: "r", says: "radius", unit: "m", letters: "r", words: "radius" },
    mass,
    earth,
  ],
  spare: ["m"],
  requires: ["r"],
  laws: [{ name: "Friction is the centripetal force", equation: "v^2 = mu*g*r" }],
};

export const pullingFrames: readonly LawFrame[] = [
  againstFriction,
  smoothSlope,
  forcesAtRightAngles,
  flatCurve,
];
