/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_PHYSICS = `
physical quantity/quantity: mass, length, time, temperature, electric current, amount of substance, luminous intensity
quantity: scalar quantity, vector quantity
vector/quantity: displacement, velocity, acceleration, force, momentum
scalar/quantity: distance, speed, mass, time, temperature, energy
base unit/unit: meter, kilogram, second, ampere, kelvin, mole, candela
unit/electricity: volt, ampere, ohm, watt, coulomb, farad, henry, siemens
unit/magnetism: tesla, weber, gauss, henry
unit/pressure: pascal, bar, atmosphere, torr, millimeter of mercury
unit/energy: joule, calorie, electronvolt, kilowatt-hour, erg
unit/radioactivity: becquerel, curie, gray, sievert, rad, rem
unit/light: lumen, lux, candela
unit/length/distance: millimeter, centimeter, meter, kilometer, inch, foot, yard, mile
unit/mass/weight: gram, kilogram, ton, ounce, pound, milligram
unit/volume: liter, milliliter, gallon, pint, cubic meter, quart
prefix/unit: kilo, mega, giga, tera, milli, micro, nano, pico, centi, deci
temperature scale/scale: Celsius scale, Fahrenheit scale, Kelvin scale, Rankine scale
motion: linear motion, circular motion, projectile motion, rotational motion, oscillatory motion, free fall
motion: uniform motion, accelerated motion, circular motion
motion/graph/diagram: position-time graph, velocity-time graph, acceleration-time graph
speed/velocity: average speed, instantaneous speed, terminal velocity, escape velocity, angular velocity
law of motion/law: Newton’s first law, Newton’s second law, Newton’s third law
law/physics: Newton’s law of gravitation, Hooke’s law, Ohm’s law, Coulomb’s law, Faraday’s law, Snell’s law, Lenz’s law
conservation law/law: conservation of energy, conservation of momentum, conservation of charge, conservation of angular momentum, conservation of mass
force: gravitational force, frictional force, normal force, tension force, spring force, buoyant force, drag force, applied force
force: contact force, noncontact force
force/circular motion: centripetal force, centrifugal force, Coriolis force
fundamental force/interaction/force: gravity, electromagnetism, strong nuclear force, weak nuclear force
friction/force: static friction, kinetic friction, rolling friction, fluid friction
flight/force: lift, drag, thrust, weight
stress/force: tension, compression, shear, torsion, bending
elasticity/modulus: Young’s modulus, shear modulus, bulk modulus
deformation: elastic deformation, plastic deformation, fracture
equilibrium: stable equilibrium, unstable equilibrium, neutral equilibrium
collision: elastic collision, inelastic collision, perfectly inelastic collision
rotation/quantity: torque, moment of inertia, angular momentum, angular velocity, angular acceleration
simple machine/machine: lever, pulley, inclined plane, wedge, screw, wheel and axle
lever/machine: first-class lever, second-class lever, third-class lever
lever/part: fulcrum, load, effort
pulley/machine: fixed pulley, movable pulley, block and tackle
energy: kinetic energy, potential energy, thermal energy, chemical energy, nuclear energy, radiant energy, electrical energy
potential energy/energy: gravitational potential energy, elastic potential energy, chemical potential energy, electric potential energy
energy source/energy/renewable energy: solar energy, wind energy, hydropower, geothermal energy, biomass, tidal energy
power plant/power station: coal-fired power plant, nuclear power plant, hydroelectric power plant, geothermal power plant, wind farm, solar farm
fossil fuel/fuel: coal, petroleum, natural gas, oil shale
heat transfer/heat: conduction, convection, radiation
heat/quantity: specific heat capacity, latent heat, thermal conductivity, thermal expansion, temperature
latent heat/heat: latent heat of fusion, latent heat of vaporization, specific heat
thermodynamic process/process: isothermal process, adiabatic process, isobaric process, isochoric process
law of thermodynamics/law: zeroth law of thermodynamics, first law of thermodynamics, second law of thermodynamics, third law of thermodynamics
heat engine/engine/cycle: Carnot cycle, Otto cycle, Diesel cycle, Stirling cycle, Rankine cycle
fluid/principle/law: Archimedes’ principle, Pascal’s principle, Bernoulli’s principle, Torricelli’s law
fluid flow/flow: laminar flow, turbulent flow
fluid/property: viscosity, density, surface tension, capillarity, compressibility, buoyancy
pressure: atmospheric pressure, gauge pressure, absolute pressure, hydrostatic pressure, vapor pressure
liquid/force: cohesion, adhesion, surface tension, capillary action
wave: transverse wave, longitudinal wave, surface wave, standing wave
wave: mechanical wave, electromagnetic wave, matter wave
wave/part: crest, trough, node, antinode, compression, rarefaction
wave/quantity: wavelength, frequency, amplitude, period, phase, wave speed
wave behavior/wave: reflection, refraction, diffraction, interference, dispersion, polarization, absorption
interference/wave: constructive interference, destructive interference
oscillation: free oscillation, damped oscillation, forced oscillation, resonance
damping/oscillation: underdamping, critical damping, overdamping
sound/property: pitch, loudness, timbre, intensity, frequency
sound: ultrasound, infrasound, audible sound
sound/phenomenon: echo, reverberation, resonance, Doppler effect, beat, sonic boom
electromagnetic spectrum/radiation/wave: radio wave, microwave, infrared radiation, visible light, ultraviolet radiation, X-ray, gamma ray
light/material: transparent material, translucent material, opaque material
lens: convex lens, concave lens, biconvex lens, plano-convex lens
mirror: plane mirror, concave mirror, convex mirror
image/optics: real image, virtual image
optics/quantity: focal length, focal point, magnification, refractive index, aperture, optical axis
angle/optics: angle of incidence, angle of reflection, angle of refraction, critical angle
reflection: specular reflection, diffuse reflection, total internal reflection
optical instrument/instrument: microscope, telescope, periscope, binoculars, camera, spectroscope, magnifying glass
telescope: refracting telescope, reflecting telescope, radio telescope, space telescope
primary color/color: red, green, blue
primary pigment/color/ink: cyan, magenta, yellow, black
aberration/lens: spherical aberration, chromatic aberration, coma, astigmatism
color vision/light source/lamp: incandescent lamp, fluorescent lamp, halogen lamp, LED lamp, gas discharge lamp
laser/light/process: spontaneous emission, stimulated emission, absorption, population inversion
charge/electricity: positive charge, negative charge
charging/electricity/process: charging by friction, charging by conduction, charging by induction
electricity/current: direct current, alternating current
field: electric field, magnetic field, gravitational field
circuit/law: Ohm’s law, Kirchhoff’s current law, Kirchhoff’s voltage law, Joule’s law
electrical quantity/quantity: current, voltage, resistance, capacitance, inductance, impedance, electric charge, power
circuit quantity/quantity: resistance, reactance, conductance, admittance
magnet: permanent magnet, electromagnet, temporary magnet
magnetism: ferromagnetism, paramagnetism, diamagnetism, antiferromagnetism
electromagnetism/device/machine: generator, motor, transformer, electromagnet, solenoid
transformer/part: primary coil, secondary coil, core
transformer: step-up transformer, step-down transformer
motor/part: rotor, stator, commutator, brush, armature
hand rule/rule: right-hand rule, left-hand rule
Maxwell’s equations/law: Gauss’s law, Gauss’s law for magnetism, Faraday’s law of induction, Ampère’s law
measuring device/meter/instrument: ammeter, voltmeter, ohmmeter, wattmeter, galvanometer, multimeter, oscilloscope
measuring instrument/instrument: thermometer, barometer, manometer, hygrometer, speedometer, spring scale, stopwatch, caliper, micrometer
radiation: alpha radiation, beta radiation, gamma radiation, neutron radiation
radiation/detector/instrument: Geiger counter, cloud chamber, scintillation counter, bubble chamber, dosimeter
nuclear process/reaction: nuclear fission, nuclear fusion, radioactive decay
nuclear reactor/part: control rod, moderator, coolant, fuel rod, containment building
nuclear moderator/substance: water, heavy water, graphite, beryllium
particle accelerator/machine: cyclotron, synchrotron, linear accelerator, betatron
quark/particle: up quark, down quark, charm quark, strange quark, top quark, bottom quark
lepton/particle: electron, muon, tau, electron neutrino, muon neutrino, tau neutrino
boson/particle: photon, gluon, W boson, Z boson, Higgs boson
hadron/particle: proton, neutron, pion, kaon
particle family/particle: quark, lepton, boson, hadron, meson, baryon
antiparticle/particle: positron, antiproton, antineutron, antineutrino
quantum phenomenon/phenomenon/effect: photoelectric effect, Compton effect, tunneling, entanglement, superposition, wave-particle duality
relativity/effect: time dilation, length contraction, mass-energy equivalence, gravitational lensing, gravitational redshift
relativity/theory: special relativity, general relativity
theory/physics: classical mechanics, quantum mechanics, relativity, thermodynamics, electromagnetism, statistical mechanics
constant/physics: Planck constant, Boltzmann constant, gravitational constant, speed of light, Avogadro constant, elementary charge
state of matter/matter: solid, liquid, gas, plasma, Bose-Einstein condensate
physics/branch/science: mechanics, optics, acoustics, thermodynamics, electromagnetism, nuclear physics, quantum physics
mechanics/branch: kinematics, dynamics, statics, fluid mechanics
material/conductivity: conductor, semiconductor, insulator, superconductor
measurement/error: systematic error, random error, parallax error, zero error
measurement/quality: accuracy, precision, resolution, sensitivity
`;
