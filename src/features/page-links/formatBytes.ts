/** Formats a number of bytes: `850 B`, `32.3 kB`, `1.68 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${Number(value.toPrecision(3))} ${unit}`;
}
