import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { numberAnswer, step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick } from "../../../variation/random.ts";
import type { GapTexts } from "../../../wording/line-reader.ts";
import { combinations } from "../counting/count.ts";

const pack = 52;
/** How many cards of a pack are of a kind. */
const kinds: ReadonlyMap<string, number> = new Map([
  ...["aces", "kings", "queens", "jacks"].map((name) => [name, 4] as const),
  ...["red", "black", "red cards", "black cards"].map((name) => [name, 26] as const),
  ...["hearts", "spades", "diamonds", "clubs"].map((name) => [name, 13] as const),
  ["face cards", 12],
]);

/** "both" of two cards, "all" of three. */
function isAll(draws: number, word: string | undefined): boolean {
  if (draws === 2) return word === undefined || word === "both";
  return draws === 3 && (word === undefined || word === "all");
}

function told({ n, m, x }: GapTexts, isReplaced: boolean): ShortStory | null {
  const draws = Number(n);
  const many = kinds.get(x ?? "");
  if (many === undefined || !isAll(draws, m)) return null;
  const places = Array.from({ length: draws }, (_, at) => (isReplaced ? 0 : at));
  const parts = places.map((taken) => [many - taken, pack - taken] as const);
  const line = parts.map(([above, below]) => `\\frac{${above}}{${below}}`).join(" \\times ");
  return {
    reading: `\\text{${draws} cards ${isReplaced ? "with" : "without"} replacement: } P(\\text{all ${x ?? ""}})`,
    solve: () =>
      parts.reduce(
        (all, [above, below]) => q.multiply(all, q.rational(BigInt(above), BigInt(below))),
        q.one,
      ),
    prove: (value) => {
      const [ways, all] = isReplaced
        ? [BigInt(many) ** BigInt(draws), BigInt(pack) ** BigInt(draws)]
        : [combinations(many, draws), combinations(pack, draws)];
      return q.equals(q.rational(ways, all), value)
        ? {
            method: "Favourable choices over all choices",
            lines: [`\\frac{${ways}}{${all}} = ${rationalLatex(value)}`],
          }
        : null;
    },
    teach: (value) => ({
      topic: "Probability",
      method: "Multiplication theorem",
      difficulty: "intermediate",
      answer: numberAnswer(value),
      steps: [
        step(
          "Write the probability of each draw",
          isReplaced
            ? "The card is put back, so nothing changes."
            : "A card that is drawn does not come back: one card less, and one of its kind less.",
          parts
            .map(([above, below], at) => `P_{${at + 1}} = \\frac{${above}}{${below}}`)
            .join(",\\quad "),
        ),
        step(
          "Multiply",
          "Multiplication theorem: all of it must happen.",
          `P = ${rationalLatex(value)}`,
          `P = ${line}`,
        ),
      ],
      idea: "Think of the cards as drawn one after the other.",
      firstMove: "Write the probability that the first card is of this kind.",
      finalMove: "Multiply the probabilities and cancel. What do you get?",
      next: [
        isReplaced
          ? "What changes when the card is not put back?"
          : "What changes when each card is put back?",
      ],
    }),
  };
}

const deck =
  "[a|an] [well] [shuffled] deck|pack [of_52_playing_cards|of_52_cards|of_playing_cards|of_cards]";
const drawn = "[if] {n:whole} cards are drawn";
const ask =
  "[find|what_is|calculate] [the] probability that [{m:which}] [of_them|cards|the_cards] [are] {x:kind}".replace(
    "[{m:which}]",
    "{m:which}",
  );
const getting =
  "[find|what_is|calculate] probability of getting|drawing [{m:which}] {x:kind}".replace(
    "[{m:which}]",
    "< {m:which} >",
  );
const chance = "[at_random|randomly]";
const often = "[successively|1_by_1|1_after_other|one_after_the_other|in_succession]";

/** Two or three cards that are all of one kind. */
export const severalCards = storyTask({
  name: "several-cards",
  about: /\bcards\b/i,
  gaps: {
    which: "(?:both|all) ",
    kind: "(?:aces|kings|queens|jacks|red cards|black cards|red|black|hearts|spades|diamonds|clubs|face cards) ",
  },
  wordings: [
    [
      [
        `${drawn} ${chance} ${often} [,] without replacement from ${deck} . ${ask}`,
        `${drawn} ${chance} ${often} from ${deck} ${often} [,] without replacement . ${ask}`,
        `${drawn} ${chance} [simultaneously|together] from ${deck} ${chance} . ${ask}`,
        `${drawn} ${chance} [simultaneously|together] from ${deck} ${chance} . ${getting}`,
        `${drawn} ${chance} ${often} from ${deck} without replacement . ${getting}`,
      ],
      (taken) => told(taken, false),
    ],
    [
      [
        `${drawn} ${chance} ${often} [,] with replacement from ${deck} . ${ask}`,
        `${drawn} ${chance} ${often} from ${deck} ${often} [,] with replacement . ${ask}`,
        `${drawn} ${chance} ${often} from ${deck} with replacement . ${getting}`,
      ],
      (taken) => told(taken, true),
    ],
  ],
  vary: (random) => {
    const [many, which] = pick(random, [
      ["Two", "both"],
      ["Three", "all"],
    ]);
    const replaced = pick(random, ["with", "without"]);
    const kind = pick(random, ["kings", "queens", "hearts", "red", "face cards"]);
    return `${many} cards are drawn ${replaced} replacement from a pack of 52 cards. Find the probability that ${which} are ${kind}.`;
  },
  examples: [
    "Two cards are drawn without replacement from a deck of 52 cards. Find the probability that both are kings.",
    "Two cards are drawn with replacement from a pack of 52 cards. Find the probability that both are red.",
  ],
});
