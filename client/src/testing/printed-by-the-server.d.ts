/** What vite.config.ts asks of the server's code: JSON of every text of the answers to the examples of all tasks. */
declare module "virtual:solver-answers" {
  const json: string;
  export default json;
}

/** The same of every question of the bank. */
declare module "virtual:bank-questions" {
  const json: string;
  export default json;
}
