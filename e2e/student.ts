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

/** The way a new student goes: from the landing page to her dashboard. */
export async function signUp(page: Page, account: Account = newAccount()): Promise<Account> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Full Name").fill(account.name);
  await page.getByLabel("Grade").selectOption({ label: "Grade 8" });
  await page.getByLabel("Phone Number").fill(account.phone);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/dashboard");
  return account;
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByRole("tab", { name: "Login" }).click();
  await page.getByLabel("Phone Number").fill(account.phone);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
}
