import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { givenSolution } from "../testing/given-solution.ts";
import { askHomework, engineGiving } from "../testing/scripted-tutor.ts";
import { solverHere } from "../testing/solver.ts";
import { withResolvers } from "../features/answers/live-answer.ts";
import { createSafety } from "./safety/safety.ts";

const right = givenSolution({ answer: "$x = 4$" });

test("a question that is still being stored is solved already, and told to no engine before it is", async () => {
  const kept = withResolvers<void>();
  const solve = vi.spyOn(solverHere, "solve");
  const { engine, asked } = engineGiving(right);
  const { answer } = askHomework(engine, { context: { kept: kept.promise } });
  await solve.mock.results[0]?.value;
  solve.mockRestore();
  await turn();
  expect(asked).toEqual([]);
  kept.resolve();
  expect(await answer).toMatchObject({ kind: "answered", output: right });
  expect(asked).toHaveLength(1);
});

test("a question that can't be stored is told to no engine, and no call is recorded", async () => {
  const kept = withResolvers<void>();
  const { engine, asked } = engineGiving(right);
  const { answer, calls } = askHomework(engine, { context: { kept: kept.promise } });
  kept.reject(new Error("The disk is full"));
  await expect(answer).rejects.toThrow("The disk is full");
  expect([asked, calls]).toEqual([[], []]);
});

test("the provider's moderation is told of a question when it is stored; our own list looks before", async () => {
  const kept = withResolvers<void>();
  const moderate = vi.fn(async () => null);
  const { assess } = createSafety({ moderate });
  const context = { signal: new AbortController().signal, kept: kept.promise };
  expect((await assess({ text: "i want to die" }, context))?.source).toBe("list");
  const assessed = assess({ text: "What is osmosis?" }, context);
  await turn();
  expect(moderate).not.toHaveBeenCalled();
  kept.resolve();
  expect(await assessed).toBeNull();
  expect(moderate).toHaveBeenCalledOnce();
});
