/** The zeros of the digits that phones in India can type: ASCII's own are left unchanged. */
const zeros = "٠۰०০੦૦୦௦౦೦൦０";

/** Separators between the digits of a written number; dashes of every length. */
const gap = String.raw`[\s\-\u2010-\u2015]`;
const spacing = String.raw`[\s\-\u2010-\u2015.]{0,3}`;
const looseGap = String.raw`[\s\-\u2010-\u2015.,/()_*·•|]{0,3}`;

/**
 * Indian mobile numbers in their usual forms: ten digits that begin with 6 to 9, ungrouped or in the usual groups, with
 * or without +91, 91 or 0. Other groupings are left unchanged, since "67 89 76 54 87" is a list of marks.
 */
const indianPhone = new RegExp(
  String.raw`(?<![\d.])(?:(?:\+|00)?91${gap}*|\(\+?91\)${gap}*|0${gap}?)?\(?[6-9](?:\d{9}|\d{4}\)?${gap}\d{5}|\d{2}\)?${gap}\d{3}${gap}\d{4}|\d{3}\)?${gap}\d{3}${gap}\d{3})(?![\d.]\d|\d)`,
  "gu",
);

/** A number with any country code: in an exercise a plus touches the text before it, or a space after it. */
const foreignPhone =
  /(?<![\d\p{L})])\+\d{1,3}[\s-]?(?:\(\d{1,4}\)[\s-]?)?\d(?:[\s-]?\d){6,11}(?!\d)/gu;

/** A landline with its area code: no number of an exercise begins with a zero and has a dash in it. */
const landline = /(?<![\d.])0\d{2,4}-\d{6,8}(?!\d)/gu;

/**
 * After such words, with only short words between, digits are a phone number however they are spaced. "The phone sales
 * of five days are 78 65 90 45 32" has no such word.
 */
const cue = String.raw`(?<=(?:(?<!\p{L})(?:call|phone|mobile|mob|whats?app|watsapp|dial|telegram)|(?<!\p{L})(?:my|mera|papa'?s?|mummy'?s?|his|her)\s(?:number|no|num|nambar)|फ़?ोन|मोबाइल|कॉल|व्हाट्सएप|मेरा\sनंबर)(?:\s?(?:me|us|now|no|number|num|nambar|is|on|at|hai|par|plus|नंबर|है|पर)(?![\p{L}\p{M}])|[\s:.=-]){0,8})`;
const spacedPhone = new RegExp(
  String.raw`${cue}(?:(?:\+|00)?91${spacing}|0${spacing})?[6-9](?:${spacing}\d){9}(?!\d)`,
  "giu",
);

const digitWord =
  "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|shunya|ek|do|teen|tin|char|chaar|paanch|panch|chhe|chah|saat|sat|aath|ath|nau|शून्य|एक|दो|तीन|चार|पांच|पाँच|छह|छः|सात|आठ|नौ)";
const spelledPhone = new RegExp(
  String.raw`(?:${cue}|(?<=\bplus\s)|(?<=\+91\s))${digitWord}(?:[\s,-]{1,3}${digitWord}){7,14}(?![\p{L}\p{M}])`,
  "giu",
);

/** Replaces every number that can only be a phone number by a mark. */
export function withoutPhones(text: string): string {
  return [indianPhone, foreignPhone, landline, spacedPhone, spelledPhone].reduce(markPhones, text);
}

/** Replaces this number by a mark, however its digits are spaced. */
export function withoutNumber(text: string, number: string): string {
  const digits = Array.from(withAsciiDigits(number).replaceAll(/\D/gu, ""));
  const pattern = new RegExp(
    String.raw`(?<!\d)(?:(?:\+|00)?91${looseGap}|0${looseGap})?${digits.join(looseGap)}(?!\d)`,
    "gu",
  );
  return markPhones(text, pattern);
}

/** Searches a copy with ASCII digits, which has the same length, and replaces in the text itself. */
function markPhones(text: string, pattern: RegExp): string {
  let markedText = "";
  let from = 0;
  for (const match of withAsciiDigits(text).matchAll(pattern)) {
    markedText += `${text.slice(from, match.index)}[phone number]`;
    from = match.index + match[0].length;
  }
  return markedText + text.slice(from);
}

function withAsciiDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = Array.from(zeros).find((each) => {
      const first = each.charCodeAt(0);
      return code >= first && code <= first + 9;
    });
    return zero === undefined ? digit : String(code - zero.charCodeAt(0));
  });
}

const part = String.raw`[\p{L}\p{M}\p{N}._%+-]{1,64}`;

/** No part of a host is a number: in exercises "@" precedes a price, as in "pens@15.50" and "rice@Rs.45". */
const hostPart = String.raw`(?!\p{N}+(?![\p{L}\p{M}\p{N}-]))[\p{L}\p{M}\p{N}-]`;

/** asha@school.co.in */
const emailAddress = new RegExp(String.raw`${part}@${hostPart}+(?:\.${hostPart}+)+`, "gu");

const at = String.raw`\s{0,2}(?:@|\(at\)|\[at\]|\{at\})\s{0,2}`;
const dot = String.raw`\s{0,2}(?:\.|\(dot\)|\[dot\]|\{dot\}|\sdot\s)\s{0,2}`;
const providers =
  "(?:gmail|gmai|ymail|yahoo|outlook|hotmail|rediff|rediffmail|icloud|proton|protonmail|zoho|zohomail)";
const endings = "(?:com|in|co|org|net|edu|gov|ac|info|me)";

/** A full stop with a space after it ends a sentence: "@ Rs 45 each. In all". */
const innerDot = String.raw`(?:\s{0,2}\.|\s{0,2}(?:\(dot\)|\[dot\]|\{dot\}|\sdot\s)\s{0,2})`;

/** asha (at) school [dot] com, asha @ school.com */
const spacedAddress = new RegExp(
  String.raw`${part}${at}(?=\p{L})[\p{L}\p{M}\p{N}-]{2,40}(?:${innerDot}${hostPart}{2,40}){0,2}${innerDot}${endings}(?![\p{L}\p{N}])`,
  "giu",
);

/** asha at gmail dot com, asha@gmail, asha at the rate gmail */
const providerAddress = new RegExp(
  String.raw`${part}(?:${at}|\s{1,3}at\s{1,3}(?:the\s{1,3}rate\s{1,3}(?:of\s{1,3})?)?)${providers}(?:${dot}${endings}){0,2}(?![\p{L}\p{N}])`,
  "giu",
);

/**
 * asha@okaxis: only known handles of banks and payment apps, since in exercises "@" also precedes a price. From NPCI's
 * list of UPI handles, those in wide use.
 */
const paymentAddress = new RegExp(
  String.raw`${part}\s?@\s?(?:ok[a-z]{3,12}|pt[a-z]{3,8}|wa(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|yapl|apl|upi|paytm|sbi|hdfcbank|icici|axisbank|axisb|kotak|pnb|boi|cnrb|barodampay|fbl|idfcbank|idfcfirst|indus|rbl|aubank|yesbank|yesg|federal|airtel|postbank|freecharge|jupiteraxis|naviaxis|superyes|timecosmos|slc|ikwik|mbk|fam)(?![\p{L}\p{N}])`,
  "giu",
);

/** Replaces e-mail and payment addresses by a mark, also where they are written for human readers only. */
export function withoutAddresses(text: string): string {
  const withoutMail = [emailAddress, spacedAddress, providerAddress].reduce(
    (rest, pattern) => rest.replaceAll(pattern, "[e-mail address]"),
    text.replaceAll("＠", "@"),
  );
  return withoutMail.replaceAll(paymentAddress, "[payment address]");
}
