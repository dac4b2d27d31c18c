import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { mixedLatex, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick } from "../../../variation/random.ts";
import type { GapTexts } from "../../../wording/line-reader.ts";

interface Pair {
  who: readonly [string, string];
  time: Rational;
}

/** Three workers; the time of each pair is given. */
interface Story {
  pairs: readonly [Pair, Pair, Pair];
  /** The worker whose time alone is requested; null for all together. */
  alone: string | null;
  unit: string;
}

/** The gaps of each pair: two workers and their time. */
const gaps = [
  ["p", "q", "x"],
  ["r", "s", "y"],
  ["t", "u", "z"],
] as const;

function storyOf(taken: GapTexts): Story | null {
  const pairs = gaps.map(([one, other, time]): Pair => {
    const days = q.rational(BigInt(taken[time] ?? 0));
    return { who: [taken[one] ?? "", taken[other] ?? ""], time: days };
  });
  const [first, second, third] = pairs;
  const alone = taken["w"] ?? null;
  const workers = new Set(pairs.flatMap(({ who }) => who));
  if (!first || !second || !third || !isEachPair(pairs, workers)) return null;
  if (alone !== null && !workers.has(alone)) return null;
  const unit = (taken["unit"] ?? "").replace(/s?$/, "s");
  if (!["days", "hours", "minutes"].includes(unit)) return null;
  return { pairs: [first, second, third], alone, unit };
}

/** Whether each two of three workers are told once. */
function isEachPair(pairs: readonly Pair[], workers: ReadonlySet<string>): boolean {
  const told = new Set(pairs.map(({ who }) => who.toSorted().join("")));
  const areTwo = pairs.every(({ who: [one, other] }) => one !== other);
  return (
    workers.size === 3 && told.size === 3 && areTwo && !pairs.some(({ time }) => q.isZero(time))
  );
}

function told(taken: GapTexts): ShortStory | null {
  const story = storyOf(taken);
  if (!story) return null;
  const { pairs, alone, unit } = story;
  const rates = pairs.map(({ time }) => q.divide(q.one, time));
  const twice = rates.reduce(q.add, q.zero);
  const all = q.divide(twice, q.rational(2n));
  const without = pairs.findIndex(({ who }) => alone !== null && !who.includes(alone));
  const rate = alone === null ? all : q.subtract(all, rates[without] ?? q.zero);
  // A worker with a negative rate is not possible.
  const rests = rates.map((each) => q.subtract(all, each));
  if (rests.some((each) => q.sign(each) <= 0)) return null;
  return {
    reading: pairs
      .map(({ who, time }) => `${together(who)}: ${rationalLatex(time)} \\text{ ${unit}}`)
      .join(", \\quad "),
    solve: () => q.divide(q.one, rate),
    prove: (value) => proof(value, { story, rests }),
    teach: (value) => {
      const written = `${rationalLatex(value)} \\text{ ${unit}}`;
      const mixed = mixedLatex(value);
      return {
        topic: "Time and Work",
        method: "Work done in one unit of time",
        difficulty: "intermediate",
        answer: {
          latex: mixed === null ? written : `${written} = ${mixed} \\text{ ${unit}}`,
          plain: `${rationalPlain(value)} ${unit}`,
        },
        steps: [
          step(
            "Add the parts that the pairs do in one unit of time",
            "Who needs n days (or hours) does 1/n of the work in one day (or hour). Each of the three is in two pairs, so this is twice what they do together.",
            rationalLatex(twice),
            pairs.map(({ time }) => `\\frac{1}{${rationalLatex(time)}}`).join(" + "),
          ),
          step(
            "Halve it",
            "This is what all three do in one unit of time.",
            rationalLatex(all),
            `${rationalLatex(twice)} \\div 2`,
          ),
          ...(alone === null ? [] : [aloneStep(alone, { all, rate, pair: pairs[without] })]),
          step(
            "Turn the fraction over",
            "Who does 1/n of the work in one unit of time needs n of them.",
            written,
            `1 \\div ${rationalLatex(rate)}`,
          ),
        ],
        idea: "In the sum of the three pairs each worker is counted twice.",
        firstMove: "Write for each pair which part of the work it does in one unit of time.",
        finalMove: "Turn the part that is done in one unit of time over. How long does it take?",
        next: ["How long would each of them take alone?"],
      };
    },
  };
}

function together([one, other]: readonly [string, string]): string {
  return `${one.toUpperCase()} + ${other.toUpperCase()}`;
}

function aloneStep(
  alone: string,
  { all, rate, pair }: { all: Rational; rate: Rational; pair: Pair | undefined },
) {
  const others = pair ? together(pair.who) : "";
  const part = pair ? `\\frac{1}{${rationalLatex(pair.time)}}` : "";
  return step(
    `Take the part of the other two away`,
    `What is left of all three without $${others}$ is what ${alone.toUpperCase()} does alone.`,
    rationalLatex(rate),
    `${rationalLatex(all)} - ${part}`,
  );
}

/** From what each one does alone, the three pairs are put together again. */
function proof(
  value: Rational,
  { story: { pairs, alone }, rests }: { story: Story; rests: readonly Rational[] },
) {
  const names = [...new Set(pairs.flatMap(({ who }) => who))];
  const rateOf = (name: string): Rational =>
    rests[pairs.findIndex(({ who }) => !who.includes(name))] ?? q.zero;
  const fit = pairs.every(({ who: [one, other], time }) =>
    q.equals(q.multiply(q.add(rateOf(one), rateOf(other)), time), q.one),
  );
  const asked = alone === null ? names : [alone];
  const done = q.multiply(asked.map(rateOf).reduce(q.add, q.zero), value);
  if (!fit || !q.equals(done, q.one)) return null;
  return {
    method: "What each does alone, added in pairs and over the whole time, makes one whole work",
    lines: pairs.map(
      ({ who: [one, other], time }) =>
        `\\left(${rationalLatex(rateOf(one))} + ${rationalLatex(rateOf(other))}\\right) \\times ${rationalLatex(time)} = 1`,
    ),
  };
}

const can = "[together] [can|could] [together] do|complete|finish|do_up";
const job = "[a|piece_of|a_piece_of|certain|same|a_certain] work|job|it|task";
const first = `[if] {p:letter} and {q:letter} ${can} ${job} in {x:whole} {unit:word}`;
const next = (one: string, two: string, time: string): string =>
  `[while] {${one}:letter} and {${two}:letter} [together] [can] [together] [do|complete|finish] [it|same_work|work] [together] in {${time}:whole} [days|hours]`;
const given = `${first} ,|; ${next("r", "s", "y")} [,|;] [and] ${next("t", "u", "z")} .|,|;`;
const long = "[then] [in] how_many|how_much days|hours|time|long";
const doing = "do|finish|complete|take [to] [do|finish|complete] [it|work|a_work|same_work|job]";
const everyone = "they|all_three|all_3|three|all|all_of_them|a_,_b_and_c";

/** The work of three persons from the times of each pair. */
export const workInPairs = storyTask({
  name: "work-in-pairs",
  about: /\band\b.*\band\b.*\band\b/is,
  wordings: [
    [
      [
        `${given} ${long} can|will|would|do ${everyone} [all] [together] [working_together] ${doing} [together|working_together|if_they_work_together]`,
        `${given} ${long} will_it_take [them] [all] [together|working_together] [to] [do|finish|complete] [it|work|a_work]`,
        `${given} how_long will ${everyone} [together] take [together] [to] [do|finish|complete] [it|work|a_work] [together]`,
        `${given} if they [all] work together [,] ${long} will|can ${everyone} [do|finish|complete] [it|work|a_work]`,
        `${given} [in] how_many|how_much days|hours|time will [all] ${everyone} working_together [do|finish|complete] [it|work|a_work]`,
      ],
      told,
    ],
    [
      [
        `${given} ${long} can|will|would {w:letter} [alone] ${doing} [alone]`,
        `${given} how_long will|would {w:letter} [alone] take [alone] [to] [do|finish|complete] [it|work|a_work] [alone]`,
        `${given} find time taken by {w:letter} alone [to] [do|finish|complete] [it|work|a_work]`,
      ],
      told,
    ],
  ],
  vary: (random) => {
    const [x, y, z] = pick(random, [
      [12, 15, 20],
      [10, 15, 12],
      [18, 24, 36],
      [8, 12, 24],
      [30, 24, 20],
    ]);
    return `A and B can do a work in ${x} days, B and C in ${y} days, and C and A in ${z} days. In how many days can they do it together?`;
  },
  examples: [
    "A and B can do a work in 12 days, B and C in 15 days, and C and A in 20 days. In how many days can they do it together?",
    "A and B can do a piece of work in 10 days, B and C in 15 days, and C and A in 12 days. How long will A alone take to do it?",
  ],
});
