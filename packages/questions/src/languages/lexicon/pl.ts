import { ACCUSATIVE, DATIVE, GENITIVE, INSTRUMENTAL, LOCATIVE, lexicon, type Marks } from "./lexicon.ts";

const MARKS: Marks = {
  gender: { m: "m", f: "f", n: "n" },
  plural: ["pl"],
  genderOf(word, forms) {
    if (forms[4]?.endsWith("ą") === true || /^\p{L}+a(?= |$)/u.test(word)) return "f";
    return /^\p{L}+(?:[oeę]|um)(?= |$)/u.test(word) ? "n" : "m";
  },
  isPlural: () => false,
  prepositions: [
    [LOCATIVE, "w we na o po przy"],
    [
      GENITIVE,
      "do z ze od dla bez u obok koło podczas wokół oprócz wśród spośród według zamiast pomocą celu skutek wyniku podstawie przypadku",
    ],
    [INSTRUMENTAL, "nad pod przed między za z ze"],
    [ACCUSATIVE, "przez na w we za o po"],
    [DATIVE, "ku dzięki przeciw wbrew"],
  ],
};

export const PL_LEXICON = lexicon(
  `
dzień/tydzień: poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela
miesiąc: styczeń, luty, marzec, kwiecień, maj, czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień
miesiąc: stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia
pora/rok: wio|sna/sny/śnie/snę/sną/śnie, la|to/ta/tu/to/tem/cie, jesie|ń/ni/ni/ń/nią/ni, zim|a/y/ie/ę/ą/ie
kierunek/strona: północ|/y/y//ą/y, południ|e/a/u/e/em/u, wsch|ód/odu/odowi/ód/odem/odzie, zach|ód/odu/odowi/ód/odem/odzie
barwa/kolor: czerwony, żółty, zielony, niebieski, fioletowy, biały, czarny, pomarańczowy
figura/kształt: ko|ło/ła/łu/ło/łem/le, kwadra|t/tu/towi/t/tem/cie, trójką|t/ta/towi/t/tem/cie, prostoką|t/ta/towi/t/tem/cie, sześcian|/u/owi//em/ie, kul|a/i/i/ę/ą/i, wal|ec/ca/cowi/ec/cem/cu, stoż|ek/ka/kowi/ek/kiem/ku, ostrosłup|/a/owi//em/ie
planeta: Merkury, Wenus, Ziemia, Mars, Jowisz, Saturn, Uran, Neptun
niebo/ciało: gwiazd|a/y/zie/ę/ą/zie, plane|ta/ty/cie/tę/tą/cie, kome|ta/ty/cie/tę/tą/cie, planetoid|a/y/zie/ę/ą/zie, galakty|ka/ki/ce/kę/ką/ce, mgławic|a/y/y/ę/ą/y, księżyc|/a/owi//em/u
kontynent: Europ|a/y/ie/ę/ą/ie, Azj|a/i/i/ę/ą/i, Afry|ka/ki/ce/kę/ką/ce, Australi|a/i/i/ę/ą/i, Antarktyd|a/y/zie/ę/ą/zie, Amery|ka Północna/ki Północnej/ce Północnej/kę Północną/ką Północną/ce Północnej, Amery|ka Południowa/ki Południowej/ce Południowej/kę Południową/ką Południową/ce Południowej
ocean: Ocean Spokojny, Ocean Atlantycki, Ocean Indyjski, Ocean Arktyczny
morze: Morze Bałtyckie, Morze Czarne, Morze Śródziemne, Morze Północne
rzeka: Wis|ła/ły/le/łę/łą/le, Odr|a/y/ze/ę/ą/ze, War|ta/ty/cie/tę/tą/cie, Nar|ew/wi/wi/ew/wią/wi, Bug|/u/owi//iem/u, Note|ć/ci/ci/ć/cią/ci, Pilic|a/y/y/ę/ą/y
rzeka: Nil|/u/owi//em/u, Dunaj|/u/owi//em/u, Ren|/u/owi//em/ie, Amazon|ka/ki/ce/kę/ką/ce, Woł|ga/gi/dze/gę/gą/dze, Dniepr|/u/owi//em/ze, Sekwan|a/y/ie/ę/ą/ie, Tamiz|a/y/ie/ę/ą/ie
góry: pl Tatry, pl Sudety, pl Bieszczady, pl Beskidy, pl Alpy, pl Karpaty, pl Himalaje
kraj/państwo/królestwo: Pols|ka/ki/ce/kę/ką/ce, Francj|a/i/i/ę/ą/i, Hiszpani|a/i/i/ę/ą/i, Portugali|a/i/i/ę/ą/i, Austri|a/i/i/ę/ą/i, Szwajcari|a/i/i/ę/ą/i, Belgi|a/i/i/ę/ą/i, Holandi|a/i/i/ę/ą/i, Dani|a/i/i/ę/ą/i, Szwecj|a/i/i/ę/ą/i, Norwegi|a/i/i/ę/ą/i, Finlandi|a/i/i/ę/ą/i, Angli|a/i/i/ę/ą/i, Irlandi|a/i/i/ę/ą/i, Rosj|a/i/i/ę/ą/i, Ukrain|a/y/ie/ę/ą/ie, Litw|a/y/ie/ę/ą/ie, Łotw|a/y/ie/ę/ą/ie, Białoru|ś/si/si/ś/sią/si, Grecj|a/i/i/ę/ą/i, Turcj|a/i/i/ę/ą/i, Rumuni|a/i/i/ę/ą/i, Bułgari|a/i/i/ę/ą/i, Serbi|a/i/i/ę/ą/i
kraj/państwo: pl Niem|cy/iec/com/cy/cami/czech, pl Wło|chy/ch/chom/chy/chami/szech, pl Węg|ry/ier/rom/ry/rami/rzech, pl Czech|y//om/y/ami/ach, pl Prus|y//om/y/ami/ach, pl Stan|y Zjednoczone/ów Zjednoczonych/om Zjednoczonym/y Zjednoczone/ami Zjednoczonymi/ach Zjednoczonych
kraj/państwo: pl Chin|y//om/y/ami/ach, pl Indi|e//om/e/ami/ach, pl Filipin|y//om/y/ami/ach, pl Niem|cy/iec/com/cy/cami/czech, pl Wło|chy/ch/chom/chy/chami/szech
kraj/państwo: Japoni|a/i/i/ę/ą/i, Kore|a/i/i/ę/ą/i, Mongoli|a/i/i/ę/ą/i, Persj|a/i/i/ę/ą/i, Syri|a/i/i/ę/ą/i, Indonezj|a/i/i/ę/ą/i, Tajlandi|a/i/i/ę/ą/i
kraj/państwo: Brazyli|a/i/i/ę/ą/i, Argentyn|a/y/ie/ę/ą/ie, Kanad|a/y/zie/ę/ą/zie, Kub|a/y/ie/ę/ą/ie, Kolumbi|a/i/i/ę/ą/i, Boliwi|a/i/i/ę/ą/i
kraj/państwo: Nigeri|a/i/i/ę/ą/i, Keni|a/i/i/ę/ą/i, Algieri|a/i/i/ę/ą/i, Etiopi|a/i/i/ę/ą/i, Libi|a/i/i/ę/ą/i, Tunezj|a/i/i/ę/ą/i, Australi|a/i/i/ę/ą/i
kraj/państwo: Egip|t/tu/towi/t/tem/cie, Meksyk|/u/owi//iem/u, Izrael|/a/owi//em/u, Iran|/u/owi//em/ie, Irak|/u/owi//iem/u, Wietnam|/u/owi//em/ie, Pakistan|/u/owi//em/ie, Kazachstan|/u/owi//em/ie
państwo/mocarstwo: ZSRR, USA, RFN, NRD
stolica/miasto: Warszaw|a/y/ie/ę/ą/ie, Pra|ga/gi/dze/gę/gą/dze, Moskw|a/y/ie/ę/ą/ie, Bruksel|a/i/i/ę/ą/i, Lizbon|a/y/ie/ę/ą/ie, Kopenha|ga/gi/dze/gę/gą/dze
stolica/miasto: Londyn|/u/owi//em/ie, Paryż|/a/owi//em/u, Berlin|/a/owi//em/ie, Madry|t/tu/towi/t/tem/cie, Rzym|/u/owi//em/ie, Wied|eń/nia/niowi/eń/niem/niu, Budapesz|t/tu/towi/t/tem/cie, Kij|ów/owa/owowi/ów/owem/owie, Sztokholm|/u/owi//em/ie
stolica/miasto: pl Ateny, pl Helsinki
miasto: Krak|ów/owa/owowi/ów/owem/owie, Pozna|ń/nia/niowi/ń/niem/niu, Gdańsk|/a/owi//iem/u, Szczecin|/a/owi//em/ie, Lublin|/a/owi//em/ie, Toru|ń/nia/niowi/ń/niem/niu, Biał|ystok/egostoku/emustokowi/ystok/ymstokiem/ymstoku, Wrocław|/ia/iowi//iem/iu, Radom|/ia/iowi//iem/iu, Sopo|t/tu/towi/t/tem/cie
miasto: Ł|ódź/odzi/odzi/ódź/odzią/odzi, Gdyni|a///ę/ą/, Bydgoszcz|/y/y//ą/y, Częstochow|a/y/ie/ę/ą/ie, Opol|e/a/u/e/em/u, pl Katowic|e//om/e/ami/ach, pl Gliwic|e//om/e/ami/ach, pl Kielc|e//om/e/ami/ach, Warszaw|a/y/ie/ę/ą/ie
miasto: Nowy Jork, Waszyngton, Chicago, Tokio, Pekin, Stambuł, Jerozolima
miasto: Konstantynopol, Rzym, Efez, Korynt, Babilon
miasto: Aleksandria, Kartagina, Sparta, Troja, Antiochia
region/kraina: Mazowsz|e/a/u/e/em/u, Wielkopols|ka/ki/ce/kę/ką/ce, Małopols|ka/ki/ce/kę/ką/ce, Śląsk|/a/owi//iem/u, Pomorz|e/a/u/e/em/u, Podlasi|e/a/u/e/em/u, Kujaw|y//om/y/ami/ach
lud/naród: pl Rzymianie, pl Grecy, pl Egipcjanie, pl Persowie, pl Fenicjanie, pl Celtowie, pl Germanie, pl Wikingowie
naród: pl Polacy, pl Niemcy, pl Rosjanie, pl Francuzi, pl Anglicy, pl Brytyjczycy, pl Szwedzi, pl Austriacy, pl Amerykanie, pl Turcy
język: polski, angielski, niemiecki, francuski, hiszpański, włoski, rosyjski, grecki, arabski
język: łacin|a/y/ie/ę/ą/ie, gre|ka/ki/ce/kę/ką/ce
religia: chrześcijaństw|o/a/u/o/em/ie, islam|/u/owi//em/ie, judaizm|/u/owi//em/ie, buddyzm|/u/owi//em/ie, hinduizm|/u/owi//em/ie
epoka/okres: renesans|/u/owi//em/ie, barok|/u/owi//iem/u, romantyzm|/u/owi//em/ie, klasycyzm|/u/owi//em/ie, pozytywizm|/u/owi//em/ie, realizm|/u/owi//em/ie, modernizm|/u/owi//em/ie, oświeceni|e/a/u/e/em/u, średniowiecz|e/a/u/e/em/u
epoka/okres: epoka kamienia, epoka brązu, epoka żelaza
wojna: pierwsza wojna światowa, druga wojna światowa, zimna wojna, wojna domowa
powstanie: powstanie warszawskie, powstanie styczniowe, powstanie listopadowe, powstanie wielkopolskie, powstanie kościuszkowskie
powstanie: Powstanie warszawskie, Powstanie styczniowe, Powstanie listopadowe, Powstanie wielkopolskie, Powstanie kościuszkowskie
fizyk/uczony: Isaac Newton, Albert Einstein, Galileo Galilei, Niels Bohr, Max Planck, Ernest Rutherford, Michael Faraday, Johannes Kepler, Mikołaj Kopernik
chemik/uczony: Dmitrij Mendelejew, Antoine Lavoisier, John Dalton, Robert Boyle, Alfred Nobel, Joseph Priestley
biolog/lekarz/uczony: Karol Darwin, Gregor Mendel, Ludwik Pasteur, Aleksander Fleming, Robert Hooke, William Harvey, Karol Linneusz, Robert Koch
uczona: f Maria Skłodowska-Curie, f Lise Meitner, f Rosalind Franklin, f Ada Lovelace
król: Bolesław Chrobry, Kazimierz Wielki, Władysław Jagiełło, Zygmunt Stary, Zygmunt August, Stefan Batory, Jan Sobieski, Stanisław August Poniatowski
książę/władca: Mieszko I, Bolesław Krzywousty, Władysław Łokietek, Kazimierz Odnowiciel
polityk/naczelnik/prezydent/przywódca: Józef Piłsudski, Roman Dmowski, Ignacy Paderewski, Wincenty Witos, Gabriel Narutowicz, Stanisław Wojciechowski
generał/dowódca: Władysław Sikorski, Władysław Anders, Józef Haller, Tadeusz Bór-Komorowski, Stanisław Maczek, Wojciech Jaruzelski, Czesław Kiszczak
polityk/prezydent/przywódca: Lech Wałęsa, Tadeusz Mazowiecki, Jacek Kuroń, Bronisław Geremek, Adam Michnik, Aleksander Kwaśniewski
papież/duchowny: Karol Wojtyła, Stefan Wyszyński, Jerzy Popiełuszko, Józef Glemp
polityk/dyktator: Adolf Hitler, Józef Stalin, Benito Mussolini, Włodzimierz Lenin, Winston Churchill
pisarz/poeta: Adam Mickiewicz, Juliusz Słowacki, Cyprian Norwid, Zygmunt Krasiński, Aleksander Fredro
pisarz: Henryk Sienkiewicz, Bolesław Prus, Stefan Żeromski, Władysław Reymont, Witold Gombrowicz, Czesław Miłosz
malarz: Jan Matejko, Józef Chełmoński, Stanisław Wyspiański, Jacek Malczewski, Wojciech Kossak
kompozytor: Fryderyk Chopin, Stanisław Moniuszko, Karol Szymanowski, Johann Sebastian Bach, Ludwig van Beethoven
filozof: Sokrates, Platon, Arystoteles, Epikur
filozof: Immanuel Kant, Fryderyk Nietzsche, Karol Marks, Kartezjusz, John Locke
ustrój/rządy: demokracj|a/i/i/ę/ą/i, monarchi|a/i/i/ę/ą/i, oligarchi|a/i/i/ę/ą/i, dyktatur|a/y/ze/ę/ą/ze, republi|ka/ki/ce/kę/ką/ce, teokracj|a/i/i/ę/ą/i, arystokracj|a/i/i/ę/ą/i
władza: władza ustawodawcza, władza wykonawcza, władza sądownicza
organ/państwo: Sejm, Senat, Prezydent, Rada Ministrów, Trybunał Konstytucyjny
ideologia: kapitalizm|/u/owi//em/ie, socjalizm|/u/owi//em/ie, komunizm|/u/owi//em/ie, feudalizm|/u/owi//em/ie, faszyzm|/u/owi//em/ie, liberalizm|/u/owi//em/ie, nacjonalizm|/u/owi//em/ie
gospodarka: inflacj|a/i/i/ę/ą/i, deflacj|a/i/i/ę/ą/i, recesj|a/i/i/ę/ą/i, stagflacj|a/i/i/ę/ą/i
gospodarka: popy|t/tu/towi/t/tem/cie, podaż|/y/y//ą/y, cen|a/y/ie/ę/ą/ie, konkurencj|a/i/i/ę/ą/i
surowiec: węg|iel/la/lowi/iel/lem/lu, rop|a naftowa/y naftowej/ie naftowej/ę naftową/ą naftową/ie naftowej, gaz| ziemny/u ziemnego/owi ziemnemu/ ziemny/em ziemnym/ie ziemnym, drewn|o/a/u/o/em/ie, torf|/u/owi//em/ie
nauka: fizy|ka/ki/ce/kę/ką/ce, chemi|a/i/i/ę/ą/i, biologi|a/i/i/ę/ą/i, geologi|a/i/i/ę/ą/i, astronomi|a/i/i/ę/ą/i, ekologi|a/i/i/ę/ą/i, botani|ka/ki/ce/kę/ką/ce, zoologi|a/i/i/ę/ą/i, matematy|ka/ki/ce/kę/ką/ce
nauka: psychologi|a/i/i/ę/ą/i, socjologi|a/i/i/ę/ą/i, ekonomi|a/i/i/ę/ą/i, histori|a/i/i/ę/ą/i, geografi|a/i/i/ę/ą/i, filozofi|a/i/i/ę/ą/i, antropologi|a/i/i/ę/ą/i
działanie: dodawani|e/a/u/e/em/u, odejmowani|e/a/u/e/em/u, mnożeni|e/a/u/e/em/u, dzieleni|e/a/u/e/em/u
statystyka: średnia, mediana, dominanta, wariancja
mowa/słowo: rzeczownik|/a/owi//iem/u, czasownik|/a/owi//iem/u, przymiotnik|/a/owi//iem/u, przysłów|ek/ka/kowi/ek/kiem/ku, zaim|ek/ka/kowi/ek/kiem/ku, przyim|ek/ka/kowi/ek/kiem/ku, liczebnik|/a/owi//iem/u
środek/literatura: metafor|a/y/ze/ę/ą/ze, hiperbol|a/i/i/ę/ą/i, ironi|a/i/i/ę/ą/i, antytez|a/y/ie/ę/ą/ie, alegori|a/i/i/ę/ą/i, personifikacj|a/i/i/ę/ą/i
stan/społeczeństwo: pl szlachcice, pl chłopi, pl mieszczanie, pl duchowni, pl kupcy, pl rzemieślnicy
pierwiastek/gaz: wod|ór/oru/orowi/ór/orem/orze, tlen|/u/owi//em/ie, azo|t/tu/towi/t/tem/cie, węg|iel/la/lowi/iel/lem/lu, hel|/u/owi//em/u, chlor|/u/owi//em/ze, neon|/u/owi//em/ie, argon|/u/owi//em/ie, fluor|/u/owi//em/ze
pierwiastek: s|ód/odu/odowi/ód/odem/odzie, potas|/u/owi//em/ie, wap|ń/nia/niowi/ń/niem/niu, magnez|/u/owi//em/ie, fosfor|/u/owi//em/ze, li|t/tu/towi/t/tem/cie, jod|/u/owi//em/zie
pierwiastek/metal: mied|ź/zi/zi/ź/zią/zi, cyn|a/y/ie/ę/ą/ie, rtę|ć/ci/ci/ć/cią/ci, platyn|a/y/ie/ę/ą/ie
pierwiastek/metal: cynk|/u/owi//iem/u, oł|ów/owiu/owiowi/ów/owiem/owiu, nik|iel/lu/lowi/iel/lem/lu, chrom|/u/owi//em/ie, mangan|/u/owi//em/ie, tytan|/u/owi//em/ie
pierwiastek/metal: zło|to/ta/tu/to/tem/cie, srebr|o/a/u/o/em/ze, żelaz|o/a/u/o/em/ie, aluminium
pierwiastek/promieniotwórczy: uran|/u/owi//em/ie, rad|/u/owi//em/zie, polon|/u/owi//em/ie, pluton|/u/owi//em/ie, tor|/u/owi//em/ze
pierwiastek/grupa: pl gazy szlachetne, pl metale alkaliczne, pl halogeny, pl metale przejściowe
gaz/związek: dwutlenek węgla, tlenek węgla, dwutlenek azotu, dwutlenek siarki
gaz/związek: metan|/u/owi//em/ie, amoniak|/u/owi//iem/u, ozon|/u/owi//em/ie, dwutlen|ek węgla/ku węgla/kowi węgla/ek węgla/kiem węgla/ku węgla
cząstka: proton|/u/owi//em/ie, neutron|/u/owi//em/ie, elektron|/u/owi//em/ie, foton|/u/owi//em/ie, gluon|/u/owi//em/ie
cząstka: pl proton|y/ów/om/y/ami/ach, pl neutron|y/ów/om/y/ami/ach, pl elektron|y/ów/om/y/ami/ach, pl foton|y/ów/om/y/ami/ach
materia: atom, cząsteczka, związek, mieszanina, kryształ
atom: izotop, jon, rodnik, dipol
materia: pl atomy, pl cząsteczki, pl związki, pl mieszaniny, pl kryształy
atom: pl izotopy, pl jony, pl rodniki, pl dipole
atom: jądro atomowe, powłoka elektronowa
liczba/atom: liczba atomowa, liczba masowa, masa atomowa
wiązanie: wiązanie jonowe, wiązanie kowalencyjne, wiązanie metaliczne, wiązanie wodorowe
stan/skupienie: ciało stałe, f ciecz, gaz, plazma
przemiana: parowani|e/a/u/e/em/u, skraplani|e/a/u/e/em/u, topnieni|e/a/u/e/em/u, krzepnięci|e/a/u/e/em/u, wrzeni|e/a/u/e/em/u
reakcja: syntez|a/y/ie/ę/ą/ie, neutralizacj|a/i/i/ę/ą/i, redukcj|a/i/i/ę/ą/i
organ/narząd: serc|e/a/u/e/em/u, wątrob|a/y/ie/ę/ą/ie, trzust|ka/ki/ce/kę/ką/ce, śledzion|a/y/ie/ę/ą/ie, skór|a/y/ze/ę/ą/ze, ner|ka/ki/ce/kę/ką/ce
organ/narząd: żołąd|ek/ka/kowi/ek/kiem/ku, mózg|/u/owi//iem/u, pęcherz|/a/owi//em/u, przełyk|/u/owi//iem/u, pęcherzyk| żółciowy/a żółciowego/owi żółciowemu/ żółciowy/iem żółciowym/u żółciowym
narząd: pl płuca, pl nerki, pl jelita, pl mięśnie, pl kości
trawienie: jama ustna, przełyk, żołądek, jelito cienkie, jelito grube, dwunastnica, trzustka, wątroba
oddychanie: tchawica, f krtań, gardło, przepona, pl oskrzela, pl płuca, pl pęcherzyki płucne
naczynie: pl tętnice, pl żyły, pl naczynia włosowate, pl naczynia limfatyczne
naczynie/tętnica/żyła: aorta, tętnica płucna, żyła główna, żyła płucna, tętnica szyjna
krew: pl erytrocyty, pl leukocyty, pl trombocyty, pl hepatocyty, pl osteocyty
krew: pl czerwone krwinki, pl białe krwinki, pl płytki krwi
płyn: f krew, ślina, limfa, f żółć, mocz, pot
serce: prawa komora, lewa komora
serce: prawy przedsionek, lewy przedsionek
białko: hemoglobin|a/y/ie/ę/ą/ie, insulin|a/y/ie/ę/ą/ie, albumin|a/y/ie/ę/ą/ie, keratyn|a/y/ie/ę/ą/ie, fibryn|a/y/ie/ę/ą/ie
białko/tkanka: kolagen|/u/owi//em/ie, fibrynogen|/u/owi//em/ie
hormon: insulin|a/y/ie/ę/ą/ie, adrenalin|a/y/ie/ę/ą/ie, tyroksyn|a/y/ie/ę/ą/ie
hormon: glukagon|/u/owi//em/ie, kortyzol|/u/owi//em/u, testosteron|/u/owi//em/ie
zmysł: wzrok|/u/owi//iem/u, słuch|/u/owi//em/u, węch|/u/owi//em/u, smak|/u/owi//iem/u, dotyk|/u/owi//iem/u
mózg: hipokamp, móżdżek, pień mózgu, płat czołowy, płat skroniowy, płat ciemieniowy, wzgórze, podwzgórze, kora mózgowa
komórka: mitochondrium, rybosom, chloroplast, wakuola, lizosom, jądro komórkowe, błona komórkowa, ściana komórkowa, aparat Golgiego, cytoplazma
komórka: pl mitochondria, pl rybosomy, pl chloroplasty, pl wakuole, pl lizosomy
podział: mitoza, mejoza, zapłodnienie, pączkowanie
dziedziczenie: gen, chromosom, allel, genotyp, fenotyp
dziedziczenie: pl geny, pl chromosomy, pl allele
proces/roślina: fotosyntez|a/y/ie/ę/ą/ie, fermentacj|a/i/i/ę/ą/i, transpiracj|a/i/i/ę/ą/i
proces/organizm: oddychani|e/a/u/e/em/u, trawieni|e/a/u/e/em/u, wydalani|e/a/u/e/em/u, rozmnażani|e/a/u/e/em/u
transport: dyfuzj|a/i/i/ę/ą/i, osmoz|a/y/ie/ę/ą/ie, filtracj|a/i/i/ę/ą/i
cukier: glukoz|a/y/ie/ę/ą/ie, skrobi|a///ę/ą/, celuloz|a/y/ie/ę/ą/ie, fruktoz|a/y/ie/ę/ą/ie, sacharoz|a/y/ie/ę/ą/ie, laktoz|a/y/ie/ę/ą/ie
cukier: glukoza, fruktoza, glikogen, skrobia, celuloza
składnik/odżywczy: pl białka, pl węglowodany, pl tłuszcze, pl witaminy, pl sole mineralne, pl kwasy nukleinowe
roślina: korzeń, łodyga, liść, kwiat, nasiono, owoc
zwierzę/gromada: pl ssaki, pl gady, pl płazy, pl ptaki, pl ryby, pl owady
zwierzę: pies, kot, koń, wilk, lis, niedźwiedź, jeleń, lew, tygrys, krowa, owca
ekosystem: pl producenci, pl konsumenci, pl destruenci
ekosystem: pl roślinożercy, pl mięsożercy, pl wszystkożercy
mikroorganizm: pl bakterie, pl wirusy, pl grzyby, pl glony, pl pierwotniaki
choroba: gruźlic|a/y/y/ę/ą/y, choler|a/y/ze/ę/ą/ze, malari|a/i/i/ę/ą/i, dżum|a/y/ie/ę/ą/ie, gryp|a/y/ie/ę/ą/ie, odr|a/y/ze/ę/ą/ze, osp|a/y/ie/ę/ą/ie, cukrzyc|a/y/y/ę/ą/y, astm|a/y/ie/ę/ą/ie
wielkość: mas|a/y/ie/ę/ą/ie, si|ła/ły/le/łę/łą/le, energi|a/i/i/ę/ą/i, prędkoś|ć/ci/ci/ć/cią/ci, temperatur|a/y/ze/ę/ą/ze, gęstoś|ć/ci/ci/ć/cią/ci
wielkość: masa, siła, energia, f prędkość, przyspieszenie, temperatura, f gęstość, ciśnienie, f objętość
prąd/wielkość: napięci|e/a/u/e/em/u, natężeni|e/a/u/e/em/u
siła: grawitacja, tarcie, f bezwładność, siła wyporu, magnetyzm
energia: energia kinetyczna, energia potencjalna, energia cieplna, energia elektryczna, energia chemiczna, energia jądrowa
energia: energia słoneczna, energia wiatru, energia wodna, energia jądrowa, energia geotermalna
ciepło: przewodzeni|e/a/u/e/em/u, konwekcj|a/i/i/ę/ą/i, promieniowani|e/a/u/e/em/u
fala/światło: odbicie, załamanie, dyfrakcja, interferencja, rozproszenie
jednostka: dżul, kelwin, wat, niuton, paskal, wolt, amper, om, herc, kulomb
przyrząd: termometr|/u/owi//em/ze, barometr|/u/owi//em/ze, mikroskop|/u/owi//em/ie, teleskop|/u/owi//em/ie, anemometr|/u/owi//em/ze
ziemia/warstwa: skorupa ziemska, płaszcz ziemski, jądro zewnętrzne, jądro wewnętrzne
atmosfera: troposfer|a/y/ze/ę/ą/ze, stratosfer|a/y/ze/ę/ą/ze, mezosfer|a/y/ze/ę/ą/ze, termosfer|a/y/ze/ę/ą/ze
skała: grani|t/tu/towi/t/tem/cie, bazal|t/tu/towi/t/tem/cie, marmur|/u/owi//em/ze, wapie|ń/nia/niowi/ń/niem/niu, piaskow|iec/ca/cowi/iec/cem/cu, łup|ek/ka/kowi/ek/kiem/ku
zjawisko: trzęsienie ziemi, wybuch wulkanu, tsunami, f powódź, huragan, susza
proces/ziemia: erozj|a/i/i/ę/ą/i, sedymentacj|a/i/i/ę/ą/i, akumulacj|a/i/i/ę/ą/i
pamięć: f pamięć sensoryczna, f pamięć krótkotrwała, f pamięć długotrwała, f pamięć robocza
komputer/urządzenie: klawiatur|a/y/ze/ę/ą/ze, mysz|/y/y//ą/y, drukar|ka/ki/ce/kę/ką/ce
komputer/urządzenie: klawiatura, f mysz, monitor, drukarka, skaner
komputer/część: procesor, dysk twardy, f pamięć operacyjna, płyta główna, karta graficzna
komputer/plik: plik|/u/owi//iem/u, katalog|/u/owi//iem/u, folder|/u/owi//em/ze, skró|t/tu/towi/t/tem/cie
komputer/program: zmienn|a/ej/ej/ą/ą/ej, funkcj|a/i/i/ę/ą/i, pętl|a/i/i/ę/ą/i, klas|a/y/ie/ę/ą/ie, stał|a/ej/ej/ą/ą/ej
komputer/sieć: serwer, router, klient, modem, przełącznik
komputer/protokół: HTTP, FTP, SMTP, DNS, TCP, UDP
`,
  MARKS,
);
