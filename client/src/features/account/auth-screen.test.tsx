import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { login, register } from "#shared/contracts/auth.ts";
import { consentWording } from "#shared/domain/consent.ts";
import { answer, dropConnection, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";

const field = (label: string) => screen.findByLabelText(label);
const button = (name: string) => screen.findByRole("button", { name });

async function fillLogin(visitor: ReturnType<typeof openApp>, phone = "9876543210") {
  await visitor.type(await field("Phone Number"), phone);
  await visitor.type(await field("Password"), "secret1");
}

async function fillSignUp(visitor: ReturnType<typeof openApp>) {
  await visitor.type(await field("Full Name"), "Asha Rao");
  await visitor.selectOptions(await field("Grade"), "Grade 8");
  await visitor.type(await field("Phone Number"), "9876543210");
  await visitor.type(await field("Password"), "secret1");
  await visitor.click(await field(consentWording.guardian));
}

test("the page opens on Login, with the fixed prefix and the example number", async () => {
  openApp("/auth", null);
  expect(await screen.findByRole("tab", { name: "Login", selected: true })).toBeTruthy();
  expect(await field("Phone Number")).toHaveProperty("placeholder", "9876543210");
  expect(screen.getByText("+91")).toBeTruthy();
  expect(screen.getByText("Your AI Learning Assistant")).toBeTruthy();
});

test("an empty login shows an error under each field, and makes no call", async () => {
  const visitor = openApp("/auth", null);
  await visitor.click(await button("Login"));

  const phone = await field("Phone Number");
  const password = await field("Password");
  expect(describedBy(phone)).toBe("Phone number must be 10 digits");
  expect(describedBy(password)).toBe("Password must be at least 6 characters");
  expect(document.activeElement).toBe(phone);
});

test("a login sends the phone as username and navigates to the dashboard", async () => {
  const sent: unknown[] = [];
  const visitor = openApp("/auth", null);
  server.use(answer(login, asha, async (request) => void sent.push(await request.json())));
  await fillLogin(visitor);
  await visitor.click(await button("Login"));

  expect(await screen.findByRole("heading", { name: "Hello, Asha" })).toBeTruthy();
  expect(sent).toEqual([{ username: "9876543210", password: "secret1" }]);
  expect(address()).toBe("/dashboard");
});

test("a pasted +91 number is accepted", async () => {
  const visitor = openApp("/auth", null);
  await visitor.click(await field("Phone Number"));
  await visitor.paste("+91 98765 43210");
  expect(await field("Phone Number")).toHaveProperty("value", "9876543210");
});

test("while a login is pending, the button says so and can't be pressed", async () => {
  const visitor = openApp("/auth", null);
  server.use(neverAnswer(login));
  await fillLogin(visitor);
  await visitor.click(await button("Login"));
  expect(await button("Logging in...")).toHaveProperty("disabled", true);
});

test("a refused login shows a toast with the server's sentence and keeps the typed values", async () => {
  const visitor = openApp("/auth", null);
  server.use(refuse(login, 401, { detail: "Phone number or password is wrong." }));
  await fillLogin(visitor);
  await visitor.click(await button("Login"));

  const toast = await screen.findByRole("listitem");
  expect(within(toast).getByText("Login failed")).toBeTruthy();
  expect(within(toast).getByText("Phone number or password is wrong.")).toBeTruthy();
  expect(await field("Phone Number")).toHaveProperty("value", "9876543210");
});

test("a wrong password is shown at the field too, until the value changes", async () => {
  const visitor = openApp("/auth", null);
  const detail = "Wrong phone number or password.";
  server.use(refuse(login, 401, { code: "wrong_credentials", detail }));
  await fillLogin(visitor);
  await visitor.click(await button("Login"));
  await screen.findByRole("listitem");
  const password = await field("Password");
  expect(describedBy(password)).toBe(detail);
  expect(document.activeElement).toBe(password);

  await visitor.type(password, "2");
  expect(describedBy(password)).toBeUndefined();
});

test("after too many attempts the page shows how long to wait, also when the toast has closed", async () => {
  const visitor = openApp("/auth", null);
  server.use(refuse(login, 429, { detail: "Too many tries.", retryAfter: 275 }));
  await fillLogin(visitor);
  await visitor.click(await button("Login"));
  expect(await screen.findByText(/Wait 5 minutes, then try again/u)).toBeTruthy();
});

test("a login without a connection shows that the phone is offline", async () => {
  const visitor = openApp("/auth", null);
  server.use(dropConnection(login));
  await fillLogin(visitor);
  await visitor.click(await button("Login"));
  expect(await within(await screen.findByRole("listitem")).findByText(/offline/u)).toBeTruthy();
  // The message stays when the toast has closed, and if the toast's chunk couldn't be fetched.
  expect(within(screen.getByRole("tabpanel")).getByText(/offline/u)).toBeTruthy();
});

test("the password can be shown and hidden again", async () => {
  const visitor = openApp("/auth", null);
  expect(await field("Password")).toHaveProperty("type", "password");
  await visitor.click(await button("Show password"));
  expect(await field("Password")).toHaveProperty("type", "text");
  await visitor.click(await button("Hide password"));
  expect(await field("Password")).toHaveProperty("type", "password");
});

test("a sign-up sends name, phone, password and the grade as a number", async () => {
  const sent: unknown[] = [];
  const visitor = openApp("/auth", null);
  server.use(answer(register, asha, async (request) => void sent.push(await request.json())));
  await visitor.click(await screen.findByRole("tab", { name: "Sign Up" }));
  await fillSignUp(visitor);
  await visitor.click(await button("Create Account"));

  expect(await screen.findByRole("heading", { name: "Hello, Asha" })).toBeTruthy();
  expect(sent).toEqual([
    { name: "Asha Rao", phone: "9876543210", password: "secret1", grade: 8, consent: "guardian" },
  ]);
});

test("the sign-up form offers grades 4 to 12, with none chosen", async () => {
  openApp("/auth?mode=sign-up", null);
  const grade = await screen.findByRole("combobox", { name: "Grade" });
  expect(
    within(grade)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([
    "Choose your class",
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `Grade ${number}`),
  ]);
  expect(grade).toHaveProperty("value", "");
});

test("nobody can sign up without a class and consent", async () => {
  const visitor = openApp("/auth?mode=sign-up", null);
  await visitor.type(await field("Full Name"), "Asha Rao");
  await visitor.type(await field("Phone Number"), "9876543210");
  await visitor.type(await field("Password"), "secret1");
  await visitor.click(await button("Create Account"));
  expect(describedBy(await field("Grade"))).toBe("Choose your class");
  expect(await screen.findByText("Choose who agrees")).toBeTruthy();
});

test("a recovery word is sent if one is typed", async () => {
  const sent: unknown[] = [];
  const visitor = openApp("/auth?mode=sign-up", null);
  server.use(answer(register, asha, async (request) => void sent.push(await request.json())));
  await fillSignUp(visitor);
  await visitor.type(await field("Recovery word (optional)"), "Mango Tree");
  await visitor.click(await button("Create Account"));
  await screen.findByRole("heading", { name: "Hello, Asha" });
  expect(sent).toEqual([expect.objectContaining({ recoveryWord: "mangotree" })]);
});

test("while a sign-up is pending, the button says so and can't be pressed", async () => {
  const visitor = openApp("/auth?mode=sign-up", null);
  server.use(neverAnswer(register));
  await fillSignUp(visitor);
  await visitor.click(await button("Create Account"));
  expect(await button("Creating Account...")).toHaveProperty("disabled", true);
});

test("a phone number that is taken is shown in a toast and at the field", async () => {
  const visitor = openApp("/auth?mode=sign-up", null);
  const detail = "An account with this phone number exists. Log in instead.";
  server.use(refuse(register, 409, { code: "phone_taken", detail }));
  await fillSignUp(visitor);
  await visitor.click(await button("Create Account"));

  expect(
    await within(await screen.findByRole("listitem")).findByText("Registration failed"),
  ).toBeTruthy();
  const phone = await field("Phone Number");
  expect(describedBy(phone)).toBe(detail);
  expect(document.activeElement).toBe(phone);
});

test("an error that only the server finds is shown at its field", async () => {
  const visitor = openApp("/auth?mode=sign-up", null);
  server.use(refuse(register, 400, { errors: { name: "Write your name in letters." } }));
  await fillSignUp(visitor);
  await visitor.click(await button("Create Account"));
  expect(await screen.findByText("Write your name in letters.")).toBeTruthy();
});

test("a corrected field loses its error, one that is still wrong keeps it", async () => {
  const visitor = openApp("/auth?mode=sign-up", null);
  await visitor.click(await button("Create Account"));
  expect(describedBy(await field("Full Name"))).toBe("Enter your name");

  await visitor.type(await field("Full Name"), "Asha");
  await visitor.type(await field("Phone Number"), "98765");
  expect(describedBy(await field("Full Name"))).toBeUndefined();
  expect(describedBy(await field("Phone Number"))).toBe("Phone number must be 10 digits");
  expect((await field("Full Name")).getAttribute("aria-invalid")).toBe("false");
});

test("no field shows an error before the first submit", async () => {
  const visitor = openApp("/auth", null);
  await visitor.type(await field("Phone Number"), "98");
  await visitor.tab();
  expect(describedBy(await field("Phone Number"))).toBeUndefined();
});

test("a signed-in student who opens the auth page is redirected to the dashboard", async () => {
  openApp("/auth", asha);
  expect(await screen.findByRole("heading", { name: "Hello, Asha" })).toBeTruthy();
  expect(address()).toBe("/dashboard");
});

test("after signing in, the student is redirected to the requested page", async () => {
  const visitor = openApp("/doubts", null);
  await fillLogin(visitor);
  expect(address()).toBe("/auth?next=%2Fdoubts");
  server.use(answer(login, asha));
  await visitor.click(await button("Login"));

  const heading = await screen.findByRole("heading", { level: 1, name: "Doubt Solver" });
  expect(address()).toBe("/doubts");
  expect(document.activeElement).toBe(heading);
});

test("a change of tab keeps the requested page", async () => {
  const visitor = openApp("/auth?next=%2Fdoubts", null);
  await visitor.click(await screen.findByRole("tab", { name: "Sign Up" }));
  expect(address()).toBe("/auth?mode=sign-up&next=%2Fdoubts");
});

function describedBy(control: HTMLElement): string | undefined {
  const id = control.getAttribute("aria-describedby") ?? "";
  return document.getElementById(id)?.textContent;
}
