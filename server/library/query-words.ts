import { stemmer } from "stemmer";

/** Words that say how somebody asks, not what about: English, Hinglish and Hindi. */
const asking = new Set(
  `a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my no not of off on or our
  shall she he should so some such than that the their them then there these they this those to too up us was we were what when where which while
  who whom whose why will with would you your am any all about also because
  please pls plz sir madam maam mam teacher explain explanation define definition describe tell give show know understand understanding meaning means
  state statement discuss difference different diff antar farq between compare other others another like call called one dont cant wont doesnt isnt go goes going example examples sample types type kind kinds class grade std standard chapter lesson unit topic subject
  notes note short long answer answers question questions solve help need want learn study exam test tomorrow ncert cbse icse board boards basic basics
  concept concepts introduction intro formula formulas formulae numericals numerical derivation derive prove proof important full details detail simple easy words use used using get got
  science maths math mathematics physics chemistry biology history geography civics economics sst evs
  kya hai hain hota hoti hote ho kaise kyu kyun kyon kab kahan kaha kaun kis kise kisko ka ki ke ko se me mein main par pe aur ya ek do batao bataiye bataye samjhao samjhaiye
  samajh samjh nahi nahin nhi aaya aata mujhe mera meri mere hum ham tum aap karo kare karna karte karta wala wali wale tha thi the bhi to hi yeh ye woh wo isko uska iska
  kehte kahte matlab arth udaharan paribhasha likho likhiye sahit bhed prakar
  क्या है हैं होता होती होते हो कैसे क्यों कब कहाँ कौन किस किसे का की के को से में पर और या एक बताओ बताइए समझाओ समझाइए समझ नहीं आया मुझे मेरा हम यह वह इसका उसका
  कहते मतलब अर्थ उदाहरण परिभाषा लिखो लिखिए सहित भेद प्रकार कार्य अंतर अन्तर`.split(/\s+/u),
);

/** "Class 10", "10th": who asks, not what about. */
const classNumber =
  /\b(?:class|grade|std|standard|kaksha)\s*\d{1,2}(?:th)?\b|\b\d{1,2}th\b|\b(?:do you )?mean by\b/giu;

/** Powers of letters say what kind of expression it is, where all else in it are marks. */
const powers: [RegExp, string][] = [
  [/(?<!\p{L})[a-z]\s*(?:\^\s*\{?2\}?|²)/giu, " quadratic "],
  [/(?<!\p{L})[a-z]\s*(?:\^\s*\{?3\}?|³)/giu, " cubic polynomial "],
];

/**
 * The words of a text that tell what it is about, each once, as a search compares them: lower case, English ones as
 * their stems. None where a text is made of words for asking only.
 */
export function tellingWords(text: string): string[] {
  const named = powers.reduce((text, [power, name]) => text.replaceAll(power, name), text);
  const words = wordsOf(named.replaceAll(classNumber, " "));
  return [...new Set(words.filter((word) => !asking.has(word) && !isMark(word)).map(stemOf))];
}

/** The words by which a text is searched: those that tell, or all where none does ("when to use a and an"). */
export function searchedWords(text: string): string[] {
  const telling = tellingWords(text);
  return telling.length > 0 ? telling : [...new Set(indexWords(text))];
}

/** Letters, small numbers and terms of a formula or a list: they stand everywhere. */
function isMark(word: string): boolean {
  return /^(?:[a-z]|\d{1,2}|\d+[a-z])$/u.test(word);
}

/** All words of a text for the index, in the same form. */
export function indexWords(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/\\[a-z]+/gu, " ")
      .replaceAll(/(?<=\p{L})['’](?=s\b)s?/gu, "")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function stemOf(word: string): string {
  return /^[a-z]{3,}$/u.test(word) ? stemmer(word) : word;
}
