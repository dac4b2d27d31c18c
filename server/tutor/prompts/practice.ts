import type { PracticeRequest } from "../operations.ts";
import { asData } from "./as-data.ts";
import { groundingRules } from "./conversation.ts";
import type { Message } from "./message.ts";
import { solutionRules, teacherRules } from "./teacher-rules.ts";

const similarRule =
  "The student has worked through the question below. Write one new question that trains the same method at the same difficulty, with other numbers or another setting and with another answer, and solve it.";

const easierRule =
  "The student found the question below hard. Write one new question that trains the same method and is clearly easier, with smaller numbers, fewer steps and another answer, and solve it.";

/** Asks for one more question of the same kind, with its whole solution. */
export function practicePrompt({
  question,
  solution,
  grade,
  passages,
  easier = false,
}: PracticeRequest): Message[] {
  const rules = [
    ...teacherRules(grade),
    easier ? easierRule : similarRule,
    "`question` stands alone: it doesn't refer to the old question and doesn't give its own answer away.",
    ...solutionRules,
    ...groundingRules(passages),
  ];
  const material = [
    ...(question === "" ? [] : [asData("question", question)]),
    asData("solved-as", `${solution.subject}, ${solution.topic}: ${solution.answer}`),
  ];
  return [
    { role: "system", content: rules.join("\n\n") },
    { role: "user", content: material.join("\n\n") },
  ];
}
