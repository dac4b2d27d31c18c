import { type Expression, numbersIn, someWithin } from "../../../expressions/expression.ts";
import { sign } from "../../../numbers/rational.ts";
import type { MathsSolution } from "../../../outcome.ts";

interface KindOfSum {
  topic: string;
  method: string;
  idea: string;
  keyTerms: MathsSolution["keyTerms"];
}

const bodmas = {
  term: "BODMAS",
  meaning:
    "The order of working: Brackets, Orders (powers), Division and Multiplication, Addition and Subtraction.",
};

const fractions: KindOfSum = {
  topic: "Fractions",
  method: "Working with fractions",
  idea: "Fractions can be added or subtracted when their denominators are the same. To multiply, go straight across; to divide, multiply by the reciprocal.",
  keyTerms: [
    { term: "Numerator", meaning: "The top number of a fraction: how many parts are taken." },
    {
      term: "Denominator",
      meaning: "The bottom number: into how many equal parts the whole is cut.",
    },
    { term: "Like fractions", meaning: "Fractions with the same denominator." },
  ],
};

const powers: KindOfSum = {
  topic: "Exponents and Powers",
  method: "BODMAS with powers",
  idea: "A power tells how often the base is multiplied by itself. Powers are worked out before × and ÷.",
  keyTerms: [
    { term: "Base", meaning: "The number that is multiplied by itself." },
    { term: "Exponent", meaning: "The small raised number: how many times the base is used." },
    bodmas,
  ],
};

const decimals: Omit<KindOfSum, "idea"> = {
  topic: "Decimals",
  method: "Working with decimals",
  keyTerms: [
    {
      term: "Decimal point",
      meaning: "The dot that parts the whole from the tenths and hundredths.",
    },
  ],
};

/** Places are lined up to add and subtract; multiplication and division have rules for the point instead. */
function ideaOfDecimals(expression: Expression): string {
  const has = (...kinds: readonly Expression["kind"][]) =>
    someWithin(expression, ({ kind }) => kinds.includes(kind));
  const adds = has("sum", "difference");
  if (has("product") && !adds && !has("quotient"))
    return "Multiply as if there were no points. The answer has as many decimal places as both numbers together.";
  if (has("quotient") && !adds && !has("product"))
    return "Move the point in both numbers until the divisor is a whole number, then divide.";
  if (has("product", "quotient"))
    return "Take the operations in the order of BODMAS, and see where the point belongs after each.";
  return "Keep the place values under each other: tenths with tenths, hundredths with hundredths.";
}

const integers: KindOfSum = {
  topic: "Integers",
  method: "BODMAS with integers",
  idea: "Take the operations in the order of BODMAS, and mind the signs: minus times minus is plus.",
  keyTerms: [
    { term: "Integer", meaning: "A whole number, which may be negative, zero or positive." },
    bodmas,
  ],
};

const wholeNumbers: KindOfSum = {
  topic: "Whole Numbers",
  method: "BODMAS",
  idea: "Take the operations in the order of BODMAS: brackets, powers, × and ÷, then + and −.",
  keyTerms: [bodmas],
};

const singles: Partial<Record<Expression["kind"], Pick<KindOfSum, "method" | "idea">>> = {
  sum: {
    method: "Addition",
    idea: "Add ones to ones, tens to tens and hundreds to hundreds.",
  },
  difference: {
    method: "Subtraction",
    idea: "Take ones from ones, tens from tens and hundreds from hundreds, and borrow where needed.",
  },
  product: {
    method: "Multiplication",
    idea: "Multiply by each digit of the second number, and add the results at their places.",
  },
  quotient: {
    method: "Division",
    idea: "See how often the divisor goes in, digit by digit from the left.",
  },
};

/** Returns the kind of a single operation on two numbers; null for longer expressions. */
function single(expression: Expression): KindOfSum | null {
  const named = singles[expression.kind];
  const isOne = numbersIn(expression).length === 2;
  return named && isOne ? { topic: "Whole Numbers", keyTerms: [], ...named } : null;
}

/** Returns the syllabus topic of an expression, with its key terms. */
export function kindOfSum(expression: Expression): KindOfSum {
  const forms = new Set(numbersIn(expression).map(({ form }) => form.kind));
  if (someWithin(expression, ({ kind }) => kind === "power")) return powers;
  if (forms.has("fraction") || forms.has("mixed")) return fractions;
  if (forms.has("decimal")) return { ...decimals, idea: ideaOfDecimals(expression) };
  const hasMinus = someWithin(
    expression,
    (part) => part.kind === "negate" || (part.kind === "number" && sign(part.value) < 0),
  );
  if (hasMinus) return integers;
  return single(expression) ?? wholeNumbers;
}
