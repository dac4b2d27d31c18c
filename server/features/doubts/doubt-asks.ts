import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { JobKind, Work } from "../answers/job.ts";
import { askKind } from "../asking/ask-kind.ts";
import { requireReply } from "../asking/require-reply.ts";
import { askerOf, type SafetyIdentifier, unansweredWork, workOf } from "../asking/work.ts";
import type { Tutor } from "../../tutor/tutor.ts";
import { photoOfQuestion } from "../uploads/photo-of-question.ts";

const doubtInput = z.object({
  doubt: z.string(),
  /** The id of the photo uploaded with the doubt. */
  photoId: z.string().optional(),
});
export type DoubtInput = z.infer<typeof doubtInput>;

const refineInput = z.object({
  /** The solution to refine. */
  messageId: z.number().int(),
  /** The student's wish for a change, in her words. */
  wish: z.string(),
});
export type RefineInput = z.infer<typeof refineInput>;

interface Dependencies {
  db: Db;
  tutor: Pick<Tutor, "doubt" | "refine">;
  safetyIdentifier: SafetyIdentifier;
}

/** The kinds of ask for doubts. */
export function doubtAsks({ db, tutor, safetyIdentifier }: Dependencies): JobKind[] {
  const doubt = askKind({
    name: "doubt",
    feature: "doubt",
    act: "doubt_solved",
    input: doubtInput,
    work: async ({ doubt, photoId }, student, context) => {
      const photo = await photoOfQuestion(db, { photoId, ownerId: student.user.id });
      const asker = askerOf(student, safetyIdentifier);
      const answer = await tutor.doubt({ doubt, ...asker, ...(photo && { photo }) }, context);
      return solutionWork(answer, doubt);
    },
  });

  const refine = askKind({
    name: "refine",
    feature: "doubt",
    act: "doubt_solved",
    input: refineInput,
    work: async ({ messageId, wish }, student, context) => {
      const { question, solution } = await requireReply(db, student.user, { messageId }, solutions);
      const asker = askerOf(student, safetyIdentifier);
      const request = { doubt: question, previous: solution, wish, ...asker };
      return solutionWork(await tutor.refine(request, context), question);
    },
  });

  return [doubt, refine];
}

const solutions = { kinds: ["doubt"], name: "Solution" } as const;

function solutionWork(answer: Awaited<ReturnType<Tutor["doubt"]>>, question: string): Work {
  if (answer.kind !== "answered") return unansweredWork(answer);
  const { output: solution, kind: _kind, ...about } = answer;
  return workOf({ kind: "doubt", question, solution, ...about });
}
