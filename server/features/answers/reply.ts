import { type AiResponse, check, helpline } from "#shared/contracts/answer.ts";
import { helpLevel } from "#shared/contracts/conversations.ts";
import { z } from "zod";
import { computedAnswer } from "../../tutor/computed-answer.ts";
import { homeworkSolution, solutionStep } from "../../tutor/outputs/homework-solution.ts";
import {
  presentCare,
  presentDeclined,
  presentHomework,
  presentPractice,
} from "../../tutor/present.ts";

const engine = z.enum(["built-in", "openai"]);

/** Steps of a time before there were steps inside of steps are still read. */
const keptSolution = homeworkSolution.extend({
  steps: z.array(solutionStep.extend({ substeps: solutionStep.shape.substeps.default([]) })),
});

const solved = {
  question: z.string(),
  solution: keptSolution,
  check,
  engine,
  /** The answer as our solver found it, where it could; null in replies of a time when it was not kept. */
  computed: computedAnswer.nullable().default(null),
  /** Why another tutor than usual wrote it. */
  notice: z.string().optional(),
  /** The student asked to see the whole solution. */
  revealed: z.boolean(),
};

/** An answer as a message keeps it: whole. What the student may see of it is cut by `presentReply`, each time. */
export const storedReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("homework"), helpLevel, ...solved }),
  z.object({ kind: z.literal("practice"), ...solved }),
  z.object({
    kind: z.literal("declined"),
    sentence: z.string(),
    engine,
    notice: z.string().optional(),
  }),
  z.object({ kind: z.literal("care"), content: z.string(), helplines: z.array(helpline) }),
]);
export type StoredReply = z.infer<typeof storedReply>;

/** The one way out for an answer: nothing that its help level holds back leaves the server. */
export function presentReply(reply: StoredReply): AiResponse {
  switch (reply.kind) {
    case "declined":
      return presentDeclined(reply.sentence, reply);
    case "care":
      return presentCare(reply);
    case "practice":
      return presentPractice(reply.solution, reply);
    case "homework":
      return presentHomework(reply.solution, {
        ...reply,
        helpLevel: reply.revealed ? "full" : reply.helpLevel,
      });
  }
}
