import type { GapSources } from "../../../wording/line-reader.ts";

/** Things that are drawn from a bag. */
export const drawnThings: GapSources = {
  drawn:
    "(?:balls?|marbles?|beads?|discs?|disks?|pens?|pencils?|bulbs?|toffees?|candies|candy|chocolates?|buttons?|socks?|cards?|counters?|chips?|sweets?|fish|apples?|mangoes|mango|oranges?|shirts?|coins?|fuses?|items?|articles?|crayons?|jellybeans?|tickets?|screws?|blocks?|cubes?|toys?|slips?|coupons?|tokens?) ",
};
