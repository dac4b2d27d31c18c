declare module "mathsteps" {
  /** The functions that are measured; the package has no types. */
  interface Mathsteps {
    solveEquation: (equation: string) => unknown[];
    simplifyExpression: (expression: string) => unknown[];
    factor: (expression: string) => unknown[];
  }
  const mathsteps: Mathsteps;
  export default mathsteps;
}
