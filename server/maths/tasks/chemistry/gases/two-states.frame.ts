import type { ChemistryFrame, StoryRule } from "../laws/law-frame.ts";
import type { Story } from "../laws/story.ts";

const first = "initial|original|initially|first|starting|old";
const second = "final|new|finally|resulting|second";
const value = "(is|of|was|=|at|to|by | equal to)?";

/** Names that distinguish the first state from the second, for one quantity. */
function rulesFor(letter: string, kind: string, names: string): StoryRule[] {
  const small = letter.toLowerCase();
  const changed =
    "increased|decreased|raised|lowered|reduced|changed|heated|cooled|rises|falls|drops|increases|decreases";
  return [
    { wording: `(${first}) ${names} (of the? gas)? ${value} {${letter}1:${kind}}` },
    { wording: `(${second}) ${names} (of the? gas)? ${value} {${letter}2:${kind}}` },
    { wording: `${small}1 (=|is)? {${letter}1:${kind}}`, says: "letters" },
    { wording: `${small}2 (=|is)? {${letter}2:${kind}}`, says: "letters" },
    {
      wording: `${names} (of the? gas)? (is|was)? (${changed}) (up|down)? to {${letter}2:${kind}}`,
    },
    {
      wording: `${names} (of the? gas)? (is|was)? (${changed}) from {${letter}1:${kind}} to {${letter}2:${kind}}`,
    },
    { wording: `from {${letter}1:${kind}} to {${letter}2:${kind}}` },
    {
      wording: `(heated|cooled|compressed|expanded|expands|warmed | allowed to expand) (up|down)? to (a volume of)? {${letter}2:${kind}}`,
    },
    {
      wording: `(@ask | at what | how much | under what)? (${second}) ${names} (of the? gas)?`,
      asks: `${letter}2`,
    },
    {
      wording: `(@ask | at what | how much)? (${first}) ${names} (of the? gas)?`,
      asks: `${letter}1`,
    },
    { wording: `@ask? ${small}2`, asks: `${letter}2` },
    { wording: `@ask? ${small}1`, asks: `${letter}1` },
    {
      wording: `(@ask | at what | how much | under what) its? ${names} (of the? gas)?`,
      asks: `${letter}2`,
    },
    { wording: `${names} (kya|kitna|kitni|nikalo|batao) (hoga|hogi|hai)?`, asks: `${letter}2` },
  ];
}

const constant = (name: string): StoryRule[] => [
  {
    wording: `(at|and|with|if|keeping|while|when|under)? (the|a)? (constant|same|fixed|unchanged) ${name} (of {_:${name}})?`,
    says: `same ${name}`,
  },
  {
    wording: `(at|and|with|if|keeping|while|when)? (the|its)? ${name} (is|remains|remaining|stays|being|kept | is|being kept | remaining | remains) (constant|same|fixed|unchanged | the same)`,
    says: `same ${name}`,
  },
];

const pairs = [
  { first: "P1", second: "P2", name: "pressure" },
  { first: "V1", second: "V2", name: "volume" },
  { first: "T1", second: "T2", name: "temperature" },
];

/**
 * A constant quantity is given only once. If values were assigned to states by order only, the whole
 * first state must precede the question: otherwise "first" and "final" may be reversed.
 */
function adjust(story: Story): Story | null {
  const given = withoutConstants(story);
  if (!given) return null;
  const names = [...given.values.keys()];
  const isByOrder = names.some((name) => story.places.get(name)?.isByOrder === true);
  const isTold = names
    .filter((name) => name.endsWith("1"))
    .every((name) => (story.places.get(name)?.at ?? Infinity) < story.targetAt);
  return isByOrder && (!isTold || story.target.endsWith("1")) ? null : given;
}

function withoutConstants(story: Story): Story | null {
  const values = new Map(story.values);
  const conditions = new Set(story.conditions);
  for (const { first: one, second: other, name } of pairs) {
    if (!values.has(one) || values.has(other) || story.target === other) continue;
    // A single temperature belongs to both states; a single pressure or volume must be stated to be constant.
    if (name === "temperature") conditions.add("same temperature");
    if (!conditions.has(`same ${name}`)) return null;
    values.delete(one);
  }
  return { ...story, values, conditions };
}

/** Boyle's, Charles's and Gay-Lussac's laws and the combined gas law: one gas in two states. */
export const twoStatesFrame: ChemistryFrame = {
  name: "gas-laws",
  topic: "States of Matter: the gas laws",
  needs: /<(?:pressure|volume|temperature):.*<(?:pressure|volume|temperature):/,
  variables: [
    { name: "P1", latex: "P_1", says: "initial pressure", unit: "atm", group: "pressure" },
    { name: "P2", latex: "P_2", says: "final pressure", unit: "atm", group: "pressure" },
    { name: "V1", latex: "V_1", says: "initial volume", unit: "L", group: "volume" },
    { name: "V2", latex: "V_2", says: "final volume", unit: "L", group: "volume" },
    { name: "T1", latex: "T_1", says: "initial temperature", unit: "K", group: "temperature" },
    { name: "T2", latex: "T_2", says: "final temperature", unit: "K", group: "temperature" },
  ],
  rules: [
    ...rulesFor("P", "pressure", "pressure"),
    ...rulesFor("V", "volume", "volume"),
    ...rulesFor("T", "temperature", "temperature"),
    ...constant("pressure"),
    ...constant("volume"),
    ...constant("temperature"),
    {
      wording: "(closed|sealed|rigid)? (cylinder|vessel|container|flask|tank|bulb)",
      says: "same volume",
    },
    { wording: "(using|by|apply)? boyle|boyle's law", says: "same temperature" },
    { wording: "(using|by|apply)? charles|charles'|charle's law", says: "same pressure" },
    { wording: "(@ask)? (minimum)? pressure (will be)? (required|needed) to", asks: "P2" },
    {
      wording:
        "(compress|compressing) {V1:volume} (of (air|gas))? at {P1:pressure} to {V2:volume} (at {T1:temperature})?",
    },
  ],
  also:
    "tire tyre bicycle car inflated ship sailing reaches rigid where room helium-filled it sample gas gases ideal air nitrogen oxygen hydrogen helium anysubstance occupies occupy occupied occupying volume temperature pressure capacity balloon certain amount required needed minimum transferred another second place height " +
    "heated cooled compressed expanded expands allowed expand warmed increased decreased raised lowered reduced changed change changes becomes become mass fixed " +
    "filled kept keeping maintained contained containing contains enclosed up down until till be while is measured it's dry under exerts exert piston",
  adjust,
  order: { pressure: ["P1", "P2"], volume: ["V1", "V2"], temperature: ["T1", "T2"] },
  laws: [
    {
      name: "Boyle's law",
      equation: "P1*V1 = P2*V2",
      why: "at constant temperature, pressure times volume stays the same.",
      needs: ["same temperature", "letters"],
    },
    {
      name: "Charles's law",
      equation: "V1/T1 = V2/T2",
      why: "at constant pressure, the volume grows in proportion to the absolute temperature.",
      needs: ["same pressure", "letters"],
    },
    {
      name: "Gay-Lussac's law",
      equation: "P1/T1 = P2/T2",
      why: "at constant volume, the pressure grows in proportion to the absolute temperature.",
      needs: ["same volume", "letters"],
    },
    {
      name: "Combined gas law",
      equation: "P1*V1/T1 = P2*V2/T2",
      why: "for a fixed mass of gas, $PV/T$ stays the same.",
    },
  ],
  idea: "It is the same gas before and after, so a gas law links its two states.",
  firstMove:
    "List pressure, volume and absolute temperature before and after, and see which one stays the same.",
  terms: ["Absolute temperature", "Ideal gas"],
  followUps: [
    "What would happen to the volume if the pressure were doubled instead?",
    "Why must the temperature be in kelvin?",
  ],
  examples: [
    "A gas occupies 600 mL at 27°C. What volume will it occupy at 77°C at constant pressure?",
    "A gas has a volume of 2.5 L at 1 atm. At constant temperature it is compressed to 1 L. What is the final pressure?",
  ],
};
