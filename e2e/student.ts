import { register } from "#shared/contracts/auth.ts";
import { conversation, createConversation } from "#shared/contracts/conversations.ts";
import { consentWording } from "#shared/domain/consent.ts";
import { askHomework as ask } from "#shared/contracts/homework.ts";
import type { Page } from "playwright-core";

let lastPhone = 7_000_000_000;

export interface Account {
  name: string;
  phone: string;
  password: string;
}

export function newAccount(name = "Asha Verma"): Account {
  lastPhone += 1;
  return { name, phone: String(lastPhone), password: "secret1" };
}

/** Fills the auth page's form; Create Account is not pressed yet. */
export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Full Name").fill(account.name);
  await page.getByLabel("Grade").selectOption({ label: "Grade 8" });
  await page.getByLabel("Phone Number").fill(account.phone);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByLabel(consentWording.guardian).check();
}

export async function createAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** Signs up a new student through the API; no page is open yet. The sign-up journeys do it on the page. */
export async function signUp(
  page: Page,
  account: Account = newAccount(),
  grade = 8,
): Promise<Account> {
  await post(page, register.path, { ...account, grade });
  return account;
}

/** The same, and opens her dashboard. */
export async function signUpToDashboard(page: Page, account = newAccount()): Promise<Account> {
  await signUp(page, account);
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return account;
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByRole("tab", { name: "Login" }).click();
  await page.getByLabel("Phone Number").fill(account.phone);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Goes up to the choice of how much help she wants. */
export async function submitQuestion(page: Page, question: string): Promise<void> {
  await page.goto("/homework");
  await page.getByLabel("Your question").fill(question);
  await page.getByRole("button", { name: "Get Help" }).click();
}

export async function askHomework(
  page: Page,
  question: string,
  help = "Complete Solution",
): Promise<void> {
  await submitQuestion(page, question);
  await page.getByRole("button", { name: help }).click();
}

/** Opens a solution that was asked for through the API, as from her history. */
export async function openSolved(page: Page, question: string): Promise<void> {
  const { id } = conversation.parse(
    await post(page, createConversation.path, { type: "homework" }),
  );
  await post(page, ask.path, { question, conversationId: id, helpLevel: "full" });
  await page.goto(`/homework?c=${id}`);
}

async function post(page: Page, path: string, data: unknown): Promise<unknown> {
  const response = await page.request.post(path, { data, headers: { Accept: "application/json" } });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Reads the formulas from their MathML source, as a screen reader does. */
export async function formulas(page: Page, part = page.locator("body")): Promise<string> {
  await part.locator(".katex").first().waitFor();
  return (await part.locator("annotation").allTextContents()).join(" ; ");
}
