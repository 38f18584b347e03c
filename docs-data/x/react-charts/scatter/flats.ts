/** Flats for rent: size in square meters, rent in euros per month. */
export const flats = [
  { id: 'c1', district: 'Center', size: 28, rent: 690, rooms: 1 },
  { id: 'c2', district: 'Center', size: 35, rent: 810, rooms: 1 },
  { id: 'c3', district: 'Center', size: 44, rent: 980, rooms: 2 },
  { id: 'c4', district: 'Center', size: 52, rent: 1090, rooms: 2 },
  { id: 'c5', district: 'Center', size: 61, rent: 1320, rooms: 2 },
  { id: 'c6', district: 'Center', size: 75, rent: 1540, rooms: 3 },
  { id: 'c7', district: 'Center', size: 90, rent: 1890, rooms: 4 },
  { id: 'n1', district: 'North', size: 31, rent: 520, rooms: 1 },
  { id: 'n2', district: 'North', size: 42, rent: 640, rooms: 2 },
  { id: 'n3', district: 'North', size: 55, rent: 760, rooms: 2 },
  { id: 'n4', district: 'North', size: 68, rent: 910, rooms: 3 },
  { id: 'n5', district: 'North', size: 72, rent: 890, rooms: 3 },
  { id: 'n6', district: 'North', size: 84, rent: 1080, rooms: 4 },
  { id: 'n7', district: 'North', size: 97, rent: 1190, rooms: 4 },
];
