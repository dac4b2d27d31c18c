import { canonical } from "../../algebra/canonical.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { readApplied } from "../calculus/functions/applied.ts";
import type { FunctionQuestion } from "../calculus/functions/clauses.ts";
import { resolve, type ResolvedDefinitions } from "../calculus/functions/resolve.ts";
import { closingBracket, isWord } from "../calculus/read-formula.ts";
import { hasIdle } from "./idle-sentences.ts";
import { inPlace } from "./in-place.ts";
import type { Sentences } from "./read-sentences.ts";

/** The range of tokens of a letter or an application, inclusive. */
interface Place {
  from: number;
  to: number;
}

/** A letter or an application in the question, with its value. */
interface Replacement extends Place {
  written: Expression;
  value: Expression;
}

export interface PutIn {
  /** The question with every defined letter and function replaced. */
  text: string;
  replacements: Replacement[];
  /** The steps that compute the values. */
  steps: ResolvedDefinitions["steps"];
}

/**
 * Substitutes the definitions into the question. Returns null if a letter has no value that can be substituted, if
 * there is nothing to substitute, or if the question doesn't need some definition.
 */
export function putDefinitionsIn(sentences: Sentences, text: string): PutIn | null {
  const { clauses, applications, question } = sentences;
  const nothing: Expression = { kind: "variable", name: "?" };
  const { values, functions, steps } = resolve({ clauses, target: nothing, applications });
  const parameters = new Set([...functions.values()].map(({ parameter }) => parameter));
  if ([...values.keys()].some((name) => parameters.has(name))) return null;
  const names = new Set(functions.keys());
  const places = placesIn(question, names, new Set(values.keys()));
  const replacements = places.flatMap((place) => replacedAt(place, names, sentences) ?? []);
  if (replacements.length === 0 || replacements.length < places.length) return null;
  if (
    hasIdle(
      sentences,
      replacements.map(({ written }) => written),
    )
  )
    return null;
  return { text: writtenOut(sentences, replacements, text), replacements, steps };
}

function replacedAt(
  { from, to }: Place,
  names: ReadonlySet<string>,
  { clauses, applications, question }: Sentences,
): Replacement | null {
  const written = readApplied(question.slice(from, to + 1), names, applications);
  const value = written && valueOf({ clauses, target: written, applications });
  return value && { from, to, written, value };
}

/** Returns the text of the question with the values inserted. */
function writtenOut(
  { question: tokens, style }: Sentences,
  replaced: readonly Replacement[],
  text: string,
): string {
  let done = tokens[0]?.start ?? 0;
  const parts = replaced.map(({ from, to, value }) => {
    const kept = text.slice(done, tokens[from]?.start);
    done = tokens[to]?.end ?? done;
    return kept + inPlace(value, { before: tokens[from - 1], after: tokens[to + 1] }, style);
  });
  return parts.join("") + text.slice(done);
}

/** Finds the defined letters and the applications of defined functions in the question. */
function placesIn(
  tokens: readonly Token[],
  functions: ReadonlySet<string>,
  values: ReadonlySet<string>,
): Place[] {
  const places: Place[] = [];
  for (const [at, token] of tokens.entries()) {
    if (at <= (places.at(-1)?.to ?? -1) || token.kind !== "letter" || isLabel(tokens, at)) continue;
    const isCall = functions.has(token.text) && isSymbol(tokens[at + 1], "(");
    if (isCall) places.push({ from: at, to: closingBracket(tokens, at + 1) });
    else if (values.has(token.text)) places.push({ from: at, to: at });
  }
  return places;
}

/** Whether the letter is the article of "a prime number", or a label such as (b) before an option. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isNoun = isWord(next, "prime", "composite", "multiple", "factor", "divisor");
  if (isWord(token, "a") && isNoun && before?.kind !== "word") return true;
  return isSymbol(before, "(") && isSymbol(next, ")");
}

/** Returns a rational number, or for an application also an expression in one letter; null for other values. */
function valueOf(question: FunctionQuestion): Expression | null {
  const { target, applications } = question;
  const value = canonical(resolve(question).putIn);
  if (form.asRational(value)) return toExpression(value);
  const isCall = target.kind === "variable" && applications.has(target.name);
  const shown = toExpression(value, { fractions: "terms" });
  return isCall && variablesIn(shown).length === 1 ? shown : null;
}
