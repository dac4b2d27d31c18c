import * as q from "../../../numbers/rational.ts";
import { clockLatex, clockText, minutesOfDay, readClock } from "../../measures/clock.ts";
import {
  areOrdinary,
  factorStep,
  leastCommon,
  listGap,
  numbersIn,
  primesIn,
} from "../../numbers/common-stories/common.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { tokenise } from "../../../read/tokenise.ts";
import type { GapTexts } from "../../../wording/line-reader.ts";

interface Bells {
  /** Minutes between two rings, for each bell. */
  intervals: readonly number[];
  /** Minutes after midnight. */
  start: number;
}

function problemFrom({ n, l, c = "" }: GapTexts): ShortStory | null {
  const intervals = numbersIn(l);
  const clock = readClock(tokenise(c));
  const isCounted = n === undefined || Number(n) === intervals.length;
  if (!clock || !isCounted || !areOrdinary(intervals) || Math.max(...intervals) > minutesOfDay)
    return null;
  const after = leastCommon(intervals);
  const end = clock.minutes + after;
  // On the next day the same time of day would be ambiguous.
  if (end >= minutesOfDay) return null;
  const bells = { intervals, start: clock.minutes };
  const time = (minutes: number): string => clockLatex(minutes, clock.clock);
  return {
    reading: `${time(clock.minutes)} + \\text{LCM}(${intervals.join(",\\; ")}) \\text{ minutes}`,
    solve: () => q.rational(BigInt(end)),
    prove: (value) => prove(bells, Number(value.numerator), time),
    teach: () => ({
      topic: "Playing with numbers",
      method: "LCM by prime factorisation",
      difficulty: "intermediate",
      answer: { latex: time(end), plain: clockText(end, clock.clock) },
      steps: [
        ...intervals.map(factorStep),
        step(
          "Take each prime as often as it occurs most",
          "They come together again after a time that all the intervals divide; the first such time is the LCM.",
          `\\text{LCM} = ${after}`,
          `\\text{LCM} = ${primesIn(after).join(" \\times ")}`,
        ),
        ...(after < 60
          ? []
          : [step("Write the minutes in hours", "1 hour has 60 minutes.", hours(after))]),
        step(
          "Count forward from the time of the start",
          "Add the time to the clock time at which they were together.",
          time(end),
          `${time(clock.minutes)} + ${after} \\text{ min}`,
        ),
      ],
      idea: "They are together after a common multiple of all the intervals, first after the least one.",
      firstMove: "Find the LCM of the intervals: write each as a product of primes.",
      finalMove: "Add the time that you found to the time of the start. What does the clock show?",
      terms: { LCM: "Least common multiple: the smallest number that all the numbers divide." },
      next: ["At what time are they together once more after that?"],
    }),
  };
}

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    `${whole} \\text{ ${whole === 1 ? "hour" : "hours"}}`,
    ...(rest > 0 ? [`${rest} \\text{ ${rest === 1 ? "minute" : "minutes"}}`] : []),
  ];
  return `${minutes} \\text{ minutes} = ${parts.join("\\; ")}`;
}

/** Proves the result by testing every minute of the day; null if the first common one differs. */
function prove(
  { intervals, start }: Bells,
  end: number,
  time: (minutes: number) => string,
): ReturnType<ShortStory["prove"]> {
  let next = start + 1;
  while (next < minutesOfDay && !intervals.every((own) => (next - start) % own === 0)) next += 1;
  if (next !== end || next >= minutesOfDay) return null;
  return {
    method:
      `Each interval goes into the ${end - start} minutes, and no minute before ${time(end)} has all of them`.replaceAll(
        /\\text\{([^}]*)\}/g,
        "$1",
      ),
    lines: intervals.map((own) => `${end - start} = ${own} \\times ${(end - start) / own}`),
  };
}

const things = "{n:whole} [different|electronic] {x:ringing}";
const rings = "toll|ring|beep|flash|change|chime|blink|leave|start|changes";
const together = "together|simultaneously|at_same_time";
const at = "at {c:clock}";
const next = `[then] at_what_time|when|at_which_time will|do they [all] [next|again] [all] ${rings} ${together} [again|next]`;

const wordings: readonly string[] = [
  `< ${things} > ${rings} [regularly] [at|after] [every|intervals_of|interval_of|an_interval_of|regular_intervals_of] {l:numbers} minutes|min|mins [respectively] [.|,] [if] they [all] [start|begin|started|began] [to] [ringing|tolling|beeping|${rings}|rang|tolled|beeped|flashed|changed] ${together} ${at} [.|,] ${next}`,
];

/** Bells or lights that coincided at a time of day, and the time at which they coincide next. */
export const ringingTogether = storyTask({
  name: "ringing-together",
  about: /together|simultaneously|same time/i,
  gaps: {
    ...listGap,
    ringing: "(?:bells|alarms|alarm clocks|lights|traffic lights|devices|clocks|buses) ",
    clock: String.raw`(?:\d{1,2}(?:\.\d{2})? (?:: \d{2} )?(?:am|pm) |(?:12 )?(?:noon|midnight) )`,
  },
  wordings: [[wordings, problemFrom]],
  vary: (random) => {
    const draw = (): number => wholeBetween(random, 2, 6) * 3;
    return `Three bells ring at intervals of ${draw()}, ${draw() + 3} and ${draw() + 2} minutes. If they ring together at ${wholeBetween(random, 6, 11)} am, when will they ring together next?`;
  },
  examples: [
    "Three bells ring at intervals of 6, 8 and 12 minutes. If they ring together at 9 am, when will they ring together next?",
    "Two bells toll at intervals of 15 and 18 minutes. They toll together at 7:30 am. At what time will they toll together again?",
  ],
});
