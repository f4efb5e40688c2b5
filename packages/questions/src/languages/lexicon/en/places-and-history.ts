/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_PLACES_AND_HISTORY = `
map projection/projection: Mercator projection, Robinson projection, conic projection, azimuthal projection, Gall-Peters projection
map: political map, physical map, topographic map, thematic map, road map, weather map
map element/map: legend, scale, compass rose, title, grid
thematic map/map: choropleth map, dot map, isoline map, cartogram, proportional symbol map
line of latitude/latitude/line: Equator, Tropic of Cancer, Tropic of Capricorn, Arctic Circle, Antarctic Circle
location/geography: absolute location, relative location, site, situation
region/geography: formal region, functional region, vernacular region
geography/technology: geographic information system, global positioning system, remote sensing, satellite imagery
geography/branch: physical geography, human geography, economic geography, political geography, urban geography
climate zone/zone: tropics, temperate zone, polar zone, subtropics
population/pyramid: expansive pyramid, constrictive pyramid, stationary pyramid
demography/rate/measure: birth rate, death rate, fertility rate, infant mortality rate, life expectancy, migration rate, growth rate
population density/density: arithmetic density, physiological density, agricultural density
migration: immigration, emigration, internal migration, seasonal migration, forced migration
migrant/person: refugee, asylum seeker, guest worker, internally displaced person, emigrant
migration/factor: push factor, pull factor, intervening obstacle
settlement: hamlet, village, town, city, metropolis, megalopolis
settlement pattern/pattern: dispersed settlement, nucleated settlement, linear settlement
urban process/process: urbanization, suburbanization, counterurbanization, gentrification, urban sprawl
urban model/model: concentric zone model, sector model, multiple nuclei model, galactic city model
city/zone/area: central business district, suburb, slum, inner city, industrial zone, residential area
agriculture/farming: subsistence farming, commercial farming, shifting cultivation, nomadic herding, plantation farming, terrace farming
farming/agriculture: intensive farming, extensive farming, organic farming, mixed farming, dairy farming
agricultural revolution/revolution: Neolithic Revolution, Second Agricultural Revolution, Green Revolution
border/boundary: natural boundary, cultural boundary, geometric boundary, antecedent boundary, relic boundary
state shape/shape/state: compact state, elongated state, fragmented state, perforated state, prorupted state
industry/location/industry sector: primary sector, secondary sector, tertiary sector, quaternary sector
development/measure/indicator: gross national income, Human Development Index, life expectancy, literacy rate, Gini coefficient
country group/development: developed country, developing country, newly industrialized country, least developed country
island/region: Greenland, Madagascar, Borneo, New Guinea, Sumatra, Iceland, Sri Lanka, Tasmania
island/Mediterranean: Sicily, Sardinia, Cyprus, Crete, Corsica, Malta
peninsula: Iberian Peninsula, Balkan Peninsula, Italian Peninsula, Scandinavian Peninsula, Arabian Peninsula, Korean Peninsula
desert: Sahara Desert, Gobi Desert, Kalahari Desert, Atacama Desert, Arabian Desert, Mojave Desert, Namib Desert
lake: Lake Superior, Lake Michigan, Lake Victoria, Lake Baikal, Lake Tanganyika, Lake Titicaca, Lake Ontario, Lake Erie, Lake Huron
river: Missouri River, Mississippi River, Colorado River, Ohio River, Hudson River, Rio Grande, Columbia River
river: Nile, Niger, Zambezi, Congo, Orange River, Senegal
river: Indus, Ganges, Brahmaputra, Mekong, Yangtze, Yellow River, Euphrates, Tigris
mountain/peak: Mount Everest, Kilimanjaro, Mont Blanc, Denali, Aconcagua, Mount Elbrus, Matterhorn
mountain range/range: Himalayas, Alps, Andes, Rocky Mountains, Appalachian Mountains, Ural Mountains, Atlas Mountains, Pyrenees
strait/waterway: Strait of Gibraltar, Strait of Hormuz, Bering Strait, Bosporus, Strait of Malacca, English Channel
canal/waterway: Suez Canal, Panama Canal, Erie Canal, Kiel Canal
waterfall: Niagara Falls, Victoria Falls, Angel Falls, Iguazu Falls
country/Scandinavia: Norway, Sweden, Denmark, Finland, Iceland
country/Africa: Nigeria, Kenya, Ethiopia, Ghana, Tanzania, Uganda, Angola, Zambia, Zimbabwe, Senegal, Sudan, Algeria
country/Asia: Pakistan, Bangladesh, Nepal, Afghanistan, Myanmar, Malaysia, Philippines, Cambodia, Laos, Mongolia
country/Middle East: Iran, Iraq, Syria, Jordan, Lebanon, Saudi Arabia, Yemen, Kuwait, Turkey, Israel
country/South America: Bolivia, Paraguay, Uruguay, Colombia, Venezuela, Ecuador, Peru, Chile, Argentina
country/Central America: Guatemala, Honduras, Nicaragua, Costa Rica, Panama, El Salvador, Belize
country/Europe/Balkans: Croatia, Serbia, Slovenia, Bulgaria, Romania, Albania, Bosnia and Herzegovina, Montenegro
country/Baltic: Estonia, Latvia, Lithuania
city/Australia: Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra
city/Britain: London, Manchester, Birmingham, Liverpool, Leeds, Glasgow, Edinburgh, Bristol, Newcastle
city/Germany: Berlin, Hamburg, Munich, Cologne, Frankfurt, Leipzig, Dresden, Stuttgart
city/Africa: Cairo, Lagos, Nairobi, Johannesburg, Casablanca, Addis Ababa, Accra, Kinshasa
currency/money: dollar, euro, pound, yen, franc, ruble, peso, rupee
language family/family: Indo-European, Sino-Tibetan, Afro-Asiatic, Niger-Congo, Austronesian, Uralic, Turkic
language/Romance language: French, Spanish, Portuguese, Italian, Romanian, Catalan
language/Germanic language: English, German, Dutch, Swedish, Danish, Norwegian, Icelandic
language/Slavic language: Russian, Polish, Czech, Ukrainian, Bulgarian, Serbian, Slovak
international organization/organization: United Nations, NATO, European Union, World Health Organization, World Trade Organization, International Monetary Fund, World Bank, African Union
prehistoric period/age/period: Paleolithic, Mesolithic, Neolithic, Chalcolithic
ancient civilization/civilization: Sumer, Babylonia, Assyria, Egypt, Phoenicia, Persia, Greece, Rome
civilization/America: Maya, Aztecs, Inca, Olmec, Toltecs
Mesopotamia/city: Ur, Uruk, Babylon, Nineveh, Nippur, Akkad
Egypt/kingdom/period: Old Kingdom, Middle Kingdom, New Kingdom
pharaoh/ruler: Tutankhamun, Ramses II, Cleopatra, Hatshepsut, Akhenaten, Khufu
writing system/script: cuneiform, hieroglyphics, alphabet, Linear B, runes
Greek city-state/city-state/city: Athens, Sparta, Corinth, Thebes, Argos
Greek column/column/order: Doric, Ionic, Corinthian
Greek historian/historian: Herodotus, Thucydides, Xenophon, Polybius, Plutarch
Greek war/war: Persian Wars, Peloponnesian War, Trojan War, Corinthian War
battle/Greece/battle: Marathon, Thermopylae, Salamis, Plataea
Roman class/class: patrician, plebeian, equestrian, slave, freedman
Roman office/official: consul, praetor, quaestor, tribune, censor, dictator, aedile
Roman emperor/emperor/ruler: Augustus, Tiberius, Caligula, Claudius, Nero, Trajan, Hadrian, Diocletian, Constantine
Roman war/war: Punic Wars, Gallic Wars, Social War, Macedonian Wars
Roman structure/building: aqueduct, amphitheater, forum, basilica, triumphal arch, bath
Germanic tribe/people/tribe: Visigoths, Ostrogoths, Vandals, Franks, Saxons, Lombards, Burgundians
dynasty/China: Shang dynasty, Zhou dynasty, Qin dynasty, Han dynasty, Tang dynasty, Song dynasty, Yuan dynasty, Ming dynasty, Qing dynasty
Chinese philosophy/philosophy: Confucianism, Daoism, Legalism, Mohism
empire/India: Maurya Empire, Gupta Empire, Mughal Empire, Delhi Sultanate
caste/class: Brahmins, Kshatriyas, Vaishyas, Shudras
caliphate/dynasty: Umayyad Caliphate, Abbasid Caliphate, Fatimid Caliphate, Rashidun Caliphate
African empire/empire/kingdom: Ghana Empire, Mali Empire, Songhai Empire, Kingdom of Aksum, Great Zimbabwe
Japan/period: Heian period, Kamakura period, Edo period, Meiji period
Japanese class/feudal Japan/class: shogun, daimyo, samurai, ronin, emperor
feudalism/rank/class: king, lord, vassal, knight, serf, peasant
manor/feudalism/estate: manor, fief, demesne, homage
crusade/war: First Crusade, Second Crusade, Third Crusade, Fourth Crusade
monastic order/order: Benedictines, Franciscans, Dominicans, Cistercians, Jesuits
dynasty/family/England: Tudors, Stuarts, Plantagenets, Hanoverians, Windsors
dynasty/family/house: Habsburgs, Bourbons, Romanovs, Hohenzollerns, Medici, Capetians
English king/king/ruler: Henry VIII, Charles I, James I, Richard III, Henry VII, George III, William III
queen/ruler: Elizabeth I, Mary I, Victoria, Anne, Isabella I, Catherine the Great, Maria Theresa
French king/king/ruler: Louis XIV, Louis XVI, Henry IV, Francis I, Philip IV, Charles X
tsar/ruler/Russia: Peter the Great, Ivan the Terrible, Nicholas II, Alexander II, Catherine the Great
reformer/Reformation/person: Martin Luther, John Calvin, Huldrych Zwingli, John Knox, Jan Hus, John Wycliffe
Protestant church/church/denomination: Lutheranism, Calvinism, Anglicanism, Methodism, Anabaptism, Presbyterianism
document/England: Magna Carta, English Bill of Rights, Petition of Right, Act of Settlement
document/United States: Declaration of Independence, Constitution, Bill of Rights, Articles of Confederation, Emancipation Proclamation
Enlightenment/philosopher/thinker: John Locke, Montesquieu, Voltaire, Jean-Jacques Rousseau, Thomas Hobbes, Denis Diderot, Adam Smith
revolution: French Revolution, American Revolution, Russian Revolution, Glorious Revolution, Haitian Revolution, Chinese Revolution
French Revolution/body/government: National Assembly, National Convention, Directory, Estates-General, Committee of Public Safety
French Revolution/group: Jacobins, Girondins, sans-culottes, royalists
estate/class/France: First Estate, Second Estate, Third Estate
revolutionary/person: Maximilien Robespierre, Georges Danton, Jean-Paul Marat, Camille Desmoulins
battle/Napoleonic Wars: Waterloo, Austerlitz, Trafalgar, Leipzig, Borodino
peace treaty/treaty: Treaty of Versailles, Peace of Westphalia, Treaty of Utrecht, Treaty of Tordesillas, Congress of Vienna, Treaty of Paris
American colony/colony: Virginia, Massachusetts, Pennsylvania, Maryland, Georgia, New York, Connecticut, Rhode Island
colonial act/act/law: Stamp Act, Sugar Act, Tea Act, Townshend Acts, Quartering Act
founding father/politician: Benjamin Franklin, Thomas Jefferson, John Adams, James Madison, Alexander Hamilton, George Washington
battle/Revolutionary War: Lexington, Saratoga, Yorktown, Trenton, Bunker Hill
battle/Civil War: Gettysburg, Antietam, Shiloh, Vicksburg, Bull Run, Fort Sumter
Civil War general/general: Ulysses Grant, Robert Lee, William Sherman, Stonewall Jackson, George McClellan
compromise/law/slavery: Missouri Compromise, Compromise of 1850, Kansas-Nebraska Act, Fugitive Slave Act
abolitionist/person: Frederick Douglass, Harriet Tubman, Sojourner Truth, William Lloyd Garrison, John Brown
amendment/constitution: First Amendment, Second Amendment, Fourth Amendment, Fifth Amendment, Sixth Amendment, Tenth Amendment, Fourteenth Amendment
Industrial Revolution/invention: steam engine, spinning jenny, power loom, cotton gin, water frame, telegraph
inventor/person: James Watt, Eli Whitney, Richard Arkwright, James Hargreaves, Edmund Cartwright, Robert Fulton
unification/politician: Otto von Bismarck, Giuseppe Garibaldi, Camillo Cavour, Giuseppe Mazzini
imperialism/colony: colony, protectorate, sphere of influence, mandate
alliance/World War I: Triple Alliance, Triple Entente, Central Powers, Allied Powers
alliance/World War II: Axis powers, Allies
cause/World War I: militarism, alliances, imperialism, nationalism
battle/World War I: Verdun, Somme, Marne, Ypres, Gallipoli, Tannenberg
battle/World War II: Stalingrad, Normandy, Midway, El Alamein, Dunkirk, Kursk, Iwo Jima
weapon/World War I: machine gun, poison gas, tank, submarine, airplane
conference/World War II: Yalta Conference, Potsdam Conference, Tehran Conference, Munich Conference, Casablanca Conference
Nazi organization/organization: Gestapo, SS, SA, Wehrmacht, Hitler Youth
concentration camp/camp: Auschwitz, Treblinka, Dachau, Buchenwald, Sobibor, Bergen-Belsen
Cold War/policy/doctrine: Truman Doctrine, Marshall Plan, containment, détente, domino theory
Cold War/crisis/event: Berlin Blockade, Cuban Missile Crisis, Korean War, Suez Crisis, Prague Spring
Soviet leader/leader: Vladimir Lenin, Joseph Stalin, Nikita Khrushchev, Leonid Brezhnev, Mikhail Gorbachev
Soviet policy/policy: glasnost, perestroika, collectivization, New Economic Policy, five-year plan
civil rights leader/leader: Martin Luther King, Malcolm X, Rosa Parks, Thurgood Marshall, Medgar Evers
president: Ronald Reagan, Jimmy Carter, Richard Nixon, Lyndon Johnson, John Kennedy, Dwight Eisenhower, Harry Truman, Bill Clinton
prime minister/politician: Winston Churchill, Margaret Thatcher, Tony Blair, Clement Attlee, Neville Chamberlain, Benjamin Disraeli
New Deal/program/agency: Civilian Conservation Corps, Works Progress Administration, Tennessee Valley Authority, Social Security Act
explorer: Francis Drake, John Cabot, Henry Hudson, Jacques Cartier, Bartolomeu Dias, Ferdinand Magellan, James Cook
conquistador/explorer: Hernán Cortés, Francisco Pizarro, Hernando de Soto, Juan Ponce de León, Vasco Núñez de Balboa
history source/source: primary source, secondary source, tertiary source
history/science/discipline: archaeology, genealogy, numismatics, heraldry, paleography, epigraphy
siege weapon/weapon: catapult, trebuchet, battering ram, siege tower, ballista
weapon/knight: sword, spear, lance, mace, bow, crossbow, axe
castle/part: moat, drawbridge, keep, tower, gatehouse, battlement
`;
