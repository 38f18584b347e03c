export const weeks = [
  '16 to 22 May',
  '23 to 29 May',
  '30 May to 5 June',
  '6 to 12 June',
] as const;

export type Week = (typeof weeks)[number];

export interface Boat {
  id: string;
  name: string;
  mooring: string;
  berths: number;
  /** Euros per night. */
  price: number;
  feature: string;
  allowsDogs: boolean;
  free: readonly Week[];
  hull: string;
  cabin: string;
  /** Its position on the map, in percent from the left and from the top. */
  at: readonly [left: number, top: number];
}

const [may16, may23, may30, june6] = weeks;

export const boats: readonly Boat[] = [
  {
    id: 'dragonfly',
    name: 'Dragonfly',
    mooring: 'Upper Lock',
    berths: 4,
    price: 92,
    feature: 'Roof garden with herbs',
    allowsDogs: true,
    free: [may16, may30, june6],
    hull: '#1c2a4a',
    cabin: '#2f7f86',
    at: [22, 20],
  },
  {
    id: 'old-moss',
    name: 'Old Moss',
    mooring: 'Tannery Quay',
    berths: 2,
    price: 64,
    feature: 'Wood stove, reading bunk',
    allowsDogs: false,
    free: [may16, may23, june6],
    hull: '#2b2b2b',
    cabin: '#6d7f3c',
    at: [43, 41],
  },
  {
    id: 'marigold',
    name: 'Marigold',
    mooring: 'Bell Bridge',
    berths: 6,
    price: 138,
    feature: 'Two cabins, bicycle rack',
    allowsDogs: true,
    free: [may23, may30],
    hull: '#5a1f1a',
    cabin: '#d9822b',
    at: [68, 33],
  },
  {
    id: 'heron',
    name: 'The Heron',
    mooring: 'Reed Basin',
    berths: 4,
    price: 105,
    feature: 'Solar power, quiet motor',
    allowsDogs: false,
    free: [may16, may23, may30, june6],
    hull: '#30424f',
    cabin: '#8aa6b8',
    at: [60, 66],
  },
  {
    id: 'plum-pudding',
    name: 'Plum Pudding',
    mooring: 'Mill Pool',
    berths: 3,
    price: 79,
    feature: 'Kitchen for long breakfasts',
    allowsDogs: true,
    free: [may30, june6],
    hull: '#241b35',
    cabin: '#7b4a80',
    at: [25, 77],
  },
];
