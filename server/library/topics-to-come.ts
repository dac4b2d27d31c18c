/**
 * Chapters of the school books, and topics that are asked for by name, that had no concept when they were written down:
 * one a line, its other names behind bars. What a concept is called since then doesn't count any more.
 */
export const topicsToCome: readonly string[][] = `
What, Where, How and When | On the Trail of the Earliest People | early humans | hunting and gathering | hunter gatherers | From Hunting-Gathering to Growing Food
What Books and Burials Tell Us | vedic age | vedic period | the vedas
Kingdoms, Kings and an Early Republic | janapadas | mahajanapadas | janapadas and mahajanapadas
New Questions and Ideas | buddha and mahavira | gautama buddha | buddhism | jainism | mahavira
New Empires and Kingdoms | gupta empire | the guptas | harsha | samudragupta
Vital Villages, Thriving Towns | Traders, Kings and Pilgrims | Buildings, Paintings and Books
Tracing Changes through a Thousand Years
New Kings and Kingdoms | the cholas | chola empire | pallavas and chalukyas
The Delhi Sultans | Delhi: 12th to 15th Century | delhi sultanate
Rulers and Buildings | Towns, Traders and Craftspersons | Tribes, Nomads and Settled Communities
Devotional Paths to the Divine | Bhakti-Sufi Traditions | bhakti movement | sufism | bhakti and sufi
The Making of Regional Cultures
Eighteenth-Century Political Formations | the marathas | maratha empire | shivaji
An Imperial Capital: Vijayanagara | vijayanagara empire | Vijayanagara
From Trade to Territory | east india company | permanent settlement
Ruling the Countryside | indigo revolt | Colonialism and the Countryside
Tribals, Dikus and the Vision of a Golden Age | birsa munda
Weavers, Iron Smelters and Factory Owners | Civilising the Native, Educating the Nation
Women, Caste and Reform | raja ram mohan roy | social reformers
India after Independence
Socialism in Europe and the Russian Revolution | russian revolution
Nazism and the Rise of Hitler | nazism | hitler | rise of hitler
Forest Society and Colonialism | Pastoralists in the Modern World
The Rise of Nationalism in Europe | nationalism in europe | unification of italy | unification of germany
The Making of a Global World | The Age of Industrialisation | industrialisation | Print Culture and the Modern World | print culture
Writing and City Life | mesopotamia | An Empire Across Three Continents | Nomadic Empires | The Three Orders | feudalism
Changing Cultural Traditions | renaissance | Displacing Indigenous Peoples | Paths to Modernisation
Kinship, Caste and Class | Thinkers, Beliefs and Buildings | Through the Eyes of Travellers | Framing the Constitution
Major Domains of the Earth | Maps
India: Climate, Vegetation and Wildlife | Natural Vegetation and Wildlife | Natural Vegetation | Forest and Wildlife Resources
Our Changing Earth | earthquakes and volcanoes | earthquake | volcano | plate tectonics | continental drift
Distribution of Oceans and Continents | Geomorphic Processes | Landforms and their Evolution | Minerals and Rocks
Natural Disasters and Hazards | natural hazards and disasters
Atmospheric Circulation and Weather Systems | pressure belts | winds and pressure belts | Composition and Structure of Atmosphere | layers of atmosphere
Water (Oceans) | Movements of Ocean Water | ocean currents | tides | ocean tides and currents
Human Environment: Settlement, Transport and Communication | Life in the Deserts | Life in the Tropical and Subtropical Regions
Mineral and Power Resources | Minerals and Energy Resources | minerals and energy
Industries | Manufacturing Industries
Human Resources | Population | population of india
Physical Features of India | himalayas | northern plains | peninsular plateau
Drainage | Drainage System | rivers of india | drainage system of india
Water Resources | dams | multipurpose river projects | rainwater harvesting
Lifelines of National Economy | transport and communication
Migration | Human Settlements | International Trade | Primary Activities | Secondary Activities | Tertiary and Quaternary Activities
Understanding Diversity | diversity | Diversity and Discrimination
Key Elements of a Democratic Government
Panchayati Raj | panchayat | gram panchayat
Rural Administration | Urban Administration | municipality | municipal corporation | local government
Rural Livelihoods | Urban Livelihoods
On Equality | Role of the Government in Health
How the State Government Works | state government | mla
Growing up as Boys and Girls | Women Change the World | gender equality
Understanding Media | media and democracy | Understanding Advertising
Markets around Us | A Shirt in the Market
Understanding Secularism | secularism
Judiciary | the judiciary | supreme court | Understanding Our Criminal Justice System | high court
Understanding Marginalisation | Confronting Marginalisation | marginalisation | Public Facilities | Law and Social Justice
Electoral Politics | elections | Election and Representation | election commission
Executive | the executive | prime minister and president
Power Sharing | power sharing in belgium and sri lanka | belgium and sri lanka
Federalism
Gender, Religion and Caste | caste system
Political Parties | political party
Popular Struggles and Movements | Challenges to Democracy | Democracy and Diversity
Local Governments | Constitution as a Living Document | Political Theory: An Introduction | Citizenship | Nationalism
The Cold War Era | cold war | The End of Bipolarity | Challenges of Nation Building
The Story of Village Palampur | village palampur
People as Resource | human capital
Poverty as a Challenge | poverty | poverty line | unemployment
Food Security in India | food security | public distribution system
Development | human development index | per capita income
Globalisation and the Indian Economy | globalisation | Liberalisation, Privatisation and Globalisation | economic reforms of 1991
Consumer Rights | consumer protection act | Consumer Awareness
Government Budget and the Economy | government budget | Open Economy Macroeconomics | balance of payments
Indian Economy on the Eve of Independence | Human Capital Formation in India | Rural Development
Production and Costs | The Theory of the Firm under Perfect Competition | perfect competition
System of Particles and Rotational Motion | rotational motion | moment of inertia | torque
Mechanical Properties of Solids | elasticity | young's modulus | stress and strain | hooke's law
Mechanical Properties of Fluids | viscosity | surface tension | bernoulli's principle | bernoulli theorem
second law of thermodynamics | heat engine | carnot engine
Electrostatic Potential and Capacitance | capacitor | capacitance | electric potential
Alternating Current | lcr circuit | transformer
Electromagnetic Waves | electromagnetic spectrum
Wave Optics | interference | diffraction | young's double slit experiment
microscope and telescope | optical instruments
Nuclei | nuclear fission | nuclear fusion | binding energy | nuclear fission and fusion
matter waves | de broglie wavelength
logic gates | transistor
Electrochemistry | nernst equation | galvanic cell
hybridisation | vsepr theory | molecular orbital theory
inductive effect | resonance effect | reaction mechanism
The d- and f-Block Elements | d and f block elements | transition elements | lanthanoids
The p-Block Elements | p block elements | The s-Block Elements | s block elements
Coordination Compounds | ligands | crystal field theory | werner's theory
Haloalkanes and Haloarenes | haloalkanes
Aldehydes, Ketones and Carboxylic Acids | Amines
Biomolecules | Polymers | Surface Chemistry | Solid State | The Solid State | Chemistry in Everyday Life | Environmental Chemistry
Crop Production and Management | Improvement in Food Resources | animal husbandry | crop rotation
Plant Growth and Development | tropism | tropic movements | plant hormones | auxin
Plant Kingdom | bryophytes | algae bryophytes and pteridophytes
Animal Kingdom | phylum chordata | phylum arthropoda
Morphology of Flowering Plants | Structural Organisation in Animals
Mineral Nutrition | Locomotion and Movement
Reproductive Health | contraception
Organisms and Populations | population growth models
Microbes in Human Welfare | Strategies for Enhancement in Food Production | Environmental Issues
Fibre to Fabric | Management of Natural Resources | Sources of Energy | Stars and the Solar System | Winds, Storms and Cyclones
Introduction to Euclid's Geometry | euclid's axioms | euclid's postulates
Practical Geometry | Constructions
Areas Related to Circles | area of sector | area of segment
Continuity and Differentiability | continuity
Inverse Trigonometric Functions
Three Dimensional Geometry | three-dimensional geometry | direction cosines | Introduction to Three Dimensional Geometry
Mathematical Induction | Principle of Mathematical Induction | Mathematical Reasoning | Visualising Solid Shapes
Areas of Parallelograms and Triangles | Introduction to Graphs
determiners | determiner | articles and determiners
conjunctions | conjunction
interjections | interjection
question tags | question tag
letter writing | formal letter | informal letter | letter to the editor | notice writing | essay writing | report writing | diary entry | paragraph writing
reading comprehension | unseen passage | precis writing | story writing | synonyms and antonyms | idioms and phrases | prefix and suffix | homophones
अलंकार | alankar | अनुप्रास अलंकार | यमक अलंकार | श्लेष अलंकार | उपमा अलंकार | रूपक अलंकार | anupras alankar
वाच्य | vachya | कर्तृवाच्य | कर्मवाच्य | भाववाच्य | कर्तृवाच्य और कर्मवाच्य | वाच्य परिवर्तन
वाक्य | उपवाक्य | वाक्य-भेद | upvakya | vakya | vakya bhed | रचना के आधार पर वाक्य | सरल संयुक्त मिश्र वाक्य
पद परिचय | pad parichay
कारक | karak | विभक्ति
लिंग | वचन | लिंग वचन | ling | vachan | ling vachan
काल | kaal | काल (व्याकरण)
उपसर्ग | प्रत्यय | उपसर्ग और प्रत्यय | upsarg | pratyay | upsarg pratyay
मुहावरे | लोकोक्तियाँ | मुहावरे और लोकोक्तियाँ | muhavare | lokokti
पर्यायवाची शब्द | विलोम शब्द | पर्यायवाची | विलोम | paryayvachi shabd | vilom shabd | तत्सम तद्भव | tatsam tadbhav
पत्र लेखन | निबंध लेखन | patra lekhan | nibandh lekhan | अनुच्छेद लेखन | संवाद लेखन
क्रिया विशेषण | kriya visheshan | संबंधबोधक | समुच्चयबोधक | विस्मयादिबोधक | अव्यय | avyay
रस | छंद | ras | chhand | रस छंद अलंकार`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((name) => name.trim()));
