import { plainAnswer } from "./plain-answer.ts";

/**
 * Readings of the final answer that a model wrote, likeliest first: unchanged, in the solver's notation, and extracted
 * from a sentence. A sentence is removed only where each of its words belongs to the question or carries no meaning,
 * since "12 more than" and "not 12" are other answers than 12.
 */
export function answerReadings(question: string, markdown: string): string[] {
  const asWritten = plainAnswer(markdown);
  const usual = inUsualSigns(asWritten);
  const readings = [asWritten, usual, ...outOfName(question, usual)];
  return [...new Set([...readings, ...outOfSentence(question, markdown)])];
}

/** Notations that have an equivalent which can be compared. */
const usualSigns: readonly (readonly [form: RegExp, usual: string])[] = [
  [/\\lor(?![a-z])/gu, " or "],
  [/\\land(?![a-z])/gu, " and "],
  [/\b([a-z])_\{?[12]\}?(?=\s*=)/gu, "$1"],
  // {x : x ≥ 2} and {x ∈ ℝ | x ≥ 2}
  [
    /^\\?\{\s*([a-z])\s*(?:\\in\s*\\mathbb\s*\{?R\}?|∈\s*[Rℝ])?\s*(?::|\||\\mid|\\colon)\s*(.*?)\\?\}$/u,
    "$2",
  ],
  [/^all\s+(?:real\s+)?(?=[a-z]\s*(?:[<>≤≥]|\\[gl]e))/iu, ""],
  // (x, y) = (7, 3)
  [/^\(\s*([a-z])\s*,\s*([a-z])\s*\)\s*=\s*\(([^(),]+),([^(),]+)\)$/u, "$1 = $3, $2 = $4"],
  [/\s*\((?:or|i\.e\.,?|that is,?)\s+([^()]*)\)\s*$/u, " or $1"],
  [/\\[dt]?frac\s*\{\s*([a-z]+)\s*\}\s*\{\s*([a-z]+)\s*\}\s*$/u, "$1/$2"],
  [/\\ /gu, " "],
];

function inUsualSigns(text: string): string {
  return usualSigns.reduce((changed, [form, usual]) => changed.replace(form, usual), text).trim();
}

const named =
  /^(?:\\(?:gcd|text|mathrm|operatorname)\s*(?:\{[^{}]*\})?|[\p{L}.]+(?:\s+[\p{L}.]+)*)\s*(?:\\left)?\(([^()]*)(?:\\right)?\)\s*=\s*([^=]+)$/u;
const derivative = /^\\?[dt]?frac\s*\{?d[a-z]?\}?\{?d[a-z]\}?.*?=\s*([^=]+)$/u;

/** The value of "HCF(24, 36) = 12" and of "d/dx (x³) = 3x²". */
function outOfName(question: string, text: string): string[] {
  const [, given = "", value] = named.exec(text) ?? [];
  const questionNumbers = new Set([
    ...numbersIn(question),
    ...question.split(",").flatMap(numbersIn),
  ]);
  const isAsked =
    given !== "" &&
    given
      .split(",")
      .flatMap(numbersIn)
      .every((number) => questionNumbers.has(number));
  const [, slope] = derivative.exec(text) ?? [];
  return [
    ...(value !== undefined && isAsked ? [value] : []),
    ...(slope === undefined ? [] : [slope]),
  ];
}

/** Words beside an answer that don't change it. */
const silent = new Set(
  "a an the is are was be of to for in and so hence therefore thus then we get have it its this that value values answer answers final result solution solutions root roots equation equations given required total numbers number two both respectively equals equal simplified simplest form exactly by using as i.e. ie only which following".split(
    " ",
  ),
);

/** One formula, or the numbers with their units, in a sentence whose other words are all accounted for. */
function outOfSentence(question: string, markdown: string): string[] {
  const text = markdown.replaceAll(/[*_`]+/gu, " ").trim();
  const formulas = [...text.matchAll(/\$\$?([^$]+)\$\$?/gu)].map(([, inner = ""]) => inner);
  if (formulas.length > 0) {
    const rest = text.replaceAll(/\$\$?[^$]+\$\$?/gu, " ");
    const unit = unitAfterLast(text);
    const words = unit === "" ? rest : rest.replace(unit, " ");
    if (!isSilent(question, words)) return [];
    const joined = formulas.map((inner) => plainAnswer(`$${inner}$`)).join(" and ");
    return [`${joined} ${unit}`.trim()];
  }
  const found = amounts.exec(text);
  if (!found) return [];
  const [amount] = found;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + amount.length)}`;
  return isSilent(question, rest) ? [amount.trim()] : [];
}

/** Numbers at the end of a sentence, each with its currency sign or its unit. */
const amounts =
  /(?:₹|Rs\.?|INR)?\s*[-−]?\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?(?:(?:\s*,\s*|\s+and\s+|\s+or\s+)[-−]?\d[\d,]*(?:\.\d+)?)*(?:\s*(?:%|°|[\p{L}²³/]+(?:\s*[\p{L}²³/]+)?))?(?=[\s.]*$)/u;

/** The text after the last formula, up to the end: "cm²", "rupees", "sq. cm". */
function unitAfterLast(text: string): string {
  return /\$\s*([\p{L}²³/.^\d\s%°]{1,20}?)[\s.]*$/u.exec(text)?.[1]?.trim() ?? "";
}

function isSilent(question: string, words: string): boolean {
  const questionWords = new Set(wordsIn(question));
  const numbers = new Set(numbersIn(question));
  return (
    !/[=<>≤≥+×÷^\\]/u.test(words) &&
    wordsIn(words).every((word) => silent.has(word) || questionWords.has(word)) &&
    numbersIn(words).every((number) => numbers.has(number))
  );
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
}
