/**
 * LaTeX of school maths as plain text on one line: `\frac{3}{4}` is 3/4, `x^2` is x². For lists, which show no typeset
 * formulas.
 */
export function plainMaths(latex: string): string {
  let text = latex
    .replaceAll("\\\\", ", ")
    .replaceAll(layout, "")
    .replaceAll(/\\([{}])/gu, (_, brace: string) => setBraces[brace] ?? brace)
    .replaceAll(/\\[,;:> ]|\\q?quad(?![a-z])|~/gu, " ");
  for (let before = ""; before !== text;) {
    before = text;
    text = innermost.reduce((line, [pattern, plain]) => line.replaceAll(pattern, plain), text);
    // Braces that no rule has matched only group: `12{,}500`. One pair is removed at a time, because a rule may then
    // match its content.
    if (text === before) text = text.replace(/\{([^{}]*)\}/u, "$1");
  }
  return text
    .replaceAll(/\\([A-Za-z]+)/gu, (_, name: string) => symbols.get(name) ?? name)
    .replaceAll(/\\(?=[%$#&_{}])/gu, "")
    .replaceAll(/[{}]|&(?=\s*[=<>≤≥≈])/gu, "")
    .replaceAll(/[⦃⦄]/gu, (brace) => (brace === "⦃" ? "{" : "}"))
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Braces of a set, which are shown, unlike the braces of LaTeX syntax, which are removed. */
const setBraces: Record<string, string> = { "{": "⦃", "}": "⦄" };

const layout =
  /\\(?:left|right|middle|displaystyle|textstyle|limits|nolimits|big|Big|bigg|Bigg|!)(?![a-z])\.?|\\(?:begin|end)\{[^{}]*\}/gu;

/**
 * Each pattern matches only content without braces, so that the inside of a formula is rewritten before its outside.
 */
const innermost: [RegExp, (...match: string[]) => string][] = [
  [
    /\\(?:text|math|operatorname|boxed|overline|underline|vec|hat|bar|ce)[a-z]*\{([^{}]*)\}/gu,
    (_, inside = "") => inside,
  ],
  [
    /(\d?)\\[dtc]?frac(?:\{([^{}]*)\}\{([^{}]*)\}|(\d)(\d))/gu,
    (_, whole = "", over = "", under = "", short = "", shortUnder = "") =>
      `${whole && `${whole} `}${asOne(over || short)}/${asOne(under || shortUnder)}`,
  ],
  [
    /\\sqrt\[(\w)\]\{([^{}]*)\}/gu,
    (_, root = "", inside = "") => `${raised(root)}√${asOne(inside)}`,
  ],
  [/\\sqrt\{([^{}]*)\}/gu, (_, inside = "") => `√${asOne(inside)}`],
  [/\^\{?\\(?:circ|degree)(?![a-z])\}?/gu, () => "°"],
  [/\^(?:\{([^{}]*)\}|([^(){}\\\s]))/gu, (_, group = "", one = "") => raised(group || one)],
  [/_(?:\{([^{}]*)\}|([^(){}\\\s]))/gu, (_, group = "", one = "") => lowered(group || one)],
];

/** More than one term needs brackets once the fraction bar or root sign is gone. */
const asOne = (text: string) =>
  /^[\p{L}\p{N}.,√]*$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`;

const raised = (text: string) => inScript(text, superscripts) ?? `^${asOne(text)}`;
const lowered = (text: string) => inScript(text, subscripts) ?? `_${asOne(text)}`;

function inScript(text: string, script: ReadonlyMap<string, string>): string | null {
  const signs = Array.from(text.replaceAll(" ", ""), (sign) => script.get(sign));
  return signs.every((sign) => sign !== undefined) ? signs.join("") : null;
}

const scriptOf = (plain: string, written: string) => {
  const signs = Array.from(written);
  return new Map(Array.from(plain, (sign, index) => [sign, signs[index] ?? sign]));
};
const superscripts = scriptOf("0123456789+-−()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿⁱ");
const subscripts = scriptOf("0123456789+-−()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎");

/** A command that is not in this map is replaced by its name: `\sin` is sin. */
const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries({
    times: "×",
    cdot: "·",
    div: "÷",
    pm: "±",
    mp: "∓",
    le: "≤",
    leq: "≤",
    ge: "≥",
    geq: "≥",
    lt: "<",
    gt: ">",
    ne: "≠",
    neq: "≠",
    approx: "≈",
    equiv: "≡",
    cong: "≅",
    sim: "∼",
    propto: "∝",
    parallel: "∥",
    perp: "⊥",
    angle: "∠",
    triangle: "△",
    circ: "°",
    degree: "°",
    infty: "∞",
    int: "∫",
    sum: "∑",
    Rightarrow: "⇒",
    implies: "⇒",
    rightarrow: "→",
    rightleftharpoons: "⇌",
    to: "→",
    therefore: "∴",
    because: "∵",
    in: "∈",
    notin: "∉",
    cup: "∪",
    cap: "∩",
    subset: "⊂",
    ldots: "…",
    cdots: "…",
    dots: "…",
    pi: "π",
    theta: "θ",
    alpha: "α",
    beta: "β",
    gamma: "γ",
    delta: "δ",
    Delta: "Δ",
    lambda: "λ",
    mu: "μ",
    rho: "ρ",
    sigma: "σ",
    phi: "φ",
    omega: "ω",
    Omega: "Ω",
  }),
);
