export interface Trip {
  id: number;
  from: string;
  to: string;
  km: number;
}

const stops = ['Harbor', 'Market', 'Museum', 'Station', 'University'];

/** Trips with a rental bicycle, each 2 km longer than the previous one. */
export const trips: Trip[] = Array.from({ length: 13 }, (_, index) => ({
  id: index + 1,
  from: stops[index % 5]!,
  to: stops[(index + 2) % 5]!,
  km: 3 + 2 * index,
}));
