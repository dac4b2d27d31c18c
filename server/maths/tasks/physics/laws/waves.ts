import type { LawFrame, Variable } from "./law-frame.ts";

const frequency: Variable = {
  name: "f",
  latex: "f",
  says: "frequency",
  unit: "Hz",
  letters: "f ν n",
  words: "frequency; frequency of the? sound|wave|light|waves|source|note?",
};

const wavelength: Variable = {
  name: "l",
  isNamed: true,
  latex: "\\lambda",
  says: "wavelength",
  unit: "m",
  letters: "λ",
  words: "wavelength; wave length; wavelength of the? sound|wave|light|waves?",
};

/** Wordings of the speed of a wave. */
export const speedWords =
  "speed|velocity; speed|velocity of the? sound|wave|waves|light; speed|velocity of sound in air|water|steel|iron|it|medium; wave speed|velocity; speed of sound in the? air|medium; speed of light in? vacuum?";

/** v = fλ (NCERT class 9, "Sound"; class 11, "Waves"). */
export const waveSpeed: LawFrame = {
  name: "wave-speed",
  hasBodies: true,
  topic: "Waves",
  isBare: true,
  needs: "wavelength wave waves frequency period",
  also: "oven uses use tissue pier body swimmer bats whale water ocean tsunami pass passes passing boat buoy earth sun moon star reach reaches water lake pond rope spring slinky surface earthquake musical instrument guitar piano ear speaker whale whistle radar microwaves infrared bell wave waves sound light radio has have having travels travel travelling traveling moving string water medium source produces produced emitted emits tuning fork note air station yellow red green blue violet monochromatic transverse longitudinal its ultrasonic vacuum broadcast broadcasts ripple ripples crest crests distance consecutive between adjacent successive em electromagnetic what with propagates in steel long take takes laser given medium sea ultrasound whose periodic person hear hears certain pulse persons generator station band mhz",
  facts: [],
  variables: [
    {
      name: "v",
      latex: "v",
      says: "speed of the wave",
      unit: "m/s",
      letters: "v c",
      words: speedWords,
    },
    { ...frequency },
    {
      ...wavelength,
      words: `${wavelength.words ?? ""}; distance between two? consecutive|successive|adjacent crests|compressions|rarefactions`,
    },
    {
      name: "T",
      latex: "T",
      says: "time period",
      isNamed: true,
      unit: "s",
      letters: "T",
      words: "time? period; period of the wave",
      cues: "every; pass|passes|passing a|the boat|buoy|point|dock|swimmer every; once every",
    },
    {
      name: "s",
      latex: "s",
      says: "distance",
      unit: "m",
      isNamed: true,
      cues: "to travel|cover; travels; travelling; travel; to travel a distance of; travel a distance of",
    },
    {
      name: "t",
      latex: "t",
      says: "time",
      unit: "s",
      isNamed: true,
      cues: "in",
      asks: "how long will|does it|light|sound|radio|waves|wave|signal|signals? take; how long does light take; how much time will|does it take; how long will|does the? sound|wave? take",
    },
  ],
  laws: [
    { name: "Speed of a wave", equation: "v = f*l" },
    { name: "Frequency and time period", equation: "f = 1/T" },
    { name: "Speed, distance and time", equation: "v = s/t" },
  ],
};

export const lightWave: LawFrame = {
  ...waveSpeed,
  name: "light-wave",
  topic: "Electromagnetic Waves",
  needs: "light radio em electromagnetic x microwave laser",
  also: `oven uses ${waveSpeed.also} laser beam microwave`,
  variables: [
    {
      name: "v",
      latex: "c",
      says: "speed of light",
      unit: "m/s",
      letters: "c v",
      words: speedWords,
      constant: "3e8",
    },
    frequency,
    wavelength,
  ],
  laws: [{ name: "Speed of light, frequency and wavelength", equation: "v = f*l" }],
};

export const period: LawFrame = {
  name: "period",
  hasBodies: true,
  topic: "Oscillations",
  needs: "period frequency",
  also: "times vibrates oscillator metronome swing mosquito wings wing string guitar engine piston clock spring mass bouncing bounces flaps beat object pulse person pendulum oscillation oscillations vibration vibrations vibrating vibrate produces produce sends waves tuning fork wave heart beats heartbeat makes completes complete vibrates oscillates oscillating takes alternating current ac body its what has in source",
  variables: [
    frequency,
    {
      name: "T",
      latex: "T",
      says: "time period",
      isNamed: true,
      unit: "s",
      letters: "T",
      words: "time? period; period of oscillation|vibration",
      behind: "for one|each oscillation|vibration; to complete one oscillation|vibration",
    },
    {
      name: "N",
      latex: "N",
      says: "number of oscillations",
      unit: "",
      words:
        "oscillations; vibrations; complete oscillations|vibrations; cycles; waves; complete waves",
    },
    { name: "t", latex: "t", says: "time", unit: "s", cues: "in; takes", givenWords: "time" },
  ],
  laws: [
    { name: "Frequency and time period", equation: "f = 1/T" },
    { name: "Definition of frequency", equation: "f = N/t" },
  ],
};

export const stretchedString: LawFrame = {
  name: "stretched-string",
  topic: "Waves",
  needs: "string wire",
  also: "string wire stretched under transverse wave waves on vibrates vibrating fixed both ends guitar sonometer fundamental has what pulse",
  variables: [
    {
      name: "v",
      latex: "v",
      says: "speed of the wave",
      unit: "m/s",
      letters: "v",
      words: "speed|velocity; speed|velocity of the? transverse? wave|waves|pulse; wave speed",
    },
    { name: "F", latex: "T", says: "tension", unit: "N", letters: "T F", words: "tension" },
    {
      name: "u",
      latex: "\\mu",
      says: "mass per unit length",
      unit: "kg/m",
      letters: "μ",
      words: "mass per unit length; linear mass? density; linear density",
    },
    { name: "L", latex: "L", says: "length", unit: "m", letters: "L l", words: "length; long" },
    { name: "m", latex: "m", says: "mass", unit: "kg", letters: "m", words: "mass" },
    {
      name: "f",
      latex: "f",
      says: "fundamental frequency",
      unit: "Hz",
      letters: "f",
      words: "fundamental? frequency; frequency of the fundamental",
    },
  ],
  laws: [
    { name: "Speed of a transverse wave on a string", equation: "v = sqrt(F/u)" },
    { name: "Mass per unit length", equation: "u = m/L" },
    { name: "Fundamental of a stretched string", equation: "f = v/(2*L)" },
  ],
};
