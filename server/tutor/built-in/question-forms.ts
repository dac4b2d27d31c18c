/** The kind of help that a text asks for, by its words. */
export type QuestionForm =
  | "writing"
  | "translation"
  | "dictionary"
  | "literature"
  | "drawing"
  | "story"
  | "maths"
  | "matter";

const texts =
  "letter|application|essay|speech|paragraph|story|poem|notice|article|report|diary|e-?mail|dialogue|slogan|invitation|anuched|nibandh|patra|kahani|kavita|bhashan";

/** Tested in this order: a letter about a poem is a letter. */
const wordings: readonly (readonly [QuestionForm, RegExp])[] = [
  [
    "writing",
    new RegExp(
      `\\b(?:write|draft|compose|prepare|make|likho|likhiye|likhna|likh|likhkar)\\b.{0,40}\\b(?:${texts})\\b|\\b(?:${texts})\\b.{0,60}\\b(?:likho|likhiye|likhna|likh|write|writing)\\b|^(?:a |an )?(?:${texts}) (?:on|to|for|about|par|pe)\\b|(?:निबंध|निबन्ध|पत्र|कहानी|अनुच्छेद|भाषण).{0,40}(?:लिख|लेखन)|लिख\\S* .{0,30}(?:निबंध|पत्र|कहानी|अनुच्छेद|भाषण)`,
      "iu",
    ),
  ],
  ["translation", /\b(?:translate|translation|anuvad|anuvaad)\b|अनुवाद/iu],
  [
    "dictionary",
    /\b(?:synonyms?|antonyms?|opposite|spelling|spell|rhyming|vilom|paryayvachi)\b|^(?:word )?meaning of \p{L}+$|विलोम|पर्यायवाची/iu,
  ],
  [
    "literature",
    /\b(?:poem|poet|novel|author|character sketch|central idea|stanza|last lesson|summary|prose|supplementary)\b|कविता|कवि\b|पाठ का सार/iu,
  ],
  [
    "drawing",
    /^(?:please )?(?:draw|sketch|how to draw|label|plot)\b|\bka (?:chitra|diagram) bana/iu,
  ],
];

/**
 * A number beside a sign, an equation, a percentage: the student meant maths, and the solver's reason will help her.
 */
const mathsSigns = /\d\s*[-+−×÷*/^:]|[-+−×÷*/^]\s*\d|[=%√]/u;

export const looksLikeMaths = (question: string) => mathsSigns.test(question);

/** Two numbers make a word problem; a single one may be a year. */
const numbers = /\d[^\d]*\s[^\d]*\d/u;

const word = /\p{L}{2,}/gu;
/** Instructions are shorter: "Solve by the quadratic formula". */
const fewestWordsOfStory = 8;

/** The form of a question that the solver could not solve; `hasReading` where it could read it as mathematics. */
export function formOf(question: string, hasReading: boolean): QuestionForm {
  if (hasReading) return "maths";
  const worded = wordings.find(([, wording]) => wording.test(question));
  if (worded) return worded[0];
  const isMaths = looksLikeMaths(question);
  if (numbers.test(question) && (isLong(question) || !isMaths)) return "story";
  return isMaths ? "maths" : "matter";
}

function isLong(question: string): boolean {
  return (question.match(word)?.length ?? 0) >= fewestWordsOfStory;
}

/** Whether a page on its topic helps with a text; for a letter to be written about the topic it doesn't. */
export function answersByPage(text: string): boolean {
  const form = formOf(text, false);
  return (
    form !== "writing" && form !== "translation" && form !== "dictionary" && form !== "drawing"
  );
}

/** "On air pollution", "प्रदूषण पर": the topic of something to be written. */
const abouts = [/\b(?:on|about|regarding)\s+(.+)$/iu, /^(.+?)\s(?:par|pe|पर|के बारे में)(?=\s|$)/iu];

/** The words of a text that name its topic; of a writing task only what it is about. */
export function matterOf(text: string): string {
  if (formOf(text, false) !== "writing") return text;
  return abouts.map((about) => about.exec(text)?.[1]).find((matter) => matter) ?? text;
}
