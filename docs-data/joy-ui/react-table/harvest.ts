export const harvest = [
  { name: 'Quinces', kilos: 14 },
  { name: 'Pears', kilos: 31 },
  { name: 'Walnuts', kilos: 8 },
];
