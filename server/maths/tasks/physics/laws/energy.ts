import { mass } from "./force.ts";
import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame, Variable } from "./law-frame.ts";
import { finalSpeed, initialSpeed, startsFromRest } from "./motion.ts";

const height: Variable = {
  name: "h",
  latex: "h",
  says: "height",
  unit: "m",
  letters: "h",
  words: "height; high; vertical|total? height|distance; height of; depth",
  behind: "of height|altitude|elevation; in height; above|off the ground|floor",
  asks: "how high",
};
export const power: Variable = {
  name: "P",
  latex: "P",
  says: "power",
  unit: "W",
  letters: "P",
  words:
    "power; average power; power developed|delivered|used|output|required; rate of doing work; wattage",
};
export const duration: Variable = {
  name: "t",
  latex: "t",
  says: "time",
  unit: "s",
  letters: "t",
  words: "time; time taken",
  asks: "how long; how much time",
};

export const work: LawFrame = {
  name: "work",
  hasBodies: true,
  topic: "Work and Energy",
  isBare: true,
  needs: "work force power",
  also: "frictionless over distance lawnmower mower person worker while pushing pulling pulling force box load gardener cart shopping through dragging drags tow tows towing done does do moves move moved moving displaced pushes push pushed pulls pull pulled drags applied applies acts acting act exerts exerted along direction through same horizontal displaces causing constant steady against surface travels frictional rate takes in needed smooth performed expended used uses makes produces during floor as engine motor machine",
  variables: [
    {
      name: "W",
      latex: "W",
      says: "work",
      unit: "J",
      letters: "W",
      words: "work; work done; work|energy spent|expended|done|performed; amount of work",
      asks: "",
    },
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words: "constant|average|applied|horizontal|steady|net? force",
    },
    {
      name: "s",
      latex: "s",
      says: "displacement",
      unit: "m",
      letters: "s d",
      words: "distance|displacement; distance|displacement of; distance moved|covered",
      asks: "how far",
    },
    {
      name: "v",
      latex: "v",
      says: "speed",
      unit: "m/s",
      letters: "v",
      words: "constant|steady|uniform|average? speed|velocity",
    },
    power,
    duration,
  ],
  laws: [
    { name: "Work done by a constant force", equation: "W = F*s" },
    { name: "Definition of power", equation: "P = W/t" },
    { name: "Power of a force at a steady speed", equation: "P = F*v" },
  ],
};

export const workAtAngle: LawFrame = {
  name: "work-at-angle",
  topic: "Work, Energy and Power",
  needs: "angle degrees",
  also: "exerts exert rope a pulling pushing sister above handle cord level ground wagon sled suitcase lawn work done does moves move moved pulls pull pulled drags dragged acts acting applied making makes makes with to horizontal rope string inclined floor direction motion displacement through along constant",
  variables: [
    { name: "W", latex: "W", says: "work", unit: "J", letters: "W", words: "work; work done" },
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words: "force; constant? force; tension",
    },
    {
      name: "s",
      latex: "s",
      says: "displacement",
      unit: "m",
      letters: "s d",
      words: "distance|displacement",
    },
    { name: "theta", latex: "\\theta", says: "angle", unit: "°", letters: "θ", words: "angle" },
  ],
  requires: ["theta"],
  laws: [{ name: "Work done by a force at an angle", equation: "W = F*s*cos(theta)" }],
};

export const lifting: LawFrame = {
  name: "lifting",
  hasBodies: true,
  topic: "Work and Energy",
  phrases:
    "a? flight of stairs; at a? constant|steady|uniform speed|velocity; straight up; above her|his|the head",
  // The work done by gravity on a lifted body is negative, and has a separate frame.
  never:
    "by gravity; by the gravity|weight; by the? gravitational force; by the force of gravity; along; slope; incline; inclined; ramp; walks up; horizontally; efficiency",
  needs:
    "lift lifts lifted lifting raise raises raised raising climbs climb climbed climbing carries pump pumps pumped stairs runs potential gravity height",
  also: "carrying carry winch hoisting hauls hauling pulling carried lifts onto table shelf top of gains gain up climbs mountaineer lost when flight output weightlifter lifter barbell overhead shelf hoist hoists carry hill mountain ladder platform truck elevator floors backpack student vertical vertically bricks motor drawn rope bucket shelf load stored cupboard puts put places lift lifts lifted lifting raise raises raised raising climbs climb climbed climbing up stairs staircase tower upstairs carries pump pumps pumped water ground above gained gain its stored possessed possess against gravity work done does vertically held position crane rope ladder in takes steps energy required needed used per runs relative level well tank electric certain respect having possesses when stands jumps roof storey floor climbing rises him her luggage load student who which then minute walks on puts",
  variables: [
    mass,
    height,
    {
      name: "W",
      latex: "W",
      says: "work",
      unit: "J",
      letters: "W E U",
      words:
        "work; work done; gravitational? potential energy; energy; work done against gravity; gain in potential energy; p.e; pe",
    },
    power,
    duration,
    gravityAcceleration,
  ],
  laws: [
    { name: "Potential energy near the ground", equation: "W = m*g*h" },
    { name: "Definition of power", equation: "P = W/t" },
  ],
};

export const kineticEnergy: LawFrame = {
  name: "kinetic-energy",
  hasBodies: true,
  topic: "Work and Energy",
  phrases: "due? north|south|east|west; to the north|south|east|west",
  isBare: true,
  needs: "kinetic ke",
  also: "move must compare travels electron proton satellite orbiting skating skates sprinting walking rolling rolls sliding slides flies flying falling leaves swimming charging speeding what moves moving moves travelling traveling possessed possess possesses running flying thrown fired has having of energy",
  variables: [
    {
      name: "K",
      latex: "K",
      says: "kinetic energy",
      unit: "J",
      letters: "K E",
      words: "kinetic energy; ke; energy",
    },
    mass,
    {
      name: "v",
      latex: "v",
      says: "speed",
      unit: "m/s",
      letters: "v",
      words: "velocity|speed; uniform|constant? velocity|speed",
      asks: "how fast",
    },
  ],
  laws: [{ name: "Kinetic energy", equation: "K = 1/2*m*v^2" }],
};

export const workEnergy: LawFrame = {
  name: "work-energy",
  hasBodies: true,
  topic: "Work and Energy",
  needs: "work energy",
  also: "speeds up frictionless from done work increase increases increased increasing change changes changing speed accelerate accelerates moving moves travelling required needed kinetic gain initially order",
  facts: [{ words: startsFromRest, variable: "u", value: "0" }],
  variables: [
    {
      name: "W",
      latex: "W",
      says: "work",
      unit: "J",
      letters: "W",
      words:
        "work; work done; net work; work to be done; change in kinetic energy; gain in kinetic energy",
    },
    mass,
    initialSpeed,
    finalSpeed,
  ],
  laws: [{ name: "Work-energy theorem", equation: "W = 1/2*m*(v^2 - u^2)" }],
  requires: ["u", "v"],
};
