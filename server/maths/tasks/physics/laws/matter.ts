import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const density: Variable = {
  name: "rho",
  latex: "\\rho",
  says: "density",
  unit: "kg/m^3",
  letters: "ρ d",
  words:
    "density; density of the? water|mercury|oil|liquid|fluid|kerosene|sea|seawater|sea?; water|mercury of density",
};
const area: Variable = {
  name: "A",
  latex: "A",
  says: "area",
  unit: "m^2",
  letters: "A",
  words:
    "area; cross|cross-sectional? sectional area; surface area; area of contact|cross-section|base; base area; area of cross section; cross sectional area",
};

export const pressureOfForce: LawFrame = {
  name: "pressure-of-force",
  hasBodies: true,
  topic: "Force and Pressure",
  isBare: true,
  needs: "pressure thrust",
  phrases: "one heel|foot|leg; one of its feet",
  also: "person woman man shoe shoes elephant foot nail tire wheel standing on girl lady woman stands stand heels exerted exerts exert acts acting applied on over surface by perpendicular normally normal produced force ground floor its standing heel contact base resting rests distributed nail tip head weighing when it if small large wooden block table lying kept top placed brick needle thumb pin pressing sharp",
  variables: [
    { name: "P", latex: "P", says: "pressure", unit: "Pa", letters: "P p", words: "pressure" },
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words: "force; thrust; weight; load",
    },
    { ...area },
    { name: "m", latex: "m", says: "mass", unit: "kg", letters: "m", words: "mass" },
    gravityAcceleration,
  ],
  laws: [
    { name: "Definition of pressure", equation: "P = F/A" },
    { name: "Weight of a body", equation: "F = m*g" },
  ],
};

export const pressureInLiquid: LawFrame = {
  name: "pressure-in-liquid",
  hasBodies: true,
  topic: "Mechanical Properties of Fluids",
  needs: "pressure",
  also: "scuba submarine fish whale swimmer below on him her it hull exerted water liquid column mercury bottom tank lake sea swimming pool fluid below surface under due filled up inside bottom of a an exerted at point vessel container its oil kerosene well dam deep diver fresh pure ocean gauge",
  variables: [
    {
      name: "P",
      latex: "P",
      says: "pressure",
      unit: "Pa",
      letters: "P p",
      words:
        "pressure; pressure due to the? water|liquid|column?; gauge pressure; water|liquid pressure",
    },
    density,
    {
      name: "h",
      latex: "h",
      says: "depth",
      unit: "m",
      letters: "h",
      words: "depth; height; deep; high; below the? surface?",
      asks: "how deep",
    },
    gravityAcceleration,
  ],
  laws: [{ name: "Pressure of a liquid column", equation: "P = h*rho*g" }],
  requires: ["rho"],
};

export const densityOfBody: LawFrame = {
  name: "density",
  hasBodies: true,
  topic: "Gravitation and Floatation",
  isBare: true,
  needs: "density",
  also: "cube ice stone rock statue crown coin ring marble has have having whose its occupies occupied body block wooden piece given solid liquid substance material sample cube metal gold silver water iron mercury made",
  variables: [
    {
      ...density,
      words: `${density.words ?? ""}; density of the? material|substance|solid|metal|gold|silver|iron`,
    },
    { name: "m", latex: "m", says: "mass", unit: "kg", letters: "m M", words: "mass" },
    { name: "V", latex: "V", says: "volume", unit: "m^3", letters: "V", words: "volume" },
  ],
  systems: ["g cm^3 g/cm^3"],
  laws: [{ name: "Definition of density", equation: "rho = m/V" }],
};

export const relativeDensity: LawFrame = {
  name: "relative-density",
  topic: "Gravitation and Floatation",
  needs: "relative specific",
  also: "silver gold iron mercury substance metal water its of solid material that pure",
  variables: [
    {
      name: "R",
      latex: "R",
      says: "relative density",
      unit: "",
      words:
        "relative density; specific gravity; relative density of silver|gold|iron|mercury|the? substance|metal?",
    },
    {
      name: "rho",
      latex: "\\rho",
      says: "density",
      unit: "kg/m^3",
      letters: "ρ",
      words: "density; density of silver|gold|iron|mercury|the? substance|metal|material?",
    },
    {
      name: "w",
      latex: "\\rho_w",
      says: "density of water",
      unit: "kg/m^3",
      words: "density of water; water density",
    },
  ],
  laws: [{ name: "Definition of relative density", equation: "R = rho/w" }],
  requires: ["w"],
};

export const buoyancy: LawFrame = {
  name: "buoyancy",
  topic: "Gravitation and Floatation",
  needs: "buoyant upthrust buoyancy",
  also: "boat raft displaces object log swimmer immersed fully completely submerged sunk acting acts water liquid fluid exerted placed fully totally experienced experiences wholly solid cube block metal stone sphere piece iron aluminium fully in of an its wooden ship",
  variables: [
    {
      name: "F",
      latex: "F_b",
      says: "buoyant force",
      unit: "N",
      letters: "F",
      words: "buoyant force; upthrust; force of buoyancy; buoyancy",
    },
    {
      name: "V",
      latex: "V",
      says: "volume",
      unit: "m^3",
      letters: "V",
      words:
        "displaces; displacing; volume; volume of water displaced; volume of the? water|liquid displaced",
    },
    {
      ...density,
      says: "density of the liquid",
      isNamed: true,
      // The density of the body is not a name of this variable: the force does not depend on it.
      words:
        "density of the? water|mercury|oil|liquid|fluid|kerosene|sea|seawater|sea?; water|mercury|oil|liquid|fluid|kerosene of density",
    },
    gravityAcceleration,
  ],
  requires: ["V", "rho"],
  laws: [{ name: "Archimedes' principle", equation: "F = rho*V*g" }],
};

export const hydraulics: LawFrame = {
  name: "hydraulics",
  topic: "Mechanical Properties of Fluids",
  needs: "hydraulic",
  also: "hydraulic lift press piston pistons cylinder has have required needed to applied on support raise lift lifts car smaller larger brake system must be",
  variables: [
    {
      name: "F",
      latex: "F_1",
      says: "force on the small piston",
      unit: "N",
      letters: "F1",
      words:
        "force on the? smaller|small piston; force; force applied on the? smaller|small piston",
    },
    {
      name: "A",
      latex: "A_1",
      says: "area of the small piston",
      unit: "m^2",
      letters: "A1",
      words: "area of the? smaller|small piston; smaller|small piston of? area?",
    },
    {
      name: "W",
      latex: "F_2",
      says: "force on the large piston",
      unit: "N",
      letters: "F2",
      words: "force on the? larger|large|bigger piston; load; weight; car of weight",
    },
    {
      name: "B",
      latex: "A_2",
      says: "area of the large piston",
      unit: "m^2",
      letters: "A2",
      words: "area of the? larger|large|bigger piston; larger|large|bigger piston of? area?",
    },
  ],
  laws: [{ name: "Pascal's law", equation: "F/A = W/B" }],
};

export const channelFlow: LawFrame = {
  name: "channel-flow",
  topic: "Mechanical Properties of Fluids",
  needs: "flow flows river canal pipe hose tap faucet delivers deliver",
  also: "delivers deliver delivered pump pumps hose nozzle garden aorta artery blood tube faucet tap fire circular fill fills filling pool tank bucket swimming takes full arterial cross sectional drain drains gutter duct air river canal gorge water flows flowing averages average pipe stream has at where channel rectangular through volume carries carrying it",
  variables: [
    {
      name: "Q",
      latex: "Q",
      says: "flow rate",
      unit: "m^3/s",
      letters: "Q",
      words: "flow rate; volume flow rate; rate of flow; discharge; rate",
      asks: "",
    },
    {
      name: "A",
      latex: "A",
      says: "cross-section",
      unit: "m^2",
      letters: "A",
      words: "cross sectional? area; area; area of cross section; cross section",
    },
    {
      name: "v",
      latex: "v",
      says: "speed",
      unit: "m/s",
      letters: "v",
      words: "speed|velocity; average? speed|velocity; average speed|velocity of the? river|water",
      asks: "how fast",
    },
    {
      name: "w",
      latex: "w",
      says: "width",
      unit: "m",
      letters: "w",
      words: "wide; width; breadth; broad",
    },
    { name: "d", latex: "d", says: "depth", unit: "m", letters: "d", words: "deep; depth" },
    {
      name: "r",
      latex: "r",
      says: "radius",
      unit: "m",
      letters: "r",
      words: "radius; radius of the? pipe|hose|tube|aorta|artery; inner|internal radius",
      isNamed: true,
    },
    {
      name: "D",
      latex: "D",
      says: "diameter",
      unit: "m",
      words: "diameter; diameter of the? pipe|hose|tube|aorta|artery; inner|internal diameter",
      isNamed: true,
    },
    {
      name: "V",
      latex: "V",
      says: "volume",
      unit: "m^3",
      letters: "V",
      words: "volume; volume of water; capacity",
      asks: "how much water; how many litres|liters of? water?",
    },
    {
      name: "t",
      latex: "t",
      says: "time",
      unit: "s",
      letters: "t",
      words: "time; time taken|required",
      asks: "how long; how much time",
    },
  ],
  laws: [
    { name: "Flow rate, area and speed", equation: "Q = A*v" },
    { name: "Area of the cross-section", equation: "A = w*d" },
    { name: "Area of a round cross-section", equation: "A = pi*r^2" },
    { name: "Radius and diameter", equation: "r = D/2" },
    { name: "Flow rate, volume and time", equation: "Q = V/t" },
  ],
};
