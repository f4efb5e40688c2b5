/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_SOCIETY = `
form of government/government: democracy, monarchy, oligarchy, dictatorship, theocracy, aristocracy, anarchy, tyranny
democracy/government: direct democracy, representative democracy, parliamentary democracy, liberal democracy
monarchy/government: absolute monarchy, constitutional monarchy, elective monarchy, hereditary monarchy
state structure/government: unitary state, federation, confederation
government system/system: presidential system, parliamentary system, semi-presidential system
legislature/parliament: House of Representatives, Senate, House of Commons, House of Lords, Bundestag, Knesset
power/federalism: delegated power, reserved power, concurrent power, implied power, enumerated power
constitution/principle: separation of powers, checks and balances, federalism, popular sovereignty, limited government, judicial review, rule of law
electoral system/voting system: proportional representation, plurality voting, ranked-choice voting, mixed-member proportional representation
election: primary election, general election, runoff election, by-election, referendum
vote/direct democracy: referendum, initiative, recall, plebiscite
party system/system: one-party system, two-party system, multiparty system
political ideology/ideology: liberalism, conservatism, socialism, communism, fascism, anarchism, libertarianism, feminism
political party/party: Democratic Party, Republican Party, Labour Party, Conservative Party, Liberal Democrats, Green Party
cabinet office/minister: prime minister, foreign minister, finance minister, interior minister, defense minister
office/politician: president, prime minister, governor, mayor, senator, chancellor, ambassador
political influence/group: interest group, lobby, political party, think tank, labor union
presidential power/power: veto, pardon, executive order, appointment
law/bill/procedure: filibuster, cloture, veto, amendment, impeachment, quorum
United Nations body/body: General Assembly, Security Council, Economic and Social Council, International Court of Justice, Secretariat
European Union body/institution: European Commission, European Parliament, European Council, European Central Bank, European Court of Justice, Council of the European Union
international law/agreement: treaty, convention, protocol, charter, accord
diplomacy/measure: sanction, embargo, blockade, ultimatum, summit
right/freedom: freedom of speech, freedom of religion, freedom of the press, freedom of assembly
right: civil right, human right, political right, property right, natural right
human rights document/document: Universal Declaration of Human Rights, European Convention on Human Rights, Geneva Conventions, Magna Carta
branch of law/law: criminal law, civil law, constitutional law, administrative law, contract law, family law, labor law, tort law
source of law/law: statute, common law, constitution, precedent, regulation, custom
legal system/system: common law, civil law, customary law, religious law
court: supreme court, appeals court, trial court, constitutional court, juvenile court
court person/person: judge, prosecutor, defense attorney, defendant, witness, juror, plaintiff, bailiff
trial/stage: arraignment, opening statement, cross-examination, closing argument, verdict, sentencing, appeal
verdict/decision: acquittal, conviction, hung jury, mistrial
crime: murder, theft, robbery, burglary, arson, fraud, assault, kidnapping, bribery, embezzlement, forgery
crime level/offense: felony, misdemeanor, infraction
homicide/crime: murder, manslaughter, infanticide, negligent homicide
punishment/sentence: fine, imprisonment, probation, community service, death penalty, parole
theory of punishment/punishment: retribution, deterrence, rehabilitation, incapacitation, restoration
tort/law: negligence, defamation, trespass, battery, nuisance, false imprisonment
defamation/tort: libel, slander
contract/element: offer, acceptance, consideration, capacity
contract: sales contract, lease, employment contract, loan agreement, service contract, insurance contract
intellectual property/property: patent, copyright, trademark, trade secret
evidence/proof: testimony, physical evidence, circumstantial evidence, hearsay, documentary evidence
legal standard/proof: reasonable suspicion, probable cause, preponderance of the evidence, beyond a reasonable doubt
factor of production/resource: land, labor, capital, entrepreneurship
economic system/economy: market economy, command economy, mixed economy, traditional economy
economic school/school: Keynesian economics, monetarism, classical economics, neoclassical economics, Marxian economics, Austrian School
economist/person: Adam Smith, John Maynard Keynes, Milton Friedman, David Ricardo, Karl Marx, Friedrich Hayek, Thomas Malthus
economics/branch: microeconomics, macroeconomics, econometrics, behavioral economics, development economics
market structure/market: perfect competition, monopolistic competition, oligopoly, monopoly, monopsony, duopoly
monopoly: natural monopoly, legal monopoly, technological monopoly, geographic monopoly
curve/economics: supply curve, demand curve, Phillips curve, Laffer curve, Lorenz curve, indifference curve, production possibilities frontier
elasticity: price elasticity of demand, income elasticity of demand, cross elasticity of demand, price elasticity of supply
elasticity/demand: elastic demand, inelastic demand, unit elastic demand
good/product: normal good, inferior good, luxury good, Giffen good, Veblen good
good/product: public good, private good, common resource, club good
good/relation: substitute good, complementary good, independent good
good: consumer good, capital good, intermediate good, durable good
market state/market: equilibrium, surplus, shortage
price control/price: price ceiling, price floor, equilibrium price, minimum wage
market failure/failure: externality, public good, information asymmetry, market power
externality: positive externality, negative externality
asymmetric information/problem: moral hazard, adverse selection, principal-agent problem, free-rider problem
cost: fixed cost, variable cost, marginal cost, opportunity cost, sunk cost, average cost, total cost
revenue: total revenue, marginal revenue, average revenue
surplus: consumer surplus, producer surplus, total surplus, deadweight loss
returns/production: economies of scale, diseconomies of scale, constant returns to scale, diminishing returns
utility/theory: total utility, marginal utility, consumer equilibrium
unemployment: frictional unemployment, structural unemployment, cyclical unemployment, seasonal unemployment
inflation: demand-pull inflation, cost-push inflation, hyperinflation, creeping inflation
business cycle/phase: expansion, peak, contraction, trough, recovery
economic downturn/downturn: recession, depression, stagnation, crisis
measure of output/measure/indicator: gross domestic product, gross national product, net national product, national income, disposable income
price index/index: consumer price index, producer price index, GDP deflator, stock index
GDP component/spending: consumption, investment, government spending, net exports
economic policy/policy: fiscal policy, monetary policy, trade policy, industrial policy, incomes policy
monetary policy/tool: open market operations, discount rate, reserve requirement, quantitative easing, interest on reserves
money/function: medium of exchange, store of value, unit of account
money: commodity money, fiat money, representative money, electronic money
central bank/bank: Federal Reserve, European Central Bank, Bank of England, Bank of Japan, Bundesbank
bank: commercial bank, central bank, investment bank, savings bank, credit union
bank account/account: checking account, savings account, money market account, certificate of deposit
payment: cash, check, credit card, debit card, bank transfer, direct debit
tax: income tax, sales tax, property tax, corporate tax, inheritance tax, excise tax, payroll tax, value-added tax
tax system/tax: progressive tax, regressive tax, proportional tax
budget/balance: budget deficit, budget surplus, balanced budget, national debt
trade barrier/trade policy: tariff, quota, embargo, subsidy, import license
trade advantage/theory: absolute advantage, comparative advantage, competitive advantage
trade agreement/integration: free trade area, customs union, common market, economic union, monetary union
trade/balance: trade surplus, trade deficit, balance of payments, current account, capital account
exchange rate/currency: fixed exchange rate, floating exchange rate, managed float, currency board
exchange rate change/currency: appreciation, depreciation, devaluation, revaluation
income inequality/measure: Gini coefficient, Lorenz curve, poverty line, income quintile
poverty: absolute poverty, relative poverty, situational poverty, generational poverty
business organization/company/business: sole proprietorship, partnership, corporation, limited liability company, cooperative, franchise
merger/integration: horizontal merger, vertical merger, conglomerate merger
security/investment: stock, bond, mutual fund, option, futures contract, derivative
stock/share: common stock, preferred stock
bond: government bond, corporate bond, municipal bond, junk bond
market/finance: stock market, bond market, money market, foreign exchange market, commodity market
stock market/trend: bull market, bear market, market correction, bubble
interest/rate: simple interest, compound interest, nominal interest rate, real interest rate
financial statement/statement: balance sheet, income statement, cash flow statement, statement of retained earnings
balance sheet/item: asset, liability, equity
asset: current asset, fixed asset, intangible asset, liquid asset
accounting/entry: debit, credit
accounting: financial accounting, managerial accounting, cost accounting, tax accounting
inventory method/method: FIFO, LIFO, weighted average cost, specific identification
depreciation/method: straight-line depreciation, declining balance depreciation, units of production depreciation
profit/margin: gross profit, operating profit, net profit
financial ratio/ratio: liquidity ratio, profitability ratio, debt ratio, efficiency ratio, current ratio, price-earnings ratio
budget analysis/decision: net present value, internal rate of return, payback period, profitability index
marketing mix/marketing: product, price, place, promotion
marketing/step: segmentation, targeting, positioning, differentiation
market segmentation/segmentation: demographic segmentation, geographic segmentation, psychographic segmentation, behavioral segmentation
product life cycle/stage: introduction, growth, maturity, decline
promotion/marketing: advertising, personal selling, sales promotion, public relations, direct marketing
pricing/strategy: penetration pricing, price skimming, cost-plus pricing, dynamic pricing, psychological pricing
business analysis/tool: SWOT analysis, PESTEL analysis, Porter’s five forces, BCG matrix, value chain analysis
BCG matrix/product: star, cash cow, question mark, dog
SWOT analysis/factor: strength, weakness, opportunity, threat
management/function: planning, organizing, leading, controlling, staffing
leadership/style: autocratic leadership, democratic leadership, laissez-faire leadership, transformational leadership, transactional leadership
organizational structure/structure: functional structure, divisional structure, matrix structure, flat structure
manager/level: top manager, middle manager, first-line manager
motivation/theory: Maslow’s hierarchy of needs, Herzberg’s two-factor theory, expectancy theory, equity theory, goal-setting theory
department/company: marketing, human resources, finance, production, sales, research and development
production/method: job production, batch production, mass production, lean production
quality management/method: Six Sigma, total quality management, kaizen, just-in-time production
labor dispute/action: strike, lockout, boycott, picketing, collective bargaining
labor/payment: wage, salary, commission, bonus, piece rate
insurance: health insurance, life insurance, car insurance, liability insurance, unemployment insurance, pension insurance, home insurance
psychology/school: structuralism, functionalism, psychoanalysis, behaviorism, humanism, cognitivism, Gestalt psychology
psychology/perspective: biological perspective, cognitive perspective, behavioral perspective, psychodynamic perspective, humanistic perspective, sociocultural perspective
psychology/branch/field: clinical psychology, developmental psychology, social psychology, cognitive psychology, forensic psychology, industrial-organizational psychology, health psychology
psychologist/person: Wilhelm Wundt, William James, Sigmund Freud, Carl Jung, B. F. Skinner, John Watson, Ivan Pavlov, Jean Piaget, Erik Erikson, Albert Bandura, Carl Rogers, Abraham Maslow, Lev Vygotsky
research method/method: experiment, survey, case study, naturalistic observation, correlational study, archival research
developmental research/study: longitudinal study, cross-sectional study, cohort study
correlation: positive correlation, negative correlation, zero correlation
experiment/variable: independent variable, dependent variable, confounding variable, control variable
experiment/group: experimental group, control group
experiment/blinding: single-blind study, double-blind study
research quality/quality: reliability, validity, objectivity, generalizability
validity: internal validity, external validity, construct validity, face validity, content validity
bias/research: observer bias, sampling bias, confirmation bias, hindsight bias, response bias, social desirability bias
research ethics/principle: informed consent, debriefing, confidentiality, deception
cognitive bias/bias: confirmation bias, hindsight bias, anchoring bias, availability heuristic, representativeness heuristic, overconfidence
heuristic/problem solving: availability heuristic, representativeness heuristic, anchoring heuristic
problem solving/strategy: algorithm, heuristic, trial and error, working backwards, insight
problem solving/obstacle: mental set, functional fixedness, confirmation bias
thinking: convergent thinking, divergent thinking, critical thinking, abstract thinking
reasoning: deductive reasoning, inductive reasoning, abductive reasoning, analogical reasoning
mental category/cognition: prototype, schema, exemplar, script
schema/cognition: role schema, event schema, self-schema
concept: natural concept, artificial concept
consciousness: conscious mind, preconscious mind, unconscious mind
personality/structure/mind: id, ego, superego
sleep/stage: REM sleep, slow-wave sleep, stage 1 sleep, stage 2 sleep
brain wave/wave: alpha wave, beta wave, theta wave, delta wave
sleep/phenomenon: sleep spindle, K-complex, delta wave, hypnagogic hallucination
dream/content: manifest content, latent content
altered state/state: hypnosis, meditation, sleep, trance
biological rhythm/rhythm: circadian rhythm, ultradian rhythm, infradian rhythm
sensation/threshold: absolute threshold, difference threshold
perception/process: bottom-up processing, top-down processing
perception/phenomenon: sensory adaptation, inattentional blindness, change blindness, selective attention
Gestalt principle/perception/principle: proximity, similarity, continuity, closure, figure-ground relationship
depth cue/depth perception: binocular disparity, convergence, linear perspective, interposition, motion parallax
theory/color vision: trichromatic theory, opponent-process theory
hearing/theory: place theory, temporal theory
hearing loss/deafness: conductive hearing loss, sensorineural hearing loss, congenital deafness
sense/body sense: proprioception, kinesthesia, vestibular sense, nociception, thermoception
learning: classical conditioning, operant conditioning, observational learning, latent learning, insight learning
classical conditioning/stimulus: unconditioned stimulus, conditioned stimulus, neutral stimulus
classical conditioning/response: unconditioned response, conditioned response
conditioning/process: acquisition, extinction, spontaneous recovery, generalization, discrimination
operant conditioning/consequence: positive reinforcement, negative reinforcement, positive punishment, negative punishment
reinforcer: primary reinforcer, secondary reinforcer
reinforcement/schedule: fixed ratio schedule, variable ratio schedule, fixed interval schedule, variable interval schedule
memory/process: encoding, storage, retrieval
memory/type of memory: sensory memory, short-term memory, long-term memory, working memory
long-term memory/memory: explicit memory, implicit memory
explicit memory/memory: episodic memory, semantic memory
implicit memory/memory: procedural memory, priming, emotional conditioning
sensory memory/memory: iconic memory, echoic memory, haptic memory
retrieval/memory: recall, recognition, relearning
encoding/memory: semantic encoding, visual encoding, acoustic encoding
memory/effect: primacy effect, recency effect, misinformation effect, serial position effect
amnesia: anterograde amnesia, retrograde amnesia, infantile amnesia
forgetting/interference: proactive interference, retroactive interference
memory error/forgetting: transience, absentmindedness, blocking, misattribution, suggestibility, bias, persistence
memory aid/strategy: mnemonic, chunking, rehearsal, method of loci, acronym
intelligence: fluid intelligence, crystallized intelligence, emotional intelligence, practical intelligence, creative intelligence
intelligence test/test: Stanford-Binet test, Wechsler Adult Intelligence Scale, Raven’s Progressive Matrices
emotion/theory: James-Lange theory, Cannon-Bard theory, Schachter-Singer theory, Lazarus theory
emotion: happiness, sadness, fear, anger, disgust, surprise, contempt
motivation: intrinsic motivation, extrinsic motivation
motivation/theory: drive reduction theory, arousal theory, incentive theory, instinct theory, self-determination theory
need/hierarchy: physiological needs, safety needs, esteem needs, self-actualization, love and belonging
cognitive development/stage/Piaget: sensorimotor stage, preoperational stage, concrete operational stage, formal operational stage
cognitive development/process: assimilation, accommodation, equilibration
cognitive development/concept: object permanence, conservation, egocentrism, reversibility, animism
psychosexual development/stage/Freud: oral stage, anal stage, phallic stage, latency stage, genital stage
moral development/level/Kohlberg: preconventional morality, conventional morality, postconventional morality
attachment/style: secure attachment, avoidant attachment, resistant attachment, disorganized attachment
parenting/style: authoritative parenting, authoritarian parenting, permissive parenting, uninvolved parenting
life stage/development: infancy, childhood, adolescence, adulthood, old age
prenatal stage/development: germinal stage, embryonic stage, fetal stage
development: physical development, cognitive development, psychosocial development
grief/stage: denial, anger, bargaining, depression, acceptance
personality trait/trait/Big Five: openness, conscientiousness, extraversion, agreeableness, neuroticism
personality theory/theory: trait theory, psychodynamic theory, social cognitive theory, humanistic theory, behavioral theory
personality test/test: Rorschach inkblot test, Thematic Apperception Test, Minnesota Multiphasic Personality Inventory, Myers-Briggs Type Indicator
defense mechanism/mechanism: repression, denial, projection, regression, rationalization, sublimation, displacement, reaction formation
temperament/humor: sanguine, choleric, melancholic, phlegmatic
mental disorder/disorder: schizophrenia, depression, bipolar disorder, anxiety disorder, obsessive-compulsive disorder, personality disorder
anxiety disorder/disorder: panic disorder, social anxiety disorder, generalized anxiety disorder, specific phobia, agoraphobia
phobia/fear: agoraphobia, acrophobia, claustrophobia, arachnophobia
mood disorder/disorder: major depressive disorder, bipolar disorder, dysthymia, seasonal affective disorder
personality disorder/disorder: borderline personality disorder, antisocial personality disorder, narcissistic personality disorder, avoidant personality disorder
dissociative disorder/disorder: dissociative amnesia, dissociative identity disorder, depersonalization disorder
schizophrenia/symptom: hallucination, delusion, disorganized speech, catatonia, flat affect
neurodevelopmental disorder/disorder: autism spectrum disorder, attention deficit hyperactivity disorder, dyslexia, Tourette syndrome
therapy/psychotherapy: psychoanalysis, cognitive behavioral therapy, humanistic therapy, group therapy, family therapy, play therapy
behavior therapy/technique: systematic desensitization, aversion therapy, token economy, flooding, exposure therapy
psychoanalysis/technique: free association, dream analysis, transference, hypnosis
psychiatric drug/drug: antidepressant, antipsychotic, mood stabilizer, anxiolytic, stimulant
stress/response/stage: alarm reaction, stage of resistance, stage of exhaustion
stress/coping: problem-focused coping, emotion-focused coping, avoidance coping
stress: distress, eustress
attribution/social psychology: internal attribution, external attribution, fundamental attribution error, self-serving bias, actor-observer bias
social influence/influence: conformity, compliance, obedience, persuasion
group behavior/phenomenon: groupthink, social loafing, social facilitation, group polarization, deindividuation, bystander effect
persuasion/route: central route, peripheral route
persuasion/technique: foot-in-the-door technique, door-in-the-face technique, low-ball technique
aggression: hostile aggression, instrumental aggression, relational aggression
bias/attitude: prejudice, stereotype, discrimination, scapegoating
discrimination: racism, sexism, ageism, homophobia, ableism
love/component: intimacy, passion, commitment
attitude/component: affective component, behavioral component, cognitive component
conflict: approach-approach conflict, avoidance-avoidance conflict, approach-avoidance conflict
sociologist/person: Émile Durkheim, Max Weber, Karl Marx, Auguste Comte, Herbert Spencer, Georg Simmel, Talcott Parsons
sociological theory/perspective/theory: functionalism, conflict theory, symbolic interactionism, feminist theory, rational choice theory
social institution/institution: family, education, religion, government, economy, media
social norm/norm: folkway, more, taboo, law
norm/sanction: positive sanction, negative sanction, formal sanction, informal sanction
culture: material culture, nonmaterial culture, popular culture, high culture
culture/group: subculture, counterculture, mainstream culture
culture/attitude: ethnocentrism, cultural relativism, xenocentrism
culture/change: diffusion, assimilation, acculturation, multiculturalism, globalization
social group/group: primary group, secondary group, reference group, in-group, out-group
group size/group: dyad, triad, crowd
status/role: ascribed status, achieved status, master status
role/problem: role conflict, role strain, role exit
socialization/agent: family, school, peer group, mass media, workplace
stratification/system: caste system, class system, slavery, estate system
social class/class: upper class, middle class, working class, lower class
social mobility/mobility: upward mobility, downward mobility, intergenerational mobility, intragenerational mobility
authority/Weber: traditional authority, charismatic authority, legal-rational authority
society/type of society: hunter-gatherer society, pastoral society, horticultural society, agricultural society, industrial society, postindustrial society
family: nuclear family, extended family, single-parent family, blended family
marriage: monogamy, polygyny, polyandry, endogamy, exogamy
residence/marriage: patrilocal residence, matrilocal residence, neolocal residence
descent/kinship: patrilineal descent, matrilineal descent, bilateral descent
deviance/theory: strain theory, labeling theory, differential association theory, control theory
capital/Bourdieu: economic capital, social capital, cultural capital, symbolic capital
religious organization/group: church, sect, cult, denomination
`;
