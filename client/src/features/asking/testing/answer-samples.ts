import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Message } from "#shared/contracts/messages.ts";

/** A complete solution, for tests. */
export function anAnswer(changes: Partial<AiResponse> = {}): AiResponse {
  return {
    answer: "$x = 4$",
    content: "Undo what was done to $x$, in reverse order.",
    steps: [
      {
        title: "Subtract 3 from both sides",
        why: "Balancing keeps both sides equal.",
        result: "$$2x = 8$$",
      },
      { title: "Divide both sides by 2", why: "", result: "$$x = 4$$" },
    ],
    examples: [{ question: "Solve $3x + 1 = 7$", solution: "Then $3x = 6$, so $x = 2$." }],
    keyTerms: [{ term: "Linear equation", meaning: "An equation where $x$ has the power 1." }],
    followUpQuestions: ["What if it were $2x - 3 = 11$?"],
    nextSteps: ["Cover the steps and solve it once more."],
    difficulty: "beginner",
    subject: "Mathematics",
    topic: "Linear equations in one variable",
    check: { status: "checked", method: "$x = 4$ put back into the equation" },
    engine: "built-in",
    declined: false,
    // A declined reply has no follow-up questions by default; if set, they are suggested bank questions.
    ...(changes.declined === true && { followUpQuestions: [], nextSteps: [] }),
    ...changes,
  };
}

/** The same without its answer, as at the help level `hint`. */
export function someHints(changes: Partial<AiResponse> = {}): AiResponse {
  const { answer: _held, ...rest } = anAnswer({
    content: "Here is a way in.",
    steps: [
      { title: "Which idea", why: "Undo what was done to $x$.", result: null },
      { title: "The first move", why: "Subtract 3 from both sides.", result: null },
      { title: "The same with other numbers", why: "$3x + 1 = 7$", result: "$x = 2$" },
    ],
    check: { status: "checked" },
    tryIt: { prompt: "Found it? Type your answer, and I'll check it." },
  });
  return { ...rest, ...changes };
}

export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    id: 1,
    conversationId: 7,
    role: "user",
    content: "Solve 2x + 3 = 11",
    imageUrl: null,
    state: "complete",
    aiResponse: null,
    written: null,
    failure: null,
    questionId: null,
    metadata: {},
    createdAt: new Date("2025-08-01T10:00:00Z"),
    ...changes,
  };
}
