import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";

const whose = "[his|her|their|its]";
const any = "number|money|volume|mass|length";
const giving =
  "gives|gave|give|gives_away|gave_away|sells|sold|eats|ate|uses|used|loses|lost|donates|donated|distributes|distributed|throws_away|threw_away|removes|removed|pays|paid|lends|lent|drinks|drank|takes_out|took_out|cuts_off|cut_off|withdraws|withdrew";
const getting =
  "gets|got|receives|received|buys|bought|finds|found|collects|collected|wins|won|adds|added|picks|picked|earns|earned|deposits|deposited|purchases|purchased|pours|poured";
const lostPassive =
  "used|sold|eaten|removed|taken_out|given_away|lost|stolen|drawn_out|spent|donated|thrown_away|leaked_out|spilled|spilt|poured_out|withdrawn";
/** Verbs for losses that nobody causes. */
const goesOfItself =
  "broke|were_broken|got_broken|died|flew_away|burst|melted|ran_away|were_stolen|got_spoilt|got_spoiled|got_lost";
const gainedPassive = "added|poured|poured_in|bought|put_in|deposited|poured_into_it|added_to_it";
const thing = `[of] [them|it|these] [his|her|their] <{x:goods}>`;
const places = "bag|box|basket|bucket|tank|shop|store|library|jar|bus|train|collection|account";
const days =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|first_day|second_day|next_day|third_day|same_day";
const tail = `[to_him|to_her|away] <to ${whose} {_to:goods} / from ${whose} {_from:goods} / on ${days} / in morning|evening|afternoon / in|into|to it|${places} / as|for|in charity|donation / from it|${places}>`;
const spentOn = "<on|for|in [buying|his|her] {_on:goods}>";
const who = "<{who:person}> [also|again|later]";

/** One verb for up to three amounts: "sells 45 of them on Monday, 30 on Tuesday and 12 on Sunday". */
function listed(verbs: string, kinds: string, end: string): string[] {
  const one = `${who} ${verbs} {n1:${kinds}} ${thing} ${end}`;
  return [
    one,
    `${one} and [another] {n2:${kinds}} ${thing} ${end.replaceAll("{_", "{_b")}`,
    `${one} , {n2:${kinds}} ${thing} ${end.replaceAll("{_", "{_b")} [,] and {n3:${kinds}} ${thing} ${end.replaceAll("{_", "{_c")}`,
  ];
}

/** A quick test before reading: whether the text has a verb of withdrawal or addition. */
export const movement = new RegExp(
  ` ~?(?:${[giving, getting, lostPassive, gainedPassive, goesOfItself, "got|get|left|leaks|leaked|evaporated|evaporates|cut|alighted|boarded|entered|joined|spends|spent"].join("|").replaceAll("_", " ~?")}) `,
);

/** Wordings of the initial amount. */
export const openings: readonly Clause[] = facts(
  `{who:person} has|had|have [with] [him|her|them] {start:number|volume|mass|length} [of] {x:goods} <in ${whose} {_in:goods}>`,
  "{who:person} has|had {start:money} [with] [him|her]",
  `{who:person} has|had {start:money} in ${whose} {_in:goods}`,
  "there are|were|is|was {start:number|volume|mass} [of] {x:goods} <in|on ${whose} {_in:goods}>".replace(
    "${whose}",
    whose,
  ),
  `in {_in:goods} [,] there are|were|is|was {start:number|volume|mass} [of] {x:goods}`,
  `{who:person} contains|contained|holds|held {start:number|volume|mass} [of] {x:goods}`,
  `{who:person} had|has bought|collected|plucked|picked {start:number|volume|mass} [of] {x:goods}`,
  `{who:person} bought|collected|plucked|picked {start:number|volume|mass} [of] {x:goods}`,
  "{x:goods} is|was|of {start:length} [long]",
);

/** Wordings of withdrawals and additions; each may match repeatedly. */
export const events: readonly Clause[] = [
  ...telling({ effect: "minus" }, ...listed(giving, "number|volume|mass|length", tail)),
  ...telling(
    { effect: "minus" },
    ...listed(
      "spends|spent|pays|paid|gives|gave",
      "money",
      `${spentOn} [to_him|to_her] <to ${whose} {_to:goods}>`,
    ),
  ),
  ...telling(
    { effect: "plus" },
    ...listed(getting, "number|volume|mass|length", tail.replace("[to_him|to_her|away]", "[more]")),
  ),
  ...telling(
    { effect: "plus" },
    ...listed(
      "gets|got|receives|received|earns|earned|deposits|deposited|wins|won",
      "money",
      `<from ${whose} {_from:goods}>`,
    ),
  ),
  ...telling(
    { effect: "plus" },
    `{_giver:person} gives|gave him|her {n1:${any}} [more] <{x:goods}>`,
  ),
  ...telling(
    { effect: "minus" },
    `[out_of|of] [these|them|this|it] {n1:number|volume|mass} [of] [them|it] <{x:goods}> are|were|is|was|got|get ${lostPassive} [from_it]`,
  ),
  ...telling(
    { effect: "plus" },
    `{n1:number|volume|mass} [more] [of] <{x:goods}> are|were|is|was ${gainedPassive} [to_it|into_it]`,
  ),
  ...telling(
    { effect: "minus" },
    "{n1:length} [of] [it] is|was cut_off|cut|used|cut_from_it|cut_off_from_it",
  ),
  ...telling(
    { effect: "minus" },
    ...listed("buys|bought|purchased|purchases", "money", "").map((text) =>
      text.replaceAll(
        /\{(n\d):money\} .*?<\{x:goods\}>/g,
        "[{_k$1:number}] {_g$1:goods} for|costing|worth|of {$1:money}",
      ),
    ),
  ),
  ...telling(
    { effect: "minus" },
    `[at] [first|second|third|next] [stop|station|stand] [,] {n1:number} [of_them] <{x:goods}> get_off|got_off|get_down|got_down|got_out|left|alighted [at] [next|first|second] [stop|station]`,
  ),
  ...telling(
    { effect: "plus" },
    `[at] [first|second|third|next] [stop|station|stand] [,] {n1:number} [more] <{x:goods}> get_on|got_on|got_in|boarded|entered|board|joined|came_in [at] [next|first|second] [stop|station]`,
  ),
  ...telling(
    { effect: "minus" },
    `{n1:number} [more] [of_them|of_these] <{x:goods}> ${goesOfItself}`,
  ),
  ...telling(
    { effect: "minus" },
    `${who} leaks|leaked {n1:volume}`,
    "{n1:volume} [of_it] <[of] {x:goods}> leaks_out|leaked_out|leaked|evaporated|evaporates",
  ),
  ...telling(
    { effect: "minus", part: "whole" },
    `{f1:number|percent} of it|them|these|her_money|his_money|money [are|were|is|was] ${lostPassive}`,
    `{f1:number|percent} of {x:goods} are|were|is|was|got|get ${lostPassive}`,
    `${who} ${giving} {f1:number|percent} of it|them|these|his_money|her_money ${tail}`,
    `${who} ${giving} {f1:number|percent} of [his|her|its] {x:goods} ${tail}`,
  ),
];

/** Requests for the amount at the end: "How many apples are left?" */
export const endings: readonly Clause[] = asks(
  "end",
  "how_many|how_much {x:goods} is|are|were|was|will_be [now] left|remaining [now] <with {who:person} / with him|her|them / in|on [his|her|its] {_in:goods}> [now]",
  "how_many|how_much is|are|were|was|will_be [now] left|remaining [now] <with {who:person} / with him|her|them / in|on [his|her|its] {_in:goods}> [now]",
  "how_many|how_much {x:goods} does|did|do|will|would {who:person} have [now|left|left_now|left_with_him|left_with_her|remaining|at_end|in_end|finally]",
  "how_many|how_much does|did|do|will|would {who:person} have [now|left|left_now|left_with_him|left_with_her|remaining|at_end]",
  "how_many|how_much {x:goods} is|are|were|was there [now|left|left_now] <in|on [his|her|its] {_in:goods}> [now]",
  "how_much {x:goods} is|was [now] in {_in:goods} [now]",
  "how_many|how_much {x:goods} remain|remains|remained <with {who:person} / in {_in:goods}> [unsold|now]",
  "how_many|how_much {x:goods} has|had|have {who:person} [now] [left|got] [now]",
  "find|calculate|what_is number|quantity|amount of {x:goods} left|remaining [with_him|with_her|now] <in {_in:goods}>",
  "find|calculate|what_is {x:goods} left|remaining [with_him|with_her|now] <in {_in:goods}>",
);
