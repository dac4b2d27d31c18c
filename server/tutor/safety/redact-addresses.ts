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
