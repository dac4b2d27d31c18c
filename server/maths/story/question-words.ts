/** Words that start a question, for wordings; the question may also be just the name of the requested quantity. */
export const find =
  "[find|find_out|calculate|compute|determine|what_is|what_was|what_will_be|what_would_be|what_were|what_are|work_out|tell|give|write]";

/** The same, where just a name would be too ambiguous. */
export const mustFind =
  "find|find_out|calculate|compute|determine|what_is|what_was|what_will_be|what_would_be|what_are|what_were|work_out";

/** Verbs of a buyer, for wordings: "bought". */
export const buys =
  "buys|bought|purchases|purchased|buy|purchase|had_bought|has_bought|had_purchased";
/** Verbs of a seller, for wordings: "sold". */
export const sells = "sells|sold|sell|resells|resold|had_sold|has_sold|selling|sale";
/** Optional words between a quantity and its value, for wordings: "is", "=", "of". */
export const is = "[is|was|are|were|=|:|be|of|as|equals|is_equal_to]";
