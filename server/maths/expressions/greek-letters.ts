/** Names of Greek letters as words and LaTeX commands. */
export const greekLetters: ReadonlyMap<string, string> = new Map([
  ["alpha", "α"],
  ["beta", "β"],
  ["gamma", "γ"],
  ["delta", "δ"],
  ["theta", "θ"],
  ["lambda", "λ"],
  ["mu", "μ"],
  ["pi", "π"],
  ["rho", "ρ"],
  ["sigma", "σ"],
  ["phi", "φ"],
  ["omega", "ω"],
]);
