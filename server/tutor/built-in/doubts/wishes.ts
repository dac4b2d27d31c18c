/** The usual refinement requests for a solution that did not help. */
export type Wish = "language" | "simpler" | "shorter" | "why" | "detail" | "example" | "another";

/** Tested in this order: "another example" is an example, "a short and simple way" is short. */
const wordings: readonly (readonly [Wish, RegExp])[] = [
  [
    "language",
    /\b(?:hindi|hinglish|urdu|tamil|telugu|marathi|bengali|bangla|gujarati|kannada|malayalam|punjabi|odia|assamese)\b|हिंदी|हिन्दी/iu,
  ],
  [
    "example",
    /\b(?:examples?|similar (?:questions?|sums?|problems?|ones?)|instance|udah?aran|misal)\b|उदाहरण|मिसाल/iu,
  ],
  [
    "shorter",
    /\b(?:short(?:er|ly|cut)?|brief(?:ly)?|summar(?:y|ise|ize)|concise|quick(?:er|ly)?|less words|fewer steps|too long|ch?hota|sankshep)\b|छोटा|संक्षेप/iu,
  ],
  [
    "another",
    /\b(?:(?:another|other|different(?:ly)?|alternat(?:e|ive)|second|new|dusr[aei]|doosr[aei])\b.{0,24}\b(?:ways?|methods?|approach(?:es)?|manner|tari[kq]a|tareeka|tarike)|differently|alternative)\b|दूसर[ाेी]/iu,
  ],
  ["why", /\b(?:why|reasons?|how come|kyu+n?|kyon|kaaran|karan)\b|क्यों|कारण/iu],
  [
    "detail",
    /\b(?:details?|detailed|elaborate|more steps|every step|all (?:the )?steps|step[ -]by[ -]step|longer|deeper|explain more|more explanation|harder|advanced|vistar)\b|विस्तार/iu,
  ],
  [
    "simpler",
    /\b(?:simpl\w*|eas(?:y|ier|ily)|basic(?:s|ally)?|confus\w*|too hard|difficult|don'?t (?:get|understand)|did(?:n'?t| not) (?:get|understand)|not (?:clear|understood)|asa+n|aasan|saral|samajh|like i'?m)\b|आसान|सरल|समझ/iu,
  ],
];

/** Which of the usual requests a text is; null for any other, which needs a model. */
export function wishIn(text: string): Wish | null {
  return wordings.find(([, wording]) => wording.test(text))?.[0] ?? null;
}

const placeWords: Record<string, number> = {
  one: 1,
  first: 1,
  pehla: 1,
  pahla: 1,
  pehle: 1,
  two: 2,
  second: 2,
  dusra: 2,
  doosra: 2,
  dusre: 2,
  three: 3,
  third: 3,
  teesra: 3,
  tisra: 3,
  four: 4,
  fourth: 4,
  chautha: 4,
  five: 5,
  fifth: 5,
  last: -1,
  final: -1,
  aakhri: -1,
  akhri: -1,
};

const place = String.raw`(\d{1,2}|${Object.keys(placeWords).join("|")})`;
const namedSteps = [
  new RegExp(String.raw`\b(?:steps?|line)\s*(?:no\.?|number|#)?\s*${place}\b`, "iu"),
  new RegExp(String.raw`\b${place}(?:st|nd|rd|th)?\s+(?:wala\s+|wale\s+)?(?:step|line)\b`, "iu"),
  /(?:चरण|स्टेप)\s*(\d{1,2})/u,
];

/** The step that a text refers to, counted from 1; -1 for the last, null where it names none. */
export function stepIn(text: string): number | null {
  for (const pattern of namedSteps) {
    const [, named = ""] = pattern.exec(text) ?? [];
    if (named !== "") return placeWords[named.toLowerCase()] ?? Number(named);
  }
  return null;
}

/** Words in the names of several methods. */
const commonWords = new Set([
  "method",
  "completing",
  "working",
  "finding",
  "taking",
  "by",
  "using",
]);

const longestStem = 5;

/**
 * The method that a text asks for by name, such as "do it by substitution". A usual request names no method: "simpler"
 * is not "Simplifying".
 */
export function namedIn(text: string, methods: readonly string[]): string | undefined {
  const wishedWords = wordings
    .reduce((rest, [, wording]) => rest.replace(new RegExp(wording, "giu"), " "), text)
    .toLowerCase();
  return methods.find((method) =>
    method
      .toLowerCase()
      .split(/[^a-z]+/u)
      .filter((word) => word.length >= longestStem && !commonWords.has(word))
      .some((word) => wishedWords.includes(word.slice(0, longestStem))),
  );
}
