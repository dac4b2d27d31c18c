import { type Expression, variablesIn } from "../../expressions/expression.ts";
import type { Clause, Definitions } from "../calculus/functions/clauses.ts";

/** A definition: the letters that it defines, and the expressions that it uses. */
interface Piece {
  /** Whether it may be unused: a pair of equations defines both unknowns, but the question may need only one. */
  isOptional: boolean;
  defines: string[];
  parts: Expression[];
}

/** Whether some definition is needed neither by the question nor by a definition that the question needs. */
export function hasIdle(
  { clauses, applications }: Definitions,
  targets: readonly Expression[],
): boolean {
  const used = new Set<string>();
  const use = (expression: Expression): void => {
    for (const name of variablesIn(expression)) {
      const application = applications.get(name);
      used.add(application?.name ?? name);
      if (application) use(application.argument);
    }
  };
  targets.forEach(use);
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
