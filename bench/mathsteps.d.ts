declare module "mathsteps" {
  /** What we measure of it; it has no types of its own. */
  interface Mathsteps {
    solveEquation: (equation: string) => unknown[];
    simplifyExpression: (expression: string) => unknown[];
    factor: (expression: string) => unknown[];
  }
  const mathsteps: Mathsteps;
  export default mathsteps;
}
