/** The solver with all its tasks loaded, which takes half a second: what answers, and what draws questions alike. */
export { furtherQuestions, similarQuestions } from "./similar-question.ts";
export { solveQuestion } from "./solve-question.ts";
export { subjectOf } from "./tasks/registry.ts";
