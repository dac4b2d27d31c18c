import type { LawFrame, Variable } from "./law-frame.ts";
import { speedWords } from "./waves.ts";

const soundSpeed: Variable = {
  name: "v",
  latex: "v",
  says: "speed of sound",
  unit: "m/s",
  letters: "v c V",
  words: `${speedWords}; sound travels|moves at|with; speed`,
};

export const echo: LawFrame = {
  name: "echo",
  topic: "Sound",
  needs: "echo echoes sonar reflected reflecting ultrasound ultrasonic",
  also: "canyon returns echoes wall away back hits ultrasonic insect moth emitted object target shout yell yells shouted canyon clapped hands gorge rock face opposite away sending emitted bat dolphin fisherman school fish person device out later water through detected echo heard hears hear returns returned return received receives back after claps clap clapped near cliff wall building mountain sea bed seabed ocean floor ship submarine sonar ultrasound pulse signal sends sent emits transmitted transmits fires reflecting reflected surface obstacle its depth reflects reflecting shouts from travels between detected using sea-bed underwater salt which child boy hunter man standing front before vertical high air tall gun firing fired cracker person sent down blows whistle his her own vessel wave waves towards hill hills mountain valley reflected takes",
  variables: [
    {
      ...soundSpeed,
      words: `${soundSpeed.words ?? ""}; speed|velocity of ultrasound|sound|sonar in? the? sea|water|seawater? water?`,
    },
    {
      name: "d",
      latex: "d",
      says: "distance",
      unit: "m",
      letters: "d",
      words:
        "distance; distance of|to the? cliff|wall|building|obstacle from the? person|man|boy|girl|him|her|observer|ship; distance from the? cliff|wall|building|obstacle|mountain; distance of|to the? cliff|wall|building|obstacle|submarine|reflecting?; away; depth; depth of the? sea|ocean|water; distance of the cliff from the person",
      asks: "how far; how far away; how deep",
    },
    {
      name: "t",
      latex: "t",
      says: "time for both ways",
      unit: "s",
      letters: "t",
      words: "time; time taken|interval",
      asks: "how long; after how long; after what time",
    },
  ],
  laws: [{ name: "Echo: there and back", equation: "v*t = 2*d" }],
};

const pipeWords =
  "flute bottle whistle tubes musical instrument clarinet canal ear resonant filled pipe tube organ column air closed open one end ends both its should what have has fundamental note resonates resonance first harmonic produce produced to lowest resonant in given length sounds";

export const closedPipe: LawFrame = {
  name: "closed-pipe",
  topic: "Waves",
  needs: "closed",
  also: pipeWords.replace("open ", "").replace("both ", ""),
  variables: [
    soundSpeed,
    {
      name: "f",
      latex: "f",
      says: "fundamental frequency",
      unit: "Hz",
      letters: "f",
      words:
        "frequency; fundamental frequency; frequency of the? fundamental note?; lowest resonant? frequency; fundamental",
    },
    {
      name: "L",
      latex: "L",
      says: "length",
      unit: "m",
      letters: "L l",
      words: "length; long; length of the? pipe|tube|air|column?",
    },
  ],
  laws: [{ name: "Fundamental of a closed pipe", equation: "f = v/(4*L)" }],
};

export const openPipe: LawFrame = {
  name: "open-pipe",
  topic: "Waves",
  needs: "open",
  also: pipeWords.replace("closed ", "").replace(" one ", " ").replace("column ", ""),
  facts: [],
  variables: closedPipe.variables,
  laws: [{ name: "Fundamental of an open pipe", equation: "f = v/(2*L)" }],
};

export const beats: LawFrame = {
  name: "beats",
  topic: "Waves",
  needs: "beat beats",
  also: "produces will produces will violin cello flute flutes trumpet pianos players trombone guitar strings string piano note musician simultaneously when played hears what sounding instruments flutes two tuning forks fork frequencies sounded together produce produced beats beat heard per second sources sound notes waves simultaneously",
  variables: [
    {
      name: "a",
      latex: "f_1",
      says: "first frequency",
      unit: "Hz",
      letters: "f1",
      givenWords: "frequencies|frequency",
      isUsual: true,
    },
    {
      name: "b",
      latex: "f_2",
      says: "second frequency",
      unit: "Hz",
      letters: "f2",
      givenWords: "frequencies|frequency",
      isUsual: true,
    },
    {
      name: "n",
      latex: "f_{\\text{beat}}",
      says: "beat frequency",
      unit: "Hz",
      targetWords:
        "beat frequency; number of beats; beats; beats per second; number of beats per second|heard; frequency of beats",
    },
  ],
  requires: ["a", "b"],
  laws: [{ name: "Beat frequency", equation: "n = abs(a - b)", solutions: { a: "", b: "" } }],
};

const dopplerWords =
  "train horn whistle siren source sound car ambulance police listener observer platform approaches approaching moving moves towards toward recedes receding away observed heard hears hear actual true its from apparent sounding blows blowing emits emitting of a person what";

const dopplerVariables = (sourceGiven: string): readonly Variable[] => [
  {
    name: "f",
    latex: "f_0",
    says: "frequency of the source",
    unit: "Hz",
    letters: "f0",
    givenWords:
      "frequency; horn|whistle|siren of? frequency?; actual|true frequency; source of frequency",
    isUsual: true,
  },
  {
    name: "F",
    latex: "f",
    says: "frequency heard",
    unit: "Hz",
    targetWords:
      "frequency; apparent|observed frequency; frequency heard|observed; apparent frequency heard; pitch",
  },
  {
    name: "v",
    latex: "v",
    says: "speed of sound",
    unit: "m/s",
    words: "speed|velocity of sound; speed|velocity of sound in air; sound",
  },
  {
    name: "s",
    latex: "v_s",
    says: "speed of the source",
    unit: "m/s",
    givenWords: sourceGiven,
    isUsual: true,
    cues: "at; with",
  },
];

/**
 * The Doppler effect for a source that approaches a listener at rest; words such as "away" and "recede" are unknown
 * here.
 */
export const dopplerTowards: LawFrame = {
  name: "doppler-towards",
  topic: "Waves",
  needs: "approaches approaching towards toward",
  also: dopplerWords.replace("recedes receding away ", ""),
  facts: [
    {
      words:
        "stationary|standing listener|observer|person|man|boy|girl; listener|observer|person|man|boy|girl standing|at rest; listener|observer|person|man|boy|girl is? standing|at? rest?; standing on the? platform|road|roadside|station",
      variable: "o",
      value: "0",
    },
  ],
  variables: [
    ...dopplerVariables("speed|velocity"),
    { name: "o", latex: "v_o", says: "speed of the listener", unit: "m/s" },
  ],
  requires: ["f", "v", "s", "o"],
  laws: [{ name: "Doppler effect, source coming nearer", equation: "F = f*(v + o)/(v - s)" }],
};

export const dopplerAway: LawFrame = {
  ...dopplerTowards,
  name: "doppler-away",
  needs: "recedes receding away",
  also: dopplerWords.replace("approaches approaching ", "").replace("towards toward ", ""),
  laws: [{ name: "Doppler effect, source going away", equation: "F = f*(v - o)/(v + s)" }],
};
