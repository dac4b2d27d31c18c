import type { AskedProperty } from "./asked-property.ts";

const frame =
  /^(?:इनम(?:ें|े) (?:से|se)|(?:निम्न(?:लिखित)?|the following) (?:में|mein) (?:से|se)|inme(?:in)? se|in ?me se|nimn(?:likhit)? me(?:in)? se)?\s*(?:कौन|kaun)[-\s]?(?:सा|सी|से|sa|si|se)\s*(?:एक |ek )?(?:संख्या |भिन्न |sankhya |number |bhinn |option )?(?<property>.+?)(?: (?:संख्या|sankhya|number))?(?<not> नहीं| नही| nahi| nahin)?(?: (?:है|हैं|hai|hain|h))$/i;

/** Hindi names of properties with their English equivalents. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?<value>\S+) (?:से|se) (?:विभाज्य|विभाजित|vibhajya|vibhajit|divisible)$/i, "divisible by"],
  [/^(?<value>\S+) (?:का|ka|की|ki) (?:गुणज|gunaj|multiple)$/i, "multiple of"],
  [/^(?<value>\S+) (?:का|ka|की|ki) (?:गुणनखंड|गुणनखण्ड|gunankhand|factor)$/i, "factor of"],
  [/^(?<value>\S+) (?:के|ke) (?:बराबर|barabar|tulya|तुल्य|equal|equivalent)$/i, "equal to"],
  [/^(?:अभाज्य|रूढ़|abhajya|prime)$/i, "prime"],
  [/^(?:भाज्य|संयुक्त|bhajya|composite)$/i, "composite"],
  [/^(?:सम|sam|even)$/i, "even"],
  [/^(?:विषम|visham|odd)$/i, "odd"],
  [/^(?:परिमेय|parimey|rational)$/i, "rational"],
  [/^(?:अपरिमेय|aparimey|irrational)$/i, "irrational"],
  [/^(?:पूर्ण वर्ग|(?:पूर्ण|purn) varg|perfect square)$/i, "perfect square"],
  [/^(?:पूर्ण घन|(?:पूर्ण|purn) ghan|perfect cube)$/i, "perfect cube"],
  [/^(?:पूर्णांक|purnank|integer)$/i, "integer"],
  [/^(?:सबसे बड(?:़)?[ीा]|sabse bad[ia]|largest|greatest)$/i, "largest"],
  [/^(?:सबसे छोट[ीा]|sabse ch?hot[ia]|smallest)$/i, "smallest"],
];

/**
 * Reads the property from a Hindi stem: "इनमें से कौन सी संख्या अभाज्य है?", "Inme se kaun si number 9 se divisible
 * hai?"; null for other text.
 */
export function hindiProperty(text: string): AskedProperty | null {
  const groups = frame.exec(text)?.groups;
  const said = groups?.["property"]?.trim();
  if (said === undefined) return null;
  for (const [pattern, meant] of names) {
    const found = pattern.exec(said);
    if (!found) continue;
    const value = found.groups?.["value"];
    const property = value === undefined ? meant : `${meant} ${value}`;
    return { property, isNegated: groups?.["not"] !== undefined };
  }
  return null;
}
