import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { dataBrackets, dataLatex, valueAnswer } from "../data/written-value.ts";
import { readMeanStory } from "./mean-story-clauses.ts";
import { type MeanResult, type MeanStory, solveStory } from "./mean-story.ts";
import { storySteps } from "./mean-story-steps.ts";

function solve(story: MeanStory): MeanResult {
  const found = solveStory(story);
  if (!found)
    throw notSupported("After this change no value is left. Check the numbers of the question.");
  return found;
}

/**
 * Proves the result by deviations: measured from the mean after the change, the deviations of the groups and of the
 * changed values add up to 0. Null if they don't.
 */
function prove(story: MeanStory, { value }: MeanResult): Proof | null {
  const { groups, change, target } = story;
  const [first] = groups;
  if (!first) return null;
  const shares = groups.map(({ count, mean }) => ({ count, mean }));
  const deviation = (centre: Rational): Rational =>
    shares
      .map(({ count, mean }) => q.multiply(count, q.subtract(mean, centre)))
      .reduce(q.add, q.zero);
  const extra = (values: readonly Rational[], centre: Rational): Rational =>
    values.map((one) => q.subtract(one, centre)).reduce(q.add, q.zero);
  switch (change.kind) {
    case "none":
      return target === "sum" ? proveSum(first, value) : null;
    case "join":
      return balance(deviation(value), groups, value);
    case "add":
      return balance(q.add(deviation(value), extra(change.values, value)), groups, value);
    case "remove":
      return balance(q.subtract(deviation(value), extra(change.values, value)), groups, value);
    case "correct": {
      const taken = q.subtract(deviation(value), extra(change.wrong, value));
      return balance(q.add(taken, extra(change.right, value)), groups, value);
    }
    case "unknown":
      return balance(q.add(deviation(change.after), shareOf(change, value)), groups, change.after);
    case "each":
      return proveEach(first.mean, change, value);
  }
}

/** The deviation that the unknown value adds, or removes, measured from the mean after the change. */
function shareOf(
  { way, after }: Extract<MeanStory["change"], { kind: "unknown" }>,
  value: Rational,
): Rational {
  const own = q.subtract(value, after);
  return way === "add" ? own : q.negate(own);
}

/** Proves a sum by dividing it by the number of values. */
function proveSum(
  { count, mean }: { count: Rational; mean: Rational },
  sum: Rational,
): Proof | null {
  if (!q.equals(q.divide(sum, count), mean)) return null;
  return {
    method: "The sum shared out equally gives the mean again",
    lines: [`${dataLatex(sum)} \\div ${dataLatex(count)} = ${dataLatex(mean)}`],
  };
}

/**
 * Writes the deviations of the groups and, if they don't cancel, the opposite amount that the change brings; null if
 * `rest` is not 0.
 */
function balance(rest: Rational, groups: MeanStory["groups"], centre: Rational): Proof | null {
  if (!q.isZero(rest)) return null;
  const terms = groups.map(({ count, mean }) => ({
    text: `${dataLatex(count)} \\times (${dataLatex(mean)} - ${dataBrackets(centre)})`,
    value: q.multiply(count, q.subtract(mean, centre)),
  }));
  const sum = terms.map(({ value }) => value).reduce(q.add, q.zero);
  const first = `${terms.map(({ text }) => text).join(" + ")} = ${dataLatex(sum)}`;
  const opposite = q.negate(sum);
  return {
    method:
      "Measured from the mean after the change, what lies above and what lies below cancels out",
    lines: q.isZero(sum)
      ? [first]
      : [
          first,
          `\\text{by the change: } ${dataLatex(opposite)}`,
          `${dataLatex(sum)} + ${dataBrackets(opposite)} = 0`,
        ],
  };
}

/** Proves the mean of values that all change in the same way by undoing the change. */
function proveEach(
  mean: Rational,
  { operation, by }: Extract<MeanStory["change"], { kind: "each" }>,
  value: Rational,
): Proof | null {
  const back = {
    "+": () => q.subtract(value, by),
    "-": () => q.add(value, by),
    "×": () => (q.isZero(by) ? mean : q.divide(value, by)),
    "÷": () => q.multiply(value, by),
  }[operation]();
  if (!q.equals(back, mean)) return null;
  return {
    method:
      "Every value changes in the same way, and so does the mean; the change undone gives the old mean",
    lines: [`${dataLatex(back)} = ${dataLatex(mean)}`],
  };
}

function reading({ groups, change, target }: MeanStory): string {
  const groupsLatex = groups
    .map(({ count, mean }) => `n = ${dataLatex(count)},\\; \\bar{x} = ${dataLatex(mean)}`)
    .join(";\\quad ");
  const values = (list: readonly Rational[]): string => list.map(dataLatex).join(", ");
  const happens = {
    none: "",
    join: "\\text{all together}",
    add: change.kind === "add" ? `\\text{with } ${values(change.values)}` : "",
    remove: change.kind === "remove" ? `\\text{without } ${values(change.values)}` : "",
    correct:
      change.kind === "correct" ? `${values(change.wrong)} \\to ${values(change.right)}` : "",
    each:
      change.kind === "each"
        ? `\\text{each } ${{ "+": "+", "-": "-", "×": "\\times", "÷": "\\div" }[change.operation]} ${dataLatex(change.by)}`
        : "",
    unknown:
      change.kind === "unknown"
        ? `\\text{one value ${change.way === "add" ? "more" : "less"}: mean } ${dataLatex(change.after)}`
        : "",
  }[change.kind];
  return `${groupsLatex}${happens === "" ? "" : `;\\quad ${happens}`};\\quad \\text{${target}?}`;
}

/** Means of data that are combined, changed or corrected. */
export const meanStory = defineTask<MeanStory, MeanResult>({
  name: "mean-of-changed-data",
  recognise: (question) =>
    /mean|average/i.test(question.text) && question.text.length < 350
      ? readMeanStory(questionLine(question))
      : null,
  reading,
  solve,
  prove,
  explain: (story, found) =>
    lesson({
      topic: "Statistics",
      method: story.change.kind === "join" ? "Combined mean" : "Sum = mean × number of values",
      difficulty: "intermediate",
      answer: valueAnswer({ kind: "number", value: found.value }),
      steps: storySteps(story, found),
      idea: "Go from the mean to the sum behind it: the sum is the mean times the number of values.",
      firstMove: "Multiply the mean by the number of values to get their sum.",
      finalMove: "Work out the last line. What do you get?",
      terms: { Mean: "The sum of all values, shared out equally." },
      next: ["Would the mean rise or fall if a value equal to the mean were added?"],
    }),
  vary: ({ groups, change, target }, random) => {
    const draw = (least: number, most: number): number => wholeBetween(random, least, most);
    const [n, m] = [draw(5, 20), draw(10, 40)];
    const start = `The mean of ${n} numbers is ${m}.`;
    switch (change.kind) {
      case "join":
        return groups.length === 2
          ? `The mean of ${n} numbers is ${m} and the mean of ${draw(5, 20)} numbers is ${draw(10, 40)}. Find the combined mean.`
          : start;
      case "each":
        return `${start} If each number is ${{ "+": "increased", "-": "decreased", "×": "multiplied", "÷": "divided" }[change.operation]} by ${draw(2, 6)}, find the new mean.`;
      case "add":
        return `${start} If a number ${draw(10, 60)} is added, find the new mean.`;
      case "remove":
        return `${start} If a number ${draw(10, 60)} is removed, find the new mean.`;
      case "correct":
        return `${start} Later it was found that ${draw(40, 60)} was misread as ${draw(10, 30)}. Find the correct mean.`;
      case "unknown":
        return change.way === "remove"
          ? `${start} If one number is excluded, their mean becomes ${m - draw(1, 3)}. Find the excluded number.`
          : `${start} If one more number is included, the mean becomes ${m + draw(1, 3)}. Find the included number.`;
      case "none":
        return `${start} Find the ${target} of the numbers.`;
    }
  },
  examples: [
    "The mean of 5 numbers is 27. If one number is excluded, their mean becomes 25. Find the excluded number.",
    "The mean of 20 boys is 50 and the mean of 30 girls is 60. Find the combined mean.",
    "The mean of 10 numbers is 20. If each number is multiplied by 3, find the new mean.",
  ],
});
