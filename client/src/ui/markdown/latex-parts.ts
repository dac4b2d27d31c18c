/** One piece of a LaTeX line that is compared and marked as a whole. */
export interface LatexPart {
  text: string;
  /** Only operands are marked; operators and brackets are not. */
  isOperand: boolean;
}

const number = /^\d+(?:\{,\}\d+|[.,]\d+)*/u;
const command = /^\\(?:[a-z]+\*?|.)/iu;
/** Commands that are operators or relations. */
const signs =
  /^\\(?:times|cdot|div|pm|mp|leq?|geq?|neq?|approx|equiv|to|Rightarrow|rightarrow|implies|quad|qquad|cup|cap|in|[,;:!> ])$/u;
const wraps = /^\\(?:frac|dfrac|tfrac|sqrt|text|operatorname|mathrm|binom|overline|vec|hat)$/u;

/**
 * Splits a LaTeX line from left to right: numbers, letters, whole fractions and roots with their exponents, and the
 * operators between them. Null for LaTeX without a linear order, such as a table.
 */
export function latexParts(source: string): LatexPart[] | null {
  if (/\\(?:begin|left|middle|htmlClass)(?![a-z])/iu.test(source)) return null;
  const parts: LatexPart[] = [];
  for (let rest = source.trimStart(); rest !== ""; rest = rest.trimStart()) {
    const length = partLength(rest);
    if (length === 0) return null;
    const text = rest.slice(0, length);
    parts.push({ text, isOperand: !isSign(text) });
    rest = rest.slice(length);
  }
  return parts;
}

function isSign(text: string): boolean {
  return signs.test(text) || /^[-+=<>()[\]|,;:.!&]$/u.test(text);
}

function partLength(rest: string): number {
  const head = headLength(rest);
  if (head === 0 || isSign(rest.slice(0, head))) return head;
  let length = head;
  // A superscript or subscript belongs to the piece before it.
  while (/^[_^]/u.test(rest.slice(length))) {
    const script = groupLength(rest.slice(length + 1)) || 1;
    length += 1 + script;
  }
  return length;
}

function headLength(rest: string): number {
  if (/^[{}]/u.test(rest)) return groupLength(rest);
  const name = command.exec(rest)?.[0];
  if (name === undefined) return number.exec(rest)?.[0].length ?? 1;
  if (!wraps.test(name)) return name.length;
  let length = name.length;
  const optional = /^\s*\[[^\]]*\]/u.exec(rest.slice(length))?.[0] ?? "";
  length += optional.length;
  for (let group = groupLength(rest.slice(length)); group > 0;) {
    length += group;
    group = groupLength(rest.slice(length));
  }
  return length;
}

/** Length of `{…}` at the start; 0 if there is none, or if it is not closed. */
function groupLength(rest: string): number {
  if (!rest.startsWith("{")) return 0;
  let depth = 0;
  for (let at = 0; at < rest.length; at += 1) {
    const character = rest.charAt(at);
    if (character === "\\") at += 1;
    else if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return 0;
}
