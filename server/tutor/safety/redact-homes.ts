/** Large towns, in Latin letters and in Devanagari. */
const town = String.raw`(?:(?:new\s)?delhi|mumbai|pune|nagpur|nashik|thane|kolkata|howrah|chennai|coimbatore|madurai|bengaluru|bangalore|mysuru|mysore|hyderabad|secunderabad|ahmedabad|surat|vadodara|rajkot|jaipur|jodhpur|udaipur|kota|lucknow|kanpur|varanasi|agra|prayagraj|allahabad|meerut|ghaziabad|noida|gurugram|gurgaon|faridabad|patna|gaya|ranchi|jamshedpur|dhanbad|bhopal|indore|gwalior|jabalpur|raipur|bhubaneswar|cuttack|guwahati|chandigarh|ludhiana|amritsar|jalandhar|dehradun|shimla|srinagar|jammu|kochi|thiruvananthapuram|kozhikode|visakhapatnam|vijayawada|दिल्ली|मुंबई|पुणे|कोलकाता|चेन्नई|बेंगलुरु|हैदराबाद|जयपुर|लखनऊ|कानपुर|पटना|भोपाल|इंदौर)(?![\p{L}\p{M}])`;

/** States and neighbouring countries: these and a town don't identify a home. */
const region = String.raw`(?:andhra(?:\spradesh)?|arunachal(?:\spradesh)?|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal(?:\spradesh)?|jharkhand|karnataka|kerala|madhya\spradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil\snadu|telangana|tripura|uttar\spradesh|uttarakhand|west\sbengal|ladakh|kashmir|u\.?p|m\.?p|india|bharat|nepal|bhutan|bangladesh|sri\slanka|pakistan|myanmar|maldives|china|japan|singapore|malaysia|indonesia|thailand|u\.?s\.?a|u\.?a\.?e|u\.?k|america|canada|mexico|brazil|england|scotland|ireland|france|germany|italy|spain|norway|russia|egypt|kenya|tanzania|nigeria|south\safrica|new\szealand|asia|africa|europe|australia|antarctica|उत्तर\sप्रदेश|मध्य\sप्रदेश|महाराष्ट्र|गुजरात|राजस्थान|बिहार|पंजाब|हरियाणा|भारत)(?![\p{L}\p{M}])`;

/** Towns of two words outside India that exercises name. */
const cityAbroad = String.raw`(?:new\syork|los\sangeles|san\sfrancisco|hong\skong|abu\sdhabi|kuala\slumpur|cape\stown)(?![\p{L}\p{M}])`;

/** Words that no name of a place contains; after one the address has ended. */
const other =
  "(?:a|an|the|this|that|my|our|your|his|her|their|its|i|we|he|she|it|they|you|and|but|or|so|if|when|while|because|which|who|where|whose|what|why|how|is|are|am|was|were|has|have|had|do|does|can|will|with|from|to|for|than|as|of|at|in|on|mein|me|main|hai|hain|hoon|hu|ke|ki|ka|ko|se|aur|par|मैं|में|है|हैं|हूँ|के|की|का|को|से|और|पर)";

const number = String.raw`(?:\p{L}-?)?\d{1,4}\p{L}?(?:[/-]\d{1,4})?(?![\p{L}\d.])`;
const name = String.raw`(?!${other}(?![\p{L}\p{M}]))(?:(?:dr|st|smt|nr|opp|bldg)\.\s?)?[\p{L}\p{M}]{1,24}(?:['’-][\p{L}\p{M}]{1,24}){0,2}`;
const word = `(?:${number}|${name})`;
const part = String.raw`(?:(?:near|opposite|behind|beside|next\sto)\s(?:the\s)?)?${word}(?:\s${word}){0,4}`;
const places = String.raw`${part}(?:\s?,\s?${part}){0,5}`;

const start = String.raw`(?<![\p{L}\p{M}])`;
const mark = String.raw`(?:\s?[:=–-])?\s{1,3}`;

/** After these one name is enough. */
const addressed = String.raw`(?:(?:i|we)\s(?:live|stay|reside)\sat|my\s(?:home|house)\sis\sat|my\s(?:home\s|house\s|full\s|postal\s)?address(?:\sis)?|mera\spata(?:\shai)?|मेरा\sपता(?:\sहै)?)`;
const atAddress = new RegExp(`(?<=${start}${addressed}${mark})${places}`, "giu");

/** "I live in Pune" names a town, where many live: after these a second name is needed. */
const dwelling = String.raw`(?:(?:i|we)\s(?:live|stay|reside)\s(?:in|near|on)|my\s(?:home|house)\sis\s(?:in|near)|mera\sghar|मेरा\sघर)`;
const inTown = new RegExp(`(?<=${start}${dwelling}${mark})${places}`, "giu");
/** "main Sai Kunj, Baner mein rehti hoon" */
const inTownBefore = new RegExp(
  String.raw`(?<=${start}(?:main|mai|hum|मैं|हम)\s)${places}(?=\s(?:mein|me|में|par|पर)\s(?:r[ae]h|रह))`,
  "giu",
);

/** The "I" of a riddle, or of a letter that an exercise asks for, is not the student. */
const fiction =
  /(?<![\p{L}\p{M}])(?:who\sam\si|(?:main|mai)\s(?:kaun|kon)\s(?:hoon|hun|hu)|kaun\shoon|letter|application|notice|मैं\sकौन\sहूँ|पत्र)(?![\p{L}\p{M}])/iu;

/**
 * Replaces by a mark an address that has neither a number nor a word such as "Nagar", where the student's own words say
 * that it is her home: capitalised names, or a list that ends with a known town. A town or a state alone stays: an
 * exercise may be about it, and many live there.
 */
function withoutOwnHome(text: string): string {
  if (fiction.test(text)) return text;
  const addressOf =
    (least: number) =>
    (found: string, at: number, whole: string): string => {
      const home = homeIn(found, whole.slice(at + found.length), least);
      return home === null ? found : `[address]${found.slice(home.length)}`;
    };
  return text
    .replaceAll(atAddress, addressOf(1))
    .replaceAll(inTown, addressOf(2))
    .replaceAll(inTownBefore, addressOf(2));
}

const regionOnly = new RegExp(String.raw`^\s*${region}\s*$`, "iu");
const regionAlone = new RegExp(String.raw`^\s*(?:${town}|${region})\s*$`, "iu");
const endsInRegion = new RegExp(String.raw`${start}(?:${town}|${region})\s*$`, "iu");
const oneTown = new RegExp(String.raw`^\s*(?:[\p{L}\p{M}]+|${cityAbroad})\s*$`, "iu");
const nobodysHome = /^\s*(?:(?:north|south)\spole|equator|examination\shall)\s*$/iu;

/** "Pune, Ravi" before "in Delhi", "Lakes" before "and Ponds": several places rather than the parts of one. */
const goesOn = /^\s+(?:in\s|and\s\p{Lu})/u;

/** The part of a list of places that is an address; null where there is none. */
function homeIn(found: string, behind: string, least: number): string | null {
  const parts = found.split(",");
  if (isNobodys(parts, behind)) return null;
  for (let count = parts.length; count >= least; count -= 1) {
    const some = parts.slice(0, count);
    if (!isOpen(some, least) && (some.every(isNamed) || endsInRegion.test(some.at(-1) ?? ""))) {
      return some.join(",");
    }
  }
  return null;
}

function isNobodys([first = "", ...further]: readonly string[], behind: string): boolean {
  if (nobodysHome.test(first)) return true;
  return further.length > 0 && oneTown.test(first) && goesOn.test(behind);
}

/** "Pune, Maharashtra", and where a second name is needed also "Leh, Ladakh", a town that isn't in the list. */
function isOpen([first = "", ...further]: readonly string[], least: number): boolean {
  if (regionAlone.test(first) && further.every((each) => regionAlone.test(each))) return true;
  return least > 1 && oneTown.test(first) && further.every((each) => regionOnly.test(each));
}

/** "Sai Kunj", "near Shiv Temple", "B-12 Sai Kunj" */
function isNamed(place: string): boolean {
  const named = place.replaceAll(/(?<!\p{L})(?:near|opposite|behind|beside|next to|the)\s/giu, "");
  const isCapital = named
    .trim()
    .split(/\s+/u)
    .every((each) => /^(?:\p{Lu}|\d)/u.test(each));
  return isCapital && /\p{L}{2}/u.test(named);
}

const numberWord = "(?:no|number|num|नं|नंबर|संख्या)";

/** Words that name a home within a house or a plot. The letters "h" and "d" alone are lengths in exercises. */
const unit = String.raw`(?:flat|apartment|apt|house|plot|door|room|quarter|qtr|villa|bungalow|makaan|makan|फ़्लैट|फ्लैट|मकान|प्लॉट|घर|[hd](?=[.\s]{0,2}no(?![\p{L}\p{M}])))`;
const unitStart = String.raw`(?<![\p{L}\p{M}])${unit}(?![\p{L}\p{M}])[.\s]{0,2}`;
const unitEnd = String.raw`(?:[a-z]{1,2}[\s-]?)?\d{1,5}(?:[-/]?[a-z]{1,2}(?![\p{L}])|[-/]\d{1,4}){0,2}`;

/** "H. No. 4-B/2", "मकान नं. 5": a home, and hardly an object of an exercise. */
const numberedUnit = String.raw`${unitStart}(?:${numberWord}[.:\s]{0,3}|[#:]\s?)${unitEnd}`;

/** The same, and "Flat 12", "Plot 1", which exercises have too. */
const anyUnit = String.raw`${unitStart}(?:${numberWord}[.:\s]{0,3}|[#:]\s?)?${unitEnd}`;

/** Endings of names of places in a town. */
const locality = String.raw`(?:road|rd|street|marg|nagar|colony|society|sector|lane|gali|vihar|enclave|layout|chowk|bazaa?r|puram|residency|apartments?|mohalla|रोड|मार्ग|नगर|कॉलोनी|कालोनी|सोसाइटी|सेक्टर|मोहल्ला|चौक|गली)(?![\p{L}\p{M}])\.?(?:[\s-]{1,2}\d{1,3}(?!\d))?`;

/** Postal codes (PIN) have six digits, the first of them not zero. */
const sixDigits = String.raw`[1-9]\d{2}\s?\d{3}(?!\d|[.,]\d|\s?[%°])`;
const pinWord = String.raw`(?:pin(?:\s?code)?|पिन(?:\s?कोड)?)[\s.:–-]{0,3}`;
const pin = String.raw`(?:${pinWord})?${sixDigits}`;

/** Within one sentence, with a bounded length, so that the search stays fast. */
const between = String.raw`[^?!।\n]{0,100}?`;
const words = String.raw`(?:[\p{L}\p{M}.']{1,20}[\s,]{1,2}){0,4}`;

/** Further localities after the first one. */
const more = String.raw`(?:[\s,]{1,2}${words}${locality}){0,3}`;

/**
 * After a locality: a town, the PIN code. After a comma and further words digits must be called a pin, since "2 plots
 * in a colony, each for Rs 500000" is a price.
 */
const rest = String.raw`(?:,\s?${town}(?:[\s,–-]{1,4}${pin})?|[\s–-]{1,4}${pin}|,[^?!।\n\d]{0,60}?${pinWord}${sixDigits})`;

const addresses: readonly RegExp[] = [
  // Flat 12, Sai Kunj, 45 MG Road, Pune 411001
  new RegExp(
    String.raw`${anyUnit}\s?,${between}(?:(?<![\p{L}\p{M}])${locality}${rest}|(?<![\p{L}\p{M}])${town}[\s,–-]{1,4}${pin})`,
    "giu",
  ),
  // House no. 7, near the temple, Gandhi Nagar
  new RegExp(
    String.raw`${numberedUnit}\s?,${between}(?<![\p{L}\p{M}])${locality}${more}(?:,\s?${town})?`,
    "giu",
  ),
  // 45 MG Road, Pune 411001
  new RegExp(
    String.raw`(?<![\d.,])\d{1,5}[a-z]?(?:/\d{1,4})?[\s,]{1,2}${words}${locality}${rest}`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:pin\s?code|पिन\s?कोड)[\s.:–-]{0,3}(?:is\s|hai\s)?[1-9]\d{2}\s?\d{3}(?!\d)`,
    "giu",
  ),
];

/** "Pune - 411001", "Pune, PIN 411001": a town directly followed by six digits may also be a population. */
const townAndPin = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${town}(?:[\s,–-]{1,4}${pinWord}|\s?[–-]\s?)${sixDigits}`,
  "giu",
);

/** "I live at", "mera pata": what follows is an address if it names a place. */
const announced = new RegExp(
  String.raw`(?<=(?<![\p{L}\p{M}])(?:i live (?:at|in|on|near)|my (?:home |house )?address(?: is)?|(?:home )?address\s?[:=]|mera (?:pata|ghar)|मेरा (?:पता|घर)|पता\s?[:=])[\s:–-]{1,3})${between}(?<![\p{L}\p{M}])${locality}${more}(?:${rest})?`,
  "giu",
);

/** Replaces postal addresses by a mark: a home's number, its street and its town. */
export function withoutHomes(text: string): string {
  const left = withoutOwnHome(
    [...addresses, announced].reduce(
      (rested, pattern) => rested.replaceAll(pattern, "[address]"),
      text,
    ),
  );
  // Several towns with six digits each are a table of an exercise.
  const isOne = (left.match(townAndPin) ?? []).length === 1;
  return isOne ? left.replace(townAndPin, "[address]") : left;
}
