import type { PracticeRequest } from "../operations.ts";
import { asData, type Message, systemMessage } from "./message.ts";
import { groundingRules } from "./conversation.ts";
import { solutionRules, studentRules, teacherRules } from "./teacher-rules.ts";

const similarRule =
  "The student has worked through the question below. Write one new question that trains the same method at the same difficulty, with other numbers or another setting and with another answer, and solve it.";

const easierRule =
  "The student found the question below hard. Write one new question that trains the same method and is clearly easier, with smaller numbers, fewer steps and another answer, and solve it.";

const sharedRules: readonly string[] = [
  ...teacherRules,
  "Write a new question for practice, in the language of the old one, and its whole solution. Choose its numbers so that the answer comes out as plainly as that of the old question, and no number in it is left unused.",
  "`question` stands alone: it doesn't refer to the old question and doesn't give its own answer away.",
  ...solutionRules,
];

/** Asks for one more question of the same kind, with its whole solution. */
export function practicePrompt(request: PracticeRequest): Message[] {
  const { question, solution, passages, easier = false } = request;
  const own = [
    easier ? easierRule : similarRule,
    ...studentRules(request),
    ...groundingRules(passages),
  ];
  const material = [
    ...(question === "" ? [] : [asData("question", question)]),
    asData("solved-as", `${solution.subject}, ${solution.topic}: ${solution.answer}`),
  ];
  return [systemMessage({ sharedRules, own }), { role: "user", content: material.join("\n\n") }];
}
