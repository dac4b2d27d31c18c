import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { dataBrackets, dataLatex, valueAnswer } from "../data/written-value.ts";
import type { MeanResult, MeanStory } from "./mean-story.ts";

type Change<Kind extends MeanStory["change"]["kind"]> = Extract<
  MeanStory["change"],
  { kind: Kind }
>;

/** The steps from the sums before the change to the requested value. */
export function storySteps(story: MeanStory, found: MeanResult): MathsStep[] {
  const { change } = story;
  const opening = sumsStep(story, found);
  const quotient = quotientStep(found);
  switch (change.kind) {
    case "none":
      return [opening];
    case "join":
      return [opening, joinStep(story, found), quotient];
    case "add":
    case "remove":
      return [opening, movedStep(story, change, found), quotient];
    case "correct":
      return [opening, correctedStep(story, change, found), quotient];
    case "each":
      return [eachStep(story, change, found)];
    case "unknown":
      return [opening, ...unknownSteps(story, change, found)];
  }
}

function sumText(values: readonly Rational[]): string {
  return values.map((value, at) => (at === 0 ? dataLatex(value) : dataBrackets(value))).join(" + ");
}

function oldSum({ groups }: MeanStory, { sums }: MeanResult): Rational {
  return sums.slice(0, groups.length).reduce(q.add, q.zero);
}

function meanLatex({ value }: MeanResult): string {
  return valueAnswer({ kind: "number", value }).latex;
}

function sumsStep({ groups }: MeanStory, { sums }: MeanResult): MathsStep {
  const oldSums = groups.map(
    ({ count, mean }, at) =>
      `${dataLatex(count)} \\times ${dataBrackets(mean)} = ${dataLatex(sums[at] ?? q.zero)}`,
  );
  return step(
    groups.length > 1 ? "Find the sum of each group" : "Find the sum of the values",
    "The sum is the number of values times their mean.",
    oldSums.join(",\\quad "),
  );
}

function quotientStep(found: MeanResult): MathsStep {
  return step(
    "Divide the new sum by the new number",
    "The mean is the sum over the number.",
    meanLatex(found),
    `\\frac{${dataLatex(found.sum)}}{${dataLatex(found.count)}}`,
  );
}

function joinStep({ groups }: MeanStory, found: MeanResult): MathsStep {
  return step(
    "Add the sums and the numbers of values",
    "The groups together are one group: their sums go together, and so do their numbers.",
    `${sumText(found.sums)} = ${dataLatex(found.sum)},\\quad ${sumText(groups.map(({ count }) => count))} = ${dataLatex(found.count)}`,
  );
}

function movedStep(
  story: MeanStory,
  { kind, values }: Change<"add"> | Change<"remove">,
  found: MeanResult,
): MathsStep {
  const sign = kind === "add" ? "+" : "-";
  const moved = values.map(dataBrackets).join(` ${sign} `);
  const oldCount = story.groups.map(({ count }) => count).reduce(q.add, q.zero);
  return step(
    kind === "add" ? "Add the new value" : "Take the value away",
    "The number of values changes too.",
    `${dataLatex(oldSum(story, found))} ${sign} ${moved} = ${dataLatex(found.sum)},\\quad ${dataLatex(oldCount)} ${sign} ${values.length} = ${dataLatex(found.count)}`,
  );
}

function correctedStep(
  story: MeanStory,
  { wrong, right }: Change<"correct">,
  found: MeanResult,
): MathsStep {
  const less = wrong.map((one) => ` - ${dataBrackets(one)}`).join("");
  const more = right.map((one) => ` + ${dataBrackets(one)}`).join("");
  return step(
    "Correct the sum",
    "Take the wrong values away and add the right ones; the number of values stays.",
    `${dataLatex(oldSum(story, found))}${less}${more} = ${dataLatex(found.sum)}`,
  );
}

function eachStep(
  { groups }: MeanStory,
  { operation, by }: Change<"each">,
  found: MeanResult,
): MathsStep {
  const mean = groups[0]?.mean ?? q.zero;
  const sign = { "+": "+", "-": "-", "×": "\\times", "÷": "\\div" }[operation];
  return step(
    "Do to the mean what is done to every value",
    "If every value changes in the same way, so does the mean.",
    meanLatex(found),
    `${dataLatex(mean)} ${sign} ${dataBrackets(by)}`,
  );
}

function unknownSteps(
  story: MeanStory,
  { way, after }: Change<"unknown">,
  found: MeanResult,
): MathsStep[] {
  const first = oldSum(story, found);
  const second = found.sums.at(-1) ?? q.zero;
  const [large, small] = way === "add" ? [second, first] : [first, second];
  return [
    step(
      "Find the sum after the change",
      "Sum = mean × number of values.",
      `${dataLatex(found.count)} \\times ${dataBrackets(after)} = ${dataLatex(second)}`,
    ),
    step(
      "Subtract the sums",
      "Their difference is the value in question.",
      dataLatex(found.value),
      `${dataLatex(large)} - ${dataBrackets(small)}`,
    ),
  ];
}
