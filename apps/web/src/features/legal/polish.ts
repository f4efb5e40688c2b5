/** The words of the Polish texts for what the operator has not set. */
export const STAND_INS = {
  unnamed: "podmiot prowadzący tę instalację serwisu Quizmill",
  uncontacted: "adres podany przez podmiot prowadzący tę instalację",
};
