import type { StudySource } from "#shared/domain/study.ts";
import { type ConceptFinder, conceptOf } from "../study/concept-of.ts";
import type { StudyMatter } from "../study/record-act.ts";
import type { StoredReply } from "./reply.ts";

/** A reply that counts as study. */
export type StudyReply = Exclude<StoredReply, { kind: "declined" | "care" }>;

/** The subject of a reply, for the study record. */
export function aboutReply(
  reply: StudyReply,
  { library, grade }: { library: ConceptFinder; grade: number },
): StudyMatter {
  const { subject, topic, difficulty } = matterOf(reply);
  const computed = "computed" in reply ? reply.computed : null;
  const conceptId = "conceptId" in reply ? reply.conceptId : null;
  return {
    source: sourceOf(reply),
    subject,
    topic,
    concept: conceptOf({ conceptId, computed, topic, grade }, library)?.id ?? null,
    task: computed?.task ?? null,
    question: null,
    difficulty,
  };
}

function matterOf(reply: StudyReply) {
  if (reply.kind === "explanation") return reply.explanation;
  return reply.kind === "quiz" ? reply.quiz : reply.solution;
}

function sourceOf({ kind }: StudyReply): StudySource {
  return kind === "explanation" ? "concept" : kind;
}
