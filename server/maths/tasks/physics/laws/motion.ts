import type { LawFrame, Variable } from "./law-frame.ts";
import { velocityTimeGraph } from "./motion-graphs.ts";

/** Wordings that say that a body is at rest at the end. */
export const comesToRest =
  "comes|come|coming to rest|stop; comes|come|coming to a|an? complete? stop|halt|rest; brought|bring|brings|bringing to rest|stop; to rest; to a stop|halt; stops; stop; to stop; stopping; halts; finally stops; is|was|be|to stopped; to be stopped; is|was|be to be stopped; ruk jati|jata|jaati|jaata|gayi|gaya|jaye hai?";
/** Wordings that say that a body is at rest at the start. */
export const startsFromRest =
  "from rest; from the rest; starts|starting|started|start from rest; after start; after starting; after the start; starting|starts from a? railway? station; initially at rest; was at rest; standing at rest; at rest; is initially at rest; from a stationary position; from stationary; rest se start|shuru? hoti|hota|chalti|chalta|karti|karta hai?; rest se";

/** The unit and the wordings of a distance in a straight line. */
export const length: Omit<Variable, "name" | "latex" | "says"> = {
  unit: "m",
  letters: "s d x S",
  words:
    "distance|displacement; distance|displacement covered|travelled|traveled|moved; total? distance|displacement covered|travelled|traveled?; distance of",
  asks: "how far; what distance; how much distance",
};

/** The unit and the wordings of a time of motion. */
export const seconds: Omit<Variable, "name" | "latex" | "says"> = {
  unit: "s",
  letters: "t T",
  words: "time|duration; time taken|required|interval|needed; total time taken?",
  asks: "how long; how much time; how many seconds; in what|how much time; how long a time",
};

/** The velocity u at the start; a velocity without a name is this one. */
export const initialSpeed: Variable = {
  name: "u",
  latex: "u",
  says: "initial velocity",
  unit: "m/s",
  letters: "u v0 u0 vi",
  words: "initial|starting|original velocity|speed",
  sharedWords: "velocity|speed; top|maximum velocity|speed",
  cues: "from; at; with; initially; moving|travelling|traveling|going|running at|with",
  isUsual: true,
};

/** The velocity v at the end; "velocity" alone means it only where it is requested. */
export const finalSpeed: Variable = {
  name: "v",
  latex: "v",
  says: "final velocity",
  unit: "m/s",
  letters: "v vf V",
  words: "final|takeoff|landing velocity|speed; take off velocity|speed",
  sharedWords: "velocity|speed; top|maximum velocity|speed",
  targetWords: "velocity|speed",
  asks: "how fast",
  cues: "to; until it|he|she reaches|attains; reaches; reach; reaching; attains; attain; attaining; acquires; acquire; becomes; become; gains; to reach|attain|acquire",
};

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const acceleration: Variable = {
  name: "a",
  latex: "a",
  says: "acceleration",
  unit: "m/s^2",
  letters: "a",
  words:
    "acceleration; uniform|constant|average|steady acceleration; at a|an? constant|uniform|steady|average rate of?; rate of; magnitude|value of the? its? acceleration",
  isSigned: true,
};

const motionWords =
  "coasts goes go until electron proton gate coming out leaves bullet reaching along barrel pilot while top lorry necessary ramp onto merges backs out sled slides sliding rolls rolling flies flying drives driving driver's lands landing skates glides walks walking its acquired brakes so produce go accelerates accelerate accelerating accelerated uniformly constantly decreases decrease decreased decreasing moves moving move starts started start begins travels travel travelled traveled travelling traveling covered covers cover covering runs running goes going increases increase increased increasing changes changed changing straight line path along rate takes taken required needed produced gets per motion runway before takeoff off later end passes passing through motorist uniform reaches attains interval during under same direction speeds up driver applies brakes applied apply decides slows down applying railway station line moved body's object's whose if covering uniformly produce tests test then race positive";

/** Uniformly accelerated motion in a straight line (NCERT class 9, "Motion"; class 11, "Motion in a straight line"). */
export const acceleratedMotion: LawFrame = {
  name: "accelerated-motion",
  hasBodies: true,
  topic: "Motion",
  phrases:
    "due? north|south|east|west; to the north|south|east|west; to take off; before becoming airborne; becoming|become airborne; before taking off; before it? takes|taking|lifts off; down an|the|a? inclined|sloping? plane|slope|incline|hill|ramp|track|road; inclined plane; in order to; before|after the green|red? light; for takeoff; for take off",
  needs: "",
  also: motionWords,
  slowing:
    "slows slow slowing slowed brakes brake braking decelerates decelerate retards retarded decreases decreasing decrease",
  facts: [
    { words: startsFromRest, variable: "u", value: "0" },
    { words: comesToRest, variable: "v", value: "0" },
  ],
  variables: [
    initialSpeed,
    { ...finalSpeed, isSigned: true },
    acceleration,
    { name: "s", latex: "s", says: "distance", ...length },
    { name: "t", latex: "t", says: "time", ...seconds },
  ],
  laws: [
    { name: "First equation of motion", equation: "v = u + a*t" },
    {
      name: "Second equation of motion",
      equation: "s = u*t + 1/2*a*t^2",
      solutions: { t: "(sqrt(u^2 + 2*a*s) - u)/a" },
    },
    { name: "Third equation of motion", equation: "v^2 = u^2 + 2*a*s" },
    { name: "Distance by the average velocity", equation: "s = (u + v)/2*t" },
  ],
  draw: velocityTimeGraph,
  contradiction: (value) =>
    value("u") === 0 && value("v") === 0
      ? "A body that starts from rest and is at rest again at the end does not have one steady acceleration on the way. Check the question."
      : null,
};

/** The distance covered in the nth second (NCERT class 11). */
export const nthSecond: LawFrame = {
  name: "nth-second",
  topic: "Motion in a Straight Line",
  needs: "second",
  also: "starts starting moves moving travels travelled covered covers uniform uniformly constant accelerated accelerating it during by path along straight line motion its",
  facts: [
    { words: startsFromRest, variable: "u", value: "0" },
    ...ordinals.map((ordinal, at) => ({
      words: `${ordinal} second`,
      variable: "n",
      value: String(at + 1),
    })),
  ],
  variables: [
    {
      name: "D",
      latex: "s_n",
      says: "distance in the nth second",
      unit: "m",
      targetWords:
        "distance|displacement; distance|displacement covered|travelled|traveled|moved; distance it|the? travels|covers",
      asks: "how far",
    },
    { ...initialSpeed, words: "initial velocity|speed; velocity; speed", sharedWords: "" },
    { ...acceleration },
    {
      name: "n",
      latex: "n",
      says: "number of the second",
      unit: "",
      isNamed: true,
      behind: "second; s",
    },
    { name: "e", latex: "t_1", says: "time of one second", unit: "s", constant: "1" },
  ],
  requires: ["n"],
  laws: [{ name: "Distance in the nth second", equation: "D = u*e + 1/2*a*(2*n - 1)*e^2" }],
};

/** One round of a circle at constant speed: the distance is the circumference. */
export const oneRound: LawFrame = {
  name: "one-round",
  topic: "Motion",
  needs: "round revolution lap rotation",
  also: "circular track path around moves moving runs running takes taken of a its uniform constant completes complete wheel orbit",
  never: "displacement; rounds; after; radius of orbit",
  facts: [
    {
      words:
        "one|a round|lap|revolution|rotation; completes|complete|completing one|a round|lap|revolution|rotation; one complete round|revolution",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p"],
  requires: ["p", "T"],
  variables: [
    { name: "p", latex: "", says: "", unit: "", isNamed: true },
    {
      name: "v",
      latex: "v",
      says: "speed",
      unit: "m/s",
      letters: "v",
      words: "speed; linear|average|uniform|constant? speed",
      asks: "how fast",
    },
    {
      name: "r",
      latex: "r",
      says: "radius",
      unit: "m",
      letters: "r",
      words: "radius",
      isNamed: true,
    },
    {
      name: "d",
      latex: "d",
      says: "diameter",
      unit: "m",
      letters: "d",
      words: "diameter",
      isNamed: true,
    },
    { name: "T", latex: "T", says: "time for one round", unit: "s", words: "time" },
  ],
  laws: [
    { name: "Speed on a circle: circumference by time", equation: "v = 2*pi*r/T" },
    { name: "Radius and diameter", equation: "r = d/2" },
  ],
};

/** Motion at constant speed, and average speed. */
export const uniformMotion: LawFrame = {
  name: "uniform-motion",
  hasBodies: true,
  topic: "Motion",
  phrases:
    "due? north|south|east|west; to the north|south|east|west; to work|school|college; at work",
  needs: "",
  also: "slides slide sliding coasts rolls crawls swims skates races sprints hops gallops trots paddles rows floats drifts climbs east west north south jogs jog jogging sprints sprint swims swim swimming ran walked walk flew cycled pedals bikes hikes hike hiking sails sailed trip journey away go moves moving move travels travel travelled traveled travelling traveling covered covers cover covering runs running goes going drive drives driving drove walks walking flies flying swims rides cycles swimmer takes taken take constant uniform steady needed required complete completes same total average how",
  variables: [
    {
      name: "v",
      latex: "v",
      says: "speed",
      unit: "m/s",
      letters: "v",
      words: "average|constant|uniform|steady? speed|velocity",
      asks: "how fast",
    },
    { name: "s", latex: "s", says: "distance", ...length },
    { name: "t", latex: "t", says: "time", ...seconds },
  ],
  laws: [{ name: "Speed, distance and time", equation: "v = s/t" }],
  systems: ["km h km/h"],
};
