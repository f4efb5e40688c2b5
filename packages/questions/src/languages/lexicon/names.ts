import type { Language } from "@quizmill/contract";
import { wordSet } from "../building.ts";
import { type Family, lexicon } from "./lexicon.ts";

/**
 * Well-known names by what their things are called: a line is told by a word of the name itself ("Battle of …") or by
 * the noun before it ("the newspaper …"). What exam writers put beside a name where a text holds no others of its
 * kind. Apart from the lexicon of school words, whose kinships they must not touch: "Queen" is a band here only.
 */
const NAMES: Partial<Record<Language, () => { families: readonly Family[] }>> = {
  en: lexicon(`
battle: Battle of Hastings, Battle of Waterloo, Battle of Gettysburg, Battle of Lepanto, Battle of Marathon, Battle of Agincourt
siege: Siege of Orleans, Siege of Vienna, Siege of Leningrad, Siege of Malta
treaty: Treaty of Versailles, Treaty of Utrecht, Treaty of Paris, Treaty of Tordesillas, Treaty of Verdun
edict: Edict of Milan, Edict of Worms, Edict of Nantes, Edict of Potsdam
protocol: Kyoto Protocol, Geneva Protocol, Montreal Protocol, London Protocol, Nagoya Protocol
convention: Geneva Convention, Hague Convention, Vienna Convention, Bern Convention, Berne Convention on Human Rights, Aarhus Convention
act: Education Act, Factory Act, Public Health Act, Reform Act, Companies Act, Great Britain Reform Act, Indian Councils Act
university: University of Oxford, University of Edinburgh, University of Bologna, Harvard University, Yale University, Princeton University, Stanford University
college: Trinity College, King's College, Dartmouth College, Balliol College, Boston College
institute: Pasteur Institute, Royal Institute, Max Planck Institute, Carnegie Institute, Salk Institute
school: Chicago School, London School of Economics, Royal Grammar School, Frankfurt School, Harvard Medical School
museum: British Museum, Science Museum, Natural History Museum, Imperial War Museum, Pergamon Museum
gallery: National Gallery, Tate Gallery, Serpentine Gallery, National Portrait Gallery, T. R. Miller Gallery, Freer Gallery
party: Labour Party, Liberal Party, Conservative Party, Green Party, Social Democratic Party, Republican Party, Christian Democratic Party
front: National Front, Popular Front, United National Front, Islamic Salvation Front, Patriotic Front
government: British Government, Welsh Government, French Government, Swedish Government
parliament: European Parliament, Scottish Parliament, Parliament of Canada, Parliament of Queensland, Parliament of Norway
assembly: National Assembly, General Assembly, Legislative Assembly, Constituent Assembly
council: Security Council, Privy Council, Federal Council, European Council, City Council
committee: Central Committee, Olympic Committee, Nobel Committee, Rules Committee
commission: European Commission, Warren Commission, Planning Commission, Electoral Commission
court: Supreme Court, High Court, Court of Appeal, International Court of Justice, European Court of Auditors, Constitutional Court
agency: Space Agency, Environment Agency, Energy Agency, Intelligence Agency
association: Football Association, Bar Association, Medical Association, Housing Association
society: Royal Society, Geographical Society, Historical Society, Geological Society
bank: World Bank, Bank of England, Deutsche Bank, Bank of Japan, Barclays Bank
company/firm/manufacturer/corporation/airline/retailer/brand/maker: Siemens, Philips, Westinghouse, Toshiba, Bosch, General Electric, Rolls-Royce, Standard Oil
group: Carlyle Group, Rank Design Group, Volkswagen Group, Lucas Design Group, Virgin Group
broadcaster/station: Eurosport, Channel Four, Sky News, CBS, Fox Sports, Paramount Television Network, Mutual Radio Network
newspaper/magazine/daily/weekly/journal/tabloid: Guardian, Daily Telegraph, New York Times, Economist, Washington Post, Observer
band/quartet/duo/musicians: Pink Floyd, Led Zeppelin, Depeche Mode, Fleetwood Mac, Genesis, Supertramp, Deep Purple
film/movie/documentary: Casablanca, Citizen Kane, Vertigo, Metropolis, Roman Holiday, Rear Window
novel/book/story: Jane Eyre, Middlemarch, Robinson Crusoe, Great Expectations, Treasure Island, Dracula
poem/ballad/sonnet: Kubla Khan, Ozymandias, Evangeline, Paradise Lost, Don Juan
play/tragedy/comedy/drama: Hamlet, Macbeth, Othello, Pygmalion, Twelfth Night, Blithe Spirit
opera/ballet/operetta: Carmen, Tosca, Aida, Swan Lake, Madame Butterfly
album/record/LP: Abbey Road, Thriller, Rumours, Nebraska, Blood Brothers
song/single/hit/tune: Yesterday, Imagine, Waterloo, Dancing Queen, Let It Be
series/sitcom/soap/serial/show/opera: Dynasty, Coronation Street, Star Trek, Emmerdale, Bonanza, Neighbours
ship/vessel/steamer/cruiser/frigate/submarine/yacht/liner: Titanic, Endeavour, Mayflower, Lusitania, Santa Maria
street/road/avenue/lane: Church Street, Station Road, Market Street, Victoria Road, Park Avenue, Mill Lane
bridge: Tower Bridge, Brooklyn Bridge, London Bridge, Charles Bridge
church/cathedral/abbey: Westminster Abbey, Winchester Cathedral, Temple Church, Bath Abbey, Christ Church
tower/building/hall: Eiffel Tower, Empire State Building, Carnegie Hall, Royal Albert Hall, Chrysler Building
stadium/park/arena/ground: Wembley Stadium, Goodison Park, Olympic Stadium, Fenway Park, Villa Park
center/centre: Kennedy Space Center, Lincoln Center, Johnson Space Center, Ames Research Center, Rockefeller Center, Goddard Space Flight Center
hospital/clinic: Guy's Hospital, Mayo Clinic, Royal Free Hospital, General Hospital
county: Orange County, Essex County, Monroe County, Jackson County, Lake County
lake: Lake Superior, Lake Victoria, Lake Geneva, Lake Ontario, Lake Como
sea: Black Sea, Baltic Sea, North Sea, Caspian Sea, Sea of Azov, Sea of Marmara
mount/mountain/peak: Mount Everest, Mount Etna, Mount Rainier, Mount Kenya
hurricane/storm/typhoon: Hurricane Katrina, Hurricane Andrew, Hurricane Camille, Hurricane Hugo, Hurricane Sandy
prize/award/medal: Nobel Prize, Pulitzer Prize, Booker Prize, Academy Award, Fields Medal, Turner Prize
cup/league/championship/tournament/trophy: Premier League, Champions League, World Cup, European Championship, Davis Cup
club/team/side/squad: Arsenal, Everton, Real Madrid, Bayern Munich, Inter Milan, Aston Villa, Boston Celtics
bowl: Rose Bowl, Sugar Bowl, Orange Bowl, Super Bowl XX, Super Bowl XII, Super Bowl XL
law: Ohm's law, Hooke's law, Boyle's law, Faraday's law, Coulomb's law, Snell's law
theorem: Fermat's theorem, Bayes' theorem, Euler's theorem, Pythagoras' theorem
conjecture/hypothesis: Goldbach's conjecture, Riemann hypothesis, Poincaré conjecture, Collatz conjecture
dynasty: Tang dynasty, Ming dynasty, Han dynasty, Qing dynasty, Song dynasty
system/software/format/standard/program: Windows, Linux, Android, PostScript, Ethernet
`),
  de: lexicon(`
schlacht: Schlacht von Hastings, Schlacht bei Waterloo, Schlacht von Lepanto, Schlacht bei Marathon, Schlacht bei Lützen
vertrag/frieden: Vertrag von Versailles, Vertrag von Lissabon, Vertrag von Verdun, Westfälischer Friede, Vertrag von Utrecht
edikt: Edikt von Mailand, Edikt von Worms, Edikt von Nantes, Edikt von Potsdam
protokoll: Kyoto-Protokoll, Genfer Protokoll, Montreal-Protokoll, Nagoya-Protokoll
universität/hochschule: Universität Heidelberg, Universität Leipzig, Universität Oxford, Universität Bologna, Harvard University, Yale University
institut: Robert-Koch-Institut, Goethe-Institut, Pasteur-Institut, Max-Planck-Institut
museum: Deutsches Museum, Pergamonmuseum, British Museum, Naturkundemuseum
galerie/gallery: Neue Nationalgalerie, National Gallery, Tate Gallery, Berlinische Galerie, Galerie Neue Meister
partei/volkspartei: Liberale Partei, Konservative Partei, Grüne Partei, Sozialistische Partei, Bayerische Volkspartei
front: Nationale Front, Patriotische Front, Eiserne Front, Islamische Heilsfront
parlament: Europäisches Parlament, Britisches Parlament, Schottisches Parlament, Ungarisches Parlament
gericht/gerichtshof: Oberster Gerichtshof, Internationaler Gerichtshof, Europäischer Gerichtshof, Ständiger Schiedshof
unternehmen/firma/konzern/hersteller/gesellschaft/fabrik: Siemens, Philips, Westinghouse, Toshiba, Bosch, General Electric, Rolls-Royce, Standard Oil
sender/fernsehsender: Eurosport, Sky News, Fox Sports, Channel Four, Paramount Television Network, Mutual Radio Network
group: Carlyle Group, Rank Design Group, Virgin Group, Lucas Design Group
zeitung/tageszeitung/zeitschrift/magazin/wochenzeitung: Guardian, Spiegel, Figaro, Washington Post, New York Times, Die Welt
band/gruppe/rockband/duo: Pink Floyd, Led Zeppelin, Depeche Mode, Fleetwood Mac, Genesis, Supertramp, Deep Purple
film/spielfilm/dokumentarfilm/verfilmung: Casablanca, Metropolis, Vertigo, Citizen Kane, Der dritte Mann
roman/buch/erzählung/novelle: Effi Briest, Buddenbrooks, Robinson Crusoe, Moby Dick, Der Stechlin
drama/stück/theaterstück/tragödie/komödie: Hamlet, Woyzeck, Maria Stuart, Minna von Barnhelm, Egmont
oper/ballett/operette: Carmen, Tosca, Fidelio, Lohengrin, Schwanensee
album/platte: Abbey Road, Thriller, Rumours, Nebraska
lied/song/single: Yesterday, Imagine, Waterloo, Dancing Queen
serie/fernsehserie/seifenoper/sendung: Dynasty, Lindenstraße, Star Trek, Bonanza, Tatort
schiff/dampfer/kreuzer/fregatte/u-boot/segelschiff: Titanic, Gorch Fock, Mayflower, Lusitania, Santa Maria
straße: Friedrichstraße, Bahnhofstraße, Hauptstraße, Schillerstraße, Lindenstraße
kirche/dom: Kölner Dom, Frauenkirche, Nikolaikirche, Thomaskirche
center/zentrum: Kennedy Space Center, Johnson Space Center, Lincoln Center, Ames Research Center, Goddard Space Flight Center
county: Orange County, Essex County, Monroe County, Jackson County
meer: Schwarzes Meer, Rotes Meer, Totes Meer, Gelbes Meer
see: Bodensee, Genfersee, Gardasee, Chiemsee
fluss: Donau, Rhein, Themse, Elbe, Oder
hurrikan/taifun/sturm: Hurrikan Katrina, Hurrikan Andrew, Hurrikan Camille, Hurrikan Hugo, Hurrikan Sandy
preis/auszeichnung: Nobelpreis, Pulitzer-Preis, Büchnerpreis, Turner Prize
pokal/liga/meisterschaft: Bundesliga, Champions League, Davis Cup, Europapokal
bowl: Rose Bowl, Sugar Bowl, Orange Bowl, Super Bowl XX, Super Bowl XII, Super Bowl XL
verein/mannschaft/klub/club: Arsenal, Hertha, Real Madrid, Bayern München, Inter Mailand, Aston Villa
academies/academy: Royal Academies, Military Academies, Riding Academies
act: Education Act, Factory Act, Public Health Act, Indian Councils Act, Reform Act
gesetz: Ohmsches Gesetz, Hookesches Gesetz, Faradaysches Gesetz, Boylesches Gesetz
system/software/format/standard/programm: Windows, Linux, Android, PostScript, Ethernet
`),
  es: lexicon(`
batalla: batalla de Lepanto, batalla de Waterloo, batalla de Trafalgar, batalla de Hastings, batalla de Bailén
tratado: Tratado de Versalles, Tratado de Utrecht, Tratado de Tordesillas, Tratado de París, Tratado de Maastricht
edicto: Edicto de Milán, Edicto de Worms, Edicto de Nantes, Edicto de Potsdam
protocolo: Protocolo de Kioto, Protocolo de Ginebra, Protocolo de Nagoya, Protocolo de Londres
constitución: Constitución de Cádiz, Constitución de Weimar, Constitución de Filadelfia, Constitución de Bayona
ley: Ley de Ohm, Ley de Hooke, Ley de Boyle, Ley de Faraday, Ley de Educación, Ley de Salud Pública, Ley de Fábricas
universidad: Universidad de Salamanca, Universidad de Oxford, Universidad de Bolonia, Universidad de Harvard, Universidad de Alcalá
instituto: Instituto Cervantes, Instituto Pasteur, Instituto Max Planck, Instituto Carnegie
museo: Museo del Prado, Museo Británico, Museo Reina Sofía, Museo del Louvre
galería: Galería Nacional, Galería de los Uffizi, Galería Tate, Galería Borghese, Galería J. R. Miller
partido: Partido Liberal, Partido Laborista, Partido Verde, Partido Conservador, Partido Socialista Obrero, Partido Popular Danés
frente: Frente Popular, Frente Nacional, Frente Amplio, Frente Patriótico Unido, Frente Islámico Nacional
parlamento: Parlamento Europeo, Parlamento de Noruega, Parlamento de Canadá, Parlamento de Escocia
tribunal/corte: Tribunal Supremo, Tribunal Constitucional, Tribunal de Cuentas, Tribunal de La Haya
empresa/compañía/firma/fabricante/sociedad: Siemens, Philips, Westinghouse, Toshiba, Bosch, General Electric, Rolls-Royce, Standard Oil
group: Carlyle Group, Rank Design Group, Virgin Group, Lucas Design Group
emisora/televisora: Eurosport, Sky News, Fox Sports, Antena Tres, Paramount Television Network, Mutual Radio Network
periódico/diario/revista/semanario: El País, Le Monde, La Vanguardia, Washington Post, New York Times
banda/grupo/conjunto/dúo: Pink Floyd, Led Zeppelin, Depeche Mode, Fleetwood Mac, Genesis, Supertramp
película/filme/documental: Casablanca, Vértigo, Metrópolis, Ciudadano Kane, Viridiana
novela/libro/obra/cuento: Robinson Crusoe, Moby Dick, Cien años de soledad, La Regenta, Drácula
ópera/ballet/zarzuela: Carmen, Tosca, Aida, El lago de los cisnes
álbum/disco: Abbey Road, Thriller, Rumours, Nebraska
canción/sencillo/tema: Yesterday, Imagine, Waterloo, Mediterráneo
serie/telenovela/programa: Dynasty, Star Trek, Bonanza, Cuéntame
barco/buque/navío/fragata/submarino/crucero: Titanic, Mayflower, Lusitania, Santa María, Juan Sebastián Elcano
calle/avenida: calle Mayor, calle de Alcalá, calle Serrano, avenida Corrientes, calle Fuencarral
centro: Centro Espacial Kennedy, Centro Lincoln, Centro de Investigación Ames, Centro de Vuelo Espacial Goddard, Centro Pompidou
condado: Condado de Orange, Condado de Essex, Condado de Monroe, Condado de Jackson
mar: Mar Negro, Mar Báltico, Mar Caspio, Mar Rojo, Mar de Mármara, Mar de Azov
lago: lago Superior, lago Victoria, lago Titicaca, lago Ontario
delta: Delta del Nilo, Delta del Ebro, Delta del Danubio, Delta del Ganges
huracán/tormenta/tifón: Huracán Katrina, Huracán Andrew, Huracán Camille, Huracán Hugo
premio/galardón: Premio Nobel, Premio Cervantes, Premio Pulitzer, Premio Planeta
liga/copa/campeonato/torneo: Premier League, Copa Davis, Copa América, Liga de Campeones
bowl: Rose Bowl, Sugar Bowl, Orange Bowl, Super Bowl XX, Super Bowl XII, Super Bowl XL
club/equipo: Arsenal, Sevilla, Real Madrid, Bayern de Múnich, Inter de Milán, Aston Villa
fuerte/fortaleza: San Felipe, San Marcos, Santa Bárbara, San Diego
sistema/formato/estándar/programa: Windows, Linux, Android, PostScript, Ethernet
`),
  pl: lexicon(`
bitwa: bitwa pod Grunwaldem, bitwa pod Wiedniem, bitwa pod Lipskiem, bitwa pod Maratonem
film/filmie/komedia/komedii/dramacie/dokument: Krzyżacy, Casablanca, Metropolis, Rejs, Miś, Popiół i diament
powieść/powieści/książka/książki/książkę/opowiadanie/nowela: Lalka, Quo vadis, Ferdydurke, Potop, Robinson Crusoe, Solaris
sztuka/sztuce/sztuki/spektakl/spektaklu/przedstawienie/przedstawieniu: Hamlet, Dziady, Wesele, Zemsta, Makbet, Balladyna
opera/operze/opery/balet: Carmen, Tosca, Halka, Aida, Straszny dwór
album/płyta/płyty/płytę/płycie/krążek/pt/minialbum/wydawnictwo/wydawnictwa/zatytułowany/zatytułowana: Thriller, Abbey Road, Nebraska, Rumours, Nowa Aleksandria
piosenka/piosenki/piosenkę/utwór/utworu/utworze/singiel/singel/przebój: Yesterday, Imagine, Waterloo, Autobiografia, Kocham cię
serial/serialu/serialach/program/teleturniej/telenowela: Dynastia, Ranczo, Czterej pancerni, Klan, Alternatywy
gazeta/gazety/gazecie/dziennik/dziennika/tygodnik/tygodnika/czasopismo/pismo/pisma/magazyn/miesięcznik/miesięcznika/redakcja: Rzeczpospolita, Polityka, Przekrój, The Times, Le Monde, Życie Warszawy
zespół/zespołu/grupa/grupy/grupą/duet/kapela/rockowy/rockowa/metalowy: Perfect, Pink Floyd, Genesis, Lady Pank, Deep Purple, Czerwone Gitary
firma/firmy/firmą/spółka/spółki/koncern/koncernu/przedsiębiorstwo/wytwórnia/wytwórni/producent: Siemens, Philips, Toshiba, Bosch, General Electric, Rolls-Royce, Standard Oil
stacja/stacji/stację/telewizja/telewizji/telewizyjną/kablowej: Eurosport, Polonia, Polsat Sport, Canal Plus, Sky News, Discovery
klub/klubu/klubem/drużyna/drużyny/drużynie/drużyną/zespole/ekipa/reprezentujący/reprezentującej/meczu: Arsenal, Everton, Real Madryt, Inter Mediolan, Aston Villa, Legia Warszawa
okręt/okrętu/okrętem/statek/statku/krążownik/krążownika/niszczyciel/fregata/jacht/typu/prom: Titanic, Błyskawica, Mayflower, Lusitania, Dar Pomorza
system/systemem/platforma/program/format/komunikator/aplikacja: Windows, Linux, Android, PostScript, Ethernet
hasztag/hasło/ruch: Save the Planet, Youth for Peace, Black Power, Me Too
nagroda: Nagroda Nobla, Nagroda Pulitzera, Nagroda Kościelskich, Nagroda Goncourtów
`),
  uk: lexicon(`
фільм/фільму/фільмі/стрічка/стрічці/комедія: Тіні забутих предків, Касабланка, Метрополіс, Земля, Захар Беркут
роман/роману/романі/повість/повісті/книга/книги/книзі/оповідання: Тигролови, Маруся Чурай, Робінзон Крузо, Собор, Місто
опера/опері/балет: Кармен, Тоска, Аїда, Запорожець за Дунаєм
альбом/альбому/платівка: Трилер, Модель, Живий звук, Небраска, Музика вулиць, Танці весни
пісня/пісні/сингл: Червона рута, Водограй, Обійми, Черемшина, Два кольори, Стожари
газета/газети/газеті/журнал/журналу/журналі/часопис/видання: День, Всесвіт, Дзеркало тижня, Українська правда, Вечірній Київ, Літературна Україна, Зоря
гурт/гурту/група/групи/ансамбль: Океан Ельзи, Скрябін, Воплі Відоплясова, Браття Гадюкіни
компанія/компанії/фірма/фірми/корпорація/концерн: Сіменс, Філіпс, Тошіба, Бош
телеканал/радіостанція: Інтер, Суспільне, Новий канал, Промінь
клуб/клубу/команда/команди/команді: Динамо, Шахтар, Арсенал, Карпати, Металіст
корабель/корабля/судно/пароплав/крейсер/фрегат: Титанік, Аврора, Лузітанія, Гетьман Сагайдачний
`),
};

/** What stands before a person's name and says that it is one, and of which sex. */
const TITLES: Readonly<Record<Language, { men: ReadonlySet<string>; women: ReadonlySet<string> }>> = {
  en: {
    men: wordSet(
      "king emperor prince duke lord sir mr general colonel major captain president minister poet writer author novelist actor director producer singer guitarist drummer composer painter architect engineer inventor physicist chemist scientist philosopher historian economist lawyer bishop pope missionary shaman explorer coach manager quarterback footballer brother father son",
    ),
    women: wordSet("queen empress princess duchess lady mrs miss actress sister mother daughter wife"),
  },
  de: {
    men: wordSet(
      "könig kaiser prinz herzog graf herr general oberst hauptmann präsident minister kanzler dichter schriftsteller autor schauspieler regisseur sänger gitarrist komponist maler architekt ingenieur erfinder physiker chemiker forscher philosoph historiker ökonom bischof papst missionar schamane entdecker trainer generalmajor nachfolger wissenschaftler forscher torwart stürmer quarterback cornerback kritiker bruder vater sohn",
    ),
    women: wordSet(
      "königin kaiserin prinzessin herzogin gräfin frau dichterin schriftstellerin autorin schauspielerin sängerin forscherin schwester mutter tochter",
    ),
  },
  es: {
    men: wordSet(
      "rey emperador príncipe duque conde señor don general coronel capitán presidente ministro poeta escritor autor novelista actor director productor cantante guitarrista compositor pintor arquitecto ingeniero inventor físico químico científico filósofo historiador economista obispo papa misionero chamán explorador entrenador hermano padre hijo",
    ),
    women: wordSet(
      "reina emperatriz princesa duquesa condesa señora doña escritora autora actriz directora cantante pintora científica hermana madre hija",
    ),
  },
  pl: {
    men: wordSet(
      "król króla królem królowi cesarz cesarza książę księcia ksiądz księdza ks gen generał generała płk kapitan kapitana major majora prezydent prezydenta minister ministra premier premiera poeta poety pisarz pisarza autor autora aktor aktora aktorem reżyser reżysera reżyserem producent producenta trener trenera trenerem piosenkarz piosenkarza kompozytor kompozytora malarz malarza architekt architekta inżynier inżyniera fizyk fizyka chemik chemika filozof filozofa historyk historyka biskup biskupa papież papieża wódz wodza brat brata ojciec ojca syn syna mąż męża żoną prefekt prefekta dowódca dowódcy św",
    ),
    women: wordSet(
      "królowa królowej cesarzowa księżna księżnej aktorka aktorki aktorkę reżyserka pisarka pisarki poetka autorka piosenkarka piosenkarki siostra siostry matka matki córka córki żona żony żonę",
    ),
  },
  uk: {
    men: wordSet(
      "король короля цар царя імператор імператора князь князя гетьман гетьмана генерал генерала полковник полковника президент президента міністр міністра поет поета письменник письменника автор автора актор актора режисер режисера композитор композитора художник художника архітектор архітектора інженер інженера фізик фізика хімік хіміка вчений філософ філософа історик історика єпископ брат брата батько син сина",
    ),
    women: wordSet(
      "королева королеви княгиня княгині імператриця поетеса поетеси письменниця письменниці акторка акторки співачка співачки сестра сестри мати дочка дочки дружина",
    ),
  },
  ja: { men: new Set(), women: new Set() },
};

/** By the word before a name; null where that is no title. */
export function sexByTitle(before: string, language: Language): "men" | "women" | null {
  const { men, women } = TITLES[language];
  if (women.has(before)) return "women";
  return men.has(before) ? "men" : null;
}

const leads = new Map<Language, readonly string[]>();

/** A noun that a name of such a thing or person follows ("Gruppe", "Entdecker"), or a compound of one. */
export function leadsName(word: string, language: Language): boolean {
  let known = leads.get(language);
  if (known === undefined) {
    const { men, women } = TITLES[language];
    known = [...nameFamilies(language).flatMap(({ hypernyms }) => hypernyms), ...men, ...women];
    leads.set(language, known);
  }
  const lower = word.toLowerCase();
  return known.some((lead) => lower.endsWith(lead) && (lead.length > 4 || lower === lead));
}

/** Families of names in a language, those that are told by their own words among them; none in Japanese. */
export function nameFamilies(language: Language): readonly Family[] {
  return NAMES[language]?.().families ?? [];
}
