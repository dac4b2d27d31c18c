import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { phrases, startsWith, withoutEdges } from "../calculus-words.ts";
import { readNatural } from "../read-formula.ts";

/** A given function or curve: y = …, f(x) = …, an equation, or an expression alone. */
export type Subject =
  | { kind: "formula"; name: string | null; parameter: string | null; expression: Expression }
  | { kind: "equation"; left: Expression; right: Expression };

const curveWords = phrases(
  "the curve",
  "the function",
  "the equation",
  "the graph of",
  "the curves",
  "curve",
  "function",
  "equation",
  "the parabola",
  "the circle",
  "the ellipse",
  "the hyperbola",
  "the following function",
  "the following",
  "following",
  "the expression",
);

/** The curve or function in the tokens; null if there is none. */
export function readSubject(given: readonly Token[]): Subject | null {
  const tokens = withoutEdges(given.slice(startsWith(curveWords, given)));
  const signs = tokens.flatMap((token, at) => (isSymbol(token, "=") ? [at] : []));
  const [sign] = signs;
  if (sign === undefined) {
    const expression = readNatural(tokens);
    return expression && { kind: "formula", name: null, parameter: null, expression };
  }
  if (signs.length > 1) return null;
  const [head, body] = [tokens.slice(0, sign), readNatural(tokens.slice(sign + 1))];
  return body && readDefinition(head, body);
}

function readDefinition(head: readonly Token[], body: Expression): Subject | null {
  const named = readName(head);
  if (named && defines(named, body)) return { kind: "formula", ...named, expression: body };
  const left = readNatural(head);
  return left && { kind: "equation", left, right: body };
}

interface Name {
  name: string;
  parameter: string | null;
}

/** Whether it is not an equation with y on both sides, and not x(…) other than of a time t. */
function defines({ name, parameter }: Name, body: Expression): boolean {
  if (parameter === null) return !variablesIn(body).includes(name);
  return name !== "x" || parameter === "t";
}

/** The left side: y, or f(x). */
function readName(head: readonly Token[]): Name | null {
  const [name, open, parameter, close] = head;
  if (name?.kind !== "letter") return null;
  if (head.length === 1) return { name: name.text, parameter: null };
  const isApplied = head.length === 4 && isSymbol(open, "(") && isSymbol(close, ")");
  return isApplied && parameter?.kind === "letter"
    ? { name: name.text, parameter: parameter.text }
    : null;
}
