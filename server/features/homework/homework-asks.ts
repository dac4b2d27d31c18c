import { helpLevel } from "#shared/contracts/conversations.ts";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { Tutor } from "../../tutor/tutor.ts";
import { type AnyAskKind, askKind } from "../answers/ask-kind.ts";
import { askerOf, type SafetyIdentifier, unansweredWork, workOf } from "../answers/work.ts";
import { photoOfQuestion } from "../uploads/photo-of-question.ts";
import { requireSolved } from "./own-answers.service.ts";

const homeworkInput = z.object({
  question: z.string(),
  helpLevel,
  /** The id of the photo uploaded with the question. */
  photoId: z.string().optional(),
});
export type HomeworkInput = z.infer<typeof homeworkInput>;

const practiceInput = z.object({
  /** The answer that the practice follows. */
  messageId: z.number().int(),
  /** Whether to draw an easier question than the original. */
  easier: z.boolean().default(false),
});
export type PracticeInput = z.infer<typeof practiceInput>;

interface Dependencies {
  db: Db;
  tutor: Tutor;
  safetyIdentifier: SafetyIdentifier;
}

/** The kinds of ask for homework. */
export function homeworkAsks({ db, tutor, safetyIdentifier }: Dependencies): AnyAskKind[] {
  const homework = askKind({
    name: "homework",
    feature: "homework",
    act: "homework_answered",
    input: homeworkInput,
    work: async ({ photoId, question, helpLevel }, asking, context) => {
      const photo = await photoOfQuestion(db, { photoId, ownerId: asking.user.id });
      const asker = askerOf(asking, safetyIdentifier);
      const asked = { question, helpLevel, ...asker, ...(photo && { photo }) };
      const answer = await tutor.homework(asked, context);
      if (answer.kind !== "answered") return unansweredWork(answer);
      const { output: solution, kind: _kind, ...about } = answer;
      // For a question in a photo, `about` includes the question as it was read.
      const reply = { kind: "homework", question, helpLevel, solution, ...about } as const;
      return workOf({ ...reply, revealed: false }, { helpLevel });
    },
  });

  const practice = askKind({
    name: "practice",
    feature: "practice",
    act: "practice_asked",
    input: practiceInput,
    work: async ({ messageId, easier }, asking, context) => {
      const { question, solution } = await requireSolved(db, asking.user, { messageId });
      const asker = askerOf(asking, safetyIdentifier);
      const wanted = { question, solution, ...asker, ...(easier && { easier }) };
      const answer = await tutor.practice(wanted, context);
      if (answer.kind !== "answered") return unansweredWork(answer);
      const { output, kind: _kind, ...about } = answer;
      return workOf({ kind: "practice", ...output, ...about, revealed: false });
    },
  });

  return [homework, practice];
}
