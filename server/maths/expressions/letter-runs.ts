import { type FunctionName, functionNames } from "./expression.ts";

const functions: ReadonlyMap<string, FunctionName> = new Map<string, FunctionName>([
  ...functionNames.map((name) => [name, name] as const),
  ["csc", "cosec"],
  ["asin", "arcsin"],
  ["acos", "arccos"],
  ["atan", "arctan"],
  ["acot", "arccot"],
  ["arccsc", "arccosec"],
]);

/** The function with this name, in any of its spellings. */
export function functionNamed(word: string): FunctionName | undefined {
  return functions.get(word);
}

/** Short words of English, Hinglish and units, which are not products of letters. */
const words = new Set(
  (
    "a about abs add age ago all am an and any ap are as at aur ayu be big bus but buy by ca can car cbrt cc cm cos " +
    "cow cp crm cup cut day days deg did dl dm do dog due each end eq exp far few find fit five foot for four from " +
    "ft full get give go gp gram had hai half has he hcf he her his hour how hp hr hrs if in inch into is it its ja " +
    "jod ka kar ke kg khz ki kl km ko kw kwh kya lb lcm left length less let lim lit log long look low lt ltr made " +
    "make man many maan max me mean men met mhz mile min mins minus ml mm mode mol mole more mpa ms mw my near new nine " +
    "no none not note now odd of off old on once one only or out over pa paid part pay pen pens per ph pl plz plus " +
    "pls put ray rest root rs run sal same say se sec secs see set seven she si side six size so sold solve some " +
    "son sp sq sum ten term than that the then they this time to took top tu two up us use was way we week were what " +
    "when who why will with won work write yd year yes you your zero hal bhag guna ghata nikal batao mein per"
  ).split(" "),
);

/** Four letters are a product only if they name a figure in geometry: abcd, pqrs. */
const isRun = /^(?:[a-z]{2,3}|abcd|pqrs|wxyz)$/;
const functionWithin = /sin|cos|tan|cot|sec|log|exp|ln/;

/** Whether letters written together are read as a product, not as a word. */
export function readsAsLetters(run: string): boolean {
  return (
    isRun.test(run) &&
    !functionWithin.test(run) &&
    !words.has(run) &&
    functionNamed(run) === undefined
  );
}
