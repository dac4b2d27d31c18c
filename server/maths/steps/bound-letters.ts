import { type Expression, someWithin } from "../expressions/expression.ts";

/** Bound letters of an expression: the x of a limit, a whole integral. */
type BoundKind = "limit" | "integral";

const separator = "\u0001";

/** A letter whose name contains everything that it represents. */
export function boundLetter(kind: BoundKind, parts: readonly string[]): Expression {
  return { kind: "variable", name: [kind, ...parts].join(separator) };
}

/** The parts of the bound letters of one kind that occur, with their names. */
export function boundLettersIn(
  expressions: readonly Expression[],
  kind: BoundKind,
): { name: string; parts: string[] }[] {
  const names = new Set<string>();
  for (const expression of expressions) {
    someWithin(expression, (part) => {
      if (part.kind === "variable" && part.name.startsWith(kind + separator)) names.add(part.name);
      return false;
    });
  }
  return [...names].map((name) => ({ name, parts: name.split(separator).slice(1) }));
}

export function isBoundLetter(name: string): boolean {
  return name.includes(separator);
}
