import { expect, test } from "vitest";
import type { AnsweringQuestion, ChoiceQuestion, ShortQuestion } from "./bank-question.ts";
import { createAnswerSearch } from "./find-answer.ts";

const place = {
  topic: "respiration",
  difficulty: "beginner",
  subject: "Biology",
  chapter: { grade: 10, name: "Life Processes" },
  classes: [10, 10],
  exams: ["CBSE"],
  asked: [],
} as const;

function short(id: string, question: string, answer: string, asked: string[] = []): ShortQuestion {
  return {
    ...place,
    id,
    question,
    asked,
    kind: "short",
    marks: 2,
    points: [{ text: answer, marks: 2 }],
  };
}

function choice(id: string, question: string, options: string[]): ChoiceQuestion {
  return {
    ...place,
    id,
    question,
    kind: "choice",
    options: options.map((text, at) => ({
      text,
      mistake: at === 0 ? null : "Think again about it.",
    })),
    key: 0,
    explanation: `It is ${options[0]}.`,
  };
}

const questions: AnsweringQuestion[] = [
  short(
    "exothermic",
    "Why is respiration considered an exothermic reaction?",
    "In respiration glucose combines with oxygen and energy is released.",
    ["sans lene ki kriya ushmakshepi kyon hai"],
  ),
  short(
    "breathing",
    "How is respiration different from breathing?",
    "Breathing is the exchange of gases; respiration releases energy from food in the cells.",
  ),
  short(
    "fermentation",
    "Why do our muscles ache after a long run?",
    "Without enough oxygen the muscles break glucose down to lactic acid, which causes cramps.",
  ),
  choice("zinc", "Which gas is evolved when zinc reacts with dilute sulphuric acid?", [
    "Hydrogen",
    "Oxygen",
    "Carbon dioxide",
    "Sulphur dioxide",
  ]),
  short("stomata", "What are two functions of stomata?", "Exchange of gases and transpiration."),
  short("noble", "Why do noble gases not react?", "Their outermost shell is complete."),
  short("metals", "Why do metals conduct electricity?", "They have free electrons."),
  short(
    "series",
    "Give three reasons why a series arrangement is not used for domestic circuits.",
    "All appliances get the same current. If one fails, all stop. The voltage is shared.",
  ),
  short("steam", "Why does steam at 100 °C burn worse than water at 100 °C?", "It has more heat."),
  short(
    "placenta",
    "What is the placenta? Write its functions.",
    "A tissue that joins the child to its mother and brings it food and oxygen.",
  ),
  short("pot", "Why does water in an earthen pot (matka) become cool in summer?", "It evaporates."),
];
const { find, near } = createAnswerSearch(questions);

test.each([
  ["why respiration is called exothermic reaction", "exothermic"],
  ["respiration is an exothermic process, explain why", "exothermic"],
  ["sans lene ki kriya ushmakshepi kyon", "exothermic"],
  ["difference between respiration and breathing", "breathing"],
  ["what gas comes out when zinc reacts with dilute sulfuric acid", "zinc"],
  ["which gas is released in the reaction of zinc and dilute sulphuric acid?", "zinc"],
  ["write two functions of stomata", "stomata"],
  ["why noble gases do not react", "noble"],
  ["y dont noble gases react", "noble"],
  ["why dont we use series connection in house circuits, 3 reasons", "series"],
  ["why is a burn of steam at 100 degree worse than of water", "steam"],
  ["define placenta", "placenta"],
  ["placenta kya hai aur uske functions likho", "placenta"],
  ["matke ka paani garmi me thanda kyu ho jata hai", "pot"],
])("%s is answered", (text, id) => {
  expect(find(text, { grade: 10 })?.id).toBe(id);
});

test.each([
  ["another acid", "which gas is evolved when zinc reacts with dilute nitric acid"],
  ["another metal", "which gas is evolved when copper reacts with dilute sulphuric acid"],
  ["another aspect", "how is respiration an exothermic reaction used in muscles"],
  ["its opposite", "why is photosynthesis an endothermic reaction"],
  ["a topic by its name", "respiration"],
  ["the word that turns it round", "why do noble gases react"],
  ["the word that turns it round", "why do metals not conduct electricity"],
  [
    "its contrary",
    "give three reasons why a parallel arrangement is not used for domestic circuits",
  ],
  ["another number", "why does steam at 40 degree burn worse than water"],
  ["another question", "when was the placenta discovered"],
  ["another question", "who discovered the placenta"],
  ["another matter", "why do leaves look green"],
])("%s is not matched with the bank: %s", (_what, text) => {
  expect(find(text, { grade: 10 })).toBeUndefined();
});

test("a question of class 10 doesn't answer a student of class 4", () => {
  const text = "Why is respiration considered an exothermic reaction?";
  expect(find(text, { grade: 8 })?.id).toBe("exothermic");
  expect(find(text, { grade: 4 })).toBeUndefined();
});

test("an exact question of the bank is found, however near another is", () => {
  const { find } = createAnswerSearch([
    ...questions,
    short("inflation", "What is inflation?", "A general rise of prices over a time."),
    short("inflations", "What is an inflation rate?", "By how much prices rise in a year."),
  ]);
  expect(find("Define inflation")?.id).toBe("inflation");
  expect(find("What is the inflation rate?")?.id).toBe("inflations");
  expect(find("what is the inflation rate this year")).toBeUndefined();
});

test("a text of two questions is not answered by the answer to one of them", () => {
  const text = "Why do our muscles ache after a long run? Which vitamin do the bones need?";
  expect(find(text)).toBeUndefined();
  expect(near(text).map(({ id }) => id)).toEqual(["fermentation"]);
});

test("near questions are offered, nearest first, and none with little in common", () => {
  expect(near("respiration exothermic").map(({ id }) => id)).toEqual(["exothermic"]);
  expect(near("muscles of a long snake")).toEqual([]);
  expect(near("")).toEqual([]);
});

test("a number alone is no reason to offer a question", () => {
  const search = createAnswerSearch([
    ...questions,
    short("twelve", "Who chose the 12 members?", "The President chose them."),
  ]);
  expect(search.near("Who has 12 runs?")).toEqual([]);
  expect(search.near("which members are 12 chosen").map(({ id }) => id)).toEqual(["twelve"]);
});
