import type { Task } from "../../task/task.ts";
import { weakAcidTask } from "./acids/weak-acid.task.ts";
import { phTask } from "./acids/ph.task.ts";
import { configurationTask } from "./atoms/configuration.task.ts";
import { isotopesTask } from "./atoms/isotopes.task.ts";
import { oxidationNumberTask } from "./atoms/oxidation-number.task.ts";
import { particlesTask } from "./atoms/particles.task.ts";
import { quantumNumbersTask } from "./atoms/quantum-numbers.task.ts";
import { balancingTask } from "./equations/balancing.task.ts";
import { percentYieldFrame } from "./equations/percent-yield.frame.ts";
import { stoichiometryTask } from "./equations/stoichiometry.task.ts";
import { faradayFrame } from "./energy/faraday.frame.ts";
import { gibbsFrame } from "./energy/gibbs.frame.ts";
import { halfLifeFrames } from "./energy/half-life.frame.ts";
import { daltonFrame } from "./gases/dalton.frame.ts";
import { grahamTask } from "./gases/graham.task.ts";
import { idealGasFrames } from "./gases/ideal-gas.frame.ts";
import { molarVolumeFrame } from "./gases/molar-volume.frame.ts";
import { partialPressureTask } from "./gases/partial-pressure.task.ts";
import { twoStatesFrame } from "./gases/two-states.frame.ts";
import { lawTask } from "./laws/law-task.ts";
import { compositionTask } from "./moles/composition.task.ts";
import { empiricalTask } from "./moles/empirical.task.ts";
import { moleConversionTask } from "./moles/mole-conversion.task.ts";
import { molarMassTask } from "./moles/molar-mass.task.ts";
import { colligativeFrames } from "./solutions/colligative.frame.ts";
import { dilutionFrame } from "./solutions/dilution.frame.ts";
import { massPercentFrame } from "./solutions/mass-percent.frame.ts";
import { molalityFrame } from "./solutions/molality.frame.ts";
import { moleFractionTask } from "./solutions/mole-fraction.task.ts";
import { neutralisationTask } from "./solutions/neutralisation.task.ts";
import { oneLitreFrame } from "./solutions/one-litre.frame.ts";
import { osmoticPressureFrame } from "./solutions/osmotic-pressure.frame.ts";
import { molarityFrame } from "./solutions/molarity.frame.ts";

const frames = [
  twoStatesFrame,
  molarVolumeFrame,
  daltonFrame,
  ...idealGasFrames,
  oneLitreFrame,
  molarityFrame,
  molalityFrame,
  dilutionFrame,
  massPercentFrame,
  percentYieldFrame,
  ...colligativeFrames,
  osmoticPressureFrame,
  gibbsFrame,
  ...halfLifeFrames,
  faradayFrame,
];

/** Chemistry by formula, and the balancing of equations. */
export const chemistryTasks: readonly Task[] = [
  balancingTask,
  stoichiometryTask,
  molarMassTask,
  compositionTask,
  empiricalTask,
  moleConversionTask,
  phTask,
  weakAcidTask,
  neutralisationTask,
  moleFractionTask,
  oxidationNumberTask,
  configurationTask,
  particlesTask,
  quantumNumbersTask,
  isotopesTask,
  grahamTask,
  partialPressureTask,
  ...frames.map(lawTask),
];
