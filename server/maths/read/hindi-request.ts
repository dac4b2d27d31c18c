const doing =
  "karo|kro|kare|karen|karein|kren|kre|kariye|kijiye|kijie|kijiyega|kar do|kr do|kardo|krdo|kar de|kar dijiye|kar dijie|" +
  "karna hai|karna h|karni hai|krna hai|krna h|karna hoga|karke batao|karke bataiye|karke do|karke dikhao|kar ke batao|kar ke do";
const telling =
  "nikalo|nikaalo|nikaliye|nikale|nikalen|nikalein|nikal do|nikal ke do|nikal kar do|nikalna hai|nikalna h|nikalni hai|nikaliyega|" +
  "batao|btao|bataao|bataiye|bataye|batayen|btaiye|bta do|bata do|bata dijiye|batana|bolo|chahiye|" +
  "kya hai|kya h|kya hoga|kya hota hai|kya aayega|kitna hai|kitna h|kitna hoga|kitna hota hai|kitni hai|kitni hogi|kitne hai|kitne hain|kitne honge";
const finding = "gyat|gyaat|pata|find|calculate|nikal|malum";
const verbs: Readonly<Record<string, string>> = {
  hal: "solve",
  solve: "solve",
  saral: "simplify",
  simplify: "simplify",
  evaluate: "evaluate",
  factorise: "factorise",
  factorize: "factorise",
  gunankhand: "factorise",
  expand: "expand",
};
const verb = Object.keys(verbs).join("|");
const letter = "[a-z]|theta|θ";
const of = "ka|ki|ke";

/** The requested results for numbers, in the words of the tasks. */
const nouns: Readonly<Record<string, string>> = {
  hcf: "the HCF of",
  lcm: "the LCM of",
  vargmool: "the square root of",
  vargmul: "the square root of",
  "varg mool": "the square root of",
  "square root": "the square root of",
  ghanmool: "the cube root of",
  ghanmul: "the cube root of",
  "cube root": "the cube root of",
  "abhajya gunankhand": "the prime factorisation of",
  ausat: "the average of",
  average: "the average of",
  mean: "the mean of",
  median: "the median of",
  mode: "the mode of",
  gunanfal: "the product of",
  yog: "the sum of",
  yogfal: "the sum of",
  jod: "the sum of",
  antar: "the difference of",
  factors: "the factors of",
};

const figures: Readonly<Record<string, string>> = {
  vritt: "circle",
  vrit: "circle",
  circle: "circle",
  varg: "square",
  square: "square",
  aayat: "rectangle",
  ayat: "rectangle",
  rectangle: "rectangle",
};
const lengths: Readonly<Record<string, string>> = {
  trijya: "radius",
  radius: "radius",
  vyas: "diameter",
  diameter: "diameter",
  bhuja: "side",
  side: "side",
};
const measures: Readonly<Record<string, string>> = {
  kshetrafal: "area",
  area: "area",
  parimap: "perimeter",
  perimeter: "perimeter",
  paridhi: "circumference",
  circumference: "circumference",
};

const one = (table: Readonly<Record<string, string>>): string => Object.keys(table).join("|");
/** A side of an equation: figures and signs, for the second one single letters as well. */
const sum = String.raw`[\d\s.+*/^()×÷−-]+`;
const side = String.raw`(?:[\d\s.+*/^()×÷−-]|\b[a-z]\b|(?<=\d)[a-z]\b)+`;
const quantity = String.raw`\d+(?:\.\d+)?\s*[a-z]*`;

type Frame = readonly [said: RegExp, meant: (...gaps: string[]) => string];

function frame(said: string, meant: (...gaps: string[]) => string): Frame {
  return [new RegExp(`^${said}$`, "i"), meant];
}

/** Normalises the spellings of endings, so that a frame is written once. */
const endings: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\s+(?:ko\s+)?(${verb})\s+(?:${doing})$`, "i"), " $1 karo"],
  [new RegExp(String.raw`\s+(?:${finding})\s+(?:${doing})$`, "i"), " nikalo"],
  [new RegExp(String.raw`\s+(?:${telling})$`, "i"), " nikalo"],
  // After a word, as in "kimat kitni", it belongs to the question.
  [/(?<=[\d%)])\s+(?:kitna|kitni|kitne)$/i, " nikalo"],
  [/\b(hcf|lcm)\s+aur\s+(hcf|lcm)\b/i, "$1 and $2"],
  [
    new RegExp(String.raw`\s+(?:${of})\s+(?:answer|ans|uttar|jawab|javab)(?: nikalo)?$`, "i"),
    " nikalo",
  ],
  // "have no solution" is English.
  [
    new RegExp(
      String.raw`\s+(?:(?:${of})\s+(?:hal|solution)|hal|solution(?= nikalo))(?: nikalo)?$`,
      "i",
    ),
    " hal karo",
  ],
];

const frames: readonly Frame[] = [
  // the request first
  frame(
    String.raw`(${verb})\s+(?:${doing})[\s,:.-]+(.+)`,
    (asked = "", body = "") => `${verbIn(asked)} ${body}`,
  ),
  frame(
    String.raw`(?:(?:${finding})\s+(?:${doing})|${telling})\s*[,:.-]\s*(.+)`,
    (body = "") => `find ${body}`,
  ),
  frame(
    String.raw`(${letter})\s+ka\s+(?:maan|man|value)\s+(?:(?:${finding})\s+(?:${doing})|${telling})[\s,:.-]+(?:(?:yadi|agar|if|jab)\s+)?(.+)`,
    (asked = "", body = "") => `find ${asked} if ${body}`,
  ),
  // if … then
  frame(
    String.raw`(?:yadi|agar)\s+(.+?)[\s,]+(?:to|toh|tab)\s+(${letter})\s+ka\s+(?:maan|man|value)(?:\s+nikalo)?`,
    (body = "", asked = "") => `If ${body}, find ${asked}`,
  ),
  // a verb last
  frame(String.raw`(.+?)\s+(?:(?:${of})\s+)?gunankhand(?:\s+(?:karo|nikalo))?`, (body = "") =>
    /[a-z]/i.test(body) ? `factorise ${body}` : `find the factors of ${body}`,
  ),
  frame(String.raw`(.+?)\s+(${verb}) karo`, (body = "", asked = "") => `${verbIn(asked)} ${body}`),
  // a noun of some numbers
  frame(
    String.raw`(.+?)\s+(?:${of})\s+(${one(nouns)})(?:\s+nikalo)?`,
    (body = "", noun = "") => `find ${nouns[noun.toLowerCase()] ?? noun} ${listed(body)}`,
  ),
  frame(
    String.raw`([\d.,/]+)\s+ka\s+([\d./]+)\s*(?:%|pratishat|percent)(?:\s+nikalo)?`,
    (whole = "", rate = "") => `find ${rate}% of ${whole}`,
  ),
  frame(
    String.raw`([\d.,/]+)\s+ka\s+kitna\s+(?:%|pratishat|percent)\s+([\d.,/]+)\s+(?:hai|h)`,
    (whole = "", part = "") => `${part} is what percent of ${whole}`,
  ),
  frame(
    String.raw`([\d.,/]+)\s*,?\s*([\d.,/]+)\s+ka\s+kitna\s+(?:%|pratishat|percent)\s+(?:hai|h)`,
    (part = "", whole = "") => `${part} is what percent of ${whole}`,
  ),
  frame(
    String.raw`([\d.,/]+)\s+(?:mein|me|main)\s+se\s+([\d.,/]+)\s+(?:ghata|ghatao|ghataiye|ghataye)(?:\s+do)?`,
    (first = "", second = "") => `subtract ${second} from ${first}`,
  ),
  // a statement of figures, or an equation; "x = 4 hai" is given and asks nothing
  frame(String.raw`(${sum}=${sum})\s+hai(?:\s+kya)?`, (body = "") => `is ${body}`),
  frame(String.raw`((?!(?:${letter})\s*=)${side}=${side})\s+hai`, (body = "") => body),
  // a figure
  frame(
    String.raw`(?:(${quantity})\s+(${one(lengths)})\s+(?:wale|wali|ke|ka)\s+)(${one(figures)})\s+(?:${of})\s+(${one(measures)})(?:\s+nikalo)?`,
    (size = "", length = "", figure = "", measure = "") =>
      measured({ size, length, figure, measure }),
  ),
  frame(
    String.raw`(${one(figures)})\s+(?:${of})\s+(${one(lengths)})\s+(${quantity})\s+(?:hai|h|ho)[\s,.]+(?:(?:to|toh|uska|iska|is|vritt|varg)\s+)*(?:(?:${of})\s+)?(${one(measures)})(?:\s+nikalo)?`,
    (figure = "", length = "", size = "", measure = "") =>
      measured({ size, length, figure, measure }),
  ),
  frame(
    String.raw`(?:aayat|ayat|rectangle)\s+(?:${of})\s+(?:lambai|length)\s+(${quantity})\s+(?:aur|and)\s+(?:chaudai|breadth|width)\s+(${quantity})\s+(?:hai|h|ho)[\s,.]+(?:(?:to|toh|uska|iska|aayat)\s+)*(?:(?:${of})\s+)?(${one(measures)})(?:\s+nikalo)?`,
    (long = "", broad = "", measure = "") =>
      `Find the ${measures[measure.toLowerCase()] ?? measure} of a rectangle of length ${long} and breadth ${broad}`,
  ),
];

function measured({
  size,
  length,
  figure,
  measure,
}: Record<"size" | "length" | "figure" | "measure", string>): string {
  const named = (table: Readonly<Record<string, string>>, name: string): string =>
    table[name.toLowerCase()] ?? name;
  return `Find the ${named(measures, measure)} of a ${named(figures, figure)} of ${named(lengths, length)} ${size}`;
}

function verbIn(asked: string): string {
  return verbs[asked.toLowerCase()] ?? asked;
}

function listed(body: string): string {
  return body.replaceAll(/\s+(?:aur|or)\s+(?=[\d-])/gi, " and ");
}

const cue =
  /\b(?:ka|ki|ke|ko|mein|karo|kro|kare|karein|kijiye|kijie|kariye|kardo|krdo|do|hai|h|hain|hoga|hogi|honge|nikalo|nikaliye|nikalna|batao|bataiye|btao|bata|batana|kitna|kitni|kitne|aur|dijiye|ghatao|ghataiye)\b/i;
const mujhe = /^(?:mujhe|muje|mujhko|hame|hamein|humein|humko)\s+(?=.)/i;

/**
 * Translates a request in Hindi to English: "mujhe 2x + 3 = 11 hal karna hai" to "solve 2x + 3 = 11". A text
 * that no frame matches is unchanged.
 */
export function fromHindi(text: string): string {
  if (!cue.test(text)) return text;
  const [closing = ""] = /[\s.,?!]*$/.exec(text) ?? [];
  const said = text.slice(0, text.length - closing.length).trim();
  const asked = endings.reduce((rest, [ending, plain]) => rest.replace(ending, plain), said);
  const body = asked === said && !/\bnikalo$/i.test(said) ? asked : asked.replace(mujhe, "");
  for (const [pattern, meant] of frames) {
    const found = pattern.exec(body);
    if (found) return meant(...found.slice(1));
  }
  return body === said ? text : body;
}
