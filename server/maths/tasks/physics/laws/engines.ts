import type { LawFrame } from "./law-frame.ts";

export const efficiency: LawFrame = {
  name: "efficiency",
  topic: "Thermodynamics",
  needs: "efficiency efficient",
  also: "motor uses consumes electrical electric chemical do doing nuclear coal gasoline fired steam fuel burning work percent what every each useful put puts power station plant heat engine takes take in absorbs absorb transfers transfer transferred environment rejects rejected reject gives out exhausts exhaust discharges releases surroundings sink source reservoir hot cold cycle per does performs of thermal its machine input output useful each into energy from",
  variables: [
    {
      name: "Q",
      latex: "Q_1",
      says: "heat taken in",
      unit: "J",
      letters: "Q1",
      words: "heat absorbed|taken|input; energy input; input energy; heat supplied; input",
      behind:
        "of? electrical|electric|chemical|input energy; of? energy|work|heat put|supplied|given in|into|to it?; of? heat|energy|work input; of heat is|are? absorbed|supplied|added",
      cues: "uses; consumes; is supplied with; takes in; takes; absorbs; absorbed; take in; receives; supplied with; absorbs",
    },
    {
      name: "q",
      latex: "Q_2",
      says: "heat given out",
      unit: "J",
      letters: "Q2",
      words: "heat rejected|lost|exhausted; waste heat",
      cues: "transfers; rejects; gives out; exhausts; discharges; releases; gives; loses; transferred",
    },
    {
      name: "W",
      latex: "W",
      says: "work done",
      unit: "J",
      letters: "W",
      words:
        "work; work done|output; useful output|energy|work; output energy; energy output; output",
      behind: "of? useful work|energy? output?",
      cues: "does; performs; to do; doing; do",
    },
    {
      name: "n",
      latex: "\\eta",
      says: "efficiency",
      unit: "",
      letters: "η",
      words: "thermal? efficiency",
      isPercent: true,
    },
  ],
  laws: [
    { name: "First law of thermodynamics for a cycle", equation: "W = Q - q" },
    { name: "Efficiency", equation: "n = W/Q" },
  ],
  contradiction: (value) =>
    (value("n") ?? 0) > 1
      ? "No machine gives out more energy than it takes in, so an efficiency is never over 100 %. Check the numbers."
      : null,
};

export const carnot: LawFrame = {
  name: "carnot",
  topic: "Thermodynamics",
  needs: "carnot ideal maximum",
  also: "steam turbine percent power plant carnot engine ideal heat operates operating works working between source sink hot cold reservoir temperatures and its possible theoretical reservoirs",
  variables: [
    {
      name: "n",
      latex: "\\eta",
      says: "efficiency",
      unit: "",
      letters: "η",
      words: "maximum? theoretical|possible? efficiency",
      isPercent: true,
    },
    {
      name: "T",
      latex: "T_1",
      says: "temperature of the source",
      isUsual: true,
      unit: "K",
      letters: "T1",
      words: "source temperature; temperature of the? source|hot; temperatures; hot reservoir",
    },
    {
      name: "t",
      latex: "T_2",
      says: "temperature of the sink",
      isUsual: true,
      unit: "K",
      letters: "T2",
      words: "sink temperature; temperature of the? sink|cold; temperatures; cold reservoir",
    },
  ],
  laws: [{ name: "Efficiency of a Carnot engine", equation: "n = 1 - t/T" }],
};
