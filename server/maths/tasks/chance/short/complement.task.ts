import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { numberOf } from "../../../wording/line-reader.ts";
import { reasons } from "../../../working/reasons.ts";

function told(typed: string | undefined, event: string, other: string): ShortStory | null {
  const given = numberOf(typed);
  if (typed === undefined || q.sign(given) < 0 || q.order(given, q.one) > 0) return null;
  const style = typed.includes("/") ? "fraction" : "decimal";
  const written = (value: Rational): string => rationalLatex(value, style);
  return {
    reading: `P(${event}) = ${written(given)},\\quad P(${other}) \\text{?}`,
    solve: () => q.subtract(q.one, given),
    prove: (value) =>
      q.equals(q.add(value, given), q.one) && q.sign(value) >= 0
        ? {
            method: "An event and its complement have probabilities that add up to 1",
            lines: [`${written(given)} + ${written(value)} = 1`],
          }
        : null,
    teach: (value) => ({
      topic: "Probability",
      method: "Complementary events",
      answer: { latex: written(value), plain: rationalPlain(value, style) },
      steps: [
        step(
          "See how the two events belong together",
          "One of them happens exactly when the other does not: they are complementary, and their probabilities add up to 1.",
          `P(${event}) + P(${other}) = 1`,
        ),
        step(
          "Subtract from 1",
          reasons.subtractFromBoth,
          `P(${other}) = ${written(value)}`,
          `P(${other}) = 1 - ${written(given)}`,
        ),
      ],
      idea: "It is certain that the event happens or does not happen. What is the probability of something certain?",
      firstMove: "Write that both probabilities together make the whole.",
      finalMove: "Subtract the given probability from the whole. What do you get?",
      terms: { "Complementary event": "The event that happens exactly when another does not." },
      next: ["Can the probability of an event be larger than that of its complement?"],
    }),
  };
}

const opposites: ReadonlyMap<string, string> = new Map([
  ["winning", "losing"],
  ["losing", "winning"],
  ["passing", "failing"],
  ["failing", "passing"],
]);

const quoted = (words: string): string => `\\text{${words}}`;
const ask = "[then] [find|what_is|calculate|determine]";
const gaps = {
  name: "[a-z] ",
  deed: "(?:winning|losing|passing|failing) ",
  fact: "(?:rain|snow)(?: today| tomorrow)? ",
  game: "(?:(?:an? |1 )?(?:game|examination|exam|test)|it) ",
};
const nameGap = "p ( {e:name} ) = {p} [,|.]";
/** "winning a game … losing it", "… losing the game". */
function isSame(one: string, other: string | undefined): boolean {
  return other === "it" || one.replace(/^(?:an?|1) /, "") === other?.replace(/^(?:an?|1) /, "");
}

/** The probability of the complement from the probability of an event. */
export const complement = storyTask({
  name: "complementary-event",
  about: /not|los|win|fail|pass|'/i,
  gaps,
  wordings: [
    [
      [
        `[if] ${nameGap} ${ask} probability of not {f:name}`,
        `[if] ${nameGap} ${ask} probability of ['] not {f:name} [']`,
        `[if] ${nameGap} ${ask} p ( not {f:name} )`,
        `[if] ${nameGap} ${ask} [value_of] p ( {f:name} ' )`,
      ],
      ({ e = "", f, p }) => {
        const letter = e.toUpperCase();
        return e === f ? told(p, letter, `\\text{not } ${letter}`) : null;
      },
    ],
    [
      [
        `[if] [the] probability of {e:deed} {g:game} is {p} [,|.] ${ask} probability of {f:deed} {h:game}`,
      ],
      ({ e = "", f = "", g = "", h, p }) =>
        opposites.get(e) === f && isSame(g, h) ? told(p, quoted(e), quoted(f)) : null,
    ],
    [
      [
        `[if] probability that it will {e:fact} is {p} [,|.] ${ask} probability that it will not {f:fact}`,
        `[if] probability of {e:fact} is {p} [,|.] ${ask} probability of no {f:fact}`,
      ],
      ({ e = "", f, p }) => (e === f ? told(p, quoted(e), quoted(`no ${e}`)) : null),
    ],
  ],
  vary: (random) =>
    `If P(E) = 0.${wholeBetween(random, 11, 89)}, what is the probability of not E?`,
  examples: [
    "If P(E) = 0.05, what is the probability of not E?",
    "The probability that it will rain tomorrow is 0.85. What is the probability that it will not rain tomorrow?",
  ],
});
