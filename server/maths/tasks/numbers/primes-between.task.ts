import { integerLatex } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { isPrime } from "../../numbers/prime-factors.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";

interface Problem {
  /** Both ends are inclusive. */
  from: bigint;
  to: bigint;
  counts: boolean;
}

const primes = "prime_numbers|primes|prime_no";
const asks = wordings({
  between: [
    `[all] ${primes} between {from} and|& {to}`,
    `[all] ${primes} that lie between {from} and {to}`,
  ],
  "from to": [`[all] ${primes} from {from} to {to}`],
  below: [`[all] ${primes} less_than|below|smaller_than {to}`],
  "up to": [`[all] ${primes} up_to|upto {to}`],
  count: [
    `how many ${primes} are there between {from} and {to}`,
    `how many ${primes} lie between {from} and {to}`,
    `number of ${primes} between {from} and {to}`,
  ],
});

const widest = 200n;
/** Wordings that exclude the upper end; "between" excludes the lower end too. */
const openEnded: ReadonlySet<string> = new Set(["between", "below", "count"]);

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, name) => {
    const startsAtTwo = name === "below" || name === "up to";
    const [from, to] = [
      startsAtTwo ? 1n : readPositive(gap(gaps, "from")),
      readPositive(gap(gaps, "to")),
    ];
    if (to === null || from === null || from >= to) return null;
    const isOpen = openEnded.has(name);
    const problem = {
      from: isOpen ? from + 1n : from,
      to: isOpen ? to - 1n : to,
      counts: name === "count",
    };
    refuseLong(problem);
    return problem;
  });
}

function refuseLong({ from, to }: Problem): void {
  if (to - from <= widest && to <= 100_000n) return;
  throw notSupported("That is too long a stretch for me to list. Choose numbers nearer together.");
}

function listOf({ from, to }: Problem): bigint[] {
  const found: bigint[] = [];
  for (let number = from; number <= to; number += 1n) if (isPrime(number)) found.push(number);
  return found;
}

/** Returns the primes of the range by the sieve of Eratosthenes, independently of the primality tests. */
export function bySieve({ from, to }: Problem): bigint[] {
  const size = Number(to - from) + 1;
  const isCrossed = Array.from({ length: size }, (_, at) => from + BigInt(at) < 2n);
  for (let factor = 2n; factor * factor <= to; factor += 1n) {
    const least = ((from + factor - 1n) / factor) * factor;
    const start = least < factor * factor ? factor * factor : least;
    for (let multiple = start; multiple <= to; multiple += factor) {
      isCrossed[Number(multiple - from)] = true;
    }
  }
  return isCrossed.flatMap((crossed, at) => (crossed ? [] : [from + BigInt(at)]));
}

/** Lists or counts the primes in a range. */
export const primesBetween = defineTask<Problem, bigint[]>({
  name: "primes-between",
  recognise,
  reading: ({ from, to }) =>
    `\\text{primes from } ${integerLatex(from)} \\text{ to } ${integerLatex(to)}`,
  solve: (problem) => {
    const found = listOf(problem);
    if (found.length === 0) throw notSupported("There is no prime number between these two.");
    return found;
  },
  prove: (problem, found) =>
    bySieve(problem).join() === found.join()
      ? {
          method: "By the sieve of Eratosthenes: all multiples crossed out",
          lines: [`\\text{left: } ${found.map(integerLatex).join(",\\; ")}`],
        }
      : null,
  explain: ({ from, to, counts }, found) => {
    const list = found.map(integerLatex).join(",\\; ");
    return lesson({
      topic: "Playing with Numbers",
      method: "Sieve of Eratosthenes",
      answer: counts
        ? { latex: `${found.length}`, plain: `${found.length}` }
        : { latex: list, plain: found.join(", ") },
      steps: [
        step(
          "Leave out the even numbers and the multiples of 5",
          "Except 2 and 5 themselves, a prime ends in 1, 3, 7 or 9.",
          `\\text{left: } ${candidates(from, to).map(integerLatex).join(",\\; ")}`,
        ),
        step(
          "Cross out the multiples of 3, 7, 11 and so on",
          "A number with any factor besides 1 and itself is composite. 1 is no prime.",
          `\\text{primes: } ${list}`,
        ),
        ...(counts
          ? [
              step(
                "Count them",
                "What was not crossed out has no factor besides 1 and itself.",
                `\\text{number of primes} = ${found.length}`,
              ),
            ]
          : []),
      ],
      idea: "A prime number has exactly two factors: 1 and itself.",
      firstMove: "Write the odd numbers of the stretch, and 2 if it lies there.",
      finalMove: "Which of the numbers have no factor besides 1 and themselves?",
      terms: { "Prime number": "A number with exactly two factors, 1 and itself." },
      next: ["Which of them are twin primes, that is, differ by 2?"],
    });
  },
  vary: (_, random) => {
    const start = wholeBetween(random, 1, 8) * 10;
    return `Write all prime numbers between ${start} and ${start + 20}`;
  },
  examples: [
    "Write all prime numbers between 20 and 40",
    "How many prime numbers are there between 50 and 80?",
  ],
});

function candidates(from: bigint, to: bigint): bigint[] {
  const all = Array.from({ length: Number(to - from) + 1 }, (_, at) => from + BigInt(at));
  return all.filter((number) => {
    if (number === 2n || number === 5n) return true;
    return number > 1n && number % 2n !== 0n && number % 5n !== 0n;
  });
}
