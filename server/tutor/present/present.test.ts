import { aiResponse, type AiResponse } from "#shared/contracts/answer.ts";
import { expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { presentCare, presentDeclined, presentHomework, presentPractice } from "./present.ts";

const presentation = {
  question: "Solve 2x + 3 = 11",
  check: { status: "checked" as const, method: "the root put back into the equation" },
  engine: "openai" as const,
  computed: { latex: "x = 4", plain: "x = 4", approaches: [], plot: null },
};
const solution = givenSolution();

/** Every text of the response, with its path. */
function textsOf(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${place}/${key}`));
}

function wordsOf(response: AiResponse): string {
  return textsOf(response)
    .map(([, text]) => text)
    .join("\n");
}

/** A solution whose every field reveals the answer, as a careless or hostile model might write it. */
function tellingAll(answer: string): HomeworkSolution {
  const tell = `It is ${answer}`;
  return {
    subject: tell,
    topic: tell,
    difficulty: "beginner",
    answer,
    explanation: `${tell}. So the answer is ${answer}.`,
    proof: tell,
    steps: [
      { title: tell, why: tell, result: tell, substeps: [] },
      { title: tell, why: tell, result: answer, substeps: [] },
    ],
    hints: { idea: tell, firstMove: `Write down ${answer}` },
    finalMove: `Why is it ${answer}?`,
    examples: [{ question: tell, solution: tell }],
    keyTerms: [
      { term: "Answer", meaning: tell },
      { term: answer, meaning: "the answer" },
    ],
    followUpQuestions: [`Why ${answer}?`],
    nextSteps: [`Remember ${answer}`],
  };
}

test("the full level shows everything", () => {
  expect(presentHomework(solution, { ...presentation, helpLevel: "full" })).toEqual({
    answer: "$x = 4$",
    content: solution.explanation,
    steps: solution.steps,
    examples: solution.examples,
    keyTerms: solution.keyTerms,
    followUpQuestions: solution.followUpQuestions,
    nextSteps: solution.nextSteps,
    difficulty: "beginner",
    subject: "Mathematics",
    topic: "Linear equations in one variable",
    check: presentation.check,
    engine: "openai",
    declined: false,
  });
});

test("hints are a ladder: the idea, the first move, a worked example with other numbers", () => {
  const { steps, ...rest } = presentHomework(solution, { ...presentation, helpLevel: "hint" });
  expect(steps).toEqual([
    { title: "Which idea", why: solution.hints.idea, result: null },
    { title: "The first move", why: solution.hints.firstMove, result: null },
    {
      title: "The same with other numbers",
      why: "Solve $5x + 1 = 36$",
      result: "$5x = 35$, so $x = 7$",
    },
  ]);
  expect(rest).not.toHaveProperty("answer");
  expect(rest.examples).toEqual([]);
});

test("the ladder takes the first example that does not reveal the answer, or has none", () => {
  const telling = { question: "Solve $x + 1 = 5$", solution: "$x = 4$" };
  const sound = { question: "Solve $x + 1 = 8$", solution: "$x = 7$" };
  const ladder = (examples: HomeworkSolution["examples"]) =>
    presentHomework(givenSolution({ examples }), { ...presentation, helpLevel: "hint" }).steps;
  expect(ladder([telling, sound])[2]).toMatchObject({ result: "$x = 7$" });
  expect(ladder([telling])).toHaveLength(2);
});

test("step by step shows every step and leaves the last computation to the student", () => {
  const shown = presentHomework(solution, { ...presentation, helpLevel: "stepbystep" });
  expect(shown).not.toHaveProperty("answer");
  expect(shown.steps).toEqual(
    solution.steps.map(({ title, why, result }, at) => ({
      title,
      why,
      result: at === 0 ? result : null,
    })),
  );
  expect(shown.tryIt).toEqual({ prompt: "What is $8 \\div 2$?" });
  expect(shown.content).toBe(solution.explanation);
});

test("the way to check the answer is shown with the whole solution only", () => {
  const proved = givenSolution({ proof: "Put it back: $2 \\times 4 + 3 = 11$." });
  const shown = (helpLevel: "full" | "hint" | "stepbystep") =>
    JSON.stringify(presentHomework(proved, { ...presentation, helpLevel }));
  expect(shown("full")).toContain("Put it back");
  expect(shown("hint")).not.toContain("Put it back");
  expect(shown("stepbystep")).not.toContain("Put it back");
});

test("step by step shows the unknown found first, and withholds the one found last", () => {
  const system = givenSolution({
    answer: "$x = 7$, $y = 3$",
    explanation: "Adding removes $y$. In the end $y = 3$.",
    steps: [
      { title: "Add the equations", why: "", result: "$2x = 14$", substeps: [] },
      { title: "Halve", why: "", result: "$x = 7$", substeps: [] },
      {
        title: "Put it into the first equation",
        why: "",
        result: "$y = 10 - 7 = 3$",
        substeps: [],
      },
    ],
    finalMove: "What is $10 - 7$?",
  });
  const shown = presentHomework(system, {
    ...presentation,
    question: "x + y = 10 and x - y = 4",
    helpLevel: "stepbystep",
  });
  expect(shown.steps.map((step) => step.result)).toEqual(["$2x = 14$", "$x = 7$", null]);
  expect(shown.tryIt?.prompt).toBe("What is $10 - 7$?");
  expect(shown.content).toBe("Adding removes $y$.");
});

test("the last step is withheld whatever it contains", () => {
  const steps = [...solution.steps, { title: "Check", why: "", result: "$11 = 11$", substeps: [] }];
  const shown = presentHomework(givenSolution({ steps }), {
    ...presentation,
    helpLevel: "stepbystep",
  });
  expect(shown.steps.map((step) => step.result)).toEqual(["$2x = 8$", null, null]);
});

const answers: [kind: string, question: string, answer: string, telling: RegExp][] = [
  ["a root", "Solve 2x + 3 = 11", "$x = 4$", /4/u],
  ["a number in a sentence", "Solve 2x + 3 = 11", "**Answer:** $x = 4$.", /4/u],
  ["two roots", "Solve x^2 - 5x + 6 = 0", "$x = 2$ or $x = 3$", /= ?[23]\b/u],
  ["a fraction", "What is 3/4 + 5/6?", "$\\frac{19}{12}$", /19/u],
  ["a pair", "x + y = 10 and x - y = 4", "$x = 7, y = 3$", /= ?[73]\b/u],
  ["a quantity", "A car goes 150 km in 3 h. Its speed?", "50 km/h", /50 km/u],
  ["a word", "Which organelle makes ATP?", "Mitochondria", /mitochondria/iu],
  ["a list", "Which gases make water?", "Hydrogen and oxygen", /hydrogen|oxygen/iu],
  [
    "a sentence",
    "What is the capital of Australia?",
    "The capital of Australia is Canberra.",
    /canberra/iu,
  ],
  ["an option", "Which is right: (A) iron (B) gold", "(B)", /\(B\)/u],
  ["a word that the question offers", "Is it rising or falling?", "falling", /falling/u],
];

for (const helpLevel of ["hint", "stepbystep"] as const) {
  test.each(answers)(
    `at level ${helpLevel} no field reveals %s`,
    (_kind, question, answer, telling) => {
      const shown = presentHomework(tellingAll(answer), {
        question,
        helpLevel,
        engine: "openai",
        computed: null,
        check: { status: "checked", method: `${answer} put back` },
      });
      expect(textsOf(shown).filter(([, text]) => telling.test(text))).toEqual([]);
      expect(shown.content).not.toBe("");
      expect(aiResponse.safeParse(shown).success).toBe(true);
    },
  );
}

test("the true answer does not leak where the engine has a wrong one", () => {
  const shown = presentHomework(
    givenSolution({ answer: "$x = 9$", hints: { idea: "Show that $x = 4$", firstMove: "Undo" } }),
    { ...presentation, helpLevel: "hint" },
  );
  expect(wordsOf(shown)).not.toContain("4");
});

test("a leak removes only its own sentence", () => {
  const shown = presentHomework(
    givenSolution({ hints: { idea: "Undo the sum first. You get $x = 4$.", firstMove: "Undo" } }),
    { ...presentation, helpLevel: "hint" },
  );
  expect(shown.steps[0]?.why).toBe("Undo the sum first.");
});

test("the method of the check is shown unless it reveals the answer", () => {
  const method = (text: string) =>
    presentHomework(solution, {
      ...presentation,
      helpLevel: "hint",
      check: { status: "checked", method: text },
    }).check;
  expect(method("the root put back")).toEqual({ status: "checked", method: "the root put back" });
  expect(method("x = 4 put back")).toEqual({ status: "checked" });
  expect(method(String.raw`$11 - 3 = 2 \times 4$`)).toEqual({ status: "checked" });
  expect(method("$3 + 11 = 14$"), "it may be one of the question's numbers").toEqual({
    status: "checked",
  });
});

test("practice shows the question and withholds the solution", () => {
  const shown = presentPractice(solution, { ...presentation, revealed: false });
  expect(shown).toMatchObject({ content: "Solve 2x + 3 = 11", steps: [], examples: [] });
  expect(shown.tryIt?.prompt).not.toBe("");
  expect(shown).not.toHaveProperty("answer");
  expect(wordsOf(shown)).not.toContain("4");
});

test.each(["(Answer: x = 4)", "Ans. 4", "\n\n**Solution:** 4", "[answer is 4]"])(
  "practice does not show the note %s after its question",
  (note) => {
    const question = `Solve 2x + 3 = 11 ${note}`;
    expect(presentPractice(solution, { ...presentation, question, revealed: false }).content).toBe(
      "Solve 2x + 3 = 11",
    );
  },
);

test("practice withholds everything else that reveals the answer", () => {
  const shown = presentPractice(tellingAll("$x = 4$"), { ...presentation, revealed: false });
  expect(wordsOf(shown)).not.toContain("4");
});

test("practice shows its solution after it was requested", () => {
  expect(presentPractice(solution, { ...presentation, revealed: true })).toMatchObject({
    answer: "$x = 4$",
    steps: solution.steps,
  });
});

test("a declined answer has the engine's words, and is unchecked", () => {
  const shown = presentDeclined({ sentence: "I can't read photos." }, { engine: "built-in" });
  expect(shown).toMatchObject({
    content: "I can't read photos.",
    declined: true,
    check: { status: "unchecked" },
    engine: "built-in",
  });
  expect(aiResponse.safeParse(shown).success).toBe(true);
});

test("the solver's additions are shown with the whole solution of a computed answer, and at no other level", () => {
  const approach = {
    title: "Trial and error",
    content: "",
    steps: [{ title: "Try 4", why: "", result: "$$11 = 11$$" }],
  };
  const plot = {
    kind: "number-line" as const,
    description: "4 on the number line",
    line: { from: 0, to: 8, ticks: [0, 4, 8] },
    intervals: [],
  };
  const computed = { ...presentation.computed, approaches: [approach], plot };
  const drawn = { ...presentation, computed };
  const full = presentHomework(solution, { ...drawn, helpLevel: "full" });
  expect(full).toMatchObject({ approaches: [approach], plot });
  expect(aiResponse.safeParse(full).success).toBe(true);
  const unchecked = { ...drawn, check: { status: "unchecked" as const } };
  for (const shown of [
    presentHomework(solution, { ...drawn, helpLevel: "hint" }),
    presentHomework(solution, { ...drawn, helpLevel: "stepbystep" }),
    presentHomework(solution, { ...unchecked, helpLevel: "full" }),
  ]) {
    expect(shown).not.toHaveProperty("approaches");
    expect(shown).not.toHaveProperty("plot");
  }
});

test("a drawing of the question is shown with hints and steps, unless it reveals the answer or shows the solution", () => {
  const drawing = {
    kind: "drawing" as const,
    title: "The balance",
    description: "A balance with 2x and 3 on one side and 11 on the other.",
    shows: "question" as const,
    height: 100,
    shapes: [],
    labels: [],
  };
  const shown = (plot: object, helpLevel: "hint" | "stepbystep" | "full", status = "checked") => {
    const computed = { ...presentation.computed, plot: plot as typeof drawing }; // safe: one like it
    const check = { status: status as "checked" }; // safe: one of its values
    return presentHomework(solution, { ...presentation, check, computed, helpLevel }).plot;
  };
  for (const level of ["hint", "stepbystep", "full"] as const) {
    expect(shown(drawing, level)).toEqual(drawing);
    expect(shown(drawing, level, "unchecked")).toBeUndefined();
  }
  for (const level of ["hint", "stepbystep"] as const) {
    expect(shown({ ...drawing, shows: "solution" }, level)).toBeUndefined();
    expect(shown({ ...drawing, description: "The balance of x = 4." }, level)).toBeUndefined();
    const word = { text: "x = 4", at: [10, 10], anchor: "start", tone: "ink", isItalic: false };
    expect(shown({ ...drawing, labels: [word] }, level)).toBeUndefined();
  }
});

test("a notice is shown at every help level", () => {
  const notice = "The built-in tutor answered.";
  for (const helpLevel of ["full", "hint", "stepbystep"] as const) {
    expect(presentHomework(solution, { ...presentation, helpLevel, notice }).notice).toBe(notice);
  }
  const practice = { ...presentation, revealed: false, notice };
  expect(presentPractice(solution, practice).notice).toBe(notice);
  expect(presentDeclined({ sentence: "I can't." }, { engine: "built-in", notice }).notice).toBe(
    notice,
  );
  expect(presentHomework(solution, { ...presentation, helpLevel: "full" })).not.toHaveProperty(
    "notice",
  );
});

test("a message of care is shown with contacts, and without a solution", () => {
  const helplines = [{ name: "Childline", number: "1098" }];
  const shown = presentCare({ content: "You are not alone.", helplines });
  expect(aiResponse.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({ content: "You are not alone.", helplines, declined: true });
  expect(shown).not.toHaveProperty("answer");
});
