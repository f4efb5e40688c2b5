/** The order in which the values of a block are told (ITU-T T.81, figure A.6). */
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
];

const SIDE = 8;
/** By frequency, then by place (A.3.3). */
const COSINES = Float64Array.from({ length: SIDE * SIDE }, (_, index) => {
  const [frequency, place] = [Math.floor(index / SIDE), index % SIDE];
  const scale = frequency === 0 ? Math.SQRT1_2 : 1;
  return (scale / 2) * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});

interface Square {
  readonly plane: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

const rows = new Float64Array(SIDE * SIDE);
const square = new Float64Array(SIDE * SIDE);

/** The quantised values of eight by eight pixels, in zigzag order; beyond the edge its last pixels go on. */
export function forwardDct(from: Square, quantisation: Uint16Array, into: Int16Array): void {
  const { plane, width, height, left, top } = from;
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1)
      square[y * SIDE + x] =
        plane[Math.min(top + y, height - 1) * width + Math.min(left + x, width - 1)] ?? 0;
  for (let y = 0; y < SIDE; y += 1)
    for (let u = 0; u < SIDE; u += 1) {
      let sum = 0;
      for (let x = 0; x < SIDE; x += 1) sum += (COSINES[u * SIDE + x] ?? 0) * (square[y * SIDE + x] ?? 0);
      rows[y * SIDE + u] = sum;
    }
  for (let k = 0; k < SIDE * SIDE; k += 1) {
    const at = ZIGZAG[k] ?? 0;
    const [v, u] = [at >> 3, at & 7];
    let sum = 0;
    for (let y = 0; y < SIDE; y += 1) sum += (COSINES[v * SIDE + y] ?? 0) * (rows[y * SIDE + u] ?? 0);
    into[k] = Math.round(sum / (quantisation[k] ?? 1));
  }
}
