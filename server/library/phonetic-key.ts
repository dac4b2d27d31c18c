/** Consonants of Devanagari by what students type for them in Latin letters. */
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
/** Vowels, alone and after a consonant, and marks. */
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

/** A consonant that no vowel follows is spoken with an "a", but for the last. */
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

/** What is written in several ways and heard as one, in the order in which it is replaced. */
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

/** A word in one spelling for all that sound alike: "chhetraphal" as "kshetrafal", "sistem" as "system". */
export function spellingOf(word: string): string {
  return spellings.reduce((text, [spelt, heard]) => text.replaceAll(spelt, heard), latinOf(word));
}

/** What is left of a spelling where vowels count as front, back or none: the same for most that are misspelt. */
export function phoneticKeyOf(spelling: string): string {
  return spelling
    .replaceAll(/(?<=.)a/gu, "")
    .replaceAll("e", "i")
    .replaceAll("o", "u")
    .replaceAll("m", "n")
    .replaceAll(/(.)\1+/gu, "$1")
    .replaceAll(/(?<=..)[iu]+$/gu, "");
}
