import type { LatexToken, Relation, Separator, Sign } from "./latex-token.ts";

type Bare<T> = T extends LatexToken ? Omit<T, "spaced" | "written"> : never;
export type BareToken = Bare<LatexToken>;

const signs = new Map<string, Sign>(
  Object.entries({
    "+": "+",
    "-": "-",
    "−": "-",
    "–": "-",
    "±": "±",
    pm: "±",
    "∓": "∓",
    mp: "∓",
    "×": "×",
    "·": "·",
    "⋅": "·",
    "*": "×",
    times: "×",
    cdot: "·",
    to: "→",
    rightarrow: "→",
    ast: "×",
    "÷": "÷",
    div: "÷",
    "/": "/",
    "^": "^",
    _: "_",
    "!": "!",
    "%": "%",
    "°": "°",
    circ: "°",
    degree: "°",
    "₹": "₹",
    ":": ":",
    colon: ":",
  }),
);

const relations = new Map<string, Relation>(
  Object.entries({
    "=": "=",
    "≈": "≈",
    approx: "≈",
    simeq: "≈",
    "<": "<",
    lt: "<",
    ">": ">",
    gt: ">",
    "≤": "≤",
    le: "≤",
    leq: "≤",
    leqslant: "≤",
    "≥": "≥",
    ge: "≥",
    geq: "≥",
    geqslant: "≥",
    "≠": "≠",
    ne: "≠",
    neq: "≠",
  }),
);

const separators = new Map<string, Separator>(
  Object.entries({
    ",": ",",
    ";": ";",
    quad: "quad",
    qquad: "quad",
    "\\": "newline",
    newline: "newline",
    Rightarrow: "arrow",
    Longrightarrow: "arrow",
    implies: "arrow",
    therefore: "arrow",
    Leftrightarrow: "arrow",
    iff: "arrow",
    "⇒": "arrow",
    "∴": "arrow",
  }),
);

const brackets = new Map<string, BareToken>(
  Object.entries({
    "(": { kind: "open", bracket: "(" },
    ")": { kind: "close", bracket: "(" },
    "[": { kind: "open", bracket: "[" },
    "]": { kind: "close", bracket: "[" },
    "{": { kind: "open", bracket: "{" },
    "}": { kind: "close", bracket: "{" },
    lbrack: { kind: "open", bracket: "[" },
    rbrack: { kind: "close", bracket: "[" },
    lvert: { kind: "open", bracket: "|" },
    rvert: { kind: "close", bracket: "|" },
    "|": { kind: "bar" },
    vert: { kind: "bar" },
    mid: { kind: "bar" },
  }),
);

const letters = new Map<string, string>(
  Object.entries({
    alpha: "α",
    beta: "β",
    gamma: "γ",
    delta: "δ",
    Delta: "Δ",
    epsilon: "ε",
    varepsilon: "ε",
    eta: "η",
    theta: "θ",
    lambda: "λ",
    mu: "μ",
    nu: "ν",
    pi: "π",
    rho: "ρ",
    sigma: "σ",
    tau: "τ",
    phi: "φ",
    varphi: "φ",
    omega: "ω",
    infty: "∞",
    Omega: "Ω",
    ell: "ℓ",
  }),
);

/** Names that the parser supports. */
const commands = new Set(
  (
    "frac dfrac tfrac cfrac sqrt binom perm sin cos tan cot sec csc cosec arcsin arccos arctan sinh cosh tanh ln log " +
    "exp sum lim int"
  ).split(" "),
);

const structures = new Set([
  "frac",
  "dfrac",
  "tfrac",
  "cfrac",
  "sqrt",
  "binom",
  "perm",
  "sum",
  "lim",
  "int",
]);

/** The meaning of a character, or of a command without its backslash. */
export function meaningOf(name: string): BareToken | null {
  const sign = signs.get(name);
  if (sign) return { kind: "sign", sign };
  const relation = relations.get(name);
  if (relation) return { kind: "relation", relation };
  const separator = separators.get(name);
  if (separator) return { kind: "separator", separator };
  const letter = letters.get(name);
  if (letter !== undefined) return { kind: "letter", name: letter };
  if (commands.has(name)) return { kind: "command", name };
  return brackets.get(name) ?? null;
}

export function isFunctionName(name: string): boolean {
  return commands.has(name) && !structures.has(name);
}

/** Greek letters written as Unicode characters. */
export const greekCharacter = /^[α-ωΔΩ]/u;
