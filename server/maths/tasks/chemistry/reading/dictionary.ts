/** Wordings that many questions share. */
export const dictionary: Readonly<Record<string, string>> = {
  ask: "(find|calculate|compute|determine|give|state|obtain|evaluate|estimate|name|what's|whats | find out | work out | write down? | what (is|are|will|was|would|were) be? | what) the? | the",
  is: "is|are|was|were|=|equals | given|taken as|by | will be",
  of: "of|for|in|ka|ki|ke|me|mein",
  a: "a|an|the|this|that|its|one|some|each|certain|given",
  molarmass:
    "molar|molecular|formula|gram mass|masses|weight|wt | gram|relative molecular|formula|molar mass|weight | formula unit mass|weight | gram formula mass|weight | mol|mole|mw|mr wt|mass|weight? | m w | gram molecular mass",
  sample: "sample of pure? | pure | gaseous | solid | liquid | molecules|atoms|particles of",
  stp: "at|under|measured (at | under)? (stp|ntp | standard temperature and pressure | s t p | n t p)",
  gas: "gas|vapour|gases",
};
