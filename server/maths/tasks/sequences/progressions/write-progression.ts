import { type NumberStyle, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import type { AskResult } from "./answer-asks.ts";
import {
  type AskCases,
  type Fact,
  forAsk,
  type ProgressionKind,
  type ProgressionProblem,
} from "./progression.ts";
import type { ProgressionResult } from "./solve-progression.ts";

/** Returns the problem as it was understood: the facts and the requests. */
export function progressionLatex({ kind, facts, asks, style }: ProgressionProblem): string {
  const names = askNames(kind, style);
  const told = facts.map((fact) => factLatex(fact, kind, style)).join(",\\; ");
  const asked = asks.map((ask) => forAsk(names, ask)).join(",\\; ");
  return `\\text{${kind}: } ${told},\\quad ${asked} \\text{?}`;
}

function factLatex(fact: Fact, kind: ProgressionKind, style: NumberStyle): string {
  switch (fact.kind) {
    case "first":
      return `a = ${rationalLatex(fact.value, style)}`;
    case "step":
      return `${kind === "GP" ? "r" : "d"} = ${rationalLatex(fact.value, style)}`;
    case "term":
      return `a_{${fact.place}} = ${rationalLatex(fact.value, style)}`;
    case "sum":
      return `S_{${fact.count}} = ${rationalLatex(fact.value, style)}`;
    case "count":
      return `n = ${fact.value}`;
    case "last":
      return `a_{n} = ${rationalLatex(fact.value, style)}`;
    case "sum of all":
      return `S_{n} = ${rationalLatex(fact.value, style)}`;
    case "listed":
      return `${fact.values.map((value) => rationalLatex(value, style)).join(",\\; ")},\\; \\ldots`;
  }
}

function askNames(kind: ProgressionKind, style: NumberStyle): AskCases<string> {
  return {
    first: () => "a",
    step: () => (kind === "GP" ? "r" : "d"),
    term: ({ place }) => `a_{${place}}`,
    "from end": ({ place }) => `\\text{term ${place} from the end}`,
    sum: ({ count }) => `S_{${count}}`,
    count: () => "n",
    last: () => "a_{n}",
    "sum of all": () => "S_{n}",
    "place of": ({ value }) => `n \\text{ with } a_{n} = ${rationalLatex(value, style)}`,
    "is a term": ({ value }) => `\\text{Is } ${rationalLatex(value, style)} \\text{ a term}`,
    "count for sum": ({ value }) => `n \\text{ with } S_{n} = ${rationalLatex(value, style)}`,
    terms: ({ count }) => `\\text{the first ${count} terms}`,
    "infinite sum": () => "S_{\\infty}",
  };
}

interface Written extends MathsAnswer {
  name: string;
}

function written(found: AskResult, style: NumberStyle): Written {
  switch (found.kind) {
    case "value":
      return {
        name: found.name,
        latex: rationalLatex(found.value, style),
        plain: rationalPlain(found.value, style),
      };
    case "counts":
      return {
        name: "n",
        latex: found.counts.join(" \\text{ or } "),
        plain: found.counts.join(" or "),
      };
    case "terms":
      return {
        name: "",
        latex: found.values.map((value) => rationalLatex(value, style)).join(",\\; "),
        plain: found.values.map((value) => rationalPlain(value, style)).join(", "),
      };
    case "truth":
      return {
        name: "",
        latex: found.isTrue ? "\\text{Yes}" : "\\text{No}",
        plain: found.isTrue ? "true" : "false",
      };
  }
}

/** Returns the answers to all requests; both if two progressions satisfy the facts. */
export function writtenAnswer({ solutions }: ProgressionResult, style: NumberStyle): MathsAnswer {
  const all = solutions.map(({ found }) => {
    const parts = found.map((one) => written(one, style));
    const isOne = parts.length === 1;
    return {
      latex: parts
        .map(({ name, latex }) => (isOne ? latex : `${name.replace(/_(\w+)/, "_{$1}")} = ${latex}`))
        .join(",\\; "),
      plain: parts.map(({ name, plain }) => (isOne ? plain : `${name} = ${plain}`)).join(", "),
    };
  });
  return {
    latex: all.map(({ latex }) => latex).join(" \\text{ or } "),
    plain: all.map(({ plain }) => plain).join(" or "),
  };
}
