import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  type Clause,
  clauses,
  countOf,
  numberOf,
  readClauses,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import { readNumberTest } from "../events/number-events.ts";

export interface BinomialProblem {
  trials: number;
  success: Rational;
  target:
    | { kind: "chance"; how: "exactly" | "at least" | "at most"; count: number }
    | { kind: "mean" | "variance" | "parameters" };
  /** Mean and variance, where they are given instead of the number of trials and p. */
  moments?: Moments;
}

export interface Moments {
  mean: Rational;
  variance: Rational;
}

type BinomialTarget = BinomialProblem["target"];
type Said =
  | { kind: "trials"; trials: number }
  | { kind: "success"; success: Rational }
  /** All of it in one clause. */
  | { kind: "whole"; problem: BinomialProblem }
  | { kind: "dieSuccess"; text: string }
  | { kind: "asked"; asked: BinomialTarget }
  | { kind: "moments"; moments: Moments }
  | { kind: "setting" };

function chance(how: "exactly" | "at least" | "at most") {
  return ({ k }: GapTexts): Said => ({
    kind: "asked",
    asked: { kind: "chance", how, count: countOf(k) },
  });
}

const ask =
  "[find|calculate|what_is|determine|compute] [probability] [of|that] [getting|there_are|it_has|obtaining|he_gets|she_gets]";

const wordings: readonly Clause<Said>[] = [
  ...clauses<Said>(
    [
      "[if|let] x follows|has|is|be [a|an] binomial distribution [variable] [with|where] [parameters]",
      "[if|for|in] [a|an] binomial distribution [with|has|having|where] [parameters]",
      "[with|where|parameters]",
    ],
    () => ({ kind: "setting" }),
  ),
  ...clauses<Said>(
    [
      "[if|given] [that] mean and variance of [a|an] [random_variable_x_with] binomial distribution|variate|variable [x] are|is {m} and {v} [respectively]",
      "[if|for|in] [a|an] binomial distribution|variate|variable [x] [has|with|have] mean [is|=] {m} and [its] variance [is|=] {v}",
      "[if|for|in] [a|an] binomial distribution [,] mean [is|=] {m} and [its] variance [is|=] {v}",
    ],
    ({ m, v }) => ({
      kind: "moments",
      moments: { mean: numberOf(m), variance: numberOf(v) },
    }),
  ),
  ...clauses<Said>(
    [
      "find|determine|calculate n and p",
      "find|determine|calculate [values_of|parameters] n and p",
      "[find|determine|what_is] parameters [of_distribution]",
      "find|determine [this|binomial] distribution",
    ],
    () => ({ kind: "asked", asked: { kind: "parameters" } }),
  ),
  // n of B(n, p) is taken from the line itself.
  ...clauses<Said>(["[if|let] x [~|¤|is] b ( {n:whole} , {p} )"], ({ p }) => ({
    kind: "success",
    success: numberOf(p),
  })),
  ...clauses<Said>(
    [
      "n = {n:whole}",
      "[there_are|in|for] {n:whole} [bernoulli|independent] trials",
      "[number_of_trials] [is|=] {n:whole} [trials]",
    ],
    ({ n }) => ({ kind: "trials", trials: countOf(n) }),
  ),
  ...clauses<Said>(
    [
      "p = {p}",
      "[if|and] probability of success [in_a_trial|in_each_trial|in_1_trial|on_each_trial] [is|=] {p}",
      "[if] probability of [a] success is {p}",
    ],
    ({ p }) => ({ kind: "success", success: numberOf(p) }),
  ),
  ...clauses<Said>(
    ["[a|1] [fair|unbiased] die|dice is thrown|rolled|tossed {n:whole} times"],
    ({ n }) => ({ kind: "trials", trials: countOf(n) }),
  ),
  ...clauses<Said>(
    [
      "[if] getting [a|an] {s:sentence} is [considered] [as] [a] success",
      "[if] [a] success is getting [a|an] {s:sentence}",
    ],
    ({ s = "" }) => ({ kind: "dieSuccess", text: s }),
  ),
  ...clauses<Said>(
    [
      `${ask} [exactly] {k:whole} success|successes`,
      "[find|calculate|what_is|determine] p ( x = {k:whole} )",
    ],
    chance("exactly"),
  ),
  ...clauses<Said>(
    [
      `${ask} at least|atleast {k:whole} success|successes`,
      "[find|calculate|what_is|determine] p ( x ≥ {k:whole} )",
    ],
    chance("at least"),
  ),
  ...clauses<Said>(
    [
      `${ask} at most|atmost {k:whole} success|successes`,
      "[find|calculate|what_is|determine] p ( x ≤ {k:whole} )",
    ],
    chance("at most"),
  ),
  ...clauses<Said>(
    [
      "find|what_is|calculate|determine [its] mean [of] [binomial|this|distribution] [distribution]",
      "find|what_is|calculate its mean",
    ],
    () => ({ kind: "asked", asked: { kind: "mean" } }),
  ),
  ...clauses<Said>(
    [
      "find|what_is|calculate|determine [its] variance [of] [binomial|this|distribution] [distribution]",
    ],
    () => ({ kind: "asked", asked: { kind: "variance" } }),
  ),
];

const half = q.rational(1n, 2n);

function tossed(how: "exactly" | "at least" | "at most") {
  return ({ n, k }: GapTexts): Said => ({
    kind: "whole",
    problem: {
      trials: countOf(n),
      success: half,
      target: { kind: "chance", how, count: countOf(k) },
    },
  });
}

const coins = [
  "[if|when] {n:whole} [fair|unbiased] coins are tossed [simultaneously|together|at_once] [,|.]",
  "[if|when] [a|1] [fair|unbiased] coin is tossed {n:whole} times [,|.]",
];
const sides = "{k:whole} heads|tails|head|tail";

/** Questions that say all in one clause: coins, and faces of a die in so many throws. */
const wholes: readonly Clause<Said>[] = [
  ...clauses<Said>(
    coins.map((opening) => `${opening} ${ask} [exactly] ${sides}`),
    tossed("exactly"),
  ),
  ...clauses<Said>(
    coins.map((opening) => `${opening} ${ask} at least|atleast ${sides}`),
    tossed("at least"),
  ),
  ...clauses<Said>(
    coins.map((opening) => `${opening} ${ask} at most|atmost ${sides}`),
    tossed("at most"),
  ),
  ...clauses<Said>(
    [
      `${ask} [a|an] {f:whole} exactly {k:whole} times in {n:whole} throws|rolls of a [fair] die|dice`,
    ],
    ({ f, k, n }) => faceProblem(f, k, n),
  ),
  ...clauses<Said>(
    [`${ask} [a|an] {f:whole} exactly twice in {n:whole} throws|rolls of a [fair] die|dice`],
    ({ f, n }) => faceProblem(f, "2", n),
  ),
];

function faceProblem(
  face: string | undefined,
  times: string | undefined,
  throwsOf: string | undefined,
): Said | null {
  const value = countOf(face);
  if (value < 1 || value > 6) return null;
  const target: BinomialTarget = { kind: "chance", how: "exactly", count: countOf(times) };
  return {
    kind: "whole",
    problem: { trials: countOf(throwsOf), success: q.rational(1n, 6n), target },
  };
}

/** Reads a question of the binomial distribution from its line of atoms. */
export function readBinomial(line: string): BinomialProblem | null {
  const said = readClauses(line, [...wordings, ...wholes]);
  if (!said) return null;
  const [whole, ...others] = said;
  const problem =
    whole?.kind === "whole" && others.length === 0 ? whole.problem : assembled(said, line);
  return problem && isFit(problem) ? problem : null;
}

function assembled(said: readonly Said[], line: string): BinomialProblem | null {
  if (said.some(({ kind }) => kind === "whole")) return null;
  const trials = said.flatMap((one) => (one.kind === "trials" ? [one.trials] : []));
  const named = / b \( (\d+) , /.exec(` ${line}`)?.[1];
  if (named !== undefined) trials.push(Number(named));
  const successes = successesIn(said, /\bdie\b|\bdice\b/.test(line));
  const asked = said.flatMap((one) => (one.kind === "asked" ? [one.asked] : []));
  const moments = said.flatMap((one) => (one.kind === "moments" ? [one.moments] : []));
  if (moments.length === 0) return fromTrials(trials, successes, asked);
  return trials.length + successes.length === 0 ? fromMoments(moments, asked) : null;
}

function fromTrials(
  trials: readonly number[],
  successes: readonly Rational[],
  asked: readonly BinomialTarget[],
): BinomialProblem | null {
  const [[count], [success], [only]] = [trials, successes, asked];
  const areSingle = [trials, successes, asked].every((list) => list.length === 1);
  if (!areSingle || !success || !only || count === undefined) return null;
  return only.kind === "parameters" ? null : { trials: count, success, target: only };
}

/** np = mean and npq = variance, so q = variance/mean. */
function fromMoments(
  [moments, ...others]: readonly Moments[],
  [target, ...more]: readonly BinomialTarget[],
): BinomialProblem | null {
  if (!moments || !target || others.length + more.length > 0) return null;
  const { mean, variance } = moments;
  if (q.sign(variance) <= 0 || q.order(variance, mean) >= 0) return null;
  const success = q.subtract(q.one, q.divide(variance, mean));
  const trials = q.divide(mean, success);
  return q.isInteger(trials) && target.kind !== "mean" && target.kind !== "variance"
    ? { trials: Number(trials.numerator), success, target, moments }
    : null;
}

function successesIn(said: readonly Said[], isDie: boolean): Rational[] {
  return said.flatMap((one) => {
    if (one.kind === "success") return [one.success];
    const chanceOf = one.kind === "dieSuccess" && isDie ? faceChance(one.text) : null;
    return chanceOf ? [chanceOf] : [];
  });
}

function isFit({ trials, success, target }: BinomialProblem): boolean {
  const isChance = q.sign(success) > 0 && q.order(success, q.one) < 0;
  return (
    isChance && trials >= 1 && trials <= 30 && (target.kind !== "chance" || target.count <= trials)
  );
}

function faceChance(text: string | undefined): Rational | null {
  const test = text === undefined ? null : readNumberTest(text);
  if (!test) return null;
  const fitting = [1, 2, 3, 4, 5, 6].filter(test.test).length;
  return q.rational(BigInt(fitting), 6n);
}
