import { lazily } from "../../../read/lazily.ts";
import type { Group } from "./experiment.ts";

/** The contents of a bag, and the length of their description in the line. */
interface BagContents {
  groups: readonly Group[];
  noun: string;
  end: number;
}

const thing =
  "balls?|marbles?|beads?|discs?|pens?|pencils?|bulbs?|toffees?|candies|candy|chocolates?|buttons?|socks?|cards?|counters?|chips?|sweets?|fish|apples?|mangoes|mango|oranges?|shirts?|coins?|fuses?|items?|articles?|crayons?|jellybeans?|tickets?|screws?|blocks?|cubes?|toys?";
const colour =
  "red|black|white|green|blue|yellow|orange|purple|pink|brown|violet|grey|gray|golden|silver|defective|good|bad|rotten|spoiled|non defective|nondefective|male|female|lemon flavoured|orange flavoured";
const groupSource = String.raw`(\d+) (?:identical )?(?:are )?(${colour}) (?:(?:coloured|colored|colour|color|ones?) )?(?:(${thing}) )?`;
const contents = new RegExp(
  `(?:(?:if|suppose|let|consider|there is|from|in) )?(?:an? |1 )?(?:bag|box|urn|jar|container|basket|drawer|pouch|packet|lot|tin|bowl|hat|bucket|pot|carton|sack) (?:which |that )?(?:contains|contain|containing|has|having|holds|with|consists of|of)(?: only)? (?:(?:\\d+ (?:${thing}) (?:of which|:|,) )?)((?:${groupSource}(?:, and |, |and |, aur |aur )?)+)(?:in all )?(?:each of (?:the )?same size |of same size |of same shape and size |all of same size |which are identical in (?:size|shape) )?`,
  "y",
);

/** "10 balls of which 4 are red …" */
const statedTotal = new RegExp(`(\\d+) (?:${thing}) (?:of which|:|,) \\d`);

const lotOf = lazily(
  () =>
    new RegExp(
      `^(?:(?:if|suppose|from|in) )?(?:an? |1 )?(?:box|lot|carton|packet|bag|consignment) (?:of|contains|has|containing) (\\d+) (${thing}) (?:, )?(?:contains|has|includes|containing|of which|out of which) (\\d+) (?:are )?(defective|rotten|spoiled|bad) (?:(?:ones?|${thing}) )?`,
    ),
);

/** "A box of 20 bulbs contains 4 defective bulbs": the others are good. */
function lotSaid(line: string): BagContents | null {
  const match = lotOf().exec(line);
  if (!match) return null;
  const [whole, all, noun = "", count, name = ""] = match;
  const good = Number(all) - Number(count);
  if (good < 0) return null;
  const groups = [
    { name, count: Number(count) },
    { name: "good", count: good },
  ];
  return { groups, noun: singular(noun), end: whole.length };
}

/** The contents have their own pattern, for any number of groups. */
export function readContents(line: string): BagContents | null {
  const lot = lotSaid(line);
  if (lot) return lot;
  contents.lastIndex = 0;
  const match = contents.exec(line);
  const found = match && groupsIn(match[1] ?? "");
  if (!found) return null;
  const total = found.groups.reduce((sum, { count }) => sum + count, 0);
  const stated = statedTotal.exec(match[0])?.[1];
  if (stated !== undefined && Number(stated) !== total) return null;
  return { ...found, end: match[0].length };
}

/** "3 red balls and 5 black balls": each name once, and all the same kind of thing. */
function groupsIn(list: string): Pick<BagContents, "groups" | "noun"> | null {
  const found = [...list.matchAll(new RegExp(groupSource, "g"))].map(
    ([, count, name = "", noun = ""]) => ({
      count: Number(count),
      name: name.replace("non defective", "good").replace("nondefective", "good"),
      noun,
    }),
  );
  const names = new Set(found.map(({ name }) => name));
  const nouns = new Set(found.map(({ noun }) => singular(noun)).filter((noun) => noun !== ""));
  if (names.size < found.length || nouns.size > 1 || found.length < 1) return null;
  const [noun = "ball"] = nouns;
  return { groups: found.map(({ name, count }) => ({ name, count })), noun };
}

export function singular(noun: string): string {
  if (noun === "candies") return "candy";
  if (noun === "mangoes") return "mango";
  return noun === "fish" ? noun : noun.replace(/s$/, "");
}
