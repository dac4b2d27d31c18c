import type { Language } from "../safety/language.ts";
import type { StudyTalk } from "./study-talk.ts";

/** Texts for a student before a test, and for one who asks how to study: Markdown. */
export const planSentences: Record<StudyTalk["kind"], Record<Language, string>> = {
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
