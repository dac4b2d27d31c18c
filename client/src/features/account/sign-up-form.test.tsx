import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { register } from "#shared/contracts/auth.ts";
import { consentGivers, consentWording } from "#shared/domain/consent.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { answer } from "../../testing/api-mock.ts";
import { asha } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { SignUpForm } from "./sign-up-form.tsx";

test.each(consentGivers)("a consent by %s that is ticked before hydration stays", async (giver) => {
  const form = (
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SignUpForm />
    </QueryClientProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(form);
  const visitor = userEvent.setup();
  await visitor.click(screen.getByLabelText(consentWording[giver]));
  await visitor.type(screen.getByLabelText("Full Name"), "Asha Rao");

  render(form, { container, hydrate: true });
  expect(screen.getByLabelText(consentWording[giver])).toHaveProperty("checked", true);
  const sent: unknown[] = [];
  server.use(answer(register, asha, async (request) => void sent.push(await request.json())));
  await visitor.selectOptions(screen.getByLabelText("Grade"), "8");
  await visitor.type(screen.getByLabelText("Phone Number"), "9876543210");
  await visitor.type(screen.getByLabelText("Password"), "secret1");
  await visitor.click(screen.getByRole("button", { name: "Create Account" }));
  await expect
    .poll(() => sent)
    .toEqual([expect.objectContaining({ consent: giver, name: "Asha Rao" })]);
});

test("the error of the consent is named by its group, as the other errors are by their fields", async () => {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SignUpForm />
    </QueryClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "Create Account" }));
  const group = await screen.findByRole("group", { description: "Choose who agrees" });
  expect(group.querySelector("p svg")).not.toBeNull();
});
