import type { Outcome } from "../experiments/experiment.ts";

/** An event, in the words of the question. */
export interface Event {
  holds: (outcome: Outcome) => boolean;
  words: string;
  /** The number of favourable outcomes, by a formula instead of enumeration. */
  formula?: bigint;
}

export function not(event: Event): Event {
  return { holds: (outcome) => !event.holds(outcome), words: `not ${event.words}` };
}

export function either(one: Event, other: Event): Event {
  return {
    holds: (outcome) => one.holds(outcome) || other.holds(outcome),
    words: `${one.words} or ${other.words}`,
  };
}

export function both(one: Event, other: Event): Event {
  return {
    holds: (outcome) => one.holds(outcome) && other.holds(outcome),
    words: `${one.words} and ${other.words}`,
  };
}

/** Combines simple events: "neither … nor …", "either … or …", "… or …", "not …". Null if a part is not an event. */
export function readJoined(text: string, readAtom: (text: string) => Event | null): Event | null {
  const whole = readAtom(text);
  if (whole) return whole;
  const [, none, other] = /^neither (.+) nor (.+)$/.exec(text) ?? [];
  if (none !== undefined && other !== undefined) {
    const [one, two] = [readAtom(none), readAtom(other)];
    return (
      one && two && { ...not(either(one, two)), words: `neither ${one.words} nor ${two.words}` }
    );
  }
  const negated = /^(?:not (?:getting )?|non )(.+)$/.exec(text)?.[1];
  if (negated !== undefined) {
    // "not a king or a queen" is ambiguous.
    const event = readAtom(negated);
    return event && not(event);
  }
  return readOr(text.replace(/^either /, ""), readAtom);
}

function readOr(text: string, readAtom: (text: string) => Event | null): Event | null {
  const parts = text.split(/ or (?:else )?/);
  if (parts.length < 2 || parts.length > 3) return null;
  const events = parts.map((part) => readAtom(part.replace(/,$/, "").trim()));
  const [first, ...more] = events;
  if (!first || more.some((event) => event === null)) return null;
  return more.reduce<Event>((all, event) => (event ? either(all, event) : all), first);
}

/** Filler words before the event itself. */
const opening =
  /^(?:(?:getting|drawing|obtaining|picking|choosing|having|selecting|rolling|throwing|tossing|it being|it is|it will be|it to be|it bears|it shows|it has|it was|we get|you get|we draw|will be|to get|to draw|being|get|to have) )+/;
const subject =
  /^(?:(?:an?|this|that|drawn|selected|chosen) )*(?:(?:card|ball|marble|number|ticket|disc|letter|outcome|pen|bulb|bead|toy|result|die|face|slip|coupon|item|article|counter|candy|chocolate|fish|token|button)s? )(?:(?:drawn|obtained|chosen|selected|picked|taken out|so drawn|thus drawn|on (?:card|ticket|disc|die|it|drawn card)|(?:drawn|taken) (?:from|out of) (?:bag|box|it)|that is drawn) )*(?:is|will be|bears|shows|has|was|will bear|is found to be|turns out to be|to be|being|bear|comes up|bearing) /;

/** The event without surrounding filler words. */
export function bareEvent(text: string): string {
  const stripped = text.trim().replace(opening, "").replace(subject, "").replace(opening, "");
  return stripped
    .replace(/^(?:an? )/, "")
    .replace(/^not an? /, "not ")
    .trim();
}
