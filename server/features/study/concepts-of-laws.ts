import { parseConceptTable } from "./concept-table.ts";

/** The library concept for each group of physics laws, by the name of the laws in `maths/tasks/physics`. */
export const conceptsOfLaws = parseConceptTable(`
equations-of-motion | accelerated-motion, nth-second, thrown-up, thrown-down, braking, opposed-motion
speed-and-velocity | uniform-motion, one-round
projectile-motion | projectile, thrown-horizontally, components-of-velocity
gravity | free-fall, gravitation, planets
newtons-second-law | steady-force, smooth-slope, accelerated-up, accelerated-down, against-friction, forces-at-right-angles, components-of-force
newtons-first-law | carried-evenly
friction | friction
circular-motion | flat-curve, circular-motion, turns-in-time
mass-and-weight | weight, weight-elsewhere, moon-weight
momentum | momentum, impulse, momentum-before-and-after, rebound, sticking-collision, recoil, water-jet
work | work, work-at-angle, work-energy, work-of-weight, stopping-work
power | powered-start, staircase
kinetic-and-potential-energy | lifting, kinetic-energy, spring
conservation-of-energy | falling-energy, fallen-energy, smooth-hill
simple-machines | mechanical-advantage
pressure | pressure-of-force, pressure-in-liquid, hydraulics
density | density, relative-density
buoyancy | buoyancy
bernoullis-principle | channel-flow
specific-heat | heating, cooling-down, heating-of-water, cooling-down-of-water, mixture
change-of-state | melting, boiling
heat-and-temperature | expansion
second-law-of-thermodynamics | efficiency, carnot, entropy
thermodynamics | first-law, steady-pressure-work
waves | wave-speed, period, stretched-string, closed-pipe, open-pipe, beats, doppler-towards, doppler-away
sound | echo, thunder
electromagnetic-spectrum | light-wave
rotational-motion | angular-motion, torque, turning-law
simple-harmonic-motion | pendulum, spring-oscillation
spherical-mirrors | concave-mirror, concave-mirror-size, concave-mirror-real-image, concave-mirror-virtual-image, convex-mirror, convex-mirror-size, convex-mirror-virtual-image, curvature
lenses | convex-lens, convex-lens-size, convex-lens-real-image, convex-lens-virtual-image, concave-lens, concave-lens-size, concave-lens-virtual-image, lens-power, diverging-lens-power, lenses-in-contact
reflection-of-light | reflection
refraction | speed-in-medium, wavelength-in-medium, snell, critical-angle, apparent-depth
interference-of-light | double-slit
ohms-law | circuit, other-voltage, resistivity, internal-resistance, batteries
electric-power | heating-rate, devices, electricity-bill, monthly-bill, devices-monthly-bill
electric-charge | electron-count, coulomb, unlike-charges, coulomb-ratio
electric-field | electric-field, zero-field
electric-potential | field-between-plates, zero-potential-between, zero-potential-beyond-second, zero-potential-beyond-first
series-and-parallel-circuits | series-resistors-2, series-resistors-3, series-resistors-4, parallel-resistors-2, parallel-resistors-3, parallel-resistors-4, parallel-parts-2, parallel-parts-3, series-parts-2, parallel-then-series, parallel-then-series-named-last, series-then-parallel, series-then-parallel-named-last
capacitors | series-capacitors-2, series-capacitors-3, series-capacitors-4, parallel-capacitors-2, parallel-capacitors-3, parallel-capacitors-4, capacitor
electromagnetism | field-of-wire, solenoid, force-on-wire
moving-charges-and-magnetic-force | force-on-charge
electromagnetic-induction | flux, flux-change, induction, self-induction, motional-emf
alternating-current | transformer, transformer-currents, transformer-converts
photoelectric-effect | photon, photon-by-hc, photoelectric, threshold, stopping-voltage, above-threshold
matter-waves | de-broglie, de-broglie-electron, de-broglie-proton
nuclear-fission-and-fusion | mass-energy
radioactivity | half-life, fraction-left, percent-left, amount-decayed
bohr-model | hydrogen-level, hydrogen-orbit, hydrogen-emission, hydrogen-absorption
`);
