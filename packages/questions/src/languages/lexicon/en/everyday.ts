/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_EVERYDAY = `
electronic component/component/part: resistor, capacitor, inductor, diode, transistor, integrated circuit, transformer, relay
diode/component: Zener diode, light-emitting diode, photodiode, Schottky diode, varactor diode
transistor/component: bipolar transistor, field-effect transistor, MOSFET, phototransistor
transistor terminal/terminal: emitter, base, collector
field-effect transistor/terminal: gate, source, drain
capacitor/component: ceramic capacitor, electrolytic capacitor, film capacitor, variable capacitor
resistor/component: thermistor, potentiometer, photoresistor, varistor
semiconductor: p-type semiconductor, n-type semiconductor, intrinsic semiconductor
filter/circuit: low-pass filter, high-pass filter, band-pass filter, band-stop filter
amplifier/class: class A amplifier, class B amplifier, class C amplifier, class AB amplifier
circuit/electronics: amplifier, oscillator, rectifier, filter, mixer, modulator
modulation: amplitude modulation, frequency modulation, phase modulation, pulse-width modulation
antenna: dipole antenna, Yagi antenna, loop antenna, parabolic antenna, ground-plane antenna, whip antenna
radio device/device: transmitter, receiver, transceiver, antenna, amplifier
radio frequency band/band: VHF, UHF, HF, MF, LF, SHF
radio wave propagation/wave: ground wave, sky wave, space wave
ionosphere/layer: D layer, E layer, F layer
signal: analog signal, digital signal
polarization/antenna: vertical polarization, horizontal polarization, circular polarization
crop/cereal/grain: wheat, rice, corn, barley, oats, rye, millet, sorghum
legume/crop: bean, pea, lentil, chickpea, soybean, peanut
root vegetable/vegetable: carrot, beet, radish, turnip, parsnip, celeriac
vegetable: broccoli, cauliflower, cabbage, spinach, lettuce, kale
vegetable: tomato, cucumber, pepper, eggplant, zucchini, pumpkin
fruit/citrus fruit: orange, lemon, lime, grapefruit, mandarin
fruit/stone fruit: cherry, peach, plum, apricot
berry/fruit: strawberry, raspberry, blueberry, blackberry, cranberry, gooseberry
tropical fruit/fruit: banana, mango, pineapple, papaya, coconut, kiwi
nut: walnut, hazelnut, almond, cashew, pistachio, pecan
cash crop/crop: coffee, tea, cotton, tobacco, sugarcane, cocoa, rubber
fiber/textile/material: cotton, wool, silk, linen, nylon, polyester, hemp
farm animal/animal/livestock: cow, pig, sheep, goat, horse, chicken, turkey, duck
young animal/animal: calf, lamb, foal, piglet, kid, chick
male animal/animal: bull, ram, stallion, boar, rooster
fertilizer: manure, compost, potash, urea, ammonium nitrate
plant nutrient/nutrient: nitrogen, phosphorus, potassium, calcium, magnesium, sulfur
pesticide: insecticide, herbicide, fungicide, rodenticide
farm machine/machine: tractor, plow, combine harvester, seed drill, baler, harrow
irrigation: drip irrigation, sprinkler irrigation, surface irrigation, furrow irrigation
farming/method: crop rotation, monoculture, intercropping, terracing, fallowing, no-till farming
livestock breeding/breeding: inbreeding, crossbreeding, selective breeding, outbreeding
ball sport/sport: soccer, basketball, volleyball, handball, rugby, baseball, hockey
racket sport/sport: tennis, badminton, squash, table tennis
winter sport/sport: skiing, snowboarding, ice hockey, figure skating, curling, bobsleigh, biathlon
water sport/sport: swimming, rowing, sailing, surfing, diving, water polo, canoeing
martial art/sport: judo, karate, boxing, wrestling, taekwondo, fencing
athletics/event: long jump, high jump, triple jump, pole vault
throwing event/athletics: shot put, discus throw, javelin throw, hammer throw
swimming stroke/stroke: freestyle, breaststroke, backstroke, butterfly
gymnastics/apparatus: balance beam, uneven bars, vault, parallel bars, rings, pommel horse
soccer/position/player: goalkeeper, defender, midfielder, striker
basketball/position/player: point guard, shooting guard, small forward, power forward, center
American football/position/player: quarterback, running back, wide receiver, linebacker, cornerback, safety
baseball/position/player: pitcher, catcher, shortstop, first baseman, outfielder
sports competition/event: Olympic Games, World Cup, Super Bowl, Tour de France, Wimbledon
tennis tournament/tournament: Wimbledon, US Open, French Open, Australian Open
fitness component/fitness: endurance, strength, flexibility, speed, agility, coordination, balance
training/method: interval training, circuit training, strength training, endurance training, plyometrics
board game/game: chess, checkers, backgammon, go
chess piece/piece: king, queen, rook, bishop, knight, pawn
card suit/suit: hearts, diamonds, clubs, spades
cooking method/cooking: boiling, steaming, frying, baking, roasting, grilling, braising, stewing, poaching
heat method/cooking: dry heat, moist heat
knife cut/cut: julienne, brunoise, dice, chiffonade, mince
mother sauce/sauce: béchamel, velouté, hollandaise, tomato sauce, espagnole
sauce: ketchup, mustard, mayonnaise, soy sauce, pesto
dairy product/food: milk, cheese, butter, yogurt, cream, kefir
cheese: cheddar, mozzarella, parmesan, brie, gouda, feta, camembert
meat/food: beef, pork, lamb, chicken, veal, turkey
pasta/food: spaghetti, penne, lasagna, ravioli, macaroni, tagliatelle
spice: pepper, cinnamon, nutmeg, ginger, turmeric, cumin, paprika, saffron, cloves
baking ingredient/ingredient: flour, sugar, yeast, butter, eggs, baking powder
raising agent/ingredient: yeast, baking powder, baking soda, sourdough
sweetener/food: sugar, honey, syrup, molasses, stevia
food preservation/method: pasteurization, canning, freezing, drying, smoking, pickling, salting
food poisoning/bacterium: Salmonella, Listeria, Campylobacter, Clostridium botulinum
drink/beverage: water, juice, tea, coffee, milk, lemonade
alcoholic drink/drink: beer, wine, whiskey, vodka, rum, gin, brandy
kitchen appliance/appliance: oven, refrigerator, microwave, toaster, blender, dishwasher, kettle
kitchen utensil/utensil: knife, fork, spoon, whisk, ladle, spatula, grater
meal: breakfast, lunch, dinner, supper, brunch
course/meal: appetizer, main course, dessert, soup, salad
vehicle/land vehicle: car, bus, truck, motorcycle, bicycle, train
aircraft/vehicle: airplane, helicopter, glider, airship, hot air balloon, drone
ship/vessel/watercraft: sailboat, ferry, container ship, tanker, cruise ship, submarine, yacht
train/rail: freight train, high-speed train, subway, tram, monorail
car part/part: engine, clutch, gearbox, brake, steering wheel, exhaust, radiator, battery
car body/car: sedan, hatchback, convertible, station wagon, coupe, pickup truck
engine: gasoline engine, diesel engine, electric motor, steam engine, jet engine, rocket engine
engine part/part: piston, cylinder, crankshaft, camshaft, spark plug, valve, carburetor, flywheel
four-stroke engine/stroke: intake stroke, compression stroke, power stroke, exhaust stroke
brake: disc brake, drum brake, hand brake
aircraft part/part: wing, fuselage, rudder, aileron, elevator, flap, landing gear
aircraft motion/axis: pitch, roll, yaw
ship part/part: hull, deck, mast, rudder, keel, bow, stern, anchor
ship side/ship: port, starboard, bow, stern
road: highway, street, country road, roundabout, intersection
bicycle part/part: pedal, chain, saddle, handlebar, brake, gear, spoke
transport/mode: road transport, rail transport, air transport, water transport, pipeline transport
tool: hammer, screwdriver, saw, drill, wrench, pliers, chisel, file
fastener: nail, screw, bolt, rivet, nut
joining/process: welding, soldering, riveting, gluing, brazing
metalworking/process: casting, forging, rolling, milling, turning, drilling, grinding
wood: oak, pine, maple, walnut, cherry, teak, mahogany
furniture: table, chair, bed, sofa, wardrobe, desk, shelf
room/house: kitchen, bedroom, bathroom, living room, hallway, cellar, attic
clothing/garment: shirt, trousers, skirt, jacket, coat, sweater, dress
footwear/shoe: boot, sandal, sneaker, slipper
household appliance/appliance: washing machine, vacuum cleaner, iron, refrigerator, dryer
relative/family member/person: mother, father, brother, sister, uncle, aunt, cousin, nephew, niece
school/education: kindergarten, elementary school, middle school, high school, college
academic degree/degree: bachelor’s degree, master’s degree, doctorate
school subject/subject: mathematics, history, geography, biology, physics, chemistry, art, music
craftsman/profession: carpenter, plumber, electrician, mason, painter, roofer, locksmith
profession/job: lawyer, accountant, architect, engineer, journalist, teacher, pharmacist
jewelry: ring, necklace, bracelet, earring, brooch
holiday: Christmas, Easter, Thanksgiving, Halloween, New Year’s Day, Independence Day
traffic sign/sign: stop sign, yield sign, speed limit sign, no entry sign
military branch/branch: army, navy, air force, marines, coast guard
military rank/rank: private, corporal, sergeant, lieutenant, captain, major, colonel, general
military unit/unit: squad, platoon, company, battalion, regiment, brigade, division
weapon/missile: tank, artillery, mortar, machine gun, grenade, mine, missile
natural fiber/fiber: cotton, linen, wool, silk, jute, hemp
paper size/size: A3, A4, A5, letter size
material/property: hardness, toughness, brittleness, elasticity, plasticity, ductility
glass: window glass, safety glass, mirror glass, crystal glass
`;
