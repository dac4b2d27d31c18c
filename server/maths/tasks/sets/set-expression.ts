import type { Elements } from "./read-sets.ts";

/** An expression of named sets, such as (A ∪ B)'. */
export type SetExpression =
  | { kind: "set"; name: string }
  | { kind: "complement"; of: SetExpression }
  | { kind: Operation; left: SetExpression; right: SetExpression };

export type Operation = "union" | "intersection" | "difference" | "symmetric" | "product";

const operations: Readonly<Record<string, Operation>> = {
  "∪": "union",
  "∩": "intersection",
  "−": "difference",
  Δ: "symmetric",
  "×": "product",
};

const latexSigns: Readonly<Record<Operation, string>> = {
  union: "\\cup",
  intersection: "\\cap",
  difference: "-",
  symmetric: "\\triangle",
  product: "\\times",
};

/** Associative operations, which may be chained without brackets. */
const inAnyOrder: ReadonlySet<Operation> = new Set<Operation>(["union", "intersection"]);

/**
 * Parses an expression of named sets; null if a name is unknown, or if different operations are mixed without brackets.
 */
export function readSetExpression(text: string, names: ReadonlySet<string>): SetExpression | null {
  const tokens = text.replaceAll(/[-–—\\]/g, "−").match(/[A-Z∪∩−Δ×()']|\^c|[^\s]/g) ?? [];
  let at = 0;

  function operand(): SetExpression | null {
    const token = tokens[at];
    at += 1;
    if (token !== undefined && names.has(token)) return marked({ kind: "set", name: token });
    if (token !== "(") return null;
    const inner = row();
    if (tokens[at] !== ")") return null;
    at += 1;
    return inner && marked(inner);
  }

  function marked(of: SetExpression): SetExpression {
    if (tokens[at] !== "'" && tokens[at] !== "^c") return of;
    at += 1;
    return marked({ kind: "complement", of });
  }

  function row(): SetExpression | null {
    let left = operand();
    let first: Operation | null = null;
    for (let sign = signAt(); left && sign; sign = signAt()) {
      if (first !== null && (sign !== first || !inAnyOrder.has(sign))) return null;
      first = sign;
      at += 1;
      const right = operand();
      left = right && { kind: sign, left, right };
    }
    return left;
  }

  function signAt(): Operation | undefined {
    return operations[tokens[at] ?? ""];
  }

  const read = row();
  return at === tokens.length ? read : null;
}

/** Evaluates an expression; the elements keep the order of the sets. */
export function elementsOf(
  expression: SetExpression,
  sets: ReadonlyMap<string, Elements>,
): Elements {
  if (expression.kind === "set") return sets.get(expression.name) ?? [];
  if (expression.kind === "complement") {
    const inner = new Set(elementsOf(expression.of, sets));
    return (sets.get("U") ?? []).filter((element) => !inner.has(element));
  }
  const [left, right] = [elementsOf(expression.left, sets), elementsOf(expression.right, sets)];
  return joined(expression.kind, left, right);
}

function joined(operation: Operation, left: Elements, right: Elements): Elements {
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  switch (operation) {
    case "union":
      return [...left, ...right.filter((element) => !inLeft.has(element))];
    case "intersection":
      return left.filter((element) => inRight.has(element));
    case "difference":
      return left.filter((element) => !inRight.has(element));
    case "symmetric":
      return [
        ...left.filter((element) => !inRight.has(element)),
        ...right.filter((element) => !inLeft.has(element)),
      ];
    case "product":
      return left.flatMap((first) => right.map((second) => `(${first}, ${second})`));
  }
}

/** The truth function of each operation for a single element; null for the product, whose elements are pairs. */
const belongs: Readonly<Record<Operation, ((left: boolean, right: boolean) => boolean) | null>> = {
  union: (left, right) => left || right,
  intersection: (left, right) => left && right,
  difference: (left, right) => left && !right,
  symmetric: (left, right) => left !== right,
  product: null,
};

/**
 * Whether an element belongs to the set of an expression, from the truth functions alone; null if it contains a
 * product.
 */
export function holds(
  element: string,
  expression: SetExpression,
  sets: ReadonlyMap<string, Elements>,
): boolean | null {
  if (expression.kind === "set") return sets.get(expression.name)?.includes(element) ?? false;
  if (expression.kind === "complement") {
    const inner = holds(element, expression.of, sets);
    return inner === null ? null : !inner;
  }
  const left = holds(element, expression.left, sets);
  const right = holds(element, expression.right, sets);
  if (left === null || right === null) return null;
  return belongs[expression.kind]?.(left, right) ?? null;
}

/** Whether the expression contains a complement, which needs a universal set. */
export function takesComplement(expression: SetExpression): boolean {
  if (expression.kind === "set") return false;
  if (expression.kind === "complement") return true;
  return takesComplement(expression.left) || takesComplement(expression.right);
}

/** Returns the expression in LaTeX, with brackets around compound parts. */
export function expressionText(expression: SetExpression): string {
  if (expression.kind === "set") return expression.name;
  if (expression.kind === "complement") return `${bracketed(expression.of)}'`;
  return `${bracketed(expression.left)} ${latexSigns[expression.kind]} ${bracketed(expression.right)}`;
}

function bracketed(expression: SetExpression): string {
  const isPlain = expression.kind === "set" || expression.kind === "complement";
  return isPlain ? expressionText(expression) : `(${expressionText(expression)})`;
}
