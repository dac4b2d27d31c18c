/** Changes along a number line with positive and negative numbers. */
export interface SignedStory {
  start: number;
  changes: readonly number[];
  /** The position with its sign, or the distance below zero. */
  target: "position" | "below";
  unit: "°C" | "m";
}

const number = "(-?\\d+(?:\\.\\d+)?)";
const degrees = "(?: ?(?:°c|° c|°|degrees? celsius|degrees?|degree c|c))?";
const metres = " ?(?:m|metres?|meters?)";
const up =
  "rose|rises|increased|increases|went up|goes up|climbed|climbs|ascends|ascended|moves up|moved up|comes up|came up|flies up|flew up";
const down =
  "fell|falls|dropped|drops|decreased|decreases|went down|goes down|descends|descended|dives|dived|moves down|moved down|came down|comes down|sinks|sank";
const hours = "morning|noon|afternoon|evening|night|midnight|today|now";
const at = `(?: (?:by|in|at|during|until) (?:${hours}))?`;
const joint = "(?:(?:\\.|and|then|but) )*";
const end = "(?: ?\\.)*$";

const place = "(?:(?:in|at|of|on) (?:[a-z]+) )?";
const temperatureStart = new RegExp(
  `^(?:temperature ${place}(?:in|at|on)? ?(?:(?:${hours}) )?(?:was|is) |(?:in|at) (?:${hours}) temperature ${place}(?:was|is) )${number}${degrees}${at} `,
);
const temperatureChange = new RegExp(
  `^${joint}(?:(?:by|at|in) (?:${hours}) )?(?:(?:it|temperature) )?(?:then )?(${up}|${down}) (?:by )?${number}${degrees}${at} `,
);
const temperatureEnd = new RegExp(
  `^${joint}(?:what (?:was|is|will be) (?:it|temperature|final temperature|new temperature|temperature now)(?: then| now| finally)?${at}|(?:find|calculate) (?:final |new )?temperature${at}|what (?:was|is) (?:final|new) temperature${at})${end}`,
);

const depthStart = new RegExp(
  `^(?:[a-z]+ ){1,2}(?:is|was) (?:at )?${number}${metres} (above|below) (?:sea level|sea-level|surface of (?:sea|water)|sea surface|sea) `,
);
const depthChange = new RegExp(
  `^${joint}(?:if )?(?:(?:it|he|she) )?(?:then )?(${up}|${down}) (?:by )?${number}${metres} (?:more |further |deeper )?`,
);
const depthEnd = new RegExp(
  `^${joint}(?:what (?:is|was|will be) (?:its|his|her) (?:new |final |present )?position(?: now)?|(?:find|what is) (?:its |new |final |the )*position(?: of [a-z]+)?)${end}`,
);
const belowEnd = new RegExp(
  `^${joint}(?:how far (?:is it )?below sea level(?: is it)?(?: now)?|how deep is it now|what is its (?:new |present )?depth(?: now)?)${end}`,
);

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/\b(?:the|a|an)\b/g, " ")
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[?!;,\n]/g, " . ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * Reads a word problem about a temperature, or a height relative to the sea, that rises and falls; null if any part is
 * not understood.
 */
export function readSignedStory(text: string): SignedStory | null {
  // Each pattern ends with a space.
  const line = `${plain(text)} `;
  return (
    readLine(line, temperatureStart, temperatureChange, [[temperatureEnd, "position"]], "°C") ??
    readLine(
      line,
      depthStart,
      depthChange,
      [
        [depthEnd, "position"],
        [belowEnd, "below"],
      ],
      "m",
    )
  );
}

function hourIn(text: string): string {
  return new RegExp(`\\b(?:${hours.replace("|now", "")})\\b`).exec(text)?.[0] ?? "";
}

function readLine(
  line: string,
  start: RegExp,
  change: RegExp,
  ends: readonly (readonly [RegExp, SignedStory["target"]])[],
  unit: SignedStory["unit"],
): SignedStory | null {
  const opening = start.exec(line);
  if (!opening) return null;
  const { changes, hour, rest } = readChanges(line.slice(opening[0].length), change);
  const ending = ends.find(([pattern]) => pattern.test(rest.trim()));
  // "What was it at noon?" does not ask for the end if the last change is at night.
  const wanted = hourIn(rest);
  const isMiddle = wanted !== "" && wanted !== hour;
  const isEmpty = changes.length === 0 || changes.includes(0);
  if (!ending || isMiddle || isEmpty) return null;
  const size = Number(opening[1]);
  return { start: opening[2] === "below" ? -size : size, changes, target: ending[1], unit };
}

function readChanges(
  line: string,
  change: RegExp,
): { changes: number[]; hour: string; rest: string } {
  const changes: number[] = [];
  let [hour, rest] = ["", line];
  for (let next = change.exec(rest); next; next = change.exec(rest)) {
    // A negative amount becomes 0, which makes the word problem unreadable: "rose by -3" is unclear.
    const size = Math.max(Number(next[2]), 0);
    changes.push(new RegExp(`^(?:${up})$`).test(next[1] ?? "") ? size : -size);
    hour = hourIn(next[0]);
    rest = rest.slice(next[0].length);
  }
  return { changes, hour, rest };
}
