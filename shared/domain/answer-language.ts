/** What the tutor writes in: the language of each question, or always the same one. */
export const answerLanguages = ["question", "english", "hindi"] as const;
export type AnswerLanguage = (typeof answerLanguages)[number];
