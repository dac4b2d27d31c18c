import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { lazily } from "../../../read/lazily.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { readNumberList } from "../../../wording/number-list.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { dataLatex, dataPlain } from "../data/written-value.ts";

type Quartile = "Q1" | "Q2" | "Q3";
type Asked = Quartile | "QD" | "IQR";

interface Problem {
  values: readonly Rational[];
  asked: readonly Asked[];
}

type Result = Readonly<Record<Quartile, Rational>>;

const names: readonly (readonly [pattern: string, asked: readonly Asked[]])[] = [
  ["(?:q ?_?1|lower quartile|first quartile)", ["Q1"]],
  ["(?:q ?_?2|second quartile)", ["Q2"]],
  ["(?:q ?_?3|upper quartile|third quartile)", ["Q3"]],
  ["(?:all )?(?:three )?quartiles", ["Q1", "Q2", "Q3"]],
  ["(?:quartile deviation|semi ?-? ?interquartile range)", ["QD"]],
  // Half of it has its own name: "semi-interquartile range".
  ["(?<!semi ?-? ?)inter ?-? ?quartile range", ["IQR"]],
];

const pattern = lazily(() => {
  const one = names.map(([source]) => source).join("|");
  return new RegExp(
    `^(?:find |calculate |determine |what is |what are )?((?:(?:${one})(?: ,)?(?: and)? )+)(?:of |for )?(?:following |given )?(?:data |numbers |observations |values |marks |set )?(?:: )?([\\d., ()-]+?(?: and [\\d.]+)?) ?[.]? ?$`,
  );
});

function recognise(question: Question): Problem | null {
  if (!/quartile|\bq_?[123]\b/i.test(question.text)) return null;
  const [, words = "", list = ""] = pattern().exec(questionLine(question)) ?? [];
  const read = list === "" ? null : readNumberList(`${list.trim()} `);
  if (!read || read.dots !== "none" || read.values.length > 60) return null;
  const asked = names.flatMap(([source, own]) =>
    new RegExp(`\\b${source}`).test(words) ? own : [],
  );
  return asked.length === 0 ? null : { values: read.values, asked: [...new Set(asked)] };
}

function sorted(values: readonly Rational[]): Rational[] {
  return values.toSorted(q.order);
}

/** Computes the quartiles. Refuses data where a quartile falls between two values, because textbooks differ there. */
function solve({ values }: Problem): Result {
  const place = (values.length + 1) / 4;
  if (!Number.isInteger(place)) {
    throw notSupported(
      "With this many values a quartile falls between two of them, and books do not agree on what it is then. I can do it for 3, 7, 11, 15 … values.",
    );
  }
  const ordered = sorted(values);
  const at = (times: number): Rational => ordered[times * place - 1] ?? q.zero;
  return { Q1: at(1), Q2: at(2), Q3: at(3) };
}

/** Proves each quartile by counting the values below and above it in the data as given. */
export function prove({ values }: Problem, found: Result): Proof | null {
  const share = (values.length + 1) / 4;
  const holds = (["Q1", "Q2", "Q3"] as const).every((name, at) => {
    const below = values.filter((value) => q.order(value, found[name]) < 0).length;
    const upTo = values.filter((value) => q.order(value, found[name]) <= 0).length;
    const place = (at + 1) * share;
    return below < place && place <= upTo;
  });
  if (!holds) return null;
  const line = (name: Quartile, part: number): string =>
    `\\text{before } Q_{${name.slice(1)}}\\text{: } ${part * share - 1},\\; \\text{after it: } ${values.length - part * share}`;
  return { method: "Values counted on both sides", lines: [line("Q1", 1), line("Q3", 3)] };
}

function valueOf(one: Asked, { Q1, Q2, Q3 }: Result): Rational {
  const range = q.subtract(Q3, Q1);
  const values = { Q1, Q2, Q3, IQR: range, QD: q.divide(range, q.rational(2n)) };
  return values[one];
}

const symbols: Readonly<Record<Asked, string>> = {
  Q1: "Q_{1}",
  Q2: "Q_{2}",
  Q3: "Q_{3}",
  QD: "\\text{Q.D.}",
  IQR: "\\text{IQR}",
};

function answerOf({ asked }: Problem, found: Result): MathsAnswer {
  const latex = asked.map((one) => `${symbols[one]} = ${dataLatex(valueOf(one, found))}`);
  const plain = asked.map((one) => dataPlain(valueOf(one, found)));
  const isOne = asked.length === 1;
  return {
    latex: latex.join(",\\; "),
    plain: plain.map((value, at) => (isOne ? value : `${asked[at] ?? ""} = ${value}`)).join(", "),
  };
}

function stepsOf(problem: Problem, found: Result): MathsStep[] {
  const { values, asked } = problem;
  const place = (values.length + 1) / 4;
  const needed = (["Q1", "Q2", "Q3"] as const).filter(
    (name) =>
      asked.includes(name) || (name !== "Q2" && asked.some((one) => /^(?:QD|IQR)$/.test(one))),
  );
  const quartileSteps = needed.map((name): MathsStep => {
    const part = Number(name.slice(1));
    const factor = part === 1 ? "" : `${part} \\times `;
    return {
      title: `Find the ${["first", "second", "third"][part - 1] ?? ""} quartile`,
      why: `It stands at place $${factor}\\frac{n + 1}{4} = ${factor}\\frac{${values.length} + 1}{4} = ${part * place}$ of the ordered data.`,
      before: null,
      after: `${symbols[name]} = ${dataLatex(found[name])}`,
    };
  });
  const difference = `${dataLatex(found.Q3)} - ${dataLatex(found.Q1)}`;
  const last = asked.flatMap((one): MathsStep[] => {
    if (one !== "QD" && one !== "IQR") return [];
    const line = one === "QD" ? `\\frac{${difference}}{2}` : difference;
    return [
      {
        title: one === "QD" ? "Halve the difference of the quartiles" : "Subtract the quartiles",
        why:
          one === "QD"
            ? "Quartile deviation $= \\frac{Q_{3} - Q_{1}}{2}$."
            : "Interquartile range $= Q_{3} - Q_{1}$.",
        before: `${symbols[one]} = ${line}`,
        after: `${symbols[one]} = ${dataLatex(valueOf(one, found))}`,
      },
    ];
  });
  return [
    {
      title: "Write the values in ascending order",
      why: `There are $n = ${values.length}$ values.`,
      before: null,
      after: sorted(values).map(dataLatex).join(",\\; "),
    },
    ...quartileSteps,
    ...last,
  ];
}

/** Quartiles of single values, if they are values of the data. */
export const quartiles = defineTask<Problem, Result>({
  name: "quartiles",
  recognise,
  reading: ({ values, asked }) =>
    `${values.map(dataLatex).join(",\\; ")};\\quad ${asked.map((one) => symbols[one]).join(",\\; ")} = {?}`,
  solve,
  prove,
  explain: (problem, found) =>
    lesson({
      topic: "Statistics",
      method: "Quartiles",
      difficulty: "intermediate",
      answer: answerOf(problem, found),
      steps: stepsOf(problem, found),
      idea: "The quartiles cut the ordered data into four equal parts.",
      firstMove: "Write the values in ascending order and count them.",
      finalMove: "Count to the place of each quartile in the ordered data. What do you get?",
      terms: {
        Quartiles: "The values at one quarter, one half and three quarters of ordered data.",
      },
      next: ["Which quartile is also the median?"],
    }),
  vary: ({ values, asked }, random) => {
    const list = values.map(() => wholeBetween(random, 5, 60)).join(", ");
    const [first = "Q1"] = asked;
    const what =
      first === "QD" ? "quartile deviation" : first === "IQR" ? "interquartile range" : first;
    return `Find the ${what} of ${list}`;
  },
  examples: [
    "Find the quartile deviation of 20, 28, 40, 12, 30, 15, 50",
    "Find Q1 and Q3 of 12, 15, 11, 18, 20, 25, 30",
  ],
});
