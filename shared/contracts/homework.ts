import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { newAchievements } from "./achievement.ts";
import { answerResponse } from "./messages.ts";
import { helpLevel } from "./conversations.ts";
import { idFromText, text } from "./primitives.ts";

export const longestQuestion = 4000;

export const askHomework = endpoint({
  method: "POST",
  path: "/api/homework/ask",
  access: "user",
  summary: "Asks for help with a question, a photo of one, or both.",
  body: z.object({
    question: z._default(
      text(longestQuestion, `Keep your question under ${longestQuestion} characters`).check(
        z.trim(),
      ),
      "",
    ),
    conversationId: idFromText,
    helpLevel: z._default(helpLevel, "full"),
  }),
  file: "image",
  response: answerResponse,
  streams: true,
});

export const practiseHomework = endpoint({
  method: "POST",
  path: "/api/homework/practice",
  access: "user",
  summary:
    "A similar question to try, after homework or a doubt; its solution is held back until asked.",
  body: z.object({
    conversationId: idFromText,
    messageId: idFromText,
    /** Asks for a problem easier than the question before. */
    easier: z._default(z.boolean(), false),
  }),
  response: answerResponse,
  streams: true,
});

/** What the student typed, to be compared with an answer that the server withholds. */
export const verdict = z.object({
  verdict: z.enum(["right", "unfinished", "wrong", "unreadable"]),
  /** One sentence for the student. */
  feedback: z.string(),
  newAchievements,
});
export type Verdict = z.infer<typeof verdict>;

export const checkHomeworkAnswer = endpoint({
  method: "POST",
  path: "/api/homework/check-answer",
  access: "user",
  summary: "Judges what the student found, by mathematical equality.",
  body: z.object({
    messageId: idFromText,
    given: text(500, "Keep your answer under 500 characters").check(
      z.trim(),
      z.minLength(1, "Type your answer first"),
    ),
  }),
  response: verdict,
});

export const revealHomework = endpoint({
  method: "POST",
  path: "/api/homework/reveal",
  access: "user",
  summary: "The whole solution of an answer that was held back, on the student's request.",
  body: z.object({ messageId: idFromText }),
  response: answerResponse,
});
