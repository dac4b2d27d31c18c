/** From 0 to 99, in Devanagari; alternative spellings follow a slash. */
const devanagari =
  "शून्य एक दो तीन चार पाँच/पांच छह/छः/छे सात आठ नौ " +
  "दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस " +
  "बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अठाईस उनतीस/उन्तीस " +
  "तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस " +
  "चालीस इकतालीस बयालीस/बयालिस तैंतालीस/तिरालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास/उन्चास " +
  "पचास इक्यावन बावन तिरपन/तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ " +
  "साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर " +
  "सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी/उन्नासी " +
  "अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी नवासी " +
  "नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे छियानवे/छियानबे सत्तानवे/सत्तानबे अट्ठानवे/अट्ठानबे निन्यानवे/निन्यानबे";

/** The same in Latin letters; a dash replaces words with another meaning. */
const latin =
  "shunya - - - char/chaar panch/paanch chhah/chhe/chhai saat aath nau " +
  "das gyarah/gyaarah barah/baarah terah chaudah pandrah/pandra solah satrah/sattarah atharah/athaarah unnis/unnees " +
  "bees ikkis/ikkees bais/baees teis/teees chaubis/chaubees pachchis/pachis/pachees chhabbis/chhabbees sattais/sattaees atthais/athais untis/untees " +
  "tees ikattis/iktees battis/battees taintis/taintees chauntis/chauntees paintis/paintees chhattis/chhattees/chattis saintis/saintees adtis/artis/adtees untalis/untaalis " +
  "chalis/chaalis iktalis/iktaalis bayalis/bayaalis taintalis/taintaalis chauvalis/chavalis paintalis/paintaalis chhiyalis/chhiyaalis saintalis/saintaalis adtalis/adtaalis unchas/unchaas " +
  "pachas/pachaas ikyavan/ikyaavan bavan/baavan tirpan/tirepan chauvan/chauwan pachpan chhappan sattavan/sattaavan atthavan/athavan unsath " +
  "saath/saatth iksath basath/baasath tirsath/tiresath chaunsath painsath chhiyasath sadsath/sarsath adsath/arsath unhattar " +
  "sattar ikhattar bahattar tihattar chauhattar pachhattar/pachattar chhihattar/chhiyattar satahattar/sathattar athahattar/athhattar unasi/unnasi " +
  "assi ikyasi bayasi tirasi chaurasi pachasi chhiyasi sattasi/satasi atthasi/athasi navasi " +
  "nabbe ikyanve/ikyanave banve/baanve tiranve/tiranave chauranve/chauranave pachanve/panchanve chhiyanve/chhiyanave sattanve/sattanave atthanve/athanve ninyanve/ninyanave";

/** Normalises precomposed letters with a nukta and letters with a combining nukta. */
export function oneSpelling(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

function namesIn(words: string): (readonly [string, number])[] {
  return words
    .split(" ")
    .flatMap((spellings, value) =>
      spellings.split("/").map((spelling) => [oneSpelling(spelling), value] as const),
    );
}

/** The whole numbers below 100 by their Hindi names, without names that have another meaning. */
export const hindiNumbers: ReadonlyMap<string, number> = new Map(
  [...namesIn(devanagari), ...namesIn(latin), [oneSpelling("सौ"), 100] as const].filter(
    ([name]) => !["-", "एक", "दो", "saath"].includes(name),
  ),
);

/** Hindi names of numbers with a fraction part, as fractions. */
export const hindiFractions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    डेढ़: "3/2",
    dedh: "3/2",
    derh: "3/2",
    ढाई: "5/2",
    अढ़ाई: "5/2",
    dhai: "5/2",
    dhaai: "5/2",
    adhai: "5/2",
    पौन: "3/4",
    paun: "3/4",
  }).map(([name, value]) => [oneSpelling(name), value]),
);

/** Prefixes of a number, with the quarters that they add: साढ़े तीन is 3 1/2. */
export const quartersBefore: ReadonlyMap<string, number> = new Map(
  Object.entries({
    सवा: 1,
    sava: 1,
    sawa: 1,
    साढ़े: 2,
    sadhe: 2,
    saadhe: 2,
    साढे: 2,
    पौने: -1,
    paune: -1,
    pone: -1,
  }).map(([name, value]) => [oneSpelling(name), value]),
);
