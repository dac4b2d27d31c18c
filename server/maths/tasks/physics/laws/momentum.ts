import { mass } from "./force.ts";
import type { LawFrame } from "./law-frame.ts";
import { comesToRest, finalSpeed, initialSpeed, startsFromRest } from "./motion.ts";

export const momentum: LawFrame = {
  name: "momentum",
  hasBodies: true,
  topic: "Force and Laws of Motion",
  phrases: "due? north|south|east|west; to the north|south|east|west",
  isBare: true,
  needs: "momentum",
  also: "charging charges rolling sliding flying heading walks walking skating sprinting sprints riding runs run swimming swims falling move move travels east west north south due speeds up slows down accelerates catching moving moves travelling traveling linear running thrown fired has having possess possesses possessed linear",
  variables: [
    {
      name: "p",
      latex: "p",
      says: "momentum",
      unit: "kg m/s",
      letters: "p",
      words: "linear? momentum",
    },
    mass,
    {
      name: "v",
      latex: "v",
      says: "velocity",
      unit: "m/s",
      letters: "v",
      words: "velocity|speed",
      asks: "how fast",
    },
  ],
  laws: [{ name: "Definition of momentum", equation: "p = m*v" }],
};

export const impulse: LawFrame = {
  name: "impulse",
  hasBodies: true,
  topic: "Force and Laws of Motion",
  isBare: true,
  needs: "impulse momentum",
  also: "charging charges rolling sliding flying heading walks walking skating sprinting sprints riding runs run swimming swims falling move move travels east west north south due speeds up slows down accelerates catching acts acting act applied hit hits struck kicked imparted given changes change changing increases increase moving moves after lasts bat wall second average constant contact accelerated uniformly produces produce produced",
  facts: [
    { words: `${startsFromRest}; stationary`, variable: "u", value: "0" },
    { words: comesToRest, variable: "v", value: "0" },
  ],
  variables: [
    {
      name: "J",
      latex: "J",
      says: "impulse",
      unit: "N s",
      letters: "J I",
      words: "impulse; impulse of the force",
    },
    {
      name: "P",
      latex: "\\Delta p",
      says: "change of momentum",
      unit: "kg m/s",
      words: "change in|of momentum; change in its|the momentum; momentum change",
      asks: "by how much does|did|will its|the|their momentum change|increase; by how much does|did|will the momentum of the ball|car|body|object change|increase",
      isSigned: true,
    },
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words: "average|constant? force",
    },
    {
      name: "t",
      latex: "\\Delta t",
      says: "time",
      unit: "s",
      letters: "t",
      words: "time; time of contact|impact; interval",
      asks: "how long",
    },
    mass,
    initialSpeed,
    finalSpeed,
  ],
  spare: ["t"],
  laws: [
    { name: "Impulse of a force", equation: "J = F*t" },
    { name: "Change of momentum", equation: "P = m*(v - u)" },
    { name: "Impulse is the change of momentum", equation: "J = P" },
  ],
};

/** A ball that rebounds: the change of momentum is the sum of both magnitudes. */
export const rebound: LawFrame = {
  name: "rebound",
  topic: "Force and Laws of Motion",
  needs: "rebounds rebound return returns bounces back",
  also: "straight directly against leaves with moving moves travelling hits hit strikes strike struck wall hard normally perpendicularly by stick so return it along its original path rebounds rebound bounces bounce back change occurred occurs motion in applied imparted given average during contact ball then vertical floor opposite direction",
  never: "angle; height",
  facts: [
    {
      words:
        "rebounds; rebound; bounces|rebounds|returns straight back; bounces back straight; bounces off; return it along its original path; returns along its original path; bounces|bounce back; rebounds back; returns back",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p"],
  requires: ["p", "m", "u", "v"],
  order: ["u", "v"],
  variables: [
    { name: "p", latex: "", says: "", unit: "", isNamed: true },
    {
      name: "J",
      latex: "\\Delta p",
      says: "size of the change of momentum",
      unit: "kg m/s",
      words:
        "impulse; change in|of momentum; change in|of its|the momentum; change of momentum occurred in the motion of the? hockey? ball; change in momentum of the? ball",
    },
    mass,
    {
      name: "u",
      latex: "u",
      says: "speed before",
      unit: "m/s",
      givenWords: "velocity|speed; initial velocity|speed",
      isUsual: true,
    },
    {
      name: "v",
      latex: "v",
      says: "speed after",
      unit: "m/s",
      givenWords: "velocity|speed",
      isUsual: true,
    },
    { name: "F", latex: "F", says: "force", unit: "N", words: "average? force" },
    {
      name: "t",
      latex: "\\Delta t",
      says: "time of contact",
      unit: "s",
      words: "time; time of contact; contact time",
    },
  ],
  laws: [
    { name: "Change of momentum when a body comes back", equation: "J = m*(u + v)" },
    { name: "Impulse of a force", equation: "J = F*t" },
  ],
};

export const stickingCollision: LawFrame = {
  name: "sticking-collision",
  topic: "Force and Laws of Motion",
  needs:
    "sticks stick embedded embeds embed together combined common couples coupled coupling lodged catches caught",
  also: "itself grabs grab hugs picks up lands same direction hits runs into attaches connects what is final catches caught catch puck initially ice frictionless locks lock joins join railroad freight onto lands jumps jump another collides moving moves travelling traveling collides collide collision hits hit strikes strike another sticks stick sticking embedded embeds embed gets together combined common couples coupled lodged second wood target suspended after they both bodies objects same direction stationary rest which then trolley bogie wagon straight line before wooden lying kept moves combined system it block travelling gets plank",
  facts: [
    {
      words: "at rest; stationary; initially at rest; is at rest; which is at rest",
      variable: "w",
      value: "0",
    },
  ],
  variables: [
    {
      name: "m",
      latex: "m_1",
      says: "first mass",
      unit: "kg",
      letters: "m1",
      words: "mass",
      isUsual: true,
    },
    {
      name: "u",
      latex: "u_1",
      says: "first velocity",
      unit: "m/s",
      letters: "u1",
      words: "velocity|speed",
      isUsual: true,
    },
    {
      name: "M",
      latex: "m_2",
      says: "second mass",
      isUsual: true,
      unit: "kg",
      letters: "m2",
      words: "mass",
    },
    { name: "w", latex: "u_2", says: "second velocity", unit: "m/s", letters: "u2" },
    {
      name: "v",
      latex: "v",
      says: "common velocity",
      unit: "m/s",
      letters: "v",
      targetWords:
        "velocity|speed; common|combined|final|recoil|resulting velocity|speed; velocity|speed after the? collision|impact|catch; recoil|final velocity|speed of the? combination|system|goalie|pair; their? common|combined|final velocity|speed after the? collision|impact; velocity|speed of the combined? combination|system|object|body|mass|bodies",
      asks: "how fast",
    },
  ],
  order: ["m", "u", "M"],
  requires: ["w"],
  laws: [{ name: "Law of conservation of momentum", equation: "m*u + M*w = (m + M)*v" }],
};

export const recoil: LawFrame = {
  name: "recoil",
  topic: "Force and Laws of Motion",
  needs: "recoil recoils",
  also: "shoots shooting ball cannonball artillery backward backwards with fires fired fire firing bullet shell gun rifle pistol cannon muzzle leaves horizontally initial initially",
  variables: [
    {
      name: "M",
      latex: "M",
      says: "mass of the gun",
      unit: "kg",
      letters: "M",
      words:
        "gun|rifle|pistol|cannon of mass; mass of the? gun|rifle|pistol|cannon; gun|rifle|pistol|cannon",
    },
    {
      name: "V",
      latex: "V",
      says: "recoil velocity",
      unit: "m/s",
      letters: "V",
      words:
        "initial? recoil velocity|speed of? the? gun|rifle|pistol|cannon?; velocity|speed of? recoil; velocity|speed of recoil of the gun|rifle|pistol|cannon; recoils with a? velocity|speed?",
    },
    {
      name: "m",
      latex: "m",
      says: "mass of the bullet",
      unit: "kg",
      letters: "m",
      words:
        "bullet|shell|ball of mass; mass of the? bullet|shell|ball|cannonball; bullet|shell|ball|cannonball",
      cues: "fires a|an?; fired a|an?; shoots a|an?",
    },
    {
      name: "v",
      latex: "v",
      says: "velocity of the bullet",
      unit: "m/s",
      letters: "v",
      givenWords: "velocity|speed; muzzle|initial velocity|speed",
      words: "velocity|speed of the bullet|shell; muzzle velocity|speed",
      isUsual: true,
    },
  ],
  laws: [{ name: "Law of conservation of momentum", equation: "M*V = m*v" }],
};

export const waterJet: LawFrame = {
  name: "water-jet",
  topic: "Laws of Motion",
  needs: "water jet hose liquid sand",
  also: "water fire hose jet stream directed horizontally hits hit striking strikes against wall horizontal momentum reduced zero exerted rebound loses comes per out flowing its speed pump emerges at",
  facts: [
    {
      words:
        "momentum is reduced to zero; horizontal? momentum is reduced to zero; comes to rest; without rebound; does not rebound",
      variable: "w",
      value: "0",
    },
  ],
  variables: [
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words: "force; average? force; magnitude of the force",
    },
    {
      name: "R",
      latex: "\\frac{\\Delta m}{\\Delta t}",
      says: "mass of water each second",
      unit: "kg/s",
      words: "rate; mass flow rate; rate of flow; mass rate",
    },
    {
      name: "v",
      latex: "v",
      says: "speed of the water",
      unit: "m/s",
      letters: "v",
      words: "speed|velocity",
    },
    { name: "w", latex: "v'", says: "speed after the wall", unit: "m/s" },
  ],
  requires: ["w"],
  laws: [{ name: "Newton's second law as rate of change of momentum", equation: "F = R*(v - w)" }],
};
