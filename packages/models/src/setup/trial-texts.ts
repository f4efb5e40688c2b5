import type { Language } from "@quizmill/contract";

/** Short passages of the project's own that a model is tried on: one in each language, and more in English. */
export const TRIAL_TEXTS: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  en: [
    "Yeast is a fungus that feeds on sugar. Where there is plenty of oxygen, yeast breaks sugar down completely into water and carbon dioxide and grows fast. Without oxygen it turns sugar into alcohol and carbon dioxide instead, which gives it far less energy. Bakers want the gas: bubbles of carbon dioxide are caught in the dough and make it rise. Wheat dough holds these bubbles because kneading links its proteins into an elastic net, the gluten. Rye has hardly any gluten, so rye bread stays dense. In the hot oven the bubbles expand once more before the heat kills the yeast, and the alcohol evaporates.",
    "A lock lifts a boat from one level of a canal to the next without any engine. The boat enters a chamber with a gate at each end. Once the lower gate is shut, sluices let water flow in from above until the level in the chamber equals that of the upper canal. Only then can the upper gate be opened, because before that the weight of the higher water presses it shut. The pair of gates forms a blunt arrow that points upstream, so the pressure of the water closes the joint between them. Each passage uses one chamber of water from the upper canal. Canals that cross a hill therefore need a reservoir at the top.",
    "Insurance works because many people pay for the loss of a few. The company cannot know whose house will burn, but of a hundred thousand houses it can say quite well how many will. The more houses are insured, the closer the real number comes to the expected one. This fails where one event hits all at once, such as a flood in a whole valley, so companies insure themselves against such events. It also fails where only those buy insurance who expect a loss. Some laws therefore make a kind of insurance compulsory for everybody.",
  ],
  pl: [
    "Śluza podnosi statek z jednego poziomu kanału na drugi bez żadnego silnika. Statek wpływa do komory, która ma wrota na obu końcach. Gdy dolne wrota są zamknięte, zastawki wpuszczają wodę z góry, aż poziom w komorze zrówna się z poziomem górnego kanału. Dopiero wtedy można otworzyć górne wrota, bo wcześniej dociska je ciężar wyższej wody. Skrzydła wrót tworzą tępą strzałę skierowaną pod prąd, więc nacisk wody uszczelnia szczelinę między nimi. Każde śluzowanie zużywa jedną komorę wody z górnego kanału. Dlatego kanał, który przechodzi przez wzniesienie, potrzebuje na szczycie zbiornika.",
  ],
  de: [
    "Eine Schleuse hebt ein Schiff ohne Motor von einer Höhe des Kanals auf die nächste. Das Schiff fährt in eine Kammer, die an beiden Enden ein Tor hat. Ist das untere Tor geschlossen, lassen Schieber von oben Wasser ein, bis der Spiegel der Kammer dem des oberen Kanals gleicht. Erst dann lässt sich das obere Tor öffnen, denn vorher drückt das höhere Wasser es zu. Die Torflügel bilden einen stumpfen Pfeil gegen den Strom, so dass der Druck des Wassers die Fuge zwischen ihnen schließt. Jede Schleusung verbraucht eine Kammer Wasser aus dem oberen Kanal. Kanäle über einen Hügel brauchen deshalb oben einen Speicher.",
  ],
  es: [
    "Una esclusa eleva un barco de un nivel del canal al siguiente sin ningún motor. El barco entra en una cámara con una compuerta en cada extremo. Cuando la compuerta inferior está cerrada, unas válvulas dejan entrar agua desde arriba hasta que el nivel de la cámara iguala al del canal superior. Solo entonces puede abrirse la compuerta superior, porque antes la aprieta el peso del agua más alta. Las hojas de la compuerta forman una flecha roma contra la corriente, de modo que la presión del agua cierra la junta entre ellas. Cada paso gasta una cámara de agua del canal superior. Por eso los canales que cruzan una colina necesitan un embalse en lo alto.",
  ],
  uk: [
    "Шлюз піднімає судно з одного рівня каналу на інший без жодного двигуна. Судно заходить у камеру, що має ворота на обох кінцях. Коли нижні ворота зачинені, засувки впускають воду згори, доки рівень у камері не зрівняється з рівнем верхнього каналу. Лише тоді можна відчинити верхні ворота, бо доти їх притискає вага вищої води. Стулки воріт утворюють тупу стрілу проти течії, тому тиск води закриває щілину між ними. Кожне шлюзування витрачає одну камеру води з верхнього каналу. Через це канали, що перетинають пагорб, потребують водосховища на вершині.",
  ],
  ja: [
    "閘門は、エンジンを使わずに船を運河の一つの水位から次の水位へ持ち上げる設備である。船は両端に扉のある閘室に入る。下側の扉が閉まると、注水口から上流の水が流れ込み、閘室の水位は上流の運河と同じになる。それまでは高い側の水の重さが扉を押さえつけているため、上側の扉は水位がそろってから開けられる。扉の二枚の戸は上流に向かって浅い山形に合わさり、水圧が合わせ目を密閉する。船を一度通すたびに、閘室一杯分の水が上流から失われる。そのため、丘を越える運河は頂上に貯水池を必要とする。",
  ],
};
