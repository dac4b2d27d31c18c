import type { Question } from "../../../read/question.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  type Clause,
  clauses,
  numberOf,
  readWhole,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";

/**
 * The configuration of two angles and a length. `nearer`: a top seen again after approaching by the length. `between`:
 * a top seen from points on both sides, the length apart. `apart` and `across`: two objects on the ground seen from a
 * height, on the same side or on opposite sides. `on-top`: an unknown object on one of known height, seen at its bottom
 * and top. `below`: the lower object is the unknown one. `facing`: another object, with its top above and its foot
 * below the eye.
 */
export type StoryKind = "nearer" | "between" | "apart" | "across" | "on-top" | "below" | "facing";

export interface TwoAngles {
  kind: StoryKind;
  /** For `facing` the angle of elevation, then that of depression; otherwise in the order of the question. */
  angles: readonly [number, number];
  length: Rational;
  /** The object's height and the observer's eye level, if `length` is their difference; otherwise null. */
  eye: { height: Rational; level: Rational } | null;
  /** The given approximation of √3; null if there is none. */
  root: Rational | null;
}

const m = "m|metres|metre|meters|meter";
const deg = "°|degrees|degree";
const thing = "tower|building|pole|tree|cliff|lighthouse|hill|chimney|pillar|temple";
const find = "[.|,] [then] find|determine|calculate|what_is";
const ask = `${find} [the] height of ${thing}`;
const root = "< [.|,] [(] use|take|given|taking [the] √ 3 = {root} [)] >";
const elevation = `[the] angle of elevation of top of [a|vertical|a_vertical] ${thing}`;
const ground = "from a point [on] [the|level] [ground|it]";

const nearer = [
  `${elevation} ${ground} is {a} ${deg} [.|,] [and] on|after walking|moving {d} ${m} towards|nearer|nearer_to ${thing} [,] it|angle|angle_of_elevation [of_elevation] becomes|is|changes_to {b} ${deg} ${ask} ${root}`,
  `${elevation} ${ground} is {a} ${deg} [.|,] [and] from a point {d} ${m} nearer|closer [to] [${thing}] [it] is {b} ${deg} ${ask} ${root}`,
];
const between = [
  `angles of elevation of top of [a] ${thing} from two|2 points [which] [are] {d} ${m} apart on opposite sides of [it|${thing}] are {a} ${deg} and {b} ${deg} ${ask} ${root}`,
  `two|2 points [are] {d} ${m} apart on opposite sides of [a] ${thing} [and] [the] angles of elevation of [its] top [from_them] are {a} ${deg} and {b} ${deg} ${ask} ${root}`,
];
const ships = "two|2 ships|boats|cars";
const seen = `[as_observed] from top of [a|vertical] {d} ${m} high|tall ${thing} [from_sea_level|from_the_sea-level|above_sea_level] [,] [the] angles of depression of ${ships}`;
const same = "[if] 1|one ship|boat|car is [exactly|directly] behind other on same side of ${thing}";
const distance = `${find} distance between [two|2] ships|boats|cars|them ${root}`;
const apart = [
  `${seen} are {a} ${deg} and {b} ${deg} [.|,] ${same.replace("${thing}", thing)} ${distance}`,
  `${seen} on same side [of] [${thing}] are {a} ${deg} and {b} ${deg} ${distance}`,
];
const across = [
  `${seen} on opposite|both sides [of] [${thing}] are {a} ${deg} and {b} ${deg} ${distance}`,
];
const mast = "transmission_tower|tower|flagstaff|flag_staff|pole|statue|antenna";
const onTop = [
  `from a point on ground [,] angles of elevation of bottom and top of [a] ${mast} fixed|standing at|on top of [a] {d} ${m} high|tall building|pedestal are {a} ${deg} and {b} ${deg} respectively ${find} [the] height of ${mast} ${root}`,
];
const facing = [
  `from top of [a] {d} ${m} high|tall building|tower|house [,] [the] angle of elevation of top of [a|another] [cable] ${thing} is {a} ${deg} and [the] angle of depression of its foot|bottom|base is {b} ${deg} ${find} [the] height of [the] [cable] ${thing} ${root}`,
];

const onTopMore = [
  `[a|an] ${mast} stands|is_fixed|is_standing|is_mounted on|at [the] top of [a] {d} ${m} high|tall building|tower|pedestal [.|,] from a point on [the] [level] ground [,] [the] angles of elevation of bottom and top of ${mast} are {a} ${deg} and {b} ${deg} [respectively] ${find} [the] height|length of ${mast} ${root}`,
];
const pedestal = "pedestal|building|tower|hillock|hill";
const below = [
  `[a] ${mast} [,] {d} ${m} high|tall|long [,] stands|is_fixed|is_mounted|is_standing on|at [the] top of [a] ${pedestal} [.|,] from a point on [the] [level] ground [,] [the] angle of elevation of top of ${mast} is {b} ${deg} and from same point [,] [the] angle of elevation of top of ${pedestal} is {a} ${deg} ${find} [the] height of ${pedestal} ${root}`,
];
const shadow = [
  `[the] shadow of [a] ${thing} [standing] [on] [a] [level_ground|level_plane|ground] is [found_to_be] {d} ${m} longer|more when sun's|sun [s] altitude|elevation|angle_of_elevation is {a} ${deg} than when it is|was {b} ${deg} ${ask} ${root}`,
  `[the] shadow of [a] ${thing} [standing] [on] [a] [level_ground|level_plane|ground] is [found_to_be] {d} ${m} longer|more when [the] altitude|elevation|angle_of_elevation of [the] sun is {a} ${deg} than when it is|was {b} ${deg} ${ask} ${root}`,
];
const poles = [
  `two|2 poles of equal height|heights are standing|stand opposite [to] each other on either side of [a|the] road [,] which is {d} ${m} wide . from a point between them on [the] road [,] [the] angles of elevation of [the] top|tops of [the] poles are {a} ${deg} and {b} ${deg} [,] [respectively] ${find} [the] height of [the|each] [of] [the] pole|poles ${root}`,
];
const viewer = "boy|girl|man|woman|observer|person|student|child";
const walks = [
  `[a|an] {e} ${m} tall ${viewer} is standing at some distance from [a|the] {d} ${m} tall|high ${thing} [.|,] [the] angle of elevation from his|her eyes to [the] top of [the] ${thing} increases|changes from {a} ${deg} to {b} ${deg} as|when he|she walks towards [the] ${thing} ${find} [the] distance [that] he|she|${viewer} walked|walks [towards] [the] [${thing}] ${root}`,
  `[a|an] {e} ${m} tall ${viewer} spots|sees|observes [a|the] balloon moving with [the] wind in a horizontal line at [a|the] height of {d} ${m} from|above [the] ground [.|,] [the] angle of elevation of [the] balloon from [the] eyes of [the] ${viewer} at any instant is {b} ${deg} [.|,] after some time [,] [the] angle of elevation reduces to {a} ${deg} ${find} [the] distance travelled by [the] balloon [during] [the] [interval] ${root}`,
];

const special: ReadonlySet<number> = new Set([30, 45, 60]);

/**
 * The problem as seen from the observer's eye; null unless the object is higher than the eye and the first angle is the
 * smaller one.
 */
function seenFromEye(taken: GapTexts): TwoAngles | null {
  const [height, level] = [numberOf(taken["d"]), numberOf(taken["e"])];
  const story = says("apart")(taken);
  const isAbove = q.sign(level) > 0 && q.order(height, level) > 0;
  if (!story || !isAbove || story.angles[0] >= story.angles[1]) return null;
  return { ...story, length: q.subtract(height, level), eye: { height, level } };
}

function says(kind: StoryKind): (taken: GapTexts) => TwoAngles | null {
  return (taken) => {
    const angles = [Number(taken["a"]), Number(taken["b"])] as const;
    if (!angles.every((angle) => special.has(angle))) return null;
    const given = taken["root"];
    return {
      kind,
      angles,
      length: numberOf(taken["d"]),
      eye: null,
      root: given === undefined ? null : numberOf(given),
    };
  };
}

const wordings: readonly Clause<TwoAngles>[] = [
  ...clauses(nearer, says("nearer")),
  ...clauses(between, says("between")),
  ...clauses(apart, says("apart")),
  ...clauses(across, says("across")),
  ...clauses(onTop, says("on-top")),
  ...clauses(facing, says("facing")),
  ...clauses(onTopMore, says("on-top")),
  ...clauses(below, says("below")),
  ...clauses(shadow, says("nearer")),
  ...clauses(poles, says("between")),
  ...clauses(walks, seenFromEye),
];

/** Reads one of the standard problems on heights and distances with two angles, every word of it; null for others. */
export function readTwoAngles(question: Question): TwoAngles | null {
  if (!/elevation|depression|altitude/i.test(question.text)) return null;
  const story = readWhole(questionLine(question), wordings);
  return story && isPossible(story) ? story : null;
}

/** Whether the angles fit: a smaller distance means a larger angle, and a top appears higher than a bottom. */
function isPossible({ kind, angles: [first, second] }: TwoAngles): boolean {
  if (kind === "nearer" || kind === "on-top" || kind === "below") return first < second;
  return kind !== "apart" || first !== second;
}
