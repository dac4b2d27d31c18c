import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame } from "./law-frame.ts";

const projectileWords =
  "go goes rise rises jump jumper leaves leaping long golf archer quarterback soccer rugby frog golfer takes off initially away travel travels direction projectile thrown kicked fired shot launched projected hit struck throws kicks above horizontal with angle ground level reaches reach point air takes taken take before returns flight lands strikes hits making makes initially jumps leaps bullet stays remains in cannonball football from released horizontally travels ";

/** A projectile over level ground (NCERT class 11, "Motion in a plane"). */
export const projectile: LawFrame = {
  name: "projectile",
  hasBodies: true,
  topic: "Motion in a Plane",
  needs:
    "projectile thrown kicked fired shot launched projected hit struck throws kicks jumps leaps jumper jump",
  also: projectileWords,
  variables: [
    {
      name: "u",
      latex: "u",
      says: "speed of projection",
      unit: "m/s",
      letters: "u v0",
      words: "initial|launch|muzzle? velocity|speed; velocity|speed of projection",
    },
    {
      name: "theta",
      latex: "\\theta",
      says: "angle of projection",
      unit: "°",
      letters: "θ",
      words: "angle; angle of projection|elevation; launch angle",
    },
    {
      name: "R",
      latex: "R",
      says: "horizontal range",
      unit: "m",
      letters: "R",
      words: "range; horizontal range; horizontal distance; horizontal distance covered|travelled",
      asks: "how far; how far away; how far horizontally; how far does|will it|he|she|ball|arrow travel|go|jump|land horizontally?",
    },
    {
      name: "H",
      latex: "H",
      says: "maximum height",
      unit: "m",
      letters: "H h",
      words: "maximum height; maximum|greatest height; height reached|attained",
      asks: "how high",
    },
    {
      name: "T",
      latex: "T",
      says: "time of flight",
      unit: "s",
      letters: "T",
      words: "time of flight; total time of? flight?",
      asks: "how long does|will|is it|ball|shell|projectile|stone|the? remain|stay|remains in? the? air?; how long is it in the air; how long does it take to reach|hit|return the? ground",
    },
    {
      name: "t",
      latex: "t",
      says: "time to the highest point",
      unit: "s",
      words:
        "time to reach the|its? highest|maximum point|height; time taken? to reach the|its? highest|maximum point|height; time of ascent",
      asks: "how long does|will|did? it|shell|ball|projectile|stone? take to reach the|its? highest|maximum point|height",
    },
    gravityAcceleration,
  ],
  laws: [
    { name: "Range of a projectile", equation: "R = u^2*sin(2*theta)/g", solutions: { theta: "" } },
    {
      name: "Maximum height of a projectile",
      equation: "H = u^2*sin(theta)^2/(2*g)",
      solutions: { theta: "" },
    },
    {
      name: "Time of flight of a projectile",
      equation: "T = 2*u*sin(theta)/g",
      solutions: { theta: "" },
    },
    { name: "Time to the highest point", equation: "t = u*sin(theta)/g", solutions: { theta: "" } },
  ],
  requires: ["theta"],
};

/** A body thrown horizontally from a height. */
export const thrownHorizontally: LawFrame = {
  name: "thrown-horizontally",
  hasBodies: true,
  topic: "Motion in a Plane",
  needs: "horizontally horizontal",
  also: "thrown fired projected rolls off kicked launched horizontally top cliff building tower table edge ground reach reaches reaching hit hits strike strikes land lands base foot bottom high above takes taken take level plane flying flies drops dropped bomb food packet sea",
  variables: [
    {
      name: "u",
      latex: "u",
      says: "horizontal velocity",
      unit: "m/s",
      letters: "u",
      words: "horizontal|initial|constant? velocity|speed",
    },
    {
      name: "h",
      latex: "h",
      says: "height",
      unit: "m",
      letters: "h",
      words: "height; high; tall; above the? ground",
      asks: "how high",
      isUsual: true,
    },
    {
      name: "x",
      latex: "x",
      says: "horizontal distance",
      unit: "m",
      letters: "x R",
      words:
        "horizontal distance; range; horizontal range; distance from the base|foot|bottom|building|cliff|tower",
      asks: "how far; how far from the base|foot|bottom of? the? cliff|building|tower|table?",
    },
    {
      name: "t",
      latex: "t",
      says: "time of fall",
      unit: "s",
      letters: "t",
      words: "time; time taken|required",
      asks: "how long; how much time",
    },
    gravityAcceleration,
  ],
  laws: [
    { name: "Free fall during the flight", equation: "h = 1/2*g*t^2" },
    { name: "Uniform motion along the horizontal", equation: "x = u*t" },
  ],
  requires: ["h"],
  spare: ["u"],
};
