/**
 * The numbers and signs of a question in order: digits, + − × ÷ = < ≤ ≠ ±, roots, exponents, fractions. Differences of
 * notation (LaTeX, plain text, Unicode variants), labels, marks and options are ignored, and so are words and letters.
 */
export function signsOf(question: string): string[] {
  const plain = withoutFrame(inPlainSigns(question));
  const signs = plain.match(sign) ?? [];
  return withoutEnd(signs.map((text) => text.replaceAll(",", "")));
}

/** A number with its grouping commas, an operator, or the mark of an exponent. */
const sign =
  /\d{1,3}(?:,\d{2,3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|(?<!\p{L})\.\d+|[+\-×/=<>≤≥≠±√]|\^(?=\s*-?\d)/gu;

/** "48 + 27 =" asks what "48 + 27" asks. */
function withoutEnd(signs: readonly string[]): string[] {
  return signs.at(-1) === "=" ? signs.slice(0, -1) : [...signs];
}

function inPlainSigns(text: string): string {
  const raised = text.replaceAll(/[⁺⁻]?[⁰¹²³⁴-⁹]+/gu, (power) => `^${power.normalize("NFKC")}`);
  const apart = raised.replaceAll(/[¼-¾⅐-⅞]/gu, (fraction) => ` ${fraction.normalize("NFKC")}`);
  return variants.reduce(
    (plain, [from, to]) => plain.replaceAll(from, to),
    withoutLatex(inAsciiFigures(apart.normalize("NFKC"))),
  );
}

const devanagariZero = 0x0966;

function inAsciiFigures(text: string): string {
  return text.replaceAll(/[०-९]/gu, (figure) =>
    String((figure.codePointAt(0) ?? devanagariZero) - devanagariZero),
  );
}

/** Constructs with arguments, the innermost first. */
const constructs: readonly [RegExp, string][] = [
  [/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, " $1 / $2 "],
  [/\\[dtc]?frac\s*(\d)\s*(\d)/gu, " $1 / $2 "],
  [/\\sqrt\s*\[([^[\]]*)\]\s*\{([^{}]*)\}/gu, " $1 √ $2 "],
  [/\\sqrt\s*\{([^{}]*)\}/gu, " √ $1 "],
  [/\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}]*)\}/gu, " $1 "],
  [/\^\s*\{\s*([^{}]*)\}/gu, "^$1 "],
  [/_\s*\{([^{}]*)\}/gu, " $1 "],
];

/** The deepest nesting of formulas in school books. */
const deepest = 8;

const commands: Record<string, string> = {
  times: "×",
  cdot: "×",
  div: "/",
  le: "≤",
  leq: "≤",
  leqslant: "≤",
  lt: "<",
  ge: "≥",
  geq: "≥",
  geqslant: "≥",
  gt: ">",
  ne: "≠",
  neq: "≠",
  pm: "±",
  sqrt: "√",
  // Degrees are superscripts, and no exponents.
  circ: "°",
};

function withoutLatex(text: string): string {
  let plain = text.replaceAll("{,}", ",").replaceAll(/\\[,;:! ]|\\\\|~/gu, " ");
  for (let depth = 0; depth < deepest; depth += 1) {
    const before = plain;
    for (const [construct, written] of constructs) plain = plain.replaceAll(construct, written);
    if (plain === before) break;
  }
  return plain.replaceAll(
    /\\([a-zA-Z]+)/gu,
    (_command, name: string) => ` ${commands[name] ?? ""} `,
  );
}

const variants: readonly [RegExp, string][] = [
  [/\*\*|[_`$]/gu, " "],
  [/[−–—‐‑]/gu, "-"],
  [/[*✕✖⨯∗]/gu, "×"],
  [/[÷∕⁄]/gu, "/"],
  [/<=|[≦⩽]/gu, "≤"],
  [/>=|[≧⩾]/gu, "≥"],
  [/∛/gu, " 3√"],
  [/\bsqrt\b/giu, "√"],
  [/(?<=\d)[·⋅](?=\d)/gu, "."],
  [/[·⋅]/gu, "×"],
  [/(?<=\d)(\s*)[xX]\1(?=\d)/gu, "×"],
  // Hyphens and dashes of prose are no signs.
  [/(?<=\p{L}{2}\s?|\d)-(?=\s?\p{L}{2})/gu, " "],
];

const frames: readonly RegExp[] = [
  // Marks: "[2]", "(3 marks)", "2 marks".
  /[[(]\s*\d+(?:\.\d+)?\s*(?:m|marks?)\s*[\])]|\b\d+\s*marks?\b|\[\s*\d+\s*\]\s*$/giu,
  // Labels: "Q3.", "3)", "(3)", "Question 3:", "Example 4".
  /^\s*(?:(?:q|ques|question|ex|example|exercise|problem|sum)\s*\.?\s*)?(?:no\.?\s*)?\(?\d{1,3}(?:\.\d{1,2})*\s*[.):](?=\s|\p{L}|[($])/iu,
  /^\s*(?:q|ques|question|example|exercise|problem)\s*\.?\s*\d{1,3}(?=\s)/iu,
  // Options: everything from "(a) …" on, where a "(b) …" follows.
  /(?:^|\s)\(?a[).]\s[^]*?\s\(?b[).]\s[^]*$/iu,
];

function withoutFrame(text: string): string {
  return frames.reduce((plain, frame) => plain.replace(frame, " "), text);
}
