type Rule = readonly [said: RegExp, meant: string | ((...parts: string[]) => string)];

const verbs =
  "simplify|evaluate|solve|factorise|factorize|expand|find|calculate|compute|work out|add|subtract|multiply|divide|express|convert|reduce|write";
const things =
  "fractions?|numbers?|decimals?|integers?|expressions?|equations?|polynomials?|algebraic expressions?|rational numbers?|like fractions|unlike fractions|mixed (?:numbers|fractions)|sums?|products?|quotients?|surds?|monomials?|binomials?|terms|quadratic equations?|linear equations?|values?|questions?|problems?|ones?|examples?";
/** Numbers, letters and signs of a calculation, without a word or a comma that would make it a list. */
const sum = String.raw`[^,;?A-Za-z]*(?:\b[a-z]\b[^,;?A-Za-z]*)*`;
const signs: Readonly<Record<string, RegExp>> = {
  add: /[+\-−–]/,
  sum: /[+\-−–]/,
  subtract: /[-−–]/,
  difference: /[-−–]/,
  multiply: /[×*·⋅✕]|\)\s*\(|\\times|\d\s*x\s*\d/,
  product: /[×*·⋅✕]|\)\s*\(|\\times|\d\s*x\s*\d/,
  divide: /÷|\\div/,
  quotient: /÷|\\div/,
};

/** A manner adverbial; it may precede the calculation, but the parser expects it after. */
const manner = String.raw`(?:by |using |with |without |correct to |up ?to |in (?:the )?(?:simplest|lowest|standard|exponential|decimal|fractional|expanded|factorised|p/q)\b)[a-z0-9' /-]+?`;

/** A request without a verb: "Son's age", "Total number of votes", "Profit %". */
const thing = String.raw`(?!(?:it|he|she|they|this|that|in|after|all|both|together)\b)[A-Za-z][A-Za-z'’-]*(?: (?!(?:is|are|was|were|has|have|will|takes?|gets?|works?|meets?|gives?)\b)[A-Za-z%/][A-Za-z'’/-]*){0,5}`;

const followed = String.raw`(?:each of\s+)?(?:the\s+)?following(?:\s+(?:${things}))?`;
const methods =
  "heron['’]?s|quadratic|unitary|factori[sz]ation|elimination|substitution|cross[ -]multiplication|long division|" +
  "prime factori[sz]ation|division|completing[ -]the[ -]square";

/** A property, where a stem ends after its name: "The matrix … has determinant:". */
const features =
  "determinants?|areas?|perimeters?|circumferences?|volumes?|(?:total |curved )?surface areas?|square roots?|cube roots?|hcf|lcm|" +
  "means?|medians?|modes?|range|discriminant|degree|roots|zeros|zeroes|slope|radius|diameter|common difference|common ratio|eccentricity|vertex|focus|order";

const blank = String.raw`(?:_{1,9}|\?|□|\.{3,9}|…)`;
const amount = String.raw`(?:₹\s?)?\d+(?:\.\d+)?`;
const term = String.raw`(?:\d+(?:\.\d+)?|${blank})`;

const rules: readonly Rule[] = [
  // introductory words only
  [/^fill in the blanks?\s*[:.–-]*\s+(?=.*(?:_{2,}|\.{3,}|…|=\s*$))/i, ""],
  [
    /^(solve|find|simplify|evaluate)\s+(?:this|these|it)(?:\s+(?:question|sum|problem|equation|one)s?)?\s*[:.–-]+\s*/i,
    "$1 ",
  ],
  // a manner before the calculation
  [
    new RegExp(`^(${verbs})(?:\\s+${followed})?,?\\s+(${manner})\\s*:\\s*(.+?)[.\\s]*$`, "i"),
    "$1 $3 $2",
  ],
  // products of powers always use the laws of exponents
  [/^(?:by )?using (?:the )?laws? of (?:exponents|indices)\s*,?\s+(?=\S)/i, ""],
  [
    /^(simplify|evaluate|solve|find)\s+(?:by )?using (?:the )?laws? of (?:exponents|indices)\s*[:,]?\s+(?=\S)/i,
    "$1 ",
  ],
  [
    /^(?:simplify|evaluate|solve|find)\s+and\s+(?:write|express|leave|give)\s+(?:(?:the answer|the result|it|each|(?:each of )?the following)\s+)?(in (?:the )?(?:exponential|index|power) (?:form|notation))\s*[:.–-]*\s+(.+?)[.\s]*$/i,
    "Express $2 $1",
  ],
  [
    // Differentials are the subject of the question, not a method.
    /^((?:using|by)\s+(?!differentials?\b)[a-z' -]+?)\s*[,:]\s*(find|evaluate|solve|simplify|expand|factori[sz]e|calculate)\s*:?\s+(.+?)[.\s]*$/i,
    "$2 $3 $1",
  ],
  [
    new RegExp(
      `^(.+?)[.,;]?\\s+\\(?(?:use|apply)\\s+(?:the\\s+)?((?:${methods})(?:\\s+(?:formula|method))?)\\)?[.\\s]*$`,
      "i",
    ),
    "$1 using $2",
  ],
  [
    /^In the (?:expression|polynomial|algebraic expression|term|number|equation) (.+?), ((?:what is|find|write) .+?)[\s.?]*$/i,
    "$2 in $1",
  ],
  [
    /^(write|express|convert) (in (?:roman numerals?|words|figures|numerals|standard form|expanded form|scientific notation)|as a fraction|as a decimal|as a percentage)\s*[:–-]?\s+(\S.*?)[.\s]*$/i,
    "$1 $3 $2",
  ],
  // the following
  [
    new RegExp(
      `^(${verbs})\\s+${followed}\\s*[:.–-]*\\s+(?!(?:pairs?|systems?|sets?)\\b)(?=\\S)`,
      "i",
    ),
    "$1 ",
  ],
  [
    new RegExp(
      `^(add|subtract|multiply|divide)(?:\\s*[:–-]|\\s+(?:the\\s+)?(?:${things})\\s*:)?\\s+(${sum})$`,
      "i",
    ),
    ofItsSign,
  ],
  [
    new RegExp(`^find\\s+(?:the\\s+)?(sum|difference|product|quotient)\\s*:\\s*(${sum})$`, "i"),
    ofItsSign,
  ],
  [
    new RegExp(
      `^(\\S.*?)\\s+(?:has|have)\\s+(?:an?\\s+|the\\s+)?(${features})(?:\\s+(?:of|equal to))?\\s*(?:=|[:–-]|_{2,}|\\.{3,}|…)?\\s*\\??$`,
      "i",
    ),
    (_, thing = "", name = "") => `find the ${name} of ${thing.replace(/^The\b/, "the")}`,
  ],
  // a blank inside
  [
    new RegExp(`^${blank}\\s*% of (${amount}) (?:=|is) (${amount})[.?\\s]*$`, "i"),
    "what percent of $1 is $2",
  ],
  [
    new RegExp(`^(${amount})\\s*% of ${blank} (?:=|is) (${amount})[.?\\s]*$`, "i"),
    "$1% of what number is $2",
  ],
  [new RegExp(`^${term} ?: ?${term} ?(?:::|=) ?${term} ?: ?${term}[.\\s]*$`), withLetter],
  // the space for the answer
  [
    /^(?:what\s+(?:is|does|will be))\s+(.+?)\s+(?:(?:is\s+)?equal to|equals?)[\s?:.]*$/i,
    "what is $1",
  ],
  [/\s*=\s*(?:_{2,}|\.{3,}|…+)[.?\s]*$/i, " ="],
  [/(?<![+\-−–×÷*/^(]\s*)\s*_{2,}[.?\s]*$/, ""],
  [/(?<=\b(?:is|are|equals|to))\s*(?:\.{3,}|…+)[.?\s]*$/i, ""],
  [
    new RegExp(
      String.raw`([.?]|,)\s+(?:(?:then|so)\s+)?(?:the\s+)?(${thing})\s*(?:\b(?:is|are|was|were|will be|must be))?\s*[:–-]+\s*$`,
      "i",
    ),
    asksLast,
  ],
  [
    /\s+(?:is|are|equals|will be|would be|is given by|comes? out to be)(?:\s+equal to)?\s*[:–-]*[\s?.]*$/i,
    "",
  ],
  [/(?<=[^\s:])\s*:\s*-?\s*$/, ""],
];

/** 3 : 4 = __ : 12 with a letter for its only blank. */
function withLetter(said: string): string {
  const blanks = said.match(new RegExp(blank, "g")) ?? [];
  return blanks.length === 1 ? said.replace(blanks[0], "x") : said;
}

/** "…, number of girls:" as "…, find the number of girls". */
function asksLast(_: string, end: string, asked: string): string {
  const isName = /^[A-Z](?:['’]s\b|[A-Z])|^[a-z]$/i.test(asked) && !/^[a-z]{2}/.test(asked);
  const named = isName ? asked : `the ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`;
  return end === "," ? `, find ${named}` : `${end} Find ${named}.`;
}

/**
 * A calculation after a verb or a noun that names its own sign, "Multiply: 2/3 × 4/5", is used alone; a list keeps its
 * verb.
 */
function ofItsSign(said: string, asked: string, body: string): string {
  const isProduct = /^(?:multiply|product)$/i.test(asked);
  const verb = isProduct && /[a-z]/i.test(body) ? "expand" : "simplify";
  return signs[asked.toLowerCase()]?.test(body)
    ? `${verb} ${body}`
    : said.replace(/\s*[:–]\s+/, " ");
}

/**
 * The stem of an exercise as a request: "Multiply the following fractions: …", "The HCF of 45 and 60 is ____". The
 * method or rounding is kept, and moved after the calculation if it precedes it.
 */
export function plainStem(text: string): string {
  return rules.reduce(
    (rest, [said, meant]) =>
      typeof meant === "string" ? rest.replace(said, meant) : rest.replace(said, meant),
    text.trim(),
  );
}
