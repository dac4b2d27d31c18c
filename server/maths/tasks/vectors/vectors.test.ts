import { expect, test } from "vitest";
import type { SolvedOutcome } from "../../outcome.ts";
import { readQuestion } from "../../read/question.ts";
import { Refusal } from "../../refusal.ts";
import { vectorsTasks } from "./vectors.tasks.ts";

/** The solution that the vector tasks give for a question; null if they do not match or refuse it. */
function solved(question: string): SolvedOutcome | null {
  try {
    for (const task of vectorsTasks) {
      const outcome = task.attempt(readQuestion(question), { grade: 12 });
      if (outcome) return outcome.kind === "solved" ? outcome : null;
    }
    return null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

test.each([
  ["Find a × b if a = 2i + 3j - k and b = i - 2j + 4k", "10i - 9j - 7k"],
  ["Find the magnitude of the vector 2i - 3j + 6k", "7"],
  ["If a = 5i - j - 3k and b = i + 3j - 5k, find (a + b)·(a - b)", "0"],
  ["find |a| if a = 2i + 3j - k", "√(14)"],
  ["a = i + j, b = j + k, c = k + i find [a b c]", "2"],
  ["find a.b if a=2i+3j+k, b = i - j", "-1"],
  [
    "If \\vec{a} = \\hat{i} + 2\\hat{j} - \\hat{k} and \\vec{b} = 3\\hat{i} + \\hat{j} - 5\\hat{k}, find \\vec{a} \\times \\vec{b}",
    "-9i + 2j - 5k",
  ],
  ["(1, 2, 3) × (4, 5, 6)", "(-3, 6, -3)"],
  ["<1,2,3> . <4,5,6>", "32"],
  ["dot product of 2i+3j and i-j", "-1"],
  ["find 2a - 3b where a = 2i + j, b = i - 3j", "i + 11j"],
  ["find the sum of vectors a = i - 2j + k, b = -2i + 4j + 5k", "-i + 2j + 6k"],
  ["|a x b| if a = i - 7j + 7k and b = 3i - 2j + 2k", "19√(2)"],
  ["a=2i-3j+4k, b=i+2j-k, c=3i-j+2k find a.(b x c)", "-7"],
  ["scalar triple product of 2i - 3j + 4k, i + 2j - k and 3i - j + 2k", "-7"],
  ["vectors a = (1,2,3) and b=(3,-1,2) find a.b", "7"],
  ["2i + 3j aur i - j ka dot product nikalo", "-1"],
  ["Find the unit vector in the direction of 2i + 3j + 6k", "(2/7)i + (3/7)j + (6/7)k"],
  [
    "Find a unit vector perpendicular to both a = i + j + k and b = i + 2j + 3k",
    "((√(6))/6)i - ((√(6))/3)j + ((√(6))/6)k",
  ],
  ["Find the direction cosines of the vector i + 2j + 3k", "(√(14))/14, (√(14))/7, (3√(14))/14"],
  [
    "Find the direction cosines of the line joining the points (1, 2, 3) and (3, 5, 9)",
    "2/7, 3/7, 6/7",
  ],
  ["If a line has direction ratios 2, -1, -2, determine its direction cosines", "2/3, -1/3, -2/3"],
  ["Find the vector joining the points P(2, 3, 0) and Q(-1, -2, -4)", "-3i - 5j - 4k"],
  ["Find the angle between the vectors i + j - k and i - j + k", "cos^-1(-1/3)"],
  ["Find the angle between a = i + j and b = j + k", "60°"],
  ["Find the projection of a = 2i + 3j + 2k on b = i + 2j + k", "(5√(6))/3"],
  [
    "Find the area of a parallelogram whose adjacent sides are a = 3i + j + 4k and b = i - j + k",
    "√(42)",
  ],
  [
    "Find the area of the triangle with vertices A(1, 1, 2), B(2, 3, 5) and C(1, 5, 5)",
    "(√(61))/2",
  ],
  [
    "Find the volume of the parallelepiped whose edges are a = 2i - 3j + 4k, b = i + 2j - k and c = 3i - j + 2k",
    "7",
  ],
  ["Find λ if the vectors 2i + λj + k and i - 2j + 3k are perpendicular", "λ = 5/2"],
  ["find lambda if the vectors i - 2j + 3k and 2i - 4j + lambda k are parallel", "λ = 6"],
  ["Are the vectors i - 2j + 3k, -2i + 3j - 4k and i - 3j + 5k coplanar?", "true"],
  [
    "Find the value of λ for which the vectors 2i - j + k, i + 2j - 3k and 3i + λj + 5k are coplanar",
    "λ = -4",
  ],
  ["Find the distance between the points (1, -3, 4) and (-4, 1, 2)", "3√(5)"],
  [
    "Find the coordinates of the point which divides the line segment joining the points (1, -2, 3) and (3, 4, -5) in the ratio 2:3 internally",
    "(9/5, 2/5, -1/5)",
  ],
  ["Find the midpoint of the line joining the points (2, 4, 6) and (4, 8, 2)", "(3, 6, 4)"],
  ["Show that the points A(1, 2, 7), B(2, 6, 3) and C(3, 10, -1) are collinear", "true"],
  [
    "Find a vector in the direction of 5i - j + 2k which has magnitude 8 units",
    "((4√(30))/3)i - ((4√(30))/15)j + ((8√(30))/15)k",
  ],
  ["Show that the vectors 2i - j + k and i - 3j - 5k are perpendicular", "true"],
  [
    "If a = 2i + 2j - 5k and b = 2i + j + 3k find the unit vector in the direction of a + b",
    "((4√(29))/29)i + ((3√(29))/29)j - ((2√(29))/29)k",
  ],
  ["find the angle between (1,2,3) and (3,2,1)", "cos^-1(5/7)"],
  ["projection of i - j on i + j", "0"],
  [
    "Find the vector and Cartesian equation of the line passing through the points (1, 2, 3) and (4, 6, 8)",
    "(x - 1)/3 = (y - 2)/4 = (z - 3)/5",
  ],
  [
    "Find the equation of the line passing through the point (5, 2, -4) and parallel to the vector 3i + 2j - 8k",
    "(x - 5)/3 = (y - 2)/2 = (z + 4)/(-8)",
  ],
  [
    "Find the angle between the lines (x - 2)/2 = (y - 1)/5 = (z + 3)/(-3) and (x + 2)/(-1) = (y - 4)/8 = (z - 5)/4",
    "cos^-1((13√(38))/171)",
  ],
  [
    "Find the shortest distance between the lines r = (i + 2j + k) + λ(i - j + k) and r = (2i - j - k) + μ(2i + j + 2k)",
    "(3√(2))/2",
  ],
  [
    "Find the shortest distance between the lines (x + 1)/7 = (y + 1)/(-6) = (z + 1)/1 and (x - 3)/1 = (y - 5)/(-2) = (z - 7)/1",
    "2√(29)",
  ],
  [
    "Find the equation of the plane passing through the points (2, 5, -3), (-2, -3, 5) and (5, 3, -3)",
    "2x + 3y + 4z = 7",
  ],
  [
    "Find the equation of the plane with intercepts 2, 3 and 4 on the x, y and z-axis respectively",
    "6x + 4y + 3z = 12",
  ],
  ["Find the distance of the point (2, 3, -5) from the plane x + 2y - 2z = 9", "3"],
  ["distance of the plane 2x - 3y + 4z - 6 = 0 from the origin", "(6√(29))/29"],
  [
    "Find the foot of the perpendicular from the point (1, 2, 3) to the plane x + 2y + 4z = 38",
    "(2, 4, 7)",
  ],
  ["Find the image of the point (1, 6, 3) in the line x/1 = (y - 1)/2 = (z - 2)/3", "(1, 0, 7)"],
  [
    "Find the point where the line (x - 1)/2 = (y - 2)/3 = (z + 1)/1 meets the plane x + y + z = 8",
    "(3, 5, 0)",
  ],
  ["Find the angle between the planes 2x + y - 2z = 5 and 3x - 6y - 2z = 7", "cos^-1(4/21)"],
  ["Find the distance between the planes 2x + 3y + 4z = 4 and 4x + 6y + 8z = 12", "(2√(29))/29"],
  [
    "Find the equation of the plane passing through the point (1, 2, 3) and perpendicular to the vector 2i + 3j - k",
    "2x + 3y - z = 5",
  ],
  ["find the angle between the planes r·(2i - j + k) = 6 and r·(i + j + 2k) = 7", "60°"],
  [
    "Find the equation of the plane through (1,4,-2) parallel to the plane -2x+y-3z=0",
    "2x - y + 3z = -8",
  ],
  [
    "angle between the line (x+1)/2 = y/3 = (z-3)/6 and the plane 10x + 2y - 11z = 3",
    "sin^-1(8/21)",
  ],
  ["Find the image of the point (1,2,3) in the plane x + 2y + 4z = 38", "(3, 6, 11)"],
  ["Find the magnitude of 3i + 4j", "5"],
  ["magnitude of vector i + j + k", "√(3)"],
  ["modulus of the vector 2i - 7j - 3k", "√(62)"],
  ["a = 2i - j + 2k find |a|", "3"],
  ["If a = i + 2j - 3k and b = 2i + 4j + 9k, find a + b", "3i + 6j + 6k"],
  ["find a - b where a = 3i + 2j, b = i - j", "2i + 3j"],
  ["find a.b if a = i - 2j + 3k and b = 3i - 2j + k", "10"],
  [
    "find \\vec{a}\\cdot\\vec{b} if \\vec{a} = 2\\hat{i} + \\hat{j} and \\vec{b} = \\hat{i} - \\hat{j}",
    "1",
  ],
  ["cross product of i + j and j + k", "i - j + k"],
  ["a=(1,2,3), b=(4,5,6). find a×b", "(-3, 6, -3)"],
  ["find the scalar product of 3i - j and i + 3j", "0"],
  ["find |a × b| if a = 2i + j + 3k and b = 3i + 5j - 2k", "13√(3)"],
  ["unit vector along 3i - 4j", "(3/5)i - (4/5)j"],
  ["find the unit vector parallel to the vector i + 2j + 2k", "(1/3)i + (2/3)j + (2/3)k"],
  [
    "find a unit vector perpendicular to i + j and j + k",
    "((√(3))/3)i - ((√(3))/3)j + ((√(3))/3)k",
  ],
  ["find the angle between i - 2j + 3k and 3i - 2j + k", "cos^-1(5/7)"],
  ["angle between the vectors 2i + 2j and i + 0j", "45°"],
  ["projection of vector i + 3j + 7k on 7i - j + 8k", "(10√(114))/19"],
  ["area of triangle with vertices (1,1,2), (2,3,5) and (1,5,5)", "(√(61))/2"],
  ["find the area of the parallelogram whose diagonals are 3i + j - 2k and i - 3j + 4k", "5√(3)"],
  ["volume of parallelepiped with edges 2i + j - k, i + 2j + k, i - j + 2k", "12"],
  ["find λ such that 2i + λj + k and i + j + 3k are orthogonal", "λ = -5"],
  ["for what value of λ are the vectors 2i + λj + k and i - 2j + 3k perpendicular?", "λ = 5/2"],
  ["are the vectors 2i - 3j + 4k and -4i + 6j - 8k collinear?", "true"],
  ["show that i + 2j + 3k, 2i + j + 4k and 3i + 3j + 7k are coplanar", "true"],
  ["distance between (0,0,0) and (1,2,2)", "3"],
  ["distance of (1,2,3) from (4,6,3)", "5"],
  ["find the point dividing the line joining (1,2,3) and (4,5,6) in the ratio 1:2", "(2, 3, 4)"],
  [
    "direction cosines of the line passing through (-2, 4, -5) and (1, 2, 3)",
    "(3√(77))/77, -(2√(77))/77, (8√(77))/77",
  ],
  ["direction cosines of 2i + 3j - 6k", "2/7, 3/7, -6/7"],
  ["equation of line passing through (1,2,3) and (3,4,5)", "(x - 1)/1 = (y - 2)/1 = (z - 3)/1"],
  [
    "vector equation of the line passing through the point (1,2,3) and parallel to i - j + 2k",
    "(x - 1)/1 = (y - 2)/(-1) = (z - 3)/2",
  ],
  ["angle between the planes x + y + 2z = 9 and 2x - y + z = 15", "60°"],
  ["distance from the point (0,0,0) to the plane 3x - 4y + 12z = 3", "3/13"],
  ["length of the perpendicular from the origin to the plane 2x - y + 2z = 9", "3"],
  ["reflection of the point (1, 3, 4) in the plane 2x - y + z + 3 = 0", "(-3, 5, 2)"],
  [
    "foot of perpendicular from (0, 2, 3) on the line (x + 3)/5 = (y - 1)/2 = (z + 4)/3",
    "(2, 3, -1)",
  ],
  [
    "find the equation of a plane passing through (1, 0, 0), (0, 1, 0) and (0, 0, 1)",
    "x + y + z = 1",
  ],
  ["Find k if 2i + 3j + k and ki + 2j - 4k are perpendicular", "k = -1"],
])("vectors and space: %s", (question, expected) => {
  expect(solved(question)?.solution.answer.plain).toBe(expected);
});
