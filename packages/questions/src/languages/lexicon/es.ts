import { lexicon, type Marks } from "./lexicon.ts";

const MARKS: Marks = {
  gender: { el: "m", la: "f", los: "m", las: "f" },
  plural: ["los", "las", "pl"],
  genderOf: () => "",
  isPlural: () => false,
};

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
potencia: la Unión Soviética, la Gran Bretaña, la República Francesa
ciudad/capital: Madrid, París, Londres, Roma, Berlín, Viena, Lisboa, Praga, Atenas, Bruselas, Varsovia, Moscú, Ginebra
ciudad: Madrid, Barcelona, Sevilla, Valencia, Zaragoza, Bilbao, Granada, Toledo, Salamanca, Córdoba, Málaga, Cádiz
ciudad/capital: Buenos Aires, Bogotá, Lima, Santiago, Caracas, Quito, La Habana, Montevideo, Asunción
ciudad: Nueva York, Chicago, Boston, Washington, Los Ángeles, Tokio, Pekín, El Cairo, Estambul
región: Andalucía, Cataluña, Galicia, Aragón, Castilla, Navarra, Asturias, Extremadura
pueblo: los romanos, los griegos, los cartagineses, los fenicios, los íberos, los celtas, los visigodos, los árabes, los vikingos
pueblo: los españoles, los franceses, los ingleses, los alemanes, los portugueses, los italianos, los rusos
pueblo: los aztecas, los mayas, los incas, los toltecas, los olmecas
lengua/idioma: el español, el francés, el inglés, el alemán, el portugués, el italiano, el latín, el griego, el árabe
religión: el cristianismo, el islam, el judaísmo, el budismo, el hinduismo
época/período/etapa: la Edad Media, la Edad Moderna, la Edad Antigua, la Edad Contemporánea, la Prehistoria
época/movimiento: el Renacimiento, el Barroco, el Romanticismo, el Realismo, el Neoclasicismo, el Modernismo
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
gobierno/sistema: la democracia, la monarquía, la oligarquía, la dictadura, la república, la teocracia
poder: el poder legislativo, el poder ejecutivo, el poder judicial
ideología/sistema: el capitalismo, el socialismo, el comunismo, el feudalismo, el fascismo, el liberalismo, el nacionalismo
economía: la inflación, la deflación, la recesión, la estanflación
economía: la oferta, la demanda, la competencia
sector: la agricultura, la industria, la minería, la pesca, la ganadería, el comercio, el turismo
ciencia: la física, la química, la biología, la geología, la astronomía, la ecología, la botánica, la zoología
ciencia: la psicología, la sociología, la economía, la historia, la geografía, la filosofía, la antropología
matemáticas: la suma, la resta, la multiplicación, la división
matemáticas: el álgebra, la geometría, la aritmética, la estadística, la trigonometría
estadística: la media, la mediana, la moda, la varianza
gramática/palabra: el sustantivo, el verbo, el adjetivo, el adverbio, el pronombre
figura/recurso: la metáfora, la comparación, la hipérbole, la ironía, la antítesis, la personificación
profesión: el médico, el maestro, el ingeniero, el abogado, el campesino, el soldado, el comerciante, el sacerdote
grupo/sociedad: los nobles, los campesinos, los comerciantes, los artesanos, los esclavos, los clérigos
elemento/gas: el hidrógeno, el oxígeno, el nitrógeno, el carbono, el helio, el cloro, el neón, el argón, el flúor
elemento/mineral: el sodio, el potasio, el calcio, el magnesio, el fósforo, el azufre, el yodo, el cinc
elemento/metal: el oro, el cobre, el hierro, el plomo, el estaño, el aluminio, el mercurio, el níquel, el platino, la plata
elemento/radiactivo: el uranio, el radio, el polonio, el plutonio, el torio
elemento/grupo: los gases nobles, los metales alcalinos, los halógenos, los metales de transición
gas/compuesto: el dióxido de carbono, el monóxido de carbono, el vapor de agua, el metano, el amoníaco, el ozono
partícula: el protón, el neutrón, el electrón, el fotón, el gluón, el neutrino
partícula: los protones, los neutrones, los electrones, los fotones
materia: el átomo, la molécula, el compuesto, la mezcla, el cristal
átomo: el isótopo, el ion, el radical
materia: los átomos, las moléculas, los compuestos, las mezclas, los cristales
átomo: los isótopos, los iones, los radicales
átomo/parte: el núcleo, la corteza, el orbital
enlace: el enlace iónico, el enlace covalente, el enlace metálico, el enlace de hidrógeno
estado: el sólido, el líquido, el gas, el plasma
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
sangre/líquido: la sangre, la linfa, la saliva, la bilis, la orina, el sudor
sangre/líquido: el plasma, el suero, el sudor, la linfa, la bilis, la orina
corazón/parte: la aurícula derecha, la aurícula izquierda
corazón/parte: el ventrículo derecho, el ventrículo izquierdo
proteína: la hemoglobina, la insulina, la albúmina, el colágeno, la queratina
hormona: la insulina, la adrenalina, la testosterona, el cortisol, la tiroxina, el glucagón
sentido: la vista, el oído, el olfato, el gusto, el tacto
tejido/hueso: el músculo, el hueso, el cartílago, el tendón, el ligamento, el nervio
sistema/aparato: el sistema nervioso, el sistema digestivo, el sistema respiratorio, el sistema circulatorio, el sistema inmunitario, el sistema endocrino
encéfalo/parte: el cerebro, el cerebelo, el tálamo, el hipotálamo, el hipocampo, la amígdala
célula/orgánulo: las mitocondrias, los cloroplastos, las vacuolas, los lisosomas, los ribosomas
célula/orgánulo: la mitocondria, el cloroplasto, la vacuola, el lisosoma, el ribosoma, el núcleo, la membrana celular, el citoplasma
célula/división: la profase, la metafase, la anafase, la telofase, la interfase
célula/división: la mitosis, la meiosis, la fecundación, la gemación
herencia: el gen, el cromosoma, el alelo, el genotipo, el fenotipo
herencia: los genes, los cromosomas, los alelos
proceso/planta: la fotosíntesis, la respiración, la fermentación, la transpiración, la digestión, la germinación
transporte: la difusión, la ósmosis, el transporte activo, la filtración
azúcar: la glucosa, la fructosa, la sacarosa, la celulosa, la lactosa, el almidón, el glucógeno
nutriente: las proteínas, las grasas, las vitaminas, las sales minerales, los hidratos de carbono
planta/parte: la raíz, el tallo, la hoja, la flor, la semilla, el fruto
animal/grupo: los mamíferos, los reptiles, los anfibios, los peces, las aves, los insectos
animal/alimentación: los herbívoros, los carnívoros, los omnívoros, los carroñeros
animal: el perro, el gato, el caballo, el lobo, el oso, el zorro, el ciervo, el león, el tigre, la vaca, la oveja
ecosistema: los productores, los consumidores, los descomponedores, los depredadores
ecosistema: la población, la comunidad, la especie, el hábitat, el ecosistema
microbio: las bacterias, los virus, los hongos, las algas, los protozoos
enfermedad: la diabetes, la malaria, la tuberculosis, la viruela, la gripe, el cáncer, el cólera, el sarampión
magnitud: la masa, la fuerza, la energía, la velocidad, la aceleración, la temperatura, la densidad, la presión, el volumen
electricidad/magnitud: la intensidad, la tensión, la resistencia, la potencia
fuerza: la gravedad, la fricción, la inercia, el magnetismo
energía: la energía cinética, la energía potencial, la energía térmica, la energía eléctrica, la energía química, la energía nuclear
energía/fuente: la energía solar, la energía eólica, la energía nuclear, la energía hidráulica
combustible: el carbón, el petróleo, el gas natural, la madera
calor: la conducción, la convección, la radiación
luz/onda: la reflexión, la refracción, la difracción, la absorción, la interferencia
unidad: el julio, el vatio, el newton, el pascal, el voltio, el amperio, el ohmio, el hercio, el kelvin
instrumento: el termómetro, el barómetro, el microscopio, el telescopio, el anemómetro, la balanza
máquina: la palanca, la polea, la cuña, el plano inclinado, el tornillo
tierra/capa: la corteza, el manto, el núcleo externo, el núcleo interno
atmósfera/capa: la troposfera, la estratosfera, la mesosfera, la termosfera
roca: el granito, el basalto, el mármol, la caliza, la arenisca, la pizarra
relieve: la montaña, el valle, la meseta, la llanura, la península, la isla
fenómeno: el terremoto, el volcán, el tsunami, el huracán, la inundación, la sequía
proceso/tierra: la erosión, la meteorización, la sedimentación, la litificación
psicología/memoria: la memoria sensorial, la memoria a corto plazo, la memoria a largo plazo
informática/dispositivo: el teclado, el ratón, el monitor, la impresora, el escáner
informática/parte: el procesador, el disco duro, la memoria, la placa base, la tarjeta gráfica
informática/archivo: el archivo, la carpeta, el directorio, el enlace
informática/programa: la variable, la función, la constante, el bucle, la clase, el objeto
informática/red: el servidor, el router, el cliente, el módem, el cortafuegos
informática/protocolo: HTTP, FTP, SMTP, DNS, TCP, UDP
`,
  MARKS,
);
