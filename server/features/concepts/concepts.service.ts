import type { Achievement } from "#shared/contracts/achievement.ts";
import {
  type AdaptiveDifficulty,
  type AnswerResponse,
  type Comprehension,
  type Message,
} from "#shared/contracts/messages.ts";
import type { User } from "#shared/contracts/auth.ts";
import type { ExplanationResponse } from "#shared/contracts/concepts.ts";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import { notFound, ProductError } from "../../errors.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import { aboutReply } from "../answers/about-reply.ts";
import * as answerRows from "../answers/answers.repository.ts";
import type { AskService } from "../asking/asks.service.ts";
import { keyedRequest } from "../asking/keyed-request.ts";
import type { AnswerStream } from "../answers/live-answer.ts";
import type { NewAsk } from "../asking/new-ask.ts";
import { storeFeedbackOnce } from "../answers/messages.repository.ts";
import type { MessageService } from "../answers/messages.service.ts";
import type { EarnedBadge } from "../study/progress.repository.ts";
import { recordAct } from "../study/record-act.ts";
import { toAchievements } from "../study/badge-news.ts";
import {
  type ConceptInput,
  type QuizInput,
  quizInput,
  type ReExplainInput,
} from "./concept-asks.ts";
import { difficultyFor } from "./difficulty.ts";
import { requireExplanation } from "./explanations.ts";

interface Dependencies {
  db: Db;
  library: Pick<ConceptLibrary, "get" | "find">;
  asks: Pick<AskService, "submit">;
  messages: Pick<MessageService, "find">;
}

interface ConceptRequest extends ConceptInput {
  conversationId: number;
  idempotencyKey: string | undefined;
}

interface ComprehensionRequest {
  conversationId: number;
  messageId: number;
  feedback: Comprehension;
  idempotencyKey: string | undefined;
}

interface FollowUpResponse {
  followUp?: Message;
  adaptiveDifficulty: AdaptiveDifficulty;
}

type ExplanationStream = AnswerStream<ExplanationResponse>;
type FollowUpStream = AnswerStream<FollowUpResponse>;

export type ConceptService = ReturnType<typeof createConceptService>;

export function createConceptService({ db, library, asks, messages }: Dependencies) {
  async function explain(user: User, request: ConceptRequest): Promise<ExplanationStream> {
    const { concept, conversationId, idempotencyKey } = request;
    const answer = await asks.submit({
      user,
      conversationId,
      conversationTypes: ["concept"],
      kind: "concept",
      input: { concept } satisfies ConceptInput,
      metadata: {},
      request: keyedRequest(user.id, idempotencyKey, ["concept", conversationId, concept]),
      question: { content: concept, photo: undefined, metadata: {} },
    });
    return withResult(answer, async ({ newAchievements = [] }) => {
      const message = await messages.find(user.id, answer.messageId);
      if (!message.aiResponse) throw notFound("Answer");
      return { aiResponse: message.aiResponse, message, ...newAchievementsField(newAchievements) };
    });
  }

  /** Stores the student's feedback on an explanation atomically with the ask for the follow-up. */
  async function comprehend(user: User, request: ComprehensionRequest): Promise<FollowUpStream> {
    const { conversationId, messageId, feedback, idempotencyKey } = request;
    const reply = await requireExplanation(db, user, request);
    const { conceptId, explanation } = reply;
    const adaptiveDifficulty = await difficultyFor(db, user, {
      subject: explanation.subject,
      concept: conceptId === null ? undefined : library.get(conceptId),
      now: { kind: "comprehension", feedback },
    });
    const key = { id: messageId, ownerId: user.id };
    let badges: EarnedBadge[] = [];
    const answer = await asks.submit({
      user,
      conversationId,
      conversationTypes: ["concept"],
      ...nextAsk(feedback, { messageId, adaptiveDifficulty }),
      request: keyedRequest(user.id, idempotencyKey, ["comprehension", messageId, feedback]),
      question: null,
      alongside: async (transaction, moment) => {
        const isFirst = await storeFeedbackOnce(transaction, key, "comprehension", feedback);
        if (!isFirst) throw alreadyGiven();
        const studyMatter = aboutReply(reply, { library, grade: user.grade });
        const act = { act: "comprehension_given", studyMatter, feedback, conversationId } as const;
        badges = await recordAct(transaction, { ...act, userId: user.id, moment });
      },
    });
    return withResult(answer, async ({ newAchievements = [] }) => ({
      ...(await followUpResponse(user, answer.messageId)),
      ...newAchievementsField([...toAchievements(badges), ...newAchievements]),
    }));
  }

  async function followUpResponse(user: User, messageId: number): Promise<FollowUpResponse> {
    const followUp = await messages.find(user.id, messageId);
    const row = await answerRows.find(db, { id: messageId, ownerId: user.id });
    const { adaptiveDifficulty } = storedFollowUp.parse(row?.ask).input;
    const isThere = followUp.aiResponse?.declined === false;
    return { ...(isThere && { followUp }), adaptiveDifficulty };
  }

  return { explain, comprehend };
}

const storedFollowUp = z.object({ input: quizInput });

/** Understood: a quiz. Any other feedback: the same idea explained in another way. */
function nextAsk(
  feedback: Comprehension,
  about: QuizInput,
): Pick<NewAsk, "kind" | "input" | "metadata"> {
  if (feedback === "understood") {
    return { kind: "quiz", input: about, metadata: { isQuiz: true } };
  }
  const input: ReExplainInput = { ...about, need: feedback };
  return { kind: "re-explain", input, metadata: { isReExplanation: true } };
}

/** The new badges for a rebuilt response; no field if there are none. */
function newAchievementsField(newAchievements: Achievement[]): { newAchievements?: Achievement[] } {
  return newAchievements.length > 0 ? { newAchievements } : {};
}

function withResult<Result>(
  answer: AnswerStream,
  convert: (response: AnswerResponse) => Promise<Result>,
): AnswerStream<Result> {
  const { messageId, listen, result } = answer;
  return { messageId, listen, result: result.then(convert) };
}

function alreadyGiven(): ProductError {
  return new ProductError(
    "feedback_given",
    "You have already said how this explanation went. What came of it is below.",
  );
}
