/** A reaction: `A + B → C`, with formulas in `\mathrm{…}`. */
const arrow =
  /\\(?:x?(?:right|left|rightleft)arrow|xrightleftharpoons|rightleftharpoons|longrightarrow|to)(?![a-z])(?:\[[^\]]*\])?(?:\{(?:[^{}]|\{[^{}]*\})*\})?|→|⇌/u;

/**
 * What a chemical equation in LaTeX has more of on one side: "O 2, 3"; null where it is balanced or is no equation of
 * formulas. Counts atoms and charges; `n`, `x` and general formulas such as `R` are ignored.
 */
export function unbalancedReaction(latex: string): string | null {
  for (const line of latex.split(/\\\\|\n\n/u)) {
    const sides = line.replaceAll("&", "").split(arrow);
    if (sides.length !== 2) continue;
    const counted = sides.map(countSide);
    const [left, right] = counted;
    if (!left || !right) continue;
    const names = new Set([...left.keys(), ...right.keys()]);
    for (const name of names) {
      const [before, after] = [left.get(name) ?? 0, right.get(name) ?? 0];
      if (before !== after) return `${name} ${before}, ${after}`;
    }
  }
  return null;
}

type Atoms = Map<string, number>;

function countSide(side: string): Atoms | null {
  const text = side
    .replaceAll(/\\(?:uparrow|downarrow|,|;|:|!|quad|qquad|[()])/gu, " ")
    .replaceAll(/\\text\s*\{[^}]*\}/gu, " ")
    .replaceAll(/\\(?:mathrm|ce|rm)\b/gu, "")
    .replaceAll(/\((?:s|l|g|aq)\)/gu, "");
  if (/\\|[^\w\s{}()[\]^+\-.·*]/u.test(text) || !/[A-Z]/u.test(text)) return null;
  const total: Atoms = new Map();
  for (const term of text.split(/(?<!\^\{?\d*)\s*\+(?!\s*\}|\s*$)\s*/u)) {
    const counted = countTerm(term.trim());
    if (!counted) return null;
    for (const [name, count] of counted) total.set(name, (total.get(name) ?? 0) + count);
  }
  return total;
}

/** Letters that stand for any group, any halogen, any metal. */
const anyAtom = ["R", "X", "M"];
const formula = /^(?:[A-Z][a-z]?(?:_\d+)?|\((?:[A-Z][a-z]?(?:_\d+)?)+\)(?:_\d+)?)+$/u;

function countTerm(term: string): Atoms | null {
  const [, times = "", written = ""] = /^\{?(\d*)\s*\{?(.*)$/su.exec(term) ?? [];
  const neutral = written.replaceAll(/\^\{?\d*[+-]\}?/gu, "").replaceAll(/[{}\s]/gu, "");
  const atoms = neutral === "e" ? new Map<string, number>() : countAtoms(neutral);
  if (!atoms || anyAtom.some((name) => atoms.has(name))) return null;
  const charge = chargeOf(written);
  if (charge !== 0) atoms.set("charge", charge);
  return new Map(Array.from(atoms, ([name, count]) => [name, count * Number(times || 1)]));
}

function chargeOf(written: string): number {
  const [, size = "", sign] = /\^\{?(\d*)([+-])\}?/u.exec(written) ?? [];
  if (sign === undefined) return 0;
  return Number(size || 1) * (sign === "+" ? 1 : -1);
}

function countAtoms(neutral: string): Atoms | null {
  if (!formula.test(neutral)) return null;
  const atoms: Atoms = new Map();
  for (const [, group, groupTimes = "1", atom, times = "1"] of neutral.matchAll(
    /\(([^)]*)\)(?:_(\d+))?|([A-Z][a-z]?)(?:_(\d+))?/gu,
  )) {
    const inner = atom === undefined ? (countAtoms(group ?? "") ?? []) : [[atom, 1] as const];
    for (const [name, count] of inner) add(atoms, name, count * Number(groupTimes) * Number(times));
  }
  return atoms;
}

function add(atoms: Atoms, name: string, count: number): void {
  atoms.set(name, (atoms.get(name) ?? 0) + count);
}
