import { helplines } from "#shared/catalogue.ts";
import type { Concern } from "#shared/domain/study.ts";
import { type Language, languageOf } from "./language.ts";

/** The reply to a student in need, in place of a solution. */
export interface Care {
  /** Markdown of at most 90 words, in the language of her text. */
  content: string;
  helplines: { name: string; number: string }[];
}

const { teleManas, childline, emergency } = helplines;

const english: Record<Concern, string> = {
  self_harm: `I'm really glad you told me. It sounds like you are carrying a lot of pain, and it is **not your fault**. You matter, and you don't have to face this alone.

Please tell an adult you trust **right now**: a parent, a teacher, a relative. You can also call **Tele-MANAS ${teleManas.number}** or **Childline ${childline.number}**. Both are free, day and night, and they listen.

If you or a friend may be in danger now, call **${emergency.number}** and stay near someone.`,
  abuse: `Thank you for telling me. What is happening is **not your fault**, and nobody has the right to hurt you, frighten you or touch you in a way you don't want.

Please tell an adult you trust **today**, and go on telling until someone helps. **Childline ${childline.number}** is free, day and night, for children; **Tele-MANAS ${teleManas.number}** listens too.

If you are in danger now, call **${emergency.number}**.`,
  sexual: `This is not something I can help with here, but people can. If anyone asks you for pictures, sends you such things, threatens you or touches you, it is **not your fault**. You don't have to answer or send anything.

Don't delete the messages, and tell an adult you trust **now**. **Childline ${childline.number}** is free, day and night, for children; **Tele-MANAS ${teleManas.number}** listens too.

If you are in danger now, call **${emergency.number}**.`,
  danger: `I won't help with this, because you or someone else could be badly hurt, and I care that you are safe. Being curious, angry or pushed by others is **not your fault**.

Please talk to an adult you trust before doing anything. **Childline ${childline.number}** and **Tele-MANAS ${teleManas.number}** are free and listen, day and night. If someone is in danger now, call **${emergency.number}**.

I'd gladly explain the science behind it as it comes in class: just ask.`,
};

const hinglish: Record<Concern, string> = {
  self_harm: `Achha kiya ki tumne mujhe bataya. Lagta hai tum bahut dard mein ho. Ismein **tumhari koi galti nahi hai**. Tum bahut zaroori ho, aur tum akele nahi ho.

Please **abhi** kisi bade ko batao jis par bharosa ho: mummy-papa, teacher, koi rishtedar. **Tele-MANAS ${teleManas.number}** ya **Childline ${childline.number}** par bhi call kar sakte ho: free, din-raat, wo tumhari baat sunenge.

Agar abhi khatra hai, to **${emergency.number}** par call karo aur kisi ke paas raho.`,
  abuse: `Achha kiya ki tumne bataya. Jo ho raha hai, usmein **tumhari koi galti nahi hai**. Kisi ko haq nahi ki tumhe maare, daraye ya galat tarike se chhue.

Please **aaj hi** kisi bade ko batao jis par bharosa ho, aur jab tak madad na mile, batate raho. **Childline ${childline.number}** bachchon ke liye hai, free, din-raat; **Tele-MANAS ${teleManas.number}** bhi sunta hai.

Abhi khatra ho to **${emergency.number}** par call karo.`,
  sexual: `Ismein yahan mujhse madad nahi ho sakti, par madad milti hai. Agar koi tumse photo maange, gandi cheezein bheje, dhamki de ya chhue, to ismein **tumhari koi galti nahi hai**. Jawab dena ya kuch bhejna zaroori nahi.

Message delete mat karo, aur **abhi** kisi bade ko batao jis par bharosa ho. **Childline ${childline.number}** free hai, din-raat, bachchon ke liye; **Tele-MANAS ${teleManas.number}** bhi sunta hai.

Abhi khatra ho to **${emergency.number}** par call karo.`,
  danger: `Ismein mujhse madad nahi ho sakti, kyunki tumhe ya kisi aur ko chot lag sakti hai, aur mujhe tumhari fikr hai. Gussa aana ya doston ka dabaav hona **tumhari galti nahi hai**.

Kuch karne se pehle kisi bade se baat karo jis par bharosa ho. **Childline ${childline.number}** aur **Tele-MANAS ${teleManas.number}** free hain, din-raat. Abhi khatra ho to **${emergency.number}** par call karo.

Iske peeche ki science, jaise class mein aati hai, mujhse khushi se poochho.`,
};

const hindi: Record<Concern, string> = {
  self_harm: `अच्छा किया कि तुमने मुझे बताया। लगता है तुम बहुत दर्द में हो। इसमें **तुम्हारी कोई गलती नहीं है**। तुम बहुत ज़रूरी हो, और तुम अकेले नहीं हो।

**अभी** किसी बड़े को बताओ जिस पर भरोसा हो: मम्मी-पापा, टीचर, कोई रिश्तेदार। **टेली-मानस ${teleManas.number}** या **चाइल्डलाइन ${childline.number}** पर भी कॉल कर सकते हो: मुफ़्त, दिन-रात, वे तुम्हारी बात सुनेंगे।

अगर अभी ख़तरा है, तो **${emergency.number}** पर कॉल करो और किसी के पास रहो।`,
  abuse: `अच्छा किया कि तुमने बताया। जो हो रहा है, उसमें **तुम्हारी कोई गलती नहीं है**। किसी को हक़ नहीं कि तुम्हें मारे, डराए या गलत तरीके से छुए।

**आज ही** किसी बड़े को बताओ जिस पर भरोसा हो, और जब तक मदद न मिले, बताते रहो। **चाइल्डलाइन ${childline.number}** बच्चों के लिए है, मुफ़्त, दिन-रात; **टेली-मानस ${teleManas.number}** भी सुनता है।

अभी ख़तरा हो तो **${emergency.number}** पर कॉल करो।`,
  sexual: `इसमें यहाँ मुझसे मदद नहीं हो सकती, पर मदद मिलती है। अगर कोई तुमसे फ़ोटो माँगे, गंदी चीज़ें भेजे, धमकी दे या छुए, तो इसमें **तुम्हारी कोई गलती नहीं है**। जवाब देना या कुछ भेजना ज़रूरी नहीं।

मैसेज मत मिटाओ, और **अभी** किसी बड़े को बताओ जिस पर भरोसा हो। **चाइल्डलाइन ${childline.number}** मुफ़्त है, दिन-रात, बच्चों के लिए; **टेली-मानस ${teleManas.number}** भी सुनता है।

अभी ख़तरा हो तो **${emergency.number}** पर कॉल करो।`,
  danger: `इसमें मुझसे मदद नहीं हो सकती, क्योंकि तुम्हें या किसी और को चोट लग सकती है, और मुझे तुम्हारी फ़िक्र है। गुस्सा आना या दोस्तों का दबाव होना **तुम्हारी गलती नहीं है**।

कुछ करने से पहले किसी बड़े से बात करो जिस पर भरोसा हो। **चाइल्डलाइन ${childline.number}** और **टेली-मानस ${teleManas.number}** मुफ़्त हैं, दिन-रात। अभी ख़तरा हो तो **${emergency.number}** पर कॉल करो।

इसके पीछे का विज्ञान, जैसे कक्षा में आता है, मुझसे खुशी से पूछो।`,
};

const replies: Record<Language, Record<Concern, string>> = { english, hindi, hinglish };

/**
 * A message of care in the language of the student's text, with helplines. It repeats nothing of her text, names no
 * method of harm, and never blames.
 */
export function careFor(concern: Concern, text: string): Care {
  const first =
    concern === "abuse" || concern === "sexual" ? [childline, teleManas] : [teleManas, childline];
  return {
    content: replies[languageOf(text)][concern],
    helplines: [...first, emergency].map((line) => ({ ...line })),
  };
}
