import type { ChemistryFrame } from "../laws/law-frame.ts";

/** ΔG = ΔH − TΔS, at a temperature or at equilibrium. */
export const gibbsFrame: ChemistryFrame = {
  name: "gibbs-energy",
  topic: "Thermodynamics: Gibbs energy and spontaneity",
  needs: /Δg|Δh|Δs|gibbs|enthalpy|entropy|spontaneous/,
  variables: [
    { name: "G", latex: "\\Delta G", says: "Gibbs energy change", unit: "kJ/mol", isSigned: true },
    { name: "H", latex: "\\Delta H", says: "enthalpy change", unit: "kJ/mol", isSigned: true },
    { name: "S", latex: "\\Delta S", says: "entropy change", unit: "kJ/(mol K)", isSigned: true },
    { name: "T", latex: "T", says: "absolute temperature", unit: "K" },
  ],
  rules: [
    { wording: "(the)? (enthalpy change)? Δh (°)? (=|is|and)? {H:molarenergy}" },
    { wording: "(the)? (entropy change)? Δs (°)? (=|is)? {S:molarentropy}" },
    { wording: "(the)? enthalpy (change)? (of reaction)? (is|=)? {H:molarenergy}" },
    { wording: "(the)? entropy (change)? (is|=)? {S:molarentropy}" },
    { wording: "(@ask)? (gibbs)? (free)? (energy)? (change)? Δg (°)?", asks: "G" },
    { wording: "@ask? (the)? (change in)? gibbs (free)? energy (change)?", asks: "G" },
    {
      wording:
        "(at what|@ask) temperature (at which|when|above which)? (will|does|would|is)? (the)? (reaction|process)? (become|becomes|be)? (just)? (spontaneous | at equilibrium | in equilibrium)",
      asks: "T",
      facts: { G: "0" },
    },
    { wording: "Δg (°)? (=|is)? {G:molarenergy}" },
    { wording: "t (=|is) {T:temperature}" },
  ],
  also: "reaction process change temperature a it respectively of values standard chemical whether anysubstance",
  order: { temperature: ["T"], molarenergy: ["H"], molarentropy: ["S"] },
  laws: [
    {
      name: "Gibbs equation",
      equation: "G = H - T*S",
      why: "$\\Delta G = \\Delta H - T\\Delta S$ at constant temperature and pressure.",
    },
  ],
  idea: "A process runs by itself when its Gibbs energy falls; enthalpy and entropy together decide.",
  firstMove:
    "Write entropy and enthalpy in the same unit of energy, kJ, and the temperature in kelvin.",
  terms: ["Gibbs energy", "Enthalpy", "Entropy"],
  followUps: [
    "Is the reaction spontaneous at this temperature?",
    "At which temperature would ΔG be zero?",
  ],
  examples: [
    "For a reaction ΔH = 400 kJ/mol and ΔS = 0.2 kJ/(K mol). At what temperature will the reaction become spontaneous?",
    "ΔH = -92 kJ/mol and ΔS = -200 J/(K mol). Calculate ΔG at 300 K",
  ],
};
