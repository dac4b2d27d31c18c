import { helpLevel } from "#shared/contracts/conversations.ts";
import { z } from "zod";
import type { Db } from "../../db/open.ts";
import type { Cared } from "../../tutor/answering/answer.ts";
import type { Photo } from "../../tutor/photo.ts";
import type { Tutor } from "../../tutor/tutor.ts";
import { type AnyAskKind, askKind, type Asking, type Work } from "../answers/ask-kind.ts";
import { presentReply, type StoredReply } from "../answers/reply.ts";
import * as uploads from "../uploads/uploads.repository.ts";
import { requireSolved } from "./own-answers.service.ts";

const homeworkInput = z.object({
  question: z.string(),
  helpLevel,
  /** Of the upload that came with the question. */
  photoId: z.string().optional(),
});
export type HomeworkInput = z.infer<typeof homeworkInput>;

const practiceInput = z.object({
  /** The answer to practise after. */
  messageId: z.number().int(),
});
export type PracticeInput = z.infer<typeof practiceInput>;

interface Dependencies {
  db: Db;
  tutor: Tutor;
  /** Names a student to a provider without telling who she is. */
  safetyIdentifier: (userId: number) => string;
}

/** What can be asked of homework, as the life of an answer knows it. */
export function homeworkAsks({ db, tutor, safetyIdentifier }: Dependencies): AnyAskKind[] {
  const askerOf = ({ user, turns }: Asking) => ({
    grade: user.grade,
    redact: [user.name, user.phone],
    safetyIdentifier: safetyIdentifier(user.id),
    turns,
  });

  const homework = askKind({
    name: "homework",
    feature: "homework",
    act: "homework_answered",
    input: homeworkInput,
    work: async ({ photoId, question, helpLevel }, asking, context) => {
      const photo = photoId === undefined ? null : await photoOf(db, photoId, asking);
      const asked = { question, helpLevel, ...askerOf(asking), ...(photo && { photo }) };
      const answer = await tutor.homework(asked, context);
      if (answer.kind === "care") return careOf(answer);
      if (answer.kind === "declined") return workOf(answer);
      const { output: solution, kind: _kind, ...about } = answer;
      const reply = { kind: "homework", question, helpLevel, solution, ...about } as const;
      return workOf({ ...reply, revealed: false });
    },
  });

  const practice = askKind({
    name: "practice",
    feature: "practice",
    act: "practice_asked",
    input: practiceInput,
    work: async ({ messageId }, asking, context) => {
      const { question, solution } = await requireSolved(db, asking.user, { messageId });
      const answer = await tutor.practice({ question, solution, ...askerOf(asking) }, context);
      if (answer.kind !== "answered") return workOf(answer);
      const { output, kind: _kind, ...about } = answer;
      return workOf({ kind: "practice", ...output, ...about, revealed: false });
    },
  });

  return [homework, practice];
}

async function photoOf(db: Db, id: string, { user }: Asking): Promise<Photo | null> {
  const upload = await uploads.find(db, { id, ownerId: user.id });
  // Uploads are kept as we encoded them, which is always JPEG.
  return upload ? { bytes: upload.bytes, mediaType: "image/jpeg" } : null;
}

function careOf({ concern, source, content, helplines }: Cared): Work {
  return { ...workOf({ kind: "care", content, helplines }), concern: { concern, source } };
}

/** The message's words are what its help level shows, so that a list of messages gives nothing away. */
function workOf(reply: StoredReply): Work {
  const { content, difficulty } = presentReply(reply);
  const helpLevel = reply.kind === "homework" ? { helpLevel: reply.helpLevel } : {};
  return { reply, content, metadata: { difficulty, ...helpLevel } };
}
