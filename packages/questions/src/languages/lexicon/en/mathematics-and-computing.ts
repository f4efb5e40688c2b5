/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_MATHEMATICS_AND_COMPUTING = `
number: natural number, integer, rational number, irrational number, real number, complex number
number: prime number, composite number, perfect number, square number, triangular number
number: even number, odd number
numeral system/number system: binary system, decimal system, hexadecimal system, octal system, Roman numerals
arithmetic operation/operation: addition, subtraction, multiplication, division, exponentiation
result/operation: sum, difference, product, quotient, remainder
addition/subtraction/term: addend, sum, minuend, subtrahend, difference
division/term: dividend, divisor, quotient, remainder
property/law/operation: commutative property, associative property, distributive property, identity property
fraction: proper fraction, improper fraction, mixed number, unit fraction
fraction/part: numerator, denominator
power/term: base, exponent, radicand
mathematics/branch: algebra, geometry, calculus, trigonometry, statistics, number theory, topology, combinatorics
equation: linear equation, quadratic equation, cubic equation, exponential equation, differential equation
equation/method: substitution method, elimination method, graphing method, Cramer’s rule, Gaussian elimination
quadratic equation/method: factoring, completing the square, quadratic formula, square root method
expression/polynomial: monomial, binomial, trinomial, polynomial
polynomial/term: coefficient, variable, constant, degree, exponent
function: linear function, quadratic function, exponential function, logarithmic function, polynomial function, rational function, trigonometric function
function/property: domain, range, zero, slope, intercept
function: one-to-one function, onto function, bijective function
function/symmetry: even function, odd function
line equation/form: slope-intercept form, point-slope form, standard form
variation/relation: direct variation, inverse variation, joint variation
sequence: arithmetic sequence, geometric sequence, Fibonacci sequence, harmonic sequence
series: arithmetic series, geometric series, power series, Taylor series, Fourier series
convergence/test: ratio test, root test, comparison test, integral test
calculus/concept: limit, derivative, integral, differential
derivative/rule: product rule, quotient rule, chain rule, power rule, sum rule
integration/method: substitution, integration by parts, partial fractions, trigonometric substitution
integral: definite integral, indefinite integral, improper integral, double integral
numerical integration/method: trapezoidal rule, Simpson’s rule, midpoint rule
curve/point: maximum, minimum, inflection point, saddle point
discontinuity/function: jump discontinuity, removable discontinuity, infinite discontinuity
theorem/calculus: mean value theorem, intermediate value theorem, Rolle’s theorem, extreme value theorem
theorem: Pythagorean theorem, Thales’s theorem, binomial theorem, Bayes’ theorem, Fermat’s last theorem
angle: acute angle, right angle, obtuse angle, straight angle, reflex angle
angle pair/angle: complementary angles, supplementary angles, vertical angles, adjacent angles
angle/parallel lines: corresponding angles, alternate interior angles, alternate exterior angles
line: parallel lines, perpendicular lines, intersecting lines, skew lines
line/geometry: ray, line segment, chord, tangent, secant
triangle: equilateral triangle, isosceles triangle, scalene triangle
triangle: acute triangle, right triangle, obtuse triangle
triangle/line: altitude, median, angle bisector, perpendicular bisector
triangle/center/point: centroid, circumcenter, incenter, orthocenter
right triangle/side: hypotenuse, opposite side, adjacent side
quadrilateral/shape: square, rectangle, rhombus, trapezoid, parallelogram, kite
polygon/shape: triangle, quadrilateral, pentagon, hexagon, heptagon, octagon, decagon
circle/part: radius, diameter, circumference, chord, arc, sector, segment
conic section/curve: circle, ellipse, parabola, hyperbola
solid/shape: cube, cylinder, cone, sphere, pyramid, prism
polyhedron/Platonic solid/solid: tetrahedron, cube, octahedron, dodecahedron, icosahedron
solid/part: face, edge, vertex
transformation/geometry: translation, rotation, reflection, dilation
measurement/geometry: perimeter, area, volume, surface area
trigonometric function/function: sine, cosine, tangent, cotangent, secant, cosecant
trigonometric law/law: law of sines, law of cosines, law of tangents
angle/unit: degree, radian, gradian
coordinate system/system: Cartesian coordinates, polar coordinates, cylindrical coordinates, spherical coordinates
coordinate plane/part: x-axis, y-axis, origin, quadrant
vector/operation: dot product, cross product, scalar multiplication, vector addition
matrix: identity matrix, diagonal matrix, square matrix, triangular matrix, symmetric matrix, inverse matrix
matrix/quantity: determinant, trace, rank, eigenvalue
set/operation: union, intersection, complement, difference
set: empty set, subset, universal set, power set
combinatorics/count: permutation, combination, variation
proof/method: direct proof, proof by contradiction, proof by induction, proof by contrapositive
statement/mathematics: theorem, axiom, lemma, corollary, conjecture
geometry: Euclidean geometry, analytic geometry, projective geometry, hyperbolic geometry, differential geometry
mathematician/person: Euclid, Pythagoras, Archimedes, Carl Friedrich Gauss, Leonhard Euler, Bernhard Riemann, Pierre de Fermat, Emmy Noether, David Hilbert
measure of central tendency/average: mean, median, mode
mean/average: arithmetic mean, geometric mean, harmonic mean, weighted mean
measure of spread/spread/measure: range, variance, standard deviation, interquartile range, mean absolute deviation
distribution/shape: skewness, kurtosis, symmetry, modality
probability distribution/distribution: normal distribution, binomial distribution, Poisson distribution, uniform distribution, exponential distribution, geometric distribution
test distribution/distribution: t-distribution, F-distribution, chi-square distribution
hypothesis test/test: t-test, z-test, chi-square test, F-test, analysis of variance
nonparametric test/test: Mann-Whitney U test, Wilcoxon signed-rank test, Kruskal-Wallis test, sign test
hypothesis/statistics: null hypothesis, alternative hypothesis
statistical error/error: type I error, type II error
test/quantity/statistics: significance level, p-value, test statistic, critical value, confidence level, degrees of freedom, statistical power
scale of measurement/scale/data: nominal scale, ordinal scale, interval scale, ratio scale
variable/statistics: discrete variable, continuous variable, categorical variable, ordinal variable
data: quantitative data, qualitative data
sampling/method/sample: simple random sampling, stratified sampling, cluster sampling, systematic sampling, convenience sampling, quota sampling, snowball sampling
chart/graph/diagram: bar chart, pie chart, line graph, histogram, scatter plot, box plot, stem-and-leaf plot
quantile/statistics: quartile, percentile, decile, median
correlation/coefficient: Pearson correlation, Spearman correlation, Kendall’s tau
regression: linear regression, logistic regression, multiple regression, polynomial regression
statistics/branch: descriptive statistics, inferential statistics
probability: theoretical probability, experimental probability, conditional probability, subjective probability
event/probability: independent event, dependent event, mutually exclusive event, complementary event
computer component/component/hardware: processor, motherboard, hard drive, graphics card, power supply, RAM, network card
processor/part: control unit, arithmetic logic unit, register, cache, clock
register/processor: program counter, accumulator, instruction register, stack pointer, index register
memory/computer: RAM, ROM, cache, flash memory, virtual memory
storage device/storage: hard disk, solid-state drive, optical disc, USB flash drive, magnetic tape, memory card
input device/device: keyboard, mouse, scanner, microphone, touchscreen, joystick, webcam
output device/device: monitor, printer, speaker, projector, plotter
printer/device: laser printer, inkjet printer, dot matrix printer, 3D printer
bus/computer: data bus, address bus, control bus
port/connector: USB, HDMI, VGA, DisplayPort, Ethernet, Thunderbolt
data unit/unit: bit, nibble, byte, kilobyte, megabyte, gigabyte, terabyte
computer/type of computer: desktop computer, laptop, tablet, smartphone, server, mainframe, supercomputer
architecture/computer: von Neumann architecture, Harvard architecture
logic gate/gate: AND gate, OR gate, NOT gate, NAND gate, NOR gate, XOR gate
operating system/system: Windows, macOS, Linux, Android, iOS, Unix
Linux distribution/distribution: Ubuntu, Debian, Fedora, Arch Linux, Red Hat Enterprise Linux, openSUSE
operating system/part: kernel, shell, device driver, file system, scheduler
scheduling/algorithm: round-robin scheduling, first come first served, shortest job first, priority scheduling
deadlock/condition: mutual exclusion, hold and wait, no preemption, circular wait
synchronization/concurrency: mutex, semaphore, monitor, lock, barrier
page replacement/algorithm: least recently used, first in first out, least frequently used, optimal page replacement
file system/system: FAT32, NTFS, ext4, APFS, exFAT
Unix command/command: ls, cd, mkdir, rm, cp, mv, grep, chmod
software: system software, application software, utility software, firmware, middleware
application/software/program: word processor, spreadsheet, web browser, database, email client, presentation software
web browser/browser: Chrome, Firefox, Safari, Edge, Opera
text editor/editor: Vim, Emacs, Nano, Notepad, Sublime Text
license/software: freeware, shareware, open-source software, proprietary software
file format/format: PDF, DOCX, TXT, RTF, ODT
image format/format: JPEG, PNG, GIF, TIFF, BMP, SVG
audio format/format: MP3, WAV, FLAC, AAC, OGG
archive format/format: ZIP, RAR, TAR, GZIP
data format/format: JSON, XML, CSV, YAML
character encoding/encoding: ASCII, Unicode, UTF-8, UTF-16, Latin-1
compression: lossless compression, lossy compression
programming language/language: Python, Java, JavaScript, Ruby, Rust, Go, Swift, PHP, Perl, Haskell
programming paradigm/paradigm: object-oriented programming, functional programming, procedural programming, logic programming
translator/program: compiler, interpreter, assembler, linker
compiler/phase: lexical analysis, syntax analysis, semantic analysis, code generation, code optimization
data type/type: integer, string, boolean, float, character, double
control structure/structure/programming: sequence, selection, iteration, recursion
loop: for loop, while loop, do-while loop
statement/programming: assignment, conditional statement, loop, function call, return statement
operator/programming: arithmetic operator, relational operator, logical operator, assignment operator, bitwise operator
variable/programming: local variable, global variable, static variable, constant, parameter
error/programming: syntax error, runtime error, logic error, semantic error
object-oriented programming/principle: encapsulation, inheritance, polymorphism, abstraction
class member/class: attribute, method, constructor, destructor
access modifier/modifier: public, private, protected
design pattern/pattern: singleton, factory, observer, decorator, adapter, strategy, facade
data structure/structure: array, linked list, stack, queue, tree, graph, hash table
linked list/data structure: singly linked list, doubly linked list, circular linked list
tree/data structure: binary search tree, AVL tree, red-black tree, B-tree, heap, trie
tree/part: root, leaf, node, edge, subtree
tree traversal/traversal: preorder traversal, inorder traversal, postorder traversal, level-order traversal
graph search/algorithm: depth-first search, breadth-first search, Dijkstra’s algorithm, best-first search
sorting algorithm/algorithm: bubble sort, insertion sort, selection sort, merge sort, quicksort, heapsort
search algorithm/algorithm: linear search, binary search, interpolation search, exponential search
algorithm/design: divide and conquer, dynamic programming, greedy algorithm, backtracking, brute force
complexity/time: constant time, logarithmic time, linear time, quadratic time, exponential time
software development/model: waterfall model, agile model, spiral model, V-model
software development/phase: requirements analysis, design, implementation, testing, maintenance
agile/framework: Scrum, Kanban, Extreme Programming, Lean
Scrum/role: product owner, Scrum master, developer
software test/test: unit test, integration test, system test, acceptance test, regression test
testing: black-box testing, white-box testing, gray-box testing
version control/system: Git, Subversion, Mercurial, Perforce, CVS
version control system/system: local version control system, centralized version control system, distributed version control system
Git command/command: git add, git commit, git push, git pull, git merge, git clone, git fetch, git rebase, git status
Git command/command: git log, git diff, git show, git blame, git branch, git checkout, git reset, git stash
Git object/object: blob, tree, commit, tag
Git/area: working directory, staging area, repository
Git/file state/state: modified, staged, committed, untracked
Git merge/merge: fast-forward merge, three-way merge, squash merge
branch/Git: topic branch, remote branch, tracking branch, release branch, hotfix branch
tag/Git: lightweight tag, annotated tag
hosting service/Git: GitHub, GitLab, Bitbucket, SourceForge
transfer protocol/protocol/Git: SSH, HTTPS, Git protocol, local protocol
network/type of network: local area network, wide area network, metropolitan area network, personal area network
network topology/topology: star topology, bus topology, ring topology, mesh topology, tree topology
network device/device: router, switch, hub, bridge, modem, firewall, repeater, gateway
network cable/cable: twisted-pair cable, coaxial cable, fiber-optic cable
network model/layer: application layer, transport layer, network layer, data link layer, physical layer, session layer, presentation layer
protocol/internet: HTTP, FTP, SMTP, DNS, DHCP, SSH, TCP, UDP
email protocol/protocol: SMTP, IMAP, POP3
transport protocol/protocol: TCP, UDP, SCTP, QUIC
routing protocol/protocol: RIP, OSPF, BGP, EIGRP
address/network: IP address, MAC address, port number, URL
transmission/network: unicast, multicast, broadcast, anycast
communication/transmission mode: simplex, half-duplex, full-duplex
switching/network: circuit switching, packet switching, message switching
wireless technology/technology: Wi-Fi, Bluetooth, NFC, Zigbee, RFID
network/quantity: bandwidth, latency, throughput, jitter, packet loss
client-server/architecture/network: client-server network, peer-to-peer network
cloud service/cloud computing: infrastructure as a service, platform as a service, software as a service
cloud/deployment: public cloud, private cloud, hybrid cloud, community cloud
HTTP method/method: GET, POST, PUT, DELETE, PATCH
web technology/technology: HTML, CSS, JavaScript, PHP
web framework/framework: React, Angular, Django, Laravel, Vue
malware: virus, worm, Trojan horse, spyware, ransomware, adware, rootkit
attack/security: phishing, denial-of-service attack, man-in-the-middle attack, SQL injection, cross-site scripting, brute-force attack
security goal/security: confidentiality, integrity, availability
security measure/security: firewall, antivirus software, encryption, password, backup
encryption: symmetric encryption, asymmetric encryption
encryption algorithm/algorithm: AES, DES, RSA, Blowfish
cipher: Caesar cipher, Vigenère cipher, substitution cipher, transposition cipher, one-time pad
hash function/algorithm: MD5, SHA-1, SHA-256
authentication/factor: password, fingerprint, smart card, PIN
database model/database: relational database, hierarchical database, network database, object-oriented database, document database
database system/database: MySQL, PostgreSQL, SQLite, Oracle Database, MongoDB, MariaDB
database key/key: primary key, foreign key, candidate key, composite key
database/element/table: table, row, column, field, record
relationship/database: one-to-one relationship, one-to-many relationship, many-to-many relationship
normal form/database: first normal form, second normal form, third normal form, Boyce-Codd normal form
SQL command/command: SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, ALTER
SQL join/join: inner join, left join, right join, full join, cross join
transaction property/transaction: atomicity, consistency, isolation, durability
machine learning/learning: supervised learning, unsupervised learning, reinforcement learning
machine learning/model: decision tree, neural network, support vector machine, random forest, linear regression
neural network/network: convolutional neural network, recurrent neural network, feedforward neural network, transformer
neural network/layer: input layer, hidden layer, output layer
artificial intelligence/field: machine learning, computer vision, natural language processing, robotics, expert systems
computer pioneer/person: Alan Turing, John von Neumann, Ada Lovelace, Charles Babbage, Konrad Zuse, Grace Hopper
spreadsheet/part: cell, row, column, worksheet, formula
graphics/image: vector graphics, raster graphics
color model/model: RGB, CMYK, HSV
`;
