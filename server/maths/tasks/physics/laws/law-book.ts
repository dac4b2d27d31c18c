import { liftFrames } from "./lifts.ts";
import { electronCount, fluxChange } from "./counting-charge.ts";
import { heightFrames } from "./height-and-speed.ts";
import { reflection, thunder } from "./light-and-thunder.ts";
import { pullingFrames } from "./pulling.ts";
import { rotationFrames } from "./rotation.ts";
import { thermodynamicFrames } from "./thermodynamics.ts";
import { devices, devicesMonthlyBill, electricityBill, monthlyBill } from "./bills.ts";
import { branchFrames } from "./branches.ts";
import { componentFrames } from "./components.ts";
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
import { fractionLeft, percentLeft, amountDecayed } from "./decay.ts";
import { efficiency, carnot } from "./engines.ts";
import { freeFall, thrownDown, thrownUp } from "./falling.ts";
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
} from "./modern.ts";
import { hydrogenLevel } from "./hydrogen-level.ts";
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

/** All frames. If several read a question and agree, the first one in this list explains it. */
export const lawFrames: readonly LawFrame[] = [
  acceleratedMotion,
  uniformMotion,
  nthSecond,
  oneRound,
  braking,
  opposedMotion,
  freeFall,
  thrownUp,
  thrownDown,
  projectile,
  thrownHorizontally,
  ...componentFrames,
  steadyForce,
  weight,
  weightElsewhere,
  moonWeight,
  friction,
  ...pullingFrames,
  ...liftFrames,
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
  ...heightFrames,
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
  ...thermodynamicFrames,
  waveSpeed,
  lightWave,
  period,
  stretchedString,
  echo,
  thunder,
  closedPipe,
  openPipe,
  beats,
  dopplerTowards,
  dopplerAway,
  circularMotion,
  ...rotationFrames,
  pendulum,
  springOscillation,
  ...imageFrames,
  reflection,
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
  electronCount,
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
  fluxChange,
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
  percentLeft,
  amountDecayed,
  hydrogenLevel,
  hydrogenOrbit,
  ...hydrogenJumps,
];
