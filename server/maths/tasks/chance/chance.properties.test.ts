import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { chanceTasks } from "./chance.tasks.ts";

const runs = { numRuns: 60 };

function fraction(above: number, below: number): string {
  const divisor = common(above, below);
  return below === divisor ? `${above / divisor}` : `${above / divisor}/${below / divisor}`;
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

function product<T>(choices: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return product(choices, length - 1).flatMap((start) =>
    choices.map((choice) => [...start, choice]),
  );
}

/** Permutations of different positions. */
function orders<T>(things: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return things.flatMap((thing, at) =>
    orders(things.toSpliced(at, 1), length - 1).map((rest) => [thing, ...rest]),
  );
}

function share<T>(outcomes: readonly T[], fits: (outcome: T) => boolean): string {
  return fraction(outcomes.filter(fits).length, outcomes.length);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test("sums of dice agree with a list of all throws", () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const ways: readonly [string, (total: number, limit: number) => boolean][] = [
    ["is", (total, limit) => total === limit],
    ["is less than", (total, limit) => total < limit],
    ["is greater than", (total, limit) => total > limit],
    ["is at least", (total, limit) => total >= limit],
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(2, 3),
      fc.constantFrom(...ways),
      fc.integer({ min: 3, max: 18 }),
      (dice, [words, test], limit) => {
        const question = `${dice} dice are thrown together. Find the probability that the sum ${words} ${limit}.`;
        expect(answerOf(chanceTasks, question)).toBe(
          share(product(faces, dice), (throwOf) => test(sum(throwOf), limit)),
        );
      },
    ),
    runs,
  );
});

test("heads agree with a list of all tosses", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }),
      fc.constantFrom("exactly", "at least", "at most"),
      fc.nat(6),
      (coins, how, limit) => {
        fc.pre(limit <= coins && limit > 0);
        const question = `${coins} coins are tossed. Find the probability of getting ${how} ${limit} heads.`;
        const fits = (heads: number): boolean =>
          how === "exactly"
            ? heads === limit
            : how === "at least"
              ? heads >= limit
              : heads <= limit;
        expect(answerOf(chanceTasks, question)).toBe(
          share(product([0, 1], coins), (toss) => fits(sum(toss))),
        );
      },
    ),
    runs,
  );
});

test("draws from a bag agree with a list of all orders, with and without replacement", () => {
  const count = fc.integer({ min: 2, max: 6 });
  fc.assert(
    fc.property(
      count,
      count,
      fc.constantFrom(2, 3),
      fc.boolean(),
      fc.nat(3),
      (red, blue, draws, replaced, wanted) => {
        fc.pre(wanted <= draws && wanted > 0);
        const balls = [
          ...Array.from({ length: red }, () => 1),
          ...Array.from({ length: blue }, () => 0),
        ];
        const all = replaced ? product(balls, draws) : orders(balls, draws);
        const question = `A bag contains ${red} red and ${blue} blue balls. ${draws} balls are drawn at random ${replaced ? "with" : "without"} replacement. Find the probability of exactly ${wanted} red balls.`;
        expect(answerOf(chanceTasks, question)).toBe(share(all, (drawn) => sum(drawn) === wanted));
      },
    ),
    { numRuns: 30 },
  );
});

test("numbered tickets are counted one by one", () => {
  const isPrime = (value: number): boolean =>
    value > 1 &&
    Array.from({ length: value }, (_, at) => at)
      .slice(2)
      .every((divisor) => value % divisor !== 0);
  const events: readonly [string, (value: number) => boolean][] = [
    ["a prime number", isPrime],
    ["a multiple of 3 or 5", (value) => value % 3 === 0 || value % 5 === 0],
    ["divisible by 2 and 3", (value) => value % 6 === 0],
    ["a perfect square", (value) => Number.isInteger(Math.sqrt(value))],
    ["an even number", (value) => value % 2 === 0],
    ["not a prime number", (value) => !isPrime(value)],
    ["a two-digit number", (value) => value >= 10 && value <= 99],
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 5, max: 120 }),
      fc.constantFrom(...events),
      (low, many, [words, fits]) => {
        const values = Array.from({ length: many }, (_, at) => low + at);
        const question = `Tickets numbered from ${low} to ${low + many - 1} are mixed in a box. A ticket is drawn at random. Find the probability that the number is ${words}.`;
        expect(answerOf(chanceTasks, question)).toBe(share(values, fits));
      },
    ),
    runs,
  );
});

const word = fc
  .array(fc.constantFrom("A", "B", "E", "L", "N", "O", "T"), { minLength: 4, maxLength: 6 })
  .map((letters) => letters.join(""))
  .filter((letters) => !["NOT", "ALL", "NONE", "TOTAL", "TEN"].includes(letters));
const isVowel = (letter: string): boolean => "AEIOU".includes(letter);

test("arrangements of letters, vowels together or not, agree with a list of all words", () => {
  fc.assert(
    fc.property(
      word,
      fc.constantFrom(
        "",
        " so that the vowels are together",
        " so that the vowels are not together",
      ),
      (letters, condition) => {
        const vowels = Array.from(letters).filter(isVowel).length;
        fc.pre(vowels >= 2 && vowels < letters.length);
        const words = [
          ...new Set(orders(Array.from(letters), letters.length).map((one) => one.join(""))),
        ];
        const isTogether = (one: string): boolean => new RegExp(`[AEIOU]{${vowels}}`).test(one);
        const expected = words.filter(
          (one) => condition === "" || isTogether(one) !== condition.includes("not"),
        ).length;
        const question = `In how many ways can the letters of the word ${letters} be arranged${condition}?`;
        expect(answerOf(chanceTasks, question)).toBe(`${expected}`);
      },
    ),
    { numRuns: 40 },
  );
});

test("numbers from digits, with and without repetition, agree with a list of all of them", () => {
  const digits = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 5 });
  const kinds: readonly [string, (value: number) => boolean][] = [
    ["", () => true],
    ["even ", (value) => value % 2 === 0],
    ["odd ", (value) => value % 2 === 1],
  ];
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom(2, 3),
      fc.boolean(),
      fc.constantFrom(...kinds),
      (own, length, repeated, [kind, fits]) => {
        const all = repeated ? product(own, length) : orders(own, length);
        const expected = all
          .filter(([first]) => first !== 0)
          .map((places) => Number(places.join("")))
          .filter(fits).length;
        const how = repeated ? "if repetition of digits is allowed" : "if no digit is repeated";
        const question = `How many ${length}-digit ${kind}numbers can be formed using the digits ${own.join(", ")} ${how}?`;
        const answer = answerOf(chanceTasks, question);
        if (answer !== "not_supported") expect(answer).toBe(`${expected}`);
      },
    ),
    runs,
  );
});
