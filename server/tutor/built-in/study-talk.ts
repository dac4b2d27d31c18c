import type { librarySubjects } from "../../library/concept.ts";
import { isAsking, isVague } from "../../library/asking-words.ts";
import { wordsOf } from "../../library/query-words.ts";

type Subject = (typeof librarySubjects)[number];

/** A student's remark about a test or about studying itself. */
export interface StudyTalk {
  kind: "test" | "studying";
  /** The subjects that she names. */
  subjects: readonly Subject[];
  /** She speaks of herself: "I have", "mera", "what should I do". */
  isOwn: boolean;
  /** The rest of the text: the topic of the test, or empty. */
  left: string;
}

const tests = wordsIn(
  "test tests exam exams examination examinations paper papers ut board boards preboard preboards finals final viva sessional pariksha imtihan imtehan tests टेस्ट परीक्षा इम्तिहान पेपर एग्ज़ाम एग्जाम बोर्ड",
);
const soon = wordsIn(
  "tomorrow tommorow tomorow tmrw tmr tom kal kl parso parson today tonight aaj monday tuesday wednesday thursday friday saturday sunday somvar mangalvar budhvar guruvar shukravar shanivar next coming soon days day week hours morning subah आज कल परसों सुबह सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार",
);
const studying = wordsIn(
  "study studying studies studied padhai padhne padhna padhu padhun padhta padhti padh timetable concentrate revise revision syllabus topper पढ़ाई पढ़ना पढ़ूं पढ़ूँ",
);
/** A student's request about a test, where she mentions one. */
const goals = wordsIn("marks percent percentage score scoring rank top pass fail अंक पास");
/** Words of such a text that name no topic. */
const around = wordsIn(
  `i im ive focus schedule routine unit my mine me am have having got there is was nothing not prepared prepare preparing preparation ready complete completed finish finished left time less short very so feeling feel scared afraid nervous tension tensed stress stressed worried fear weak bad good better best well hard fast quick quickly easily long early last minute
  should must can could do doing done how what which when to for of on the a an and or but with only just pass fail top get more full high hours hour all whole tips advice guide idea ideas suggest make making table time plan planning help please
  karu karun kru karna karein karen kya kaise kese taiyari tayari tyari kuch nahi nhi nahin padha pada yaad dar lag lagta lagti raha rahi rha rhi hai hain ho mann man ghabrahat bacha bachi sirf ek do raat din ghante abhi tak mera meri mere mujhe muje mai main mein pe par ka ki ke ko se laun lau laye lane aaye aaun aata aati jaldi jyada zyada achhe acche ache bahut bohot
  मेरा मेरी मेरे मुझे मैं में है हैं क्या करूं करूँ कैसे करें तैयारी कुछ नहीं पढ़ा याद डर लग रहा रही का की के को से मन लगता बहुत`,
);
const own =
  /\b(?:i|i'?m|my|me|mera|meri|mere|mujhe|muje|kya kar[ue]n?|what (?:should|to|can))\b|मेर[ाीे]|मुझे|क्या कर/iu;

const subjectsBy: readonly (readonly [ReadonlySet<string>, readonly Subject[]])[] = [
  [wordsIn("maths math mathematics ganit algebra geometry गणित मैथ"), ["Mathematics"]],
  [wordsIn("science vigyan sci विज्ञान साइंस"), ["Science", "Physics", "Biology", "Chemistry"]],
  [wordsIn("physics bhautiki phy भौतिकी"), ["Physics"]],
  [wordsIn("chemistry chem rasayan रसायन"), ["Chemistry"]],
  [wordsIn("biology bio jeev जीव"), ["Biology"]],
  [
    wordsIn(
      "sst social history geography civics economics itihas bhugol samajik इतिहास भूगोल सामाजिक",
    ),
    ["Social Science"],
  ],
  [wordsIn("english grammar eng अंग्रेज़ी अंग्रेजी"), ["English"]],
  [wordsIn("hindi vyakaran हिंदी हिन्दी व्याकरण"), ["Hindi"]],
];

/** Parses a remark about a test or about studying; null for any other text. */
export function studyTalk(text: string): StudyTalk | null {
  const words = wordsOf(text);
  const hasOf = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const isOwn = own.test(text);
  const kind = kindOf({ hasOf, isOwn, text });
  if (!kind) return null;
  const subjects = subjectsBy.flatMap(([names, subjects]) => (hasOf(names) ? subjects : []));
  const left = words.filter((word) => !isFramework(word));
  return { kind, subjects, isOwn, left: left.join(" ") };
}

interface TextFeatures {
  hasOf: (set: ReadonlySet<string>) => boolean;
  isOwn: boolean;
  text: string;
}

function kindOf({ hasOf, isOwn, text }: TextFeatures): StudyTalk["kind"] | null {
  const hasTest = hasOf(tests);
  if (hasTest && !hasOf(goals) && (isOwn || hasOf(soon))) return "test";
  const isAdvice = isOwn || /^\p{L}* ?(?:how|kaise|padhai)\b/iu.test(text);
  const isStudying = hasOf(studying) || (hasTest && hasOf(goals));
  return isStudying && isAdvice ? "studying" : null;
}

function isFramework(word: string): boolean {
  const isNamed = [tests, soon, studying, goals, around].some((set) => set.has(word));
  const isSubject = subjectsBy.some(([names]) => names.has(word));
  return isNamed || isSubject || /^\d{1,3}(?:th)?$/u.test(word) || isAsking(word) || isVague(word);
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}
