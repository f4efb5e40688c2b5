import type { SemanticClassWords } from "../phrasing.ts";

/** Words that name the class of a thing in English. */
export const EN_THINGS: SemanticClassWords = {
  listed: {
    happening:
      "process reaction change movement phenomenon event activity action act effect loss splitting growth flow rise fall transfer release exchange war battle conflict behavior behaviour response reflex series sequence shift explosion flash decrease increase decline burst recall storage discharge collapse wave transition revolution rebellion strike attempt",
    way: "method technique procedure approach therapy treatment strategy way practice means mode",
    field: "science study branch discipline field subfield",
    person:
      "person people man woman individual scientist physicist writer author king emperor doctor worker member participant researcher observer therapist psychologist patient child adult student teacher leader soldier official lawyer judge merchant founder",
    living: "organism plant animal bacterium species tree bird fish insect mammal fungus virus",
    substance:
      "substance gas liquid fluid pigment molecule compound element mineral rock metal material protein enzyme acid salt mixture drug chemical hormone neurotransmitter ion solution agent medium fuel oxide isotope fat sugar",
    measure:
      "measure ratio number amount distance speed velocity temperature unit value rate quantity degree size length height depth extent volume mass pressure frequency score statistic intensity proportion share percentage price cost sum density energy force voltage current resistance charge power",
    device:
      "device machine instrument tool apparatus engine telescope program software computer processor vehicle ship weapon circuit sensor container",
    part: "part region area layer surface structure organ tissue cell membrane lobe cortex sac pore space zone edge boundary point line stack fiber fibre gland organelle place opening brain",
    body: "star planet moon body galaxy comet",
    land: "city town country state continent sea ocean river mountain island territory valley desert lake building room",
    group:
      "group organization organisation committee institution company party team subset population sample collection class set school community society system network race family tribe army court council agency firm bank union",
    sign: "book text document letter script abbreviation word name file record list graph curve diagram map chart magazine newspaper statement sentence language symbol question version image picture term message signal command address notation treaty contract poem novel song",
    state:
      "property ability capacity tendency trait state condition disorder disease illness syndrome feeling emotion experience sense lack absence presence quality characteristic mood situation fear skill pattern attraction aggression weakness pain status right advantage injury",
    idea: "belief idea theory concept rule law principle hypothesis prediction norm plan view explanation model perspective thought expectation attitude policy doctrine ideology religion",
    time: "period stage phase era age century",
  },
  endings: [
    [/(?:logy|graphy|metry|nomics|onomy)$/u, "field"],
    [/(?:lysis|esis|osis|ification|ization|isation|ation|ition|ing|uction|ection|sion)$/u, "happening"],
    [/(?:ness|ity|phobia|ability)$/u, "state"],
    [/(?:ologist|ician|ographer|onomer|(?<!agon|tw|en|\b\p{L}{0,2})ist)s?$/u, "person"],
  ],
};

/** Words that name the class of a thing in German. */
export const DE_THINGS: SemanticClassWords = {
  listed: {
    happening:
      "Vorgang Prozess Reaktion Ablauf Ereignis Erscheinung Phänomen Effekt Übergang Verlust Schwingung Entladung Verschwinden Entstehen Änderung Bewegung Krieg Schlacht Aussendung Umwandlung Bildung Zunahme Abnahme Aufstand Aussenden Empfang Wachstum Zerfall Krise Revolution Anstieg Rückgang Zufluss Abfluss Transport Wechsel Austausch Kreislauf Kontextwechsel",
    way: "Verfahren Methode Technik Vorgehen Weg Betriebsart Übertragungsverfahren",
    field: "Lehre Wissenschaft Teilgebiet Fachgebiet Disziplin Kunde",
    person:
      "Person Mensch Forscher Physiker Schriftsteller König Kaiser Funkamateur Kind Arzt Betreiber Bediener",
    living: "Lebewesen Organismus Pflanze Tier Bakterium Baum Vogel Insekt",
    substance:
      "Stoff Gas Flüssigkeit Molekül Verbindung Element Mineral Gestein Metall Material Säure Salz Gemisch Lösung Hormon Enzym Protein Eiweiß Pigment Farbstoff Wirkstoff Nährstoff Brennstoff Rohstoff Abfallstoff Zucker Fett Base Ion Atom Teilchen Gift Filtrat Urin Blut Harn Vitamin Isotop Legierung Medikament Antibiotikum",
    measure:
      "Größe Maß Verhältnis Zahl Anzahl Abstand Entfernung Geschwindigkeit Temperatur Einheit Wert Menge Winkel Länge Höhe Tiefe Druck Frequenz Leistung Spannung Widerstand Quadrat Betrag Anteil Faktor Koeffizient Kraft Energie Masse Strom Stromstärke Dichte Volumen Preis Summe Steuer Zoll Abgabe Gebühr Lohn Zins Gewicht Umfang Drehzahl Wartezeit Laufzeit",
    device:
      "Gerät Maschine Werkzeug Instrument Apparat Motor Empfänger Sender Antenne Stecker Kontakt Schalter Bauteil Programm Software Messgerät Batterie Kabel Station Gegenstand Verstärker Filter Schaltung Kondensator Spule Widerstandsbauteil Fahrzeug Schiff",
    part: "Teil Bereich Schicht Oberfläche Gebiet Region Zone Rand Punkt Linie Stelle Raum Organ Zelle Gewebe Abschnitt Fläche Seite Kern Ebene Gefäß Kanal Drüse Muskel Knochen Nerv Membran Blase Röhre Kapsel Körperchen Kanälchen Becken Rinde Funktionseinheit",
    body: "Stern Planet Mond Himmelskörper Komet",
    land: "Stadt Land Staat Insel Fluss Hauptstadt Dorf",
    group:
      "Gruppe Organisation Verband Verein Unternehmen Gesellschaft Partei Menge Behörde System Netz Netzwerk Verbund Parlament Versammlung Nationalversammlung Kammer Gericht Ministerium Kommission Heer Armee Zusammenschluss",
    sign: "Buch Text Abkürzung Wort Name Datei Liste Zeichen Kurve Diagramm Karte Zeitschrift Verzeichnis Fachmagazin Bezeichnung Nachricht Signal Befehl Vertrag Gedicht Roman",
    state:
      "Eigenschaft Zustand Fähigkeit Krankheit Störung Gefühl Mangel Gegenteil Neigung Insuffizienz Entzündung Erkrankung Infektion Schwäche Verklemmung",
    idea: "Regel Gesetz Satz Prinzip Theorie Annahme Vorstellung Begriff Grundsatz Plan Recht Verfassung Vorschrift Anspruch Norm",
    time: "Zeit Zeitraum Epoche Phase Jahrhundert Dauer",
  },
  endings: [
    [/(?:logie|graphie|grafie|metrie|kunde|lehre|wissenschaft|nomie|dynamik)$/u, "field"],
    [/(?:heit|keit|ität)$/u, "state"],
    [/(?:ung|tion|sion|ieren|lyse|these|ose)$/u, "happening"],
  ],
};

/** Words that name the class of a thing in Spanish. */
export const ES_THINGS: SemanticClassWords = {
  listed: {
    happening:
      "proceso reacción cambio movimiento fenómeno acontecimiento suceso efecto pérdida paso salida entrada caída subida ascenso oscilación flujo corriente guerra batalla transformación disminución aumento desplazamiento desplazamientos descomposición revolución rebelión emisión inflación deflación recesión crecimiento",
    way: "método técnica procedimiento manera modo vía estrategia",
    field: "ciencia estudio rama disciplina campo",
    person:
      "persona científico científica físico rey emperador escritor autor hombre mujer niño adulto paciente investigador estudiante químico",
    living: "organismo planta animal bacteria especie árbol ave insecto",
    substance:
      "sustancia gas líquido molécula compuesto elemento mineral roca metal material ácido sal mezcla ion ión materia disolución aleación emulsión dispersión gel agua vapor isótopo iones componente agente plástico sólido sólidos compuestos combustible partícula partículas electrón electrones protón neutrón mezclas soluciones solución hormona enzima proteína pigmento azúcar grasa aceite fármaco vitamina nutriente gas aleación catalizador polímero radical",
    measure:
      "medida cantidad número distancia velocidad temperatura unidad valor relación cociente magnitud longitud altura profundidad volumen masa presión frecuencia energía grado proporción fuerza coeficiente fracción intensidad carga radio ángulo suma precio densidad peso tasa índice renta coste salario impuesto arancel interés tipo",
    device:
      "aparato máquina instrumento herramienta dispositivo motor programa celda pila batería telescopio",
    part: "parte región capa superficie zona punto línea borde área órgano célula tejido pendiente prolongación cordillera extensión núcleo orbital lugar porción fosa llanura espacio fase franja sección orgánulo músculo hueso nervio vaso glándula membrana canal saco",
    body: "estrella planeta luna cometa astro",
    land: "ciudad país estado isla río mar océano continente provincia territorio valle desierto lago barrio distrito pueblo",
    group:
      "grupo organización institución empresa conjunto partido sociedad compañía equipo red clase familia ejército parlamento tribunal cámara senado congreso asamblea gobierno comité banco cartel mercado",
    sign: "libro texto abreviatura palabra nombre archivo lista signo símbolo gráfico gráfica curva diagrama mapa revista representación fórmula puntero mensaje señal orden dirección documento poema novela",
    state: "propiedad capacidad estado enfermedad trastorno tendencia sensación falta calidad condición",
    idea: "regla ley principio teoría hipótesis idea concepto creencia plan modelo derecho norma constitución reglamento decreto doctrina facultad",
    time: "período periodo etapa fase época siglo era",
  },
  endings: [
    [/(?:logía|grafía|metría|nomía)$/u, "field"],
    [/(?:ción|sión|miento|aje|lisis|síntesis)$/u, "happening"],
    [/(?:dad|tud|ez|eza)$/u, "state"],
  ],
};

/** Words that name the class of a thing in Polish. */
export const PL_THINGS: SemanticClassWords = {
  listed: {
    happening:
      "proces reakcja zmiana ruch zjawisko zdarzenie wydarzenie efekt utrata przepływ wzrost spadek akt działanie zachowanie wojna bitwa czynność synteza zanik rozpad powstanie rewolucja wzmocnienie",
    way: "metoda technika sposób procedura podejście terapia strategia leczenie druk test",
    field: "nauka dziedzina gałąź dyscyplina dział",
    person:
      "osoba człowiek rzemieślnik uczony psycholog lekarz król cesarz pisarz badacz dziecko rodzic uczeń pacjent administrator drukarz zecer dyrygent trener reżyser aktor śpiewak malarz kompozytor poeta filozof historyk sędzia adwokat świadek chirurg sportowiec zawodnik gracz żołnierz oficer generał prezydent minister poseł książę car cesarzowa ksiądz biskup papież mistrz robotnik chłop wydawca wynalazca inżynier programista użytkownik właściciel kupiec sprzedawca konsument przedsiębiorca ojciec matka wychowawca nauczyciel kierownik dyrektor wierzyciel dłużnik obrońca prokurator ławnik najemca pracodawca pracownik obywatel podatnik władca rycerz biegły",
    living: "organizm roślina zwierzę bakteria gatunek drzewo ptak owad",
    substance:
      "substancja papier gaz ciecz cząsteczka związek pierwiastek minerał skała metal materiał kwas sól mieszanina barwnik hormon skóra farba neuroprzekaźnik płyn neuroprzekaźniki błonnik tkanina paliwo",
    measure:
      "miara stosunek liczba ilość odległość prędkość temperatura jednostka wartość wielkość amplituda częstotliwość kilometr sekunda wysokość wskaźnik długość głębokość suma cena kwota współczynnik siła energia moc napięcie natężenie opór gęstość masa objętość kąt",
    device: "urządzenie maszyna przyrząd narzędzie aparat silnik program płyta stempel czcionka",
    part: "część element obszar warstwa powierzchnia okolica punkt linia błona organ narząd komórka szczelina przestrzeń strefa struktura pasmo odcinek fragment",
    body: "gwiazda planeta księżyc kometa",
    land: "miasto państwo kraj wyspa rzeka kontynent województwo wieś",
    group:
      "grupa organizacja instytucja firma zakład partia zespół zbiór towarzystwo społeczność zestaw sieć rodzina klasa naród wojsko",
    sign: "książka tekst skrót słowo nazwa plik lista znak litera pismo krój wykres mapa diagram czasopismo katalog wersja kreska ornament zakończenie zapis kod umowa wiersz powieść utwór sygnał komunikat polecenie gałąź migawka",
    state:
      "właściwość zdolność stan cecha zaburzenie choroba tendencja uczucie emocja brak skłonność odczuwanie doświadczenie sytuacja trudność odporność",
    idea: "przekonanie pogląd teoria pojęcie reguła prawo zasada hipoteza schemat idea norma plan konstrukt",
    time: "okres etap faza epoka stadium wiek",
  },
  endings: [
    [/(?:logia|grafia|metria|nomia)$/u, "field"],
    [/(?:anie|enie|cie|cja|zja|sja)$/u, "happening"],
    [/(?:ość|izm|yzm|stwo)$/u, "state"],
    [/(?:log|ista|ysta)$/u, "person"],
  ],
};

/** Words that name the class of a thing in Ukrainian. */
export const UK_THINGS: SemanticClassWords = {
  listed: {
    happening:
      "процес реакція зміна рух явище подія ефект втрата спалах діяльність дія зміщення війна битва взаємодія перехід синтез утворення злочин повстання революція виникнення",
    way: "метод спосіб техніка прийом підхід технологія",
    field: "наука галузь розділ дисципліна мистецтво",
    person:
      "людина особа учений вчений лікар король письменник працівник громадянин учитель учень дитина адміністратор музикант диригент тренер режисер актор співак художник композитор поет філософ історик лікарка суддя адвокат свідок страхувальник страховик хірург спортсмен гравець солдат офіцер генерал президент міністр депутат князь цар гетьман імператор священик майстер робітник селянин ремісник друкар розробник користувач власник покупець продавець споживач підприємець батько вихователь педагог викладач керівник директор позивач відповідач експерт захисник прокурор присяжний боржник виконавець кредитор роботодавець платник",
    living: "організм рослина тварина бактерія дерево птах комаха",
    substance:
      "речовина газ рідина молекула сполука елемент мінерал порода метал матеріал кислота сіль суміш пігмент білок",
    measure:
      "міра відношення число кількість відстань швидкість температура одиниця величина значення різниця довжина висота глибина парсек кілометр метр секунда частота амплітуда сума ціна показник коефіцієнт сила енергія потужність напруга опір густина маса об'єм кут",
    device:
      "прилад пристрій машина інструмент апарат телескоп двигун програма мікроскоп рефрактор рефлектор засіб споруда",
    part: "частина область шар поверхня ділянка точка лінія межа орган клітина тканина простір приміщення пляма оболонка підрозділ зона структура складова ланка ділянки",
    body: "тіло тіла зоря зорю зорі зір зірка планета супутник комета галактика туманність куля астероїд",
    land: "місто держава країна острів річка материк село територія озеро місцевість",
    group:
      "група організація установа підприємство партія сукупність товариство суспільство набір множина комплекс мережа послідовність",
    sign: "книга текст скорочення слово назва файл список знак літера карта діаграма запис документ вираз директорія протокол договір повідомлення перелік сигнал вірш роман твір версія знімок гілка",
    state:
      "властивість здатність стан ознака хвороба розлад почуття відсутність характеристика ситуація відносини здоров'я",
    idea: "погляд теорія поняття правило закон принцип гіпотеза ідея норма план задум світогляд переконання вчення обов'язок концепція ідеологія",
    time: "період етап фаза епоха доба століття",
  },
  endings: [
    [/(?:логія|графія|метрія|номія)$/u, "field"],
    [/(?:ння|ття|ція|зія|сія)$/u, "happening"],
    [/(?:ість|изм|ізм|ство)$/u, "state"],
    [/(?:олог|іст|ист)$/u, "person"],
  ],
};

/** Without spaces the last characters of a word tell what it names: all are endings, and none is listed. */

/**
 * Japanese: the last morpheme of a compound says what it is ("戴冠式", "継承権", "国王軍"). The first ending that fits
 * counts; words that only look like such compounds ("危機", "国家", "小説", "成長") are kept out.
 */
export const JA_THINGS: SemanticClassWords = {
  listed: {},
  endings: [
    [
      /(?:現象|変化|反応|作用|運動|活動|微動|変動|振動|事件|事故|戦争|の戦い|[会海合攻防囲放]戦|革命|改革|反乱|の乱|の変|一揆|選挙|大会|会[議談]|ゆれ|地震|噴火|合成|呼吸|効果|交渉|裁判|処刑|[婚礼冠業学幕工賞葬任成]式|祭)$/u,
      "happening",
    ],
    [/(?:方法|方式|手法|技術|手段|しくみ|工法|療法|機能|制度|発電)$/u, "way"],
    [/(?:(?<![大入留進在通退休見中小])学|学問|分野|論)$/u, "field"],
    [
      /(?:(?<!法)人|者|(?<![国王])家|師|皇帝|国王|民族|職|王|教授|博士|大臣|[歌選投捕騎助]手|監督|首相|大統領|知事|議員|将軍|提督|騎士|貴族|王[子女妃]|[公侯伯子男]爵|教皇|司[教祭令]|夫人|[男女俳]優|少[年女]|[住農国市人移難平庶遊漁]民|[\d一二三四五六七八九十]世|(?<![成身延全波特増助最体])長|(?<![器五])官|兵)$/u,
      "person",
    ],
    [/(?:生物|植物|動物|菌|昆虫|魚|鳥|ウイルス|(?<![種書衣分])類)$/u, "living"],
    [
      /(?:石|岩|物質|ガス|液体|金属|元素|色素|酸|材料|燃料|原料|油|鉱|塩|[溶血粘樹]液|剤|薬|糖|脂肪|樹脂|繊維|鋼|火山灰|[下海雨淡硬軟塩冷温]水|(?:タンパク|たんぱく|脂)質)$/u,
      "substance",
    ],
    [
      /(?:値|時間|量|率|距離|速度|温度|圧力|[大高長深重速強広厚]き?さ|(?<![関変複多少無])数|単位|[総金残差税]額|[総経予算]費|人口|面積|年齢|価格|[密濃湿角強高緯経精頻硬光粘]度)$/u,
      "measure",
    ],
    [
      /(?:(?<![危動契時待有])機|器|装置|機械|器具|設備|ケーブル|道具|システム|回路|素子|電池|基板|コンピューター?|サーバー?|エンジン|モーター|センサー|カメラ|[列電馬戦自動]車|船|艦|砲|銃|剣|刀)$/u,
      "device",
    ],
    // "くぼ地" lies anywhere, a country or an island is one by name.
    [/(?:[くぼ窪]地|凹地|台地|低地|湿地|斜面)$/u, "part"],
    // "生息地" and "盆地" are places, as "琵琶湖" is.
    [
      /(?:[^各余立見素心下]地|湖|湾|海峡|半島|諸島|山脈|平野|地方|民国|共和国|宮殿|[^迷]宮|城|神社|教会|聖堂|公園|広場|[^宿貨]駅|空港|港|[^陸]橋|街道|遺跡|古墳|砂漠|高原|[^登下]山|岳|[海沿西東]岸|劇場|[技球行工農牧戦]場|[区郡])$/u,
      "land",
    ],
    [
      /(?:集団|組織|機構|会社|寺院|団体|軍|政府|幕府|党|[^旅]館|大学|学校|高校|省|協会|庁|[^結]局|隊|団|連合|連盟|同盟|組合|銀行|企業|メーカー|[聞業商版信送]社|(?:病|学|議|道)院|(?:研究|裁判|製作|事務|発電)所|クラブ|チーム|バンド|委員会|[協学国議]会|航空)$/u,
      "group",
    ],
    [/(?:板|層|面|点|境界|断層|溝|部分|所|部|帯|線|器官|細胞|骨|膜|腺|[心肝腎膵肺]臓|神経|血管)$/u, "part"],
    [/(?:恒星|惑星|衛星|星|天体)$/u, "body"],
    [/(?:国|国家|都市|市|県|州|島|川|海|王国|帝国|首都|村|町)$/u, "land"],
    [
      /(?:図|地図|ファイル|文字|言葉|書|新聞|雑誌|名|記号|語|小説|作品|曲|映画|漫画|番組|ブランチ|リポジトリ|コミット|ディレクトリ|フォルダー?|メッセージ|データ)$/u,
      "sign",
    ],
    [/(?:状態|性質|能力|病|症|感情|性|済)$/u, "state"],
    [
      /(?:計画|考え|理論|法則|原則|教義|思想|主義|原理|法|規則|(?<![小伝演解])説|条約|協定|憲章|権|税|[主民裁和頭務税]制|(?:仏|儒|道|ト|ム|ヤ|ゥー)教)$/u,
      "idea",
    ],
    [/(?:時代|世代|年代|期間|期|世紀)$/u, "time"],
  ],
};
