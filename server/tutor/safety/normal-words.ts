/** The most characters of a text that are read: nobody types more by hand. */
export const longestRead = 4000;

/** Letters of other scripts that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  і: "i",
  у: "y",
  к: "k",
  м: "m",
  ѕ: "s",
  ԁ: "d",
};

const signsForLetters: Readonly<Record<string, string>> = {
  "!": "i",
  "1": "i",
  "|": "i",
  "0": "o",
  "3": "e",
  "4": "a",
  "@": "a",
  $: "s",
  "5": "s",
};

/** Words that are disguised with a star or spaces to evade a list. */
const disguises = (
  "suicide kill killing die dying sex sexy rape raped nude nudes porn naked bomb murder hang cut drugs weed kms " +
  "khudkushi aatmhatya marna"
).split(" ");

/** Phrases that are written as one word, or letter by letter. */
const runTogether = ["kill myself", "want to die", "wanna die", "end my life", "cut myself"];

/**
 * Normalises a text for the lists of this folder: words between single spaces, sentences between `.`, in lower case,
 * with disguises and spelling variants of chats removed. Both phrases and texts are normalised, so that a list has each
 * word once.
 */
export function normalWords(text: string): string {
  const plain = text
    .slice(0, longestRead)
    .normalize("NFKD")
    .replaceAll(/[\p{Cf}\u0300-\u036F'’`]/gu, "")
    .toLowerCase()
    .replaceAll(/[аеорсхіукмѕԁ]/gu, (letter) => lookalikes[letter] ?? letter);
  const words = undisguised(plain)
    .replaceAll(/\.{2,}|…/gu, " ")
    .replaceAll(/[.!?;।॥\n]/gu, " . ")
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, " ")
    .split(" ")
    .filter((word) => word !== "")
    .map(normalWord);
  return ` ${words.join(" ")} `;
}

/** One word in canonical spelling. */
export function normalWord(word: string): string {
  return /[\u0900-\u097F]/u.test(word) ? plainDevanagari(word) : plainRoman(word);
}

/** Hindi in Latin letters has no spelling: jeena, jina; zeher, jehar; phansi, fansi; chhat, chat; mujhee. */
function plainRoman(word: string): string {
  return word
    .replaceAll(/([a-z])\1{2,}/gu, "$1")
    .replaceAll(/(?<![aeiou])ee/gu, "i")
    .replaceAll(/(?<![aeiou])oo/gu, "u")
    .replaceAll(/([a-z])\1/gu, "$1")
    .replaceAll("ph", "f")
    .replaceAll("z", "j")
    .replaceAll("w", "v");
}

/** Nuktas, nasal signs and the lengths of i and u are omitted or confused in chats. */
function plainDevanagari(word: string): string {
  return word
    .replaceAll(/[\u093C\u0900-\u0903]|[नमणञङ]\u094D(?=[क-ह])/gu, "")
    .replaceAll("ी", "ि")
    .replaceAll("ू", "ु")
    .replaceAll("ई", "इ")
    .replaceAll("ऊ", "उ");
}

function undisguised(text: string): string {
  return text
    .replaceAll(
      /(?<=[a-z])[!|013457@$](?=[a-z!|013457@$]*[a-z])/gu,
      (sign) => signsForLetters[sign] ?? sign,
    )
    .replaceAll(/(?<![a-z0-9])[a-z](?:[ .*_-]{1,2}[a-z]){2,}(?![a-z0-9])/gu, joined)
    .replaceAll(/(?<![a-z])[a-z]{1,12}[*#_]{1,6}[a-z]{0,12}/gu, starred)
    .replaceAll(/[a-z]{8,}/gu, takenApart);
}

/** Letters written one by one: a b c stays, s u i c i d e becomes the word. */
function joined(letters: string): string {
  const word = letters.replaceAll(/[^a-z]/gu, "");
  const known = disguises.includes(word) || takenApart(word) !== word;
  return known ? takenApart(word) : letters;
}

function starred(word: string): string {
  const pattern = new RegExp(`^${word.replaceAll(/[*#_]+/gu, "[a-z]{0,4}")}$`, "u");
  return disguises.find((each) => pattern.test(each)) ?? word;
}

function takenApart(word: string): string {
  const phrase = runTogether.find((each) => word.includes(each.replaceAll(" ", "")));
  return phrase === undefined ? word : ` ${phrase.startsWith("wan") ? "i " : ""}${phrase} `;
}

/** Tasks for a quoted line in language lessons. Its words are then the poet's, not the student's. */
const languageTask =
  /\b(?:explain|meaning|translate|who said|whose words|poem|poet|lines?|stanza|author|chapter|tense|voice|narration|indirect|direct speech|reported speech|correct the|fill in|figure of speech|summary|idiom|sentence|word class|ends? with|start(?:s|ing)? with)\b|अर्थ|अनुवाद|मुहावर|पंक्ति|कविता|वाक्य|\b(?:arth|muhavara|anuvad|kavita|pankti)\b/iu;

/** A quotation of at most a stanza, between quotation marks of one kind; an apostrophe inside a word doesn't count. */
const quotation =
  /"[^"\n]{1,600}"|“[^”\n]{1,600}”|‘[^’\n]{1,600}’|(?<![\p{L}\p{N}])'[^'\n]{1,600}'(?![\p{L}\p{N}])/gu;

/** The text without its quotation, where the rest asks about the quotation; otherwise the whole text. */
export function withoutQuotations(text: string): string {
  const rest = text.replaceAll(quotation, " … ");
  return languageTask.test(rest) ? rest : text;
}
