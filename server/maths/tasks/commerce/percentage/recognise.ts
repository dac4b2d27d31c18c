import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { NumberLeaf } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { type Gaps, matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notSupported, notUnderstood } from "../../../refusal.ts";

/** The four questions of a percentage chapter. */
export type PercentageKind = "part" | "percent" | "whole" | "increase" | "decrease";

/** Two known numbers; `percent` is the 15 of 15%. */
export interface PercentageProblem {
  kind: PercentageKind;
  /** The percent where it is known, else the part. */
  first: NumberLeaf;
  /** The whole where it is known, else the part. */
  second: NumberLeaf;
  isMoney: boolean;
  style: NumberStyle;
}

/** In each: `p` the percent, `w` the whole, `a` the part. */
const wordings: [PercentageKind, string[]][] = [
  [
    "percent",
    [
      "what % of {w} is {a}",
      "what % is {a} of {w}",
      "{a} is what % of {w}",
      "{a} out of {w} as a %",
      "express|write {a} as a % of {w}",
      "{a} as a % of {w}",
      "{w} ka kitna % {a} hai",
      "{a} {w} ka kitna % hai",
    ],
  ],
  [
    "whole",
    [
      "{p} % of what number|amount is {a}",
      "{a} is {p} % of what number|amount",
      "{a} is {p} % of what",
    ],
  ],
  ["increase", ["increase {w} by {p} %", "{w} increased by {p} %", "{w} is increased by {p} %"]],
  [
    "decrease",
    [
      "decrease|reduce {w} by {p} %",
      "{w} decreased|reduced by {p} %",
      "{w} is decreased|reduced by {p} %",
    ],
  ],
  ["part", ["{p} % of {w}", "what number|amount is {p} % of {w}", "{w} ka {p} %", "{w} ki {p} %"]],
];

const phrases = wordings.flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind, wording: phrase(text) })),
);

/** A percentage question, or null if the wording is another. */
export function recognise({ body, targets }: Question): PercentageProblem | null {
  if (!body.some((token) => isSymbol(token, "%")) || targets.length > 0) return null;
  for (const { kind, wording } of phrases) {
    const known = knownNumbers(matchPhrase(wording, body));
    if (known) return withKind(kind, readNumber(known.first), readNumber(known.second));
  }
  return null;
}

interface Known {
  first: readonly Token[];
  second: readonly Token[];
}

/** The content of the gaps: percent or part, then whole or part. */
function knownNumbers(gaps: Gaps | null): Known | null {
  const first = gaps?.get("p") ?? gaps?.get("a");
  const second = gaps?.get("w") ?? gaps?.get("a");
  return first && second && ![...first, ...second].some(isWording) ? { first, second } : null;
}

function isWording(token: Token): boolean {
  return token.kind === "word" || isSymbol(token, "%");
}

function readNumber(tokens: readonly Token[]): NumberLeaf {
  const expression = parseExpression(tokens);
  if (expression.kind !== "number") {
    throw notUnderstood(
      "I need plain numbers in a percentage question. Work the sum out first, then ask like this: 15% of 240.",
    );
  }
  return expression;
}

function withKind(kind: PercentageKind, first: NumberLeaf, second: NumberLeaf): PercentageProblem {
  refuseUnclearMoney(kind, first, second);
  refuseImpossible(kind, first, second);
  const hasDecimals = [first, second].some(({ form }) => form.kind === "decimal");
  return {
    kind,
    first,
    second,
    isMoney: kind !== "percent" && second.money === true,
    style: hasDecimals ? "decimal" : "fraction",
  };
}

function refuseUnclearMoney(kind: PercentageKind, first: NumberLeaf, second: NumberLeaf): void {
  // Only "what percent of ₹80 is ₹20" has two amounts.
  const isClear = kind === "percent" ? first.money === second.money : first.money !== true;
  if (!isClear) {
    throw notUnderstood("Write the ₹ sign before the amount, like 15% of ₹240.");
  }
}

function refuseImpossible(kind: PercentageKind, first: NumberLeaf, second: NumberLeaf): void {
  if (kind === "percent" && q.isZero(second.value)) {
    throw notSupported("Nothing can be a percentage of 0. Check the second number.");
  }
  if (kind === "whole" && q.isZero(first.value)) {
    throw notSupported(
      "0% of any number is 0, so the number can't be found. Check the percentage.",
    );
  }
  if ([first, second].some(({ value }) => q.sign(value) < 0)) {
    throw notSupported(
      "I work with percentages of positive numbers only. Leave out the minus sign.",
    );
  }
}

export function reading({ kind, first, second }: PercentageProblem): string {
  const [one, two] = [expressionLatex(first), expressionLatex(second)];
  switch (kind) {
    case "part":
      return `${one}\\% \\text{ of } ${two}`;
    case "percent":
      return `\\text{what } \\% \\text{ of } ${two} \\text{ is } ${one}`;
    case "whole":
      return `${one}\\% \\text{ of what number is } ${two}`;
    case "increase":
      return `\\text{increase } ${two} \\text{ by } ${one}\\%`;
    case "decrease":
      return `\\text{decrease } ${two} \\text{ by } ${one}\\%`;
  }
}
