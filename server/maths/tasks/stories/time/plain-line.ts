/** Words that could change the meaning of a time or number; a subject or place must not contain them. */
const forbidden =
  /\b(?:not|and|never|except|without|each|every|daily|twice|thrice|half|more|less|than|late|early|earlier|later|before|after|until|another|other|both|respectively|also|next|previous|if|but|or|times|weekly|per|speed|km|stops?|stopped|breaks?|rests?|rested|waits?|waited)\b|\d|#/;

/** Whether words that match a free gap have no effect on the answer. */
export function isMereScenery(words: string | undefined): boolean {
  return words === undefined || !forbidden.test(words);
}

const minute = 1;
const hour = 60;

const clock = /\b(\d{1,2})(?:[:.](\d{2}))? ?(a\.? ?m\.?|p\.? ?m\.?)(?![a-z])/g;
const duration =
  /\b(\d+) (?:hours?|hrs?|h)(?: (?:and )?(\d+) (?:minutes?|mins?|min))?\b|\b(\d+) (?:minutes?|mins?|min)\b|\b(half an hour|an hour and a half|an hour)\b/g;
const spokenDurations: Readonly<Record<string, number>> = {
  "half an hour": 30,
  "an hour and a half": 90,
  "an hour": 60,
};

/**
 * A word problem as one line in lower case without articles: times of day as `T450#`, durations as `D45#`, both in
 * minutes.
 */
export function clockLine(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, "'")
    .replaceAll(/\b(?:12 )?noon\b/g, "12:00 pm")
    .replaceAll(/(\d)-(?=hour|minute)/g, "$1 ")
    .replaceAll(clock, (whole, hours: string, minutes: string | undefined, part: string) => {
      const [h, m] = [Number(hours), Number(minutes ?? 0)];
      if (h < 1 || h > 12 || m > 59) return whole;
      return ` T${(h % 12) * hour + m * minute + (part.startsWith("p") ? 12 * hour : 0)}# `;
    })
    .replaceAll(duration, (_, hours?: string, more?: string, minutes?: string, spoken?: string) => {
      if (spoken !== undefined) return `D${spokenDurations[spoken] ?? 0}#`;
      return `D${Number(hours ?? 0) * hour + Number(more ?? minutes ?? 0)}#`;
    })
    .replaceAll(/\b(?:the|a|an)\b/g, " ")
    .replaceAll(/[.?!;,\n]+/g, " . ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
