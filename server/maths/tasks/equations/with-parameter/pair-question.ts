import { type Equation, equationVariables, readEquation } from "../../../equations/equation.ts";
import type { Question } from "../../../read/question.ts";
import { type WordedEquations, wordedEquations } from "../worded-equation.ts";
import { coefficientIn, gapTerms, type Polynomial } from "./polynomial.ts";

/** The relative position of two lines. */
export type Position = "one" | "none" | "many";

type PairAsk =
  | { kind: "consistent"; saysInconsistent: boolean }
  | { kind: "count" }
  | { kind: "lines" }
  | { kind: "has"; position: Position }
  /** The values of a letter for which the pair has this position. */
  | { kind: "parameter"; letter: string; position: Position };

/** a·x + b·y + c = 0, each coefficient perhaps with a letter to be found. */
export interface Line {
  a: Polynomial;
  b: Polynomial;
  c: Polynomial;
}

export interface PairProblem {
  equations: readonly [Equation, Equation];
  lines: readonly [Line, Line];
  names: readonly [string, string];
  ask: PairAsk;
  /** The words of the question with EQ for each equation. */
  line: string;
}

const pair =
  "(?:(?:pair|system|pairs)(?: of)? )?(?:lines )?(?:represented by |representing )?EQ(?: and| aur)? EQ";
const check =
  "(?:is|are|check whether|check if|state whether|find out whether|find whether|determine whether|whether)";
const solutions =
  "(no solution|no solutions|a unique solution|unique solution|one solution|exactly one solution|infinitely many solutions|infinite solutions|infinite number of solutions|infinitely many solution)";

const wordings: readonly [RegExp, (match: RegExpExecArray) => PairAsk | null][] = [
  [
    new RegExp(
      `^${check} ${pair}(?: is| are)? (consistent or inconsistent|consistent|inconsistent)$`,
    ),
    ([, which = ""]) => ({ kind: "consistent", saysInconsistent: which === "inconsistent" }),
  ],
  [new RegExp(`^how many solutions (?:does|do) ${pair} have$`), () => ({ kind: "count" })],
  [
    new RegExp(
      `^${check} ${pair}(?: is| are)? (?:intersecting|parallel|coincident|intersect at a point|are parallel)(?: (?:or|are|parallel|coincident|coincide))+$`,
    ),
    () => ({ kind: "lines" }),
  ],
  [
    new RegExp(
      `^(?:does|do|check whether|whether|state whether) ${pair} (?:have|has) ${solutions}$`,
    ),
    ([, which = ""]) => ({ kind: "has", position: positionIn(which) }),
  ],
  [
    new RegExp(
      `^(?:for )?(?:what|which) (?:value|values) of ([a-z]) (?:does |do |will )?${pair} (?:has |have |will have )?${solutions}$`,
    ),
    parameterAsk,
  ],
  [
    new RegExp(
      `^(?:find|determine) (?:value|values)(?: of)? ([a-z]) (?:for which|so that|such that|if|when) ${pair} (?:has|have|will have|should have) ${solutions}$`,
    ),
    parameterAsk,
  ],
  [
    new RegExp(
      `^find ([a-z]) (?:for which|so that|such that|if|when) ${pair} (?:has|have|will have) ${solutions}$`,
    ),
    parameterAsk,
  ],
  [
    new RegExp(`^(?:if )?${pair} (?:has|have) ${solutions} (?:then )?find (?:value of )?([a-z])$`),
    ([, which = "", letter = ""]) => ({ kind: "parameter", letter, position: positionIn(which) }),
  ],
];

function parameterAsk([, letter = "", which = ""]: RegExpExecArray): PairAsk {
  return { kind: "parameter", letter, position: positionIn(which) };
}

function positionIn(words: string): Position {
  if (words.startsWith("no ")) return "none";
  return words.startsWith("infinite") ? "many" : "one";
}

/** Reads a question about how many solutions two linear equations have; null if it says anything else. */
export function readPairQuestion(question: Question): PairProblem | null {
  if (!/consisten|solution|parallel|coincid|intersect/i.test(question.text)) return null;
  const worded = wordedEquations(question);
  if (!worded || worded.equations.length !== 2) return null;
  for (const [pattern, askOf] of wordings) {
    const match = pattern.exec(worded.line);
    const ask = match && askOf(match);
    if (ask) return problemOf(worded, ask);
  }
  return null;
}

function problemOf(
  { equations: [one = [], two = []], line }: WordedEquations,
  ask: PairAsk,
): PairProblem | null {
  const equations = [readEquation(one), readEquation(two)] as const;
  const parameter = ask.kind === "parameter" ? ask.letter : "";
  const names = namesIn(equations, parameter);
  if (!names) return null;
  const [first, second] = equations.map((equation) => lineOf(equation, names, parameter));
  return first && second ? { equations, lines: [first, second], names, ask, line } : null;
}

/** The two unknowns; null if there are more or fewer, or the parameter does not occur. */
function namesIn(equations: readonly Equation[], parameter: string): [string, string] | null {
  const letters = [...new Set(equations.flatMap(equationVariables))].toSorted();
  const [x, y, ...others] = letters.filter((letter) => letter !== parameter);
  const isKnown = parameter === "" || letters.includes(parameter);
  return x !== undefined && y !== undefined && others.length === 0 && isKnown ? [x, y] : null;
}

/** Null if letters are multiplied with each other. */
function lineOf(
  equation: Equation,
  [x, y]: readonly [string, string],
  parameter: string,
): Line | null {
  const terms = gapTerms(equation);
  const isLinear = terms.every(({ letters }) => {
    const rest = parameter === "" ? letters : letters.replaceAll(parameter, "");
    return rest.length <= 1 && letters.length <= 2;
  });
  if (!isLinear) return null;
  const [a, b, c] = [x, y, ""].map((letters) => coefficientIn(terms, letters, parameter));
  return a && b && c && a.length + b.length > 0 ? { a, b, c } : null;
}
