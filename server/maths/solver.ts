/** The solver with all tasks loaded (loading takes half a second). Used to answer questions and to generate them. */
export { furtherQuestions, similarQuestions } from "./similar-question.ts";
export { solveQuestion } from "./solve-question.ts";
export { subjectOf } from "./tasks/registry.ts";
