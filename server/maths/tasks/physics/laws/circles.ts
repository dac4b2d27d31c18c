import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const radius: Variable = {
  name: "r",
  latex: "r",
  says: "radius",
  unit: "m",
  letters: "r R",
  words:
    "radius; radius of the? circle|circular|track|path|curve|tire|tyre|wheel? track|path?; circle|track|curve|wheel|orbit of radius; string of length; string",
  behind:
    "from the? its? center|centre|axis; from the axis of rotation; from the center|centre of rotation",
};

export const circularMotion: LawFrame = {
  name: "circular-motion",
  hasBodies: true,
  topic: "Motion in a Plane",
  needs: "circular circle angular centripetal curve radius rotates wheel revolutions tire tyre rpm",
  also: "friction provided provides supplied frictional propeller windmill tip needed hammer washer drum yo goes go keeps rider runner runs whirling skater exerted negotiates disk disc turns turning spinning turn record cd blade ball rounding flat bicycle person drill bit grinding merry go race unbanked highway ride rider exit centrifuge sample axis rotation gear pulley whirl swung planet ferris center centre circling experiences experienced going rotational acts circular circle path track curve tire tyre wheel wheels moves moving move rotates rotating spins revolves revolving whirled tied string stone travels travelling traveling round rounds around its car uniform constant what acting takes needed required keep moving horizontal rim point a fan flywheel cd edge on of has when turn uniformly bend makes satellite artificial earth orbit revolve whirls swings attached end other long its",
  variables: [
    {
      name: "w",
      latex: "\\omega",
      says: "angular speed",
      unit: "rad/s",
      letters: "ω w",
      words: "angular speed|velocity; constant? angular speed|velocity",
      cues: "makes; rotates at|with; rotating at|with; spins at",
    },
    {
      name: "v",
      latex: "v",
      says: "speed",
      unit: "m/s",
      letters: "v",
      words: "speed|velocity; linear|tangential|constant|uniform speed|velocity",
      asks: "how fast",
    },
    radius,
    {
      name: "a",
      latex: "a_c",
      says: "centripetal acceleration",
      unit: "m/s^2",
      letters: "a",
      words: "centripetal|radial? acceleration",
    },
    {
      name: "F",
      latex: "F_c",
      says: "centripetal force",
      unit: "N",
      letters: "F",
      words: "centripetal? force; tension; tension in the string; centripetal|frictional force",
    },
    { name: "m", latex: "m", says: "mass", unit: "kg", letters: "m", words: "mass" },
    {
      name: "T",
      latex: "T",
      says: "time period",
      isNamed: true,
      unit: "s",
      letters: "T",
      words: "time? period; time for one revolution|rotation",
      cues: "every; one revolution in; once in; one round in",
      behind:
        "to revolve|go|move around the? earth|sun|circle|track; to complete one|a revolution|round|circle; for one|a revolution|round",
    },
  ],
  laws: [
    { name: "Linear and angular speed", equation: "v = w*r" },
    { name: "Centripetal acceleration", equation: "a = v^2/r" },
    { name: "Centripetal acceleration by the angular speed", equation: "a = w^2*r" },
    { name: "Centripetal force", equation: "F = m*a" },
    { name: "Angular speed and time period", equation: "w = 2*pi/T" },
  ],
};

export const pendulum: LawFrame = {
  name: "pendulum",
  topic: "Oscillations",
  needs: "pendulum",
  also: "region place location planet grandfather clock bob string whose swings swing swinging surface child with long simple pendulum second has have of its what oscillation on earth moon takes beats small",
  variables: [
    {
      name: "T",
      latex: "T",
      says: "time period",
      isNamed: true,
      unit: "s",
      letters: "T",
      words: "time? period; period of oscillation",
    },
    {
      name: "L",
      latex: "L",
      says: "length",
      unit: "m",
      letters: "L l",
      words: "length; long; length of the? pendulum|string|simple? pendulum?",
    },
    { name: "f", latex: "f", says: "frequency", unit: "Hz", letters: "f", words: "frequency" },
    gravityAcceleration,
  ],
  laws: [
    { name: "Period of a simple pendulum", equation: "T = 2*pi*sqrt(L/g)" },
    { name: "Frequency and time period", equation: "f = 1/T" },
  ],
};

export const springOscillation: LawFrame = {
  name: "spring-oscillation",
  topic: "Oscillations",
  needs: "period frequency oscillates oscillation oscillations oscillating",
  also: "hangs hung hanging suspended vertical ideal force constant bounces car vertically set into oscillate system kg light horizontally spring attached mass block oscillates oscillation oscillations oscillating vibrates fixed end other smooth frictionless horizontal simple harmonic motion its what has executes",
  variables: [
    {
      name: "T",
      latex: "T",
      says: "time period",
      isNamed: true,
      unit: "s",
      letters: "T",
      words: "time? period; time? period of oscillation|oscillations",
    },
    { name: "m", latex: "m", says: "mass", unit: "kg", letters: "m", words: "mass" },
    {
      name: "k",
      latex: "k",
      says: "spring constant",
      unit: "N/m",
      letters: "k",
      words: "spring|force constant; stiffness",
    },
    {
      name: "f",
      latex: "f",
      says: "frequency",
      unit: "Hz",
      letters: "f",
      words: "frequency; frequency of oscillation|oscillations",
    },
  ],
  laws: [
    { name: "Period of a mass on a spring", equation: "T = 2*pi*sqrt(m/k)" },
    { name: "Frequency and time period", equation: "f = 1/T" },
  ],
};
