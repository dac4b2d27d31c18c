import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { zodResponseFormat } from "openai/helpers/zod";
import { solveQuestion } from "@sawaal/maths/testing";
import { solutionOf } from "../tutor/solver/solution-of.ts";
import { doubtForm, inOrderFor, practiceForm } from "../tutor/openai/forms.ts";
import { type OperationName, outputs } from "../tutor/operations.ts";
import type { HomeworkSolution } from "../tutor/outputs/homework-solution.ts";
import { costOf } from "../tutor/prices.ts";
import { conceptPrompt } from "../tutor/prompts/concept.ts";
import { doubtPrompt, refinePrompt } from "../tutor/prompts/doubt.ts";
import { homeworkPrompt } from "../tutor/prompts/homework.ts";
import type { Message } from "../tutor/prompts/message.ts";
import { practicePrompt } from "../tutor/prompts/practice.ts";
import { quizPrompt } from "../tutor/prompts/quiz.ts";
import { reExplainPrompt } from "../tutor/prompts/re-explain.ts";
import { givenDoubt, givenExplanation } from "./given-outputs.ts";
import { givenSolution } from "./given-solution.ts";

/** The same skill for two students whose requests share nothing, and its schema. */
interface Skill {
  prompts: readonly Message[][];
  form: Parameters<typeof zodResponseFormat>[0];
}

const passage = {
  title: "Simple equations",
  text: "Both sides stay equal when $$x$$ is taken from both.",
};
const young = { grade: 4 };
const old = { grade: 12, exam: "JEE", passages: [passage] } as const;
const question = "Solve 2x + 3 = 11";
const practised = { question, solution: givenSolution() };
const idea = { concept: "Photosynthesis", conceptId: null } as const;
const explanation = givenExplanation();
const cleared = { doubt: question, previous: givenDoubt(), wish: "Shorter, please" };
const computed = { answer: "x = 4", method: "Transposing" };

const skills: Record<OperationName, Skill> = {
  homework: {
    prompts: [
      homeworkPrompt({ question, helpLevel: "full", ...young }),
      homeworkPrompt({ question, helpLevel: "hint", computed, ...old }),
    ],
    form: inOrderFor("full", { hasPhoto: false }),
  },
  practice: {
    prompts: [
      practicePrompt({ ...practised, ...young }),
      practicePrompt({ ...practised, ...old, easier: true }),
    ],
    form: practiceForm,
  },
  concept: {
    prompts: [
      conceptPrompt({ concept: idea.concept, difficulty: "beginner", ...young }),
      conceptPrompt({ concept: idea.concept, difficulty: "advanced", ...old }),
    ],
    form: outputs.concept,
  },
  reExplain: {
    prompts: [
      reExplainPrompt({
        ...idea,
        difficulty: "beginner",
        previous: explanation,
        need: "confused",
        ...young,
      }),
      reExplainPrompt({
        ...idea,
        difficulty: "advanced",
        previous: explanation,
        need: "need_harder",
        ...old,
      }),
    ],
    form: outputs.reExplain,
  },
  quiz: {
    prompts: [
      quizPrompt({ ...idea, difficulty: "beginner", explanation, ...young }),
      quizPrompt({ ...idea, difficulty: "advanced", explanation, ...old }),
    ],
    form: outputs.quiz,
  },
  doubt: {
    prompts: [
      doubtPrompt({ doubt: question, ...young }),
      doubtPrompt({ doubt: question, computed, ...old }),
    ],
    form: doubtForm,
  },
  refine: {
    prompts: [
      refinePrompt({ ...cleared, ...young }),
      refinePrompt({ ...cleared, computed, ...old }),
    ],
    form: doubtForm,
  },
};

interface PromptSize {
  skill: string;
  /** The prefix that is identical for both students. */
  shared: number;
  /** The rest of the rules, for the student of whom more is known. */
  own: number;
  /** The student's text, or what it refers to. */
  words: number;
  /** The JSON schema of the reply. */
  form: number;
}

/** The tokens of every prompt, by the tokenizer of the models since GPT-4o (o200k_base). */
export function promptSizes(): PromptSize[] {
  return Object.entries(skills).map(([skill, { prompts, form }]) => {
    const [first = "", second = ""] = prompts.map((messages) => textOf(messages, "system"));
    const shared = commonStart(first, second);
    const { schema } = zodResponseFormat(form, skill).json_schema;
    return {
      skill,
      shared: countTokens(shared),
      own: countTokens(second.slice(shared.length)),
      words: countTokens(textOf(prompts[1] ?? [], "user")),
      form: countTokens(JSON.stringify(schema)),
    };
  });
}

function textOf(messages: readonly Message[], role: Message["role"]): string {
  return messages
    .filter((message) => message.role === role)
    .map(({ content }) => content)
    .join("\n");
}

function commonStart(first: string, second: string): string {
  const end = Array.from(first).findIndex((sign, at) => sign !== second.charAt(at));
  return end < 0 ? first : first.slice(0, end);
}

const homeworkOfClasses: readonly [question: string, grade: number][] = [
  ["Solve 3x + 7 = 22", 7],
  ["A shopkeeper buys a bag for ₹800 and sells it for ₹920. Find the profit percent.", 8],
  ["Find the HCF and LCM of 24 and 36", 6],
  ["Solve x² − 5x + 6 = 0", 10],
  ["Add 3/4 and 5/6", 5],
];

const price = { input: 0.25, output: 2 };
const model = "gpt-5-mini";

interface ReplySize {
  question: string;
  whole: number;
  hints: number;
}

/** The tokens of whole solutions, and those of a hints-only reply: the topic, the answer, the hint ladder. */
function replySizes(): ReplySize[] {
  return homeworkOfClasses.map(([question, grade]) => {
    const solved = solveQuestion(question, { grade });
    if (solved.kind !== "solved") throw new Error(`Our solver can't solve: ${question}`);
    const solution = solutionOf(solved, { grade, random: () => 0.3 });
    return { question, whole: tokensOf(solution), hints: tokensOf(hintsOf(solution)) };
  });
}

function tokensOf(value: object): number {
  return countTokens(JSON.stringify(value));
}

/** Everything that the help level shows before the student asks for more. */
function hintsOf(solution: HomeworkSolution): object {
  const shown: (keyof HomeworkSolution)[] = [
    ...(["subject", "topic", "difficulty", "answer", "hints"] as const),
    ...(["keyTerms", "followUpQuestions", "nextSteps"] as const),
  ];
  const fields = shown.map((field) => [field, solution[field]] as const);
  return { ...Object.fromEntries(fields), examples: solution.examples.slice(0, 1) };
}

/** Generates docs/prompts.md from the present prompts. */
export function promptOverview(): string {
  const sizes = promptSizes();
  const replies = replySizes();
  const meanOf = (of: (reply: ReplySize) => number) =>
    Math.round(replies.reduce((sum, reply) => sum + of(reply), 0) / replies.length);
  const [whole, hints] = [meanOf((reply) => reply.whole), meanOf((reply) => reply.hints)];
  const [homework] = sizes;
  const input = homework ? homework.shared + homework.own + homework.words + homework.form : 0;
  const cost = (outputTokens: number) =>
    costOf({ inputTokens: input, outputTokens }, model, new Map([[model, price]])) ?? 0;
  const perThousand = (calls: number) => (calls / 1000).toFixed(2);
  const breakEven = Math.round((100 * (cost(whole) - cost(hints))) / cost(whole));
  return `# What the prompts take

Written by \`npm run prompts:overview\` from the prompts as they are, and held by a test. Tokens are those of o200k_base, the
tokenizer of OpenAI's models since GPT-4o. The first part of a system message is word for word the same for every student: a
provider that caches prompts from 1,024 tokens on takes it from its cache. The second is of a student of class 12 who prepares
for JEE, with a short passage of the library; passages take 1,200 tokens at most, what was said before 1,500.

| Skill | The same for all | Of this student | Her words | Form of the reply | Together |
| --- | ---: | ---: | ---: | ---: | ---: |
${sizes
  .map(
    ({ skill, shared, own, words, form }) =>
      `| ${skill} | ${shared} | ${own} | ${words} | ${form} | ${shared + own + words + form} |`,
  )
  .join("\n")}

## What hints cost

A request for hints brings the whole solution with it (decision 2). Below, solutions of the built-in tutor in the form of a
model's: whole, and only what the hints show.

| Question | Whole | Hints alone |
| --- | ---: | ---: |
${replies.map((reply) => `| ${reply.question} | ${reply.whole} | ${reply.hints} |`).join("\n")}
| mean | ${whole} | ${hints} |

With ${model} at $${price.input} and $${price.output} a million tokens, without a cache, a thousand questions asked whole cost $${perThousand(cost(whole))}; asked for
their hints alone $${perThousand(cost(hints))}. A student who then opens the whole solution, or asks for the steps, would need a second call:
where more than ${breakEven}% of them do, hints alone cost more than they save.
`;
}
