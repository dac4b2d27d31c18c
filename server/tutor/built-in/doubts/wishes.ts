/** What students usually wish of a solution that did not help. */
export type Wish = "simpler" | "shorter" | "detail" | "example" | "another";

/** Tried in this order: "another example" is an example, "a short and simple way" is short. */
const wordings: readonly (readonly [Wish, RegExp])[] = [
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
  [
    "detail",
    /\b(?:details?|detailed|elaborate|more steps|every step|all (?:the )?steps|step[ -]by[ -]step|longer|deeper|explain more|more explanation|harder|advanced|vistar)\b|विस्तार/iu,
  ],
  [
    "simpler",
    /\b(?:simpl\w*|eas(?:y|ier|ily)|basic(?:s|ally)?|confus\w*|too hard|difficult|don'?t (?:get|understand)|did(?:n'?t| not) (?:get|understand)|not (?:clear|understood)|asa+n|aasan|saral|samajh|like i'?m)\b|आसान|सरल|समझ/iu,
  ],
];

/** Which of the usual wishes a text is; null for any other, which takes a model to grant. */
export function wishIn(text: string): Wish | null {
  return wordings.find(([, wording]) => wording.test(text))?.[0] ?? null;
}

/** Words that stand in the name of more than one method. */
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

/** Of these names of methods the one that a text asks for, such as "do it by substitution". */
export function namedIn(text: string, methods: readonly string[]): string | undefined {
  const asked = text.toLowerCase();
  return methods.find((method) =>
    method
      .toLowerCase()
      .split(/[^a-z]+/u)
      .filter((word) => word.length >= longestStem && !commonWords.has(word))
      .some((word) => asked.includes(word.slice(0, longestStem))),
  );
}
