import { languageOf, type Language } from "./language.ts";

type Courtesy = "thanks" | "farewell" | "greeting" | "understood";

/** The words of each kind; the first kind with one of its words in the text applies. */
const keyWords: readonly (readonly [Courtesy, ReadonlySet<string>])[] = [
  [
    "thanks",
    wordsIn(
      "thanks thank thankyou thanku thnx thx tysm ty dhanyavad dhanyawad shukriya meherbani धन्यवाद शुक्रिया",
    ),
  ],
  ["farewell", wordsIn("bye goodbye goodnight tata alvida अलविदा")],
  [
    "greeting",
    wordsIn(
      "hi hii hiii hello helo hey namaste namaskar morning afternoon evening salaam salam नमस्ते नमस्कार",
    ),
  ],
  [
    "understood",
    wordsIn(
      "ok okay okk k understood got samajh samjh acha accha achha theek thik great nice cool wow समझ ठीक अच्छा",
    ),
  ],
];

/** Words that may surround them in a text without other content. */
const around = wordsIn(
  `you u so very much a lot sir maam mam madam mom teacher bhai bhaiya didi ji bro dear sawaal again for the your help helping explanation
  answer solution good night it i now is was that this all fine done helpful me to everyone there yes haan han ho hogaya gaya gayi gya aa aaya ayi aapka
  apka bahut bohot hai hua mein main mujhe मुझे बहुत आपका गया गई आ में है जी सर मैडम`,
);

const replies: Record<Language, Record<Courtesy, string>> = {
  english: {
    thanks: "You're welcome! Type your next question whenever you like.",
    farewell: "See you soon! Your work is kept here for next time.",
    greeting: "Hello! Type a question from your books, and we'll work it out together.",
    understood: "Good! Type your next question whenever you like.",
  },
  hinglish: {
    thanks: "Khushi hui! Agla sawaal jab chaaho, type karo.",
    farewell: "Phir milte hain! Tumhara kaam yahan rakha rahega.",
    greeting: "Namaste! Apni kitaab se koi sawaal type karo, saath milkar hal karte hain.",
    understood: "Bahut achha! Agla sawaal jab chaaho, type karo.",
  },
  hindi: {
    thanks: "ख़ुशी हुई! अगला सवाल जब चाहो, लिखो।",
    farewell: "फिर मिलते हैं! तुम्हारा काम यहाँ रखा रहेगा।",
    greeting: "नमस्ते! अपनी किताब से कोई सवाल लिखो, साथ मिलकर हल करते हैं।",
    understood: "बहुत अच्छा! अगला सवाल जब चाहो, लिखो।",
  },
};

const longest = 80;

/**
 * A friendly reply to a text that is only a courtesy ("thank you sir", "ok samajh gaya"), in the language of the text;
 * null for any other text.
 */
export function courtesyReply(text: string): string | null {
  if (text.length > longest || /\d/u.test(text)) return null;
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/gu, "")
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const [kind] = keyWords.find(([, keys]) => words.some((word) => keys.has(word))) ?? [];
  const isKnown = (word: string) => around.has(word) || keyWords.some(([, keys]) => keys.has(word));
  return kind && words.every(isKnown) ? replies[languageOf(text)][kind] : null;
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}
