import { type WordSets, compilePhrases } from "./phrases.ts";
import type { Concern } from "#shared/domain/study.ts";
import { abuseHindi, abuseHinglish, abusePhrases } from "./concerns/abuse.ts";
import { dangerHindi, dangerHinglish, dangerPhrases } from "./concerns/danger.ts";
import { selfHarmHindi, selfHarmHinglish, selfHarmPhrases } from "./concerns/self-harm.ts";
import { sexualHindi, sexualHinglish, sexualPhrases } from "./concerns/sexual.ts";
import { grammarTask, studyFrame, unframedPhrases } from "./concerns/unframed.ts";
import { longestRead, normalWords, withoutQuotations } from "./normal-words.ts";

/** Words that the phrase lists in `concerns/` share. Spellings that `normalWords` makes equal are written once. */
const wordSets: WordSets = {
  i: "i im iam ive ill id",
  intend:
    "want wanna wana wnt wanted will shall going gonna gona should might may could can try trying plan planning thinking think feel wish ready decided ll need like about",
  person:
    "uncle uncles aunt aunty auntie father dad daddy papa mom mum mommy mother mummy stepfather stepdad stepmother stepmom brother cousin teacher sir maam mam madam tutor coach neighbour neighbor driver grandfather grandpa bhaiya senior seniors boy boys man men guy guys someone somebody he she they principal warden priest doctor friend friends chacha mama husband parents classmate classmates boyfriend bf stranger strangers girls people everyone watchman peon conductor relative",
  kin: "uncle uncles aunt aunty auntie father dad daddy papa mom mum mommy mother mummy stepfather stepdad stepmother stepmom brother cousin teacher sir maam mam madam tutor coach neighbour neighbor driver grandfather grandpa bhaiya senior seniors principal warden priest doctor chacha mama husband parents classmate classmates boyfriend bf stranger strangers watchman peon conductor relative",
  dear: "friend friends bestfriend bestie bff sister brother cousin classmate mom mother mum dad father girlfriend boyfriend gf bf roommate neighbour bhai behen didi dost saheli",
  mai: "main mai mein me m mujhe muje mjhe mujko mujhko mjhko mereko merko mera meri mere hum hame hume khud apna apni apne maine mene",
  mujhe: "mujhe muje mjhe mujko mujhko mjhko mereko merko hame hume humko mujh",
  adverb:
    "ab bas bs sach sachi to bhi abhi bahut bohot hi kabhi sirf bus aaj yaar bhai kal sirf phir fir",
  want: "chahta chahti chata chati chahata chahati chahte chahtha cahta cahti chhta chhti chta chti chahunga chahungi chahtahu chahiye chahie chaiye",
  nahi: "nahi nhi nahin nai nehi nahee na ni naahi nhin",
  kar: "karni krni kar kr karna krna karne krne karu kru karun karlu krlu karlun karunga karungi krunga krungi kare karte karti karta krta krte kiya ki karke karo karega karegi karwa karwana karli karliya",
  wer: "papa mummy mumy maa ma mama mami chacha chachi chachu uncle ankal aunty sir mam madam teacher bhai bhaiya bhaiyya didi dada nana tau fufa mausa jija padosi driver senior seniors wo vo woh voh sab log ladke ladka dost pita pitaji baap abbu ammi sautele sauteli pati coach master masterji",
  suizid:
    "suicide sucide suicid suside suicied susaid suiside sucid suside suicde khudkushi khudkhushi khudkusi khudkasi khudkshi khudkashi aatmhatya atmahatya aatmahatya atmahatiya",
  marna: "marna mrna marnaa maarna",
  jau: "jau jaun jaoon jaunga jaungi jauga jaugi jaaunga jana jaana jaungaa jao",
  weapon:
    "bomb bombs bamb grenade explosive explosives dynamite molotov ied rdx gunpowder gun guns pistol rifle firearm landmine napalm thermite ak47",
  kind: "a an own some small big homemade simple petrol pipe smoke time timer real nail powerful mini diwali sutli pressure cooker chemical country desi working fake very my the easy ghost 3d printed dangerous strong",
  drug: "weed ganja charas marijuana cocaine heroin lsd mdma meth drugs drug ecstasy smack hash maal chitta",
  challenge:
    "blackout blue whale choking choke passout out fire pod skull breaker skullbreaker benadryl momo suffocation ice cinnamon surfing chip knockout dangerous pubg hanging tap fainting",
  victim:
    "someone somebody him her them everyone everybody people person human man boy girl teacher teachers sir classmate classmates sister brother father mother mom dad parents parent papa mummy friend friends principal neighbour bully bullies uncle family students kids child baby enemy warden wardens hostel teachers guard driver cousin uncle aunt",
  मैं: "मैं मै में मुझे मुझको मुजे मेरा मेरी मेरे हम हमें खुद अपना अपनी अपने मैंने",
  मुझे: "मुझे मुझको मुजे हमें मुझ",
  चाहता: "चाहता चाहती चाहते चाहूंगा चाहूंगी",
  आत्महत्या: "आत्महत्या आत्महत्त्या आत्मा_हत्या खुदकुशी खुदखुशी खुदकशी सुसाइड सुइसाइड",
  वह: "पापा मम्मी माँ माता पिता पिताजी बाप चाचा चाची मामा मामी अंकल आंटी सर मैडम टीचर भाई भैया दीदी दादा नाना पड़ोसी ड्राइवर सीनियर वो वह वे सब लोग लड़के लड़का दोस्त शिक्षक अध्यापक मास्टर अब्बू कोच फूफा मौसा जीजा",
};

/** The most urgent one comes first. */
const byUrgency: readonly { concern: Concern; phrases: readonly string[] }[] = [
  {
    concern: "self_harm",
    phrases: [...selfHarmPhrases, ...selfHarmHinglish, ...selfHarmHindi],
  },
  { concern: "sexual", phrases: [...sexualPhrases, ...sexualHinglish, ...sexualHindi] },
  { concern: "abuse", phrases: [...abusePhrases, ...abuseHinglish, ...abuseHindi] },
  { concern: "danger", phrases: [...dangerPhrases, ...dangerHinglish, ...dangerHindi] },
];

const certain = byUrgency.map(({ concern, phrases }) => ({
  concern,
  pattern: compilePhrases(phrases, wordSets),
}));

const likely = byUrgency.map(({ concern }) => ({
  concern,
  pattern: compilePhrases(unframedPhrases[concern], wordSets),
}));

const lesson = compilePhrases(studyFrame, wordSets);
const grammar = compilePhrases(grammarTask, wordSets);

/**
 * The concern in a message that needs a person rather than a tutor, or null. The list in English, Hindi and Hinglish
 * considers who speaks about whom and what is requested, so that homework on such topics is solved as usual; where nothing is
 * framed as a lesson, weaker evidence is enough. Reads at most 4,000 characters, in linear time.
 */
export function recogniseConcern(text: string): Concern | null {
  const words = normalWords(withoutQuotations(text.slice(0, longestRead)));
  const found = certain.find(({ pattern }) => pattern.test(words))?.concern;
  if (found) return found !== "self_harm" && grammar.test(words) ? null : found;
  if (lesson.test(words)) return null;
  return likely.find(({ pattern }) => pattern.test(words))?.concern ?? null;
}
