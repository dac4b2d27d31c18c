/**
 * Omissions and abbreviations of entrance tests, with their full form, because the tasks read whole sentences. Each
 * wording has exactly one meaning; a wording that depends on the context is left to the tasks.
 */
const shorthand: readonly (readonly [short: RegExp, full: string])[] = [
  // the experiment that belongs to the event
  [
    /\bprobability of (?:rolling|throwing) (.+?) on an? (?:fair |standard |ordinary )?(?:(?:six|6)-sided )?(?:die|dice)\b/gi,
    "probability of getting $1 when a die is rolled",
  ],
  // interest
  [
    /\b(?:CI|C\.I\.)\s*[-–−]\s*(?:SI|S\.I\.)(?=\s+(?:for|on)\b)/g,
    "the difference between compound interest and simple interest",
  ],
  [
    /\bdifference (?:between|of) (?:CI|C\.I\.) and (?:SI|S\.I\.)(?=\s)/gi,
    "difference between compound interest and simple interest",
  ],
  [/(\bat(?: \d+(?:\.\d+)?%(?: p\.?a\.?)?)?) (?:SI|S\.I\.)(?=[\s.,?]|$)/g, "$1 simple interest"],
  [/(\bat(?: \d+(?:\.\d+)?%(?: p\.?a\.?)?)?) (?:CI|C\.I\.)(?=[\s.,?]|$)/g, "$1 compound interest"],
  // division
  [
    /\b(remainder|quotient)( and (?:the )?(?:remainder|quotient))? (when|if) ((?:(?!\b(?:is|are|was|be|we|you|he|she)\b)[^?])+?) divided by(?=\s)/i,
    "$1$2 $3 $4 is divided by",
  ],
  [
    /^((?:what is|what will be|find|give|write) )(remainder|quotient)(?= (?:when|if)\b)/i,
    "$1the $2",
  ],
  // work and pipes
  [
    /\b(do|does|finish|finishes|finished|complete|completes|completed) (?:the )?work\b/gi,
    "$1 a work",
  ],
  [/\b(do|does|finish|finishes|complete|completes) (\d+\/\d+) work\b/gi, "$1 $2 of a work"],
  [/\b(fills?) (tank|cistern)\b/gi, "$1 a $2"],
  [/, ([A-Z]) empties in\b/g, ", pipe $1 empties it in"],
  [/\bfinish in how many (days|hours)/gi, "in how many $1 will they finish it"],
  // trade
  [
    /\bmarks? up (?:by )?(\d+(?:\.\d+)?%) and (?:gives|allows|offers) (?:a )?(?:discount of )?(\d+(?:\.\d+)?%)(?: discount)?/gi,
    "marks his goods $1 above the cost price and gives a discount of $2",
  ],
  [/\bProfit ?\/ ?Loss %/gi, "the profit percent"],
  // the unit that the amounts of the word problem already have
  [
    /(?<=(?:₹|\bRs\b|\brupees?\b).*)(?<!\b(?:convert|change|express|paise|paisa)\b.*),?\s*(?:\(\s*in (?:₹|rs\.?|rupees)\s*\)|\bin (?:₹|rs\.?|rupees))(?=[.?\s:]*$)/is,
    "",
  ],
  // votes and marks
  [/^(\d+%) marks? needed\b/i, "$1 marks are needed to pass"],
  [/^To pass, (\d+%) marks(?: are)? needed\b/i, "$1 marks are needed to pass"],
  [/\bin (election)\b/gi, "in an $1"],
  [
    /\bin an election between ([A-Z]) and [A-Z], \1 (got|secured)\b/gi,
    "in an election between two candidates, one $2",
  ],
  [/% of votes and lost by (\d+) votes/gi, "% of the votes and lost by $1 votes"],
  // geometry and physics in brief wording
  [/\bratio in which (?=\()/gi, "ratio in which the point "],
  [/\b(divides|divide) the line joining\b/gi, "$1 the line segment joining"],
  [
    /^(?:find )?(?:the )?(?:equivalent |total |effective )?resistance of (\d+(?:\.\d+)? ?(?:ohms?|Ω) and \d+(?:\.\d+)? ?(?:ohms?|Ω)) (?:resistors )?(?:connected )?in (parallel|series)[.?\s]*$/i,
    "Two resistors of $1 are connected in $2. Find the equivalent resistance.",
  ],
  // omitted articles and helper verbs
  [
    /^(trader|shopkeeper|dealer|merchant|train|boat|car|sum|student) (?!of\b|[:+])(?=[a-z0-9])/i,
    "A $1 ",
  ],
  [
    /^Population of (\d[\d,]*) (grows|increases) (?:at |by )?(\d+(?:\.\d+)?%) (?:annually|per annum|every year|per year)/i,
    "The population of a town is $1. It $2 at $3 per annum",
  ],
  [
    /(?<=\. )After (\d+) (years?|months?),? (?:it|the population|population) (?:is|will be|becomes)[\s:]*$/i,
    "Find the population after $1 $2.",
  ],
  [/\bin ratio\b/gi, "in the ratio"],
  [/\bHow many (\w+) needed\b/gi, "How many $1 are needed"],
  [/\bmax(?:imum)? marks\b/gi, "maximum marks"],
  [/,? at the same rate(?=[.?\s]*$)/i, ""],
  [/\s\((?:LCD|LCM|HCF|GCD|AP|GP)\)(?=\s)/g, ""],
];

const unitOfTime: readonly (readonly [RegExp, string])[] = [
  [/\bdays?\b/i, "days"],
  [/\b(?:hours?|hrs?)\b/i, "hours"],
  [/\b(?:minutes?|mins?)\b/i, "minutes"],
];

/** Endings that request a time without a verb, and the full question; `T` is the unit of the word problem. */
const ends: readonly (readonly [RegExp, string])[] = [
  [
    /[.,]\s*(?:working )?(?:both |all three |they )?together(?:,? (?:they|both))?(?: (?:can )?(?:take|finish|do it|will take))?(?: in)?$/i,
    ". In how many T will they finish it together?",
  ],
  [
    /[.,]\s*(?:if )?both (?:are )?open(?:ed)?(?: together)?,? (?:the )?(tank|cistern) (?:fills|is filled|will be filled|will fill) in$/i,
    ". If both are open, in how many T will the $1 be filled?",
  ],
];

/** A question of a test with its shorthand expanded. */
export function inFullWords(text: string): string {
  const full = shorthand.reduce((rest, [short, long]) => rest.replace(short, long), text);
  const unit = unitOfTime.find(([pattern]) => pattern.test(full))?.[1];
  const closed = full.replace(/[\s:–-]+$/, "");
  const found = unit === undefined ? undefined : ends.find(([pattern]) => pattern.test(closed));
  return found === undefined || unit === undefined
    ? full
    : closed.replace(found[0], found[1].replace("T", unit));
}
