import { duration, power } from "./energy.ts";
import { mass } from "./force.ts";
import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame } from "./law-frame.ts";
import { comesToRest } from "./motion.ts";

export const fallingEnergy: LawFrame = {
  name: "falling-energy",
  topic: "Work and Energy",
  needs: "fallen falls fall dropped falling",
  also: "falls fall falling dropped cliff tower building after when high ground has it energy just before hits hitting reaches reaching top half",
  variables: [
    mass,
    {
      name: "H",
      latex: "H",
      says: "height at the start",
      unit: "m",
      letters: "H h",
      words: "height; high; cliff|tower|building",
    },
    {
      name: "x",
      latex: "x",
      says: "distance fallen",
      unit: "m",
      cues: "fallen; falling; fallen through; falling through; fallen by; descended; dropped by",
    },
    {
      name: "U",
      latex: "E_{\\text{p}}",
      says: "potential energy left",
      unit: "J",
      words: "potential energy",
    },
    {
      name: "E",
      latex: "E",
      says: "total energy",
      unit: "J",
      words: "total energy; mechanical energy; total mechanical energy",
    },
    { name: "K", latex: "K", says: "kinetic energy", unit: "J", words: "kinetic energy; ke" },
    gravityAcceleration,
  ],
  requires: ["H", "x"],
  laws: [
    { name: "Energy at the start, all potential", equation: "E = m*g*H" },
    { name: "Potential energy that is left", equation: "U = m*g*(H - x)" },
    { name: "Law of conservation of energy", equation: "E = K + U" },
  ],
};

/** Climbing stairs: the height is that of all steps together. */
export const staircase: LawFrame = {
  name: "staircase",
  topic: "Work and Energy",
  needs: "steps stairs staircase",
  also: "runs run running up climbs climb climbing climbed staircase stairs flight having has each having of a by developed person",
  variables: [
    mass,
    {
      name: "n",
      latex: "n",
      says: "number of steps",
      unit: "",
      behind: "steps; stairs",
      isNamed: true,
    },
    {
      name: "h",
      latex: "h_1",
      says: "height of a step",
      unit: "m",
      words:
        "height of each|one|a step|stair; each step|stair is|of?; each step|stair; each being; step height",
      behind: "high; each",
    },
    { name: "H", latex: "h", says: "height climbed", unit: "m", isNamed: true },
    { name: "W", latex: "W", says: "work", unit: "J", words: "work; work done" },
    power,
    duration,
    gravityAcceleration,
  ],
  requires: ["n", "h"],
  laws: [
    { name: "Height of all steps", equation: "H = n*h" },
    { name: "Work against gravity", equation: "W = m*g*H" },
    { name: "Definition of power", equation: "P = W/t" },
  ],
};

/** The work that reduces the kinetic energy of a body to zero. */
export const stoppingWork: LawFrame = {
  name: "stopping-work",
  // The work done on the body by the stopping force is negative; only the magnitude that is required is given here.
  never:
    "on it; on the car|body|object|block|ball|truck; by the? friction|force|brakes|road|gravity; done on",
  topic: "Work and Energy",
  needs: "work",
  also: "completely object from required needed done be bring brought brings moving travelling velocity must should by brakes",
  facts: [
    { words: `${comesToRest}; to bring it to rest; to be stopped`, variable: "v", value: "0" },
  ],
  variables: [
    { name: "v", latex: "v", says: "final velocity", unit: "m/s", isSigned: true, isNamed: true },
    {
      name: "W",
      latex: "W",
      says: "size of the work",
      unit: "J",
      words: "work; work done; work required; work to be done; work required to be done",
    },
    mass,
    {
      name: "u",
      latex: "u",
      says: "initial velocity",
      unit: "m/s",
      words: "initial? velocity|speed",
    },
  ],
  requires: ["v", "u"],
  laws: [{ name: "Work-energy theorem, size of the work", equation: "W = 1/2*m*(u^2 - v^2)" }],
};

export const spring: LawFrame = {
  name: "spring",
  hasBodies: true,
  topic: "Work, Energy and Power",
  needs: "spring suspension springs",
  also: "slingshot store stores bow catapult archer pinball applied apply applying act acts acting released held toy dart gun block attached rubber band scale bathroom trampoline hook mattress hanging pulled pushed spring springs stretched stretches stretch stretching compressed compress compresses compressing natural length position its from needed required stored done constant force elastic suspension car settles down gets hung hangs hanging suspended vertical when ideal end extended extends produces produce causes balance its it for pull through by under",
  variables: [
    {
      name: "k",
      latex: "k",
      says: "spring constant",
      unit: "N/m",
      letters: "k K",
      words: "spring|force constant; spring|force constant of the? spring|suspension?; stiffness",
    },
    {
      name: "x",
      latex: "x",
      says: "extension",
      unit: "m",
      letters: "x",
      words: "extension; compression; elongation; stretch; distance; displacement",
      asks: "how far; how much does it stretch",
    },
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words: "force; restoring? force; load; weight",
    },
    {
      name: "E",
      latex: "W",
      says: "work",
      unit: "J",
      letters: "W E U",
      words:
        "work; work done; elastic? potential? energy stored?; elastic potential energy; potential energy; work done in|by|to stretching|compressing|stretch|compress?",
    },
    mass,
    gravityAcceleration,
  ],
  laws: [
    { name: "Hooke's law", equation: "F = k*x" },
    { name: "Energy of a spring", equation: "E = 1/2*k*x^2" },
    { name: "Weight of a body", equation: "F = m*g" },
  ],
};
