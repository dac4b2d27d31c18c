import { letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { splitGivens } from "../../polynomials/givens-and-target.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation } from "../../../task/task.ts";
import { explain as explainOne } from "./explain.ts";
import { proveTogether } from "./inequality.task.ts";
import { intervalNotation, numberLineOf, setLatex, setPlain } from "./interval.ts";
import { type Inequality, inequalityLatex, recognise as recogniseOne } from "./recognise.ts";
import { type Link, solve, type InequalitySolution, solveTogether } from "./solve.ts";

const silent: ReadonlySet<string> = new Set([
  "the",
  "following",
  "system",
  "of",
  "linear",
  "inequalities",
  "inequations",
  "both",
  "simultaneously",
  "together",
  "graphically",
]);

/** Two or three inequalities in the same unknown that hold at once. */
function recognise(question: Question): readonly Inequality[] | null {
  const signs = question.body.filter(isOrderSign).length;
  if (signs < 2 || signs > 6) return null;
  const tokens = question.body.filter((token) => token.kind !== "word" || !silent.has(token.text));
  const parts = splitGivens(tokens);
  if (parts.length < 2 || parts.length > 3) return null;
  const found = parts.map((body) => recogniseOne({ ...question, body, targets: [] }));
  const inequalities = found.filter((one) => one !== null);
  const names = new Set(inequalities.map(({ unknown }) => unknown));
  const isWhole = inequalities.length === parts.length && names.size === 1;
  return isWhole && question.targets.every((name) => names.has(name)) ? inequalities : null;
}

/** Two inequalities in the same unknown with "or" between them. */
function recogniseEither(question: Question): readonly Inequality[] | null {
  const at = question.body.findIndex((token) => token.kind === "word" && token.text === "or");
  if (at < 0) return null;
  const parts = [question.body.slice(0, at), question.body.slice(at + 1)];
  const found = parts.map((body) => recogniseOne({ ...question, body, targets: [] }));
  const [first, second] = found;
  if (!first || !second || first.unknown !== second.unknown) return null;
  return question.targets.every((name) => name === first.unknown) ? [first, second] : null;
}

function isOrderSign(token: Token): boolean {
  return token.kind === "symbol" && ["<", ">", "≤", "≥"].includes(token.text);
}

const ordinals = ["first", "second", "third"];

interface Joining {
  title: string;
  where: string;
  method: string;
  idea: string;
  finalMove: string;
}

const joinings: Record<Link, Joining> = {
  and: {
    title: "Take the numbers that fit all of them",
    where: "look where all the solutions overlap",
    method: "Overlap of the solutions",
    idea: "Solve each inequality for itself; a number must fit all of them.",
    finalMove: "Which numbers belong to all the solutions at once?",
  },
  or: {
    title: "Take the numbers that fit at least one of them",
    where: "put the solutions together",
    method: "Union of the solutions",
    idea: "Solve each inequality for itself; a number must fit at least one of them.",
    finalMove: "Which numbers belong to one of the solutions or to both?",
  },
};

function stepsOf(
  inequalities: readonly Inequality[],
  { set }: InequalitySolution,
  { title, where }: Joining,
): MathsStep[] {
  const unknown = inequalities[0]?.unknown ?? "x";
  const own = inequalities.flatMap((inequality, at) => {
    const { steps } = explainOne(inequality, solve(inequality));
    return steps.map((one, place) =>
      place === 0
        ? { ...one, title: `${capital(ordinals[at] ?? "")} inequality: ${lower(one.title)}` }
        : one,
    );
  });
  const sets = inequalities.map((one) => setLatex(solve(one).set, unknown));
  return [
    ...own,
    step(
      title,
      `On the number line, ${where}: ${sets.map((one) => `$${one}$`).join(", ")}. As an interval: $${intervalNotation(set)}$.`,
      setLatex(set, unknown),
    ),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function explain(
  inequalities: readonly Inequality[],
  solved: InequalitySolution,
  link: Link,
): Explanation {
  const joining = joinings[link];
  const unknown = inequalities[0]?.unknown ?? "x";
  const plot = numberLineOf(solved.set, unknown);
  return {
    ...lesson({
      topic: "Linear Inequalities",
      method: joining.method,
      difficulty: "intermediate",
      answer: { latex: setLatex(solved.set, unknown), plain: setPlain(solved.set, unknown) },
      steps: stepsOf(inequalities, solved, joining),
      idea: joining.idea,
      firstMove: `Solve the first inequality for $${letterLatex(unknown)}$.`,
      finalMove: joining.finalMove,
      terms: { "Solution set": "All numbers for which the inequalities are true." },
      next: ["How do the solutions look on the number line?"],
    }),
    ...(plot && { plot }),
  };
}

/** Inequalities in one unknown that hold at once. */
export const inequalitySystem = defineTask<readonly Inequality[], InequalitySolution>({
  name: "system-of-inequalities",
  recognise,
  reading: (inequalities) => inequalities.map(inequalityLatex).join(" \\text{ and } "),
  solve: (inequalities) => solveTogether(inequalities),
  prove: (inequalities, solved) => proveTogether(inequalities, solved),
  explain: (inequalities, solved) => explain(inequalities, solved, "and"),
  vary: (_, random) => {
    const [a, b] = [wholeBetween(random, 2, 5), wholeBetween(random, 1, 4)];
    const from = wholeBetween(random, -3, 3);
    return `Solve ${a}x - ${b} > ${a * from - b} and x - ${b} <= ${from + wholeBetween(random, 2, 6) - b}`;
  },
  examples: [
    "Solve the system of inequalities 3x - 7 > 5 and x - 5 <= 3",
    "Solve 2x + 1 > 5 and x^2 - 4x < 0",
  ],
});

/** Two inequalities in one unknown of which at least one holds. */
export const eitherInequality = defineTask<readonly Inequality[], InequalitySolution>({
  name: "either-of-two-inequalities",
  recognise: recogniseEither,
  reading: (inequalities) => inequalities.map(inequalityLatex).join(" \\text{ or } "),
  solve: (inequalities) => solveTogether(inequalities, "or"),
  prove: (inequalities, solved) => proveTogether(inequalities, solved, "or"),
  explain: (inequalities, solved) => explain(inequalities, solved, "or"),
  vary: (_, random) => {
    const [a, b] = [wholeBetween(random, 2, 5), wholeBetween(random, 1, 4)];
    const from = wholeBetween(random, -3, 3);
    return `Solve ${a}x - ${b} < ${a * from - b} or x - ${b} >= ${from + wholeBetween(random, 2, 6) - b}`;
  },
  examples: ["Solve 3x - 7 > 5 or x + 5 <= 3", "Solve 2x + 1 < 5 or x - 4 > 1"],
});
