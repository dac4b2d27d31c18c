import { inLatinLetters } from "./devanagari.ts";
import { fromHindi } from "./hindi-request.ts";
import { withoutLeadIn } from "./lead-in.ts";
import { withoutNoise } from "./noise.ts";
import { withoutUsualMethod } from "./method-wish.ts";
import { inFullWords } from "./shorthand.ts";
import { plainStem } from "./stem.ts";

/** The maximum count of passes, above the realistic nesting of greetings, lead-ins and thanks. */
const mostLayers = 6;

/**
 * The request of a student, without surrounding text: transliterates Hindi, removes greetings, thanks, haste and
 * lead-ins such as "How do I …", translates requests in Hindi, and rewrites the stem of an exercise. Only listed
 * wordings are removed; a word that is in no list stays.
 */
export function plainRequest(asked: string): string {
  let text = inLatinLetters(asked);
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const less = withoutLeadIn(withoutNoise(text));
    if (less === text) break;
    text = less;
  }
  return withoutUsualMethod(plainStem(inFullWords(fromHindi(text))));
}
