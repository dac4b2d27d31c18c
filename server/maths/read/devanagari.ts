/**
 * The Hindi words that surround a calculation, transliterated to Latin letters: longer words before shorter ones. Other
 * words stay in Devanagari; no rule matches them, so the question is not solved.
 */
const words: readonly (readonly [latin: string, devanagari: string])[] = [
  // school nouns, as the words that the tasks know
  ["HCF", "म\\.?\\s?स\\.?\\s?(?:प|अ|व)?\\.?|महत्तम समापवर्तक|महत्तम समापवर्त्य|महत्तम समान गुणनखंड"],
  ["LCM", "ल\\.?\\s?स\\.?\\s?(?:प|अ|व)?\\.?|लघुत्तम समापवर्त्य|लघुत्तम समापवर्तक"],
  ["abhajya gunankhand", "अभाज्य गुणनखंड|अभाज्य गुणनखण्ड|अभाज्य गुणनखंडन"],
  ["gunankhand", "गुणनखंडन|गुणनखण्डन|गुणनखंड|गुणनखण्ड"],
  ["vargmool", "वर्गमूल|वर्ग मूल"],
  ["ghanmool", "घनमूल|घन मूल"],
  ["gunanfal", "गुणनफल"],
  ["bhagfal", "भागफल"],
  ["sheshfal", "शेषफल"],
  ["kshetrafal", "क्षेत्रफल"],
  ["parimap", "परिमाप|परिमिति"],
  ["paridhi", "परिधि"],
  ["aayatan", "आयतन"],
  ["ausat", "औसत"],
  ["pratishat", "प्रतिशत"],
  ["equation", "समीकरण"],
  ["the following", "निम्नलिखित|निम्न"],
  ["sankhya rekha", "संख्या रेखा|संख्या-रेखा"],
  ["nirupit", "निरूपित|निरुपित"],
  ["maan", "मान"],
  ["hal", "हल"],
  ["saral", "सरल"],
  ["yog", "योगफल|योग|जोड़|जोड़|जोड"],
  ["antar", "अंतर|अन्तर|घटाव"],
  ["guna", "गुणा"],
  ["bhag", "भाग"],
  ["varg", "वर्ग"],
  ["ghan", "घन"],
  ["vritt", "वृत्त"],
  ["aayat", "आयत"],
  ["trijya", "त्रिज्या"],
  ["vyas", "व्यास"],
  ["bhuja", "भुजा"],
  ["lambai", "लंबाई|लम्बाई"],
  ["chaudai", "चौड़ाई|चौड़ाई"],
  // short words
  ["aur", "और|तथा|एवं|व"],
  ["mein", "में|मे"],
  ["se", "से"],
  ["par", "पर"],
  ["ko", "को"],
  ["ka", "का"],
  ["ke", "के"],
  ["ki", "की"],
  ["wale", "वाले|वाली|वाला"],
  ["kitna", "कितना|कितनी|कितने"],
  ["kya", "क्या"],
  ["hota", "होता|होती|होते"],
  ["hoga", "होगा|होगी|होंगे"],
  ["hai", "है|हैं"],
  ["yadi", "यदि|अगर"],
  ["to", "तो"],
  // requested results
  ["gyat", "ज्ञात"],
  ["jodiye", "जोड़िए|जोड़िए|जोड़ो|जोड़ो|जोड़ें|जोड़ें"],
  ["ghataiye", "घटाइए|घटाओ|घटाएं|घटाएँ|घटाये"],
  ["nikalo", "निकालो|निकालिए|निकालिये|निकालें|निकाले|निकाल दो|निकाल दीजिए"],
  ["nikalna", "निकालना"],
  ["batao", "बताओ|बताइए|बताइये|बताएं|बताएँ|बताये|बता दो|बता दीजिए"],
  ["dikhao", "दिखाओ|दिखाइए|दिखाइये|दिखाएं|दिखाएँ|दर्शाओ|दर्शाइए|दर्शाइये|दर्शाएं|दर्शाएँ"],
  ["karo", "कीजिए|कीजिये|कीजिएगा|करो|करें|करे|करिए|करिये|कर दो|कर दीजिए|करके बताओ|करके बताइए"],
  ["do", "दो|दीजिए|दीजिये"],
  ["karna", "करना"],
  ["mujhe", "मुझे|मुझको|हमें"],
  ["please", "कृपया|प्लीज|प्लीज़|प्लीज़"],
  ["sir", "सर|सरजी|गुरुजी"],
  ["madam", "मैडम|मैम"],
  ["bhai", "भाई|भैया|यार"],
  ["jaldi", "जल्दी"],
  ["thanks", "धन्यवाद|शुक्रिया"],
  ["namaste", "नमस्ते|नमस्कार"],
  ["kal", "कल"],
  ["aaj", "आज"],
  ["exam", "परीक्षा|पेपर|एग्जाम"],
  ["mera", "मेरा|मेरी"],
  ["madad", "मदद"],
];

const known = words.map(([latin, devanagari]) => ({
  latin,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${devanagari})(?![\\p{L}\\p{M}])`, "gu"),
}));

/** Transliterates Devanagari digits and the words around a calculation; text in another script is unchanged. */
export function inLatinLetters(text: string): string {
  if (!/[\u0900-\u097F]/.test(text)) return text;
  const plain = text
    .normalize("NFC")
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/।/g, ". ");
  return known.reduce((rest, { latin, pattern }) => rest.replaceAll(pattern, latin), plain);
}
