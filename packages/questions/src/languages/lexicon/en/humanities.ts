/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_HUMANITIES = `
branch of philosophy/philosophy: ethics, metaphysics, epistemology, logic, aesthetics, political philosophy
ethical theory/ethics/theory: utilitarianism, deontology, virtue ethics, social contract theory, ethical egoism
ethics/branch: normative ethics, metaethics, applied ethics, descriptive ethics
theory of knowledge/epistemology: rationalism, empiricism, skepticism, pragmatism, constructivism
metaphysics/view: materialism, idealism, dualism, monism
mind/theory: dualism, physicalism, functionalism, behaviorism, panpsychism
free will/view: determinism, libertarianism, compatibilism, fatalism
ancient philosophy/school: Stoicism, Epicureanism, Cynicism, Skepticism, Platonism
philosophical movement/movement: existentialism, phenomenology, structuralism, positivism, postmodernism, German idealism
God/belief: theism, atheism, agnosticism, deism, pantheism, polytheism, monotheism
argument/God: ontological argument, cosmological argument, teleological argument, moral argument
philosopher/Greece: Socrates, Plato, Aristotle, Heraclitus, Parmenides, Democritus, Epicurus, Diogenes, Zeno
rationalist/philosopher: René Descartes, Baruch Spinoza, Gottfried Leibniz
empiricist/philosopher: John Locke, David Hume, George Berkeley, Francis Bacon
philosopher/modern: Friedrich Nietzsche, Martin Heidegger, Jean-Paul Sartre, Ludwig Wittgenstein, Søren Kierkegaard, Arthur Schopenhauer, Hannah Arendt
political philosopher/philosopher: Thomas Hobbes, John Locke, Jean-Jacques Rousseau, Niccolò Machiavelli, Montesquieu, John Rawls
utilitarian/philosopher: Jeremy Bentham, John Stuart Mill, Henry Sidgwick, Peter Singer
fallacy/argument: straw man, ad hominem, slippery slope, false dilemma, circular reasoning, red herring, hasty generalization, appeal to authority
argument/logic: deductive argument, inductive argument, argument from analogy
syllogism/part/logic: major premise, minor premise, conclusion
logical operator/operator/logic: negation, conjunction, disjunction, implication, biconditional
inference/rule/logic: modus ponens, modus tollens, hypothetical syllogism, disjunctive syllogism
virtue: prudence, justice, fortitude, temperance, faith, hope, charity
deadly sin/sin: pride, greed, lust, envy, gluttony, wrath, sloth
holy book/scripture: Bible, Quran, Torah, Vedas, Tripitaka, Talmud
place of worship/building: church, mosque, synagogue, temple, cathedral
clergy/person: priest, rabbi, imam, monk, pastor, bishop
church rank/clergy: pope, cardinal, archbishop, bishop, priest, deacon
Christianity/branch/church: Catholicism, Protestantism, Eastern Orthodoxy, Anglicanism
sacrament: baptism, confirmation, Eucharist, penance, anointing of the sick, holy orders, matrimony
Christian holiday/holiday: Christmas, Easter, Pentecost, Ascension, Epiphany, Good Friday
Jewish holiday/holiday: Passover, Hanukkah, Yom Kippur, Rosh Hashanah, Sukkot, Purim
Islamic holiday/holiday: Ramadan, Eid al-Fitr, Eid al-Adha, Ashura
Pillar of Islam/duty: shahada, salat, zakat, sawm, hajj
Islam/branch: Sunni Islam, Shia Islam, Sufism, Ibadi Islam
Judaism/branch: Orthodox Judaism, Conservative Judaism, Reform Judaism, Hasidism
Buddhism/branch: Theravada, Mahayana, Vajrayana, Zen
Hindu god/god: Brahma, Vishnu, Shiva, Krishna, Ganesha, Kali, Lakshmi
Hindu concept/concept: karma, dharma, samsara, moksha, atman
gospel/Bible: Matthew, Mark, Luke, John
Bible/book: Genesis, Exodus, Leviticus, Numbers, Deuteronomy, Psalms, Proverbs, Isaiah
prophet/Bible/person: Abraham, Moses, Isaac, Jacob, Noah, David, Solomon, Elijah
apostle/person: Peter, Paul, John, James, Judas, Thomas, Andrew
Greek god/god: Zeus, Poseidon, Hades, Apollo, Ares, Hermes, Hephaestus, Dionysus
Greek goddess/goddess: Athena, Hera, Aphrodite, Artemis, Demeter, Persephone, Hestia
Greek hero/hero: Achilles, Odysseus, Heracles, Theseus, Perseus, Jason, Orpheus
Roman god/god: Jupiter, Mars, Neptune, Pluto, Mercury, Vulcan, Bacchus
Norse god/god: Odin, Thor, Loki, Freya, Baldur, Tyr
Egyptian god/god: Ra, Osiris, Isis, Horus, Anubis, Set, Thoth
mythical creature/monster: minotaur, centaur, cyclops, dragon, phoenix, sphinx, unicorn, griffin
literary genre/genre: novel, short story, poem, drama, essay, fable, biography
narrative form/genre/story: myth, legend, fable, fairy tale, parable, folktale
novel/genre: historical novel, detective novel, gothic novel, epistolary novel, picaresque novel, dystopian novel
fiction/genre: science fiction, fantasy, mystery, horror, romance, thriller
nonfiction/genre: biography, autobiography, memoir, essay, diary, travelogue
drama/genre/play: tragedy, comedy, farce, melodrama, tragicomedy, satire
drama/part: act, scene, prologue, epilogue, monologue
stage speech/speech: monologue, soliloquy, dialogue, aside
tragedy/term: hubris, hamartia, catharsis, peripeteia, anagnorisis
plot/part/stage: exposition, rising action, climax, falling action, resolution
narrator/point of view: first-person narrator, second-person narrator, third-person narrator, omniscient narrator, unreliable narrator
character/literature: protagonist, antagonist, foil, narrator
character/type: flat character, round character, static character, dynamic character, stock character
conflict/literature: man versus nature, man versus self, man versus man, man versus society
poem/poetry/form: sonnet, ode, haiku, limerick, ballad, elegy, villanelle, epic, sestina
poetry/genre: lyric poetry, epic poetry, dramatic poetry, narrative poetry
stanza/verse: couplet, tercet, quatrain, sestet, octave
meter/foot/poetry: iamb, trochee, anapest, dactyl, spondee
verse line/meter: monometer, dimeter, trimeter, tetrameter, pentameter, hexameter
verse/poetry: blank verse, free verse, rhymed verse
rhyme: end rhyme, internal rhyme, slant rhyme, eye rhyme
figure of speech/device: metaphor, simile, personification, hyperbole, metonymy, synecdoche, oxymoron, litotes, euphemism
sound device/device/poetry: alliteration, assonance, consonance, onomatopoeia, rhyme
rhetorical device/device: anaphora, antithesis, chiasmus, rhetorical question, epiphora, parallelism
irony: verbal irony, situational irony, dramatic irony
rhetoric/appeal: ethos, pathos, logos
narrative device/device: flashback, foreshadowing, cliffhanger, frame story, stream of consciousness
literary movement/movement/period: Romanticism, Realism, Naturalism, Modernism, Symbolism, Classicism, Baroque, Postmodernism
English writer/writer/novelist: Charles Dickens, Jane Austen, Thomas Hardy, George Orwell, Virginia Woolf, Emily Brontë, Mary Shelley
American writer/writer/novelist: Mark Twain, Ernest Hemingway, Herman Melville, F. Scott Fitzgerald, William Faulkner, Nathaniel Hawthorne, Edgar Allan Poe, John Steinbeck
Russian writer/writer: Leo Tolstoy, Fyodor Dostoevsky, Anton Chekhov, Nikolai Gogol, Ivan Turgenev, Alexander Pushkin
French writer/writer: Victor Hugo, Gustave Flaubert, Émile Zola, Marcel Proust, Honoré de Balzac, Alexandre Dumas, Albert Camus
poet: William Wordsworth, John Keats, Lord Byron, Percy Shelley, William Blake, Walt Whitman, Emily Dickinson, Robert Frost, T. S. Eliot
playwright/dramatist: William Shakespeare, Christopher Marlowe, Oscar Wilde, Henrik Ibsen, Samuel Beckett, Arthur Miller, Tennessee Williams, Molière
Greek dramatist/playwright: Sophocles, Euripides, Aeschylus, Aristophanes
Shakespeare/play/tragedy: Hamlet, Macbeth, Othello, King Lear, Romeo and Juliet, Julius Caesar
epic/poem: Iliad, Odyssey, Aeneid, Beowulf, Divine Comedy, Paradise Lost
part of speech/word: noun, verb, adjective, adverb, pronoun, preposition, conjunction, interjection, article
noun: proper noun, common noun, collective noun, abstract noun, compound noun
pronoun: personal pronoun, possessive pronoun, reflexive pronoun, relative pronoun, demonstrative pronoun, interrogative pronoun, indefinite pronoun
verb: transitive verb, intransitive verb, auxiliary verb, modal verb, linking verb, phrasal verb
verb form/verb: infinitive, gerund, participle
tense: present tense, past tense, future tense, present perfect, past perfect, future perfect, past continuous
mood/verb: indicative mood, imperative mood, subjunctive mood, conditional mood
voice/verb: active voice, passive voice
aspect/verb: perfective aspect, imperfective aspect, progressive aspect
adjective/degree/comparison: positive degree, comparative degree, superlative degree
article: definite article, indefinite article, zero article
conjunction: coordinating conjunction, subordinating conjunction, correlative conjunction
sentence part/sentence: subject, predicate, direct object, indirect object, complement, modifier
clause: main clause, relative clause, adverbial clause, noun clause, conditional clause
sentence: simple sentence, compound sentence, complex sentence, compound-complex sentence
sentence/type: declarative sentence, interrogative sentence, imperative sentence, exclamatory sentence
phrase: noun phrase, verb phrase, prepositional phrase, adjective phrase, adverbial phrase
case/grammar: nominative, genitive, dative, accusative, vocative, instrumental, locative, ablative
gender/grammar: masculine, feminine, neuter
number/grammar: singular, plural, dual
punctuation mark/mark: comma, period, semicolon, colon, question mark, exclamation mark, apostrophe, hyphen, dash
word part/morpheme: prefix, suffix, root, infix, stem
affix/morpheme: prefix, suffix, infix, circumfix
morpheme: free morpheme, bound morpheme, derivational morpheme, inflectional morpheme
word formation/process: compounding, derivation, conversion, blending, clipping, borrowing
word relation/word: synonym, antonym, homonym, hyponym, hypernym
homonym/word: homophone, homograph, heteronym
linguistics/branch: phonetics, phonology, morphology, syntax, semantics, pragmatics
language unit/unit: phoneme, morpheme, word, phrase, clause, sentence
consonant/sound: plosive, fricative, affricate, nasal, approximant, lateral
place of articulation/consonant: bilabial, dental, alveolar, palatal, velar, glottal
vowel/sound: monophthong, diphthong, triphthong
language variety/variety: dialect, accent, sociolect, idiolect, register, jargon, slang
contact language/language: pidgin, creole, lingua franca
language acquisition/stage: cooing, babbling, holophrastic stage, two-word stage, telegraphic speech
writing/essay: narrative essay, descriptive essay, expository essay, persuasive essay
text type/text: narration, description, exposition, argumentation
essay/part: introduction, thesis statement, body paragraph, conclusion
citation style/style: MLA style, APA style, Chicago style, Harvard style
letter/text: formal letter, informal letter, cover letter, letter of complaint
communication/element: sender, receiver, message, channel, feedback, noise
communication: verbal communication, nonverbal communication, written communication, visual communication
musical instrument/instrument: violin, viola, cello, double bass, harp
woodwind instrument/instrument: flute, clarinet, oboe, bassoon, saxophone, piccolo
brass instrument/instrument: trumpet, trombone, French horn, tuba, cornet
percussion instrument/instrument: drum, timpani, xylophone, cymbal, triangle, tambourine, marimba
keyboard instrument/instrument: piano, organ, harpsichord, accordion, clavichord
plucked instrument/instrument: guitar, lute, harp, banjo, mandolin, ukulele
instrument family/family: strings, woodwinds, brass, percussion, keyboards
voice/singer: soprano, mezzo-soprano, alto, tenor, baritone, bass
tempo/music: largo, adagio, andante, moderato, allegro, presto, vivace
dynamics/music: pianissimo, piano, mezzo forte, forte, fortissimo
dynamic change/music: crescendo, decrescendo, sforzando, accelerando, ritardando
articulation/music: legato, staccato, pizzicato, tenuto, marcato
note value/note: whole note, half note, quarter note, eighth note, sixteenth note
accidental/music sign/sign: sharp, flat, natural
clef/music: treble clef, bass clef, alto clef, tenor clef
scale/music: major scale, minor scale, chromatic scale, pentatonic scale, whole-tone scale
mode/church mode/scale: Dorian mode, Phrygian mode, Lydian mode, Mixolydian mode, Aeolian mode, Locrian mode
chord/music: major chord, minor chord, diminished chord, augmented chord
scale degree/music: tonic, supertonic, mediant, subdominant, dominant, submediant, leading tone
cadence/music: perfect cadence, plagal cadence, deceptive cadence, half cadence
music/element: melody, harmony, rhythm, tempo, dynamics, timbre, texture
texture/music: monophony, homophony, polyphony, heterophony
musical form/form: sonata, fugue, rondo, theme and variations, canon
composition/music: symphony, concerto, sonata, suite, overture, string quartet
sonata form/part: exposition, development, recapitulation, coda
vocal music/composition: opera, oratorio, cantata, mass, requiem, motet, madrigal
opera/part: aria, recitative, overture, libretto, chorus
music period/period: Renaissance music, Baroque music, Classical music, Romantic music, Impressionist music
music genre/genre: jazz, blues, rock, hip hop, reggae, country, soul, folk, techno
Baroque composer/composer: Johann Sebastian Bach, George Frideric Handel, Antonio Vivaldi, Henry Purcell, Georg Philipp Telemann
Romantic composer/composer: Franz Schubert, Robert Schumann, Franz Liszt, Johannes Brahms, Richard Wagner, Giuseppe Verdi, Felix Mendelssohn
modern composer/composer: Igor Stravinsky, Arnold Schoenberg, Béla Bartók, Claude Debussy, Maurice Ravel, Dmitri Shostakovich
dance: waltz, tango, polka, samba, rumba, minuet, mazurka, foxtrot
art form/art: painting, sculpture, drawing, printmaking, photography, architecture, ceramics
element of art/art: line, shape, form, color, texture, space, value
principle of design/design: balance, contrast, emphasis, rhythm, unity, proportion
art movement/movement: Impressionism, Expressionism, Cubism, Surrealism, Fauvism, Pop Art, Dadaism, Futurism, Pointillism
art period/style/period: Gothic, Renaissance, Baroque, Rococo, Neoclassicism, Romanticism, Mannerism
art genre/painting: portrait, landscape, still life, self-portrait, history painting, genre painting
paint/medium: oil paint, watercolor, acrylic paint, tempera, gouache
drawing medium/medium: charcoal, pastel, graphite, ink, chalk
painting technique/technique: fresco, impasto, glazing, sfumato, chiaroscuro, grisaille
printmaking/technique: woodcut, engraving, etching, lithography, linocut, screen printing
sculpture/technique: carving, modeling, casting, assembling
relief/sculpture: bas-relief, high relief, sunken relief
color/color theory: primary color, secondary color, tertiary color, complementary color
color/property: hue, saturation, brightness
perspective/art: one-point perspective, two-point perspective, aerial perspective
Renaissance artist/painter: Leonardo da Vinci, Michelangelo, Raphael, Titian, Sandro Botticelli, Donatello, Giotto
Impressionist/painter: Claude Monet, Edgar Degas, Pierre-Auguste Renoir, Camille Pissarro, Édouard Manet, Berthe Morisot
modern painter/painter: Pablo Picasso, Henri Matisse, Salvador Dalí, Wassily Kandinsky, Paul Klee, Joan Miró, Piet Mondrian, Jackson Pollock, Andy Warhol
Dutch painter/painter: Rembrandt, Johannes Vermeer, Frans Hals, Vincent van Gogh, Hieronymus Bosch
museum: Louvre, Prado, Uffizi, Hermitage, British Museum, Rijksmuseum
architectural style/style: Romanesque, Gothic, Renaissance, Baroque, Neoclassical, Art Nouveau, Bauhaus, Art Deco
arch/architecture: round arch, pointed arch, horseshoe arch, ogee arch
vault/architecture: barrel vault, groin vault, ribbed vault, fan vault
church part/architecture: nave, aisle, transept, apse, choir, crypt, narthex
column part/column/architecture: base, shaft, capital
Gothic feature/architecture: flying buttress, pointed arch, ribbed vault, rose window, pinnacle
building element/building: wall, roof, floor, foundation, column, beam, ceiling
roof: gable roof, hip roof, flat roof, mansard roof, shed roof
bridge: arch bridge, suspension bridge, beam bridge, truss bridge, cable-stayed bridge, cantilever bridge
building material/material: brick, concrete, steel, wood, glass, stone, plaster
architect/person: Le Corbusier, Frank Lloyd Wright, Antoni Gaudí, Walter Gropius, Ludwig Mies van der Rohe, Zaha Hadid
landmark/building: Colosseum, Parthenon, Taj Mahal, Eiffel Tower, Pantheon, Hagia Sophia
building: house, palace, castle, temple, tower, monument
mass media/medium/media: newspaper, magazine, radio, television, internet, film
newspaper article/text: news report, editorial, feature, column, letter to the editor, obituary
newspaper: broadsheet, tabloid, daily newspaper, weekly newspaper
film shot/shot/camera: close-up, medium shot, long shot, extreme close-up, establishing shot
camera angle/camera: high angle, low angle, eye level, bird’s-eye view, Dutch angle
camera movement/camera: pan, tilt, zoom, dolly shot, tracking shot
film editing/technique: cut, dissolve, fade, wipe, montage, jump cut
film genre/genre: western, comedy, documentary, horror film, thriller, musical, science fiction film
film crew/profession: director, producer, screenwriter, cinematographer, editor, sound engineer
advertising/technique: bandwagon, testimonial, slogan, emotional appeal, celebrity endorsement
propaganda/technique: name calling, glittering generalities, transfer, testimonial, card stacking, bandwagon
photography/setting/camera: aperture, shutter speed, ISO, focal length, white balance
`;
