import { pushedBody } from "./force-figures.ts";
import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame, Variable } from "./law-frame.ts";
import { finalSpeed, initialSpeed, startsFromRest } from "./motion.ts";

export const mass: Variable = {
  name: "m",
  latex: "m",
  says: "mass",
  unit: "kg",
  letters: "m M",
  words: "mass; total|effective? mass",
};

const net =
  "net? external? unbalanced? resultant? average? constant? applied? horizontal? magnitude? of?";
const pushWords =
  "race pushing pulling sprinting frictionless along slides accelerator crate block net person sled ice level straight track propels propel throws throw pitches flies fired provides provide provided supplied under acts acting act applied applying applies exerted exerts exert experiences experience experienced pushed pushes push pulled pulls pull produces produce produced producing gives give giving needed required accelerated accelerates accelerate accelerating moving moves move rest smooth frictionless horizontal changes change changing increases increase increased after lasts for bring set second newton newton's law starts starting start gains gain leaves leave contact kicked kicks hit hits struck gets strikes before stationary travelling traveling uniformly constant covers cover covered distance artillery net external shell time uniform what initially force's object's body's increase it its then continues";

/** Newton's second law, with the motion under a constant force. */
export const steadyForce: LawFrame = {
  name: "steady-force",
  hasBodies: true,
  topic: "Force and Laws of Motion",
  phrases:
    "due? north|south|east|west; to the north|south|east|west; is|was acted on|upon by; acted on|upon by; in the direction of its? motion; in its direction of motion; in such a way that; such that; from the push|start; on a level|straight|flat? road|track|floor|surface; along a? straight line",
  isBare: true,
  needs: "force mass forces",
  also: pushWords,
  facts: [{ words: `${startsFromRest}; stationary`, variable: "u", value: "0" }],
  variables: [
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F f",
      words: `${net} force; force of`,
    },
    mass,
    {
      name: "a",
      latex: "a",
      says: "acceleration",
      unit: "m/s^2",
      letters: "a",
      words: "acceleration; uniform|constant|average acceleration",
    },
    { ...initialSpeed },
    {
      ...finalSpeed,
      cues: `${finalSpeed.cues ?? ""}; impart; imparts; leaves|leave a|the? racket|racquet|bat|foot at|with; leaves at|with; leaves`,
    },
    {
      name: "s",
      latex: "s",
      says: "distance",
      unit: "m",
      letters: "s d",
      words: "distance|displacement; distance covered|travelled|moved",
      asks: "how far",
    },
    {
      name: "t",
      latex: "t",
      says: "time",
      unit: "s",
      letters: "t",
      words: "duration; time; time of contact|impact; time taken; contact of|time|for",
      asks: "how long",
    },
  ],
  spare: ["m", "u"],
  draw: pushedBody,
  laws: [
    { name: "Newton's second law of motion", equation: "F = m*a" },
    { name: "First equation of motion", equation: "v = u + a*t" },
    {
      name: "Second equation of motion",
      equation: "s = u*t + 1/2*a*t^2",
      solutions: { t: "(sqrt(u^2 + 2*a*s) - u)/a" },
    },
    { name: "Third equation of motion", equation: "v^2 = u^2 + 2*a*s" },
  ],
};

export const weight: LawFrame = {
  name: "weight",
  topic: "Gravitation",
  isBare: true,
  needs: "weight weigh weighs",
  // On other bodies g has another value, which must be given.
  never: "moon; moon's; mars; jupiter; venus; planet; planet's",
  also: "weighs weigh weighing earth surface where on object of has what how much stands standing person",
  variables: [
    {
      name: "W",
      latex: "W",
      says: "weight",
      unit: "N",
      letters: "W",
      words: "weight; weighs; weigh; weight on the? earth",
    },
    mass,
    { ...gravityAcceleration, constant: "9.8" },
  ],
  laws: [{ name: "Weight of a body", equation: "W = m*g" }],
};

const { constant: _onEarth, ...elsewhere } = gravityAcceleration;

/** Weight where g differs from its value on the earth; g must be given. */
export const weightElsewhere: LawFrame = {
  name: "weight-elsewhere",
  topic: "Gravitation",
  needs: "moon mars jupiter venus planet",
  also: `${weight.also} moon mars jupiter venus planet value acceleration`,
  never: "earth; earth's",
  variables: [
    {
      name: "W",
      latex: "W",
      says: "weight",
      unit: "N",
      letters: "W",
      words: "weight; weighs; weigh; weight on the? moon|mars|jupiter|venus|planet",
    },
    mass,
    elsewhere,
  ],
  laws: weight.laws,
};

/** Weight on the moon, one sixth of that on the earth. */
export const moonWeight: LawFrame = {
  name: "moon-weight",
  topic: "Gravitation",
  needs: "moon",
  also: "weighs weigh weight when measured surface its what would be on of has an object man person astronaut",
  variables: [
    {
      name: "W",
      latex: "W_e",
      says: "weight on the earth",
      unit: "N",
      words:
        "weight on the? earth; weighs; weighs on the? earth; weight on the? surface of the earth; weight of the? object|body|man on the? earth",
    },
    {
      name: "w",
      latex: "W_m",
      says: "weight on the moon",
      unit: "N",
      targetWords:
        "weight; weight on the? moon; weight when measured on the surface of the moon; weight on the surface of the moon",
    },
    {
      name: "n",
      latex: "k",
      says: "times that gravity is weaker on the moon",
      unit: "",
      constant: "6",
    },
  ],
  phrases:
    "measured on the surface of the earth; on the? earth; on earth's surface; on the surface of the earth",
  requires: ["W"],
  laws: [{ name: "Weight on the moon, one sixth of that on the earth", equation: "w = W/n" }],
};

export const friction: LawFrame = {
  name: "friction",
  topic: "Laws of Motion",
  phrases: "on a level|flat? floor|surface|road",
  needs: "friction frictional",
  also: "slides slide dragged across moves moving crate kept resting rests placed lying lies sliding slides horizontal surface floor static kinetic limiting between just move start moving required maximum minimum table what acting",
  variables: [
    {
      name: "mu",
      latex: "\\mu",
      says: "coefficient of friction",
      unit: "",
      letters: "μ",
      words:
        "coefficient of static|kinetic|limiting|sliding? friction; coefficient of friction between the? block|body|box|surfaces|surface?",
    },
    {
      name: "f",
      latex: "f",
      says: "force of friction",
      unit: "N",
      letters: "f F",
      words:
        "friction; frictional|friction force; force of static|kinetic|limiting|sliding? friction; static|kinetic|limiting|sliding|maximum friction|frictional force?; minimum|horizontal? force",
      isUsual: true,
    },
    {
      name: "N",
      latex: "N",
      says: "normal force",
      unit: "N",
      letters: "N R",
      words: "normal force|reaction",
      givenWords: "weighing; weighs; weight; weight of",
    },
    mass,
    gravityAcceleration,
  ],
  laws: [
    { name: "Law of friction", equation: "f = mu*N" },
    { name: "Normal force on a level surface", equation: "N = m*g" },
  ],
};
