import { combinations } from "../counting/count.ts";
import type { Outcome } from "../experiments/experiment.ts";
import { type Event, not } from "./event.ts";

/** An event that depends only on the number of heads, with its count by combinations. */
function byHeads(count: number, test: (heads: number) => boolean, words: string): Event {
  const favourable = Array.from({ length: count + 1 }, (_, heads) => heads).filter(test);
  return {
    holds: (outcome) => test(headsIn(outcome)),
    words,
    formula: favourable.reduce((sum, heads) => sum + combinations(count, heads), 0n),
  };
}

function headsIn(outcome: Outcome): number {
  return Array.isArray(outcome) ? outcome.filter((face) => face === 1).length : 0;
}

/** An event of tossed coins; with a single named side there is one toss. */
export function readCoinEvent(typed: string, count: number): Event | null {
  const text = typed
    .replaceAll(/\batleast\b/g, "at least")
    .replaceAll(/\batmost\b/g, "at most")
    .replace(/^only /, "exactly ")
    .replace(
      / (?:on (?:both|all|each|every)(?: of)?(?: coins?| tosses?| 3| 2)?|each time|every time)$/,
      " each",
    )
    .replace(/(?<=\d) (?:fair )?coins? (?:show|shows|land|lands on|landing on)/, "");
  if (/^not (?:getting |all )/.test(text)) {
    const inner = readCoinEvent(text.replace(/^not (?:getting )?/, ""), count);
    return inner && withFormula(not(inner), inner, count);
  }
  return told(text, count) ?? listed(text, count) ?? counted(text, count) ?? single(text, count);
}

function withFormula(event: Event, inner: Event, count: number): Event {
  return inner.formula === undefined
    ? event
    : { ...event, formula: 2n ** BigInt(count) - inner.formula };
}

type HeadsTest = (heads: number, count: number) => boolean;

const isMixed: HeadsTest = (heads, count) => heads > 0 && heads < count;

/** Events without a variable number. */
const wholeEvents: readonly [RegExp, HeadsTest, string][] = [
  [
    /^(?:all|both|\d+ )?\s*heads?(?: each)$|^(?:all|both) heads?$/,
    (heads, count) => heads === count,
    "all heads",
  ],
  [
    /^(?:all|both|\d+ )?\s*tails?(?: each)$|^(?:all|both) tails?$/,
    (heads) => heads === 0,
    "all tails",
  ],
  [/^(?:more heads than tails)$/, (heads, count) => heads > count - heads, "more heads than tails"],
  [/^(?:more tails than heads)$/, (heads, count) => heads < count - heads, "more tails than heads"],
  [/^at least 1 head and (?:at least )?1 tail$/, isMixed, "at least one head and one tail"],
];

/** Events that are possible only for some numbers of coins. */
const limitedEvents: readonly [RegExp, (count: number) => boolean, HeadsTest, string][] = [
  [
    /^(?:same|same result|same face|same outcome|same side)(?: each| in all(?: tosses)?)?$/,
    (count) => count > 1,
    (heads, count) => heads === 0 || heads === count,
    "the same on all coins",
  ],
  [
    /^1 head and (?:at least )?1 tail$/,
    (count) => count === 2,
    isMixed,
    "at least one head and one tail",
  ],
];

function told(text: string, count: number): Event | null {
  for (const [form, test, words] of wholeEvents)
    if (form.test(text)) return byHeads(count, (heads) => test(heads, count), words);
  for (const [form, isMeant, test, words] of limitedEvents)
    if (form.test(text) && isMeant(count))
      return byHeads(count, (heads) => test(heads, count), words);
  return null;
}

/** "2 heads and 1 tail": the numbers must add up to the count of coins. */
function listed(text: string, count: number): Event | null {
  const [, heads, tails] = /^(?:exactly )?(\d) heads? and (\d) tails?$/.exec(text) ?? [];
  if (heads === undefined || Number(heads) + Number(tails) !== count) return null;
  return byHeads(count, (own) => own === Number(heads), `${heads} heads and ${tails ?? ""} tails`);
}

const comparisons: readonly [RegExp, (limit: number) => (own: number) => boolean, string][] = [
  [/^at least (\d+) (heads?|tails?)$/, (limit) => (own) => own >= limit, "at least"],
  [
    /^(?:at most|not more than|maximum|upto) (\d+) (heads?|tails?)$/,
    (limit) => (own) => own <= limit,
    "at most",
  ],
  [/^(?:more than) (\d+) (heads?|tails?)$/, (limit) => (own) => own > limit, "more than"],
  [
    /^(?:less than|fewer than) (\d+) (heads?|tails?)$/,
    (limit) => (own) => own < limit,
    "fewer than",
  ],
  [/^(?:exactly )?(\d+) (heads?|tails?)$/, (limit) => (own) => own === limit, "exactly"],
];

function counted(typed: string, count: number): Event | null {
  const none = /^(?:no|not any|0) (heads?|tails?)$/.exec(typed)?.[1];
  const text = none === undefined ? typed : `exactly 0 ${none}`;
  for (const [form, make, words] of comparisons) {
    const [, limit, side = ""] = form.exec(text) ?? [];
    if (limit === undefined || Number(limit) > count) continue;
    const test = make(Number(limit));
    const isHeads = side.startsWith("head");
    return byHeads(
      count,
      (heads) => test(isHeads ? heads : count - heads),
      `${words} ${limit} ${isHeads ? "heads" : "tails"}`.replace(/(?<= 1 \w+)s$/, ""),
    );
  }
  return null;
}

function single(text: string, count: number): Event | null {
  if (count !== 1) return null;
  if (/^heads?$/.test(text)) return byHeads(1, (heads) => heads === 1, "a head");
  return /^tails?$/.test(text) ? byHeads(1, (heads) => heads === 0, "a tail") : null;
}
