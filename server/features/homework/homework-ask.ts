import { helpLevel } from "#shared/contracts/conversations.ts";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { Tutor } from "../../tutor/tutor.ts";
import type { JobKind } from "../answers/job.ts";
import { askKind } from "../asking/ask-kind.ts";
import { askerOf, type SafetyIdentifier, unansweredWork, workOf } from "../asking/work.ts";
import { photoOfQuestion } from "../uploads/photo-of-question.ts";

const homeworkInput = z.object({
  question: z.string(),
  helpLevel,
  /** The id of the photo uploaded with the question. */
  photoId: z.string().optional(),
});
export type HomeworkInput = z.infer<typeof homeworkInput>;

interface Dependencies {
  db: Db;
  tutor: Pick<Tutor, "homework">;
  safetyIdentifier: SafetyIdentifier;
}

/** The ask for the answer to a homework question. */
export function homeworkAsk({ db, tutor, safetyIdentifier }: Dependencies): JobKind {
  return askKind({
    name: "homework",
    feature: "homework",
    act: "homework_answered",
    input: homeworkInput,
    work: async ({ photoId, question, helpLevel }, student, context) => {
      const photo = await photoOfQuestion(db, { photoId, ownerId: student.user.id });
      const asker = askerOf(student, safetyIdentifier);
      const request = { question, helpLevel, ...asker, ...(photo && { photo }) };
      const answer = await tutor.homework(request, context);
      if (answer.kind !== "answered") return unansweredWork(answer);
      const { output: solution, kind: _kind, ...about } = answer;
      // For a question in a photo, `about` includes the question as it was read.
      const reply = { kind: "homework", question, helpLevel, solution, ...about } as const;
      return workOf({ ...reply, revealed: false }, { helpLevel });
    },
  });
}
