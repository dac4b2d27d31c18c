import type { LawFrame } from "./law-frame.ts";

/** Newton's law of gravitation. */
export const gravitation: LawFrame = {
  name: "gravitation",
  topic: "Gravitation",
  needs: "gravitational gravitation attraction gravity earth moon sun",
  also: "standing students spheres lead sitting people persons two stand objects separated bowling attraction between two apart separated separation placed kept acting attract other each earth moon sun planet bodies masses universal law newton spheres exerts exerted newtons their centres centers objects people persons small large exerts acts on the body iron balls spherical kg separated",
  variables: [
    {
      name: "F",
      latex: "F",
      says: "gravitational force",
      unit: "N",
      letters: "F",
      words:
        "gravitational? force of? gravitation|attraction|gravity?; gravitational attraction; gravitational pull",
    },
    {
      name: "M",
      latex: "m_1",
      says: "first mass",
      unit: "kg",
      letters: "m1 M",
      words: "mass|masses; mass of the? earth|sun|jupiter",
      isUsual: true,
    },
    {
      name: "m",
      latex: "m_2",
      says: "second mass",
      unit: "kg",
      letters: "m2 m",
      words: "mass|masses; that of the? moon|earth|sun; mass of the? moon|planet|satellite",
      isUsual: true,
    },
    {
      name: "r",
      latex: "r",
      says: "distance",
      unit: "m",
      letters: "r d R",
      words:
        "distance; separation; apart; distance between them; distance between the? earth|sun|moon and the? moon|earth|sun; distance between their centres",
    },
    {
      name: "G",
      latex: "G",
      says: "gravitational constant",
      unit: "N m^2/kg^2",
      letters: "G",
      words: "gravitational constant; universal gravitational? constant",
      constant: "6.67e-11",
    },
  ],
  group: ["M", "m"],
  laws: [{ name: "Newton's law of universal gravitation", equation: "F = G*M*m/r^2" }],
};

/** Gravitational acceleration at the surface of a planet, escape speed and orbital speed. */
export const planets: LawFrame = {
  name: "planets",
  topic: "Gravitation",
  needs: "planet earth moon escape orbit orbital orbiting orbits satellite mars",
  also: "planet earth moon mars satellite surface its from on circular orbit orbits orbiting near required its value whose having",
  variables: [
    {
      name: "M",
      latex: "M",
      says: "mass of the planet",
      unit: "kg",
      letters: "M",
      words: "mass; mass of the? earth|moon|planet|mars|jupiter|sun",
    },
    {
      name: "R",
      latex: "R",
      says: "radius",
      unit: "m",
      letters: "R r",
      words:
        "radius; radius of the? earth|moon|planet|mars|jupiter|sun|orbit; orbital radius; radius of its orbit",
    },
    {
      name: "g",
      latex: "g",
      says: "acceleration due to gravity",
      unit: "m/s^2",
      letters: "g",
      words:
        "acceleration due to gravity; gravity; gravitational acceleration; acceleration of free fall",
    },
    {
      name: "ve",
      latex: "v_e",
      says: "escape velocity",
      unit: "m/s",
      words: "escape velocity|speed; velocity|speed of escape",
    },
    {
      name: "vo",
      latex: "v_o",
      says: "orbital velocity",
      unit: "m/s",
      words: "orbital velocity|speed",
    },
    {
      name: "G",
      latex: "G",
      says: "gravitational constant",
      unit: "N m^2/kg^2",
      letters: "G",
      words: "gravitational constant; universal gravitational? constant",
      constant: "6.67e-11",
    },
  ],
  laws: [
    { name: "Acceleration due to gravity at the surface", equation: "g = G*M/R^2" },
    { name: "Escape velocity", equation: "ve = sqrt(2*G*M/R)" },
    { name: "Orbital velocity", equation: "vo = sqrt(G*M/R)" },
    { name: "Escape velocity by g", equation: "ve = sqrt(2*g*R)" },
  ],
};
