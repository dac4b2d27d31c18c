/**
 * Number, symbol, name and atomic mass in u, rounded as in Indian school books (NCERT Science IX and Chemistry XI,
 * tables of atomic masses); without a mass if schools use none.
 */
export const elementTable = `
1 H hydrogen 1
2 He helium 4
3 Li lithium 7
4 Be beryllium 9
5 B boron 11
6 C carbon 12
7 N nitrogen 14
8 O oxygen 16
9 F fluorine 19
10 Ne neon 20
11 Na sodium 23
12 Mg magnesium 24
13 Al aluminium 27
14 Si silicon 28
15 P phosphorus 31
16 S sulphur 32
17 Cl chlorine 35.5
18 Ar argon 40
19 K potassium 39
20 Ca calcium 40
21 Sc scandium 45
22 Ti titanium 48
23 V vanadium 51
24 Cr chromium 52
25 Mn manganese 55
26 Fe iron 56
27 Co cobalt 59
28 Ni nickel 58.7
29 Cu copper 63.5
30 Zn zinc 65
31 Ga gallium 69.7
32 Ge germanium 72.6
33 As arsenic 75
34 Se selenium 79
35 Br bromine 80
36 Kr krypton 84
37 Rb rubidium 85.5
38 Sr strontium 88
39 Y yttrium 89
40 Zr zirconium 91
41 Nb niobium 93
42 Mo molybdenum 96
43 Tc technetium
44 Ru ruthenium 101
45 Rh rhodium 103
46 Pd palladium 106
47 Ag silver 108
48 Cd cadmium 112
49 In indium 115
50 Sn tin 119
51 Sb antimony 122
52 Te tellurium 128
53 I iodine 127
54 Xe xenon 131
55 Cs caesium 133
56 Ba barium 137
57 La lanthanum 139
58 Ce cerium 140
59 Pr praseodymium 141
60 Nd neodymium 144
61 Pm promethium
62 Sm samarium 150
63 Eu europium 152
64 Gd gadolinium 157
65 Tb terbium 159
66 Dy dysprosium 162.5
67 Ho holmium 165
68 Er erbium 167
69 Tm thulium 169
70 Yb ytterbium 173
71 Lu lutetium 175
72 Hf hafnium 178.5
73 Ta tantalum 181
74 W tungsten 184
75 Re rhenium 186
76 Os osmium 190
77 Ir iridium 192
78 Pt platinum 195
79 Au gold 197
80 Hg mercury 200.6
81 Tl thallium 204
82 Pb lead 207
83 Bi bismuth 209
84 Po polonium
85 At astatine
86 Rn radon 222
87 Fr francium
88 Ra radium 226
89 Ac actinium
90 Th thorium 232
91 Pa protactinium
92 U uranium 238
93 Np neptunium
94 Pu plutonium
95 Am americium
96 Cm curium
97 Bk berkelium
98 Cf californium
99 Es einsteinium
100 Fm fermium
`;
