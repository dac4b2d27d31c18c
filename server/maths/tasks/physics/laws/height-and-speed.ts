import { duration, power } from "./energy.ts";
import { mass } from "./force.ts";
import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame, Variable } from "./law-frame.ts";
import { finalSpeed, initialSpeed, startsFromRest } from "./motion.ts";

const earth: Variable = { ...gravityAcceleration, constant: "9.8" };
const height: Variable = {
  name: "h",
  latex: "h",
  says: "height",
  unit: "m",
  letters: "h",
  words: "height; high; height of; high hill; tall hill; hill; high slope; tall cliff; high cliff",
  asks: "how high",
};

/** The kinetic energy at the end of a fall from rest. */
const fallenEnergy: LawFrame = {
  name: "fallen-energy",
  hasBodies: true,
  topic: "Work and Energy",
  needs: "dropped falls falling drop released fallen",
  also: "dropped falls drop falling released is from a off cliff roof building tower bridge window ledge just before when as it on hits hitting strikes striking reaches reaching ground what its top",
  never: "thrown; with; after; half; rebounds; through; initial; air; percent",
  facts: [
    {
      words:
        "hits|strikes|reaches the ground|floor; hit|strike|reach the ground|floor; hitting|striking|reaching the ground|floor; it hits; it reaches the ground; on impact",
      variable: "p",
      value: "1",
    },
  ],
  phrases: "from rest",
  markers: ["p"],
  requires: ["p", "m", "h"],
  variables: [
    { name: "p", latex: "", says: "", unit: "", isNamed: true },
    mass,
    { ...height, isUsual: true },
    {
      name: "K",
      latex: "K",
      says: "kinetic energy",
      unit: "J",
      words: "kinetic energy; ke",
    },
    earth,
  ],
  laws: [{ name: "All of the potential energy becomes kinetic energy", equation: "K = m*g*h" }],
};

/** The work done by gravity on a body that moves down. */
const workOfWeight: LawFrame = {
  name: "work-of-weight",
  topic: "Work and Energy",
  needs: "gravity gravitational weight",
  also: "work done by on of the when a falls fall falling drops dropped is from through vertically mass rock how much",
  never: "lifted; lifts; raised; against; up; upward; raises; horizontally; incline; slope",
  facts: [
    {
      words: "falls; fall; falling; drops; is dropped; dropped; falls through; falls from",
      variable: "p",
      value: "1",
    },
  ],
  phrases: "by gravity; by the? force of gravity; by the? gravitational force; by its weight",
  markers: ["p"],
  requires: ["p", "m", "h"],
  variables: [
    { name: "p", latex: "", says: "", unit: "", isNamed: true },
    mass,
    { ...height, isUsual: true },
    { name: "W", latex: "W", says: "work", unit: "J", words: "work; work done" },
    earth,
  ],
  laws: [{ name: "Work of the weight on the way down", equation: "W = m*g*h" }],
};

/** A body that slides from rest down a frictionless hill: only the height matters, not the path. */
const smoothHill: LawFrame = {
  name: "smooth-hill",
  topic: "Work and Energy",
  needs: "friction frictionless smooth",
  also: "roller coaster car cart skier sled child slides slide slide's starts starting at the top bottom of a hill slope ramp track playground down it its is what from reaches reach when on skis sledder water",
  phrases:
    "at|from the? top; from the top of; at|to|reaches|reach the bottom; when it|she|he reaches the bottom",
  never:
    "long; angle; incline; half; loop; spring; coefficient; second; next; then; up; rolls; rolling; degrees",
  facts: [
    { words: startsFromRest, variable: "u", value: "0" },
    {
      words:
        "frictionless; smooth; friction is negligible; no friction; without friction; neglect|neglecting|ignore|ignoring friction; if friction is negligible|neglected|ignored; negligible friction",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p", "u"],
  requires: ["p", "u"],
  spare: ["m"],
  variables: [
    { name: "p", latex: "", says: "", unit: "", isNamed: true },
    { name: "u", latex: "u", says: "initial velocity", unit: "m/s", isNamed: true },
    mass,
    { ...height, isUsual: true },
    {
      name: "v",
      latex: "v",
      says: "speed at the bottom",
      unit: "m/s",
      words: "speed|velocity; final speed|velocity; speed|velocity at the bottom",
      asks: "how fast",
    },
    earth,
  ],
  laws: [{ name: "Law of conservation of energy", equation: "v^2 = 2*g*h" }],
};

/** The average power that accelerates a body to a given speed. */
const poweredStart: LawFrame = {
  name: "powered-start",
  hasBodies: true,
  topic: "Work and Energy",
  needs: "power",
  also: "average power needed required output of a car engine motor develops delivered to accelerate accelerates accelerating speeds up goes minimum what must its uniformly runner sprinter who",
  never: "hill; slope; up; friction; resistance; efficiency; force; distance; climbs",
  facts: [{ words: startsFromRest, variable: "u", value: "0" }],
  phrases: "speeds up",
  variables: [
    power,
    { name: "W", latex: "W", says: "work", unit: "J", words: "work; work done", isNamed: true },
    mass,
    initialSpeed,
    finalSpeed,
    duration,
  ],
  requires: ["m", "u", "v"],
  laws: [
    { name: "Work-energy theorem", equation: "W = 1/2*m*(v^2 - u^2)" },
    { name: "Definition of power", equation: "P = W/t" },
  ],
};

/** Mechanical advantage: the ratio of load and effort (US school books, after NCERT's older "simple machines"). */
const mechanicalAdvantage: LawFrame = {
  name: "mechanical-advantage",
  topic: "Work and Energy",
  needs: "mechanical",
  also: "lever pulley machine simple system wheelbarrow jack has requires needs of an a is to and with lifts lift raises raise used uses what ideal",
  never: "efficiency; length; arm; distance; radius",
  variables: [
    {
      name: "n",
      latex: "n",
      says: "mechanical advantage",
      unit: "",
      words: "mechanical advantage; ideal mechanical advantage",
    },
    {
      name: "L",
      latex: "L",
      says: "load",
      unit: "N",
      letters: "L",
      words: "load; load of; output force; resistance force; output force of",
      behind: "load",
      cues: "lifts a|an?; lift a|an?; raises a; raise a",
    },
    {
      name: "E",
      latex: "E",
      says: "effort",
      unit: "N",
      letters: "E",
      words: "effort; input force; effort of; effort force; input force of",
      behind: "effort; input force",
    },
  ],
  laws: [{ name: "Mechanical advantage", equation: "n = L/E" }],
};

export const heightFrames: readonly LawFrame[] = [
  fallenEnergy,
  workOfWeight,
  smoothHill,
  poweredStart,
  mechanicalAdvantage,
];
