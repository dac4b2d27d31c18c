import type { Difficulty } from "#shared/contracts/answer.ts";

/** The purpose of each level of explanation, so that they really differ. */
export const levelRules: readonly string[] = [
  "There are three levels, and the one to write at is named below.",
  "beginner: short sentences, everyday words, no formula that can be done without; start from something the student has seen or touched.",
  "intermediate: the definition as the school book has it, the formula or rule, and how it is used; new words are explained when they first come.",
  "advanced: precise terms, why the rule holds, its limits and special cases, and how it hangs together with other chapters.",
];

export function levelRule(difficulty: Difficulty): string {
  return `Write at the level ${difficulty}. Write \`${difficulty}\` as \`difficulty\`.`;
}

/** Rules for every explanation. */
export const explanationRules: readonly string[] = [
  "`content`: the explanation in 120 to 250 words, one idea a paragraph, with what the thing is, why it is so, and what it is good for. Where it is often misunderstood, say what is believed and what is true. A formula that is worked out stands in a paragraph with the words that belong to it, and each letter in it is named with its unit.",
  "`examples`: two, from the daily life of a student in India or worked with numbers; `question` says what is looked at, `solution` what happens or is worked out, line by line, each line true by itself.",
  "`keyTerms`: three to five, each explained in one sentence of the student's words. `followUpQuestions`: three questions to think about, without answers, each of which can be asked as it stands.",
];
