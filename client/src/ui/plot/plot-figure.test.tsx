import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Plot } from "#shared/contracts/plot.ts";
import { PlotFigure } from "./plot-figure.tsx";

const graph: Plot = {
  kind: "graph",
  description: "The line and the parabola meet at (1, 1).",
  x: { from: -4, to: 4, ticks: [-4, -2, 0, 2, 4], name: "x" },
  y: { from: -1, to: 9, ticks: [0, 5], name: "y" },
  curves: [
    {
      label: "y = x^{2}",
      style: "solid",
      pieces: [
        [
          [-2, 4],
          [0, 0],
          [2, 4],
        ],
      ],
    },
    {
      label: "y = x",
      style: "solid",
      pieces: [
        [
          [-4, -4],
          [4, 4],
        ],
      ],
    },
  ],
  regions: [],
  points: [{ at: [1, 1], label: "(1, 1)" }],
};

test("a graph is one image with a text alternative; its curves are named and differ not only in colour", async () => {
  const { container } = render(<PlotFigure plot={graph} />);
  expect(await screen.findByRole("img", { name: graph.description })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  const dashes = [...container.querySelectorAll("li path")].map((path) =>
    path.getAttribute("stroke-dasharray"),
  );
  expect(new Set(dashes).size).toBe(2);
  expect(screen.getByText("(1, 1)")).toBeTruthy();
});

test("the axes are at zero, or at the edge if zero is out of range", async () => {
  const axes = async (x: { from: number; to: number }) => {
    const far: Plot = { ...graph, x: { ...graph.x, ...x, ticks: [] } };
    const { container } = render(<PlotFigure plot={far} />);
    await within(container).findByRole("img");
    return container.querySelector(".stroke-outline")?.getAttribute("d");
  };
  expect(await axes({ from: -4, to: 4 })).toContain("M160 ");
  expect(await axes({ from: 10, to: 20 })).toContain("M12 ");
});

test("an interval shows which ends are closed, and an arrow if it is unbounded", async () => {
  const plot: Plot = {
    kind: "number-line",
    description: "All numbers from 2 up, without 2",
    line: { from: 0, to: 8, ticks: [0, 2, 4, 6, 8] },
    intervals: [
      { from: { at: 2, label: "2", included: false }, to: null },
      { from: { at: 0, label: "0", included: true }, to: { at: 1, label: "1", included: true } },
    ],
  };
  const { container } = render(<PlotFigure plot={plot} />);
  await screen.findByRole("img", { name: plot.description });
  expect(container.querySelectorAll("circle.fill-sheet")).toHaveLength(1);
  expect(container.querySelectorAll("circle.fill-teal")).toHaveLength(2);
  expect(container.querySelectorAll("g path[stroke-width='3']")).toHaveLength(1);
  expect(screen.getAllByText("2")).toHaveLength(1);
});

test("labels of close ends don't overlap, and a point where two intervals meet has one label", async () => {
  const end = (at: number, label: string) => ({ at, label, included: false });
  const plot: Plot = {
    kind: "number-line",
    description: "All numbers but 1/2 and those from there to 3/5, and 4",
    line: { from: -2, to: 6, ticks: [] },
    intervals: [
      { from: null, to: end(0.5, "1/2") },
      { from: end(0.6, "3/5"), to: end(4, "4") },
      { from: end(4, "4"), to: null },
    ],
  };
  render(<PlotFigure plot={plot} />);
  await screen.findByRole("img", { name: plot.description });
  const middle = (label: string) => Number(screen.getByText(label).getAttribute("x"));
  expect(middle("3/5") - middle("1/2")).toBeGreaterThan(18);
  expect(middle("4")).toBeCloseTo(233, 0);
});

const pen = { stroke: "ink", fill: null, weight: "normal", isDashed: false } as const;
const drawing: Plot = {
  kind: "drawing",
  title: "The triangle",
  description: "A triangle with a side of 4 cm.",
  shows: "question",
  height: 120,
  shapes: [
    {
      ...pen,
      shape: "path",
      points: [
        [20, 100],
        [120, 100],
      ],
      isClosed: false,
      arrows: "both",
    },
    { ...pen, shape: "arc", centre: [160, 60], radii: [40, 20], from: 0, to: 360, arrows: "none" },
  ],
  labels: [{ text: "4 cm", at: [70, 115], anchor: "middle", tone: "blue", isItalic: false }],
};

test("space for a drawing is reserved until its chunk has loaded, then its content is shown", async () => {
  const { container } = render(<PlotFigure plot={drawing} />);
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 320 120");
  expect(screen.getByRole("heading", { name: "The triangle" })).toBeTruthy();
  const picture = await screen.findByRole("img", { name: drawing.description });
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 320 120");
  const outlines = [...picture.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(outlines).toEqual([
    "M20 100L120 100",
    "M20 100L29 103.6L29 96.4Z",
    "M120 100L111 96.4L111 103.6Z",
    "M200 60A40 20 0 0 0 120 60A40 20 0 0 0 200 60",
  ]);
  expect(screen.getByText("4 cm").getAttribute("fill")).toBe("var(--figure-blue)");
});

test.each([
  ["The triangle", drawing],
  ["On a graph", graph],
])("%s is shown full screen, and Escape returns focus to its button", async (title, plot) => {
  render(<PlotFigure plot={plot} />);
  const picture = await screen.findByRole("img", { name: plot.description });
  const button = screen.getByRole("button", { name: `Show larger: ${title}` });
  const student = userEvent.setup();
  // First by a press on the picture, then by keyboard.
  for (const open of [() => student.click(picture), () => student.keyboard("{Enter}")]) {
    await open();
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(within(dialog).getByRole("img", { name: plot.description })).toBeTruthy();
    expect(within(dialog).queryAllByRole("listitem")).toHaveLength(plot.kind === "graph" ? 2 : 0);
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(button);
  }
});
