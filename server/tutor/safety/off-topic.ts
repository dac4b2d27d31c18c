import { languageOf, type Language } from "./language.ts";
import { normalWords, withoutQuotations } from "./normal-words.ts";
import { offTopicPhrases, offTopicSets, schoolWork } from "./off-topic-phrases.ts";
import { compilePhrases } from "./phrases.ts";

const offTopic = compilePhrases(offTopicPhrases, offTopicSets);
const study = compilePhrases(schoolWork);

/**
 * Whether a message clearly asks for something other than study: gossip, games, love letters, orders to the tutor. In
 * doubt it is study, since a wrongly declined question costs more than an answered one. Call `recogniseConcern` first:
 * a need for a person is not a question of topic.
 */
export function isOffTopic(text: string): boolean {
  const words = normalWords(withoutQuotations(text));
  return offTopic.test(words) && !study.test(words) && !/\d+\s*[-+*/=×÷^%]/u.test(text);
}

const lines: Record<Language, string> = {
  english:
    "That's outside what I do: I'm here to help you study. Ask me a question from your books, and we'll work it out together.",
  hinglish:
    "Ye mera kaam nahi hai: main padhai mein madad ke liye hoon. Apni kitaab se koi sawaal poochho, saath milkar hal karte hain.",
  hindi: "यह मेरा काम नहीं है: मैं पढ़ाई में मदद के लिए हूँ। अपनी किताब से कोई सवाल पूछो, साथ मिलकर हल करते हैं।",
};

/** One friendly line that leads back to study, in the language of the student's text. */
export function offTopicLine(text: string): string {
  return lines[languageOf(text)];
}
