import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { answerResponse } from "./messages.ts";
import { longestQuestion } from "./homework.ts";
import { idFromText, text } from "./primitives.ts";

const doubt = text(longestQuestion, `Keep your doubt under ${longestQuestion} characters`).check(
  z.trim(),
);

export const solveDoubt = endpoint({
  method: "POST",
  path: "/api/doubts/solve",
  access: "user",
  summary: "Clears a doubt, typed, photographed or both, in up to three ways.",
  body: z.object({ doubt: z._default(doubt, ""), conversationId: idFromText }),
  file: "image",
  response: answerResponse,
  streams: true,
});

export const longestRefinement = 1000;

export const refineDoubt = endpoint({
  method: "POST",
  path: "/api/doubts/refine",
  access: "user",
  summary: "Writes the solution of a doubt anew, as the student wishes; the earlier one stays.",
  body: z.object({
    originalDoubt: doubt,
    refinementRequest: text(
      longestRefinement,
      `Keep your wish under ${longestRefinement} characters`,
    ).check(z.trim(), z.minLength(1, "Say what should be different")),
    conversationId: idFromText,
    /** The solution to refine; by default the last one of the conversation. */
    messageId: z.optional(idFromText),
  }),
  response: answerResponse,
  streams: true,
});

export const rateDoubt = endpoint({
  method: "POST",
  path: "/api/doubts/feedback",
  access: "user",
  summary: "Says once whether the solution of a doubt helped.",
  body: z.object({ messageId: idFromText, helpful: z.boolean(), conversationId: idFromText }),
  response: z.void(),
  status: 204,
});
