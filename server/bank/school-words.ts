/** Hinglish words and abbreviations: each line begins with the school word that the others stand for. */
export const abbreviations = `temperature temp tapman taapman
concentrated conc
government govt gov sarkar sarkaar
equation eqn eq equations eqns
between bw
solution soln
maximum max
minimum min
minute mins
february feb
january jan
child bacche baccha bachche bachcha bachhe shishu
forest jungle van jungal vano
kill maar maara maare mara mare
water paani pani jal
salt namak
nation desh rashtra
india bharat bhaarat
summer garmi garmiyon
cool thanda thande thandi
sound awaz awaaz dhwani dhvani
discover khoj khoja khoji discovery
effect asar prabhav affect influence impact
separate alag seperate seprate
manure khaad khad
pot matka matke earthen ghada ghade
hand haath hath
back peeche piche
car gaadi gadi
eye aankh ankh aankhe aankhon
heart dil hriday
blood khoon khun rakt
air hawa vayu
tree ped pedo
plant paudha paudhe paudhon plants
leaf patta patte patti pattiyan pattiyon leaves
seed beej
flower phool phul
root jad jadein
soil mitti mrida
hill pahad pahadi pahaad hilly mountain parvat
river nadi nadiyan
sea samudra ocean
rain barish baarish varsha
cloud badal baadal
electricity bijli vidyut
light roshni prakash
fire aag
smoke dhuan
iron loha lohe
gold sona
silver chandi
copper tamba taamba
milk doodh dudh
curd dahi
sugar chini cheeni
oil tel
cloth kapda kapde clothes
house ghar makan home
law kanoon kanun
election chunav
king raja
farmer kisan kisaan kisano
crop fasal fasalen
money paisa paise dhan
loan karz rin udhaar
trade vyapar
people janta log logo logon
man aadmi purush
woman aurat mahila mahilaon female
boy ladka
girl ladki
body shareer sharir
brain dimag dimaag mastishk
bone haddi haddiyan
breath saans saas shwas
food bhojan khana khaana
energy urja oorja
force bal
motion gati
pressure dabav dab daab
charge aavesh avesh
current dhara
object vastu
sun suraj surya
moon chand chaand
earth dharti prithvi
star tara taare tare
colour rang color
taste swad swaad
change badal badalna badalta badlav parivartan
prevent rok roke rokna rokne stop avoid
grow ugta ugate ugati ugana ugane ugaya cultivate sow sown raise grown
fall girna girta girte
burn jalna jalta jalana jalaya burnt
boil ubalna ubalta
melt pighalna pighalta
freeze jamna jamta
save bachana bachane bachata protect suraksha protection
fill bharna bharte bhara bharate
loss nuksan haani hani disadvantage drawback limitation demerit shortcoming kami kamiyan
advantage fayda fayde labh benefit merit
clean saaf
fast tez teji quick rapid rapidly quickly
slow dheere dhire
new naya naye nayi
old purana purani purane ancient
firecracker pataka patakha pataake cracker
choose chuna chunna chune chuni choice select opt
decide determine determin tay determined
type prakar
balance santulan sambhalta
bicycle cycle saikil
pull kheench kheenchta khinchta
unite jodna jodne
school vidyalaya
cell koshika
metal dhatu
acid amal aml
base kshar
lens lance
mirror darpan aaina
summer garmi`;

/** Groups of synonyms in school questions. The first represents all. */
export const synonyms = `release evolve liberate emit produce form generate formed evolved liberation generation
call term known consider regard name refer
happen occur place undergo
react reaction
process phenomenon action activity method way technique procedure
increase rise
decrease reduce lower drop lessen reduction
help aid assist useful useful
big large great huge
small tiny little
make prepare
need require necessary essential required requirement
part component portion
result outcome consequence
begin start
mix combine
metre meter
litre liter
sulphur sulfur
aluminium aluminum
vapour vapor
centre center
behaviour behavior
feature characteristic characteristics trait
property quality
drip trickle
vessel utensil
cook kitchen
remove removal
obtain get
inside inner interior within
outside outer external
person individual
country nation
cold cool
apply use application used useful
see observe observation seen saw notice
connect join link attach arrangement connection
intersect cross
upper high
rest stop
explain describe elaborate discuss
domestic house
wire wiring
above more exceed
below less under
belt zone
earn income
depend decide
factor
meet
sperm
hear heard hearing
burn burnt burning
sting stung
filter filtration filtering filtrate
abdomen abdominal
reproduce reproduction reproductive
gene genetic
legume leguminous
unify unification
separate separation
expand expansion
symbol symbolise symbolize represent stand signify
certify certification purity guarantee
aim purpose objective goal motive intention
vaccinate vaccination
store storage
spend spent
lie rest kept
transport carry
worker labourer
mother
adopt sign
oppose against opposition argument
restrict limit limitation
valid hold true
restore regain
transparent transparency
strong strength stronger strengthen
swing swinging oscillate
teach taught
damage harm deplete depletion spoil
steel
speak say
proclaim said
mimosa chhui mui touch-me-not
allergy
prefer want
bike motorbike motorcycle
passenger people
fiber fibre
kind type
hold true
month
society
mould mold
sir
pencil
jute
bus
lakh million
mostly mainly chiefly primarily
right correct proper
conserve conservation
digest digestion digestive
excrete excretion excretory
breathe breathing
respire respiration respiratory
nutrient nutrition nutritive
germinate germination
pollinate pollination
fertilise fertilisation fertilize fertilization
evaporate evaporation
condense condensation
crystallise crystallisation
distil distillation
ionise ionisation
reflect reflection
refract refraction
disperse dispersion
scatter scattering
magnetise magnetisation
electrolyse electrolysis
corrode corrosion
oxidise oxidation
neutralise neutralisation
decompose decomposition
displace displacement
precipitate precipitation
industrialise industrialisation
colonise colonisation
globalise globalisation
liberalise liberalisation
decentralise decentralisation
privatise privatisation
employ employment
develop development
produce production`;

/** Words that occur in questions of every kind and carry little meaning. */
export const lightWords = `process react release call happen make need increase decrease help part result begin use see any term substance thing suitable common main mainly certain
  following daily life property state brief body group system different various several feature type effect cause change form work play move come
  show tell write say find take put get give keep bring look use become lead act carry perform provide allow enter relate deal enable
  possible able must should may normal usual usually generally often always modern present today time year day first second new old
  large small big good better best right wrong important role able own same other another one two three
  person people man number amount kind way method step measure case condition region area place point fact statement picture
  remark proudly completely directly freely easily slowly suddenly strongly especially literally itself himself his her their
  half hard long short full whole own such level back side end respond mahatma johann johannes mr mrs ram raju ravi sita shyam anil meena`;

/** Words for what is asked about a topic, rather than for the topic: aspects, and numbers that count. */
export const aspectWords = `difference differences differ differs differentiate distinguish compare comparison contrast antar reason reasons because cause causes why
  mean means meant meaning definition define function functions role importance purpose enlist mention suggest
  u r s d t ur whats thats pls list state write tell two three four five six 1 2 3 4 5 6 each one example examples using used use uses
  happen happens literally formally also main mainly chief whether instead have having had has been being would will shall obtain derive expression prove`;
