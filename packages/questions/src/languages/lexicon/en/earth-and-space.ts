/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_EARTH_AND_SPACE = `
planet: inner planet, outer planet, dwarf planet, exoplanet
terrestrial planet/planet: Mercury, Venus, Earth, Mars
gas giant/giant planet/planet: Jupiter, Saturn, Uranus, Neptune
dwarf planet/planet: Pluto, Ceres, Eris, Haumea, Makemake
moon/satellite/Jupiter: Io, Europa, Ganymede, Callisto
moon/satellite/Saturn: Titan, Enceladus, Mimas, Rhea, Iapetus, Dione, Tethys
moon/satellite/planet: Titan, Europa, Phobos, Triton, Titania, Charon
moon/Mars: Phobos, Deimos
celestial body/body/object: star, planet, moon, asteroid, comet, meteoroid
space rock/object: meteoroid, meteorite, meteor
small body region/region/solar system: asteroid belt, Kuiper belt, Oort cloud, scattered disk
comet/part: nucleus, coma, dust tail, ion tail
moon phase/phase: new moon, waxing crescent, first quarter, waxing gibbous, full moon, waning gibbous, third quarter, waning crescent
eclipse: total eclipse, partial eclipse, annular eclipse
shadow/eclipse: umbra, penumbra, antumbra
tide: high tide, low tide, spring tide, neap tide
Sun/layer/star: core, radiative zone, convective zone, photosphere, chromosphere, corona
solar activity/Sun: sunspot, solar flare, prominence, coronal mass ejection, solar wind
star: main-sequence star, red giant, white dwarf, neutron star, supergiant, brown dwarf, red dwarf
star: Sirius, Betelgeuse, Polaris, Vega, Rigel, Aldebaran, Proxima Centauri, Antares
star remnant/object: white dwarf, neutron star, black hole, pulsar, magnetar
star life/stage: nebula, protostar, main sequence, red giant, planetary nebula, supernova
star system/star: binary star, variable star, double star, star cluster
star cluster/cluster: open cluster, globular cluster
nebula: emission nebula, reflection nebula, dark nebula, planetary nebula
galaxy: spiral galaxy, elliptical galaxy, irregular galaxy, lenticular galaxy
galaxy: Milky Way, Andromeda Galaxy, Triangulum Galaxy, Large Magellanic Cloud
galaxy/part: bulge, disk, halo, spiral arm
constellation: Orion, Ursa Major, Cassiopeia, Cygnus, Lyra, Draco, Pegasus, Andromeda
zodiac/sign/constellation: Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces
cosmology/universe: dark matter, dark energy, cosmic microwave background, ordinary matter
cosmology/theory/model: Big Bang theory, steady state theory, inflation theory
solar system model/model: geocentric model, heliocentric model
Kepler’s law/law: law of ellipses, law of equal areas, law of periods
orbit/point: perihelion, aphelion, perigee, apogee
orbit/property: eccentricity, inclination, semimajor axis, period
Earth motion/motion: rotation, revolution, precession, nutation
sky/celestial sphere: zenith, nadir, horizon, celestial equator, celestial pole, meridian
solstice/day: summer solstice, winter solstice, vernal equinox, autumnal equinox
distance/unit/astronomy: light-year, parsec, astronomical unit
spacecraft/space: satellite, space probe, space station, space shuttle, rover, lander
space mission/program: Apollo program, Gemini program, Mercury program, Voyager program, Skylab
space agency/organization: NASA, ESA, Roscosmos, JAXA, ISRO
astronaut/person: Neil Armstrong, Buzz Aldrin, Yuri Gagarin, Valentina Tereshkova, John Glenn, Alan Shepard, Sally Ride
astronomer/scientist: Nicolaus Copernicus, Galileo Galilei, Johannes Kepler, Tycho Brahe, Ptolemy, Edwin Hubble, William Herschel
space telescope/telescope: Hubble Space Telescope, James Webb Space Telescope, Kepler Space Telescope, Spitzer Space Telescope
igneous rock/rock: granite, basalt, obsidian, pumice, gabbro, andesite, rhyolite, diorite
sedimentary rock/rock: sandstone, limestone, shale, conglomerate, chalk, breccia, dolomite, siltstone
metamorphic rock/rock: marble, slate, gneiss, schist, quartzite, phyllite
igneous rock/rock: intrusive rock, extrusive rock
sedimentary rock/rock: clastic rock, chemical rock, organic rock
metamorphism: contact metamorphism, regional metamorphism, dynamic metamorphism
mineral: quartz, feldspar, mica, calcite, olivine, pyroxene, amphibole, gypsum, halite
mineral group/mineral: silicate, carbonate, oxide, sulfide, sulfate, halide, native element
mineral property/property: hardness, luster, streak, cleavage, fracture, color, specific gravity
gemstone/gem/mineral: diamond, ruby, sapphire, emerald, topaz, amethyst, opal, garnet
intrusion/igneous body: batholith, sill, dike, laccolith, stock
Earth layer/layer: crust, mantle, outer core, inner core
Earth layer/layer: lithosphere, asthenosphere, mesosphere
crust: continental crust, oceanic crust
discontinuity/boundary/Earth: Mohorovičić discontinuity, Gutenberg discontinuity, Lehmann discontinuity
tectonic plate/plate: Pacific Plate, North American Plate, Eurasian Plate, African Plate, Nazca Plate, Indian Plate, Antarctic Plate
plate boundary/boundary: convergent boundary, divergent boundary, transform boundary
supercontinent/continent: Pangaea, Gondwana, Laurasia, Rodinia
theory/geology: continental drift, seafloor spreading, plate tectonics, mantle convection
plate motion/force: ridge push, slab pull, mantle convection
seafloor/feature: mid-ocean ridge, ocean trench, abyssal plain, seamount, continental shelf, continental slope
fault: normal fault, reverse fault, strike-slip fault, thrust fault
fold: anticline, syncline, monocline, dome, basin
mountain/type: fold mountain, fault-block mountain, volcanic mountain, dome mountain
seismic wave/wave: P wave, S wave, Love wave, Rayleigh wave
earthquake/scale: Richter scale, Mercalli scale, moment magnitude scale
earthquake/hazard: liquefaction, tsunami, landslide, aftershock
volcano: shield volcano, cinder cone, composite volcano, lava dome
volcano/state: active volcano, dormant volcano, extinct volcano
volcano: Vesuvius, Etna, Krakatoa, Mount St. Helens, Mauna Loa, Mount Fuji, Pinatubo
volcanic material/material: lava, ash, pumice, volcanic bomb, cinder, pyroclastic flow
lava: pahoehoe, aa, pillow lava
volcanic feature/feature: caldera, geyser, hot spring, fumarole, crater
weathering/process: physical weathering, chemical weathering, biological weathering
mechanical weathering/process: frost wedging, exfoliation, abrasion, thermal expansion, salt wedging
chemical weathering/process: oxidation, hydrolysis, carbonation, dissolution
erosion/agent: water, wind, ice, gravity
mass movement/movement: landslide, mudflow, creep, slump, rockfall, avalanche
sediment/particle: clay, silt, sand, gravel, pebble, cobble, boulder
soil: sandy soil, clay soil, loam, silty soil, peat soil
soil horizon/horizon/layer: O horizon, A horizon, B horizon, C horizon, E horizon
soil layer/layer: topsoil, subsoil, bedrock, humus
soil type/soil: podzol, chernozem, laterite, gley, rendzina
glacier: valley glacier, continental glacier, ice cap, piedmont glacier
glacial landform/landform: moraine, drumlin, esker, cirque, horn, arête, fjord, kettle
moraine: lateral moraine, medial moraine, terminal moraine, ground moraine
river/part: source, mouth, tributary, meander, delta, floodplain, confluence
river landform/landform: meander, oxbow lake, delta, alluvial fan, floodplain, levee, waterfall, gorge
drainage pattern/pattern: dendritic pattern, radial pattern, trellis pattern, rectangular pattern
coastal landform/landform: spit, barrier island, sea stack, sea arch, beach, cliff, lagoon, tombolo
desert landform/landform: dune, mesa, butte, playa, oasis, wadi
dune: barchan dune, parabolic dune, star dune, longitudinal dune, transverse dune
karst landform/landform: sinkhole, cave, doline, stalactite, stalagmite
groundwater: aquifer, water table, spring, well, artesian well
water cycle/process: evaporation, transpiration, condensation, precipitation, infiltration, runoff
eon/time: Hadean, Archean, Proterozoic, Phanerozoic
era/geologic time: Paleozoic, Mesozoic, Cenozoic, Precambrian
period/Mesozoic: Triassic, Jurassic, Cretaceous
period/Paleozoic: Cambrian, Ordovician, Silurian, Devonian, Carboniferous, Permian
period/Cenozoic: Paleogene, Neogene, Quaternary
epoch/Cenozoic: Paleocene, Eocene, Oligocene, Miocene, Pliocene, Pleistocene, Holocene
stratigraphy/principle/law: law of superposition, principle of original horizontality, principle of cross-cutting relationships, principle of faunal succession
unconformity: angular unconformity, disconformity, nonconformity
fossil: trace fossil, mold fossil, cast fossil, index fossil, petrified fossil, body fossil
dating/method: relative dating, radiometric dating, radiocarbon dating, potassium-argon dating, dendrochronology
geology/branch/science: mineralogy, petrology, paleontology, seismology, volcanology, stratigraphy, geomorphology
mine/mining: open-pit mine, underground mine, placer mine, strip mine
atmosphere layer/layer: troposphere, stratosphere, mesosphere, thermosphere, exosphere
atmosphere/boundary: tropopause, stratopause, mesopause
cloud: cumulus, stratus, cirrus, cumulonimbus, nimbostratus, altocumulus, cirrostratus, altostratus
precipitation: rain, snow, sleet, hail, drizzle, freezing rain
rainfall/precipitation: convectional rainfall, orographic rainfall, frontal rainfall, cyclonic rainfall
front/weather: cold front, warm front, stationary front, occluded front
air mass/weather: maritime tropical air mass, maritime polar air mass, continental tropical air mass, continental polar air mass, arctic air mass
pressure system/weather: cyclone, anticyclone, trough, ridge
wind: trade winds, westerlies, polar easterlies, doldrums
local wind/wind: sea breeze, land breeze, mountain breeze, valley breeze, foehn, mistral, sirocco
circulation cell/cell: Hadley cell, Ferrel cell, polar cell
storm: hurricane, typhoon, cyclone, tornado, thunderstorm, blizzard, dust storm
weather instrument/instrument: thermometer, barometer, anemometer, hygrometer, rain gauge, wind vane, weather balloon
isoline/map/line: isobar, isotherm, isohyet, contour line
humidity: relative humidity, absolute humidity, specific humidity, dew point
climate zone/climate: tropical climate, dry climate, temperate climate, continental climate, polar climate
climate: Mediterranean climate, humid subtropical climate, marine west coast climate, desert climate, tundra climate, monsoon climate, steppe climate
climate phenomenon/oscillation: El Niño, La Niña, North Atlantic Oscillation, Pacific Decadal Oscillation
greenhouse gas/gas: carbon dioxide, methane, nitrous oxide, water vapor, ozone
air pollutant/pollutant: carbon monoxide, sulfur dioxide, nitrogen oxides, ozone, particulate matter, lead
pollution: air pollution, water pollution, soil pollution, noise pollution, light pollution, thermal pollution
environmental problem/problem: global warming, ozone depletion, acid rain, deforestation, desertification, eutrophication, smog
climate policy/agreement: Kyoto Protocol, Paris Agreement, Montreal Protocol, Rio Declaration
waste management/method: landfill, incineration, recycling, composting
waste: household waste, hazardous waste, electronic waste, radioactive waste, organic waste
ocean current/current: Gulf Stream, Kuroshio Current, California Current, Humboldt Current, Labrador Current, Benguela Current
current: surface current, deep current, longshore current, rip current
ocean floor/sediment: terrigenous sediment, biogenous sediment, hydrogenous sediment, cosmogenous sediment
lake/origin: glacial lake, crater lake, oxbow lake, reservoir, rift lake
`;
