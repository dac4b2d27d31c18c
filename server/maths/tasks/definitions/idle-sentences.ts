import { type Expression, variablesIn } from "../../expressions/expression.ts";
import type { Clause, Definitions } from "../calculus/functions/clauses.ts";

/** A definition: the letters that it defines, and the letters that it uses. */
interface Piece {
  /** Whether it may be unused: a pair of equations defines both unknowns, of which one may be requested. */
  isOptional: boolean;
  defines: string[];
  parts: Expression[];
}

/** Whether there is a definition that neither the question nor any definition it uses needs. */
export function hasIdle(
  { clauses, applications }: Definitions,
  asked: readonly Expression[],
): boolean {
  const used = new Set<string>();
  const use = (expression: Expression): void => {
    for (const name of variablesIn(expression)) {
      const application = applications.get(name);
      used.add(application?.name ?? name);
      if (application) use(application.argument);
    }
  };
  asked.forEach(use);
  let idle = clauses.flatMap(piecesOf);
  for (;;) {
    const needed = idle.filter(({ defines }) => defines.some((name) => used.has(name)));
    if (needed.length === 0) return idle.some(({ isOptional }) => !isOptional);
    needed.flatMap(({ parts }) => parts).forEach(use);
    idle = idle.filter((piece) => !needed.includes(piece));
  }
}

function piecesOf(clause: Clause): Piece[] {
  switch (clause.kind) {
    case "function":
      return [{ isOptional: false, defines: [clause.name], parts: [clause.body] }];
    case "value":
      return [{ isOptional: false, defines: [clause.name], parts: [clause.value] }];
    case "equations":
      return clause.equations.map(({ left, right }) => ({
        isOptional: left.kind !== "variable",
        defines: [left, right].flatMap(variablesIn),
        parts: [left, right],
      }));
  }
}
