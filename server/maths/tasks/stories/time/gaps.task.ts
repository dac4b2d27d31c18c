import * as q from "../../../numbers/rational.ts";
import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

/** Strokes of a clock: the time passes in the gaps between them. */
export const clockStrikes = storyTask({
  name: "strokes-of-a-clock",
  about: /strikes .*strike /,
  clauses: [
    ...facts(
      `[if] clock strikes {n:number} [times] in {t:time}`,
      "[if] clock takes {t:time} to strike {n:number} [times]",
    ),
    ...asks(
      "u",
      "how_long|how_much_time will|does it|clock take to strike {m:number} [times]",
      "[in] how_many seconds|minutes will|does it|clock [take] [to] strike {m:number} [times]",
      "[in] how_much time will|does it|clock [take] [to] strike {m:number} [times]",
    ),
  ],
  roles: {
    n: ["Strokes told", ""],
    t: ["Time told", "like t"],
    m: ["Strokes asked about", ""],
    gaps: ["Gaps told", ""],
    one: ["Time of one gap", "like t"],
    more: ["Gaps asked about", ""],
    u: ["Time", "like t"],
  },
  whole: ["n", "m"],
  rules: [
    makeRule(
      "gaps",
      "n",
      "Count the gaps",
      "Between the strokes there is one gap less than there are strokes.",
      (v) => line`${v("n")} - 1`,
    ),
    makeRule(
      "one",
      "t gaps",
      "Find the time of one gap",
      "All the gaps are equally long: divide.",
      (v) => line`${v("t")} \div ${v("gaps")}`,
    ),
    makeRule(
      "more",
      "m",
      "Count the gaps asked about",
      "Again one less than there are strokes.",
      (v) => line`${v("m")} - 1`,
    ),
    makeRule(
      "u",
      "one more",
      "Find the time",
      "Multiply the number of gaps by the time of one.",
      (v) => line`${v("more")} \times ${v("one")}`,
    ),
    makeRule(
      "one",
      "u more",
      "Find the time of one gap again",
      "",
      (v) => line`${v("u")} \div ${v("more")}`,
    ),
    makeRule(
      "t",
      "one gaps",
      "Find the time told again",
      "",
      (v) => line`${v("one")} \times ${v("gaps")}`,
    ),
  ],
  makesSense: (value) => ["n", "m"].every((role) => q.order(value(role) ?? q.zero, q.one) > 0),
  lesson: {
    topic: "Unitary method",
    method: "Counting the gaps",
    difficulty: "intermediate",
    idea: "The first stroke comes at once. What takes time are the gaps between the strokes.",
    firstMove: "How many gaps are there between the strokes?",
    terms: {},
    next: [
      "Why is it not simply twice as long for twice the strokes?",
      "How many gaps do 12 posts in a row have?",
    ],
  },
  examples: [
    "A clock strikes 6 in 5 seconds. How long will it take to strike 12?",
    "A clock strikes 4 times in 9 seconds. How long will it take to strike 9 times?",
  ],
});

const creature = "snail|frog|monkey|worm|lizard|insect|spider";

/** A climb with a slip back each night; after the last climb there is none. */
export const slippingClimb = storyTask({
  name: "climb-and-slip",
  about: /(?:climbs|climb|jumps).*slips/,
  clauses: [
    ...facts(
      `${creature} climbs [up] {a:length} in|during [a|each|every] day [time] and|but slips [down|back] {b:length} at|in|during [a|each|every] night`,
      `${creature} climbs [up] {a:length} each|every day and|but slips [down|back] {b:length} each|every|at|in night`,
    ),
    ...asks(
      "days",
      "[in] how_many days will|does it [take] [to] climb|reach [top_of|to_top_of|up|out_of] {h:length} [high|deep|tall] wall|pole|well|tower|tree [top]",
      "[in] how_many days will|does it [take] [to] climb|reach [top_of|to_top_of] wall|pole|well|tower of [height|depth] {h:length}",
    ),
  ],
  roles: {
    a: ["Climb in a day", "like h"],
    b: ["Slip at night", "like h"],
    h: ["Height", "like h"],
    net: ["Gain in a day and a night", "like h"],
    before: ["Height before the last day", "like h"],
    nights: ["Full days and nights", ""],
    days: ["Days", "of days"],
  },
  whole: ["nights", "days"],
  rules: [
    makeRule(
      "net",
      "a b",
      "Find the gain of a day and a night",
      "Up by day, down by night.",
      (v) => line`${v("a")} - ${v("b")}`,
    ),
    makeRule(
      "before",
      "h a",
      "Leave the last day out",
      "On the last day the top is reached, and there is no slip. So look at the rest first.",
      (v) => line`${v("h")} - ${v("a")}`,
    ),
    makeRule(
      "nights",
      "before net",
      "Find the full days and nights before it",
      "Divide the rest by the gain of one.",
      (v) => line`${v("before")} \div ${v("net")}`,
    ),
    makeRule(
      "days",
      "nights",
      "Add the last day",
      "On the last day it reaches the top and slips back no more.",
      (v) => line`${v("nights")} + 1`,
    ),
    makeRule("nights", "days", "Take the last day off", "", (v) => line`${v("days")} - 1`),
    makeRule(
      "before",
      "nights net",
      "Find the rest again",
      "",
      (v) => line`${v("nights")} \times ${v("net")}`,
    ),
    makeRule("h", "before a", "Find the height again", "", (v) => line`${v("before")} + ${v("a")}`),
  ],
  makesSense: (value) => {
    const [a, b, h] = ["a", "b", "h"].map((role) => value(role) ?? q.zero);
    return (
      a !== undefined &&
      b !== undefined &&
      h !== undefined &&
      q.order(b, a) < 0 &&
      q.order(a, h) < 0 &&
      // The formula applies only if the climb of the last day is a full one.
      q.isInteger(q.divide(q.subtract(h, a), q.subtract(a, b)))
    );
  },
  lesson: {
    topic: "Integers in daily life",
    method: "The last day is different",
    difficulty: "intermediate",
    idea: "Each day and night together bring a little; but on the last day the top is reached before the slip.",
    firstMove: "Find how much is gained in one day and night.",
    terms: {},
    next: [
      "Where is it on the evening of the second day?",
      "Why can't you simply divide the height by the gain?",
    ],
  },
  examples: [
    "A snail climbs 3 m in a day and slips 2 m at night. In how many days will it climb a 10 m wall?",
    "A frog climbs 5 m in a day and slips 3 m at night. In how many days will it climb a 15 m wall?",
  ],
});
