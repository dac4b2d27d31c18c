import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const fallWords =
  "off seen river lake sea pond helicopter hovering hovers rescue life preserver water diving board crane balcony ledge rooftop branch tree roof flagpole mast accidentally leaning workman scaffold platform straight directly someone drowning dropped drop drops falls fall falling fell freely free released vertically straight hit hits hitting strike strikes striking reach reaches reaching ground just before after takes taken take top tower cliff building roof bridge well balcony window terrace edge touches touching covered travels travelled level earth surface takes required splash let fallen end impact lands rest from under action gravity later";

const height =
  "height above the? water|river|sea|lake; height; from a height of; depth; distance; distance|height fallen|covered|travelled; high; tall; deep; height of the? tower|building|cliff|bridge|roof; depth of the? well";
const seconds = "time; time taken|required; time of fall";

/** Free fall from rest (NCERT class 9, "Gravitation"). */
export const freeFall: LawFrame = {
  name: "free-fall",
  hasBodies: true,
  topic: "Gravitation",
  needs: "dropped drop drops falls fall falling fell released freely fallen",
  also: fallWords,
  phrases:
    "hits|strikes|touches|reaches|hit|reach|touch|strike the water|pond; surface of water; air resistance",
  facts: [
    {
      words:
        "dropped; drop; drops; falls; fall; allowed to fall; is allowed to fall; allowed to fall freely; falls freely; fall freely; falling freely; falls|fall|falling from rest; fell; released; is released; released from rest; is dropped from rest; dropped from rest; let fall; let to fall; freely falling; from rest; starting? from rest; falling; fallen; free fall",
      variable: "u",
      value: "0",
    },
  ],
  variables: [
    {
      name: "u",
      latex: "u",
      says: "initial velocity",
      unit: "m/s",
      letters: "u",
      words: "initial velocity|speed",
    },
    {
      name: "v",
      latex: "v",
      says: "final velocity",
      unit: "m/s",
      letters: "v",
      words: "velocity|speed; final velocity|speed",
      asks: "how fast",
      isUsual: true,
    },
    {
      name: "h",
      latex: "h",
      says: "height",
      unit: "m",
      letters: "h s",
      words: height,
      asks: "how far; how high; how deep; how tall",
    },
    {
      name: "t",
      latex: "t",
      says: "time",
      unit: "s",
      letters: "t",
      words: seconds,
      asks: "how long; how much time; how many seconds",
      cues: "after; for; in",
    },
    { name: "m", latex: "m", says: "mass", unit: "kg", letters: "m", words: "mass" },
    gravityAcceleration,
  ],
  laws: [
    { name: "First equation of motion for free fall", equation: "v = u + g*t" },
    {
      name: "Second equation of motion for free fall",
      equation: "h = u*t + 1/2*g*t^2",
      solutions: { t: "(sqrt(u^2 + 2*g*h) - u)/g" },
    },
    { name: "Third equation of motion for free fall", equation: "v^2 = u^2 + 2*g*h" },
  ],
  requires: ["u"],
  spare: ["m"],
};

const upWords =
  "starting position jumps jump jumping leaps leap leaping water river kangaroo dolphin floor over tosses toss juggler leave feet flips pitcher throwing surface thrown throws throw threw tossed projected launched shot fired upward upwards up vertically straight air goes go rises rise rising reaches reach reached reaching attained attain attains attaining hand ground after takes taken take before return returns back comes thrower level earth initially point moving way going same juggler ball gains there its take takes motion during downward directed vertical direction point when thrown highest what boy cricket arrow does from rises it";

/** A body thrown vertically upwards; upward is positive. */
export const thrownUp: LawFrame = {
  name: "thrown-up",
  hasBodies: true,
  topic: "Motion in a Straight Line",
  needs: "up upward upwards jumps jump leaps leap",
  also: upWords,
  phrases:
    "above the? water|ground|floor|surface; when|as he|she|it|they leaves|leave|left the? ground|floor|water; out of the water; off the ground|floor",
  facts: [
    {
      words:
        "to reach|attain|gain a? height of; to rise to a? height of; reach|reaches|reaching|attain|attains|attaining the|its|a? maximum|highest|greatest height|point; reach|reaches|reaching the? top; reach|reaches there; to the|its? highest|maximum|top point|height?; at the|its? highest point",
      variable: "v",
      value: "0",
    },
    // A body that jumps over an obstacle has the speed 0 at its height.
    {
      words:
        "jumps|jump|jumping|leaps|leap vertically? straight? up? and|to rises|rise|reaches|reach?; can|could jump|leap over? an?; jump|leap straight? up? to; can jump|leap to a height of",
      variable: "v",
      value: "0",
    },
    {
      words:
        "caught|lands|land|caught again at the same height|level|point; returns|return to the same height|level|point; return|returns|returning|back to the? ground|thrower|hand|hands|surface|earth?; to return; come|comes|coming back; fall|falls back; hits the ground again",
      variable: "r",
      value: "0",
    },
  ],
  variables: [
    {
      name: "u",
      latex: "u",
      says: "initial velocity",
      unit: "m/s",
      letters: "u v0",
      words:
        "initial velocity|speed; velocity|speed of projection; velocity|speed with which it is|was thrown|projected up|upward|upwards?; velocity|speed at which it is|was thrown|projected up|upward|upwards?",
      targetWords:
        "velocity|speed; vertical|takeoff|upward? velocity|speed with which|when he|she|it leaves|left the ground|floor|water; vertical|takeoff|upward velocity|speed; vertical|takeoff? velocity|speed he|she|it needs|leaves",
      sharedWords: "velocity|speed; vertical|upward velocity|speed",
      isUsual: true,
      cues: "with; at; from",
    },
    {
      name: "v",
      latex: "v",
      says: "final velocity",
      unit: "m/s",
      letters: "v",
      words: "final velocity|speed",
      sharedWords: "velocity|speed",
      targetWords: "velocity|speed",
      asks: "how fast",
      isSigned: true,
    },
    {
      name: "h",
      latex: "h",
      says: "height",
      unit: "m",
      letters: "h s",
      words:
        "height; distance; displacement; high; position; position above the starting point; height above the? ground|starting? point?; displacement above the? ground|starting? point?",
      asks: "how far above its|the? starting? point|ground; how high above the ground|starting point is|will",
      isUsual: true,
    },
    {
      name: "H",
      latex: "H",
      says: "maximum height",
      unit: "m",
      letters: "H",
      targetWords:
        "maximum|greatest|highest height; height reached|attained; height; highest point reached; height to which it rises|will rise|goes; maximum height above the? ground|water|river|floor; height above the? water|river|floor",
      asks: "how high; how far up; how high above the? water|ground|floor|river does|will it|he|she? rise|go",
    },
    {
      name: "t",
      isUsual: true,
      latex: "t",
      says: "time",
      unit: "s",
      letters: "t",
      words: "time; time taken|required",
      asks: "how long; how much time; how many seconds",
      cues: "after; for; in",
    },
    {
      name: "T",
      latex: "T",
      says: "time of flight",
      unit: "s",
      letters: "T",
      asks: "how long is|was|does|will the? it|he|she|ball|stone|kangaroo|dolphin|player|man|boy|girl|rock be|stay|remain|remains? in the air; how long is|was the? it|he|she|ball|stone in flight",
      targetWords:
        "time of flight; total time; time in the air; hang time; total time of flight|taken",
    },
    { name: "r", latex: "s", says: "displacement on return", unit: "m", isSigned: true },
    {
      ...gravityAcceleration,
      words: `${gravityAcceleration.words ?? ""}; acceleration of the? stone|ball|body|object during its motion; acceleration during its motion`,
    },
  ],
  laws: [
    { name: "First equation of motion, upward", equation: "v = u - g*t" },
    {
      name: "Second equation of motion, upward",
      equation: "h = u*t - 1/2*g*t^2",
      solutions: { t: "" },
    },
    {
      name: "Third equation of motion, upward",
      equation: "v^2 = u^2 - 2*g*h",
      solutions: { v: "" },
    },
    { name: "Greatest height of a body thrown up", equation: "H = u^2/(2*g)" },
    { name: "Time of flight of a body thrown up", equation: "T = 2*u/g" },
    {
      name: "Second equation of motion for the whole flight",
      equation: "r = u*t - 1/2*g*t^2",
      solutions: { t: "2*u/g", u: "g*t/2" },
    },
  ],
  spare: ["r", "v"],
};

/** A body thrown vertically downwards; velocity and displacement are positive downwards. */
export const thrownDown: LawFrame = {
  ...freeFall,
  name: "thrown-down",
  topic: "Motion in a Straight Line",
  needs: "down downward downwards",
  also: `${fallWords.replace("dropped drop drops falls fall falling fell freely free released ", "")} thrown throws threw projected straight vertically down downward downwards from initial of with stone ball water`,
  never:
    "angle; upward; upwards; up; rest; dropped; released; released; falls; horizontal; horizontally; last; first; second; slope; incline; hill; slides; rolls; parachute",
  facts: [
    {
      words:
        "thrown|throws|threw|projected straight|vertically? down|downward|downwards; thrown|projected down|downward|downwards vertically; throws a ball|stone|rock straight|vertically? down|downward|downwards",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p"],
  requires: ["p"],
  variables: [
    { name: "p", latex: "", says: "", unit: "", isNamed: true },
    ...freeFall.variables.map((variable): Variable => {
      if (variable.name === "u") {
        return { ...variable, sharedWords: "velocity|speed", cues: "with; at", isUsual: true };
      }
      if (variable.name !== "v") return variable;
      const { isUsual: _usual, ...others } = variable;
      return {
        ...others,
        words: "final velocity|speed",
        targetWords: "velocity|speed",
        sharedWords: "velocity|speed",
      };
    }),
  ],
};
