/** The aspect of a topic that a question asks for, where it asks for more than an explanation. */
export type Facet = "definition" | "formula" | "why" | "other" | "topic";

/** Tested in this order: "what is the formula of" is no definition. */
const wordings: readonly (readonly [Facet, RegExp])[] = [
  ["formula", /\b(?:formula|formulas|formulae|sutra)\b|सूत्र/iu],
  ["why", /\b(?:why|kyu|kyun|kyon|reason)\b|क्यों|कारण/iu],
  [
    "other",
    /\b(?:how|when|where|who|whom|whose|which|kaise|kab|kahan|kaun|kitne|kitna|kitni|use|uses|used|upyog|difference|differentiate|distinguish|compare|antar|farq|types?|kinds?|prakar|bhed|unit|units|matrak|cause|causes|effects?|advantages?|disadvantages?|merits?|functions?|factors?|steps?|method|derive|derivation|prove|proof|rules?|niyam|properties|list|name|names|number|value|calculate|find|discovered|invented|wrote|laws?)\b|कैसे|कब|कहाँ|कौन|कितन|उपयोग|अंतर|अन्तर|प्रकार|भेद|मात्रक|प्रभाव|नियम|कार्य/iu,
  ],
  [
    "definition",
    /^(?:please )?(?:what(?:'s| is| are| do you mean by| does)|define|definition of|meaning of)\b|\b(?:kya (?:hai|hain|hota|hoti|hote)|kise kehte|kise kahte|kise kahate|ka matlab|paribhasha|mean|means|define|definition)\b|क्या (?:है|हैं|होता|होती|होते)|किसे कहते|परिभाषा|का अर्थ/iu,
  ],
];

/** The aspect that a question asks for; `topic` where it only names its topic. */
export function facetOf(text: string): Facet {
  return wordings.find(([, wording]) => wording.test(text.trim()))?.[0] ?? "topic";
}
