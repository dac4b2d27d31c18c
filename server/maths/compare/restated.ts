import { comparerTo } from "../compare.ts";
import type { AnswerKind } from "../outcome.ts";
import { lazily } from "../read/lazily.ts";
import type { Missing } from "./judgement.ts";
import { plainText } from "./plain-text.ts";

/** The maximum count of text fragments that are compared with an answer, and their maximum length. */
const mostPieces = 40;
const longestPiece = 240;

/** Missing aspects that do not matter here: the text reveals the answer in spite of them. */
const small: ReadonlySet<Missing> = new Set(["units", "constant", "half-of-day"]);

const names = "sin|cos|tan|cot|sec|cosec|csc|log|ln|sqrt|frac|lim|arcsin|arccos|arctan";
/** Words and sentence ends separate the mathematics of a text. */
const prose = new RegExp(
  `\\$|\\n|[.!?](?=\\s|$)|(?<!\\\\)\\b(?!(?:${names})\\b)[a-zA-Z]{3,}\\b|(?<!\\\\)\\b(?:it|is|so|we|to|of|in|as|be|by|at|an|if)\\b`,
  "g",
);

/** The scope of the search for an answer: all mathematics of a text, or only the results of its formulas. */
export type SearchScope = "everywhere" | "in-results";

interface Secret {
  question: string;
  kind: AnswerKind | undefined;
  scope: SearchScope;
}

/** Whether a text contains the answer as mathematics in any form, and the question does not. */
export function restatement(
  answer: string,
  { question, kind, scope }: Secret,
): (text: string) => boolean {
  const asked = lazily(() => compact(question));
  const judge = lazily(() => comparerTo(answer, kind === "in-order" ? kind : undefined));
  // Both sides of an equation are results.
  const isRelation = /[=<>≤≥∈]/.test(answer);
  return (text) =>
    (scope === "in-results" ? resultsIn(text, isRelation) : piecesOf(text))
      .filter((piece) => !asked().includes(compact(piece)))
      .some((piece) => {
        const verdict = judge()(piece);
        return (
          verdict.outcome === "equal" ||
          (verdict.outcome === "unfinished" && small.has(verdict.missing))
        );
      });
}

function resultsIn(text: string, isRelation: boolean): string[] {
  const formulas = formulasIn(text);
  return comparable(isRelation ? formulas : formulas.map(lastSide));
}

function piecesOf(text: string): string[] {
  const formulas = formulasIn(text);
  const runs = text.replaceAll(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, " $1 ").split(prose);
  return comparable([...formulas, ...runs, ...formulas.map(lastSide)]);
}

function formulasIn(text: string): string[] {
  return [...text.matchAll(/\$([^$]+)\$/g)].map(([, inner = ""]) => inner);
}

function lastSide(formula: string): string {
  return formula.slice(formula.lastIndexOf("=") + 1);
}

function comparable(texts: readonly string[]): string[] {
  const pieces = texts
    .map((piece) => piece.replaceAll(/^[\s,:;*_]+|[\s,:;*_]+$/g, ""))
    .filter((piece) => piece.length > 1 && piece.length <= longestPiece && /[\da-z]/i.test(piece));
  return [...new Set(pieces)].slice(0, mostPieces);
}

function compact(text: string): string {
  return plainText(text).replaceAll(/\s+/g, "").toLowerCase();
}
