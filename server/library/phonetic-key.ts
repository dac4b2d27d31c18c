/** The Latin letters that students type for consonants of Devanagari. */
const consonants = lettersOf({
  k: "क",
  kh: "ख",
  g: "ग",
  gh: "घ",
  n: "ङञणन",
  ch: "च",
  chh: "छ",
  j: "जझ",
  t: "टत",
  th: "ठथ",
  d: "डद",
  dh: "ढध",
  p: "प",
  f: "फ",
  b: "ब",
  bh: "भ",
  m: "म",
  y: "य",
  r: "र",
  l: "लळ",
  v: "व",
  sh: "शष",
  s: "स",
  h: "ह",
});
/** Vowels, independent and dependent, and marks. */
const vowels = lettersOf({
  a: "अआाऑॉ",
  i: "इईिी",
  u: "उऊुू",
  ri: "ऋृ",
  e: "एेऍॅ",
  ai: "ऐै",
  o: "ओो",
  au: "औौ",
  n: "ंँ",
  "": "ः़्",
});

function lettersOf(letters: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(letters).flatMap(([latin, all]) =>
      Array.from(all, (letter): [string, string] => [letter, latin]),
    ),
  );
}

/** A consonant without a vowel sign has the inherent "a", except the last. */
function latinOf(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/[\u0900-\u097F]/gu, (letter, at: number, whole: string) => {
      const consonant = consonants.get(letter);
      if (consonant === undefined) return vowels.get(letter) ?? "";
      const after = whole.slice(at + 1).replace(/^़/u, "")[0];
      return after === undefined || /[\u093E-\u094D]/u.test(after) ? consonant : `${consonant}a`;
    });
}

/** Spelling variants of one sound, in order of replacement. */
const spellings: [RegExp, string][] = [
  [/ph/gu, "f"],
  [/ksh|chh?/gu, "C"],
  [/x/gu, "ks"],
  [/c(?=[eiy])|sh/gu, "s"],
  [/ck|c|q/gu, "k"],
  [/z/gu, "j"],
  [/w/gu, "v"],
  [/(?<=[^aeiou])h/gu, ""],
  [/y/gu, "i"],
  [/ee/gu, "i"],
  [/oo/gu, "u"],
  [/m(?=[bp])/gu, "n"],
  [/(.)\1+/gu, "$1"],
];

/** A canonical spelling for words that sound alike: "chhetraphal" as "kshetrafal", "sistem" as "system". */
export function spellingOf(word: string): string {
  return spellings.reduce((text, [spelt, heard]) => text.replaceAll(spelt, heard), latinOf(word));
}

/** A coarser key whose vowels are only front, back or none: equal for most misspellings. */
export function phoneticKeyOf(spelling: string): string {
  return spelling
    .replaceAll(/(?<=.)a/gu, "")
    .replaceAll("e", "i")
    .replaceAll("o", "u")
    .replaceAll("m", "n")
    .replaceAll(/(.)\1+/gu, "$1")
    .replaceAll(/(?<=..)[iu]+$/gu, "");
}
