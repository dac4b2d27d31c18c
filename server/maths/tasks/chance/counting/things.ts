import type { GapSources } from "../../../wording/line-reader.ts";

/** Persons and things for counting problems. */
export const things: GapSources = {
  thing:
    "(?:people|persons|students|boys|girls|men|women|ladies|gentlemen|teachers|players|members|officers|books|novels|questions|children|candidates|cricketers|doctors|engineers|toys|flowers|pens|flavours|flavors|toppings|subjects|friends|balls|marbles|cards|letters|songs|paintings|pictures|applicants|employees|workers|runners|athletes|horses|courses|items|objects|things|points|freshmen|juniors|seniors|sophomores|guests|batters|batsmen|bowlers|judges|lawyers|artists|cars|chairs|coins|colours|colors|dishes|fruits|cities|actors|singers|dancers|volunteers|ministers|villagers|trees|plants|stamps|movies|films|shirts|person|student|boy|girl|man|woman|lady|gentleman|gents|teacher|player|member|officer|doctor|bowler|batsman|engineer|lawyer|child) ",
};
