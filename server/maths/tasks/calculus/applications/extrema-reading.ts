import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { type Gaps, matchPhrase, phrase, type Phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { askedFor } from "../calculus-words.ts";
import { readSubject } from "../derivative/read-subject.ts";
import { type Bounds, boundsOf } from "../integral/read-integral.ts";
import { isWord } from "../read-formula.ts";

/** A question about increase and decrease of a function, or about its extrema. */
export interface ExtremaProblem {
  kind: "monotony" | "local" | "absolute";
  expression: Expression;
  variable: string;
  name: string;
  /** The closed interval of an absolute question. */
  bounds: Bounds | null;
}

const monotony = [
  "intervals in|on which {f} is increasing|decreasing",
  "intervals in|on which {f} is strictly increasing|decreasing",
  "intervals in|on which {f} is increasing and|or decreasing",
  "intervals in|on which {f} is strictly increasing and|or decreasing",
  "intervals in|on which {f} is strictly increasing and|or strictly decreasing",
  "intervals where {f} is increasing and|or decreasing",
  "intervals where {f} is increasing|decreasing",
  "intervals of increase and|or decrease of {f}",
  "intervals of monotonicity of {f}",
].flatMap((text) => [
  text,
  text.replace("{f}", "the function {f}"),
  text.replace("{f}", "the function {f} ,"),
]);
const which = [
  "maxima and|or minima",
  "maximum and|or minimum",
  "extrema",
  "maximum and|or minimum values",
].concat(["maximum and|or minimum value", "extreme values", "maxima", "minima"]);
const local = which.flatMap((what) =>
  ["local", "the local", "points of local", "relative"].flatMap((start) => [
    `${start} ${what} of {f}`,
    `${start} ${what} for {f}`,
    `${start} ${what} of the function {f}`,
  ]),
);
const absolute = which.flatMap((what) =>
  ["absolute", "global", ""].flatMap((start) =>
    ["on", "in", "in the interval", "on the interval", "over"].map((link) =>
      `${start} ${what} of {f} ${link} ( {from} , {to} )`.trim(),
    ),
  ),
);
const plainExtrema = [
  "maxima and minima of {f}",
  "maximum and minimum values of {f}",
  "extrema of {f}",
];

const wordings: { kind: ExtremaProblem["kind"]; phrases: Phrase[] }[] = [
  { kind: "absolute", phrases: absolute.map(phrase) },
  { kind: "monotony", phrases: monotony.map(phrase) },
  { kind: "local", phrases: [...local, ...plainExtrema].map(phrase) },
];

const cheap = [
  "increasing",
  "decreasing",
  "increase",
  "maxima",
  "minima",
  "maximum",
  "minimum",
].concat(["extrema", "extreme", "monotonicity"]);

/** Null if no wording matches, or the function does not have exactly one letter. */
export function recognise({ tokens }: Question): ExtremaProblem | null {
  if (!tokens.some((token) => isWord(token, ...cheap))) return null;
  const asked = askedFor(tokens);
  for (const { kind, phrases } of wordings) {
    for (const wording of phrases) {
      const gaps = matchPhrase(wording, asked);
      const problem = gaps && problemIn(kind, gaps);
      if (problem?.bounds && asked.at(-1)?.written === ")") throw openInterval();
      if (problem) return problem;
    }
  }
  return null;
}

/** The values at the endpoints are excluded, so there may be no maximum. */
function openInterval(): Error {
  return notSupported(
    "I compare values on closed intervals only. Write the interval with square brackets, like [0, 3].",
  );
}

function problemIn(kind: ExtremaProblem["kind"], gaps: Gaps): ExtremaProblem | null {
  const given = givenFunction(gaps);
  if (!given) return null;
  if (kind !== "absolute") return { ...given, kind, bounds: null };
  const bounds = boundsOf(gaps.get("from") ?? [], gaps.get("to") ?? []);
  return bounds && { ...given, kind, bounds };
}

/** A formula in one letter; only f(x) = … has its own name. */
function givenFunction(
  gaps: Gaps,
): Pick<ExtremaProblem, "expression" | "variable" | "name"> | null {
  const subject = readSubject(gaps.get("f") ?? []);
  if (subject?.kind !== "formula") return null;
  const { expression, parameter } = subject;
  const [only, other] = variablesIn(expression);
  if (only === undefined || other !== undefined) return null;
  const name = parameter === null ? null : subject.name;
  return { expression, variable: parameter ?? only, name: name ?? "f" };
}
