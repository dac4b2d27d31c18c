/**
 * Chapters of the school books that no concept teaches, and topics that are asked for by name, that had no concept when
 * they were written down: one a line, its other names behind bars. A line doesn't count any more once a concept goes by one
 * of its names, and goes then.
 */
export const topicsToCome: readonly string[][] = `
Democracy and Diversity
Political Theory: An Introduction
Contemporary Centres of Power
Environment and Natural Resources
US Hegemony in World Politics
Collection of Data
Organisation of Data
Presentation of Data
Index Numbers
Use of Statistical Tools
Measures of Dispersion
Life in the Temperate Grasslands
Life on the Earth
Land Resources and Agriculture
Colonialism and the City
The Changing World of Visual Arts
From the Beginning of Time
The Central Islamic Lands
Kings and Chronicles
Colonial Cities
Family and Community
interjections | interjection`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((name) => name.trim()));
