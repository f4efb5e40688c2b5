/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_COMMON = `
weekday/day: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
month: January, February, March, April, May, June, July, August, September, October, November, December
season: spring, summer, autumn, winter
time/period: second, minute, hour, day, week, month, year, decade, century
direction: north, east, south, west
direction: left, right, up, down, forward, backward
colour/color: red, orange, yellow, green, blue, violet, white, black, brown, pink, grey
shape: circle, square, triangle, rectangle, oval, cube, sphere, cylinder, cone, pyramid
planet: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune
space/sky/object: planet, moon, star, comet, asteroid, meteor, galaxy, nebula, black hole, satellite, constellation
sky/solar: Sun, Moon, Earth, Mars, Venus
moon/phase: new moon, full moon, crescent moon, gibbous moon, half moon
space/event: solar eclipse, lunar eclipse, meteor shower, rotation, revolution, orbit
continent: Europe, Asia, Africa, North America, South America, Australia, Antarctica
ocean: Pacific Ocean, Atlantic Ocean, Indian Ocean, Arctic Ocean, Southern Ocean
sea: Mediterranean Sea, Black Sea, Baltic Sea, North Sea, Red Sea, Caspian Sea, Caribbean Sea
river: Nile, Amazon, Danube, Rhine, Mississippi, Thames, Volga, Ganges, Yangtze, Seine, Congo
mountain/range: Alps, Andes, Himalayas, Rocky Mountains, Carpathians, Pyrenees, Urals
country/state/kingdom: England, France, Germany, Spain, Portugal, Italy, Austria, Switzerland, Poland, Hungary, Russia, Ukraine, Sweden, Norway, Denmark, Finland, Belgium, Greece, Turkey, Ireland, Scotland
country/state: China, Japan, Korea, India, Vietnam, Thailand, Indonesia, Iran, Iraq, Israel, Egypt, Nigeria, Kenya, South Africa, Morocco, Brazil, Argentina, Chile, Peru, Mexico, Canada, Cuba, Australia
country/power: United States, Soviet Union, United Kingdom, Netherlands, Ottoman Empire, Russian Empire
city/capital/town: London, Paris, Berlin, Vienna, Rome, Madrid, Lisbon, Prague, Warsaw, Budapest, Moscow, Kyiv, Athens, Brussels, Amsterdam, Stockholm, Copenhagen, Dublin
city/town: New York, Boston, Chicago, Philadelphia, Washington, Los Angeles, San Francisco, New Orleans, Toronto, Mexico City
city: Tokyo, Beijing, Shanghai, Delhi, Mumbai, Bangkok, Singapore, Cairo, Baghdad, Istanbul, Jerusalem
city: Constantinople, Alexandria, Carthage, Athens, Sparta, Troy, Antioch, Rome
state: California, Texas, Florida, Virginia, Georgia, Ohio, Massachusetts, Pennsylvania, Illinois, Alabama
people/nation: Greeks, Romans, Egyptians, Persians, Phoenicians, Babylonians, Celts, Vikings, Mongols, Arabs, Turks
people/nation: French, English, German, Spanish, Dutch, Portuguese, Italian, Russian, Polish, Swedish, Austrian, Swiss, Hungarian, Irish, Scottish, American, Canadian, Mexican, British, European
people/nation: Roman, Greek, Egyptian, Persian, Turkish, Arab, Jewish, Christian, Muslim, African, Asian, Chinese, Japanese, Indian, Soviet
people/nation: Germans, Poles, Russians, Italians, Spaniards, Swedes, Hungarians, Americans, Austrians
language: English, French, German, Spanish, Latin, Greek, Arabic, Italian, Russian, Hebrew, Chinese, Portuguese
religion: Christianity, Islam, Judaism, Buddhism, Hinduism, Sikhism
religion/group: Catholics, Protestants, Muslims, Jews, Buddhists, Hindus
empire: Roman Empire, Ottoman Empire, British Empire, Byzantine Empire, Mongol Empire, Persian Empire
war: World War I, World War II, Civil War, Cold War, Vietnam War, Korean War, Revolutionary War
age/period/era: Stone Age, Bronze Age, Iron Age, Middle Ages, Renaissance, Enlightenment, Industrial Revolution
scientist/physicist: Isaac Newton, Albert Einstein, Galileo Galilei, Niels Bohr, Max Planck, Michael Faraday, James Clerk Maxwell, Ernest Rutherford, Johannes Kepler, Nicolaus Copernicus
scientist/physicist: Newton, Einstein, Galileo, Bohr, Planck, Faraday, Maxwell, Rutherford, Kepler, Copernicus
scientist/chemist: Dmitri Mendeleev, Antoine Lavoisier, John Dalton, Robert Boyle, Alfred Nobel, Joseph Priestley, Linus Pauling
scientist/biologist: Charles Darwin, Gregor Mendel, Louis Pasteur, Carl Linnaeus, Alexander Fleming, Robert Hooke, William Harvey, James Watson, Francis Crick
scientist/biologist: Darwin, Mendel, Pasteur, Linnaeus, Fleming, Hooke, Lamarck, Watson, Crick
scientist/inventor: Marie Curie, Rosalind Franklin, Ada Lovelace, Lise Meitner, Jane Goodall
inventor: Thomas Edison, Nikola Tesla, Alexander Graham Bell, James Watt, Henry Ford, Guglielmo Marconi, Johannes Gutenberg
philosopher: Immanuel Kant, René Descartes, John Locke, David Hume, Karl Marx, Friedrich Nietzsche, Voltaire
explorer: Christopher Columbus, Vasco da Gama, Ferdinand Magellan, James Cook, Marco Polo, Hernán Cortés, Amerigo Vespucci
painter/artist: Leonardo da Vinci, Michelangelo, Raphael, Rembrandt, Vincent van Gogh, Pablo Picasso, Claude Monet
composer: Johann Sebastian Bach, Wolfgang Amadeus Mozart, Ludwig van Beethoven, Frédéric Chopin, Joseph Haydn, Antonio Vivaldi
writer/poet: William Shakespeare, Charles Dickens, Jane Austen, Mark Twain, Leo Tolstoy, Homer, Dante, Goethe
ruler/emperor: Julius Caesar, Augustus, Nero, Constantine, Charlemagne, Napoleon, Alexander the Great, Genghis Khan
president: George Washington, Thomas Jefferson, Abraham Lincoln, Theodore Roosevelt, Woodrow Wilson, Franklin Roosevelt, John Kennedy
leader/politician: Winston Churchill, Adolf Hitler, Joseph Stalin, Vladimir Lenin, Benito Mussolini, Mahatma Gandhi, Nelson Mandela
god: Zeus, Poseidon, Hades, Apollo, Ares, Hermes, Athena, Aphrodite
instrument: violin, cello, piano, flute, trumpet, guitar, drum, clarinet, harp
branch/government: legislative branch, executive branch, judicial branch
institution/government: parliament, president, supreme court, senate, cabinet, congress
system/ideology: capitalism, socialism, communism, feudalism, fascism, liberalism, nationalism, imperialism, mercantilism
economy: inflation, deflation, recession, unemployment, stagflation, depression
economy/market: supply, demand, price, profit, cost, revenue, competition
tax/money: income tax, sales tax, property tax, tariff, subsidy
sector: agriculture, industry, trade, mining, fishing, tourism
science/study: physics, chemistry, biology, geology, astronomy, meteorology
science/study: psychology, sociology, anthropology, economics, history, geography, archaeology, philosophy, linguistics
branch/study: anatomy, physiology, genetics, pathology, immunology, microbiology, taxonomy
average/statistics: mean, median, mode, range
scientific method/step/experiment: hypothesis, theory, law, observation, experiment, conclusion, question, prediction
experiment: independent variable, dependent variable, control group, experimental group, constant
figure/speech/literature: metaphor, simile, personification, hyperbole, irony, alliteration
job/profession: doctor, teacher, engineer, lawyer, farmer, soldier, merchant, priest, carpenter, baker
class/society: kings, nobles, knights, peasants, merchants, priests, craftsmen, slaves
element/gas: hydrogen, oxygen, nitrogen, helium, carbon, chlorine, neon, argon, fluorine
element/mineral: sodium, potassium, calcium, magnesium, iron, phosphorus, sulfur, iodine, zinc
element/metal: gold, silver, copper, iron, lead, tin, zinc, aluminum, mercury, nickel, platinum
element/metal: uranium, plutonium, radium, polonium, thorium
gas/air/compound: carbon dioxide, carbon monoxide, water vapor, methane, ammonia, nitrogen gas, ozone, sulfur dioxide
gas/atmosphere: oxygen, nitrogen, carbon dioxide, argon, hydrogen, water vapor, helium
element/group: noble gases, alkali metals, halogens, transition metals, alkaline earth metals
element/class: metal, nonmetal, metalloid, noble gas, halogen
particle: proton, neutron, electron, photon, neutrino, gluon
atom/part: nucleus, electron shell, electron cloud, orbital
matter/unit: atom, molecule, compound, mixture, element, crystal
atom: isotope, ion, radical, dipole
charge/ion: cation, anion, isotope, radical
bond: ionic bond, covalent bond, hydrogen bond, metallic bond
mixture: solution, suspension, colloid, alloy
solution: solute, solvent, solution, precipitate
acid/substance: acid, base, salt, buffer, indicator
reaction: synthesis, decomposition, combustion, oxidation, reduction, neutralization, displacement
reaction/part: reactant, product, catalyst, inhibitor
property/change: physical change, chemical change, physical property, chemical property
change/state/water: evaporation, condensation, precipitation, freezing, melting, boiling, sublimation
rain/weather: rain, snow, hail, sleet, fog, dew, frost
weather/storm: hurricane, tornado, thunderstorm, blizzard, drought, flood, monsoon
weather/measure: temperature, humidity, air pressure, wind speed, precipitation
cloud: cumulus, stratus, cirrus, nimbus
weather: climate, weather, season, atmosphere
earth/sphere: atmosphere, hydrosphere, lithosphere, biosphere, geosphere
rock: igneous rock, sedimentary rock, metamorphic rock
rock: granite, basalt, limestone, sandstone, marble, slate, shale, obsidian
mineral: quartz, feldspar, mica, talc, diamond, calcite, gypsum, halite
soil/ground: sand, clay, silt, gravel, humus, topsoil, bedrock
ground/soil: soil, rock, water, air, sand, sunlight
process/earth/land: erosion, weathering, deposition, sedimentation, subduction, compaction, cementation
disaster/event: earthquake, volcano, tsunami, landslide, flood, avalanche, hurricane
landform: mountain, valley, plateau, plain, canyon, hill, island, peninsula, delta
water/body: ocean, sea, lake, river, stream, pond, glacier, swamp, groundwater
fault/volcano: magma, lava, ash, crater, vent
wave/earthquake: epicenter, focus, fault, magnitude
dating/fossil: fossil, sediment, rock layer, mineral, amber
biome: desert, tundra, rainforest, grassland, savanna, taiga, deciduous forest, wetland
line/map: equator, prime meridian, latitude, longitude, tropic of cancer
energy: light, heat, sound, electricity, motion, magnetism
energy: solar energy, wind energy, nuclear energy, geothermal energy, hydroelectric energy
energy: mechanical, thermal, electrical, chemical, magnetic, nuclear
power/source: solar power, wind power, nuclear power, water power
fuel/resource: coal, oil, natural gas, wood, uranium, gasoline
resource/source: sunlight, wind, water, coal, oil, natural gas, soil
resource: renewable resource, nonrenewable resource, natural resource
heat/transfer: conduction, convection, radiation, insulation
force: gravity, friction, magnetism, electricity, inertia, air resistance, tension, buoyancy
force/motion: mass, weight, volume, density, force, inertia
motion: speed, velocity, acceleration, momentum, distance, displacement, force
quantity/property: mass, length, volume, temperature, density, weight, area, time
quantity: force, energy, power, work, pressure
circuit: series circuit, parallel circuit, open circuit, closed circuit, short circuit
circuit/part: battery, switch, wire, resistor, light bulb, capacitor
electricity/material: conductor, insulator, semiconductor, magnet
wave: wavelength, frequency, amplitude, speed, crest, trough, pitch
wave: light wave, sound wave, radio wave, water wave, seismic wave
spectrum/radiation: radio waves, microwaves, infrared light, visible light, ultraviolet light, x-rays, gamma rays
radiation/particle: alpha particle, beta particle, gamma ray
unit/mass/volume: gram, kilogram, liter, milliliter, meter, degree
unit: joule, watt, newton, pascal, volt, ampere, ohm, hertz, kelvin, coulomb
tool/instrument: ruler, balance, thermometer, graduated cylinder, stopwatch, scale, beaker, meterstick
safety/lab: goggles, gloves, apron, lab coat
lens/optic: mirror, lens, prism, filter
material: metal, wood, plastic, glass, rubber, paper, cotton, wool, cloth, stone
metal/material: iron nail, aluminum foil, copper wire, rubber band
property/material: hardness, color, shape, texture, size, mass, luster, flexibility
sense: sight, hearing, smell, taste, touch
organ/sense: eye, ear, nose, tongue, skin
organ/body: heart, liver, stomach, brain, pancreas, spleen, bladder, gallbladder
organ/body: lungs, kidneys, intestines, muscles, bones, ovaries
organ/system: heart, lungs, brain, stomach, liver, kidney, skin
digestion/organ: mouth, esophagus, stomach, small intestine, large intestine, liver, pancreas
breathing/airway/lung: trachea, larynx, pharynx, bronchi, diaphragm, lungs, alveoli
vessel/blood: arteries, veins, capillaries, lymph vessels
vessel/blood: artery, vein, capillary, lymph vessel
vessel/artery/vein: aorta, vena cava, pulmonary artery, pulmonary vein, carotid artery
blood: red blood cells, white blood cells, platelets, nerve cells, stem cells
blood: blood plasma, hemoglobin, lymph, serum, tissue fluid, bone marrow
blood/substance: hemoglobin, insulin, albumin, fibrinogen, collagen, keratin
body/fluid: blood, saliva, sweat, urine, bile, lymph, mucus
blood/liquid/fluid: plasma, serum, lymph, bile, urine, sweat
bone/skeleton: femur, tibia, humerus, skull, ribs, pelvis, spine, clavicle
tissue: muscle, bone, cartilage, tendon, ligament, skin, nerve
tissue: muscle tissue, nervous tissue, connective tissue, epithelial tissue
muscle: skeletal muscle, smooth muscle, cardiac muscle
system/body: circulatory system, digestive system, nervous system, respiratory system, skeletal system, muscular system, endocrine system, immune system, excretory system, reproductive system
system/body: circulatory, digestive, nervous, respiratory, skeletal, muscular, endocrine, immune, excretory, reproductive
brain/part: cerebrum, cerebellum, brain stem, hypothalamus, thalamus, hippocampus, amygdala
brain/lobe: frontal lobe, parietal lobe, temporal lobe, occipital lobe
ear/part: eardrum, cochlea, hammer, anvil, stirrup
skin/layer: epidermis, dermis, hair follicle, sweat gland
hormone: insulin, adrenaline, estrogen, testosterone, cortisol, thyroxine, glucagon, melatonin, progesterone
cell/organelle/part: nucleus, cell membrane, cytoplasm, cell wall, mitochondrion, ribosome, chloroplast, vacuole, lysosome
cell/organelle: pl mitochondria, ribosomes, chloroplasts, vacuoles, lysosomes, nuclei
cell/organelle: Golgi apparatus, endoplasmic reticulum, nucleus, mitochondrion, lysosome
cell/division/reproduction: mitosis, meiosis, fertilization, binary fission, budding, cytokinesis
reproduction: asexual reproduction, sexual reproduction, fertilization, pollination
cell/gamete: sperm, egg, zygote, embryo, gamete
cell/organization/level: cell, tissue, organ, organ system, organism
gene/heredity: gene, chromosome, allele, trait, genotype, phenotype, mutation
gene/inheritance/trait: dominant, recessive, homozygous, heterozygous
molecule/gene: DNA, RNA, ATP
base: adenine, thymine, guanine, cytosine, uracil
evolution: natural selection, genetic drift, mutation, gene flow, artificial selection
scientist/evolution/change: adaptation, mutation, extinction, evolution, speciation
process/cell/plant: photosynthesis, respiration, fermentation, digestion, transpiration, germination, pollination
transport/cell: diffusion, osmosis, active transport, endocytosis, exocytosis, filtration
process/body: digestion, respiration, circulation, excretion, reproduction, growth
process/animal: migration, hibernation, camouflage, mimicry, adaptation, reproduction
behavior: instinct, reflex, learned behavior, imprinting, conditioning
behavior/response: hunting, resting, eating, sleeping, mating, playing
need/life: food, water, shelter, air, space, sunlight
sugar/carbohydrate: glucose, starch, cellulose, fructose, sucrose, glycogen, lactose
nutrient/molecule/food: proteins, carbohydrates, lipids, vitamins, minerals, nucleic acids
nutrient/molecule/food: protein, carbohydrate, lipid, vitamin, mineral, nucleic acid
nutrient/acid: amino acids, fatty acids, nucleotides, simple sugars
protein/molecule: enzyme, hormone, antibody, antigen, receptor
pigment: chlorophyll, carotene, melanin, hemoglobin
plant/part: root, stem, leaf, flower, seed, fruit, petal
plant/part: pl roots, pl stems, pl leaves, pl flowers, pl seeds, pl fruits, pl petals, pl branches
flower/part: petal, sepal, stamen, pistil, ovary, anther, stigma
plant/tissue: xylem, phloem, cambium, epidermis, cuticle
plant/group: mosses, ferns, conifers, flowering plants, algae
leaf/part: stomata, veins, cuticle, guard cells
tree: oak, pine, maple, birch, willow, spruce
plant/crop: wheat, corn, rice, potatoes, cotton, barley, sugar cane
food: bread, milk, cheese, meat, butter, rice, sugar, eggs
fruit/food: apple, orange, banana, grape, lemon, cherry
vegetable: carrot, potato, tomato, onion, lettuce, cabbage
animal/group/vertebrate: mammals, reptiles, amphibians, birds, pl fish, insects
animal/group: mammal, reptile, amphibian, bird, fish, insect
animal/invertebrate: insects, arachnids, crustaceans, mollusks, worms, sponges, jellyfish, echinoderms
animal/pet: dog, cat, horse, cow, pig, sheep, goat, rabbit, chicken
animal/mammal: lion, tiger, bear, wolf, fox, deer, elephant, whale, bat, monkey
animal: mouse, rabbit, squirrel, snake, hawk, owl, frog, fox
animal/bird: eagle, hawk, owl, robin, penguin, duck, crow, pigeon
animal/reptile/amphibian: snake, lizard, turtle, crocodile, frog, toad, salamander, newt
animal/fish: shark, salmon, trout, tuna, goldfish, ray
insect: bee, ant, butterfly, beetle, grasshopper, mosquito, moth, fly
animal/young/stage: egg, larva, pupa, adult, nymph
animal/stage: caterpillar, tadpole, chick, puppy, calf
animal/covering: fur, feathers, scales, shell, skin, hair
animal/part: wings, fins, claws, teeth, beak, tail, gills, legs
animal/diet: herbivore, carnivore, omnivore, scavenger, decomposer
animal/diet: herbivores, carnivores, omnivores, scavengers, decomposers
food chain/ecosystem: producer, consumer, decomposer, predator, prey, scavenger
food chain/ecosystem: producers, consumers, decomposers, predators, scavengers
ecosystem/level: population, community, ecosystem, habitat, biome, niche, species
relationship/symbiosis: mutualism, commensalism, parasitism, competition, predation, symbiosis
organism/microbe: bacteria, viruses, fungi, protists, algae, parasites
organism/microbe: bacterium, virus, fungus, protist, parasite
organism/kingdom: plants, animals, fungi, bacteria, protists
organism/kingdom: plant, animal, fungus, bacterium, protist
disease: diabetes, cancer, asthma, influenza, malaria, tuberculosis, measles, smallpox, cholera, AIDS
disease/treatment: vaccine, antibiotic, antibody, antiseptic, painkiller
cycle: water cycle, carbon cycle, nitrogen cycle, rock cycle, life cycle
environment/problem: pollution, deforestation, global warming, acid rain, erosion, overfishing
environment/action: recycling, reusing, reducing, conserving
psychology/learning: classical conditioning, operant conditioning, observational learning, habituation
psychologist: Freud, Jung, Pavlov, Skinner, Watson, Piaget, Maslow, Rogers, Erikson
psychology/disorder: depression, anxiety, schizophrenia, autism, bipolar disorder
computer/device: keyboard, mouse, monitor, printer, scanner, microphone
computer/memory: RAM, ROM, CPU, GPU, SSD
computer/software: operating system, web browser, word processor, spreadsheet, database, compiler
computer/file: file, folder, directory, link, shortcut, archive
computer/language: HTML, CSS, JavaScript, Python, Java, SQL
computer/program: variable, function, loop, array, class, object, constant
computer/network: router, switch, server, modem, firewall, client
`;
