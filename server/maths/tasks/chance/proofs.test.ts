import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import { prove as proveBayes } from "./distributions/bayes.task.ts";
import { prove as proveBinomial } from "./distributions/binomial.task.ts";
import { proveTable, solveTable } from "./distributions/table.task.ts";
import { prove as proveDraws } from "./experiments/several-draws.task.ts";

const half = q.rational(1n, 2n);

test("a wrong posterior probability, such as that of the other bag, is not proved", () => {
  const causes = [
    { name: "bag I", prior: half, likelihood: q.rational(3n, 7n) },
    { name: "bag II", prior: half, likelihood: q.rational(5n, 11n) },
  ];
  const problem = { kind: "bags", causes, observation: "red", target: 1 } as const;
  const result = (above: bigint) => ({ joint: [], total: q.one, value: q.rational(above, 68n) });
  expect(proveBayes(problem, result(35n))).not.toBeNull();
  expect(proveBayes(problem, result(33n))).toBeNull();
});

test("a wrong binomial probability, without the number of orders, is not proved", () => {
  const problem = {
    trials: 4,
    success: half,
    target: { kind: "chance", how: "exactly", count: 2 },
  } as const;
  expect(proveBinomial(problem, q.rational(3n, 8n))).not.toBeNull();
  expect(proveBinomial(problem, q.rational(1n, 16n))).toBeNull();
});

test("a probability with replacement is not proved for draws without it", () => {
  const groups = [
    { name: "white", count: 4 },
    { name: "black", count: 6 },
  ];
  const bag = { kind: "bag", groups, draws: 2, hasReplacement: false, noun: "ball" } as const;
  const event = {
    kind: "counts",
    fits: (counts: ReadonlyMap<string, number>) => counts.get("white") === 2,
    words: "both white",
  } as const;
  expect(proveDraws({ bag, event }, q.rational(2n, 15n))).not.toBeNull();
  expect(proveDraws({ bag, event }, q.rational(4n, 25n))).toBeNull();
});

test("a wrong mean or variance of a distribution is not proved", () => {
  const values = [0n, 1n, 2n].map((value) => q.rational(value));
  const cells = [1n, 2n, 1n].map((part) => ({ constant: q.rational(part, 4n), unknowns: q.zero }));
  const problem = { values, cells, targets: ["mean", "variance"], isDecimal: true } as const;
  const result = solveTable(problem);
  expect(proveTable(problem, result)).not.toBeNull();
  expect(proveTable(problem, { ...result, mean: half })).toBeNull();
  expect(proveTable(problem, { ...result, variance: q.one })).toBeNull();
});
