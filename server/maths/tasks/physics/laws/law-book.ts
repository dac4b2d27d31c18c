import { devices, devicesMonthlyBill, electricityBill, monthlyBill } from "./bills.ts";
import { branchFrames } from "./branches.ts";
import { braking, opposedMotion } from "./braking.ts";
import { batteries, resistivity, internalResistance } from "./cells-and-wires.ts";
import {
  coulomb,
  unlikeCharges,
  coulombRatio,
  electricField,
  fieldBetweenPlates,
  capacitor,
} from "./charges.ts";
import { circularMotion, pendulum, springOscillation } from "./circles.ts";
import { combinationFrames } from "./combinations.ts";
import { circuit, heatingRate, otherVoltage } from "./electricity.ts";
import { fallingEnergy, staircase, stoppingWork, spring } from "./energy-cases.ts";
import { work, workAtAngle, lifting, kineticEnergy, workEnergy } from "./energy.ts";
import { fractionLeft, amountDecayed } from "./decay.ts";
import { efficiency, carnot } from "./engines.ts";
import { freeFall, thrownUp } from "./falling.ts";
import { steadyForce, weight, weightElsewhere, moonWeight, friction } from "./force.ts";
import { gravitation, planets } from "./gravitation.ts";
import { heatingFrames } from "./heating.ts";
import { melting, boiling, expansion, mixture } from "./heat.ts";
import { hydrogenJumps, hydrogenOrbit } from "./hydrogen.ts";
import { flux, induction, selfInduction, motionalEmf } from "./induction.ts";
import { forceOnCharge, forceOnWire, fieldOfWire, solenoid } from "./magnetism.ts";
import {
  pressureOfForce,
  pressureInLiquid,
  densityOfBody,
  relativeDensity,
  buoyancy,
  hydraulics,
  channelFlow,
} from "./matter.ts";
import { particleWaves } from "./matter-waves.ts";
import {
  imageFrames,
  curvature,
  lensPower,
  divergingLensPower,
  lensesInContact,
} from "./mirrors-and-lenses.ts";
import { mixedResistors } from "./mixed-resistors.ts";
import {
  photon,
  photonByProduct,
  photoelectric,
  threshold,
  deBroglie,
  massEnergy,
  halfLife,
  hydrogenLevel,
} from "./modern.ts";
import { momentum, impulse, rebound, stickingCollision, recoil, waterJet } from "./momentum.ts";
import { momentumBeforeAndAfter } from "./momentum-before-and-after.ts";
import { acceleratedMotion, uniformMotion, nthSecond, oneRound } from "./motion.ts";
import { nullPointFrames } from "./null-points.ts";
import { projectile, thrownHorizontally } from "./projectiles.ts";
import {
  speedInMedium,
  wavelengthInMedium,
  snell,
  criticalAngle,
  apparentDepth,
  doubleSlit,
} from "./refraction.ts";
import { echo, closedPipe, openPipe, beats, dopplerTowards, dopplerAway } from "./sound.ts";
import { aboveThreshold, stoppingVoltage } from "./stopping-voltage.ts";
import { transformer, transformerConverts, transformerCurrents } from "./transformer.ts";
import { waveSpeed, lightWave, period, stretchedString } from "./waves.ts";
import type { LawFrame } from "./law-frame.ts";

/** Every frame; where two read a question alike and agree, the first one explains. */
export const lawFrames: readonly LawFrame[] = [
  acceleratedMotion,
  uniformMotion,
  nthSecond,
  oneRound,
  braking,
  opposedMotion,
  freeFall,
  thrownUp,
  projectile,
  thrownHorizontally,
  steadyForce,
  weight,
  weightElsewhere,
  moonWeight,
  friction,
  momentum,
  impulse,
  momentumBeforeAndAfter,
  rebound,
  stickingCollision,
  recoil,
  waterJet,
  work,
  workAtAngle,
  lifting,
  kineticEnergy,
  workEnergy,
  fallingEnergy,
  staircase,
  stoppingWork,
  spring,
  gravitation,
  planets,
  pressureOfForce,
  pressureInLiquid,
  densityOfBody,
  relativeDensity,
  buoyancy,
  hydraulics,
  channelFlow,
  ...heatingFrames,
  melting,
  boiling,
  expansion,
  mixture,
  efficiency,
  carnot,
  waveSpeed,
  lightWave,
  period,
  stretchedString,
  echo,
  closedPipe,
  openPipe,
  beats,
  dopplerTowards,
  dopplerAway,
  circularMotion,
  pendulum,
  springOscillation,
  ...imageFrames,
  curvature,
  lensPower,
  divergingLensPower,
  lensesInContact,
  speedInMedium,
  wavelengthInMedium,
  snell,
  criticalAngle,
  apparentDepth,
  doubleSlit,
  circuit,
  heatingRate,
  batteries,
  devices,
  electricityBill,
  monthlyBill,
  devicesMonthlyBill,
  otherVoltage,
  resistivity,
  internalResistance,
  ...combinationFrames,
  ...branchFrames,
  ...mixedResistors,
  coulomb,
  unlikeCharges,
  coulombRatio,
  electricField,
  fieldBetweenPlates,
  capacitor,
  ...nullPointFrames,
  forceOnCharge,
  forceOnWire,
  fieldOfWire,
  solenoid,
  flux,
  induction,
  selfInduction,
  motionalEmf,
  transformer,
  transformerCurrents,
  transformerConverts,
  photon,
  photonByProduct,
  photoelectric,
  threshold,
  deBroglie,
  massEnergy,
  stoppingVoltage,
  aboveThreshold,
  ...particleWaves,
  halfLife,
  fractionLeft,
  amountDecayed,
  hydrogenLevel,
  hydrogenOrbit,
  ...hydrogenJumps,
];
