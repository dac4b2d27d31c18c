import { lazily } from "../read/lazily.ts";
import type { MathsSolution } from "../outcome.ts";

/** Second requests in a question, each with the words that show that an explanation answers it. */
const results: readonly (readonly [asked: string, answered: RegExp])[] = [
  [
    "nature|type|kind",
    /\b(?:nature|type|real|virtual|distinct|repeated|equal roots|attract|repel|converging|diverging|maxim|minim|acute|obtuse|right-angled|isosceles|scalene|equilateral)/i,
  ],
  ["size", /size|enlarged|diminished|height/i],
  ["direction", /direction|north|south|east|west|upward|downward|opposite|towards|away/i],
  ["graph|diagram|figure", /(?!)/],
  // A division gives both, whichever of the two is requested.
  ["remainder|quotient", /remainder|quotient|division/i],
  ...(
    [
      "magnification",
      "work done",
      "area",
      "perimeter",
      "circumference",
      "volume",
      "mean",
      "median",
      "mode",
      "speed",
      "velocity",
      "acceleration",
      "distance",
      "displacement",
      "power",
      "energy",
      "momentum",
      "force",
      "pressure",
      "temperature",
      "discriminant",
      "vertex",
      "eccentricity",
      "directrix",
      "profit",
      "interest",
    ] as const
  ).map((name) => [name, new RegExp(name, "i")] as const),
];

const ending = lazily(() => {
  const names = results.map(([asked]) => asked).join("|");
  const request =
    "(?:find|state|write|give|mention|tell|calculate|determine|name|draw|sketch|what is|what are)";
  return new RegExp(
    `\\b(?:and|also|along with|as well as)\\s+(?:also\\s+|hence\\s+)?(?:${request}\\s+)?(?:out\\s+)?(?:(?:the|its|their|his|her|an?)\\s+)?(?:same\\s+)?(?<name>${names})(?:\\s+of\\s+(?:the\\s+|its\\s+)?[a-z]+)?[\\s.?!]*$`,
    "i",
  );
});

/**
 * The second request at the end of a question, "… and its nature", that the explanation does not answer; null if all
 * requests are answered. Needed because a recogniser may ignore such words as filler.
 */
export function unansweredAsk(
  question: string,
  explanation: Pick<MathsSolution, "topic" | "method" | "answer" | "steps">,
): string | null {
  const name = ending().exec(question)?.groups?.["name"]?.toLowerCase();
  if (name === undefined) return null;
  const [, answered] = results.find(([asked]) => asked.split("|").includes(name)) ?? [];
  const { answer, steps, topic, method } = explanation;
  const told = [
    topic,
    method,
    answer.latex,
    ...steps.flatMap(({ title, why, after }) => [title, why, after]),
  ];
  return answered && !told.some((text) => answered.test(text)) ? name : null;
}
