import { parseArgs } from "node:util";
import { SCENES, type Scene } from "./scenes.ts";

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1_024 },
  desktop: { width: 1_440, height: 900 },
} as const;
const THEMES = ["light", "dark"] as const;
const LANGUAGES = ["en", "de", "ja"] as const;

/** One picture to take. */
export interface Shot {
  readonly scene: Scene;
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
  readonly language: string;
}

/** The file name of a picture. */
export const fileOf = ({ scene, size, theme, language }: Shot) =>
  `${scene.name}.${size}.${theme}.${language}.png`;

/** The pictures that the command line asks for; without words all. */
export function wantedShots(args: string[]): Shot[] {
  const option = { type: "string", multiple: true } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { size: option, theme: option, language: option },
  });
  const isWanted = (asked: string[] | undefined, value: string) => !asked || asked.includes(value);
  const scenes = SCENES.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
  );
  const sizes = (Object.keys(SIZES) as Shot["size"][]).filter((size) => isWanted(values.size, size));
  return scenes.flatMap((scene) =>
    sizes
      .filter((size) => SIZES[size].width >= (scene.minWidth ?? 0))
      .filter((size) => SIZES[size].width <= (scene.maxWidth ?? Number.POSITIVE_INFINITY))
      .flatMap((size) =>
        THEMES.filter((theme) => isWanted(values.theme, theme)).flatMap((theme) =>
          (values.language ?? LANGUAGES).map((language) => ({ scene, size, theme, language })),
        ),
      ),
  );
}
