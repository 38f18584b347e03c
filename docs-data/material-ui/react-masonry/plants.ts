/** Plants of a balcony. The tile of each is as tall as the plant: 1 px for 1 cm. */
export const plants = [
  { name: 'Thyme', height: 50 },
  { name: 'Chive', height: 60 },
  { name: 'Mint', height: 75 },
  { name: 'Sage', height: 90 },
  { name: 'Basil', height: 55 },
  { name: 'Leek', height: 50 },
  { name: 'Dill', height: 90 },
  { name: 'Kale', height: 80 },
  { name: 'Yam', height: 140 },
  { name: 'Bean', height: 150 },
];

export const plantsByName = [...plants].sort((a, b) =>
  a.name < b.name ? -1 : 1,
);
