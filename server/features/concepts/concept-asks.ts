import { adaptiveDifficulty, type MessageMetadata } from "#shared/contracts/messages.ts";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { JobKind, Work } from "../answers/job.ts";
import { askKind } from "../asking/ask-kind.ts";
import { askerOf, type SafetyIdentifier, unansweredWork, workOf } from "../asking/work.ts";
import { difficultyFor } from "./difficulty.ts";
import { requireExplanation } from "./explanations.ts";
import type { Tutor } from "../../tutor/tutor.ts";

const conceptInput = z.object({ concept: z.string() });
export type ConceptInput = z.infer<typeof conceptInput>;

const followUp = {
  /** The explanation that the student's feedback is on. */
  messageId: z.number().int(),
  /** Computed after her feedback. */
  adaptiveDifficulty,
};

/** Input of every follow-up of an explanation, and the whole input of a quiz. */
export const quizInput = z.object(followUp);
export type QuizInput = z.infer<typeof quizInput>;

const reExplainInput = z.object({
  ...followUp,
  need: z.enum(["confused", "need_simpler", "need_harder"]),
});
export type ReExplainInput = z.infer<typeof reExplainInput>;

interface Dependencies {
  db: Db;
  tutor: Pick<Tutor, "concept" | "reExplain" | "quiz">;
  library: Pick<ConceptLibrary, "find">;
  safetyIdentifier: SafetyIdentifier;
}

/** The kinds of ask for concepts. */
export function conceptAsks(dependencies: Dependencies): JobKind[] {
  return [conceptAsk(dependencies), reExplainAsk(dependencies), quizAsk(dependencies)];
}

function conceptAsk({ db, tutor, library, safetyIdentifier }: Dependencies): JobKind {
  return askKind({
    name: "concept",
    feature: "concept",
    act: "concept_explained",
    input: conceptInput,
    work: async ({ concept }, student, context) => {
      const finding = library.find(concept, { grade: student.user.grade });
      const libraryConcept = finding.kind === "found" ? finding.concept : undefined;
      const adaptiveDifficulty = await difficultyFor(db, student.user, {
        subject: libraryConcept?.subject,
        concept: libraryConcept,
      });
      const difficulty = adaptiveDifficulty.level;
      const request = { concept, difficulty, ...askerOf(student, safetyIdentifier) };
      const answer = await tutor.concept(request, context);
      return explanationWork(answer, concept, { adaptiveDifficulty });
    },
  });
}

function reExplainAsk({ db, tutor, safetyIdentifier }: Dependencies): JobKind {
  return askKind({
    name: "re-explain",
    feature: "concept",
    // Her feedback on the explanation has already counted as study.
    act: null,
    input: reExplainInput,
    work: async ({ messageId, need, adaptiveDifficulty }, student, context) => {
      const before = await requireExplanation(db, student.user, { messageId });
      const { concept, conceptId, explanation: previous } = before;
      const difficulty = adaptiveDifficulty.level;
      const request = { concept, conceptId, previous, need, difficulty };
      const asker = askerOf(student, safetyIdentifier);
      const answer = await tutor.reExplain({ ...request, ...asker }, context);
      return explanationWork(answer, concept, { adaptiveDifficulty });
    },
  });
}

function quizAsk({ db, tutor, safetyIdentifier }: Dependencies): JobKind {
  return askKind({
    name: "quiz",
    feature: "quiz",
    // Each answer in the quiz counts as study.
    act: null,
    input: quizInput,
    work: async ({ messageId, adaptiveDifficulty }, student, context) => {
      const before = await requireExplanation(db, student.user, { messageId });
      const { concept, conceptId, explanation } = before;
      const difficulty = adaptiveDifficulty.level;
      const request = { concept, conceptId, explanation, difficulty };
      const asker = askerOf(student, safetyIdentifier);
      const answer = await tutor.quiz({ ...request, ...asker }, context);
      if (answer.kind !== "answered") return unansweredWork(answer);
      const { output: quiz, kind: _kind, computed: _computed, ...about } = answer;
      const chosen = quiz.questions.map(() => null);
      const reply = { kind: "quiz", concept, conceptId, quiz, chosen, ...about } as const;
      return workOf(reply);
    },
  });
}

type Answer = Awaited<ReturnType<Tutor["concept"]>>;

function explanationWork(answer: Answer, concept: string, metadata: MessageMetadata): Work {
  if (answer.kind !== "answered") return unansweredWork(answer);
  const { output: explanation, kind: _kind, computed: _computed, ...about } = answer;
  const { difficulty, keyTerms, examples, followUpQuestions } = explanation;
  return workOf(
    { kind: "explanation", concept, explanation, ...about },
    { difficulty, keyTerms, examples, followUpQuestions, ...metadata },
  );
}
