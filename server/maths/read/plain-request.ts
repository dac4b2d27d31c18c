import { inLatinLetters } from "./devanagari.ts";
import { fromHindi } from "./hindi-request.ts";
import { withoutLeadIn } from "./lead-in.ts";
import { withoutNoise } from "./noise.ts";
import { withoutUsualMethod } from "./method-wish.ts";
import { inFullWords } from "./shorthand.ts";
import { plainStem } from "./stem.ts";

/** More often than greetings, lead-ins and thanks stand one in another. */
const mostLayers = 6;

/**
 * What a student asks for, without what only surrounds it: the writing of Hindi, greetings, thanks and haste, lead-ins
 * such as "How do I …", requests in Hindi, an
 * exercise's stem. Everything is taken off by a listed wording; a word that is in no list stays.
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
