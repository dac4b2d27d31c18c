import { heat, mass, rise } from "./heating.ts";
import type { LawFrame } from "./law-frame.ts";

export const melting: LawFrame = {
  name: "melting",
  topic: "Thermal Properties of Matter",
  needs:
    "latent melt melts melting boil vaporise vaporize evaporate freeze steam fusion vaporisation vaporization",
  also: "removed remove must vaporized vaporised evaporated evaporates sweat liquid turn turns alcohol boiled boiling frozen added cube cubes entirely all just already melt melts melting melted ice water steam boil boils boiling vaporise vaporize evaporate freeze freezes into convert converted completely change changes required needed latent heat released at its point absorbed wax given energy by solid liquid same without much necessary piece block gold silver lead copper candle solidify liquefy complete piece temperature",
  variables: [
    heat,
    {
      ...mass,
      asks: "how much ice|water|wax|lead|gold|snow|steam|silver|copper; how many kilograms|grams of ice|water",
    },
    {
      name: "L",
      latex: "L",
      says: "latent heat",
      unit: "J/kg",
      letters: "L",
      words:
        "latent heat; specific? latent heat of fusion|vaporisation|vaporization; latent heat of fusion|vaporisation|vaporization of ice|water|steam|wax; specific latent heat of fusion|vaporisation|vaporization of? ice|water|steam?; heat of fusion|vaporisation|vaporization; latent heat of ice|steam",
    },
    { name: "T", latex: "T", says: "temperature", unit: "°C", cues: "at" },
  ],
  laws: [{ name: "Latent heat", equation: "Q = m*L" }],
  idle: { T: "0" },
  requires: ["L"],
};

export const boiling: LawFrame = {
  ...melting,
  name: "boiling",
  needs: "vaporisation vaporization boil vaporise vaporize evaporate steam",
  idle: { T: "100" },
};

export const expansion: LawFrame = {
  name: "expansion",
  topic: "Thermal Properties of Matter",
  needs: "expansion expand expands expansivity",
  also: "warmed aluminum beam pipe rods sidewalk concrete glass strip bar tape hot sunny day span cable heated rod rail wire metal expands expand raised rises its through steel iron copper brass aluminium bridge zinc metre scale track railway its when temperature from to by long new what linear warms in of final 1 find if increased increases raised temperature rise",
  variables: [
    {
      name: "e",
      latex: "\\Delta L",
      says: "increase in length",
      unit: "m",
      words: "increase|change in length; increase|change in its length; expansion; elongation",
      asks: "how much does it expand; by how much; by how much does|will|did|is its|the length increase|change|increased?; by how much does|will|did it|the? rod|bridge|rail|wire|track|beam|pipe? expand|lengthen; how much does|will its|the length increase|change; how much longer does it become|get",
    },
    {
      name: "L",
      latex: "L",
      says: "length",
      unit: "m",
      letters: "L l",
      words: "length; long; original|initial length",
      isUsual: true,
    },
    {
      name: "a",
      latex: "\\alpha",
      says: "coefficient of linear expansion",
      unit: "K^-1",
      letters: "α",
      words:
        "coefficient of linear? expansion; coefficient of linear? expansion is|for; linear expansivity; linear expansion coefficient; coefficient of linear expansion of the? steel|iron|copper|brass|aluminium|metal|rod|material?",
    },
    {
      name: "d",
      latex: "\\Delta T",
      says: "rise in temperature",
      unit: "K",
      words: "rise|increase|change in temperature; temperature rise|change",
      cues: "by; temperature by; through",
      isDifference: true,
    },
    {
      name: "T",
      latex: "T_1",
      says: "first temperature",
      unit: "°C",
      words: "initial temperature",
      cues: "from; at",
      isSigned: true,
    },
    {
      name: "t",
      latex: "T_2",
      says: "second temperature",
      isUsual: true,
      unit: "°C",
      words: "final temperature",
      cues: "to",
      isSigned: true,
    },
  ],
  laws: [
    { name: "Linear expansion", equation: "e = L*a*d" },
    { name: "Rise in temperature", equation: "d = t - T" },
  ],
  note: rise,
};

export const mixture: LawFrame = {
  name: "mixture",
  topic: "Thermal Properties of Matter",
  needs: "mixed mixture",
  also: "water mixed mixture resulting final temperature hot cold heat loss no lost surroundings when assuming that what be another added",
  variables: [
    {
      name: "m",
      latex: "m_1",
      says: "first mass",
      unit: "kg",
      letters: "m1",
      words: "mass",
      isUsual: true,
    },
    {
      name: "T",
      latex: "T_1",
      says: "first temperature",
      unit: "°C",
      letters: "T1",
      isUsual: true,
      isSigned: true,
      givenWords: "temperature",
    },
    {
      name: "M",
      latex: "m_2",
      says: "second mass",
      isUsual: true,
      unit: "kg",
      letters: "m2",
      givenWords: "mass",
    },
    {
      name: "U",
      latex: "T_2",
      says: "second temperature",
      isUsual: true,
      unit: "°C",
      letters: "T2",
      givenWords: "temperature",
      isSigned: true,
    },
    {
      name: "t",
      latex: "T",
      says: "final temperature",
      unit: "°C",
      letters: "T",
      targetWords:
        "temperature; final|resulting temperature; temperature of the mixture; final|resulting temperature of the? mixture|water; equilibrium temperature",
      isSigned: true,
    },
  ],
  order: ["m", "T", "M", "U"],
  requires: ["m", "T", "M", "U"],
  laws: [
    {
      name: "Principle of calorimetry (same liquid)",
      equation: "m*(T - t) = M*(t - U)",
      solutions: { t: "(m*T + M*U)/(m + M)" },
    },
  ],
};
