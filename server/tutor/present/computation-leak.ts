import { type MathsAnswer, valueOf, withDigits } from "@sawaal/maths";

/**
 * For hints: a text gives a number away that writes down a computation which comes to it ("6 × 6", "six times six", "the
 * square of 6" for 36), unless the question itself asks for that very computation.
 *
 * An instruction in words ("Divide 42 by 6") is the next action, which a good hint names: what it comes to is left to the
 * student. It gives away only an answer that is written as that very computation, as "Divide 5 by 2" does with 5/2.
 */
export function computationLeak(
  question: string,
  secrets: readonly MathsAnswer[],
): (text: string) => boolean {
  const values = secrets.flatMap(({ plain }) => numberIn(plain));
  const writtenTerms = new Set(
    secrets.map(({ plain }) => unbracketed(plain.replace(/^[^=]*=/u, ""))),
  );
  const inQuestion = [...computationsIn(question), ...instructionsIn(question)].map(bare);
  const isNews = (computation: string) =>
    !inQuestion.some((known) => known.includes(bare(computation)));
  return (text) =>
    computationsIn(text).some((computation) => {
      const value = valueOf(computation);
      return (
        value !== null && values.some((secret) => isSame(secret, value)) && isNews(computation)
      );
    }) ||
    instructionsIn(text).some(
      (instruction) => writtenTerms.has(bare(instruction)) && isNews(instruction),
    );
}

/** A number with a unit behind it or nothing: in 4x^2 the 4 is not an answer. */
const numberWithUnit =
  /^(-?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?)\s*(?:%|°|\s\p{L}[\p{L}²³/^\d\s.°]*|\p{L}{2}[\p{L}²³/^\d]*|[mgslhLJNWVA][²³]?)?$/u;

/** The number of an answer, without its name and unit; none where it is something else. */
function numberIn(plain: string): number[] {
  const said = plain
    .replace(/^[^=]*=/u, "")
    .replaceAll(/[₹,$]|\bRs\.?/gu, "")
    .trim();
  const value = valueOf(numberWithUnit.exec(said)?.[1] ?? said);
  return value === null ? [] : [value];
}

function isSame(first: number, second: number): boolean {
  return Math.abs(first - second) <= 1e-9 * Math.max(1, Math.abs(first));
}

function bare(computation: string): string {
  return computation.replaceAll(/\s+/gu, "");
}

function unbracketed(plain: string): string {
  return bare(inSigns(plain)).replaceAll(/[()]/gu, "");
}

const number = String.raw`\d+(?:\.\d+)?`;
const operator = String.raw`\s*[-+×÷/^]\s*`;
const operand = String.raw`(?:\(?-?${number}\)?)`;
const computation = new RegExp(
  String.raw`(?<![\p{L}\d.^])\(*${operand}(?:${operator}\(*${operand}\)*)+(?![\p{L}\d^]|\.\d)`,
  "gu",
);

/** Two numbers at least with the sign of an operation between them, each as long as it goes. */
function computationsIn(text: string): string[] {
  return [...inSigns(text).matchAll(computation)].map(([found]) => found);
}

/** Words of operations between numbers, as signs. */
const words: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\)?\s*)(?:times|into|multiplied by|guna|गुणा)(?=\s*\(?\d)/giu, "×"],
  [/(?<=\d\)?\s*)(?:divided by|over|bhaag|भाग)(?=\s*\(?\d)/giu, "÷"],
  [/(?<=\d\)?\s*)(?:plus|jod|जोड़)(?=\s*\(?\d)/giu, "+"],
  [/(?<=\d\)?\s*)(?:minus|ghata|घटा)(?=\s*\(?\d)/giu, "-"],
  [/(?<=\d)\s*(?:squared|²|का वर्ग|ka varg)(?![\p{L}\p{M}])/giu, "^2"],
  [/(?<=\d)\s*(?:cubed|³|का घन|ka ghan)(?![\p{L}\p{M}])/giu, "^3"],
  [/(?:the\s+)?square of (\d+)/giu, "$1^2"],
  [/(?:the\s+)?cube of (\d+)/giu, "$1^3"],
];

/** Instructions to divide or multiply two numbers, as computations. */
const instructions: readonly (readonly [RegExp, string])[] = [
  [/divide\s+(\d+(?:\.\d+)?)\s+by\s+(\d+(?:\.\d+)?)/giu, "$1/$2"],
  [/multiply\s+(\d+(?:\.\d+)?)\s+(?:by|with)\s+(\d+(?:\.\d+)?)/giu, "$1×$2"],
  [
    /(\d+(?:\.\d+)?)\s+(?:ko|को)\s+(\d+(?:\.\d+)?)\s+(?:se|से)\s+(?:bhaag|bhag|divide|भाग)/giu,
    "$1/$2",
  ],
  [
    /(\d+(?:\.\d+)?)\s+(?:ko|को)\s+(\d+(?:\.\d+)?)\s+(?:se|से)\s+(?:guna|gunaa|multiply|गुणा)/giu,
    "$1×$2",
  ],
];

function instructionsIn(text: string): string[] {
  const plain = inSigns(text);
  return instructions.flatMap(([pattern, signs]) =>
    [...plain.matchAll(pattern)].map(([found]) => found.replace(pattern, signs)),
  );
}

const single = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const singleWord = new RegExp(String.raw`\b(?:${single.join("|")})\b`, "giu");

const latex: readonly (readonly [RegExp, string])[] = [
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, "($1)/($2)"],
  [
    /\\(?:text|mathrm)\s*\{[^{}]*\}|\\[,;:! ]|\\(?:left|right)(?![a-z])|[$₹`]|\{,\}|(?<=\d),(?=\d)/gu,
    "",
  ],
  [/\\(?:times|cdot)(?![a-z])|[*·∙]|(?<=\d\s*)x(?=\s*\d)/gu, "×"],
  [/\\div(?![a-z])/gu, "÷"],
  [/[−–]/gu, "-"],
  [/\^\s*\{(\d+)\}/gu, "^$1"],
  [/(?<=\d)\s?(?:mm|cm|km|m|kg|mg|g|ml|l|litres?|metres?|rupees|rs)(?:²|\^2)?(?![\p{L}])/giu, ""],
];

function inSigns(text: string): string {
  const digits = withDigits(text).replaceAll(singleWord, (name) =>
    String(single.indexOf(name.toLowerCase())),
  );
  return [...latex, ...words].reduce(
    (rest, [pattern, sign]) => rest.replaceAll(pattern, sign),
    digits,
  );
}
