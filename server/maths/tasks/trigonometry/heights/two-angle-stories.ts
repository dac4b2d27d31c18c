import type { Question } from "../../../read/question.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { clauses, numberOf, readWhole } from "../../sequences/reading/clause.ts";
import type { Clause, Taken } from "../../sequences/reading/clause.ts";
import { questionLine } from "../../sequences/reading/question-line.ts";

/**
 * How two angles and a length hang together. `nearer`: seen again after walking the length towards it. `between`: from
 * two points on both sides, the length apart. `apart` and `across`: two things seen from a height, on the same side or
 * on both. `on-top`: bottom and top of what stands on a known height. `facing`: top above and foot below the eye.
 */
export type StoryKind = "nearer" | "between" | "apart" | "across" | "on-top" | "facing";

export interface TwoAngles {
  kind: StoryKind;
  /** For `facing` the angle up, then the angle down; else as they are told. */
  angles: readonly [number, number];
  length: Rational;
  /** What is to be taken for √3, where that is told. */
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

const special: ReadonlySet<number> = new Set([30, 45, 60]);

function says(kind: StoryKind): (taken: Taken) => TwoAngles | null {
  return (taken) => {
    const angles = [Number(taken["a"]), Number(taken["b"])] as const;
    if (!angles.every((angle) => special.has(angle))) return null;
    const given = taken["root"];
    return {
      kind,
      angles,
      length: numberOf(taken["d"]),
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
];

/** Reads one of the standard stories of heights and distances with two angles, word by word; null for any other. */
export function readTwoAngles(question: Question): TwoAngles | null {
  if (!/elevation|depression/i.test(question.text)) return null;
  const story = readWhole(questionLine(question), wordings);
  return story && isPossible(story) ? story : null;
}

/** Nearer means a larger angle, and the top is seen higher than the bottom. */
function isPossible({ kind, angles: [first, second] }: TwoAngles): boolean {
  if (kind === "nearer" || kind === "on-top") return first < second;
  return kind !== "apart" || first !== second;
}
