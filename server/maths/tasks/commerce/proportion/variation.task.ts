import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { numberAnswer, step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";
import { latex } from "../short-stories/written.ts";

type Way = "direct" | "inverse";

interface Pair {
  /** The letter requested, and the other. */
  asked: string;
  other: string;
  /** Their values at one time, and that of the other at the second. */
  first: Rational;
  beside: Rational;
  second: Rational;
}

function pairOf(taken: GapTexts): Pair | null {
  const { p = "", s: asked = "", t: other = "" } = taken;
  const [ofP, ofR, second] = [taken["a"], taken["b"], taken["c"]].map(numberOf);
  if (!areOnePair(taken) || !ofP || !ofR || !second) return null;
  const [first, beside] = p === asked ? [ofP, ofR] : [ofR, ofP];
  const isZero = [first, beside, second].some((value) => q.sign(value) === 0);
  return isZero ? null : { asked, other, first, beside, second };
}

/** Whether the same two letters are told of, given and requested. */
function areOnePair({ u = "", v = "", p = "", r = "", s = "", t = "" }: GapTexts): boolean {
  const pairs = [
    [u, v],
    [p, r],
    [s, t],
  ].map((pair) => new Set(pair));
  return pairs.every((pair) => pair.size === 2 && pair.has(u) && pair.has(v));
}

const ideas = {
  direct: "If one becomes twice as large, so does the other: their quotient stays the same.",
  inverse: "If one becomes twice as large, the other is halved: their product stays the same.",
} as const;

function told(way: Way, taken: GapTexts): ShortStory | null {
  const pair = pairOf(taken);
  if (!pair) return null;
  const { asked, other, first, beside, second } = pair;
  const constant = way === "direct" ? q.divide(first, beside) : q.multiply(first, beside);
  const law = way === "direct" ? `${asked} = k \\times ${other}` : `${asked} \\times ${other} = k`;
  return {
    reading: `${law},\\quad ${asked} = ${latex(first)} \\text{ for } ${other} = ${latex(beside)},\\quad ${asked} \\text{ for } ${other} = ${latex(second)} \\text{?}`,
    solve: () => (way === "direct" ? q.multiply(constant, second) : q.divide(constant, second)),
    prove: (value) => proofOf(way, pair, value),
    teach: (value) => ({
      topic: "Direct and inverse proportions",
      method: way === "direct" ? "Direct variation" : "Inverse variation",
      difficulty: "intermediate",
      answer: numberAnswer(value),
      steps: [
        step(
          "Find the constant $k$",
          way === "direct"
            ? "In direct variation the quotient stays the same."
            : "In inverse variation the product stays the same.",
          `k = ${latex(constant)}`,
          way === "direct"
            ? `k = \\frac{${latex(first)}}{${latex(beside)}}`
            : `k = ${latex(first)} \\times ${latex(beside)}`,
        ),
        step(
          `Put in ${other} = ${latex(second)}`,
          `The same constant holds for every pair of values.`,
          `${asked} = ${latex(value)}`,
          way === "direct"
            ? `${asked} = ${latex(constant)} \\times ${latex(second)}`
            : `${asked} = \\frac{${latex(constant)}}{${latex(second)}}`,
        ),
      ],
      idea: ideas[way],
      firstMove: "Find the constant from the pair of values that is told.",
      finalMove: "Use the constant with the new value. What do you get?",
      terms: { Constant: "A number that stays the same while the letters change." },
      next: ["What would the answer be if the variation were of the other kind?"],
    }),
  };
}

/** Quotients as cross products, products as they are: neither uses the constant. */
function proofOf(way: Way, { first, beside, second }: Pair, value: Rational) {
  const [left, right] =
    way === "direct"
      ? [
          [first, second],
          [value, beside],
        ]
      : [
          [first, beside],
          [value, second],
        ];
  const product = ([one, other]: Rational[] = []): Rational =>
    q.multiply(one ?? q.rational(0n), other ?? q.rational(0n));
  if (!q.equals(product(left), product(right))) return null;
  const shown = (pair: Rational[] = []): string => pair.map(latex).join(" \\times ");
  return {
    method:
      way === "direct"
        ? "By cross multiplication of the two pairs"
        : "By the products of the two pairs",
    lines: [`${shown(left)} = ${shown(right)}`],
  };
}

const relations = (adverb: string, adjective: string): string[] => [
  `{u:letter} and {v:letter} are|vary ${adverb} [proportional] [to_each_other]`,
  `{u:letter} and {v:letter} are|vary in ${adjective} proportion|variation [to_each_other]`,
  `{u:letter} is|varies ${adverb} [proportional] to|as|with {v:letter}`,
];
const given =
  "[,|.] [and] [,] [if|when|given|suppose] [that] {p:letter} = {a} when|and|for|if {r:letter} = {b}";
const asked =
  "[,|.] [and|then] [find|what_is|calculate|determine] [value] [of] {s:letter} when|if|for|at {t:letter} = {c}";

function wordingsOf(way: Way, adverb: string, adjective: string) {
  const texts = relations(adverb, adjective).map(
    (relation) => `[if] ${relation} ${given} ${asked}`,
  );
  return [texts, (taken: GapTexts) => told(way, taken)] as const;
}

/** One letter that varies directly or inversely as another. */
export const variation = storyTask({
  name: "variation-of-letters",
  about: /\b(?:proportion|proportional|var(?:y|ies|iation))\b/i,
  wordings: [
    wordingsOf("direct", "directly", "direct"),
    wordingsOf("inverse", "inversely|indirectly", "inverse|indirect"),
  ],
  vary: (random) => {
    const [times, one] = [wholeBetween(random, 2, 9), wholeBetween(random, 2, 9)];
    return `x varies directly as y, and x = ${times * one} when y = ${one}. Find x when y = ${one + wholeBetween(random, 1, 9)}.`;
  },
  examples: [
    "x varies directly as y, and x = 12 when y = 4. Find x when y = 7.",
    "If x varies inversely as y and x = 10 when y = 6, find x when y = 4.",
  ],
});
