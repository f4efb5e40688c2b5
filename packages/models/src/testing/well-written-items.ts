import type { Language } from "@quizmill/contract";
import type { ModelItem } from "../schema.ts";

/** An item in few words: what its distractors stand for, and why they are wrong, in their order. */
interface Told {
  readonly stem: string;
  readonly key: string;
  readonly others: readonly (readonly [text: string, why: string])[];
  readonly quote: string;
  readonly why: string;
  readonly bloom: ModelItem["bloom"];
}

const itemOf = ({ stem, key, others, quote, why: reason, bloom }: Told): ModelItem => ({
  idea: key,
  bloom,
  quote,
  second: "",
  stem,
  key,
  explanation: reason,
  distractors: others.map(([text, why]) => ({ text, why })),
});

/**
 * Questions of why, how and what would be, as a good teacher asks them about the texts in `fixtures/texts`, with
 * options that are sentences: what an engine of this kind is wanted for, and nobody may refuse.
 */
const TOLD: Readonly<Record<Language, readonly Told[]>> = {
  en: [
    {
      stem: "Why do chloroplasts have DNA of their own?",
      key: "They descend from bacteria that a larger cell took up.",
      others: [
        [
          "They get copies of genes whenever the nucleus divides.",
          "The DNA of chloroplasts does not come from the nucleus.",
        ],
        ["They need it to store the energy they catch from sunlight.", "Energy is stored in ATP and NADPH."],
        ["They build it from carbon left over in the Calvin cycle.", "The Calvin cycle builds sugar."],
        [
          "They pick up loose DNA from the fluid around the thylakoids.",
          "That fluid contains enzymes of the Calvin cycle.",
        ],
        [
          "They were given it by viruses that infected early plants.",
          "Bacteria, not viruses, were taken up by a larger cell.",
        ],
      ],
      quote:
        "They have their own DNA because they descend from bacteria that were once taken up by a larger cell.",
      why: "Chloroplasts were once bacteria and kept their DNA.",
      bloom: "understand",
    },
    {
      stem: "What would Ruben and Kamen have found if the oxygen of photosynthesis came from carbon dioxide?",
      key: "The gas that bubbled off would not have held oxygen-18.",
      others: [
        [
          "The gas that bubbled off would have held twice as much oxygen-18.",
          "Only the water carried the heavy isotope.",
        ],
        [
          "The algae would have stopped giving off gas after some seconds.",
          "Nothing is said of algae that stop.",
        ],
        [
          "The algae would have turned oxygen-18 into carbon-14.",
          "Carbon-14 was used by Calvin in another experiment.",
        ],
        [
          "The water would have given its oxygen-18 to the air as steam.",
          "The gas bubbled off from the algae.",
        ],
        ["The water would have kept all its hydrogen as before.", "The experiment was about oxygen."],
      ],
      quote:
        "In 1941 Samuel Ruben and Martin Kamen gave algae water that contained the heavy isotope oxygen-18.",
      why: "The heavy oxygen was in the water alone, so gas from carbon dioxide would be free of it.",
      bloom: "analyze",
    },
    {
      stem: "A bright greenhouse gets plenty of water and light at noon. Which measure is most likely to make its tomatoes grow faster?",
      key: "Pumping more carbon dioxide into the air",
      others: [
        ["Hanging lamps above the rows of plants", "Light is not in short supply in bright sun."],
        ["Removing oxygen from the air inside", "Oxygen is a product and not a limiting factor."],
        ["Covering the roof against green light", "Green light is hardly absorbed in any case."],
        ["Watering the rows twice as often", "Water is there in plenty."],
        ["Shading the roof with white cloth", "Shade would take away light."],
      ],
      quote:
        "In a bright field at noon it is often carbon dioxide, which makes up only about 0.04 percent of the air.",
      why: "The factor in shortest supply sets the rate, and in bright light that is often carbon dioxide.",
      bloom: "apply",
    },
    {
      stem: "How can CAM plants keep their stomata closed by day and still build sugar?",
      key: "They use carbon dioxide that they stored as malic acid at night.",
      others: [
        ["They carry carbon dioxide from the mesophyll to cells round the veins.", "C4 plants do so."],
        [
          "They take up carbon dioxide by their roots together with water.",
          "It comes in through stomata, at night.",
        ],
        [
          "They get carbon dioxide from bacteria that live on their leaves.",
          "Nothing of the kind is described.",
        ],
        [
          "They split malic acid into oxygen and water for the Calvin cycle.",
          "Malic acid serves as a store of carbon dioxide.",
        ],
        [
          "They bind oxygen in place of carbon dioxide while it is hot.",
          "That is photorespiration, a wasteful side reaction.",
        ],
      ],
      quote:
        "They open their stomata at night, when the air is cool, and store the carbon dioxide as malic acid.",
      why: "CAM plants separate taking in and using carbon dioxide in time.",
      bloom: "understand",
    },
    {
      stem: "Suppose a C3 plant and a CAM plant stand side by side in a desert. Why would the CAM plant lose less water?",
      key: "It keeps its stomata closed through the heat of the day.",
      others: [
        ["It covers its stomata with wax at noon.", "The stomata themselves stay closed."],
        ["It draws water from the air through its leaves at night.", "At night it takes in carbon dioxide."],
        ["It stores water in place of malic acid during the day.", "Malic acid stores carbon dioxide."],
        [
          "It needs no water for the first stage of photosynthesis.",
          "Water is split in the light reactions.",
        ],
        ["It fixes carbon dioxide in the cells around its veins.", "That is how C4 plants work."],
      ],
      quote: "By day the stomata stay closed and the stored gas is used up.",
      why: "Closed pores let no water vapour out while it is hot.",
      bloom: "analyze",
    },
    {
      stem: "Why do leaves not look red or violet-blue?",
      key: "Chlorophyll usually takes up such light, and little of the green.",
      others: [
        [
          "Carotenoids often turn such light into green before it is seen.",
          "Carotenoids absorb blue-green light.",
        ],
        [
          "The cuticle usually throws back such light before it gets in.",
          "The cuticle keeps the leaf from drying out.",
        ],
        ["The mesophyll has no pigment that reacts to light of such kinds.", "Chlorophyll absorbs both."],
        ["The veins generally lead such light down into the stem.", "Veins do not lead light."],
        [
          "The stroma turns light of such kinds into heat at once.",
          "The stroma holds enzymes of the Calvin cycle.",
        ],
      ],
      quote: "Green light is absorbed much less, and this is why leaves look green.",
      why: "What is not absorbed is what reaches the eye.",
      bloom: "understand",
    },
  ],
  pl: [
    {
      stem: "Dlaczego ruchome czcionki Bi Shenga nie wyparły w Chinach druku z deski?",
      key: "Układanie tysięcy znaków trwało dłużej niż wycięcie deski.",
      others: [
        ["Wypalana glina pękała prędzej niż drewno deski.", "O pękaniu gliny nie ma mowy."],
        ["Czcionki z gliny można było użyć w jednym tylko tekście.", "Czcionki ruchomej używano ponownie."],
        ["Władze cesarskie zakazały drukowania nowych ksiąg.", "O zakazie nie ma mowy."],
        ["Farba na bazie oleju spływała z wypalanej gliny.", "Farba olejna pojawiła się u Gutenberga."],
        ["Papier z kory i szmat rwał się przy każdym odbiciu.", "Papier w Chinach nadawał się do druku."],
      ],
      quote:
        "Pomysł nie przyjął się jednak szeroko, ponieważ pismo chińskie liczy tysiące znaków i ich układanie trwało dłużej niż cięcie deski.",
      why: "Przy tysiącach znaków skład był wolniejszy niż ksylografia.",
      bloom: "understand",
    },
    {
      stem: "Dlaczego miedzioryt zajmował zwykle całą stronę książki?",
      key: "Jako rycina wklęsła wymagał osobnej prasy.",
      others: [
        ["Jego kreski znikały przy mniejszym formacie.", "O zanikaniu kresek nie ma mowy."],
        ["Miedziana płyta była za twarda na rylec.", "Miedzioryt rytuje się właśnie stalowym rylcem."],
        ["Drukarze chcieli w ten sposób ukryć czcionki.", "Chodziło o sposób druku."],
        ["Jako rycina wypukła nie mieścił się obok czcionek.", "Wypukły jest drzeworyt, nie miedzioryt."],
        ["Wytrawiano go kwasem razem z kartką papieru.", "Kwasem wytrawia się akwafortę."],
      ],
      quote: "Miedzioryt wymagał osobnej prasy, dlatego zwykle zajmował całą stronę.",
      why: "Druku wklęsłego nie da się odbić na tej samej prasie co czcionki.",
      bloom: "understand",
    },
    {
      stem: "Biblioteka ma książkę z lat siedemdziesiątych XIX wieku, której kartki żółkną i się kruszą. Co najlepiej to tłumaczy?",
      key: "Papier zrobiono z masy drzewnej, która zawiera kwasy.",
      others: [
        ["Papier zrobiono ze szmat, które z czasem butwieją.", "Szmaty zastąpiono wtedy masą drzewną."],
        ["Farba na bazie oleju przeżarła włókna papieru.", "Kruszenie wywołują kwasy w papierze."],
        ["Kartki wycięto z pergaminu, który szybko wysycha.", "Pergamin jest trwalszy od papieru."],
        ["Maszyna rotacyjna zgniotła wstęgę w czasie druku.", "Kartki kruszą się dopiero po latach."],
        ["Drucik znaku wodnego rdzewieje w środku kartki.", "Drucik jest przymocowany do sita."],
      ],
      quote: "Taki papier zawiera jednak kwasy, dlatego po kilkudziesięciu latach żółknie i się kruszy.",
      why: "Od połowy XIX wieku papier robiono z masy drzewnej, a ta zawiera kwasy.",
      bloom: "apply",
    },
    {
      stem: "W jaki sposób druk przyczynił się do ujednolicenia języków?",
      key: "Drukarze unikali form zrozumiałych tylko w jednej okolicy.",
      others: [
        ["Cenzura dopuszczała do druku jedno narzecze w kraju.", "Cenzura kontrolowała treść."],
        ["Uczeni ustalili pisownię w osobnych traktatach.", "Mowa o drukarzach, nie o traktatach."],
        ["Czcionki ruchome miały litery jednego tylko alfabetu.", "Drukowano też cyrylicą."],
        ["Czytelnicy odsyłali drukarzom książki z błędami.", "O odsyłaniu książek nie ma mowy."],
        ["Kopiści przepisywali księgi z jednego wzoru.", "Chodzi o druk, nie o kopistów."],
      ],
      quote:
        "Drukarz chciał sprzedać książkę w wielu okolicach, więc unikał form zrozumiałych tylko w jednej.",
      why: "Kto chciał sprzedawać w wielu okolicach, pisał językiem zrozumiałym w każdej z nich.",
      bloom: "understand",
    },
    {
      stem: "Załóżmy, że drukarz z XV wieku dostaje zamówienie na tanią książkę. Dlaczego nie użyje pergaminu?",
      key: "Papier kosztuje go kilka razy mniej niż pergamin.",
      others: [
        ["Pergamin schnie po druku kilka razy dłużej niż papier.", "O schnięciu nie ma mowy."],
        [
          "Pergamin niszczy się w druku kilka razy szybciej niż papier.",
          "Pergamin jest trwalszy od papieru.",
        ],
        [
          "Papier łatwiej jest zdobić znakiem wodnym niż pergamin.",
          "Znak wodny służył do oznaczania wytwórcy.",
        ],
        ["Papier przyjmuje farbę kilka razy lepiej niż pergamin.", "Nie porównano, jak przyjmują farbę."],
        ["Pergamin wolno było kupować tylko klasztorom.", "O takim zakazie nie ma mowy."],
      ],
      quote:
        "W połowie XV wieku papier kosztował już kilka razy mniej, dlatego drukarze sięgali po pergamin tylko wtedy, gdy zamawiał go bogaty klient.",
      why: "Przy taniej książce o wyborze decyduje cena podłoża.",
      bloom: "apply",
    },
    {
      stem: "Dlaczego offsetem można drukować na szorstkim papierze?",
      key: "Gumowy walec dopasowuje się do nierówności.",
      others: [
        ["Stalowy walec wygładza papier przed odbiciem.", "Walec w offsecie jest gumowy."],
        ["Gorąca płyta topi włókna wystające z papieru.", "O topieniu włókien nie ma mowy."],
        ["Suchy proszek wypełnia zagłębienia w papierze.", "Suchy proszek stosuje się w kserografii."],
        ["Tłusta kredka przywiera do każdego podłoża.", "Kredką rysuje się na kamieniu."],
        ["Farba przechodzi z płyty wprost na papier.", "Farba przechodzi najpierw na gumowy walec."],
      ],
      quote: "Guma dopasowuje się do nierówności, więc można drukować także na szorstkim papierze.",
      why: "Miękka guma przylega także tam, gdzie papier jest nierówny.",
      bloom: "understand",
    },
  ],
  de: [
    {
      stem: "Warum wird das Kältemittel eines Kühlschranks verdichtet, nachdem es verdampft ist?",
      key: "Damit es an der Rückseite flüssig wird und Wärme abgibt.",
      others: [
        ["Damit es im Inneren schneller verdampft und Wärme aufnimmt.", "Verdampft ist es dann bereits."],
        [
          "Damit es kälter wird als die Luft im Inneren des Geräts.",
          "Durch das Verdichten wird es nicht kälter.",
        ],
        ["Damit es in den Leitungen weniger Platz beansprucht.", "Um den Platz geht es dabei nicht."],
        ["Damit es Arbeit leistet und den Strom des Geräts ersetzt.", "Ein Kühlschrank braucht Strom."],
        [
          "Damit es die Wärme der Rückseite nach innen befördert.",
          "Die Wärme wird an der Rückseite abgegeben.",
        ],
      ],
      quote:
        "Anschließend wird es verdichtet, damit es an der Rückseite wieder flüssig werden und die Wärme abgeben kann.",
      why: "Erst verdichtet kann das Kältemittel die aufgenommene Wärme nach außen abgeben.",
      bloom: "understand",
    },
    {
      stem: "Warum weichen wirkliche Gase bei hohem Druck vom idealen Gas ab?",
      key: "Ihre Teilchen ziehen sich an und beanspruchen selbst Platz.",
      others: [
        [
          "Ihre Teilchen zerfallen bei Stößen in kleinere Bruchstücke.",
          "Von einem Zerfall ist nicht die Rede.",
        ],
        [
          "Ihre Teilchen tauschen keine Energie mehr miteinander aus.",
          "Auch ideale Teilchen stoßen einander.",
        ],
        [
          "Ihre Teilchen verlieren einen Teil ihrer inneren Energie.",
          "Die Abweichung hat einen anderen Grund.",
        ],
        [
          "Ihre Teilchen ordnen sich in gleichen Abständen an.",
          "Eine solche Anordnung wird nicht beschrieben.",
        ],
        ["Ihre Teilchen stoßen sich gegenseitig immer stärker ab.", "Sie ziehen sich an."],
      ],
      quote:
        "Bei hohem Druck und tiefer Temperatur weichen wirkliche Gase davon ab, weil sich ihre Teilchen dann anziehen und selbst Platz beanspruchen.",
      why: "Beim idealen Gas haben die Teilchen keine Ausdehnung und beeinflussen einander nicht.",
      bloom: "analyze",
    },
    {
      stem: "Jemand pumpt rasch einen Fahrradreifen auf und bemerkt, dass die Luft in der Pumpe heiß wird. Wie lässt sich das erklären?",
      key: "Die Arbeit erhöht die innere Energie, und die Wärme kann so schnell nicht entweichen.",
      others: [
        [
          "Die Reibung des Kolbens erwärmt das Metall, und das Metall erwärmt dann die Luft.",
          "Entscheidend ist die Arbeit an der Luft.",
        ],
        [
          "Die Umgebung gibt Wärme an die Luft ab, weil deren Druck beim Pumpen gesunken ist.",
          "Der Druck steigt, und Wärme fließt nicht zu.",
        ],
        [
          "Die Luft dehnt sich im Reifen aus, und dabei wird gespeicherte Wärme freigesetzt.",
          "Heiß wird sie beim Zusammendrücken.",
        ],
        [
          "Die Teilchen der Luft verbinden sich, und die Bindung setzt chemische Energie frei.",
          "Von einer Bindung ist nicht die Rede.",
        ],
        [
          "Die Temperatur bleibt gleich, und der höhere Druck fühlt sich auf der Haut heiß an.",
          "Die Luft wird tatsächlich heiß.",
        ],
      ],
      quote:
        "Drückt man eine Luftpumpe rasch zusammen, so wird die Luft heiß, weil die Arbeit ihre innere Energie erhöht und die Wärme in der kurzen Zeit nicht entweichen kann.",
      why: "Der Vorgang ist nahezu adiabatisch: zugeführte Arbeit wird zu innerer Energie.",
      bloom: "apply",
    },
    {
      stem: "Warum haben Küsten am Meer ein milderes Klima?",
      key: "Wasser hat eine auffallend hohe Wärmekapazität.",
      others: [
        ["Wasser leitet die Wärme besser als Eisen.", "Es geht um die Wärmekapazität."],
        [
          "Wasser gibt seine Wärme durch Strahlung sofort ab.",
          "Gerade das sofortige Abgeben geschieht nicht.",
        ],
        ["Wasser hat überall auf der Erde die gleiche Temperatur.", "Das wird nirgends behauptet."],
        ["Wasser erwärmt sich schneller als Aluminium.", "Aluminium hat die kleinere Wärmekapazität."],
        ["Wasser verdampft an der Küste bei niedrigerem Druck.", "Vom Verdampfen ist nicht die Rede."],
      ],
      quote:
        "Aus diesem Grund mildern Meere das Klima ihrer Küsten, und deshalb dient Wasser als Kühlmittel und in der Heizung.",
      why: "Wegen seines hohen Wertes nimmt Wasser viel Energie auf, ehe es wärmer wird.",
      bloom: "understand",
    },
    {
      stem: "Warum gilt die Wärme nicht als Zustandsgröße?",
      key: "Sie beschreibt, was zwischen zwei Zuständen geschieht.",
      others: [
        [
          "Sie wächst mit der Menge des untersuchten Stoffes.",
          "Auch Zustandsgrößen können mit der Menge wachsen.",
        ],
        ["Sie hat in jedem Körper einen anderen Nullpunkt.", "Vom Nullpunkt ist dabei nicht die Rede."],
        ["Sie lässt sich mit einem Thermometer schlecht messen.", "Auf die Messung kommt es nicht an."],
        [
          "Sie bleibt in einem geschlossenen System erhalten.",
          "Ein geschlossenes System tauscht Energie aus.",
        ],
        [
          "Sie hängt vom Druck und vom Volumen des Körpers ab.",
          "Druck und Volumen sind selbst Zustandsgrößen.",
        ],
      ],
      quote:
        "Wärme und Arbeit hingegen sind Prozessgrößen, weil sie beschreiben, was auf dem Weg von einem Zustand zum anderen geschieht.",
      why: "Eine Zustandsgröße hängt allein vom gegenwärtigen Zustand ab.",
      bloom: "analyze",
    },
    {
      stem: "Angenommen, zwei Metallblöcke stehen jeweils mit demselben Thermometer im Gleichgewicht. Was folgt daraus?",
      key: "Die Blöcke stehen auch miteinander im Gleichgewicht.",
      others: [
        [
          "Die Blöcke stehen mit Körpern gleicher Masse im Gleichgewicht.",
          "Auf die Masse kommt es nicht an.",
        ],
        [
          "Die Blöcke enthalten gleich viel innere Energie.",
          "Gleiche Temperatur heißt nicht gleiche Energie.",
        ],
        ["Die Blöcke bestehen aus dem gleichen Metall.", "Der Stoff spielt keine Rolle."],
        ["Die Blöcke tauschen weiter Wärme miteinander aus.", "Im Gleichgewicht ändert sich nichts mehr."],

        [
          "Die Blöcke erwärmen sich bei Berührung gegenseitig.",
          "Bei gleicher Temperatur geschieht das nicht.",
        ],
      ],
      quote: "Nur deshalb darf man mit einem Thermometer die Temperaturen verschiedener Körper vergleichen.",
      why: "Der nullte Hauptsatz überträgt das Gleichgewicht auf beide Körper.",
      bloom: "apply",
    },
  ],
  es: [
    {
      stem: "¿Por qué la contaminación de las aguas profundas dura mucho más que la del aire?",
      key: "El agua permanece en los océanos alrededor de tres mil años.",
      others: [
        [
          "El agua profunda es más densa y disuelve mejor la suciedad.",
          "La razón es el tiempo de residencia.",
        ],
        [
          "El agua de los océanos apenas se evapora en los trópicos.",
          "La mayor parte del vapor procede de los océanos.",
        ],
        ["El aire destruye la suciedad gracias a la luz del Sol.", "El aire se limpia con la lluvia."],
        [
          "El aire contiene menos suciedad que los ríos y los lagos.",
          "No se compara la cantidad de suciedad.",
        ],
        ["El agua salada conserva la suciedad como si fuera hielo.", "La sal no tiene que ver con ello."],
      ],
      quote: "En la atmósfera dura unos nueve días; en los océanos, alrededor de tres mil años.",
      why: "Cuanto mayor es el tiempo de residencia, más tarda en renovarse el agua.",
      bloom: "understand",
    },
    {
      stem: "¿Cómo demostró Pierre Perrault que los ríos no necesitan mares subterráneos?",
      key: "Midió que la lluvia de la cuenca supera con creces el caudal del río.",
      others: [
        ["Calculó cuánta agua evapora el Mediterráneo en un día de verano.", "Ese cálculo lo hizo Halley."],
        ["Excavó pozos junto al Sena y no encontró agua en ninguno de ellos.", "No se habla de pozos."],
        ["Comparó la sal del agua del río con la sal del agua del mar.", "Midió la lluvia, no la sal."],
        [
          "Navegó por el océano y tomó muestras en cientos de estaciones.",
          "Eso lo hizo la expedición del Challenger.",
        ],
        ["Observó que el río llevaba más agua después de cada nevada.", "No se mencionan nevadas."],
      ],
      quote:
        "Midió la lluvia que cae en la cuenca alta del Sena y halló que era unas seis veces mayor que el caudal del río en ese tramo.",
      why: "Si llueve seis veces más de lo que lleva el río, la lluvia basta.",
      bloom: "analyze",
    },
    {
      stem: "Un pueblo costero extrae de su acuífero más agua de la que se infiltra. ¿Qué problema cabe esperar con el tiempo?",
      key: "El agua del mar entra en el acuífero y lo vuelve salobre.",
      others: [
        ["El nivel freático sube y el agua inunda los sótanos.", "El nivel freático baja."],
        ["El agua del acuífero brota por sí sola en los pozos.", "Eso ocurre en un pozo artesiano."],
        ["La lluvia disminuye porque se evapora menos agua.", "No se dice nada de la lluvia."],
        ["La roca del acuífero se disuelve y forma cuevas nuevas.", "No se atribuye a la extracción."],
        ["El agua dulce desplaza al agua salada mar adentro.", "Sucede lo contrario."],
      ],
      quote: "Cerca de la costa, el agua del mar puede penetrar en el acuífero y volverlo salobre.",
      why: "Al bajar el nivel freático cerca de la costa, el mar ocupa su lugar.",
      bloom: "apply",
    },
    {
      stem: "¿Qué ocurre con la pesca de Perú durante El Niño, y por qué?",
      key: "Disminuye, ya que sube menos agua rica en nutrientes.",
      others: [
        ["Aumenta, ya que el agua cálida atrae a más peces.", "La pesca disminuye."],
        ["Disminuye, ya que las lluvias vuelven dulce el mar.", "La causa es el afloramiento más débil."],
        ["Aumenta, ya que el viento acerca los peces a la costa.", "La pesca disminuye."],
        ["Disminuye, ya que la sequía vacía los ríos de la costa.", "En Perú caen lluvias torrenciales."],
        ["Se mantiene, ya que los barcos se alejan hacia el sur.", "La pesca no se mantiene."],
      ],
      quote:
        "Durante El Niño el afloramiento se debilita, la pesca disminuye y caen lluvias torrenciales en la costa de Perú y Ecuador, mientras que en Australia e Indonesia hay sequía.",
      why: "Con un afloramiento débil llegan menos nutrientes a la superficie.",
      bloom: "analyze",
    },
    {
      stem: "Imagina que la Luna y el Sol forman un ángulo recto con la Tierra. ¿Cómo serán entonces las mareas?",
      key: "Más débiles, porque sus efectos no se suman",
      others: [
        ["Más fuertes, porque sus efectos se suman", "Eso ocurre cuando están alineados."],
        ["Más frecuentes, porque la Luna gira más deprisa", "La Luna no gira más deprisa."],
        ["Más largas, porque el Sol atrae el agua dos veces", "No se habla de la duración."],
        ["Más cálidas, porque el Sol calienta ambos lados", "Las mareas no dependen del calor."],
        ["Más altas, porque el viento sopla de lado", "El viento causa las olas."],
      ],
      quote: "Cuando forman un ángulo recto, las mareas son más débiles y se llaman mareas muertas.",
      why: "Solo los astros alineados suman sus efectos.",
      bloom: "apply",
    },
    {
      stem: "¿Por qué el agua que hay bajo la termoclina no se mezcla fácilmente con la de arriba?",
      key: "Es más fría y más densa que el agua de la superficie.",
      others: [
        [
          "Es menos salada y casi siempre más ligera que la de arriba.",
          "El agua fría y salada es más densa.",
        ],
        [
          "Está encerrada por una capa de sedimentos muy finos.",
          "Los sedimentos están en la llanura abisal.",
        ],
        [
          "Se mueve en dirección contraria por la rotación terrestre.",
          "Ese es el efecto Coriolis en la superficie.",
        ],
        ["Recibe más luz y forma corrientes que suben en vertical.", "La luz no llega tan abajo."],
        ["Contiene menos oxígeno y repele el agua de los ríos.", "No se habla del oxígeno."],
      ],
      quote:
        "Separa el agua cálida de la superficie del agua fría del fondo, y dificulta que ambas se mezclen.",
      why: "Cuanto más fría y más salada es el agua, más densa es.",
      bloom: "analyze",
    },
  ],
  uk: [
    {
      stem: "Чому всі найбільші сучасні телескопи є рефлекторами?",
      key: "Велике дзеркало виготовити легше, ніж велику лінзу.",
      others: [
        ["Увігнуте дзеркало збирає більше радіохвиль, ніж антена.", "Радіохвилі приймають радіотелескопи."],
        ["Велика лінза поглинає світло далеких зір повністю.", "Про повне поглинання не йдеться."],
        ["Перший рефлектор збудував сам Ісаак Ньютон.", "Це не пояснює вибору великих приладів."],
        ["Дзеркало дає кольорове зображення, а лінза — сіре.", "Про колір зображення не йдеться."],
        ["Лінза працює лише поблизу поверхні Землі.", "Такого обмеження не названо."],
      ],
      quote:
        "Велике дзеркало виготовити легше, ніж велику лінзу, тому всі найбільші сучасні телескопи є рефлекторами.",
      why: "Розмір телескопа обмежує те, наскільки велику деталь можна виготовити.",
      bloom: "understand",
    },
    {
      stem: "Чому сонячні плями здаються темними?",
      key: "Вони холодніші за сусідні ділянки фотосфери.",
      others: [
        ["Вони лежать нижче від видимої поверхні Сонця.", "Плями — це ділянки самої фотосфери."],
        ["Їх закриває від нас корона під час затемнення.", "Корона плям не закриває."],
        ["У них припиняється рух заряджених частинок.", "Про це не йдеться."],
        ["Вони складаються з гелію, який не світиться.", "Причина в температурі."],
        ["На них падає тінь найближчих до Сонця планет.", "Тінь планет тут ні до чого."],
      ],
      quote:
        "Вони здаються темними, тому що холодніші за сусідні ділянки приблизно на півтори тисячі градусів.",
      why: "Холодніша ділянка світить слабше, тож на тлі сусідніх здається темною.",
      bloom: "understand",
    },
    {
      stem: "Астроном порівнює дві зорі й бачить, що паралакс першої вдвічі більший. Який висновок він може зробити?",
      key: "Перша зоря розташована ближче, ніж друга.",
      others: [
        ["Перша зоря рухається швидше, ніж друга.", "Паралакс спричиняє рух Землі."],
        ["Перша зоря гарячіша й яскравіша, ніж друга.", "Паралакс не залежить від температури."],
        ["Перша зоря розташована далі, ніж друга.", "Більший паралакс мають ближчі зорі."],
        ["Перша зоря змінює яскравість частіше, ніж друга.", "Це стосується цефеїд."],
        ["Перша зоря має більшу масу, ніж друга.", "Маси паралакс не показує."],
      ],
      quote: "Що більший паралакс, то ближча зоря.",
      why: "Близька зоря зміщується на тлі далеких сильніше.",
      bloom: "apply",
    },
    {
      stem: "Чому на Венері гарячіше, ніж на Меркурії, хоча Меркурій ближчий до Сонця?",
      key: "Густа атмосфера з вуглекислого газу затримує тепло.",
      others: [
        ["Поверхня Венери темніша і поглинає більше світла.", "Ідеться про атмосферу."],
        ["У надрах Венери триває термоядерний синтез.", "Синтез відбувається в зорях."],
        ["Венера обертається навколо Сонця швидше.", "Швидкість тут ні до чого."],
        ["Сонячний вітер нагріває лише верхні шари Венери.", "Тепло затримує густа атмосфера."],
        ["Венера отримує тепло від свого великого супутника.", "Супутників Венера не має."],
      ],
      quote:
        "Її густа атмосфера з вуглекислого газу затримує тепло, і тому температура на поверхні сягає 465 градусів.",
      why: "Парниковий ефект нагріває Венеру сильніше, ніж близькість до Сонця — Меркурій.",
      bloom: "analyze",
    },
    {
      stem: "Уявімо, що зоря набагато масивніша за Сонце. Чим закінчиться її життя?",
      key: "Спалахом, який викине в космос хімічні елементи",
      others: [
        ["Стисканням, яке поверне її до стану туманності", "Туманність — це початок життя зорі."],
        ["Охолодженням, яке перетворить її на планету-гіганта", "Планети утворюються інакше."],
        [
          "Скиданням оболонки, після якого лишиться білий карлик",
          "Так закінчує життя зоря, подібна до Сонця.",
        ],
        ["Зіткненням, яке з’єднає її з найближчою зорею", "Про зіткнення не йдеться."],
        [
          "Рівновагою, у якій вона світитиме без кінця",
          "Рівновага триває більшу частину життя, а не завжди.",
        ],
      ],
      quote:
        "Унаслідок такого спалаху в космос викидаються хімічні елементи, з яких згодом утворюються нові зорі й планети.",
      why: "Масивна зоря закінчує життя спалахом наднової.",
      bloom: "apply",
    },
    {
      stem: "Чому Плутон не вважають планетою, хоча він обертається навколо Сонця?",
      key: "Він не розчистив околиці своєї орбіти.",
      others: [
        ["Він розташований далі, ніж усі астероїди.", "Відстань в означенні не згадано."],
        ["Він не має жодного власного супутника.", "Супутники в означенні не згадано."],
        ["Він складається з льоду, а не з каменю.", "Склад в означенні не згадано."],
        ["Він рухається повільніше, ніж Нептун.", "Швидкість в означенні не згадано."],
        ["Він має форму, далеку від кулястої.", "Не виконано саме третю умову."],
      ],
      quote: "Плутон не відповідає третій умові, тому його зараховано до карликових планет.",
      why: "Третя умова означення — розчищені околиці орбіти.",
      bloom: "understand",
    },
  ],
  ja: [
    {
      stem: "ウェゲナーの大陸移動説が当時広く受け入れられなかったのはなぜですか。",
      key: "大陸を動かす力を説明できなかったから",
      others: [
        ["大陸の海岸線の形が似ていなかったから", "海岸線の形はよく似ていた。"],
        ["海底の化石を集めることができなかったから", "化石が似ていることには気づいていた。"],
        ["気象学者の論文を読む人がいなかったから", "読者の数については述べられていない。"],
        ["プレートの速さを間違えて計算していたから", "速さの計算は行われていない。"],
        ["海底の調査の結果と食い違っていたから", "海底の調査はこの説が見直されるきっかけになった。"],
      ],
      quote: "しかし、大陸を動かす力を説明できなかったため、当時は広く受け入れられなかった。",
      why: "力の正体がわからないままでは、説として認められなかった。",
      bloom: "understand",
    },
    {
      stem: "津波が岸に近づくほど高くなるのはなぜですか。",
      key: "浅い所で遅くなった前の波に後ろの波が追いつくから",
      others: [
        ["浅い所で速くなった前の波が後ろの波を引き離すから", "浅い所では速さが下がる。"],
        ["岸からの風が海面近くの水だけを押し上げるから", "津波は風による波ではない。"],
        ["海底の砂が水に混ざって海水の量が増えるから", "砂が混ざることは述べられていない。"],
        ["岸に近い海水のほうが温度が高く軽いから", "温度は関係しない。"],
        ["深い所で生まれた波が岸に当たって跳ね返るから", "跳ね返りは理由になっていない。"],
      ],
      quote: "前の波に後ろの波が追いつくため、岸に近づくほど津波は高くなる。",
      why: "水深が浅くなると速さが下がり、波が重なって高くなる。",
      bloom: "understand",
    },
    {
      stem: "震源から遠い町のほうが近い町より震度が大きくなることがあるのは、どのような場合ですか。",
      key: "遠い町がやわらかい地盤の上にある場合",
      others: [
        ["遠い町のほうが標高の高い所にある場合", "標高については述べられていない。"],
        ["遠い町に活断層がまったくない場合", "活断層の有無は関係しない。"],
        ["近い町でP波のほうが先に届く場合", "P波はどこでも先に届く。"],
        ["近い町に鉄筋の建物が多くある場合", "建物の種類は震度を変えない。"],
        ["遠い町で緊急地震速報が遅れた場合", "速報はゆれの強さを変えない。"],
      ],
      quote:
        "ふつうは震源に近いほど大きいが、やわらかい地盤の上では、離れていてもゆれが大きくなることがある。",
      why: "やわらかい地盤では、離れていてもゆれが大きくなることがある。",
      bloom: "apply",
    },
    {
      stem: "花こう岩の鉱物の粒が肉眼でも見分けられるのはなぜですか。",
      key: "地下深くでゆっくり冷えて結晶が大きく育つから",
      others: [
        ["地表近くで急に冷えて結晶が細かく割れるから", "急に冷えた岩石は火山岩である。"],
        ["二酸化ケイ素が少なく粒の色が濃くなるから", "粒の大きさは冷え方で決まる。"],
        ["火山ガスの抜けた穴が結晶のように見えるから", "穴が多いのは軽石である。"],
        ["溶岩と火山灰が交互に積み重なっているから", "それは成層火山のつくりである。"],
        ["高い圧力で小さな粒どうしがくっつくから", "圧力でくっつくとは述べられていない。"],
      ],
      quote: "ゆっくり冷えると鉱物の結晶が大きく育つため、花こう岩の粒は肉眼でも見分けられる。",
      why: "深成岩はゆっくり冷えるので、結晶が大きくなる。",
      bloom: "understand",
    },
    {
      stem: "あるマグマは二酸化ケイ素の割合が大きく、温度も低いとする。このマグマはどのような火山をつくりやすいですか。",
      key: "流れにくいので、こんもりとした溶岩ドーム",
      others: [
        ["流れやすいので、傾斜のゆるやかな盾状火山", "粘り気が強いと流れにくい。"],
        ["固まりやすいので、海底に続く深い海溝", "海溝はプレートの沈み込みでできる。"],
        ["膨らみやすいので、広くくぼんだカルデラ", "カルデラは大量のマグマが噴き出した跡である。"],
        ["冷えやすいので、細かな灰だけの低い丘", "灰だけの丘については述べられていない。"],
        ["割れやすいので、水平にずれ動く活断層", "活断層は火山の形ではない。"],
      ],
      quote: "粘り気の強いマグマは流れにくく、こんもりとした溶岩ドームをつくる。",
      why: "二酸化ケイ素が多く温度が低いほど、粘り気は強くなる。",
      bloom: "apply",
    },
    {
      stem: "二つの町で初期微動継続時間を比べると、東の町のほうが長かった。その結果から何がわかりますか。",
      key: "東の町が西の町よりも震源から遠いこと",
      others: [
        ["東の町が西の町よりも地盤がかたいこと", "地盤のかたさは時間からはわからない。"],
        ["東の町が西の町よりも震度が大きいこと", "時間が表すのは距離である。"],
        ["東の町でのマグニチュードが大きいこと", "マグニチュードは地震そのものの値である。"],
        ["東の町ではS波が先に届いていたこと", "先に届くのはP波である。"],
        ["東の町の真下に震央が位置していること", "震央に近いほど時間は短い。"],
      ],
      quote: "この時間は震源からの距離にほぼ比例する。",
      why: "時間が長いほど、震源までの距離は大きい。",
      bloom: "apply",
    },
  ],
};

export const WELL_WRITTEN = Object.fromEntries(
  Object.entries(TOLD).map(([language, items]) => [language, items.map(itemOf)]),
) as unknown as Readonly<Record<Language, readonly ModelItem[]>>;
