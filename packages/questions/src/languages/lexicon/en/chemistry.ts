/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_CHEMISTRY = `
subatomic particle/particle: proton, neutron, electron
isotope/hydrogen: protium, deuterium, tritium
isotope/carbon: carbon-12, carbon-13, carbon-14
isotope/uranium: uranium-235, uranium-238, uranium-234
atomic model/model: plum pudding model, Bohr model, planetary model, quantum mechanical model, billiard ball model
orbital/electron: s orbital, p orbital, d orbital, f orbital
quantum number/number: principal quantum number, angular momentum quantum number, magnetic quantum number, spin quantum number
electron rule/principle/rule: Aufbau principle, Pauli exclusion principle, Hund’s rule, octet rule
electron: valence electron, core electron, lone pair, bonding pair
periodic trend/property: atomic radius, ionization energy, electron affinity, electronegativity, metallic character
number/atom: atomic number, mass number, atomic mass, neutron number
periodic table/part: group, period, block, series
alkali metal/metal/element: lithium, sodium, potassium, rubidium, cesium, francium
alkaline earth metal/metal/element: beryllium, magnesium, calcium, strontium, barium, radium
halogen/element: fluorine, chlorine, bromine, iodine, astatine
noble gas/gas/element: helium, neon, argon, krypton, xenon, radon
transition metal/metal/element: iron, copper, nickel, cobalt, chromium, manganese, titanium, vanadium, zinc
precious metal/metal/element: gold, silver, platinum, palladium, rhodium
metalloid/element: boron, silicon, germanium, arsenic, antimony, tellurium
nonmetal/element: carbon, nitrogen, oxygen, phosphorus, sulfur, selenium, hydrogen
lanthanide/rare earth/element: lanthanum, cerium, neodymium, europium, gadolinium, erbium
actinide/element: thorium, uranium, neptunium, plutonium, americium, curium
carbon allotrope/allotrope/carbon: diamond, graphite, graphene, fullerene, carbon nanotube
allotrope/phosphorus: white phosphorus, red phosphorus, black phosphorus
cation/ion: sodium ion, potassium ion, calcium ion, ammonium ion, hydrogen ion, magnesium ion
anion/ion: chloride, sulfate, nitrate, carbonate, phosphate, hydroxide, sulfide, oxide
chemical bond/bond: single bond, double bond, triple bond
covalent bond/bond: polar covalent bond, nonpolar covalent bond, coordinate covalent bond
covalent bond/bond: sigma bond, pi bond
intermolecular force/force: hydrogen bonding, dipole-dipole force, London dispersion force, ion-dipole force
molecular shape/geometry/shape: linear, trigonal planar, tetrahedral, trigonal pyramidal, bent, trigonal bipyramidal, octahedral
hybridization/orbital: sp, sp2, sp3
crystal/solid: ionic crystal, covalent crystal, metallic crystal, molecular crystal
crystal structure/lattice: body-centered cubic, face-centered cubic, hexagonal close-packed, simple cubic
solid: crystalline solid, amorphous solid
formula/chemistry: molecular formula, empirical formula, structural formula, Lewis structure
isomer: structural isomer, geometric isomer, optical isomer, conformational isomer
isomer/stereoisomer: enantiomer, diastereomer, cis isomer, trans isomer
mixture: homogeneous mixture, heterogeneous mixture
mixture/dispersion: solution, colloid, suspension
colloid/mixture: foam, gel, aerosol, emulsion, sol
solution: saturated solution, unsaturated solution, supersaturated solution
concentration: molarity, molality, mole fraction, mass percent, normality
colligative property/property: boiling point elevation, freezing point depression, osmotic pressure, vapor pressure lowering
separation/method/technique: filtration, distillation, evaporation, chromatography, crystallization, decantation, centrifugation, sublimation, extraction
distillation: simple distillation, fractional distillation, steam distillation, vacuum distillation
chromatography/method: paper chromatography, thin-layer chromatography, gas chromatography, column chromatography, ion-exchange chromatography
phase change/change of state/change: melting, freezing, evaporation, condensation, sublimation, deposition
phase diagram/point: triple point, critical point, boiling point, melting point
temperature/point: melting point, boiling point, freezing point, flash point
gas law/law: Boyle’s law, Charles’s law, Gay-Lussac’s law, Avogadro’s law, Dalton’s law, ideal gas law, Graham’s law
chemical law/law: law of conservation of mass, law of definite proportions, law of multiple proportions
law/solution: Raoult’s law, Henry’s law, Beer’s law
chemical reaction/reaction: synthesis reaction, decomposition reaction, single replacement reaction, double replacement reaction, combustion reaction
reaction: redox reaction, acid-base reaction, precipitation reaction, complexation reaction
reaction/energy: exothermic reaction, endothermic reaction
reaction/organic reaction: addition, substitution, elimination, rearrangement, condensation, hydrolysis
organic reaction/reaction: esterification, saponification, hydrogenation, polymerization, halogenation, nitration
substitution/mechanism: SN1 reaction, SN2 reaction, E1 reaction, E2 reaction
reagent/organic chemistry: nucleophile, electrophile, free radical, leaving group
bond cleavage: homolysis, heterolysis
redox/agent: oxidizing agent, reducing agent
redox/process: oxidation, reduction
reaction rate/factor: temperature, concentration, surface area, catalyst, pressure
rate/kinetics: rate constant, reaction order, activation energy, half-life
reaction order/kinetics: zero order, first order, second order
catalyst: homogeneous catalyst, heterogeneous catalyst, enzyme
thermodynamics/quantity: enthalpy, entropy, Gibbs free energy, internal energy, heat capacity
enthalpy/heat: enthalpy of formation, enthalpy of combustion, enthalpy of vaporization, enthalpy of fusion
thermodynamic system/system: open system, closed system, isolated system
acid/theory: Arrhenius acid, Brønsted-Lowry acid, Lewis acid
acid: hydrochloric acid, sulfuric acid, nitric acid, phosphoric acid, acetic acid, carbonic acid
organic acid/acid: acetic acid, citric acid, lactic acid, formic acid, oxalic acid, tartaric acid, malic acid
acid: strong acid, weak acid, polyprotic acid
base: sodium hydroxide, potassium hydroxide, calcium hydroxide, ammonia, magnesium hydroxide
pH/solution: acidic solution, basic solution, neutral solution
indicator/acid: litmus, phenolphthalein, methyl orange, bromothymol blue, universal indicator
salt/compound: sodium chloride, potassium nitrate, calcium carbonate, copper sulfate, magnesium sulfate, silver nitrate, ammonium chloride
oxide/compound: carbon dioxide, sulfur dioxide, iron oxide, calcium oxide, aluminum oxide, magnesium oxide
nitrogen oxide/gas: nitric oxide, nitrogen dioxide, nitrous oxide
equilibrium constant/constant: acid dissociation constant, base dissociation constant, solubility product, ion product of water
titration/point: equivalence point, endpoint
electrochemistry/electrode: anode, cathode
electrochemistry/cell: galvanic cell, electrolytic cell, fuel cell, concentration cell
electrochemistry/part: anode, cathode, electrolyte, salt bridge
battery/cell: lead-acid battery, lithium-ion battery, nickel-cadmium battery, alkaline battery, zinc-carbon battery
electrochemical process/process: electrolysis, electroplating, galvanization, anodizing, corrosion
hydrocarbon/compound: alkane, alkene, alkyne, arene, cycloalkane
alkane/hydrocarbon: methane, ethane, propane, butane, pentane, hexane, heptane, octane
alkene/hydrocarbon: ethene, propene, butene, pentene
aromatic compound/hydrocarbon: benzene, toluene, xylene, naphthalene, phenol, aniline, styrene
functional group/group: hydroxyl group, carbonyl group, carboxyl group, amino group, phosphate group, sulfhydryl group, methyl group
organic compound/compound: alcohol, aldehyde, ketone, carboxylic acid, ester, ether, amine, amide
alcohol/compound: methanol, ethanol, propanol, butanol, glycerol
alcohol: primary alcohol, secondary alcohol, tertiary alcohol
aldehyde/ketone/compound: formaldehyde, acetaldehyde, acetone, benzaldehyde
polymer/plastic: polyethylene, polypropylene, polystyrene, polyvinyl chloride, nylon, polyester, Teflon
polymer: addition polymer, condensation polymer, natural polymer, synthetic polymer
plastic: thermoplastic, thermoset, elastomer
petroleum fraction/fuel: gasoline, kerosene, diesel, naphtha, bitumen, liquefied petroleum gas
fuel/coal: peat, lignite, bituminous coal, anthracite
alloy: bronze, brass, steel, pewter, solder, amalgam, duralumin
ore/mineral: hematite, magnetite, bauxite, galena, malachite, cinnabar, cassiterite
industrial process/process: Haber process, contact process, Ostwald process, Solvay process, Bayer process
nuclear decay/decay/radiation: alpha decay, beta decay, gamma decay, electron capture, positron emission
flame color/flame test: red, yellow, green, violet, blue
lab glassware/glassware/equipment: beaker, Erlenmeyer flask, test tube, burette, pipette, graduated cylinder, volumetric flask, funnel
lab equipment/equipment: Bunsen burner, tripod, crucible, tongs, mortar and pestle, condenser, fume hood
spectroscopy/method: infrared spectroscopy, mass spectrometry, nuclear magnetic resonance spectroscopy, ultraviolet-visible spectroscopy, atomic absorption spectroscopy
analysis/chemistry: qualitative analysis, quantitative analysis, gravimetric analysis, volumetric analysis
chemistry/branch/science: organic chemistry, inorganic chemistry, physical chemistry, analytical chemistry, biochemistry
stoichiometry/quantity: limiting reactant, excess reactant, theoretical yield, actual yield, percent yield
property: physical property, chemical property, extensive property, intensive property
metal property/property: malleability, ductility, conductivity, luster, hardness
water hardness/water: hard water, soft water, distilled water, heavy water
hazard/substance: flammable, corrosive, toxic, explosive, oxidizing, irritant
complex/coordination chemistry: ligand, central atom, chelate, coordination number
`;
