import type { MathsAnswer } from "@sawaal/maths";

export const slipKinds = ["root", "sign", "digit", "unit", "factor", "word"] as const;
export type SlipKind = (typeof slipKinds)[number];

/** Each changes the value of LaTeX or of a plain text, or returns null where it doesn't apply. */
type Slip = (text: string, random: () => number) => string | null;

/** A number that is neither an index, an exponent, a part of a name, nor zero. */
const number = /(?<![\d.^_{}a-zA-Z,]|\^\{|_\{)([1-9]\d*)(?![\d}]*\}_)/u;

const slips: Record<Exclude<SlipKind, "root" | "word">, Slip> = {
  sign: (text) => {
    // With n any whole number, -n is the same set.
    if (/\\mathbb|±|\\pm|[<>≤≥]|\\[gl]e(?![a-z])|:/u.test(text)) return null;
    const negative = /(?<=(?:^|[=(,{]|or|and)\s*)[-−](?=[\d\\a-z(])/u;
    if (negative.test(text)) return text.replace(negative, "");
    const positive = /(?<=(?:^|[=(,]|or|and)\s*)(?=[1-9]|\\frac|\\sqrt)/u;
    return positive.test(text) ? text.replace(positive, "-") : null;
  },
  digit: (text, random) => {
    const shift = random() < 0.5 ? 1 : 2;
    const changed = text.replace(number, (digits) => {
      const [first = "1"] = digits;
      return `${((Number(first) - 1 + shift) % 9) + 1}${digits.slice(1)}`;
    });
    return changed === text ? null : changed;
  },
  unit: (text) => {
    for (const [unit, other] of units) {
      const changed = text.replace(unit, other);
      if (changed !== text) return changed;
    }
    return null;
  },
  factor: (text, random) => {
    const factor = random() < 0.5 ? 2n : 10n;
    const changed = text.replace(number, (digits) => String(BigInt(digits) * factor));
    return changed === text ? null : changed;
  },
};

const units: readonly (readonly [RegExp, string])[] = [
  [/(?<=\{|\d\s)km(?=\b)/u, "m"],
  [/(?<=\{|\d\s)cm(?=\b)/u, "m"],
  [/(?<=\{|\d\s)kg(?=\b)/u, "g"],
  [/(?<=\{|\d\s)m(?=\b)/u, "km"],
  [/(?<=\{|\d\s)g(?=\b)/u, "kg"],
  [/(?<=\{|\d\s)mL(?=\b)/u, "L"],
  [/(?<=\{\s?|\d\s)hours(?=\b)/u, "minutes"],
  [/(?<=\{\s?|\d\s)days(?=\b)/u, "hours"],
  [/(?<=\{\s?|\d\s)J(?=\b)/u, "kJ"],
];

const words: readonly (readonly [RegExp, string])[] = [
  [/\bYes\b/u, "No"],
  [/\bNo\b/u, "Yes"],
  [/\btrue\b/u, "false"],
  [/\bfalse\b/u, "true"],
  [/\bTrue\b/u, "False"],
  [/\bFalse\b/u, "True"],
  [/\birrational\b/u, "rational"],
  [/\bconsistent\b/u, "inconsistent"],
  [/\bterminating\b/u, "non-terminating recurring"],
  [/\bFriday\b/u, "Sunday"],
  [/\bThursday\b/u, "Monday"],
  [/\bAM\b/u, "PM"],
  [/\bPM\b/u, "AM"],
];

/** A wrong answer made from a right one, with the kind of slip; null where none is certain to change its value. */
export function lieFor(
  answer: MathsAnswer,
  random: () => number,
): { kind: SlipKind; answer: Pick<MathsAnswer, "latex" | "plain"> } | null {
  const order = slipKinds
    .map((kind) => ({ kind, place: random() }))
    .toSorted((one, other) => one.place - other.place);
  for (const { kind } of order) {
    if (kind !== "word" && !/\d/u.test(answer.plain)) continue;
    const { name, value } = nameAndValue(answer.latex);
    const slip = slipped(kind, value, random);
    // The plain text follows the LaTeX: the slip is in the displayed form.
    if (slip !== null) return { kind, answer: { latex: name + slip, plain: name + slip } };
  }
  return null;
}

/** The expression before the last "=" may restate the question; a slip there changes no value. */
function nameAndValue(latex: string): { name: string; value: string } {
  const isOne =
    !/=.*(?:,|\\text\{ or \}|\\quad|;).*=/u.test(latex) && !/[<>]|\\[lg]e(?![a-z])/u.test(latex);
  const at = isOne ? latex.lastIndexOf("=") + 1 : 0;
  return { name: latex.slice(0, at), value: latex.slice(at) };
}

function slipped(kind: SlipKind, latex: string, random: () => number): string | null {
  if (kind === "word") return inWords(latex);
  const isOne = !/=.*=|\\approx|\\rightarrow|≈/u.test(latex.replaceAll(/\\text\{ or \}.*$/gu, ""));
  if (kind === "root") return withoutRoot(latex);
  // Where two sides are equal, both would need the same slip.
  return isOne ? slips[kind](latex, random) : null;
}

function inWords(latex: string): string | null {
  if (/\d/u.test(latex.replaceAll(/\d+:\d+/gu, ""))) return null;
  const [from, to] = words.find(([word]) => word.test(latex)) ?? [];
  return from && to !== undefined ? latex.replace(from, to) : null;
}

/** Omits one of several roots, or changes its sign. */
function withoutRoot(latex: string): string | null {
  const roots = latex.split(String.raw` \text{ or } `);
  const [first, ...others] = roots;
  return first === undefined || others.length === 0 ? null : others.join(String.raw` \text{ or } `);
}
