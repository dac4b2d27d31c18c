import type { Offer } from "#shared/contracts/answer.ts";
import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import { sequelsOf } from "../../library/sequels.ts";
import { languageOf, type Language } from "../safety/language.ts";
import { offerOf } from "./declining.ts";
import { declined } from "./outcomes.ts";
import { studyTalk, type StudyTalk } from "./study-talk.ts";

interface Student {
  library: ConceptLibrary;
  grade: number;
}

/**
 * The reply to a student who has a test, or asks how to study: a plan in her language and three buttons. Null where a
 * text is about a topic rather than about studying.
 */
export function studyPlan(text: string, { library, grade }: Student) {
  const talk = studyTalk(text);
  if (!talk) return null;
  const topic = talk.left === "" ? undefined : topicIn(talk.left, { library, grade });
  // "Photosynthesis, test tomorrow" asks for photosynthesis; other remaining words may be anything.
  if (talk.left !== "" && !(topic && talk.isOwn)) return null;
  const language: Language = languageOf(text);
  return declined(planSentences[talk.kind][language], {
    replyKind: "plan",
    offers: offersFor(talk, topic, { library, grade }),
  });
}

function topicIn(text: string, { library, grade }: Student): Concept | undefined {
  const finding = library.find(text, { grade });
  return finding.kind === "found" ? finding.concept : undefined;
}

const topicsToTap = 2;

/** Two topics of her subject and class, and one question to try. */
function offersFor(talk: StudyTalk, topic: Concept | undefined, student: Student): Offer[] {
  const near = topic ? sequelsOf(topic, student.library) : [];
  const named = topicsFor(talk.subjects, student);
  const ofClass = named.length > 0 ? named : topicsFor([], student);
  const topics = [...new Set([...(topic ? [topic] : []), ...near, ...ofClass])];
  const [first, ...others] = topics.slice(0, topicsToTap);
  const isMaths = talk.subjects.length === 0 || first?.subject === "Mathematics";
  const last = isMaths ? exerciseFor(student.grade) : first && thoughtOn(first);
  return [...(first ? [first, ...others].map(offerOf) : []), ...(last ? [last] : [])];
}

/**
 * Concepts of a subject in the books of a class, or else those written for it; one per subject where there are several.
 */
function topicsFor(subjects: StudyTalk["subjects"], { library, grade }: Student): Concept[] {
  const wanted = subjects.length > 0 ? subjects : (["Mathematics", "Science", "Biology"] as const);
  const bySubject = wanted.map((subject) => {
    const all = library.all.filter((concept) => concept.subject === subject);
    const inBooks = all.filter(({ chapters }) => chapters.some((each) => each.grade === grade));
    const written = all.filter(
      ({ grades: [lowest, highest] }) => lowest <= grade && grade <= highest,
    );
    return [...inBooks, ...written];
  });
  const longest = Math.max(...bySubject.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    bySubject.flatMap((concepts) => concepts[at] ?? []),
  ).flat();
}

/** A sum for each stage of school that the solver solves, with the first class that it suits. */
const exercises: readonly (readonly [fromGrade: number, sum: string])[] = [
  [11, "Differentiate x^3 + 2x"],
  [9, "Solve x^2 - 5x + 6 = 0"],
  [8, "Solve 2x + 3 = 11"],
  [6, "15% of 240"],
  [0, "What is 2/5 + 1/5?"],
];

function exerciseFor(grade: number): Offer {
  const [, sum = ""] = exercises.find(([fromGrade]) => grade >= fromGrade) ?? [];
  return { label: "Try one sum", tool: "homework", ask: sum };
}

/** One of a concept's own questions to think about, which the library answers. */
function thoughtOn({ questions }: Concept): Offer | undefined {
  const [thought] = questions;
  return thought && { label: "Try one question", tool: "doubt", ask: thought.question };
}

/** Texts for a student before a test, and for one who asks how to study: Markdown. */
const planSentences: Record<StudyTalk["kind"], Record<Language, string>> = {
  test: {
    english: `You can still do a lot tonight. Here is a plan:

1. **30 minutes:** open your notes and say each heading aloud in your own words.
2. **30 minutes:** learn the two topics you find hardest. You can begin with the ones below.
3. **20 minutes:** close the book and try five questions. Go back only to what went wrong.

Then pack your bag and sleep. A rested head remembers more than one more hour of reading.`,
    hinglish: `Aaj raat bhi bahut kuch ho sakta hai. Ye plan follow karo:

1. **30 minute:** apni copy kholo aur har heading apne shabdon mein bolo.
2. **30 minute:** jo do topic sabse mushkil lagte hain, wo padho. Neeche se shuru kar sakte ho.
3. **20 minute:** kitaab band karo aur paanch sawaal khud karo. Jo galat ho, sirf wahi dobara dekho.

Phir bag pack karo aur so jao. Neend ke baad dimaag ko zyada yaad rehta hai.`,
    hindi: `आज रात भी बहुत कुछ हो सकता है। यह योजना अपनाओ:

1. **30 मिनट:** अपनी कॉपी खोलो और हर शीर्षक अपने शब्दों में बोलो।
2. **30 मिनट:** जो दो विषय सबसे कठिन लगते हैं, उन्हें पढ़ो। नीचे से शुरू कर सकते हो।
3. **20 मिनट:** किताब बंद करो और पाँच सवाल खुद करो। जो गलत हो, केवल वही दोबारा देखो।

फिर बस्ता तैयार करो और सो जाओ। नींद के बाद दिमाग को ज़्यादा याद रहता है।`,
  },
  studying: {
    english: `Small and every day works best. Try this for one week:

1. **Pick one topic a day**, and study it for 25 minutes with the phone in another room.
2. **Close the book** and write down what you remember. Look up only what is missing.
3. **Solve three questions** on it the next morning. What you can do a day later, you know.

You can begin with one of these now.`,
    hinglish: `Roz thoda thoda padhna sabse achha hai. Ek hafte ye karke dekho:

1. **Roz ek topic** chuno aur 25 minute padho, phone dusre kamre mein.
2. **Kitaab band karo** aur jo yaad hai likho. Jo chhoota, sirf wahi dekho.
3. **Agli subah teen sawaal** karo. Jo agle din bhi aaye, wo sach mein aata hai.

Abhi inmein se kisi ek se shuru karo.`,
    hindi: `रोज़ थोड़ा-थोड़ा पढ़ना सबसे अच्छा है। एक हफ़्ते यह करके देखो:

1. **रोज़ एक विषय** चुनो और 25 मिनट पढ़ो, फ़ोन दूसरे कमरे में।
2. **किताब बंद करो** और जो याद है लिखो। जो छूटा, केवल वही देखो।
3. **अगली सुबह तीन सवाल** करो। जो अगले दिन भी आए, वह सचमुच आता है।

अभी इनमें से किसी एक से शुरू करो।`,
  },
};
