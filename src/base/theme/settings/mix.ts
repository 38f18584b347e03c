/** The lightest color, towards which others are mixed. */
export const white = '#ffffff';

/** The darkest color, towards which others are mixed. */
export const black = '#000000';

/** Mixes color `one` with a share (0 to 1) of `other`, both `#rrggbb`. Truncates channels, as MUI does. */
export function mix(one: string, other: string, share: number): string {
  const ends = channels(other);
  const mixed = channels(one).map((value, index) =>
    Math.floor(value + ((ends[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns red, green and blue of a color `#rrggbb`, from 0 to 255. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
