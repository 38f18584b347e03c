export interface Station {
  code: string;
  name: string;
  platforms: number;
}

export const stations: readonly Station[] = [
  { code: 'HAR', name: 'Harbor', platforms: 4 },
  { code: 'MIL', name: 'Mill Bridge', platforms: 2 },
  { code: 'UNI', name: 'University', platforms: 8 },
];
