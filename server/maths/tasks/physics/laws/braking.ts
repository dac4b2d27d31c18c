import type { LawFrame } from "./law-frame.ts";
import { velocityTimeGraph } from "./motion-graphs.ts";
import { comesToRest, finalSpeed, initialSpeed, length, seconds } from "./motion.ts";

const brakeWords =
  "dry wet concrete pavement icy necessary top while suddenly sees obstacle skids skidding slides sliding rolls rolling go before moving moves move travelling traveling travels going running brake brakes braking applied applies apply applying driver when exerts exert exerted slows slow slowing down uniformly constant retarded decelerates decelerate decelerating retards retarding deceleration road straight path opposing bringing brought slaps slap forearm catches caught catch hits hitting lands penetrates uniform before takes taken required needed covered covers after change automobile between what must horizontally strikes strike stationary wooden block target bullet tree penetrates penetrate penetration into sandbag sand plank embeds reverse";

/** A body that slows down; force and retardation are given as magnitudes. */
export const braking: LawFrame = {
  name: "braking",
  hasBodies: true,
  topic: "Force and Laws of Motion",
  phrases:
    "due? north|south|east|west; to the north|south|east|west; along with the|its? passengers|driver|load; with the|its passengers",
  needs:
    "brake brakes braking stop stops stopped stopping rest retardation retards retarded retarding deceleration decelerates decelerate decelerating slows halt friction",
  also: brakeWords,
  facts: [{ words: `${comesToRest}; stopping|braking distance`, variable: "v", value: "0" }],
  variables: [
    {
      ...initialSpeed,
      cues: "from; at; with; initially; moving|travelling|traveling|going at|with; to stop",
    },
    { ...finalSpeed, cues: "to; becomes", isSigned: true },
    {
      name: "d",
      latex: "d",
      says: "retardation",
      unit: "m/s^2",
      words:
        "retardation; deceleration; uniform|constant retardation|deceleration; rate of deceleration|retardation; negative acceleration",
      givenWords: "acceleration; acceleration of; uniform|constant|steady acceleration",
      cues: "at; at a? constant|uniform|steady? rate of",
    },
    {
      name: "s",
      latex: "s",
      says: "distance",
      ...length,
      words: `${length.words ?? ""}; stopping|braking distance; distance of penetration; distance it travels before stopping; depth`,
    },
    { name: "t", latex: "t", says: "time", ...seconds },
    {
      name: "m",
      latex: "m",
      says: "mass",
      unit: "kg",
      letters: "m M",
      words: "mass; effective mass",
    },
    {
      name: "F",
      latex: "F",
      says: "retarding force",
      unit: "N",
      letters: "F f",
      words:
        "average|constant|net? braking|friction|frictional|retarding|resistive|opposing|stopping|average? force; average|constant force|friction; force of friction; friction",
    },
  ],
  spare: ["m", "v"],
  draw: velocityTimeGraph,
  laws: [
    { name: "Newton's second law of motion", equation: "F = m*d" },
    { name: "First equation of motion, slowing down", equation: "v = u - d*t" },
    {
      name: "Second equation of motion, slowing down",
      equation: "s = u*t - 1/2*d*t^2",
      solutions: { t: "(u - sqrt(u^2 - 2*d*s))/d" },
    },
    { name: "Third equation of motion, slowing down", equation: "v^2 = u^2 - 2*d*s" },
    { name: "Distance by the average velocity", equation: "s = (u + v)/2*t" },
  ],
};

/** Motion against an opposing force, with the deceleration given as a magnitude. */
export const opposedMotion: LawFrame = {
  ...braking,
  name: "opposed-motion",
  needs: "opposite",
  also: `${brakeWords} opposite direction accelerates accelerate produce produces produced motion its it during this application acting`,
  variables: braking.variables.map((variable) =>
    variable.name === "d"
      ? { ...variable, words: `${variable.words ?? ""}; acceleration; acceleration of` }
      : variable,
  ),
  requires: ["v", "d"],
};
