import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const fileIn = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));

function once<Codec>(load: () => Promise<Codec>): () => Promise<Codec> {
  let loaded: Promise<Codec> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** WebAssembly that unpacks and packs pictures, each loaded for the first of its kind. */
export const pngCodec = once(async () => {
  // The class that pictures come in, which only browsers have.
  await import("@jsquash/png/codec/pre.js");
  const { decode, init } = await import("@jsquash/png/decode.js");
  await init(fileIn("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
  return decode;
});

export const webpCodec = once(async () => {
  const { default: decode, init } = await import("@jsquash/webp/decode.js");
  await init({ wasmBinary: fileIn("@jsquash/webp/codec/dec/webp_dec.wasm") });
  return decode;
});

export const jpegCodec = once(async () => {
  const { default: load } = await import("@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs");
  return load({ wasmBinary: fileIn("@cornerstonejs/codec-libjpeg-turbo-8bit/wasm") });
});

export const svgCodec = once(async () => {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  await initWasm(fileIn("@resvg/resvg-wasm/index_bg.wasm"));
  return Resvg;
});

/** As wide as Arial, in which most drawings are made; Japanese takes a third of a second to load. */
const FONTS = ["400Regular/Arimo_400Regular.ttf", "700Bold/Arimo_700Bold.ttf"];
const JAPANESE_FONT = "@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2";
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The fonts that a drawing needs. */
export const fontsFor = (svg: string): Buffer[] => [
  ...FONTS.map((name) => fileIn(`@expo-google-fonts/arimo/${name}`)),
  ...(JAPANESE.test(svg) ? [fileIn(JAPANESE_FONT)] : []),
];
