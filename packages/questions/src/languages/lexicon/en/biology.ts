/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_BIOLOGY = `
organelle/cell: rough endoplasmic reticulum, smooth endoplasmic reticulum, Golgi apparatus, peroxisome, lysosome, mitochondrion, centrosome
cell structure: cilium, flagellum, pilus, pseudopod, microvillus
cytoskeleton/filament/protein: microtubule, microfilament, intermediate filament
cytoskeleton protein/protein: actin, tubulin, myosin, keratin, vimentin, lamin
membrane/cell: plasma membrane, nuclear envelope, tonoplast, thylakoid membrane
membrane component/molecule: phospholipid, cholesterol, glycoprotein, glycolipid, carrier protein, channel protein
membrane protein/protein: integral protein, peripheral protein, receptor protein, channel protein, carrier protein, aquaporin
transport/membrane: simple diffusion, facilitated diffusion, osmosis, active transport, bulk transport
active transport/transport/pump: sodium-potassium pump, proton pump, calcium pump, symporter, antiporter
endocytosis/transport: phagocytosis, pinocytosis, receptor-mediated endocytosis
solution/tonicity: hypotonic solution, hypertonic solution, isotonic solution
tonicity: hypotonic, hypertonic, isotonic
cell junction/junction: tight junction, gap junction, desmosome, plasmodesma
cell/type of cell: plant cell, animal cell, bacterial cell, fungal cell
cell: prokaryotic cell, eukaryotic cell
organism: prokaryote, eukaryote, archaeon, virus
chloroplast part/structure: thylakoid, stroma, granum, lumen
mitochondrion part/structure: matrix, crista, inner membrane, outer membrane, intermembrane space
nucleus part/structure: nucleolus, nuclear envelope, nuclear pore, chromatin, nucleoplasm
cell cycle/phase: G1 phase, S phase, G2 phase, M phase
cell cycle/phase/stage: interphase, mitosis, cytokinesis
meiosis/phase: prophase I, metaphase I, anaphase I, telophase I
meiosis/phase: prophase II, metaphase II, anaphase II, telophase II
mitosis/phase/stage: prophase, prometaphase, metaphase, anaphase, telophase
chromosome/structure: centromere, telomere, chromatid, kinetochore, histone
chromosome: autosome, sex chromosome, homologous chromosome, sister chromatid
cell/ploidy: haploid, diploid, triploid, tetraploid, polyploid
cell death/process: apoptosis, necrosis, autophagy
stem cell/cell: totipotent cell, pluripotent cell, multipotent cell, unipotent cell
respiration/stage/pathway: glycolysis, Krebs cycle, electron transport chain, pyruvate oxidation, oxidative phosphorylation
fermentation/process: lactic acid fermentation, alcoholic fermentation, acetic acid fermentation
photosynthesis/stage: light-dependent reactions, Calvin cycle, photolysis, carbon fixation
photosynthesis/plant: C3 photosynthesis, C4 photosynthesis, CAM photosynthesis
energy carrier/molecule/coenzyme: ATP, ADP, NADH, NADPH, FADH2
coenzyme: NAD, FAD, coenzyme A, coenzyme Q
metabolism/process: anabolism, catabolism, glycolysis, gluconeogenesis, glycogenolysis, lipolysis, ketogenesis
nutrition/organism: autotroph, heterotroph, mixotroph
autotroph/organism: photoautotroph, chemoautotroph, photoheterotroph, chemoheterotroph
respiration/organism: obligate aerobe, obligate anaerobe, facultative anaerobe, microaerophile
pigment/photosynthesis: chlorophyll a, chlorophyll b, carotenoid, xanthophyll, phycobilin, anthocyanin
macromolecule/biomolecule/polymer: protein, nucleic acid, polysaccharide, lipid
monomer/molecule: monosaccharide, amino acid, nucleotide, fatty acid
sugar/carbohydrate: monosaccharide, disaccharide, oligosaccharide, polysaccharide
monosaccharide/sugar/carbohydrate: glucose, fructose, galactose, ribose, deoxyribose, mannose
disaccharide/sugar/carbohydrate: sucrose, lactose, maltose, trehalose
polysaccharide/carbohydrate: starch, glycogen, cellulose, chitin, pectin, inulin
starch/polysaccharide: amylose, amylopectin
lipid/fat: triglyceride, phospholipid, steroid, wax, terpene
steroid/lipid: cholesterol, estrogen, testosterone, cortisol, aldosterone
fatty acid/fat: saturated fatty acid, monounsaturated fatty acid, polyunsaturated fatty acid, trans fatty acid
fat: saturated fat, unsaturated fat, trans fat
fatty acid: oleic acid, palmitic acid, stearic acid, linoleic acid, linolenic acid
amino acid: glycine, alanine, valine, leucine, lysine, serine, tyrosine, tryptophan, cysteine, methionine, proline, histidine
protein structure/structure: primary structure, secondary structure, tertiary structure, quaternary structure
secondary structure/structure: alpha helix, beta sheet, beta turn, random coil
bond/biochemistry: peptide bond, glycosidic bond, ester bond, phosphodiester bond, disulfide bond
enzyme: amylase, lipase, protease, lactase, maltase, sucrase, pepsin, trypsin
enzyme class/enzyme: oxidoreductase, transferase, hydrolase, lyase, isomerase, ligase
enzyme/DNA: DNA polymerase, RNA polymerase, helicase, ligase, primase, topoisomerase, reverse transcriptase
enzyme/genetic engineering: restriction enzyme, DNA ligase, DNA polymerase, reverse transcriptase
enzyme/inhibition: competitive inhibition, noncompetitive inhibition, uncompetitive inhibition, allosteric inhibition, feedback inhibition
enzyme/part: active site, allosteric site, substrate, cofactor, coenzyme, inhibitor
enzyme model/model: lock-and-key model, induced-fit model
nucleotide/part: phosphate group, sugar, nitrogenous base
base/nitrogenous base/nucleobase: purine, pyrimidine
RNA/nucleic acid: messenger RNA, transfer RNA, ribosomal RNA, small interfering RNA, microRNA
gene expression/process: transcription, translation, replication, splicing, polyadenylation
transcription/translation/step: initiation, elongation, termination
DNA replication/strand: leading strand, lagging strand, template strand, coding strand, Okazaki fragment
gene/region: exon, intron, promoter, enhancer, terminator, operator
operon/gene: promoter, operator, repressor, inducer, regulator gene, structural gene
codon: start codon, stop codon, anticodon, reading frame
mutation: point mutation, frameshift mutation, silent mutation, missense mutation, nonsense mutation
chromosome mutation/mutation: deletion, duplication, inversion, translocation, insertion
chromosome number/mutation: monosomy, trisomy, polyploidy, aneuploidy, nondisjunction
inheritance/dominance: complete dominance, incomplete dominance, codominance, polygenic inheritance, epistasis, pleiotropy
inheritance: autosomal dominant inheritance, autosomal recessive inheritance, sex-linked inheritance, mitochondrial inheritance, polygenic inheritance
Mendel’s law/law/genetics: law of segregation, law of independent assortment, law of dominance
cross/genetics: monohybrid cross, dihybrid cross, test cross, backcross
genotype/genetics: homozygote, heterozygote, hemizygote
generation/genetics: parental generation, first filial generation, second filial generation
genetic diagram/diagram: Punnett square, pedigree, karyotype, linkage map
genetic disorder/disease: cystic fibrosis, sickle cell anemia, hemophilia, Huntington’s disease, phenylketonuria, Tay-Sachs disease, Duchenne muscular dystrophy
chromosomal disorder/syndrome: Down syndrome, Turner syndrome, Klinefelter syndrome, Edwards syndrome, Patau syndrome
biotechnology/method/technique: polymerase chain reaction, gel electrophoresis, DNA sequencing, cloning, gene editing, gene therapy
genetic engineering/vector: plasmid, bacteriophage, cosmid, artificial chromosome
blotting/method: Southern blot, Northern blot, Western blot
omics/science: genomics, proteomics, transcriptomics, metabolomics
epigenetics/modification: DNA methylation, histone acetylation, RNA interference, genomic imprinting
variation/genetics: crossing over, independent assortment, random fertilization, mutation
mode of selection/selection: directional selection, stabilizing selection, disruptive selection, sexual selection
evolution/selection: natural selection, artificial selection, sexual selection, kin selection
genetic drift/evolution: founder effect, bottleneck effect
speciation: allopatric speciation, sympatric speciation, parapatric speciation, peripatric speciation
evolution/pattern: divergent evolution, convergent evolution, coevolution, parallel evolution, adaptive radiation
evolution/tempo: gradualism, punctuated equilibrium, saltation
evolution/structure/evidence: homologous structure, analogous structure, vestigial structure
isolation/reproductive barrier: temporal isolation, behavioral isolation, mechanical isolation, gametic isolation, geographic isolation, habitat isolation
phylogeny/group: monophyletic group, paraphyletic group, polyphyletic group
phylogenetics/tree: clade, node, root, branch, outgroup, sister taxon
taxonomy/classification: domain, kingdom, phylum, class, order, family, genus, species
domain/life: Bacteria, Archaea, Eukarya
kingdom/life: Plantae, Animalia, Fungi, Protista, Monera
hominin/human/ancestor: Homo habilis, Homo erectus, Homo sapiens, Homo neanderthalensis, Australopithecus afarensis
primate/ape/animal: gorilla, chimpanzee, orangutan, gibbon, bonobo
primate/animal: lemur, tarsier, baboon, macaque, marmoset, capuchin
bacterium/bacterial shape/shape: coccus, bacillus, spirillum, vibrio, spirochete
bacterium/arrangement: diplococcus, streptococcus, staphylococcus, tetrad
bacterium: Escherichia coli, Staphylococcus aureus, Bacillus subtilis, Streptococcus pneumoniae, Salmonella enterica, Vibrio cholerae
bacteria/stain/group: Gram-positive bacteria, Gram-negative bacteria, acid-fast bacteria
bacterial structure/structure: capsule, cell wall, plasmid, nucleoid, endospore, pilus
bacterial gene transfer/process: conjugation, transformation, transduction, binary fission
bacterial growth/phase: lag phase, exponential phase, stationary phase, death phase
virus/viral cycle/cycle: lytic cycle, lysogenic cycle
virus/part/structure: capsid, envelope, spike protein, genome, tail fiber
virus: retrovirus, adenovirus, coronavirus, rhinovirus, herpesvirus, rotavirus, bacteriophage
pathogen/agent: virus, viroid, prion, bacterium, fungus, protozoan
protist/protozoan/organism: amoeba, paramecium, euglena, diatom, dinoflagellate, foraminifer, slime mold
alga/organism: green alga, red alga, brown alga, golden alga, diatom
fungus/organism: yeast, mold, mushroom, rust, smut, lichen, truffle
fungus/part: hypha, mycelium, spore, fruiting body, cap, stipe, gill
fungus group/phylum: ascomycete, basidiomycete, zygomycete, chytrid
plant group/plant: bryophyte, pteridophyte, gymnosperm, angiosperm
plant: moss, liverwort, hornwort, fern, horsetail, clubmoss
gymnosperm/plant: conifer, cycad, ginkgo, gnetophyte
angiosperm/plant: monocot, eudicot, magnoliid
plant/life cycle: annual, biennial, perennial
plant life cycle/generation: sporophyte, gametophyte, spore, gamete
plant tissue/tissue: dermal tissue, ground tissue, vascular tissue, meristematic tissue
ground tissue/tissue/plant: parenchyma, collenchyma, sclerenchyma
meristem/tissue: apical meristem, lateral meristem, intercalary meristem
cambium/meristem: vascular cambium, cork cambium
xylem/cell: tracheid, vessel element, xylem fiber
phloem/cell: sieve-tube element, companion cell, phloem fiber
root/root system: taproot, fibrous root, adventitious root, aerial root, prop root
root/part: root cap, root hair, cortex, endodermis, pericycle, epidermis
stem/underground stem: rhizome, tuber, bulb, corm, stolon
stem/part: node, internode, bud, bark, pith, cortex
leaf/part: blade, petiole, vein, stipule, margin, midrib
leaf/tissue/layer: upper epidermis, palisade mesophyll, spongy mesophyll, lower epidermis
leaf arrangement/arrangement: alternate, opposite, whorled, rosette
pistil/flower/part: stigma, style, ovary, ovule
stamen/flower/part: anther, filament, pollen grain
flower whorl/flower: calyx, corolla, androecium, gynoecium
inflorescence/flower: raceme, spike, umbel, panicle, catkin, corymb, cyme, capitulum
fruit/type of fruit: berry, drupe, pome, nut, capsule, legume, achene, samara
fruit layer/layer/fruit: exocarp, mesocarp, endocarp
fruit/type of fruit: simple fruit, aggregate fruit, multiple fruit, accessory fruit
seed/part: embryo, endosperm, seed coat, cotyledon, radicle, plumule, hypocotyl
germination: hypogeal germination, epigeal germination
pollination/agent: wind, water, insects, birds, bats
pollination: self-pollination, cross-pollination
seed dispersal/dispersal: wind dispersal, water dispersal, animal dispersal, explosive dispersal
plant hormone/hormone: auxin, gibberellin, cytokinin, ethylene, abscisic acid
tropism/plant/response: phototropism, gravitropism, thigmotropism, hydrotropism, chemotropism
plant movement/movement/response: tropism, nastic movement, photoperiodism, circadian rhythm
vegetative propagation/propagation: cutting, grafting, layering, budding, tissue culture
water transport/plant/process: transpiration, cohesion, adhesion, root pressure, capillary action, guttation
plant adaptation/plant: xerophyte, hydrophyte, halophyte, mesophyte, epiphyte
tree/broadleaf/deciduous tree: oak, beech, maple, birch, ash, linden, elm, chestnut, poplar, willow, alder
conifer/evergreen/tree: pine, spruce, fir, larch, cedar, juniper, yew, cypress, redwood
flower/plant: rose, tulip, lily, daisy, sunflower, orchid, daffodil, carnation, iris, violet
plant family/family: Rosaceae, Fabaceae, Poaceae, Asteraceae, Brassicaceae, Solanaceae, Lamiaceae, Orchidaceae
herb/plant/spice: basil, thyme, rosemary, parsley, oregano, sage, mint, dill, coriander
phylum/animal/invertebrate: Porifera, Cnidaria, Platyhelminthes, Nematoda, Annelida, Mollusca, Arthropoda, Echinodermata, Chordata
worm/invertebrate: flatworm, roundworm, segmented worm, ribbon worm
segmented worm/worm: earthworm, leech, lugworm, ragworm
flatworm/worm: planarian, tapeworm, fluke
cnidarian/animal: jellyfish, coral, sea anemone, hydra
mollusk/animal: snail, slug, clam, oyster, mussel, squid, octopus, nautilus, cuttlefish
mollusk class/mollusk: gastropod, bivalve, cephalopod, chiton
arthropod/animal: insect, arachnid, crustacean, myriapod
crustacean/animal: crab, lobster, shrimp, crayfish, barnacle, krill, woodlouse
arachnid/animal: spider, scorpion, tick, mite, harvestman
myriapod/animal: centipede, millipede
echinoderm/animal: starfish, sea urchin, sea cucumber, brittle star, sand dollar, sea lily
insect: dragonfly, cockroach, termite, cicada, earwig, aphid, ladybug, wasp, flea, louse, mantis
insect order/insect: Coleoptera, Lepidoptera, Diptera, Hymenoptera, Hemiptera, Orthoptera, Odonata
insect/body part/part: head, thorax, abdomen
insect/mouthpart/part: mandible, maxilla, labrum, labium, proboscis
metamorphosis/development: complete metamorphosis, incomplete metamorphosis
fish/class/vertebrate: jawless fish, cartilaginous fish, bony fish, lobe-finned fish
fish/animal: cod, herring, carp, pike, perch, eel, mackerel, sardine, catfish, halibut
fish/part/fin: dorsal fin, caudal fin, pectoral fin, pelvic fin, anal fin
fish/part: gill, swim bladder, lateral line, operculum, fin, scale
amphibian/animal: frog, toad, newt, salamander, caecilian
reptile/animal: lizard, snake, turtle, crocodile, alligator, tuatara
reptile/snake/animal: python, cobra, viper, rattlesnake, boa, mamba, adder
dinosaur/reptile: Tyrannosaurus, Triceratops, Stegosaurus, Velociraptor, Brachiosaurus, Iguanodon, Allosaurus
bird/animal: sparrow, swallow, robin, blackbird, starling, finch, thrush, lark, nightingale
bird of prey/bird: eagle, hawk, falcon, owl, vulture, buzzard, kite
flightless bird/bird: ostrich, emu, kiwi, penguin, cassowary, rhea
water bird/bird: duck, goose, swan, heron, stork, crane, pelican, gull, cormorant
feather/bird: contour feather, down feather, flight feather, filoplume
mammal group/mammal: monotreme, marsupial, placental mammal
marsupial/mammal: kangaroo, koala, wombat, opossum, Tasmanian devil, wallaby, bandicoot
mammal order/mammal: rodent, primate, carnivore, cetacean, bat, ungulate, lagomorph
rodent/mammal: mouse, rat, squirrel, beaver, hamster, guinea pig, porcupine, marmot
cat/carnivore/mammal: lion, tiger, leopard, cheetah, jaguar, lynx, cougar
dog/carnivore/mammal: wolf, fox, coyote, jackal, dingo
hoofed mammal/mammal: horse, deer, antelope, giraffe, camel, zebra, rhinoceros, hippopotamus, moose, bison
marine mammal/mammal: whale, dolphin, porpoise, seal, sea lion, walrus, manatee
body symmetry/symmetry: radial symmetry, bilateral symmetry, asymmetry, spherical symmetry
skeleton: exoskeleton, endoskeleton, hydrostatic skeleton
germ layer/embryo/layer: ectoderm, mesoderm, endoderm
embryonic development/stage: zygote, morula, blastula, gastrula, neurula
extraembryonic membrane/membrane: amnion, chorion, allantois, yolk sac
asexual reproduction/reproduction: binary fission, budding, fragmentation, parthenogenesis, spore formation, regeneration
reproduction/animal: oviparity, viviparity, ovoviviparity
excretion/waste: ammonia, urea, uric acid, creatinine
body temperature/animal: ectotherm, endotherm, homeotherm, poikilotherm
behavior/animal behavior: innate behavior, learned behavior, social behavior, courtship behavior, territorial behavior
learning/animal behavior: habituation, imprinting, conditioning, insight learning, imitation
orientation/movement/behavior: kinesis, taxis, migration, navigation
signal/communication/animal: pheromone, visual signal, auditory signal, tactile signal
defense/adaptation/animal: camouflage, mimicry, warning coloration, playing dead, shedding a tail
mimicry: Batesian mimicry, Müllerian mimicry, aggressive mimicry
ecology/level/organization: individual, population, community, ecosystem, biome, biosphere
ecological factor/factor: biotic factor, abiotic factor, limiting factor
limiting factor/factor/population: density-dependent factor, density-independent factor
abiotic factor/factor: temperature, light, water, soil, wind, salinity, pH
trophic level/consumer/organism: producer, primary consumer, secondary consumer, tertiary consumer, decomposer
ecological pyramid/pyramid: pyramid of numbers, pyramid of biomass, pyramid of energy
food relation/diagram: food chain, food web, energy pyramid
feeding/animal: detritivore, scavenger, filter feeder, grazer, predator, parasite
diet/animal: insectivore, frugivore, granivore, piscivore, nectarivore
symbiosis/interaction/relationship: mutualism, commensalism, parasitism, amensalism
interaction/ecology: competition, predation, herbivory, symbiosis, facilitation
competition: interspecific competition, intraspecific competition
parasite: ectoparasite, endoparasite, brood parasite, parasitoid
population growth/growth: exponential growth, logistic growth, linear growth
survivorship/curve: type I curve, type II curve, type III curve
life history/strategy: r-selection, K-selection
population/property: population size, population density, birth rate, death rate, age structure, growth rate
population change/process: birth, death, immigration, emigration
dispersion/pattern/population: clumped dispersion, uniform dispersion, random dispersion
succession: primary succession, secondary succession, climax community, pioneer species
species/role/ecology: keystone species, pioneer species, indicator species, invasive species, endemic species, flagship species, umbrella species
species/status/conservation: extinct, endangered, vulnerable, threatened, least concern
biodiversity/diversity: species diversity, genetic diversity, ecosystem diversity
niche: fundamental niche, realized niche
nutrient cycle/biogeochemical cycle/cycle: carbon cycle, nitrogen cycle, phosphorus cycle, sulfur cycle, water cycle, oxygen cycle
nitrogen cycle/process: nitrogen fixation, nitrification, denitrification, ammonification, assimilation
aquatic zone/lake/zone: littoral zone, limnetic zone, profundal zone, benthic zone
ocean zone/zone: intertidal zone, neritic zone, pelagic zone, abyssal zone, benthic zone
light zone/ocean/zone: photic zone, aphotic zone, twilight zone
aquatic organism/organism: plankton, nekton, benthos, neuston
plankton: phytoplankton, zooplankton, bacterioplankton
aquatic ecosystem/ecosystem: lake, river, estuary, coral reef, salt marsh, mangrove forest, kelp forest
forest/biome: tropical rainforest, temperate deciduous forest, boreal forest, temperate rainforest, cloud forest
grassland/biome: savanna, prairie, steppe, pampas
wetland/ecosystem: marsh, swamp, bog, fen
conservation/protected area: national park, nature reserve, wildlife refuge, biosphere reserve, marine reserve
conservation/method: captive breeding, seed bank, habitat restoration, reintroduction, wildlife corridor
threat/biodiversity: habitat destruction, overexploitation, pollution, invasive species, climate change
sampling/field method/method: quadrat, transect, mark and recapture, pitfall trap, sweep net
microscope: light microscope, electron microscope, fluorescence microscope, confocal microscope, dissecting microscope
electron microscope/microscope: scanning electron microscope, transmission electron microscope
microscope/part: eyepiece, objective lens, stage, condenser, diaphragm, focus knob
biology/branch/science: botany, zoology, microbiology, mycology, ecology, genetics, ethology
zoology/branch/science: entomology, ornithology, ichthyology, herpetology, mammalogy
microbiology/branch/science: bacteriology, virology, parasitology, phycology
life/characteristic: growth, reproduction, metabolism, homeostasis, response to stimuli, adaptation
feedback/homeostasis: negative feedback, positive feedback
bone cell/cell: osteoblast, osteoclast, osteocyte
muscle/sarcomere/part: actin filament, myosin filament, Z line, A band, I band
host/parasite: intermediate host, definitive host, reservoir host, vector
`;
