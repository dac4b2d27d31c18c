import type { MathsStep } from "../../outcome.ts";
import type { PhysicsProblem, Datum } from "./physics-problem.ts";
import { isCarriedExactly, valueLatex } from "./write-work.ts";

/** The step that lists the data: those given, those implied by words, and the constants that are assumed. */
export function givenStep({ givens, note }: PhysicsProblem): MathsStep {
  const impliedValues = givens
    .filter(({ source }) => source === "told")
    .map(({ says, latex }) => `${withArticle(says)} $${latex}$`);
  const constants = givens
    .filter(({ source }) => source === "constant")
    .map(
      ({ says, latex }) =>
        `$${latex}$ is ${withArticle(says)}; the question does not give it, so its usual value is taken.`,
    );
  const words =
    impliedValues.length > 0
      ? [`The wording of the question gives ${impliedValues.join(" and ")}.`]
      : [];
  return {
    title: "Write down what is given",
    why: [
      "Each quantity gets the letter that the law uses.",
      ...words,
      ...constants,
      ...(note === null ? [] : [note]),
    ].join(" "),
    before: null,
    after: givens.map(givenLatex).join(",\\quad "),
  };
}

/** One quantity as typed, or in the unit of the calculation if it was not typed. */
export function givenLatex({ latex, asTyped, value, unit }: Datum): string {
  return `${latex} = ${asTyped ?? valueLatex({ value, isExact: true }, unit)}`;
}

/** The step that converts the data typed in other units than those of the calculation; empty if there are none. */
export function conversionSteps({ givens }: PhysicsProblem): MathsStep[] {
  const changed = givens.flatMap(({ latex, asTyped, value, unit }) => {
    const close = { value, isExact: true };
    const written = valueLatex(close, unit);
    if (asTyped === null || sameText(asTyped, written)) return [];
    const sign = isCarriedExactly(close) ? "=" : "\\approx";
    return [{ before: `${latex} = ${asTyped}`, after: `${latex} ${sign} ${written}` }];
  });
  if (changed.length === 0) return [];
  return [
    {
      title: "Change the units so that they fit together",
      why: "A law works with units of one system, as metre, kilogram and second.",
      before: changed.map(({ before }) => before).join(",\\quad "),
      after: changed.map(({ after }) => after).join(",\\quad "),
    },
  ];
}

/** Compares two LaTeX numbers without trailing zeros: 5.0 m equals 5 m. */
function sameText(one: string, other: string): boolean {
  const plain = (text: string): string =>
    text.replaceAll(/(\.\d*?)0+(?!\d)/g, "$1").replaceAll(/\.(?!\d)/g, "");
  return plain(one) === plain(other);
}

/** "the force"; no article before a proper name, as in "Planck's constant". */
export function withArticle(says: string): string {
  return /^[A-Z]/.test(says) ? says : `the ${says}`;
}
