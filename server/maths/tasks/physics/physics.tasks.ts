import type { Task } from "../../task/task.ts";
import { branchFrames } from "./laws/branches.ts";
import { combinationFrames } from "./laws/combinations.ts";
import * as bills from "./laws/bills.ts";
import * as braking from "./laws/braking.ts";
import * as cellsAndWires from "./laws/cells-and-wires.ts";
import * as charges from "./laws/charges.ts";
import * as circles from "./laws/circles.ts";
import { componentFrames } from "./laws/components.ts";
import * as decay from "./laws/decay.ts";
import * as electricity from "./laws/electricity.ts";
import * as energy from "./laws/energy.ts";
import * as energyCases from "./laws/energy-cases.ts";
import * as engines from "./laws/engines.ts";
import * as falling from "./laws/falling.ts";
import * as force from "./laws/force.ts";
import * as gravitation from "./laws/gravitation.ts";
import * as heat from "./laws/heat.ts";
import { heatingFrames } from "./laws/heating.ts";
import { hydrogenLevel } from "./laws/hydrogen-level.ts";
import * as hydrogen from "./laws/hydrogen.ts";
import * as induction from "./laws/induction.ts";
import * as magnetism from "./laws/magnetism.ts";
import * as matter from "./laws/matter.ts";
import { particleWaves } from "./laws/matter-waves.ts";
import * as mirrorsAndLenses from "./laws/mirrors-and-lenses.ts";
import { mixedResistors } from "./laws/mixed-resistors.ts";
import * as modern from "./laws/modern.ts";
import { momentumBeforeAndAfter } from "./laws/momentum-before-and-after.ts";
import * as momentum from "./laws/momentum.ts";
import * as motion from "./laws/motion.ts";
import { nullPointFrames } from "./laws/null-points.ts";
import * as projectiles from "./laws/projectiles.ts";
import * as countingCharge from "./laws/counting-charge.ts";
import { heightFrames } from "./laws/height-and-speed.ts";
import { liftFrames } from "./laws/lifts.ts";
import * as lightAndThunder from "./laws/light-and-thunder.ts";
import { pullingFrames } from "./laws/pulling.ts";
import { rotationFrames } from "./laws/rotation.ts";
import { thermodynamicFrames } from "./laws/thermodynamics.ts";
import * as refraction from "./laws/refraction.ts";
import * as sound from "./laws/sound.ts";
import * as stoppingVoltage from "./laws/stopping-voltage.ts";
import * as transformers from "./laws/transformer.ts";
import * as waves from "./laws/waves.ts";
import { lawTask } from "./law-task.ts";
import { temperature } from "./temperature.task.ts";

/** The physics tasks, one for each part of the syllabus. */
export const physicsTasks: readonly Task[] = [
  temperature,
  lawTask({
    name: "physics-motion",
    frames: [motion.acceleratedMotion, motion.uniformMotion, motion.nthSecond, motion.oneRound],
    examples: [
      "A car starts from rest and accelerates at 2 m/s^2 for 5 s. Find its final velocity and the distance covered.",
      "A train increases its speed from 36 km/h to 72 km/h in 20 s. Find its acceleration.",
    ],
  }),
  lawTask({
    name: "physics-falling",
    frames: [
      falling.freeFall,
      falling.thrownUp,
      falling.thrownDown,
      projectiles.projectile,
      projectiles.thrownHorizontally,
      ...componentFrames,
    ],
    examples: [
      "A ball is thrown vertically upward with a velocity of 49 m/s. Find the maximum height and the time of flight.",
      "A projectile is fired with a speed of 40 m/s at an angle of 30° with the horizontal. Find its range. Take g = 10 m/s^2",
    ],
  }),
  lawTask({
    name: "physics-force",
    frames: [
      braking.braking,
      braking.opposedMotion,
      force.steadyForce,
      force.weight,
      force.weightElsewhere,
      force.moonWeight,
      force.friction,
      ...pullingFrames,
      ...liftFrames,
      momentum.momentum,
      momentum.impulse,
      momentumBeforeAndAfter,
      momentum.rebound,
      momentum.stickingCollision,
      momentum.recoil,
      momentum.waterJet,
    ],
    examples: [
      "A force of 15 N acts on a body of mass 5 kg at rest. Find its velocity after 4 s.",
      "A bullet of mass 20 g is fired from a gun of mass 2 kg with a velocity of 150 m/s. Find the recoil velocity of the gun.",
    ],
  }),
  lawTask({
    name: "physics-energy",
    frames: [
      energy.work,
      energy.workAtAngle,
      energy.lifting,
      energy.kineticEnergy,
      energy.workEnergy,
      energyCases.fallingEnergy,
      ...heightFrames,
      energyCases.staircase,
      energyCases.stoppingWork,
      energyCases.spring,
    ],
    examples: [
      "A pump lifts 300 kg of water to a height of 20 m in 60 s. Find its power. Take g = 10 m/s^2",
      "A spring of spring constant 400 N/m is stretched by 5 cm. Find the energy stored in the spring.",
    ],
  }),
  lawTask({
    name: "physics-gravitation",
    frames: [gravitation.gravitation, gravitation.planets],
    examples: [
      "Find the gravitational force between two bodies of mass 40 kg and 60 kg kept 2 m apart.",
      "The mass of a planet is 6*10^24 kg and its radius is 6.4*10^6 m. Find the acceleration due to gravity on its surface.",
    ],
  }),
  lawTask({
    name: "physics-matter",
    frames: [
      matter.pressureOfForce,
      matter.pressureInLiquid,
      matter.densityOfBody,
      matter.relativeDensity,
      matter.buoyancy,
      matter.hydraulics,
      matter.channelFlow,
    ],
    examples: [
      "A force of 200 N acts on an area of 0.05 m^2. Find the pressure.",
      "Find the pressure due to water at a depth of 20 m. The density of water is 1000 kg/m^3 and g = 10 m/s^2",
    ],
  }),
  lawTask({
    name: "physics-heat",
    frames: [
      ...heatingFrames,
      heat.melting,
      heat.boiling,
      heat.expansion,
      heat.mixture,
      engines.efficiency,
      engines.carnot,
      ...thermodynamicFrames,
    ],
    examples: [
      "How much heat is needed to raise the temperature of 2 kg of water from 20 °C to 70 °C? The specific heat capacity of water is 4200 J/(kg K)",
      "A heat engine absorbs 800 J of heat and rejects 600 J. Find its efficiency.",
    ],
  }),
  lawTask({
    name: "physics-waves",
    frames: [
      waves.waveSpeed,
      waves.lightWave,
      waves.period,
      sound.echo,
      lightAndThunder.thunder,
      sound.closedPipe,
      sound.openPipe,
      waves.stretchedString,
      sound.beats,
      sound.dopplerTowards,
      sound.dopplerAway,
    ],
    examples: [
      "A sound wave has a frequency of 2 kHz and a wavelength of 35 cm. Find its speed.",
      "An echo is heard after 3 s. The speed of sound is 342 m/s. Find the distance of the cliff.",
    ],
  }),
  lawTask({
    name: "physics-circles",
    frames: [
      circles.circularMotion,
      circles.pendulum,
      circles.springOscillation,
      ...rotationFrames,
    ],
    examples: [
      "A car of mass 1000 kg moves on a circular track of radius 50 m with a speed of 10 m/s. Find the centripetal force.",
      "Find the time period of a simple pendulum of length 1 m. Take g = 9.8 m/s^2",
    ],
  }),
  lawTask({
    name: "physics-light",
    frames: [
      ...mirrorsAndLenses.imageFrames,
      lightAndThunder.reflection,
      mirrorsAndLenses.curvature,
      mirrorsAndLenses.lensPower,
      mirrorsAndLenses.divergingLensPower,
      mirrorsAndLenses.lensesInContact,
      refraction.speedInMedium,
      refraction.wavelengthInMedium,
      refraction.snell,
      refraction.criticalAngle,
      refraction.apparentDepth,
      refraction.doubleSlit,
    ],
    examples: [
      "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image and the magnification.",
      "Find the speed of light in glass of refractive index 1.5",
    ],
  }),
  lawTask({
    name: "physics-electricity",
    frames: [
      ...combinationFrames,
      ...branchFrames,
      ...mixedResistors,
      electricity.circuit,
      electricity.heatingRate,
      countingCharge.electronCount,
      cellsAndWires.batteries,
      bills.devices,
      electricity.otherVoltage,
      bills.electricityBill,
      bills.monthlyBill,
      bills.devicesMonthlyBill,
      cellsAndWires.resistivity,
      cellsAndWires.internalResistance,
    ],
    examples: [
      "An electric bulb is rated 220 V and 100 W. Find the resistance of its filament.",
      "Resistors of 6 ohm and 3 ohm are connected in parallel. Find the equivalent resistance.",
    ],
  }),
  lawTask({
    name: "physics-charges",
    frames: [
      charges.coulomb,
      charges.unlikeCharges,
      charges.coulombRatio,
      charges.electricField,
      charges.fieldBetweenPlates,
      charges.capacitor,
      ...nullPointFrames,
    ],
    examples: [
      "Two point charges of 2 µC and 3 µC are placed 30 cm apart. Find the force between them.",
      "A capacitor of 10 µF is charged to 200 V. Find the energy stored.",
    ],
  }),
  lawTask({
    name: "physics-magnetism",
    frames: [
      magnetism.forceOnCharge,
      magnetism.forceOnWire,
      magnetism.fieldOfWire,
      magnetism.solenoid,
      induction.flux,
      countingCharge.fluxChange,
      induction.induction,
      induction.selfInduction,
      induction.motionalEmf,
      transformers.transformer,
      transformers.transformerCurrents,
      transformers.transformerConverts,
    ],
    examples: [
      "A wire of length 50 cm carrying a current of 4 A is placed perpendicular to a magnetic field of 0.2 T. Find the force on it.",
      "A rod of length 1 m moves with a speed of 5 m/s perpendicular to a magnetic field of 0.4 T. Find the induced emf.",
    ],
  }),
  lawTask({
    name: "physics-modern",
    frames: [
      modern.photonByProduct,
      modern.photon,
      modern.photoelectric,
      modern.threshold,
      modern.deBroglie,
      modern.massEnergy,
      modern.halfLife,
      stoppingVoltage.stoppingVoltage,
      stoppingVoltage.aboveThreshold,
      ...particleWaves,
      decay.fractionLeft,
      decay.percentLeft,
      decay.amountDecayed,
      hydrogen.hydrogenOrbit,
      ...hydrogen.hydrogenJumps,
      hydrogenLevel,
    ],
    examples: [
      "Find the energy of a photon of frequency 6*10^14 Hz.",
      "Light of photon energy 5 eV falls on a metal of work function 2.3 eV. Find the maximum kinetic energy of the emitted electrons.",
    ],
  }),
];
