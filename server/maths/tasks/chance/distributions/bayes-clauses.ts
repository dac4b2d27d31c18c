import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  type Clause,
  clauses,
  type GapSources,
  numberOf,
  readClauses,
  readWhole,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import type { BayesProblem, Cause } from "./bayes-problem.ts";

const hundred = q.rational(100n);
const share = (text: string | undefined): Rational => q.divide(numberOf(text), hundred);

/** The content of one clause of a problem about machines. */
type Said =
  | { kind: "prior"; name: string; share: Rational }
  | { kind: "rate"; name: string; share: Rational }
  | { kind: "found" }
  | { kind: "asked"; name: string }
  | { kind: "setting" };

const gaps: GapSources = { maker: "(?:machine |plant |factory |company |operator )?[a-d] " };
const items =
  "[of] [the|all|total] [items|bolts|bulbs|output|products|production|scooters|articles|motorcycles|pens|screws] [of_output|produced|manufactured]";
const pc = "%|percent|per_cent";
const made = "produced|made|manufactured|produces|makes|manufactures|produce|manufacture";

const machineClauses: readonly Clause<Said>[] = [
  ...clauses<Said>(
    [
      "[a|an] [bolt|certain] factory|company has|uses|owns 3 machines|plants|factories a , b [,] and c",
      "[a|an] [bolt|certain] factory|company has|uses|owns 2 machines|plants|factories [a_and_b]",
      "past records|record shows|show that",
      "further|furthermore|moreover",
      "all items are put into 1 stockpile",
    ],
    () => ({ kind: "setting" }),
    gaps,
  ),
  ...clauses<Said>(
    [`{m:maker} ${made} {p} ${pc} ${items}`],
    ({ m = "", p }) => ({ kind: "prior", name: nameOf(m), share: share(p) }),
    gaps,
  ),
  ...clauses<Said>(
    [
      `{p} ${pc} ${items} ${made} by|on|at {m:maker} [are|were|is] [found] [to_be] [defective]`,
      `{p} ${pc} of items|bolts|bulbs|output of|from {m:maker} [are|were|is] [found] [to_be] [defective]`,
    ],
    ({ m = "", p }) => ({ kind: "rate", name: nameOf(m), share: share(p) }),
    gaps,
  ),
  ...clauses<Said>(
    [
      "[a|an|1] item|bolt|bulb|product|article|scooter|screw|pen [is] [chosen|drawn|picked|selected] [up] [at_random] [from] [this|it|stockpile|output|total_output|production|lot] [and] [it] is|was [found] [to_be] defective",
    ],
    () => ({ kind: "found" }),
  ),
  ...clauses<Said>(
    [
      "[find|what_is|determine] probability that it|item|bolt|this_item|bulb is|was [produced|made|manufactured] by {m:maker}",
    ],
    ({ m = "" }) => ({ kind: "asked", name: nameOf(m) }),
    gaps,
  ),
];

function nameOf(text: string): string {
  return `machine ${text.trim().slice(-1).toUpperCase()}`;
}

/** Machines with the production share and the defective rate of each, in separate clauses. */
function readMachineStory(line: string): BayesProblem | null {
  const said = readClauses(line, machineClauses);
  // The rates must name their property, and the item must be found to have it.
  const isTold = (line.match(/defective/g) ?? []).length > 1;
  if (!isTold || !said?.some(({ kind }) => kind === "found")) return null;
  const causes = causesIn(said);
  const asked = said.filter((one) => one.kind === "asked");
  const at = causes?.findIndex(({ name }) => name === asked[0]?.name) ?? -1;
  if (!causes || asked.length !== 1 || at < 0) return null;
  return { kind: "machines", causes, observation: "defective", target: at };
}

/** Each machine once, with one share and one rate; null if any is missing or repeated. */
function causesIn(said: readonly Said[]): Cause[] | null {
  const priors = said.filter((one) => one.kind === "prior");
  const rates = said.filter((one) => one.kind === "rate");
  const causes = priors.flatMap(({ name, share: prior }): Cause[] => {
    const own = rates.filter((rate) => rate.name === name);
    const [rate] = own;
    return rate && own.length === 1 ? [{ name, prior, likelihood: rate.share }] : [];
  });
  const areAll = causes.length === priors.length && rates.length === causes.length;
  const areOnce = new Set(causes.map(({ name }) => name)).size === causes.length;
  return areAll && areOnce && causes.length > 1 ? causes : null;
}

const disease = "disease|hiv|tb|cancer|covid|illness|infection";
const tests: readonly Clause<BayesProblem>[] = clauses(
  [
    `a [laboratory|medical|certain] [blood] test [for] [a|certain|rare] [${disease}] is {s} ${pc} effective|accurate|reliable [in] detecting [a|certain|rare] [certain|rare] ${disease} when it is [,] [in_fact] [,] present . [however|but] [,] [this] test [also] yields|gives|shows a false positive result for {f} ${pc} of [all] healthy person|persons|people [tested] . if {p} ${pc} of population [actually] has|have ${disease} , what_is|find probability that a|randomly_chosen person has ${disease} given_that|if his|her|their|its test [result] is positive`,
  ],
  diseaseTest,
);

/** Sensitivity s, false-positive rate f, and prevalence p. */
function diseaseTest({ s, f, p }: GapTexts): BayesProblem | null {
  const ill = share(p);
  const [hit, false_] = [share(s), share(f)];
  if ([ill, hit, false_].some((part) => q.order(part, q.one) > 0)) return null;
  return {
    kind: "test",
    causes: [
      { name: "ill", prior: ill, likelihood: hit },
      { name: "healthy", prior: q.subtract(q.one, ill), likelihood: false_ },
    ],
    observation: "positive",
    target: 0,
  };
}

const driver = "scooter|car|truck|bus|bike|motorcycle|taxi";
const insured: readonly Clause<BayesProblem>[] = clauses(
  [
    `an|a [insurance] company insured {a:whole} {x:vehicle} drivers , {b:whole} {y:vehicle} drivers [,] and {c:whole} {z:vehicle} drivers . [the] probability|probabilities of [an|their] [accident|accidents|meeting_with_an_accident] [involving] [a] [scooter_driver|scooter] [,] [car_driver|car] [,] [and] [a] [truck_driver|truck] [is|are] {p} , {r} [,] and {s} [respectively] . 1 of [the] insured persons|drivers meets|met with an accident . what_is|find probability that he|person|she is|was a {w:vehicle} driver`,
  ],
  drivers,
  { vehicle: `(?:${driver}) ` },
);

function drivers(taken: GapTexts): BayesProblem | null {
  const rows = (["a", "b", "c"] as const).map((count, at) => ({
    name: taken[["x", "y", "z"][at] ?? ""] ?? "",
    count: numberOf(taken[count]),
    chance: numberOf(taken[["p", "r", "s"][at] ?? ""]),
  }));
  const total = rows.map(({ count }) => count).reduce(q.add, q.zero);
  const at = rows.findIndex(({ name }) => name === taken["w"]);
  const areSound = rows.every(({ chance }) => q.order(chance, q.one) <= 0);
  const areDifferent = new Set(rows.map(({ name }) => name)).size === rows.length;
  if (at < 0 || !areSound || !areDifferent || q.isZero(total)) return null;
  return {
    kind: "drivers",
    causes: rows.map(({ name, count, chance }) => ({
      name: `${name} driver`,
      prior: q.divide(count, total),
      likelihood: chance,
    })),
    observation: "accident",
    target: at,
  };
}

/** More problems on Bayes' theorem: machines in separate clauses, a test for a disease, insured drivers. */
export function readBayesStory(line: string): BayesProblem | null {
  return readMachineStory(line) ?? readWhole(line, tests) ?? readWhole(line, insured);
}
