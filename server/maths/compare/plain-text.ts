import { greekLetters } from "../expressions/greek-letters.ts";
import { rememberedText } from "../read/memoise.ts";
import { closingBrace } from "../read/unwrap-latex.ts";

/** Commands whose braces contain words, or only format their content. */
const wrapper =
  /\\(?:text(?:bf|it|rm)?|mathrm|mathbf|mathit|mathbb|operatorname\*?|boxed|boldsymbol|hat|vec|overrightarrow|overline|widehat|bar|underline|ce)\s*(?:\{|([A-Za-z]|\\[ij]math))/;
/** The maximum count of braces; no school answer has more. */
const mostWrappers = 120;

const arrangement =
  /\\(?:left|right|big|Big|bigg|Bigg|bigl|bigr|displaystyle|textstyle|limits)(?![a-zA-Z])|\\[,;:!> ]|\\(?:begin|end)\{(?:cases|aligned|array)\}(?:\{[clr|]*\})?/g;

/** 1{,}20{,}000 and 120{,}000 are one number each. */
const grouped = /(?<![\d}])\d{1,3}(?:\{,\}\d{2,3})*\{,\}\d{3}(?!\d|\{,\})/g;

const signs: [RegExp, string][] = [
  [/\{,\}/g, ","],
  [
    /(?:\{\s*\})?\s*\^\s*(?:\{\s*\\?circ\s*\}|\\circ(?![a-zA-Z])|\{\s*°\s*\}|°|o\b(?=\s*[CF]?\s*$))/g,
    "°",
  ],
  [/\\(?:circ|degree)(?![a-zA-Z])|º|˚/g, "°"],
  // An empty set, alone or among others; elsewhere empty braces are only LaTeX spacing.
  [/(?<=(?:^|[,;=])\s*)\{\s*\}(?=\s*(?:[,;.]|$))/g, "∅"],
  [/\{\s*\}/g, " "],
  [/\\q?quad(?![a-zA-Z])/g, " "],
  [/\\(?:leq?|leqslant)(?![a-zA-Z])|⩽|<=|=</g, "≤"],
  [/\\(?:geq?|geqslant)(?![a-zA-Z])|⩾|>=/g, "≥"],
  [/\\lt(?![a-zA-Z])/g, "<"],
  [/\\gt(?![a-zA-Z])/g, ">"],
  [/\\neq?(?![a-zA-Z])|!=/g, "≠"],
  [/\\in(?![a-zA-Z])/g, " ∈ "],
  [/\\cup(?![a-zA-Z])/g, "∪"],
  [/\\infty(?![a-zA-Z])|\binfinity\b/g, "∞"],
  [/\\(?:emptyset|varnothing)(?![a-zA-Z])/g, "∅"],
  [/\\pm(?![a-zA-Z])|\+\/-|\+-/g, "±"],
  [/\\(?:approx|simeq|sim)(?![a-zA-Z])|≃|≅/g, "≈"],
  [/\\(?:cdot|bullet|ast)(?![a-zA-Z])/g, "·"],
  [/\\times(?![a-zA-Z])/g, "×"],
  [/\\pi(?![a-zA-Z])/g, "π"],
  [/\\Omega(?![a-zA-Z])|Ω|Ω/g, " ohm "],
  [/\\mu(?![a-zA-Z])(?=\s*[A-Za-z])|μ/g, "µ"],
  [
    /\\(?:longrightarrow|rightarrow|Rightarrow|implies|to|xrightarrow)(?![a-zA-Z])|⟶|⇒|→|[-=]+>/g,
    " → ",
  ],
  [/\\(?:therefore|because)(?![a-zA-Z])|[∴∵]/g, " "],
  [/\\mathbb\s*([RZN])/g, "$1"],
  [/\\(?:setminus|backslash)(?![a-zA-Z])/g, "-"],
  [/(?<=\d)\s*\\[dt]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/g, " $1/$2"],
  [/\\%/g, "%"],
  [/\\\{/g, "{"],
  [/\\\}/g, "}"],
  [/\\_/g, "_"],
  [/\\&/g, "&"],
  [/°\s+(?=[CF]\b)/g, "°"],
  // Money in shop notation: Rs. 36, 36 rs, ₹36/-, 36 rupees only.
  [/(?:₹|\brs\b\.?|\binr\b)\s*(\d[\d,]*(?:\.\d+)?)(?:\s*\/[-=])?(?:\s*only\b)?/gi, "₹$1"],
  [
    /(?<![₹\d.,/])(\d[\d,]*(?:\.\d+)?)\s*(?:\/[-=](?!\s*\d)|(?:rs\b\.?|rupees?|rupaye|rupay|inr)\b\.?)(?:\s*only\b)?/gi,
    "₹$1",
  ],
  [/(?<!\d)dollars?\s+(\d[\d,.]*)/gi, "$1 dollars"],
  // "Square units" is not a unit.
  [
    /(?<=[\d)}½¼¾π])\s*(?:sq(?:uare)?\.?|cubic|cu\.?)?\s*units?\s*(?:\^\s*\{?\(?[23]\)?\}?|[²³])?$/gi,
    "",
  ],
  [/(?<=\d)\s*x\s*(?=\d)/gi, " × "],
  [/(?<=[)\]])\s*U\s*(?=[([])/g, " ∪ "],
  [/^\s*\(\s*(-?[\dA-Z]+)\s*\)\s*_\s*\{?\s*\d+\s*\}?\s*$/g, "$1"],
  [/\s+at\s+(?:every|any|all)\b.*$/g, ""],
  [/√\s*(\d+)\s*i\b/g, "√($1)i"],
  [/\\sqrt\s*\{(\d+)\}\s*i\b/g, "√($1)i"],
  // In words: root 3, 2 is to 3, x is greater than 3.
  [/(?<!\bcube\s)(?:\b(?:square|under)\s+)?\broot\s+(?:of\s+)?\(?(\d+)\)?/gi, "√($1)"],
  [/(?<=\d)\s+is\s+to\s+(?=\d)/g, ":"],
  [
    /\s*(?:is\s+)?(?:greater|more|bigger)\s+than\s+or\s+equal\s+to\s*|\s+is\s+at\s+least\s+/gi,
    " ≥ ",
  ],
  [/\s*(?:is\s+)?(?:less|smaller)\s+than\s+or\s+equal\s+to\s*|\s+is\s+at\s+most\s+/gi, " ≤ "],
  [/\s*(?:is\s+)?(?:greater|more|bigger)\s+than\s*/gi, " > "],
  [/\s*(?:is\s+)?(?:less|smaller)\s+than\s*/gi, " < "],
  [/^\s*[a-z]\s*∈\s*(?=\{)/gi, ""],
  [/(?<=[\d)}])\s+(?=[a-z]\s*=(?!=))/gi, ", "],
  [/ℝ/g, "R"],
  [/ℤ/g, "Z"],
  [/[îı]\u0302?/g, "i"],
  [/[ĵȷ]\u0302?/g, "j"],
  [/(?<=[ijk])\u0302|k\u0302/g, ""],
];

/**
 * An answer in the form that a phone would type: no dollar signs, no LaTeX for layout, matrices as [[1, 2], [3, 4]],
 * Devanagari and full-width digits as 0 to 9. Fractions, roots, powers and Greek letters stay in LaTeX, which is
 * parsed.
 */
export const plainText = rememberedText(madePlain);

function madePlain(text: string): string {
  let plain = withoutFormulaMarks(text)
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll(/\u200b|\u200d|\ufeff/g, "")
    .replaceAll(/[\u00a0\u2009\u202f~]/g, " ");
  plain = withMatrices(plain).replaceAll(/\\\\(?![a-zA-Z])/g, "\n");
  plain = unwrapped(plain.replaceAll(arrangement, " ")).replaceAll(
    /\\([a-z]+)(?![a-zA-Z])/g,
    (command, name: string) => (name === "mu" ? command : (greekLetters.get(name) ?? command)),
  );
  plain = plain.replaceAll(grouped, (number) => number.replaceAll("{,}", ""));
  for (const [pattern, replacement] of signs) plain = plain.replaceAll(pattern, replacement);
  return plain.replaceAll(/[ \t]+/g, " ").trim();
}

/** $…$ and \(…\) delimit a formula; a dollar sign before an amount is a currency. */
function withoutFormulaMarks(text: string): string {
  return text
    .replaceAll(/\\[()]|\\\[|\\\]|\*\*|`/g, (mark) =>
      mark === "**" && /\w\*\*\w/.test(text) ? "^" : " ",
    )
    .replaceAll("\\$", " dollar ")
    .replace(/^\s*\$\s*(\d[\d,.]*)\s*$/, " dollar $1 ")
    .replaceAll("$", " ");
}

function unwrapped(text: string): string {
  let rest = text;
  for (let left = mostWrappers; left > 0; left -= 1) {
    const found = wrapper.exec(rest);
    if (!found) return rest;
    const start = found.index + found[0].length;
    const [single] = found.slice(1);
    const end = single === undefined ? closingBrace(rest, start) : start;
    const inner = single ?? rest.slice(start, end);
    const own = single?.startsWith("\\") ? single.charAt(1) : inner;
    rest = `${rest.slice(0, found.index)} ${own} ${rest.slice(single === undefined ? end + 1 : end)}`;
  }
  return rest;
}

function withMatrices(text: string): string {
  return text.replaceAll(
    /\\begin\{[bpv]matrix\}([^]*?)\\end\{[bpv]matrix\}/g,
    (_, inner: string) => {
      const rows = inner.split(/\\\\/).filter((row) => row.trim() !== "");
      return `[${rows.map((row) => `[${row.split("&").join(", ")}]`).join(", ")}]`;
    },
  );
}
