/** A formula of physics as a tree. Its names are those of the variables of its law. */
export type Formula =
  | { kind: "number"; value: bigint }
  | { kind: "pi" }
  | { kind: "name"; name: string }
  | { kind: "sum"; left: Formula; right: Formula; isDifference: boolean }
  | { kind: "product"; left: Formula; right: Formula }
  | { kind: "quotient"; top: Formula; bottom: Formula }
  | { kind: "power"; base: Formula; exponent: number }
  /** A power whose exponent is a formula, as of ½ in the law of radioactive decay. */
  | { kind: "raised"; base: Formula; exponent: Formula }
  | { kind: "function"; of: FormulaFunction; inner: Formula };

/** sin, cos and tan take degrees; their inverses return degrees. */
export type FormulaFunction = "sqrt" | "sin" | "cos" | "tan" | "asin" | "acos" | "atan" | "abs";

export interface Equation {
  left: Formula;
  right: Formula;
}

/** The names in a formula, in order, with repetitions. */
export function namesIn(formula: Formula): string[] {
  return formula.kind === "name" ? [formula.name] : partsOf(formula).flatMap(namesIn);
}

/** The functions in a formula, in order, with repetitions. */
export function functionsIn(formula: Formula): FormulaFunction[] {
  if (formula.kind === "function") return [formula.of, ...functionsIn(formula.inner)];
  return partsOf(formula).flatMap(functionsIn);
}

function partsOf(formula: Formula): Formula[] {
  switch (formula.kind) {
    case "number":
    case "pi":
    case "name":
      return [];
    case "sum":
    case "product":
      return [formula.left, formula.right];
    case "quotient":
      return [formula.top, formula.bottom];
    case "power":
      return [formula.base];
    case "raised":
      return [formula.base, formula.exponent];
    case "function":
      return [formula.inner];
  }
}

/** The different names on both sides of an equation. */
export function namesOf({ left, right }: Equation): string[] {
  return [...new Set([...namesIn(left), ...namesIn(right)])];
}

export const number = (value: bigint): Formula => ({ kind: "number", value });
export const product = (left: Formula, right: Formula): Formula => ({
  kind: "product",
  left,
  right,
});
export const quotient = (top: Formula, bottom: Formula): Formula => ({
  kind: "quotient",
  top,
  bottom,
});
export const sum = (left: Formula, right: Formula): Formula => ({
  kind: "sum",
  left,
  right,
  isDifference: false,
});
export const difference = (left: Formula, right: Formula): Formula => ({
  kind: "sum",
  left,
  right,
  isDifference: true,
});
