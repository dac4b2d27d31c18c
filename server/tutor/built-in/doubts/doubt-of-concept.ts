import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Concept } from "../../../library/concept.ts";
import type { ConceptLibrary, LibraryQuestion } from "../../../library/concept-library.ts";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import { sequelsOf } from "../../../library/sequels.ts";
import { explanationOfQuestion } from "../concepts/explanation-of.ts";
import { lettered, letteredKey } from "../concepts/quiz-of.ts";
import { mixUpsOf, otherExample, paragraphs } from "../concepts/tellings.ts";

/** The library's answer to a doubt about a concept, in approaches of different kinds. */
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
    practiceProblems: practiceOn(concept),
    followUpQuestions: questions.map(({ question }) => question),
    nextSteps: sequelsOf(concept, library).map(({ name }) => `Go on with ${name}`),
  };
}

/** The library's answer to one of its own questions, with the others as follow-ups. */
export function doubtOfQuestion(
  bankQuestion: LibraryQuestion,
  difficulty: Difficulty,
): DoubtSolution {
  const { concept, question } = bankQuestion;
  const { subject, topic, content, keyTerms, followUpQuestions } = explanationOfQuestion(
    bankQuestion,
    difficulty,
  );
  return {
    subject,
    topic,
    difficulty,
    answer: bankQuestion.kind === "quiz" ? (bankQuestion.options[bankQuestion.key] ?? "") : "",
    content: bankQuestion.kind === "quiz" ? bankQuestion.why : content,
    approaches: [],
    steps: [],
    keyTerms,
    practiceProblems: practiceOn(concept, question),
    followUpQuestions,
    nextSteps: [],
  };
}

/** The concept's questions to try, without one that was just answered. */
function practiceOn({ quiz }: Concept, answered = ""): DoubtSolution["practiceProblems"] {
  return quiz
    .filter(({ question }) => question !== answered)
    .map((question) => ({
      question: lettered(question),
      solution: `${letteredKey(question)}\n\n${question.why}`,
    }));
}

/** Says which topic the doubt was taken to be about. */
export function aboutConcept({ name }: Concept, text: string): string {
  return paragraphs(`This is about **${name}**.`, text);
}

/** Three approaches of different kinds: a comparison, a case, and a common mistake. */
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
