import { expect, test } from "vitest";
import { answerOf, solvedBy } from "../testing/answer-of.ts";

test.each([
  [
    "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image and the magnification.",
    "v = 60 cm, m = -2",
  ],
  [
    "An object is placed 10 cm in front of a convex lens of focal length 20 cm. Find the position of the image.",
    "-20 cm",
  ],
  [
    "An object is kept at 60 cm in front of a diverging lens of focal length 30 cm. Find the image distance.",
    "-20 cm",
  ],
  [
    "An object, 4.0 cm in size, is placed at 25.0 cm in front of a concave mirror of focal length 15.0 cm. At what distance from the mirror should a screen be placed in order to obtain a sharp image?",
    "-37.5 cm",
  ],
  [
    "An object is placed at a distance of 10 cm from a convex mirror of focal length 15 cm. Find the position of the image.",
    "6 cm",
  ],
  [
    "A convex mirror used for rear-view on an automobile has a radius of curvature of 3.00 m. If a bus is located at 5.00 m from this mirror, find the position of the image.",
    "1.15 m",
  ],
  [
    "An object 5 cm high is placed 20 cm from a concave mirror of focal length 15 cm. Find the height of the image.",
    "-15 cm",
  ],
  [
    "A 2.0 cm tall object is placed perpendicular to the principal axis of a convex lens of focal length 10 cm. The distance of the object from the lens is 15 cm. Find the position and size of the image.",
    "v = 30 cm, h' = -4 cm",
  ],
])("the image is asked: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "A concave lens of focal length 15 cm forms an image 10 cm from the lens. How far is the object placed from the lens?",
    "-30 cm",
  ],
  [
    "A convex lens of focal length 20 cm forms a real image at 30 cm. Where is the object?",
    "-60 cm",
  ],
  [
    "An object is placed 30 cm from a convex lens and a real image is formed 60 cm from the lens. Find the focal length.",
    "20 cm",
  ],
  [
    "A real image is formed 30 cm in front of a concave mirror of focal length 10 cm. Where is the object placed?",
    "-15 cm",
  ],
  [
    "A virtual image is formed 30 cm behind a concave mirror of focal length 15 cm. Find the object distance.",
    "-10 cm",
  ],
  // The image may be real or virtual, so there is no single answer.
  ["A convex lens of focal length 20 cm forms an image at 30 cm. Where is the object?", null],
  ["A convex lens forms an image at 30 cm for an object at 20 cm. Find the focal length.", null],
])("the image is given: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  ["Find the focal length of a convex mirror whose radius of curvature is 32 cm.", "16 cm"],
  ["Find the power of a convex lens of focal length 50 cm.", "2 D"],
  ["Find the power of a concave lens of focal length 2 m.", "-0.5 D"],
  [
    "A doctor has prescribed a corrective lens of power +1.5 D. Find the focal length of the lens.",
    "0.667 m",
  ],
  [
    "Light enters from air into a glass plate having refractive index 1.50. What is the speed of light in the glass? The speed of light in vacuum is 3*10^8 m/s.",
    "2*10^8 m/s",
  ],
  ["The speed of light in a medium is 2*10^8 m/s. Find its refractive index.", "1.5"],
  [
    "A ray of light passes from air to glass at an angle of incidence of 45°. The refractive index of glass is 1.5. Find the angle of refraction",
    "28.1°",
  ],
  ["Find the critical angle of glass of refractive index 1.5", "41.8°"],
])("refraction: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image.",
    "real and inverted, enlarged",
  ],
  [
    "An object is placed 10 cm in front of a convex lens of focal length 20 cm. Find the position of the image.",
    "virtual and erect, enlarged",
  ],
  [
    "An object is placed 40 cm in front of a convex lens of focal length 20 cm. Find the position of the image.",
    "real and inverted, of the same size",
  ],
  [
    "An object is placed 30 cm in front of a convex mirror of focal length 20 cm. Find the position of the image.",
    "virtual and erect, diminished",
  ],
])("the last step states the nature of the image: %s → %s", (question, nature) => {
  expect(solvedBy(question)?.solution.steps.at(-1)?.why).toContain(nature);
});
