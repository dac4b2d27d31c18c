import type { Offer } from "#shared/contracts/answer.ts";
import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import { sequelsOf } from "../../library/sequels.ts";
import { languageOf, type Language } from "../safety/language.ts";
import { offerOf } from "./declining.ts";
import { declined } from "./outcomes.ts";
import { planSentences } from "./study-plan-sentences.ts";
import { studyTalk, type StudyTalk } from "./study-talk.ts";

interface Student {
  library: ConceptLibrary;
  grade: number;
}

/**
 * The reply to a student who has a test, or asks how to study: a plan in her language and three buttons. Null where a
 * text is about a topic rather than about studying.
 */
export function studyPlan(text: string, { library, grade }: Student) {
  const talk = studyTalk(text);
  if (!talk) return null;
  const topic = talk.left === "" ? undefined : topicIn(talk.left, { library, grade });
  // "Photosynthesis, test tomorrow" asks for photosynthesis; other remaining words may be anything.
  if (talk.left !== "" && !(topic && talk.isOwn)) return null;
  const language: Language = languageOf(text);
  return declined(planSentences[talk.kind][language], {
    replyKind: "plan",
    offers: offersFor(talk, topic, { library, grade }),
  });
}

function topicIn(text: string, { library, grade }: Student): Concept | undefined {
  const finding = library.find(text, { grade });
  return finding.kind === "found" ? finding.concept : undefined;
}

const topicsToTap = 2;

/** Two topics of her subject and class, and one question to try. */
function offersFor(talk: StudyTalk, topic: Concept | undefined, student: Student): Offer[] {
  const near = topic ? sequelsOf(topic, student.library) : [];
  const named = topicsFor(talk.subjects, student);
  const ofClass = named.length > 0 ? named : topicsFor([], student);
  const topics = [...new Set([...(topic ? [topic] : []), ...near, ...ofClass])];
  const [first, ...others] = topics.slice(0, topicsToTap);
  const isMaths = talk.subjects.length === 0 || first?.subject === "Mathematics";
  const last = isMaths ? exerciseFor(student.grade) : first && thoughtOn(first);
  return [...(first ? [first, ...others].map(offerOf) : []), ...(last ? [last] : [])];
}

/**
 * Concepts of a subject in the books of a class, or else those written for it; one per subject where there are several.
 */
function topicsFor(subjects: StudyTalk["subjects"], { library, grade }: Student): Concept[] {
  const wanted = subjects.length > 0 ? subjects : (["Mathematics", "Science", "Biology"] as const);
  const bySubject = wanted.map((subject) => {
    const all = library.all.filter((concept) => concept.subject === subject);
    const inBooks = all.filter(({ chapters }) => chapters.some((each) => each.grade === grade));
    const written = all.filter(
      ({ grades: [lowest, highest] }) => lowest <= grade && grade <= highest,
    );
    return [...inBooks, ...written];
  });
  const longest = Math.max(...bySubject.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    bySubject.flatMap((concepts) => concepts[at] ?? []),
  ).flat();
}

/** A sum for each stage of school that the solver solves, with the first class that it suits. */
const exercises: readonly (readonly [fromGrade: number, sum: string])[] = [
  [11, "Differentiate x^3 + 2x"],
  [9, "Solve x^2 - 5x + 6 = 0"],
  [8, "Solve 2x + 3 = 11"],
  [6, "15% of 240"],
  [0, "What is 2/5 + 1/5?"],
];

function exerciseFor(grade: number): Offer {
  const [, sum = ""] = exercises.find(([fromGrade]) => grade >= fromGrade) ?? [];
  return { label: "Try one sum", tool: "homework", ask: sum };
}

/** One of a concept's own questions to think about, which the library answers. */
function thoughtOn({ questions }: Concept): Offer | undefined {
  const [thought] = questions;
  return thought && { label: "Try one question", tool: "doubt", ask: thought.question };
}
