import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { Tutor } from "../../tutor/tutor.ts";
import type { JobKind } from "../answers/job.ts";
import { askKind } from "./ask-kind.ts";
import { requireSolved } from "./solved-reply.ts";
import { askerOf, type SafetyIdentifier, unansweredWork, workOf } from "./work.ts";

const practiceInput = z.object({
  /** The answer that the practice follows. */
  messageId: z.number().int(),
  /** Whether to draw an easier question than the original. */
  easier: z.boolean().default(false),
});
export type PracticeInput = z.infer<typeof practiceInput>;

interface Dependencies {
  db: Db;
  tutor: Pick<Tutor, "practice">;
  safetyIdentifier: SafetyIdentifier;
}

/** The ask for a question similar to one that was answered. */
export function practiceAsk({ db, tutor, safetyIdentifier }: Dependencies): JobKind {
  return askKind({
    name: "practice",
    feature: "practice",
    act: "practice_asked",
    input: practiceInput,
    work: async ({ messageId, easier }, student, context) => {
      const { question, solution } = await requireSolved(db, student.user, { messageId });
      const asker = askerOf(student, safetyIdentifier);
      const request = { question, solution, ...asker, ...(easier && { easier }) };
      const answer = await tutor.practice(request, context);
      if (answer.kind !== "answered") return unansweredWork(answer);
      const { output, kind: _kind, ...about } = answer;
      return workOf({ kind: "practice", ...output, ...about, revealed: false });
    },
  });
}
