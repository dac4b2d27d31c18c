import path from "node:path";
import { runnerImport, type Plugin } from "vite";
import type { Drawing } from "#shared/contracts/plot.ts";
import { solveQuestion, tasks } from "@sawaal/maths/testing";

/** A figure of the library or a drawing of an answer, for the page that lists all of them. */
export interface ShownFigure {
  name: string;
  heading: string;
  alt: string;
  /** Returns its <svg> in one theme: the page holds it once in each. */
  svgIn: (theme: string) => string;
}

interface Renderer {
  renderDrawing: (drawing: Drawing) => string;
}

/** The page of figures brings the styles; a module that is only run needs none. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "virtual:no-styles" : null),
  load: (id) => (id === "virtual:no-styles" ? "" : null),
};

/** Returns the drawings in answers to the solver's examples, one of each kind for each task. */
export async function answerDrawings(isWanted: (name: string) => boolean): Promise<ShownFigure[]> {
  const drawings = tasks
    .filter(({ name }) => isWanted(`answer-${name}`))
    .flatMap(({ name, examples }) => ofTask(`answer-${name}`, examples));
  if (drawings.length === 0) return [];
  const root = path.resolve("client");
  const { module } = await runnerImport<Renderer>(`${root}/src/ui/plot/render-drawing.tsx`, {
    configFile: false,
    logLevel: "error",
    root,
    plugins: [withoutStyles],
  });
  return drawings.map(({ name, question, drawing }) => {
    const svg = module.renderDrawing(drawing);
    const heading = `${name}, ${drawing.shows}: ${question} · ${drawing.title}`;
    return { name, heading, alt: drawing.description, svgIn: () => svg };
  });
}

function ofTask(name: string, examples: readonly string[]) {
  const drawings = examples.flatMap((question) => {
    const outcome = solveQuestion(question);
    const plot = outcome.kind === "solved" ? outcome.solution.plot : undefined;
    return plot?.kind === "drawing" ? [{ question, drawing: plot }] : [];
  });
  const kinds = new Map(
    drawings.map((one) => [`${one.drawing.shows} ${one.drawing.title}`, one] as const),
  );
  return [...kinds.values()].map((one, at) => ({
    ...one,
    name: at === 0 ? name : `${name}-${at + 1}`,
  }));
}
