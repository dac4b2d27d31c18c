import { type WordSets, compilePhrases } from "./phrases.ts";
import { languageOf, type Language } from "./language.ts";
import { normalWords, withoutQuotations } from "./normal-words.ts";

/** Word sets of the phrases below. */
const offTopicSets: WordSets = {
  please: "please plz pls can could you now ok hey bro bhai hi hello",
  stars:
    "khan kohli dhoni rohit srk salman virat kapoor ranbir alia deepika katrika katrina bieber swift bts blackpink actor actress carryminati mrbeast ronaldo messi",
};

/** Requests that no book has. Most must begin the message or name the tutor itself. */
const offTopicPhrases: readonly string[] = [
  // Love
  "love|romantic|pickup|flirty|flirting letter|letters|message|messages|line|lines|text|shayari|msg ~3 crush|girlfriend|boyfriend|gf|bf|her|him|girl|boy|my|wife|meri|mere",
  "write|send|give ~4 love letter",
  "how to|do|can i? ~1 propose|impress|attract|flirt|date|pata|pat|woo ~2 girl|girls|boy|boys|crush|her|him|someone",
  "be|become|pretend|act ~3 my girlfriend|boyfriend|gf|bf|wife|husband|friend|bestie $",
  "^ will|can|would|do|are|could you|u ~1 marry|love|like|date|kiss|miss me",
  "^ i love|luv|like|miss you|u $",
  "^ are you|u single|married|human|real|alive|chatgpt|gpt|gemini|siri|alexa|meta|ai|bot",
  "^ are you|u a|an ~2 robot|human|person|boy|girl|bot|ai|man|woman|machine",
  "mujhse|muje|mujhe ~1 shadi|shaadi|pyar|pyaar karoge|karogi|karoga|karo|karega|karegi|krogi|kroge",
  "meri|mere|mera girlfriend|gf|boyfriend|bf|dost banogi|banoge|ban|banega|banegi|bano",
  "ladki|ladka|girl|crush|ladkiyo|gf|bandi ~1 kaise|kese ~1 pataye|patau|patao|impress|propose|pataun|banaye",
  "^ do|have|can|did you|u ~3 girlfriend|boyfriend|gf|bf|feelings|friends|family|emotions|crush|sleep|eat",
  "girlfriend|boyfriend|breakup|situationship",
  "my crush",
  "pick up|pickup? line|lines",
  // Sports, films, gossip, stars
  "who|which ~1 will|is|do|would ~2 win|winning ~5 ipl|match|cup|game|trophy|today|tomorrow|tonight|election|bigg",
  "predict ~5 match|ipl|winner|vs|lottery|cup",
  "ipl|cricket|match|live score|scores|scorecard|result today|live|now|kya|batao|$",
  "score|scores|match|winner|live ~3 ind|india|pak|pakistan|aus|eng|rcb|csk|mi|kkr|srh|gt|dc|lsg ~1 vs|versus|v",
  "match|ipl|final ~1 kaun|kon|kisne jeet*|jit*",
  "who won|win ~1 yesterday|yesterdays|todays|today|last|kal ~2 match|game|ipl",
  "^ who won|wins ~2 match|matches|ipl",
  "dream11|my11circle|teenpatti|satta|matka|rummy|lottery",
  "ipl|match|world|worldcup|trophy ~2 kaun|kon|kaunsi ~1 jeetega|jitega|jitegi|jeetegi|jeet",
  "<stars> ~3 married|girlfriend|boyfriend|dating|affair|wife|husband|net|age|house|breakup|movie|song|gf",
  "girlfriend|boyfriend|wife|husband|affair of ~1 <stars>",
  "best|good|suggest|recommend|new|latest|top ~2 movie|movies|film|films|series|show|anime|song|songs|webseries ~3 netflix|watch|prime|hotstar|this|to|for|dekhne|on",
  "anime|webseries|kdrama|kdramas|netflix|hotstar|biggboss|splitsvilla|roadies|bollywood ~3 watch|dekhu|suggest|best|good|download|free|link|dekhne|news|gossip|recommend*",
  "suggest|recommend|best|good|which|watch|watching|konsi ~3 anime|webseries|series|kdrama|movie|movies|show|shows !circuit|expansion|resonance|combination|arithmetic|taylor",
  "netflix|spotify|hotstar|prime password|account|premium|subscription|free",
  // Entertainment
  "^ <please>% tell|crack|say|share|give me? ~2 joke|jokes|shayari|gossip",
  "^ <please>% tell|say me? something|anything funny|interesting|romantic",
  "joke|jokes|chutkula|chutkule|chutkala|shayari|gana|gaana|lori ~1 sunao|suna|suno|batao|gao|sunaiye",
  "^ <please>% sing ~4 me|song",
  "^ <please>% lets|let|can|shall|chalo|wanna|want us|we|to|i? ~1 play a|some|truth|antakshari|ludo|game|games|with|hangman|chess|tic",
  "^ play ~2 with me",
  "^ i|im|am ~1 bored|bore hu? $",
  "shayari|memes|meme|timepass",
  "^ ~1 game|games khelte|khelo|khelenge|khele|khelna",
  "^ <please>% roast me|my|him|her|this",
  "free|ff|bgmi|pubg|gta|minecraft|roblox|fortnite|valorant fire|diamonds|diamond|uc|cheat|cheats|headshot|ka|ki|me|5|sensitivity|code|hack|id|robux|skins|mod !triangle|extinguisher|safety",
  "^ how ~3 free fire|bgmi|pubg|gta|minecraft|roblox",
  // The tutor itself
  "^ <please>% what|whats is? your|ur name|age|favourite|favorite|gender|model|version|system|real $",
  "^ who|what are|r you|u really? $",
  "^ who|which ~1 made|created|built|invented|developed|trained|owns|company you|u $",
  "^ what|which ~1 model|ai|llm|version are|r|do you|u",
  "kya? tum|aap|tu|ap ~1 insaan|insan|robot|ai|ladka|ladki|real|asli|machine|chatgpt ho|hai|hain $",
  "^ how old are|r you|u $",
  "your|ur|the system prompt|prompts|instruction|instructions|message",
  "show|tell|reveal|print|repeat|give ~3 your|ur|initial|system|hidden instructions|prompt|rules|prompts|guidelines",
  "ignore|forget|disregard|bypass|override ~3 previous|your|ur|prior|above|earlier|system|the|these instructions|rules|instruction|prompt|guidelines|training|restrictions",
  "ignore|forget|disregard|bypass ~2 instructions|rules|guidelines",
  "^ you|u are now ~4 dan|free|unrestricted|evil|jailbroken|not",
  "act|talk|behave|speak|respond|reply like|as|freely ~2 dan|pirate|girlfriend|boyfriend|villain|celebrity|rapper|unrestricted",
  "ignore|forget|disregard everything|all|whatever ~2 above|before|previous|said|told|earlier|instructions",
  "^ from now on? ~1 you|u|tum|act|be",
  "in|like ~1 pirate|gangster|rapper style|accent|voice|language",
  "act|talk|behave ~4 from now on",
  "jailbreak",
  "tumhara|tumara|tera|aapka|apka|tumhare naam|name|umar|age|malik|gf|bf kya|kitni|kaun|kon ~1 hai|h|he $",
  "tumhe|tumko|tujhe|aapko|apko|tumhein kisne|kis|kaun ~1 banaya|bnaya|create",
  "tum|aap|tu|ap kaun|kon|kya ho|hai|hain $",
  "तुम्हारा|तुम्हारी|तेरा|आपका|आपकी नाम|उम्र क्या|कितनी है $",
  "तुम्हें|तुमको|तुझे|आपको किसने बनाया",
  "तुम|आप|तू कौन हो|है $",
  // Accounts, money, errands
  "hack|hacking|hak|crack ~4 free|bgmi|pubg|instagram|insta|wifi|facebook|account|accounts|whatsapp|snapchat|password|gmail|phone|id|game|school|result",
  "instagram|insta|wifi|facebook|account|whatsapp|snapchat|password|gmail ~2 hack|hak ~1 kaise|kese|karna|karo|kare|kar|kru",
  "^ <please>% order|book|buy|get|recharge|call ~2 pizza|burger|food|ticket|tickets|phone|cab|uber|ola|momos|zomato|swiggy|mobile|flight|train ~2 for|me|now|please|$",
  "pizza|momos|burger|khana|recharge|ticket ~1 order|mangwa|mangao|manga|book kar|karo|kr|do|dedo",
  "^ which|what|best|konsa ~1 phone|mobile|bike|laptop|car|shoes|earbuds ~2 should|i|to|best|under|lena|lu|kharidu ~2 buy|buying|under|lu|le|kharidu|i",
  "how to|can|do i? ~1 increase|get|gain|grow ~3 followers|likes|subscribers|views ~3 instagram|insta|youtube|yt|fast|$",
  "followers|subscribers|likes|views ~2 kaise|kese|increase|badha* badha*|badaye|kare|$",
  "how to|can|do i? ~1 get|become|be rich|famous|viral",
  "how to|can|do i? ~1 become ~1 famous|viral|youtuber|influencer|rich",
  "how to|can|do i? ~1 earn|make money|paise|lakhs ~1 online|fast|from|at|quickly|$",
  "my|todays|aaj|meri|mera|daily ~1 horoscope|rashifal|kundli|kundali|zodiac",
  "what should i wear|eat|cook today|tonight|for $",
  // Hindi
  "चुटकुला|चुटकुले|जोक|गाना|शायरी|लोरी ~1 सुनाओ|सुना|गाओ|सुनाइए",
  "मैच|आईपीएल|कप|ट्रॉफी ~1 कौन जीतेगा|जीतेगी",
  "मुझसे शादी|प्यार करोगी|करोगे",
  "मेरी|मेरा गर्लफ्रेंड|बॉयफ्रेंड बनोगी|बनोगे",
  "लड़की|लड़का|क्रश ~1 कैसे पटाएं|पटाऊं|पटाये|पटाओ|इंप्रेस",
  "इंस्टाग्राम|वाईफाई|फेसबुक|व्हाट्सएप|पासवर्ड|अकाउंट ~1 हैक",
  "राशिफल|कुंडली बताओ|दिखाओ|क्या|देखो",
  "पिज़्ज़ा|पिज्जा|टिकट|खाना ~1 ऑर्डर|मंगवा|बुक",
  "गेम खेलते|खेलो|खेलें",
];

/** Words of school work: with one of them, the text counts as an exercise. */
const schoolWork: readonly string[] = [
  "explain|define|describe|calculate|solve|simplify|prove|translate|essay|paragraph|poem|poet|poets|chapter|lesson|novel|summary|story|exam|examiner|board|boards|neet|jee|cbse|icse|ncert|class|exercise|grammar|tense|narration|speech|indirect|identify|literary|device|science|physics|chemistry|biology|maths|math|mathematics|history|geography|civics|sanskrit|psychology|python|java|html|program|algorithm",
  "find|probability|average|percent*|fraction|rate|runs|formula*|equation|total|cost|costs|discount|interest|acceleration|tension|friction|velocity|autobiography|diary|dialogue|notice|article|report",
  "nibandh|paribhasha|vyakaran|kavita|patra|udaharan|sangya|sarvanam|ras|nikalo|prayikta|adhyay|anuvad",
  "निबंध|परिभाषा|व्याकरण|कविता|पत्र|उदाहरण|संज्ञा|सर्वनाम|ज्ञात|अध्याय|अनुवाद|पहचानो",
];

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
