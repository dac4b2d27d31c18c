/** Request verbs; "How do I solve …" means "Solve …". */
const verbs =
  "solve|simplify|evaluate|calculate|compute|find|determine|work|factorise|factorize|factor|expand|prove|show|verify|check|" +
  "convert|express|write|reduce|round|rationalise|rationalize|differentiate|integrate|balance|divide|multiply|add|subtract|" +
  "compare|arrange|explain|help|teach|tell";

/** Removed only before one of the verbs: "how to find 15% of 240" but not "how do plants make food". */
const beforeVerb = [
  "how do|can|could|should|would|will|shall|must i|we|you|u|one",
  "how i|we|you can|could|should|would|do",
  "how to",
  "how i|we|you",
  "i can't|cannot|couldn't",
  "i can|could not",
  "i am not able to",
  "i'm not able to",
  "i am|was unable to",
  "i'm unable to",
  "can|could|will|would you",
  "can|could someone|anyone",
  "help me to",
  "help|show|teach|tell me",
];

/** Removed before any question. */
const beforeAnything = [
  "i am|was|got|get|m stuck on|in|at|with",
  "i'm stuck on|in|at|with",
  "stuck on|in|at|with",
  "i am|was|got|get|m stuck",
  "i'm stuck",
  "i am|was confused about|by|with|in|on",
  "i'm confused about|by|with|in|on",
  "i don't|didn't|can't|couldn't|cannot understand|get|know|remember",
  "i do|did|can|could not understand|get|know|remember",
  "i am not able to understand",
  "i'm not able to understand",
  "i am unable to understand",
  "i'm unable to understand",
  "i am not understanding",
  "i'm not understanding",
  "i want|need|have to understand|know|learn",
  "i have a|one|some|this|my doubt|doubts|question in|on|about|with|regarding",
  "i have a|one|this|my doubt|question",
  "i need|want some|your help with|in|on",
  "i need|want help with|in|on",
  "need help with|in|on",
  "help me with|in|on|understand",
  "help with|in|on",
  "my doubt|question is",
  "my doubt in|on|about",
  "my doubt",
  "doubt in|on|about",
  "doubt",
  "solve|clear my|this doubt",
  "explain to me",
  "explain me",
  "explain",
  "how do|can|should i|we|you do|start|begin|approach",
  "how to do|start|begin|approach",
];

/** Removed together with a lead-in that follows. */
const courtesies = [
  "please|pls|plz|kindly|hello|hi|hey|sir|mam|madam|ma'am|teacher|bhaiya|didi",
  "dear|respected sir|mam|madam|ma'am",
  "good morning|afternoon|evening",
];

/** Removed after the question. */
const tails = [
  "how do|can|could|should i|we|you solve|do|find|calculate it|this|that",
  "how to solve|do|find|calculate it|this|that",
  "how to solve|do",
  "i am|m stuck",
  "i'm stuck",
  "i am|m stuck here",
  "i'm stuck here",
  "i am|m stuck on|in|at|with it|this",
  "i'm stuck on|in|at|with it|this",
  "i don't|didn't|can't|couldn't|cannot understand|get|solve|do it|this",
  "i do|did|can|could not understand|get|solve|do it|this",
  "i don't|didn't|can't|couldn't|cannot understand",
  "i do|did|can|could not understand",
  "can|could|will|would you explain|solve it|this",
  "can|could|will|would you explain|help",
  "can|could|will|would you help me",
  "explain|solve it|this",
  "explain to me",
  "explain",
  "help me",
  "please|pls|plz help",
  "please|pls|plz",
  "step by step",
  "with steps|explanation",
  "kaise kare|karen|karein|karu|karun|karte|karenge",
  "kaise karte|hota hai|hain",
  "kaise karna hai",
  "samjhao|samjhaiye|samjhaye",
  "samjha do|dijiye|dijie",
  "ko samjhao|samjhaiye|samjhaye",
  "ko samjha do|dijiye|dijie",
];

/** "Mujhe … samajh nahi aaya": the first part is removed only together with the last part. */
const notUnderstood = {
  before: ["mujhe|mujhko|muje|mujhse|hame|hamein|humko"],
  after: ["nahi|nahin|nhi|nai", "me|mein|main nahi|nahin|nhi|nai"].flatMap((not) => [
    `samajh ${not} aaya|aya|aayi|ayi|aata|ata|aati|ati|aa|aai`,
    `samajh ${not} aaya|aya|aata|ata|aati|ati hai`,
    `samajh ${not} aa|a raha|rha|rahi|rhi`,
    `samajh ${not} aa|a raha|rha|rahi|rhi hai|h`,
  ]),
};

const doing =
  "kare|karen|karein|karu|karun|karo|kre|kren|karte|karenge|karte hai|karte hain|karna hai";

/** Questions for the method that act as a request: "kaise nikale" is "nikalo", because each answer shows the method. */
const requests = [
  {
    asked: [
      "kaise nikale|nikalen|nikalein|nikalu|nikalun|nikalo|nikalenge|nikalte",
      "kaise nikalte hai|hain",
      "kaise nikalna hai",
      ...doing.split("|").map((form) => `kaise find|calculate|pata|gyat ${form}`),
    ],
    meant: "nikalo",
  },
  ...["solve", "hal", "simplify"].map((verb) => ({
    asked: doing.split("|").map((form) => `kaise ${verb} ${form}`),
    meant: `${verb} karo`,
  })),
];

/** "What are the roots of …" is the same request as "Find the roots of …". */
const plural =
  /^what are (?=(?:all )?the (?:real )?(?:roots|zeros|zeroes|solutions?) (?:of|to)\b)/i;
/** The label of an exercise. */
const number = String.raw`(?:q|que|ques|question|doubt|problem)\s*\.?\s*\d+`;
/** "One more:", "next question -", "ek aur:": followed by punctuation, or named as a question. */
const further = String.raw`(?:(?:ok|okay|now|and|acha|accha)[\s,]+)?(?:(?:just\s+)?one\s+more|another|(?:the\s+)?next|ek\s+(?:aur|or)|agl[ai])`;
const oneMore = String.raw`(?:one|question|ques|que|q|sum|doubt|problem|sawal|sawaal)`;
const headings = [
  String.raw`${further}(?:\s+${oneMore})?\s*(?::\s*|[-–—,]\s+)`,
  String.raw`${further}\s+${oneMore}\s+(?=\d|(?:${verbs})\b|what\b|if\b)`,
  String.raw`${number}\s*[.):]\s+`,
  String.raw`${number}\s+(?=(?:how|what|if|${verbs})\b)`,
  String.raw`(?:my\s+)?(?:question|ques|que|doubt|problem)(?::\s*|\s*[-–—]\s+)`,
];
/** After a lead-in: "on this question:", but not "this sum of …". */
const object = String.raw`(?:\s+(?:this|these|the following)(?:\s+(?:question|sum|problem|equation|one)s?(?!\s+of\b))?)?`;
/** A sign belongs to the number after it: a point or a minus is removed only if it is attached to the word. */
const pause = String.raw`(?:[,.:;?!]*\s+|[:,]\s*)`;
/** A question for a definition or a reason is not computed; a dash may be a minus. */
const notToExplain = String.raw`(?![-–—]\s|(?:what\s+(?:is|are)\s+)?(?:the\s+)?(?:differences?|relations?|relationship|meaning|concept|why|when)\b)`;

const courtesy = new RegExp(`^${anyOf(courtesies)}${pause}`, "i");
const leadIn = new RegExp(
  [
    ...headings.map((heading) => `^${heading}`),
    `^${anyOf(beforeVerb)}${pause}(?=(?:${anyOf(courtesies)}${pause})?(?:${verbs})\\b)`,
    `^${anyOf(beforeAnything)}${object}${pause}${notToExplain}`,
  ].join("|"),
  "i",
);
const tail = endingIn(tails);
const requestTails = requests.map(({ asked, meant }) => ({ pattern: endingIn(asked), meant }));
const mujhe = new RegExp(`^${anyOf(notUnderstood.before)}${pause}`, "i");
const notUnderstoodTail = endingIn([
  ...notUnderstood.after,
  ...notUnderstood.after.map((words) => `${notUnderstood.before.join("|")} ${words}`),
]);

/**
 * The question as a plain request: removes "How do I solve …", "I am stuck on …", "… kaise nikale" and similar phrases
 * from both ends, whole phrases only; a verb that requests a result stays. A question without such a phrase, or that
 * consists only of such phrases, is unchanged.
 */
export function withoutLeadIn(text: string): string {
  const request = withoutTail(withoutStart(withoutCircle(text.trim())));
  return /[\p{L}\p{N}]/u.test(request) && request !== text.trim() ? request : text;
}

function withoutCircle(text: string): string {
  const before = text.replace(notUnderstoodTail, "");
  return before === text ? text : before.replace(mujhe, "");
}

function withoutStart(text: string): string {
  let [rest, taken] = [text, text];
  for (;;) {
    const [said] = leadIn.exec(rest) ?? [];
    const [passed = ""] = said === undefined ? (courtesy.exec(rest) ?? []) : [];
    rest = rest.slice((said ?? passed).length);
    if (said !== undefined) taken = rest;
    else if (passed === "") return (plural.test(rest) ? rest : taken).replace(plural, "find ");
  }
}

function withoutTail(text: string): string {
  for (const { pattern, meant } of requestTails) {
    if (pattern.test(text)) return text.replace(pattern, ` ${meant}`);
  }
  const rest = text.replace(tail, "");
  return rest === text ? text : withoutTail(rest);
}

/** One of these wordings at the end after a pause; a sign before the pause stays, because it may be a factorial. */
function endingIn(wordings: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<=[^\s,])[\s,]+(?:and\s+)?${anyOf(wordings)}[\s.,?!]*$`, "i");
}

/** Wordings as regular expressions; `a|b` are alternatives, an apostrophe is optional. */
function anyOf(wordings: readonly string[]): string {
  const patterns = wordings.map((wording) => {
    const words = wording.split(" ").map((options) => `(?:${options.replaceAll("'", "['’]?")})`);
    return words.join(String.raw`\s+`);
  });
  return `(?:${patterns.join("|")})`;
}
