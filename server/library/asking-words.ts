const questionWords = new Set(
  `a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my no not of off on or our
  shall she he should so some such than that the their them then there these they this those to too up us was we were what when where which while
  who whom whose why will with would you your am any all about also because
  please pls plz sir madam maam mam teacher explain explanation define definition describe tell give show know understand understanding meaning means
  state statement discuss difference different diff antar farq between compare other others another like call called one dont cant wont doesnt isnt go goes going example examples sample types type kind kinds class grade std standard chapter lesson unit topic subject
  notes note short long answer answers question questions solve help need want learn study exam test tomorrow ncert cbse icse board boards basic basics
  concept concepts introduction intro formula formulas formulae numericals numerical derivation derive prove proof important full details detail simple easy words use used using get got
  name names named science maths math mathematics physics chemistry biology history geography civics economics sst evs
  kya hai hain hota hoti hote ho kaise kyu kyun kyon kab kahan kaha kaun kis kise kisko ka ki ke ko se me mein main par pe aur ya ek do batao bataiye bataye samjhao samjhaiye
  samajh samjh nahi nahin nhi aaya aata mujhe mera meri mere hum ham tum aap karo kare karna karte karta wala wali wale tha thi the bhi to hi yeh ye woh wo isko uska iska
  kehte kahte matlab arth udaharan paribhasha likho likhiye sahit bhed prakar
  क्या है हैं होता होती होते हो कैसे क्यों कब कहाँ कौन किस किसे का की के को से में पर और या एक बताओ बताइए समझाओ समझाइए समझ नहीं आया मुझे मेरा हम यह वह इसका उसका
  कहते मतलब अर्थ उदाहरण परिभाषा लिखो लिखिए सहित भेद प्रकार कार्य अंतर अन्तर`.split(/\s+/u),
);

const vague = new Set(
  `kaunsa kaunsi kaunse konsa konsi kitna kitne kitni kisne kiska kiski kiske kisse jiska jiske jiski jisme jo jab tab jaise aise waise yaha yahan waha wahan jaha jahan abhi phir fir agar lekin magar kyunki kyonki isliye taki
  sab sabse sabhi kuch koi bahut zyada jyada zyaada kam thoda sirf hamesha baar har ek dusra dusre doosra doosre dono saath sath liye lie taraf tarah tarika tareeka pehle pahle phle baad andar bahar upar neeche niche beech dwara
  hoga hogi honge hua hui hue ne unka unke uske uski iske iski inke inka usko unko apna apne apni humein hame hamare hamara hamari tumhe aapko sawal jawab prashn uttar naam shabd cheez cheezein baat wajah karan
  sutra niyam siddh gyat parichay bhai yaar didi bhaiya na ji haan han h n nd bcz coz bcoz
  much many more most very every each some same just only really actually always never ever still too again give given gives gave make makes made making take takes took happen happens happened come comes came
  way ways thing things people help kindly briefly mark marks half yearly write written draw diagram chitra chitr notes points project class answer tabular form table list chart trick tricks tips formulae find finding found calculate solving mention enlist identify
  aa ab aapas gaya gaye gayi gai gya gyi gye aaye aayi aaun raha rahe rahi rha rhe rhi rehta rehti rehte diya diye liya kiya hone hue jata jate jati jaata jaate jaati jaye jaaye chala chale chali chuka chuki chahiye padta padti padte
  roz roj zara thodi thode saara saare sare poora pura poori puri poore khud wahi yahi kabhi kbhi ni nai aisa waisa asan aasan accha acha achha mummy papa mumma maa dadi dada nani nana behen dost chacha uncle aunty
  thank thanks thankyou hello hi ok okay shukriya dhanyavad namaste
  look looks looked looking see sees seen seem seems feel feels turn turns turned become becomes keeps getting goes
  says said say tells told put keep kept must let lets without within during before after up down out over under between both either during until while though although hence thus therefore yet nor per via
  ने भी तो ही था थी थे हो हुआ हुई हुए होना होगा होगी कितना कितने कितनी कौनसा जो जब तब जैसे ऐसे वैसे यहाँ वहाँ कहां कोई कुछ सब सबसे सभी बहुत ज्यादा अधिक साथ लिए द्वारा पहले बाद बीच अपने अपना अपनी हमारे हमारी इसके इसकी उसके उसकी इनके उनके
  हम मैं तुम आप यदि अगर लेकिन इसलिए क्योंकि सूत्र नियम नाम ज्ञात सिद्ध कीजिए कीजिये करें करो वाला वाली वाले गया गए गई गयी गये आए आई आयी आये अब आपस रहा रहे रही दिया दिए लिया किया किए हुये जाए जाएं जाएँ चाहिए रोज रोज़ थोड़ा थोड़ी थोड़े सारा सारे सारी पूरा पूरी पूरे खुद वही यही कभी ऐसा वैसा मम्मी पापा माँ भाई न ना दो तीन चार चित्र`.split(
    /\s+/u,
  ),
);

const hinglishVerb = new RegExp(
  `^(?:${"nikal bol keh kah lag dikh dekh mil rah reh jaan samajh samjh bat likh padh chah sak rakh de le ja aa kar ban pad par ho bana dikha karwa laga lagaa samjha chal pooch puch".replaceAll(" ", "|")})(?:${"ta te ti na ne ni kar ke o e a i aa ya ye yi iye iya aye aya ayi aate aata aati aane aana egi ega enge taa tee ein en unga".replaceAll(" ", "|")})$`,
  "u",
);
const hindiVerb = new RegExp(
  `^(?:${"जा कर निकाल निकल बोल कह लग दिख देख मिल रह जान समझ बता लिख पढ़ चाह सक रख दे ले आ बन बना पड़ हो लगा".replaceAll(" ", "|")})(?:${"ता ती ते ना ने नी कर ो ओ ें एँ ए िए इए िये ा ी े या यी ये एगा एगी".replaceAll(" ", "|")})?$`,
  "u",
);

/** Whether a word belongs to the form of a question rather than its topic: English, Hinglish and Hindi. */
export function isAsking(word: string): boolean {
  return questionWords.has(word);
}

/** Whether a word carries little meaning, though not none: "which", "pehle", "nikalte". */
export function isVague(word: string): boolean {
  return vague.has(word) || hinglishVerb.test(word) || hindiVerb.test(word);
}

const errands = new Set(
  `online app apps selfie recharge download downloads upload website movie movies song songs ringtone whatsapp instagram youtube facebook snapchat password wifi
  wallpaper ticket tickets booking amazon flipkart ipl pubg freefire shayari bollywood hero heroine gf bf girlfriend boyfriend oven recipe recipes shop shops salary earn earning kamaye kamau kamana kamaaye कमाए कमाना कमाएं shopping delivery sim android iphone`.split(
    /\s+/u,
  ),
);

const ofTheMoment = new Set(
  `today todays tonight tomorrow yesterday aaj kal parso abhi आज कल परसों अभी`.split(/\s+/u),
);

const fact =
  /\b(?:how many|how much|who is|who will|who won|kitn[aei]|kaun hai)\b|कितन[ेीा]|कौन (?:है|हैं)/iu;

/**
 * Whether a text asks for a number or a person of the real world. A page on the topic has it only where it lists such a
 * question.
 */
export function asksForFact(text: string): boolean {
  return fact.test(text);
}

/** Whether a word refers to the present day, and so hardly to a textbook. */
export function isOfTheMoment(word: string): boolean {
  return ofTheMoment.has(word);
}

/** Whether a word belongs to errands, shopping or entertainment rather than to learning. */
export function isErrand(word: string): boolean {
  return errands.has(word);
}
