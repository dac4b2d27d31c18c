import type { LawFrame } from "./law-frame.ts";

/** The distance of a flash of lightning: light arrives at once, sound later; the sound travels one way. */
export const thunder: LawFrame = {
  name: "thunder",
  topic: "Sound",
  needs: "thunder lightning flash smoke fireworks",
  also: "thunder thunderclap lightning flash strike strikes bolt smoke gun fired starting firework fireworks explosion seen see sees saw is was heard hear hears heard after later between and sound travels you observer the of a it before person from explode reaching how away did cloud storm",
  never: "echo; wind; temperature; two; reflected",
  variables: [
    {
      name: "v",
      latex: "v",
      says: "speed of sound",
      unit: "m/s",
      letters: "v",
      words:
        "speed|velocity of sound; speed|velocity of sound in air; sound travels at; speed|velocity of sound in the air",
    },
    {
      name: "d",
      latex: "d",
      says: "distance",
      unit: "m",
      letters: "d",
      words:
        "distance; away; distance of the lightning|flash|cloud|explosion|gun?; distance to the lightning|flash|storm",
      asks: "how far; how far away",
    },
    {
      name: "t",
      latex: "t",
      says: "time of the sound",
      unit: "s",
      letters: "t",
      words: "time; interval; delay",
      asks: "how long; how many seconds",
    },
  ],
  requires: ["v"],
  laws: [{ name: "Speed, distance and time", equation: "d = v*t" }],
};

/** Reflection at a plane mirror: the angle of reflection equals the angle of incidence. */
export const reflection: LawFrame = {
  name: "reflection",
  topic: "Light: Reflection and Refraction",
  needs: "reflection reflected",
  also: "ray light falls fall strikes hits is incident on a plane flat mirror at an the surface smooth what its of",
  never:
    "rotated; turned; deviation; two; refraction; glass; water; surface; between; grazing; glancing",
  phrases: "with the normal; to the normal",
  variables: [
    {
      name: "i",
      latex: "i",
      says: "angle of incidence",
      unit: "°",
      letters: "i",
      words: "angle of incidence; angle of incidence on a|the plane? mirror; incident angle",
      isNamed: true,
    },
    {
      name: "r",
      latex: "r",
      says: "angle of reflection",
      unit: "°",
      letters: "r",
      words: "angle of reflection; reflected|reflection angle",
      isNamed: true,
    },
  ],
  laws: [{ name: "Law of reflection", equation: "r = i" }],
};
