import { withoutOwnHome } from "./redact-own-home.ts";
import { town } from "./places.ts";

const numberWord = "(?:no|number|num|नं|नंबर|संख्या)";

/** Words that name a home within a house or a plot. The letters "h" and "d" alone are lengths in exercises. */
const unit = String.raw`(?:flat|apartment|apt|house|plot|door|room|quarter|qtr|villa|bungalow|makaan|makan|फ़्लैट|फ्लैट|मकान|प्लॉट|घर|[hd](?=[.\s]{0,2}no(?![\p{L}\p{M}])))`;
const unitStart = String.raw`(?<![\p{L}\p{M}])${unit}(?![\p{L}\p{M}])[.\s]{0,2}`;
const unitEnd = String.raw`(?:[a-z]{1,2}[\s-]?)?\d{1,5}(?:[-/]?[a-z]{1,2}(?![\p{L}])|[-/]\d{1,4}){0,2}`;

/** "H. No. 4-B/2", "मकान नं. 5": a home, and hardly an object of an exercise. */
const numberedUnit = String.raw`${unitStart}(?:${numberWord}[.:\s]{0,3}|[#:]\s?)${unitEnd}`;

/** The same, and "Flat 12", "Plot 1", which exercises have too. */
const anyUnit = String.raw`${unitStart}(?:${numberWord}[.:\s]{0,3}|[#:]\s?)?${unitEnd}`;

/** Endings of names of places in a town. */
const locality = String.raw`(?:road|rd|street|marg|nagar|colony|society|sector|lane|gali|vihar|enclave|layout|chowk|bazaa?r|puram|residency|apartments?|mohalla|रोड|मार्ग|नगर|कॉलोनी|कालोनी|सोसाइटी|सेक्टर|मोहल्ला|चौक|गली)(?![\p{L}\p{M}])\.?(?:[\s-]{1,2}\d{1,3}(?!\d))?`;

/** Postal codes (PIN) have six digits, the first of them not zero. */
const sixDigits = String.raw`[1-9]\d{2}\s?\d{3}(?!\d|[.,]\d|\s?[%°])`;
const pinWord = String.raw`(?:pin(?:\s?code)?|पिन(?:\s?कोड)?)[\s.:–-]{0,3}`;
const pin = String.raw`(?:${pinWord})?${sixDigits}`;

/** Within one sentence, with a bounded length, so that the search stays fast. */
const between = String.raw`[^?!।\n]{0,100}?`;
const words = String.raw`(?:[\p{L}\p{M}.']{1,20}[\s,]{1,2}){0,4}`;

/** Further localities after the first one. */
const more = String.raw`(?:[\s,]{1,2}${words}${locality}){0,3}`;

/**
 * After a locality: a town, the PIN code. After a comma and further words digits must be called a pin, since "2 plots
 * in a colony, each for Rs 500000" is a price.
 */
const rest = String.raw`(?:,\s?${town}(?:[\s,–-]{1,4}${pin})?|[\s–-]{1,4}${pin}|,[^?!।\n\d]{0,60}?${pinWord}${sixDigits})`;

const addresses: readonly RegExp[] = [
  // Flat 12, Sai Kunj, 45 MG Road, Pune 411001
  new RegExp(
    String.raw`${anyUnit}\s?,${between}(?:(?<![\p{L}\p{M}])${locality}${rest}|(?<![\p{L}\p{M}])${town}[\s,–-]{1,4}${pin})`,
    "giu",
  ),
  // House no. 7, near the temple, Gandhi Nagar
  new RegExp(
    String.raw`${numberedUnit}\s?,${between}(?<![\p{L}\p{M}])${locality}${more}(?:,\s?${town})?`,
    "giu",
  ),
  // 45 MG Road, Pune 411001
  new RegExp(
    String.raw`(?<![\d.,])\d{1,5}[a-z]?(?:/\d{1,4})?[\s,]{1,2}${words}${locality}${rest}`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:pin\s?code|पिन\s?कोड)[\s.:–-]{0,3}(?:is\s|hai\s)?[1-9]\d{2}\s?\d{3}(?!\d)`,
    "giu",
  ),
];

/** "Pune - 411001", "Pune, PIN 411001": a town directly followed by six digits may also be a population. */
const townAndPin = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${town}(?:[\s,–-]{1,4}${pinWord}|\s?[–-]\s?)${sixDigits}`,
  "giu",
);

/** "I live at", "mera pata": what follows is an address if it names a place. */
const announced = new RegExp(
  String.raw`(?<=(?<![\p{L}\p{M}])(?:i live (?:at|in|on|near)|my (?:home |house )?address(?: is)?|(?:home )?address\s?[:=]|mera (?:pata|ghar)|मेरा (?:पता|घर)|पता\s?[:=])[\s:–-]{1,3})${between}(?<![\p{L}\p{M}])${locality}${more}(?:${rest})?`,
  "giu",
);

/** Replaces postal addresses by a mark: a home's number, its street and its town. */
export function withoutHomes(text: string): string {
  const left = withoutOwnHome(
    [...addresses, announced].reduce(
      (rested, pattern) => rested.replaceAll(pattern, "[address]"),
      text,
    ),
  );
  // Several towns with six digits each are a table of an exercise.
  const isOne = (left.match(townAndPin) ?? []).length === 1;
  return isOne ? left.replace(townAndPin, "[address]") : left;
}
