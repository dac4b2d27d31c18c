/** The language of the tutor's answers: that of each question, or always the same. */
export const answerLanguages = ["question", "english", "hindi"] as const;
export type AnswerLanguage = (typeof answerLanguages)[number];
