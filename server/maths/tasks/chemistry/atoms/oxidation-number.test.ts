import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["oxidation number of Mn in KMnO4", "+7"],
  ["oxidation state of Cr in Cr₂O₇²⁻", "+6"],
  ["oxidation number of S in Na2S2O3", "+2"],
  ["Find oxidation number of nitrogen in NH4+", "-3"],
  ["oxidation number of Fe in K4[Fe(CN)6]", "+2"],
  ["oxidation number of Fe in Fe3O4", "+8/3"],
  ["oxidation number of Ni in Ni(CO)4", "0"],
  ["oxidation number of O in H2O2", "-1"],
  ["oxidation number of O in OF2", "+2"],
  ["oxidation number of H in NaH", "-1"],
  ["oxidation number of Fe in Fe2(SO4)3", "+3"],
  ["oxidation number of sulphur in H2SO4", "+6"],
  ["What is the oxidation state of P in H3PO4?", "+5"],
  ["oxidation number of I in ICl3", "+3"],
  ["oxidation number of Cl in HClO4", "+7"],
  ["oxidation number of S in SF6", "+6"],
  ["oxidation number of C in C6H12O6", "0"],
  ["oxidation number of Cu in CuSO4", "+2"],
  ["oxidation number of N in NO3-", "+5"],
  ["oxidation number of Pt in [Pt(NH3)4]^2+", "+2"],
  ["oxidation number of P in P4", "0"],
  ["oxidation number of Xe in XeF4", "+4"],
  ["oxidation number of B in NaBH4", "+3"],
  ["oxidation number of Mn in MnO4-", "+7"],
  ["oxidation number of Co in [Co(NH3)5Cl]Cl2", "+3"],
  ["KMnO4 me Mn ka oxidation number nikalo", "+7"],
  ["oxidation number of O in KO2", "-1/2"],
  ["oxidation number of Si in SiCl4", "+4"],
  ["oxidation number of Cu in Cu2S", "+1"],
  ["state the oxidation number of carbon in CO", "+2"],
  ["oxidation state of nitrogen in HNO2", "+3"],
  ["find the ox no of Cl in NaClO", "+1"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
