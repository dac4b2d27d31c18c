import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";

type Counted = "electrons" | "orbitals" | "subshells";

/** The counted set: a whole shell, one of its subshells, or one spin only. */
interface QuantumProblem {
  counted: Counted;
  /** The principal quantum number; null if only a kind of subshell is named. */
  n: number | null;
  l: number | null;
  isOneSpin: boolean;
}

const many = "(@ask | how many)? (the)? (maximum | total)? (number of | no of)?";
const inside =
  "(that)? (can|may|could|are|will)? (be)? (there|present|possible|accommodated|filled|contained|held|possible | have | be present)? (in|with|for|having|within)?";
const atom = "(in (an|the) (atom|atoms|element))?";
const following = "(the)? (following)? (set of)? (quantum)? (numbers)? (values)?";
const shell = "(the)? {t=k|l|m|n|first|second|third|fourth|fifth} (shell|orbit | energy level)";
const principal =
  "(the)? (shell | energy level)? (with)? (principal quantum number)? n (=|is)? {n:number} (shell|level)?";
const end = "(maximum)? (hold|have|accommodate|contain)? (in (an|the) atom)?";

const recognise = recogniser<QuantumProblem>(/ (?:shell|subshell|orbitals?|quantum)|n = </, [
  [`${many} {c=electrons} ${atom} ${inside} ${following} ${principal} ${end}`, problemOf],
  [
    `${many} {c=electrons|orbitals} ${atom} ${inside} ${following} n (=|is)? {n:number} (and)? l (=|is)? {l:number} ${end}`,
    problemOf,
  ],
  [
    `${many} {c=electrons} ${atom} ${inside} ${following} n (=|is)? {n:number} (and)? {s=ms|s} (=|is)? {m:number} ${end}`,
    problemOf,
  ],
  [`${many} {c=orbitals|subshells|subshell} ${atom} ${inside} ${principal} ${end}`, problemOf],
  [`${many} {c=electrons|orbitals|subshells} ${inside} ${shell} ${end}`, problemOf],
  [
    `how many {c=electrons} (can|does|will|may) ${shell} (hold|have|accommodate|contain)`,
    problemOf,
  ],
  [
    `${many} {c=electrons|orbitals} ${inside} (the|a|an)? {n:number}? {d=s|p|d|f} (subshell|orbitals|sublevel) ${end}`,
    problemOf,
  ],
]);

const shellNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1,
    l: 2,
    m: 3,
    n: 4,
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
  }),
);

function problemOf(slots: Slots): QuantumProblem | null {
  const counted = countedOf(slots.word("c") ?? "");
  const n = wholeIn(slots, "n") ?? shellNumbers.get(plainWord(slots.word("t"))) ?? null;
  const letter = slots.word("d");
  const l = letter === null ? wholeIn(slots, "l") : "spdf".indexOf(plainWord(letter));
  const isOneSpin = slots.word("s") !== null;
  const isGiven = n !== null || letter !== null;
  if (!isGiven || !isHalf(slots) || isBeyond(n, l, slots)) return null;
  return { counted, n, l, isOneSpin };
}

/** A word that may be an element too has an index: n~0. */
function plainWord(word: string | null): string {
  return (word ?? "").replace(/~\d+$/, "");
}

function countedOf(word: string): Counted {
  if (word.startsWith("sub")) return "subshells";
  return word === "orbitals" ? "orbitals" : "electrons";
}

function wholeIn(slots: Slots, slot: string): number | null {
  const number = slots.number(slot)?.value;
  return number && q.isInteger(number) ? Number(number.numerator) : null;
}

/** A spin is +½ or −½ and nothing else. */
function isHalf(slots: Slots): boolean {
  const spin = slots.number("m")?.value;
  return spin === undefined || q.equals(q.absolute(spin), q.rational(1n, 2n));
}

/** There is no shell 0, no 2d, and no fractional number. */
function isBeyond(n: number | null, l: number | null, slots: Slots): boolean {
  const isBroken = ["n", "l"].some(
    (slot) => slots.number(slot) !== null && wholeIn(slots, slot) === null,
  );
  const isOutside = n !== null && (n < 1 || n > 7);
  return isBroken || isOutside || (l !== null && (l < 0 || l > 3 || (n !== null && l >= n)));
}

function solve({ counted, n, l, isOneSpin }: QuantumProblem): number {
  if (counted === "subshells") return n ?? 0;
  const orbitals = l === null ? (n ?? 0) ** 2 : 2 * l + 1;
  return counted === "orbitals" || isOneSpin ? orbitals : 2 * orbitals;
}

/** Enumerates: every l below n, every m from −l to l, and the spins. */
export function prove(problem: QuantumProblem, result: number): Proof | null {
  const { counted, n, l, isOneSpin } = problem;
  const kinds = l === null ? Array.from({ length: n ?? 0 }, (_, at) => at) : [l];
  const spins = counted === "electrons" && !isOneSpin ? 2 : 1;
  let count = 0;
  for (const kind of kinds) {
    if (counted === "subshells") count += 1;
    else for (let m = -kind; m <= kind; m += 1) count += spins;
  }
  if (count !== result) return null;
  const parts = kinds.map((kind) => (counted === "subshells" ? 1 : spins * (2 * kind + 1)));
  return {
    method: `Counting the ${counted} of ${kinds.length === 1 ? "the subshell" : "each subshell"}`,
    lines: [`${parts.join(" + ")} = ${result}`],
  };
}

function explain(problem: QuantumProblem, result: number): Explanation {
  const { counted } = problem;
  return lesson({
    topic: "Structure of Atom: quantum numbers",
    method: "Counting by quantum numbers",
    difficulty: "beginner",
    answer: { latex: String(result), plain: String(result) },
    steps: stepsOf(problem, result),
    idea:
      counted === "subshells"
        ? "In the shell n the number l takes the values from 0 to n − 1, one for each subshell."
        : "Each orbital is one set of n, l and m, and it holds two electrons of opposite spin.",
    firstMove: "Write down which quantum numbers are given, and which are still free.",
    terms: ["Electronic configuration"],
    followUps: [
      "How many orbitals are there in the next shell?",
      "Why can no two electrons of an atom have all four quantum numbers alike?",
    ],
  });
}

function stepsOf({ counted, n, l, isOneSpin }: QuantumProblem, result: number): MathsStep[] {
  if (counted === "subshells") {
    const why = "In a shell there are as many subshells as its number n, with l from 0 to n − 1.";
    return [step("Count the subshells", why, `\\text{subshells: } ${result}`)];
  }
  const orbitals = l === null ? (n ?? 0) ** 2 : 2 * l + 1;
  const line = l === null ? `${n ?? 0}^{2}` : `2 \\times ${l} + 1`;
  const counting = step(
    "Count the orbitals",
    l === null
      ? "The shell n has n² orbitals."
      : "A subshell l has 2l + 1 orbitals, one for each m from −l to l.",
    String(orbitals),
    line,
  );
  if (counted === "orbitals") return [counting];
  if (isOneSpin) {
    const why = "Pauli's exclusion principle: in each orbital only one electron has this spin.";
    return [
      counting,
      step("Count the electrons of this spin", why, `\\text{electrons: } ${result}`),
    ];
  }
  const why = "Pauli's exclusion principle: an orbital holds at most two electrons.";
  return [counting, step("Count the electrons", why, String(result), `2 \\times ${orbitals}`)];
}

export const quantumNumbersTask = defineTask<QuantumProblem, number>({
  name: "quantum-numbers",
  recognise,
  reading: ({ counted, n, l, isOneSpin }) => {
    const given = [
      ...(n === null ? [] : [`n = ${n}`]),
      ...(l === null ? [] : [`l = ${l}`]),
      ...(isOneSpin ? ["\\text{one spin}"] : []),
    ];
    return `\\text{${counted} with } ${given.join(",\\; ")}`;
  },
  solve,
  prove,
  explain,
  vary: ({ counted, l }, random) => {
    const n = wholeBetween(random, 2, 5);
    if (l !== null)
      return `How many ${counted} in an atom can have n = ${n} and l = ${wholeBetween(random, 0, Math.min(n - 1, 3))}?`;
    return counted === "electrons"
      ? `What is the maximum number of electrons in the ${pick(random, ["K", "L", "M", "N"])} shell?`
      : `Find the total number of ${counted} for n = ${n}`;
  },
  examples: [
    "How many electrons in an atom can have n = 3 and l = 1?",
    "What is the maximum number of electrons in the M shell?",
  ],
});
