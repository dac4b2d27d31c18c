import { lazily } from "../../../read/lazily.ts";
import { clockLine, isMereScenery } from "./plain-line.ts";

/**
 * A period of a day, less a break. Start and end are in minutes after midnight, length and break in minutes; the one of
 * start, end and length that is null is requested.
 */
export interface ClockStory {
  start: number | null;
  end: number | null;
  length: number | null;
  pause: number;
  overnight: boolean;
}

const goes =
  "starts?|started|leaves|left|departs|departed|begins|began|sets out|set out|sets off|started work|starts work|began work|begins work|opens|opened|starts? working|started working|started reading|started studying|started his work|started her work|starts? (?:his|her) (?:work|homework)|started (?:his|her) homework|goes to (?:bed|sleep)|went to (?:bed|sleep)|slept|sleeps|boarded|boards";
const comes =
  "reaches|reached|arrives|arrived|ends?|ended|finishes|finished|closes|closed|stops|stopped|gets up|got up|wakes up|woke up|is over|was over|gets over|got over|completed|completes|finished work|finishes work|got off|comes back|came back|returned|returns|gets home|got home|got down";
const subject = "(?<who>(?:[a-z'-]+ ){1,4}?)";
const tail = (name: string): string => `(?<${name}>(?:at|in|for|from|to|on) (?:[a-z'-]+ ){1,3}?)`;
const words = (name: string): string =>
  `(?<${name}>(?:(?:at|in|for|from|to|on|his|her|its|work|home|school|office|station|destination) )?(?:[a-z'-]+ ){0,4}?)`;
const again = "(?:(?:he|she|it|they) )?";
const joint = "(?:(?:\\.|and|then) )*";
const day = "(?:(?:on )?(?<next>next|following) (?:day|morning)|(?:on )?same day)? ?";
const ends = "(?: |\\.)*$";
const howLong =
  "(?:how long (?:was|is|did|does|were) (?:[a-z'-]+ ){1,4}?(?:take |last |work |sleep |travel |study |read |run |stay |open |play |for )*(?:for )?(?:in all |altogether )?(?:to [a-z]+ )?(?:[a-z]+ )?|(?:find|calculate|what (?:is|was)) (?:duration|length|time taken|total time|time) (?:of|for|by|taken)? ?(?:[a-z'-]+ ){0,4}?|how (?:much|many) (?:time|hours) (?:did|does|was|were|is) (?:[a-z'-]+ ){1,4}?(?:take |work |sleep |travel |study |last |read )?(?:to [a-z]+ )?(?:[a-z]+ )?|for how (?:long|many hours|much time) (?:did|does|was|is) (?:[a-z'-]+ ){1,4}?)";
const when = "(?:at what time|when|what time) (?:did|will|does|would|do) (?:[a-z'-]+ ){1,3}?";
const pause =
  "(?:took|takes|had|has|with|taking|after taking|having)(?: (?:lunch|tea|rest|one|single))* (?:break|rest|recess|interval)(?: of| for)? D(?<pause>\\d+)#(?: (?:for lunch|in between|break))? ?";

/** The break where it is stated at the end. */
const pause2 = pause.replace("<pause>", "<pause2>");

const patterns: readonly (readonly [RegExp, "length" | "end" | "start"])[] = [
  [
    new RegExp(
      `^${subject}(?:${goes}) ${words("w1")}at T(?<start>\\d+)# (?:${tail("w2")})?${joint}${again}(?:${pause})?${joint}${again}(?:${comes}) (?:${words("w3")})?at T(?<end>\\d+)# ${day}(?:${tail("w4")})?(?:${joint}(?:(?:there is|there was|it has|it had) )?${pause2})?${joint}(?:if )?${howLong}${ends}`,
    ),
    "length",
  ],
  [
    new RegExp(
      `^${subject}(?:worked|works|works|slept|studied|studies|opens|was open|is open|remains open|travelled) (?:${words("w1")})?from T(?<start>\\d+)# (?:to|till|until) T(?<end>\\d+)# (?:${joint}${again}(?:${pause}))?${joint}${howLong}${ends}`,
    ),
    "length",
  ],
  [
    new RegExp(
      `^${subject}(?:${goes}) ${words("w1")}at T(?<start>\\d+)# (?:${tail("w2")})?${joint}${again}(?:takes|took|lasts|lasted|lasts for|lasted for|runs for|travels for|travelled for|worked for|works for|taking) D(?<length>\\d+)# (?:to (?:[a-z]+ ){1,3}?)?${joint}${when}(?:reach|arrive|end|finish|get|be over|over|close|stop|come|complete)(?: (?:at |in |to |his |her |its |there|home|school|office|destination|over|back|[a-z]+)*)? ?${ends}`,
    ),
    "end",
  ],
  [
    new RegExp(
      `^${subject}(?:${comes}) (?:${words("w1")})?at T(?<end>\\d+)# ${joint}(?:${again}(?:takes|took|lasted|had taken|after travelling for|after)|(?:journey|trip|film|movie|match|it) (?:takes|took|lasted|lasted for)|after travelling for|after journey of) D(?<length>\\d+)# ${joint}${when}(?:start|begin|leave|depart|set out|board)(?: (?:it|its|his|her|home|journey|from|[a-z]+)*)? ?${ends}`,
    ),
    "start",
  ],
];

/** Reads a word problem about one period of time; null if any part is not understood with certainty. */
export function readClockStory(text: string): ClockStory | null {
  const line = clockLine(text);
  if (!/T\d+#/.test(line) || line.length > 300) return null;
  for (const [pattern, asked] of patterns) {
    const groups = pattern.exec(line)?.groups;
    if (groups) return isSound(line, groups) ? storyOf(groups, asked) : null;
  }
  return null;
}

/** Whether every number is used, the free words are harmless, and the question is about this period. */
function isSound(line: string, groups: Readonly<Record<string, string | undefined>>): boolean {
  const numbers = line.match(/\d+/g)?.length ?? 0;
  const taken = ["start", "end", "length", "pause", "pause2"].filter(
    (name) => groups[name] !== undefined,
  );
  const free = ["who", "w1", "w2", "w3", "w4"].map((name) => groups[name]);
  const question = line.slice(line.lastIndexOf("#"));
  const isPlain =
    !/\b(?:not|except|without|break|rest|stop|awake|return|back|another|second|way|distance|far|fast|speed|left|remain|longer|more|less|half|late|early|each|day|week|month|unless|until|doubled?|twice|thrice|times)\b/.test(
      question.replace(/(?:next|same|following) day/, ""),
    );
  const isWhole = numbers === taken.length && free.every(isMereScenery);
  return isWhole && isPlain && asksOfStory(line);
}

/** Words that the question may contain although the statement does not: "How long was the journey?" */
const ofQuestions = lazily(
  () =>
    new Set(
      `how long was is did does were will would do the a it he she they him her his its their take last work sleep
      travel study read run stay open play for in all altogether to find calculate what at when duration length
      time taken total of by much many hours journey trip film movie match show flight ride school exam party meeting
      class reach arrive end finish get be over close come complete there home office destination start begin
      leave depart set out board from train-journey lecture programme function and`.split(/\s+/),
    ),
);

/**
 * Whether the question asks about the period itself and not about the break; its words occur in the statement or on the
 * list.
 */
function asksOfStory(line: string): boolean {
  const at = line.search(/(?:for )?\b(?:how|find|calculate|what|when)\b(?!.*#)/);
  const [told, question] = [line.slice(0, at), line.slice(at)];
  if (at < 0 || /\b(?:lunch|tea|recess|interval|nap)\b/.test(question)) return false;
  const words = question.match(/[a-z][a-z'-]*/g) ?? [];
  return words.every((word) => ofQuestions().has(word) || told.split(" ").includes(word));
}

function storyOf(
  groups: Readonly<Record<string, string | undefined>>,
  request: "length" | "end" | "start",
): ClockStory | null {
  const value = (name: string): number | null =>
    groups[name] === undefined ? null : Number(groups[name]);
  const [start, end, length] = [value("start"), value("end"), value("length")];
  const overnight = groups["next"] !== undefined;
  const isBackwards = request === "length" && start !== null && end !== null && end <= start;
  // The end may only be before the start if the text says "next day", and must be then.
  if (isBackwards !== overnight) return null;
  return { start, end, length, pause: value("pause") ?? value("pause2") ?? 0, overnight };
}
