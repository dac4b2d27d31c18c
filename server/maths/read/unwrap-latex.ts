/** Commands whose braces only format their content. */
const decorations =
  /\\(?:boxed|underline|underbrace|cancel|bcancel|xcancel|mathbf|boldsymbol|mathit|fbox|tcboxmath)\s*\{/;
const dropped =
  /\\(?:left|right|big|Big|bigg|Bigg|bigl|bigr|Bigl|Bigr|displaystyle|textstyle|limits|nolimits|hfill|color\{[a-z]+\})(?![a-zA-Z])|\\(?:begin|end)\{(?:cases|aligned|align\*?|gathered|split)\}/g;

/** Removes layout and formatting commands, and normalises alternative notations. */
export function unwrapLatex(latex: string): string {
  // Without a command or a C or P for combinations there is nothing to normalise.
  if (!/[\\CP]|\{\s*\}/.test(latex)) return latex;
  const plain = latex
    // `\left|` and `\right|` distinguish the opening bar from the closing bar.
    .replaceAll(/\\(?:left|big|bigg|Big|bigl)\s*\|/g, "\\lvert ")
    .replaceAll(/\\(?:right|big|bigg|Big|bigr)\s*\|/g, "\\rvert ")
    .replaceAll(/\\(?:left|right)\s*\./g, " \\evaluated ")
    .replaceAll(dropped, " ")
    .replaceAll(
      /(?:\{\s*\})?\s*\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![a-zA-Z]))\s*\\(?:mathrm|text)\{\s*([CF])\s*\}/g,
      "\\text{°$1}",
    )
    .replaceAll(/\{\s*\}\s*\^/g, " ^")
    .replaceAll(/\^\s*\{?(\w+)\}?\s*([CP])_\s*\{?(\w+)\}?/g, permutation);
  return withoutDecorations(
    plain
      .replaceAll(/\\end\{array\}\s*\]/g, "\\end{array}]")
      .replaceAll(/\[\s*\\begin\{array\}/g, "[\\begin{array}"),
  );
}

/** ⁿCᵣ and ⁿPᵣ, the notation of Indian textbooks. */
function permutation(
  whole: string,
  n: string,
  kind: string,
  r: string,
  at: number,
  all: string,
): string {
  // In x^2P_1 the power has a base before it.
  const before = all.slice(0, at).trimEnd();
  if (/[\w)\]}]$/.test(before) && !/\\(?:times|cdot|div|quad)$/.test(before)) return whole;
  return `\\${kind === "C" ? "binom" : "perm"}{${n}}{${r}}`;
}

function withoutDecorations(latex: string): string {
  let rest = latex;
  for (let found = decorations.exec(rest); found; found = decorations.exec(rest)) {
    const start = found.index + found[0].length;
    const end = closingBrace(rest, start);
    rest = `${rest.slice(0, found.index)} ${rest.slice(start, end)} ${rest.slice(end + 1)}`;
  }
  return rest;
}

/** The offset of the brace that closes the one opened before `start`; the end of the text if none does. */
export function closingBrace(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "\\") at += 1;
    else if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
