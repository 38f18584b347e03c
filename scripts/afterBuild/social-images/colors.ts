import { lightPalette } from '@/base/theme/palette';

/** Red, green and blue, 0 to 255 each. */
export type Color = readonly [number, number, number];

const { text, background, primary, border } = lightPalette;

/** Number of greys from background to text, which make the edges of letters smooth. */
const greys = 8;

/**
 * Returns the sixteen colors of a product's images. With sixteen, a pixel takes half a byte, and an image a third of
 * its size in full color.
 */
export function colorsFor(logo: string): readonly Color[] {
  const white = parse(background.default);
  const own = parse(/fill="(#[\da-f]{6})"/i.exec(logo)?.[1] ?? text.primary);
  const orange = parse(primary.light);
  return [
    ...Array.from({ length: greys }, (_, step) =>
      mix(white, parse(text.primary), step / (greys - 1)),
    ),
    ...[own, mix(own, white, 0.35), mix(own, white, 0.7)],
    ...[orange, mix(orange, white, 0.5), parse(primary.main)],
    ...[parse(border.strong), parse(background.sunken)],
  ];
}

/** Returns the index of the nearest color for each of 32,768 RGB values: five bits each, with red in the lowest. */
export function nearestColors(colors: readonly Color[]): Uint8Array {
  return Uint8Array.from({ length: 32_768 }, (_, code) => {
    const color = [code & 31, (code >> 5) & 31, code >> 10].map((part) => (part * 255) / 31);
    const distances = colors.map((other) =>
      other.reduce((sum, part, index) => sum + (part - (color[index] ?? 0)) ** 2, 0),
    );
    return distances.indexOf(Math.min(...distances));
  });
}

function parse(hex: string): Color {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function mix(from: Color, to: Color, share: number): Color {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}
