/** Unit vectors with hats are distinguished from letters, because k may also be an unknown number. */
const hats = { i: "î", j: "ĵ", k: "ƙ" } as const;

const matrixEnvironment =
  /\\begin\{(b|B|p|v|V|small)?matrix\}([\s\S]*?)\\end\{(?:b|B|p|v|V|small)?matrix\}/g;
const arrayEnvironment = /\\begin\{array\}\s*(?:\{[^{}]*\})?([\s\S]*?)\\end\{array\}/g;

/** The rows of a LaTeX environment with commas and semicolons. */
function rowsTyped(inner: string): string {
  return inner
    .replaceAll("&", " , ")
    .replaceAll(/\\\\(?:\[[^\]]*\])?/g, " ; ")
    .replaceAll("\\hline", " ")
    .replaceAll(/\s+/g, " ")
    .replace(/[\s;]+$/, "")
    .trim();
}

function environments(text: string): string {
  return text
    .replaceAll(matrixEnvironment, (_, kind: string | undefined, inner: string) => {
      const rows = rowsTyped(inner);
      if (kind === undefined || kind === "small") return rows;
      return kind === "v" || kind === "V" ? `|${rows}|` : `[${rows}]`;
    })
    .replaceAll(arrayEnvironment, (_, inner: string) => rowsTyped(inner));
}

const hatOf = (_: string, unit: string): string => {
  const letter = unit.toLowerCase();
  return letter === "i" || letter === "j" || letter === "k" ? hats[letter] : unit;
};

type Replacement = readonly [RegExp, string | ((whole: string, first: string) => string)];

const latex: readonly Replacement[] = [
  [/\\(?:left|right|big|Big|bigg|displaystyle|quad|qquad|limits)(?![a-zA-Z])/g, " "],
  [/\\[,;:!>]|\\ /g, " "],
  [/\\[()[\]]|\$/g, " "],
  [/\\(?:widehat|hat)\s*\{?\\?([ijk])(?:math)?\}?/g, hatOf],
  [
    /\\(?:vec|overrightarrow|overline|bar|mathbf|bm|boldsymbol)\s*\{\s*([a-zA-Z]{1,2})\s*\}/g,
    " $1 ",
  ],
  [/\\(?:vec|bar)\s+([a-zA-Z])/g, " $1 "],
  [/\\(?:text|textbf|mathrm|operatorname|mathit)\s*\{([^{}]*)\}/g, " $1 "],
  [/\\(?:cdot|bullet)(?![a-z])/g, "·"],
  [/\\times(?![a-z])/g, "×"],
  [/\\(?:leqslant|leq|le)(?![a-z])/g, "≤"],
  [/\\(?:geqslant|geq|ge)(?![a-z])/g, "≥"],
  [/\\(?:langle)(?![a-z])/g, "⟨"],
  [/\\(?:rangle)(?![a-z])/g, "⟩"],
  [/\\(?:l|r)?vert(?![a-z])/g, "|"],
  [/\\cup(?![a-z])/g, "∪"],
  [/\\cap(?![a-z])/g, "∩"],
  [/\\(?:emptyset|varnothing)(?![a-z])/g, "∅"],
  [/\\in(?![a-z])/g, "∈"],
  [/\\(?:prime)(?![a-z])/g, "'"],
  [/\\(det|adj|cos|sin|tan|max|min)(?![a-z])/g, " $1 "],
  [/\\\{/g, "{"],
  [/\\\}/g, "}"],
  [/\\\\/g, "\n"],
];

const greek: readonly Replacement[] = (
  [
    ["lambda", "λ"],
    ["mu", "μ"],
    ["alpha", "α"],
    ["beta", "β"],
    ["gamma", "γ"],
    ["theta", "θ"],
    ["phi", "φ"],
  ] as const
).map(([name, letter]) => [
  new RegExp(`\\\\${name}(?![a-z])|(?<![a-z\\\\])${name}(?![a-z])`, "gi"),
  letter,
]);

const unicode: readonly Replacement[] = [
  [/[−–—‐‑‒]/g, "-"],
  [/[✕✖]/g, "×"],
  [/[⋅•∙]/g, "·"],
  [/<=|=<|⩽/g, "≤"],
  [/>=|=>|⩾/g, "≥"],
  [/[’′]/g, "'"],
  [/⁻¹/g, "^-1"],
  [/ᵀ/g, "^T"],
  [/²/g, "^2"],
  [/³/g, "^3"],
  [/⁴/g, "^4"],
  [/[₀-₉]+/g, (run: string) => `_${Array.from(run, subscriptDigit).join("")}`],
  [/ĵ|j\u0302/g, hats.j],
  [/î|i\u0302|ı\u0302/g, hats.i],
  [/k\u0302/g, hats.k],
  [/([a-zA-Z])[\u20d7\u0305]/g, " $1 "],
  [/(?<![a-zA-Z])([ijk])[\s-]?(?:cap|hat)(?![a-z])/gi, hatOf],
  [/(?<![a-zA-Z])([ijk])\^(?=\s*(?:$|[-+),;.\]]|and|is))/gi, hatOf],
];

function subscriptDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) - 0x2080);
}

const tidy: readonly Replacement[] = [
  [/(?<![a-zA-Z])vec\s*\(?\s*([a-zA-Z])\s*\)?(?![a-zA-Z])/g, " $1 "],
  [/\^\s*\{\s*([Tt']|\\top)\s*\}/g, "^T"],
  [/\^\s*\{?\s*\(?\s*-\s*1\s*\)?\s*\}?/g, "^-1"],
  [
    /\^\s*\{([^{}]*)\}/g,
    (_: string, inner: string) => (/^\d$/.test(inner) ? `^${inner}` : `^(${inner})`),
  ],
  [/_\s*\{(\w+)\}/g, (_: string, inner: string) => `_${inner}`],
];

function apply(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((all, [pattern, by]) => {
    return typeof by === "string" ? all.replaceAll(pattern, by) : all.replaceAll(pattern, by);
  }, text);
}

const fraction = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/;
const bareFraction = /\\[dt]?frac\s*(\d)\s*(\d)/g;
const latexRoot = /\\sqrt\s*\{([^{}]*)\}/;
/** The maximum nesting of fractions that are converted; deeper ones stay, to be refused. */
const deepest = 12;

function openFractions(text: string): string {
  let opened = text.replaceAll(bareFraction, "($1/$2)");
  for (let left = deepest; left > 0; left -= 1) {
    const next = opened.replace(fraction, "(($1)/($2))").replace(latexRoot, "√($1)");
    if (next === opened) break;
    opened = next;
  }
  return opened;
}

const label = /^\s*(?:(?:q|que|ques|question)\s*\.?\s*\d+\s*[.):]\s|\d{1,2}[.)]\s+(?=[a-z]{2}))/i;

/**
 * The question with its LaTeX and Unicode converted to keyboard notation: matrices as [1 , 2 ; 3 , 4], hats as î ĵ ƙ,
 * powers with ^, without arrows over letters. Anything without a plain form stays and is refused later.
 */
export function plainMaths(text: string): string {
  const opened = environments(text.replace(label, ""));
  return [latex, greek, unicode, tidy].reduce(
    (all, replacements) => apply(replacements === greek ? openFractions(all) : all, replacements),
    opened,
  );
}
