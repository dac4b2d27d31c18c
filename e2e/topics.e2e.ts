import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectNoSidewaysScroll, picture } from "./browser.ts";
import { productFixtures } from "./fixtures.ts";
import { openSolved, signUp } from "./student.ts";

const fixtures = productFixtures();

/** Topics of grades 4 to 12 whose solutions are long, wide, high or drawn. */
const topics: Record<string, string[]> = {
  "grades 4 and 5": [
    "4,567 + 2,389",
    "Divide 9876 by 24",
    "What is 3/4 + 5/6 - (7/12 × 18/35 + 2 1/3) ÷ 11/15?",
    "Convert 3 km 250 m to metres",
    "How many minutes are there between 6:20 AM and 9:05 AM?",
  ],
  "grades 6 to 8": [
    "H.C.F. of 36 & 84",
    "Find the compound interest on Rs 8000 at 10% per annum for 1.5 years compounded half yearly.",
    "A shopkeeper buys a chair for ₹800 and sells it for ₹920. Find the profit percent.",
    "Solve (2x - 1)/3 - (x + 2)/4 = 5/6",
    "Factorise 6x^2 + 7x - 20",
    "Expand (2x + 3y - 4z)^2",
    "Find the surface area of a cylinder of radius 7 cm and height 10 cm",
    "Find the mean, median and mode of 5, 8, 12, 15, 20, 8",
  ],
  "grades 9 and 10": [
    "Divide x^4 - 3x^3 + 2x^2 + 5x - 7 by x^2 - 2x + 1",
    "Rationalise 1/(√7 - √3)",
    "Solve 2x + 3y = 12 and 3x - 2y = 5",
    "Solve 3x^2 - 17x + 11 = 0",
    "Find the 20th term of the AP 2, 7, 12, ...",
    "Find the area of the triangle with vertices (1,-1), (-4,6) and (-3,-5)",
    "Prove that (sin A + cosec A)² + (cos A + sec A)² = 7 + tan²A + cot²A",
    "Find the area of the minor segment of a circle of radius 14 cm with central angle 90°.",
    "A bag has 5 red, 4 blue and 3 green balls. Two balls are drawn without replacement. What is the probability that both are red?",
  ],
  "grades 11 and 12": [
    "Solve (x - 1)/(x + 2) ≥ 0",
    "Solve log_2(x) + log_2(x - 2) = 3",
    "Write (3 + 4i)/(1 - 2i) in the form a + ib",
    "How many words can be formed from the letters of the word MISSISSIPPI?",
    "Find the limit of (x^2 - 4)/(x - 2) as x approaches 2",
    "Find the derivative of (x^2 + 1)/(3x - 2)",
    "Find ∫ x e^x dx",
    "Find the local maximum and minimum of x^3 - 6x^2 + 9x + 1",
    "Find the inverse of [[1, 2, 3], [0, 1, 4], [5, 6, 0]]",
    "Solve x + y + z = 6, x - y + z = 2, 2x + y - z = 1",
    "Find the angle between the vectors 2i + 3j - k and i - j + 2k",
    "Solve sin x = 1/2",
    "Find the maximum value of Z = 4x + y subject to x + y <= 50, 3x + y <= 90, x >= 0, y >= 0",
    "Bag I contains 3 red and 4 black balls and Bag II contains 5 red and 6 black balls. One ball is drawn at random from one of the bags and it is red. Find the probability that it was drawn from Bag II.",
  ],
  "physics and chemistry": [
    "A car starts from rest and accelerates at 2 m/s^2 for 5 s. Find its final velocity and the distance covered.",
    "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image and the magnification.",
    "Resistors of 6 ohm and 3 ohm are connected in parallel. Find the equivalent resistance.",
    "Two point charges of 2 µC and 3 µC are placed 30 cm apart. Find the force between them.",
    "Balance Fe + H2O -> Fe3O4 + H2",
    "What mass of NaOH is needed to make 500 mL of 0.1 M solution?",
  ],
};

test.each(Object.entries(topics))("solutions of %s fit a phone", async (part, questions) => {
  const page = await fixtures.page();
  await signUp(page);
  for (const [at, question] of questions.entries()) {
    await openSolved(page, question);
    await expectWholeSolution(page, question);
    await picture(page, `topic-${part.replaceAll(" ", "-")}-${at + 1}`);
  }
});

async function expectWholeSolution(page: Page, question: string): Promise<void> {
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText(/^Checked:/u).waitFor();
  await expectNoSidewaysScroll(page);
  // KaTeX shows in red what it can't typeset, with the reason.
  expect.soft(await page.locator(".katex-error").count(), `formulas of ${question}`).toBe(0);
}
