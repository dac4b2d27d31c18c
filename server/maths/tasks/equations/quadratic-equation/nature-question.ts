import { type Equation, equationVariables, readEquation } from "../../../equations/equation.ts";
import { type Question, readQuestion } from "../../../read/question.ts";
import { type WordedEquations, wordedEquations } from "../worded-equation.ts";
import { coefficientsOf, type Quadratic } from "./coefficients.ts";

export type Nature = "distinct" | "equal" | "none";

type Ask =
  | { kind: "nature" }
  | { kind: "discriminant" }
  /** Whether its roots are of one of these natures. */
  | { kind: "has"; natures: readonly Nature[] }
  | { kind: "relations"; sum: boolean; product: boolean };

export interface NatureProblem {
  equation: Equation;
  unknown: string;
  quadratic: Quadratic;
  ask: Ask;
  /** The words of the question with EQ for its equation. */
  line: string;
}

const verb =
  "(?:find|determine|discuss|state|examine|comment on|what is|write|check|identify|describe|tell|calculate|give)";
const told = "(?: (?:batao|bataiye|nikalo|nikaliye|kya hai|find karo))?";

const wordings: readonly [RegExp, (match: RegExpExecArray) => Ask][] = [
  [
    new RegExp(
      `^(?:without solving )?(?:${verb} )?nature of (?:real )?roots (?:of|for) EQ${told}$|^(?:for )?EQ ${verb} nature of roots$|^EQ (?:ke|ki) roots (?:ki|ka) (?:nature|prakriti)${told}$`,
    ),
    () => ({ kind: "nature" }),
  ],
  [
    new RegExp(
      `^(?:${verb} )?(?:value of )?discriminant of EQ${told}$|^EQ ka discriminant${told}$`,
    ),
    () => ({ kind: "discriminant" }),
  ],
  [
    /^(?:does|do|check whether|check if|whether|state whether|is it true that) EQ (?:have|has) (?:two |any )?(real and equal|equal|real and distinct|distinct real|distinct|unequal|real)(?: real)? roots$/,
    ([, which = ""]) => ({ kind: "has", natures: naturesIn(which) }),
  ],
  [
    /^are (?:the )?roots of EQ (real and equal|equal|real and distinct|distinct|real)$/,
    ([, which = ""]) => ({ kind: "has", natures: naturesIn(which) }),
  ],
  [
    new RegExp(
      `^(?:${verb} )?(sum|product|sum and product) of (?:roots|zeroes|zeros) of (?:(?:quadratic )?polynomial )?EQ${told}$`,
    ),
    ([, which = ""]) => ({
      kind: "relations",
      sum: which.startsWith("sum"),
      product: which.endsWith("product"),
    }),
  ],
];

function naturesIn(words: string): readonly Nature[] {
  if (words.includes("equal") && !words.includes("unequal")) return ["equal"];
  return words === "real" ? ["distinct", "equal"] : ["distinct"];
}

/** Reads a question about what roots are like, in the words that are known; null if it says anything else. */
export function readNatureQuestion(question: Question): NatureProblem | null {
  if (!/roots|zeroe?s|discriminant/i.test(question.text)) return null;
  const isPolynomial = /zeroe?s of/i.test(question.text) && !question.text.includes("=");
  const worded = wordedEquations(isPolynomial ? madeZero(question) : question);
  if (!worded || worded.equations.length > 1) return null;
  for (const [pattern, askOf] of wordings) {
    const match = pattern.exec(worded.line);
    if (match) return problemOf(worded, askOf(match));
  }
  return null;
}

/** The zeroes of a polynomial are the roots of the equation that makes it zero. */
function madeZero({ text }: Question): Question {
  return readQuestion(`${text.replace(/[\s.?]+$/, "")} = 0`);
}

function problemOf(
  { line, equations: [tokens = []] }: WordedEquations,
  ask: Ask,
): NatureProblem | null {
  const equation = readEquation(tokens);
  const [unknown, ...others] = equationVariables(equation);
  if (unknown === undefined || others.length > 0) return null;
  const quadratic = coefficientsOf(equation, unknown);
  return quadratic && { equation, unknown, quadratic, ask, line };
}
