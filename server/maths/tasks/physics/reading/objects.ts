/** Objects, people and places of school questions; they do not affect the result. */
export const objects: ReadonlySet<string> = new Set(
  (
    "rice flour sugar wheat cement potatoes onions oranges apples books soccer racehorse horses puppy kitten penguin bowling croquet billiard badminton shuttlecock sumo acrobat " +
    "racing motorcar motorboat lake luggage head hands car cars bus truck lorry train scooter motorbike " +
    "motorcycle bike bicycle cycle cyclist bullet ball cricket tennis stone rock box boxes block brick cart " +
    "trolley wagon person man woman boy girl child student players player athlete runner sprinter driver " +
    "passenger porter worker coolie crate book table chair bag toy vehicle vehicles aeroplane airplane plane jet " +
    "boat ship rocket missile hammer nail apple coin pebble marble sphere disc rod bar plank sled sledge mower " +
    "lawn engine motor machine fireworks firework elephant horse dog football hockey golf basketball baseball racket racquet hand " +
    "leg arm skater cannon gun rifle shell arrow satellite aircraft wooden iron metal steel copper aluminium " +
    "aluminum small large big heavy light lighter road track floor ground surface room school house home building " +
    "rider bowler batsman fielder goalkeeper rahul ravi sita ram mohan priya anita teacher sarah gaadi gadi gend " +
    "patthar aadmi ladka ladki vastu cheetah lion tiger deer rabbit kangaroo bird eagle hawk falcon pigeon duck " +
    "swan frog flea spider cat mouse cow bull bear shark fish squirrel monkey gazelle antelope ostrich turtle " +
    "tortoise snail hare ant insect mosquito grasshopper camel bee wolf fox goat sheep students workers cleaner " +
    "commuter jogger swimmer skier skaters gymnast dancer pilot soldier farmer mother father sister brother " +
    "friend friends children adult kid hunter shopper patient tourist trekker hiker climber motorcyclist rower " +
    "olympic professional rugby quarterback goalie pitcher batter catcher kicker puncher boxer wrestler lineman " +
    "skydiver sportsman abdul joseph john mary jack jill tom sam meera amit rohan neha sunita anil suresh ramesh " +
    "usha radha geeta akhtar kiran rakesh arun shyam raju rani maria david james emma dragster racecar subway " +
    "tram van taxi cab jeep tractor locomotive freight rail carriage coach yacht canoe kayak speedboat motorboats " +
    "scooters buses trucks trains stroller sports snowmobile skateboard skateboarder tricycle spacecraft drone " +
    "minibus auto rickshaw motorcycles carts wagons jetliner sack bucket suitcase parcel package piano sofa " +
    "refrigerator desk laundry grocery shopping puck dart javelin discus shot frisbee volleyball rubber pen " +
    "pencil bottle phone key wrench watermelon mango coconut lemon meteorite meteor feather potato pumpkin " +
    "pebbles stones rocks balls bricks statue baggage cabinet drawer bookcase mug vase crates flowerpot toolbox " +
    "street highway freeway garden park court rink pond beach hall garage driveway concrete asphalt snow snowy " +
    "racetrack village city town market store office shop playground campus red blue green yellow white black " +
    "little tiny huge massive old new young typical loaded packed"
  ).split(" "),
);
