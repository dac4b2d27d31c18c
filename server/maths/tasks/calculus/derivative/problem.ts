import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { notSupported, notUnderstood } from "../../../refusal.ts";
import { readSentence, type Sentence } from "./read-request.ts";
import type { Request } from "./derivative-request.ts";
import type { Place } from "./read-place.ts";
import type { Subject } from "./read-subject.ts";

interface Wanted {
  order: number;
  purpose: Request["purpose"];
  at: Place | null;
}

export interface ExplicitProblem extends Wanted {
  kind: "explicit";
  expression: Expression;
  variable: string;
  /** f of f(x) = …, y of y = …; null for an expression alone. */
  name: string | null;
  /** Whether it was given as f(x), so that its derivative is f′(x). */
  isFunction: boolean;
  byFirstPrinciples: boolean;
}

export interface ImplicitProblem extends Wanted {
  kind: "implicit";
  left: Expression;
  right: Expression;
  variable: string;
  name: string;
}

export interface ParametricProblem extends Wanted {
  kind: "parametric";
  x: Expression;
  y: Expression;
  parameter: string;
}

export type DerivativeProblem = ExplicitProblem | ImplicitProblem | ParametricProblem;

const words = new Set([
  ..."derivative derivatives differentiate differentiation diff differential derive slope gradient rate".split(
    " ",
  ),
  "double",
]);

/** Whether a question may be about derivatives at all; a cheap test. */
function mayBeDerivative(token: Token): boolean {
  if (token.kind === "word") return words.has(token.text) || /^d[a-z]$/.test(token.text);
  return token.kind === "symbol" && token.text === "'";
}

/** Reads a request for a derivative; null for other questions. */
export function recognise({ tokens }: Question): DerivativeProblem | null {
  if (!tokens.some(mayBeDerivative)) return null;
  const sentence = readSentence(tokens);
  return sentence && problemOf(sentence);
}

const fixedNumbers = new Set(["e", "π"]);

function problemOf({ request, subjects, place }: Sentence): DerivativeProblem | null {
  const [first, second, third] = subjects;
  if (!first || third) return null;
  if (request.variable !== null && fixedNumbers.has(request.variable)) {
    throw notSupported(
      `I take ${request.variable} for a fixed number, so nothing changes with it. Use another letter.`,
    );
  }
  const at = placeOf(request, place);
  if (at === "two") return null;
  if (second) return parametric(request, [first, second], at);
  return first.kind === "equation" ? implicit(request, first, at) : explicit(request, first, at);
}

/** f′(3) contains its own point. */
function placeOf(request: Request, place: Place | null): Place | null | "two" {
  if (!request.at) return place;
  if (place) return "two";
  return { kind: "value", letter: "", value: request.at };
}

type Formula = Extract<Subject, { kind: "formula" }>;

function explicit(request: Request, subject: Formula, place: Place | null): ExplicitProblem | null {
  const { name, parameter, expression } = subject;
  const variable = request.variable ?? parameter ?? likelyLetter(expression, place);
  if (!isOf(request, subject)) return null;
  if (variable === null) {
    throw notUnderstood(
      "I can't tell by which letter to differentiate. Say it, like: with respect to x.",
    );
  }
  if (!isPlacedFor(request, variable, place)) return null;
  if (request.byFirstPrinciples && request.order > 1) {
    throw notSupported("I use first principles for the first derivative only.");
  }
  const { order, purpose, byFirstPrinciples } = request;
  const isFunction = parameter !== null;
  const asked = { order, purpose, byFirstPrinciples };
  return { kind: "explicit", expression, variable, name, isFunction, ...asked, at: place };
}

/** Whether the requested derivative is of this function, by its letter. */
function isOf(request: Request, { name, parameter }: Formula): boolean {
  const isSameName = request.of === null || request.of === (name ?? "y");
  const isSameLetter =
    request.variable === null || parameter === null || request.variable === parameter;
  return isSameName && isSameLetter;
}

/** A slope needs a point, and a point names the letter of the function. */
function isPlacedFor({ purpose }: Request, variable: string, place: Place | null): boolean {
  if (!place) return purpose !== "slope";
  return place.kind === "point" || place.letter === "" || place.letter === variable;
}

/** The only letter, or x among others, which are then constants. */
function likelyLetter(expression: Expression, place: Place | null): string | null {
  const letters = variablesIn(expression);
  const [only, other] = letters;
  if (only !== undefined && other === undefined) return only;
  if (letters.length === 0)
    return place?.kind === "value" && place.letter !== "" ? place.letter : "x";
  return letters.includes("x") && !letters.includes("y") ? "x" : null;
}

function implicit(
  request: Request,
  { left, right }: Extract<Subject, { kind: "equation" }>,
  place: Place | null,
): ImplicitProblem | null {
  const letters = new Set([...variablesIn(left), ...variablesIn(right)]);
  const variable = request.variable ?? "x";
  const name = request.of ?? "y";
  const isOfBoth = letters.has(variable) && letters.has(name) && variable !== name;
  if (!isOfBoth) return null;
  if (request.byFirstPrinciples) return null;
  if (request.order > 1) {
    throw notSupported("I find only the first derivative of a curve that is given by an equation.");
  }
  if (place?.kind === "value") {
    throw notUnderstood("Give me both coordinates of the point, like (3, 4).");
  }
  const { order, purpose } = request;
  return { kind: "implicit", left, right, variable, name, order, purpose, at: place };
}

/** Letters of constants, as of an ellipse. */
const constants = new Set(["a", "b"]);

function parametric(
  request: Request,
  subjects: readonly Subject[],
  place: Place | null,
): ParametricProblem | null {
  const curve = curveOf(subjects);
  if (!curve || !asksForSlope(request) || !isPlacedBy(curve.parameter, place)) return null;
  if (request.order > 1) throw notSupported("I find only the first derivative dy/dx here.");
  return { kind: "parametric", ...curve, order: 1, purpose: request.purpose, at: place };
}

function curveOf(
  subjects: readonly Subject[],
): { x: Expression; y: Expression; parameter: string } | null {
  const formulas = subjects.filter((subject) => subject.kind === "formula");
  const x = formulas.find(({ name }) => name === "x")?.expression;
  const y = formulas.find(({ name }) => name === "y")?.expression;
  if (!x || !y || formulas.length !== 2) return null;
  const inY = new Set(variablesIn(y));
  const [parameter, ...others] = variablesIn(x).filter(
    (letter) => inY.has(letter) && !constants.has(letter),
  );
  const isClear = parameter !== undefined && others.length === 0;
  return isClear && parameter !== "x" && parameter !== "y" ? { x, y, parameter } : null;
}

function asksForSlope({ of, variable, purpose, byFirstPrinciples }: Request): boolean {
  return !byFirstPrinciples && (purpose === "slope" || (of === "y" && variable === "x"));
}

function isPlacedBy(parameter: string, place: Place | null): boolean {
  return !place || (place.kind === "value" && place.letter === parameter);
}
