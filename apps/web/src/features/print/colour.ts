import type { Ink } from "./marks.ts";

const known = new Map<string, Ink>();
const canvas = document.createElement("canvas");
canvas.width = 1;
canvas.height = 1;
const brush = canvas.getContext("2d", { willReadFrequently: true });

/** Any CSS colour as the PDF needs it: the browser paints one pixel, which is then read. */
export function inkOf(cssColour: string): Ink {
  const ink = known.get(cssColour) ?? painted(cssColour);
  known.set(cssColour, ink);
  return ink;
}

function painted(cssColour: string): Ink {
  if (!brush) return { rgb: [0, 0, 0], opacity: 1 };
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = cssColour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  return { rgb: [red, green, blue], opacity: alpha / 255 };
}
