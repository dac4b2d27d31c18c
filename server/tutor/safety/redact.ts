import type { Message } from "../prompts/message.ts";

interface RedactOptions {
  /** Names on the student's account. */
  names?: readonly string[] | undefined;
  /** True where our solver accounts for every number of the question: then none of them is a phone number. */
  keepNumbers?: boolean;
}

const emailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/**
 * Indian mobile numbers as people write them: ten digits that begin with 6 to 9, whole or in the usual groups, with
 * or without +91, 91 or 0. Other groupings are left alone, for "67 89 76 54 87" is a list of marks.
 */
const indianPhone =
  /(?<![\d.])(?:(?:\+|00)?91[\s-]*|\(\+?91\)[\s-]*|0)?[6-9](?:\d{9}|\d{4}[\s-]\d{5}|\d{2}[\s-]\d{3}[\s-]\d{4}|\d{3}[\s-]\d{3}[\s-]\d{3})(?![\d.]\d|\d)/gu;

/** A number with any country's code: in an exercise a plus touches what stands before it, or a space after it. */
const foreignPhone = /(?<![\d\p{L})])\+\d{1,3}[\s-]?\d(?:[\s-]?\d){7,11}(?!\d)/gu;

/** What introduces a name that is written without a capital letter. */
const introduction = "(?:name\\s+is|name\\s*[:=]|i\\s+am|i['’]m|this\\s+is|myself)\\s+";

declare const redacted: unique symbol;

/** Only this kind of message may be sent to a third party, and only `redactMessages` makes it. */
export type RedactedMessage = Message & { readonly [redacted]: true };

/** Takes phone numbers, e-mail addresses and the account's names out of what is sent to a third party. */
export function redactMessages(
  messages: readonly Message[],
  options: RedactOptions,
): RedactedMessage[] {
  return messages.map((message) => {
    const content = message.role === "user" ? redact(message.content, options) : message.content;
    // safe: the mark exists for the compiler alone, and this is the one place that redacts.
    return { ...message, content } as RedactedMessage;
  });
}

/** The same for one text. A name that is also a word, such as Ray, goes only where it is written as a name. */
export function redact(text: string, { names = [], keepNumbers = false }: RedactOptions): string {
  const withoutAddresses = text.replaceAll(emailAddress, "[e-mail address]");
  const withoutPhones = keepNumbers
    ? withoutAddresses
    : withoutAddresses
        .replaceAll(indianPhone, "[phone number]")
        .replaceAll(foreignPhone, "[phone number]");
  return names.reduce(withoutName, withoutPhones);
}

function withoutName(text: string, name: string): string {
  const parts = name.split(/\s+/u).filter((part) => part.length > 1);
  if (parts.length === 0) return text;
  const whole = wordPattern(parts.map(escape).join("\\s+"), "giu");
  return parts.reduce(withoutPart, text.replaceAll(whole, "[name]"));
}

function withoutPart(text: string, part: string): string {
  const introduced = wordPattern(`(?<=${introduction})${escape(part)}`, "giu");
  const capital = wordPattern(`(?=\\p{Lu}|[^\\p{Lu}\\p{Ll}])${caseless(part)}`, "gu");
  return text.replaceAll(introduced, "[name]").replaceAll(capital, "[name]");
}

function wordPattern(source: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])${source}(?![\\p{L}\\p{M}])`, flags);
}

/** Matches a word in any case without the flag, so that the rest of the pattern can still ask for a capital. */
function caseless(word: string): string {
  return Array.from(word)
    .map((letter) => `(?:${escape(letter.toLowerCase())}|${escape(letter.toUpperCase())})`)
    .join("");
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
