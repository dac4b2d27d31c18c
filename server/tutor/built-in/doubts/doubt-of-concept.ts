import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Concept } from "../../../library/concept.ts";
import type { ConceptLibrary } from "../../../library/concept-library.ts";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import { lettered, letteredKey } from "../concepts/quiz-of.ts";
import { mixUpsOf, otherExample, paragraphs } from "../concepts/tellings.ts";

/** What the library has to say on a doubt about a concept, told in ways that really differ. */
export function doubtOfConcept(
  concept: Concept,
  difficulty: Difficulty,
  library: ConceptLibrary,
): DoubtSolution {
  const { subject, name, levels, keyTerms, questions } = concept;
  return {
    subject,
    topic: name,
    difficulty,
    answer: "",
    content: aboutConcept(concept, levels[difficulty]),
    approaches: waysToTell(concept),
    steps: [],
    keyTerms,
    practiceProblems: concept.quiz.map((question) => ({
      question: lettered(question),
      solution: `${letteredKey(question)}\n\n${question.why}`,
    })),
    followUpQuestions: questions,
    nextSteps: concept.next.flatMap((id) => {
      const next = library.get(id);
      return next ? [`Go on with ${next.name}`] : [];
    }),
  };
}

/** So that a reader sees what her doubt was taken to be about. */
export function aboutConcept({ name }: Concept, text: string): string {
  return paragraphs(`This is about **${name}**.`, text);
}

/** Three ways that differ in kind: a picture, a case, and what is often got wrong. */
export function waysToTell(concept: Concept): DoubtSolution["approaches"] {
  const example = otherExample(concept, "");
  return [
    { title: "By an everyday picture", content: concept.simpler, steps: [] },
    {
      title: "By an example",
      content: paragraphs(`**${example.title}**`, example.text),
      steps: [],
    },
    { title: "By what is often mixed up", content: mixUpsOf(concept), steps: [] },
  ];
}
