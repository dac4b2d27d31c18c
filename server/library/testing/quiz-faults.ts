import { type Concept, quizLength } from "../concept.ts";
import { computedFaults, equalOptions } from "./option-faults.ts";
import { wordsIn } from "./words.ts";

/** The faults of a quiz question, as sentences. */
export function quizFaults(
  { classes, question, options, key, why }: Concept["quiz"][number],
  { subject, grades }: Pick<Concept, "subject" | "grades">,
) {
  const equal = equalOptions(options);
  return [
    ...(classes[0] < grades[0] || grades[1] < classes[1]
      ? [`quiz: classes ${classes.join(" to ")} of "${question}" go beyond the concept's`]
      : []),
    ...(equal ? [`quiz: the options "${equal[0]}" and "${equal[1]}" are equal`] : []),
    ...(wordsIn(why).length < 12 ? [`quiz: "${why}" says too little`] : []),
    ...placesNamed(why).map((words) => `quiz: "${words}" names an option by its place`),
    ...options
      .filter((option) => ofOtherOptions.test(option))
      .map((option) => `quiz: the option "${option}" refers to the others`),
    ...(subject === "Mathematics" || subject === "Physics"
      ? computedFaults(question, options, options[key] ?? "").map((fault) => `quiz: ${fault}`)
      : []),
  ];
}

/** Classes with fewer suitable questions than a quiz has. */
export function drawingFaults({
  quiz,
  grades: [lowest, highest],
}: Pick<Concept, "quiz" | "grades">) {
  const grades = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  return grades.flatMap((grade) => {
    const suits = quiz.filter(({ classes: [from, to] }) => from <= grade && grade <= to).length;
    return suits < quizLength ? [`quiz: class ${grade} has ${suits} questions that suit it`] : [];
  });
}

/** The number of classes from which a concept counts as broad, and the questions that it then needs. */
const manyClasses = 5;
const fewestForMany = 5;

/** Whether a concept of many classes has too few questions for its quiz to suit each of them, and to vary. */
export function isShortQuiz({ quiz, grades: [lowest, highest] }: Pick<Concept, "quiz" | "grades">) {
  return highest - lowest + 1 >= manyClasses && quiz.length < fewestForMany;
}

const ordinal = "(?:first|second|third|fourth|last|former|latter|middle|next|previous)";
const hindiOrdinal = "(?:पहल[ाीे]|दूसर[ाीे]|तीसर[ाीे]|चौथ[ाीे]|अंतिम|आख़िरी|आखिरी|पिछल[ाीे])";
const optionWord =
  "(?:options?|answers?|choices?|statements?|sentences?|expressions?|pairs?|lists?|groups?|chains?|formulas?|graphs?|figures?)";

/** Options are shuffled for each student, so "the first option" may be any of them, the key too. */
const places = [
  new RegExp(
    `\\b(?:the|its) ${ordinal}(?: and (?:the )?${ordinal})?(?: (?:one|two|three))? ${optionWord}\\b`,
    "iu",
  ),
  new RegExp(`\\b(?:the|in the) ${ordinal} (?:and the ${ordinal}\\b|goes\\b)`, "iu"),
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice)s? (?:above|below|[A-D]\b|\([a-dA-D1-4]\)|number \d)/u,
  /\b(?:above|below|topmost|bottommost|uppermost|lowermost) (?:option|answer|choice)s?\b/iu,
  new RegExp(`${hindiOrdinal} (?:(?:दो|तीन|और|${hindiOrdinal}) )*(?:विकल्प|उत्तर|वाक्य|जोड़|शब्द)`, "u"),
  /(?:विकल्प|उत्तर) (?:[1-4१-४कखगघ](?![\p{L}\p{M}])|संख्या)|(?:ऊपर|नीचे)(?: का| के| वाल[ाे]) (?:विकल्प|उत्तर)/u,
];

/** Words of an explanation that refer to an option by its position. */
function placesNamed(why: string): string[] {
  return places.flatMap((place) => place.exec(why)?.[0] ?? []);
}

/** An option that makes sense only after those that it refers to. */
const ofOtherOptions =
  /\b(?:none|all|both|any|neither|either) of (?:these|the above|the (?:other|two|three))\b|उपर्युक्त|इनमें से|उपरोक्त/iu;
