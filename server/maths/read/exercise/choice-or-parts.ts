import type { Item } from "./items.ts";

const asking =
  /^(?:find|what|how|why|which|who|when|if|solve|simplify|evaluate|calculate|compute|determine|factori[sz]e|expand|prove|show|verify|check|convert|express|write|hence|also|then|by|using|draw|state|name|its|their|the\s+(?:value|sum|product|area|perimeter|volume|hcf|lcm|mean|median|mode|roots?|cost|total))\b|\?\s*$/iu;
/** A stem that ends where the answer belongs. */
const completed =
  /(?:\?|=|_{2,}|(?<![\p{L}\p{M}])(?:is|are|equals?|equal\s+to|will\s+be|becomes|है|होगा|होगी|हैं|hai|hain|hoga|hogi))\s*[:?.\-–—_।]*\s*$/iu;
const choosing =
  /\b(?:which|choose|select|correct\s+(?:option|answer)|identify)\b|(?:except|but|other\s+than)(?:\s+(?:one|for))?\s*[:.\-–—_?]*\s*$|(?<!\p{L})(?:सही|कौन)(?!\p{L})/iu;
/** A stem that ends where the calculation belongs. */
const expecting =
  /(?:\b(?:of|for|when|where|if|by|at|with|in|to|from|find|calculate|solve|simplify|evaluate|that|following|following\s+\w+|given\s+by|and)|,)\s*[:.\-–—]*\s*$/iu;
const sum = /\d|[=+×÷√^%]/u;

/** Whether the list under a stem is a list of options; otherwise each entry is a part, and the stem applies to each. */
export function isMultipleChoice(stem: string, items: readonly Item[]): boolean {
  if (stem === "" || items.some(({ text }) => asking.test(text))) return false;
  if (completed.test(stem) || asksToChoose(stem)) return true;
  if (expecting.test(stem)) return false;
  return sum.test(stem) || (/\.\s*$/u.test(stem) && items.every(({ text }) => isValue(text)));
}

/** "15% of 240 is:" as a complete request, without the trailing word. */
export function withoutCompletion(stem: string): string {
  return /\?\s*$/u.test(stem) ? stem : stem.replace(completed, "").trim();
}

const chosen =
  /^which(?:\s+one)?(?:\s+(?:of|among|from)\s+(?:these|(?:the\s+)?(?:following|given|options)(?:\s+(?:\p{L}+))?))\s+(?:is|are|gives|shows|represents|will\s+be)\s+(?=the\s)/iu;

/** "Which of the following is the HCF of 12 and 18?" requests that HCF, independent of the options. */
export function withoutChoosing(stem: string): string {
  return stem.replace(chosen, "Find ");
}

/** Whether a stem asks about the options themselves, so that they belong to the question. */
export function asksToChoose(stem: string): boolean {
  return choosing.test(stem);
}

/** A value, a name or a set, not a calculation. */
function isValue(text: string): boolean {
  return !/[=+×÷√^]|\d\s*[-−*/]\s*\d/u.test(text);
}
