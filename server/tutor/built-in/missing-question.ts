import { languageOf, type Language } from "../safety/language.ts";

/** Words that ask for help without saying with what. */
const asking = new Set(
  `please pls plz plss kindly help me us with this that it one the a my to do in can could will would you u i we am is are how what which
  solve solving answer answers ans solution question questions sum sums problem doubt homework explain tell understand understanding get
  dont cant cannot not unable able know need want give some any sir maam mam madam teacher bro bhai bhaiya didi yaar dear sawaal here
  ye yeh is iska isko isse mera mere meri mujhe muje mereko sawal swal sawaalo prashn doubts samajh samjh nahi nahin nhi nai aaya aya aayi ayi aata aati aa
  raha rahi rha rhi hai h ho karo kro kardo krdo kar kr do de dijiye dena batao btao bata bta bataiye samjhao samjha hal kaise kese kya ka ki ko
  madad kariye kijiye hota kuch bhi toh to please
  मुझे मेरी मेरा यह ये इस इसे को का की सवाल प्रश्न समझ नहीं आया आ रहा रही है हल करो कीजिए कर दो दीजिए मदद बताओ बताइए समझाओ समझाइए कैसे करें कृपया में`
    .trim()
    .split(/\s+/u),
);

/** "(a)", "Q.5", "ii)": the label of a question, and "x = ?", in which nothing is given. */
const label =
  /^\(?(?:[a-e]|[ivx]{1,4})\)$|^(?:q(?:ues(?:tion)?)?|no)\s*[.:]?\s*\d{0,3}$|^[a-z]\s*=\s*\?*$/iu;

const replies: Record<Language, string> = {
  english: "Which question is it? Type all of it here, as it is printed in your book.",
  hinglish: "Kaunsa sawaal? Poora sawaal yahan type karo, jaise kitaab mein chhapa hai.",
  hindi: "कौन-सा सवाल? पूरा सवाल यहाँ लिखो, जैसा किताब में छपा है।",
};

/**
 * Asks for the question itself where a text has none: "please help", "bhai ye sawal samajh nahi aaya", "(a)", "?".
 * In the language of the text; null for any other text.
 */
export function missingQuestion(text: string): string | null {
  const said = text.trim().toLowerCase();
  const words = said.replaceAll(/['’]/gu, "").match(/[\p{L}\p{M}]+/gu) ?? [];
  const isOnlyAsking = !/[\p{N}=+×÷√]/u.test(said) && words.every((word) => asking.has(word));
  return isOnlyAsking || label.test(said) ? replies[languageOf(text)] : null;
}
