/** Requests to do or make something that maims: as a recipe, a dare or a threat. How things work is physics. */
const makingPhrases: readonly string[] = [
  "how|steps|recipe|instructions|teach|tell|help|want|wanna|ways|way|method|guide|procedure to|can|do|could|me|for|of ~3 make|build|prepare|create|making|building|assemble <kind>% <weapon> !calorimeter|model|drawing|craft",
  "<i> ~3 make|build|making|building|made <kind>% <weapon> !calorimeter|model|from|craft",
  "make|build|making|prepare|create <kind>% <weapon> ~3 home|house|kitchen|household|school|class",
  "^ make|build me|us? <kind>% <weapon> $",
  "how|can|help|want|wanna ~3 make|prepare|cook|making|create <kind>% poison|meth|lsd|mdma|cocaine|heroin|crack !ivy",
  "make|making|create|produce|prepare <kind>% toxic|poisonous|poison|deadly|lethal|mustard|nerve|chlorine|tear gas|fumes ~4 home|bathroom|bleach|cleaner|harpic|kitchen|household|people|class",
  "chemicals|things|household|cleaners|what|which ~4 home|household|kitchen|bathroom|things|together ~4 explode|explosion|blast|explosive|explodes|bomb",
  "how to|can|do i? ~1 blow|explode|blast|burn up|down? ~1 my|the|a|school|our? school|classroom|toilet|class|house|car|someone|washroom",
  "set|light|put ~2 school|house|home|classroom|class|building|car|someone|hair|myself on fire",
];

const drugPhrases: readonly string[] = [
  "how|where|can|who ~2 i|to|we ~2 buy|get|score|find|order|grow|smoke|sell|purchase ~1 <drug> !out|from|test|addiction",
  "where|how ~2 i ~1 buy|get ~1 alcohol|beer|vodka|cigarette|cigarettes|vape|vapes|whisky|rum|wine|cigs",
  "<i>|me|should|wanna|want ~4 try|tried|trying|take|took|taking|smoke|smoking|smoked|do|doing|use|using|sniff|snort|sell|addicted ~1 <drug>|cigarette|cigarettes|vape|vaping|bidi|hookah|hukka|drugs !test|prescribed|for",
  "get|getting|feel|be|got high|stoned|drunk without|off|fast|quickly|using|with|at|easily|on|$",
  "inhale|sniff|sniffing|inhaling|huff|smell ~1 whitener|glue|thinner|petrol|correction|fevicol|nail|deodorant|deo|eraz|marker ~4 high|nasha|intoxicat*|drunk|fun|feel",
];

const darePhrases: readonly string[] = [
  "<i>|how|want|wanna|try|let|dare|dared|should|can|me ~2 do|try|play|to|the|take|doing|trying|playing ~2 <challenge> challenge|game|chalenge",
  "<challenge> challenge|game|chalenge|chellenge ~2 kaise|kese|kar*|try|kru|krna|batao|task|tasks|link|download|khel*",
  "<i>|dare|dared|challenge|can|should|my ~4 drink|eat|swallow|drinking|drank|eating ~2 bleach|phenyl|harpic|sanitizer|sanitiser|detergent|petrol|kerosene|tide|toilet|floor|acid",
  "<i> ~2 put|insert|stick|inserted|touch|putting ~1 finger|fingers|hand|fork|pin|tongue|wire|nail ~3 socket|plug|switchboard|holder|outlet|current",
  "how long|much ~3 hold|stop breath ~3 faint|pass|die|unconscious",
  "hold|stop my|breath ~1 until|till i faint|pass",
];

const threatPhrases: readonly string[] = [
  "<i> ~3 kill|murder|stab|shoot|strangle|poison|attack|behead|harm|rape|hurt my|the|a|this|that|all? ~1 <victim> !in|for|score",
  "how to|can|do|would i? ~6 attack|stab|murder|poison my|a|the|this? ~1 <victim> !in",
  "<i> ~1 want|wanna|will|going|gonna|plan* ~1 poison|kill|stab|murder|attack my|his|her|their ~2 <victim>|food",
  "how to|can|do|would i? ~1 kill|murder|stab|strangle|poison|hurt|drown|behead|shoot my|a|the|this? ~1 <victim> !in|cells|with",
  "way|ways to kill|murder|hurt|poison|stab ~1 <victim>",
  "kill|murder|hurt|stab|poison|harm someone|somebody without|and|with|secretly",
  "<i> ~3 bring|take|carry|taking|bringing|carrying a|the|my? knife|gun|pistol|blade|katta ~2 school|class|college|tuition|him|her",
];

export const dangerPhrases: readonly string[] = [
  ...makingPhrases,
  ...drugPhrases,
  ...darePhrases,
  ...threatPhrases,
];

export const dangerHinglish: readonly string[] = [
  "-paper|kagaz|kagaj|toy|khilona|cardboard|ki <weapon>|katta|bam|barud|zeher|zehar|zahar|bandook|banduk|jehar ~3 kaise|kese|kaise ~1 banaye|banau|banaun|banaen|banate|bnau|bnaye|bnate|banana|banaunga|banae|banta ~1 !hai|tha|gaya ghar|home|hai|he|h|ghr|$",
  "-paper|kagaz|kagaj|toy|cardboard <weapon>|katta|bam|barud|zeher|zehar|zahar|bandook|banduk ~1 kaise|kese|kese ~1 banaye|banau|banaun|banaen|bnau|bnaye|banaunga",
  "-paper|kagaz|kagaj|toy|cardboard <weapon>|katta|bam|barud|zeher|zehar|zahar|bandook|banduk|drugs|jahar banane|bnane|banana ka|ki|ke|<want>|hai|h ~1 tarika|vidhi|tareeka|formula|tarike|saman|samaan|hu|hai|hun|$",
  "<mai> ~3 <weapon>|katta|bam|zeher|bandook|banduk banana|banani|banaunga|banaungi",
  "kaise|kese ~2 banaye|banau|bnaye ~2 <weapon>|bam|bandook|zeher",
  "<drug>|nasha|daru|sharab|cigarette|vape|gutka|smack kaha|kahan|kha|kidhar|kaise|kese ~1 milega|mile|milegi|kharid*|khareed*|lu|milti|milta",
  "<drug>|daru|sharab|cigarette|vape|nasha|hukka|bidi|drugs kaise|kese|kaise piye|pite|pi|piyu|le|lete|phunke|karu|kare|karte|banaye",
  "<mai>|kya ~2 <drug>|daru|sharab|cigarette|vape|nasha|drugs|sutta ~1 pina|peena|try|lena|karna|phukna|karu|pi|pee|piu|lu",
  "nasha karna|karne|krna|krne|karu|kare ~2 tarika|tareeka|kaise|hai|<want>|man|mann|tarike|kese",
  "whitener|solution|fevicol|petrol|thinner|glue|iodex|silochan|sulesan ~1 sungh*|sunghne|sungna|sung*|suung*|pina|peena|kha*",
  "bijli|current|karant|karent|socket|taar|tar|jhatka ~2 jhatka|current|taar|tar|ungli|try|socket ~4 try|dekhna|dekhu|chhu|chhoo|chu|lena|khana|lagana|lagau|dalu",
  "bijli|current|jhatka|taar ~3 try|khane|lene !ke ~1 karna|karu|hai|man|ka|$",
  "train|bike|gadi|track|metro|patri|bus|scooty pe|par|se|ke ~3 stunt|latak|latakna|reel|stant",
  "stunt karna|kaise|karu|try|karne|kese ~1 hai|<want>|karu|kare|train|bike|$",
  "jaan|jan se mar|maar|marna|maarna|mardunga|mardungi|mardu",
  "<mai> ~3 usko|use|usse|usey|sir|teacher|bhai|ladke|papa|madam|dushman|sabko|sab ko? ~2 mar|maar|murder|khoon|khun|katal|katl|chaku|chaaku|goli ~1 dalunga|dalungi|dunga|dungi|karunga|karungi|daalunga|karna|dalu|du|mar|marunga|dena",
  "uska|uski|sir|teacher|kisi|kisika ka|ki? khoon|khun|murder|katal|qatl|katl kar*|kaise|krna|kru",
  "kisi|usko|use ko? ~1 jaan|zeher|jan|zehar|chaku ~2 mar|maar|du|de|dunga|kaise|dena|maare",
];

export const dangerHindi: readonly string[] = [
  "बम|बॉम्ब|बंदूक|पिस्तौल|कट्टा|बारूद|ज़हर|ड्रग्स|ग्रेनेड|विस्फोटक ~3 कैसे ~1 बनाएं|बनाये|बनाऊं|बनाए|बनाऊ",
  "-कागज़|परमाणु|खिलौना|की|हाइड्रोजन बम|बंदूक|पिस्तौल|कट्टा|ज़हर कैसे बनाते|बनता|बनती",
  "बम|बॉम्ब|बंदूक|पिस्तौल|कट्टा|बारूद|ज़हर|ड्रग्स बनाने का|की|के तरीका|विधि|तरीके|फार्मूला|सामान",
  "<मैं> ~2 बम|बंदूक|ज़हर|कट्टा बनाना|बनानी|बनाऊंगा",
  "गांजा|चरस|ड्रग्स|शराब|सिगरेट|दारू|नशा|स्मैक|वीड कहाँ|कैसे ~1 मिलेगा|मिलेगी|मिले|खरीदूं|मिलता|मिलती",
  "नशा करना|करने|कैसे ~1 तरीका|<चाहता>|है|करें|करूं|मन|तरीके|करे",
  "<मैं>|क्या ~2 गांजा|चरस|ड्रग्स|शराब|सिगरेट|दारू|नशा पीना|लेना|करना|ट्राई|पियूं|पी|लूं",
  "व्हाइटनर|सॉल्यूशन|पेट्रोल|थिनर|गोंद|सुलेशन सूंघ|सूंघने|सूंघना|सूंघूं",
  "बिजली|करंट ~2 झटका|तार|करंट|सॉकेट ~3 देखना|ट्राई|लेना|छूना|छू|खाना|लेकर",
  "चैलेंज|चेलेंज करना|कैसे|करूं|ट्राई ~1 है|करें|<चाहता>|करना",
  "जान से मार|मारना दूंगा|दूंगी|डालूंगा|<चाहता>|है|दूं",
  "<मैं> ~3 उसे|उसको|सर|टीचर|सबको|पापा को? ~2 मार|खून|कत्ल|चाकू|गोली ~1 डालूंगा|दूंगा|दूंगी|डालूंगी|करूंगा|करना|मारूंगा",
  "किसी को|का ~1 मारने|ज़हर|जान|खून|मारें|कत्ल का|देने|कैसे|करने",
  "ट्रेन|बाइक|गाड़ी ~2 स्टंट",
];
