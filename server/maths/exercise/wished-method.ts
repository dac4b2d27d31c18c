import type { SolvedOutcome } from "../outcome.ts";

/** A question without the method that it names, and that method. */
export interface WishedMethod {
  question: string;
  /** As typed: "product rule", "trial and error". */
  name: string;
  /** The titles of solutions that use it, or of one of their steps. */
  titlePattern: RegExp;
}

/**
 * School methods that lead to the same exact answer, so that the answer does not depend on the requested method.
 * Methods that round, estimate or approximate are excluded.
 */
const methods: readonly (readonly [said: string, taken: RegExp])[] = [
  // calculus
  ["(?:integration by )?parts", /by parts/i],
  ["partial fractions?", /partial fractions?/i],
  ["(?:the )?product rule(?: of differentiation)?", /product rule/i],
  ["(?:the )?quotient rule(?: of differentiation)?", /quotient rule/i],
  ["(?:the )?chain rule", /chain rule/i],
  ["(?:the )?power rule", /power rule|standard/i],
  ["(?:the )?first principles?(?: of derivatives?)?", /first principles?/i],
  ["logarithmic differentiation", /logarithmic/i],
  ["l['’]? ?h[oô]s?pital['’]?s?(?: rule)?", /pital/i],
  ["rationali[sz](?:ation|ing)(?: the (?:numerator|denominator))?", /rationalis/i],
  // polynomials
  ["(?:the )?factor theorem", /factor theorem/i],
  ["(?:the )?remainder theorem", /remainder theorem/i],
  ["(?:the )?binomial (?:theorem|expansion)", /binomial/i],
  ["synthetic division", /synthetic/i],
  [
    "(?:an? |the )?(?:suitable |appropriate |proper |algebraic |standard )*identit(?:y|ies)(?: \\(?a ?[+-] ?b\\)?(?:\\^?2|²)?)?",
    /identit/i,
  ],
  ["\\(a ?[+-] ?b\\) ?(?:\\^2|²|\\(a ?[+-] ?b\\))|a(?:\\^2|²) ?[-–−] ?b(?:\\^2|²)", /identit/i],
  ["splitting (?:of )?(?:the )?middle term|middle[- ]term splitting", /splitting/i],
  ["factori[sz]ation|factori[sz]ing|factoring", /factoris|splitting/i],
  ["grouping(?: of terms| terms)?|regrouping(?: of terms| terms)?", /group/i],
  // equations
  ["elimination", /eliminat/i],
  ["substitution", /substitut/i],
  ["cross[- ]multiplication|cross[- ]multiplying", /cross[- ]multipl/i],
  ["(?:the )?transposition|transposing", /transpos/i],
  ["balancing|(?:the )?balance", /balanc/i],
  ["trial and error|hit and trial", /trial/i],
  ["matri(?:x|ces)", /matri/i],
  ["(?:the )?cramer['’]?s?(?: rule)?", /cramer/i],
  [
    "completing (?:the |of )?square|(?:the )?completion of (?:the )?squares?",
    /completing the square/i,
  ],
  ["(?:the )?quadratic formula|sridharacharya['’]?s?(?: formula)?", /quadratic formula/i],
  // numbers
  ["(?:the )?long division", /division/i],
  ["(?:common |continuous )?division|ladder", /division/i],
  ["(?:the )?prime factori[sz]ation|prime factors", /prime factor/i],
  ["(?:euclid['’]?s?|euclidean)(?: division)?(?: algorithm| lemma)?", /euclid/i],
  ["listing(?: of| the| out)?(?: factors| multiples)?|listing", /listing/i],
  ["repeated subtraction", /repeated subtraction/i],
  ["(?:taking )?(?:the )?l\\.?c\\.?m\\.?", /lcm|common denominator/i],
  ["(?:a |the )?number line", /number line/i],
  ["(?:the )?(?:column|vertical|horizontal)", /column/i],
  ["(?:the )?distributive(?: property| law)?|distributivity", /distributive/i],
  ["(?:suitable |proper )?rearrang(?:ement|ing)", /rearrang/i],
  [
    "(?:the )?(?:suitable |associative |commutative )+propert(?:y|ies)|(?:the )?propert(?:y|ies)",
    /associative|commutative/i,
  ],
  ["(?:the )?(?:laws?|rules?) of (?:exponents?|indices)", /exponent|indices|power/i],
  ["(?:the )?laws? of logarithms?", /logarithm/i],
  // statistics
  ["(?:the )?direct", /direct method|^mean$/i],
  ["(?:the )?assumed[- ]mean|(?:the )?short[- ]?cut", /assumed mean/i],
  ["(?:the )?step[- ]deviation", /step deviation/i],
  // geometry
  ["(?:the )?pythagoras['’]?(?: theorem)?|pythagorean theorem", /pythagor/i],
  ["(?:the )?heron['’]?s?(?: formula)?", /heron/i],
  ["(?:the )?determinants?", /determinant/i],
  ["vectors?", /vector/i],
];

const opened = String.raw`[,.;]?\s*\(?\b(?:by using|by applying|by|using|use|apply|applying|through|via|with the help of)\s+(?:the\s+)?(?:method of\s+)?`;
/** What `opened` needs. Most questions have none of these words, and this test is faster than every pattern. */
const mayOpen = /\b(?:by|using|use|apply|applying|through|via|with the help of)\s/iu;
const mayOpenInHindi = /\sse\s/i;
const closed = String.raw`(?:\s+(?:method|formula|rule|theorem|algorithm|technique|identity))?(?![\p{L}\d])\)?(?=\s*(?:[:.?,]|$)|\s+(?:find|solve|evaluate|simplify|factori[sz]e|differentiate|integrate|expand)\b)`;
const patterns = methods.map(([said, taken]) => ({
  taken,
  pattern: new RegExp(`${opened}(?<name>${said})${closed}`, "iu"),
  inHindi: new RegExp(
    String.raw`\s+(?:ko\s+)?(?<name>${said})(?:\s+(?:method|vidhi|rule|formula))?\s+se(?=\s+(?:hal|solve|nikal|find|gyat|kar|integrate|differentiate|factori[sz]e|simplify|expand|bata))`,
    "i",
  ),
}));

/** The method that a question requests, at any position; null if it names none or several. */
export function wishedMethod(question: string): WishedMethod | null {
  if (!mayOpen.test(question) && !mayOpenInHindi.test(question)) return null;
  for (const { pattern, inHindi, taken: titlePattern } of patterns) {
    const found = pattern.exec(question) ?? inHindi.exec(question);
    const name = found?.groups?.["name"];
    if (!found || name === undefined) continue;
    const [before, after] = [
      question.slice(0, found.index),
      question.slice(found.index + found[0].length),
    ];
    const rest = joined(before.trim(), after);
    return /[\p{L}\p{N}]/u.test(rest) ? { question: rest, name: name.trim(), titlePattern } : null;
  }
  return null;
}

/** A phrase at the start is removed with its comma; a colon in the middle stays. */
function joined(before: string, after: string): string {
  return before === "" ? after.replace(/^[\s,:.]+/, "") : `${before}${after}`.trim();
}

/** A solution with a note on its method, if that differs from the requested one. */
export function withMethodNote(
  solved: SolvedOutcome,
  { name, titlePattern }: WishedMethod,
): SolvedOutcome {
  const { method, approaches = [], steps } = solved.solution;
  const names = [
    method,
    ...approaches.map((way) => way.method),
    ...steps.flatMap(({ title, why }) => [title, why]),
  ];
  if (names.some((each) => titlePattern.test(each))) return solved;
  const note = `You asked for “${name}”. I worked it out in another way (${method}); the answer is the same.`;
  return { ...solved, note };
}
