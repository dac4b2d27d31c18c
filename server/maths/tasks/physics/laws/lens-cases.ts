import { rayFigure } from "./ray-figures.ts";
import type { Law, LawFrame, ExtraFact, Variable } from "./law-frame.ts";

const convention =
  "Signs by the NCERT (new Cartesian) convention: distances are measured from the pole or optical centre, and those against the incoming light are negative.";
const deviceWords =
  "bulb lamp clear filament thin person face man woman girl boy standing toy car book page letter print tree flower pencil camera projector slide makeup shaving dentist tooth placed object kept front this that used rear-view rear view of an at from in find its at formed form forms be should obtained on produced given by screen principal axis candle needle flame thin located stands standing spherical automobile bus it perpendicular sharp focused how where order get obtain held away dur door rakhi rakha";

/** One of the four devices of ray optics at school: concave and convex mirror, convex and concave lens. */
export interface Device {
  name: string;
  kind: "mirror" | "lens";
  /** The adjectives that name it: "convex converging". */
  adjectives: string;
  focalSign: "positive" | "negative";
}

const laws: Record<Device["kind"], readonly Law[]> = {
  mirror: [
    { name: "Mirror formula", equation: "1/v + 1/u = 1/f" },
    { name: "Magnification of a mirror", equation: "m = 0 - v/u" },
    { name: "Magnification by the heights", equation: "m = b/a" },
    { name: "Height of the image in a mirror", equation: "b = 0 - a*v/u" },
    { name: "Focal length and radius of curvature", equation: "f = R/2" },
  ],
  lens: [
    { name: "Lens formula", equation: "1/v - 1/u = 1/f" },
    { name: "Magnification of a lens", equation: "m = v/u" },
    { name: "Magnification by the heights", equation: "m = b/a" },
    { name: "Height of the image of a lens", equation: "b = a*v/u" },
  ],
};

const focalWords = "focal length; focal length of it";

function focalVariables({ kind, focalSign }: Device): Variable[] {
  // Only a negative focal length is signed: a convex mirror with a negative radius does not exist.
  const sign =
    focalSign === "negative" ? { isNegative: true as const, isSigned: true as const } : {};
  const focal: Variable = {
    name: "f",
    latex: "f",
    says: "focal length",
    unit: "m",
    letters: "f",
    words: focalWords,
    ...sign,
  };
  const curvature: Variable = {
    name: "R",
    latex: "R",
    says: "radius of curvature",
    unit: "m",
    letters: "R",
    words: "radius of curvature",
    ...sign,
  };
  return kind === "mirror" ? [focal, curvature] : [focal];
}

const heights: readonly Variable[] = [
  {
    name: "a",
    latex: "h",
    says: "height of the object",
    unit: "m",
    isNamed: true,
    words:
      "height|size of the object; object height|size; object of size|height|length; size|height",
    behind: "high; tall; in size; in height; in length; long; high object; tall object",
  },
  {
    name: "b",
    latex: "h'",
    says: "height of the image",
    unit: "m",
    isNamed: true,
    targetWords:
      "height|size of the? image; image height|size; size; height; its size|height; height|size of its image",
    isSigned: true,
  },
];

const magnification: Variable = {
  name: "m",
  latex: "m",
  says: "magnification",
  unit: "",
  letters: "m",
  targetWords: "magnification; linear magnification; magnification produced",
  isSigned: true,
};

const objectDistance: Variable = {
  name: "u",
  latex: "u",
  says: "object distance",
  unit: "m",
  letters: "u",
  isNegative: true,
  isSigned: true,
};

/** The image is requested; an unnamed length is the object distance. */
function imageAsked(device: Device): LawFrame {
  const named = device.adjectives.replaceAll(" ", "|");
  return {
    name: device.name,
    topic: "Light: Reflection and Refraction",
    needs: device.kind,
    also: `${deviceWords} ${device.kind} image where far distance position nature what real virtual erect inverted upright ${device.adjectives}`,
    // Wordings that request the object or give the image belong to another frame.
    never: `image at; image is? formed|obtained|produced at; where is|should|must the? object; should|must the? object; object be; object from; how far is|should|must the? object; distance of the object from; far|distance object`,
    variables: [
      {
        ...objectDistance,
        words: "object distance; distance of the object",
        givenWords: "distance of the object from the lens|mirror is; object distance",
        cues: "placed|kept|located|stands|standing|situated at? a? distance? of?; at; at a distance of",
        behind: `away from; in front of; from a|the? ${named} ${device.kind}; from this|the ${device.kind}; from it; dur|door rakha|rakhi hai?; ki duri|doori par`,
      },
      {
        name: "v",
        latex: "v",
        says: "image distance",
        unit: "m",
        letters: "v",
        targetWords:
          "image distance; position of the? image|its; position of its image; position; distance of the? image; location of the image; image; nature and position of the image; position and nature of the image; nature, position of the image",
        asks: "where; how far; at what distance; kaha|kahan banegi|banega|banti|banta|banegi hai?",
        isSigned: true,
      },
      ...focalVariables(device),
      magnification,
      ...heights,
    ],
    requires: ["u"],
    spare: ["a"],
    laws: laws[device.kind],
    systems: ["cm"],
    note: convention,
    draw: rayFigure(device),
    tells: (value) => natureOf(device, value("m") ?? magnificationOf(device, value)),
  };
}

function magnificationOf({ kind }: Device, value: (name: string) => number | null): number | null {
  const [v, u] = [value("v"), value("u")];
  if (v === null || u === null) return null;
  return kind === "lens" ? v / u : -v / u;
}

/** The nature of the image of a real object, from the sign and magnitude of the magnification. */
function natureOf({ kind }: Device, m: number | null): ExtraFact | null {
  if (m === null || m === 0) return null;
  const size =
    Math.abs(Math.abs(m) - 1) < 1e-9
      ? "of the same size"
      : Math.abs(m) > 1
        ? "enlarged"
        : "diminished";
  const nature = m < 0 ? "real and inverted" : "virtual and erect";
  const place =
    kind === "mirror"
      ? m < 0
        ? "in front of the mirror"
        : "behind the mirror"
      : m < 0
        ? "on the other side of the lens"
        : "on the same side as the object";
  return {
    fact: `${nature}, ${size}`,
    sentence: `The image is ${nature}, ${size}, ${place}.`,
  };
}

/** "Position, nature and size" without the height of the object (NCERT): the magnification describes the size. */
function sizeAsked(device: Device): LawFrame {
  const frame = imageAsked(device);
  return {
    ...frame,
    name: `${device.name}-size`,
    variables: frame.variables.flatMap((variable) => {
      if (heights.includes(variable)) return [];
      return variable.name === "m"
        ? [
            {
              ...variable,
              targetWords: `${variable.targetWords ?? ""}; nature and size of the? image?; size and nature of the? image?`,
            },
          ]
        : [variable];
    }),
    spare: [],
    laws: frame.laws.filter(({ equation }) => !/\b[ab]\b/.test(equation)),
  };
}

/** The image is given, with the statement that it is real or virtual, which determines its sign. */
function imageGiven(device: Device, image: "real" | "virtual"): LawFrame {
  const isAlwaysVirtual = device.focalSign === (device.kind === "mirror" ? "positive" : "negative");
  const isNegative = (device.kind === "mirror") === (image === "real");
  const marker =
    image === "real"
      ? "real; real and inverted; inverted; on a|the? screen"
      : "virtual; erect; upright; virtual and erect|upright";
  return {
    name: `${device.name}-${image}-image`,
    topic: "Light: Reflection and Refraction",
    needs: "image",
    also: `${deviceWords} ${device.kind} for ${device.kind === "mirror" ? "behind" : ""} ${device.adjectives}`,
    never: "from the? object; from the|its? image; between; object and; image and; times; as large",
    markers: ["p"],
    facts: isAlwaysVirtual ? [] : [{ words: marker, variable: "p", value: "1" }],
    requires: isAlwaysVirtual ? ["v"] : ["v", "p"],
    variables: [
      { name: "p", latex: "", says: "", unit: "", isNamed: true },
      {
        ...objectDistance,
        isNamed: true,
        cues: "placed|kept|located|situated at? a? distance? of?; object; object is? placed|kept? at? a? distance? of?; object distance",
        targetWords: "object distance; position of the object; distance of the object",
        asks: "where is|should|must the? object be? placed?|kept?; how far is|should|must the? object be? placed|kept?; at what distance is|should|must the? object be? placed|kept?; at what distance should the object from the lens|mirror be placed; how far from the? lens|mirror is|should|must the? object be? placed|kept?",
      },
      {
        name: "v",
        latex: "v",
        says: "image distance",
        unit: "m",
        letters: "v",
        isNamed: true,
        cues: "image; image is? formed|obtained|produced|located? at? a? distance? of?; image distance",
        isSigned: true,
        ...(isNegative ? { isNegative: true as const } : {}),
      },
      ...focalVariables(device).map((variable) => ({ ...variable, isNamed: true as const })),
      magnification,
    ],
    laws: laws[device.kind].filter(({ equation }) => !/\b[ab]\b/.test(equation)),
    systems: ["cm"],
    note: convention,
    draw: rayFigure(device),
  };
}

/** All frames of one device; a device that forms only virtual images has none for real ones. */
export function casesOf(device: Device): LawFrame[] {
  const isAlwaysVirtual = device.focalSign === (device.kind === "mirror" ? "positive" : "negative");
  const given = isAlwaysVirtual ? (["virtual"] as const) : (["real", "virtual"] as const);
  return [
    imageAsked(device),
    sizeAsked(device),
    ...given.map((image) => imageGiven(device, image)),
  ];
}
