import type { MathsAnswer } from "@sawaal/maths";

/** Rewrites LaTeX in another notation; null where the notation doesn't apply. */
type Rewriting = (latex: string) => string | null;

function replaced(pattern: RegExp, by: string): Rewriting {
  return (latex) => {
    const changed = latex.replaceAll(pattern, by);
    return changed === latex ? null : changed;
  };
}

/** Notations of models that differ from the product's. None of these changes the meaning. */
const rewritings: readonly Rewriting[] = [
  replaced(/\\frac(?![a-z])/gu, String.raw`\dfrac`),
  replaced(/(?<!\d)\\frac\{(\d+)\}\{(\d+)\}/gu, "$1/$2"),
  replaced(/\\mathrm(?![a-z])/gu, String.raw`\text`),
  replaced(/\\,\\mathrm\{([^{}]*)\}/gu, String.raw`~\mathrm{$1}`),
  replaced(/\\,\\mathrm\{([^{}]*)\}/gu, String.raw`\ \text{$1}`),
  replaced(/\\,\\mathrm\{km\}\/\\mathrm\{h\}/gu, String.raw` \text{ km/h}`),
  replaced(/\\,\\mathrm\{cm\}$/gu, String.raw` \text{ centimetres}`),
  replaced(/\\,\\mathrm\{m\}$/gu, String.raw` \text{ metres}`),
  replaced(/\\,\\mathrm\{kg\}$/gu, String.raw` \text{ kilograms}`),
  replaced(/\\,\\mathrm\{(c?m)\^\{?2\}?\}/gu, String.raw`\text{ sq. $1}`),
  replaced(/\\,\\mathrm\{(c?m)\^\{?2\}?\}/gu, String.raw`\ \text{$1}^2`),
  replaced(/\\text\{₹\}|₹/gu, String.raw`\text{Rs. }`),
  replaced(/\\text\{₹\}|₹/gu, "₹\\,"),
  replaced(/\{,\}/gu, ","),
  replaced(/\{,\}/gu, ""),
  replaced(/\\le(?![a-z])/gu, String.raw`\leq`),
  replaced(/\\ge(?![a-z])/gu, String.raw`\geqslant`),
  replaced(/\\;/gu, String.raw`\quad`),
  replaced(/,\\;/gu, ", "),
  replaced(/(?<=[a-z\d}])\s\\text\{ or \}/gu, String.raw`\quad\text{or}\quad `),
  replaced(/\^\{(\d)\}/gu, "^$1"),
  replaced(/\^\{?\\circ\}?/gu, "°"),
  replaced(/(?<!\\left|\\right)\(([^()\\]*)\)/gu, String.raw`\left($1\right)`),
  replaced(/ \\times /gu, String.raw`\times`),
  replaced(/(?<!\\)%/gu, String.raw`\%`),
  // -b + a for a - b is equal, and so is (x + 4)(x + 3) for (x + 3)(x + 4).
  (latex) =>
    /^\([^()]+\)\([^()]+\)$/u.test(latex)
      ? latex.replace(/^(\([^()]+\))(\([^()]+\))$/u, "$2$1")
      : null,
  (latex) =>
    /^([a-z]) = ([^=]+?) \\text\{ or \} \1 = ([^=]+)$/u.test(latex)
      ? latex.replace(/^([a-z]) = ([^=]+?) \\text\{ or \} \1 = ([^=]+)$/u, "$1 = $3, $2")
      : null,
  (latex) =>
    /^([a-z]) = ([^=]+?) \\text\{ or \} \1 = ([^=]+)$/u.test(latex)
      ? latex.replace(
          /^([a-z]) = ([^=]+?) \\text\{ or \} \1 = ([^=]+)$/u,
          String.raw`$1 \in \{$3, $2\}`,
        )
      : null,
  (latex) => {
    const [, whole] = /^(?:[a-z] = )?(-?\d{1,3})$/u.exec(latex) ?? [];
    return whole === undefined ? null : latex.replace(whole, `${whole}.0`);
  },
  (latex) => {
    const [, letter, value] = /^([a-z]) = (-?\d+)$/u.exec(latex) ?? [];
    return letter === undefined || value === undefined ? null : value;
  },
];

/** The delimiters of a formula in Markdown. */
const frames: readonly ((formula: string) => string)[] = [
  (formula) => `$${formula}$`,
  (formula) => `$${formula}$`,
  (formula) => `$$${formula}$$`,
  (formula) => `$${formula}$.`,
  (formula) => `**$${formula}$**`,
  (formula) => `$\\boxed{${formula}}$`,
  (formula) => `\\(${formula}\\)`,
  (formula) => `The answer is $${formula}$.`,
  (formula) => `Therefore, $${formula}$`,
  (formula) => `Final answer: $${formula}$`,
  (formula) => `Hence, the answer is **$${formula}$**.`,
  (formula) => `The required answer is $${formula}$`,
  (formula) => formula,
];

/** An answer as a model could write it: with other commands and signs, with or without words around it. */
export function modelForm(
  answer: Pick<MathsAnswer, "latex" | "plain">,
  random: () => number,
): string {
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const isPlain = random() < 0.15;
  if (isPlain && !/\*|√/u.test(answer.plain)) return answer.plain;
  let formula = answer.latex;
  for (let times = Math.floor(random() * 4); times > 0; times -= 1) {
    const possible = rewritings.flatMap((rewrite) => rewrite(formula) ?? []);
    formula = pick(possible) ?? formula;
  }
  return (pick(frames) ?? String)(formula);
}
