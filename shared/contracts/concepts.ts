import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { newAchievements } from "./achievement.ts";
import { aiResponse } from "./answer.ts";
import { adaptiveDifficulty, comprehension, message } from "./messages.ts";
import { idFromText, text } from "./primitives.ts";

export const longestConcept = 500;

const concept = text(longestConcept, `Keep this under ${longestConcept} characters`).check(
  z.trim(),
  z.minLength(1, "Type what you want to understand"),
);

/** An explanation, a re-explanation or a quiz, with the message that stores it. */
export const explanationResponse = z.object({ aiResponse, message, newAchievements });
export type ExplanationResponse = z.infer<typeof explanationResponse>;

export const explainConcept = endpoint({
  method: "POST",
  path: "/api/concepts/explain",
  access: "user",
  summary: "Explains an idea at the level that suits the student at present.",
  body: z.object({ concept, conversationId: idFromText }),
  response: explanationResponse,
  streams: true,
});

export const giveComprehension = endpoint({
  method: "POST",
  path: "/api/feedback/comprehension",
  access: "user",
  summary:
    "Says once how well an explanation was understood: a quiz follows, or the same idea told in another way.",
  body: z.object({
    conversationId: idFromText,
    messageId: idFromText,
    feedback: comprehension,
    concept,
  }),
  response: z.object({
    /** Absent where no engine could write one; the feedback counts all the same. */
    followUp: z.optional(message),
    adaptiveDifficulty,
    newAchievements,
  }),
  streams: true,
});

/** Returns an SVG figure of the concept library. Texts reference figures by name (shared/domain/figure-mark.ts). */
export const getFigure = endpoint({
  method: "GET",
  path: "/api/figures/:name",
  access: "public",
  summary:
    "A drawing of the concept library: shapes and words with tokens for colours, without the <svg> around them.",
  params: z.object({ name: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/u)) }),
  response: z.object({
    /** The drawing described in sentences. */
    alt: z.string(),
    /** Its height where it is `figureWidth` wide. */
    height: z.int(),
    svg: z.string(),
  }),
});

export const answerQuiz = endpoint({
  method: "POST",
  path: "/api/concepts/quiz",
  access: "user",
  summary: "Judges a choice in a quiz. The first choice of a question is the one that counts.",
  body: z.object({
    messageId: idFromText,
    /** Options, counted from 0. */
    question: z.int().check(z.minimum(0), z.maximum(9)),
    choice: z.int().check(z.minimum(0), z.maximum(9)),
  }),
  response: z.object({
    isRight: z.boolean(),
    /** The choice that counts. */
    choice: z.int(),
    key: z.int(),
    why: z.string(),
    newAchievements,
  }),
});
