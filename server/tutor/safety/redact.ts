import type { Message } from "../prompts/message.ts";
import { withoutAddresses, withoutNumber, withoutPhones } from "./redact-contacts.ts";
import { withoutHomes } from "./redact-homes.ts";

interface RedactOptions {
  /** Names on the student's account, and its phone number. */
  names?: readonly string[] | undefined;
  /** True where the solver accounts for every number of the question: then none of them is a phone number. */
  keepNumbers?: boolean;
}

/**
 * Words that introduce or sign off a name without a capital letter. Every repetition of spaces is bounded, so that a
 * text full of them can't make the search slow.
 */
const introduction =
  "(?<![\\p{L}\\p{M}])(?:name\\s{1,3}is|name\\s?[:=]|i\\s{1,3}am|i['’]?m|i\\sm|this\\s{1,3}is|myself|call\\s{1,3}me|(?:mera|apna)\\s{1,3}na{1,2}m(?:\\s{1,3}hai)?|na{1,2}m\\s?[:=]|yours\\s{1,3}\\p{L}{1,12}\\s?,?|regards\\s?,?|mr|mrs|ms|miss|dear|hi|hello)[\\s.]{1,3}";

/** The end of "main … hoon". */
const hindiIAm = "\\s{1,3}(?:hu|hun|hoo|hoon)(?![\\p{L}\\p{M}])";

/** Zero-width characters: they split a word or a number for a pattern, and for no reader. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]|(?<=[ -~])[\u200C\u200D]+/gu;

declare const redacted: unique symbol;

/** Only this type of message may be sent to a third party, and only `redactMessages` creates it. */
export type RedactedMessage = Message & { readonly [redacted]: true };

/**
 * Removes phone numbers, postal and e-mail addresses and the account's names from what is sent to a third party: from
 * the student's words, and from the tutor's, which may repeat them. Only the product's own rules are sent unchanged.
 * Numbers are kept in the last message only, which is the question that the solver accounted for.
 */
export function redactMessages(
  messages: readonly Message[],
  options: RedactOptions,
): RedactedMessage[] {
  return messages.map((message, index) => {
    const keepNumbers = options.keepNumbers === true && index === messages.length - 1;
    const content =
      message.role === "system"
        ? message.content
        : redact(message.content, { ...options, keepNumbers });
    // safe: the mark exists for the compiler alone, and this is the one place that redacts.
    return { ...message, content } as RedactedMessage;
  });
}

/**
 * The same for one text. A name that is also a word, such as Ray, is redacted only where it is written as a name. The
 * account's own number is redacted however it is spaced; other numbers only where they can only be phone numbers.
 */
export function redact(text: string, { names = [], keepNumbers = false }: RedactOptions): string {
  const isNumber = (name: string) => /^[\p{Nd}\s+()-]{10,}$/u.test(name);
  const visible = text.normalize("NFC").replaceAll(invisible, "");
  const withoutOwn = names
    .filter(isNumber)
    .reduce(withoutNumber, withoutHomes(withoutAddresses(visible)));
  const anonymous = keepNumbers ? withoutOwn : withoutPhones(withoutOwn);
  return names.filter((name) => !isNumber(name)).reduce(withoutName, anonymous);
}

function withoutName(text: string, name: string): string {
  const parts = name
    .normalize("NFC")
    .split(/[\s.]+/u)
    .filter((part) => part.length > 1);
  if (parts.length === 0) return text;
  const whole = wordPattern(parts.map(escape).join("[\\s.]{1,5}"), "giu");
  return parts.reduce(withoutPart, text.replaceAll(whole, "[name]"));
}

function withoutPart(text: string, part: string): string {
  const name = escape(part);
  const introduced = wordPattern(`(?:(?<=${introduction})${name}|${name}(?=${hindiIAm}))`, "giu");
  const capital = wordPattern(`(?=\\p{Lu}|[^\\p{Lu}\\p{Ll}])${caseless(part)}`, "gu");
  return text.replaceAll(introduced, "[name]").replaceAll(capital, "[name]");
}

function wordPattern(source: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])${source}(?![\\p{L}\\p{M}])`, flags);
}

/** Matches a word in any case without the flag, so that the rest of the pattern can still require a capital. */
function caseless(word: string): string {
  return Array.from(word)
    .map((letter) => `(?:${escape(letter.toLowerCase())}|${escape(letter.toUpperCase())})`)
    .join("");
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
