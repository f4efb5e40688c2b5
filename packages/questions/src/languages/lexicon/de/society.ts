/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const DE_SOCIETY = `
staatsform/staat: die Demokratie, die Monarchie, die Republik, die Diktatur
herrschaftsform/herrschaft: die Demokratie, die Aristokratie, die Oligarchie, die Tyrannis, die Theokratie
demokratie: die direkte Demokratie, die repräsentative Demokratie, die parlamentarische Demokratie
monarchie: die absolute Monarchie, die konstitutionelle Monarchie, die parlamentarische Monarchie
staatsaufbau/staat: der Einheitsstaat, der Staatenbund, der Staatenverbund
regierungssystem/system: das präsidentielle System, das parlamentarische System, das semipräsidentielle System
staatsgewalt/gewalt: die Legislative, die Exekutive, die Judikative
verfassungsorgan/organ: der Bundestag, der Bundesrat, die Bundesregierung, der Bundespräsident, das Bundesverfassungsgericht, die Bundesversammlung
parlament: der Bundestag, der Landtag, der Gemeinderat, der Kreistag, der Nationalrat
staatsprinzip/prinzip: der Rechtsstaat, der Sozialstaat, die Gewaltenteilung, die Volkssouveränität
wahlsystem/wahl: das Mehrheitswahlrecht, das Verhältniswahlrecht
wahl: die Bundestagswahl, die Landtagswahl, die Kommunalwahl, die Europawahl
stimme/wahl: die Erststimme, die Zweitstimme
volksabstimmung/abstimmung: die Volksbefragung, das Volksbegehren, der Volksentscheid, das Referendum
partei: die CDU, die SPD, die FDP, die AfD, die CSU
ideologie/weltanschauung: der Liberalismus, der Konservatismus, der Sozialismus, der Kommunismus, der Faschismus, der Anarchismus, der Nationalismus
minister/amt: der Bundeskanzler, der Außenminister, der Finanzminister, der Innenminister, der Verteidigungsminister
amt/politiker: der Bürgermeister, der Landrat, der Ministerpräsident, der Abgeordnete, der Minister
eu-organ/europäische union: die Europäische Kommission, das Europäische Parlament, der Europäische Rat, der Europäische Gerichtshof, die Europäische Zentralbank
uno/organ: die Generalversammlung, der Sicherheitsrat, der Internationale Gerichtshof, das Sekretariat
grundrecht/recht: die Meinungsfreiheit, die Religionsfreiheit, die Pressefreiheit, die Versammlungsfreiheit, die Berufsfreiheit
recht: das Menschenrecht, das Bürgerrecht, das Grundrecht
rechtsgebiet/recht: das Strafrecht, das Zivilrecht, das Verwaltungsrecht, das Verfassungsrecht, das Arbeitsrecht, das Familienrecht
recht: das öffentliche Recht, das Privatrecht
rechtsquelle/recht: das Gesetz, die Verordnung, die Satzung, das Gewohnheitsrecht, die Verfassung
gericht: das Amtsgericht, das Landgericht, das Oberlandesgericht, der Bundesgerichtshof
gericht: das Verwaltungsgericht, das Sozialgericht, das Finanzgericht, das Arbeitsgericht
gericht/beteiligter: der Richter, der Staatsanwalt, der Verteidiger, der Angeklagte, der Zeuge, der Kläger, der Schöffe
rechtsmittel: die Berufung, die Revision, die Beschwerde, der Einspruch
straftat: der Mord, der Diebstahl, der Raub, der Betrug, der Totschlag
straftat: die Brandstiftung, die Körperverletzung, die Erpressung, die Urkundenfälschung, die Beleidigung
straftat: das Verbrechen, das Vergehen, die Ordnungswidrigkeit
strafe: die Geldstrafe, die Freiheitsstrafe, die Bewährungsstrafe, das Bußgeld
schuld/recht: der Vorsatz, die Fahrlässigkeit
geschäftsfähigkeit/person: die Geschäftsunfähigkeit, die beschränkte Geschäftsfähigkeit, die volle Geschäftsfähigkeit
vertrag: der Kaufvertrag, der Mietvertrag, der Arbeitsvertrag, der Werkvertrag, der Leihvertrag, der Pachtvertrag, der Darlehensvertrag
vertrag/teil: das Angebot, die Annahme
schutzrecht/recht: das Patent, das Urheberrecht, der Gebrauchsmusterschutz, die Marke
produktionsfaktor/faktor: die Arbeit, der Boden, das Kapital, das Wissen
wirtschaftsordnung/wirtschaft: die freie Marktwirtschaft, die soziale Marktwirtschaft, die Planwirtschaft
wirtschaftswissenschaft/fach: die Volkswirtschaftslehre, die Betriebswirtschaftslehre
ökonom: Adam Smith, John Maynard Keynes, Milton Friedman, David Ricardo, Karl Marx, Friedrich August von Hayek
marktform/markt: das Monopol, das Oligopol, das Polypol
markt: der Käufermarkt, der Verkäufermarkt
markt: der Gütermarkt, der Arbeitsmarkt, der Kapitalmarkt, der Geldmarkt, der Immobilienmarkt
gut: das freie Gut, das wirtschaftliche Gut
gut: das Konsumgut, das Investitionsgut, das Verbrauchsgut, das Gebrauchsgut
gut: das Substitutionsgut, das Komplementärgut
bedürfnis: das Existenzbedürfnis, das Kulturbedürfnis, das Luxusbedürfnis
kosten: pl Fixkosten, pl variable Kosten, pl Grenzkosten, pl Gesamtkosten, pl Stückkosten, pl Opportunitätskosten
wirtschaftskreislauf/sektor: pl Haushalte, pl Unternehmen, pl Banken
konjunkturphase/konjunktur: der Aufschwung, die Hochkonjunktur, der Abschwung, die Depression, die Rezession
inflation: die Nachfrageinflation, die Angebotsinflation, die Hyperinflation, die importierte Inflation
arbeitslosigkeit: die konjunkturelle Arbeitslosigkeit, die strukturelle Arbeitslosigkeit, die saisonale Arbeitslosigkeit, die friktionelle Arbeitslosigkeit
kennzahl/volkswirtschaft: das Bruttoinlandsprodukt, das Bruttonationaleinkommen, das Volkseinkommen
wirtschaftspolitik/politik: die Fiskalpolitik, die Geldpolitik, die Handelspolitik, die Arbeitsmarktpolitik
magisches viereck/ziel: die Preisniveaustabilität, die Vollbeschäftigung, das Wirtschaftswachstum, das außenwirtschaftliche Gleichgewicht
geld/funktion: das Zahlungsmittel, das Wertaufbewahrungsmittel, die Recheneinheit
geld: das Bargeld, das Buchgeld, das Warengeld
zahlung: die Überweisung, die Lastschrift, der Dauerauftrag, die Barzahlung
konto/bank: das Girokonto, das Sparkonto, das Tagesgeldkonto, das Depot
steuer: die Einkommensteuer, die Umsatzsteuer, die Gewerbesteuer, die Erbschaftsteuer, die Grundsteuer, die Körperschaftsteuer
steuer: die direkte Steuer, die indirekte Steuer
sozialversicherung/versicherung: die Krankenversicherung, die Rentenversicherung, die Arbeitslosenversicherung, die Pflegeversicherung, die Unfallversicherung
versicherung: die Haftpflichtversicherung, die Lebensversicherung, die Hausratversicherung, die Berufsunfähigkeitsversicherung
handelshemmnis/handel: der Zoll, das Kontingent, das Embargo, die Subvention
handel: der Einzelhandel, der Großhandel, der Außenhandel
handel: der Import, der Export, der Transit
wechselkurs: der feste Wechselkurs, der flexible Wechselkurs
währung/änderung: die Aufwertung, die Abwertung
rechtsform/unternehmen: das Einzelunternehmen, die Personengesellschaft, die Kapitalgesellschaft, die Genossenschaft
gesellschaft/unternehmen: die GmbH, die AG, die KG, die OHG, die GbR
zusammenschluss/unternehmen: das Kartell, der Konzern, die Fusion, der Trust
wertpapier/anlage: die Aktie, die Anleihe, der Fonds, die Option, das Zertifikat
aktie: die Stammaktie, die Vorzugsaktie
börse: die Hausse, die Baisse
bilanz: die Aktiva, die Passiva
vermögen/bilanz: das Anlagevermögen, das Umlaufvermögen
kapital/bilanz: das Eigenkapital, das Fremdkapital
rechnungswesen: die Finanzbuchhaltung, die Kostenrechnung, die Statistik, die Planungsrechnung
buchung: das Soll, das Haben
kosten/rechnung: die Kostenartenrechnung, die Kostenstellenrechnung, die Kostenträgerrechnung
kosten: pl Einzelkosten, pl Gemeinkosten
marketing/instrument: die Produktpolitik, die Preispolitik, die Distributionspolitik, die Kommunikationspolitik
produktlebenszyklus/phase: die Einführungsphase, die Wachstumsphase, die Reifephase, die Sättigungsphase, die Rückgangsphase
fertigung/produktion: die Einzelfertigung, die Serienfertigung, die Massenfertigung, die Sortenfertigung, die Fließfertigung
organisation/unternehmen: die Linienorganisation, die Matrixorganisation, die Spartenorganisation, die Stablinienorganisation
führungsstil/führung: der autoritäre Führungsstil, der kooperative Führungsstil, der laissez-faire Führungsstil
unternehmen/abteilung: der Einkauf, der Vertrieb, das Marketing, die Personalabteilung, die Produktion
entgelt/lohn: der Zeitlohn, der Akkordlohn, der Prämienlohn, das Gehalt, die Provision
arbeitskampf: der Streik, die Aussperrung, der Boykott
kredit: das Darlehen, der Dispositionskredit, die Hypothek, der Ratenkredit
psychologie/schule: der Behaviorismus, die Psychoanalyse, der Kognitivismus, die Gestaltpsychologie, der Strukturalismus, die humanistische Psychologie
psychologie/teilgebiet: die Entwicklungspsychologie, die Sozialpsychologie, die klinische Psychologie, die Persönlichkeitspsychologie, die Lernpsychologie, die Arbeitspsychologie
psychologe: Sigmund Freud, Carl Gustav Jung, Alfred Adler, Jean Piaget, Erik Erikson, Iwan Pawlow, Burrhus Skinner, Albert Bandura, Abraham Maslow, Wilhelm Wundt
forschungsmethode/methode: das Experiment, die Befragung, die Fallstudie, die Beobachtung, der Test
studie: die Längsschnittstudie, die Querschnittstudie
variable/experiment: die unabhängige Variable, die abhängige Variable, die Störvariable
gruppe/experiment: die Versuchsgruppe, die Kontrollgruppe
gütekriterium/test: die Objektivität, die Reliabilität, die Validität
lernen: die klassische Konditionierung, die operante Konditionierung, das Modelllernen, das Lernen durch Einsicht
reiz/konditionierung: der neutrale Reiz, der unbedingte Reiz, der bedingte Reiz
reaktion/konditionierung: die unbedingte Reaktion, die bedingte Reaktion
verstärkung/konditionierung: die positive Verstärkung, die negative Verstärkung, die positive Bestrafung, die negative Bestrafung, die Löschung
gedächtnis: das sensorische Gedächtnis, das Kurzzeitgedächtnis, das Langzeitgedächtnis, das Arbeitsgedächtnis
langzeitgedächtnis/gedächtnis: das episodische Gedächtnis, das semantische Gedächtnis, das prozedurale Gedächtnis
gedächtnis/vorgang: die Enkodierung, die Speicherung, der Abruf
amnesie: die anterograde Amnesie, die retrograde Amnesie
instanz/persönlichkeit: das Es, das Ich, das Über-Ich
psychosexuelle entwicklung/phase: die orale Phase, die anale Phase, die phallische Phase, die Latenzphase, die genitale Phase
kognitive entwicklung/stufe: das sensomotorische Stadium, das präoperationale Stadium, das konkret-operationale Stadium, das formal-operationale Stadium
kognitive entwicklung/vorgang: die Assimilation, die Akkommodation, die Äquilibration
abwehrmechanismus: die Verdrängung, die Projektion, die Rationalisierung, die Sublimierung, die Regression, die Verschiebung, die Reaktionsbildung
bindung/bindungstyp: die sichere Bindung, die unsicher-vermeidende Bindung, die unsicher-ambivalente Bindung, die desorganisierte Bindung
erziehungsstil/erziehung: der autoritäre Erziehungsstil, der demokratische Erziehungsstil, der antiautoritäre Erziehungsstil, der vernachlässigende Erziehungsstil
bedürfnispyramide/bedürfnis: pl Grundbedürfnisse, pl Sicherheitsbedürfnisse, pl soziale Bedürfnisse, pl Individualbedürfnisse
motivation: die intrinsische Motivation, die extrinsische Motivation
persönlichkeitsmerkmal/merkmal: die Offenheit, die Gewissenhaftigkeit, die Extraversion, die Verträglichkeit, der Neurotizismus
temperament: der Sanguiniker, der Choleriker, der Melancholiker, der Phlegmatiker
emotion/gefühl: die Freude, die Trauer, die Angst, die Wut, die Überraschung
psychische störung/störung: die Schizophrenie, die Depression, die Angststörung, die Zwangsstörung, die Persönlichkeitsstörung, die bipolare Störung
phobie/angst: die Agoraphobie, die Klaustrophobie, die Arachnophobie, die Akrophobie
therapie/psychotherapie: die Verhaltenstherapie, die Psychoanalyse, die Gesprächstherapie, die Familientherapie
stress: der Eustress, der Distress
intelligenz: die fluide Intelligenz, die kristalline Intelligenz, die emotionale Intelligenz
gestaltgesetz/wahrnehmung: das Gesetz der Nähe, das Gesetz der Ähnlichkeit, das Gesetz der Geschlossenheit, das Gesetz der guten Fortsetzung
kommunikation/ebene: der Sachinhalt, die Selbstoffenbarung, die Beziehung, der Appell
kommunikation: die verbale Kommunikation, die nonverbale Kommunikation, die paraverbale Kommunikation
lebensphase/phase: die Kindheit, die Jugend, das Erwachsenenalter, das Alter
soziologe: Max Weber, Émile Durkheim, Karl Marx, Georg Simmel, Niklas Luhmann, Pierre Bourdieu, Talcott Parsons
sozialisation/instanz: die Familie, die Schule, die Peergroup, der Freundeskreis
sozialisation: die primäre Sozialisation, die sekundäre Sozialisation, die tertiäre Sozialisation
norm/gesellschaft: der Brauch, die Sitte, das Gesetz
sanktion: die positive Sanktion, die negative Sanktion
gruppe/soziologie: die Primärgruppe, die Sekundärgruppe
gruppe: die Eigengruppe, die Fremdgruppe, die Bezugsgruppe
rolle/konflikt: der Intrarollenkonflikt, der Interrollenkonflikt
herrschaft/weber: die legale Herrschaft, die traditionale Herrschaft, die charismatische Herrschaft
kapital/bourdieu: das ökonomische Kapital, das soziale Kapital, das kulturelle Kapital, das symbolische Kapital
gesellschaftsschicht/schicht: die Oberschicht, die Mittelschicht, die Unterschicht
mobilität: die vertikale Mobilität, die horizontale Mobilität
ungleichheit/modell: die Klasse, die Schicht, das Milieu, die Kaste
familie/form: die Kernfamilie, die Großfamilie, die Patchworkfamilie, die Einelternfamilie
ehe/form: die Monogamie, die Polygamie, die Polygynie, die Polyandrie
philosophie/teilgebiet: die Ethik, die Logik, die Metaphysik, die Erkenntnistheorie, die Ästhetik
ethik/position: der Utilitarismus, die Tugendethik, die Pflichtethik, die Diskursethik, der Hedonismus
erkenntnistheorie/position: der Rationalismus, der Empirismus, der Skeptizismus, der Kritizismus, der Konstruktivismus
philosophische strömung/strömung: der Existenzialismus, der Idealismus, der Materialismus, der Positivismus, der Pragmatismus, der Nihilismus
antike schule/philosophie: die Stoa, der Epikureismus, der Kynismus, der Platonismus
philosoph/antike: Sokrates, Platon, Aristoteles, Heraklit, Parmenides, Demokrit, Epikur, Diogenes
philosoph: Georg Wilhelm Friedrich Hegel, Friedrich Nietzsche, Arthur Schopenhauer, Martin Heidegger, Karl Jaspers, Ludwig Wittgenstein, Hannah Arendt, Jürgen Habermas
philosoph/staat: Thomas Hobbes, John Locke, Jean-Jacques Rousseau, Niccolò Machiavelli, John Rawls
gottesglaube/glaube: der Theismus, der Atheismus, der Agnostizismus, der Deismus, der Pantheismus
gottesglaube/glaube: der Monotheismus, der Polytheismus
kardinaltugend/tugend: die Klugheit, die Gerechtigkeit, die Tapferkeit, die Mäßigung
todsünde/sünde: der Hochmut, der Geiz, der Neid, der Zorn
heilige schrift/schrift: die Bibel, der Koran, die Tora, die Veden, der Talmud
gotteshaus/gebäude: die Kirche, die Moschee, die Synagoge, der Tempel
geistlicher/person: der Priester, der Rabbiner, der Imam, der Pfarrer, der Mönch
kirchenamt/amt: der Papst, der Kardinal, der Bischof, der Diakon
konfession/christentum: der Katholizismus, der Protestantismus, die Orthodoxie, der Anglikanismus
sakrament: die Taufe, die Firmung, die Eucharistie, die Beichte, die Krankensalbung, die Priesterweihe
christliches fest/fest: Weihnachten, Ostern, Pfingsten, Christi Himmelfahrt, Epiphanias, Karfreitag
jüdisches fest/fest: Pessach, Chanukka, Jom Kippur, Rosch ha-Schana, Sukkot, Purim
säule des islam/pflicht: das Glaubensbekenntnis, das Gebet, die Almosensteuer, das Fasten, die Pilgerfahrt
islam/richtung: der Sunnismus, der Schiismus, der Sufismus
hinduismus/gott: Brahma, Vishnu, Shiva, Krishna, Ganesha
hinduismus/begriff: das Karma, das Dharma, das Samsara, das Moksha
evangelium/evangelist: Matthäus, Markus, Lukas, Johannes
prophet/bibel: Abraham, Mose, Isaak, Jakob, Noah, David, Salomo, Jesaja
griechischer gott/gott: Zeus, Poseidon, Hades, Apollon, Ares, Hermes, Hephaistos, Dionysos
griechische göttin/göttin: Athene, Hera, Aphrodite, Artemis, Demeter, Persephone
held/griechenland: Achilles, Odysseus, Herakles, Theseus, Perseus, Orpheus
römischer gott/gott: Jupiter, Mars, Neptun, Merkur, Vulcanus, Bacchus
germanischer gott/gott: Odin, Thor, Loki, Freya, Balder
`;
