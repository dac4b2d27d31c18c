import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { listMessages, type Message } from "#shared/contracts/messages.ts";
import { answer } from "../../../testing/api-mock.ts";
import { aMessage, anAnswer } from "../../asking/testing/answer-samples.ts";
import { askFor, givenLiveTutor } from "./given-homework.ts";

export const message = { id: 12 };
export const whole = { aiResponse: anAnswer(), message };
const [firstStep, secondStep] = anAnswer().steps;
export const steps = [firstStep, secondStep].filter((step) => step !== undefined);
export const checked = { status: "checked", method: "$x = 4$ put back" } as const;
export const announced = () => screen.queryByText("Your answer is ready.");
/** Announced in a separate render, after the answer is displayed. */
export const announcement = () => screen.findByText("Your answer is ready.");

const asked = aMessage({ id: 11, metadata: { helpLevel: "full" } });
const theAnswer = (more: Partial<Message> = {}) =>
  aMessage({ id: 12, role: "assistant", questionId: 11, content: "", ...more });
export const stored = (more: Partial<Message> = {}) =>
  answer(listMessages, [asked, theAnswer(more)]);

/** Starts a complete solution, with this part of it on the page. */
export async function givenStreamingAnswer(aiResponse = { content: "Undo what was done." }) {
  const live = givenLiveTutor();
  const student = await askFor(/^Complete Solution/u);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message, aiResponse });
  await screen.findByText(aiResponse.content);
  return { live, student };
}
