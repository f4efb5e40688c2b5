/** Families of the lexicon; `lexicon.ts` says how they are written. */
export const EN_MEDICINE = `
blood vessel/vessel: artery, arteriole, capillary, venule, vein
artery/vessel: aorta, carotid artery, femoral artery, coronary artery, pulmonary artery, renal artery, brachial artery, subclavian artery
vein/vessel: superior vena cava, inferior vena cava, jugular vein, portal vein, renal vein, femoral vein
heart valve/valve: mitral valve, tricuspid valve, aortic valve, pulmonary valve
heart layer/layer/heart: pericardium, myocardium, endocardium, epicardium
heart conduction/heart: sinoatrial node, atrioventricular node, bundle of His, Purkinje fibers
heart chamber/chamber/heart: left atrium, right atrium, left ventricle, right ventricle
cardiac cycle/heart/phase: systole, diastole
circulation: systemic circulation, pulmonary circulation, coronary circulation, portal circulation
vessel wall/layer: tunica intima, tunica media, tunica externa
blood cell/cell: erythrocyte, leukocyte, thrombocyte
white blood cell/leukocyte/cell: neutrophil, eosinophil, basophil, lymphocyte, monocyte
lymphocyte/cell: B cell, T cell, natural killer cell
T cell/cell: helper T cell, cytotoxic T cell, regulatory T cell, memory T cell
immune cell/cell: macrophage, dendritic cell, mast cell, neutrophil, plasma cell
immunity: innate immunity, adaptive immunity, passive immunity, active immunity, herd immunity
immune response/response: humoral response, cell-mediated response, inflammatory response, allergic response
antibody/immunoglobulin: IgA, IgD, IgE, IgG, IgM
immune molecule/protein: antibody, antigen, cytokine, interferon, complement protein, histamine
lymphatic organ/organ: thymus, spleen, tonsil, lymph node, appendix
blood plasma protein/protein: albumin, globulin, fibrinogen, prothrombin
clotting/blood: fibrin, fibrinogen, thrombin, prothrombin, platelet
vaccine: live attenuated vaccine, inactivated vaccine, subunit vaccine, toxoid vaccine, mRNA vaccine
nervous system/system: central nervous system, peripheral nervous system, autonomic nervous system, somatic nervous system
autonomic nervous system/division/system: sympathetic nervous system, parasympathetic nervous system, enteric nervous system
neuron/nerve cell/cell: sensory neuron, motor neuron, interneuron
neuron shape/neuron: unipolar neuron, bipolar neuron, multipolar neuron
neuron/part/nerve cell: dendrite, axon, synapse, cell body, axon terminal, node of Ranvier, myelin sheath
glial cell/cell: astrocyte, oligodendrocyte, microglia, Schwann cell, ependymal cell, satellite cell
nerve signal/potential: resting potential, action potential, threshold potential, graded potential
action potential/phase: depolarization, repolarization, hyperpolarization
synapse/part: synaptic cleft, presynaptic membrane, postsynaptic membrane, synaptic vesicle
neurotransmitter: dopamine, serotonin, acetylcholine, norepinephrine, glutamate, glycine, endorphin, GABA
brain part/brain: cerebrum, cerebellum, brainstem, diencephalon
brainstem/brain: midbrain, pons, medulla oblongata
brain region/brain: forebrain, midbrain, hindbrain
limbic system/brain/structure: amygdala, hippocampus, hypothalamus, cingulate gyrus
brain area/brain: Broca’s area, Wernicke’s area, motor cortex, somatosensory cortex, visual cortex, auditory cortex, prefrontal cortex
brain/fissure/surface: gyrus, sulcus, fissure
meninx/meninges/membrane: dura mater, arachnoid mater, pia mater
cranial nerve/nerve: olfactory nerve, optic nerve, oculomotor nerve, trigeminal nerve, facial nerve, vagus nerve, vestibulocochlear nerve
nerve: sciatic nerve, median nerve, ulnar nerve, radial nerve, femoral nerve, phrenic nerve
reflex/reflex arc/part: receptor, sensory neuron, interneuron, motor neuron, effector
reflex: knee-jerk reflex, withdrawal reflex, blink reflex, grasping reflex, sucking reflex, rooting reflex
receptor/sense: photoreceptor, mechanoreceptor, chemoreceptor, thermoreceptor, nociceptor
photoreceptor/cell: rod, cone
skin receptor/receptor: Meissner’s corpuscle, Pacinian corpuscle, Merkel’s disk, Ruffini corpuscle
eye/part: cornea, sclera, choroid, retina, iris, pupil, lens, fovea, optic disc
eye fluid/eye: aqueous humor, vitreous humor, tear fluid
eye defect/vision: myopia, hyperopia, astigmatism, presbyopia, color blindness
eye disease/disease: cataract, glaucoma, conjunctivitis, macular degeneration, retinal detachment
ear/region: outer ear, middle ear, inner ear
middle ear/ear bone/ossicle/bone: malleus, incus, stapes
inner ear/part: cochlea, semicircular canal, vestibule, utricle, saccule
outer ear/part: pinna, ear canal, eardrum
taste: sweet, sour, salty, bitter, umami
skin layer/layer: epidermis, dermis, hypodermis
epidermis/layer: stratum corneum, stratum lucidum, stratum granulosum, stratum spinosum, stratum basale
skin/gland: sweat gland, sebaceous gland, mammary gland
skin/cell: keratinocyte, melanocyte, Langerhans cell, Merkel cell
bone/leg: femur, tibia, fibula, patella
bone/arm: humerus, radius, ulna
bone/foot/hand: carpals, metacarpals, phalanges, tarsals, metatarsals
bone/skull: frontal bone, parietal bone, temporal bone, occipital bone, sphenoid bone, ethmoid bone
bone/face/skull: mandible, maxilla, zygomatic bone, nasal bone, vomer
bone/trunk: sternum, rib, clavicle, scapula, vertebra
spine/vertebra/region: cervical vertebra, thoracic vertebra, lumbar vertebra, sacral vertebra
vertebra/bone: atlas, axis, sacrum, coccyx
pelvis/bone: ilium, ischium, pubis
bone shape/bone: long bone, short bone, flat bone, irregular bone, sesamoid bone
bone/part: periosteum, epiphysis, diaphysis, metaphysis, marrow cavity
bone tissue/tissue: compact bone, spongy bone
bone marrow/marrow: red marrow, yellow marrow
joint: ball-and-socket joint, hinge joint, pivot joint, saddle joint, gliding joint, ellipsoid joint
joint: fibrous joint, cartilaginous joint, synovial joint
joint: shoulder, elbow, wrist, hip, knee, ankle
joint part/joint: ligament, cartilage, synovial fluid, joint capsule, meniscus, bursa
cartilage/tissue: hyaline cartilage, elastic cartilage, fibrocartilage
movement/joint movement: flexion, extension, abduction, adduction, rotation, circumduction, pronation, supination
muscle/arm: biceps, triceps, deltoid, brachialis
muscle/leg: quadriceps, hamstring, gastrocnemius, soleus, sartorius
muscle: trapezius, pectoralis major, latissimus dorsi, rectus abdominis, gluteus maximus
muscle contraction/contraction: isotonic contraction, isometric contraction, concentric contraction, eccentric contraction
muscle role/muscle: agonist, antagonist, synergist, fixator
muscle fiber/fiber: slow-twitch fiber, fast-twitch fiber
epithelium/epithelial tissue/tissue: squamous epithelium, cuboidal epithelium, columnar epithelium, transitional epithelium
connective tissue/tissue: bone, cartilage, blood, adipose tissue, tendon, ligament
fiber/connective tissue: collagen fiber, elastic fiber, reticular fiber
airway/respiratory system: nasal cavity, pharynx, larynx, trachea, bronchus, bronchiole, alveolus
lung volume/volume: tidal volume, residual volume, vital capacity, inspiratory reserve volume, expiratory reserve volume, total lung capacity
breathing: inhalation, exhalation
respiratory muscle/muscle: diaphragm, external intercostals, internal intercostals
tooth: incisor, canine, premolar, molar
tooth/part/layer: enamel, dentin, pulp, cementum
tooth/region: crown, neck, root
digestive organ/organ: mouth, esophagus, stomach, small intestine, large intestine
small intestine/part: duodenum, jejunum, ileum
large intestine/part: cecum, colon, rectum, appendix
colon/part: ascending colon, transverse colon, descending colon, sigmoid colon
stomach/part: cardia, fundus, body, pylorus
accessory organ/digestion/organ: liver, pancreas, gallbladder, salivary gland
salivary gland/gland: parotid gland, submandibular gland, sublingual gland
digestive enzyme/enzyme: salivary amylase, pepsin, trypsin, pancreatic lipase, lactase, chymotrypsin
digestive process/process: ingestion, digestion, absorption, elimination, secretion
digestive juice/secretion: saliva, gastric juice, bile, pancreatic juice, intestinal juice
digestive hormone/hormone: gastrin, secretin, cholecystokinin, ghrelin, leptin
sphincter/muscle: pyloric sphincter, anal sphincter, lower esophageal sphincter
urinary system/organ: kidney, ureter, bladder, urethra
kidney/part: renal cortex, renal medulla, renal pelvis, renal capsule
nephron/kidney/part: glomerulus, Bowman’s capsule, proximal tubule, loop of Henle, distal tubule, collecting duct
urine formation/process: filtration, reabsorption, secretion, excretion
female reproductive organ/organ: ovary, uterus, vagina, fallopian tube, cervix
male reproductive organ/organ: testis, epididymis, vas deferens, prostate, seminal vesicle, penis
uterus/layer: endometrium, myometrium, perimetrium
menstrual cycle/phase: follicular phase, ovulation, luteal phase, menstruation
sex hormone/hormone: estrogen, progesterone, testosterone, luteinizing hormone, follicle-stimulating hormone
gametogenesis/process: spermatogenesis, oogenesis
prenatal development/stage: zygote, embryo, fetus, blastocyst
pregnancy/structure: placenta, umbilical cord, amniotic sac, uterus
contraception/method: condom, diaphragm, birth control pill, intrauterine device, vasectomy, tubal ligation
endocrine gland/gland: pituitary gland, thyroid gland, parathyroid gland, adrenal gland, pineal gland, thymus, pancreas
pituitary hormone/hormone: growth hormone, prolactin, oxytocin, vasopressin, thyrotropin, luteinizing hormone
thyroid hormone/hormone: thyroxine, triiodothyronine, calcitonin
adrenal hormone/hormone: adrenaline, cortisol, aldosterone, noradrenaline
pancreatic hormone/hormone: insulin, glucagon, somatostatin
gland: endocrine gland, exocrine gland
vitamin: vitamin A, vitamin B12, vitamin C, vitamin D, vitamin E, vitamin K
vitamin: thiamine, riboflavin, niacin, folic acid, biotin, retinol, ascorbic acid
vitamin/solubility: fat-soluble vitamin, water-soluble vitamin
vitamin deficiency/disease: scurvy, rickets, beriberi, pellagra, night blindness
mineral/nutrient: calcium, iron, iodine, zinc, magnesium, potassium, sodium, selenium
diet: vegetarian diet, vegan diet, ketogenic diet, Mediterranean diet, gluten-free diet
eating disorder/disorder: anorexia nervosa, bulimia nervosa, binge eating disorder
malnutrition/disease: kwashiorkor, marasmus, obesity, anemia
disease: infectious disease, genetic disease, autoimmune disease, degenerative disease, deficiency disease
infectious disease/disease/viral disease: influenza, measles, mumps, rubella, chickenpox, polio, rabies, hepatitis, smallpox
bacterial disease/disease: tuberculosis, cholera, typhoid fever, tetanus, diphtheria, plague, leprosy, anthrax, whooping cough, syphilis
parasitic disease/disease: malaria, sleeping sickness, schistosomiasis, toxoplasmosis, leishmaniasis, Chagas disease
tropical disease/disease: malaria, dengue fever, yellow fever, Zika fever, Ebola
sexually transmitted infection/infection/disease: gonorrhea, syphilis, chlamydia, genital herpes, HIV infection
fungal infection/infection: athlete’s foot, ringworm, candidiasis, aspergillosis
hepatitis/disease: hepatitis A, hepatitis B, hepatitis C
heart disease/disease: heart attack, angina, arrhythmia, heart failure, cardiomyopathy, endocarditis
arrhythmia/heart: tachycardia, bradycardia, atrial fibrillation, ventricular fibrillation
vascular disease/disease: atherosclerosis, hypertension, aneurysm, thrombosis, embolism, varicose veins
blood disease/disease: anemia, leukemia, hemophilia, thalassemia, sickle cell disease
lung disease/disease: asthma, bronchitis, pneumonia, emphysema, tuberculosis, lung cancer, cystic fibrosis
digestive disease/disease: gastritis, peptic ulcer, Crohn’s disease, ulcerative colitis, appendicitis, celiac disease, pancreatitis
liver disease/disease: cirrhosis, hepatitis, fatty liver, jaundice, liver cancer
kidney disease/disease: kidney stones, nephritis, kidney failure, cystitis, pyelonephritis
neurological disease/disease: Parkinson’s disease, Alzheimer’s disease, multiple sclerosis, epilepsy, Huntington’s disease, stroke, migraine
bone disease/disease: osteoporosis, osteoarthritis, rheumatoid arthritis, rickets, scoliosis, gout
autoimmune disease/disease: lupus, rheumatoid arthritis, multiple sclerosis, type 1 diabetes, celiac disease, psoriasis
skin disease/disease: eczema, psoriasis, acne, dermatitis, vitiligo, hives, impetigo
diabetes/disease: type 1 diabetes, type 2 diabetes, gestational diabetes
thyroid disease/disease: hypothyroidism, hyperthyroidism, goiter, Graves’ disease
cancer/tumor: carcinoma, sarcoma, lymphoma, leukemia, melanoma
cancer: lung cancer, breast cancer, prostate cancer, colon cancer, skin cancer, stomach cancer
tumor: benign tumor, malignant tumor
cancer treatment/treatment/therapy: surgery, chemotherapy, radiation therapy, immunotherapy, hormone therapy
injury: fracture, sprain, strain, dislocation, contusion, laceration, concussion
fracture/injury: simple fracture, compound fracture, greenstick fracture, comminuted fracture, stress fracture
burn/injury: first-degree burn, second-degree burn, third-degree burn
wound/injury: abrasion, laceration, puncture, incision, avulsion
shock: hypovolemic shock, septic shock, anaphylactic shock, cardiogenic shock
first aid/procedure: cardiopulmonary resuscitation, Heimlich maneuver, recovery position, defibrillation, pressure bandage
symptom: fever, cough, headache, nausea, fatigue, rash, pain, dizziness
vital sign/sign: body temperature, pulse, blood pressure, respiratory rate
inflammation/sign: redness, swelling, heat, pain, loss of function
disease course/period/stage: incubation period, prodromal period, acute period, convalescence
disease spread/epidemiology: epidemic, pandemic, endemic disease, outbreak
epidemiology/rate/measure: incidence, prevalence, mortality, morbidity
transmission/disease: direct contact, droplet transmission, airborne transmission, vector transmission, fecal-oral route
prevention/medicine: primary prevention, secondary prevention, tertiary prevention
drug/medicine: antibiotic, antiviral, antifungal, analgesic, antihistamine, sedative, diuretic
drug/medicine: aspirin, ibuprofen, paracetamol, morphine, penicillin, insulin
antibiotic/drug: penicillin, tetracycline, streptomycin, erythromycin, vancomycin, ciprofloxacin
painkiller/drug: aspirin, ibuprofen, paracetamol, naproxen, codeine, morphine
heart drug/drug: beta blocker, ACE inhibitor, calcium channel blocker, diuretic, statin, anticoagulant
drug effect/drug: agonist, antagonist, partial agonist, inverse agonist
drug form/medicine: tablet, capsule, syrup, ointment, injection, suppository, patch
drug administration/route: oral administration, intravenous injection, intramuscular injection, subcutaneous injection, inhalation
pharmacokinetics/process: absorption, distribution, metabolism, excretion
anesthesia: general anesthesia, local anesthesia, regional anesthesia, sedation
psychoactive drug/drug: stimulant, depressant, hallucinogen, opioid
stimulant/drug: caffeine, nicotine, cocaine, amphetamine
opioid/drug: heroin, morphine, codeine, methadone, fentanyl
hallucinogen/drug: LSD, mescaline, psilocybin, PCP
addiction/process: tolerance, dependence, withdrawal, craving, relapse
medical imaging/imaging/method: X-ray imaging, computed tomography, magnetic resonance imaging, ultrasound, positron emission tomography
heart test/test: electrocardiogram, echocardiogram, stress test, angiogram
brain test/method: electroencephalography, computed tomography, functional magnetic resonance imaging, positron emission tomography
endoscopy/examination: gastroscopy, colonoscopy, bronchoscopy, laparoscopy, arthroscopy
lab test/test: blood test, urine test, biopsy, culture, swab
medical instrument/instrument: stethoscope, thermometer, sphygmomanometer, otoscope, ophthalmoscope, syringe, scalpel
surgery/operation: appendectomy, bypass surgery, hysterectomy, tonsillectomy, mastectomy, transplantation
medical specialty/specialty: cardiology, neurology, dermatology, oncology, pediatrics, gynecology, urology, psychiatry, ophthalmology
doctor/specialist: cardiologist, neurologist, dermatologist, oncologist, pediatrician, gynecologist, urologist, psychiatrist
health profession/profession: doctor, nurse, pharmacist, dentist, midwife, paramedic, physiotherapist
anatomical plane/plane: sagittal plane, coronal plane, transverse plane
anatomical direction/direction: anterior, posterior, superior, inferior, medial, lateral, proximal, distal
body cavity/cavity: thoracic cavity, abdominal cavity, pelvic cavity, cranial cavity, vertebral cavity
serous membrane/membrane: pleura, pericardium, peritoneum
body part/limb: head, neck, arm, leg, hand, foot, trunk, shoulder
finger/hand: thumb, index finger, middle finger, ring finger, little finger
allergy/hypersensitivity: hay fever, asthma, anaphylaxis, contact dermatitis, food allergy
medical ethics/principle: autonomy, beneficence, nonmaleficence, justice
sleep disorder/disorder: insomnia, narcolepsy, sleep apnea, sleepwalking, night terrors, restless legs syndrome
cell/type of cell: neuron, muscle cell, epithelial cell, glial cell, bone cell, fat cell, blood cell
`;
