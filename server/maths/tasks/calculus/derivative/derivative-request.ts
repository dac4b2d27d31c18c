import type { Expression } from "../../../expressions/expression.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { phrases, startsWith } from "../calculus-words.ts";
import { isWord } from "../read-formula.ts";
import { readOperator } from "./operator.ts";

/** The requested quantity: the derivative itself, or the slope of the tangent, which is its value. */
export interface Request {
  order: number;
  variable: string | null;
  of: string | null;
  at: Expression | null;
  purpose: "derivative" | "slope" | "rate";
  byFirstPrinciples: boolean;
}

const ordinals = ["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th"];
const derivativeNames = [
  "derivative",
  "differential coefficient",
  "differentiation",
  "order derivative",
  "derivatives",
];
const derivativeWords = [
  { order: 1, wordings: derivativeNames.flatMap((name) => [name, `${name} of`]) },
  ...ordinals.map((ordinal, at) => ({
    order: at + 1,
    wordings: derivativeNames.flatMap((name) => [`${ordinal} ${name}`, `${ordinal} ${name} of`]),
  })),
].map(({ order, wordings }) => ({ order, wordings: phrases(...wordings) }));
const verbWords = phrases("differentiate|diff|derive", "differentiate|diff the function");
const twice = phrases("differentiate twice", "double differentiate");
const tangentTo = ["tangent", "the tangent", "tangent line", "the tangent line"].flatMap((name) =>
  ["to", "of", "at", "drawn to"].map((link) => `slope|gradient of ${name} ${link}`),
);
const slopeWords = phrases(
  ...tangentTo,
  "slope|gradient of tangent",
  "slope|gradient of the tangent",
  "slope|gradient of the tangent line",
  "slope|gradient of the curve",
  "slope|gradient of curve",
);
const rateWords = phrases("rate of change of", "instantaneous rate of change of");
const behind = [
  "{rest} ka|ki derivative",
  "{rest} ka|ki differentiation",
  "{rest} ko differentiate",
  "{rest} differentiate",
].map(phrase);

/** A request, and the text after it. */
export type RequestAndRest = Omit<Request, "byFirstPrinciples"> & { rest: readonly Token[] };

const verbs = [
  { wordings: twice, purpose: "derivative", order: 2 },
  { wordings: verbWords, purpose: "derivative", order: 1 },
  { wordings: slopeWords, purpose: "slope", order: 1 },
  { wordings: rateWords, purpose: "rate", order: 1 },
] as const;

const requests = [
  ...derivativeWords.map((words) => ({ ...words, purpose: "derivative" as const })),
  ...verbs,
];

/** The request at the start of the tokens, or at the end in Hindi; null if there is none. */
export function readAsked(tokens: readonly Token[]): RequestAndRest | null {
  return readInFront(tokens) ?? readBehind(tokens) ?? readSign(tokens);
}

const plain = { order: 1, variable: null, of: null, at: null } as const;

function readInFront(tokens: readonly Token[]): RequestAndRest | null {
  for (const { wordings, purpose, order } of requests) {
    const length = startsWith(wordings, tokens);
    if (length > 0) return { ...plain, order, purpose, rest: tokens.slice(length) };
  }
  return null;
}

function readBehind(tokens: readonly Token[]): RequestAndRest | null {
  for (const wording of behind) {
    const rest = matchPhrase(wording, tokens)?.get("rest");
    if (rest) return { ...plain, purpose: "derivative", rest };
  }
  return null;
}

/** dy/dx, f'(x), d/dx. */
function readSign(tokens: readonly Token[]): RequestAndRest | null {
  const operator = readOperator(tokens);
  if (!operator) return null;
  const { length, ...sign } = operator;
  const rest = tokens.slice(length);
  // "dy/dx + y = …" is an equation about the derivative, and asks for y.
  if (isSymbol(rest[0], "+", "-", "×", "÷", "/", "^")) return null;
  return {
    ...sign,
    purpose: "derivative",
    rest: isWord(rest[0], "of", "for") ? rest.slice(1) : rest,
  };
}
