import { lexicon, type Marks } from "./lexicon.ts";

const MARKS: Marks = {
  gender: { el: "m", la: "f", los: "m", las: "f" },
  plural: ["los", "las", "pl"],
  genderOf: () => "",
  isPlural: () => false,
};

/** What Spanish school subjects name side by side. */
export const ES_LEXICON = lexicon(
  `
día/semana: el lunes, el martes, el miércoles, el jueves, el viernes, el sábado, el domingo
mes: enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
estación: la primavera, el verano, el otoño, el invierno
dirección/punto: el norte, el este, el sur, el oeste
color: el rojo, el amarillo, el verde, el azul, el violeta, el blanco, el negro, el naranja
figura: el círculo, el cuadrado, el triángulo, el rectángulo, el óvalo, el cubo, la esfera, el cilindro, el cono, la pirámide
planeta: Mercurio, Venus, Tierra, Marte, Júpiter, Saturno, Urano, Neptuno
astro: la estrella, el planeta, el satélite, el cometa, el asteroide, la galaxia, la nebulosa
continente: Europa, Asia, África, América del Norte, América del Sur, Oceanía, Antártida
océano: el océano Pacífico, el océano Atlántico, el océano Índico, el océano Ártico
río: el Nilo, el Amazonas, el Danubio, el Rin, el Ebro, el Tajo, el Duero, el Guadalquivir, el Támesis, el Sena
cordillera/montaña: los Alpes, los Andes, los Pirineos, los Cárpatos, los Urales
país/estado/reino: España, Portugal, Francia, Italia, Alemania, Austria, Suiza, Bélgica, Inglaterra, Irlanda, Polonia, Hungría, Grecia, Turquía, Rusia, Ucrania, Suecia, Noruega, Dinamarca
país/estado: México, Guatemala, Cuba, Colombia, Venezuela, Ecuador, Perú, Bolivia, Chile, Argentina, Uruguay, Paraguay, Brasil, Canadá
país/estado: China, Japón, India, Corea, Vietnam, Irán, Irak, Israel, Egipto, Marruecos, Argelia, Nigeria, Kenia
ciudad/capital: Madrid, París, Londres, Roma, Berlín, Viena, Lisboa, Praga, Atenas, Bruselas, Varsovia, Moscú, Ginebra
ciudad: Madrid, Barcelona, Sevilla, Valencia, Zaragoza, Bilbao, Granada, Toledo, Salamanca, Córdoba, Málaga, Cádiz
ciudad/capital: Buenos Aires, Bogotá, Lima, Santiago, Caracas, Quito, La Habana, Montevideo, Asunción
ciudad: Nueva York, Chicago, Boston, Washington, Los Ángeles, Tokio, Pekín, El Cairo, Estambul
región: Andalucía, Cataluña, Galicia, Aragón, Castilla, Navarra, Asturias, Extremadura
pueblo: los romanos, los griegos, los cartagineses, los fenicios, los íberos, los celtas, los visigodos, los árabes, los vikingos
pueblo: los españoles, los franceses, los ingleses, los alemanes, los portugueses, los italianos, los rusos
pueblo: los aztecas, los mayas, los incas, los toltecas, los olmecas
lengua/idioma: el español, el francés, el inglés, el alemán, el portugués, el italiano, el latín, el griego, el árabe
guerra: la Primera Guerra Mundial, la Segunda Guerra Mundial, la Guerra Civil, la Guerra Fría
físico/científico: Isaac Newton, Albert Einstein, Galileo Galilei, Niels Bohr, Max Planck, Ernest Rutherford, Michael Faraday, Johannes Kepler, Nicolás Copérnico
químico/científico: Dmitri Mendeléyev, Antoine Lavoisier, John Dalton, Robert Boyle, Alfred Nobel, Joseph Priestley
biólogo/científico/médico: Charles Darwin, Gregor Mendel, Louis Pasteur, Alexander Fleming, Robert Hooke, William Harvey, Santiago Ramón y Cajal
científica/mujer: Marie Curie, Lise Meitner, Rosalind Franklin, Ada Lovelace, Dorothy Hodgkin
pintor: Pablo Picasso, Salvador Dalí, Joan Miró, Diego Velázquez, Francisco de Goya, El Greco, Juan Gris
escritor/poeta: Miguel de Cervantes, Lope de Vega, Federico García Lorca, Antonio Machado, Benito Pérez Galdós, Francisco de Quevedo
rey: Carlos I, Felipe II, Felipe V, Carlos III, Fernando VII, Alfonso XII, Alfonso XIII, Juan Carlos I
navegante/conquistador: Cristóbal Colón, Hernán Cortés, Francisco Pizarro, Fernando de Magallanes, Juan Sebastián Elcano, Vasco Núñez de Balboa
político/dictador: Francisco Franco, Benito Mussolini, Adolf Hitler, Iósif Stalin, Winston Churchill
político/presidente: Adolfo Suárez, Felipe González, Leopoldo Calvo Sotelo, José María Aznar, Santiago Carrillo
filósofo: Sócrates, Platón, Aristóteles, Epicuro, Séneca
filósofo: René Descartes, Immanuel Kant, David Hume, John Locke, Karl Marx, Friedrich Nietzsche
ideología/sistema: el capitalismo, el socialismo, el comunismo, el feudalismo, el fascismo, el liberalismo, el nacionalismo
economía: la inflación, la deflación, la recesión, la estanflación
sector: la agricultura, la industria, la minería, la pesca, la ganadería, el comercio, el turismo
ciencia: la física, la química, la biología, la geología, la astronomía, la ecología, la botánica, la zoología
ciencia: la psicología, la sociología, la economía, la historia, la geografía, la filosofía, la antropología
estadística: la media, la mediana, la moda, la varianza
figura/recurso: la metáfora, la comparación, la hipérbole, la ironía, la antítesis, la personificación
profesión: el médico, el maestro, el ingeniero, el abogado, el campesino, el soldado, el comerciante, el sacerdote
grupo/sociedad: los nobles, los campesinos, los comerciantes, los artesanos, los esclavos, los clérigos
elemento/gas: el hidrógeno, el oxígeno, el nitrógeno, el carbono, el helio, el cloro, el neón, el argón, el flúor
elemento/mineral: el sodio, el potasio, el calcio, el magnesio, el fósforo, el azufre, el yodo, el cinc
elemento/metal: el oro, el cobre, el hierro, el plomo, el estaño, el aluminio, el mercurio, el níquel, el platino, la plata
elemento/grupo: los gases nobles, los metales alcalinos, los halógenos, los metales de transición
gas/compuesto: el dióxido de carbono, el monóxido de carbono, el vapor de agua, el metano, el amoníaco, el ozono
partícula: el protón, el neutrón, el electrón, el fotón, el gluón, el neutrino
partícula: los protones, los neutrones, los electrones, los fotones
materia: el átomo, la molécula, el compuesto, la mezcla, el cristal
materia: los átomos, las moléculas, los compuestos, las mezclas, los cristales
enlace: el enlace iónico, el enlace covalente, el enlace metálico, el enlace de hidrógeno
cambio/estado: la evaporación, la condensación, la fusión, la solidificación, la sublimación, la ebullición
reacción: la síntesis, la descomposición, la combustión, la oxidación, la reducción, la neutralización
sustancia: el ácido, la base, la sal, el óxido
órgano: el corazón, el hígado, el estómago, el cerebro, el páncreas, el bazo, el riñón, el pulmón, la vejiga, la piel
órgano: los pulmones, los riñones, los intestinos, los músculos, los huesos
digestión/órgano: la boca, el esófago, el estómago, el intestino delgado, el intestino grueso, el hígado, el páncreas
respiración/órgano: la tráquea, la laringe, la faringe, el diafragma, los bronquios, los pulmones
vaso/sangre: las arterias, las venas, los capilares, los vasos linfáticos
vaso/sangre: la arteria, la vena, el capilar, el vaso linfático
vaso/arteria/vena: la aorta, la arteria pulmonar, la vena cava, la vena pulmonar, la carótida
sangre/célula: los glóbulos rojos, los glóbulos blancos, las plaquetas, las neuronas, las células madre, los hepatocitos
líquido: la sangre, la linfa, la saliva, la bilis, la orina, el sudor
sangre/líquido: el plasma, el suero, el sudor, la linfa, la bilis, la orina
proteína: la hemoglobina, la insulina, la albúmina, el colágeno, la queratina
hormona: la insulina, la adrenalina, la testosterona, el cortisol, la tiroxina, el glucagón
sentido: la vista, el oído, el olfato, el gusto, el tacto
tejido: el músculo, el hueso, el cartílago, el tendón, el ligamento, el nervio
sistema/aparato: el sistema nervioso, el sistema digestivo, el sistema respiratorio, el sistema circulatorio, el sistema inmunitario, el sistema endocrino
encéfalo/parte: el cerebro, el cerebelo, el tálamo, el hipotálamo, el hipocampo, la amígdala
célula/orgánulo: la mitocondria, el cloroplasto, la vacuola, el lisosoma, el ribosoma, el núcleo, la membrana celular, el citoplasma
célula/división: la profase, la metafase, la anafase, la telofase, la interfase
célula/división: la mitosis, la meiosis, la fecundación, la gemación
herencia: el gen, el cromosoma, el alelo, el genotipo, el fenotipo
proceso/planta: la fotosíntesis, la respiración, la fermentación, la transpiración, la digestión, la germinación
transporte: la difusión, la ósmosis, el transporte activo, la filtración
azúcar: la glucosa, la fructosa, la sacarosa, la celulosa, la lactosa, el almidón, el glucógeno
nutriente: las proteínas, las grasas, las vitaminas, las sales minerales, los hidratos de carbono
animal/grupo/vertebrado: los mamíferos, los reptiles, los anfibios, los peces, las aves, los insectos
animal/alimentación: los herbívoros, los carnívoros, los omnívoros, los carroñeros
animal: el perro, el gato, el caballo, el lobo, el oso, el zorro, el ciervo, el león, el tigre, la vaca, la oveja
ecología: la población, la comunidad, la especie, el hábitat, el ecosistema
enfermedad: la diabetes, la malaria, la tuberculosis, la viruela, la gripe, el cáncer, el cólera, el sarampión
magnitud: la masa, la fuerza, la energía, la velocidad, la aceleración, la temperatura, la densidad, la presión, el volumen
electricidad/magnitud: la intensidad, la tensión, la resistencia, la potencia
fuerza: la gravedad, la fricción, la inercia, el magnetismo
energía: la energía cinética, la energía potencial, la energía térmica, la energía eléctrica, la energía química, la energía nuclear
combustible: el carbón, el petróleo, el gas natural, la madera
luz/onda: la reflexión, la refracción, la difracción, la absorción, la interferencia
unidad: el julio, el vatio, el newton, el pascal, el voltio, el amperio, el ohmio, el hercio, el kelvin
instrumento: el termómetro, el barómetro, el microscopio, el telescopio, el anemómetro, la balanza
tierra/capa: la corteza, el manto, el núcleo externo, el núcleo interno
roca: el granito, el basalto, el mármol, la caliza, la arenisca, la pizarra
relieve: la montaña, el valle, la meseta, la llanura, la península, la isla
fenómeno: el terremoto, el volcán, el tsunami, el huracán, la inundación, la sequía
proceso/tierra: la erosión, la meteorización, la sedimentación, la litificación
informática/dispositivo: el teclado, el ratón, el monitor, la impresora, el escáner
informática/parte: el procesador, el disco duro, la memoria, la placa base, la tarjeta gráfica
informática: el archivo, la carpeta, el directorio, el enlace
informática/red: el servidor, el router, el cliente, el módem, el cortafuegos
informática/protocolo: HTTP, FTP, SMTP, DNS, TCP, UDP
división: la mitosis, la meiosis, la bipartición, la gemación, la esporulación, la fragmentación, la partenogénesis
división: las mitosis, las meiosis, las biparticiones, las gemaciones, las esporulaciones, las fragmentaciones, las partenogénesis
división/fase/etapa: la profase, la prometafase, la metafase, la anafase, la telofase, la citocinesis
división/fase/etapa: las profases, las prometafases, las metafases, las anafases, las telofases, las citocinesis
fase: la fase G1, la fase S, la fase G2, la fase M
fase: las fases G1, las fases S, las fases G2, las fases M
reproducción: la reproducción sexual, la reproducción asexual, la reproducción vegetativa, la reproducción asistida
orgánulo/estructura/célula: la mitocondria, el ribosoma, el lisosoma, el peroxisoma, la vacuola, el centriolo, el aparato de Golgi, el retículo endoplasmático rugoso, el retículo endoplasmático liso, el cloroplasto
orgánulo/estructura/célula: las mitocondrias, los ribosomas, los lisosomas, los peroxisomas, las vacuolas, los centriolos, los aparatos de Golgi, los retículos endoplasmáticos rugosos, los retículos endoplasmáticos lisos, los cloroplastos
orgánulo/plasto: el cloroplasto, el cromoplasto, el leucoplasto, el amiloplasto
orgánulo/plasto: los cloroplastos, los cromoplastos, los leucoplastos, los amiloplastos
estructura/envoltura/célula: la membrana plasmática, la pared celular, la cápsula bacteriana, la membrana nuclear, el glicocálix
estructura/envoltura/célula: las membranas plasmáticas, las paredes celulares, las cápsulas bacterianas, las membranas nucleares, los glicocálix
estructura/célula: el cilio, el flagelo, la microvellosidad, el pseudópodo, la fimbria
estructura/célula: los cilios, los flagelos, las microvellosidades, los pseudópodos, las fimbrias
núcleo/estructura: el nucléolo, la cromatina, el nucleoplasma, la envoltura nuclear, el poro nuclear
célula: la célula procariota, la célula eucariota, la célula animal, la célula vegetal
célula: la neurona, el eritrocito, el leucocito, el hepatocito, el miocito, el osteocito, el adipocito, el fibroblasto, el espermatozoide, el óvulo
célula: las neuronas, los eritrocitos, los leucocitos, los hepatocitos, los miocitos, los osteocitos, los adipocitos, los fibroblastos, los espermatozoides, los óvulos
célula: el gameto, el cigoto, la célula somática, la célula madre, la espora
célula: los gametos, los cigotos, las células somáticas, las células madre, las esporas
gameto/célula: el óvulo, el espermatozoide, el ovocito, la espermátida, la espermatogonia
gameto/célula: los óvulos, los espermatozoides, los ovocitos, las espermátidas, las espermatogonias
leucocito/glóbulo blanco/célula: el neutrófilo, el eosinófilo, el basófilo, el linfocito, el monocito
leucocito/glóbulo blanco/célula: los neutrófilos, los eosinófilos, los basófilos, los linfocitos, los monocitos
célula: el macrófago, el linfocito B, el linfocito T, el neutrófilo, la célula dendrítica, el mastocito, la célula plasmática
célula: los macrófagos, los linfocitos B, los linfocitos T, los neutrófilos, las células dendríticas, los mastocitos, las células plasmáticas
célula: el astrocito, el oligodendrocito, la célula de Schwann, la microglía
parte de la neurona/parte: el axón, la dendrita, el soma, la vaina de mielina, el botón sináptico, el nódulo de Ranvier
tejido: el tejido epitelial, el tejido conjuntivo, el tejido muscular, el tejido nervioso
tejido: el tejido óseo, el tejido cartilaginoso, el tejido adiposo, el tejido sanguíneo
tejido: el xilema, el floema, el parénquima, la epidermis, el colénquima, el esclerénquima, el meristemo, el súber
transporte/membrana: la difusión simple, la difusión facilitada, el transporte activo, la ósmosis, la endocitosis, la exocitosis
metabolismo/ruta/vía/proceso: la glucólisis, el ciclo de Krebs, la fosforilación oxidativa, la fermentación, la cadena respiratoria, la gluconeogénesis, la betaoxidación
fermentación: la fermentación alcohólica, la fermentación láctica, la fermentación acética, la fermentación butírica
pigmento: la clorofila, el caroteno, la xantofila, la antocianina, la melanina, la hemoglobina
respiración/animal: la respiración pulmonar, la respiración branquial, la respiración cutánea, la respiración traqueal
organismo/ser vivo: los autótrofos, los heterótrofos, los saprófitos, los parásitos
proceso: la ingestión, la digestión, la absorción, la egestión, la excreción
biomolécula: los glúcidos, los lípidos, las proteínas, los ácidos nucleicos
biomolécula/molécula: el glúcido, el lípido, la proteína, el ácido nucleico, la vitamina
glúcido/hidrato de carbono/carbohidrato: el monosacárido, el disacárido, el oligosacárido, el polisacárido
glúcido/hidrato de carbono/carbohidrato: los monosacáridos, los disacáridos, los oligosacáridos, los polisacáridos
monosacárido/glúcido/azúcar: la glucosa, la fructosa, la galactosa, la ribosa, la desoxirribosa, la manosa
disacárido/glúcido/azúcar: la sacarosa, la lactosa, la maltosa, la celobiosa, la trehalosa
polisacárido/glúcido/polímero: el almidón, el glucógeno, la celulosa, la quitina, la pectina
lípido: el triglicérido, el fosfolípido, el esteroide, la cera, el esfingolípido, el terpeno
lípido: los triglicéridos, los fosfolípidos, los esteroides, las ceras, los esfingolípidos, los terpenos
lípido/esteroide: el colesterol, el cortisol, la testosterona, la progesterona, la aldosterona
ácido graso/ácido: el ácido oleico, el ácido linoleico, el ácido palmítico, el ácido esteárico
aminoácido: la glicina, la alanina, la lisina, el triptófano, la metionina, la cisteína, la tirosina, la leucina
aminoácido: las glicinas, las alaninas, las lisinas, los triptófanos, las metioninas, las cisteínas, las tirosinas, las leucinas
proteína: la hemoglobina, el colágeno, la queratina, la actina, la miosina, la albúmina, el fibrinógeno, la elastina, la mioglobina
estructura: la estructura primaria, la estructura secundaria, la estructura terciaria, la estructura cuaternaria
enzima: la amilasa, la lipasa, la pepsina, la lactasa, la tripsina, la maltasa, la sacarasa, la catalasa
enzima: ADN polimerasa, ARN polimerasa, la helicasa, la ligasa, la primasa, la topoisomerasa
enzima: la hidrolasa, la oxidorreductasa, la transferasa, la isomerasa, la ligasa, la liasa
enzima: las hidrolasas, las oxidorreductasas, las transferasas, las isomerasas, las ligasas, las liasas
base nitrogenada/base: la adenina, la guanina, la citosina, la timina, el uracilo
proceso: la replicación, la transcripción, la traducción, la maduración
secuencia: el exón, el intrón, el promotor, el codón, el anticodón, el operón
secuencia: los exones, los intrones, los promotores, los codones, los anticodones, los operones
genética: el gen, el alelo, el cromosoma, el locus, el genoma, la cromátida, el centrómero, el telómero
genética/herencia: los genes, los alelos, los cromosomas, los loci, los genomas, las cromátidas, los centrómeros, los telómeros
mutación/alteración: la deleción, la duplicación, la inversión, la translocación, la inserción, la sustitución
mutación/alteración: las deleciones, las duplicaciones, las inversiones, las translocaciones, las inserciones, las sustituciones
herencia: la herencia dominante, la herencia recesiva, la herencia intermedia, la codominancia, la herencia ligada al sexo
cromosoma: el cromosoma metacéntrico, el cromosoma submetacéntrico, el cromosoma acrocéntrico, el cromosoma telocéntrico
cromosoma: los cromosomas metacéntricos, los cromosomas submetacéntricos, los cromosomas acrocéntricos, los cromosomas telocéntricos
dotación: haploide, diploide, triploide, poliploide
técnica/biotecnología: la clonación, la PCR, la electroforesis, la secuenciación, la edición genética, la transfección
síndrome/enfermedad/trastorno: el síndrome de Down, el síndrome de Turner, el síndrome de Klinefelter, el síndrome de Edwards, el síndrome de Patau
enfermedad/trastorno: la hemofilia, el daltonismo, la fibrosis quística, la anemia falciforme, el albinismo, la fenilcetonuria, la enfermedad de Huntington
proceso/mecanismo: la selección natural, la deriva genética, la mutación, el flujo génico, la recombinación
teoría: el fijismo, el lamarckismo, el darwinismo, el neodarwinismo, el catastrofismo, el creacionismo
prueba: las pruebas anatómicas, las pruebas embriológicas, las pruebas paleontológicas, las pruebas bioquímicas, las pruebas biogeográficas
especiación: la especiación alopátrica, la especiación simpátrica, la especiación parapátrica, la especiación peripátrica
selección: la selección direccional, la selección estabilizadora, la selección disruptiva, la selección sexual, la selección artificial
homínido/especie: Australopithecus, Homo habilis, Homo erectus, Homo neanderthalensis, Homo sapiens, Homo antecessor
reino/ser vivo: las moneras, los protoctistas, los hongos, las plantas, los animales
taxón/categoría/clasificación: el reino, el filo, la clase, el orden, la familia, el género, la especie
taxón/categoría/clasificación: los reinos, los filos, las clases, los órdenes, las familias, los géneros, las especies
microorganismo/organismo: la bacteria, el virus, el hongo, la alga, el protozoo, la arquea
microorganismo/organismo/microbio: las bacterias, los virus, los hongos, las algas, los protozoos, las arqueas
bacteria: el coco, el bacilo, el espirilo, el vibrio
bacteria: los cocos, los bacilos, los espirilos, los vibrios
bacteria: el estafilococo, el estreptococo, la salmonela, el neumococo, el meningococo, el gonococo
bacteria: los estafilococos, los estreptococos, las salmonelas, los neumococos, los meningococos, los gonococos
agente/partícula: el virus, el viroide, el prion, el bacteriófago
agente/partícula: los virus, los viroides, los priones, los bacteriófagos
protozoo: la ameba, el paramecio, la euglena, el tripanosoma, el plasmodio
protozoo: las amebas, los paramecios, las euglenas, los tripanosomas, los plasmodios
protozoo/grupo: el flagelado, el ciliado, el rizópodo, el esporozoo
protozoo/grupo: los flagelados, los ciliados, los rizópodos, los esporozoos
alga: la alga verde, la alga parda, la alga roja, la diatomea
alga: las algas verdes, las algas pardas, las algas rojas, las diatomeas
hongo: la levadura, el moho, la seta, el liquen
hongo: las levaduras, los mohos, las setas, los líquenes
parte del hongo/parte: la hifa, el micelio, la espora, el himenio, el pie, el sombrero
planta/grupo: la briofita, la pteridofita, la gimnosperma, la angiosperma
planta/grupo: las briofitas, las pteridofitas, las gimnospermas, las angiospermas
planta/grupo: el musgo, el helecho, la hepática, la conífera
planta/grupo: los musgos, los helechos, las hepáticas, las coníferas
planta: la hierba, el arbusto, el árbol, la mata, la liana
planta: las hierbas, los arbustos, los árboles, las matas, las lianas
árbol/planta: el pino, la encina, el roble, el haya, el olivo, el abeto, el chopo, el castaño, el olmo, el sauce, el abedul
árbol/planta: los pinos, las encinas, los robles, los hayas, los olivos, los abetos, los chopos, los castaños, los olmos, los sauces, los abedules
conífera/árbol: el pino, el abeto, el ciprés, el cedro, el alerce, el enebro, la secuoya
conífera/árbol: los pinos, los abetos, los cipreses, los cedros, los alerces, los enebros, las secuoyas
parte de la flor/parte: el sépalo, el pétalo, el estambre, el carpelo, el pistilo, el receptáculo
parte de la flor/parte: los sépalos, los pétalos, los estambres, los carpelos, los pistilos, los receptáculos
parte de la flor/parte: el cáliz, la corola, el androceo, el gineceo
planta/órgano/parte: la raíz, el tallo, la hoja, la flor, el fruto, la semilla
planta/órgano: las raíces, los tallos, las hojas, las flores, los frutos, las semillas
parte de la raíz/parte: la cofia, los pelos absorbentes, el cuello, la zona de crecimiento
tallo: el bulbo, el rizoma, el tubérculo, el estolón, el zarcillo
tallo: los bulbos, los rizomas, los tubérculos, los estolones, los zarcillos
parte de la hoja/parte: el limbo, el peciolo, el nervio, el haz, el envés, la vaina, la estípula
estructura: el estoma, la cutícula, la epidermis, el mesófilo, la nervadura
parte de la semilla/parte: el embrión, el cotiledón, el tegumento, el endospermo, la radícula, la plúmula
fruto: la drupa, la baya, la legumbre, la cariópside, el aquenio, el pomo, la sámara, el hesperidio
fruto: las drupas, las bayas, las legumbres, las cariópsides, los aquenios, los pomos, las sámaras, los hesperidios
proceso: la germinación, la polinización, la fecundación, la fotosíntesis, la transpiración, la gutación
polinización: la polinización anemófila, la polinización entomófila, la polinización hidrófila, la autopolinización
tropismo/respuesta/planta: el fototropismo, el geotropismo, el hidrotropismo, el tigmotropismo, el quimiotropismo
hormona/fitohormona: la auxina, la giberelina, la citoquinina, el etileno, el ácido abscísico
animal/invertebrado: la esponja, el cnidario, el platelminto, el nematodo, el anélido, el molusco, el artrópodo, el equinodermo
animal/invertebrado: las esponjas, los cnidarios, los platelmintos, los nematodos, los anélidos, los moluscos, los artrópodos, los equinodermos
animal/vertebrado: el pez, el anfibio, el reptil, la ave, el mamífero
animal/artrópodo: el insecto, el arácnido, el crustáceo, el miriápodo
animal/artrópodo: los insectos, los arácnidos, los crustáceos, los miriápodos
molusco/animal: el caracol, el calamar, el pulpo, el mejillón, la almeja, la babosa, la ostra, la sepia
molusco/animal: los caracoles, los calamares, los pulpos, los mejillones, las almejas, las babosas, las ostras, las sepias
crustáceo/animal: el cangrejo, la langosta, el camarón, el percebe, la gamba, la cigala
crustáceo/animal: los cangrejos, las langostas, los camarones, los percebes, las gambas, las cigalas
arácnido/animal: la araña, el escorpión, la garrapata, el ácaro
arácnido/animal: las arañas, los escorpiones, las garrapatas, los ácaros
insecto/animal: la abeja, la hormiga, la mosca, el mosquito, la mariposa, el escarabajo, el saltamontes, la libélula, la avispa, el grillo
insecto/animal: las abejas, las hormigas, las moscas, los mosquitos, las mariposas, los escarabajos, los saltamontes, las libélulas, las avispas, los grillos
insecto/orden: el díptero, el lepidóptero, el coleóptero, el himenóptero, el hemíptero, el ortóptero
insecto/orden: los dípteros, los lepidópteros, los coleópteros, los himenópteros, los hemípteros, los ortópteros
equinodermo/animal: la estrella de mar, el erizo de mar, la holoturia, la ofiura
equinodermo/animal: las estrellas de mar, los erizos de mar, las holoturias, las ofiuras
cnidario/animal: la medusa, la hidra, la anémona, el coral
cnidario/animal: las medusas, las hidras, las anémonas, los corales
gusano/animal: el lombriz, la sanguijuela, la tenia, la triquina, la planaria
gusano/animal: los lombrices, las sanguijuelas, las tenias, las triquinas, las planarias
pez/animal: el salmón, la trucha, el atún, el tiburón, la raya, el bacalao, la sardina, la carpa, la anguila
pez/animal: los salmones, las truchas, los atunes, los tiburones, las rayas, los bacalaos, las sardinas, las carpas, las anguilas
anfibio/animal: la rana, el sapo, la salamandra, el tritón
anfibio/animal: las ranas, los sapos, las salamandras, los tritones
reptil/animal: la serpiente, el lagarto, el cocodrilo, la tortuga, el camaleón, la iguana
reptil/animal: las serpientes, los lagartos, los cocodrilos, las tortugas, los camaleones, las iguanas
ave/animal: el águila, el búho, la paloma, el gorrión, la cigüeña, el pingüino, el avestruz, el halcón, el pato, el buitre
ave/animal: los águilas, los búhos, las palomas, los gorriones, las cigüeñas, los pingüinos, los avestruces, los halcones, los patos, los buitres
mamífero/animal: la ballena, el delfín, el murciélago, el elefante, la jirafa, el canguro, el chimpancé, la foca, la ardilla
mamífero/animal: las ballenas, los delfines, los murciélagos, los elefantes, las jirafas, los canguros, los chimpancés, las focas, las ardillas
mamífero/orden: el roedor, el carnívoro, el primate, el cetáceo, el quiróptero, el ungulado, el insectívoro
mamífero/orden: los roedores, los carnívoros, los primates, los cetáceos, los quirópteros, los ungulados, los insectívoros
primate/mamífero/animal: el gorila, el chimpancé, el orangután, el gibón, el lémur, el mandril
primate/mamífero/animal: los gorilas, los chimpancés, los orangutanes, los gibones, los lémures, los mandriles
felino/mamífero/animal: el león, el tigre, el leopardo, el jaguar, el lince, el guepardo, el puma
felino/mamífero/animal: los leones, los tigres, los leopardos, los jaguares, los linces, los guepardos, los pumas
roedor/mamífero/animal: el ratón, la rata, la ardilla, el castor, el hámster, la marmota
roedor/mamífero/animal: los ratones, las ratas, las ardillas, los castores, los hámsteres, las marmotas
fase/etapa: el huevo, la larva, la pupa, el imago, la ninfa
fase/etapa: los huevos, las larvas, las pupas, los imagos, las ninfas
fase/etapa: la mórula, la blástula, la gástrula, el cigoto, la néurula
órgano: las branquias, los pulmones, las tráqueas, la piel
órgano/excreción/animal: los nefridios, los tubos de Malpighi, los riñones, los protonefridios
circulación: la circulación simple, la circulación doble, la circulación mayor, la circulación menor
relación/interacción: el mutualismo, el parasitismo, la depredación, el comensalismo, la competencia, la simbiosis, el inquilinismo, el amensalismo
relación/interacción: los mutualismos, los parasitismos, las depredaciones, los comensalismos, las competencias, las simbiosis, los inquilinismos, los amensalismos
nivel trófico/nivel: el productor, el consumidor primario, el consumidor secundario, el consumidor terciario, el descomponedor
nivel trófico/nivel: los productores, los consumidores primarios, los consumidores secundarios, los consumidores terciarios, los descomponedores
organismo: el productor, el consumidor, el descomponedor, el depredador, la presa, el parásito
organismo/ecosistema: los productores, los consumidores, los descomponedores, los depredadores, las presas, los parásitos
factor/factor abiótico: la temperatura, la luz, la humedad, la salinidad, el suelo, la presión
ecosistema: el biotopo, la biocenosis, el nicho ecológico, el hábitat, la población, la comunidad
nivel/organización: la célula, el tejido, el órgano, el sistema, el organismo, la población, la comunidad, el ecosistema
ciclo/ciclo biogeoquímico: el ciclo del carbono, el ciclo del nitrógeno, el ciclo del fósforo, el ciclo del agua, el ciclo del azufre
ciclo/ciclo biogeoquímico: los ciclos del carbono, los ciclos del nitrógeno, los ciclos del fósforo, los ciclos del agua, los ciclos del azufre
proceso: la fijación, la nitrificación, la desnitrificación, la amonificación, la asimilación
bioma: la tundra, la taiga, el desierto, la sabana, la pradera, la estepa, la selva tropical, el bosque caducifolio, el bosque mediterráneo
bioma: las tundras, las taigas, los desiertos, las sabanas, las praderas, las estepas, las selvas tropicales, los bosques caducifolios, los bosques mediterráneos
organismo: el plancton, el necton, el bentos, el neuston
parámetro: la natalidad, la mortalidad, la inmigración, la emigración, la densidad
problema: la deforestación, la desertización, la lluvia ácida, el efecto invernadero, la eutrofización, el agujero de la capa de ozono, el calentamiento global
contaminación: la contaminación atmosférica, la contaminación acústica, la contaminación lumínica, la contaminación del agua, la contaminación del suelo
contaminante/gas: el dióxido de azufre, el óxido de nitrógeno, el monóxido de carbono, el metano, el ozono troposférico
contaminante/gas: los dióxidos de azufre, los óxidos de nitrógeno, los monóxidos de carbono, los metanos, los ozonos troposféricos
residuo: los residuos urbanos, los residuos industriales, los residuos agrícolas, los residuos radiactivos, los residuos sanitarios
espacio protegido/espacio: el parque nacional, el parque natural, la reserva natural, el monumento natural, el paisaje protegido
espacio protegido/espacio: los parques nacionales, los parques naturales, las reservas naturales, los monumentos naturales, los paisajes protegidos
comportamiento/conducta: la impronta, la habituación, el cortejo, la migración, la hibernación, la territorialidad
científico/naturalista: Charles Darwin, Alfred Russel Wallace, Jean-Baptiste Lamarck, Georges Cuvier, Carlos Linneo, Ernst Haeckel
científico/biólogo: James Watson, Francis Crick, Maurice Wilkins, Thomas Hunt Morgan, Hugo de Vries, August Weismann
científico: Robert Hooke, Anton van Leeuwenhoek, Matthias Schleiden, Theodor Schwann, Rudolf Virchow
biología/ciencia/disciplina: la genética, la citología, la histología, la anatomía, la fisiología, la microbiología, la ecología, la taxonomía, la embriología, la etología
zoología/ciencia/disciplina: la ornitología, la entomología, la herpetología, la ictiología, la mastozoología
aparato/sistema: el aparato digestivo, el aparato respiratorio, el aparato circulatorio, el aparato excretor, el aparato reproductor, el aparato locomotor
sistema/órgano: el sistema nervioso, el sistema endocrino, el sistema inmunitario, el sistema linfático, el sistema óseo, el sistema muscular
órgano: el cerebro, el cerebelo, el bulbo raquídeo, la médula espinal, el tálamo, el hipotálamo
cerebro/lóbulo: el lóbulo frontal, el lóbulo parietal, el lóbulo temporal, el lóbulo occipital
nervio: el nervio óptico, el nervio olfatorio, el nervio auditivo, el nervio vago, el nervio trigémino, el nervio facial, el nervio ciático
nervio: los nervios ópticos, los nervios olfatorios, los nervios auditivos, los nervios vagos, los nervios trigéminos, los nervios faciales, los nervios ciáticos
neurotransmisor/sustancia: la dopamina, la serotonina, la acetilcolina, la noradrenalina, el GABA, el glutamato
hueso: el fémur, la tibia, el peroné, el húmero, el radio, el cúbito, la clavícula, el omóplato, el esternón, la rótula
hueso: los fémures, las tibias, los peronés, los húmeros, los radios, los cúbitos, las clavículas, los omóplatos, los esternones, las rótulas
hueso: el frontal, el parietal, el temporal, el occipital, el esfenoides, el etmoides
hueso: los frontales, los parietales, los temporales, los occipitales, los esfenoides, los etmoides
hueso: el maxilar, la mandíbula, el pómulo, el hueso nasal, el vómer
hueso: los maxilares, las mandíbulas, los pómulos, los huesos nasales, los vómeres
hueso: el carpo, el metacarpo, las falanges, el tarso, el metatarso
hueso: el hueso largo, el hueso corto, el hueso plano, el hueso irregular
hueso: los huesos largos, los huesos cortos, los huesos planos, los huesos irregulares
parte del hueso/parte: la diáfisis, la epífisis, el periostio, la médula ósea, la metáfisis
célula: el osteocito, el osteoblasto, el osteoclasto, el condrocito
célula: los osteocitos, los osteoblastos, los osteoclastos, los condrocitos
vértebra: la vértebra cervical, la vértebra dorsal, la vértebra lumbar, la vértebra sacra, la vértebra coccígea
vértebra: las vértebras cervicales, las vértebras dorsales, las vértebras lumbar, las vértebras sacras, las vértebras coccígeas
región: la región cervical, la región dorsal, la región lumbar, el sacro, el coxis
articulación: la rodilla, el codo, el hombro, el tobillo, la cadera, la muñeca
articulación: las rodillas, los codos, los hombros, los tobillos, las caderas, las muñecas
parte de la articulación/parte: el cartílago, el ligamento, el menisco, la cápsula articular, el líquido sinovial
músculo: el bíceps, el tríceps, el deltoides, el trapecio, el pectoral, el gemelo, el cuádriceps, el glúteo, el dorsal
músculo: los bíceps, los tríceps, los deltoides, los trapecios, los pectorales, los gemelos, los cuádriceps, los glúteos, los dorsales
músculo: el masetero, el orbicular, el frontal, el buccinador
músculo: los maseteros, los orbiculares, los frontales, los buccinadores
movimiento: la flexión, la extensión, la abducción, la aducción, la rotación, la pronación, la supinación
órgano: la boca, la faringe, el esófago, el estómago, el intestino delgado, el intestino grueso
parte del intestino/tramo del intestino/parte: el duodeno, el yeyuno, el íleon, el ciego, el colon, el recto
colon: el colon ascendente, el colon transverso, el colon descendente, el colon sigmoide
glándula: las glándulas salivales, el hígado, el páncreas, las glándulas gástricas
diente: el incisivo, el canino, el premolar, el molar
diente: los incisivos, los caninos, los premolares, los molares
parte del diente/parte: el esmalte, la dentina, la pulpa, la corona, la raíz, el cemento
parte del estómago/parte: el cardias, el píloro, el fundus, el antro
jugo/secreción: la saliva, el jugo gástrico, el jugo pancreático, la bilis, el jugo intestinal
sustancia: el quimo, el quilo, el bolo alimenticio, las heces
proceso: la masticación, la insalivación, la deglución, la absorción, la defecación, el peristaltismo
órgano/vía: las fosas nasales, la faringe, la laringe, la tráquea, los bronquios, los bronquiolos, los alvéolos
órgano: la faringe, la laringe, la tráquea, el bronquio, el bronquiolo, el alvéolo
órgano: las faringes, las laringes, las tráqueas, los bronquios, los bronquiolos, los alvéolos
parte del corazón/parte: la aurícula, el ventrículo, la válvula, el tabique
válvula: la válvula mitral, la válvula tricúspide, la válvula aórtica, la válvula pulmonar
vaso/vaso sanguíneo: la arteria, la vena, el capilar, la arteriola, la vénula
vaso/vaso sanguíneo: las arterias, las venas, los capilares, las arteriolas, las vénulas
arteria/vaso: la arteria carótida, la arteria pulmonar, la arteria coronaria, la arteria renal, la arteria femoral, la aorta
arteria/vaso: las arterias carótidas, las arterias pulmonares, las arterias coronarias, las arterias renales, las arterias femorales, las aortas
vena/vaso: la vena cava superior, la vena cava inferior, la vena pulmonar, la vena porta, la vena yugular, la vena renal, la vena safena
vena/vaso: las venas cavas superiores, las venas cavas inferiores, las venas pulmonares, las venas portas, las venas yugulares, las venas renales, las venas safenas
componente de la sangre: el plasma, los glóbulos rojos, los glóbulos blancos, las plaquetas
grupo sanguíneo: el grupo A, el grupo B, el grupo AB, el grupo 0
órgano: el bazo, el timo, las amígdalas, los ganglios linfáticos, la médula ósea
excreción/órgano: los riñones, los uréteres, la vejiga, la uretra
excreción/órgano: el riñón, el uréter, la vejiga urinaria, la uretra
parte del riñón/parte: la corteza renal, la médula renal, la pelvis renal, el cáliz renal, la cápsula renal
parte de la nefrona/parte: el glomérulo, la cápsula de Bowman, el asa de Henle, el túbulo proximal, el túbulo distal, el túbulo colector
proceso: la filtración, la reabsorción, la secreción, la excreción
sustancia: la urea, el ácido úrico, el amoníaco, la creatinina, la bilirrubina
glándula: la hipófisis, el tiroides, el páncreas, la glándula suprarrenal, el paratiroides, el timo, la epífisis
glándula: las hipófisis, los tiroides, los páncreas, las glándulas suprarrenales, los paratiroides, los timos, las epífisis
hormona: la adrenalina, la noradrenalina, el cortisol, la aldosterona
hormona: la oxitocina, la prolactina, la vasopresina, la hormona del crecimiento, la FSH, la LH
hormona: la leptina, la grelina, la insulina, la colecistoquinina
órgano: el ovario, la trompa de Falopio, el útero, la vagina, la vulva
órgano: el testículo, el epidídimo, la próstata, el pene, la uretra, el escroto, la vesícula seminal
fase: el cigoto, el embrión, el feto, el recién nacido
proceso: la ovulación, la fecundación, la implantación, la gestación, el parto, la menstruación, la lactancia
anticonceptivo/método: el preservativo, el DIU, el diafragma, la píldora, el anillo vaginal, el parche, la vasectomía
parte del ojo/parte: la córnea, el iris, la pupila, el cristalino, la retina, la esclerótica, el coroides
defecto/enfermedad: la miopía, la hipermetropía, el astigmatismo, la presbicia, las cataratas, el glaucoma, el daltonismo
parte del oído/parte: el tímpano, el martillo, el yunque, el estribo, el caracol, la trompa de Eustaquio
estructura: el pelo, la uña, la glándula sudorípara, la glándula sebácea
receptor: el fotorreceptor, el quimiorreceptor, el mecanorreceptor, el termorreceptor, el nociceptor
receptor: los fotorreceptores, los quimiorreceptores, los mecanorreceptores, los termorreceptores, los nociceptores
sabor/gusto: dulce, salado, ácido, amargo, umami
vitamina: la vitamina A, la vitamina B12, la vitamina C, la vitamina D, la vitamina E, la vitamina K
vitamina: el retinol, la tiamina, la riboflavina, la niacina, el ácido fólico, el ácido ascórbico
enfermedad/carencia: el escorbuto, el raquitismo, el beriberi, la pelagra, la anemia, el bocio, la xeroftalmia
nutriente: los hidratos de carbono, las proteínas, los lípidos, las vitaminas, los minerales, el agua, la fibra
mineral/nutriente: el calcio, el hierro, el yodo, el magnesio, el potasio, el fósforo, el zinc
trastorno: la anorexia, la bulimia, la obesidad, la vigorexia, la ortorexia, el trastorno por atracón
enfermedad/infección: la tuberculosis, el tétanos, el cólera, la difteria, la sífilis, el tifus, la lepra, la peste, la tosferina
enfermedad/infección: la gripe, el sarampión, la rubeola, la varicela, la viruela, la poliomielitis, la rabia, las paperas, la hepatitis B
enfermedad/infección: el sida, el ébola, la covid-19, el dengue, la fiebre amarilla, el zika
enfermedad/infección: la malaria, la enfermedad de Chagas, la enfermedad del sueño, la leishmaniosis, la toxoplasmosis, la amebiasis
enfermedad/infección: la candidiasis, la tiña, el pie de atleta, la aspergilosis
enfermedad: la sífilis, la gonorrea, la clamidia, el herpes genital, el sida
enfermedad: el infarto, la angina de pecho, la arritmia, la insuficiencia cardíaca, la endocarditis, la miocarditis
enfermedad: la hipertensión, la arteriosclerosis, las varices, la trombosis, la embolia, el ictus, el aneurisma, la flebitis
enfermedad: la anemia, la leucemia, la hemofilia, la trombocitopenia, la septicemia
enfermedad: el asma, la bronquitis, la neumonía, el enfisema, la tuberculosis, la pulmonía, la EPOC, la faringitis
enfermedad/inflamación: la gastritis, la hepatitis, la apendicitis, la colitis, la pancreatitis, la peritonitis, la cistitis, la nefritis
enfermedad/inflamación: la otitis, la conjuntivitis, la sinusitis, la amigdalitis, la faringitis, la laringitis, la rinitis
enfermedad: la gastritis, la úlcera, la cirrosis, la enfermedad celíaca, la diverticulitis, el reflujo gastroesofágico, la enfermedad de Crohn
enfermedad: la osteoporosis, la artritis, la artrosis, el raquitismo, la osteomielitis, la gota
lesión: la fractura, el esguince, la luxación, la contusión, el desgarro, la tendinitis, el calambre
lesión: la herida, la quemadura, la rozadura, la ampolla, el hematoma, el corte
enfermedad: la psoriasis, la dermatitis, el acné, el eccema, la urticaria, el vitíligo, el melanoma
enfermedad: el alzhéimer, el párkinson, la epilepsia, la esclerosis múltiple, la meningitis, la encefalitis, la esclerosis lateral amiotrófica
enfermedad: la diabetes, el hipertiroidismo, el hipotiroidismo, el gigantismo, el enanismo, el bocio, la acromegalia
enfermedad: la insuficiencia renal, los cálculos renales, la cistitis, la pielonefritis, la glomerulonefritis
tumor/cáncer: el carcinoma, el sarcoma, el linfoma, el melanoma, la leucemia, el glioma
síntoma/signo: la fiebre, la tos, las náuseas, el mareo, el dolor de cabeza, la diarrea, la fatiga, el vómito
síntoma/signo: la disnea, la cianosis, la ictericia, el edema, la taquicardia, la bradicardia, la hipotensión
inmunidad: la inmunidad innata, la inmunidad adquirida, la inmunidad pasiva, la inmunidad activa
sustancia: el antígeno, el anticuerpo, la histamina, el interferón, la interleucina
anticuerpo/inmunoglobulina: la inmunoglobulina A, la inmunoglobulina E, la inmunoglobulina G, la inmunoglobulina M, la inmunoglobulina D
trastorno: la alergia, la inmunodeficiencia, la enfermedad autoinmune, la hipersensibilidad, la anafilaxia
enfermedad/enfermedad autoinmune: el lupus, la artritis reumatoide, la esclerosis múltiple, la enfermedad celíaca, la psoriasis
medicamento/fármaco: los antibióticos, los analgésicos, los antihistamínicos, los antiinflamatorios, los antivirales, los antidepresivos
medicamento/fármaco: el antibiótico, el analgésico, el antihistamínico, el antiinflamatorio, el antipirético, el antidepresivo, el diurético, el anestésico
medicamento/fármaco: los antibióticos, los analgésicos, los antihistamínicos, los antiinflamatorios, los antipiréticos, los antidepresivos, los diuréticos, los anestésicos
fármaco/antibiótico: la penicilina, la amoxicilina, la estreptomicina, la tetraciclina, la eritromicina
fármaco/medicamento: el paracetamol, el ibuprofeno, la aspirina, la morfina, la codeína
vía: la vía oral, la vía intravenosa, la vía intramuscular, la vía subcutánea, la vía tópica, la vía rectal
tratamiento/terapia: la quimioterapia, la radioterapia, la cirugía, la inmunoterapia, el trasplante, la fisioterapia, la diálisis
prueba/diagnóstico/técnica: la radiografía, la ecografía, la resonancia magnética, la tomografía, el electrocardiograma, la endoscopia, la biopsia, el electroencefalograma
especialista/médico/profesión: el cardiólogo, el neurólogo, el dermatólogo, el pediatra, el oftalmólogo, el traumatólogo, el ginecólogo, el psiquiatra, el oncólogo, el urólogo
especialista/médico/profesión: los cardiólogos, los neurólogos, los dermatólogos, los pediatras, los oftalmólogos, los traumatólogos, los ginecólogos, los psiquiatras, los oncólogos, los urólogos
especialidad: la cardiología, la neurología, la dermatología, la pediatría, la oftalmología, la traumatología, la ginecología, la psiquiatría, la oncología
profesión: el médico, el enfermero, el farmacéutico, el fisioterapeuta, el odontólogo, el veterinario, la matrona
instrumento: el estetoscopio, el bisturí, el termómetro, la jeringuilla, el tensiómetro, el otoscopio, el oftalmoscopio
droga/sustancia: la cocaína, la heroína, el cannabis, el éxtasis, LSD, la anfetamina
droga/sustancia: el alcohol, el tabaco, la cafeína, la cocaína, la marihuana
enfermedad: la epidemia, la pandemia, la endemia, el brote
medida/tasa: la incidencia, la prevalencia, la letalidad, la mortalidad, la morbilidad
transmisión/contagio: el contacto directo, la transmisión aérea, la transmisión fecal-oral, la transmisión sexual, la transmisión por vectores
enfermedad/fase/período: el período de incubación, el período prodrómico, el período de estado, la convalecencia
técnica: la reanimación cardiopulmonar, la maniobra de Heimlich, la posición lateral de seguridad, el torniquete, el vendaje compresivo, la inmovilización
higiene: la desinfección, la esterilización, la asepsia, la antisepsia, la pasteurización
magnitud/magnitud fundamental: la longitud, la masa, el tiempo, la temperatura, la intensidad de corriente, la cantidad de sustancia, la intensidad luminosa
magnitud: la posición, el desplazamiento, la velocidad, la aceleración, la trayectoria, la distancia recorrida, el tiempo
magnitud/fuerza: el trabajo, la potencia, la energía, el impulso, el momento lineal, el momento angular
magnitud: la velocidad angular, la aceleración angular, el período, la frecuencia, el radio
parte del vector/parte: el módulo, la dirección, el sentido, el punto de aplicación
movimiento: el movimiento rectilíneo uniforme, el movimiento rectilíneo uniformemente acelerado, el movimiento circular uniforme, el movimiento parabólico, el movimiento armónico simple, la caída libre
fuerza: el peso, la fuerza normal, la fuerza de rozamiento, la tensión, la fuerza elástica, la fuerza centrípeta, el empuje
fuerza: los pesos, las fuerzas normales, las fuerzas de rozamiento, las tensiones, las fuerzas elásticas, las fuerzas centrípetas, los empujes
fuerza/interacción: la fuerza gravitatoria, la fuerza electromagnética, la fuerza nuclear fuerte, la fuerza nuclear débil
fuerza/interacción: las fuerzas gravitatorias, las fuerzas electromagnéticas, las fuerzas nucleares fuertes, las fuerzas nucleares débiles
fuerza/efecto: la deformación, el cambio de velocidad, el cambio de dirección, la rotura
ley: la ley de Hooke, la ley de Ohm, la ley de Coulomb, la ley de gravitación universal, la ley de Joule, la ley de Faraday, la ley de Snell
principio: el principio de Arquímedes, el principio de Pascal, el principio de Bernoulli, el principio de conservación de la energía, el principio de incertidumbre
ley: la ley de Boyle, la ley de Charles, la ley de Gay-Lussac, la ley de Avogadro, la ley de Dalton
máquina/máquina simple: la palanca, la polea, el plano inclinado, la cuña, el tornillo, el torno, la rueda
parte del palanca/parte: el fulcro, la potencia, la resistencia, el brazo
energía: la energía mecánica, la energía térmica, la energía eléctrica, la energía química, la energía nuclear, la energía radiante, la energía sonora
energía/fuente de energía/fuente: la energía solar, la energía eólica, la energía hidráulica, la energía geotérmica, la energía mareomotriz, la energía de la biomasa, la energía nuclear
energía/fuente de energía: las energías solares, las energías eólicas, las energías hidráulicas, las energías geotérmicas, las energías mareomotrices, las energías de la biomasa, las energías nucleares
central/instalación: la central térmica, la central nuclear, la central hidroeléctrica, la central eólica, la central solar, la central mareomotriz
central/instalación: las centrales térmicas, las centrales nucleares, las centrales hidroeléctricas, las centrales eólicas, las centrales solares, las centrales mareomotrices
fuente de energía/combustible: el petróleo, el carbón, el gas natural, el uranio, la biomasa, la leña
material/cuerpo: el conductor, el aislante, el semiconductor, el superconductor
material/cuerpo: los conductores, los aislantes, los semiconductores, los superconductores
proceso: el proceso isotérmico, el proceso isobárico, el proceso isocórico, el proceso adiabático
magnitud/función de estado: la entalpía, la entropía, la energía interna, la energía libre de Gibbs
motor/máquina: el motor de gasolina, el motor diésel, el motor eléctrico, la máquina de vapor, la turbina de gas
motor/máquina: los motores de gasolina, los motores diéseles, los motores eléctricos, las máquinas de vapor, las turbinas de gas
fase: la admisión, la compresión, la explosión, el escape
pieza del motor: el pistón, la biela, el cigüeñal, la bujía, el cilindro, el árbol de levas, la válvula
estado: el sólido, el líquido, el gas, el plasma
cambio de estado/cambio: la fusión, la solidificación, la vaporización, la condensación, la sublimación, la sublimación inversa
propiedad: la masa, el volumen, la densidad, la solubilidad, el punto de fusión, el punto de ebullición
propiedad/material: la dureza, la tenacidad, la fragilidad, la elasticidad, la plasticidad, la maleabilidad, la ductilidad
propiedad: la conductividad térmica, la conductividad eléctrica, la viscosidad, la tensión superficial
magnitud: la amplitud, la longitud de onda, la frecuencia, el período, la velocidad de propagación
parte de la onda/parte: la cresta, el valle, el nodo, el vientre
fenómeno: la reflexión, la refracción, la difracción, la interferencia, la polarización, la resonancia, el efecto Doppler
onda electromagnética: las ondas de radio, las microondas, la radiación infrarroja, la luz visible, la radiación ultravioleta, los rayos X, los rayos gamma
onda electromagnética: las ondas de radio, las microondas, las radiaciones infrarrojas, las luces visibles, las radiaciones ultravioletas, los rayos X, los rayos gamma
cualidad: el tono, el timbre, la intensidad, la duración
lente: el foco, la distancia focal, el eje óptico, el centro óptico
instrumento óptico/instrumento: la lupa, el microscopio, el telescopio, los prismáticos, el periscopio, la cámara fotográfica
instrumento óptico/instrumento: las lupas, los microscopios, los telescopios, los prismáticos, los periscopios, las cámaras fotográficas
magnitud: el voltaje, la intensidad de corriente, la resistencia, la potencia eléctrica, la carga eléctrica, la capacidad
componente del circuito/elemento del circuito: el generador, la resistencia, el interruptor, la bombilla, el motor, el condensador, la pila, el fusible
componente del circuito/elemento del circuito: los generadores, las resistencias, los interruptores, las bombillas, los motores, los condensadores, las pilas, los fusibles
componente de la electrónica: la resistencia, el condensador, la bobina, el diodo, el transistor, el circuito integrado, el relé, el termistor
componente de la electrónica: las resistencias, los condensadores, las bobinas, los diodos, los transistores, los circuitos integrados, los relés, los termistores
componente de la electrónica: el diodo, LED, el diodo Zener, el fotodiodo, el tiristor
componente de la electrónica: los diodos, pl LED, los diodos Zener, los fotodiodos, los tiristores
puerta lógica/puerta: la puerta AND, la puerta OR, la puerta NOT, la puerta NAND, la puerta NOR, la puerta XOR
aparato/instrumento: el voltímetro, el amperímetro, el óhmetro, el multímetro, el vatímetro, el osciloscopio
aparato/instrumento: los voltímetros, los amperímetros, los óhmetros, los multímetros, los vatímetros, los osciloscopios
instrumento: el termómetro, el barómetro, el dinamómetro, la balanza, el cronómetro, el calibre, el manómetro, el calorímetro, el densímetro
instrumento: los termómetros, los barómetros, los dinamómetros, las balanzas, los cronómetros, los calibres, los manómetros, los calorímetros, los densímetros
máquina eléctrica/máquina: el alternador, el dinamo, el transformador, el motor eléctrico
máquina eléctrica/máquina: los alternadores, los dinamos, los transformadores, los motores eléctricos
objeto: el imán, el electroimán, la brújula, el solenoide
unidad: el metro, el kilogramo, el segundo, el amperio, el kelvin, el mol, la candela
unidad: el newton, el julio, el vatio, el pascal, el hercio, el culombio, el voltio, el ohmio, el faradio, la tesla, el weber, el henrio
unidad: el metro, el kilómetro, el centímetro, el milímetro, el decímetro, el hectómetro, el decámetro
unidad: la pulgada, el pie, la yarda, la milla, la legua
unidad: el gramo, el kilogramo, la tonelada, el miligramo, el quintal
unidad: el litro, el mililitro, el centilitro, el decilitro, el hectolitro, el galón
unidad: el pascal, la atmósfera, el bar, el milímetro de mercurio, el torr
unidad: el julio, la caloría, el kilovatio hora, el ergio, el electronvoltio
unidad: el becquerel, el curio, el sievert, el gray
unidad: el segundo, el minuto, la hora, el día, la semana, el mes, el año
prefijo: el kilo, la mega, la giga, la tera, el mili, el micro, el nano
error/medida: el error absoluto, el error relativo, el error sistemático, el error accidental
partícula: el protón, el neutrón, el electrón, el positrón, el neutrino, el muon, el fotón
partícula/partícula elemental: el quark, el leptón, el bosón, el gluón
partícula: la fermión, el bosón, el hadrón, el leptón, la barión, el mesón
partícula: las fermiones, los bosones, los hadrones, los leptones, las bariones, los mesones
fenómeno: el efecto fotoeléctrico, el efecto Compton, el efecto Doppler, el efecto túnel
modelo: el modelo de Dalton, el modelo de Thomson, el modelo de Rutherford, el modelo de Bohr, el modelo de Schrödinger
número cuántico/número: el número cuántico principal, el número cuántico secundario, el número cuántico magnético, el número cuántico de espín
rama/ciencia: la mecánica, la termodinámica, la óptica, la acústica, el electromagnetismo, la física nuclear, la física cuántica
mecánica/rama: la cinemática, la dinámica, la estática, la hidrostática
científico/físico: Max Planck, Werner Heisenberg, Erwin Schrödinger, Louis de Broglie, Wolfgang Pauli, Paul Dirac, Niels Bohr
científico/físico: Alessandro Volta, André-Marie Ampère, Georg Ohm, Charles Coulomb, Michael Faraday, James Clerk Maxwell, Heinrich Hertz
científico/físico: Blaise Pascal, Robert Hooke, Evangelista Torricelli, Christiaan Huygens, Daniel Bernoulli, James Joule, Lord Kelvin
sustancia: el elemento, el compuesto, la mezcla homogénea, la mezcla heterogénea
sustancia: los elementos, los compuestos, las mezclas homogéneas, las mezclas heterogéneas
mezcla: la disolución, el coloide, la suspensión, la emulsión, la aleación
mezcla: las disoluciones, los coloides, las suspensiones, las emulsiones, las aleaciones
disolución: la disolución diluida, la disolución concentrada, la disolución saturada, la disolución sobresaturada
disolución: las disoluciones diluidas, las disoluciones concentradas, las disoluciones saturadas, las disoluciones sobresaturadas
concentración: la molaridad, la molalidad, la normalidad, la fracción molar, el porcentaje en masa
separación/técnica/método: la filtración, la decantación, la destilación, la cristalización, la cromatografía, el tamizado, la centrifugación, la evaporación, la separación magnética
separación/técnica/método: las filtraciones, las decantaciones, las destilaciones, las cristalizaciones, las cromatografías, los tamizados, las centrifugaciones, las evaporaciones, las separaciones magnéticas
parte del átomo/parte/átomo: el núcleo, la corteza, el orbital, el nivel de energía
orbital: el orbital s, el orbital p, el orbital d, el orbital f
propiedad/propiedad periódica: el radio atómico, la energía de ionización, la afinidad electrónica, la electronegatividad
elemento: el metal, el no metal, el semimetal, el gas noble
elemento: los metales, los nos metales, los semimetales, los gases nobles
elemento: los alcalinos, los alcalinotérreos, los halógenos, los gases nobles, los anfígenos, los metales de transición, los lantánidos
elemento/halógeno: el flúor, el cloro, el bromo, el yodo, el astato
elemento/gas noble/gas: el helio, el neón, el argón, el kriptón, el xenón, el radón
elemento/metal: el litio, el sodio, el potasio, el rubidio, el cesio, el francio
elemento/metal: el berilio, el magnesio, el calcio, el estroncio, el bario, el radio
elemento/semimetal: el boro, el silicio, el germanio, el arsénico, el antimonio, el telurio
elemento/metal: el cromo, el manganeso, el hierro, el cobalto, el níquel, el cobre, el cinc, el titanio, el vanadio, el wolframio
elemento/metal: el aluminio, el estaño, el plomo, el bismuto, el galio, el indio
metal/metal precioso: el oro, la plata, el platino, el paladio, el rodio
elemento/no metal/bioelemento: el carbono, el nitrógeno, el oxígeno, el fósforo, el azufre, el selenio, el hidrógeno
elemento/radiactivo: el uranio, el plutonio, el radio, el polonio, el torio, el americio, el radón
forma: el diamante, el grafito, el grafeno, el fullereno, el nanotubo
aleación: el bronce, el latón, el acero, la alpaca, la amalgama, el duraluminio, el peltre
aleación: los bronces, los latones, los aceros, las alpacas, las amalgamas, los duraluminios, los peltres
fuerza/interacción: las fuerzas de Van der Waals, los puentes de hidrógeno, las fuerzas de dispersión, la interacción dipolo-dipolo
geometría/molécula: la geometría lineal, la geometría trigonal plana, la geometría tetraédrica, la geometría piramidal, la geometría angular, la geometría octaédrica
sólido/cristal: el sólido iónico, el sólido covalente, el sólido metálico, el sólido molecular
compuesto: el óxido, el hidruro, el hidróxido, el ácido, la sal
compuesto: los óxidos, los hidruros, los hidróxidos, los ácidos, las sales
óxido/compuesto: el óxido de calcio, el óxido de hierro, el óxido de aluminio, el óxido de cobre, el óxido de magnesio
ácido: el ácido clorhídrico, el ácido sulfúrico, el ácido nítrico, el ácido fosfórico, el ácido carbónico, el ácido fluorhídrico
ácido: el ácido acético, el ácido cítrico, el ácido fórmico, el ácido láctico, el ácido tartárico, el ácido málico, el ácido oxálico
hidróxido/base: el hidróxido de sodio, el hidróxido de calcio, el hidróxido de potasio, el hidróxido de magnesio, el amoníaco
sal: el cloruro de sodio, el carbonato de calcio, el sulfato de cobre, el nitrato de potasio, el bicarbonato de sodio, el nitrato de plata
sal/ion/compuesto: el cloruro, el sulfato, el nitrato, el carbonato, el fosfato, el sulfuro, el bromuro
ion/anión: el sulfato, el nitrato, el carbonato, el cloruro, el fosfato, el hidróxido
ion/catión: el sodio, el potasio, el calcio, el amonio, el magnesio
indicador: la fenolftaleína, el tornasol, la naranja de metilo, el azul de bromotimol
reacción: la reacción de síntesis, la reacción de descomposición, la reacción de sustitución, la reacción de doble sustitución
reacción: las reacciones de síntesis, las reacciones de descomposición, las reacciones de sustitución, las reacciones de doble sustitución
reacción/proceso: la oxidación, la reducción, la neutralización, la combustión, la hidrólisis, la fermentación, la precipitación
reacción/proceso: las oxidaciones, las reducciones, las neutralizaciones, las combustiones, las hidrólisis, las fermentaciones, las precipitaciones
componente del reacción: el reactivo, el producto, el catalizador, el inhibidor
factor: la temperatura, la concentración, la superficie de contacto, el catalizador, la presión
ley: la ley de conservación de la masa, la ley de las proporciones definidas, la ley de las proporciones múltiples, la ley de los volúmenes de combinación
fórmula: la fórmula empírica, la fórmula molecular, la fórmula estructural, la fórmula desarrollada
fórmula: las fórmulas empíricas, las fórmulas moleculares, las fórmulas estructurales, las fórmulas desarrolladas
dispositivo: la pila galvánica, la cuba electrolítica, la batería, el acumulador
proceso: la electrólisis, la galvanización, la corrosión, el niquelado, el cromado
hidrocarburo/compuesto: el metano, el etano, el propano, el butano, el pentano, el hexano, el octano
hidrocarburo/compuesto: el eteno, el propeno, el buteno, el etino, el benceno, el ciclohexano, el tolueno
hidrocarburo/compuesto: el alcano, el alqueno, el alquino, el cicloalcano, el hidrocarburo aromático
hidrocarburo/compuesto: los alcanos, los alquenos, los alquinos, los cicloalcanos, los hidrocarburos aromáticos
compuesto/compuesto orgánico/grupo funcional: el alcohol, el éter, el aldehído, la cetona, el ácido carboxílico, el éster, la amina, la amida
compuesto/compuesto orgánico/grupo funcional: los alcoholes, los éteres, los aldehídos, las cetonas, los ácidos carboxílicos, los ésteres, las aminas, las amidas
alcohol/compuesto: el metanol, el etanol, el propanol, el glicerol, el etilenglicol
compuesto/compuesto orgánico: la acetona, el formaldehído, el etanol, el ácido acético, el éter etílico, el benceno
isomería: la isomería de cadena, la isomería de posición, la isomería de función, la isomería geométrica, la isomería óptica
isomería: las isomerías de cadena, las isomerías de posición, las isomerías de función, las isomerías geométricas, las isomerías ópticas
reacción: la adición, la eliminación, la sustitución, la polimerización, la esterificación, la saponificación
plástico/polímero: el polietileno, el polipropileno, el poliestireno, PVC, PET, el nailon, el teflón, el poliuretano
plástico/polímero: los polietilenos, los polipropilenos, los poliestirenos, pl PVC, pl PET, los nailones, los teflones, los poliuretanos
polímero/fibra: el nailon, el poliéster, el acrílico, la lycra
producto/derivado: la gasolina, el queroseno, el gasóleo, el asfalto, el fueloil, la nafta, la parafina
carbón/combustible: la turba, el lignito, la hulla, la antracita
carbón/combustible: las turbas, los lignitos, las hullas, las antracitas
gas: el oxígeno, el nitrógeno, el dióxido de carbono, el hidrógeno, el argón, el helio, el metano, el ozono
gas/gas de efecto invernadero: el dióxido de carbono, el metano, el óxido nitroso, el vapor de agua, el ozono
material/instrumento: la probeta, el matraz, el vaso de precipitados, el tubo de ensayo, la pipeta, la bureta, el embudo, el mortero, el mechero Bunsen
agua: el agua dura, el agua blanda, el agua destilada, el agua oxigenada, el agua potable
química/rama/ciencia: la química orgánica, la química inorgánica, la bioquímica, la química analítica, la química física
científico/químico: Antoine Lavoisier, Joseph Proust, John Dalton, Amedeo Avogadro, Joseph Gay-Lussac, Jöns Jacob Berzelius
científico/químico: Svante Arrhenius, Gilbert Lewis, Linus Pauling, Fritz Haber, Friedrich Wöhler, August Kekulé
astro/cuerpo/cuerpo celeste: la estrella, el planeta, el satélite, el cometa, el asteroide, el meteorito, el planeta enano
estrella: la enana blanca, la enana roja, el gigante roja, el supergigante, la estrella de neutrones, el agujero negro, el púlsar, la supernova
estrella: las enanas blancas, las enanas rojas, los gigantes rojas, los supergigantes, las estrellas de neutrones, los agujeros negros, los púlsares, las supernovas
estrella: Sirio, Vega, Betelgeuse, Polaris, Rigel, Aldebarán, Antares
constelación: Orión, Casiopea, Osa Mayor, Osa Menor, Cisne, Andrómeda, Centauro
constelación/signo: Aries, Tauro, Géminis, Cáncer, Leo, Virgo, Libra, Escorpio, Sagitario, Capricornio, Acuario, Piscis
galaxia: la galaxia espiral, la galaxia elíptica, la galaxia irregular, la galaxia lenticular
galaxia: las galaxias espirales, las galaxias elípticas, las galaxias irregulares, las galaxias lenticulares
planeta: el planeta rocoso, el planeta gaseoso, el planeta enano, el exoplaneta
planeta: los planetas rocosos, los planetas gaseosos, los planetas enanos, los exoplanetas
planeta enano/astro: Plutón, Ceres, Eris, Haumea, Makemake
satélite: Luna, Ío, Europa, Ganímedes, Calisto, Titán, Encélado, Tritón
capa: el núcleo, la fotosfera, la cromosfera, la corona, la zona radiativa, la zona convectiva
fenómeno: la mancha solar, la protuberancia, la fulguración, el viento solar
fase/luna: la luna nueva, el cuarto creciente, la luna llena, el cuarto menguante
movimiento: la rotación, la traslación, la precesión, la nutación
momento: el solsticio de verano, el solsticio de invierno, el equinoccio de primavera, el equinoccio de otoño
punto: el perihelio, el afelio, el perigeo, el apogeo
teoría/modelo: la teoría geocéntrica, la teoría heliocéntrica, la teoría del Big Bang, la teoría del estado estacionario
unidad: el año luz, la unidad astronómica, el pársec, el kilómetro
astrónomo/científico: Nicolás Copérnico, Johannes Kepler, Galileo Galilei, Tycho Brahe, Claudio Ptolomeo, Edwin Hubble, Aristarco de Samos
instrumento: el telescopio, el astrolabio, el sextante, el radiotelescopio, el cuadrante
instrumento: los telescopios, los astrolabios, los sextantes, los radiotelescopios, los cuadrantes
vehículo/espacio: el cohete, el satélite artificial, la sonda espacial, el transbordador espacial, la estación espacial
misión/nave/sonda: Sputnik, Apolo, Voyager, Soyuz, Cassini, Rosetta
astronauta/persona: Yuri Gagarin, Neil Armstrong, Buzz Aldrin, Michael Collins, Alan Shepard
agencia/organización: NASA, ESA, Roscosmos, JAXA
capa: la litosfera, la astenosfera, la mesosfera, la endosfera
capa: la atmósfera, la hidrosfera, la litosfera, la biosfera, la criosfera
discontinuidad/límite: la discontinuidad de Mohorovičić, la discontinuidad de Gutenberg, la discontinuidad de Lehmann, la discontinuidad de Conrad
capa/atmósfera: la troposfera, la estratosfera, la mesosfera, la termosfera, la exosfera
placa/placa tectónica: la placa africana, la placa euroasiática, la placa pacífica, la placa norteamericana, la placa sudamericana, la placa antártica, la placa de Nazca
placa/placa tectónica: las placas africanas, las placas euroasiáticas, las placas pacíficas, las placas norteamericanas, las placas sudamericanas, las placas antárticas, las placas de Nazca
relieve/océano: el dorsal oceánica, la fosa oceánica, la llanura abisal, la plataforma continental, el talud continental
teoría: la deriva continental, la tectónica de placas, la expansión del fondo oceánico, el catastrofismo, el uniformismo
supercontinente/continente: Pangea, Gondwana, Laurasia, Rodinia
volcán: el volcán hawaiano, el volcán estromboliano, el volcán vulcaniano, el volcán pliniano, el volcán peleano
volcán: los volcanes hawaianos, los volcanes estrombolianos, los volcanes vulcanianos, los volcanes plinianos, los volcanes peleanos
volcán: Etna, Vesubio, Teide, Kilauea, Popocatépetl, Krakatoa, Stromboli
parte del volcán/parte: el cráter, la chimenea, la cámara magmática, el cono volcánico, la caldera
material/producto: la lava, la ceniza volcánica, el lapilli, las bombas volcánicas, los piroclastos
fenómeno: el géiser, la fumarola, la fuente termal, la solfatara
elemento del terremoto: el hipocentro, el epicentro, la falla, la magnitud
onda/onda sísmica: la onda P, la onda S, la onda Love, la onda Rayleigh
onda/onda sísmica: las ondas P, las ondas S, las ondas Love, las ondas Rayleigh
escala: la escala de Richter, la escala de Mercalli, la escala de Beaufort, la escala de Mohs
parte de la falla/parte: el labio levantado, el labio hundido, el plano de falla, el salto de falla
estructura/relieve: el horst, la fosa tectónica, el manto de corrimiento, el cabalgamiento
roca/roca ígnea: el granito, el basalto, el gabro, la andesita, la riolita, la diorita, la sienita
roca/roca volcánica: el basalto, la piedra pómez, la obsidiana, la andesita, la riolita, la traquita
roca/roca sedimentaria: la arenisca, la caliza, la arcilla, el conglomerado, el yeso, la lutita, la marga, la dolomía
roca/roca metamórfica: el mármol, la pizarra, el gneis, el esquisto, la cuarcita
textura: la textura granuda, la textura porfídica, la textura vítrea, la textura microcristalina
proceso: la compactación, la cementación, la meteorización, la erosión, el transporte, la sedimentación
mineral: el cuarzo, el feldespato, la mica, la calcita, el yeso, la halita, la pirita, el talco, la fluorita
mineral: el talco, el yeso, la calcita, la fluorita, el apatito, la ortosa, el cuarzo, el topacio, el corindón, el diamante
mineral/mena: el hematites, la magnetita, la galena, la bauxita, la blenda, el cinabrio, la malaquita, la casiterita, la calcopirita
mineral/piedra preciosa: el diamante, el rubí, el zafiro, la esmeralda, el topacio, la amatista, el ópalo
grupo del mineral: el silicato, el carbonato, el sulfuro, el óxido, el sulfato, el haluro, el elemento nativo
grupo del mineral: los silicatos, los carbonatos, los sulfuros, los óxidos, los sulfatos, los haluros, los elementos nativos
propiedad: la dureza, el brillo, el color, la raya, la exfoliación, la fractura, la densidad
brillo: el brillo metálico, el brillo vítreo, el brillo nacarado, el brillo adamantino, el brillo graso
sistema/cristal: el sistema cúbico, el sistema hexagonal, el sistema tetragonal, el sistema rómbico, el sistema monoclínico, el sistema triclínico
meteorización/proceso: la gelifracción, la termoclastia, la hidrólisis, la oxidación, la carbonatación, la disolución, la haloclastia
agente: el viento, el agua, el hielo, los seres vivos, el oleaje
componente del suelo: la arena, el limo, la arcilla, la grava, el humus
suelo: el suelo arenoso, el suelo arcilloso, el suelo limoso, el suelo calizo
fósil/organismo: el trilobites, el ammonites, el belemnites, el graptolites, el nummulites
era/eón: Paleozoico, Mesozoico, Cenozoico, Precámbrico
eón: Hádico, Arcaico, Proterozoico, Fanerozoico
período/era: Cámbrico, Ordovícico, Silúrico, Devónico, Carbonífero, Pérmico
período/era: Triásico, Jurásico, Cretácico, Paleógeno, Neógeno, Cuaternario
época/período: Paleoceno, Eoceno, Oligoceno, Mioceno, Plioceno, Pleistoceno, Holoceno
dinosaurio/animal: el tiranosaurio, el triceratops, el diplodocus, el velocirraptor, el estegosaurio, el braquiosaurio
relieve/forma: la montaña, la meseta, la llanura, el valle, la depresión, la colina, la cordillera
relieve: el cabo, el golfo, la bahía, la península, el istmo, la playa, el acantilado, la ría, la isla, el archipiélago
forma/relieve: el acantilado, la playa, el tómbolo, la albufera, la flecha litoral, la marisma, el delta, el estuario
relieve/forma: el meandro, la cascada, el cañón, el delta, el estuario, la terraza fluvial, la garganta, el cono de deyección
parte del río/parte: el nacimiento, la desembocadura, el cauce, el afluente, la cuenca, el caudal, la orilla
agua: el río, el torrente, el arroyo, la rambla, el canal
parte del glaciar/parte: el circo, la lengua glaciar, la morrena, la grieta
forma/relieve: el circo glaciar, el valle en U, la morrena, el fiordo, la aguja
forma: la duna, el barján, el erg, el reg, el loess
relieve/forma: la dolina, el lapiaz, la cueva, la sima, el poljé, el cañón
formación: la estalactita, la estalagmita, la columna, la colada
depósito: el mar, el lago, el río, el glaciar, el acuífero, el embalse
ciclo/proceso: la evaporación, la condensación, la precipitación, la infiltración, la escorrentía, la transpiración
instalación: el embalse, la potabilizadora, la depuradora, la desaladora
fenómeno: la lluvia, la nieve, el granizo, la niebla, el rocío, la escarcha, la tormenta
precipitación: la lluvia, la nieve, el granizo, la aguanieve, la llovizna
nube: el cirro, el cúmulo, el estrato, el nimbo, el cumulonimbo, el nimboestrato, el altocúmulo
nube: los cirros, los cúmulos, los estratos, los nimbos, los cumulonimbos, los nimboestratos, los altocúmulos
viento: los alisios, la brisa marina, el monzón, la tramontana, el cierzo, el levante, el mistral, el siroco
viento/fenómeno: el huracán, el tornado, el ciclón, el tifón, la galerna
frente: el frente frío, el frente cálido, el frente ocluido, el frente estacionario
presión: el anticiclón, la borrasca, el frente, la vaguada, la isobara
elemento del clima: la temperatura, las precipitaciones, la humedad, la presión atmosférica, el viento, la insolación
factor: la latitud, la altitud, la distancia al mar, el relieve, las corrientes marinas
clima: el clima ecuatorial, el clima tropical, el clima desértico, el clima mediterráneo, el clima oceánico, el clima continental, el clima polar, el clima de montaña
instrumento/aparato: el termómetro, el barómetro, el anemómetro, el pluviómetro, el higrómetro, la veleta, el heliógrafo
línea: la isobara, la isoterma, la isoyeta, la curva de nivel
mapa: el mapa político, el mapa físico, el mapa topográfico, el mapa temático, el mapa climático
mapa: los mapas políticos, los mapas físicos, los mapas topográficos, los mapas temáticos, los mapas climáticos
elemento del mapa: la escala, la leyenda, la orientación, el título, los signos convencionales
línea: el ecuador, el meridiano de Greenwich, el trópico de Cáncer, el trópico de Capricornio, el círculo polar ártico, el círculo polar antártico
desastre/riesgo/fenómeno: el terremoto, la erupción volcánica, el tsunami, la inundación, la sequía, el incendio forestal, el huracán, el alud, el deslizamiento de tierra
formación vegetal: el bosque mediterráneo, el matorral, la estepa, la tundra, la selva, la sabana, la pradera, la taiga
ciencia/disciplina: la mineralogía, la petrología, la paleontología, la sismología, la vulcanología, la estratigrafía, la geomorfología, la hidrología
geólogo/científico: Alfred Wegener, Charles Lyell, James Hutton, Harry Hess, Nicolás Steno
océano: el océano Atlántico, el océano Pacífico, el océano Índico, el océano Glacial Ártico, el océano Antártico
mar: el mar Mediterráneo, el mar Cantábrico, el mar del Norte, el mar Báltico, el mar Negro, el mar Rojo, el mar Caspio, el mar Muerto, el mar Caribe
mar: el mar Egeo, el mar Jónico, el mar Adriático, el mar Tirreno
estrecho: el estrecho de Gibraltar, el estrecho de Magallanes, el estrecho de Bering, el Bósforo, los Dardanelos, el canal de la Mancha
canal: el canal de Suez, el canal de Panamá, el canal de Corinto, el canal de Kiel
río: el Ebro, el Duero, el Tajo, el Guadiana, el Guadalquivir, el Miño, el Júcar, el Segura
río: el Rin, el Danubio, el Volga, el Sena, el Loira, el Ródano, el Po, el Elba, el Támesis, el Vístula
río: el Amazonas, el Orinoco, el Paraná, el Magdalena, el Misisipi, el Misuri, el Colorado, el San Lorenzo
río: el Nilo, el Congo, el Níger, el Zambeze, el Limpopo
río: el Ganges, el Indo, el Yangtsé, el Mekong, el Tigris, el Éufrates, el Obi, el Jordán
lago: el lago Titicaca, el lago Victoria, el lago Baikal, el lago Tanganica, el lago Superior, el lago Maracaibo, el lago Ladoga
cordillera/montaña: los Pirineos, la cordillera Cantábrica, el Sistema Central, el Sistema Ibérico, Sierra Morena, los Sistemas Béticos, los Montes de Toledo
cordillera/montaña: los Alpes, los Apeninos, los Cárpatos, los Balcanes, los Urales, el Cáucaso
cordillera/montaña: los Andes, las Montañas Rocosas, los Apalaches, Sierra Madre, el Himalaya, el Atlas
montaña/pico/cumbre: el Everest, el Aconcagua, el Kilimanjaro, el Mont Blanc, el Elbrús, el K2, el Denali
pico/montaña: el Mulhacén, el Teide, el Aneto, el Veleta, el Almanzor, el Moncayo
desierto: el Sahara, el desierto de Atacama, el Gobi, el Kalahari, el desierto de Arabia, el Namib
península: la península ibérica, la península itálica, la península balcánica, la península escandinava, la península arábiga, Jutlandia
isla: Sicilia, Cerdeña, Creta, Córcega, Chipre, Malta
isla: Cuba, Jamaica, Puerto Rico, La Española, Trinidad
isla: Mallorca, Menorca, Ibiza, Formentera
isla: Tenerife, Gran Canaria, Lanzarote, Fuerteventura, La Palma, La Gomera
isla/archipiélago: las islas Canarias, las islas Baleares, las islas Galápagos, las islas Malvinas, las Azores, las Antillas
comunidad autónoma/comunidad/región: Andalucía, Cataluña, Galicia, Asturias, Cantabria, La Rioja, Aragón, Extremadura, Murcia, Navarra
comunidad autónoma/comunidad: Castilla y León, Castilla-La Mancha, la Comunidad de Madrid, la Comunidad Valenciana, el País Vasco
país/estado: Costa Rica, Panamá, Honduras, Nicaragua, El Salvador, Guatemala, Belice
país/estado: Albania, Bulgaria, Rumanía, Serbia, Croacia, Eslovenia, Bosnia, Montenegro
país/estado: Estonia, Letonia, Lituania, Finlandia, Islandia
país/estado: Senegal, Malí, Ghana, Camerún, Angola, Mozambique, Etiopía, Sudán, Sudáfrica, Tanzania, Uganda
país/estado: Túnez, Libia, Egipto, Argelia, Marruecos, Mauritania
país/estado: Pakistán, Afganistán, Bangladés, Nepal, Sri Lanka, Birmania, Camboya, Laos
país/estado: Arabia Saudí, Siria, Líbano, Jordania, Yemen, Omán, Kuwait, Irak, Irán
país/estado: Australia, Nueva Zelanda, Fiyi, Samoa, Tonga
microestado/país/estado: Andorra, Mónaco, San Marino, Liechtenstein, Ciudad del Vaticano, Luxemburgo
ciudad/capital: Budapest, Sofía, Bucarest, Belgrado, Zagreb, Bratislava, Liubliana
ciudad/capital: Estocolmo, Oslo, Copenhague, Helsinki, Reikiavik, Dublín
ciudad/capital: Canberra, Wellington, Ottawa, Brasilia, Nueva Delhi, Islamabad
ciudad: Milán, Venecia, Florencia, Nápoles, Turín, Génova, Bolonia
ciudad: Múnich, Hamburgo, Fráncfort, Colonia, Dresde, Leipzig
ciudad: Lyon, Marsella, Burdeos, Toulouse, Niza, Estrasburgo
ciudad: Burgos, León, Valladolid, Ávila, Segovia, Oviedo, Santander, Pamplona
indicador/tasa: la tasa de natalidad, la tasa de mortalidad, la tasa de fecundidad, la esperanza de vida, el crecimiento vegetativo, el saldo migratorio
población: la población activa, la población inactiva, la población ocupada, la población parada
migración: la migración interior, la migración exterior, la migración forzosa, la migración voluntaria
migración: las migraciones interiores, las migraciones exteriores, las migraciones forzosas, las migraciones voluntarias
zona/barrio: el casco antiguo, el ensanche, la periferia, el barrio obrero, la zona industrial, el centro histórico
plano: el plano irregular, el plano ortogonal, el plano radiocéntrico, el plano lineal
función: la función residencial, la función comercial, la función industrial, la función administrativa, la función cultural
asentamiento/núcleo: el pueblo, la ciudad, la aldea, la metrópoli, la megalópolis, la conurbación
actividad/sector primario: la agricultura, la ganadería, la pesca, la minería, la silvicultura
sector terciario/actividad: el comercio, el transporte, el turismo, la educación, la sanidad, la banca
industria: la industria pesada, la industria ligera, la industria de base, la industria de bienes de consumo
industria: las industrias pesadas, las industrias ligeras, las industrias de base, las industrias de bienes de consumo
industria: la industria siderúrgica, la industria química, la industria textil, la industria alimentaria, la industria automovilística, la industria metalúrgica
industria: las industrias siderúrgicas, las industrias químicas, las industrias textiles, las industrias alimentarias, las industrias automovilísticas, las industrias metalúrgicas
agricultura: la agricultura intensiva, la agricultura extensiva, la agricultura ecológica, la agricultura de subsistencia, la agricultura de plantación
técnica: la rotación de cultivos, el barbecho, la roza, el regadío, el monocultivo, el policultivo
ganado/ganadería: el ganado bovino, el ganado ovino, el ganado porcino, el ganado caprino, el ganado equino
pesca: la pesca de altura, la pesca de bajura, la pesca de arrastre, la acuicultura
cultivo/planta: el trigo, la cebada, el maíz, el arroz, la avena, el centeno, el sorgo
cultivo/planta: el olivo, la vid, el almendro, el algodón, el girasol, la remolacha, el tabaco, la caña de azúcar
herramienta: el arado, la azada, la hoz, el rastrillo, la guadaña, la pala, la horca
herramienta: los arados, las azadas, las hoces, los rastrillos, las guadañas, las palas, las horcas
máquina: el tractor, la cosechadora, la sembradora, la segadora, la trilladora
máquina: los tractores, las cosechadoras, las sembradoras, las segadoras, las trilladoras
abono/fertilizante: el estiércol, el compost, el guano, los nitratos, los purines
plaguicida/sustancia: la herbicida, la insecticida, la fungicida, la raticida
plaguicida/sustancia: las herbicidas, las insecticidas, las fungicidas, las raticidas
turismo: el turismo de sol y playa, el turismo rural, el turismo cultural, el turismo de negocios, el turismo deportivo
transporte/medio: el transporte terrestre, el transporte marítimo, el transporte aéreo, el transporte fluvial, el transporte por tubería
transporte/vehículo: el coche, el autobús, el tren, el avión, el barco, la bicicleta, la motocicleta, el tranvía, el metro, el camión
vehículo/barco: el velero, el petrolero, el transatlántico, el portaaviones, el submarino, el ferry, el carguero
barco: la carabela, el galeón, la galera, la goleta, la fragata, el trirreme
vehículo/aeronave: el avión, el helicóptero, el globo, el dirigible, el planeador, el dron
vía/transporte: la autopista, la carretera, el ferrocarril, el camino, la calle, la autovía
parte del coche/parte: el motor, el volante, la rueda, el freno, el embrague, la carrocería, el chasis, la caja de cambios
parte del avión/parte: el ala, el fuselaje, el timón, la cabina, el tren de aterrizaje, el alerón, la cola
parte del barco/parte: la proa, la popa, el babor, el estribor, el casco, el timón, el mástil, la quilla
instalación/transporte: el aeropuerto, el puerto, la estación, el apeadero, el helipuerto
organización/organismo: ONU, OTAN, Unión Europea, OPEP, UNESCO, OMS, Mercosur
organismo/organización: UNICEF, UNESCO, FAO, OMS, ACNUR, OIT
organización/ONG: Cruz Roja, Médicos Sin Fronteras, Amnistía Internacional, Greenpeace, Cáritas, Save the Children
moneda: el euro, el dólar, la libra, el yen, el peso, el franco, el rublo, el yuan
moneda: la peseta, el real, el maravedí, el ducado, el doblón
geografía/rama/ciencia: la geografía física, la geografía humana, la geografía económica, la geografía política
ciencia/disciplina: la climatología, la hidrología, la geomorfología, la demografía, la cartografía, la meteorología
indicador: el PIB, el IDH, el índice de Gini, la renta per cápita, la tasa de alfabetización
edad/época/período/etapa: Prehistoria, la Edad Antigua, la Edad Media, la Edad Moderna, la Edad Contemporánea
edad/período: Paleolítico, Mesolítico, Neolítico, la Edad del Cobre, la Edad del Bronce, la Edad del Hierro
monumento/megalito: el menhir, el dolmen, el crómlech, la naveta, la taula, el talayot
yacimiento: Altamira, Atapuerca, Lascaux, Tito Bustillo, El Castillo
civilización/pueblo: los sumerios, los acadios, los babilonios, los asirios, los hititas, los persas, los fenicios, los hebreos
civilización: Mesopotamia, Egipto, Grecia, Roma, Persia, Fenicia
civilización: olmeca, maya, azteca, inca, tolteca, zapoteca
pueblo: los tartesios, los íberos, los celtas, los celtíberos, los vascones, los lusitanos
pueblo: los visigodos, los suevos, los vándalos, los alanos, los ostrogodos, los francos, los hunos
escritura: la escritura cuneiforme, la escritura jeroglífica, el alfabeto fenicio, la escritura demótica, la escritura hierática
construcción: el zigurat, la pirámide, la mastaba, el hipogeo, la esfinge, el obelisco
grupo de Egipto/grupo de la sociedad: el faraón, los sacerdotes, los escribas, los campesinos, los esclavos
faraón/rey: Ramsés II, Tutankamón, Keops, Akenatón, Tutmosis III, Kefrén
faraona/reina: Cleopatra, Hatshepsut, Nefertiti, Nefertari
dios: Ra, Osiris, Isis, Horus, Anubis, Set, Amón, Thot
dios: Zeus, Poseidón, Hades, Ares, Apolo, Hermes, Dioniso, Hefesto
diosa: Hera, Atenea, Afrodita, Artemisa, Deméter, Hestia
dios: Júpiter, Neptuno, Plutón, Marte, Mercurio, Baco, Vulcano, Apolo
diosa: Juno, Minerva, Venus, Diana, Ceres, Vesta
dios: Quetzalcóatl, Tláloc, Huitzilopochtli, Tezcatlipoca, Viracocha, Inti
dios: Odín, Thor, Loki, Freya, Balder
héroe/personaje: Aquiles, Ulises, Héctor, Hércules, Teseo, Perseo, Eneas, Jasón
monstruo/ser: Minotauro, Medusa, Cerbero, Hidra, Quimera, Esfinge, Cíclope
musa: Calíope, Clío, Erato, Euterpe, Melpómene, Talía, Terpsícore, Urania
ciudad: Atenas, Esparta, Corinto, Tebas, Mileto, Argos, Siracusa
período/etapa: la época oscura, la época arcaica, la época clásica, la época helenística
institución: Ecclesia, Bulé, Areópago, Heliea
político/legislador: Solón, Pericles, Clístenes, Dracón, Temístocles, Licurgo
cargo/magistrado: el cónsul, el pretor, el edil, el cuestor, el censor, el tribuno, el dictador
grupo de Roma/grupo de la sociedad: los patricios, los plebeyos, los esclavos, los libertos, los clientes
edificio: el acueducto, el anfiteatro, el circo, el teatro, las termas, el foro, la calzada, el arco de triunfo
emperador/gobernante: Augusto, Tiberio, Calígula, Nerón, Trajano, Adriano, Diocleciano, Constantino, Teodosio
general/político: Julio César, Pompeyo, Craso, Marco Antonio, Sila, Mario, Escipión
general/caudillo/jefe: Aníbal, Viriato, Amílcar Barca, Asdrúbal, Vercingétorix, Espartaco
guerra: las guerras médicas, la guerra del Peloponeso, las guerras púnicas, la guerra de Troya, la guerra de las Galias
batalla: Maratón, Salamina, las Termópilas, Platea, Queronea, Gaugamela
batalla: Cannas, Zama, Accio, Farsalia, Teutoburgo
batalla: Covadonga, Las Navas de Tolosa, Guadalete, Alarcos, Simancas
batalla: Lepanto, Pavía, San Quintín, Rocroi, Mühlberg, Trafalgar, Almansa
batalla: Bailén, Waterloo, Austerlitz, Leipzig, Arapiles, Vitoria
batalla: Ayacucho, Junín, Carabobo, Boyacá, Maipú, Pichincha, Chacabuco
batalla: Verdún, el Somme, el Marne, Tannenberg, Galípoli, Jutlandia
batalla: Stalingrado, Kursk, El Alamein, Normandía, Midway, las Ardenas, Pearl Harbor
batalla: el Jarama, Brunete, Belchite, Teruel, Guadalajara, el Ebro
grupo del feudalismo/grupo de la sociedad/estamento: la nobleza, el clero, el campesinado, la burguesía, la realeza
persona: el rey, el señor feudal, el vasallo, el siervo, el caballero, el campesino
noble/título: el duque, el marqués, el conde, el vizconde, el barón
parte del feudalismo/parte de la tierra/parte: la reserva señorial, los mansos, las tierras comunales, el feudo
impuesto/tributo: el diezmo, la alcabala, la gabela, el portazgo, la corvea, el quinto real
parte del castillo/parte: la torre del homenaje, el foso, la almena, el patio de armas, el puente levadizo, la muralla, el adarve
grupo: los gremios, los artesanos, los mercaderes, los banqueros
orden religiosa/orden: los benedictinos, los cistercienses, los franciscanos, los dominicos, los jesuitas, los cartujos, los agustinos
orden militar/orden: los templarios, los hospitalarios, la orden de Calatrava, la orden de Santiago, la orden de Alcántara, la orden teutónica
parte del monasterio/parte: el claustro, el refectorio, el scriptorium, la sala capitular, la iglesia, la celda
al-Ándalus/período/etapa: el emirato dependiente, el emirato independiente, el califato, los reinos de taifas
al-Ándalus/pueblo/dinastía: los omeyas, los almorávides, los almohades, los benimerines, los nazaríes
al-Ándalus/grupo de la sociedad: los mozárabes, los muladíes, los mudéjares, los judíos, los bereberes
califa/gobernante: Abderramán I, Abderramán III, Alhakén II, Almanzor, Boabdil
reino: León, Castilla, Navarra, Aragón, Portugal, Granada
rey: Alfonso X, Fernando III, Jaime I, Sancho III, Alfonso VI, Pedro IV
reina/mujer: Isabel I, Juana la Loca, María Tudor, Isabel II, Catalina de Aragón, Urraca I
rey/emperador: Carlomagno, Pipino el Breve, Clodoveo, Carlos Martel, Luis el Piadoso
imperio: el Imperio romano, el Imperio bizantino, el Imperio carolingio, el Imperio otomano, el Imperio persa, el Sacro Imperio
imperio: el Imperio español, el Imperio británico, el Imperio austrohúngaro, el Imperio alemán, el Imperio ruso
emperador/gobernante: Justiniano, Heraclio, Constantino XI, León III, Basilio II
crisis: la peste negra, el hambre, la guerra de los Cien Años, el cisma de Occidente
guerra: la guerra de los Cien Años, la guerra de las Dos Rosas, la guerra de los Treinta Años, la guerra de los Siete Años, la guerra de Sucesión española
invento: la imprenta, la brújula, la pólvora, el astrolabio, la carabela
soporte/material: el papiro, el pergamino, el papel, la tablilla de arcilla, la tablilla de cera
humanista/escritor: Erasmo de Róterdam, Tomás Moro, Juan Luis Vives, Antonio de Nebrija, Pico della Mirandola, Nicolás Maquiavelo
religión: el luteranismo, el calvinismo, el anglicanismo, el anabaptismo, el catolicismo
reformador/religioso: Martín Lutero, Juan Calvino, Enrique VIII, Ulrico Zuinglio, Juan Knox
navegante/explorador: Cristóbal Colón, Vasco da Gama, Bartolomé Díaz, Fernando de Magallanes, Américo Vespucio, Juan Caboto
tratado: el tratado de Tordesillas, el tratado de Utrecht, el tratado de Versalles, la paz de Westfalia, el tratado de Verdún, la paz de los Pirineos
tratado: el tratado de Roma, el tratado de Maastricht, el tratado de Lisboa, el Acta Única Europea
colonia/institución: la encomienda, la mita, la audiencia, el cabildo, el virreinato, la Casa de Contratación, el Consejo de Indias
virreinato: Nueva España, Perú, Nueva Granada, Río de la Plata
grupo de América/grupo de la sociedad: los peninsulares, los criollos, los mestizos, los indígenas, los mulatos, los zambos, los esclavos
dinastía: los Austrias, los Borbones, los Trastámara, los Saboya
dinastía: los Tudor, los Estuardo, los Romanov, los Habsburgo, los Hohenzollern, los Valois
valido/político: el duque de Lerma, el conde-duque de Olivares, el duque de Uceda, Manuel Godoy, el marqués de la Ensenada
rey: Carlos V, Felipe II, Felipe III, Felipe IV, Carlos II
rey: Luis XIV, Luis XV, Luis XVI, Luis XVIII, Carlos X, Luis Felipe I
gobernante/monarca: Federico II, Catalina la Grande, José II, Carlos III, Pedro el Grande, María Teresa
revuelta/rebelión: las Comunidades, las Germanías, la rebelión de las Alpujarras, el motín de Esquilache, el motín de Aranjuez
sistema/régimen: el absolutismo, el despotismo ilustrado, el parlamentarismo, el feudalismo
ilustrado/filósofo/pensador: Voltaire, Montesquieu, Rousseau, Diderot, D’Alembert
ilustrado/político: Jovellanos, Campomanes, Floridablanca, Aranda, Olavide
teoría/doctrina: el mercantilismo, la fisiocracia, el liberalismo económico, el proteccionismo, el librecambismo
revolución: la Revolución francesa, la Revolución industrial, la Revolución rusa, la Revolución americana, la Revolución mexicana, la Revolución cubana
etapa/fase: la Asamblea Nacional, la Convención, el Directorio, el Consulado, el Terror
grupo: los jacobinos, los girondinos, los sans-culottes, los realistas
revolucionario/político: Robespierre, Danton, Marat, Mirabeau, Sieyès
presidente/político: George Washington, Thomas Jefferson, Benjamin Franklin, John Adams, James Madison
inventor/ingeniero: James Watt, George Stephenson, Richard Arkwright, Edmund Cartwright, James Hargreaves, Robert Fulton
inventor: Thomas Edison, Alexander Graham Bell, Guglielmo Marconi, Nikola Tesla, los hermanos Wright, los hermanos Lumière
invento/máquina: la máquina de vapor, la locomotora, la lanzadera volante, el telar mecánico, el telégrafo, el teléfono, el barco de vapor
clase: la burguesía, el proletariado, la aristocracia, las clases medias, el campesinado
movimiento/ideología: el ludismo, el cartismo, el sindicalismo, el marxismo, el anarquismo, el socialismo utópico
socialista/pensador: Robert Owen, Charles Fourier, Saint-Simon, Étienne Cabet, Karl Marx, Friedrich Engels
anarquista/pensador: Mijaíl Bakunin, Piotr Kropotkin, Pierre-Joseph Proudhon, Errico Malatesta
político: Camillo Cavour, Giuseppe Garibaldi, Giuseppe Mazzini, Otto von Bismarck, Víctor Manuel II
político: Metternich, Talleyrand, Castlereagh, el zar Alejandro I
libertador/militar: Simón Bolívar, José de San Martín, Antonio José de Sucre, Bernardo O’Higgins, Miguel Hidalgo, José María Morelos, José Artigas
partido: los moderados, los progresistas, los demócratas, los republicanos, los carlistas, los unionistas
etapa/período: el Sexenio Democrático, la Década Ominosa, el Trienio Liberal, la Década Moderada, el Bienio Progresista, la Restauración
presidente/político: Estanislao Figueras, Pi y Margall, Nicolás Salmerón, Emilio Castelar
político: Cánovas del Castillo, Práxedes Mateo Sagasta, Antonio Maura, José Canalejas, Eduardo Dato
militar/general: Baldomero Espartero, Ramón María Narváez, Leopoldo O’Donnell, Juan Prim, Francisco Serrano
general/militar: Francisco Franco, Emilio Mola, José Sanjurjo, Gonzalo Queipo de Llano, Primo de Rivera
político: Manuel Azaña, Niceto Alcalá-Zamora, Juan Negrín, Francisco Largo Caballero, Alejandro Lerroux, Indalecio Prieto
partido/organización: PSOE, PCE, CEDA, CNT, UGT, POUM, ERC
partido: PSOE, PP, UCD, PNV, IU
constitución: la Constitución de 1812, la Constitución de 1837, la Constitución de 1845, la Constitución de 1869, la Constitución de 1876, la Constitución de 1931, la Constitución de 1978
territorio: la colonia, el protectorado, el dominio, la concesión, el mandato
alianza/bloque: la Triple Alianza, la Triple Entente, el Eje, los Aliados
bloque/organización/alianza: la OTAN, el Pacto de Varsovia, el COMECON, la CEE
guerra/fase/etapa: la guerra de movimientos, la guerra de trincheras, la guerra relámpago, la guerra de desgaste
arma: el tanque, el submarino, la ametralladora, el gas tóxico, el avión de combate, el lanzallamas, la bomba atómica
arma: la espada, la lanza, el arco, la ballesta, el hacha, la maza, la daga, la alabarda, la honda
arma: la pistola, el fusil, el cañón, la escopeta, el revólver, el mosquete, el arcabuz, el mortero
armadura/protección: el yelmo, el escudo, la coraza, la cota de malla, el guantelete
partido/grupo: los bolcheviques, los mencheviques, los eseristas, los kadetes
revolucionario/político/líder: Lenin, Trotski, Stalin, Kerenski, Kámenev, Zinóviev
dictador/político: Adolf Hitler, Benito Mussolini, Iósif Stalin, Francisco Franco, António Salazar, Mao Zedong
nazi/político: Joseph Goebbels, Heinrich Himmler, Hermann Göring, Rudolf Hess, Adolf Eichmann
presidente: Franklin D. Roosevelt, Harry Truman, John F. Kennedy, Richard Nixon, Ronald Reagan, Woodrow Wilson, Abraham Lincoln
líder/político: Winston Churchill, Charles de Gaulle, Konrad Adenauer, Margaret Thatcher, Neville Chamberlain
líder/político: Nikita Jrushchov, Leonid Brézhnev, Mijaíl Gorbachov, Borís Yeltsin
líder/político: Mahatma Gandhi, Nelson Mandela, Martin Luther King, Jawaharlal Nehru, Ho Chi Minh
revolucionario/líder/político: Fidel Castro, Ernesto Che Guevara, Emiliano Zapata, Pancho Villa, Augusto Sandino, Salvador Allende
campo: Auschwitz, Treblinka, Dachau, Mauthausen, Buchenwald
conferencia: la Conferencia de Yalta, la Conferencia de Potsdam, la Conferencia de Teherán, la Conferencia de Berlín, la Conferencia de Bandung
guerra/conflicto: la guerra de Corea, la guerra de Vietnam, la guerra de Afganistán, la guerra del Golfo, la guerra de Yom Kipur, la crisis de los misiles
régimen/ideología: el fascismo, el nazismo, el estalinismo, el franquismo, el maoísmo
fuente: las fuentes escritas, las fuentes orales, las fuentes materiales, las fuentes iconográficas
ciencia/disciplina: la arqueología, la paleografía, la numismática, la epigrafía, la heráldica, la genealogía, la cronología
unidad/período: la década, el siglo, el milenio, el lustro, el año
calendario: el calendario gregoriano, el calendario juliano, el calendario musulmán, el calendario judío
forma de gobierno: la monarquía absoluta, la monarquía parlamentaria, la república presidencialista, la república parlamentaria
régimen/forma de gobierno/gobierno/sistema: la democracia, la dictadura, la monarquía, la república, la oligarquía, la aristocracia, la tiranía, la teocracia
régimen/forma de gobierno: las democracias, las dictaduras, las monarquías, las repúblicas, las oligarquías, las aristocracias, las tiranías, las teocracias
estado/forma: el estado unitario, el estado federal, el estado autonómico, la confederación
institución/órgano: Congreso de los Diputados, Senado, Gobierno, Tribunal Constitucional, Tribunal Supremo, Defensor del Pueblo, Corona
institución/órgano: Parlamento Europeo, Consejo Europeo, Comisión Europea, Tribunal de Justicia, Banco Central Europeo, Tribunal de Cuentas
órgano: Asamblea General, Consejo de Seguridad, Secretaría General, Corte Internacional de Justicia, Consejo Económico y Social
tribunal/órgano: Tribunal Supremo, Audiencia Nacional, Tribunal Constitucional, Audiencia Provincial, Tribunal Superior de Justicia
institución: el ayuntamiento, la diputación, el cabildo, la comunidad autónoma, el consejo insular
cargo/persona: el presidente, el ministro, el alcalde, el diputado, el senador, el concejal, el rey, el gobernador
ministerio: Ministerio de Hacienda, Ministerio del Interior, Ministerio de Defensa, Ministerio de Justicia, Ministerio de Educación, Ministerio de Sanidad
elecciones: las elecciones generales, las elecciones autonómicas, las elecciones municipales, las elecciones europeas
sufragio/voto: el sufragio universal, el sufragio censitario, el sufragio femenino, el sufragio masculino
mecanismo/control: la moción de censura, la cuestión de confianza, la interpelación, la comisión de investigación, la enmienda
ideología: el liberalismo, el conservadurismo, el socialismo, el comunismo, el anarquismo, la socialdemocracia, el fascismo, el nacionalismo
ideología/movimiento: el feminismo, el ecologismo, el pacifismo, el sindicalismo, el indigenismo, la antiglobalización
norma: la constitución, la ley orgánica, la ley ordinaria, el decreto ley, el reglamento, la ordenanza, el decreto legislativo
norma: las constituciones, las leyes orgánicas, las leyes ordinarias, los decretos leyes, los reglamentos, las ordenanzas, los decretos legislativos
derecho/rama: el derecho civil, el derecho penal, el derecho mercantil, el derecho laboral, el derecho administrativo, el derecho constitucional, el derecho procesal, el derecho tributario
fuente: la ley, la costumbre, los principios generales, la jurisprudencia
derecho: el derecho a la vida, el derecho a la educación, la libertad de expresión, el derecho de huelga, el derecho al voto, la libertad religiosa, el derecho de reunión
derecho: los derechos civiles, los derechos políticos, los derechos sociales, los derechos económicos, los derechos culturales
delito: el robo, el hurto, el homicidio, el asesinato, la estafa, el secuestro, el cohecho, la prevaricación, la malversación
delito: los robos, los hurtos, los homicidios, los asesinatos, las estafas, los secuestros, los cohechos, las prevaricaciones, las malversaciones
pena: la prisión, la multa, la inhabilitación, el arresto, la libertad condicional
pena: las prisiones, las multas, las inhabilitaciones, los arrestos, las libertades condicionales
persona: el juez, el fiscal, el abogado, el acusado, el testigo, el jurado, el procurador, el perito, el secretario judicial
proceso/acto/escrito: la demanda, la sentencia, el recurso, la apelación, el auto, la providencia
prueba: la prueba documental, la prueba testifical, la prueba pericial, la confesión
contrato: el contrato de compraventa, el contrato de arrendamiento, el contrato de trabajo, el contrato de préstamo, el contrato de donación, el contrato de seguro
contrato: los contratos de compraventa, los contratos de arrendamiento, los contratos de trabajo, los contratos de préstamo, los contratos de donación, los contratos de seguro
contrato/requisito: el consentimiento, el objeto, la causa, la forma
contrato: el contrato indefinido, el contrato temporal, el contrato de formación, el contrato a tiempo parcial
derecho/derecho real: la propiedad, el usufructo, la servidumbre, la hipoteca, la prenda
estado civil: soltero, casado, divorciado, viudo
filósofo/pensador: Montesquieu, Rousseau, John Locke, Thomas Hobbes, Nicolás Maquiavelo
elemento del estado: el territorio, la población, la soberanía, el gobierno
ciencia/concepto de la política: la soberanía, la legitimidad, la autoridad, el poder
golpe/cambio político: el golpe de estado, la revolución, la reforma, la guerra civil, la transición
conflicto/solución: la negociación, la mediación, el arbitraje, la conciliación
fuerzas: Guardia Civil, Policía Nacional, Ejército de Tierra, Armada, Ejército del Aire
militar/grado: el soldado, el cabo, el sargento, el teniente, el capitán, el comandante, el coronel, el general
militar/unidad: el pelotón, la compañía, el batallón, el regimiento, la brigada, la división, el escuadrón
agente: las familias, las empresas, el sector público, el sector exterior
factor: la tierra, el trabajo, el capital, la iniciativa empresarial, la tecnología
mercado: la competencia perfecta, el monopolio, el oligopolio, la competencia monopolística
mercado: las competencias perfectas, los monopolios, los oligopolios, las competencias monopolísticas
mercado: el monopolio, el duopolio, el oligopolio, el monopsonio
mercado: los monopolios, los duopolios, los oligopolios, los monopsonios
coste: el coste fijo, el coste variable, el coste total, el coste marginal, el coste medio, el coste de oportunidad
coste: los costes fijos, los costes variables, los costes totales, los costes marginales, los costes medios, los costes de oportunidad
fallo: las externalidades, la competencia imperfecta, los bienes públicos, la información asimétrica
magnitud/indicador: el PIB, el PNB, la renta nacional, el IPC, la tasa de paro, la balanza de pagos
componente de PIB: el consumo, la inversión, el gasto público, las exportaciones netas
política/política económica: la política fiscal, la política monetaria, la política comercial, la política de rentas
fenómeno: la inflación, la deflación, la estanflación, la hiperinflación, la desinflación
desempleo/paro: el desempleo cíclico, el desempleo estructural, el desempleo friccional, el desempleo estacional
desempleo/paro: los desempleos cíclicos, los desempleos estructurales, los desempleos friccionales, los desempleos estacionales
ciclo/fase/ciclo económico: la expansión, el auge, la recesión, la depresión, la recuperación
impuesto: IRPF, IVA, el impuesto de sociedades, el impuesto de sucesiones, el impuesto sobre el patrimonio
ingreso: los impuestos, las tasas, las cotizaciones sociales, los ingresos patrimoniales
comercio/barrera/medida: el arancel, la cuota, la subvención, el embargo, el contingente
área: el área de libre comercio, la unión aduanera, el mercado común, la unión económica, la unión monetaria
organismo/organización: FMI, Banco Mundial, OMC, OCDE, BCE
dinero: el dinero mercancía, el dinero fiduciario, el dinero bancario, el dinero electrónico
dinero: los dineros mercancías, los dineros fiduciarios, los dineros bancarios, los dineros electrónicos
producto/servicio: la cuenta corriente, la cuenta de ahorro, el depósito a plazo, el préstamo, la hipoteca, la tarjeta de crédito
medio de pago: el efectivo, el cheque, la transferencia, la tarjeta, la letra de cambio, el pagaré
título/activo/inversión: la acción, el bono, la letra del tesoro, la obligación, el pagaré, el fondo de inversión
título/activo/inversión: las acciones, los bonos, las letras del tesoro, las obligaciones, los pagarés, los fondos de inversión
libro/documento: el balance, el libro diario, el libro mayor, la cuenta de resultados, la memoria
activo: las existencias, el inmovilizado, la tesorería, los clientes, los deudores
principio: el devengo, la prudencia, la uniformidad, la empresa en funcionamiento, la importancia relativa
ratio/análisis: el ratio de liquidez, el ratio de solvencia, el ratio de endeudamiento, el ratio de tesorería
documento/comercio: la factura, el albarán, el pedido, el recibo, el presupuesto
sociedad: la sociedad anónima, la sociedad limitada, la cooperativa, el empresario individual, la sociedad colectiva, la sociedad comanditaria
sociedad: las sociedades anónimas, las sociedades limitadas, las cooperativas, los empresarios individuales, las sociedades colectivas, las sociedades comanditarias
empresa: la microempresa, la pequeña empresa, la mediana empresa, el gran empresa
empresa: las microempresas, las pequeñas empresas, las medianas empresas, los granes empresas
área/departamento: los recursos humanos, el marketing, la producción, las finanzas, la contabilidad, las compras
función: la planificación, la organización, la dirección, el control, la coordinación
estructura/organigrama: la estructura lineal, la estructura funcional, la estructura matricial, la estructura divisional, la estructura en comité
liderazgo/estilo: el liderazgo autocrático, el liderazgo democrático, el liderazgo paternalista, el liderazgo laissez-faire, el liderazgo transformacional
análisis/elemento de DAFO: las debilidades, las amenazas, las fortalezas, las oportunidades
análisis/herramienta/estrategia: el análisis DAFO, el análisis PESTEL, las cinco fuerzas de Porter, la matriz BCG, la cadena de valor
producto: la estrella, la vaca lechera, el perro, el interrogante
crecimiento/estrategia: la penetración, el desarrollo de mercado, el desarrollo de producto, la diversificación
concentración/unión: la fusión, la absorción, el cartel, el holding, el trust, la joint venture, la franquicia
variable: el producto, el precio, la distribución, la comunicación
producto/fase/ciclo: la introducción, el crecimiento, la madurez, el declive
promoción/herramienta: la publicidad, las relaciones públicas, la promoción de ventas, la venta personal, el patrocinio, el marketing directo
criterio: los criterios geográficos, los criterios demográficos, los criterios psicográficos, los criterios conductuales
técnica: la encuesta, la entrevista, la observación, la dinámica de grupo, la experimentación
técnica: las encuestas, las entrevistas, las observaciones, las dinámicas de grupo, las experimentaciones
producción: la producción en cadena, la producción por encargo, la producción en serie, la producción en masa
financiación: el préstamo bancario, el leasing, el factoring, el renting, el crédito comercial, el confirming, el descuento comercial
financiación: la autofinanciación, la ampliación de capital, el empréstito, el capital riesgo, el crowdfunding
parte del salario/parte del nómina/parte: el salario base, los complementos salariales, las pagas extraordinarias, las deducciones
proceso: el reclutamiento, la selección, la formación, la promoción
conflicto: la huelga, el cierre patronal, el despido, la negociación colectiva
conflicto: las huelgas, los cierres patronales, los despidos, las negociaciones colectivas
motivación/teoría: la teoría de Maslow, la teoría de Herzberg, la teoría X, la teoría Y
economista: Adam Smith, David Ricardo, Thomas Malthus, John Maynard Keynes, Milton Friedman, Karl Marx, Joseph Schumpeter, Alfred Marshall
escuela: la escuela clásica, la escuela neoclásica, el keynesianismo, el monetarismo, el marxismo
seguro/prestación: la pensión, el subsidio de desempleo, la baja por enfermedad, la ayuda familiar
seguro: el seguro de vida, el seguro de hogar, el seguro de automóvil, el seguro de salud, el seguro de responsabilidad civil
curva: la curva de oferta, la curva de demanda, la curva de Phillips, la curva de Lorenz, la curva de Laffer, la curva de indiferencia
escuela: el conductismo, la psicoanálisis, el cognitivismo, el humanismo, la Gestalt, el estructuralismo, el funcionalismo
psicólogo/científico: Sigmund Freud, Carl Jung, Jean Piaget, B. F. Skinner, John Watson, Iván Pávlov, Abraham Maslow, Carl Rogers, Albert Bandura
psicología/rama: la psicología clínica, la psicología social, la psicología educativa, la psicología evolutiva, la psicología del trabajo
etapa/fase: la etapa oral, la etapa anal, la etapa fálica, la etapa de latencia, la etapa genital
mecanismo: la represión, la proyección, la negación, la racionalización, la sublimación, la regresión, el desplazamiento, la identificación
aprendizaje: el condicionamiento clásico, el condicionamiento operante, el aprendizaje vicario, el aprendizaje por descubrimiento, el aprendizaje significativo
elemento del condicionamiento: el estímulo incondicionado, el estímulo condicionado, la respuesta incondicionada, la respuesta condicionada, el estímulo neutro
proceso/fenómeno: la adquisición, la extinción, la generalización, la discriminación, la recuperación espontánea
consecuencia: el refuerzo positivo, el refuerzo negativo, el castigo positivo, el castigo negativo
etapa: la etapa sensoriomotora, la etapa preoperacional, la etapa de las operaciones concretas, la etapa de las operaciones formales
etapa: la infancia, la niñez, la adolescencia, la juventud, la edad adulta, la vejez
trastorno/alteración: la amnesia, la hipermnesia, la paramnesia, la agnosia
trastorno: la afasia, la dislexia, la disgrafía, la tartamudez, la dislalia, el mutismo
proceso/función: la percepción, la atención, la memoria, el pensamiento, el lenguaje, el aprendizaje, la emoción, la motivación
ley: la ley de proximidad, la ley de semejanza, la ley de cierre, la ley de continuidad, la ley de la figura y el fondo
pensamiento: el pensamiento convergente, el pensamiento divergente, el pensamiento crítico, el pensamiento lateral
razonamiento/método: la inducción, la deducción, la analogía, la abducción
inteligencia: la inteligencia lingüística, la inteligencia lógico-matemática, la inteligencia espacial, la inteligencia musical, la inteligencia interpersonal, la inteligencia intrapersonal, la inteligencia emocional
emoción: la alegría, la tristeza, la ira, el miedo, el asco, la sorpresa
emoción/sentimiento: la vergüenza, la culpa, el orgullo, los celos, la envidia, la gratitud, la nostalgia
necesidad: las necesidades fisiológicas, la necesidad de seguridad, la necesidad de pertenencia, la necesidad de estima, la autorrealización
temperamento: sanguíneo, colérico, melancólico, flemático
rasgo: la extraversión, el neuroticismo, la amabilidad, la responsabilidad, la apertura a la experiencia
trastorno: la esquizofrenia, el trastorno bipolar, la depresión, el trastorno obsesivo-compulsivo, el trastorno de ansiedad, el autismo, la fobia
trastorno: el autismo, la hiperactividad, la dislexia, la enuresis, el trastorno de conducta
trastorno: el trastorno límite, el trastorno narcisista, el trastorno antisocial, el trastorno paranoide, el trastorno histriónico, el trastorno esquizoide
fobia/miedo: la agorafobia, la claustrofobia, la acrofobia, la aracnofobia, la xenofobia, la hidrofobia
apego: el apego seguro, el apego ansioso, el apego evitativo, el apego desorganizado
estilo: el estilo autoritario, el estilo democrático, el estilo permisivo, el estilo negligente
sueño/fase: la vigilia, el sueño ligero, el sueño profundo, el sueño REM
trastorno: el insomnio, la narcolepsia, el sonambulismo, la apnea, el bruxismo
terapia/técnica: la terapia cognitiva, la psicoanálisis, la terapia conductual, la desensibilización sistemática, la hipnosis, la terapia familiar
terapia/técnica: la asociación libre, la interpretación de los sueños, la transferencia, la hipnosis
método: el método experimental, el método observacional, el método correlacional, el estudio de casos
método: los métodos experimentales, los métodos observacionales, los métodos correlacionales, los estudios de casos
instrumento/técnica: el cuestionario, la entrevista, el test, la encuesta, la observación
test/prueba: el test de Rorschach, el test de inteligencia, el test de personalidad, el test de aptitudes
proceso/fenómeno: la conformidad, la obediencia, la facilitación social, el pensamiento grupal, la difusión de la responsabilidad, la disonancia cognitiva
sesgo: el sesgo de confirmación, el efecto halo, el efecto ancla, el sesgo retrospectivo, el error fundamental de atribución
efecto: el efecto placebo, el efecto Pigmalión, el efecto halo, el efecto espectador
agente: la familia, la escuela, los medios de comunicación, el grupo de iguales, la iglesia
sociólogo/pensador: Auguste Comte, Émile Durkheim, Max Weber, Karl Marx, Herbert Spencer, Pierre Bourdieu, Talcott Parsons, Georg Simmel
teoría: el funcionalismo, la teoría del conflicto, el interaccionismo simbólico, el estructuralismo, el positivismo
suicidio: el suicidio egoísta, el suicidio altruista, el suicidio anómico, el suicidio fatalista
acción/acción social: la acción racional con arreglo a fines, la acción racional con arreglo a valores, la acción afectiva, la acción tradicional
sistema: las castas, los estamentos, las clases sociales, la esclavitud
clase: la clase alta, la clase media, la clase baja, la clase obrera
grupo: el grupo formal, el grupo informal, el grupo de referencia, el grupo de pertenencia
familia: la familia nuclear, la familia extensa, la familia monoparental, la familia reconstituida
familia: las familias nucleares, las familias extensas, las familias monoparentales, las familias reconstituidas
matrimonio: la monogamia, la poligamia, la poliandria, la poliginia
familia/persona: el padre, el madre, el hijo, el hermano, el abuelo, el tío, el primo, el sobrino, el nieto
norma: la norma social, la norma moral, la norma jurídica, la norma religiosa
norma: las normas sociales, las normas morales, las normas jurídicas, las normas religiosas
cultura: la cultura popular, la cultura de masas, la subcultura, la contracultura
proceso: la aculturación, la enculturación, la asimilación, la difusión cultural, la transculturación
actitud: el etnocentrismo, el relativismo cultural, el multiculturalismo, la interculturalidad, la xenofobia
discriminación: el racismo, el sexismo, la xenofobia, la homofobia, el clasismo, el edadismo
sociedad: la sociedad cazadora-recolectora, la sociedad agraria, la sociedad industrial, la sociedad posindustrial
educación/etapa: la educación infantil, la educación primaria, la educación secundaria, el bachillerato, la formación profesional, la universidad
evaluación: la evaluación inicial, la evaluación formativa, la evaluación sumativa, la autoevaluación, la coevaluación
pedagogo/persona: Maria Montessori, Johann Pestalozzi, John Dewey, Lev Vygotski, Paulo Freire, Célestin Freinet
antropólogo/científico: Bronisław Malinowski, Franz Boas, Claude Lévi-Strauss, Margaret Mead, Marvin Harris, Ruth Benedict
antropología/rama: la antropología física, la antropología cultural, la antropología lingüística, la arqueología
rama/disciplina: la metafísica, la ética, la lógica, la epistemología, la estética, la ontología, la filosofía política
escuela: el empirismo, el racionalismo, el idealismo, el existencialismo, el positivismo, el escepticismo, el pragmatismo
escuela: el estoicismo, el epicureísmo, el cinismo, el escepticismo, el platonismo
filósofo: Tales de Mileto, Anaximandro, Anaxímenes, Heráclito, Parménides, Pitágoras, Empédocles, Demócrito
filósofo: Tomás de Aquino, Agustín de Hipona, Guillermo de Ockham, Anselmo de Canterbury, Averroes, Avicena, Maimónides
filósofo: René Descartes, Baruch Spinoza, Gottfried Leibniz, Nicolas Malebranche, Blaise Pascal
filósofo: John Locke, David Hume, George Berkeley, Francis Bacon, Thomas Hobbes
filósofo: Immanuel Kant, Georg Hegel, Johann Fichte, Friedrich Schelling, Arthur Schopenhauer
filósofo: Friedrich Nietzsche, Karl Marx, Søren Kierkegaard, Sigmund Freud, Ludwig Feuerbach
filósofo: Jean-Paul Sartre, Albert Camus, Martin Heidegger, Karl Jaspers, Edmund Husserl
filósofo: Ludwig Wittgenstein, Bertrand Russell, Karl Popper, Thomas Kuhn, Paul Feyerabend, Imre Lakatos
filósofo: José Ortega y Gasset, Miguel de Unamuno, María Zambrano, Xavier Zubiri
filósofo/pensador: Jürgen Habermas, Theodor Adorno, Max Horkheimer, Herbert Marcuse, Walter Benjamin
filósofa/pensadora: Hannah Arendt, Simone de Beauvoir, Simone Weil, Hipatia, Mary Wollstonecraft
sofista/filósofo: Protágoras, Gorgias, Hipias, Pródico, Trasímaco
principio/arjé: el agua, el aire, el fuego, la tierra, el ápeiron
teoría/doctrina: el utilitarismo, el hedonismo, el eudemonismo, el estoicismo, el emotivismo, el formalismo
virtud: la prudencia, la justicia, la fortaleza, la templanza
causa: la causa material, la causa formal, la causa eficiente, la causa final
postura/teoría: el dogmatismo, el escepticismo, el relativismo, el criticismo, el perspectivismo
fuente: el razón, la experiencia, la intuición, la revelación
verdad/teoría: la teoría de la correspondencia, la teoría de la coherencia, la teoría pragmática, la teoría del consenso
conectiva/operador: la conjunción, la disyunción, la negación, el condicional, el bicondicional
razonamiento/forma: el modus ponens, el modus tollens, el silogismo hipotético, el silogismo disyuntivo, el dilema
falacia: la falacia ad hominem, la falacia ad populum, la falacia ad verecundiam, la falacia ad ignorantiam, el hombre de paja, la petición de principio
ciencia/fase: la observación, la hipótesis, la experimentación, la conclusión, el análisis de datos
ciencia/enunciado: la hipótesis, la ley, la teoría, el axioma, la conjetura
teoría/doctrina: el contractualismo, el liberalismo, el republicanismo, el comunitarismo, el absolutismo
obra: Leviatán, El contrato social, El príncipe, El espíritu de las leyes, Utopía
obra: La república, El banquete, Fedón, Fedro, Timeo, Menón
religión: el cristianismo, el islam, el judaísmo, el hinduismo, el budismo, el taoísmo, el confucianismo, el sintoísmo, el sijismo
creencia/religión: el monoteísmo, el politeísmo, el animismo, el panteísmo, el ateísmo, el deísmo, el agnosticismo
religión/actitud/postura: el ateísmo, el agnosticismo, el teísmo, el deísmo, el fideísmo
rama: el catolicismo, el protestantismo, la ortodoxia, el anglicanismo
persona/creyente: los católicos, los protestantes, los ortodoxos, los musulmanes, los judíos, los budistas, los hindúes
rama/grupo del islam: los suníes, los chiíes, los jariyíes, los sufíes
pilar: la profesión de fe, la oración, la limosna, el ayuno, la peregrinación
grupo del judaísmo/secta: los fariseos, los saduceos, los esenios, los zelotes
rama/escuela: la theravada, la mahayana, la vajrayana, el zen
dios: Brahma, Visnú, Shiva, Ganesha, Krishna, Indra
casta: los brahmanes, los chatrias, los vaisias, los sudras, los parias
libro/texto/libro sagrado: Biblia, Corán, Torá, Vedas, Talmud, Tripitaka
libro: Génesis, Éxodo, Levítico, Números, Deuteronomio, Apocalipsis, Salmos
evangelista/santo: Mateo, Marcos, Lucas, Juan
apóstol/santo: Pedro, Andrés, Santiago, Juan, Tomás, Felipe, Bartolomé, Pablo
profeta/personaje: Isaías, Jeremías, Ezequiel, Daniel, Elías, Moisés, Mahoma
personaje/patriarca: Abraham, Isaac, Jacob, Noé, Moisés, Job, José
rey: David, Salomón, Saúl, Herodes, Nabucodonosor
sacramento: el bautismo, la confirmación, la eucaristía, la penitencia, la unción de enfermos, el orden sacerdotal, el matrimonio
pecado/pecado capital: la soberbia, la avaricia, la lujuria, la ira, la gula, la envidia, la pereza
edificio: la iglesia, la mezquita, la sinagoga, la pagoda, la catedral, la ermita, el monasterio
clero/cargo/sacerdote: el papa, el cardenal, el obispo, el arzobispo, el párroco, el diácono, el abad
religión/guía/líder: el sacerdote, el rabino, el imán, el pastor, el lama, el brahmán, el pope
fiesta: Navidad, Pascua, Pentecostés, Epifanía, Semana Santa, Adviento, Cuaresma
fiesta: Pésaj, Yom Kipur, Rosh Hashaná, Janucá, Purim, Sucot
ciudad/ciudad santa: La Meca, Medina, Jerusalén, Roma, Benarés, Santiago de Compostela
fundador/religión: Jesús, Mahoma, Buda, Confucio, Moisés, Zoroastro, Lao-Tse
concilio: el Concilio de Trento, el Concilio de Nicea, el Concilio Vaticano II, el Concilio de Éfeso, el Concilio de Constanza
herejía/doctrina: el arrianismo, el nestorianismo, el pelagianismo, el gnosticismo, el donatismo, el catarismo
principio: la autonomía, la beneficencia, el no maleficencia, la justicia
cuestión: la eutanasia, el aborto, la clonación, la gestación subrogada, la eugenesia
género: el género lírico, el género narrativo, el género dramático, el género didáctico
género: la lírica, la épica, la dramática, la didáctica
género/subgénero: la novela, el cuento, la fábula, la leyenda, el mito, la epopeya, el cantar de gesta, el romance
género/subgénero: las novelas, los cuentos, las fábulas, las leyendas, los mitos, las epopeyas, los cantares de gesta, los romances
poema/subgénero/lírica: la oda, la elegía, la égloga, el himno, el epigrama, la sátira, la canción, el villancico
poema/subgénero/lírica: las odas, las elegías, las églogas, los himnos, los epigramas, las sátiras, las canciones, los villancicos
subgénero/obra: la tragedia, la comedia, el drama, la tragicomedia, el entremés, el sainete, la farsa, el auto sacramental, el paso
subgénero/obra: las tragedias, las comedias, los dramas, las tragicomedias, los entremeses, los sainetes, las farsas, los autos sacramentales, los pasos
texto/parte del teatro/parte: el diálogo, el monólogo, el aparte, la acotación, el soliloquio
parte del teatro/parte: el acto, la escena, el cuadro, el prólogo
novela: la novela picaresca, la novela de caballerías, la novela pastoril, la novela morisca, la novela bizantina, la novela sentimental
novela: las novelas picarescas, las novelas de caballerías, las novelas pastoriles, las novelas moriscas, las novelas bizantinas, las novelas sentimentales
novela: la novela policíaca, la novela histórica, la novela de ciencia ficción, la novela de terror, la novela rosa, la novela de aventuras
novela: las novelas policíacas, las novelas históricas, las novelas de ciencia ficción, las novelas de terror, las novelas rosa, las novelas de aventuras
elemento de la narración: el narrador, los personajes, el espacio, el tiempo, la acción
narrador: el narrador omnisciente, el narrador protagonista, el narrador testigo, el narrador observador
técnica: el flashback, la elipsis, in medias res, la anticipación
texto/modalidad: la narración, la descripción, el diálogo, la exposición, la argumentación
texto: el texto narrativo, el texto descriptivo, el texto expositivo, el texto argumentativo, el texto instructivo, el texto dialogado
descripción: la prosopografía, la etopeya, el retrato, la caricatura, la topografía
argumento: el argumento de autoridad, el argumento de ejemplo, el argumento de analogía, el argumento causal
figura/recurso/figura literaria: la metáfora, el símil, la hipérbole, la personificación, la antítesis, la paradoja, la ironía, la metonimia, la sinestesia, la alegoría
figura/recurso/figura literaria: la anáfora, la aliteración, el epíteto, el hipérbaton, el polisíndeton, el asíndeton, el paralelismo, la onomatopeya, la paronomasia, la elipsis
figura/figura literaria: el oxímoron, la paradoja, la antítesis, el retruécano, el quiasmo
figura/figura literaria: la metonimia, la sinécdoque, la metáfora, la perífrasis, el eufemismo
verso: el heptasílabo, el octosílabo, el endecasílabo, el alejandrino, el decasílabo, el hexasílabo, el eneasílabo
verso: los heptasílabos, los octosílabos, los endecasílabos, los alejandrinos, los decasílabos, los hexasílabos, los eneasílabos
rima/verso: la rima abrazada, la rima encadenada, la rima gemela, la rima continua
fenómeno/licencia: la sinalefa, la diéresis, la sinéresis, el hiato
estrofa: el pareado, el terceto, el cuarteto, la redondilla, la cuaderna vía, la quintilla, la lira, la octava real, la décima
estrofa: los pareados, los tercetos, los cuartetos, las redondillas, las cuadernas vías, las quintillas, las liras, las octavas reales, las décimas
poema/composición/estrofa: el soneto, el romance, la silva, la letrilla, el villancico, la copla
lírica/composición: la jarcha, la cantiga de amigo, el villancico, la moaxaja, el zéjel
movimiento/época: Renacimiento, Barroco, Neoclasicismo, Romanticismo, Realismo, Naturalismo, Modernismo
movimiento/generación: Generación del 98, Generación del 27, Generación del 14, Generación del 50
vanguardia/movimiento: el futurismo, el cubismo, el dadaísmo, el surrealismo, el ultraísmo, el creacionismo, el expresionismo
tópico: el carpe diem, el beatus ille, el locus amoenus, el tempus fugit, el ubi sunt, el memento mori, la aurea mediocritas
escritor/poeta: Gonzalo de Berceo, Juan Ruiz, don Juan Manuel, Jorge Manrique, el marqués de Santillana, Juan de Mena
escritor/poeta: Garcilaso de la Vega, fray Luis de León, san Juan de la Cruz, Juan Boscán, Fernando de Herrera
escritor/dramaturgo: Lope de Vega, Calderón de la Barca, Tirso de Molina, Juan Ruiz de Alarcón, Agustín Moreto
escritor/poeta: Luis de Góngora, Francisco de Quevedo, Lope de Vega, Baltasar Gracián
escritor: José de Espronceda, Gustavo Adolfo Bécquer, José Zorrilla, Mariano José de Larra, el duque de Rivas
escritora/mujer: Rosalía de Castro, Emilia Pardo Bazán, Carmen Laforet, Ana María Matute, Carmen Martín Gaite
escritor/novelista: Benito Pérez Galdós, Leopoldo Alas Clarín, Juan Valera, José María de Pereda, Vicente Blasco Ibáñez, Pedro Antonio de Alarcón
escritor/novelista: Pío Baroja, Miguel de Unamuno, Azorín, Ramón María del Valle-Inclán, Antonio Machado
poeta/escritor: Federico García Lorca, Rafael Alberti, Luis Cernuda, Vicente Aleixandre, Pedro Salinas, Jorge Guillén, Gerardo Diego, Dámaso Alonso
poeta/escritor: Juan Ramón Jiménez, Antonio Machado, Miguel Hernández, Rubén Darío, Manuel Machado
escritor/novelista: Camilo José Cela, Miguel Delibes, Luis Martín Santos, Juan Goytisolo, Juan Marsé, Rafael Sánchez Ferlosio
dramaturgo/escritor: Antonio Buero Vallejo, Jacinto Benavente, Alfonso Sastre, Enrique Jardiel Poncela, Miguel Mihura
escritor/novelista: Gabriel García Márquez, Mario Vargas Llosa, Julio Cortázar, Carlos Fuentes, Juan Rulfo, Jorge Luis Borges, Alejo Carpentier
poeta/escritor: Pablo Neruda, César Vallejo, Octavio Paz, Nicanor Parra, Vicente Huidobro
poeta/escritora: Gabriela Mistral, Alfonsina Storni, Sor Juana Inés de la Cruz, Delmira Agustini, Juana de Ibarbourou
escritor/autor: Homero, Virgilio, Ovidio, Horacio, Séneca, Hesíodo
dramaturgo/autor: Esquilo, Sófocles, Eurípides, Aristófanes, Plauto, Terencio
escritor/autor: Dante Alighieri, Francesco Petrarca, Giovanni Boccaccio, Ludovico Ariosto, Torquato Tasso
escritor/autor: William Shakespeare, Christopher Marlowe, Molière, Jean Racine, Pierre Corneille
escritor/autor/novelista: Fiódor Dostoyevski, León Tolstói, Antón Chéjov, Iván Turguénev, Nikolái Gógol
escritor/autor/novelista: Honoré de Balzac, Gustave Flaubert, Émile Zola, Stendhal, Victor Hugo
escritor/autor/novelista: Charles Dickens, Oscar Wilde, Robert Louis Stevenson, Lewis Carroll, Walter Scott
escritor/autor/novelista: James Joyce, Franz Kafka, Marcel Proust, Thomas Mann, William Faulkner, Ernest Hemingway
escritora/autora: Jane Austen, Mary Shelley, Virginia Woolf, Charlotte Brontë, Emily Brontë, Agatha Christie
poeta/escritor: Charles Baudelaire, Arthur Rimbaud, Paul Verlaine, Stéphane Mallarmé
obra/epopeya: Ilíada, Odisea, Eneida, Beowulf, Ramayana, Mahabharata
obra/libro: Don Quijote de la Mancha, La Celestina, Lazarillo de Tormes, Cantar de Mio Cid, El conde Lucanor, Libro de buen amor
obra/drama: Fuenteovejuna, La vida es sueño, Don Juan Tenorio, El alcalde de Zalamea, El caballero de Olmedo
obra/tragedia: Hamlet, Macbeth, Otelo, El rey Lear, Romeo y Julieta
obra/novela: Cien años de soledad, Rayuela, Pedro Páramo, La ciudad y los perros, La muerte de Artemio Cruz
obra/novela: Fortunata y Jacinta, La Regenta, Marianela, Pepita Jiménez, Los pazos de Ulloa
parte del libro/parte: la portada, el índice, el prólogo, el capítulo, el epílogo, el glosario, la bibliografía, el apéndice
palabra/categoría/clase/gramática: el sustantivo, el adjetivo, el verbo, el adverbio, el pronombre, el determinante, la preposición, la conjunción, la interjección
palabra/categoría/clase: los sustantivos, los adjetivos, los verbos, los adverbios, los pronombres, los determinantes, las preposiciones, las conjunciones, las interjecciones
disciplina/lingüística: la fonología, la fonética, la morfología, la sintaxis, la semántica, la pragmática, la lexicología
determinante: el artículo, el demostrativo, el posesivo, el numeral, el indefinido, el interrogativo, el exclamativo
determinante: los artículos, los demostrativos, los posesivos, los numerales, los indefinidos, los interrogativos, los exclamativos
pronombre: el pronombre personal, el pronombre demostrativo, el pronombre posesivo, el pronombre relativo, el pronombre interrogativo, el pronombre indefinido, el pronombre reflexivo
pronombre: los pronombres personales, los pronombres demostrativos, los pronombres posesivos, los pronombres relativos, los pronombres interrogativos, los pronombres indefinidos, los pronombres reflexivos
adverbio: el adverbio de lugar, el adverbio de tiempo, el adverbio de modo, el adverbio de cantidad, el adverbio de afirmación, el adverbio de negación, el adverbio de duda
conjunción/nexo: la conjunción copulativa, la conjunción disyuntiva, la conjunción adversativa, la conjunción causal, la conjunción final, la conjunción concesiva
conjunción/nexo: las conjunciones copulativas, las conjunciones disyuntivas, las conjunciones adversativas, las conjunciones causales, las conjunciones finales, las conjunciones concesivas
tiempo: el presente, el pretérito imperfecto, el pretérito perfecto simple, el pretérito perfecto compuesto, el pretérito pluscuamperfecto, el futuro simple, el futuro compuesto, el condicional simple
verbo: el verbo transitivo, el verbo intransitivo, el verbo copulativo, el verbo pronominal, el verbo auxiliar, el verbo impersonal
verbo: los verbos transitivos, los verbos intransitivos, los verbos copulativos, los verbos pronominales, los verbos auxiliares, los verbos impersonales
parte de la palabra/parte: el lexema, el prefijo, el sufijo, el interfijo, la desinencia
parte de la palabra/parte: los lexemas, los prefijos, los sufijos, los interfijos, las desinencias
palabra: la palabra simple, la palabra derivada, la palabra compuesta, la palabra parasintética
palabra: las palabras simples, las palabras derivadas, las palabras compuestas, las palabras parasintéticas
procedimiento: la derivación, la composición, la parasíntesis, la acronimia, el acortamiento
palabra: la sigla, el acrónimo, la abreviatura, el símbolo
palabra: las siglas, los acrónimos, las abreviaturas, los símbolos
palabra: la palabra aguda, la palabra llana, la palabra esdrújula, la palabra sobresdrújula
palabra: las palabras agudas, las palabras llanas, las palabras esdrújulas, las palabras sobresdrújulas
consonante: bilabial, dental, alveolar, palatal, velar, labiodental, interdental
consonante: oclusiva, fricativa, africada, nasal, lateral, vibrante
unidad: el fonema, el morfema, la palabra, el sintagma, la oración, el texto
unidad: los fonemas, los morfemas, las palabras, los sintagmas, las oraciones, los textos
signo: el tilde, la diéresis, el apóstrofo, el guion
signo: el punto, el coma, el punto y coma, el dos puntos, los puntos suspensivos, la raya, el paréntesis, las comillas
sintagma: el sintagma nominal, el sintagma verbal, el sintagma adjetival, el sintagma adverbial, el sintagma preposicional
sintagma: los sintagmas nominales, los sintagmas verbales, los sintagmas adjetivales, los sintagmas adverbiales, los sintagmas preposicionales
función/complemento: el sujeto, el complemento directo, el complemento indirecto, el complemento circunstancial, el atributo, el complemento agente, el complemento de régimen, el complemento predicativo
función/complemento: los sujetos, los complementos directos, los complementos indirectos, los complementos circunstanciales, los atributos, los complementos agentes, los complementos de régimen, los complementos predicativos
complemento: el complemento del nombre, el complemento del adjetivo, el complemento del adverbio, el complemento directo
complemento: los complementos del nombre, los complementos del adjetivo, los complementos del adverbio, los complementos directos
complemento circunstancial/complemento: el complemento circunstancial de lugar, el complemento circunstancial de tiempo, el complemento circunstancial de modo, el complemento circunstancial de causa, el complemento circunstancial de instrumento
oración: la oración enunciativa, la oración interrogativa, la oración exclamativa, la oración imperativa, la oración desiderativa, la oración dubitativa
oración: las oraciones enunciativas, las oraciones interrogativas, las oraciones exclamativas, las oraciones imperativas, las oraciones desiderativas, las oraciones dubitativas
oración coordinada/oración: la oración copulativa, la oración disyuntiva, la oración adversativa, la oración distributiva, la oración explicativa
oración coordinada/oración: las oraciones copulativas, las oraciones disyuntivas, las oraciones adversativas, las oraciones distributivas, las oraciones explicativas
oración: la oración causal, la oración final, la oración concesiva, la oración condicional, la oración consecutiva, la oración comparativa, la oración temporal
oración: las oraciones causales, las oraciones finales, las oraciones concesivas, las oraciones condicionales, las oraciones consecutivas, las oraciones comparativas, las oraciones temporales
oración: la oración activa, la oración pasiva, la oración impersonal, la oración reflexiva
oración: las oraciones activas, las oraciones pasivas, las oraciones impersonales, las oraciones reflexivas
modalidad: enunciativa, interrogativa, exclamativa, imperativa, desiderativa, dubitativa
relación: la sinonimia, la antonimia, la polisemia, la homonimia, la hiponimia, la hiperonimia, la paronimia
palabra: el sinónimo, el antónimo, el homónimo, el parónimo, el hiperónimo
palabra: los sinónimos, los antónimos, los homónimos, los parónimos, los hiperónimos
significado/cambio: la metáfora, la metonimia, el tabú, la elipsis, el eufemismo
palabra: el préstamo, el neologismo, el arcaísmo, el cultismo, la palabra patrimonial, el extranjerismo
préstamo: el anglicismo, el galicismo, el germanismo, el arabismo, el italianismo, el latinismo, el americanismo, el indigenismo
error/vicio: el leísmo, el laísmo, el loísmo, el dequeísmo, el queísmo, el solecismo, el pleonasmo
error/vicio: los leísmos, los laísmos, los loísmos, los dequeísmos, los queísmos, los solecismos, los pleonasmos
texto/propiedad: la coherencia, la cohesión, la adecuación, la corrección
texto/mecanismo: la repetición léxica, la sustitución, la elipsis, los conectores, la deixis, la anáfora
elemento de la comunicación: el emisor, el receptor, el mensaje, el código, el canal, el contexto, el referente
función: la función referencial, la función expresiva, la función apelativa, la función fática, la función metalingüística, la función poética
variedad: la variedad diatópica, la variedad diastrática, la variedad diafásica, la variedad diacrónica
variedad: el dialecto, el idiolecto, el sociolecto, la jerga, el registro
situación: el bilingüismo, la diglosia, el monolingüismo, el plurilingüismo
lengua: el castellano, el catalán, el gallego, el vasco, el valenciano
lengua/lengua romance: el castellano, el catalán, el gallego, el portugués, el francés, el italiano, el rumano, el occitano, el sardo
lengua/lengua germánica: el inglés, el alemán, el neerlandés, el sueco, el danés, el noruego, el islandés
lengua/lengua eslava: el ruso, el polaco, el checo, el búlgaro, el serbio, el ucraniano, el eslovaco
lengua: el quechua, el guaraní, el aimara, el náhuatl, el maya, el mapuche
lengua: el chino, el japonés, el coreano, el hindi, el árabe, el hebreo, el turco, la persa
familia: las lenguas romances, las lenguas germánicas, las lenguas eslavas, las lenguas celtas, las lenguas semíticas
dialecto/variedad: el andaluz, el extremeño, el murciano, el canario, el riojano
latín/caso/declinación: el nominativo, el vocativo, el acusativo, el genitivo, el dativo, el ablativo
alfabeto/escritura: el alfabeto latino, el alfabeto griego, el alfabeto cirílico, el alfabeto árabe, el alfabeto hebreo
lingüista/persona: Ferdinand de Saussure, Noam Chomsky, Roman Jakobson, Leonard Bloomfield, Andrés Bello
arte: la pintura, la escultura, la arquitectura, la música, la danza, la literatura, el cine, la fotografía, el teatro
movimiento/estilo: el románico, el gótico, el renacimiento, el barroco, el rococó, el neoclasicismo, el romanticismo
movimiento/estilo: el impresionismo, el postimpresionismo, el expresionismo, el fauvismo, el cubismo, el surrealismo, el dadaísmo, el futurismo
movimiento/estilo: el pop art, el arte abstracto, el minimalismo, el arte conceptual, el hiperrealismo, el op art, el expresionismo abstracto
estilo/arte: el arte prerrománico, el arte mozárabe, el arte mudéjar, el arte románico, el arte gótico, el arte plateresco
pintor/artista: Leonardo da Vinci, Miguel Ángel, Rafael, Tiziano, Sandro Botticelli, Giotto, Masaccio, Piero della Francesca
pintor/artista: Diego Velázquez, Bartolomé Esteban Murillo, Francisco de Zurbarán, José de Ribera, El Greco, Francisco de Goya
pintor/artista: Rembrandt, Peter Paul Rubens, Johannes Vermeer, Caravaggio, Frans Hals, Jan van Eyck, El Bosco
pintor/artista: Claude Monet, Édouard Manet, Pierre-Auguste Renoir, Edgar Degas, Camille Pissarro, Alfred Sisley
pintor/artista: Vincent van Gogh, Paul Cézanne, Paul Gauguin, Georges Seurat, Henri de Toulouse-Lautrec
pintor/artista: Pablo Picasso, Georges Braque, Juan Gris, Fernand Léger
pintor/artista: Salvador Dalí, René Magritte, Joan Miró, Max Ernst, Giorgio de Chirico
pintor/artista: Eugène Delacroix, Théodore Géricault, Caspar David Friedrich, William Turner, Jacques-Louis David
pintor/artista: Wassily Kandinsky, Piet Mondrian, Kazimir Malévich, Paul Klee, Jackson Pollock, Mark Rothko
pintor/artista: Diego Rivera, David Alfaro Siqueiros, José Clemente Orozco, Rufino Tamayo
artista/pintora: Frida Kahlo, Artemisia Gentileschi, Sofonisba Anguissola, Remedios Varo, Maruja Mallo
escultor/artista: Donatello, Miguel Ángel, Gian Lorenzo Bernini, Auguste Rodin, Antonio Canova, Lorenzo Ghiberti
escultor/artista: Fidias, Mirón, Policleto, Praxíteles, Lisipo
escultor/artista: Alonso Berruguete, Gregorio Fernández, Juan Martínez Montañés, Francisco Salzillo, Mariano Benlliure, Eduardo Chillida
arquitecto/artista: Filippo Brunelleschi, Leon Battista Alberti, Donato Bramante, Andrea Palladio, Francesco Borromini
arquitecto/artista: Le Corbusier, Frank Lloyd Wright, Mies van der Rohe, Walter Gropius, Alvar Aalto
arquitecto/artista: Antoni Gaudí, Juan de Herrera, Juan de Villanueva, Ventura Rodríguez, Santiago Calatrava, Rafael Moneo
obra/cuadro: Las meninas, La rendición de Breda, Las hilanderas, Los borrachos, La Venus del espejo
obra/cuadro: La Gioconda, La última cena, El nacimiento de Venus, La escuela de Atenas, La primavera
obra/cuadro: Guernica, Las señoritas de Aviñón, La persistencia de la memoria, El grito, La noche estrellada, Los girasoles
obra/escultura: David, La Piedad, el Discóbolo, la Venus de Milo, El pensador, el Laocoonte, el Doríforo
monumento/edificio: el Partenón, el Coliseo, la Alhambra, la Torre Eiffel, el Taj Mahal, la Sagrada Familia, el Panteón
monumento/edificio: la Alhambra, la Mezquita de Córdoba, el acueducto de Segovia, el monasterio de El Escorial, la Giralda, la catedral de Santiago
museo: el Prado, el Louvre, el Hermitage, el Reina Sofía, el Museo Británico, los Uffizi, el Rijksmuseum
técnica: el óleo, la acuarela, el fresco, el temple, el pastel, el acrílico, el gouache, el encausto
técnica/grabado: la xilografía, la litografía, el aguafuerte, la serigrafía, la calcografía
técnica: el mosaico, la vidriera, el fresco, el collage, el tapiz, el grabado
género: el retrato, el paisaje, el bodegón, la pintura religiosa, la pintura mitológica, la pintura de historia, el autorretrato
recurso/técnica: el claroscuro, el sfumato, la perspectiva, el escorzo, el trampantojo
elemento de la pintura/elemento del lenguaje visual: el punto, la línea, el plano, el color, la textura, la forma
color: el marrón, el gris, la rosa, el morado, el beige, la turquesa, el granate
perspectiva: la perspectiva cónica, la perspectiva caballera, la perspectiva isométrica, la perspectiva aérea
instrumento/material: el lápiz, el compás, la regla, la escuadra, el cartabón, el transportador, el carboncillo
técnica: la talla, el modelado, el vaciado, la fundición, el ensamblaje
escultura: el bulto redondo, el bajorrelieve, el altorrelieve, el medio relieve
escultura: el busto, la estatua ecuestre, la estatua sedente, el relieve
material: el mármol, el bronce, la madera, la piedra, la arcilla, el marfil
orden: el orden dórico, el orden jónico, el orden corintio, el orden toscano, el orden compuesto
parte de la columna/parte: la basa, el fuste, el capitel, el ábaco
parte del templo/parte de la arquitectura/parte: el arquitrabe, el friso, la cornisa, el frontón, la columna
parte del templo/parte: el pronaos, el naos, el opistodomo, el peristilo
arco: el arco de medio punto, el arco apuntado, el arco de herradura, el arco conopial, el arco rebajado, el arco lobulado, el arco carpanel
arco: los arcos de medio punto, los arcos apuntados, los arcos de herradura, los arcos conopiales, los arcos rebajados, los arcos lobulados, los arcos carpaneles
bóveda: la bóveda de cañón, la bóveda de arista, la bóveda de crucería, la cúpula, la bóveda estrellada
elemento de la arquitectura/soporte: la columna, el pilar, la pilastra, el muro, el contrafuerte, el arbotante
elemento de la arquitectura/soporte: las columnas, los pilares, las pilastras, los muros, los contrafuertes, los arbotantes
elemento de la arquitectura: el arbotante, el pináculo, la gárgola, el rosetón, el contrafuerte, la vidriera
elemento de la arquitectura: los arbotantes, los pináculos, las gárgolas, los rosetones, los contrafuertes, las vidrieras
parte de la iglesia/parte: la nave, el crucero, el ábside, el presbiterio, la girola, el coro, el pórtico, el campanario, la cripta, el transepto
planta: la planta basilical, la planta de cruz latina, la planta de cruz griega, la planta central
puerta/parte de la fachada/parte: el tímpano, las arquivoltas, las jambas, el dintel, el parteluz
parte de la mezquita/parte: el mihrab, el alminar, el patio, la quibla, el haram, el mimbar
material: el ladrillo, el hormigón, la piedra, la madera, el acero, el vidrio, el adobe, el mármol, el yeso, el cemento
parte del edificio/parte: los cimientos, la fachada, el tejado, la pared, el suelo, el techo, la escalera, la ventana
puente: el puente colgante, el puente de arco, el puente de vigas, el puente atirantado
puente: los puentes colgantes, los puentes de arco, los puentes de vigas, los puentes atirantados
vivienda: el piso, el chalé, la casa adosada, el ático, el estudio, la cabaña
vivienda: los pisos, los chalés, las casas adosadas, los áticos, los estudios, las cabañas
habitación: la cocina, el dormitorio, el salón, el cuarto de baño, el comedor, el pasillo, la terraza, el garaje
profesión: el arquitecto, el albañil, el fontanero, el electricista, el carpintero, el aparejador, el pintor
herramienta: el martillo, el destornillador, la sierra, los alicates, el taladro, la llave inglesa, la lima, el formón, el cepillo
elemento del unión: el tornillo, el clavo, el remache, la tuerca, el perno, la soldadura, el pegamento
mecanismo: el engranaje, la correa, la cadena, la polea, el tornillo sin fin, la rueda de fricción, la leva, la biela-manivela
madera: el pino, el roble, el haya, el cerezo, el nogal, la caoba, el ébano
material/propiedad: la resistencia, la dureza, la elasticidad, la conductividad, la densidad
esfuerzo/fuerza: la tracción, la compresión, la flexión, la torsión, la cizalladura
esfuerzo/fuerza: las tracciones, las compresiones, las flexiones, las torsiones, las cizalladuras
material: la madera, el metal, el plástico, el vidrio, la cerámica, el papel, el textil
fibra/textil: el algodón, la lana, la seda, el lino, el esparto, el cáñamo
ropa/prenda: la camisa, el pantalón, la falda, la chaqueta, el abrigo, el vestido, el jersey, la camiseta
calzado: el zapato, la bota, la sandalia, la zapatilla, el zueco, la alpargata
mueble: la mesa, la silla, el armario, la cama, el sofá, la estantería, la cómoda, el escritorio
electrodoméstico/aparato: la lavadora, el frigorífico, el lavavajillas, la microondas, el horno, la aspiradora, la plancha, la batidora
elemento de la música: la melodía, el ritmo, la armonía, el timbre, la textura
cualidad: la altura, la duración, la intensidad, el timbre
nota: do, re, mi, fa, sol, la, si
figura: la redonda, la blanca, la negra, la corchea, la semicorchea, la fusa, la semifusa
intervalo: la segunda, la tercera, la cuarta, la quinta, la sexta, la séptima, la octava
tempo: largo, adagio, andante, moderato, allegro, presto, vivace
dinámica/matiz: pianissimo, piano, mezzoforte, forte, fortissimo, crescendo
articulación: legato, staccato, pizzicato, portato
textura: la monodia, la homofonía, la polifonía, la melodía acompañada, el contrapunto
voz: el tenor, el barítono, el bajo, el contratenor
instrumento/instrumento de cuerda: el violín, la viola, el violonchelo, el contrabajo, la guitarra, el arpa, el laúd, la mandolina
instrumento/instrumento de viento: la flauta, el oboe, el clarinete, el fagot, el saxofón
instrumento/instrumento de viento: la trompeta, el trombón, la trompa, la tuba, la corneta
instrumento/instrumento de percusión: el tambor, el timbal, los platillos, el xilófono, el triángulo, la pandereta, las castañuelas, el bombo, el gong
instrumento/instrumento de teclado: el piano, el órgano, el clavecín, el acordeón, el clavicordio, el sintetizador
instrumento: los cordófonos, los aerófonos, los membranófonos, los idiófonos, los electrófonos
agrupación/conjunto: la orquesta, el coro, la banda, el cuarteto, el trío, el quinteto, el dúo
forma/obra: la sinfonía, la sonata, el concierto, la suite, el cuarteto de cuerda, la fuga, el preludio, la obertura
forma/obra vocal: la ópera, el oratorio, la cantata, la misa, el motete, el madrigal, la zarzuela, el réquiem, el lied
parte de la ópera/parte: la aria, el recitativo, la obertura, el coro, el interludio
género/estilo: el jazz, el blues, el rock, el pop, el reggae, el rap, el flamenco, el soul, el country
baile: la soleá, la bulería, el fandango, la seguiriya, la sevillana, el tango, la alegría
baile/danza: el vals, el tango, el flamenco, la salsa, el minueto, la polca, la rumba, la samba, la mazurca
baile: el jota, la sardana, la muñeira, las sevillanas, el fandango, el bolero, el zorcico
período/época: Medievo, Renacimiento, Barroco, Clasicismo, Romanticismo
compositor/músico: Johann Sebastian Bach, Antonio Vivaldi, Georg Friedrich Händel, Claudio Monteverdi, Henry Purcell
compositor/músico: Wolfgang Amadeus Mozart, Joseph Haydn, Ludwig van Beethoven, Christoph Willibald Gluck
compositor/músico: Frédéric Chopin, Franz Schubert, Robert Schumann, Franz Liszt, Johannes Brahms, Felix Mendelssohn, Hector Berlioz
compositor/músico: Giuseppe Verdi, Richard Wagner, Gioachino Rossini, Giacomo Puccini, Georges Bizet, Gaetano Donizetti
compositor/músico: Claude Debussy, Maurice Ravel, Ígor Stravinski, Arnold Schönberg, Béla Bartók, Erik Satie
compositor/músico: Manuel de Falla, Isaac Albéniz, Enrique Granados, Joaquín Turina, Joaquín Rodrigo
compositor/músico: Antonio de Cabezón, Tomás Luis de Victoria, Francisco Guerrero, Juan del Encina
compositor/músico: Piotr Ilich Chaikovski, Modest Músorgski, Nikolái Rimski-Kórsakov, Serguéi Rajmáninov, Dmitri Shostakóvich
ballet/obra: El lago de los cisnes, El cascanueces, La bella durmiente, La consagración de la primavera, Giselle
obra: Carmen, Aida, La traviata, Rigoletto, Tosca, La flauta mágica, Don Giovanni
género: la comedia, el drama, el wéstern, el terror, la ciencia ficción, el musical, el cine negro, el documental, la animación
plano: el plano general, el plano medio, el primer plano, el plano detalle, el plano americano
plano/ángulo: el picado, el contrapicado, el cenital, el nadir
profesión/oficio: el director, el guionista, el productor, el montador, el actor, el director de fotografía
director/cineasta: Luis Buñuel, Alfred Hitchcock, Charles Chaplin, Orson Welles, Serguéi Eisenstein, Federico Fellini
fase: la preproducción, el rodaje, el montaje, la postproducción, la distribución
parámetro: la apertura, la velocidad de obturación, la sensibilidad, el enfoque
medio: la prensa, la radio, la televisión, el internet, el cine
género: la noticia, el reportaje, la crónica, la entrevista, el editorial, el artículo de opinión, la columna, la crítica
parte de la noticia/parte: el titular, la entradilla, el cuerpo, el antetítulo, el subtítulo
periódico: la portada, el internacional, el nacional, los deportes, la cultura, la economía, los sucesos
periódico: El País, El Mundo, ABC, La Vanguardia, La Razón
publicación: el periódico, la revista, el boletín, el suplemento, el semanario
elemento del publicidad: el eslogan, el logotipo, la imagen, el texto, la marca
programa: el telediario, el documental, el concurso, la serie, la tertulia, la telenovela, el magacín
técnica: la cerámica, la cestería, la orfebrería, el bordado, el encaje, la forja, la marroquinería
rama/disciplina/matemáticas: el álgebra, la geometría, la aritmética, la trigonometría, la estadística, el análisis, la probabilidad, la topología
operación/matemáticas: la suma, la resta, la multiplicación, la división, la potenciación, la radicación
operación: las sumas, las restas, las multiplicaciones, las divisiones, las potenciaciones, las radicaciones
término de la división: el dividendo, el divisor, el cociente, el resto
elemento del operación: el elemento neutro, el elemento inverso, el elemento opuesto, el elemento simétrico
número: el número natural, el número entero, el número racional, el número irracional, el número real, el número complejo
número: los números naturales, los números enteros, los números racionales, los números irracionales, los números reales, los números complejos
cifra: la unidad, la decena, la centena, el millar, el millón
número/cifra: la décima, la centésima, la milésima, la diezmilésima
sistema: el sistema decimal, el sistema binario, el sistema hexadecimal, el sistema octal, el sistema sexagesimal
numeración: la numeración romana, la numeración decimal, la numeración maya, la numeración babilónica
ángulo: el ángulo agudo, el ángulo recto, el ángulo obtuso, el ángulo llano, el ángulo completo
ángulo: los ángulos agudos, los ángulos rectos, los ángulos obtusos, los ángulos llanos, los ángulos completos
ángulo: el ángulo complementario, el ángulo suplementario, el ángulo adyacente, el ángulo opuesto por el vértice
ángulo: los ángulos complementarios, los ángulos suplementarios, los ángulos adyacentes, los ángulos opuestos por el vértice
ángulo/circunferencia: el ángulo central, el ángulo inscrito, el ángulo interior, el ángulo exterior
ángulo/circunferencia: los ángulos centrales, los ángulos inscritos, los ángulos interiores, los ángulos exteriores
ángulo/unidad: el grado, el radián, el minuto, el segundo
triángulo/recta: la altura, la mediana, la mediatriz, la bisectriz
triángulo/punto: el baricentro, el ortocentro, el incentro, el circuncentro
figura: el triángulo, el cuadrilátero, el pentágono, el hexágono, el heptágono, el octógono, el decágono
figura: los triángulos, los cuadriláteros, los pentágonos, los hexágonos, los heptágonos, los octógonos, los decágonos
cuadrilátero/figura: el cuadrado, el rectángulo, el rombo, el romboide, el trapecio, el trapezoide
cuadrilátero/figura: los cuadrados, los rectángulos, los rombos, los romboides, los trapecios, los trapezoides
elemento del polígono: el lado, el vértice, el ángulo, el diagonal, la apotema
circunferencia/línea: el radio, el diámetro, la cuerda, el arco, la tangente, la secante
circunferencia/línea: los radios, los diámetros, las cuerdas, los arcos, las tangentes, las secantes
círculo/figura: el sector circular, el segmento circular, la corona circular, el semicírculo
círculo/figura: los sectores circulares, los segmentos circulares, las coronas circulares, los semicírculos
cuerpo/figura/cuerpo geométrico: el cubo, el prisma, la pirámide, el cilindro, el cono, la esfera
cuerpo/figura/cuerpo geométrico: los cubos, los prismas, las pirámides, los cilindros, los conos, las esferas
cuerpo: el tetraedro, el cubo, el octaedro, el dodecaedro, el icosaedro
cuerpo: los tetraedros, los cubos, los octaedros, los dodecaedros, los icosaedros
curva: la elipse, la parábola, la hipérbola, la circunferencia
curva: las elipses, las parábolas, las hipérbolas, las circunferencias
transformación/movimiento: la traslación, el giro, la simetría axial, la simetría central, la homotecia
transformación/movimiento: las traslaciones, los giros, las simetrías axiales, las simetrías centrales, las homotecias
razón: el seno, el coseno, la tangente, la cosecante, la secante, la cotangente
teorema: el teorema de Pitágoras, el teorema de Tales, el teorema de la altura, el teorema del cateto, el teorema del coseno, el teorema del seno
teorema: el teorema de Bolzano, el teorema de Rolle, el teorema del valor medio, el teorema de Weierstrass
ecuación: la ecuación de primer grado, la ecuación de segundo grado, la ecuación bicuadrada, la ecuación exponencial, la ecuación logarítmica
ecuación: las ecuaciones de primer grado, las ecuaciones de segundo grado, las ecuaciones bicuadradas, las ecuaciones exponenciales, las ecuaciones logarítmicas
método: la sustitución, la igualación, la reducción, el método gráfico, el método de Gauss
ecuación: la ecuación general, la ecuación explícita, la ecuación vectorial, la ecuación paramétrica, la ecuación continua
expresión: el monomio, el binomio, el trinomio, el polinomio
expresión: los monomios, los binomios, los trinomios, los polinomios
función: la función lineal, la función cuadrática, la función exponencial, la función logarítmica, la función trigonométrica, la función racional, la función constante
función: las funciones lineales, las funciones cuadráticas, las funciones exponenciales, las funciones logarítmicas, las funciones trigonométricas, las funciones racionales, las funciones constantes
característica: el dominio, el recorrido, la continuidad, la monotonía, la simetría, la periodicidad
concepto: el límite, la derivada, el integral, la continuidad
derivación/regla: la regla de la cadena, la regla del producto, la regla del cociente, la regla de L’Hôpital
cuadrante: el primer cuadrante, el segundo cuadrante, el tercer cuadrante, el cuarto cuadrante
matriz: la matriz cuadrada, la matriz diagonal, la matriz identidad, la matriz traspuesta, la matriz simétrica, la matriz triangular, la matriz nula
matriz: las matrices cuadradas, las matrices diagonales, las matrices identidades, las matrices traspuestas, las matrices simétricas, las matrices triangulares, las matrices nulas
objeto: el vector, la matriz, el determinante, el tensor
estructura: el grupo, el anillo, el cuerpo, el espacio vectorial, el módulo
operación: la unión, la intersección, la diferencia, el complementario
propiedad: reflexiva, simétrica, antisimétrica, transitiva
demostración/método: la reducción al absurdo, la inducción, la demostración directa, el contraejemplo
enunciado: el axioma, el teorema, el lema, el corolario, la conjetura, la definición
matemático/científico: Euclides, Arquímedes, Pitágoras, Tales de Mileto, Eratóstenes, Diofanto
matemático/científico: Carl Friedrich Gauss, Leonhard Euler, Pierre de Fermat, Isaac Newton, Gottfried Leibniz, Joseph-Louis Lagrange, Pierre-Simon Laplace, Augustin-Louis Cauchy
medida/medida de dispersión: el rango, la varianza, la desviación típica, el coeficiente de variación, la desviación media, el rango intercuartílico
medida/medida de posición: el cuartil, el decil, el percentil, el quintil
media: la media aritmética, la media geométrica, la media armónica, la media ponderada
medida: las medidas de centralización, las medidas de dispersión, las medidas de posición, las medidas de forma
escala/variable/medida: la escala nominal, la escala ordinal, la escala de intervalo, la escala de razón
gráfico/diagrama: el diagrama de barras, el diagrama de sectores, el histograma, el polígono de frecuencias, el pictograma, el diagrama de caja, el diagrama de dispersión
gráfico/diagrama: los diagramas de barras, los diagramas de sectores, los histogramas, los polígonos de frecuencias, los pictogramas, los diagramas de caja, los diagramas de dispersión
muestreo: el muestreo aleatorio simple, el muestreo estratificado, el muestreo sistemático, el muestreo por conglomerados, el muestreo por cuotas
muestreo: los muestreos aleatorios simples, los muestreos estratificados, los muestreos sistemáticos, los muestreos por conglomerados, los muestreos por cuotas
distribución: la distribución normal, la distribución binomial, la distribución de Poisson, la distribución uniforme, la distribución exponencial, la distribución t de Student
prueba: la prueba t de Student, la prueba chi cuadrado, el análisis de la varianza, la prueba de Wilcoxon, la prueba de Kolmogorov-Smirnov
método: la estimación puntual, el intervalo de confianza, el contraste de hipótesis, la regresión lineal
probabilidad/suceso: el suceso seguro, el suceso imposible, el suceso elemental, el suceso contrario, el suceso compuesto
probabilidad/suceso: los sucesos seguros, los sucesos imposibles, los sucesos elementales, los sucesos contrarios, los sucesos compuestos
suceso: el suceso compatible, el suceso incompatible, el suceso dependiente, el suceso independiente
suceso: los sucesos compatibles, los sucesos incompatibles, los sucesos dependientes, los sucesos independientes
componente del ordenador/hardware: el procesador, la memoria RAM, el disco duro, la placa base, la tarjeta gráfica, la fuente de alimentación, el ventilador, la tarjeta de red
dispositivo/periférico: el teclado, el ratón, el micrófono, el escáner, la cámara web, el joystick
dispositivo/periférico: los teclados, los ratones, los micrófonos, los escáneres, las cámaras web, los joystickes
dispositivo/periférico: el monitor, la impresora, el altavoz, el proyector, los auriculares
dispositivo/periférico: los monitores, las impresoras, los altavoces, los proyectores, los auriculares
dispositivo: el disco duro, la memoria USB, la unidad de estado sólido, el disco óptico, la cinta magnética, la tarjeta de memoria
dispositivo: los discos duros, las memorias USB, las unidades de estado sólido, los discos ópticos, las cintas magnéticas, las tarjetas de memoria
memoria: la memoria RAM, la memoria ROM, la memoria caché, la memoria virtual, la memoria flash
parte del procesador/unidad/parte: la unidad de control, la unidad aritmético-lógica, los registros, el contador de programa, la memoria caché
arquitectura: la arquitectura von Neumann, la arquitectura Harvard, RISC, CISC
unidad: el bit, el byte, el kilobyte, el megabyte, el gigabyte, el terabyte
puerto/conector: USB, HDMI, VGA, DisplayPort, Ethernet, Thunderbolt
impresora: la impresora láser, la impresora de inyección, la impresora matricial, la impresora 3D
dispositivo: el ordenador portátil, el ordenador de sobremesa, la tableta, el servidor, el teléfono inteligente, el superordenador
dispositivo: los ordenadores portátiles, los ordenadores de sobremesa, las tabletas, los servidores, los teléfonos inteligentes, los superordenadores
generación/tecnología: las válvulas de vacío, los transistores, los circuitos integrados, los microprocesadores
programa/software: el sistema operativo, el procesador de textos, la hoja de cálculo, la base de datos, el navegador, el editor de imágenes, el antivirus
programa/software: los sistemas operativos, los procesadores de textos, las hojas de cálculo, las bases de datos, los navegadores, los editores de imágenes, los antivirus
sistema operativo: Windows, Linux, macOS, Android, iOS, Unix
distribución: Ubuntu, Debian, Fedora, Arch Linux, openSUSE
navegador/programa: Firefox, Chrome, Safari, Edge, Opera
buscador: Google, Bing, Yahoo, DuckDuckGo
licencia: el software libre, el software propietario, el freeware, el shareware, el código abierto
licencia: GPL, MIT, Apache, BSD, Creative Commons
función: la gestión de procesos, la gestión de memoria, la gestión de archivos, la gestión de dispositivos
parte del sistema operativo/componente del sistema operativo/parte: el núcleo, el intérprete de comandos, el sistema de archivos, los controladores, la interfaz gráfica
estado: nuevo, listo, en ejecución, bloqueado, terminado
proceso/planificación/algoritmo: FCFS, SJF, Round Robin, la planificación por prioridades
concepto del sistema operativo: el proceso, el hilo, el semáforo, la interrupción, la señal
concepto del sistema operativo: los procesos, los hilos, los semáforos, las interrupciones, las señales
técnica: la paginación, la segmentación, el intercambio, la memoria virtual
sistema de archivos: FAT32, NTFS, ext4, exFAT, HFS
comando/orden: ls, cd, mkdir, rm, cp, mv, grep, cat
lenguaje/lenguaje de programación: Python, Java, JavaScript, C, Ruby, PHP, Go, Rust, Pascal, Fortran
lenguaje/lenguaje de marcas: HTML, XML, Markdown, LaTeX
lenguaje: HTML, CSS, JavaScript, PHP
formato: JSON, XML, CSV, YAML
programación/paradigma: la programación imperativa, la programación orientada a objetos, la programación funcional, la programación lógica, la programación estructurada
traductor/programa: el compilador, el intérprete, el ensamblador, el enlazador, el depurador
traductor/programa: los compiladores, los intérpretes, los ensambladores, los enlazadores, los depuradores
fase/análisis: el análisis léxico, el análisis sintáctico, el análisis semántico, la generación de código, la optimización
elemento de la programación/informática/programa: la variable, la constante, la función, el procedimiento, el bucle, la clase, el objeto, el módulo
elemento de la programación: las variables, las constantes, las funciones, los procedimientos, los bucles, las clases, los objetos, los módulos
dato/tipo: el entero, el real, el carácter, la cadena, el booleano
estructura de datos/estructura: la pila, la cola, la lista enlazada, el árbol, el grafo, el vector, la tabla hash, el montículo, el diccionario
estructura de datos/estructura: las pilas, las colas, las listas enlazadas, los árboles, los grafos, los vectores, las tablas hash, los montículos, los diccionarios
bucle/sentencia/instrucción: for, while, do while, repeat, foreach
sentencia/instrucción/palabra clave: if, else, switch, for, while, break, return
operador: el operador aritmético, el operador lógico, el operador relacional, el operador de asignación
operador: los operadores aritméticos, los operadores lógicos, los operadores relacionales, los operadores de asignación
operador: AND, OR, NOT, XOR
principio: la encapsulación, la herencia, el polimorfismo, la abstracción
miembro: el atributo, el método, el constructor, la interfaz, la clase abstracta
miembro: los atributos, los métodos, los constructores, las interfaces, las clases abstractas
patrón/diseño: el singleton, el observer, el factory, el decorator, el adapter, el strategy
algoritmo/ordenación: la ordenación por burbuja, la ordenación por inserción, la ordenación por selección, el quicksort, el mergesort, el heapsort
búsqueda/algoritmo: la búsqueda lineal, la búsqueda binaria, la búsqueda en profundidad, la búsqueda en anchura
algoritmo/técnica: divide y vencerás, la programación dinámica, el algoritmo voraz, la vuelta atrás, la fuerza bruta
algoritmo: Dijkstra, Kruskal, Prim, Bellman-Ford, Floyd-Warshall
parte del árbol/parte: la raíz, el nodo, la hoja, la rama
fase: el análisis, el diseño, la implementación, las pruebas, el mantenimiento
metodología/modelo: el modelo en cascada, Scrum, Kanban, la programación extrema, el modelo en espiral
prueba: las pruebas unitarias, las pruebas de integración, las pruebas de sistema, las pruebas de aceptación, las pruebas de regresión
diagrama: el diagrama de clases, el diagrama de casos de uso, el diagrama de secuencia, el diagrama de actividades, el diagrama de estados
base de datos: la base de datos relacional, la base de datos jerárquica, la base de datos orientada a objetos, la base de datos documental, la base de datos en red
gestor/sistema: MySQL, PostgreSQL, Oracle, SQLite, MongoDB, MariaDB
elemento de la base de datos: la tabla, el registro, el campo, la consulta, el formulario, el informe, el índice, la vista
elemento de la base de datos: las tablas, los registros, los campos, las consultas, los formularios, los informes, los índices, las vistas
sentencia/comando: SELECT, INSERT, UPDATE, DELETE
sentencia/comando: CREATE, ALTER, DROP, TRUNCATE
cláusula: WHERE, GROUP BY, ORDER BY, HAVING, FROM
función: COUNT, SUM, AVG, MIN, MAX
combinación/operación: INNER JOIN, LEFT JOIN, RIGHT JOIN, FULL JOIN, CROSS JOIN
lenguaje: DDL, DML, DCL, TCL
propiedad: la atomicidad, la consistencia, el aislamiento, la durabilidad
red: la red de área local, la red de área amplia, la red de área metropolitana, la red de área personal
red: las redes de área local, las redes de área amplia, las redes de área metropolitana, las redes de área personal
red: LAN, WAN, MAN, PAN, WLAN
topología: la topología en estrella, la topología en anillo, la topología en bus, la topología en malla, la topología en árbol
dispositivo: el enrutador, el conmutador, el concentrador, el puente, el repetidor, la pasarela, el cortafuegos, el punto de acceso, el módem
dispositivo: los enrutadores, los conmutadores, los concentradores, los puentes, los repetidores, las pasarelas, los cortafuegos, los puntos de acceso, los módems
capa/nivel: la capa física, la capa de enlace de datos, la capa de red, la capa de transporte, la capa de sesión, la capa de presentación, la capa de aplicación
protocolo: HTTP, HTTPS, FTP, SMTP, POP3, IMAP, DNS, DHCP, SSH, Telnet
protocolo: IP, ICMP, ARP, IGMP
protocolo: RIP, OSPF, BGP, EIGRP
medio/cable: la fibra óptica, el par trenzado, el cable coaxial, las ondas de radio
tecnología/conexión: el wifi, Bluetooth, Ethernet, los infrarrojos, NFC, 5G
dirección: la dirección IP, la dirección MAC, la máscara de subred, la puerta de enlace
dirección: las direcciones IP, las direcciones MAC, las máscaras de subred, las puertas de enlace
servidor: el servidor web, el servidor de correo, el servidor de archivos, el servidor DNS, el servidor de bases de datos, el servidor proxy
servidor/programa: Apache, Nginx, IIS, Tomcat
servicio: el correo electrónico, la web, la mensajería instantánea, la videoconferencia, la transferencia de archivos, el foro
dominio: com, org, net, edu, gov
malware/programa/amenaza: el virus, el gusano, el troyano, el spyware, el ransomware, el adware, el rootkit, el keylogger
ataque/amenaza: el phishing, la denegación de servicio, la inyección SQL, la fuerza bruta, la suplantación de identidad, el ataque de intermediario
principio: la confidencialidad, la integridad, la disponibilidad, la autenticación, el no repudio
medida/herramienta: el antivirus, el cortafuegos, la copia de seguridad, la contraseña, el cifrado, el certificado digital
cifrado/algoritmo: AES, DES, RSA, Blowfish, RC4
hash/algoritmo/función: MD5, SHA-1, SHA-256, bcrypt
factor/método: la contraseña, la huella dactilar, el reconocimiento facial, la tarjeta inteligente, PIN
comando/orden: commit, push, pull, clone, merge, fetch, checkout, rebase, stash
concepto de git: la rama, la etiqueta, la confirmación, el repositorio, la fusión
concepto de git: las ramas, las etiquetas, las confirmaciones, los repositorios, las fusiones
área/zona: el directorio de trabajo, el área de preparación, el repositorio local, el repositorio remoto
sistema: Git, Subversion, Mercurial, CVS
plataforma/repositorio: GitHub, GitLab, Bitbucket, SourceForge
herramienta: Docker, VirtualBox, VMware, Kubernetes, Hyper-V
archivo/extensión/formato: JPG, PNG, GIF, BMP, TIFF, SVG
archivo/formato: MP3, WAV, FLAC, AAC, OGG
archivo/formato: MP4, AVI, MKV, MOV, WMV
archivo/formato/documento: DOCX, PDF, ODT, RTF, TXT
modelo: RGB, CMYK, HSV, HSL
codificación: ASCII, UTF-8, UTF-16, ISO 8859-1
elemento de la hoja de cálculo: la celda, la fila, la columna, la hoja, el rango, la fórmula
etiqueta: head, body, title, table, img, div
rama/campo: el aprendizaje automático, la visión artificial, el procesamiento del lenguaje natural, la robótica, los sistemas expertos
algoritmo/modelo: la red neuronal, el árbol de decisión, la máquina de vectores de soporte, la regresión logística, el bosque aleatorio, k vecinos más cercanos
tarea: la clasificación, la regresión, el agrupamiento, la reducción de dimensionalidad
informático/científico/pionero: Alan Turing, John von Neumann, Charles Babbage, Tim Berners-Lee, Dennis Ritchie, Linus Torvalds, Edsger Dijkstra, Donald Knuth
empresa: Microsoft, Apple, Google, IBM, Intel, Amazon, Oracle
empresario/fundador: Bill Gates, Steve Jobs, Mark Zuckerberg, Jeff Bezos, Larry Page, Elon Musk
red social/plataforma: Facebook, Instagram, Twitter, TikTok, LinkedIn, YouTube
delincuente: el hacker, el cracker, el phreaker, el lamer
componente del robot/parte del robot/parte: el sensor, el actuador, el controlador, el chasis, la batería
sensor: el sensor de luz, el sensor de temperatura, el sensor de presión, el sensor de proximidad, el sensor de movimiento
sensor: los sensores de luz, los sensores de temperatura, los sensores de presión, los sensores de proximidad, los sensores de movimiento
placa/microcontrolador: Arduino, Raspberry Pi, ESP32, micro bit
deporte: el fútbol, el baloncesto, el balonmano, el voleibol, el rugby, el béisbol, el waterpolo, el hockey
deporte: el tenis, el bádminton, el tenis de mesa, el pádel, el squash
deporte/prueba: el salto de longitud, el salto de altura, el salto con pértiga, el triple salto
deporte/prueba: el lanzamiento de peso, el lanzamiento de disco, el lanzamiento de jabalina, el lanzamiento de martillo
carrera/prueba: la carrera de velocidad, la carrera de relevos, la carrera de vallas, la carrera de fondo, el maratón, la marcha
deporte/arte marcial/lucha: el judo, el kárate, el taekwondo, el aikido, la esgrima, el boxeo, la lucha libre
deporte: el ciclismo, la natación, el atletismo, la gimnasia, el remo, el esquí, la equitación, la vela, el piragüismo
estilo: el crol, la espalda, la braza, la mariposa
aparato: el potro, la barra fija, las anillas, las barras paralelas, la barra de equilibrio, el caballo con arcos
aparato: el aro, la cinta, la pelota, las mazas, la cuerda
cualidad/capacidad: la fuerza, la resistencia, la velocidad, la flexibilidad
método/sistema: la carrera continua, el fartlek, el entrenamiento interválico, el circuito, la pliometría
posición/jugador: el portero, la defensa, el centrocampista, el delantero
posición/jugador: el base, el escolta, el alero, el pívot
técnica/golpe: el saque, el remate, el bloqueo, la colocación, la recepción
golpe: la derecha, el revés, la volea, el saque, el remate, la dejada
acción/técnica: el bote, el pase, el tiro, el rebote, el tapón
juego/juego de mesa: el ajedrez, las damas, el parchís, el dominó, la oca, las cartas
pieza del ajedrez: el rey, la reina, la torre, el alfil, el caballo, el peón
palo: los oros, las copas, las espadas, los bastos
alimento: las frutas, las verduras, los cereales, las legumbres, los lácteos, las carnes, los pescados
fruta: la manzana, la pera, la naranja, el plátano, la uva, el melocotón, la cereza, la fresa, la ciruela, la sandía, el melón
fruta/cítrico: la naranja, el limón, la mandarina, el pomelo, la lima
fruta/fruta tropical: la piña, el mango, la papaya, el aguacate, el kiwi, el coco, la guayaba
fruto seco/fruto: la almendra, la nuez, la avellana, el cacahuete, el pistacho, el anacardo, el piñón
verdura/hortaliza: la lechuga, el tomate, la zanahoria, la cebolla, el pimiento, la espinaca, el pepino, la berenjena, el calabacín, la coliflor
legumbre/planta: el garbanzo, la lenteja, la judía, el guisante, la haba, la soja
cereal/planta: el trigo, el arroz, el maíz, la cebada, la avena, el centeno, el mijo
especia/condimento: la pimienta, el azafrán, la canela, el comino, el clavo, la nuez moscada, el pimentón, la cúrcuma
hierba/planta aromática: el perejil, la albahaca, el orégano, el romero, el tomillo, la menta, el laurel, el cilantro
carne: el pollo, la ternera, el cerdo, el cordero, el pavo, el conejo
embutido/carne: el chorizo, el salchichón, el jamón, la morcilla, la mortadela, el salami, el fuet
lácteo/alimento: la leche, el queso, el yogur, la mantequilla, la nata, la cuajada
queso: el manchego, el roquefort, el camembert, el parmesano, la mozzarella, el cabrales, la gouda
bebida: el agua, el zumo, el café, el té, el refresco, la leche, el vino, la cerveza
bebida/bebida alcohólica: el vino, la cerveza, la sidra, el whisky, el ron, la ginebra, el vodka, el coñac
salsa: la mayonesa, el alioli, el bechamel, el kétchup, la mostaza, el pesto, la vinagreta, el romesco
plato/comida: la paella, el gazpacho, la tortilla de patatas, el cocido, la fabada, las croquetas, el pisto, el salmorejo
plato/comida: los tacos, el ceviche, la empanada, la arepa, el tamal, la feijoada, el mole
comida: el desayuno, el almuerzo, la merienda, la cena
técnica/cocción: hervir, freír, asar, cocer al vapor, guisar, escalfar, saltear
técnica: la fritura, el hervido, el asado, el guiso, el estofado, el salteado, el gratinado
utensilio: la sartén, la olla, el cazo, el cucharón, la espátula, el rallador, el colador, la tabla de cortar
cubierto/utensilio: la cuchara, el tenedor, el cuchillo, la cucharilla, la pala de pescado
método/alimento: la congelación, la refrigeración, la pasteurización, el salazón, el ahumado, la desecación, el envasado al vacío, la liofilización
pasta: los espaguetis, los macarrones, los raviolis, la lasaña, los tallarines, los canelones, los ñoquis
pan/harina: el trigo, el centeno, el maíz, la espelta, la avena
edulcorante/dulce: el azúcar, la miel, la sacarina, la estevia, el aspartamo, el sirope
dieta: la dieta mediterránea, la dieta vegetariana, la dieta vegana, la dieta hipocalórica, la dieta sin gluten
profesión: el médico, el maestro, el ingeniero, el abogado, el arquitecto, el enfermero, el veterinario, el periodista, el farmacéutico
profesión/oficio: el carpintero, el panadero, el fontanero, el electricista, el sastre, el zapatero, el herrero, el albañil, el peluquero
animal: el perro, el gato, el caballo, la vaca, la oveja, el cerdo, la gallina, el conejo, el burro, la cabra
animal/cría: el cachorro, el ternero, el cordero, el potro, el pollito, el lechón
flor/planta: la rosa, el clavel, el tulipán, la margarita, el lirio, la orquídea, el girasol, la amapola, la violeta
parte del cuerpo/parte: la cabeza, el cuello, el brazo, la pierna, la mano, el pie, la espalda, el hombro, la rodilla
parte de la cara/parte: el ojo, la nariz, la boca, la oreja, la frente, la mejilla, la barbilla
dedo: el pulgar, el índice, el corazón, el anular, el meñique
momento/parte del día/parte: la mañana, la tarde, la noche, la mediodía, la madrugada
fiesta: Navidad, Año Nuevo, Semana Santa, Carnaval, Reyes Magos, Nochebuena
fiesta: las Fallas, los Sanfermines, la Feria de Abril, la Tomatina, el Rocío
tienda/comercio: la panadería, la carnicería, la pescadería, la frutería, la librería, la farmacia, la ferretería, la zapatería
material escolar/objeto: el lápiz, el bolígrafo, la goma, la regla, el cuaderno, el sacapuntas, el rotulador, la mochila
joya/objeto: el anillo, el collar, la pulsera, el pendiente, el broche, la diadema
recipiente/objeto: la botella, el vaso, la taza, la jarra, el plato, el cuenco, la copa
lámpara: la bombilla incandescente, la lámpara halógena, el tubo fluorescente, LED, la lámpara de bajo consumo
combustible: el butano, el gas natural, el gasóleo, la leña, el carbón
contenedor: el contenedor amarillo, el contenedor azul, el contenedor verde, el contenedor gris, el contenedor marrón
señal: la señal de peligro, la señal de prohibición, la señal de obligación, la señal de información
premio: Premio Nobel de la Paz, Premio Cervantes, Premio Príncipe de Asturias, Premio Planeta
punto cardinal/dirección: el noreste, el noroeste, el sureste, el suroeste
ciudad: Atenas, Barcelona, Sídney, Pekín, Londres, Río de Janeiro, Tokio, Atlanta
potencia: la Unión Soviética, la Gran Bretaña, la República Francesa
economía: la oferta, la demanda, la competencia
átomo: el isótopo, el ion, el radical
átomo: los isótopos, los iones, los radicales
corazón/parte: la aurícula derecha, la aurícula izquierda
corazón/parte: el ventrículo derecho, el ventrículo izquierdo
estructura/citoesqueleto: los microtúbulos, los microfilamentos, los filamentos intermedios
neurona: la neurona sensitiva, la neurona motora, la interneurona
neurona: las neuronas sensitivas, las neuronas motoras, las interneuronas
músculo: el músculo liso, el músculo estriado, el músculo cardíaco
transporte/endocitosis: la fagocitosis, la pinocitosis, la exocitosis
medio/solución: hipertónico, hipotónico, isotónico
metabolismo/proceso: el anabolismo, el catabolismo
fase/etapa: la fase luminosa, la fase oscura
reacción: la fotólisis, la fotofosforilación, el ciclo de Calvin
respiración: la respiración aerobia, la respiración anaerobia, la respiración celular
nutrición: la nutrición autótrofa, la nutrición heterótrofa
función/ser vivo: la nutrición, la relación, la reproducción
grasa: las grasas saturadas, las grasas insaturadas, las grasas trans
ácido nucleico/molécula: ADN, ARN
ARN/molécula: ARN mensajero, ARN de transferencia, ARN ribosómico
mutación: la mutación génica, la mutación cromosómica, la mutación genómica
mutación: las mutaciones génicas, las mutaciones cromosómicas, las mutaciones genómicas
carácter: dominante, recesivo, codominante
individuo: el homocigoto, el heterocigoto, el hemicigoto
cromosoma: el autosoma, el cromosoma sexual
cromosoma: los autosomas, los cromosomas sexuales
ley: la ley de la uniformidad, la ley de la segregación, la ley de la combinación independiente
órgano: el órgano homólogo, el órgano análogo, el órgano vestigial
órgano: los órganos homólogos, los órganos análogos, los órganos vestigiales
dominio/ser vivo: las bacterias, las arqueas, los eucariotas
ciclo: el ciclo lítico, el ciclo lisogénico
ciclo: los ciclos líticos, los ciclos lisogénicos
parte del virus/parte: la cápsida, la envoltura, el ácido nucleico
parte del virus/parte: las cápsidas, las envolturas, los ácidos nucleicos
planta/angiosperma: la monocotiledónea, la dicotiledónea
planta/angiosperma: las monocotiledóneas, las dicotiledóneas
parte del gineceo/parte del pistilo/parte: el estigma, el estilo, el ovario
parte del estambre/parte: la antera, el filamento
parte del fruto/parte: el epicarpo, el mesocarpo, el endocarpo
savia: la savia bruta, la savia elaborada
molusco/animal: el bivalvo, el gasterópodo, el cefalópodo
molusco/animal: los bivalvos, los gasterópodos, los cefalópodos
mamífero/grupo: el monotrema, el marsupial, el placentario
mamífero/grupo: los monotremas, los marsupiales, los placentarios
animal: ovíparo, vivíparo, ovovivíparo
animal: homeotermo, poiquilotermo
simetría: la simetría radial, la simetría bilateral, la asimetría
metamorfosis: la metamorfosis completa, la metamorfosis incompleta, el desarrollo directo
capa: el ectodermo, el mesodermo, el endodermo
esqueleto: el exoesqueleto, el endoesqueleto, el esqueleto hidrostático
circulación/aparato: la circulación abierta, la circulación cerrada
factor: los factores bióticos, los factores abióticos
pirámide: la pirámide de números, la pirámide de biomasa, la pirámide de energía
pirámide: las pirámides de números, las pirámides de biomasa, las pirámides de energía
esquema: la cadena trófica, la red trófica, la pirámide trófica
esquema: las cadenas tróficas, las redes tróficas, las pirámides tróficas
sucesión: la sucesión primaria, la sucesión secundaria
ecosistema: el ecosistema terrestre, el ecosistema marino, el ecosistema de agua dulce
ecosistema: los ecosistemas terrestres, los ecosistemas marinos, los ecosistemas de agua dulce
plancton: el fitoplancton, el zooplancton
sistema nervioso/sistema: el sistema nervioso central, el sistema nervioso periférico
sistema nervioso/sistema: el sistema nervioso simpático, el sistema nervioso parasimpático, el sistema nervioso somático
parte del encéfalo/parte del tronco/parte: el mesencéfalo, la protuberancia, el bulbo raquídeo
meninge/membrana: la duramadre, el aracnoides, la piamadre
curvatura/desviación: la escoliosis, la cifosis, la lordosis
articulación: la articulación móvil, la articulación semimóvil, la articulación fija
articulación: las articulaciones móviles, las articulaciones semimóviles, las articulaciones fijas
plano: el plano sagital, el plano frontal, el plano transversal
contracción: la contracción isométrica, la contracción concéntrica, la contracción excéntrica
glándula salival/glándula: la parótida, el sublingual, el submaxilar
movimiento: la inspiración, la espiración
capa: el endocardio, el miocardio, el pericardio
movimiento/fase: la sístole, la diástole
célula: el glóbulo rojo, el glóbulo blanco, la plaqueta
célula: los glóbulos rojos, los glóbulos blancos, las plaquetas
glándula: la glándula endocrina, la glándula exocrina, la glándula mixta
glándula: las glándulas endocrinas, las glándulas exocrinas, las glándulas mixtas
glándula: la glándula sebácea, la glándula sudorípara, la glándula mamaria
glándula: las glándulas sebáceas, las glándulas sudoríparas, las glándulas mamarias
hormona: la insulina, el glucagón, la somatostatina
hormona: la tiroxina, la calcitonina, la parathormona
hormona: el estrógeno, la progesterona, la testosterona
capa: el endometrio, el miometrio, el perimetrio
célula: el cono, el bastón
célula: los conos, los bastones
líquido: el humor acuoso, el humor vítreo, las lágrimas
oído: el oído externo, el oído medio, el oído interno
hueso: el martillo, el yunque, el estribo
capa: la epidermis, la dermis, la hipodermis
quemadura: la quemadura de primer grado, la quemadura de segundo grado, la quemadura de tercer grado
quemadura: las quemaduras de primer grado, las quemaduras de segundo grado, las quemaduras de tercer grado
tumor: el tumor benigno, el tumor maligno
tumor: los tumores benignos, los tumores malignos
inmunidad: la inmunidad celular, la inmunidad humoral
prevención: la prevención primaria, la prevención secundaria, la prevención terciaria
magnitud: la magnitud escalar, la magnitud vectorial
magnitud: las magnitudes escalares, las magnitudes vectoriales
magnitud: la magnitud fundamental, la magnitud derivada
magnitud: las magnitudes fundamentales, las magnitudes derivadas
aceleración: la aceleración tangencial, la aceleración normal
velocidad: la velocidad media, la velocidad instantánea, la velocidad angular
velocidad: las velocidades medias, las velocidades instantáneas, las velocidades angulares
movimiento: el movimiento de rotación, el movimiento de traslación, el movimiento de vibración
fuerza: la fuerza de contacto, la fuerza a distancia
fuerza: las fuerzas de contacto, las fuerzas a distancia
material/cuerpo: el elástico, el plástico, el rígido
material/cuerpo: los elásticos, los plásticos, los rígidos
equilibrio: el equilibrio estable, el equilibrio inestable, el equilibrio indiferente
equilibrio: los equilibrios estables, los equilibrios inestables, los equilibrios indiferentes
principio/ley: la ley de la inercia, la ley fundamental de la dinámica, la ley de acción y reacción
palanca: la palanca de primer grado, la palanca de segundo grado, la palanca de tercer grado
palanca: las palancas de primer grado, las palancas de segundo grado, las palancas de tercer grado
energía: la energía cinética, la energía potencial gravitatoria, la energía potencial elástica
energía: las energías renovables, las energías no renovables
calor: la conducción, la convección, la radiación
temperatura/escala: la escala Celsius, la escala Kelvin, la escala Fahrenheit
calor: el calor latente, el calor específico, el calor sensible
dilatación: la dilatación lineal, la dilatación superficial, la dilatación cúbica
sistema: el sistema abierto, el sistema cerrado, el sistema aislado
vaporización/cambio: la ebullición, la evaporación
propiedad: las propiedades físicas, las propiedades químicas
onda: la onda mecánica, la onda electromagnética
onda: las ondas mecánicas, las ondas electromagnéticas
onda: la onda longitudinal, la onda transversal
onda: las ondas longitudinales, las ondas transversales
onda: la onda unidimensional, la onda bidimensional, la onda tridimensional
onda: las ondas unidimensionales, las ondas bidimensionales, las ondas tridimensionales
radiación/partícula: la radiación alfa, la radiación beta, la radiación gamma
sonido: el eco, la reverberación, la resonancia
sonido: el ultrasonido, el infrasonido
cuerpo/material: el cuerpo transparente, el cuerpo translúcido, el cuerpo opaco
cuerpo/material: los cuerpos transparentes, los cuerpos translúcidos, los cuerpos opacos
luz: la sombra, la penumbra
espejo: el espejo plano, el espejo cóncavo, el espejo convexo
espejo: los espejos planos, los espejos cóncavos, los espejos convexos
lente: la lente convergente, la lente divergente
lente: las lentes convergentes, las lentes divergentes
imagen: la imagen real, la imagen virtual
carga: la carga positiva, la carga negativa
carga: las cargas positivas, las cargas negativas
electrización: la electrización por frotamiento, la electrización por contacto, la electrización por inducción
corriente: la corriente continua, la corriente alterna
circuito: el circuito en serie, el circuito en paralelo, el circuito mixto
circuito: los circuitos en serie, los circuitos en paralelo, los circuitos mixtos
transistor/terminal: la base, el colector, el emisor
material: el material ferromagnético, el material paramagnético, el material diamagnético
material: los materiales ferromagnéticos, los materiales paramagnéticos, los materiales diamagnéticos
campo: el campo gravitatorio, el campo eléctrico, el campo magnético
reacción/reacción nuclear: la fisión nuclear, la fusión nuclear
desintegración: la desintegración alfa, la desintegración beta, la emisión gamma
mezcla: la mezcla homogénea, la mezcla heterogénea
mezcla: las mezclas homogéneas, las mezclas heterogéneas
componente de la disolución: el soluto, el disolvente
partícula: el protón, el neutrón, el electrón
átomo: el isótopo, el ion, el isóbaro
átomo: los isótopos, los iones, los isóbaros
ion: el catión, el anión
ion: los cationes, los aniones
isótopo: el protio, el deuterio, el tritio
número: el número atómico, el número másico, la masa atómica
tabla periódica: el grupo, el período, el bloque
enlace: los enlaces iónicos, los enlaces covalentes, los enlaces metálicos
enlace: el enlace simple, el enlace doble, el enlace triple
enlace: los enlaces simples, los enlaces dobles, los enlaces triples
enlace: el enlace covalente polar, el enlace covalente apolar, el enlace dativo
enlace: los enlaces covalentes polares, los enlaces covalentes apolares, los enlaces dativos
sustancia: los ácidos, las bases, las sales
medio: ácido, básico, neutro
teoría/ácido: la teoría de Arrhenius, la teoría de Brønsted-Lowry, la teoría de Lewis
reacción: la reacción exotérmica, la reacción endotérmica
reacción: las reacciones exotérmicas, las reacciones endotérmicas
reacción: la reacción ácido-base, la reacción redox, la reacción de precipitación
reacción: las reacciones ácido-bases, las reacciones redox, las reacciones de precipitación
reactivo: el reactivo limitante, el reactivo en exceso
reactivo: los reactivos limitantes, los reactivos en exceso
nomenclatura: la nomenclatura sistemática, la nomenclatura de stock, la nomenclatura tradicional
electrodo: el ánodo, el cátodo
plástico: el termoplástico, el termoestable, el elastómero
plástico: los termoplásticos, los termoestables, los elastómeros
satélite: Fobos, Deimos
eclipse: el eclipse solar, el eclipse lunar
eclipse: los eclipses solares, los eclipses lunares
eclipse: el eclipse total, el eclipse parcial, el eclipse anular
eclipse: los eclipses totales, los eclipses parciales, los eclipses anulares
marea: la pleamar, la bajamar
marea: la marea viva, la marea muerta
capa: la corteza, el manto, el núcleo
corteza: la corteza continental, la corteza oceánica
borde/límite: el borde divergente, el borde convergente, el borde transformante
borde/límite: los bordes divergentes, los bordes convergentes, los bordes transformantes
onda/onda sísmica: la onda primaria, la onda secundaria, la onda superficial
onda/onda sísmica: las ondas primarias, las ondas secundarias, las ondas superficiales
falla: la falla normal, la falla inversa, la falla de desgarre
falla: las fallas normales, las fallas inversas, las fallas de desgarre
pliegue: el anticlinal, el sinclinal, el monoclinal
pliegue: los anticlinales, los sinclinales, los monoclinales
parte del pliegue/parte: la charnela, el flanco, el plano axial
roca: la roca ígnea, la roca sedimentaria, la roca metamórfica
roca: las rocas ígneas, las rocas sedimentarias, las rocas metamórficas
roca: la roca plutónica, la roca volcánica, la roca filoniana
roca: las rocas plutónicas, las rocas volcánicas, las rocas filonianas
metamorfismo: el metamorfismo de contacto, el metamorfismo regional, el metamorfismo dinámico
meteorización: la meteorización física, la meteorización química, la meteorización biológica
meteorización: las meteorizaciones físicas, las meteorizaciones químicas, las meteorizaciones biológicas
proceso/relieve: la erosión, el transporte, la sedimentación
horizonte: el horizonte A, el horizonte B, el horizonte C
horizonte: los horizontes A, los horizontes B, los horizontes C
datación/método: la datación absoluta, la datación relativa
datación/método: las dataciones absolutas, las dataciones relativas
curso/tramo del río: el curso alto, el curso medio, el curso bajo
viento/proceso: la deflación, la corrasión, la sedimentación
agua: el agua dulce, el agua salada, el agua salobre
movimiento: las olas, las mareas, las corrientes marinas
fenómeno: el relámpago, el rayo, el trueno
clima: el clima cálido, el clima templado, el clima frío
zona/zona climática: la zona cálida, la zona templada, la zona fría
coordenada/coordenadas: la latitud, la longitud, la altitud
línea: el paralelo, el meridiano
línea: los paralelos, los meridianos
proyección/mapa: la proyección cilíndrica, la proyección cónica, la proyección acimutal
movimiento: la emigración, la inmigración, el éxodo rural
pirámide: la pirámide expansiva, la pirámide regresiva, la pirámide estacionaria
grupo de la población: los jóvenes, los adultos, los ancianos
población: la población urbana, la población rural
poblamiento: el poblamiento concentrado, el poblamiento disperso, el poblamiento lineal
sector: el sector primario, el sector secundario, el sector terciario
agricultura: la agricultura de secano, la agricultura de regadío
propiedad: el latifundio, el minifundio, la cooperativa
propiedad: los latifundios, los minifundios, las cooperativas
ganadería: la ganadería intensiva, la ganadería extensiva, la ganadería trashumante
riego: el riego por goteo, el riego por aspersión, el riego por inundación
país: los países desarrollados, los países en vías de desarrollo, los países emergentes
erre: reducir, reutilizar, reciclar
grupo de Esparta/grupo de la sociedad: los espartiatas, los periecos, los ilotas
grupo de Atenas/grupo de la sociedad: los ciudadanos, los metecos, los esclavos
período/etapa: la Monarquía, la República, el Imperio
institución/órgano: el Senado, los comicios, las magistraturas
vivienda: la domus, la ínsula, la villa
estamento: la nobleza, el clero, el tercer estado
ceremonia: el homenaje, la investidura, la ceremonia de vasallaje
gremio/grado/categoría: el maestro, el oficial, el aprendiz
dinastía/califato: los omeyas, los abasíes, los fatimíes
nave/carabela: la Pinta, la Niña, la Santa María
etapa/período: el bienio reformista, el bienio radical-cedista, el Frente Popular
desamortización/ley: la desamortización de Mendizábal, la desamortización de Madoz, la desamortización de Godoy
fuente: las fuentes primarias, las fuentes secundarias
democracia: la democracia directa, la democracia representativa, la democracia participativa
poder: el poder legislativo, el poder ejecutivo, el poder judicial
administración: la administración central, la administración autonómica, la administración local
sistema electoral/sistema: el sistema mayoritario, el sistema proporcional, el sistema mixto
mayoría: la mayoría absoluta, la mayoría simple, la mayoría cualificada
ideología/orientación: la izquierda, la derecha, el centro
derecho: el derecho público, el derecho privado
derecho: el derecho natural, el derecho positivo
infracción: el delito, la falta, la contravención
infracción: los delitos, las faltas, las contravenciones
parte del proceso/parte: el demandante, el demandado
circunstancia: el atenuante, el agravante, el eximente
régimen/matrimonio: gananciales, separación de bienes, participación
sucesión/parte del herencia/parte: la legítima, la mejora, el libre disposición
persona: la persona física, la persona jurídica
persona: las personas físicas, las personas jurídicas
persona/capacidad: la capacidad jurídica, la capacidad de obrar
nacionalidad/vía: la nacionalidad de origen, la nacionalidad por residencia, la nacionalidad por opción
símbolo: la bandera, el himno, el escudo
bien: el bien de consumo, el bien de capital, el bien intermedio
bien: los bienes de consumo, los bienes de capital, los bienes intermedios
bien: el bien normal, el bien inferior, el bien de lujo
bien: los bienes normales, los bienes inferiores, los bienes de lujo
bien: el bien sustitutivo, el bien complementario
bien: los bienes sustitutivos, los bienes complementarios
bien: el bien público, el bien privado, el recurso común
bien: los bienes públicos, los bienes privados, los recursos comunes
sistema/economía: la economía de mercado, la economía planificada, la economía mixta
rama: la microeconomía, la macroeconomía
elemento del mercado: la oferta, la demanda, el precio
precio: el precio de equilibrio, el precio máximo, el precio mínimo
elasticidad: la elasticidad precio, la elasticidad renta, la elasticidad cruzada
demanda: la demanda elástica, la demanda inelástica, la demanda unitaria
coste: el coste directo, el coste indirecto
coste: los costes directos, los costes indirectos
ingreso: el ingreso total, el ingreso medio, el ingreso marginal
política fiscal/política: la política expansiva, la política restrictiva
inflación: la inflación de demanda, la inflación de costes, la inflación estructural
impuesto: el impuesto directo, el impuesto indirecto
impuesto: los impuestos directos, los impuestos indirectos
impuesto: el impuesto progresivo, el impuesto proporcional, el impuesto regresivo
impuesto: los impuestos progresivos, los impuestos proporcionales, los impuestos regresivos
tributo: el impuesto, la tasa, la contribución especial
tributo: los impuestos, las tasas, las contribuciones especiales
resultado: el déficit, el superávit, el equilibrio presupuestario
comercio: el comercio interior, el comercio exterior
comercio: la importación, la exportación
teoría: la ventaja absoluta, la ventaja comparativa
balanza/cuenta: la cuenta corriente, la cuenta de capital, la cuenta financiera
función: el medio de cambio, la unidad de cuenta, el depósito de valor
activo financiero/derivado: el futuro, la opción, el swap
interés: el interés simple, el interés compuesto
interés/tipo: el tipo fijo, el tipo variable, el tipo mixto
característica: la rentabilidad, el riesgo, la liquidez
criterio: el VAN, la TIR, el plazo de recuperación
contabilidad: el activo, el pasivo, el patrimonio neto
activo: el activo corriente, el activo no corriente
pasivo: el pasivo corriente, el pasivo no corriente
método: el método lineal, el método degresivo, el método progresivo
método: FIFO, LIFO, el precio medio ponderado
empresa: la empresa pública, la empresa privada, la empresa mixta
empresa: las empresas públicas, las empresas privadas, las empresas mixtas
nivel/dirección: la alta dirección, la dirección intermedia, la dirección operativa
entorno: el entorno general, el entorno específico
estrategia: el liderazgo en costes, la diferenciación, la segmentación
crecimiento: el crecimiento interno, el crecimiento externo
canal: el canal directo, el canal corto, el canal largo
comerciante/intermediario: el mayorista, el minorista, el agente comercial
comerciante/intermediario: los mayoristas, los minoristas, los agentes comerciales
organización/sistema: el taylorismo, el fordismo, el toyotismo
financiación/fuente: la financiación propia, la financiación ajena
financiación/fuente: las financiaciones propias, las financiaciones ajenas
despido: el despido disciplinario, el despido objetivo, el despido colectivo
despido: el despido procedente, el despido improcedente, el despido nulo
instancia: el ello, el yo, el superyó
nivel/mente: el consciente, el preconsciente, el inconsciente
proceso: la asimilación, la acomodación, la equilibración
moral/etapa/nivel: el nivel preconvencional, el nivel convencional, el nivel posconvencional
memoria/psicología: la memoria sensorial, la memoria a corto plazo, la memoria a largo plazo
memoria: la memoria episódica, la memoria semántica, la memoria procedimental
proceso/fase: la codificación, el almacenamiento, la recuperación
causa: la interferencia, el decaimiento, la represión
fenómeno: la ilusión óptica, la alucinación, la constancia perceptiva
atención: la atención selectiva, la atención sostenida, la atención dividida
inteligencia: la inteligencia fluida, la inteligencia cristalizada
motivación: la motivación intrínseca, la motivación extrínseca
personalidad: introvertido, extrovertido
variable: la variable independiente, la variable dependiente, la variable extraña
grupo del investigación: el grupo experimental, el grupo de control
componente del actitud: el componente cognitivo, el componente afectivo, el componente conductual
socialización: la socialización primaria, la socialización secundaria, la resocialización
autoridad/dominación: la dominación tradicional, la dominación carismática, la dominación legal
grupo: el grupo primario, el grupo secundario
matrimonio/norma: la endogamia, la exogamia
movilidad: la movilidad ascendente, la movilidad descendente, la movilidad horizontal
alma: el alma racional, el alma irascible, el alma concupiscible
alma: el alma vegetativa, el alma sensitiva, el alma intelectiva
conocimiento: la opinión, la creencia, el saber
juicio: el juicio analítico, el juicio sintético
imperativo: el imperativo categórico, el imperativo hipotético
sustancia: res cogitans, res extensa, res infinita
dialéctica/momento: la tesis, la antítesis, la síntesis
parte del silogismo/parte: la premisa mayor, la premisa menor, la conclusión
proposición: la tautología, la contradicción, la contingencia
método/ciencia: el método inductivo, el método deductivo, el método hipotético-deductivo
ciencia: las ciencias formales, las ciencias naturales, las ciencias sociales
virtud: la fe, la esperanza, la caridad
parte de la narración/estructura/parte: el planteamiento, el nudo, el desenlace
personaje: el protagonista, el antagonista, el personaje secundario
personaje: los protagonistas, los antagonistas, los personajes secundarios
personaje: el personaje plano, el personaje redondo
discurso/estilo: el estilo directo, el estilo indirecto, el estilo indirecto libre
parte de la argumentación/parte: la tesis, los argumentos, la conclusión
verso: el arte mayor, el arte menor
verso: los artes mayores, los artes menores
rima: la rima asonante, la rima consonante
parte del soneto/estrofa/parte: el cuarteto, el terceto
mester/escuela: el mester de clerecía, el mester de juglaría
barroco: el conceptismo, el culteranismo
escritor/dramaturgo: Leandro Fernández de Moratín, Ramón de la Cruz, Vicente García de la Huerta
obra/tragedia: Bodas de sangre, Yerma, La casa de Bernarda Alba
sustantivo: el sustantivo común, el sustantivo propio
sustantivo: los sustantivos comunes, los sustantivos propios
sustantivo: el sustantivo concreto, el sustantivo abstracto
sustantivo: los sustantivos concretos, los sustantivos abstractos
sustantivo: el sustantivo individual, el sustantivo colectivo
sustantivo: los sustantivos individuales, los sustantivos colectivos
sustantivo: el sustantivo contable, el sustantivo incontable
sustantivo: los sustantivos contables, los sustantivos incontables
género: el género masculino, el género femenino, el género neutro
número: el singular, el plural
adjetivo/grado: el grado positivo, el grado comparativo, el grado superlativo
adjetivo: el adjetivo calificativo, el adjetivo relacional
modo: el modo indicativo, el modo subjuntivo, el modo imperativo
modo: indicativo, subjuntivo, imperativo
forma/forma no personal: el infinitivo, el gerundio, el participio
aspecto: el aspecto perfectivo, el aspecto imperfectivo
verbo: el verbo regular, el verbo irregular, el verbo defectivo
verbo: los verbos regulares, los verbos irregulares, los verbos defectivos
voz: la voz activa, la voz pasiva
perífrasis: la perífrasis modal, la perífrasis aspectual
parte del verbo/parte: la raíz, la desinencia, la vocal temática
morfema: el morfema flexivo, el morfema derivativo
morfema: los morfemas flexivos, los morfemas derivativos
sufijo: el diminutivo, el aumentativo, el despectivo
sufijo: los diminutivos, los aumentativos, los despectivos
sílaba: la sílaba tónica, la sílaba átona
sílaba: las sílabas tónicas, las sílabas átonas
grupo del vocal: el diptongo, el triptongo, el hiato
grupo del vocal: los diptongos, los triptongos, los hiatos
vocal: la vocal abierta, la vocal cerrada, la vocal media
vocal: las vocales abiertas, las vocales cerradas, las vocales medias
unidad: el sonido, la letra, la sílaba
parte de la oración/parte: el sujeto, el predicado
predicado: el predicado nominal, el predicado verbal
oración: la oración simple, la oración compuesta
oración: las oraciones simples, las oraciones compuestas
oración: la oración coordinada, la oración subordinada, la oración yuxtapuesta
oración: las oraciones coordinadas, las oraciones subordinadas, las oraciones yuxtapuestas
oración subordinada/oración: la oración sustantiva, la oración adjetiva, la oración adverbial
oración subordinada/oración: las oraciones sustantivas, las oraciones adjetivas, las oraciones adverbiales
significado: la denotación, la connotación
signo: el significante, el significado
signo: el indicio, el icono, el símbolo
signo: los indicios, los iconos, los símbolos
lenguaje: el lenguaje verbal, el lenguaje no verbal
nivel: el nivel culto, el nivel coloquial, el nivel vulgar
registro: el registro formal, el registro informal
color/color primario: el rojo, el azul, el amarillo
color/color secundario: el verde, la naranja, la violeta
color/propiedad/cualidad: el tono, la saturación, la luminosidad
color: los colores cálidos, los colores fríos, los colores neutros
color: los colores primarios, los colores secundarios, los colores complementarios
vista: el alzado, la planta, el perfil
madera/tablero: el contrachapado, el aglomerado, el tablero de fibras
clave: la clave de sol, la clave de fa, la clave de do
signo/alteración: el sostenido, el bemol, el becuadro
escala/modo: el modo mayor, el modo menor
compás: el compás binario, el compás ternario, el compás cuaternario
voz: el soprano, el mezzosoprano, el contralto
instrumento: los instrumentos de cuerda, los instrumentos de viento, los instrumentos de percusión
movimiento: la panorámica, el travelling, el zoom
término de la resta: el minuendo, el sustraendo, la diferencia
término de la multiplicación: el multiplicando, el multiplicador, el producto
término de la fracción: el numerador, el denominador
término de la potencia: la base, el exponente
término de la raíz: el radicando, el índice, el radical
propiedad/operación: la propiedad conmutativa, la propiedad asociativa, la propiedad distributiva
propiedad/operación: las propiedades conmutativas, las propiedades asociativas, las propiedades distributivas
número: el número primo, el número compuesto
número: los números primos, los números compuestos
número: el número par, el número impar
número: los números pares, los números impares
número: el número cardinal, el número ordinal
número: los números cardinales, los números ordinales
fracción: la fracción propia, la fracción impropia, el número mixto
fracción: las fracciones propias, las fracciones impropias, los números mixtos
decimal/número: el decimal exacto, el decimal periódico puro, el decimal periódico mixto
decimal/número: los decimales exactos, los decimales periódicos puros, los decimales periódicos mixtos
número: el divisor, el múltiplo, el factor
constante/número: el pi, el número e, el número áureo
triángulo: el triángulo equilátero, el triángulo isósceles, el triángulo escaleno
triángulo: los triángulos equiláteros, los triángulos isósceles, los triángulos escalenos
triángulo: el triángulo rectángulo, el triángulo acutángulo, el triángulo obtusángulo
triángulo: los triángulos rectángulos, los triángulos acutángulos, los triángulos obtusángulos
lado: la hipotenusa, el cateto opuesto, el cateto contiguo
trapecio: el trapecio isósceles, el trapecio rectángulo, el trapecio escaleno
trapecio: los trapecios isósceles, los trapecios rectángulos, los trapecios escalenos
elemento del poliedro: la cara, la arista, el vértice
línea: la recta, la semirrecta, el segmento
línea: las rectas, las semirrectas, los segmentos
recta: la recta paralela, la recta perpendicular, la recta secante
recta: las rectas paralelas, las rectas perpendiculares, las rectas secantes
línea: la línea recta, la línea curva, la línea quebrada
línea: las líneas rectas, las líneas curvas, las líneas quebradas
medida/figura: el perímetro, el área, el volumen
sistema/ecuación: el sistema compatible determinado, el sistema compatible indeterminado, el sistema incompatible
sistema/ecuación: los sistemas compatibles determinados, los sistemas compatibles indeterminados, los sistemas incompatibles
expresión: la ecuación, la inecuación, la identidad
parte del monomio/parte: el coeficiente, la parte literal, el grado
identidad notable: el cuadrado de la suma, el cuadrado de la diferencia, la suma por diferencia
función: la función inyectiva, la función sobreyectiva, la función biyectiva
función: las funciones inyectivas, las funciones sobreyectivas, las funciones biyectivas
función: la función creciente, la función decreciente, la función constante
función: las funciones crecientes, las funciones decrecientes, las funciones constantes
función: la función par, la función impar
función: las funciones pares, las funciones impares
punto: el máximo, el mínimo, el punto de inflexión
asíntota: la asíntota vertical, la asíntota horizontal, la asíntota oblicua
asíntota: las asíntotas verticales, las asíntotas horizontales, las asíntotas oblicuas
discontinuidad: la discontinuidad evitable, la discontinuidad de salto finito, la discontinuidad de salto infinito
discontinuidad: las discontinuidades evitables, las discontinuidades de salto finito, las discontinuidades de salto infinito
integral: el integral definida, el integral indefinida
integral: los integrales definidas, los integrales indefinidas
método: la integración por partes, el cambio de variable, la descomposición en fracciones simples
sucesión/progresión: la progresión aritmética, la progresión geométrica
sucesión/progresión: las progresiones aritméticas, las progresiones geométricas
proporcionalidad: la proporcionalidad directa, la proporcionalidad inversa
coordenada/eje: el eje de abscisas, el eje de ordenadas
coordenada: la abscisa, la ordenada
producto/operación: el producto escalar, el producto vectorial, el producto mixto
medida/parámetro: la media, la mediana, la moda
medida: la asimetría, la curtosis
estadística: la estadística descriptiva, la estadística inferencial
variable: la variable cualitativa, la variable cuantitativa
variable: las variables cualitativas, las variables cuantitativas
variable: la variable discreta, la variable continua
variable: las variables discretas, las variables continuas
variable: la variable independiente, la variable dependiente
variable: las variables independientes, las variables dependientes
concepto de la estadística: la población, la muestra, el individuo
frecuencia: la frecuencia absoluta, la frecuencia relativa, la frecuencia acumulada
frecuencia: las frecuencias absolutas, las frecuencias relativas, las frecuencias acumuladas
correlación: la correlación positiva, la correlación negativa, la correlación nula
hipótesis: la hipótesis nula, la hipótesis alternativa
error: el error de tipo I, el error de tipo II
probabilidad/experimento: el experimento aleatorio, el experimento determinista
combinatoria: las variaciones, las permutaciones, las combinaciones
probabilidad: la probabilidad condicionada, la probabilidad total, la probabilidad a posteriori
informática: el hardware, el software, el firmware
periférico/dispositivo: los periféricos de entrada, los periféricos de salida, los periféricos de entrada y salida
bus: el bus de datos, el bus de direcciones, el bus de control
software: el software de sistema, el software de aplicación, el software de programación
problema: el interbloqueo, la inanición, la condición de carrera
permiso: la lectura, la escritura, la ejecución
lenguaje/lenguaje de programación: el lenguaje máquina, el lenguaje ensamblador, el lenguaje de alto nivel
lenguaje/lenguaje de programación: los lenguajes máquinas, los lenguajes ensambladores, los lenguajes de alto nivel
estructura: la secuencia, la selección, la iteración
estructura: las secuencias, las selecciones, las iteraciones
error: el error de sintaxis, el error de ejecución, el error lógico
error: los errores de sintaxis, los errores de ejecución, los errores lógicos
visibilidad/modificador: public, private, protected
algoritmo/representación: el diagrama de flujo, el pseudocódigo, el lenguaje natural
recorrido: preorden, inorden, postorden
operación: push, pop, peek
rol/persona: product owner, scrum master, equipo de desarrollo
prueba: las pruebas de caja blanca, las pruebas de caja negra
clave: la clave primaria, la clave ajena, la clave candidata
clave: las claves primarias, las claves ajenas, las claves candidatas
elemento del modelo: la entidad, el atributo, la relación
elemento del modelo: las entidades, los atributos, las relaciones
orden: COMMIT, ROLLBACK, SAVEPOINT
forma normal: la primera forma normal, la segunda forma normal, la tercera forma normal
relación: uno a uno, uno a muchos, muchos a muchos
modelo/arquitectura: el cliente-servidor, el entre iguales
protocolo: TCP, UDP
protocolo: SMTP, POP3, IMAP
transmisión: símplex, semidúplex, dúplex
servicio/modelo: la infraestructura como servicio, la plataforma como servicio, el software como servicio
nube: la nube pública, la nube privada, la nube híbrida
copia de seguridad: la copia completa, la copia incremental, la copia diferencial
cifrado: el cifrado simétrico, el cifrado asimétrico
virtualización: la máquina virtual, el contenedor, el hipervisor
virtualización: las máquinas virtuales, los contenedores, los hipervisores
imagen: la imagen vectorial, la imagen de mapa de bits
referencia: la referencia relativa, la referencia absoluta, la referencia mixta
aprendizaje: el aprendizaje supervisado, el aprendizaje no supervisado, el aprendizaje por refuerzo
capa: la capa de entrada, la capa oculta, la capa de salida
conjunto: el conjunto de entrenamiento, el conjunto de validación, el conjunto de prueba
control/sistema: el lazo abierto, el lazo cerrado
señal: la señal analógica, la señal digital
cualidad/capacidad: la coordinación, el equilibrio, la agilidad
fuerza: la fuerza máxima, la fuerza explosiva, la fuerza resistencia
resistencia: la resistencia aeróbica, la resistencia anaeróbica
sesión/parte del entrenamiento/parte: el calentamiento, la parte principal, la vuelta a la calma
medalla: el oro, la plata, el bronce
vino: el vino tinto, el vino blanco, el vino rosado
parte del cuerpo/parte: la cabeza, el tronco, las extremidades
color/luz: el rojo, el verde, el ámbar
`,
  MARKS,
);
