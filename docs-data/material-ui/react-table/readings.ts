export interface Reading {
  id: number;
  minute: number;
  celsius: string;
  humidity: number;
}

/** A reading every five minutes. */
export const readings: Reading[] = Array.from(
  { length: 10_000 },
  (_unused, index) => ({
    id: index + 1,
    minute: index * 5,
    celsius: (18 + 6 * Math.sin(index / 40)).toFixed(1),
    humidity: 40 + (index % 37),
  }),
);
