/** English words that may occur anywhere in a question without changing the calculation. */
export const filler: ReadonlySet<string> = new Set(
  (
    "a an the of is are was were be been being it its that this these there which who whose by on in at to from with for and as " +
    "if when where has have had having do does did will would can could may must should so i you your he she we his her their them " +
    "given suppose assume assuming taking take use using let also him please pls plz value values magnitude following amount " +
    "above-mentioned same-time after during over upon through into onto out due because about approximately nearly around only " +
    "sir mam maam hello hi kindly help me my solve question quantity equal equals called known certain such very just " +
    "si unit units answer express your round significant figures show object body particle thing something here hence now but"
  ).split(" "),
);

/** Words that change which quantity the next noun means: "find the change in velocity" is not "find the velocity". */
export const altering: ReadonlySet<string> = new Set(
  (
    "change changes changed increase decrease difference ratio loss gain relative half twice double doubled thrice remaining " +
    "extra additional percentage fraction fractional square error rate"
  ).split(" "),
);

/** Words that join a name to its value: "speed of 5 m/s", "speed is 5 m/s". */
export const joining: ReadonlySet<string> = new Set(["is", "was", "are", "of", "equals"]);

/** Words that separate a quantity from what follows it: "the energy of 5 kg is". */
export const parting: ReadonlySet<string> = new Set(
  "in to and from at for with by takes take is was when if after on".split(" "),
);

/** Wordings that introduce a request. */
export const askingWords =
  "find; find out; calculate; determine; compute; evaluate; work out; estimate; what; what's; whats; how much; how many; how large; how big; obtain; deduce; want to find; tell me; solve for";

/** Wordings that request a comparison, a change or a measure that no law of the book gives. */
export const comparingWords =
  "how long is|was|are|were the|a|an|its|this|her|his; how long must|should|does|do the|a|an|its runway|ramp|track|road|pipe|tube|wire|rod|string|rope|pendulum|spring|barrel|bridge|tunnel|strip|hill|slope; how long a runway|ramp|track|road|pipe|tube|wire|rod|string|rope|distance; by how much; by what; how many times; what fraction|percentage|percent|part; how much more|less|faster|slower|longer|further|farther|greater|smaller|higher; how much does|do|did|will|would the; how does|do|will; if not; not; except; instead; neither; without|until|unless|than; compared; more|less than";

/** Wordings that follow the requested quantity: "force nikalo". */
export const askingAfter =
  "nikalo; nikaliye; batao; bataiye; bataye; kya hai; kya hoga; kya hogi; kitna hai; kitna hoga; kitni hai; kitni hogi; gyat karo; gyat kijiye; gyat kare; find karo; calculate karo; find kijiye; ko nikalo; ka maan nikalo; ka maan gyat karo; ka maan batao; ki value nikalo; ki value batao; kitna hota hai";

/** Hinglish function words. */
export const hinglish: ReadonlySet<string> = new Set(
  "karti karta karte hoti hota hote judi juda jude jode jodi rakha rakhi rakhe lagta lagaya lagti lagane laga jata jati chal raha rahi utha bal ka ki ke ko se mein me par aur hai ho jiska jiski uska uski iska iski ek to toh tak agar yadi diya gaya hain".split(
    " ",
  ),
);

/** Statements of conditions that the formulas assume anyway, such as negligible air resistance. */
export const idleWordings =
  "neglect|neglecting|ignore|ignoring|ignored|neglected the? air resistance|friction|drag; neglect|neglecting|ignore|ignoring the? resistance of the? air; air resistance is? negligible|neglected|ignored; acceleration due to gravity is taken; as shown; taken as; taken to be";
