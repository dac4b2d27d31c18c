import type { LawFrame, Variable } from "./law-frame.ts";
import { comesToRest, startsFromRest } from "./motion.ts";

const wheels =
  "wheel fan flywheel disk disc motor turntable record cd blade rotor gyroscope grindstone bicycle merry go round top gear dryer washing machine its spins spinning spin rotates rotating rotate turns turning turn a of";
const angularAcceleration: Variable = {
  name: "e",
  latex: "\\alpha",
  says: "angular acceleration",
  unit: "rad/s^2",
  letters: "α",
  words: "constant|uniform|average? angular acceleration; rate of; constant|uniform rate of",
  isSigned: true,
};

/** Rotation with constant angular acceleration (NCERT class 11). */
const angularMotion: LawFrame = {
  name: "angular-motion",
  topic: "System of Particles and Rotational Motion",
  needs: "angular rotates rotating spins spinning rpm",
  also: `${wheels} accelerates accelerate accelerating accelerated speeds up starts starting reaches reach increases increased slows down decreases changes uniformly takes what axis in`,
  slowing: "slows slow decreases decelerates",
  never: "revolutions; rotations; how many; radius; centripetal; circular; tangential",
  facts: [
    { words: startsFromRest, variable: "u", value: "0" },
    { words: comesToRest, variable: "v", value: "0" },
  ],
  variables: [
    {
      name: "u",
      latex: "\\omega_0",
      says: "initial angular velocity",
      unit: "rad/s",
      letters: "ω0",
      words: "initial angular velocity|speed",
      sharedWords: "angular velocity|speed",
      cues: "from; at; with",
      isUsual: true,
    },
    {
      name: "v",
      latex: "\\omega",
      says: "final angular velocity",
      unit: "rad/s",
      letters: "ω",
      words: "final angular velocity|speed",
      sharedWords: "angular velocity|speed",
      targetWords: "angular velocity|speed",
      cues: "to; reaches; reach; to reach",
    },
    { ...angularAcceleration, name: "a" },
    {
      name: "s",
      latex: "\\theta",
      says: "angle turned through",
      unit: "rad",
      letters: "θ",
      words: "angle; angular displacement; angle turned through",
    },
    {
      name: "t",
      latex: "t",
      says: "time",
      unit: "s",
      letters: "t",
      words: "time; time taken|required",
      asks: "how long; how much time",
    },
  ],
  laws: [
    { name: "Definition of angular acceleration", equation: "v = u + a*t" },
    {
      name: "Angle of a steadily accelerated rotation",
      equation: "s = u*t + 1/2*a*t^2",
      solutions: { t: "(sqrt(u^2 + 2*a*s) - u)/a" },
    },
    { name: "Angular velocities and angle", equation: "v^2 = u^2 + 2*a*s" },
  ],
};

/** A number of turns in a given time. */
const turnsInTime: LawFrame = {
  name: "turns-in-time",
  topic: "Motion in a Plane",
  needs: "angular",
  also: `${wheels} an angle makes make completes complete completing in takes through full stone child carousel what earth crankshaft`,
  never: "per; radius; rest; accelerates; slows; linear; circular; degrees; minute; hour",
  variables: [
    {
      name: "w",
      latex: "\\omega",
      says: "angular velocity",
      unit: "rad/s",
      letters: "ω",
      words: "average|constant? angular velocity|speed",
    },
    {
      name: "N",
      latex: "\\theta",
      says: "angle of the turns",
      unit: "rad",
      letters: "θ",
      isUsual: true,
    },
    { name: "t", latex: "t", says: "time", unit: "s", letters: "t", words: "time" },
  ],
  requires: ["N"],
  laws: [{ name: "Angular velocity: angle by time", equation: "w = N/t" }],
  note: "One turn is an angle of $2\\pi$ radians.",
};

const turned =
  "produced produces produce by applied applies apply acts acted acting exerted on door handle wrench spanner bolt nut lever axis pivot hinge hinges about at distance from what rim tangentially has having is end long edge needed required to constant net";

const torqueQuantity: Variable = {
  name: "T",
  latex: "\\tau",
  says: "torque",
  unit: "N m",
  letters: "τ",
  words: "torque; net torque; moment of the? force; turning effect|moment",
};

/** Torque of a force at a distance from the axis. */
const torque: LawFrame = {
  name: "torque",
  topic: "System of Particles and Rotational Motion",
  needs: "torque moment",
  also: `${wheels} ${turned}`,
  never: "angle; degrees; couple; momentum; energy; inertia",
  facts: [
    {
      words:
        "perpendicular; perpendicularly; perpendicular to; at? right angles; normal; normally; at right angles to; tangentially",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p"],
  requires: ["p"],
  variables: [
    { name: "p", latex: "", says: "", unit: "", isNamed: true },
    torqueQuantity,
    { name: "F", latex: "F", says: "force", unit: "N", letters: "F", words: "force" },
    {
      name: "r",
      latex: "r",
      says: "distance from the axis",
      unit: "m",
      letters: "r d",
      words:
        "perpendicular? distance; long; lever arm; radius; perpendicular distance from the pivot|axis|hinges; length; distance from the pivot|axis|hinge|hinges",
    },
  ],
  laws: [{ name: "Torque of a force at right angles", equation: "T = F*r" }],
};

/** Newton's second law for rotation: torque, moment of inertia and angular acceleration. */
const turningLaw: LawFrame = {
  name: "turning-law",
  topic: "System of Particles and Rotational Motion",
  needs: "torque",
  also: `${wheels} ${turned}`,
  phrases: "acted on|upon; acted on|upon by",
  never: "angle; degrees; couple; momentum; energy; force; radius; rest",
  variables: [
    torqueQuantity,
    {
      name: "I",
      latex: "I",
      says: "moment of inertia",
      unit: "kg m^2",
      letters: "I",
      words: "moment of inertia; rotational inertia",
    },
    angularAcceleration,
  ],
  requires: [],
  laws: [{ name: "Newton's second law for rotation", equation: "T = I*e" }],
};

export const rotationFrames: readonly LawFrame[] = [angularMotion, turnsInTime, torque, turningLaw];
