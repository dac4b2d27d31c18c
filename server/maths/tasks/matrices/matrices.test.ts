import { expect, test } from "vitest";
import type { SolvedOutcome } from "../../outcome.ts";
import { readQuestion } from "../../read/question.ts";
import { Refusal } from "../../refusal.ts";
import { matricesTasks } from "./matrices.tasks.ts";

/** Returns the outcome of the first task that solves the question; null if no task matches or one refuses. */
function solved(question: string): SolvedOutcome | null {
  try {
    for (const task of matricesTasks) {
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
  ["Evaluate the determinant |2 4; -5 -1|", "18"],
  ["Find the determinant of the matrix [[1, 2, 4], [-1, 3, 0], [4, 1, 0]]", "-52"],
  ["Find |A| if A = [[1, 1, -2], [2, 1, -3], [5, 4, -9]]", "0"],
  ["If A = [1 2; 3 4] find det A", "-2"],
  ["det([[1,2],[3,4]])", "-2"],
  ["evaluate |cosθ -sinθ; sinθ cosθ|", "1"],
  ["evaluate \\begin{vmatrix} x^2-x+1 & x-1 \\\\ x+1 & x+1 \\end{vmatrix}", "x^3 - x^2 + 2"],
  ["A = [[2,3],[1,4]] ka determinant nikalo", "5"],
  ["determinant of [[1,2,3,4],[2,3,4,1],[3,4,1,2],[4,1,2,3]]", "160"],
  ["|3 -1 -2; 0 0 -1; 3 -5 0|", "-12"],
  ["value of determinant |1 a a^2; 1 b b^2; 1 c c^2|", "-a^2b + a^2c + ab^2 - ac^2 - b^2c + bc^2"],
  ["find |2A| if A=[[1,2],[3,4]]", "-8"],
  ["Find the inverse of [[1,2],[3,4]]", "[[-2, 1], [3/2, -1/2]]"],
  ["If A = [[1, 2], [3, 4]] and B = [[2, 0], [1, 5]], find AB", "[[4, 10], [10, 20]]"],
  ["If A = [[2, 4], [3, 2]] and B = [[1, 3], [-2, 5]], find 2A - 3B", "[[1, -1], [12, -11]]"],
  ["If A = [[3, 1], [-1, 2]], find A^2 - 5A + 7I", "[[0, 0], [0, 0]]"],
  ["[[1,2],[3,4]] + [[5,6],[7,8]]", "[[6, 8], [10, 12]]"],
  ["[1 2; 3 4] × [5 6; 7 8]", "[[19, 22], [43, 50]]"],
  ["[[1,2],[3,4]] * [[5],[6]]", "[[17], [39]]"],
  ["Let A = [[1,2,3],[4,5,6]]. Find A'", "[[1, 4], [2, 5], [3, 6]]"],
  ["find the transpose of [[1,2,3],[4,5,6]]", "[[1, 4], [2, 5], [3, 6]]"],
  ["If A = [[cosα, sinα],[-sinα, cosα]] find A A'", "[[1, 0], [0, 1]]"],
  ["Find (A+B)^T where A = [1 2; 3 4], B = [5 6; 7 8]", "[[6, 10], [8, 12]]"],
  ["trace of [[1,2],[3,4]]", "5"],
  ["A = [[1,2],[3,4]], find A³", "[[37, 54], [81, 118]]"],
  [
    "A = \\begin{bmatrix}1 & 2\\\\3 & 4\\end{bmatrix}, B = \\begin{bmatrix}0 & 1\\\\1 & 0\\end{bmatrix}. Find A+B",
    "[[1, 3], [4, 4]]",
  ],
  ["If A=[[1,2,3]] and B=[[4],[5],[6]] find BA", "[[4, 8, 12], [5, 10, 15], [6, 12, 18]]"],
  ["A=[[1,2],[3,4]] aur B=[[2,1],[0,1]] ka product nikalo", "[[2, 3], [6, 7]]"],
  ["add the matrices [[1,2],[3,4]] and [[0,1],[1,0]]", "[[1, 3], [4, 4]]"],
  ["find adj A if A=[[1,2],[3,4]]", "[[4, -2], [-3, 1]]"],
  ["A=[[1,2],[3,4]] find A^-1", "[[-2, 1], [3/2, -1/2]]"],
  ["if A = [[2,3],[1,4]] find (A^T)^-1", "[[4/5, -1/5], [-3/5, 2/5]]"],
  ["if a = [[1,2],[3,4]] find a^2", "[[7, 10], [15, 22]]"],
  ["Find 3A + 4B - 2C if A=[[1,2],[3,4]], B = [[1,0],[0,1]], C=[[1,1],[1,1]]", "[[5, 4], [7, 14]]"],
  ["Find the inverse of the matrix [[2, 3], [1, 4]]", "[[4/5, -3/5], [-1/5, 2/5]]"],
  [
    "Find the inverse of A = [[1, 3, 3], [1, 4, 3], [1, 3, 4]]",
    "[[7, -3, -3], [-1, 1, 0], [-1, 0, 1]]",
  ],
  ["Find the adjoint of the matrix [[1, 2], [3, 4]]", "[[4, -2], [-3, 1]]"],
  ["find the inverse of [[1,2],[2,4]]", "does not exist"],
  ["Using elementary row operations find the inverse of [[1,2],[3,7]]", "[[7, -2], [-3, 1]]"],
  ["A = [1 2; 3 4] find A^{-1}", "[[-2, 1], [3/2, -1/2]]"],
  ["Let A=[[2,-1],[3,4]]. Find adj A", "[[4, 1], [-3, 2]]"],
  ["find minors of the matrix [[1,2],[3,4]]", "[[4, 3], [2, 1]]"],
  ["cofactors of [[1,2,3],[0,4,5],[1,0,6]]", "[[24, 5, -4], [-12, 3, 2], [-2, -5, 4]]"],
  ["inverse of [[cosθ, sinθ],[-sinθ, cosθ]]", "[[cos(θ), -sin(θ)], [sin(θ), cos(θ)]]"],
  ["[[1,2],[3,4]]^-1", "[[-2, 1], [3/2, -1/2]]"],
  ["[[2,5],[1,3]] ka inverse nikalo", "[[3, -5], [-1, 2]]"],
  [
    "find the inverse of [[a,b],[c,d]]",
    "[[d/(ad - bc), -b/(ad - bc)], [-c/(ad - bc), a/(ad - bc)]]",
  ],
  ["Find x if |x 2; 18 x| = |6 2; 18 6|", "x = -6 or x = 6"],
  ["|x 2; 18 x| = |6 2; 18 6| find x", "x = -6 or x = 6"],
  ["If |2 4; 5 1| = |2x 4; 6 x| then x =", "x = -√(3) or x = √(3)"],
  ["Find the value of k if the matrix [[2, k], [3, 6]] is singular", "k = 4"],
  ["For what value of x is the matrix [[5-x, x+1],[2,4]] singular?", "x = 3"],
  ["If A = [[1,k],[2,4]] is singular, find k", "k = 2"],
  ["Solve |x+1 2; 3 x| = 0", "x = -3 or x = 2"],
  [
    "If \\begin{vmatrix} x & 2 \\\\ 18 & x \\end{vmatrix} = \\begin{vmatrix} 6 & 2 \\\\ 18 & 6 \\end{vmatrix} find x",
    "x = -6 or x = 6",
  ],
  ["find x if |x 1; 1 x| = 2", "x = -√(3) or x = √(3)"],
  ["Find x and y if [[x, 2], [3, y]] = [[1, 2], [3, 4]]", "x = 1, y = 4"],
  ["If [[x+3, 4],[y-4, x+y]] = [[5,4],[3,9]], find x and y", "x = 2, y = 7"],
  ["find x if |1 2 3; 4 x 6; 7 8 9| = 0", "x = 5"],
  ["find k if |A| = 0 where A = [[k,2],[3,6]]", "k = 1"],
  ["Solve for x: |x-2 2x-3 3x-4; x-4 2x-9 3x-16; x-8 2x-27 3x-64| = 0", "x = 4"],
  [
    "Express the matrix [[2, 3], [-1, 4]] as the sum of a symmetric and a skew-symmetric matrix",
    "[[2, 1], [1, 4]] + [[0, 2], [-2, 0]]",
  ],
  ["Find the rank of the matrix [[1, 2, 3], [2, 4, 6], [1, 0, 1]]", "2"],
  ["Is the matrix [[1, 5], [5, 2]] symmetric?", "true"],
  ["Show that A = [[0,2],[-2,0]] is skew symmetric", "true"],
  ["what is the order of the matrix [[1,2,3],[4,5,6]]", "2 × 3"],
  ["Check whether the matrix [[1,2],[2,4]] is singular", "true"],
  ["find the minor of element 6 in the determinant |1 2 3; 4 5 6; 7 8 9|", "-6"],
  ["find the cofactor of a_12 in the matrix [[1,2],[3,4]]", "-3"],
  ["If A = [[1,2],[3,4]] is A invertible", "true"],
  ["Find the minor of a_23 of the determinant |5 6 -3; -4 3 2; -4 -7 3|", "-11"],
  ["rank of [[0,0],[0,0]]", "0"],
  ["Find the determinant of [[3, -1], [2, 5]]", "17"],
  ["value of |3 4; 1 2|", "2"],
  ["plz find det of [[2,0],[0,3]]", "6"],
  ["|4 7; 2 6| ka maan nikalo", "10"],
  ["Evaluate: |1 2 3; 0 4 5; 1 0 6|", "22"],
  [
    "Evaluate the determinant \\begin{vmatrix} 2 & -3 & 5 \\\\ 6 & 0 & 4 \\\\ 1 & 5 & -7 \\end{vmatrix}",
    "-28",
  ],
  ["If A = [[1, 2], [4, 2]], find |2A|", "-24"],
  ["find |A| where A = [1 0 1; 0 1 2; 0 0 4]", "4"],
  ["find the determinant of A = [[1/2, 1/3], [3, 4]]", "1"],
  ["what is the determinant of the matrix [[5, 0], [0, 5]]?", "25"],
  ["find det(A) if A = [[0.5, 2], [1, 4]]", "0"],
  ["expand |a b; c d|", "ad - bc"],
  ["find the value of the determinant |x y; y x|", "x^2 - y^2"],
  ["A = [[2, 1], [3, 4]] find A²", "[[7, 6], [18, 19]]"],
  ["A=[1 2;3 4], B=[0 1;1 0]. find AB", "[[2, 1], [4, 3]]"],
  ["find A+B if A=[[1,2],[3,4]] and B=[[5,6],[7,8]]", "[[6, 8], [10, 12]]"],
  ["If A = [[1,2,3],[3,2,1]] and B = [[0,1,2],[1,1,1]], find A - B", "[[1, 1, 1], [2, 1, 0]]"],
  ["Find 3A if A = [[1, -2], [0, 4]]", "[[3, -6], [0, 12]]"],
  ["given A = [[1,2],[3,4]], B = [[4,3],[2,1]], compute A + 2B", "[[9, 8], [7, 6]]"],
  [
    "Let A = [[2, 3], [1, 0]], B = [[1, 1], [1, 1]], C = [[0, 2], [2, 0]]. Find A + B - C",
    "[[3, 2], [0, 1]]",
  ],
  ["compute the product [[1, 2], [3, 4]][[2], [1]]", "[[4], [10]]"],
  ["multiply [1 2; 3 4] and [1 0; 0 1]", "[[1, 2], [3, 4]]"],
  ["find (AB)' if A = [[1,2],[3,4]] and B = [[1,0],[2,1]]", "[[5, 11], [2, 4]]"],
  ["find A + A' where A = [[1,5],[6,7]]", "[[2, 11], [11, 14]]"],
  ["If A = [[1,2],[2,1]] find A² - 2A - 3I", "[[0, 0], [0, 0]]"],
  ["what is the transpose of the matrix [[1, 2], [3, 4], [5, 6]]", "[[1, 3, 5], [2, 4, 6]]"],
  ["A = [[1,2],[3,4]] ka transpose batao", "[[1, 3], [2, 4]]"],
  ["trace of A = [[4, 1], [2, 9]]", "13"],
  ["Find the inverse of [[4, 7], [2, 6]]", "[[3/5, -7/10], [-1/5, 2/5]]"],
  ["find inverse of matrix [2 1; 5 3] using elementary row operations", "[[3, -1], [-5, 2]]"],
  ["find A^{-1} if A = [[1, 2], [3, 5]]", "[[-5, 2], [3, -1]]"],
  [
    "find the inverse of [[1, 2, 3], [0, 1, 4], [5, 6, 0]]",
    "[[-24, 18, 5], [20, -15, -4], [-5, 4, 1]]",
  ],
  ["find the inverse by adjoint method of [[1,2],[3,4]]", "[[-2, 1], [3/2, -1/2]]"],
  ["adjoint of [[2, 3], [1, 4]]", "[[4, -3], [-1, 2]]"],
  [
    "find adj A where A = [[1, 0, 2], [3, 1, 0], [0, 1, 1]]",
    "[[1, 2, -2], [-3, 1, 6], [3, -1, 1]]",
  ],
  ["Find the cofactor of the element a_21 in the matrix [[1, 2], [3, 4]]", "-2"],
  ["Find the value of x for which the matrix [[x, 4], [2, 8]] is singular", "x = 1"],
  ["If |x 4; 3 3| = 0, find x", "x = 4"],
  ["Solve for x: |x 1; 2 3| = 4", "x = 2"],
  ["find x, y if [[2x, 3], [1, y]] = [[4, 3], [1, 5]]", "x = 2, y = 5"],
  [
    "If [[x - y, 2x + z], [2x - y, 3z + w]] = [[-1, 5], [0, 13]], find x, y, z and w",
    "w = 4, x = 1, y = 2, z = 3",
  ],
  [
    "Express [[3, 5], [1, -1]] as the sum of a symmetric and a skew symmetric matrix",
    "[[3, 3], [3, -1]] + [[0, 2], [-2, 0]]",
  ],
  ["find the order of [[1, 2, 3]]", "1 × 3"],
  ["is [[0, 1], [-1, 0]] skew-symmetric?", "true"],
  ["rank of the matrix [[1, 2], [2, 4]]", "1"],
  ["Find AB - BA if A = [[1,2],[3,4]] and B = [[1,1],[0,1]]", "[[-3, -3], [0, 3]]"],
  ["multiply [[1,2],[3,4]] by 3", "[[3, 6], [9, 12]]"],
])("matrices: %s", (question, expected) => {
  expect(solved(question)?.solution.answer.plain).toBe(expected);
});

test.each([
  ["Solve x + y + z = 6, x - y + z = 2, 2x + y - z = 1", "x = 1, y = 2, z = 3"],
  ["Solve the system of equations 2x + 5y = 1, 3x + 2y = 7 by matrix method", "x = 3, y = -1"],
  [
    "Solve 2x - y + 3z = 9, x + y + z = 6, x - y + z = 2 using Cramer's rule",
    "x = 1, y = 2, z = 3",
  ],
  ["x+y+z=6\ny+3z=11\nx+z=2y", "x = 1, y = 2, z = 3"],
  [
    "Using matrix method solve: 3x - 2y + 3z = 8, 2x + y - z = 1 and 4x - 3y + 2z = 4",
    "x = 1, y = 2, z = 3",
  ],
  ["Solve by Cramer's rule: x + y = 5, x - y = 1", "x = 3, y = 2"],
  ["x + y + z = 1, 2x + 2y + 2z = 3, x - y = 0", "no solution"],
  ["x + y + z = 1, 2x + 2y + 2z = 2, x - y = 0", "infinitely many solutions"],
  ["Examine the consistency of the system of equations x + 2y = 2, 2x + 3y = 3", "consistent"],
  ["check the consistency x + 3y = 5; 2x + 6y = 8", "inconsistent"],
  ["solve x+y=3, y+z=5, z+x=4", "x = 1, y = 2, z = 3"],
  ["Solve using matrices x/2 + y/3 = 4, x - y = 1", "x = 26/5, y = 21/5"],
  ["Find x, y and z if x + y + z = 9, 2x + 5y + 7z = 52, 2x + y - z = 0", "x = 1, y = 3, z = 5"],
  ["2x+3y+3z=5, x-2y+z=-4, 3x-y-2z=3 ko matrix method se solve karo", "x = 1, y = 2, z = -1"],
  ["solve the system using matrix inversion method: 5x + 2y = 4, 7x + 3y = 5", "x = 2, y = -3"],
  ["solve by matrix method 2x + 3y = 5 and 11x - 5y = -3", "x = 16/43, y = 61/43"],
  [
    "Solve the following system of equations by Cramer's rule: 2x - y = 5, x + y = 4",
    "x = 3, y = 1",
  ],
  [
    "solve the system of linear equations x + y + z = 3, 2x - y + z = 2, x + 2y - z = 2",
    "x = 1, y = 1, z = 1",
  ],
  ["x+2y+3z=14, 2x-y+z=3, 3x+y-z=2 solve", "x = 1, y = 2, z = 3"],
  [
    "Solve by elimination: x + y + z = 2, 6x - 4y + 5z = 31, 5x + 2y + 2z = 13",
    "x = 3, y = -2, z = 1",
  ],
  ["Is the system of equations x + 3y = 5, 2x + 6y = 8 consistent?", "inconsistent"],
])("systems: %s", (question, expected) => {
  expect(solved(question)?.solution.answer.plain).toBe(expected);
});

test.each([
  [
    "Maximise Z = 3x + 4y subject to the constraints x + y ≤ 4, x ≥ 0, y ≥ 0",
    "Z = 16, x = 0, y = 4",
  ],
  [
    "Minimise Z = 3x + 5y subject to x + 3y ≥ 3, x + y ≥ 2, x ≥ 0, y ≥ 0",
    "Z = 7, x = 3/2, y = 1/2",
  ],
  [
    "Maximise Z = 5x + 3y subject to 3x + 5y ≤ 15, 5x + 2y ≤ 10, x ≥ 0, y ≥ 0",
    "Z = 235/19, x = 20/19, y = 45/19",
  ],
  [
    "Solve the following LPP graphically: Minimise Z = -3x + 4y subject to x + 2y <= 8, 3x + 2y <= 12, x >= 0, y >= 0",
    "Z = -12, x = 4, y = 0",
  ],
  ["Maximise Z = -x + 2y subject to x >= 3, x + y >= 5, x + 2y >= 6, y >= 0", "no maximum"],
  ["Maximise Z = x + y subject to x - y <= -1, -x + y <= 0, x, y >= 0", "no solution"],
  [
    "Maximise Z = 5x + 10y subject to x + 2y <= 120, x + y >= 60, x - 2y >= 0, x, y >= 0",
    "Z = 600",
  ],
  ["Minimize Z = x + 2y subject to 2x + y >= 3, x + 2y >= 6, x, y >= 0", "Z = 6"],
  ["maximize z = 4x + y s.t. x + y <= 50, 3x + y <= 90, x>=0, y>=0", "z = 120, x = 30, y = 0"],
  ["Maximise 3x + 2y subject to x + 2y ≤ 10 ; 3x + y ≤ 15 ; x ≥ 0 ; y ≥ 0", "Z = 18, x = 4, y = 3"],
  [
    "Find the maximum of Z = 7x + 3y subject to x + 2y >= 3, x + y <= 4, x >= 0, y >= 0",
    "Z = 28, x = 4, y = 0",
  ],
  ["maximise z = 2x + 3y subject to x + y <= 4, x >= 0, y >= 0", "z = 12, x = 0, y = 4"],
  [
    "Minimise Z = 200x + 500y subject to the constraints: x + 2y ≥ 10, 3x + 4y ≤ 24, x ≥ 0, y ≥ 0",
    "Z = 2300, x = 4, y = 3",
  ],
  [
    "Maximise Z = 250x + 75y subject to: 5x + y ≤ 100, x + y ≤ 60, x ≥ 0 and y ≥ 0",
    "Z = 6250, x = 10, y = 50",
  ],
  ["max z = 3x + 9y s.t. x + 3y <= 60, x + y >= 10, x <= y, x >= 0, y >= 0", "z = 180"],
])("linear programming: %s", (question, expected) => {
  expect(solved(question)?.solution.answer.plain).toBe(expected);
});

test("entries with a product have two pairs of values, and none where they contradict", () => {
  const answer = (question: string): string | undefined => solved(question)?.solution.answer.plain;
  expect(answer("Find x and y if [[x+y, 2],[5, xy]] = [[6, 2],[5, 8]]")).toBe(
    "x = 2, y = 4 or x = 4, y = 2",
  );
  expect(answer("Find x and y if [[x^2, 2],[5, y]] = [[9, 2],[5, 1]]")).toBe(
    "x = -3, y = 1 or x = 3, y = 1",
  );
  expect(answer("Find x if [[x^2, x],[5, 1]] = [[9, 3],[5, 1]]")).toBe("x = 3");
  expect(answer("Find x and y if [[x+y, 2],[5, xy]] = [[1, 2],[5, 8]]")).toBeUndefined();
  expect(answer("Find x and y if [[xy, 2],[5, 1]] = [[8, 2],[5, 1]]")).toBeUndefined();
});

test.each([
  [
    "Write minors and cofactors of the elements of the determinant |2 -4; 0 3|",
    "minors [[3, 0], [-4, 2]], cofactors [[3, 0], [4, 2]]",
  ],
  ["Find the inverse of the determinant |2 -4; 0 3|", undefined],
])("%s gives %s", (question, answer) => {
  expect(solved(question)?.solution.answer.plain).toBe(answer);
});
