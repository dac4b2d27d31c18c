/** The languages of students' texts: English, Hindi, and Hindi in Latin letters. */
export type Language = "english" | "hindi" | "hinglish";

const devanagari = /[\u0904-\u0939]/gu;
const latin = /[a-z]/giu;

/** Frequent words of Hindi in Latin letters that English does not have. */
const hinglishWords = new Set(
  (
    "mai main mein mujhe muje mjhe mera meri mere mereko mujhse hum hame humko apna apni apne tum tumhara aap aapka hai " +
    "hain hoon hun hu nahi nahin nhi nai kya kyu kyun kyon kaise kese kab kaha kahan kaun kisi kisne usko uska uski unka " +
    "karna krna karne karu karo karta karti karte kare kar raha rahi rha rhi gaya gayi chahta chahti chahiye batao bata " +
    "dikhao likho sunao banao karke wala wali aur lekin agar toh bhi ke ki ka ko ne se par liya diya hota hoti tha thi ho " +
    "jaunga jaungi dunga dungi lunga lungi marna jeena khudkushi aatmhatya yaar bhai didi papa galat bahut bohot ghar"
  ).split(" "),
);

/** The language of a text; a mixed text counts as the predominant one. */
export function languageOf(text: string): Language {
  const hindi = text.match(devanagari)?.length ?? 0;
  if (hindi > 0 && hindi * 2 >= (text.match(latin)?.length ?? 0)) return "hindi";
  const words = text.toLowerCase().match(/[a-z]+/gu) ?? [];
  const known = words.filter((word) => hinglishWords.has(word)).length;
  return known >= 2 || known * 3 >= Math.max(words.length, 1) ? "hinglish" : "english";
}
