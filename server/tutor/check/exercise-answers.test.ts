import { expect, test } from "vitest";
import { isWorked } from "@sawaal/maths";
import { solveQuestion } from "@sawaal/maths/testing";
import { solutionOf } from "../solver/solution-of.ts";
import { computedAnswerIn } from "../computed-answer.ts";
import { presentHomework } from "../present/present.ts";
import { checkSolution } from "./check-solution.ts";
import { judgeAnswer } from "./judge-answer.ts";

const withOptions = "What is 15% of 240?\n(a) 24\n(b) 36\n(c) 40";
const withParts = "(i) 15% of 240 (ii) HCF of 45 and 60";
const withOpenPart = "(i) 15% of 240 (ii) Who wrote Godan?";

function statusOf(question: string, answer: string) {
  return checkSolution(solveQuestion(question), { answer }).status;
}

test.each([
  "(b)",
  "(b) 36",
  "Option B",
  "**(B)** $36$",
  "36",
  "$36$",
  String.raw`$\text{(b) } 36$`,
])("a model that answers %s has the option", (answer) => {
  expect(statusOf(withOptions, answer)).toBe("checked");
});

test.each(["(c)", "(b) 40", "(a) 36", "Option C", "40"])(
  "a model that answers %s has another option",
  (answer) => {
    expect(statusOf(withOptions, answer)).toBe("wrong");
  },
);

test.each([
  ["(i) 36 (ii) 15", "checked"],
  ["- **(i)** $36$\n- **(ii)** $15$", "checked"],
  ["i) 36, ii) 15", "checked"],
  ["36; 15", "checked"],
  ["(i) 36 (ii) 45", "wrong"],
  ["(ii) 36 (i) 15", "wrong"],
  ["(i) 36", "wrong"],
])("a model that answers the parts with %j is judged part by part: %s", (answer, status) => {
  expect(statusOf(withParts, answer)).toBe(status);
});

test.each(["(i) 36 (ii) Premchand", "(i) 35 (ii) Premchand"])(
  "where a part is unsolved, %s is neither right nor wrong",
  (answer) => {
    expect(statusOf(withOpenPart, answer)).toBe("unchecked");
    expect(computedAnswerIn(solveQuestion(withOpenPart), "openai")).toBeNull();
  },
);

test.each(["b", "B", "(b)", "option b", "36", "(b) 36", "b) 36"])(
  "a student who types %s has found the option",
  (typed) => {
    const computed = computedAnswerIn(solveQuestion(withOptions), "built-in");
    expect(judgeAnswer({ answer: "", computed }, typed).verdict).toBe("right");
  },
);

test.each(["c", "(a)", "40", "(b) 40"])("a student who types %s is wrong", (typed) => {
  const computed = computedAnswerIn(solveQuestion(withOptions), "built-in");
  expect(judgeAnswer({ answer: "", computed }, typed).verdict).toBe("wrong");
});

function presented(question: string, helpLevel: "full" | "hint" | "stepbystep") {
  const outcome = solveQuestion(question);
  if (!isWorked(outcome)) throw new Error(`${question} was not solved`);
  const solution = solutionOf(outcome, { grade: 7, random: () => 0.4 });
  const { status } = checkSolution(outcome, solution);
  const check = { status: status === "checked" ? status : ("unchecked" as const) };
  const computed = computedAnswerIn(outcome, "built-in");
  return presentHomework(solution, { question, helpLevel, check, computed, engine: "built-in" });
}

test("the option and its value are shown, and the answer is marked as checked", () => {
  const { answer, check } = presented(withOptions, "full");
  expect(answer).toBe(String.raw`$\text{(b) } 36$`);
  expect(check.status).toBe("checked");
});

test("parts are a list under their labels, with one mark for all", () => {
  const { answer, check, steps } = presented(withParts, "full");
  expect(answer).toBe("- **(i)** $36$\n- **(ii)** $15$");
  expect(check.status).toBe("checked");
  expect(steps.map(({ title }) => title.slice(0, 4))).toContain("(ii)");
});

test("an unsolved part is listed with the others, and there is no mark", () => {
  const { answer, check } = presented(withOpenPart, "full");
  expect(answer).toBe("- **(i)** $36$\n- **(ii)** I can't solve this part yet.");
  expect(check.status).toBe("unchecked");
});

test.each(["hint", "stepbystep"] as const)("%s reveals the answer to no part", (helpLevel) => {
  const { answer, steps, content } = presented(withParts, helpLevel);
  expect(answer).toBeUndefined();
  const results = steps.map(({ result }) => result ?? "").join("\n");
  expect(results).not.toMatch(/= (?:36|15)(?!\d)/u);
  expect(content).not.toMatch(/\b36\b/u);
});

test.each(["hint", "stepbystep"] as const)("%s does not name the option", (helpLevel) => {
  const shown = JSON.stringify(presented(withOptions, helpLevel));
  expect(shown).not.toMatch(/\(b\)|option b/iu);
});
