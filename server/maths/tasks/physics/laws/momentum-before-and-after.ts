import { mass } from "./force.ts";
import type { LawFrame } from "./law-frame.ts";
import { impulse } from "./momentum.ts";
import { finalSpeed, initialSpeed } from "./motion.ts";

/** Initial and final momentum, and the force that changes it (NCERT class 9, "Force and Laws of Motion"). */
export const momentumBeforeAndAfter: LawFrame = {
  name: "momentum-before-and-after",
  topic: "Force and Laws of Motion",
  needs: "momentum",
  also: `${impulse.also} magnitude acting exerted exerts required`,
  facts: impulse.facts ?? [],
  never: "change; impulse; momenta",
  markers: [],
  variables: [
    {
      name: "p",
      latex: "p_1",
      says: "initial momentum",
      unit: "kg m/s",
      targetWords: "initial momentum; initial",
      isSigned: true,
    },
    {
      name: "P",
      latex: "p_2",
      says: "final momentum",
      unit: "kg m/s",
      targetWords: "final momentum; final momentum of the? object|body|car|ball",
      isSigned: true,
    },
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      targetWords: "force; magnitude of the? force; force exerted on the object",
    },
    {
      name: "t",
      latex: "t",
      says: "time",
      unit: "s",
      letters: "t",
      words: "time",
    },
    mass,
    initialSpeed,
    finalSpeed,
  ],
  requires: ["m", "u", "v"],
  spare: ["t"],
  laws: [
    { name: "Definition of momentum", equation: "p = m*u" },
    { name: "Definition of momentum", equation: "P = m*v" },
    { name: "Newton's second law of motion", equation: "F = (P - p)/t" },
  ],
};
