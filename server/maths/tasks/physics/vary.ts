import type { Token } from "../../read/token.ts";
import { pick } from "../../variation/random.ts";
import type { PhysicsProblem } from "./physics-problem.ts";

/** The question with other numbers; values of physical constants stay. */
export function vary(problem: PhysicsProblem, random: () => number): string {
  const { text, tokens } = problem.question;
  const changes = problem.givens.flatMap(({ name, item }) => {
    const isConstant = problem.frame.variables.get(name)?.constant !== undefined;
    const number = item && !isConstant ? numberIn(tokens.slice(item.from, item.to)) : null;
    return number ? [{ token: number, written: otherNumber(number, random) }] : [];
  });
  const ordered = changes.toSorted((a, b) => b.token.start - a.token.start);
  let changed = text;
  for (const { token, written } of ordered) {
    changed = changed.slice(0, token.start) + written + changed.slice(token.end);
  }
  return changed;
}

type NumberToken = Extract<Token, { kind: "number" }>;

function numberIn(tokens: readonly Token[]): NumberToken | null {
  return tokens.find((token) => token.kind === "number") ?? null;
}

/** A number with the same decimal places, between half and three times as large. */
function otherNumber({ value, places }: NumberToken, random: () => number): string {
  const factor = pick(random, [0.5, 0.8, 1.2, 1.5, 1.6, 2, 2.5, 3]);
  const size = (Number(value.numerator) / Number(value.denominator)) * factor;
  const written = size.toFixed(places);
  return Number(written) === 0 ? (10 ** -places).toFixed(places) : written;
}
