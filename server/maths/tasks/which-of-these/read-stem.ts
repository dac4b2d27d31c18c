import { lazily } from "../../read/lazily.ts";
import type { AskedProperty } from "./asked-property.ts";
import { hindiProperty } from "./hindi-stem.ts";

const nouns =
  "(?:(?:pairs?|sets?|lists?|groups?) of (?:the )?)?(?:(?:given|rational|real|natural|whole|decimal|algebraic|ordered|linear|quadratic|numerical|mathematical) )*" +
  "(?:numbers?|fractions?|ratios?|integers?|decimals?|expressions?|equations?|polynomials?|statements?|sentences?|relations?|points?|pairs?|sets?|values?|triplets?|triples?|groups?|sequences?|lists?|options?|terms?|inequalit(?:y|ies)|lengths?|sides?|ones?)";
const these = `(?:(?:the )?(?:following|options?|given|numbers given)|these|those)(?: (?:four|below|given))?(?: ${nouns})?(?: below| given)?`;
const ofThese = `(?: (?:of|among|amongst|from|in|out of) ${these})`;
const linking =
  "(?:is|are|isn['’]?t|aren['’]?t|can be|cannot be|can['’]?t be|will be|must be|represents?|forms?|gives?|makes?|does|do)";
const having = "(?:has|have|lies?|satisf(?:y|ies)|equals?|holds?|shows?)";
const choosing = "(?:choose|identify|select|pick(?: out)?|tick|circle|spot|mark|find)";

/** Patterns of stems; the group `property` is what the options are tested for. */
const frames = lazily(() =>
  [
    `which(?: one)?(?: ${nouns})?${ofThese}?(?: ${nouns})? ${linking} (?<property>.+?)${ofThese}?`,
    `which(?: one)?(?: ${nouns})?${ofThese}?(?: ${nouns})? (?<property>(?:not )?${having} .+?)${ofThese}?`,
    `what ${ofThese.trim()} ${linking} (?<property>.+?)`,
    `(?:from|among|amongst|out of|in) ${these},? (?:which(?: one)? ${linking}|${choosing} the) (?<property>.+?)`,
    `${choosing} (?:the |an? )?(?:${nouns} )?(?:(?:which|that) (?:is|are) )?(?<property>.+?)${ofThese}`,
    `(?:choose|identify|select|pick out|tick|circle|spot) (?:the |an? )?(?:${nouns} (?:which|that) (?:is|are) )?(?<property>.+?)`,
    `(?:an )?example of (?:an? )?(?<property>.+?) (?:is|are)`,
    `(?:the |an? )?(?:one of )?(?:${nouns} (?:which|that) (?:is|are) )?(?<property>.+?)${ofThese}(?: is| are)`,
    `(?:an?|one of the|one) (?<property>.+?) (?:is|are)`,
    `(?:the |an? )${nouns} (?:(?:which|that) (?:is|are) )?(?<property>(?:not )?(?:divisible|equal|equivalent|lying|between|satisfying) .+?) (?:is|are)`,
  ].map((frame) => new RegExp(`^${frame}$`, "i")),
);

/** "All of these are prime except" asks for the option without the property. */
const exceptions = lazily(
  () =>
    new RegExp(
      `^(?:all|each|every one)(?: of)? ${these} (?:${linking}|(?=${having})) ?(?<property>.+?),? (?:except|but|other than)(?: one| for)?$`,
      "i",
    ),
);

/** The inverse relations: "36 is divisible by which of these?" asks for a factor of 36. */
const reversed = lazily(() =>
  (
    [
      ["an? factor|an? divisor", "of", "divisible by"],
      ["an? multiple", "of", "factor of"],
      ["divisible", "by", "factor of"],
      ["equal|equivalent", "to", "equal to"],
      ["an? solution|an? root|the solution|the root", "of", "satisfied by"],
    ] as const
  ).map(([noun, link, meant]) => ({
    pattern: new RegExp(
      `^(?<value>.+?) is (?<not>not )?(?:${noun}) ${link} which(?: one)?(?: ${nouns})?${ofThese}?(?: ${nouns})?$`,
      "i",
    ),
    meant,
  })),
);

const negation = /\b(?:not|isn['’]?t|aren['’]?t|cannot|can['’]?t)\b\s*/i;

/**
 * Reads the stem of a question that asks which option has a property; null for other questions. Unknown words remain in
 * the property, which then no test accepts.
 */
export function readStem(stem: string): AskedProperty | null {
  const text = plain(stem);
  const except = exceptions().exec(text)?.groups?.["property"];
  if (except !== undefined)
    return negation.test(text) ? null : { property: bare(except), isNegated: true };
  for (const { pattern, meant } of reversed()) {
    const { value, not } = pattern.exec(text)?.groups ?? {};
    if (value !== undefined) return { property: `${meant} ${value}`, isNegated: not !== undefined };
  }
  return framed(text) ?? hindiProperty(text);
}

function framed(text: string): AskedProperty | null {
  const denied = text.match(new RegExp(negation, "gi")) ?? [];
  // Double negations such as "not a number that is not prime" are not supported.
  if (denied.length > 1 || /\b(?:neither|nor|except|always|never|sometimes)\b/i.test(text))
    return null;
  const positive = text
    .replace(/\b(?:isn|aren)['’]?t\b/i, "is")
    .replace(/\bcan(?:not|['’]?t)\b/i, "can")
    .replace(/\b(?:do|does) not (?=\w)/i, "")
    .replace(/\bnot /i, "");
  for (const frame of frames()) {
    const property = frame.exec(positive)?.groups?.["property"];
    if (property !== undefined) return { property: bare(property), isNegated: denied.length === 1 };
  }
  return null;
}

/** Returns the stem on one line without markup: dollar signs, asterisks, blanks and the final punctuation. */
function plain(stem: string): string {
  return stem
    .replaceAll(/[$*]/g, "")
    .replaceAll(/_{2,}|\.{3,}|…/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/[\s:;?.,–—-]+$/, "");
}

function bare(property: string): string {
  return property
    .trim()
    .replace(
      /^(?:has|have) (?:an? |the )?(?=(?:non-? ?)?(?:terminating|recurring|repeating)\b)/i,
      "",
    )
    .replace(/^(?:the|an?|one of the) /i, "")
    .replace(/^(?:numbers?|fractions?|pairs?|integers?) (?:which|that) (?:is|are) /i, "");
}
