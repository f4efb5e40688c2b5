/** What the Polish texts say where the operator has set nothing. */
export const STAND_INS = {
  unnamed: "podmiot prowadzący tę instalację serwisu Quizmill",
  uncontacted: "adres podany przez podmiot prowadzący tę instalację",
};
