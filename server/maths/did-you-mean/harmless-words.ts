/** Negations that are about the student and not about the calculation: "I don't understand", "samajh nahi aa raha". */
const laments =
  /\b(?:(?:do|did|can|could)(?:n['’]?t| ?not)|cannot|cant|dont|not able to|unable to|am not|['’]?m not) (?:really )?(?:know|understand|get|getting|solve|do|find|remember|understanding|sure|able)\b|\bno (?:idea|clue)\b|\bthis one\b|\bwhich one\b|(?:kuch )?samajh (?:nahi|nahin|nhi|me nahi|mein nahi)\b|\b(?:nahi|nahin|nhi) (?:aata|aati|aa raha|aa rahi|ho raha|aaya|samajh|pata)\b|\bpata (?:nahi|nhi)\b|समझ नहीं|नहीं (?:आता|आ रहा|आया)/gi;

/** Words that change the question: negations, conditions, numbers in words, other requests, words of word problems. */
const telling = [
  "not|no|never|without|except|isn'?t|doesn'?t|don'?t|can'?t|nahi|nahin|nhi|mat|नहीं|बिना",
  "if|when|where|given|let|suppose|assum\\w*|such that|provided|unless|instead|hence|also|respectively|agar|yadi|jab|यदि|अगर|जब",
  "negative|positive|integers?|natural|whole|real|complex|prime|even|odd|domain|range|modulo|mod|base|interval|between|greater|smaller|less|more than|at least|at most|nearest|decimals?|places|rounded|significant|degrees?|radians?",
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|lakh|crore|million|dozen|half|halves|thirds?|quarters?|twice|thrice|double|triple|squared?|cubed?|percent|times|teen|chaar|char|paanch|panch|saat|aath|nau|sau|hazaa?r|aadha|dugna|दो|तीन|चार|पाँच|पांच|सौ|आधा|दुगुना",
  "draw|graph\\w*|plot|sketch|construct|prove|proof|verify|show that|nature|compare|derive|true|false|wrong|mistakes?|correct|right|why|which|whose|ratio|convert|round|express|arrange|divided?|multipl\\w+|add\\w*|subtract\\w*|minus|plus|divisible|remainder",
  "story|stories|word problem|poem|essay|programs?|code|python|java|example|similar|like this|make|create|write|invented|who|meaning|means?|formula|units?|area|volume|perimeter|metres?|meters?|cm|km|kg|litres?|rupees?|rs|hours?|minutes?|seconds?",
];
const changing = new RegExp(`(?<![\\p{L}\\p{M}])(?:${telling.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** Numbers, signs, money and letters that represent numbers. */
const mathematical =
  /[\p{N}=<>≤≥≠+×÷*^√%°∫Σπ₹$|\\/{}[\]]|(?<![\p{L}\p{M}'’])[b-gj-mo-qs-tv-z](?![\p{L}\p{M}'’])/iu;

/** Whether a text is only chat: nothing in it changes the calculation next to it. */
export function isHarmless(rest: string): boolean {
  const talk = rest.replaceAll(laments, " ");
  return !changing.test(talk) && !mathematical.test(talk);
}
